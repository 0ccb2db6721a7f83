"""What finished tables cost, as rows and packed: `uv run python -m tests.bench.finished [--tables N] [--people N]`.

A server with 10,000 finished tables and 1,000 players, and as many tables again on a hundred other servers. The logs
are those of random games, each copied many times with other people; all that is derived is made of them by a rebuild.
"""

import argparse
import asyncio
import itertools
import sqlite3
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from bot.finished.store import By, Scope
from bot.store import SqlStore, open_store
from bot.store.rebuilding import ResultRebuilder
from bot.tables.entries import Entry
from bot.tables.service import TableLocation, Tables
from bot.tables.state import TableInfo
from bot.tables.table import Cause, Table
from games.chance import SEED_BYTES
from games.registry import GAMES
from tests.bench.report import Report
from tests.store.archiving import pack_all, size_of
from tests.store.children import sensible_action, some_action, url_of

HOME: Final = 1
"""The server that is asked about."""
GAMES_AT: Final = ("heckmeck", "karteneck", "hornochsen", "verflixxt")
LOGS_A_GAME: Final = 6
MOMENT: Final = 600_000
"""Between two tables of the home server, in milliseconds."""
ASKED: Final = 200
"""People who ask every question."""
FINISHED: Final = 40
"""Games played out at the end."""

THOUGHT: Final = (9.0, 0.8)
"""How long a person thinks, in milliseconds: half of all times less than 8 seconds, one in twenty more than 30."""

REBUILT_MS: Final = 0.75
"""The goal: 20,000 tables in 15 seconds."""
PACKED_BYTES: Final = 4000


class Stopwatch:
    """Times, by what they were of."""

    def __init__(self) -> None:
        self._times: dict[str, list[float]] = {}

    async def of(self, what: str, work: Awaitable[object]) -> None:
        """Take the time of some work."""
        began = time.perf_counter()
        await work
        self.note(what, time.perf_counter() - began)

    def note(self, what: str, seconds: float) -> None:
        self._times.setdefault(what, []).append(seconds)

    def __str__(self) -> str:
        return "\n".join(self._line(what, sorted(times)) for what, times in self._times.items())

    @staticmethod
    def _line(what: str, times: Sequence[float]) -> str:
        p50, p99 = (times[int(len(times) * part)] * 1000 for part in (0.5, 0.99))
        return f"{what:<28} p50 {p50:5.2f} ms   p99 {p99:5.2f} ms"


class Played(NamedTuple):
    """A log to be copied: whose seats its people were does not matter to its game."""

    info: TableInfo
    seats: int
    entries: Sequence[Entry]


def quick_action(table: Table, rng: Random) -> tuple[int, bytes]:
    """A random action, but a sensible one in Heckmeck, where random players go on for thousands of moves."""
    return sensible_action(table) if table.info.game == "heckmeck" else some_action(table, rng)


def played(
    game: str, seats: int, seed: int, act: Callable[[Table, Random], tuple[int, bytes]] = quick_action
) -> Played:
    """A game of the number of seats the game takes nearest to the one asked for."""
    rng = Random(seed)
    seats = min(max(seats, GAMES[game].seats.start), GAMES[game].seats.stop - 1)
    info = TableInfo("", HOME, 1, None, game, GAMES[game].version, "en", rng.randbytes(SEED_BYTES))
    step = Table(info).open(Cause(0, 0, 1), list(range(seats)), ())
    entries = list(step.entries)
    step = step.after.start(Cause(0, 1, 2))
    entries += step.entries
    at = 2
    while step.after.phase != "over":
        table = step.after
        at += int(rng.lognormvariate(*THOUGHT))
        seat, action = act(table, rng)
        step = table.play(Cause(table.people[seat], at, None), action, seat, None)
        entries += step.entries
    return Played(info, seats, entries)


