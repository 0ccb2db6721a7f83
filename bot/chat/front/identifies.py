"""Identifies: each begins a session at Discord's gateway. A bot has a thousand of them a day, and one that spends them
all loses its token. So some are always kept, and a shard that begins session after session does so ever more seldom."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final

import discord

from bot.tables.needs import StoreBusy

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


TakeTurn = Callable[[int], Awaitable[None]]
"""Waits until no other process identifies in one of Discord's buckets, and keeps that one from now on for as long as
Discord demands. Raises StoreBusy."""


async def alone(bucket: int) -> None:
    """No other process identifies: the library itself waits between the shards of one."""


class Identifies:
    """When which shard of this process has identified."""

    def __init__(self, clock: Callable[[], float] = time.monotonic, take_turn: TakeTurn = alone) -> None:
        self.at_once = 1
        """How many shards may identify at once: Discord's `max_concurrency`. Each has a bucket by its number."""
        self._take_turn = take_turn
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

    async def take_turn(self, shard: int | None) -> None:
        """Wait for a shard's turn among those of other processes; NotNow where that takes too long."""
        try:
            async with asyncio.timeout(_WAITS):
                await self._take_turn((shard or 0) % self.at_once)
        except (StoreBusy, TimeoutError):
            raise NotNow(f"other processes identify before shard {shard}") from None

    def spend(self, shard: int | None) -> None:
        """A shard identifies now."""
        now = self._clock()
        steady = now - self._last.get(shard, -_STEADY) >= _STEADY
        self._in_a_row[shard] = 0 if steady else self._in_a_row[shard] + 1
        self._last[shard] = now


def few(limits: discord.SessionStartLimits, shards: int = 1) -> bool:
    """Whether so many more sessions would leave too few."""
    return limits.remaining - shards < limits.total * _KEPT
