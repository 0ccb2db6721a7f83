"""SQLite: one file, one writer at a time. Connections are durable, and writers queue instead of failing."""

import os
import sqlite3
import time
from collections.abc import Callable, Generator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final, Literal, TypeVar

import aiosqlite
from sqlalchemy import Connection, Engine, Insert, create_engine, event
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.pool import ConnectionPoolEntry, NullPool

from bot.store.dialect import PATIENCE, ConnectionThread, Dialect, Violation

T = TypeVar("T")

_PRAGMAS: Final = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA cache_size = -1000",  # KiB of the file, which the system keeps, too
    "PRAGMA secure_delete = ON",  # forgotten people do not stay in free pages of the file
)

Mode = Literal["ro", "rw"]
"""How a file is opened: to read, or to read and write."""

_OUT_OF_REACH: Final = frozenset(
    {
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_PROTOCOL,
        sqlite3.SQLITE_PERM,
        sqlite3.SQLITE_AUTH,
    }
)


def out_of_reach(error: BaseException | None) -> bool:
    """Return whether an SQLite error means a locked file, or a disk that is full, gone or read-only: not a mistake of
    Roost's."""
    return primary_code(error) in _OUT_OF_REACH


def primary_code(error: BaseException | None) -> int | None:
    """Return SQLite's result code without its extension, if it is an error of SQLite."""
    code = getattr(error, "sqlite_errorcode", None)
    return code & 0xFF if isinstance(code, int) else None


def in_transaction(connection: Connection) -> bool:
    """Return whether SQLite itself is in a transaction. Some errors end it silently."""
    driver = connection.connection.driver_connection
    return isinstance(driver, sqlite3.Connection) and driver.in_transaction


def open_engine(path: Path, patience: float) -> Engine:
    """Return an engine for an up-to-date database. Connections wait `patience` seconds for other processes."""
    engine = engine_of(path, "rw", patience)
    event.listen(engine, "connect", _set_up)
    return engine


def open_schema_engine(path: Path, patience: float) -> Engine:
    """Return an engine for changes of the schema: foreign keys off, because rebuilding a table would delete its
    children, and the write lock taken first, waiting `patience` seconds."""
    engine = engine_of(path, "rw", patience)
    event.listen(engine, "connect", _shrinkable)
    event.listen(engine, "begin", _begin_at_once)
    return engine


def engine_of(path: Path, mode: Mode, patience: float) -> Engine:
    """Return an engine without a pool."""
    return create_engine(
        "sqlite+pysqlite://",
        creator=lambda: connect(path, mode, patience),
        hide_parameters=True,  # a table's seed is one
        poolclass=NullPool,
    )


def _shrinkable(connection: Any, _record: ConnectionPoolEntry) -> None:
    """Enable incremental vacuum. An existing file gets it with its next full vacuum."""
    connection.execute("PRAGMA auto_vacuum = INCREMENTAL")


