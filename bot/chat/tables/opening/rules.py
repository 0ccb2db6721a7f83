"""A server's own rules for opening tables: where, and by whom."""

from collections.abc import Mapping
from contextlib import suppress

from msgspec.structs import replace

from bot.chat.front.interaction import Interaction
from bot.chat.front.permissions import PERMISSIONS, lacked
from bot.chat.front.post import Post
from bot.chat.words.languages import private_texts, table_language
from bot.chat.words.texts import Texts
from bot.tables.guild_settings import GuildSettings, GuildSettingsStore
from bot.tables.refusals import Refusal
from bot.tables.store import StoreBusy


class OpeningRules:
    """Reads the settings of servers, and applies them to people who open tables."""

    def __init__(self, store: GuildSettingsStore) -> None:
        self._store = store

    async def explain(self, interaction: Interaction) -> None:
        """Say privately to the person who opened a table, and to no further one, that the channels for tables were
        deleted."""
        guild_id = interaction.guild_id or 0
        with suppress(StoreBusy):  # then the next opener reads it
            if (await self._store.guild_settings(guild_id)).emptied != "unsaid":
                return
            before, _ = await self._store.change_guild_settings(guild_id, _as_said)
            if before.emptied == "unsaid":
                texts = private_texts(interaction)
                await interaction.reply(Post(texts.say("channels-gone", _who_may_change(texts))), private=True)

    async def check(self, interaction: Interaction, channel_id: int, parent_id: int | None) -> GuildSettings:
        """Return the server's settings. Raises Refusal if the author may not open a table in that channel, or thread
        of the channel `parent_id`."""
        settings = await self._store.guild_settings(interaction.guild_id or 0)
        needed = PERMISSIONS.get(settings.openers)
        if needed is not None and (permission := lacked(interaction, needed)) is not None:
            raise Refusal("may-not-open", permission=permission, **_who_may_change(private_texts(interaction)))
        if not settings.allow_channel(channel_id, parent_id):
            facts = _who_may_change(private_texts(interaction))
            raise Refusal("channel-not-for-tables", channels=settings.channels, **facts)
        return settings


def _who_may_change(texts: Texts) -> Mapping[str, str]:
    """Return the permission to change a server's settings, as the fact of a text."""
    return {"managing": texts.say("permission-manage-guild")}


def _as_said(settings: GuildSettings) -> GuildSettings:
    return replace(settings, emptied="said") if settings.emptied == "unsaid" else settings


def presets(
    interaction: Interaction, settings: GuildSettings, language: str | None = None, clock: str | None = None
) -> tuple[str, str]:
    """Return the language and the clock of a new table: those given, or else the server's and the author's."""
    return language or settings.language or table_language(interaction), clock or settings.clock
