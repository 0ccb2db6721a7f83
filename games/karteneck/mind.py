"""What a computer knows of Karteneck beyond its rules."""

from collections.abc import Sequence
from random import Random

from games.karteneck.moves import Action
from games.karteneck.rules import Karteneck
from games.mind import Mind


class KarteneckMind(Mind[Karteneck, Action]):
    """A first one: it plays any action."""

    playouts = 100
    horizon = 30

    def choose(self, position: Karteneck, seat: int, rng: Random) -> Action:
        return rng.choice(position.legal(seat)).action

    def shares(self, position: Karteneck) -> Sequence[float]:
        return [1 / position.seat_count] * position.seat_count
