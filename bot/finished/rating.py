"""How good somebody is at a game, as far as the tables played tell: openskill's model, one rating a scope."""

from collections.abc import Iterator, MutableMapping, Sequence
from functools import lru_cache
from typing import Final, Literal

from msgspec import Struct
from openskill.models import BradleyTerryFull

PROVISIONAL: Final = 5
"""A rating made of fewer tables is provisional."""

MODEL: Final = BradleyTerryFull(beta=4 * 25 / 6)
"""What rates a table, and how much luck it expects (`tests/bench/ratings.py` measures both); with another model the
ratings have to be rebuilt."""


class Rating(Struct, frozen=True):
    """A guess at somebody's strength, `mu`, and how unsure it is, `sigma`; openskill's own units."""

    mu: float
    sigma: float

    @property
    def tenths(self) -> int:
        """The strength that somebody has almost surely, in tenths: what is shown equal is equal in order, too."""
        return round(10 * (self.mu - 3 * self.sigma))

    @property
    def ordinal(self) -> float:
        """What is shown, to a tenth."""
        return self.tenths / 10


START: Final = Rating(MODEL.mu, MODEL.sigma)
"""Where everybody begins."""


@lru_cache(64)
def rated(before: tuple[Rating, ...], places: tuple[int, ...]) -> tuple[Rating, ...]:
    """The ratings of a table\'s seats after it, from those before and from their places, all by seat; often the same on
    several ladders."""
    teams = [[MODEL.rating(mu=rating.mu, sigma=rating.sigma)] for rating in before]
    return tuple(Rating(rating.mu, rating.sigma) for (rating,) in MODEL.rate(teams, ranks=list(places)))


Role = Literal["held", "away", "substitute"]
"""How somebody who is rated had a seat: held it, was away from it for the most part or at the end, or took it from
somebody who was."""
AWAY: Final[Role] = "away"


class Ladder(Struct, frozen=True):
    """Where tables count together: in a server (0: everywhere), in one of its seasons (0: in all), for one game."""

    guild_id: int
    season: int
    game: str


class Ranking(Struct, frozen=True):
    """A table that counts, as ratings see it: who ended in which place, having had the seat how, by seat."""

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
        """The order in which they are rated."""
        if AWAY not in self.roles:
            return self.places
        behind = max(self.places) + 1
        return tuple(behind if role == AWAY else place for place, role in zip(self.places, self.roles, strict=True))

    @property
    def ladders(self) -> tuple[Ladder, ...]:
        """The ladders on which the table counts."""
        everywhere, server = Ladder(0, 0, self.game), Ladder(self.guild_id, 0, self.game)
        if not self.guild_id:  # its server is forgotten
            return (everywhere,)
        return everywhere, server, Ladder(self.guild_id, self.season, self.game)


Ratings = MutableMapping[tuple[Ladder, int], Rating]
"""What somebody's rating is on a ladder; who is missing is at the start."""


def _is_kept(role: Role, was: Rating, rating: Rating) -> bool:
    """Whether somebody's rating stays what it was: no substitute's falls, and nobody's rises by being away."""
    gained = rating.ordinal - was.ordinal
    return (role == "substitute" and gained < 0) or (role == AWAY and gained > 0)


def climbed(
    rankings: Sequence[Ranking], ladders: Sequence[Ladder] | None, ratings: Ratings
) -> Iterator[tuple[Ranking, Ladder, int, Rating]]:
    """Rate tables one after the other on these ladders (None: on all): everybody's rating after each. `ratings` are
    those before, and become those behind. Whoever was away comes behind all others; a substitute's rating never
    falls."""
    for ranking in rankings:
        ranks = ranking.ranks
        for ladder in ranking.ladders:
            if ladders is None or ladder in ladders:
                before = tuple(ratings.get((ladder, person), START) for person in ranking.people)
                after = rated(before, ranks)
                for person, role, was, rating in zip(ranking.people, ranking.roles, before, after, strict=True):
                    now = was if _is_kept(role, was, rating) else rating
                    ratings[ladder, person] = now
                    yield ranking, ladder, person, now
