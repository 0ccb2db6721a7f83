"""Transactions that read and transactions that write. Writes that arrive during a transaction share the next one.

A transaction is a plain function of SQLAlchemy's synchronous connection.
"""

import asyncio
import math
import time
from collections.abc import Awaitable, Callable, Coroutine, Generator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from types import CoroutineType
from typing import Any, Concatenate, Final, NamedTuple, ParamSpec, TypeVar

from sqlalchemy import Connection, Executable, Row

from bot.metrics.protocol import NO_METRICS, Access, Metrics
from bot.store.dialect import PATIENCE, ConnectionThread, Dialect, Query, as_store_error, reachable
from bot.tables.shards import WHOLE, Shards
from bot.tables.store import StoreBusy

T = TypeVar("T")

_LOOK_AGAIN: Final = 0.1
"""Seconds in which an event loop that was held up hears who is done by then, before a wait in a queue is given up."""


class _Waiting(NamedTuple):
    work: Callable[[Connection], Any]
    outcome: asyncio.Future[Any]
    until: float


class Writers:
    """A writing connection with its queue, in which a write waits at most `patience` seconds. Works run in order of
    arrival. Each is written whole or not at all, independent of the others, and returns once its transaction is on
    disk."""

    def __init__(self, dialect: Dialect, thread: ConnectionThread, patience: float, longest: float = math.inf) -> None:
        """`longest`: seconds that a write may take in all."""
        self._longest = longest
        self._dialect = dialect
        self._thread = thread
        self._patience = patience
        self._waiting: list[_Waiting] = []
        self._writing: asyncio.Task[None] | None = None

    async def close(self) -> None:
        """Close the connection after all current and queued work."""
        if self._writing is not None:
            await self._writing
        await self._thread.close()

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run work. It continues if the caller is cancelled."""
        loop = asyncio.get_running_loop()
        waiting = _Waiting(work, loop.create_future(), time.monotonic() + self._longest)
        waiting.outcome.add_done_callback(_looked_at)
        self._waiting.append(waiting)
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        impatience = loop.call_later(self._patience, loop.call_later, _LOOK_AGAIN, self._give_up, waiting)
        try:
            return await asyncio.shield(waiting.outcome)
        finally:
            impatience.cancel()

    def _give_up(self, waiting: _Waiting) -> None:
        """Remove a work that has not begun."""
        if waiting in self._waiting:
            self._waiting.remove(waiting)
            waiting.outcome.set_exception(StoreBusy("other writes took too long"))

    async def _write_all(self) -> None:
        while self._waiting:
            # What arrives from here on shares the next transaction.
            together, self._waiting = self._waiting, []
            await self._write_together(together)
        self._writing = None

    async def _write_together(self, together: Sequence[_Waiting]) -> None:
        try:
            with reachable(self._dialect):
                outcomes = await self._thread.run(
                    partial(self._do_each, [pending.work for pending in together]),
                    min(pending.until for pending in together),
                )
        except Exception as error:  # noqa: BLE001 - it is raised to the caller
            outcomes = [error] * len(together)
        for waiting, outcome in zip(together, outcomes, strict=True):
            if isinstance(outcome, Exception):
                waiting.outcome.set_exception(outcome)
            else:
                waiting.outcome.set_result(outcome)

    def _do_each(self, works: Sequence[Callable[[Connection], Any]], connection: Connection) -> Sequence[Any]:
        """Return every work's result or exception. A single one needs no savepoint."""
        if len(works) == 1:
            return [works[0](connection)]
        return [self._do(work, connection) for work in works]

    def _do(self, work: Callable[[Connection], Any], connection: Connection) -> Any:
        savepoint = connection.begin_nested()
        try:
            result = work(connection)
        except Exception as error:
            if self._dialect.lost_transaction(connection, error):  # the other works of the transaction as well
                raise
            savepoint.rollback()
            return as_store_error(self._dialect, error)
        savepoint.commit()
        return result


def _looked_at(outcome: asyncio.Future[Any]) -> None:
    outcome.exception()  # marked as retrieved, though no caller waits any more


