"""Opening of a database on a server: inspected first, then created or migrated as needed, or refused."""

import time
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import psycopg
from sqlalchemy import URL, Connection, Engine, func, inspect, make_url, select, text
from sqlalchemy.exc import ArgumentError, DBAPIError

from bot.store.dialect import PATIENCE, first_line
from bot.store.postgres.engine import Lock, Postgres, address_of, open_engine, out_of_reach, take
from bot.store.versions import (
    MIGRATING,
    MIGRATIONS,
    DatabaseRefused,
    Inspection,
    Version,
    is_ready,
    make,
    refuse_misfit,
    revisions,
    upgrade,
    version_of,
)
from bot.tables.store import StoreBusy

_DRIVER: Final = "postgresql+psycopg"
_KEPT_FOR_LONG: Final = "55P03"


def prepare(url: str, migrations: Path = MIGRATIONS, *, patience: float = PATIENCE) -> URL:
    """Create or migrate the database of a URL as needed. Returns its URL. Raises StoreBusy if another process migrates
    it for a minute, or if others keep its tables locked."""
    parsed = url_of(url)
    with refusing(parsed):
        engine = open_engine(parsed, patience)
        with engine.connect() as connection:
            present = version_in(connection, parsed)
        if not is_ready(present, revisions(migrations), redacted(parsed)):
            bring_up_to_date(engine, migrations, redacted(parsed))
    return parsed


def inspect_database(url: str) -> Inspection:
    """Return the state that a start would find, without changes. Raises DatabaseRefused like a start."""
    parsed, known = url_of(url), revisions(MIGRATIONS)
    with refusing(parsed), open_engine(parsed, PATIENCE).connect() as connection:
        version = version_in(connection, parsed)
        refuse_misfit(version, known, redacted(parsed))
        server = str(connection.scalar(text("SHOW server_version")))
    return Inspection(redacted(parsed), version and version.number, max(known), server)


def try_to_write(url: str) -> None:
    """Commit an empty transaction, or create a table and take that back where there is none yet. Raises DatabaseRefused
    with the server's reason if it is read-only or full, or if the role may not do that."""
    parsed = url_of(url)
    server = Postgres(parsed, PATIENCE)
    with refusing(parsed), server.engine.begin() as connection:
        if version_in(connection, parsed) is not None:
            server.write_something(connection)
            return
        connection.execute(text("CREATE TABLE roost_check ()"))
        # Creating a table is part of a transaction in PostgreSQL.
        connection.rollback()


@contextmanager
def refusing(url: URL) -> Generator[None]:
    """Turn errors while opening into DatabaseRefused."""
    try:
        yield
    except DBAPIError as error:
        raise refusal_of(url, error) from error


def url_of(url: str) -> URL:
    """Return a URL of PostgreSQL with the supported driver. A `@` that remains in the host belongs to a password, which
    must not appear in messages."""
    parsed = make_url(url)
    if parsed.drivername != _DRIVER or not parsed.database or "@" in (parsed.host or ""):
        raise DatabaseRefused("engine")
    try:
        address_of(parsed)
    except (psycopg.Error, ArgumentError) as error:
        raise DatabaseRefused("unreachable", path=redacted(parsed), error=str(error)) from None
    return parsed


def redacted(url: URL) -> str:
    """Return a database for messages, without user and password."""
    place = url.host or "localhost"
    return f"{place}/{url.database}"


def refusal_of(url: URL, error: DBAPIError) -> Exception:
    """Return the refusal for an error while opening."""
    cause = error.orig
    if getattr(cause, "sqlstate", None) == _KEPT_FOR_LONG:
        return StoreBusy(first_line(cause))
    said = str(cause).partition("\n")[0]
    if getattr(cause, "sqlstate", None) == _NOT_ALLOWED or any(denial in said for denial in _DENIALS):
        return DatabaseRefused("denied", path=redacted(url), error=said)
    if getattr(cause, "sqlstate", None) in _UNWRITABLE:
        return DatabaseRefused("unwritable", path=redacted(url), error=said)
    if out_of_reach(cause):
        return DatabaseRefused("unreachable", path=redacted(url), error=said)
    return error


_NOT_ALLOWED: Final = "42501"
_UNWRITABLE: Final = frozenset({"25006", "53100"})
"""PostgreSQL's codes of a read-only transaction and of a full disk."""
_DENIALS: Final = (
    "authentication failed",
    "no password supplied",
    "no pg_hba.conf entry",
    "not permitted to log in",
    "does not exist",
    "permission denied",
)
"""libpq's texts for a server that refuses the role: there are no codes for them. A retry would not help."""


def version_in(connection: Connection, url: URL) -> Version | None:
    """Return the version of a database; None for a new one. Raises DatabaseRefused if it has tables of another program,
    or if its encoding cannot store all letters."""
    encoding = connection.scalar(text("SHOW server_encoding"))
    if encoding != "UTF8":
        raise DatabaseRefused("encoding", path=redacted(url), encoding=str(encoding))
    present = set(inspect(connection).get_table_names())
    if not present:
        return None
    if not {"alembic_version", "tables", "entries"} <= present:
        raise DatabaseRefused("foreign", path=redacted(url))
    return version_of(connection)


_FOR_OTHERS: Final = 60_000
"""Milliseconds that a process waits while another one creates or migrates the tables."""
_FOR_A_TABLE: Final = 250
"""Milliseconds that a change of a table waits for its users. Later users queue as long, and must not exceed a writer's
patience."""
_PAUSES: Final = (0.05, 0.1, 0.2, 0.4, 0.8, 1.6, 1.6, 1.6, 1.6, 1.6, 1.6)
"""Seconds between tries of the whole migration, in which others can write."""
_IN_USE: Final = frozenset({"55P03", "40P01"})
"""PostgreSQL's codes of a held lock and of a deadlock."""


def bring_up_to_date(engine: Engine, migrations: Path, path: str) -> None:
    """Create or migrate, all or nothing. Another process that starts now waits and finds it done. Raises StoreBusy if
    tables are in use again and again."""
    for pause in _PAUSES:
        try:
            with engine.connect() as connection:
                _wait_at_most(connection, _FOR_OTHERS)
                take(connection, Lock.SCHEMA)
                with MIGRATING:
                    _bring_up_to_date(connection, migrations, path)
                    connection.commit()
        except DBAPIError as error:
            if getattr(error.orig, "sqlstate", None) not in _IN_USE:
                raise
        else:
            return
        time.sleep(pause)
    raise StoreBusy("its tables are in use")


def _bring_up_to_date(connection: Connection, migrations: Path, path: str) -> None:
    if version_of(connection) is None:
        make(connection)
    if is_ready(version_of(connection), revisions(migrations), path):  # another process may have been first
        return
    _wait_at_most(connection, _FOR_A_TABLE)
    upgrade(connection, migrations)


def _wait_at_most(connection: Connection, milliseconds: int) -> None:
    """Limit the wait for locks until the transaction ends."""
    connection.execute(select(func.set_config("lock_timeout", str(milliseconds), True)))
