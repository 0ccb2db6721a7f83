"""Plays 10,000 random games of every game (`python -m tests.bench.playouts [--games N] [--game NAME]`, a minute each
on one core) and fails if one passes the stated number of entries, ends without a result, or loses a piece."""

import argparse
import sys
import time
from random import Random

from games.registry import GAMES
from tests.games.own import own
from tests.games.playouts import Case, cases_of, walk

LOOK_EVERY = 100
"""Entries between two counts of the pieces."""


def play(case: Case, seed: int) -> int:
    """Play one game and return its entries, or raise AssertionError."""
    conserved = own(case.game.name).conserved
    position = case.new()
    count = 0
    for count, _ in enumerate(walk(position, case, Random(f"{case} {seed}")), start=1):
        assert count % LOOK_EVERY or conserved(position), f"{case}, seed {seed}: a piece is lost at entry {count}"
    result = position.result
    assert result is not None, f"{case}, seed {seed}: not over after {own(case.game.name).steps} entries"
    assert sorted(place.seat for place in result.places) == list(range(case.seats)), f"{case}, seed {seed}"
    assert conserved(position), f"{case}, seed {seed}: a piece is lost at the end"
    return count


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000, help="how many of each game")
    parser.add_argument("--game", choices=sorted(GAMES), help="only this one")
    asked = parser.parse_args()
    for name in [asked.game] if asked.game else GAMES:
        cases = cases_of(GAMES[name])
        begun = time.perf_counter()
        counts = sorted(play(cases[number % len(cases)], number) for number in range(asked.games))
        seconds = time.perf_counter() - begun
        sys.stdout.write(
            f"{name}: {len(counts):,} games in {len(cases)} cases, {sum(counts):,} entries in {seconds:.0f} s; a game "
            f"has {counts[len(counts) // 2]:,} (median), {counts[-1 - len(counts) // 100]:,} (one in a hundred), "
            f"{counts[-1]:,} (longest); bound {own(name).steps:,}\n"
        )


if __name__ == "__main__":
    main()
