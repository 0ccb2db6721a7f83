"""The storage facts of DISCORD.md: what is SQLite's own, on real files."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text

from bot.store import SqlStore, open_store
from bot.store.dialect import PATIENCE as USUAL
from bot.tables.store import StoreBusy
from tests.patience import PATIENCE
from tests.store.children import url_of
from tests.store.kept import Kept


@pytest.fixture
def engine() -> str:
    return "sqlite"


async def test_what_is_written_together_on_a_full_disk_is_busy_together(store: SqlStore, database: Kept) -> None:
    """SQLite gives the whole transaction up, and those behind would be written one by one outside of any."""

    def fill(connection: Connection) -> None:
        connection.execute(text("PRAGMA max_page_count = 1")).all()
        connection.execute(text("INSERT INTO memos VALUES ('big', zeroblob(1000000))"))

    works = [store.remember("before", ""), store.database.write(fill), store.remember("behind", "")]
    outcomes = await asyncio.gather(*works, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [StoreBusy] * 3
    assert database.rows("SELECT key FROM memos") == []


async def test_every_connection_is_durable_checks_references_overwrites_what_is_deleted_and_waits_shortly(
    path: Path,
) -> None:
    pragmas = ("journal_mode", "synchronous", "foreign_keys", "secure_delete", "busy_timeout")
    all_at_once = threading.Barrier(9, timeout=PATIENCE)

    def looked_at(connection: Connection) -> tuple[int, list[Any]]:
        all_at_once.wait()
        return threading.get_ident(), [connection.exec_driver_sql(f"PRAGMA {name}").scalar_one() for name in pragmas]

    store = await open_store(url_of(path))
    database = store.database
    found = await asyncio.gather(database.write(looked_at), *(database.read(looked_at) for _ in range(8)))
    await store.close()
    assert len({thread for thread, _ in found} - {threading.get_ident()}) == 9
    assert [values[:4] for _, values in found] == [["wal", 2, 1, 1]] * 9
    assert [values[4] for _, values in found[1:]] == [1000 * USUAL] * 8


async def test_a_full_disk_is_busy_and_nothing_is_lost(store: SqlStore, database: Kept) -> None:
    """The file may not grow any more; SQLite reports that as it does a full disk."""
    await store.database.write(lambda connection: connection.execute(text("PRAGMA max_page_count = 1")).all())
    kept = await _kept_until_busy(store)
    assert database.rows("SELECT count(*) FROM memos") == [(kept,)]
    await store.database.write(lambda connection: connection.execute(text("PRAGMA max_page_count = 100000")).all())
    await store.remember("again", "there is room")
    assert database.rows("SELECT count(*) FROM memos") == [(kept + 1,)]


async def _kept_until_busy(store: SqlStore) -> int:
    for kept in range(1000):
        try:
            await store.remember(str(kept), "x" * 500)
        except StoreBusy as busy:
            assert str(busy) == "database or disk is full"  # noqa: PT017 - busy is what is waited for
            return kept
    raise AssertionError("never busy")
