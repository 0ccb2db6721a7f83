"""Transactions that read and transactions that write.

A transaction is a plain function of SQLAlchemy's synchronous connection.
"""

import asyncio
import time
from collections.abc import AsyncGenerator, Awaitable, Callable, Coroutine, Generator, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Row

from bot.store.dialect import Dialect, Query, ReadingThread, reachable
from bot.store.writers import Writers
from bot.tables.needs import StoreBusy
from bot.watch import UNWATCHED, Access, Watch

T = TypeVar("T")

_READERS: Final = 8


class Database:
    """One or two writing connections, several reading ones, and their queues. A writer waits at most `patience` seconds
    in the queue, a reader 1.5 times as long. Raises StoreBusy after that, or if the database is unreachable. `watch`
    receives the duration of every read and write."""

    def __init__(self, dialect: Dialect, patience: float, watch: Watch = UNWATCHED) -> None:
        self.dialect = dialect
        self._patience = patience
        self._watch = watch
        self._writers = Writers(dialect, dialect.writer(), patience)
        lone = dialect.lone_writer()
        self._lone_writers = self._writers if lone is None else Writers(dialect, lone, patience)
        self._readers = [dialect.reader() for _ in range(_READERS)]
        # Last in, first out: a connection opens at its first use, so a quiet database has few.
        self._free: asyncio.LifoQueue[ReadingThread] = asyncio.LifoQueue()
        for reader in self._readers:
            self._free.put_nowait(reader)
        self._begun: set[asyncio.Task[Any]] = set()

    async def close(self) -> None:
        """Close all connections after their current work."""
        # A connection must not close below a read.
        await asyncio.gather(*self._begun, return_exceptions=True)
        for writers in {self._writers, self._lone_writers}:
            await writers.close()
        for reader in self._readers:
            await reader.close()

    async def write(self, work: Callable[[Connection], T], *, alone: bool = False) -> T:
        """Run work in a writing transaction. `alone` is for work that changes what it has read while others may change
        it as well: one such transaction runs at a time, over all processes."""
        with self._timed("write"):
            return await (self._lone_writers if alone else self._writers).write(work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run work in a reading transaction. All its queries see the same moment."""
        return await self._finish(self._read(lambda reader: reader.run(work)))

    async def fetch_all(self, query: Query, **values: object) -> Sequence[Row[Any]]:
        """Return all rows of one query."""
        return await self._finish(self._read(lambda reader: reader.rows(query, values)))

    async def fetch_value(self, query: Query, **values: object) -> Any:
        """Return the first column of a query's first row, or None without rows."""
        rows = await self.fetch_all(query, **values)
        return rows[0][0] if rows else None

    async def _read(self, work: Callable[[ReadingThread], Awaitable[T]]) -> T:
        with self._timed("read"):
            reader = self._free.get_nowait() if not self._free.empty() else await self._next_free()
            try:
                with reachable(self.dialect):
                    return await work(reader)
            finally:
                self._free.put_nowait(reader)

    @contextmanager
    def _timed(self, access: Access) -> Generator[None]:
        """Report the duration of the block, with its time in queues, and whether it raised StoreBusy."""
        begun, busy = time.perf_counter(), False
        try:
            yield
        except StoreBusy:
            busy = True
            raise
        finally:
            self._watch.note_access(access, time.perf_counter() - begun, busy=busy)

    async def _next_free(self) -> ReadingThread:
        async with _at_most(1.5 * self._patience):
            return await self._free.get()

    async def _finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Finish work even if the caller is cancelled, because its connection must not be shared before."""
        task = asyncio.create_task(work)
        self._begun.add(task)
        task.add_done_callback(self._finished)
        return await asyncio.shield(task)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._begun.discard(task)
        if not task.cancelled():
            task.exception()  # marked as retrieved, though no caller waits any more


@asynccontextmanager
async def _at_most(seconds: float) -> AsyncGenerator[None]:
    """Raise StoreBusy if the block takes longer."""
    try:
        async with asyncio.timeout(seconds):
            yield
    except TimeoutError:
        raise StoreBusy("other reads took too long") from None
