"""Old logs packed while people play: `uv run python -m tests.bench.packing [--tables N] [--seconds S]`.

A database of the release before packed logs, with N finished tables on each of two groups of servers, is opened, which
migrates it. Then people play at some tables in the same process, by turns with nothing going on beside and beside
housekeeping; then beside housekeeping that never rests; at last by turns where all is packed and where nothing is, in
a copy that was made before. A click is who clicked, the move, and the board's message.
"""

import argparse
import asyncio
import sqlite3
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Final

from bot.housekeeping import housekeeping
from bot.store import SqlStore, open_store
from bot.store.backups import back_up
from bot.tables.service import Tables
from bot.tables.table import Table
from tests.bench.finished import fill
from tests.bench.report import Report
from tests.store.archiving import pack_all, size_of
from tests.store.children import some_action, url_of
from tests.store.measure import Stopwatch
from tests.store.tables import interaction, people_of, started
from tests.store.test_migrations import of_a_release

TABLES: Final = 8
"""At which people play, each with a pause of a quarter of a second between clicks."""
PAUSE: Final = 0.25
ROUNDS: Final = 5
FORMER: Final = ("0001", "0002", "0003", "0004")
SLOWER: Final = 1.25
"""The goal: clicks beside housekeeping to those with nothing beside, and where all is packed to where nothing is. All
are by turns, for what a click takes changes with what else the machine does, and its disk has still to write."""


async def _at_once(_: float) -> None:
    await asyncio.sleep(0)


async def _soon(seconds: float) -> None:
    """As housekeeping rests, but for the first minute."""
    await asyncio.sleep(0 if seconds == 60 else seconds)


async def former_release(folder: Path, tables: int) -> Path:
    """A database with finished tables and all they count for, as the release before wrote it."""
    now = folder / "now.db"
    await (await open_store(url_of(now))).close()
    fill(now, tables, tables // 10, Random(1))
    store = await open_store(url_of(now))
    await store.finished.rebuild()
    await store.close()
    path = folder / "former.db"
    of_a_release(FORMER, url_of(now), url_of(path), folder)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA auto_vacuum = NONE")
        connection.execute("VACUUM")
    now.unlink()
    return path


async def clicks(store: SqlStore, clock: Stopwatch, name: str, seconds: float) -> float:
    """Play at some tables for so long; the median of a click, in milliseconds."""
    people = await people_of(store, 3)
    by_id, tables = {person.id: person for person in people}, Tables(store)

    async def click(table: Table, rng: Random) -> Table:
        seat, action = some_action(table, rng)
        known = by_id[table.people[seat]]
        who = await store.know(known.discord_id or 0, known.name, known.locale)
        step = await tables.play(table.info.id, who, interaction(), action)
        await store.message(table.info.id, "board", None)
        return step.after

    async def play(number: int) -> None:
        rng, table = Random(number), await started(store, people)
        while time.perf_counter() < end:
            table = await clock.of(name, click(table, rng))
            if table.phase == "over":
                table = await started(store, people)
            await asyncio.sleep(PAUSE * (0.5 + rng.random()))

    end = time.perf_counter() + seconds
    await asyncio.gather(*(play(number) for number in range(TABLES)))
    return clock.median(name)


async def unpacked(store: SqlStore) -> int:
    query = "SELECT count(*) FROM tables WHERE packed = 0 AND ended_at < 1500000000000"
    return await store.database.read(lambda connection: connection.exec_driver_sql(query).scalar_one())


async def measure(folder: Path, tables: int, seconds: float) -> bool:
    """Print it all; whether the goal is met."""
    path, report, clock = await former_release(folder, tables), Report(), Stopwatch()
    before, began = size_of(path), time.perf_counter()
    store = await open_store(url_of(path))
    report.line("migrated in", time.perf_counter() - began, "s")
    back_up(url_of(path), folder / "unpacked.db")
    former = await open_store(url_of(folder / "unpacked.db"))
    played = await unpacked(store)
    alone = beside = before_packing = after_packing = 0.0
    for _ in range(ROUNDS):
        alone = await clicks(store, clock, "a click, nothing beside", seconds / ROUNDS)
        async with housekeeping(store, 30, _soon):
            beside = await clicks(store, clock, "a click beside housekeeping", seconds / ROUNDS)
    left = await unpacked(store)
    report.line("packed a second, beside clicks", (played - left) / seconds, "tables")
    async with housekeeping(store, 30, _at_once):
        await clicks(store, clock, "a click beside packing without rest", seconds)
    await pack_all(store)
    while await store.archive.shrink():
        pass
    for _ in range(ROUNDS):
        before_packing = await clicks(former, clock, "a click, nothing packed", seconds / ROUNDS)
        after_packing = await clicks(store, clock, "a click, all packed", seconds / ROUNDS)
    await former.close()
    await store.close()
    sys.stdout.write(f"{clock}\n")
    report.line(f"the file of {played} tables, before", before / 10**6, "MB")
    report.line("  … and after", size_of(path) / 10**6, "MB")
    report.line("clicks beside housekeeping, to nothing beside", beside / alone, "times", SLOWER)
    report.line("clicks when all is packed, to nothing packed", after_packing / before_packing, "times", SLOWER)
    return report.met


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--seconds", type=float, default=30.0)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        if not asyncio.run(measure(Path(temporary), options.tables, options.seconds)):
            sys.exit("the goal is missed")
