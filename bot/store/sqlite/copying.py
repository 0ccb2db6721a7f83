"""Whole copies of a database that others may be writing. SQLite makes them, in one transaction: a plain copy of the
file would lose what is in the write-ahead log."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from bot.store.dialect import PATIENCE


def reading(path: Path) -> sqlite3.Connection:
    """A connection to a file that changes nothing there."""
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=PATIENCE)


def copy_whole(source: sqlite3.Connection, copy: Path) -> None:
    """Copy what a connection reads, as of one moment, into a file that only its owner can read: all of it, or no file
    of that name."""
    unfinished = copy.with_name(f"{copy.name}.unfinished")
    unfinished.unlink(missing_ok=True)
    unfinished.touch(mode=0o600, exist_ok=False)
    try:
        with closing(sqlite3.connect(unfinished, isolation_level=None)) as target:
            source.backup(target)
            target.execute("PRAGMA journal_mode = DELETE")  # one file, which can be read where nothing can be written
        unfinished.replace(copy)
    except BaseException:
        unfinished.unlink(missing_ok=True)
        raise
    _keep_name(copy)


def _keep_name(path: Path) -> None:
    """Let a file's new name outlast a power cut, where the system lets folders be written so."""
    if hasattr(os, "O_DIRECTORY"):
        folder = os.open(path.parent, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
