"""The database as the rest of the store uses it: transactions that read, transactions that write, one at a time."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Coroutine, Generator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

from sqlalchemy import Row, Select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store.engine import out_of_reach, reading, writing
from bot.tables.needs import StoreBusy

T = TypeVar("T")


class Database:
    """An engine and the queue of its writers, in which nobody waits longer than `patience` seconds. Whatever cannot be
    reached is StoreBusy."""

    def __init__(self, engine: AsyncEngine, patience: float) -> None:
        self.engine = engine
        self._patience = patience
        self._reader = reading(engine)
        self._writer = writing(engine)
        self._queue = asyncio.Lock()
        self._begun: set[asyncio.Task[Any]] = set()

    async def close(self) -> None:
        """Close every connection, once what has begun is finished."""
        await asyncio.gather(*self._begun, return_exceptions=True)
        await self.engine.dispose()

    async def writing(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Do work in a transaction that writes."""
        return await self._finishing(self._write_in_turn(work))

    async def reading(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Do work in a transaction that reads: all its queries see the same moment."""
        return await self._finishing(self._read_at_once(work))

    async def rows(self, query: Select[*tuple[Any, ...]], **values: object) -> Sequence[Row[Any]]:
        """What a single query finds."""
        return await self._finishing(self._read(query, values))

    async def value(self, query: Select[*tuple[Any, ...]], **values: object) -> Any:
        """The first column of the first row, if there is one."""
        rows = await self.rows(query, **values)
        return rows[0][0] if rows else None

    async def _write_in_turn(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """This process's writers queue here rather than poll for SQLite's lock."""
        try:
            async with asyncio.timeout(self._patience):
                await self._queue.acquire()
        except TimeoutError:
            raise StoreBusy from None
        try:
            with _busy():
                async with self._writer.begin() as connection:
                    return await work(connection)
        finally:
            self._queue.release()

    async def _read_at_once(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        with _busy():
            async with self._reader.begin() as connection:
                return await work(connection)

    async def _read(self, query: Select[*tuple[Any, ...]], values: dict[str, object]) -> Sequence[Row[Any]]:
        with _busy():
            async with self.engine.connect() as connection:
                return (await connection.execute(query, values)).all()

    async def _finishing(self, work: Coroutine[Any, Any, T]) -> T:
        """Do work that goes on when who waits for it is cancelled: a connection dropped in mid-transaction holds its
        lock until Python gets round to collecting it."""
        task = asyncio.create_task(work)
        self._begun.add(task)
        task.add_done_callback(self._finished)
        return await asyncio.shield(task)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._begun.discard(task)
        if not task.cancelled():
            task.exception()  # so that nobody complains where nobody waits for it any more


@contextmanager
def _busy() -> Generator[None]:
    """A database that is locked or out of reach is StoreBusy; whatever else goes wrong is a mistake and stays one."""
    try:
        yield
    except PoolTimeout as error:
        raise StoreBusy from error
    except (DBAPIError, sqlite3.Error) as error:
        if out_of_reach(error.orig if isinstance(error, DBAPIError) else error):
            raise StoreBusy from error
        raise
