"""PostgreSQL: many writers, which see each other's rows."""

import os
import socket
from contextlib import suppress
from enum import IntEnum
from typing import Any, Final

import psycopg
from psycopg.conninfo import make_conninfo
from sqlalchemy import (
    URL,
    Connection,
    Engine,
    ExceptionContext,
    create_engine,
    delete,
    event,
    false,
    func,
    select,
    text,
)
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.pool import ConnectionPoolEntry, NullPool

from bot.store.dialect import ConnectionThread, Dialect, Violation, driver_error
from bot.store.schema import APPLICATION_ID, memos

_LONGER: Final = 1.5
"""A connection waits for a lock this many times its patience, because PostgreSQL detects deadlocks after a second and
ends all but one of them."""
_CONNECTING: Final = 2
"""Connecting may take this many times the patience, and at least this many seconds."""
_USUAL: Final = {
    "tcp_user_timeout": 5000,  # milliseconds until a server that answers nothing is gone; else it takes minutes
    "keepalives_idle": 5,
    "keepalives_interval": 2,
}
"""Seconds until a server counts as unreachable, unless the URL says otherwise."""
_FROZEN: Final = 60_000
"""Milliseconds until the server ends an idle transaction: its process is unreachable and may hold locks that all others
wait for."""

_SERIALISATION_FAILURE: Final = "40001"
_DEADLOCK: Final = "40P01"
_PASSING: Final = frozenset({_SERIALISATION_FAILURE, _DEADLOCK})
_OUT_OF_REACH: Final = _PASSING | {
    "25006",  # read-only
    "25P03",  # idle for too long
    "55P03",  # a lock that others kept
}
_OUT_OF_REACH_CLASSES: Final = frozenset(
    {
        "08",  # the connection
        "53",  # no room on the disk, too many connections
        "57",  # shutting down, starting, cancelled
        "58",  # the system around it
    }
)


def open_engine(url: URL, patience: float) -> Engine:
    """Return an engine without a pool. Connections wait for locks for about `patience` seconds."""
    usual = {"connect_timeout": max(_CONNECTING, round(_CONNECTING * patience)), **_USUAL}
    engine = create_engine(
        url,
        connect_args={name: value for name, value in usual.items() if name not in url.query},
        hide_parameters=True,  # a table's seed is one
        poolclass=NullPool,
    )
    bounds = {"lock_timeout": max(1, round(1000 * _LONGER * patience)), "idle_in_transaction_session_timeout": _FROZEN}

    def set_up(connection: psycopg.Connection[Any], _record: ConnectionPoolEntry) -> None:
        for name, milliseconds in bounds.items():
            connection.execute("SELECT set_config(%s, %s, false)", (name, str(milliseconds)))
        connection.commit()

    event.listen(engine, "connect", set_up)
    event.listen(engine, "handle_error", _leave_rows_out)
    return engine


def address_of(url: URL) -> str:
    """Return a URL as psycopg's connection string. Raises psycopg.Error or ArgumentError if it is invalid."""
    _, place = url.get_dialect()().create_connect_args(url)
    return make_conninfo("", **place)


def _leave_rows_out(context: ExceptionContext) -> None:
    """Remove the details of an error: PostgreSQL repeats the refused row there, with a seed or a move in it."""
    driver, wrapped = context.original_exception, context.sqlalchemy_exception
    if isinstance(driver, psycopg.Error) and driver.diag.message_primary is not None:
        driver.args = (driver.diag.message_primary,)
        if wrapped is not None:
            wrapped.args = driver.args


def out_of_reach(error: BaseException | None) -> bool:
    """Return whether a PostgreSQL error means that the server is down, refuses the role, or is too slow: not a mistake
    of Roost's."""
    if not isinstance(error, psycopg.Error):
        return False
    if error.sqlstate is None:  # it comes from the library, which says so of no connection that it has lost or not got
        return isinstance(error, psycopg.OperationalError)
    return error.sqlstate in _OUT_OF_REACH or error.sqlstate[:2] in _OUT_OF_REACH_CLASSES


class Lock(IntEnum):
    """The second key of a lock. The first is Roost's own, since other programs may lock in the same database."""

    ALONE = 1
    """Held to change rows that were read and that others may change."""
    SCHEMA = 2
    """Held to create or migrate the tables."""


def take(connection: Connection, lock: Lock) -> None:
    """Wait for a lock. The snapshot of this statement is as old as the wait; later statements see the present."""
    connection.execute(_TAKE, {"ours": APPLICATION_ID, "which": int(lock)})


_TAKE = text("SELECT pg_advisory_xact_lock(CAST(:ours AS integer), CAST(:which AS integer))")


_OF_NONE: Final = delete(memos).where(false())
_LIVE_TABLE: Final = "one_live_table_a_channel"


_BEGIN: Final = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
"""Begin a read of several queries: all see the snapshot of the first."""


class Postgres(Dialect):
    """A database on a server."""

    def __init__(self, url: URL, patience: float) -> None:
        self.engine = open_engine(url, patience)
        self._reading = self.engine.execution_options(isolation_level="AUTOCOMMIT")

    def reader(self) -> ConnectionThread:
        return ConnectionThread(self, self._reading.connect, lambda connection: connection.exec_driver_sql(_BEGIN))

    def writer(self) -> ConnectionThread:
        """Return a connection whose statements see everything committed before them, after a wait as well."""
        return ConnectionThread(self, self.engine.connect, lambda _: None)

    def lone_writer(self) -> ConnectionThread:
        """Return a second connection, so that moves do not queue with transactions that run alone."""
        return ConnectionThread(self, self.engine.connect, lambda connection: take(connection, Lock.ALONE))

    def out_of_reach(self, error: BaseException | None) -> bool:
        return out_of_reach(error)

    def cut(self, connection: Connection) -> None:
        with suppress(psycopg.Error, SQLAlchemyError, OSError):  # it was lost just now
            driver = connection.connection.driver_connection
            if isinstance(driver, psycopg.Connection):
                with socket.socket(fileno=os.dup(driver.fileno())) as line:
                    line.shutdown(socket.SHUT_RDWR)

    def is_lost(self, connection: Connection) -> bool:
        if connection.invalidated:
            return True
        driver = connection.connection.driver_connection
        return isinstance(driver, psycopg.Connection) and driver.closed

    def is_passing(self, error: Exception) -> bool:
        cause = driver_error(error)
        return isinstance(cause, psycopg.Error) and cause.sqlstate in _PASSING

    def violation(self, error: IntegrityError) -> Violation | None:
        if not isinstance(error.orig, psycopg.errors.UniqueViolation):
            return None
        return "channel" if error.orig.diag.constraint_name == _LIVE_TABLE else "taken"

    def write_something(self, connection: Connection) -> None:
        """Assign a transaction id, so that the commit reaches the disk. The statement before it fails in a read-only
        database."""
        connection.execute(_OF_NONE)
        connection.execute(select(func.pg_current_xact_id()))
