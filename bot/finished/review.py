"""The review of a finished table: what was luck, and which decisions cost most (docs/review.md)."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from math import sqrt
from typing import Final

from msgspec import Struct

from bot.finished.decisions import CompletedTurn, Decision, decided_by_people, decisions_of, turns_of
from bot.tables.entries import TABLE, Entry, is_person
from bot.tables.state import TableInfo
from games import review
from games.accounts import Bars, TurnAccount, bars_of
from games.accounts import Decision as Weighed
from games.computer import MINDS
from games.registry import ACCOUNTS
from games.review import SliceWork

PICKED: Final = 3
"""Most decisions of a person that a search names."""
MIN_COST: Final = 0.01
"""The least share of the victory that is worth a word."""
MIN_WORMS: Final = 0.1
"""The least cost in worms that is worth a word."""
_ERRORS: Final = 2.6
"""A decision that costs less than so many standard errors is not named. Most of those picked cost nothing: with two
errors, four of 49 that were named did (docs/review.md)."""
_SEARCHED: Final = 120
"""Actions of a game whose decisions get all playouts of a search. More share the same number."""
PART: Final = 6
"""A search gets the sixth part of a rooster's playouts, because its choice is compared with the action played."""
_ROUGH: Final = 60
"""Draws of that comparison. All draws are divided by the number of seats, because a playout of more takes longer."""
FRESH: Final = 24
"""Draws of a slice for a picked decision, which are games to the end."""
SLICES: Final = 16
"""Slices for each half of the estimate of a picked decision."""
BOUND: Final = 18.0
"""Most CPU seconds of all slices of a review. To replay the log, and to draw the pages, takes less than two more."""
_TO_PICK: Final = 0.6
"""The share of it after which no more decisions are searched, so that the picked ones can be estimated."""
_HALF: Final = 0.5
"""The share of the work until decisions are picked. The estimates of the picked ones take about as long."""

Progress = Callable[[float], Awaitable[None]]
"""Hears the share of the work that is done."""


class Costly(Struct, frozen=True):
    """A decision that cost a share of the victory, by games to the end that did not decide whether it is named."""

    decision: Decision
    better: str
    """The rooster's action in JSON."""
    played_share: float
    better_share: float
    error: float
    """The standard error of the difference."""


class CostlyTurn(Struct, frozen=True):
    """The costliest decision of a person in turns, by the lead in points."""

    move: int
    seat: int
    by: str
    weighed: Weighed


class Review(Struct, frozen=True):
    """The review of a table. All but `costly` is empty in games without accounts."""

    costly: tuple[Costly, ...] = ()
    """By person the costliest first."""
    bars: tuple[tuple[Bars, ...], ...] = ()
    """By seat and turn."""
    shared_seats: Mapping[int, Mapping[str, float]] = {}
    """What the decisions of each cause cost, at seats where several decided."""
    costliest: tuple[CostlyTurn, ...] = ()
    """One per person at most."""
    decisions: int = 0
    """The number of people's decisions."""
    judged: int = 0
    """How many of them were searched, and estimated if they were picked, before the CPU time ended."""


class TooLong(Exception):
    """Raised if a review has used up its CPU time."""


class Slices:
    """Works on the slices of a review within its CPU time, and reports progress."""

    def __init__(self, work: SliceWork, progress: Progress) -> None:
        self._work = work
        self._progress = progress
        self._seconds = 0.0
        self._steps = 1
        self._done = 0
        self._before = 0.0
        """The share of the work before the current part."""
        self._until = 0.0

    def begin(self, steps: int, until: float) -> None:
        """Begin a part of the work with so many steps, which lasts until a share of the whole is done."""
        self._before, self._until, self._steps, self._done = self._until, until, steps, 0

    async def find(self, request: review.Slice, *, steps: int = 1) -> review.Finding:
        """Return the finding of a slice, which is so many `steps` of the current part. Raises TooLong if the CPU time
        is used up."""
        if self.used >= 1:
            raise TooLong
        worked = await self._work(request)
        self._seconds += worked.seconds
        self._done += steps
        part = (self._until - self._before) * self._done / self._steps
        await self._progress(min(1.0, max(self._before + part, self.used)))
        return worked.finding

    @property
    def used(self) -> float:
        """The share of the CPU time that is used up."""
        return self._seconds / BOUND


async def review_of(info: TableInfo, seats: int, log: Sequence[Entry], work: SliceWork, progress: Progress) -> Review:
    """Return the review of a table of current or former rules. Raises TooLong if its accounts take too long; a search
    that takes too long ends earlier."""
    slices = Slices(work, progress)
    playouts = MINDS[info.game].playouts * _SEARCHED // (PART * max(_SEARCHED, decided_by_people(log)))
    decisions = await asyncio.to_thread(decisions_of, info, log)
    turns = await asyncio.to_thread(turns_of, info, log)
    slices.begin(len(turns) + len(decisions), _HALF)
    accounts = [await account_of(turn, slices) for turn in turns]
    costly, judged = await _search(info, seats, decisions, playouts, slices)
    return Review(
        costly,
        tuple(bars_of([a.turn for a in accounts], seat) for seat in range(seats)) if info.game in ACCOUNTS else (),
        _shared_seats(turns, [account.turn for account in accounts]),
        tuple(_costliest(turns, accounts)),
        len(decisions),
        judged,
    )


