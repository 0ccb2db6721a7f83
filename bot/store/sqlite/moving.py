"""An SQLite file as source or target of `roost copy`."""

import sqlite3
from collections.abc import Generator
from contextlib import contextmanager

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool

from bot.store.dialect import PATIENCE
from bot.store.making import make
from bot.store.schema import APPLICATION_ID
from bot.store.sqlite.copying import reading
from bot.store.sqlite.dialect import Sqlite
from bot.store.sqlite.engine import open_schema_engine
from bot.store.sqlite.opening import path_of, refusal_of
from bot.store.versions import MoveRefused


@contextmanager
def snapshot(url: str) -> Generator[Connection]:
    """Return a snapshot of the file, which stays unchanged."""
    path = path_of(url)

    def opened() -> sqlite3.Connection:
        connection = reading(path)
        connection.isolation_level = None  # the driver itself never says BEGIN
        return connection

    engine = create_engine("sqlite+pysqlite://", creator=opened, hide_parameters=True, poolclass=NullPool)
    event.listen(engine, "begin", _begin)
    with engine.begin() as connection:
        yield connection


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


@contextmanager
def blank(url: str, version: str) -> Generator[tuple[Connection, Sqlite]]:
    """Return a new database of a version, inside the transaction that creates it. If that fails, a file that did not
    exist is removed."""
    path = path_of(url)
    there = path.exists()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with open_schema_engine(path, PATIENCE).begin() as connection:
            if connection.exec_driver_sql("SELECT count(*) FROM sqlite_master").scalar():
                raise MoveRefused("taken", path=str(path))
            make(connection, version)
            yield connection, Sqlite(path, PATIENCE)
            connection.exec_driver_sql(f"PRAGMA application_id = {APPLICATION_ID}")
            broken = connection.exec_driver_sql("PRAGMA foreign_key_check").fetchall()
            if broken:
                raise RuntimeError(f"{len(broken)} references lead nowhere")
    except BaseException as error:
        if not there:
            path.unlink(missing_ok=True)
        if isinstance(error, OSError | sqlite3.Error | DBAPIError):
            raise refusal_of(path, error) from error
        raise
