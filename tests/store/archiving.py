"""Packed logs in tests: all that is over is packed, and what a log is afterwards."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from bot.store import SqlStore
from bot.tables.entries import Entry

ALL_TIME: Final = 10**15
"""A moment before which everything ended."""


async def pack_all(store: SqlStore) -> None:
    while await store.archive.pack(ALL_TIME):
        pass


def without_interactions(log: Sequence[Entry]) -> list[Entry]:
    """A log of which only the dealer's salt kept its interaction."""
    begun = {entry.kind: entry.number for entry in log if entry.kind in ("opened", "started") and entry.interaction_id}
    salt = begun.get("started", begun.get("opened"))
    return [entry if entry.number == salt else replace(entry, interaction_id=None) for entry in log]


def size_of(path: Path) -> int:
    """Return the size of a file in bytes. SQLite gives space back only once its write-ahead log is written into the
    file."""
    return path.stat().st_size


def content_of(path: Path) -> bytes:
    return path.read_bytes()
