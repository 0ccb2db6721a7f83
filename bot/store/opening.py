"""Opening of a database by the engine of its URL."""

from contextlib import AbstractContextManager, nullcontext
from importlib import import_module
from pathlib import Path

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from bot.store.dialect import PATIENCE, Dialect
from bot.store.versions import MIGRATIONS, DatabaseRefused, Inspection


def prepare(url: str, migrations: Path = MIGRATIONS, *, patience: float = PATIENCE) -> Dialect:
    """Create or migrate the database of a URL as needed. Raises StoreBusy if it stays locked for more than `patience`
    seconds."""
    if is_postgresql(url):
        need_driver()
        from bot.store.postgres.engine import Postgres
        from bot.store.postgres.opening import prepare as prepare_postgres

        return Postgres(prepare_postgres(url, migrations, patience=patience), patience)
    from bot.store.sqlite.engine import Sqlite
    from bot.store.sqlite.opening import prepare as prepare_file

    return Sqlite(prepare_file(url, migrations, patience=patience), patience)


def need_driver() -> None:
    """Raise DatabaseRefused without a driver for PostgreSQL, which most installations do not need."""
    try:
        import_module("psycopg")
    except ImportError:
        raise DatabaseRefused("driver") from None


def alone_with(url: str) -> AbstractContextManager[None]:
    """Hold the database of a URL exclusively if it is a file. Processes share a server by other locks."""
    if is_postgresql(url):
        return nullcontext()
    from bot.store.sqlite import alone
    from bot.store.sqlite.opening import path_of

    return alone.alone_with(path_of(url))


def inspect_database(url: str) -> Inspection:
    """Return the state that a start would find, without changes. Raises DatabaseRefused like a start."""
    return _opening(url).inspect_database(url)


def try_to_write(url: str) -> None:
    """Write something that leaves no trace where the database of a URL is kept. Raises DatabaseRefused with the reason
    if that fails."""
    _opening(url).try_to_write(url)


def _opening(url: str):  # pyright infers the modules
    if is_postgresql(url):
        need_driver()
        from bot.store.postgres import opening
    else:
        from bot.store.sqlite import opening
    return opening


def is_postgresql(url: str) -> bool:
    """Return whether a URL names a PostgreSQL database. Raises DatabaseRefused if it names no database."""
    try:
        return make_url(url).get_backend_name() == "postgresql"
    except (ArgumentError, ValueError):  # the latter for a port that is no number
        raise DatabaseRefused("engine") from None
