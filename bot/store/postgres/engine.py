"""PostgreSQL: many writers, which see each other's rows."""

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, nullcontext, suppress
from enum import IntEnum
from typing import Any, Final, TypeVar

import psycopg
from psycopg.conninfo import make_conninfo
from sqlalchemy import (
    URL,
    Connection,
    Engine,
    ExceptionContext,
    Insert,
    RootTransaction,
    Row,
    create_engine,
    delete,
    event,
    false,
    func,
    select,
    text,
)
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.pool import ConnectionPoolEntry, NullPool

from bot.store.dialect import Query, Violation, driver_error, first_line
from bot.store.schema import APPLICATION_ID, memos
from bot.tables.needs import StoreUnsure

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
    bounds = {
        "lock_timeout": max(1, round(1000 * _LONGER * patience)),
        "idle_in_transaction_session_timeout": _FROZEN,
    }

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


def passing(error: BaseException | None) -> bool:
    """Return whether the same transaction may succeed if repeated."""
    return isinstance(error, psycopg.Error) and error.sqlstate in _PASSING


def lost(connection: Connection) -> bool:
    """Return whether a connection is closed."""
    if connection.invalidated:
        return True
    driver = connection.connection.driver_connection
    return isinstance(driver, psycopg.Connection) and driver.closed


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


class Postgres:
    """Implements `bot.store.dialect.Dialect`."""

    def __init__(self, url: URL, patience: float) -> None:
        self.engine = open_engine(url, patience)
        self._reading = self.engine.execution_options(isolation_level="AUTOCOMMIT")

    def reader(self) -> ReadingThread:
        return ReadingThread(self._reading)

    def writer(self) -> WritingThread:
        """Return a connection whose statements see everything committed before them, after a wait as well."""
        return WritingThread(self.engine)

    def lone_writer(self) -> LoneWritingThread:
        """Return a second connection, so that moves do not queue with transactions that run alone."""
        return LoneWritingThread(self.engine)

    def out_of_reach(self, error: BaseException | None) -> bool:
        return out_of_reach(error)

    def lost_transaction(self, connection: Connection, error: Exception) -> bool:
        return lost(connection) or passing(driver_error(error))

    def violation(self, error: IntegrityError) -> Violation | None:
        if not isinstance(error.orig, psycopg.errors.UniqueViolation):
            return None
        return "channel" if error.orig.diag.constraint_name == _LIVE_TABLE else "taken"

    def write_something(self, connection: Connection) -> None:
        """Assign a transaction id, so that the commit reaches the disk. The statement before it fails in a read-only
        database."""
        connection.execute(_OF_NONE)
        connection.execute(select(func.pg_current_xact_id()))

    def insert_many(self, connection: Connection, statement: Insert, rows: Sequence[dict[str, Any]]) -> None:
        connection.execute(statement, rows)

    def room_for_much(self, connection: Connection) -> AbstractContextManager[None]:
        return nullcontext()

    def has_much_free(self, connection: Connection) -> bool:
        """Return False: autovacuum does it."""
        return False

    def give_back(self, connection: Connection) -> bool:
        return False
