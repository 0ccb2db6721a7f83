"""What the store asks of the engine that keeps its database: connections, what errors mean, and the few things that
every engine does its own way."""

from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from typing import Any, Final, Literal, Protocol, TypeVar

from sqlalchemy import CompoundSelect, Connection, Engine, Insert, Row, Select
from sqlalchemy.exc import DBAPIError, IntegrityError

from bot.tables.needs import StoreBusy

T = TypeVar("T")
Query = Select[*tuple[Any, ...]] | CompoundSelect[*tuple[Any, ...]]

PATIENCE: Final = 1.0
"""Seconds a writer waits for the writers of its own process, and then for other processes; Discord waits 3 s for the
first answer."""

Violation = Literal["channel", "taken"]
"""What was there already: a channel's live table; anything else that is to be there once."""


class ConnectionThread(Protocol):
    """A connection on a thread of its own, one transaction at a time. It is opened when it is first used."""

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Do work in a transaction."""
        ...

    async def close(self) -> None:
        """Close the connection, if it was opened."""
        ...


class ReadingThread(ConnectionThread, Protocol):
    """One whose transactions read, each as of one moment."""

    async def rows(self, query: Query, values: Mapping[str, object]) -> Sequence[Row[Any]]:
        """All rows that one query finds."""
        ...


class Dialect(Protocol):
    """One engine, and one database of it that is ready for this Roost."""

    engine: Engine

    def reader(self) -> ReadingThread:
        """A connection to read by."""
        ...

    def writer(self) -> ConnectionThread:
        """One to write by."""
        ...

    def lone_writer(self) -> ConnectionThread | None:
        """One to write by where what is read is then changed: one such transaction goes on at a time, in whatever
        process. None where that is so of all that write."""
        ...

    def out_of_reach(self, error: BaseException | None) -> bool:
        """Whether an error of the driver means that the database cannot be used now: not a mistake of ours."""
        ...

    def gave_up(self, connection: Connection, error: Exception) -> bool:
        """Whether nothing is left of a connection's transaction after an error, or all of it is to be done again."""
        ...

    def violation(self, error: IntegrityError) -> Violation | None:
        """What was there already, if that is what the error says."""
        ...

    def write_something(self, connection: Connection) -> None:
        """Write the least that has to reach the disk."""
        ...

    def insert_many(self, connection: Connection, statement: Insert, rows: Sequence[dict[str, Any]]) -> None:
        """Insert very many rows, all with the same columns, as fast as the driver can."""
        ...

    def room_for_much(self, connection: Connection) -> AbstractContextManager[None]:
        """Where much is written in one transaction."""
        ...

    def much_free(self, connection: Connection) -> bool:
        """Whether the database has much free room to give back."""
        ...

    def give_back(self, connection: Connection) -> bool:
        """Give some of it back; whether that could be done."""
        ...


def cause(error: Exception) -> BaseException | None:
    """What the driver said."""
    return error.orig if isinstance(error, DBAPIError) else error


def told(dialect: Dialect, error: Exception) -> Exception:
    """An error as the rest of Roost is told it: StoreBusy for a database that is locked or out of reach."""
    if not dialect.out_of_reach(cause(error)):
        return error
    busy = StoreBusy()
    busy.__cause__ = error
    return busy


@contextmanager
def reachable(dialect: Dialect) -> Generator[None]:
    """Raise StoreBusy for a database that is locked or out of reach; every other error passes as it is."""
    try:
        yield
    except Exception as error:
        if (as_told := told(dialect, error)) is not error:
            raise as_told from error
        raise
