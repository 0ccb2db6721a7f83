"""A server's own rules for opening tables: where, and by whom."""

from bot.chat.front.interaction import Interaction
from bot.chat.front.permissions import lacked
from bot.chat.tables.guild_settings_handlers import PERMISSIONS
from bot.chat.words.languages import private_texts, table_language
from bot.tables.guild_settings import GuildSettings, GuildSettingsStore
from bot.tables.refusals import Refusal


class OpeningRules:
    """Reads the settings of servers, and applies them to people who open tables."""

    def __init__(self, store: GuildSettingsStore) -> None:
        self._store = store

    async def check(self, interaction: Interaction, channel_id: int, parent_id: int | None) -> GuildSettings:
        """Return the server's settings. Raises Refusal if the author may not open a table in that channel, or thread
        of the channel `parent_id`."""
        settings = await self._store.guild_settings(interaction.guild_id or 0)
        needed = PERMISSIONS.get(settings.openers)
        if needed is not None and (permission := lacked(interaction, needed)) is not None:
            raise Refusal("may-not-open", permission=permission)
        if not settings.allow_channel(channel_id, parent_id):
            named = private_texts(interaction).join([f"<#{channel}>" for channel in settings.channels])
            raise Refusal("channel-not-for-tables", channels=named)
        return settings


def presets(
    interaction: Interaction, settings: GuildSettings, language: str | None = None, clock: str | None = None
) -> tuple[str, str]:
    """Return the language and the clock of a new table: those given, or else the server's and the author's."""
    return language or settings.language or table_language(interaction), clock or settings.clock
