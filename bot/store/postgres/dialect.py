"""PostgreSQL: many writers, which see each other's rows."""

from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Any, Final

import psycopg
from sqlalchemy import URL, Connection, Insert, delete, false, func, select
from sqlalchemy.exc import IntegrityError

from bot.store.dialect import Violation, driver_error
from bot.store.postgres.engine import lost, open_engine, out_of_reach, passing
from bot.store.postgres.threads import LoneWritingThread, ReadingThread, WritingThread
from bot.store.schema import memos

_OF_NONE: Final = delete(memos).where(false())
_LIVE_TABLE: Final = "one_live_table_a_channel"


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
