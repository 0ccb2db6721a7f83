"""Fixed players that computers are measured by, of every game: what is known to be simple and not bad. They are given a
position and look at nothing but what their seat knows."""

from collections.abc import Callable, Mapping
from random import Random

from msgspec import Struct

from games.core import AnyGame

Player = Callable[[AnyGame, int, Random], Struct]
"""What a seat does in a position."""

YARDSTICKS: Mapping[str, Mapping[str, Player]] = {
    "heckmeck": {},
    "karteneck": {},
    "hornochsen": {},
    "verflixxt": {},
}
