"""The clock for entries and messages.

It follows this machine's time, which may jump: someone sets it, or the machine wakes from sleep. So elapsed time within
a process is measured by `uptime`. A stored moment that lies further ahead than `MAX_AHEAD` was stored while a clock
ran ahead, and counts as now.
"""

import time
from collections.abc import Callable
from typing import Final

MAX_AHEAD: Final = 60 * 60 * 1000
"""Milliseconds by which a stored moment may be later than now."""


class WallClock:
    """This machine's time, plus what was skipped to try what a later time brings."""

    def __init__(self) -> None:
        self._ahead = 0
        self._listeners: list[Callable[[], None]] = []

    def now(self) -> int:
        """Return milliseconds since 1970."""
        return time.time_ns() // 1_000_000 + self._ahead

    def uptime(self) -> int:
        """Return milliseconds since an arbitrary moment, by the clock that never jumps."""
        return time.monotonic_ns() // 1_000_000 + self._ahead

    def put_forward(self, milliseconds: int) -> None:
        """Skip so many milliseconds, and call all listeners."""
        self._ahead += milliseconds
        for listener in tuple(self._listeners):
            listener()

    def add_listener(self, listener: Callable[[], None]) -> Callable[[], None]:
        """Call a function whenever time is skipped. Returns a function that ends this."""
        self._listeners.append(listener)

        def remove() -> None:
            if listener in self._listeners:
                self._listeners.remove(listener)

        return remove


_CLOCK = WallClock()
now, uptime, put_forward, add_listener = _CLOCK.now, _CLOCK.uptime, _CLOCK.put_forward, _CLOCK.add_listener
