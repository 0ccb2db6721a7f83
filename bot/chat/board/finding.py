"""The table that a command means without naming it."""

from collections.abc import Sequence

from discord import app_commands

from bot.chat.front.interaction import Interaction
from bot.chat.words.lengths import CHOICE, OPTIONS, fit
from bot.chat.words.people import People
from bot.tables.refusals import Refusal
from bot.tables.service import Tables
from bot.tables.state import TableInfo
from bot.tables.table import Table


class TableFinder:
    """Finds the table for a typed command."""

    def __init__(self, tables: Tables, people: People) -> None:
        self._tables = tables
        self._people = people

    async def table_for(self, interaction: Interaction, game: str | None = None, table_id: str | None = None) -> Table:
        """Return the channel's table. In a direct message, return the table where the author is seated: the only one,
        of a game if named, or by its id. Raises Refusal if there is none or more than one."""
        if interaction.guild_id is not None:
            return await self._tables.fetch_in(interaction.channel_id or 0)
        seated = [info for info in await self.seated_at(interaction) if game in (None, info.game)]
        named = [info for info in seated if info.id == table_id] if table_id is not None else seated
        if not seated:
            raise Refusal("no-table-of-yours")
        if len(named) != 1:
            raise Refusal("say-which-table", tables=interaction.texts.join([info.id for info in seated]))
        return await self._tables.fetch(named[0].id)

    async def own_table_for(self, interaction: Interaction) -> Table:
        """Return the only live table on the server where the author is seated. If there is none or more than one,
        return the channel's table."""
        seated = [info for info in await self.seated_at(interaction) if info.guild_id == interaction.guild_id]
        if len(seated) == 1:
            return await self._tables.fetch(seated[0].id)
        return await self.table_for(interaction)

    async def offer(self, game: str | None, interaction: Interaction, begun: str) -> list[app_commands.Choice[str]]:
        """Complete the option that names a table, for a person at several tables who types in a direct message: game,
        channel and id of each, or only those of a game."""
        texts = interaction.texts
        offers: list[app_commands.Choice[str]] = []
        for info in await self.seated_at(interaction):
            channel = interaction.raw.client.get_channel(info.channel_id)
            where = getattr(channel, "name", str(info.channel_id))
            name = f"{texts.say(f'{info.game}-title')} · #{where} · {info.id}"
            if game in (None, info.game) and begun.casefold() in name.casefold():
                offers.append(app_commands.Choice(name=fit(name, CHOICE), value=info.id))
        return offers[:OPTIONS]

    async def seated_at(self, interaction: Interaction) -> Sequence[TableInfo]:
        """Return the live tables where the author of an interaction is seated, newest first."""
        return await self._tables.tables_of(await self._people.meet(interaction))
