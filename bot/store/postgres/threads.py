"""Connections to PostgreSQL, each on a thread of its own."""

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, RootTransaction, Row
from sqlalchemy.exc import DBAPIError

from bot.store.dialect import Query, cause
from bot.store.postgres.engine import lost, passing
from bot.store.postgres.locks import Lock, take
from bot.tables.needs import StoreUnsure

T = TypeVar("T")

_TRIES: Final = 3
_PAUSE: Final = 0.05
"""Seconds until a transaction is done again: at once it would take its rows before those wake up who waited for them,
and meet them in the same deadlock."""
_BEGIN: Final = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
"""Of what is read together: all of it is seen as its first query sees it."""


class WritingThread:
    """A connection and a thread for it. A transaction is a function of SQLAlchemy's synchronous connection, which is
    called again where nothing is left of what it did: after a deadlock, or where the server has left a connection that
    was there from before. Opened when it is first used, and anew once it was lost."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, "postgres")
        self._connection: Connection | None = None

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Do work in a transaction; StoreUnsure where nobody knows whether it was done."""
        return await self._on_thread(lambda: self._transact(work))

    async def close(self) -> None:
        """Close the connection, if it was opened."""
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
                if not tries or not (left or passing(cause(error))):
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
        """Whoever loses the connection here does not know whether it was done."""
        try:
            transaction.commit()
        except Exception as error:
            self._undo(transaction)
            if self._connection is None:
                raise StoreUnsure from error
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
    """One whose transactions change what they have read: no two of that kind go on at once, in whatever process."""

    async def run(self, work: Callable[[Connection], T]) -> T:
        def alone(connection: Connection) -> T:
            take(connection, Lock.ALONE)
            return work(connection)

        return await super().run(alone)


class ReadingThread(WritingThread):
    """One whose transactions read. What is read by one query needs none, and goes there and back once in place of three
    times. The engine's connections commit by themselves."""

    async def run(self, work: Callable[[Connection], T]) -> T:
        return await self._on_thread(lambda: self._transact(work, _BEGIN))

    async def rows(self, query: Query, values: Mapping[str, object]) -> Sequence[Row[Any]]:
        """All rows that one query finds."""

        def read(connection: Connection) -> Sequence[Row[Any]]:
            return connection.execute(query, values).all()

        return await self._on_thread(lambda: self._transact(read))
