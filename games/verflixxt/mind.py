"""What a computer knows of Verflixxt beyond its rules."""

from collections.abc import Sequence
from random import Random

from games.mind import Mind
from games.verflixxt.moves import Action
from games.verflixxt.rules import Verflixxt


class VerflixxtMind(Mind[Verflixxt, Action]):
    """A first one: it plays any action."""

    playouts = 100
    horizon = 30

    def choose(self, position: Verflixxt, seat: int, rng: Random) -> Action:
        return rng.choice(position.legal(seat)).action

    def shares(self, position: Verflixxt) -> Sequence[float]:
        return [1 / position.seat_count] * position.seat_count
