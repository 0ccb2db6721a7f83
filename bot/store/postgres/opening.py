"""Opening of a database on a server: inspected first, then created or migrated as needed, or refused."""

from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import psycopg
from sqlalchemy import URL, Connection, inspect, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError

from bot.store.dialect import PATIENCE, first_line
from bot.store.postgres.dialect import Postgres
from bot.store.postgres.engine import address_of, open_engine, out_of_reach
from bot.store.versions import (
    MIGRATIONS,
    DatabaseRefused,
    Inspection,
    Version,
    is_ready,
    refuse_newer,
    revisions,
    version_of,
)
from bot.tables.needs import StoreBusy

_DRIVER: Final = "postgresql+psycopg"
_KEPT_FOR_LONG: Final = "55P03"


def prepare(url: str, migrations: Path = MIGRATIONS, *, patience: float = PATIENCE) -> URL:
    """Create or migrate the database of a URL as needed. Returns its URL. Raises StoreBusy if another process migrates
    it for a minute, or if others keep its tables locked."""
    parsed = url_of(url)
    with refusing(parsed):
        engine = open_engine(parsed, patience)
        with engine.connect() as connection:
            present = version_in(connection)
        if not is_ready(present, revisions(migrations), redacted(parsed)):
            from bot.store.postgres.migrating import bring_up_to_date

            bring_up_to_date(engine, migrations, redacted(parsed))
    return parsed


def inspect_database(url: str) -> Inspection:
    """Return the state that a start would find, without changes. Raises DatabaseRefused like a start."""
    parsed, known = url_of(url), revisions(MIGRATIONS)
    with refusing(parsed), open_engine(parsed, PATIENCE).connect() as connection:
        version = version_in(connection)
        refuse_newer(version, known, redacted(parsed))
        server = str(connection.scalar(text("SHOW server_version")))
    return Inspection(redacted(parsed), version and version.number, max(known), server)


def try_to_write(url: str) -> None:
    """Commit an empty transaction, or create a table and take that back where there is none yet. Raises DatabaseRefused
    with the server's reason if it is read-only or full, or if the role may not do that."""
    parsed = url_of(url)
    server = Postgres(parsed, PATIENCE)
    with refusing(parsed), server.engine.begin() as connection:
        if version_in(connection) is not None:
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
    except _Foreign:
        raise DatabaseRefused("foreign", path=redacted(url)) from None
    except _Encoded as encoded:
        raise DatabaseRefused("encoding", path=redacted(url), encoding=str(encoded)) from None


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
    *("authentication failed", "no password supplied", "no pg_hba.conf entry", "not permitted to log in"),
    *("does not exist", "permission denied"),
)
"""libpq's texts for a server that refuses the role: there are no codes for them. A retry would not help."""


def version_in(connection: Connection) -> Version | None:
    """Return the version of a database; None for a new one."""
    encoding = connection.scalar(text("SHOW server_encoding"))
    if encoding != "UTF8":
        raise _Encoded(encoding)
    present = set(inspect(connection).get_table_names())
    if not present:
        return None
    if not {"alembic_version", "tables", "entries"} <= present:
        raise _Foreign
    return version_of(connection)


class _Foreign(Exception):
    """Raised if the database has tables of another program."""


class _Encoded(Exception):
    """Raised if the database's encoding cannot store all letters."""
