"""Connections to SQLite, each in a thread of its own."""

import sqlite3
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

import aiosqlite
from sqlalchemy import Connection, Engine, Row
from sqlalchemy.exc import OperationalError

from bot.store.dialect import Query
from bot.store.sqlite.engine import primary_code

T = TypeVar("T")
Identity = tuple[int, int]
"""A file's device and inode."""

_LOOKS_FOR: Final = 0.005
"""Seconds of each attempt to get the write lock. SQLite's own busy handler polls less and less often, and misses the
gaps of a process that writes without pause."""


class Moved(sqlite3.OperationalError):
    """Raised if the database's file is gone or replaced: a write now would be lost with it."""

    sqlite_errorcode = sqlite3.SQLITE_CANTOPEN


class ReadingThread:
    """A reading connection in aiosqlite's thread. A transaction is a function of SQLAlchemy's synchronous connection
    that runs there from BEGIN to COMMIT, so it crosses threads twice for any number of statements. Opens at its first
    use; one transaction at a time."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Connection | None = None
        self._driver: _Driver | None = None

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Run work in a transaction."""
        if self._driver is None:
            driver = _Driver(self._open)
            await driver
            self._driver = driver
        return await self._driver.run(lambda: self._transact(work))

    async def rows(self, query: Query, values: Mapping[str, object]) -> Sequence[Row[Any]]:
        """Return all rows of one query."""
        return await self.run(lambda connection: connection.execute(query, values).all())

    async def close(self) -> None:
        """Close the connection if it is open."""
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
            self._begin(self._connection)
            return work(self._connection)

    def _begin(self, connection: Connection) -> None:
        # SQLAlchemy's own begin sends nothing: the driver has no isolation level.
        connection.exec_driver_sql("BEGIN")


class WritingThread(ReadingThread):
    """A writing connection. Transactions take the write lock first, because deferred ones fail as "locked" at once.
    `patience` is the seconds spent on getting the lock."""

    def __init__(self, engine: Engine, path: Path, patience: float) -> None:
        super().__init__(engine)
        self._path = path
        self._opened: Identity | None = None
        self._patience = patience

    def _open(self) -> sqlite3.Connection:
        connection = super()._open()
        self._opened = _identity(self._path)
        connection.execute(f"PRAGMA busy_timeout = {int(1000 * _LOOKS_FOR)}")
        return connection

    def _begin(self, connection: Connection) -> None:
        # At every write: an open file goes on taking writes after it was replaced.
        if _identity(self._path) != self._opened:
            raise Moved("the database file is gone, or another one")
        until = time.monotonic() + self._patience
        while True:
            try:
                connection.exec_driver_sql("BEGIN IMMEDIATE")
            except OperationalError as error:
                if primary_code(error.orig) != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                    raise
            else:
                return


class _Driver(aiosqlite.Connection):
    """aiosqlite's connection, extended to run our functions in its thread. The library has no public access to it: two
    of its private attributes are used here alone."""

    def __init__(self, connector: Callable[[], sqlite3.Connection]) -> None:
        super().__init__(connector, iter_chunk_size=1)
        self._thread.daemon = True  # a process that ends badly ends

    async def run(self, work: Callable[[], T]) -> T:
        """Run a function in the connection's thread and return its result."""
        return await self._execute(work)  # pyright: ignore[reportUnknownMemberType] - it says nothing of its function


def _identity(path: Path) -> Identity | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino
