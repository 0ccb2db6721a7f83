"""A database of PostgreSQL as one end of `roost copy`."""

from collections.abc import Generator
from contextlib import contextmanager
from typing import Final

from sqlalchemy import Connection, text

from bot.store.dialect import PATIENCE
from bot.store.making import make
from bot.store.postgres.dialect import Postgres
from bot.store.postgres.engine import open_engine
from bot.store.postgres.locks import Lock, take
from bot.store.postgres.opening import refusing, shown, url_of, version_in
from bot.store.versions import MoveRefused

_PEOPLE_BEHIND: Final = text("SELECT setval(pg_get_serial_sequence('people', 'id'), (SELECT max(id) FROM people))")
"""The next person has a number behind all that were copied."""


@contextmanager
def snapshot(url: str) -> Generator[Connection]:
    """What is there, as of one moment."""
    parsed = url_of(url)
    engine = open_engine(parsed, PATIENCE).execution_options(
        isolation_level="REPEATABLE READ", postgresql_readonly=True
    )
    with refusing(parsed), engine.begin() as connection:
        yield connection


@contextmanager
def blank(url: str, version: str) -> Generator[tuple[Connection, Postgres]]:
    """A new database of a version, in the transaction that makes it."""
    parsed = url_of(url)
    with refusing(parsed), open_engine(parsed, PATIENCE).begin() as connection:
        take(connection, Lock.SCHEMA)
        if version_in(connection) is not None:
            raise MoveRefused("taken", path=shown(parsed))
        make(connection, version)
        yield connection, Postgres(parsed, PATIENCE)
        connection.execute(_PEOPLE_BEHIND)
