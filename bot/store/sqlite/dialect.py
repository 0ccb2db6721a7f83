"""SQLite: one file, one writer at a time."""

import sqlite3
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Insert
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite
from sqlalchemy.exc import IntegrityError

from bot.store.dialect import Violation
from bot.store.sqlite.engine import in_transaction, open_engine, out_of_reach
from bot.store.sqlite.threads import ReadingThread, WritingThread

_TAKEN: Final = frozenset({sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE})
_ROOM: Final = 16 * 1024
"""KiB of cache during large writes. Rows come in order of time and spread over all index trees."""
_SPARE: Final = 256
"""Free pages that the file keeps for the next tables."""
_GIVEN_BACK: Final = 64
"""Pages given back in one transaction."""


class Sqlite:
    """Implements `bot.store.dialect.Dialect`."""

    def __init__(self, path: Path, patience: float) -> None:
        self.engine = open_engine(path, patience)
        self._path = path
        self._patience = patience

    def reader(self) -> ReadingThread:
        return ReadingThread(self.engine)

    def writer(self) -> WritingThread:
        return WritingThread(self.engine, self._path, self._patience)

    def lone_writer(self) -> None:
        """Return None: every writer holds the write lock."""

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


_NAMED: Final = SQLiteDialect_pysqlite(paramstyle="named")
