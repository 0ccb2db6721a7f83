"""What a review takes of the processor: `uv run python -m tests.bench.reviews [--game G] [--games 1] [--level hen]`.

Computers of a level play on all the seats that a game takes, as if they were people. Counted is all that a review does:
it reads the log, works on slices, and draws every page.
"""

import argparse
import asyncio
import time
from random import Random
from typing import Final, get_args

import msgspec

from bot.chat.finished.review_words import bars_picture, decided_in, decision_picture
from bot.chat.words.texts import texts_for
from bot.computers.slices import timed
from bot.finished.decisions import decisions_of
from bot.finished.replay import moment_at
from bot.finished.review import Review, review_of
from bot.tables.needs import Person
from bot.tables.table import Table
from games.computer import Level, decide
from games.registry import GAMES
from games.review import Slice, Worked
from tests.bench.finished import Played, played
from tests.bench.report import Report

MOST: Final = 20.0
"""CPU seconds of a review."""


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


async def _quietly(done: int, total: int) -> None:
    """Report no progress."""


def measure(name: str, number: int, level: Level, report: Report) -> None:
    """Play a game at a full table, review it, and print what the review took."""
    seats = GAMES[name].seats.stop - 1

    def act(table: Table, rng: Random) -> tuple[int, bytes]:
        seat = min(table.awaited)
        assert table.position is not None
        return seat, msgspec.json.encode(decide(table.position, seat, level, rng))

    game = played(name, seats, number, act)
    reviewed = Reviewed(game)
    decisions, slices = len(decisions_of(game.info, game.entries)), sorted(reviewed.slices)
    what = f"{name}, {seats} {level}s, {decisions} decisions, {reviewed.pages} pages"
    report.line(what + ", cut short" * reviewed.review.cut, reviewed.seconds, "s", MOST)
    report.line("  … longest of its slices", 1000 * slices[-1], "ms")
    report.line("  … median of its slices", 1000 * slices[len(slices) // 2], "ms")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=sorted(GAMES), help="only this one")
    parser.add_argument("--games", type=int, default=1, help="of each")
    parser.add_argument("--level", choices=get_args(Level), default="hen", help="who plays")
    asked = parser.parse_args()
    report = Report()
    for name in [asked.game] if asked.game else GAMES:
        for number in range(asked.games):
            measure(name, number, asked.level, report)


if __name__ == "__main__":
    main()
