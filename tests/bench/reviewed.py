"""Whether random games can be reviewed: `uv run python -m tests.bench.reviewed [--game G] [--games 1000] [--first 0]`.

The games have any number of seats and variants, changed choices, purchases before a seat's turn, and computers that
decide for people. Each search and each comparison has one playout of an action, because only failures count here.
`--first` is the number of the first game; other numbers are other games.
"""

import argparse
import asyncio
import sys
import traceback

from bot.finished.decisions import decisions_of
from games.registry import GAMES
from tests.bench.report import Report
from tests.reviewing import random_game, review_quickly


def measure(name: str, numbers: range, report: Report) -> None:
    """Review games, and print how many reviews failed, and why."""
    decisions = failures = 0
    for number in numbers:
        game = random_game(name, number)
        try:
            decisions += len(decisions_of(game.info, game.log))
            asyncio.run(review_quickly(game))
        except Exception:  # noqa: BLE001 - whatever it is, the review failed
            failures += 1
            sys.stdout.write(f"{name} {number}: {traceback.format_exc(limit=-1)}")
    report.line(f"{name}: failed reviews of {len(numbers):,} games, {decisions:,} decisions", failures, "", 0)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=sorted(GAMES), help="only this one")
    parser.add_argument("--games", type=int, default=1000, help="of each")
    parser.add_argument("--first", type=int, default=0, help="the number of the first one")
    asked = parser.parse_args()
    report = Report()
    for name in [asked.game] if asked.game else GAMES:
        measure(name, range(asked.first, asked.first + asked.games), report)
    if not report.met:
        sys.exit("a review failed")


if __name__ == "__main__":
    main()
