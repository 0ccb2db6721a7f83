"""A PostgreSQL database as source or target of `roost copy`."""

from collections.abc import Generator
from contextlib import contextmanager
from typing import Final

from sqlalchemy import Connection, text

from bot.store.dialect import PATIENCE
from bot.store.making import make
from bot.store.postgres.dialect import Postgres
from bot.store.postgres.engine import open_engine
from bot.store.postgres.locks import Lock, take
from bot.store.postgres.opening import redacted, refusing, url_of, version_in
from bot.store.versions import MoveRefused

_PEOPLE_BEHIND: Final = text("SELECT setval(pg_get_serial_sequence('people', 'id'), (SELECT max(id) FROM people))")
"""The statement that sets the next person's id above all copied ones."""


@contextmanager
def snapshot(url: str) -> Generator[Connection]:
    """Return a snapshot of the database."""
    parsed = url_of(url)
    engine = open_engine(parsed, PATIENCE).execution_options(
        isolation_level="REPEATABLE READ", postgresql_readonly=True
    )
    with refusing(parsed), engine.begin() as connection:
        yield connection


@contextmanager
def blank(url: str, version: str) -> Generator[tuple[Connection, Postgres]]:
    """Return a new database of a version, inside the transaction that creates it."""
    parsed = url_of(url)
    with refusing(parsed), open_engine(parsed, PATIENCE).begin() as connection:
        take(connection, Lock.SCHEMA)
        if version_in(connection) is not None:
            raise MoveRefused("taken", path=redacted(parsed))
        make(connection, version)
        yield connection, Postgres(parsed, PATIENCE)
        connection.execute(_PEOPLE_BEHIND)
