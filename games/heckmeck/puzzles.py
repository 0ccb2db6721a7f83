"""A stand-in for the daily positions."""

from games.heckmeck.moves import Action
from games.heckmeck.rules import Heckmeck

_POSITIONS = (
    "stacks=-/-/- kept=6x2 dice=1.4.4.5.6.6",
    "stacks=22/21/30 kept=6x2 dice=1.3.4.4.5.5",
    "stacks=29/30.21/27 kept=6x2.4x1 dice=1.1.3.5.5",
)


def puzzle_from(seed: bytes) -> Heckmeck:
    return Heckmeck.parse(_POSITIONS[seed[0] % len(_POSITIONS)])


def values(game: Heckmeck) -> tuple[tuple[Action, float], ...]:
    (seat,) = game.awaited
    return tuple((choice.action, 1.4 - 0.5 * (2 * n % 3)) for n, choice in enumerate(game.legal(seat)))
