"""Opening and copying of databases, by the engine of their URLs. `roost copy` writes a whole database into another of
either engine: it reads a snapshot and writes one transaction, which is rolled back if the copy does not come to the
same results. Backups copy SQLite's file; PostgreSQL has its own programs."""

from contextlib import AbstractContextManager, nullcontext
from importlib import import_module
from pathlib import Path
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Table, func, insert, make_url, select
from sqlalchemy.exc import ArgumentError

from bot.store.dialect import PATIENCE, Dialect
from bot.store.forgotten import installation_of, listed
from bot.store.rebuilding import ResultRebuilder
from bot.store.schema import feats, metadata, ratings, results, standings
from bot.store.versions import MIGRATIONS, CopyRefused, DatabaseRefused, Inspection


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
    from bot.store.sqlite import opening

    return opening.alone_with(opening.path_of(url))


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


_AT_ONCE: Final = 1000
"""Rows in memory at once."""
_DERIVED: Final = (results, feats, ratings, standings)


class CopiedDatabase(NamedTuple):
    """The number of copied rows, the source and the target."""

    rows: int
    source: str
    target: str


def copy_database(source: str, target: str) -> CopiedDatabase:
    """Copy the database of a URL, at this version, into an empty or missing one. Raises CopyRefused and changes nothing
    if that is impossible."""
    here, there = inspect_database(source), inspect_database(target)
    if here.version is None:
        raise CopyRefused("nothing", path=here.path)
    if here.version != here.newest:
        raise CopyRefused("older", path=here.path)
    if there.version is not None:
        raise CopyRefused("taken", path=there.path)
    with _copying(target).blank(target) as (writing, dialect):
        with _copying(source).snapshot(source) as reading:
            counts = _counts(reading)
            for table in metadata.sorted_tables:  # those first to which others refer
                copy_rows(table, reading, writing)
        for name, found in _counts(writing).items():
            if found != counts[name]:
                facts = {"found": str(found), "expected": str(counts[name]), "table": name}
                raise CopyRefused("counts", path=there.path, **facts)
        _derive(writing, dialect, there.path)
    return CopiedDatabase(sum(counts.values()), here.path, there.path)


def listed_forgotten(url: str, copied: str) -> frozenset[int]:
    """Return the forgotten people in the list beside the database of a URL, as far as they are of the installation of
    another database, which was copied."""
    if None in (inspect_database(url).version, inspect_database(copied).version):
        return frozenset()
    with _copying(copied).snapshot(copied) as connection:
        installation = installation_of(connection)
    with _copying(url).snapshot(url) as connection:
        return listed(connection, installation)


def _counts(connection: Connection) -> dict[str, int]:
    return {
        table.name: connection.execute(select(func.count()).select_from(table)).scalar_one()
        for table in metadata.sorted_tables
    }


def copy_rows(table: Table, reading: Connection, writing: Connection) -> None:
    """Copy all rows of a table in batches."""
    every = reading.execution_options(yield_per=_AT_ONCE).execute(_all_of(table))
    for some in every.mappings().partitions():
        writing.execute(insert(table), [dict(row) for row in some])


def _derive(writing: Connection, dialect: Dialect, path: str) -> None:
    """Derive results from the copied logs again, to compare them with the copied ones."""
    copied = _derived(writing)
    rebuilder = ResultRebuilder(dialect)
    rebuilder.read(writing)
    rebuilder.write(writing)
    for name, rows in _derived(writing).items():
        if rows != copied[name]:
            raise CopyRefused("derived", path=path, table=name)


def _derived(connection: Connection) -> dict[str, list[tuple[Any, ...]]]:
    return {table.name: [tuple(row) for row in connection.execute(_all_of(table))] for table in _DERIVED}


def _all_of(table: Table) -> Any:
    return select(table).order_by(*table.primary_key.columns)


def back_up(url: str, copy: Path) -> None:
    """Copy the database of a URL while others write it."""
    _copying(url).back_up(url, copy)


def restore(url: str, copy: Path) -> Path | None:
    """Replace the database of a URL by a copy. Returns the place of the former database, or None if there was none."""
    return _copying(url).restore(url, copy)


def must_exist(url: str) -> None:
    """Raise DatabaseRefused if there is no database yet, so that a command does not make one that is not the bot's."""
    found = inspect_database(url)
    if found.version is None:
        raise DatabaseRefused("missing", path=found.path)


def must_be_whole(url: str) -> None:
    """Raise DatabaseRefused for a damaged database. Does nothing if there is none."""
    _copying(url).must_be_whole(url)


def _copying(url: str):  # pyright infers the modules
    if is_postgresql(url):
        need_driver()
        from bot.store.postgres import copying
    else:
        from bot.store.sqlite import copying
    return copying