_READERS: Final = 8
_LONGEST: Final = 2.5
"""A read or a write on a server takes this many times the patience at most, or of the usual patience if that is longer,
with its time in queues, for connecting and for retries. Transactions that run alone are exempt: some take long."""


class Database:
    """One or two writing connections, several reading ones, and their queues. A writer waits at most `patience` seconds
    in the queue, a reader 1.5 times as long. Raises StoreBusy after that, or if the database is unreachable. `metrics`
    receives the duration of every read and write."""

    def __init__(self, dialect: Dialect, patience: float, metrics: Metrics = NO_METRICS) -> None:
        self.dialect = dialect
        self._patience = patience
        self._metrics = metrics
        lone = dialect.lone_writer()
        self._longest = math.inf if lone is None else _LONGEST * max(patience, PATIENCE)  # a file does not hang
        self._writers = Writers(dialect, dialect.writer(), patience, self._longest)
        self._lone_writers = self._writers if lone is None else Writers(dialect, lone, patience)
        self._readers = [dialect.reader() for _ in range(_READERS)]
        # Last in, first out: a connection opens at its first use, so a quiet database has few.
        self._free: asyncio.LifoQueue[ConnectionThread] = asyncio.LifoQueue()
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

    async def execute(self, statement: Executable, values: Mapping[str, Any] | Sequence[Mapping[str, Any]]) -> int:
        """Run one statement in a writing transaction, for one row or several. Returns how many rows it changed."""
        return await self.write(lambda connection: connection.execute(statement, values).rowcount)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run work in a reading transaction. All its queries see the same moment."""
        return await self._finish(self._read(lambda reader, until: reader.run(work, until)))

    async def fetch_all(self, query: Query, **values: object) -> Sequence[Row[Any]]:
        return await self._finish(self._read(lambda reader, until: reader.rows(query, values, until)))

    async def fetch_value(self, query: Query, **values: object) -> Any:
        """Return the first column of a query's first row, or None without rows."""
        rows = await self.fetch_all(query, **values)
        return rows[0][0] if rows else None

    async def _read(self, work: Callable[[ConnectionThread, float], Awaitable[T]]) -> T:
        until = time.monotonic() + self._longest
        with self._timed("read"):
            reader = self._free.get_nowait() if not self._free.empty() else await self._next_free()
            try:
                with reachable(self.dialect):
                    return await work(reader, until)
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
            self._metrics.note_access(access, time.perf_counter() - begun, busy=busy)

    async def _next_free(self) -> ConnectionThread:
        try:
            async with asyncio.timeout(1.5 * self._patience):
                return await self._free.get()
        except TimeoutError:
            await asyncio.sleep(_LOOK_AGAIN)
            if self._free.empty():
                raise StoreBusy("other reads took too long") from None
            return self._free.get_nowait()

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


class Part:
    """A part of the store, for the servers of some shards. Every method may raise StoreBusy. Writes are all or nothing:
    `reads` and `writes` make transactions of methods."""

    def __init__(self, database: Database, shards: Shards = WHOLE) -> None:
        self.database = database
        self.shards = shards


AnyPart = TypeVar("AnyPart", bound=Part)
P = ParamSpec("P")
Method = Callable[Concatenate[AnyPart, Connection, P], T]
"""A method that runs in a transaction, with its connection."""


def reads(work: Method[AnyPart, P, T]) -> "Callable[Concatenate[AnyPart, P], CoroutineType[Any, Any, T]]":
    """Run a method in a reading transaction."""

    async def read(part: AnyPart, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await part.database.read(lambda connection: work(part, connection, *args, **kwargs))

    return read


def writes(work: Method[AnyPart, P, T]) -> "Callable[Concatenate[AnyPart, P], CoroutineType[Any, Any, T]]":
    """Run a method in a writing transaction."""

    async def write(part: AnyPart, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await part.database.write(lambda connection: work(part, connection, *args, **kwargs))

    return write


def writes_alone(work: Method[AnyPart, P, T]) -> "Callable[Concatenate[AnyPart, P], CoroutineType[Any, Any, T]]":
    """Run a method in a writing transaction of which one runs at a time."""

    async def write(part: AnyPart, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await part.database.write(lambda connection: work(part, connection, *args, **kwargs), alone=True)

    return write
