"""Fixed players that computers are measured by, of every game: what is known to be simple and not bad. They are given a
position and look at nothing but what their seat knows."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from msgspec import Struct

from games.core import AnyGame, Choice
from games.heckmeck.mind import best_by
from games.heckmeck.moves import TILES, Keep, Stop, worms_on
from games.heckmeck.rules import Heckmeck
from games.verflixxt.tiles import is_fortune, value_of

Player = Callable[[AnyGame, int, Random], Struct]
"""What a seat does in a position."""


def highest_face(position: AnyGame, seat: int, rng: Random) -> Struct:
    """Heckmeck: keep the highest face, and stop at the first tile within reach."""
    actions = [choice.action for choice in position.legal(seat)]
    faces = [action for action in actions if isinstance(action, Keep)]
    tiles = [action for action in actions if isinstance(action, Stop) and action.tile is not None]
    return max(faces, key=lambda keep: keep.face) if faces else [*tiles, actions[0]][0]


def most_worms(position: AnyGame, seat: int, rng: Random) -> Struct:
    """Heckmeck: maximise what the turn by itself may be expected to bring, in worms; the best published policy."""
    assert isinstance(position, Heckmeck)
    own = position.stacks[seat]
    fail = -worms_on(own[-1]) if own else 0
    return best_by({**{tile: worms_on(tile) for tile in TILES}, None: fail}, position, seat)


def best_tile(position: AnyGame, seat: int, rng: Random) -> Struct:
    """Verflixxt: the move that takes the best tile, a Fortune being as good as what it turns at best; or else one that
    takes none, at random."""
    choices = position.legal(seat)
    gains = [_gain(choice) for choice in choices]
    return rng.choice([choice for choice, gain in zip(choices, gains, strict=True) if gain == max(gains)]).action


def _gain(choice: Choice[Any]) -> int:
    takes = choice.facts.get("takes")
    if not isinstance(takes, int):
        return 0
    return 10 if is_fortune(takes) else value_of(takes)


YARDSTICKS: Mapping[str, Mapping[str, Player]] = {
    "heckmeck": {"highest-face": highest_face, "most-worms": most_worms},
    "karteneck": {},
    "hornochsen": {},
    "verflixxt": {"best-tile": best_tile},
}
