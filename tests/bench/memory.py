"""What Roost keeps in memory: `uv run python -m tests.bench.memory [--clicks 10000]`.

Measured are the bytes of a live table that a process knows; what 1,000 live tables in the file cost a start, until its
first click is answered; and what a process holds after many clicks.
"""

import argparse
import asyncio
import gc
import shutil
import statistics
import sys
import tempfile
import tracemalloc
from collections.abc import Mapping, Sequence
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Final

from msgspec import structs

from bot.app import sqlite_url
from bot.playground.server import Playground
from bot.store import SqlStore, open_store
from bot.tables.table import Cause, Table
from games.chance import SEED_BYTES
from games.registry import GAMES
from tests.bench.clicking import NAMES, Clicks, groups_in, opened, play, read
from tests.bench.clicks import LATE, TABLES
from tests.bench.processes import running
from tests.bench.report import Report
from tests.e2e.group import Group
from tests.finished.world import new_info
from tests.store.children import some_action
from tests.tables.test_memory import looked_at

LIVE: Final = 1000
MOVES: Final = 40
"""At most so many were made at each live table."""
SEATS: Final = 4
TABLE_KIB, LIVE_RATIO, GROWTH = 20.0, 1.1, 1.05
"""The goals: a live table in memory; a start with live tables beside one without; memory after all clicks beside that
after the first tenth."""
_DISCORD_ID: Final = 10**17
"""Of who sits first at every live table; the others' follow."""
_WHO: Final = ("Somebody", "en")
ROOST: Final = ("-m", "bot", "run")


# Live tables


async def fill(path: Path, count: int) -> None:
    """Live tables of all games in turn, each somewhere in its middle."""
    store = await open_store(sqlite_url(path))
    people = [(await store.upsert_person(_DISCORD_ID + seat, *_WHO)).id for seat in range(SEATS)]
    rng, games = Random(1), cycle(GAMES)
    for _ in range(count):
        while not await _played(store, next(games), people, rng):
            pass
    await store.close()


async def _played(store: SqlStore, game: str, people: Sequence[int], rng: Random) -> bool:
    """Play some moves at a new table; False, and no table, where they would end it."""
    info = structs.replace(new_info(1, game), seed=rng.randbytes(SEED_BYTES))
    cause = Cause(people[0], 1, None)
    steps = [Table(info).open(cause, people, ())]
    steps.append(steps[-1].after.start(cause))
    for _ in range(rng.randrange(MOVES)):
        table = steps[-1].after
        if table.phase == "over":
            return False
        seat, action = some_action(table, rng)
        steps.append(table.play(Cause(table.people[seat], 1, None), action, seat, None))
    if steps[-1].after.phase == "over":
        return False
    await store.create(steps[0])
    await asyncio.gather(*map(store.append, steps[1:]))
    return True


async def kept_at(path: Path) -> Mapping[str, float]:
    """KiB of a table in memory, by game, once its board was made and its moves were looked at."""
    store = await open_store(sqlite_url(path))
    person = await store.upsert_person(_DISCORD_ID, *_WHO)
    infos = await store.tables_of(person.id)
    logs = [(info, await store.entries(info.id, 0)) for info in infos]
    await store.close()
    kib: dict[str, float] = {}
    for game in GAMES:
        of_game = [log for log in logs if log[0].game == game]
        looked_at(*of_game[0])
        tracemalloc.start()
        tables = [looked_at(*log) for log in of_game]
        gc.collect()
        kib[game] = tracemalloc.get_traced_memory()[0] / len(tables) / 1024
        tracemalloc.stop()
    return kib


# What is measured


async def measure_start(report: Report, folder: Path, runs: int) -> None:
    """A start until its first click is answered, with and without other live tables, in turn."""
    alone, among = folder / "alone.db", folder / "among.db"
    async with Playground(people=NAMES, patience=LATE) as playground:
        (group,) = groups_in(playground.world, 1)
        async with running(playground, alone, *ROOST):
            await opened([group])
        shutil.copy(alone, among)
        await fill(among, LIVE)
        for game, kib in (await kept_at(among)).items():
            report.line(f"a live table in memory: {game}", kib, "KiB", TABLE_KIB)
        spent: dict[Path, list[float]] = {alone: [], among: []}
        for _ in range(runs):
            for path, found in spent.items():
                async with running(playground, path, *ROOST) as bot:
                    await read(group, Clicks())
                    found.append(bot.spent())
    without, with_them = (statistics.median(found) for found in spent.values())
    report.line("start to the first click's answer: no other table", without, "ms")
    report.line(f"start to the first click's answer: {LIVE} live tables", with_them, "ms")
    report.line("  … beside that without", with_them / without, "×", LIVE_RATIO)


async def measure_clicks(report: Report, folder: Path, clicks: int) -> None:
    """Measure the memory of a process during so many clicks, after each tenth of them."""
    async with (
        Playground(people=NAMES, patience=LATE) as playground,
        running(playground, folder / "clicked.db", *ROOST) as bot,
    ):
        groups = groups_in(bot.world, TABLES)
        await opened(groups)
        held: list[float] = []
        while len(held) < 10:
            await asyncio.gather(*(_click(group, clicks // 10 // TABLES) for group in groups))
            await bot.at_rest()
            held.append(bot.resident())
            report.line(f"held after {len(held) * (clicks // 10)} clicks at {TABLES} tables", held[-1], "MiB")
    report.line("  … at the end, beside that after the first tenth", held[-1] / held[0], "×", GROWTH)


async def _click(group: Group, count: int) -> None:
    for _ in range(count):
        await play(group, Clicks())
    for message in group.messages[:-1]:
        if not message.components:
            group.world.delete_message(message.id)  # so that what people look at stays short


async def measure(runs: int, clicks: int) -> bool:
    """Print every figure; whether the goals are met."""
    report = Report()
    with tempfile.TemporaryDirectory(prefix="roost-memory-") as name:
        await measure_start(report, Path(name), runs)
        await measure_clicks(report, Path(name), clicks)
    return report.met


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=5, help="starts of each kind; the median counts")
    parser.add_argument("--clicks", type=int, default=10_000, help="at one process")
    asked = parser.parse_args()
    if not asyncio.run(measure(asked.runs, asked.clicks)):
        sys.exit("a goal is missed")


if __name__ == "__main__":
    main()
