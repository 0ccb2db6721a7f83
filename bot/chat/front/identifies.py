"""The budget of identifies. Each begins a session at Discord's gateway.

A bot has a thousand a day, and Discord resets the token of a bot that spends them all. A part is therefore kept, and a
shard that loses session after session waits longer every time.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final

import discord

from bot.tables.store import StoreBusy

_KEPT: Final = 0.1
"""The fraction of a day's identifies that is never spent."""
_PAUSE: Final = 5.0
"""Seconds between two identifies of a shard. Every further one doubles them."""
_LONGEST: Final = 600.0
_STEADY: Final = 3600.0
"""Seconds of one session after which a shard counts as steady again."""
_WAITS: Final = 40.0
"""Seconds that an identify may wait at the gateway. The library allows a minute."""


class NotNow(ConnectionError):
    """Raised if no session may begin now. The library treats it as a connection error and retries with backoff."""


TakeTurn = Callable[[int], Awaitable[None]]
"""A function that waits until no other process identifies in a bucket, and then reserves the bucket for as long as
Discord demands. Raises StoreBusy."""


async def take_no_turn(bucket: int) -> None:
    """Return at once: in a single process the library itself waits between shards."""


class Identifies:
    """The last identifies of this process's shards."""

    def __init__(self, clock: Callable[[], float] = time.monotonic, take_turn: TakeTurn = take_no_turn) -> None:
        self.at_once = 1
        """Discord's `max_concurrency`: the number of shards that may identify at once. A shard's bucket is its number
        modulo this."""
        self._take_turn = take_turn
        self._clock = clock
        self._last: dict[int | None, float] = {}
        self._in_a_row: dict[int | None, int] = {}

    def seconds_until(self, shard: int | None) -> float:
        """Return the seconds until a shard may identify. Raises NotNow if they are too many to wait."""
        if shard not in self._last:
            return 0.0
        pause = min(_PAUSE * 2 ** self._in_a_row[shard], _LONGEST)
        left = max(self._last[shard] + pause - self._clock(), 0.0)
        if left > _WAITS:
            raise NotNow(f"shard {shard} began {self._in_a_row[shard] + 1} sessions in a row")
        return left

    async def take_turn(self, shard: int | None) -> None:
        """Wait for a shard's turn among other processes. Raises NotNow if that takes too long."""
        try:
            async with asyncio.timeout(_WAITS):
                await self._take_turn((shard or 0) % self.at_once)
        except (StoreBusy, TimeoutError):
            raise NotNow(f"other processes identify before shard {shard}") from None

    def note_identify(self, shard: int | None) -> None:
        """Record an identify of a shard."""
        now = self._clock()
        steady = now - self._last.get(shard, -_STEADY) >= _STEADY
        self._in_a_row[shard] = 0 if steady else self._in_a_row[shard] + 1
        self._last[shard] = now


def few(limits: discord.SessionStartLimits, shards: int = 1) -> bool:
    """Return whether that many more sessions would leave too few for the day."""
    return limits.remaining - shards < limits.total * _KEPT
