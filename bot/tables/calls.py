"""Calls: direct messages that a table of a game has opened, to people who asked for them."""

from typing import Final, Literal

from msgspec import Struct

from bot.tables.wall_clock import MAX_AHEAD

_MINUTE: Final = 60 * 1000
_HOUR: Final = 60 * _MINUTE

CALL_AFTER: Final = _MINUTE
"""Milliseconds from the opening of a table to its calls. Most groups are complete by then, and need no calls."""
VOID_AFTER: Final = 10 * _MINUTE
"""Milliseconds from the opening of a table after which no calls are sent."""
CHALLENGE_AFTER: Final = 10 * _MINUTE
"""Milliseconds from the opening of a rematch until those who were seated again and did nothing are mentioned."""
CHALLENGE_VOID_AFTER: Final = _HOUR
"""Milliseconds from then on after which they are not mentioned any more."""
CALL_EVERY: Final = _HOUR
"""Milliseconds between two calls of a person, over all games and servers."""
MAX_UNANSWERED: Final = 5
"""After so many calls without a seat at a table of that game, a subscription without an end is paused."""
TONIGHT: Final = 12 * _HOUR
"""Milliseconds that a subscription for tonight lasts. The time zone of most people is unknown."""

Until = Literal["tonight", "always", "off"]
"""How long a person wants to be called."""


class Subscription(Struct, frozen=True):
    """A person's request for calls to the tables of a game on a server."""

    game: str
    until: int | None
    """Milliseconds since 1970. None: always."""
    unanswered: int
    """Calls since the person last took a seat at a table of that game on that server."""

    @property
    def paused(self) -> bool:
        """Whether no calls are sent, because the last ones were not answered."""
        return self.until is None and self.unanswered >= MAX_UNANSWERED


class LobbyToCall(Struct, frozen=True):
    """A lobby whose calls have not been sent. `call_at` is when they are due, in milliseconds since 1970."""

    table_id: str
    call_at: int

    @property
    def opened_at(self) -> int:
        """When the lobby was opened."""
        return self.call_at - CALL_AFTER

    def is_due(self, at: int) -> bool:
        """Return whether its calls are due. They are if they lie further ahead than they can."""
        return not at < self.call_at <= at + MAX_AHEAD

    def is_void(self, at: int) -> bool:
        return at >= self.opened_at + VOID_AFTER