async def account_of(turn: CompletedTurn, slices: Slices) -> review.Accounted:
    found = await slices.find(turn.request)
    assert isinstance(found, review.Accounted)  # noqa: S101 - the finding of its slice
    return found


def _shared_seats(turns: Sequence[CompletedTurn], accounts: Sequence[TurnAccount]) -> Mapping[int, Mapping[str, float]]:
    costs: dict[int, dict[str, float]] = {}
    for turn, account in zip(turns, accounts, strict=True):
        of_seat = costs.setdefault(account.seat, {})
        for by, cost in zip(turn.bys, account.costs, strict=True):
            if by != TABLE:
                of_seat[by] = of_seat.get(by, 0.0) + cost
    return {seat: by for seat, by in costs.items() if len(by) > 1}


def _costliest(turns: Sequence[CompletedTurn], accounts: Sequence[review.Accounted]) -> Sequence[CostlyTurn]:
    found: dict[str, CostlyTurn] = {}
    for turn, account in zip(turns, accounts, strict=True):
        weighed = account.costliest
        by = turn.bys[weighed.index] if weighed is not None else TABLE
        if weighed is not None and weighed.cost >= MIN_WORMS and is_person(by):
            costly = CostlyTurn(turn.moves[weighed.index], account.turn.seat, by, weighed)
            if by not in found or weighed.cost > found[by].weighed.cost:
                found[by] = costly
    return [*found.values()]


# By search


async def _search(
    info: TableInfo, seats: int, decisions: Sequence[Decision], playouts: int, slices: Slices
) -> tuple[tuple[Costly, ...], int]:
    """Return up to three decisions of every person that cost most, and the number of decisions that were judged. They
    are picked by few draws and estimated by fresh ones, because the worst of many noisy estimates always looks bad."""
    suspects: list[tuple[float, Decision, str]] = []
    costly: list[Costly] = []
    judged = 0
    try:
        for decision in decisions:
            if slices.used >= _TO_PICK:
                break
            request = review.Search(
                info.game, info.version, decision.position, decision.seat, f"{decision.stream} search", playouts
            )
            found = await slices.find(request)
            assert isinstance(found, review.Found)  # noqa: S101 - the finding of its slice
            if found.action != decision.action:
                costs = await _compared(info, decision, found.action, "rough", _ROUGH // seats, slices, steps=0)
                suspects.append((_mean(costs.better) - _mean(costs.played), decision, found.action))
            judged += 1
        picked = _picked(suspects)
        judged -= len(picked)
        slices.begin(len(picked) * 2 * SLICES, 1.0)
        for decision, better in picked:
            if (estimated := await _estimated(info, seats, decision, better, slices)) is not None:
                costly.append(estimated)
            judged += 1
    except TooLong:
        pass
    return tuple(sorted(costly, key=lambda decision: decision.played_share - decision.better_share)), judged


def _picked(suspects: Sequence[tuple[float, Decision, str]]) -> Sequence[tuple[Decision, str]]:
    """Return the costliest suspects of each person: everybody's first one first."""
    by_person: dict[str, int] = {}
    picked: list[tuple[int, Decision, str]] = []
    for cost, decision, better in sorted(suspects, key=lambda suspect: (-suspect[0], suspect[1].move)):
        rank = by_person[decision.by] = by_person.get(decision.by, 0) + 1
        if cost > 0 and rank <= PICKED:
            picked.append((rank, decision, better))
    return [(decision, better) for _, decision, better in sorted(picked, key=lambda pick: (pick[0], pick[1].by))]


async def _estimated(info: TableInfo, seats: int, decision: Decision, better: str, slices: Slices) -> Costly | None:
    """Estimate the cost of a decision. None if it is too small, or too uncertain, by the first half of the draws. The
    second half alone is returned, because an estimate that passed a filter is too high."""
    costly: Costly | None = None
    for half in ("fresh", "shown"):
        played: list[float] = []
        best: list[float] = []
        for number in range(SLICES):
            found = await _compared(info, decision, better, f"{half} {number}", FRESH // seats, slices, whole=True)
            played += found.played
            best += found.better
        costs = [first - other for first, other in zip(best, played, strict=True)]
        cost = _mean(costs)
        error = sqrt(sum([(value - cost) ** 2 for value in costs]) / (len(costs) - 1) / len(costs))
        if costly is None and cost < max(MIN_COST, _ERRORS * error):
            return None
        costly = Costly(decision, better, _mean(played), _mean(best), error)
    return costly


async def _compared(
    info: TableInfo,
    decision: Decision,
    better: str,
    stream: str,
    draws: int,
    slices: Slices,
    *,
    steps: int = 1,
    whole: bool = False,
) -> review.Compared:
    found = await slices.find(
        review.Comparison(
            info.game,
            info.version,
            decision.position,
            decision.seat,
            f"{decision.stream} {stream}",
            decision.action,
            better,
            draws,
            whole,
        ),
        steps=steps,
    )
    assert isinstance(found, review.Compared)  # noqa: S101 - the finding of its slice
    return found


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
