"""What a move costs, commit included, beside its rows on bare aiosqlite, and what the store's part of a click costs at
one table and at twenty without a pause: `python -m tests.store.measure [moves] [sqlite|postgresql]`. The server of the
tests, which is asked for by `postgresql`, does not wait for the disk."""

import asyncio
import itertools
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Generator, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import TypeVar

import aiosqlite

from bot.store import open_store
from bot.tables.posted import PostedMessage
from bot.tables.service import Tables
from bot.tables.table import Step, Table
from tests.postgres import called
from tests.store.children import SPOT, some_action, url_of
from tests.store.tables import interaction, people_of, started

T = TypeVar("T")
_PRAGMAS = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON")
_LOG = """CREATE TABLE entries (table_id TEXT, number INTEGER, at BIGINT, seat INTEGER, by TEXT,
    interaction_id BIGINT UNIQUE, kind TEXT, body TEXT, PRIMARY KEY (table_id, number)) WITHOUT ROWID"""
_TURNS = "CREATE TABLE turns (table_id TEXT, seat INTEGER, since BIGINT, PRIMARY KEY (table_id, seat)) WITHOUT ROWID"


class Stopwatch:
    """Times, by what they were of."""

    def __init__(self) -> None:
        self._times: dict[str, list[float]] = {}

    async def of(self, what: str, work: Awaitable[T]) -> T:
        began = time.perf_counter()
        result = await work
        self.note(what, time.perf_counter() - began)
        return result

    def note(self, what: str, seconds: float) -> None:
        self._times.setdefault(what, []).append(seconds)

    def median(self, what: str) -> float:
        """What half of the times took at most, in milliseconds."""
        return 1000 * statistics.median(self._times[what])

    def __len__(self) -> int:
        return sum(map(len, self._times.values()))

    def __str__(self) -> str:
        return "\n".join(self._line(what, sorted(times)) for what, times in self._times.items())

    @staticmethod
    def _line(what: str, times: list[float]) -> str:
        p50, p99 = (times[int(len(times) * part)] * 1000 for part in (0.5, 0.99))
        return f"{what:<28} p50 {p50:5.2f} ms   p99 {p99:5.2f} ms"


async def measure(folder: Path, url: str, moves: int) -> Stopwatch:
    """The same moves twice, one by one: through the service and the store, and as rows on a bare connection."""
    clock = Stopwatch()
    store = await open_store(url)
    bare = await aiosqlite.connect(folder / "bare.db", isolation_level=None)
    for statement in (*(f"PRAGMA {pragma}" for pragma in _PRAGMAS), _LOG, _TURNS):
        await bare.execute(statement)
    tables, rng = Tables(store), Random(1)
    people = await people_of(store, 3)
    by_id = {person.id: person for person in people}
    step = await tables.open(SPOT, people[0], interaction(), game="heckmeck", language="en")
    table_id = step.after.info.id
    for person in people[1:]:
        await tables.join(table_id, person, interaction())
    step = await tables.start(table_id, people[0], interaction())
    for _ in range(moves):
        if step.after.phase == "over":
            break
        seat, action = some_action(step.after, rng)
        who = by_id[step.after.people[seat]]
        step = await clock.of("a move", tables.play(table_id, who, interaction(), action))
        await clock.of("its rows, bare aiosqlite", _bare(bare, step))
        await clock.of("a person, known", store.know(who.discord_id or 0, who.name, who.locale))
        await clock.of("a table, up to date", tables.table(table_id))
    await bare.close()
    await store.close()
    return clock


async def _bare(connection: aiosqlite.Connection, step: Step) -> None:
    table_id = step.after.info.id
    await connection.execute("BEGIN IMMEDIATE")
    await connection.executemany(
        "INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        [(table_id, e.number, e.at, e.seat, e.by, e.interaction_id, e.kind, e.body.decode()) for e in step.entries],
    )
    await connection.executemany(
        "INSERT OR REPLACE INTO turns VALUES (?, ?, ?)",
        [(table_id, seat, step.entries[-1].at) for seat in step.newly_asked],
    )
    await connection.execute("COMMIT")


async def load(url: str, count: int, moves: int) -> str:
    """Who clicked, the move, and the board's message, at so many tables at once; the rules are in it."""
    store = await open_store(url)
    tables, people = Tables(store), await people_of(store, 3)
    live = [await started(store, people) for _ in range(count)]
    for table in live:
        await store.post(table.info.id, PostedMessage("board", None, 1, 2, 3))
    by_id, clock = {person.id: person for person in people}, Stopwatch()

    async def click(table: Table, rng: Random) -> Table:
        seat, action = some_action(table, rng)
        known = by_id[table.people[seat]]
        who = await store.know(known.discord_id or 0, known.name, known.locale)
        step = await tables.play(table.info.id, who, interaction(), action)
        await store.message(table.info.id, "board", None)
        return step.after

    async def play(number: int) -> None:
        table, rng = live[number], Random(number)
        for _ in range(moves // count):
            if table.phase == "playing":
                table = await clock.of(f"a click, {count} at once", click(table, rng))

    began = time.process_time()
    await asyncio.gather(*(play(number) for number in range(count)))
    spent = (time.process_time() - began) / len(clock)
    await store.close()
    return f"{clock}   {spent * 1000:5.2f} ms of CPU"


async def _all(folder: Path, new: Iterator[str], moves: int) -> str:
    alone = await measure(folder, next(new), moves)
    return "\n".join([str(alone), *[await load(next(new), count, moves) for count in (1, 20)]])


@contextmanager
def _databases(folder: Path, engine: str) -> Generator[Iterator[str]]:
    """New ones, as many as are wanted."""
    if engine == "sqlite":
        yield (url_of(folder / f"{number}.db") for number in itertools.count())
        return
    cluster = called(folder / "server")
    with ExitStack() as stack:
        yield (stack.enter_context(cluster.database()) for _ in itertools.count())
    cluster.leave()


def _main(moves: str = "2000", engine: str = "sqlite") -> None:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as temporary:
        folder = Path(temporary)
        folder.chmod(0o755)  # the server runs as another user, where this runs as root
        with _databases(folder, engine) as new:
            sys.stdout.write(f"{asyncio.run(_all(folder, new, int(moves)))}\n")


if __name__ == "__main__":
    _main(*sys.argv[1:])
