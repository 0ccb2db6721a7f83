"""Databases as a first opening leaves them, without its migrations, which take most of a short test."""

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.store.sqlite.opening import prepare


def new_database(path: Path) -> Path:
    """An empty database at a path, ready to be opened."""
    path.write_bytes(_empty())
    return path


@cache
def _empty() -> bytes:
    with TemporaryDirectory() as folder:
        return prepare(f"sqlite+aiosqlite:///{folder}/roost.db").read_bytes()
