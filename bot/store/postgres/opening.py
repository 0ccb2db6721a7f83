"""Opening a database on a server: looked at before it is touched, made or migrated if need be, or refused."""

from pathlib import Path
from typing import Final

from sqlalchemy import URL, Connection, inspect, make_url, text
from sqlalchemy.exc import DBAPIError

from bot.store.dialect import PATIENCE
from bot.store.making import make
from bot.store.postgres.engine import open_engine, out_of_reach
from bot.store.postgres.locks import Lock, take
from bot.store.versions import MIGRATIONS, DatabaseRefused, revisions
from bot.tables.needs import StoreBusy

_DRIVER: Final = "postgresql+psycopg"
_KEPT_FOR_LONG: Final = "55P03"


def prepare(url: str, migrations: Path = MIGRATIONS, *, patience: float = PATIENCE) -> URL:
    """Make the database of a URL ready for this Roost: new, or up to date. Returns its URL; StoreBusy where another
    process makes or migrates it for more than `patience` seconds."""
    parsed = url_of(url)
    known = revisions(migrations)
    engine = open_engine(parsed, patience)
    try:
        with engine.connect() as connection:
            present = version_in(connection)
        if present == max(known):
            return parsed
        with engine.begin() as connection:
            take(connection, Lock.SCHEMA)
            present = version_in(connection)  # another process may have been first
            if present not in {None, *known}:
                raise DatabaseRefused("newer", path=shown(parsed))
            if present is None and migrations == MIGRATIONS:
                make(connection, max(known))
            elif present != max(known):
                from bot.store.migrating import upgrade  # and with it Alembic

                upgrade(connection, migrations)
    except DBAPIError as error:
        raise refusal_of(parsed, error) from error
    except _Foreign:
        raise DatabaseRefused("foreign", path=shown(parsed)) from None
    except _Encoded as encoded:
        raise DatabaseRefused("encoding", path=shown(parsed), encoding=str(encoded)) from None
    return parsed


def url_of(url: str) -> URL:
    """A URL that is PostgreSQL's, by the one driver."""
    parsed = make_url(url)
    if parsed.drivername != _DRIVER or not parsed.database:
        raise DatabaseRefused("engine")
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
    if out_of_reach(cause) or getattr(cause, "sqlstate", None) == _NOT_ALLOWED:
        return DatabaseRefused("unreachable", path=shown(url), error=str(cause).strip())
    return error


_NOT_ALLOWED: Final = "42501"


def version_in(connection: Connection) -> str | None:
    """The migration that a database is at, None for a new one."""
    encoding = connection.scalar(text("SHOW server_encoding"))
    if encoding != "UTF8":
        raise _Encoded(encoding)
    present = set(inspect(connection).get_table_names())
    if not present:
        return None
    if not {"alembic_version", "tables", "entries"} <= present:
        raise _Foreign
    return connection.scalar(text("SELECT version_num FROM alembic_version"))


class _Foreign(Exception):
    """There is something of another program."""


class _Encoded(Exception):
    """There are letters that cannot be kept."""
