"""What tables take of a database, where one process alone writes to it: room, and the turns of those that end."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from random import Random
from time import perf_counter
from typing import Final

from bot.app import sqlite_url
from bot.store import SqlStore, open_store
from games.registry import GAMES
from tests.bench.clicking import at
from tests.bench.databases import Database
from tests.bench.report import Report
from tests.finished.world import ending, live, new_info, people_of, play
from tests.store.archiving import pack_all

GAMES_OF_EACH: Final = 15
SEATS: Final = 3
ENDS: Final = 200
"""Tables that end one after another."""


@asynccontextmanager
async def store_on(database: Database) -> AsyncGenerator[SqlStore]:
    """A store, closed at the end."""
    store = await open_store(database.url if isinstance(database.url, str) else sqlite_url(database.url))
    try:
        yield store
    finally:
        await store.close()


async def bytes_of_tables(report: Report, database: Database) -> None:
    """The room of a table on the average of all games, on the day it ended and later."""
    async with store_on(database) as store:
        await _play(store, 1)
        await pack_all(store)
        database.shrink()
        begun = database.size()
        await _play(store, GAMES_OF_EACH)
        database.shrink()
        ended = database.size()
        await pack_all(store)
        database.shrink()
        later = database.size()
    tables = GAMES_OF_EACH * len(GAMES) * 1024
    name = type(database).__name__
    report.line(f"{name}: a table, on the day it ended", (ended - begun) / tables, "KiB")
    report.line(f"{name}: a table, a day later", (later - begun) / tables, "KiB")


async def _play(store: SqlStore, times: int) -> None:
    """Every game, so many times."""
    people = await people_of(store, SEATS)
    for number in range(times):
        for game in GAMES:
            await play(store, 1, game, people, Random(number))


async def ends(report: Report, database: Database) -> None:
    """How long the ends of tables take, which take turns over all processes."""
    async with store_on(database) as store:
        people = [person.id for person in await people_of(store, SEATS * ENDS)]
        sitting = [people[first : first + SEATS] for first in range(0, len(people), SEATS)]
        tables = [await live(store, new_info(1, "heckmeck"), seats, number) for number, seats in enumerate(sitting)]
        taken: list[float] = []
        for number, table in enumerate(tables, len(tables)):
            step, _ = ending(table, range(SEATS), number)
            start = perf_counter()
            await store.append(step)
            taken.append(1000 * (perf_counter() - start))
    name = type(database).__name__
    report.line(f"{name}: an end, which others wait for, p50", at(0.5, taken), "ms")
    report.line(f"{name}: … the fastest tenth, as on a machine at rest", at(0.1, taken), "ms")
