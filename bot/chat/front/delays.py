"""How long ago an interaction was made, though Discord's clock and ours may differ."""

from collections import deque
from typing import Final

_REMEMBERED: Final = 100


class Delays:
    """The delays of the last interactions: the smallest one is taken for the difference between the clocks, so that a
    clock that is set meanwhile is believed again after as many."""

    def __init__(self) -> None:
        self._delays: deque[float] = deque(maxlen=_REMEMBERED)

    def age(self, made: float, now: float) -> float:
        """Seconds since an interaction was made, at least, by the time in its id and the time of ours."""
        self._delays.append(now - made)
        return now - made - min(self._delays)
