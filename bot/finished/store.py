"""What the store knows of finished tables: leaderboards, records and histories.

Rated tables have a result, at least two people, and no computer. Each counts in three scopes: everywhere, in its
server, and in its server's season. Forgotten people are in none. Times are milliseconds since 1970; ids of servers,
channels and messages are Discord's, ids of people Roost's.
"""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from bot.finished.rating import PROVISIONAL, Rating, Role
from bot.tables.holders import Computer
from bot.tables.store import Person

By = Literal["rating", "wins", "points", "games"]
"""The order of a leaderboard. Points are seats with a worse place: a win among four gives three, ties give none."""


class Scope(Struct, frozen=True):
    """A set of rated tables: of one server, season or game (None: of all), that ended at `since` or later (None:
    ever)."""

    guild_id: int | None
    season: int | None = None
    game: str | None = None
    since: int | None = None


class Standing(Struct, frozen=True):
    place: int
    """Shared by people who are equal in the leaderboard's order."""
    person: Person
    rating: Rating | None
    """The present rating in the scope's server, season and game, whatever `since` is. None in scopes of all games."""
    games: int
    wins: int
    points: int
    rated: int
    """Number of tables on which the rating is based. 0 in scopes of all games."""

    @property
    def provisional(self) -> bool:
        """Whether the rating is based on few tables."""
        return self.rated < PROVISIONAL


class Leaderboard(Struct, frozen=True):
    """A page of a leaderboard: lines from number `offset` (from 0) on, and the number of lines."""

    standings: tuple[Standing, ...]
    offset: int
    total: int


class Season(Struct, frozen=True):
    """A server's season, from 1. `closed_at` is None for the current one."""

    guild_id: int
    number: int
    closed_at: int | None


class RatingPoint(Struct, frozen=True):
    """A rating after a table that ended at `at`."""

    at: int
    rating: Rating


class RatingChange(Struct, frozen=True):
    """The change of a person's rating by a table, in its server's season."""

    seat: int
    who: Person
    role: Role
    before: Rating
    after: Rating
    rated: int
    """The number of tables behind the rating, with this one."""

    @property
    def provisional(self) -> bool:
        """Whether the rating is based on few tables."""
        return self.rated < PROVISIONAL


class RecordedScore(Struct, frozen=True):
    """A score or a feat, with its table."""

    value: int
    table_id: str
    at: int


class GameStats(Struct, frozen=True):
    """A person's record in one game within a scope. `places` counts first places, second places and so on; `chance` is
    the number of tables an average player would win: the sum of 1 / seats."""

    game: str
    games: int
    wins: int
    points: int
    chance: float
    places: tuple[int, ...]
    best: RecordedScore
    worst: RecordedScore
    mean: float
    rating: Rating
    feats: Mapping[str, RecordedScore]
    """The best of every feat of the game, by code."""


class Finisher(Struct, frozen=True):
    """A person or computer with a place at a table."""

    seat: int
    who: Person | Computer
    place: int
    score: int
    role: Role = "held"


class FinishedTable(Struct, frozen=True):
    """A table that is over. `because` is the reason of its end: over, closed, outdated, gone or abandoned. `finishers`
    is empty without a result; `message_id` is its last board, in `channel_id`."""

    id: str
    guild_id: int
    channel_id: int
    message_id: int | None
    game: str
    opened_at: int
    ended_at: int
    because: str
    finishers: tuple[Finisher, ...]
    rated: bool


class History(Struct, frozen=True):
    """A page of tables, latest first, from number `offset` (from 0) on, and their number."""

    tables: tuple[FinishedTable, ...]
    offset: int
    total: int


class Rebuilt(Struct, frozen=True):
    """The result of a rebuild: the number of rated tables, and of those whose feats are missing, because their rules
    are gone or their logs were changed by hand."""

    tables: int
    unplayable: int


class SeasonEmpty(Exception):
    """Raised if no table ended in the current season. The one before may just have been closed."""