def fill(path: Path, tables: int, people: int, rng: Random) -> int:
    """Write people and logs, and nothing that is derived from results; the number of entries."""
    logs = [played(game, rng.randint(2, 5), seed) for game in GAMES_AT for seed in range(LOGS_A_GAME)]
    count = 0
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        file.execute("PRAGMA synchronous = OFF")
        file.execute("BEGIN")
        everybody = [(n, 10**17 + n, f"Player {n}", "en") for n in range(1, 2 * people + 1)]
        file.executemany("INSERT INTO people (id, discord_id, name, locale) VALUES (?, ?, ?, ?)", everybody)
        for number in range(2 * tables):
            home = number % 2 == 0
            guild = HOME if home else 2 + number % 100
            who = [1 + int(people * rng.random() ** 2) + (0 if home else people) for _ in range(12)]
            log = rng.choice(logs)
            seated = list(dict.fromkeys(who))[: log.seats]
            if len(seated) == log.seats:
                count += _write(file, log, f"t{number:07}", guild, seated, 10**12 + number // 2 * MOMENT)
        file.execute("COMMIT")
    return count


def _write(file: sqlite3.Connection, log: Played, table_id: str, guild: int, people: Sequence[int], at: int) -> int:
    end = at + log.entries[-1].at
    info = log.info
    file.execute(
        "INSERT INTO tables VALUES (?, ?, ?, NULL, ?, ?, 'en', ?, 'over', '[]', ?, ?, 'over', ?, 0)",
        (table_id, guild, guild * 1000 + at % 7, info.game, info.version, info.seed, at, end, at + 1),
    )
    file.executemany(
        "INSERT INTO entries VALUES (?, ?, ?, ?, ?, NULL, ?, ?)",
        [(table_id, e.number, at + e.at, e.seat, _by(e, people), e.kind, e.body.decode()) for e in log.entries],
    )
    file.executemany(
        "INSERT INTO seats VALUES (?, ?, ?, NULL)", [(table_id, seat, one) for seat, one in enumerate(people)]
    )
    return len(log.entries)


@dataclass(frozen=True)
class Question:
    """A command about finished tables, and the person who runs it."""

    name: str
    ask: Callable[[SqlStore, int], Awaitable[object]]


def questions(tables: int) -> Iterator[Question]:
    """Return the measured queries. A month is the last tenth of the tables."""
    month = 10**12 + tables * 9 // 10 * MOMENT
    game = GAMES_AT[1]
    scopes = {
        "a game": Scope(HOME, None, game),
        "a season": Scope(HOME, 1, game),
        "a month": Scope(HOME, None, game, month),
        "everywhere": Scope(None, None, game),
        "all games": Scope(HOME),
        "all games, a month": Scope(HOME, None, None, month),
    }
    for name, scope in scopes.items():
        for by in ("rating", "wins", "points", "games"):
            if by != "rating" or scope.game is not None:
                yield _page(f"{name} by {by}", scope, by, 0)
    yield _page("page 50", scopes["a game"], "rating", 490)
    yield _page("page 50, a month", scopes["a month"], "points", 490)
    for name in ("a game", "a month", "all games"):
        yield _position(f"own line, {name}", scopes[name])
    yield Question("record, all games", lambda store, one: store.finished.stats(one, Scope(HOME)))
    yield Question("record, everywhere", lambda store, one: store.finished.stats(one, Scope(None)))
    yield Question("rating path", lambda store, one: store.finished.rating_path(one, scopes["a game"]))
    yield Question("the server's best", lambda store, _: store.finished.server_records(HOME, game))
    yield Question("history of the server", lambda store, _: store.finished.history(HOME, None, None, 0, 6))
    yield Question("history of somebody", lambda store, one: store.finished.history(HOME, None, one, 0, 6))
    yield Question("all that is kept", lambda store, one: store.personal_data(one))


def _page(name: str, scope: Scope, by: By, offset: int) -> Question:
    return Question(name, lambda store, _: store.finished.leaderboard(scope, by, offset, 10))


def _position(name: str, scope: Scope) -> Question:
    return Question(name, lambda store, one: store.finished.position_of(scope, "wins", one))


async def ask_all(store: SqlStore, tables: int, people: int, rng: Random) -> Stopwatch:
    """Every question, in turn, of many people: the most busy ones as often as the others play with them."""
    clock = Stopwatch()
    asked = list(questions(tables))
    for _ in range(ASKED):
        person = 1 + int(people * rng.random() ** 2)
        for question in asked:
            await clock.of(question.name, question.ask(store, person))
    return clock


async def finish(store: SqlStore, rng: Random) -> Stopwatch:
    """Games at the busy server: what their moves cost, and the one that ends each."""
    clock, tables = Stopwatch(), Tables(store)
    interactions = itertools.count(2 * 10**18)
    everybody = await store.people(range(1, 9))
    by_id = {person.id: person for person in everybody}
    for number in range(FINISHED):
        game, seated = ("karteneck", "hornochsen")[number % 2], rng.sample(list(everybody), 4)
        spot, ids = TableLocation(HOME, 10**15 + number, None), [person.id for person in seated]
        step = await tables.open(spot, seated[0], next(interactions), game=game, language="en", holders=ids)
        step = await tables.start(step.after.info.id, seated[0], next(interactions))
        while step.after.phase == "playing":
            seat, action = some_action(step.after, rng)
            person = by_id[step.after.people[seat]]
            began = time.perf_counter()
            step = await tables.play(step.after.info.id, person, next(interactions), action)
            clock.note("a move" if step.after.phase == "playing" else "the last move", time.perf_counter() - began)
    return clock


async def rebuilt(store: SqlStore, report: Report, what: str) -> float:
    """Rebuild everything; the processor's milliseconds a table."""
    rebuilding, began, spent = ResultRebuilder(store.database.dialect), time.perf_counter(), time.process_time()
    await store.database.read(rebuilding.read)
    read = time.perf_counter()
    tables = (await store.database.write(rebuilding.write, alone=True)).tables
    took, held = time.perf_counter() - began, time.perf_counter() - read
    spent = time.process_time() - spent
    _print(f"{tables} tables, {what}: rebuilt in {took:.1f} s, in {held:.1f} of which nobody else could write")
    report.line("a table, rebuilt", 1000 * took / tables, "ms", REBUILT_MS)
    report.line("  … of the processor's time", 1000 * spent / tables, "ms")
    return 1000 * spent / tables


async def packed(store: SqlStore, path: Path, report: Report) -> None:
    """Pack all the logs, and give back the room they took."""
    before = size_of(path)
    began, spent = time.perf_counter(), time.process_time()
    await pack_all(store)
    took, spent = time.perf_counter() - began, time.process_time() - spent
    while await store.archive.shrink():
        pass
    tables = await store.database.read(lambda one: one.exec_driver_sql("SELECT count(*) FROM packed_logs").scalar_one())
    await store.database.read(lambda one: one.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)").all())
    after = size_of(path)
    _print(f"{before / 10**6:.0f} MB as rows, {after / 10**6:.0f} packed; packed in {took:.1f} s")
    report.line("a table, packed", 1000 * spent / tables, "ms of CPU")
    report.line("a table in the file, as rows", before / tables, "bytes")
    report.line("a table in the file, packed", after / tables, "bytes", PACKED_BYTES)


async def measure(folder: Path, tables: int, people: int) -> bool:
    """Print it all; whether the goal is met."""
    rng, path = Random(1), folder / "roost.db"
    await (await open_store(url_of(path))).close()
    entries = fill(path, tables, people, rng)
    store = await open_store(url_of(path))
    report = Report()
    await rebuilt(store, report, f"{entries} entries")
    as_rows = await rebuilt(store, report, "once more")
    await packed(store, path, report)
    as_packed = await rebuilt(store, report, "packed")
    report.line("  … beside rows", as_packed / as_rows, "times", 1.0)
    _print(f"{await ask_all(store, tables, people, rng)}\n")
    _print(f"{await finish(store, rng)}")
    await store.close()
    return report.met


def _print(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def _by(entry: Entry, people: Sequence[int]) -> str:
    return f"person:{people[entry.person]}" if entry.by.startswith("person:") else entry.by


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--people", type=int, default=1_000)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        if not asyncio.run(measure(Path(temporary), options.tables, options.people)):
            sys.exit("the goal is missed")
