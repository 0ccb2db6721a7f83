"""Puzzles of Heckmeck by number, and whether fixed players find their best choices."""

import hashlib
from collections.abc import Iterator
from random import Random

from msgspec import Struct

from games.computer import decide
from games.core import AnyGame
from games.heckmeck.puzzles import puzzle_from, values
from games.heckmeck.rules import Heckmeck
from tests.games.own import Player


def puzzles(count: int) -> Iterator[Heckmeck]:
    """Yield the puzzles of so many seeds."""
    for number in range(count):
        yield puzzle_from(hashlib.sha256(f"puzzle {number}".encode()).digest())


def hen(position: AnyGame, seat: int, rng: Random) -> Struct:
    """A computer's action by rules."""
    return decide(position, seat, "hen", rng)


def does_err(position: Heckmeck, player: Player) -> bool:
    """Return whether a player misses the best choice."""
    best, _ = max(values(position), key=lambda one: one[1])
    return player(position, position.turn, Random(0)) != best
