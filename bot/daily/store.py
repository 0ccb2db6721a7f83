"""Protocol of the store that the daily puzzle needs. `bot/store` implements it."""

from collections.abc import Mapping, Sequence
from datetime import date
from typing import Protocol

from msgspec import Struct

from bot.daily.puzzle import Puzzle


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

    @property
    def is_paused(self) -> bool:
        """Whether there are no more posts because Discord refused all of a week."""
        return self.next_at is None and self.refused_since is not None


Tally = Mapping[int, int]
"""How many people chose what, by the number of the choice."""


class DailyStore(Protocol):
    """Puzzles, answers and posts. Every method may raise StoreBusy. Writes are all or nothing."""

    async def daily_secret(self) -> bytes:
        """Return the installation's secret. The first call makes it, for all processes and for good."""
        ...

    async def puzzle(self, day: date) -> Puzzle | None:
        """Return the puzzle of a date. None if it was not made."""
        ...

    async def insert_puzzle(self, puzzle: Puzzle) -> Puzzle:
        """Store the puzzle of a date, unless there is one. Returns the stored one."""
        ...

    # Answers

    async def insert_answer(self, answer: Answer, at: int) -> Answer:
        """Store a person's answer, unless there is one. Returns the stored one."""
        ...

    async def answer(self, day: date, person: int) -> Answer | None:
        """Return a person's answer to the puzzle of a date."""
        ...

    async def last_answer(self, person: int, before: date) -> Answer | None:
        """Return a person's last answer to a puzzle before a date."""
        ...

    async def name_in_solution(self, day: date, person: int, *, named: bool) -> Answer | None:
        """Set whether a person wants to be named. Returns the answer, or None without one."""
        ...

    async def tally(self, day: date) -> Tally:
        """Return the answers to the puzzle of a date."""
        ...

    async def named_answers(self, day: date, guild_id: int) -> Sequence[Answer]:
        """Return the answers on a server whose people want to be named, earliest first."""
        ...

    async def tallies(self, guild_id: int, before: date) -> Sequence[tuple[Puzzle, Tally]]:
        """Return all puzzles before a date that people on a server answered, in order, with their answers there."""
        ...

    async def answered(self, person: int, before: date) -> Sequence[tuple[Puzzle, int]]:
        """Return all puzzles before a date that a person answered, in order, with the choices."""
        ...

    # Posts

    async def posting(self, guild_id: int) -> Posting | None:
        """Return a server's post. None if the server never wanted one."""
        ...

    async def save_posting(self, posting: Posting) -> None:
        """Store where and when a server's next post is due. The last post stays."""
        ...

    async def end_posting(self, guild_id: int) -> bool:
        """Switch a server's posts off. Returns whether they were on."""
        ...

    async def due_postings(self, at: int) -> Sequence[Posting]:
        """Return the posts due at a moment on the servers of this process, earliest first: before all others those
        that were claimed, because Discord remembers their nonces for minutes only."""
        ...

    async def next_posting(self) -> int | None:
        """Return the moment at which the next post on a server of this process is due. None if no server wants one."""
        ...

    async def far_postings(self, at: int) -> Sequence[Posting]:
        """Return the postings on servers of this process whose next post lies further ahead of `at` than it can."""
        ...

    async def claim_posting(self, posting: Posting, at: int) -> bool:
        """Note that a post is about to be sent. Returns False if it is not due any more, or if its first try is so long
        ago that Discord may have forgotten the nonce."""
        ...

    async def refuse_posting(self, posting: Posting, at: int) -> None:
        """Note that Discord refused a post that was claimed, so that it may be claimed again."""
        ...

    async def move_posting(self, posting: Posting, next_at: int | None) -> bool:
        """Leave a post out: set the moment of the next one, or None to pause. Returns False if it is not due any
        more."""
        ...

    async def complete_posting(self, posting: Posting, day: date, message_id: int, next_at: int) -> None:
        """Note the message of a post, with the date of its puzzle, and the moment of the next one."""
        ...
