"""What leaderboards, records and histories need of a store; `bot/store` keeps these promises.

Finished tables count where they have a result, at least two people, and no computer. Every one counts in three scopes:
everywhere, in its server, and in its server's season. Who asked to be forgotten is in none of them. Times are
milliseconds since 1970, servers, channels and messages Discord's ids, people ours.
"""

from collections.abc import Mapping, Sequence
from typing import Literal, Protocol

from msgspec import Struct

from bot.finished.rating import PROVISIONAL, Rating, Role
from bot.tables.holders import Computer
from bot.tables.needs import Person

By = Literal["rating", "wins", "points", "games"]
"""What a leaderboard is ordered by. Points are the seats left behind: a win among four gives three, ties give none."""


class Scope(Struct, frozen=True):
    """Which tables count: of one server (None: of all), of one of its seasons (None: of all), of one game (None: of
    all), ended at `since` or later (None: ever)."""

    guild_id: int | None
    season: int | None = None
    game: str | None = None
    since: int | None = None


class Standing(Struct, frozen=True):
    """A line of a leaderboard. People who are equal in what it is ordered by share a `place`; `rating` is that of the
    scope's server, season and game, whatever `since` is, made of `rated` tables; None and 0 where the scope has no
    single game."""

    place: int
    person: Person
    rating: Rating | None
    games: int
    wins: int
    points: int
    rated: int

    @property
    def provisional(self) -> bool:
        """Whether the rating is provisional, for it is made of few tables."""
        return self.rated < PROVISIONAL


class Leaderboard(Struct, frozen=True):
    """A page of a leaderboard: lines from number `offset` on, counted from 0, and how many lines there are in all."""

    standings: tuple[Standing, ...]
    offset: int
    total: int


class Season(Struct, frozen=True):
    """A server's season, from 1; `closed_at` is None for the one that goes on."""

    guild_id: int
    number: int
    closed_at: int | None


class Point(Struct, frozen=True):
    """A rating after a table that ended at `at`."""

    at: int
    rating: Rating


class Change(Struct, frozen=True):
    """What a table did to the rating of somebody who had a seat, in its server's season."""

    seat: int
    who: Person
    role: Role
    before: Rating
    after: Rating


class Score(Struct, frozen=True):
    """A score or a feat, and the table where it was reached."""

    value: int
    table_id: str
    at: int


class GameRecord(Struct, frozen=True):
    """What somebody did in one game within a scope. `places` counts first places, second places and so on; `chance` is
    how many of its tables somebody would win who is no better than the others: the sum of 1 / seats."""

    game: str
    games: int
    wins: int
    points: int
    chance: float
    places: tuple[int, ...]
    best: Score
    worst: Score
    mean: float
    rating: Rating
    feats: Mapping[str, Score]
    """The most of every feat the game remembers, by its code."""


class Finisher(Struct, frozen=True):
    """Who ended where at a table."""

    seat: int
    who: Person | Computer
    place: int
    score: int
    role: Role = "held"


class Played(Struct, frozen=True):
    """A table that is over: `because` is over, closed or outdated; `finishers` are empty where it has no result.
    `message_id` is its last board's, in `channel_id`."""

    id: str
    guild_id: int
    channel_id: int
    message_id: int | None
    game: str
    opened_at: int
    ended_at: int
    because: str
    finishers: tuple[Finisher, ...]


class History(Struct, frozen=True):
    """A page of tables, the last one first: from number `offset` on, counted from 0; how many there are in all."""

    tables: tuple[Played, ...]
    offset: int
    total: int


class Rebuilt(Struct, frozen=True):
    """What a rebuilding did: how many tables it counted, and how many of them could not be played once more for their
    feats, for their rules are too old or their logs were changed."""

    tables: int
    unplayable: int


class SeasonEmpty(Exception):
    """Nothing was finished in the season that goes on, so there is nothing to keep: somebody may just have closed the
    one before."""


class FinishedStore(Protocol):
    """What finished tables come to. Every method may raise `bot.tables.needs.StoreBusy`."""

    async def leaderboard(self, scope: Scope, by: By, offset: int, limit: int) -> Leaderboard:
        """Lines of a leaderboard, the best first; without a game in the scope `by` is wins, points or games."""
        ...

    async def position_of(self, scope: Scope, by: By, person: int) -> int | None:
        """The number of somebody's line, from 0; None for who is not on it."""
        ...

    async def seasons(self, guild_id: int) -> Sequence[Season]:
        """A server's seasons, the first one first; the last one goes on."""
        ...

    async def close_season(self, guild_id: int, at: int, person: int) -> Season:
        """Close the season that goes on, once something was finished in it (else SeasonEmpty); returns it. What ends
        later counts for the next one; `closed_at` is not before anything counted already."""
        ...

    async def record(self, person: int, scope: Scope) -> Sequence[GameRecord]:
        """What somebody did, a record a game, the most played first."""
        ...

    async def rating_path(self, person: int, scope: Scope) -> Sequence[Point]:
        """Somebody's rating in the scope's game after every table, the first one first."""
        ...

    async def rating_changes(self, table_id: str) -> Sequence[Change]:
        """What a table that counts did to the ratings of those who sat there, by seat; without who asked to be
        forgotten."""
        ...

    async def best(self, guild_id: int, game: str) -> Mapping[str, tuple[Person, Score]]:
        """A server's records in a game: the best `score`, and the most of every feat, by its code; ties go to who was
        first."""
        ...

    async def history(
        self, guild_id: int, channel_id: int | None, person: int | None, offset: int, limit: int
    ) -> History:
        """The tables of a server that are over and were begun: of one channel or of all, of one person or of all."""
        ...

    async def rebuild(self) -> Rebuilt:
        """Make results, ratings, standings and feats anew from the logs, in one transaction."""
        ...
