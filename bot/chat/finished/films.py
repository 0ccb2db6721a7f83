"""Films of finished tables: made one after another, one per person at a time, with a cache of the last ones."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from itertools import chain
from typing import Final, NamedTuple

from bot.tables.refusals import Refusal

QUEUED_MOST: Final = 8
"""Films under way and waiting. Each takes some two seconds."""
KEPT_BYTES: Final = 16 * 2**20
"""Size of the cache of films."""


class Film(NamedTuple):
    """A GIF, and the list of all moves in UTF-8."""

    animated: bytes
    moves: bytes


class Films:
    """Makes and caches films. Raises Refusal if a person has one under way, if too many wait, and at a stop, for those
    that wait as well."""

    def __init__(self) -> None:
        self._people: set[int] = set()
        self._one_at_a_time = asyncio.Lock()
        self._kept: OrderedDict[Hashable, Film] = OrderedDict()
        self._stopping = asyncio.Event()

    async def film(self, key: Hashable, asker: int, make: Callable[[], Awaitable[Film]]) -> Film:
        """Return the film of a key from the cache, or made by `make` for the asker (a Discord id)."""
        if (found := self._kept.get(key)) is not None:
            self._kept.move_to_end(key)
            return found
        if self._stopping.is_set():
            raise Refusal("restarting")
        if asker in self._people:
            raise Refusal("one-film-at-a-time")
        if len(self._people) >= QUEUED_MOST:
            raise Refusal("too-many-films")
        self._people.add(asker)
        try:
            return await self._unless_stopping(self._make(key, make))
        finally:
            self._people.discard(asker)

    async def _make(self, key: Hashable, make: Callable[[], Awaitable[Film]]) -> Film:
        async with self._one_at_a_time:
            made = self._kept[key] = self._kept.get(key) or await make()  # another person may have asked for the same
        while sum(map(len, chain.from_iterable(self._kept.values()))) > KEPT_BYTES:
            self._kept.popitem(last=False)
        return made

    async def _unless_stopping(self, making: Awaitable[Film]) -> Film:
        work, stop = asyncio.ensure_future(making), asyncio.ensure_future(self._stopping.wait())
        try:
            await asyncio.wait((work, stop), return_when=asyncio.FIRST_COMPLETED)
            if not work.done():
                raise Refusal("restarting")
            return work.result()
        finally:
            work.cancel()
            stop.cancel()

    def stop(self) -> None:
        """Make no more films, and refuse those that wait."""
        self._stopping.set()
