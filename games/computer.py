"""Computers of any game, by level.

A computer knows what its seat knows. The position it gets may be any with the same view: its hidden part is resampled
first, so equal views and equal streams lead to equal actions.
"""

from importlib import import_module
from random import Random
from typing import Final, Literal, get_args

from msgspec import Struct

from games.game import AnyGame
from games.mind import AnyMind
from games.registry import GAMES

Level = Literal["chick", "hen", "rooster"]

LEVELS: Final[tuple[Level, ...]] = get_args(Level)
"""From weakest to strongest: a chick plays by rules and errs, a hen plays by rules, a rooster searches."""

Mover = Level | Literal["random"]
"""A level, or the random mover that moves where a mind fails."""

MINDS: Final[dict[str, AnyMind]] = {name: import_module(f"games.{name}.mind").MIND for name in GAMES}
"""The minds of all games, by name: `MIND` of `games/<game>/mind.py`."""


def decide(position: AnyGame, seat: int, mover: Mover, rng: Random, playouts: int | None = None) -> Struct:
    """Return an action of `legal(seat)`, chosen from the seat's knowledge. Raises ValueError if there is none.
    `playouts` is a rooster's budget, by default the one of its game. The position is not changed."""
    known = position.resample(seat, rng)
    choices = known.legal(seat)
    if not choices:
        raise ValueError(f"seat {seat} has nothing to decide")
    if len(choices) == 1:
        return choices[0].action
    mind = MINDS[position.name]
    match mover:
        case "random":
            return rng.choice(choices).action
        case "chick":
            move = mind.slip if rng.random() < mind.slips else mind.choose
            return move(known, seat, rng)
        case "hen":
            return mind.choose(known, seat, rng)
        case "rooster":
            return mind.search(known, seat, rng, mind.playouts if playouts is None else playouts)
