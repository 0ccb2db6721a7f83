"""What the daily puzzle asks of the store, and what is kept there. `bot/store` implements it."""

from collections.abc import Mapping
from datetime import date
from typing import Protocol

from msgspec import Struct

from bot.daily.puzzle import Puzzle
from bot.tables.posted import NONCE_LIFE


class Answer(Struct, frozen=True):
    """A person's answer to the puzzle of a date: the number of a choice. It is the only one and stays."""

    day: date
    person: int
    choice: int
    guild_id: int | None
    """The server on which it was given. None for a direct message."""
    named: bool = False
    """Whether the person wants to be named in that server's solution."""


class Posting(Struct, frozen=True):
    """A server's daily post. Moments are in milliseconds since 1970."""

    guild_id: int
    channel_id: int
    hour: int
    zone: str
    next_at: int | None = None
    """When the next post is due. None while the server wants none."""
    posted: date | None = None
    """The date of the last puzzle that was posted."""
    posted_in: int | None = None
    """The channel of that post."""
    message_id: int | None = None
    """The message of that post."""
    refused_since: int | None = None
    """Since when Discord refuses the post. None after one that succeeded."""
    tried_at: int | None = None
    """When the next post was first sent, if it may have arrived."""

    def is_unsure(self, at: int) -> bool:
        """Return whether the post may have arrived so long ago that Discord may have forgotten its nonce."""
        return self.tried_at is not None and at - self.tried_at > NONCE_LIFE

    @property
    def is_paused(self) -> bool:
        """Whether there are no more posts because Discord refused all of a week."""
        return self.next_at is None and self.refused_since is not None


Tally = Mapping[int, int]
"""How many people chose what, by the number of the choice."""


class PuzzleStore(Protocol):
    """Puzzles. Every method may raise StoreBusy. Writes are all or nothing."""

    async def daily_secret(self) -> bytes:
        """Return the installation's secret. The first call makes it, for all processes and for good."""
        ...

    async def puzzle(self, day: date) -> Puzzle | None:
        """Return the puzzle of a date. None if it was not made."""
        ...

    async def insert_puzzle(self, puzzle: Puzzle) -> Puzzle:
        """Store the puzzle of a date, unless there is one. Returns the stored one."""
        ...

    async def note_shown(self, day: date) -> None:
        """Note that a person saw the puzzle of a date."""
        ...
