"""The clock for entries and messages.

It follows this machine's time, which may jump: someone sets it, or the machine wakes from sleep. So elapsed time within
a process is measured by `uptime`. A stored moment that lies further ahead than `AHEAD_MOST` was stored while a clock
ran ahead, and counts as now.
"""

import time
from collections.abc import Callable
from typing import Final

AHEAD_MOST: Final = 60 * 60 * 1000
"""Milliseconds by which a stored moment may be later than now."""


class Clock:
    """This machine's time, plus what was skipped to try what a later time brings."""

    def __init__(self) -> None:
        self._ahead = 0
        self._watchers: list[Callable[[], None]] = []

    def now(self) -> int:
        """Return milliseconds since 1970."""
        return time.time_ns() // 1_000_000 + self._ahead

    def uptime(self) -> int:
        """Return milliseconds since an arbitrary moment, by the clock that never jumps."""
        return time.monotonic_ns() // 1_000_000 + self._ahead

    def put_forward(self, milliseconds: int) -> None:
        """Skip so many milliseconds, and call all watchers."""
        self._ahead += milliseconds
        for passed in tuple(self._watchers):
            passed()

    def watch(self, passed: Callable[[], None]) -> Callable[[], None]:
        """Call a function whenever time is skipped. Returns a function that ends this."""
        self._watchers.append(passed)

        def unwatch() -> None:
            if passed in self._watchers:
                self._watchers.remove(passed)

        return unwatch


_CLOCK = Clock()
now, uptime, put_forward, watch = _CLOCK.now, _CLOCK.uptime, _CLOCK.put_forward, _CLOCK.watch
