"""What a computer knows of Heckmeck beyond its rules."""

from collections.abc import Sequence
from random import Random

from games.heckmeck.moves import Action
from games.heckmeck.rules import Heckmeck
from games.mind import Mind


class HeckmeckMind(Mind[Heckmeck, Action]):
    """A first one: it plays any action."""

    playouts = 100
    horizon = 30

    def choose(self, position: Heckmeck, seat: int, rng: Random) -> Action:
        return rng.choice(position.legal(seat)).action

    def shares(self, position: Heckmeck) -> Sequence[float]:
        return [1 / position.seat_count] * position.seat_count
