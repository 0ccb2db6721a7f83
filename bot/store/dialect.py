"""The interface of the database engines: connections, meaning of errors, and the few statements that differ."""

from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from typing import Any, Final, Literal, Protocol, TypeVar

from sqlalchemy import CompoundSelect, Connection, Engine, Insert, Row, Select
from sqlalchemy.exc import DBAPIError, IntegrityError

from bot.tables.needs import StoreBusy

T = TypeVar("T")
Query = Select[*tuple[Any, ...]] | CompoundSelect[*tuple[Any, ...]]

PATIENCE: Final = 1.0
"""Seconds that a writer waits for writers of its own process, and then for other processes. Discord waits 3 s for a
reply."""

Violation = Literal["channel", "taken"]
"""The uniqueness that was violated: a channel's live table, or any other."""


class ConnectionThread(Protocol):
    """A connection in a thread of its own, with one transaction at a time. It opens at its first use."""

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Run work in a transaction."""
        ...

    async def close(self) -> None:
        """Close the connection if it is open."""
        ...


class ReadingThread(ConnectionThread, Protocol):
    """A connection whose transactions read a snapshot."""

    async def rows(self, query: Query, values: Mapping[str, object]) -> Sequence[Row[Any]]:
        """Return all rows of one query."""
        ...


class Dialect(Protocol):
    """An engine with one database that this release can use."""

    engine: Engine

    def reader(self) -> ReadingThread:
        """Return a reading connection."""
        ...

    def writer(self) -> ConnectionThread:
        """Return a writing connection."""
        ...

    def lone_writer(self) -> ConnectionThread | None:
        """Return a connection for transactions that change what they have read: one runs at a time, over all processes.
        None if all writers of this engine run one at a time."""
        ...

    def out_of_reach(self, error: BaseException | None) -> bool:
        """Return whether a driver's error means that the database is unusable now, not a mistake of Roost's."""
        ...

    def lost_transaction(self, connection: Connection, error: Exception) -> bool:
        """Return whether an error left nothing of the connection's transaction, or means that it has to be repeated
        whole."""
        ...

    def violation(self, error: IntegrityError) -> Violation | None:
        """Return the violation of an error, if it is one."""
        ...

    def write_something(self, connection: Connection) -> None:
        """Write the least that has to reach the disk."""
        ...

    def insert_many(self, connection: Connection, statement: Insert, rows: Sequence[dict[str, Any]]) -> None:
        """Insert many rows with equal columns as fast as the driver can."""
        ...

    def room_for_much(self, connection: Connection) -> AbstractContextManager[None]:
        """Use more memory inside the block, for one transaction that writes much."""
        ...

    def has_much_free(self, connection: Connection) -> bool:
        """Return whether the database has much free space to give back."""
        ...

    def give_back(self, connection: Connection) -> bool:
        """Give back some free space. Returns whether that is possible."""
        ...


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
