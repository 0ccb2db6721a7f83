"""Opening a database file: looked at before it is touched, backed up before it is migrated, refused with a reason."""

import os
import sqlite3
from contextlib import closing
from importlib import resources
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, make_url
from sqlalchemy.exc import ArgumentError

from bot.store.engine import writers_begin_at_once

_DRIVER: Final = "sqlite+aiosqlite"
_APPLICATION_ID: Final = int.from_bytes(b"Rst1")
"""SQLite's mark of whose database a file is."""


class DatabaseRefused(Exception):
    """A database Roost leaves as it is. Codes: engine, unreadable, not-a-database, foreign, newer."""

    def __init__(self, code: str, **facts: str) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts


def prepare(url: str) -> None:
    """Make the database of a URL ready for this Roost: new, up to date, or migrated with a backup beside it."""
    path = _path_of(url)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        present = _version_in(path) if path.exists() and path.stat().st_size else None
    except (OSError, sqlite3.OperationalError) as error:
        raise DatabaseRefused("unreadable", path=str(path)) from error
    scripts = ScriptDirectory.from_config(_alembic())
    if present == scripts.get_current_head():
        return
    if present is not None:
        if present not in {script.revision for script in scripts.walk_revisions()}:
            raise DatabaseRefused("newer", path=str(path))
        _back_up(path, present)
    _migrate(path)


def _path_of(url: str) -> Path:
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise DatabaseRefused("engine") from None
    if parsed.drivername != _DRIVER or not parsed.database or ":memory:" in parsed.database:
        raise DatabaseRefused("engine")
    return Path(parsed.database)


def _version_in(path: Path) -> str:
    """The migration a file is at, read without changing a byte of it."""
    if not os.access(path, os.R_OK | os.W_OK):
        raise PermissionError(path)
    with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as connection:
        try:
            mark = connection.execute("PRAGMA application_id").fetchone()[0]
            if mark != _APPLICATION_ID:
                connection.execute("SELECT count(*) FROM sqlite_master")
                raise DatabaseRefused("foreign", path=str(path))
            return str(connection.execute("SELECT version_num FROM alembic_version").fetchone()[0])
        except sqlite3.OperationalError:
            raise
        except sqlite3.DatabaseError as error:
            raise DatabaseRefused("not-a-database", path=str(path)) from error


def _back_up(path: Path, version: str) -> None:
    copy = path.with_name(f"{path.name}.{version}.bak")
    with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)


def _migrate(path: Path) -> None:
    """On a synchronous connection of its own, foreign keys off: with them on, rebuilding a table loses its children."""
    engine = create_engine(f"sqlite:///{path}", connect_args={"isolation_level": None})
    writers_begin_at_once(engine)
    try:
        with engine.execution_options(writes=True).begin() as connection:
            command.upgrade(_alembic(connection), "head")
            connection.exec_driver_sql(f"PRAGMA application_id = {_APPLICATION_ID}")
            broken = connection.exec_driver_sql("PRAGMA foreign_key_check").fetchall()
            if broken:
                raise RuntimeError(f"a migration broke {len(broken)} references")
    finally:
        engine.dispose()


def _alembic(connection: object = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(resources.files("bot.store") / "migrations"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config
