"""What puzzles of Heckmeck are like: `uv run python -m tests.bench.puzzles [--count N]`.

Prints the CPU time of a puzzle, how often fixed players miss its best choice and what that costs them, and how many
puzzles of each kind there are.
"""

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random
from typing import Final

from games.heckmeck.moves import Roll
from games.heckmeck.puzzles import values
from games.heckmeck.rules import Heckmeck
from tests.bench.report import Report
from tests.games.own import Player, own
from tests.games.puzzles import does_err, hen, puzzles

MEAN_SECONDS: Final = 1.0
PLAYERS: Final = {"hen": hen, **own("heckmeck").yardsticks}


def timed(count: int) -> tuple[Sequence[Heckmeck], Sequence[float]]:
    """Return puzzles, and the seconds of CPU time that each took, ascending."""
    found: list[Heckmeck] = []
    seconds: list[float] = []
    begun = time.process_time()
    for position in puzzles(count):
        seconds.append(time.process_time() - begun)
        found.append(position)
        begun = time.process_time()
    return found, sorted(seconds)


def loss(position: Heckmeck, player: Player) -> float:
    """Return the worms that a player's choice costs."""
    worths = dict(values(position))
    played = player(position, position.turn, Random(0))
    return max(worths.values()) - next(worth for action, worth in worths.items() if action == played)


def shares(counted: Iterable[object]) -> str:
    """Return each value with its count, the most frequent first."""
    return ", ".join(f"{value}: {count}" for value, count in Counter(counted).most_common())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=1000, help="how many puzzles")
    report = Report()
    found, seconds = timed(parser.parse_args().count)
    report.line("CPU time of a puzzle, mean", sum(seconds) / len(seconds), "s", MEAN_SECONDS)
    for word, share in (("p50", 0.5), ("p99", 0.99), ("max", 1)):
        report.line(f"  … {word}", seconds[min(len(seconds) - 1, int(len(seconds) * share))], "s")
    for name, player in PLAYERS.items():
        erring = [position for position in found if does_err(position, player)]
        report.line(f"{name}: misses the best choice", 100 * len(erring) / len(found), "%")
        report.line("  … and loses, mean of all puzzles", sum(loss(it, player) for it in found) / len(found), "worms")
    choices = [values(position) for position in found]
    best = [max(choice, key=lambda one: one[1])[0] for choice in choices]
    rolling = [type(it).__name__ for it, choice in zip(best, choices, strict=True) if type(choice[0][0]) is Roll]
    for what, line in (
        ("best, if rolling was possible", shares(rolling)),
        ("choices", shares(map(len, choices))),
        ("seats", shares(position.seat_count for position in found)),
        ("puzzles met before", str(len(found) - len({position.notation().split(" asked")[0] for position in found}))),
    ):
        sys.stdout.write(f"{what}: {line}\n")


if __name__ == "__main__":
    main()
