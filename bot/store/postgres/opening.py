"""Opening a database on a server: looked at before it is touched, made or migrated if need be, or refused."""

from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import psycopg
from sqlalchemy import URL, Connection, inspect, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError

from bot.store.dialect import PATIENCE
from bot.store.postgres.engine import address_of, open_engine, out_of_reach
from bot.store.versions import (
    MIGRATIONS,
    DatabaseRefused,
    Looked,
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
    """Make the database of a URL ready for this Roost: new, up to date, or migrated. Returns its URL; StoreBusy where
    another process makes or migrates it for a minute, or where others do not let go of its tables."""
    parsed = url_of(url)
    with refusing(parsed):
        engine = open_engine(parsed, patience)
        with engine.connect() as connection:
            present = version_in(connection)
        if not is_ready(present, revisions(migrations), shown(parsed)):
            from bot.store.postgres.migrating import bring_up_to_date

            bring_up_to_date(engine, migrations, shown(parsed))
    return parsed


def look(url: str) -> Looked:
    """What a start would find, without changing it; what it would refuse is refused."""
    parsed, known = url_of(url), revisions(MIGRATIONS)
    with refusing(parsed), open_engine(parsed, PATIENCE).connect() as connection:
        version = version_in(connection)
        refuse_newer(version, known, shown(parsed))
        server = str(connection.scalar(text("SHOW server_version")))
    return Looked(shown(parsed), version and version.number, max(known), server)


@contextmanager
def refusing(url: URL) -> Generator[None]:
    """Say what an error while opening means."""
    try:
        yield
    except DBAPIError as error:
        raise refusal_of(url, error) from error
    except _Foreign:
        raise DatabaseRefused("foreign", path=shown(url)) from None
    except _Encoded as encoded:
        raise DatabaseRefused("encoding", path=shown(url), encoding=str(encoded)) from None


def url_of(url: str) -> URL:
    """A URL that is PostgreSQL's, by the one driver. A `@` that is left in the host is a password's, which is to be
    told nobody."""
    parsed = make_url(url)
    if parsed.drivername != _DRIVER or not parsed.database or "@" in (parsed.host or ""):
        raise DatabaseRefused("engine")
    try:
        address_of(parsed)
    except (psycopg.Error, ArgumentError) as error:
        raise DatabaseRefused("unreachable", path=shown(parsed), error=str(error)) from None
    return parsed


def shown(url: URL) -> str:
    """A database as messages name it: without who is let in, and by which password."""
    place = url.host or "localhost"
    return f"{place}/{url.database}"


def refusal_of(url: URL, error: DBAPIError) -> Exception:
    """What an error while opening means to whoever started Roost."""
    cause = error.orig
    if getattr(cause, "sqlstate", None) == _KEPT_FOR_LONG:
        return StoreBusy()
    said = str(cause).partition("\n")[0]
    if getattr(cause, "sqlstate", None) == _NOT_ALLOWED or any(denial in said for denial in _DENIALS):
        return DatabaseRefused("denied", path=shown(url), error=said)
    if out_of_reach(cause):
        return DatabaseRefused("unreachable", path=shown(url), error=said)
    return error


_NOT_ALLOWED: Final = "42501"
_DENIALS: Final = (
    *("authentication failed", "no password supplied", "no pg_hba.conf entry", "not permitted to log in"),
    *("does not exist", "permission denied"),
)
"""What libpq says of a server that refuses the role: it has no codes for that. To try again would not help."""


def version_in(connection: Connection) -> Version | None:
    """The version that a database is at, None for a new one."""
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
    """There is something of another program."""


class _Encoded(Exception):
    """There are letters that cannot be kept."""
