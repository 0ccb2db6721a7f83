"""How often simple rules find the best choice of daily puzzles, and whether it wins more games of hens:

    uv run python -m tests.bench.puzzles [--days 200] [--games 200]

The games are others than those by which puzzles are kept. Of each puzzle so many go on to the end after its best choice
and after its second, with the same dice.
"""

import argparse
import sys
import time
from collections import Counter
from math import sqrt
from random import Random
from statistics import fmean, stdev

from games.heckmeck.mind import MIND
from games.heckmeck.puzzles import kind_of, values
from games.heckmeck.rules import Heckmeck
from tests.bench.report import Report
from tests.bench.tournament import standing
from tests.games.puzzles import RULES, finds, puzzle_of, seeds

MOST = 60.0
"""Percent of the puzzles in which a rule may find the best choice."""


def gain(position: Heckmeck, games: int) -> float:
    """Return the points of a chance to win by which the best choice is better than the second, in games of hens."""
    best, second = sorted(values(position), key=lambda one: -one[1])[:2]
    rng, gains = Random(0), list[float]()
    for number in range(games):
        won = list[float]()
        for action, _ in (best, second):
            rng.seed(f"hens {number}")
            won.append(MIND.play_out(position.copy(), position.turn, action, rng, whole=True)[position.turn])
        gains.append(100 * (won[0] - won[1]))
    return fmean(gains)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--days", type=int, default=200)
    parser.add_argument("--games", type=int, default=200, help="of hens, after each of two choices")
    asked = parser.parse_args()
    report, begun, found = Report(), time.process_time(), list[Heckmeck]()
    for seed in seeds(asked.days):
        found.append(puzzle_of(seed))
    report.line(f"{asked.days} puzzles: CPU time of each", (time.process_time() - begun) / asked.days, "s")
    for name, rule in RULES.items():
        share, least, most = standing([finds(position, rule) for position in found])
        report.line(f"found by: {name} [{100 * least:.0f}, {100 * most:.0f}]", 100 * share, "%", MOST)
    best = Counter(type(max(values(one), key=lambda it: it[1])[0]).__name__ for one in found)
    sys.stdout.write(f"the best choice: {dict(best)}\n")
    for kind in sorted({str(kind_of(position)) for position in found}):
        gains = [gain(position, asked.games) for position in found if kind_of(position) == kind]
        error = 2 * stdev(gains) / sqrt(len(gains)) if len(gains) > 1 else 0.0
        report.line(f"{kind} ({len(gains)}): points more than the second ± {error:.1f}", fmean(gains), "")
    if not report.met:
        sys.exit("a goal is missed")


if __name__ == "__main__":
    main()
