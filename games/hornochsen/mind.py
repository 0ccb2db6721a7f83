"""What a computer knows of Hornochsen beyond its rules."""

from collections.abc import Sequence
from random import Random

from games.hornochsen.moves import Action
from games.hornochsen.rules import Hornochsen
from games.mind import Mind


class HornochsenMind(Mind[Hornochsen, Action]):
    """A first one: it plays any action."""

    playouts = 100
    horizon = 30

    def choose(self, position: Hornochsen, seat: int, rng: Random) -> Action:
        return rng.choice(position.legal(seat)).action

    def shares(self, position: Hornochsen) -> Sequence[float]:
        return [1 / position.seat_count] * position.seat_count
