"""Opening of a database file: held by one process alone and inspected first, then created or migrated, or refused.

The lock is a file of its own beside the database. It is free when its process ends, however that ends; the file stays.
"""

import errno
import os
import sqlite3
import time
from collections.abc import Generator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from stat import S_IMODE
from tempfile import TemporaryFile
from typing import Final

from sqlalchemy import Connection, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from bot.store.dialect import PATIENCE
from bot.store.schema import APPLICATION_ID
from bot.store.sqlite.engine import Mode, connect, open_schema_engine, out_of_reach, primary_code, write_backup
from bot.store.versions import (
    MIGRATING,
    MIGRATIONS,
    WORKS_WITH,
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

WAITS: Final = 15.0
"""Seconds that a predecessor has to finish."""
_LOOKS_EVERY: Final = 0.1

if os.name == "nt":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)  # pyright: ignore[reportAttributeAccessIssue, reportUnknownMemberType]
else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextmanager
def alone_with(path: Path) -> Generator[None]:
    """Hold a database file, under whichever name, until the block ends. Raises DatabaseRefused if another process holds
    it for longer than `WAITS`, or if no file can be written beside it."""
    path = path.resolve()
    need_folder(path)
    try:
        file = os.open(_lock_of(path), os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise refusal_of(path, error) from error
    try:
        _wait(file, path, time.monotonic() + WAITS)
        yield
    finally:
        os.close(file)


def need_folder(path: Path) -> None:
    """Raise DatabaseRefused if the folder of a database is missing: its path is mistyped, or its disk not mounted."""
    if not path.parent.is_dir():
        raise DatabaseRefused("no-folder", path=str(path), folder=str(path.parent))


def remember_database(path: Path) -> None:
    """Note in the lock file, which outlives the database, that there is one. Does nothing without a lock file."""
    lock = _lock_of(path.resolve())
    with suppress(OSError):
        if lock.exists() and not lock.stat().st_size:
            lock.write_text("There was a database.\n", encoding="ascii")


def is_missing(path: Path) -> bool:
    """Return whether a file is not there, or empty: SQLite deletes the log of both."""
    return not path.exists() or (path.is_file() and not path.stat().st_size)


def _refuse_lost(path: Path) -> None:
    """Raise DatabaseRefused for a missing file that a former run had: its last writes may be in the log beside it."""
    path = path.resolve()
    left = [str(file) for file in (path.with_name(f"{path.name}-wal"), _lock_of(path)) if not is_missing(file)]
    if left and is_missing(path):  # still: another process may have made it just now
        raise DatabaseRefused("gone", path=str(path), left=", ".join(left))


def _lock_of(path: Path) -> Path:
    return path.with_name(f"{path.name}.lock")


def _wait(file: int, path: Path, until: float) -> None:
    while True:
        try:
            _lock(file)
        except OSError:
            if time.monotonic() > until:
                raise DatabaseRefused("held", path=str(path)) from None
            time.sleep(_LOOKS_EVERY)
        else:
            return


_DRIVER: Final = "sqlite+aiosqlite"
NO_DATABASE: Final = frozenset({sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT})
_HEADER: Final = b"SQLite format 3\0"
_AGAIN: Final = 0.01
_COPIED_BY_HAND: Final = 0o644
"""The permissions of a file that a person copied: everyone may read its secrets."""
_TRIED: Final = 64 * 1024
"""Bytes that are written to try whether a disk has room."""
_FOR_NOW: Final = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EIO})
"""The system's codes of a disk that is full or failing, unlike those of a permission that is missing."""
LOCKED: Final = frozenset({sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED})


def prepare(url: str, migrations: Path = MIGRATIONS, *, patience: float = PATIENCE) -> Path:
    """Create or migrate the database of a URL as needed, with a backup beside it. Returns its file. Raises StoreBusy if
    another program keeps it locked for more than `patience` seconds."""
    path = path_of(url)
    known = revisions(migrations)
    try:
        need_folder(path)
        _make_private(path)
        present = version_in(path, patience)
        if present is None:
            _make(path, patience)
            present = version_in(path, patience)
        if not is_ready(present, known, str(path)):
            migrate(path, migrations, patience)
        _log_ahead(path, patience)
        remember_database(path)
    except (OSError, sqlite3.Error, DBAPIError) as error:
        raise refusal_of(path, error) from error
    return path


def _make_private(path: Path) -> None:
    """Let the owner alone read a database that was copied by hand, with its logs. Other permissions were chosen."""
    for ending in ("", "-wal", "-shm"):
        file = path.with_name(path.name + ending)
        if file.exists() and S_IMODE(file.stat().st_mode) == _COPIED_BY_HAND:
            with suppress(PermissionError):  # it is another user's
                file.chmod(0o600)


def _make(path: Path, patience: float) -> None:
    """Create all tables, all or nothing. Does nothing if the file has content by now, because another process was
    first."""
    path.touch(mode=0o600)  # its logs get the same permissions
    with open_schema_engine(path, patience).begin() as connection:
        if not connection.exec_driver_sql("SELECT count(*) FROM sqlite_master").scalar():
            make(connection)
            mark_whole(connection)


