"""A server's own settings for its tables. Without them nothing is restricted, and openers choose for themselves."""

from typing import Final, Literal, Protocol

from msgspec import Struct

from bot.tables.clocks import NO_CLOCK

Openers = Literal["everyone", "moderators", "managers"]
"""The people who may open tables: everyone, those who may manage messages there, or those who manage the server."""
CHANNELS_MOST: Final = 25
"""The most channels that a server can choose for its tables, which one menu of Discord's can hold."""


class GuildSettings(Struct, frozen=True):
    """The settings of one server."""

    language: str | None = None
    """The language of new tables. None: each opener's."""
    channels: tuple[int, ...] = ()
    """The channels in which, and in whose threads, tables may be opened. Empty: everywhere."""
    threads: bool = False
    """Whether a table opened in a channel gets a thread of its own."""
    clock: str = NO_CLOCK
    """The clock of new tables."""
    openers: Openers = "everyone"

    def allow_channel(self, channel_id: int, parent_id: int | None) -> bool:
        """Return whether tables may be opened in a channel, or in a thread of the channel `parent_id`."""
        return not self.channels or channel_id in self.channels or parent_id in self.channels


class GuildSettingsStore(Protocol):
    """The settings of servers. Both methods may raise StoreBusy."""

    async def guild_settings(self, guild_id: int) -> GuildSettings:
        """Return the settings of a server."""
        ...

    async def choose_guild_settings(self, guild_id: int, settings: GuildSettings) -> None:
        """Store the settings of a server. Nothing is stored of a server without a choice of its own."""
        ...
