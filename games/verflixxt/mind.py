"""Verflixxt!'s knowledge for computers."""

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Final

from games.mind import Mind
from games.verflixxt.moves import Action
from games.verflixxt.rules import Verflixxt

LEAD: Final = 8.0
"""The lead in points that makes a seat more likely to win than another by e to 1."""


class VerflixxtMind(Mind[Verflixxt, Action]):
    """Evaluates by the pieces on every tile, and draws the next turns."""

    playouts = 400
    horizon = 12

    def choose(self, position: Verflixxt, seat: int, rng: Random) -> Action:
        gains = position.gains(seat)
        return position.legal(seat)[gains.index(max(gains))].action

    def shares(self, position: Verflixxt) -> Sequence[float]:
        points = position.prospects()
        weights = [exp((one - max(points)) / LEAD) for one in points]
        return [weight / sum(weights) for weight in weights]


MIND = VerflixxtMind()
