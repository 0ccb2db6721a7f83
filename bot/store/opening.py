"""Opening a database file: looked at before it is touched, backed up before it is migrated, refused with a reason."""

import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.pool import NullPool

from bot.store.engine import PATIENCE, out_of_reach, primary_code
from bot.tables.needs import StoreBusy

MIGRATIONS: Final = Path(__file__).with_name("migrations")
_DRIVER: Final = "sqlite+aiosqlite"
_APPLICATION_ID: Final = int.from_bytes(b"Rst1")
"""SQLite's mark of whose database a file is."""
_NO_DATABASE: Final = frozenset({sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT})
_AGAIN: Final = 0.01
_LOCKED: Final = frozenset({sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED})


class DatabaseRefused(Exception):
    """A database Roost leaves as it is. Codes: engine, unreadable, not-a-database, foreign, newer."""

    def __init__(self, code: str, **facts: str) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts


def prepare(url: str, migrations: Path = MIGRATIONS, *, patience: float = PATIENCE) -> Path:
    """Make the database of a URL ready for this Roost: new, up to date, or migrated with a backup beside it. Returns
    its file; StoreBusy where another program keeps it locked for more than `patience` seconds."""
    path = _path_of(url)
    scripts = _alembic(migrations)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        known = ScriptDirectory.from_config(scripts)
        present = _version_in(path, patience)
        if present != known.get_current_head():
            if present not in {None, *(script.revision for script in known.walk_revisions())}:
                raise DatabaseRefused("newer", path=str(path))
            _migrate(path, scripts, patience)
        _log_ahead(path, patience)
    except (OSError, sqlite3.Error, DBAPIError) as error:
        raise _refusal(path, error) from error
    return path


def _path_of(url: str) -> Path:
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise DatabaseRefused("engine") from None
    name = parsed.database
    if parsed.drivername != _DRIVER or not name or parsed.query or ":memory:" in name or name.startswith("file:"):
        raise DatabaseRefused("engine")
    return Path(name).absolute()


def _refusal(path: Path, error: Exception) -> Exception:
    """What an error while opening means to whoever started Roost."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    code = primary_code(cause)
    if code in _LOCKED:
        return StoreBusy()
    if code in _NO_DATABASE:
        return DatabaseRefused("not-a-database", path=str(path))
    if isinstance(cause, OSError) or out_of_reach(cause):
        return DatabaseRefused("unreadable", path=str(path))
    return error


def _version_in(path: Path, patience: float) -> str | None:
    """The migration a file is at, None for a new one; read without changing a byte of it."""
    if not path.exists():
        return None
    if not (path.is_file() and os.access(path, os.R_OK | os.W_OK)):
        raise PermissionError(path)
    try:
        return _version_read(path, "ro", patience)
    except sqlite3.OperationalError as error:
        if primary_code(error) != sqlite3.SQLITE_READONLY:
            raise
    return _version_read(path, "rw", patience)  # a writer was killed in mid-write; whoever reads has to undo that first


def _version_read(path: Path, mode: str, patience: float) -> str | None:
    uri = f"{path.as_uri()}?mode={mode}"
    with closing(sqlite3.connect(uri, uri=True, timeout=patience)) as connection:
        mark = connection.execute("PRAGMA application_id").fetchone()[0]
        if mark == _APPLICATION_ID:
            return str(connection.execute("SELECT version_num FROM alembic_version").fetchone()[0])
        empty = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0] == 0
    if mark or not empty:
        raise DatabaseRefused("foreign", path=str(path))
    return None


def _migrate(path: Path, scripts: Config, patience: float) -> None:
    """All or nothing, on a synchronous connection of its own, foreign keys off: with them on, rebuilding a table loses
    its children. Another process that starts now waits and then finds it done."""
    engine = create_engine(
        URL.create("sqlite+pysqlite", database=str(path)),
        connect_args={"isolation_level": None, "timeout": patience},
        hide_parameters=True,
        poolclass=NullPool,
    )
    event.listen(engine, "begin", _begin_at_once)
    with engine.begin() as connection:
        present = MigrationContext.configure(connection).get_current_revision()
        if present is not None:
            _back_up(path, present)
        scripts.attributes["connection"] = connection
        command.upgrade(scripts, "head")
        connection.exec_driver_sql(f"PRAGMA application_id = {_APPLICATION_ID}")
        broken = connection.exec_driver_sql("PRAGMA foreign_key_check").fetchall()
        if broken:
            raise RuntimeError(f"a migration broke {len(broken)} references")


def _begin_at_once(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _back_up(path: Path, version: str) -> None:
    """A copy beside the file, whole or not there at all. Reads as of before the migration that is about to begin."""
    copy = path.with_name(f"{path.name}.{version}.{time.strftime('%Y%m%d-%H%M%S', time.gmtime())}.bak")
    unfinished = copy.with_suffix(".unfinished")
    uri = f"{path.as_uri()}?mode=ro"
    with closing(sqlite3.connect(uri, uri=True)) as source, closing(sqlite3.connect(unfinished)) as target:
        source.backup(target)
    unfinished.replace(copy)


def _log_ahead(path: Path, patience: float) -> None:
    """Switch to the write-ahead log, if need be. While another process does the same, SQLite says at once that it is
    locked, whatever the timeout."""
    until = time.monotonic() + patience
    with closing(sqlite3.connect(path, timeout=patience)) as connection:
        while True:
            try:
                connection.execute("PRAGMA journal_mode = WAL")
                return
            except sqlite3.OperationalError as error:
                if primary_code(error) not in _LOCKED or time.monotonic() > until:
                    raise
            time.sleep(_AGAIN)


def _alembic(migrations: Path) -> Config:
    config = Config()
    config.set_main_option("script_location", str(migrations).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config