def _begin_at_once(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _set_up(connection: Any, _record: ConnectionPoolEntry) -> None:
    for pragma in _PRAGMAS:
        connection.execute(pragma)


def connect(path: Path, mode: Mode, patience: float = PATIENCE) -> sqlite3.Connection:
    """Open a file that is there. SQLite's own mode would make a missing one, and forget the log of a moved one."""
    uri = f"{path.absolute().as_uri()}?mode={mode}"
    return sqlite3.connect(uri, uri=True, timeout=patience, isolation_level=None)  # None: the driver never says BEGIN


def write_backup(source: sqlite3.Connection, copy: Path) -> None:
    """Copy a connection's snapshot into a file that only its owner can read: all of it, or no file."""
    unfinished = copy.with_name(f"{copy.name}.unfinished")
    unfinished.unlink(missing_ok=True)
    unfinished.touch(mode=0o600, exist_ok=False)
    try:
        with closing(connect(unfinished, "rw")) as target:
            source.backup(target)
            target.execute("PRAGMA journal_mode = DELETE")  # a single file, readable on read-only media
        unfinished.replace(copy)
    except BaseException:
        unfinished.unlink(missing_ok=True)
        raise
    _keep_name(copy)


def _keep_name(path: Path) -> None:
    """Make a file's new name durable, where the system can sync folders."""
    if hasattr(os, "O_DIRECTORY"):
        folder = os.open(path.parent, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


_TAKEN: Final = frozenset({sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE})
_ROOM: Final = 16 * 1024
"""KiB of cache during large writes. Rows come in order of time and spread over all index trees."""
_SPARE: Final = 256
"""Free pages that the file keeps for the next tables."""
_GIVEN_BACK: Final = 64
"""Pages given back in one transaction."""
_NAMED: Final = SQLiteDialect_pysqlite(paramstyle="named")
_LOOKS_FOR: Final = 0.005
"""Seconds of each attempt to get the write lock. SQLite's own busy handler polls less and less often, and misses the
gaps of a process that writes without pause."""

Identity = tuple[int, int]
"""A file's device and inode."""


class FileReplaced(sqlite3.OperationalError):
    """Raised if the database's file is gone or replaced: a write now would be lost with it."""

    sqlite_errorcode = sqlite3.SQLITE_CANTOPEN


class _Driver(aiosqlite.Connection):
    """aiosqlite's connection, extended to run our functions in its thread. The library has no public access to it: two
    of its private attributes are used here alone."""

    def __init__(self, connector: Callable[[], sqlite3.Connection]) -> None:
        super().__init__(connector, iter_chunk_size=1)
        self._thread.daemon = True  # a process that ends badly ends

    async def run(self, work: Callable[[], T]) -> T:
        """Run a function in the connection's thread and return its result."""
        return await self._execute(work)  # pyright: ignore[reportUnknownMemberType] - it says nothing of its function


class SqliteThread(ConnectionThread):
    """A connection in aiosqlite's thread."""

    _driver: _Driver | None = None

    async def _on_thread(self, work: Callable[[], T]) -> T:
        if self._driver is None:
            driver = _Driver(self._open)
            await driver
            self._driver = driver
        return await self._driver.run(work)

    async def close(self) -> None:
        if self._driver is not None:
            await self._driver.run(self._disconnect)
            await self._driver.close()

    def _open(self) -> sqlite3.Connection:
        connection = self._connected().connection.driver_connection
        assert isinstance(connection, sqlite3.Connection)  # noqa: S101 - it is the engine's
        return connection


def begin_reading(connection: Connection) -> None:
    # SQLAlchemy's own begin sends nothing: the driver has no isolation level.
    connection.exec_driver_sql("BEGIN")


def _identity(path: Path) -> Identity | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


class Sqlite(Dialect):
    """A database in a file. Every writer holds the write lock, so each runs alone."""

    def __init__(self, path: Path, patience: float) -> None:
        self.engine = open_engine(path, patience)
        self._path = path
        self._patience = patience
        self._opened: Identity | None = None

    def reader(self) -> SqliteThread:
        return SqliteThread(self, self.engine.connect, begin_reading)

    def writer(self) -> SqliteThread:
        return SqliteThread(self, self._open_writer, self._begin_writing)

    def _open_writer(self) -> Connection:
        connection = self.engine.connect()
        connection.exec_driver_sql(f"PRAGMA busy_timeout = {int(1000 * _LOOKS_FOR)}")
        connection.rollback()
        self._opened = _identity(self._path)
        return connection

    def _begin_writing(self, connection: Connection) -> None:
        """Take the write lock first, because deferred transactions fail as "locked" at once."""
        # At every write: an open file goes on taking writes after it was replaced.
        if _identity(self._path) != self._opened:
            raise FileReplaced("the database file is gone, or another one")
        until = time.monotonic() + self._patience
        while True:
            try:
                connection.exec_driver_sql("BEGIN IMMEDIATE")
            except OperationalError as error:
                if primary_code(error.orig) != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                    raise
            else:
                return

    def out_of_reach(self, error: BaseException | None) -> bool:
        return out_of_reach(error)

    def lost_transaction(self, connection: Connection, error: Exception) -> bool:
        return not in_transaction(connection)

    def violation(self, error: IntegrityError) -> Violation | None:
        if getattr(error.orig, "sqlite_errorcode", None) not in _TAKEN:
            return None
        return "channel" if "tables.channel_id" in str(error.orig) else "taken"  # it names the columns, not the index

    def write_something(self, connection: Connection) -> None:
        connection.exec_driver_sql("PRAGMA user_version = 0")

    def insert_many(self, connection: Connection, statement: Insert, rows: Sequence[dict[str, Any]]) -> None:
        """Insert rows of types that the driver knows. SQLAlchemy's work per row takes longer than SQLite's."""
        text = statement.compile(dialect=_NAMED, column_keys=list(rows[0]))
        connection.exec_driver_sql(str(text), rows)

    @contextmanager
    def room_for_much(self, connection: Connection) -> Generator[None]:
        usual = connection.exec_driver_sql("PRAGMA cache_size").scalar()
        connection.exec_driver_sql(f"PRAGMA cache_size = -{_ROOM}")
        try:
            yield
        finally:
            connection.exec_driver_sql(f"PRAGMA cache_size = {usual}")

    def has_much_free(self, connection: Connection) -> bool:
        return _free_pages(connection) > _SPARE

    def give_back(self, connection: Connection) -> bool:
        """Give back free pages. Returns False for a file that a migration had no space to vacuum."""
        before = _free_pages(connection)
        for _ in range(_GIVEN_BACK):  # however many SQLite is asked for at once, the driver ends it at the first
            connection.exec_driver_sql("PRAGMA incremental_vacuum(1)")
        return _free_pages(connection) < before


def _free_pages(connection: Connection) -> int:
    return connection.exec_driver_sql("PRAGMA freelist_count").scalar_one()
