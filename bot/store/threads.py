"""Connections to SQLite, each on a thread of its own."""

import sqlite3
from collections.abc import Callable
from typing import TypeVar

import aiosqlite
from sqlalchemy import Connection, Engine

T = TypeVar("T")


class ConnectionThread:
    """A connection and aiosqlite's thread for it. A transaction is a function of SQLAlchemy's synchronous connection
    that runs on that thread from BEGIN to COMMIT: one way there and one back, however many statements it has. Opened
    when it is first used; one transaction at a time."""

    def __init__(self, engine: Engine, begin: str) -> None:
        self._engine = engine
        self._begin = begin
        self._connection: Connection | None = None
        self._driver: _Driver | None = None

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Do work in a transaction."""
        if self._driver is None:
            driver = _Driver(self._open)
            await driver
            self._driver = driver
        return await self._driver.run(lambda: self._transact(work))

    async def close(self) -> None:
        """Close the connection, if it was opened."""
        if self._driver is not None and self._connection is not None:
            await self._driver.run(self._connection.close)
            await self._driver.close()

    def _open(self) -> sqlite3.Connection:
        self._connection = self._engine.connect()
        connection = self._connection.connection.driver_connection
        assert isinstance(connection, sqlite3.Connection)  # noqa: S101 - it is the engine's
        return connection

    def _transact(self, work: Callable[[Connection], T]) -> T:
        assert self._connection is not None  # noqa: S101 - it was opened
        with self._connection.begin():
            self._connection.exec_driver_sql(self._begin)
            return work(self._connection)


class _Driver(aiosqlite.Connection):
    """aiosqlite's connection, doing with a function of ours what it does with those of sqlite3. The library has no
    public way to its thread: two of its attributes are used here, and nowhere else."""

    def __init__(self, connector: Callable[[], sqlite3.Connection]) -> None:
        super().__init__(connector, iter_chunk_size=1)
        self._thread.daemon = True  # a process that ends badly ends

    async def run(self, work: Callable[[], T]) -> T:
        """What a function returns that is called on the connection's thread."""
        return await self._execute(work)  # pyright: ignore[reportUnknownMemberType] - it says nothing of its function
