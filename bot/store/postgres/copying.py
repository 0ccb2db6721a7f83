"""Copies of a PostgreSQL database: the commands of its own backups, and the source or target of `roost copy`."""

import shlex
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import URL, Connection

from bot.store.dialect import PATIENCE
from bot.store.forgotten import PEOPLE_BEHIND
from bot.store.postgres.engine import Lock, Postgres, open_engine, take
from bot.store.postgres.opening import redacted, refusing, url_of, version_in
from bot.store.versions import BackupRefused, CopyRefused, make


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
def blank(url: str) -> Generator[tuple[Connection, Postgres]]:
    """Return a new database, inside the transaction that creates it."""
    parsed = url_of(url)
    with refusing(parsed), open_engine(parsed, PATIENCE).begin() as connection:
        take(connection, Lock.SCHEMA)
        if version_in(connection, parsed) is not None:
            raise CopyRefused("taken", path=redacted(parsed))
        make(connection)
        yield connection, Postgres(parsed, PATIENCE)
        connection.execute(PEOPLE_BEHIND)


_SECRET: Final = ("password", "sslpassword")


def back_up(url: str, copy: Path) -> None:
    """Raise BackupRefused with the command that copies the database of a URL into a file."""
    command = shlex.join(["pg_dump", "-Fc", "--exclude-table=forgotten", f"--file={copy}", _address(url)])
    raise BackupRefused("pg-dump", command=command)


def restore(url: str, copy: Path) -> None:
    """Raise BackupRefused with the command that restores such a file, all or nothing."""
    options = ("--clean", "--if-exists", "--no-owner", "--single-transaction")
    command = shlex.join(["pg_restore", *options, f"--dbname={_address(url)}", str(copy)])
    raise BackupRefused("pg-restore", command=command)


def must_be_whole(url: str) -> None:
    """Do nothing: a server checks its own databases."""


def _address(url: str) -> str:
    """Return a URL in the form of PostgreSQL's programs."""
    given = url_of(url)
    query = given.difference_update_query(_SECRET).query
    address = URL.create("postgresql", given.username, None, given.host, given.port, given.database, query)
    return address.render_as_string()
