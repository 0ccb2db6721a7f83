"""The base of games that hide nothing, and in which one seat at a time is awaited."""

from random import Random
from typing import ClassVar, Self

from games.core import A, C, E, V
from games.game import Game


class OpenGame(Game[A, C, E, V]):
    """A position without hidden parts. `play` and `settle` record events and questions by themselves: `_play` and
    `_settle` return the events and leave `_last` and `_stamps` alone."""

    _is_recorded: ClassVar[bool] = True

    @property
    def has_hands(self) -> bool:
        return False

    def _seen(self, event: E, seat: int | None) -> E | None:
        return event

    def _resample(self, seat: int | None, rng: Random) -> Self:
        return self.copy()
