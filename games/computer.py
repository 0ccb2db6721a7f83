"""Computers that play, of any game: what a seat that nobody sits on does, by its level.

A computer knows what its seat knows. The position it is given may be any with the same view: the first thing it does is
to draw anew what its seat cannot know. So equal views and equal streams lead to the same action.
"""

from random import Random
from typing import Final, Literal

from msgspec import Struct

from games.core import AnyGame
from games.minds import MINDS

Level = Literal["chick", "hen", "rooster"]

LEVELS: Final[tuple[Level, ...]] = ("chick", "hen", "rooster")
"""From the weakest to the strongest: a chick plays at random, a hen by rules, a rooster searches."""


def decide(position: AnyGame, seat: int, level: Level, rng: Random, playouts: int | None = None) -> Struct:
    """An action of `legal(seat)`, by what this seat knows; ValueError where there is none. `playouts` is what a rooster
    may spend on it, if not what its game thinks right. The position stays as it is."""
    known = position.resample(seat, rng)
    choices = known.legal(seat)
    if not choices:
        raise ValueError(f"seat {seat} has nothing to decide")
    if len(choices) == 1:
        return choices[0].action
    mind = MINDS[position.name]
    match level:
        case "chick":
            return rng.choice(choices).action
        case "hen":
            return mind.choose(known, seat, rng)
        case "rooster":
            return mind.search(known, seat, rng, mind.playouts if playouts is None else playouts)
