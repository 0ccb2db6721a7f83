"""Work that takes seconds, for pages about finished tables: done one after another, one per person at a time, with a
cache of the last results."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Final, Generic, TypeVar

import structlog

from bot.tables.refusals import Refusal
from games.review import NoFinding

T = TypeVar("T")

QUEUED_MOST: Final = 8
"""Works under way and waiting in a queue."""

_log = structlog.stdlib.get_logger()


def refusal_of(table_id: str, error: NoFinding) -> Refusal:
    """Log why a review failed. Returns the refusal, which asks for another try only where that may help."""
    log = _log.warning if error.passing else _log.error
    log("review.failed", table=table_id, cause=str(error))
    return Refusal("review-failed" if error.passing else "review-impossible")


class Queue:
    """Does works one after another. Raises Refusal if a person or a server has a work under way, if too many wait, and
    at a stop, for those that wait as well."""

    def __init__(self, busy: Callable[[], Refusal], full: Callable[[], Refusal]) -> None:
        self._busy = busy
        """The refusal if a person or a server has a work under way."""
        self._full = full
        """The refusal if too many wait."""
        self._people: set[int] = set()
        self._servers: dict[int, Hashable] = {}
        """The key that is under way for a server."""
        self._one_at_a_time = asyncio.Lock()
        self._stopping = asyncio.Event()

    async def work(self, key: Hashable, asker: int, work: Callable[[], Awaitable[T]], server: int | None) -> T:
        """Return the result of a work for the asker (a Discord id). A `server` has one key under way at a time."""
        if self._stopping.is_set():
            raise Refusal("restarting")
        if asker in self._people or (server is not None and self._servers.get(server, key) != key):
            raise self._busy()
        if len(self._people) >= QUEUED_MOST:
            raise self._full()
        self._people.add(asker)
        first = server is not None and server not in self._servers
        if server is not None and first:
            self._servers[server] = key
        try:
            return await self._unless_stopping(self._in_turn(work))
        finally:
            self._people.discard(asker)
            if server is not None and first:
                del self._servers[server]

    async def _in_turn(self, work: Callable[[], Awaitable[T]]) -> T:
        async with self._one_at_a_time:
            return await work()

    async def _unless_stopping(self, working: Awaitable[T]) -> T:
        work, stop = asyncio.ensure_future(working), asyncio.ensure_future(self._stopping.wait())
        try:
            await asyncio.wait((work, stop), return_when=asyncio.FIRST_COMPLETED)
            if not work.done():
                raise Refusal("restarting")
            return work.result()
        finally:
            work.cancel()
            stop.cancel()

    def stop(self) -> None:
        """Begin nothing more, and refuse those that wait."""
        self._stopping.set()


def review_queue() -> Queue:
    """Return the queue of reviews and pages about luck."""
    return Queue(lambda: Refusal("one-review-at-a-time"), lambda: Refusal("too-many-reviews"))


class Workshop(Generic[T]):
    """Makes and caches results of one kind. Workshops that share a queue share its limits."""

    def __init__(self, queue: Queue, size_of: Callable[[T], int], kept_most: int) -> None:
        self.queue = queue
        self._size_of = size_of
        self._kept_most = kept_most
        """The size of the cache."""
        self._kept: OrderedDict[Hashable, T] = OrderedDict()

    async def make(self, key: Hashable, asker: int, make: Callable[[], Awaitable[T]], server: int | None = None) -> T:
        """Return the result of a key from the cache, or made by `make` in the queue."""
        if (found := self._kept.get(key)) is not None:
            self._kept.move_to_end(key)
            return found
        return await self.queue.work(key, asker, lambda: self._make(key, make), server)

    async def _make(self, key: Hashable, make: Callable[[], Awaitable[T]]) -> T:
        made = self._kept.get(key)  # another person may have asked for the same
        if made is None:
            made = self._kept[key] = await make()
        while sum(map(self._size_of, self._kept.values())) > self._kept_most:
            self._kept.popitem(last=False)
        return made
