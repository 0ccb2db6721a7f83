"""Whole copies of a database in use. SQLite makes them in one transaction; a plain copy of the file would lose the
write-ahead log."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from bot.store.dialect import PATIENCE


def reading(path: Path) -> sqlite3.Connection:
    """Open a read-only connection to a file."""
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=PATIENCE)


def copy_whole(source: sqlite3.Connection, copy: Path) -> None:
    """Copy a connection's snapshot into a file that only its owner can read: all of it, or no file."""
    unfinished = copy.with_name(f"{copy.name}.unfinished")
    unfinished.unlink(missing_ok=True)
    unfinished.touch(mode=0o600, exist_ok=False)
    try:
        with closing(sqlite3.connect(unfinished, isolation_level=None)) as target:
            source.backup(target)
            target.execute("PRAGMA journal_mode = DELETE")  # a single file, readable on read-only media
        unfinished.replace(copy)
    except BaseException:
        unfinished.unlink(missing_ok=True)
        raise
    _keep_name(copy)


def _keep_name(path: Path) -> None:
    """Make a file's new name durable, where the system can sync folders."""
    if hasattr(os, "O_DIRECTORY"):
        folder = os.open(path.parent, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