def inspect_database(url: str) -> Inspection:
    """Return the state that a start would find, without changes. Raises DatabaseRefused like a start."""
    path, known = path_of(url), revisions(MIGRATIONS)
    try:
        need_folder(path)
        version = version_in(path, PATIENCE)
    except (OSError, sqlite3.Error) as error:
        raise refusal_of(path, error) from error
    refuse_misfit(version, known, str(path))
    return Inspection(str(path), version and version.number, max(known))


def try_to_write(url: str) -> None:
    """Write a file beside the database, and delete it. Raises DatabaseRefused if that fails, with the system's reason
    if the disk is full."""
    path = path_of(url)
    try:
        with TemporaryFile(dir=path.parent) as file:
            file.write(bytes(_TRIED))
            file.flush()
            os.fsync(file.fileno())
    except OSError as error:
        raise refusal_of(path, error) from error


def path_of(url: str) -> Path:
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise DatabaseRefused("engine") from None
    name = parsed.database
    if parsed.drivername != _DRIVER or not name or parsed.query or ":memory:" in name or name.startswith("file:"):
        raise DatabaseRefused("engine")
    return Path(name).absolute()


def refusal_of(path: Path, error: Exception) -> Exception:
    """Return the refusal for an error while opening."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    code = primary_code(cause)
    if code in LOCKED:
        return StoreBusy(str(cause))
    if code in NO_DATABASE:
        return DatabaseRefused("damaged" if _was_database(path, code) else "not-a-database", path=str(path))
    if code == sqlite3.SQLITE_FULL or getattr(cause, "errno", None) in _FOR_NOW:
        return DatabaseRefused("unwritable", path=str(path), error=getattr(cause, "strerror", None) or str(cause))
    if isinstance(cause, OSError) or out_of_reach(cause):
        return DatabaseRefused("unreadable", path=str(path))
    return error


def _was_database(path: Path, code: int | None) -> bool:
    """Return whether a file that SQLite cannot read begins like a database, so that it is damaged."""
    if code == sqlite3.SQLITE_CORRUPT:
        return True
    with path.open("rb") as file:
        return file.read(len(_HEADER)) == _HEADER


def version_in(path: Path, patience: float) -> Version | None:
    """Return the version of a file; None for a new one. Not a byte of it changes."""
    if is_missing(path):
        _refuse_lost(path)
        return None
    if not (path.is_file() and os.access(path, os.R_OK | os.W_OK)):
        raise PermissionError(path)
    try:
        return version_read(path, "ro", patience)
    except sqlite3.OperationalError as error:
        if primary_code(error) != sqlite3.SQLITE_READONLY:
            raise
    return version_read(path, "rw", patience)  # a writer was killed in mid-write; a reader has to roll that back first


def version_read(path: Path, mode: Mode, patience: float) -> Version | None:
    """Return the version that a file states. None for an empty database. Raises DatabaseRefused for another
    program's."""
    with closing(connect(path, mode, patience)) as connection:
        connection.execute("BEGIN")  # a snapshot: another process may be creating the file
        mark = connection.execute("PRAGMA application_id").fetchone()[0]
        if mark == APPLICATION_ID:
            (number,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
            works_with = connection.execute("SELECT value FROM memos WHERE key = ?", (WORKS_WITH,)).fetchone()
            return Version(number, works_with[0] if works_with else None)
        empty = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0] == 0
    if mark or not empty:
        raise DatabaseRefused("foreign", path=str(path))
    return None


def _log_ahead(path: Path, patience: float) -> None:
    """Switch to the write-ahead log if needed. If another process does the same, SQLite reports a lock at once,
    whatever the timeout."""
    until = time.monotonic() + patience
    with closing(connect(path, "rw", patience)) as connection:
        while True:
            try:
                connection.execute("PRAGMA journal_mode = WAL")
                return
            except sqlite3.OperationalError as error:
                if primary_code(error) not in LOCKED or time.monotonic() > until:
                    raise
            time.sleep(_AGAIN)


def migrate(path: Path, migrations: Path, patience: float) -> None:
    """Migrate the file to the newest schema, wholly or not at all. Waits `patience` seconds for another process that
    migrates; nothing is left to do then."""
    with MIGRATING, open_schema_engine(path, patience).begin() as connection:
        present = version_of(connection)
        if is_ready(present, revisions(migrations), str(path)):
            return
        if present is not None:
            _back_up(path, present.number)
        upgrade(connection, migrations)
        mark_whole(connection)


def mark_whole(connection: Connection) -> None:
    """Mark a file as Roost's, unless references lead nowhere."""
    connection.exec_driver_sql(f"PRAGMA application_id = {APPLICATION_ID}")
    broken = connection.exec_driver_sql("PRAGMA foreign_key_check").fetchall()
    if broken:
        raise RuntimeError(f"{len(broken)} references lead nowhere")


def _back_up(path: Path, version: str) -> None:
    """Copy the file beside itself, whole or not at all, as it is before the migration."""
    copy = path.with_name(f"{path.name}.{version}.{time.strftime('%Y%m%d-%H%M%S', time.gmtime())}.bak")
    with closing(connect(path, "ro")) as source:
        write_backup(source, copy)
