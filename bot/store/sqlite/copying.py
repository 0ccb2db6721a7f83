"""Copies of a database file: backups, and the source or target of `roost copy`."""

import sqlite3
import time
from collections.abc import Generator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy import Connection, event
from sqlalchemy.exc import DBAPIError

from bot.store.dialect import PATIENCE
from bot.store.schema import metadata
from bot.store.sqlite.engine import (
    Sqlite,
    begin_reading,
    connect,
    engine_of,
    open_schema_engine,
    primary_code,
    write_backup,
)
from bot.store.sqlite.opening import (
    LOCKED,
    NO_DATABASE,
    is_missing,
    mark_whole,
    path_of,
    refusal_of,
    version_in,
    version_read,
)
from bot.store.versions import MIGRATIONS, BackupRefused, CopyRefused, DatabaseRefused, Version, make, revisions


@contextmanager
def snapshot(url: str) -> Generator[Connection]:
    """Return a snapshot of the file, which stays unchanged."""
    engine = engine_of(path_of(url), "ro", PATIENCE)
    event.listen(engine, "begin", begin_reading)
    with engine.begin() as connection:
        yield connection


@contextmanager
def blank(url: str) -> Generator[tuple[Connection, Sqlite]]:
    """Return a new database, inside the transaction that creates it. If that fails, a file that did not
    exist is removed."""
    path = path_of(url)
    there = path.exists()
    try:
        path.touch(mode=0o600)  # its logs get the same permissions
        with open_schema_engine(path, PATIENCE).begin() as connection:
            if connection.exec_driver_sql("SELECT count(*) FROM sqlite_master").scalar():
                raise CopyRefused("taken", path=str(path))
            make(connection)
            yield connection, Sqlite(path, PATIENCE)
            mark_whole(connection)
    except BaseException as error:
        if not there:
            path.unlink(missing_ok=True)
        if isinstance(error, OSError | sqlite3.Error | DBAPIError):
            raise refusal_of(path, error) from error
        raise


def back_up(url: str, copy: Path) -> None:
    """Copy the database of a URL while others write it. The target must be a new file, and appears once it is complete
    on disk."""
    path = path_of(url)
    if copy.exists():
        raise BackupRefused("exists", path=str(copy))
    try:
        if version_in(path, PATIENCE) is None:
            raise BackupRefused("nothing", path=str(path))
        with closing(connect(path, "ro")) as source:
            write_backup(source, copy)
    except sqlite3.Error as error:
        if primary_code(error) in NO_DATABASE:
            raise refusal_of(path, error) from error
        raise BackupRefused("failed", path=str(copy), error=str(error)) from error
    except OSError as error:  # SQLite does not say that the file system is read-only
        raise BackupRefused("failed", path=str(copy), error=error.strerror or str(error)) from error


def restore(url: str, copy: Path) -> Path | None:
    """Replace the database of a URL by a copy. Returns the place of the former database, or of its log if the file
    itself is gone; None if there was neither."""
    path = path_of(url)
    _check(copy)
    try:
        with closing(connect(copy, "ro")) as source:
            if not is_missing(path):
                return _replace(path, source)
            kept = _move_away(path, _kept(path))  # a log that outlived its database would be applied to the copy
            write_backup(source, path)
    except sqlite3.Error as error:
        raise BackupRefused("failed", path=str(path), error=str(error)) from error
    return kept


def _check(copy: Path) -> None:
    """Raise BackupRefused unless a copy is a whole Roost database of a known version."""
    facts = {"path": str(copy)}
    if not copy.is_file():
        raise BackupRefused("missing", **facts)
    try:
        version = version_read(copy, "ro", PATIENCE)
        with closing(connect(copy, "ro")) as connection:
            whole = is_whole(connection, version)
    except DatabaseRefused:
        raise BackupRefused("foreign", **facts) from None
    except sqlite3.Error as error:
        if primary_code(error) in NO_DATABASE:
            raise BackupRefused("damaged", **facts) from error
        raise BackupRefused("unreadable", error=str(error), **facts) from error
    if version is None:
        raise BackupRefused("foreign", **facts)
    if version.number < min(revisions(MIGRATIONS)):
        raise BackupRefused("unreleased", **facts)
    if version.number not in revisions(MIGRATIONS):
        raise BackupRefused("newer", **facts)
    if not whole:
        raise BackupRefused("damaged", **facts)


def must_be_whole(url: str) -> None:
    """Raise DatabaseRefused for a damaged database. Does nothing if there is none."""
    path = path_of(url)
    try:
        version = version_in(path, PATIENCE)
        if version is None:
            return
        with closing(connect(path, "ro")) as connection:
            whole = is_whole(connection, version)
    except (OSError, sqlite3.Error) as error:
        raise refusal_of(path, error) from error
    if not whole:
        raise DatabaseRefused("damaged", path=str(path))


def is_whole(connection: sqlite3.Connection, version: Version | None) -> bool:
    """Return whether a database is readable, its references are valid, and it has the columns of its version if that is
    the newest."""
    if connection.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
        return False
    if connection.execute("PRAGMA foreign_key_check").fetchone() is not None:
        return False
    if version is None or version.number != max(revisions(MIGRATIONS)):
        return True
    for name, table in metadata.tables.items():
        there = {row[1] for row in connection.execute(f"PRAGMA table_info({name})")}
        if there != {column.name for column in table.columns}:
            return False
    return True


def _replace(path: Path, source: sqlite3.Connection) -> Path:
    """Write a connection's content over a database, which is copied first. If SQLite cannot read that one, it is moved
    away."""
    kept = _kept(path)
    try:
        version_in(path, PATIENCE)  # another program's is left alone
        with closing(connect(path, "rw")) as target:
            _hold(target)
            write_backup(target, kept)
            source.backup(target)
    except sqlite3.Error as error:
        if primary_code(error) in LOCKED:
            raise BackupRefused("running", path=str(path)) from error
        if primary_code(error) not in NO_DATABASE:
            raise
        _move_away(path, kept)
        write_backup(source, path)
    return kept


def _kept(path: Path) -> Path:
    kept = path.with_name(f"{path.name}.{time.strftime('%Y%m%d-%H%M%S', time.gmtime())}.replaced")
    if kept.exists():
        raise BackupRefused("exists", path=str(kept))
    return kept


def _move_away(path: Path, kept: Path) -> Path | None:
    """Rename a database with its logs. Returns the first one's new name."""
    there = [it for it in ("", "-wal", "-shm", "-journal") if path.with_name(path.name + it).exists()]
    moved = [path.with_name(path.name + it).rename(kept.with_name(kept.name + it)) for it in there]
    return moved[0] if moved else None


def _hold(connection: sqlite3.Connection) -> None:
    """Lock a database exclusively until the connection closes. SQLite keeps the write-ahead log while any other
    connection is open, even a waiting one."""
    connection.execute("PRAGMA journal_mode = DELETE")
    connection.execute("PRAGMA locking_mode = EXCLUSIVE")
    connection.execute("BEGIN EXCLUSIVE")
    connection.execute("COMMIT")
