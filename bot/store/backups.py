"""Backups by engine. SQLite's file is copied here; PostgreSQL has its own programs."""

from pathlib import Path

from bot.store.opening import is_postgresql
from bot.store.sqlite import backups as files
from bot.store.sqlite.backups import CopyRefused


def back_up(url: str, copy: Path) -> None:
    """Copy the database of a URL while others write it."""
    if is_postgresql(url):
        from bot.store.postgres.backups import dump_command

        raise CopyRefused("pg-dump", command=dump_command(url, copy))
    files.back_up(url, copy)


def restore(url: str, copy: Path) -> Path | None:
    """Replace the database of a URL by a copy. Returns the place of the former database, or None if there was none."""
    if is_postgresql(url):
        from bot.store.postgres.backups import restore_command

        raise CopyRefused("pg-restore", command=restore_command(url, copy))
    return files.restore(url, copy)


def must_be_whole(url: str) -> None:
    """Raise DatabaseRefused for a damaged file. A PostgreSQL server checks its own."""
    if not is_postgresql(url):
        files.must_be_whole(url)
