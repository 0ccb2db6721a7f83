"""A file lock of the system beside the database, so that two bots never share one SQLite file. It is free when its
process ends, however that ends; the file stays."""

import os
import time
from collections.abc import Generator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from bot.store.versions import DatabaseRefused

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
        raise DatabaseRefused("unreadable", path=str(path)) from error
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


def had_database(path: Path) -> bool:
    """Return whether a former run had a database here."""
    lock = _lock_of(path.resolve())
    return lock.exists() and lock.stat().st_size > 0


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
