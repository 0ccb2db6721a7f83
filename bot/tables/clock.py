"""The clock by which entries of logs and messages have their times."""

import time
from collections.abc import Callable


class Clock:
    """The time of this machine; or a later one, where somebody lets time pass to try what comes with it."""

    def __init__(self) -> None:
        self._ahead = 0
        self._watchers: list[Callable[[], None]] = []

    def now(self) -> int:
        """The time in milliseconds since 1970."""
        return time.time_ns() // 1_000_000 + self._ahead

    def put_forward(self, milliseconds: int) -> None:
        """Let so many milliseconds pass at once, and tell all who watch."""
        self._ahead += milliseconds
        for passed in tuple(self._watchers):
            passed()

    def watch(self, passed: Callable[[], None]) -> Callable[[], None]:
        """Have a function called whenever the clock was put forward. What this returns ends that when it is called."""
        self._watchers.append(passed)

        def unwatch() -> None:
            if passed in self._watchers:
                self._watchers.remove(passed)

        return unwatch


_CLOCK = Clock()
now, put_forward, watch = _CLOCK.now, _CLOCK.put_forward, _CLOCK.watch
