"""Completions of the options of a table's commands. Empty if anything is in the way."""

from collections.abc import Mapping

from discord.app_commands import Choice as Offer
from msgspec import Struct

from bot.chat.front.interaction import Interaction
from bot.chat.tables.finding import Finder
from bot.chat.tables.typed import Asked
from bot.chat.words.languages import private_texts
from bot.chat.words.lengths import CHOICE, OPTIONS, fit
from bot.chat.words.people import People
from bot.chat.words.players import name_of
from bot.tables.state import option_codes


class Completions:
    """Offers tables, variants and the values of moves."""

    def __init__(self, finder: Finder, people: People) -> None:
        self._finder = finder
        self._people = people

    async def tables(self, interaction: Interaction, game: str | None, begun: str) -> list[Offer[str]]:
        """Offer the tables where a person is seated: game, channel and id."""
        texts = private_texts(interaction)
        offers: list[Offer[str]] = []
        for info in await self._finder.seated_at(interaction):
            channel = interaction.raw.client.get_channel(info.channel_id)
            where = getattr(channel, "name", str(info.channel_id))
            name = f"{texts.say(f'{info.game}-title')} · #{where} · {info.id}"
            if game in (None, info.game) and begun.casefold() in name.casefold():
                offers.append(Offer(name=fit(name, CHOICE), value=info.id))
        return offers[:OPTIONS]

    async def variants(self, interaction: Interaction, begun: str) -> list[Offer[str]]:
        """Offer the codes typed so far and one more."""
        table = await self._finder.table_for(interaction)
        texts = private_texts(interaction)
        codes = option_codes(table.game)
        typed = [code for code in begun.replace(",", " ").split() if code in codes]
        return [
            Offer(
                name=fit(texts.join([texts.say(f"{table.info.game}-variant-{code}") for code in more]), CHOICE),
                value=" ".join(more),
            )
            for code in codes
            if len(" ".join(more := [*typed, code])) <= CHOICE and code not in typed
        ][:OPTIONS]

    async def free_seats(self, interaction: Interaction, begun: str) -> list[Offer[str]]:
        """Offer the seats that computers hold for people, by the people's names."""
        table = await self._finder.table_for(interaction)
        owned = {seat: owner for seat in table.computers if (owner := table.attendance.tenant(seat)) is not None}
        owners = await self._people.people_by_id([*owned.values()], table.info.guild_id)
        named_seats = [(fit(name_of(owner), CHOICE), seat) for seat, owner in zip(owned, owners, strict=True)]
        fitting = [(name, seat) for name, seat in named_seats if begun.casefold() in name.casefold()]
        return [Offer(name=name, value=str(seat)) for name, seat in fitting][:OPTIONS]

    async def values(
        self,
        interaction: Interaction,
        game: str,
        kind: type[Struct],
        field: str,
        typed: Mapping[str, str],
        table_id: str | None,
    ) -> list[Offer[str]]:
        """Offer what is legal now, to the seated person alone."""
        table = await self._finder.table_for(interaction, game, table_id)
        if table.info.game != game:
            return []
        person = await self._people.meet(interaction)
        people = await self._people.players(table, private_texts(interaction))
        seat = table.seat_of(person.id)
        if seat is None:
            return []
        return Asked(table, seat, kind, people, private_texts(interaction)).offers(field, typed)
