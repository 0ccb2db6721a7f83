"""The database as the rest of the store uses it: transactions that read, transactions that write, one at a time.

A transaction is a plain function of SQLAlchemy's synchronous connection.
"""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Row

from bot.store.dialect import Dialect, Query, ReadingThread, reachable
from bot.store.writers import Writers
from bot.tables.needs import StoreBusy

T = TypeVar("T")

_READERS: Final = 8


class Database:
    """A connection or two that write, some that read, and the queues for them, in which a writer waits no longer than
    `patience` seconds, a reader half as long again. Whatever cannot be reached is StoreBusy."""

    def __init__(self, dialect: Dialect, patience: float) -> None:
        self.dialect = dialect
        self._patience = patience
        self._writers = Writers(dialect, dialect.writer(), patience)
        lone = dialect.lone_writer()
        self._lone_writers = self._writers if lone is None else Writers(dialect, lone, patience)
        self._readers = [dialect.reader() for _ in range(_READERS)]
        self._free: asyncio.LifoQueue[ReadingThread] = asyncio.LifoQueue()
        for reader in self._readers:
            self._free.put_nowait(reader)
        self._begun: set[asyncio.Task[Any]] = set()

    async def close(self) -> None:
        """Close every connection, once what has begun is finished."""
        await asyncio.gather(*self._begun, return_exceptions=True)
        for writers in {self._writers, self._lone_writers}:
            await writers.close()
        for reader in self._readers:
            await reader.close()

    async def writing(self, work: Callable[[Connection], T], *, alone: bool = False) -> T:
        """Do work in a transaction that writes; `alone`, where it changes what it has read and others may change, too:
        one such transaction goes on at a time, in whatever process."""
        return await (self._lone_writers if alone else self._writers).write(work)

    async def reading(self, work: Callable[[Connection], T]) -> T:
        """Do work in a transaction that reads: all its queries see the same moment."""
        return await self._finishing(self._read(lambda reader: reader.run(work)))

    async def rows(self, query: Query, **values: object) -> Sequence[Row[Any]]:
        """All rows that one query finds."""
        return await self._finishing(self._read(lambda reader: reader.rows(query, values)))

    async def value(self, query: Query, **values: object) -> Any:
        """The first column of the first row that a query finds; None where it finds none."""
        rows = await self.rows(query, **values)
        return rows[0][0] if rows else None

    async def _read(self, work: Callable[[ReadingThread], Awaitable[T]]) -> T:
        reader = self._free.get_nowait() if not self._free.empty() else await self._freed()
        try:
            with reachable(self.dialect):
                return await work(reader)
        finally:
            self._free.put_nowait(reader)

    async def _freed(self) -> ReadingThread:
        async with _patient(1.5 * self._patience):
            return await self._free.get()

    async def _finishing(self, work: Coroutine[Any, Any, T]) -> T:
        """Do work to its end, even where the caller is cancelled meanwhile: until then nobody else may use its
        connection."""
        task = asyncio.create_task(work)
        self._begun.add(task)
        task.add_done_callback(self._finished)
        return await asyncio.shield(task)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._begun.discard(task)
        if not task.cancelled():
            task.exception()  # so that nobody complains where nobody waits for it any more


@asynccontextmanager
async def _patient(seconds: float) -> AsyncGenerator[None]:
    """Raise StoreBusy where it takes longer than that."""
    try:
        async with asyncio.timeout(seconds):
            yield
    except TimeoutError:
        raise StoreBusy from None
