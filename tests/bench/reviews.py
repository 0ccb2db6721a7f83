"""What a review takes of the processor, and how many decisions it names:

    uv run python -m tests.bench.reviews [--game G] [--games 1] [--seats N] [--level hen]

Computers of a level play on all seats, as if they were people. Counted is all that a review does: it reads the log,
works on slices, and draws every page. A review of roosters names only what chance makes look bad: at most 5 % of their
decisions. Each decision that was named by search is played on to the end again, by games that the review did not draw.
"""

import argparse
import asyncio
import sys
import time
from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Final, NamedTuple, get_args

import msgspec

from bot.chat.finished.review_words import bars_picture, decided_in, decision_picture
from bot.chat.words.texts import texts_for
from bot.computers.review_worker import timed, work_on
from bot.finished.decisions import decisions_of
from bot.finished.replay import moment_at
from bot.finished.review import FRESH, SLICES, Costly, Review, review_of
from bot.tables.entries import Entry
from bot.tables.state import TableInfo
from bot.tables.store import Person
from bot.tables.table import Cause, Table
from games.chance import SEED_BYTES
from games.computer import Level, decide
from games.registry import GAMES
from games.review import Compared, Comparison, Slice, Worked
from tests.bench.report import Report
from tests.bench.tournament import standing

MOST: Final = 20.0
"""CPU seconds of a review."""
NAMED: Final = 5.0
"""Percent of the roosters' decisions."""


class Played(NamedTuple):
    """The log of a finished game."""

    info: TableInfo
    seats: int
    entries: Sequence[Entry]


def played(name: str, seats: int, number: int, level: Level) -> Played:
    """Play a game to its end."""
    rng = Random(number)
    info = TableInfo("", 1, 1, None, name, GAMES[name].version, "en", rng.randbytes(SEED_BYTES))
    step = Table(info).open(Cause(0, 0, 1), range(seats), ())
    entries = [*step.entries]
    step = step.after.start(Cause(0, 1, 2))
    entries += step.entries
    while step.after.phase != "over":
        table = step.after
        seat = min(table.awaited)
        assert table.position is not None
        action = msgspec.json.encode(decide(table.position, seat, level, rng))
        step = table.play(Cause(table.people[seat], len(entries), None), action, seat, None)
        entries += step.entries
    return Played(info, seats, entries)


class Cost(NamedTuple):
    """The cost of a named decision as shown, in other games to the end, and the standard error of that, in points."""

    shown: float
    again: float
    error: float


def cost_of(game: Played, costly: Costly) -> Cost:
    """Play a named decision on to the end in other games, as many as the review showed."""
    decision, costs = costly.decision, list[float]()
    for number in range(SLICES):
        request = Comparison(
            game.info.game,
            game.info.version,
            decision.position,
            decision.seat,
            f"{decision.stream} again {number}",
            decision.action,
            costly.better,
            FRESH // game.seats,
            whole=True,
        )
        found = work_on(request)
        assert isinstance(found, Compared)
        costs += [100 * (better - played) for better, played in zip(found.better, found.played, strict=True)]
    return Cost(100 * (costly.better_share - costly.played_share), fmean(costs), stdev(costs) / sqrt(len(costs)))


class Reviewed:
    """A review in this process, and the CPU time that it took."""

    def __init__(self, game: Played) -> None:
        self.slices: list[float] = []
        """CPU seconds by slice."""
        begun = time.process_time()
        self.review = asyncio.run(review_of(game.info, game.seats, game.entries, self._work, _quietly))
        self.pages = _draw_pages(game, self.review)
        self.seconds = time.process_time() - begun

    async def _work(self, asked: Slice) -> Worked:
        worked = timed(asked)
        self.slices.append(worked.seconds)
        return worked


def _draw_pages(game: Played, review: Review) -> int:
    """Draw every page that has a picture. Returns their number."""
    texts, people = texts_for("en"), [Person(seat, seat, f"Player {seat}", "en") for seat in range(game.seats)]
    if review.bars:
        bars_picture(people, review, texts)
    decided = [one for seat in range(game.seats) for one in decided_in(review, f"person:{seat}")]
    for one in decided:
        _, before = moment_at(game.info, game.entries, one.move - 1)
        decision_picture(before, one, people, texts)
    return len(decided) + bool(review.bars)


async def _quietly(share: float) -> None:
    """Report no progress."""


def measure(name: str, seats: int, number: int, level: Level, report: Report) -> tuple[tuple[int, int], Sequence[Cost]]:
    """Play a game, review it, and print what the review took. Returns the numbers of decisions and of named ones, and
    their costs."""
    game = played(name, seats, number, level)
    reviewed = Reviewed(game)
    review, slices = reviewed.review, sorted(reviewed.slices)
    decisions = len(decisions_of(game.info, game.entries))
    what = f"{name}, {seats} {level}s, {decisions} decisions, {reviewed.pages} pages"
    report.line(what + ", cut short" * (review.judged < review.decisions), reviewed.seconds, "s", MOST)
    report.line("  … longest of its slices", 1000 * slices[-1], "ms")
    report.line("  … median of its slices", 1000 * slices[len(slices) // 2], "ms")
    named = len({one.decision.move for one in review.costly} | {one.move for one in review.costliest})
    return (decisions, named), [cost_of(game, one) for one in review.costly]


def measure_named(name: str, seats: int, level: Level, counts: Sequence[tuple[int, int]], report: Report) -> None:
    """Print the share of decisions that reviews named, and its interval of 95 %."""
    decisions, named = map(sum, zip(*counts, strict=True))
    share, least, most = (100 * part for part in standing([1.0] * named + [0.0] * (decisions - named)))
    what = f"{name}, {seats} {level}s: named of {decisions} decisions [{least:.1f}, {most:.1f}]"
    report.line(what, share, "%", NAMED if level == "rooster" else None)


def measure_costs(name: str, costs: Sequence[Cost], report: Report) -> None:
    """Print the mean cost shown and that of other games, and how many named decisions look harmless by all games."""
    if not costs:
        return
    error = 2 * sqrt(sum([one.error**2 for one in costs])) / len(costs)
    shown, again = fmean([one.shown for one in costs]), fmean([one.again for one in costs])
    harmless = sum(one.shown + one.again <= 0 for one in costs)
    report.line(f"{name}: mean cost of {len(costs)} named, shown", shown, "points")
    report.line(f"  … in other games to the end, ± {error:.1f}", again, "points")
    report.line("  … harmless by both together", harmless, "", len(costs) / 20)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=sorted(GAMES), help="only this one")
    parser.add_argument("--games", type=int, default=1, help="of each")
    parser.add_argument("--seats", type=int, help="as many as the game takes, if not said")
    parser.add_argument("--level", choices=get_args(Level), default="hen", help="who plays")
    asked = parser.parse_args()
    report = Report()
    for name in [asked.game] if asked.game else GAMES:
        seats = asked.seats or GAMES[name].seats.stop - 1
        games = [measure(name, seats, number, asked.level, report) for number in range(asked.games)]
        measure_named(name, seats, asked.level, [counts for counts, _ in games], report)
        measure_costs(name, [cost for _, costs in games for cost in costs], report)
    if not report.met:
        sys.exit("a goal is missed")


if __name__ == "__main__":
    main()
