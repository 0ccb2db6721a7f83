"""Identifies: each begins a session at Discord's gateway. A bot has a thousand of them a day, and one that spends them
all loses its token. So some are always kept, and a shard that begins session after session does so ever more seldom."""

import time
from collections.abc import Callable
from typing import Final

import discord

_KEPT: Final = 0.1
"""The part of a day's identifies that is never spent."""
_PAUSE: Final = 5.0
"""Seconds between two identifies of a shard; each further one waits twice as long."""
_LONGEST: Final = 600.0
_STEADY: Final = 3600.0
"""Seconds after which a shard that has kept its session counts as steady again."""
_WAITS: Final = 40.0
"""Seconds that an identify may wait at the gateway itself: the library gives it a minute there."""


class NotNow(ConnectionError):
    """No session is to begin now. The library takes that for a trouble of the way, and tries again ever more seldom."""


class Identifies:
    """When which shard of this process has identified."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._last: dict[int | None, float] = {}
        self._in_a_row: dict[int | None, int] = {}

    def seconds_until(self, shard: int | None) -> float:
        """How long a shard has to wait before it identifies; NotNow where that is too long to wait for."""
        if shard not in self._last:
            return 0.0
        pause = min(_PAUSE * 2 ** self._in_a_row[shard], _LONGEST)
        left = max(self._last[shard] + pause - self._clock(), 0.0)
        if left > _WAITS:
            raise NotNow(f"shard {shard} began {self._in_a_row[shard] + 1} sessions in a row")
        return left

    def spend(self, shard: int | None) -> None:
        """A shard identifies now."""
        now = self._clock()
        steady = now - self._last.get(shard, -_STEADY) >= _STEADY
        self._in_a_row[shard] = 0 if steady else self._in_a_row[shard] + 1
        self._last[shard] = now


def few(limits: discord.SessionStartLimits, shards: int = 1) -> bool:
    """Whether so many more sessions would leave too few."""
    return limits.remaining - shards < limits.total * _KEPT
