"""Age of interactions, in spite of different clocks here and at Discord."""

from collections import deque
from typing import Final

_REMEMBERED: Final = 100


class Delays:
    """The delays of the last interactions. The smallest one is taken as the difference between the clocks. After a
    clock is corrected, ages are right again once that many interactions have come."""

    def __init__(self) -> None:
        self._delays: deque[float] = deque(maxlen=_REMEMBERED)

    def age(self, made: float, now: float) -> float:
        """Return the least age of an interaction in seconds, from the time in its id and our own time."""
        self._delays.append(now - made)
        return now - made - min(self._delays)
