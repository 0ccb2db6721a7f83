"""A person's record in a game, from finished tables."""

from collections import Counter
from collections.abc import Mapping, Sequence

from msgspec import Struct

from bot.finished.rating import AWAY, Rating, Role
from bot.finished.store import GameStats, RecordedScore
from games.registry import GAMES


class RatedOutcome(Struct, frozen=True):
    """A person's result at a rated table."""

    table_id: str
    ended_at: int
    seats: int
    place: int
    points: int
    score: int
    role: Role


def stats_of(
    game: str, outcomes: Sequence[RatedOutcome], rating: Rating, feats: Mapping[str, RecordedScore]
) -> GameStats:
    """Return the record of at least one outcome. The first of equal scores counts. The score of an absent person is
    mostly a computer's, and counts only if there is no other."""
    scored = [outcome for outcome in outcomes if outcome.role != AWAY] or outcomes
    places = Counter(outcome.place for outcome in outcomes)
    low, high = (_first(scored, extreme(outcome.score for outcome in scored)) for extreme in (min, max))
    best, worst = (low, high) if GAMES[game].lowest_wins else (high, low)
    return GameStats(
        game=game,
        games=len(outcomes),
        wins=places[1],
        points=sum(outcome.points for outcome in outcomes),
        chance=sum(1 / outcome.seats for outcome in outcomes),
        places=tuple(places[place] for place in range(1, max(places) + 1)),
        best=best,
        worst=worst,
        mean=sum(outcome.score for outcome in scored) / len(scored),
        rating=rating,
        feats=feats,
    )


def _first(outcomes: Sequence[RatedOutcome], score: int) -> RecordedScore:
    first = min((o for o in outcomes if o.score == score), key=lambda o: (o.ended_at, o.table_id))
    return RecordedScore(score, first.table_id, first.ended_at)
