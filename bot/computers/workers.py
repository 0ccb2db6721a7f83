"""The worker processes. One is enough while no thought takes long."""

import asyncio
from collections.abc import Callable
from typing import Final

from bot.computers.process import Worker

_MOST: Final = 2
_SLOW: Final = 1.0
"""Seconds without a free worker after which one more starts."""


class Workers:
    """Up to two workers. Questions queue for one of them until a thought takes long; then the second one starts, so
    that other tables do not wait behind that thought. Once both are free, one is enough again."""

    def __init__(self, new: Callable[[], Worker] = Worker, *, slow: float = _SLOW) -> None:
        self._workers = [new() for _ in range(_MOST)]
        self._slow = slow
        self._free = asyncio.PriorityQueue[int]()
        self._used = 0
        self._taken_at = 0.0
        self._use_one_more()

    async def ask(self, line: bytes) -> bytes:
        """Return the answer to a line. Raises what `Worker.ask` raises."""
        number = await self._take()
        try:
            return await self._workers[number].ask(line)
        finally:
            self._release(number)

    async def _take(self) -> int:
        """Return the number of a free worker."""
        now = asyncio.get_running_loop().time
        while True:
            try:
                async with asyncio.timeout_at(self._taken_at + self._slow if self._used < _MOST else None):
                    number = await self._free.get()
            except TimeoutError:
                if self._used < _MOST and now() >= self._taken_at + self._slow:
                    self._use_one_more()
            else:
                self._taken_at = now()
                return number

    def _release(self, number: int) -> None:
        self._free.put_nowait(number)
        if self._free.qsize() == self._used > 1:
            while not self._free.empty():
                self._free.get_nowait()
            self._used = 0
            self._use_one_more()

    def _use_one_more(self) -> None:
        self._free.put_nowait(self._used)
        self._used += 1

    async def end(self) -> None:
        """End the processes after their current questions. The next question starts one again."""
        await asyncio.gather(*[worker.end() for worker in self._workers])
