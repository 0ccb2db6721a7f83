"""A server's own settings for its tables. Without them nothing is restricted, and openers choose for themselves."""

from collections.abc import Collection
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from bot.tables.clocks import NO_CLOCK

Openers = Literal["everyone", "moderators", "managers"]
"""The people who may open tables: everyone, those who may manage messages there, or those who manage the server."""
Emptied = Literal["no", "unsaid", "said"]
"""Whether the last chosen channel was deleted since managers chose, and whether an opener of a table has read that."""
MAX_CHANNELS: Final = 25
"""The most channels that a server can choose for its tables, which one menu of Discord's can hold."""


class GuildSettings(Struct, frozen=True):
    language: str | None = None
    """The language of new tables. None: each opener's."""
    channels: tuple[int, ...] = ()
    """The channels in which, and in whose threads, tables may be opened. Empty: everywhere."""
    threads: bool = False
    """Whether a table opened in a channel gets a thread of its own."""
    clock: str = NO_CLOCK
    """The clock of new tables."""
    openers: Openers = "everyone"
    emptied: Emptied = "no"

    @property
    def channels_are_gone(self) -> bool:
        """Whether tables may be opened everywhere only because all chosen channels were deleted."""
        return not self.channels and self.emptied != "no"

    def without_channels(self, gone: Collection[int]) -> "GuildSettings":
        kept = tuple(channel for channel in self.channels if channel not in gone)
        if kept == self.channels:
            return self
        return replace(self, channels=kept, emptied="no" if kept else "unsaid")

    def allow_channel(self, channel_id: int, parent_id: int | None) -> bool:
        """Return whether tables may be opened in a channel, or in a thread of the channel `parent_id`."""
        return not self.channels or channel_id in self.channels or parent_id in self.channels
