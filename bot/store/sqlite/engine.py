"""SQLite connections: durable, foreign keys on, and writers that queue instead of failing."""

import sqlite3
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.pool import ConnectionPoolEntry, NullPool

_PRAGMAS: Final = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA cache_size = -1000",  # KiB of the file, which the system keeps, too
    "PRAGMA secure_delete = ON",  # forgotten people do not stay in free pages of the file
)

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
    """Return an engine without a pool for an up-to-date database. Connections wait `patience` seconds for other
    processes."""
    engine = create_engine(
        URL.create("sqlite+pysqlite", database=str(path)),
        connect_args={"isolation_level": None, "timeout": patience},  # None: the driver itself never says BEGIN
        hide_parameters=True,  # a table's seed is one
        poolclass=NullPool,
    )
    event.listen(engine, "connect", _set_up)
    return engine


def open_schema_engine(path: Path, patience: float) -> Engine:
    """Return an engine for changes of the schema: foreign keys off, because rebuilding a table would delete its
    children, and the write lock taken first, waiting `patience` seconds."""
    engine = create_engine(
        URL.create("sqlite+pysqlite", database=str(path)),
        connect_args={"isolation_level": None, "timeout": patience},
        hide_parameters=True,
        poolclass=NullPool,
    )
    event.listen(engine, "connect", _shrinkable)
    event.listen(engine, "begin", _begin_at_once)
    return engine


def _shrinkable(connection: Any, _record: ConnectionPoolEntry) -> None:
    """Enable incremental vacuum. An existing file gets it with its next full vacuum."""
    connection.execute("PRAGMA auto_vacuum = INCREMENTAL")


def _begin_at_once(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _set_up(connection: Any, _record: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(pragma)
    cursor.close()
