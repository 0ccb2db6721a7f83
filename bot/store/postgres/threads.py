"""Connections to PostgreSQL, each in a thread of its own."""

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, RootTransaction, Row
from sqlalchemy.exc import DBAPIError

from bot.store.dialect import Query, driver_error, first_line
from bot.store.postgres.engine import lost, passing
from bot.store.postgres.locks import Lock, take
from bot.tables.needs import StoreUnsure

T = TypeVar("T")

_TRIES: Final = 3
_PAUSE: Final = 0.05
"""Seconds until a transaction is repeated. At once it would take its rows before the waiting transactions wake up, and
deadlock with them again."""
_BEGIN: Final = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
"""Begin a read of several queries: all see the snapshot of the first."""


class WritingThread:
    """A connection in a thread of its own. A transaction is a function of SQLAlchemy's synchronous connection, and runs
    again if nothing of it is left: after a deadlock, or if the server closed an idle connection. Opens at its first
    use, and again after a loss."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, "postgres")
        self._connection: Connection | None = None

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Run work in a transaction. Raises StoreUnsure if it is unknown whether it committed."""
        return await self._on_thread(lambda: self._transact(work))

    async def close(self) -> None:
        """Close the connection if it is open."""
        await self._on_thread(self._disconnect)
        self._thread.shutdown()

    async def _on_thread(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def _transact(self, work: Callable[[Connection], T], begin: str | None = None) -> T:
        tries = _TRIES
        while True:
            tries -= 1
            kept = self._connection is not None
            transaction = self._connected().begin()
            try:
                if begin is not None:
                    transaction.connection.exec_driver_sql(begin)
                result = work(transaction.connection)
            except Exception as error:
                self._undo(transaction)
                left = kept and self._connection is None
                if not tries or not (left or passing(driver_error(error))):
                    raise
                time.sleep(_PAUSE)
                continue
            self._commit(transaction)
            return result

    def _connected(self) -> Connection:
        if self._connection is None:
            self._connection = self._engine.connect()
        return self._connection

    def _commit(self, transaction: RootTransaction) -> None:
        """Commit. A connection lost here leaves unknown whether it committed."""
        try:
            transaction.commit()
        except Exception as error:
            self._undo(transaction)
            if self._connection is None:
                raise StoreUnsure(first_line(error)) from error
            raise

    def _undo(self, transaction: RootTransaction) -> None:
        with suppress(DBAPIError):
            transaction.rollback()
        if lost(transaction.connection):
            self._disconnect()

    def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()


class LoneWritingThread(WritingThread):
    """A connection whose transactions change what they have read. One such transaction runs at a time, over all
    processes."""

    async def run(self, work: Callable[[Connection], T]) -> T:
        def alone(connection: Connection) -> T:
            take(connection, Lock.ALONE)
            return work(connection)

        return await super().run(alone)


class ReadingThread(WritingThread):
    """A connection whose transactions read. A single query needs none and takes one round trip in place of three, since
    the engine's connections autocommit."""

    async def run(self, work: Callable[[Connection], T]) -> T:
        return await self._on_thread(lambda: self._transact(work, _BEGIN))

    async def rows(self, query: Query, values: Mapping[str, object]) -> Sequence[Row[Any]]:
        """Return all rows of one query."""

        def read(connection: Connection) -> Sequence[Row[Any]]:
            return connection.execute(query, values).all()

        return await self._on_thread(lambda: self._transact(read))
