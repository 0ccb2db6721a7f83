"""Housekeeping beside the games, with time moved by the test."""

import asyncio
from collections.abc import AsyncGenerator
from random import Random

import pytest

from bot import housekeeping as house
from bot.housekeeping import DAY_MS, housekeeping
from bot.local import local_table
from bot.settings import Settings
from bot.store import SqlStore, open_store
from bot.tables.service import Tables
from bot.tables.store import StoreBusy
from bot.tables.wall_clock import now
from tests.engines import database, engine, new_database, on_both
from tests.finished.world import people_of, play
from tests.patience import PATIENCE
from tests.postgres import cluster
from tests.store.kept import Kept
from tests.store.tables import end_early, started

__all__ = ["cluster", "database", "engine", "new_database"]


class Rests:
    """Time that passes when the test says so: the loop rests until it is let go."""

    def __init__(self) -> None:
        self._asked: asyncio.Queue[float] = asyncio.Queue()
        self._over = asyncio.Semaphore(0)

    async def __call__(self, seconds: float) -> None:
        self._asked.put_nowait(seconds)
        await self._over.acquire()

    async def next(self) -> float:
        """Return how long the loop rests, once it does, and let it go on."""
        seconds = await asyncio.wait_for(self._asked.get(), PATIENCE)
        self._over.release()
        return seconds

    async def work_done(self) -> None:
        """Let the loop work until it finds nothing more to do."""
        while await self.next() <= 60:
            pass


@pytest.fixture
async def store(database: Kept) -> AsyncGenerator[SqlStore]:
    store = await open_store(database.url, patience=PATIENCE)
    yield store
    await store.close()


@on_both
async def test_a_day_after_its_end_a_log_is_packed_and_after_its_days_an_aborted_table_is_removed(
    store: SqlStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = await people_of(store, 2)
    finished = await play(store, 1, "karteneck", people, Random(1))
    aborted = await started(store, people)
    move = max(entry.interaction_id or 0 for entry in await store.entries(finished.info.id, 0))
    await end_early(store, aborted)

    async def kept_after(days: float, keep_aborted: int = 30) -> tuple[bool, bool]:
        """Return whether a move's interaction is still known after some days, and whether the aborted table is
        there."""
        then = now() + int(days * DAY_MS)
        monkeypatch.setattr(house, "now", lambda: then)
        rests = Rests()
        async with housekeeping(store, keep_aborted, rests):
            await rests.work_done()
        return await store.table_of_interaction(move) is not None, await store.info(aborted.info.id) is not None

    assert await kept_after(0.9) == (True, True)
    assert await kept_after(1.1) == (False, True)
    assert await kept_after(29.9) == (False, True)
    assert await kept_after(999, keep_aborted=0) == (False, True)
    assert await kept_after(30.1) == (False, False)
    assert (await Tables(store).fetch(finished.info.id)).ended == finished.ended


async def test_house_is_kept_while_one_plays_locally_on_a_file_of_ones_own(
    store: SqlStore, database: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    finished = await play(store, 1, "karteneck", await people_of(store, 2), Random(1))
    move = max(entry.interaction_id or 0 for entry in await store.entries(finished.info.id, 0))
    then = now() + 2 * DAY_MS
    monkeypatch.setattr(house, "now", lambda: then)
    monkeypatch.setattr(house, "_AT_FIRST", 0.0)
    async with local_table(0, ("Anna", "Bruno"), "en-US", database.url), asyncio.timeout(PATIENCE):
        while await store.table_of_interaction(move) is not None:  # noqa: ASYNC110 - only the file tells
            await asyncio.sleep(0)


@pytest.mark.parametrize("error", [StoreBusy(), ZeroDivisionError()])
async def test_what_fails_is_tried_again(store: SqlStore, monkeypatch: pytest.MonkeyPatch, error: Exception) -> None:
    tries = 0

    async def fails(_: int) -> bool:
        nonlocal tries
        tries += 1
        raise error

    monkeypatch.setattr(store.archive, "pack", fails)
    rests = Rests()
    async with housekeeping(store, 30, rests):
        for _ in range(4):
            await rests.next()
    assert tries >= 2


def test_aborted_tables_are_kept_for_the_days_of_the_setting(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Settings().roost_keep_aborted == 30
    monkeypatch.setenv("ROOST_KEEP_ABORTED", "7")
    assert Settings().roost_keep_aborted == 7
    monkeypatch.setenv("ROOST_KEEP_ABORTED", "-1")
    with pytest.raises(ValueError, match="roost_keep_aborted"):
        Settings()
