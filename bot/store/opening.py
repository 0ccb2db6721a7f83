"""Opening a database: its URL says by which engine."""

from contextlib import AbstractContextManager, nullcontext
from importlib import import_module
from pathlib import Path

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from bot.store.dialect import PATIENCE, Dialect
from bot.store.versions import MIGRATIONS, DatabaseRefused, Looked


def prepare(url: str, migrations: Path = MIGRATIONS, *, patience: float = PATIENCE) -> Dialect:
    """Make the database of a URL ready for this Roost: new, up to date, or migrated. StoreBusy where others keep it
    locked for more than `patience` seconds."""
    if is_postgresql(url):
        _need_driver()
        from bot.store.postgres.dialect import Postgres
        from bot.store.postgres.opening import prepare as prepare_postgres

        return Postgres(prepare_postgres(url, migrations, patience=patience), patience)
    from bot.store.sqlite.dialect import Sqlite
    from bot.store.sqlite.opening import prepare as prepare_file

    return Sqlite(prepare_file(url, migrations, patience=patience), patience)


def _need_driver() -> None:
    """Most have none for PostgreSQL, and need none."""
    try:
        import_module("psycopg")
    except ImportError:
        raise DatabaseRefused("driver") from None


def alone_with(url: str) -> AbstractContextManager[None]:
    """Hold the database of a URL alone, if it is a file. Processes share a server's by locks of its own."""
    if is_postgresql(url):
        return nullcontext()
    from bot.store.sqlite import alone
    from bot.store.sqlite.opening import path_of

    return alone.alone_with(path_of(url))


def look(url: str) -> Looked:
    """What a start would find, without changing it; what it would refuse is refused."""
    if is_postgresql(url):
        _need_driver()
        from bot.store.postgres.opening import look as look_at
    else:
        from bot.store.sqlite.opening import look as look_at
    return look_at(url)


def is_postgresql(url: str) -> bool:
    """Whether a URL names a database of PostgreSQL; DatabaseRefused where it is none at all."""
    try:
        return make_url(url).get_backend_name() == "postgresql"
    except (ArgumentError, ValueError):  # the latter for a port that is no number
        raise DatabaseRefused("engine") from None
