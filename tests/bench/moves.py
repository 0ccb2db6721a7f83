"""Random moves a second of every game, on one core: `uv run python -m tests.bench.moves [--seconds S]`.

A move is a call of `play`; `legal`, `settle` and the events are in the time and not counted. Seconds are processor
time.
"""

import argparse
import sys
import time
from random import Random

from games.core import AnyGame
from games.registry import GAMES

FLOOR = 60_000
"""Moves a second that the project promises."""


def moves_a_second(game: type[AnyGame], seats: int, seconds: float) -> float:
    """Calls of `play` a second, with so many seats and the default options."""
    random = Random(seats).random
    moves = 0
    begun = time.process_time()
    while time.process_time() < begun + seconds:
        position = game.new(seats, game.Options())
        while position.result is None:
            chance = position.chance_due
            if chance is not None:
                position.settle(chance.outcome([int(random() * bound) for bound in chance.bounds]))
                continue
            seat = min(position.awaited)
            choices = position.legal(seat)
            position.play(seat, choices[int(random() * len(choices))].action)
            moves += 1
    return moves / (time.process_time() - begun)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="of processor time a row")
    seconds: float = parser.parse_args().seconds
    slowest = float("inf")
    for name, game in GAMES.items():
        for seats in sorted({game.seats[0], 4, game.seats[-1]}):
            speed = moves_a_second(game, seats, seconds)
            slowest = min(slowest, speed)
            sys.stdout.write(f"{name:12} {seats} seats  {speed:>9,.0f} moves/s\n")
    return 0 if slowest >= FLOOR else 1


if __name__ == "__main__":
    sys.exit(main())
