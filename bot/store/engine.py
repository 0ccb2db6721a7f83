"""How connections to SQLite behave: durable, foreign keys on, writers that queue instead of failing."""

import sqlite3
from collections.abc import Awaitable
from pathlib import Path
from typing import Any, Final

import aiosqlite
from sqlalchemy import URL, Connection, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry, PoolResetState

PATIENCE: Final = 1.0
"""Seconds a writer waits for the writers of its own process, and then for other processes; Discord waits 3 s for the
first answer."""
_READERS: Final = 8

_PRAGMAS: Final = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA secure_delete = ON",  # who asked to be forgotten is not left in the gaps of the file
)
_BEGIN: Final = "begin"

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
    """Whether an error of SQLite means that its file is locked, or its disk full, gone or read-only: not a mistake of
    ours."""
    return primary_code(error) in _OUT_OF_REACH


def primary_code(error: BaseException | None) -> int | None:
    """SQLite's result code without its extension, if it is an error of SQLite."""
    code = getattr(error, "sqlite_errorcode", None)
    return code & 0xFF if isinstance(code, int) else None


def open_engine(path: Path, patience: float) -> AsyncEngine:
    """The pool of connections to a database that is up to date. One transaction, one connection; `patience` is how many
    seconds it waits for the lock of another process."""
    engine = create_async_engine(
        URL.create("sqlite+aiosqlite", database=str(path)),
        connect_args={"isolation_level": None, "timeout": patience},
        hide_parameters=True,  # a table's seed is one
        pool_size=_READERS + 1,
        max_overflow=0,
        pool_timeout=1.5 * patience,
        pool_use_lifo=True,
        pool_reset_on_return=None,  # `_end_what_is_open` does it
    )
    event.listen(engine.sync_engine, "connect", _set_up)
    event.listen(engine.sync_engine, "begin", _begin_at_once)
    event.listen(engine.sync_engine, "reset", _end_what_is_open)
    return engine


def writing(engine: AsyncEngine) -> AsyncEngine:
    """The same pool, for transactions that write."""
    return engine.execution_options(**{_BEGIN: _begin_to_write})


def reading(engine: AsyncEngine) -> AsyncEngine:
    """The same pool, for transactions that read more than once."""
    return engine.execution_options(**{_BEGIN: _begin_to_read})


def _set_up(connection: Any, _record: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def _begin_at_once(connection: Connection) -> None:
    """Writers take the write lock first; deferred ones fail as "locked" however long they may wait. The driver's own
    BEGIN is off (isolation_level None), so a reader's single statement is a transaction of its own."""
    begin = connection.get_execution_options().get(_BEGIN)
    if begin:
        adapter: Any = connection.connection.dbapi_connection
        adapter.run_async(begin)  # one way to the driver's thread and back; a cursor makes it three


def _begin_to_write(driver: aiosqlite.Connection) -> Awaitable[object]:
    return driver.execute("BEGIN IMMEDIATE")


def _begin_to_read(driver: aiosqlite.Connection) -> Awaitable[object]:
    return driver.execute("BEGIN")


def _end_what_is_open(connection: Any, _record: ConnectionPoolEntry, state: PoolResetState) -> None:
    """A connection that goes back to the pool goes back without a transaction; most have none left."""
    if state.asyncio_safe and not state.terminate_only and connection.driver_connection.in_transaction:
        connection.rollback()
