"""Solutions of puzzles that are over: counts, and how well a server did."""

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from datetime import date
from typing import Final

from msgspec import Struct

from bot.daily.puzzle import Puzzle
from bot.daily.store import Tally

COUNTED_FROM: Final = 3
"""The least answers of which a solution says how many chose what, so that no count points at a person."""
WEEK_FROM: Final = 10
"""The least answers of a server in a week that count for its best week."""

Week = tuple[int, int]
"""The year and number of an ISO week."""


class ServerLine(Struct, frozen=True):
    """How a server did: how many answered, and how many of them found the best choice."""

    played: int
    found: int
    best_week: bool
    """Whether the week so far is better than every week before it."""


class DailyScore(Struct, frozen=True):
    """How a person did over all puzzles that are over."""

    played: int
    found: int
    mean_loss: float
    """Worms lost a puzzle against the best choice."""


def counts_of(tally: Tally) -> Tally | None:
    """Return how many chose what. None if too few answered."""
    return tally if sum(tally.values()) >= COUNTED_FROM else None


def server_line(day: date, tallies: Sequence[tuple[Puzzle, Tally]]) -> ServerLine | None:
    """Return how a server did on a date, from its answers up to then. None if too few answered there."""
    for puzzle, tally in tallies:
        if puzzle.day == day and sum(tally.values()) >= COUNTED_FROM:
            return ServerLine(*_right(puzzle, tally), _is_best_week(day, tallies))
    return None


def score_of(answered: Iterable[tuple[Puzzle, int]]) -> DailyScore | None:
    """Return a person's score. None without answers."""
    losses = [puzzle.loss(choice) for puzzle, choice in answered if choice < len(puzzle.position.choices)]
    if not losses:
        return None
    return DailyScore(len(losses), losses.count(0), sum(losses) / len(losses))


def streak_of(day: date, answered: Iterable[tuple[Puzzle, int]], shown: Collection[date]) -> int:
    """Return how many dates in a row, up to and with a date that was answered, have an answer, right or wrong. A date
    that is not among the `shown` ones, because Roost was down, is no gap."""
    days = {puzzle.day for puzzle, _ in answered if puzzle.day < day}
    missed = max((d for d in shown if d < day and d not in days), default=date.min)
    return 1 + sum(d > missed for d in days)


def _right(puzzle: Puzzle, tally: Tally) -> tuple[int, int]:
    found = sum(count for number, count in tally.items() if puzzle.is_right(number))
    return sum(tally.values()), found


def _is_best_week(day: date, tallies: Sequence[tuple[Puzzle, Tally]]) -> bool:
    played, found = Counter[Week](), Counter[Week]()
    for puzzle, tally in tallies:
        if puzzle.day <= day:
            of_day = _right(puzzle, tally)
            played[_week(puzzle.day)] += of_day[0]
            found[_week(puzzle.day)] += of_day[1]
    shares = {week: found[week] / count for week, count in played.items() if count >= WEEK_FROM}
    now = shares.pop(_week(day), None)
    return now is not None and bool(shares) and now > max(shares.values())


def _week(day: date) -> Week:
    year, week, _ = day.isocalendar()
    return year, week
