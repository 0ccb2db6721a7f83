"""A test's database, as another program meets it: a file of SQLite, or one on a server of PostgreSQL."""

import sqlite3
from collections.abc import Generator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path
from typing import Any, Protocol

from sqlalchemy import make_url

Change = tuple[str, *tuple[object, ...]]
"""A statement, with a `?` for each of its values, and these."""


class Kept(Protocol):
    """A database."""

    url: str

    def close(self) -> None:
        """Meet it no more."""
        ...

    def rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """Return the rows of a query."""
        ...

    def dicts(self, query: str) -> list[dict[str, Any]]:
        """Return the rows of a query by column names."""
        ...

    def change(self, *statements: Change) -> None:
        """Change it, or damage it."""
        ...

    def locked(self) -> AbstractContextManager[None]:
        """Make all writers wait in the block."""
        ...

    def refuse_rows(self, table: str) -> None:
        """Let every row that is to be written to a table fail with "no"."""
        ...

    def take_rows(self, table: str) -> None:
        """And no more."""
        ...


def kept_at(url: str) -> Kept:
    """The database of a URL."""
    parsed = make_url(url)
    if parsed.get_backend_name() == "sqlite":
        return File(Path(parsed.database or ""))
    from tests.store.on_server import OnServer  # and with it a driver that may not be here

    return OnServer(url)


class File:
    """A file of SQLite."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.url = f"sqlite+aiosqlite:///{path}"

    def close(self) -> None:
        """Every connection was closed at once."""

    def rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        with closing(sqlite3.connect(self.path)) as connection:
            return connection.execute(query, values).fetchall()

    def dicts(self, query: str) -> list[dict[str, Any]]:
        with closing(sqlite3.connect(self.path)) as connection:
            connection.row_factory = sqlite3.Row
            return [dict(row) for row in connection.execute(query)]

    def change(self, *statements: Change) -> None:
        with closing(sqlite3.connect(self.path)) as connection, connection:
            for statement, *values in statements:
                connection.execute(statement, values)

    @contextmanager
    def locked(self) -> Generator[None]:
        with closing(sqlite3.connect(self.path, isolation_level=None)) as connection:
            connection.execute("BEGIN EXCLUSIVE")
            yield
            connection.execute("ROLLBACK")

    def refuse_rows(self, table: str) -> None:
        self.change((f"CREATE TRIGGER no BEFORE INSERT ON {table} BEGIN SELECT RAISE(FAIL, 'no'); END",))

    def take_rows(self, table: str) -> None:
        self.change(("DROP TRIGGER no",))
