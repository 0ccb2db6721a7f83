"""The interface of the database engines: connections, meaning of errors, and the few statements that differ."""

import asyncio
import math
import time
from collections.abc import Callable, Generator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from typing import Any, Final, Literal, TypeVar

from sqlalchemy import CompoundSelect, Connection, Engine, Insert, RootTransaction, Row, Select
from sqlalchemy.exc import DBAPIError, IntegrityError

from bot.tables.store import CommitUnknown, StoreBusy

T = TypeVar("T")
Query = Select[*tuple[Any, ...]] | CompoundSelect[*tuple[Any, ...]]

PATIENCE: Final = 1.0
"""Seconds that a writer waits for writers of its own process, and then for other processes. Discord waits 3 s for a
reply."""

Violation = Literal["channel", "taken"]
"""The uniqueness that was violated: a channel's live table, or any other."""

_TRIES: Final = 3
_CUT: Final = 0.25
"""Seconds in which a connection that was cut fails."""
_PAUSE: Final = 0.05
"""Seconds until a transaction is repeated. At once it would take its rows before the waiting transactions wake up, and
deadlock with them again."""


class Dialect:
    """An engine with one database that this release can use, and what engines do their own way."""

    engine: Engine

    def reader(self) -> "ConnectionThread":
        """Return a connection whose transactions read a snapshot."""
        raise NotImplementedError

    def writer(self) -> "ConnectionThread":
        raise NotImplementedError

    def lone_writer(self) -> "ConnectionThread | None":
        """Return a connection for transactions that change what they have read: one runs at a time, over all processes.
        None if all writers of this engine run one at a time."""
        return None

    def out_of_reach(self, error: BaseException | None) -> bool:
        """Return whether a driver's error means that the database is unusable now, not a mistake of Roost's."""
        raise NotImplementedError

    def cut(self, connection: Connection) -> None:
        """Cut a connection from another thread, so that what waits there for a server that hangs fails at once."""

    def is_lost(self, connection: Connection) -> bool:
        """Return whether a connection was closed by the other side."""
        return False

    def is_passing(self, error: Exception) -> bool:
        """Return whether the same transaction may succeed if repeated."""
        return False

    def lost_transaction(self, connection: Connection, error: Exception) -> bool:
        """Return whether an error left nothing of the connection's transaction, or means that it has to be repeated
        whole."""
        return self.is_lost(connection) or self.is_passing(error)

    def violation(self, error: IntegrityError) -> Violation | None:
        """Return the violation of an error, if it is one."""
        raise NotImplementedError

    def write_something(self, connection: Connection) -> None:
        """Write the least that has to reach the disk."""
        raise NotImplementedError

    def insert_many(self, connection: Connection, statement: Insert, rows: Sequence[dict[str, Any]]) -> None:
        """Insert many rows with equal columns as fast as the driver can."""
        connection.execute(statement, rows)

    def room_for_much(self, connection: Connection) -> AbstractContextManager[None]:
        """Use more memory inside the block, for one transaction that writes much."""
        return nullcontext()

    def has_much_free(self, connection: Connection) -> bool:
        """Return whether the database has much free space to give back."""
        return False

    def give_back(self, connection: Connection) -> bool:
        """Give back some free space. Returns whether that is possible."""
        return False


class ConnectionThread:
    """A connection in a thread of its own, so that a transaction crosses threads twice for any number of statements. A
    transaction runs again if nothing of it is left: after a deadlock, or if the server closed an idle connection. The
    connection opens at its first use, and again after a loss. One transaction at a time."""

    def __init__(
        self, dialect: Dialect, connect: Callable[[], Connection], begin: Callable[[Connection], object]
    ) -> None:
        self._dialect = dialect
        self._connect = connect
        self._begin = begin
        self._thread = ThreadPoolExecutor(1, "store")
        self._connection: Connection | None = None

    async def run(self, work: Callable[[Connection], T], until: float = math.inf) -> T:
        """Run work in a transaction, with connecting and retries until a moment of the monotonic clock. Raises
        CommitUnknown if it is unknown whether it committed."""
        return await self._in_time(lambda: self._transact(work, until, self._begin), until)

    async def rows(self, query: Query, values: Mapping[str, object], until: float = math.inf) -> Sequence[Row[Any]]:
        """Return all rows of one query, which sees one moment without a transaction. That saves two round trips."""
        return await self._in_time(lambda: self._transact(lambda c: c.execute(query, values).all(), until), until)

    async def close(self) -> None:
        await self._on_thread(self._disconnect)
        self._thread.shutdown()

    async def _in_time(self, work: Callable[[], T], until: float) -> T:
        """Run work in the thread, and cut the connection when its time is over. A server that is frozen neither
        answers nor ends a statement, and its kernel keeps the connection alive."""
        if until == math.inf:
            return await self._on_thread(work)
        running = asyncio.ensure_future(self._on_thread(work))
        done, _ = await asyncio.wait([running], timeout=until - time.monotonic())
        if not done and (connection := self._connection) is not None:
            self._dialect.cut(connection)
            done, _ = await asyncio.wait([running], timeout=_CUT)
        if not done:  # it connects, and does nothing more when it has
            running.add_done_callback(lambda late: late.cancelled() or late.exception())
            raise StoreBusy("the database does not answer")
        return running.result()

    async def _on_thread(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def _transact(
        self, work: Callable[[Connection], T], until: float, begin: Callable[[Connection], object] | None = None
    ) -> T:
        tries = _TRIES
        while True:
            tries -= 1
            kept = self._connection is not None
            transaction = self._connected().begin()
            try:
                _must_be_before(until)
                if begin is not None:
                    begin(transaction.connection)
                result = work(transaction.connection)
                _must_be_before(until)
            except Exception as error:
                self._undo(transaction)
                left = kept and self._connection is None
                if not tries or time.monotonic() > until or not (left or self._dialect.is_passing(error)):
                    raise
                time.sleep(_PAUSE)
                continue
            self._commit(transaction)
            return result

    def _connected(self) -> Connection:
        if self._connection is None:
            self._connection = self._connect()
        return self._connection

    def _commit(self, transaction: RootTransaction) -> None:
        """Commit. A connection lost here leaves unknown whether it committed."""
        try:
            transaction.commit()
        except Exception as error:
            self._undo(transaction)
            if self._connection is None:
                raise CommitUnknown(first_line(error)) from error
            raise

    def _undo(self, transaction: RootTransaction) -> None:
        with suppress(DBAPIError):
            transaction.rollback()
        if self._dialect.is_lost(transaction.connection):
            self._disconnect()

    def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()


def _must_be_before(until: float) -> None:
    if time.monotonic() > until:
        raise StoreBusy("the database does not answer")


def driver_error(error: Exception) -> BaseException | None:
    """Return the driver's error behind an error."""
    return error.orig if isinstance(error, DBAPIError) else error


def as_store_error(dialect: Dialect, error: Exception) -> Exception:
    """Return StoreBusy for an error of a locked or unreachable database, and other errors as they are."""
    cause = driver_error(error)
    if not dialect.out_of_reach(cause):
        return error
    busy = StoreBusy(first_line(cause))
    busy.__cause__ = error
    return busy


def first_line(error: object) -> str:
    """Return an error's message without the details that follow, which may hold values."""
    return str(error).partition("\n")[0]


@contextmanager
def reachable(dialect: Dialect) -> Generator[None]:
    """Raise StoreBusy for a locked or unreachable database. Other errors pass."""
    try:
        yield
    except Exception as error:
        if (as_store := as_store_error(dialect, error)) is not error:
            raise as_store from error
        raise
