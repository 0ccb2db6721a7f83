"""Ratings by openskill's model, one per person and ladder."""

from collections.abc import Iterator, MutableMapping, Sequence
from functools import lru_cache
from typing import Final, Literal

from msgspec import Struct
from openskill.models import BradleyTerryFull

PROVISIONAL: Final = 5
"""A rating based on fewer tables is provisional."""

MODEL: Final = BradleyTerryFull(beta=4 * 25 / 6)
"""The rating model, with its assumption about luck (`tests/bench/ratings.py` measures both). Another model needs a
rebuild of all ratings."""


class Rating(Struct, frozen=True):
    """An estimate of a person's strength, `mu`, with its uncertainty, `sigma`, in openskill's units."""

    mu: float
    sigma: float

    @property
    def tenths(self) -> int:
        """The strength that a person almost surely has, in tenths. Ranks use it, so that equal figures rank equally."""
        return round(10 * (self.mu - 3 * self.sigma))

    @property
    def ordinal(self) -> float:
        """The strength as shown, with one decimal."""
        return self.tenths / 10


START: Final = Rating(MODEL.mu, MODEL.sigma)
"""The rating of a new person."""


@lru_cache(64)
def rate(before: tuple[Rating, ...], places: tuple[int, ...]) -> tuple[Rating, ...]:
    """Return the ratings after a table from those before and from the places, all by seat. Cached, because several
    ladders often have the same."""
    teams = [[MODEL.rating(mu=rating.mu, sigma=rating.sigma)] for rating in before]
    return tuple(Rating(rating.mu, rating.sigma) for (rating,) in MODEL.rate(teams, ranks=list(places)))


Role = Literal["held", "away", "substitute"]
"""The role of a rated person: held the seat; was away for most of it or at the end; or took the seat over."""
AWAY: Final[Role] = "away"


class Ladder(Struct, frozen=True):
    """The tables that share a rating: of a server (0: everywhere), one of its seasons (0: all), and a game."""

    guild_id: int
    season: int
    game: str


class RatedTable(Struct, frozen=True):
    """A rated table, as ratings need it: places and roles of people by seat."""

    table_id: str
    guild_id: int
    season: int
    game: str
    ended_at: int
    people: tuple[int, ...]
    places: tuple[int, ...]
    roles: tuple[Role, ...]

    @property
    def ranks(self) -> tuple[int, ...]:
        if AWAY not in self.roles:
            return self.places
        behind = max(self.places) + 1
        return tuple(behind if role == AWAY else place for place, role in zip(self.places, self.roles, strict=True))

    @property
    def ladders(self) -> tuple[Ladder, ...]:
        everywhere, server = Ladder(0, 0, self.game), Ladder(self.guild_id, 0, self.game)
        if not self.guild_id:  # its server is forgotten
            return (everywhere,)
        return everywhere, server, Ladder(self.guild_id, self.season, self.game)


Ratings = MutableMapping[tuple[Ladder, int], Rating]
"""Ratings by person and ladder. Missing people have `START`."""


def _keeps_rating(role: Role, was: Rating, rating: Rating) -> bool:
    """Return whether a rating stays: a substitute's never falls, an absent person's never rises."""
    gained = rating.ordinal - was.ordinal
    return (role == "substitute" and gained < 0) or (role == AWAY and gained > 0)


def rate_all(
    rated: Sequence[RatedTable], ladders: Sequence[Ladder] | None, ratings: Ratings
) -> Iterator[tuple[RatedTable, Ladder, int, Rating]]:
    """Rate tables in order on these ladders (None: on all). Returns the ratings after each; `ratings` is updated in
    place. Absent people rank last; a substitute's rating never falls."""
    for table in rated:
        ranks = table.ranks
        for ladder in table.ladders:
            if ladders is None or ladder in ladders:
                before = tuple(ratings.get((ladder, person), START) for person in table.people)
                after = rate(before, ranks)
                for person, role, was, rating in zip(table.people, table.roles, before, after, strict=True):
                    now = was if _keeps_rating(role, was, rating) else rating
                    ratings[ladder, person] = now
                    yield table, ladder, person, now
