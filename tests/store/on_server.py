"""A test's database on a server of PostgreSQL."""

from collections.abc import Generator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import make_url

from bot.store.schema import metadata
from tests.patience import until
from tests.store.kept import Change


class OnServer:
    """Keeps the promises of `tests.store.kept.Kept`, by one connection."""

    def __init__(self, url: str) -> None:
        import psycopg  # which may not be here

        self.url = url
        parsed = make_url(url)
        self._connection = psycopg.connect(
            dbname=parsed.database or "", user=parsed.username or "", host=str(parsed.query["host"]), autocommit=True
        )

    def close(self) -> None:
        self._connection.close()

    def rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        return self._connection.execute(_translated(query), values).fetchall()

    def dicts(self, query: str) -> list[dict[str, Any]]:
        from psycopg.rows import dict_row

        with self._connection.cursor(row_factory=dict_row) as cursor:
            return cursor.execute(query.encode()).fetchall()

    def change(self, *statements: Change) -> None:
        with self.having(*statements):
            pass

    @contextmanager
    def locked(self) -> Generator[None]:
        with self._connection.transaction():
            self._connection.execute(f"LOCK TABLE {', '.join(metadata.tables)} IN EXCLUSIVE MODE".encode())
            yield

    @contextmanager
    def having(self, *statements: Change) -> Generator[None]:
        """A foreign transaction has changed it, and has not committed yet."""
        with self._connection.transaction():
            for statement, *values in statements:
                self._connection.execute(_translated(statement), values)
            yield

    def refuse_rows(self, table: str) -> None:
        self.change(
            ("CREATE FUNCTION no() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE ''no''; END'",),
            (f"CREATE TRIGGER no BEFORE INSERT ON {table} FOR EACH ROW EXECUTE FUNCTION no()",),
        )

    def take_rows(self, table: str) -> None:
        self.change((f"DROP TRIGGER no ON {table}",))


async def until_a_lock_is_awaited(database: OnServer) -> None:
    """Until a transaction waits for another one."""
    waits = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()"
    await until(lambda: database.rows(waits) != [(0,)])


def _translated(statement: str) -> bytes:
    return statement.replace("%", "%%").replace("?", "%s").encode()
