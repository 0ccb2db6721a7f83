"""Query plans: no frequent statement scans a whole table, by the engines' own plans."""

import sqlite3
from collections.abc import Generator, Mapping, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import Connection, CursorResult, event

from bot.store import SqlStore
from bot.store.schema import metadata
from bot.tables.calls import LobbyToCall
from bot.tables.store import Turn
from tests.engines import on_both
from tests.finished.test_leaderboards import scopes
from tests.finished.world import end, people_of, play
from tests.store.archiving import ALL_TIME, pack_all
from tests.store.kept import File, Kept
from tests.store.tables import end_early, started


@pytest.fixture
def engine() -> str:
    return "sqlite"


class Plans:
    """Every statement that was executed, and how SQLite goes about it."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.asked: dict[str, Any] = {}

    def steps(self) -> list[tuple[str, str]]:
        """Each step of every plan, with its statement."""
        with closing(sqlite3.connect(self._path)) as connection:
            return [
                (step, statement)
                for statement, values in self.asked.items()
                for *_, step in connection.execute(f"EXPLAIN QUERY PLAN {statement}", values)
            ]

    def scans(self) -> list[tuple[str, str]]:
        """The steps that read a whole table or index. What SQLite calls `anon_…` is a table's lines summed up."""
        return [(step, statement) for step, statement in self.steps() if scanned(step) in metadata.tables]


def scanned(step: str) -> str:
    return step.removeprefix("SCAN ").partition(" ")[0] if step.startswith("SCAN ") else ""


@contextmanager
def planned(store: SqlStore, path: Path) -> Generator[Plans]:
    plans = Plans(path)
    engine = store.database.dialect.engine

    def note(_connection: object, _cursor: object, statement: str, values: Any, _context: object, many: bool) -> None:
        if not statement.startswith("PRAGMA"):
            plans.asked[statement] = values[0] if many else values

    event.listen(engine, "before_cursor_execute", note)
    yield plans
    event.remove(engine, "before_cursor_execute", note)


async def test_leaderboards_records_histories_and_bests_are_found_by_indexes(store: SqlStore, path: Path) -> None:
    people = await people_of(store, 3)
    await play(store, 1, "karteneck", people[:1], Random(1), ["hen"])
    await pack_all(store)
    await play(store, 1, "karteneck", people[:1], Random(1), ["hen"])
    finished = store.finished
    with planned(store, path) as plans:
        for scope, by in scopes():
            await finished.leaderboard(scope, by, 10, 10)
            await finished.position_of(scope, by, people[0].id)
            await finished.stats(people[0].id, scope)
            if scope.game is not None:
                await finished.rating_path(people[0].id, scope)
        for game in ("heckmeck", "hornochsen"):
            await finished.server_records(1, game)
        for channel in (None, 5):
            for person in (None, people[0].id):
                await finished.history(1, channel, person, 0, 10)
        await finished.seasons(1)
        await store.last_ended(5, people[0].id)
        await store.have_tables([5, 6])
        await store.person_of(5)
        await store.personal_data(people[0].id)
        await store.forget(people[2].id)
    assert len(plans.asked) > 50
    assert plans.scans() == []


async def test_the_lines_of_a_leaderboard_are_not_sorted(store: SqlStore, path: Path) -> None:
    """An index has every order ready."""
    with planned(store, path) as plans:
        for scope, by in scopes():
            if scope.game is not None and scope.since is None:
                await store.finished.leaderboard(scope, by, 0, 10)
    assert [step for step, _ in plans.steps() if "TEMP B-TREE" in step] == []


async def test_counting_a_table_reads_no_table_whole(store: SqlStore, path: Path) -> None:
    ids = [person.id for person in await people_of(store, 4)]
    rng = Random(1)
    for _ in range(12):
        await end(store, 1, "heckmeck", ids, [1, 2, 2, 0], rng.randint(1, 9))
    with planned(store, path) as plans:
        for at in (20, 3):  # behind all others, and before some
            await end(store, 1, "heckmeck", ids, [1, 2, 2, 0], at)
    assert any(statement.startswith("DELETE FROM ratings") for statement in plans.asked)
    assert plans.scans() == []


async def test_what_is_to_pack_or_to_remove_is_found_by_indexes(store: SqlStore, path: Path) -> None:
    people = await people_of(store, 3)
    for _ in range(2):
        await end_early(store, await started(store, people))
    with planned(store, path) as plans:
        assert await store.archive.pack(ALL_TIME)
        assert await store.archive.remove_aborted(ALL_TIME)
    assert any(statement.startswith("DELETE FROM tables") for statement in plans.asked)
    assert plans.scans() == []


async def test_a_scan_is_found(store: SqlStore, path: Path) -> None:
    await people_of(store, 2)
    with planned(store, path) as plans:
        await store.finished.rebuild()
    assert "tables" in {scanned(step) for step, _ in plans.scans()}


@pytest.mark.parametrize(
    ("step", "table"),
    [
        ("SCAN results", "results"),
        ("SCAN results USING COVERING INDEX results_in_order", "results"),
        ("SEARCH results USING INDEX results_in_order (ended_at>?)", ""),
        ("SCAN (subquery-3)", "(subquery-3)"),
    ],
)
def test_what_a_step_scans(step: str, table: str) -> None:
    assert scanned(step) == table


async def test_what_is_due_is_found_without_looking_at_every_turn(store: SqlStore, path: Path) -> None:
    with planned(store, path) as plans:
        await store.due(1)
        await store.postpone_deadlines(1)
        await store.next_due()
        await store.turns("a table")
        await store.claim_reminder(Turn("a table", 0, 1, 2, 3))
        await store.abandoned_tables(1, 1)
    by_index = ("SCAN tables USING INDEX one_live_table_a_channel",)  # those that are not over
    assert [step for step, _ in plans.steps() if scanned(step) in metadata.tables and step not in by_index] == []


async def test_tables_that_wait_for_computers_are_found_without_those_that_wait_for_people(
    store: SqlStore, path: Path
) -> None:
    with planned(store, path) as plans:
        await store.awaiting_computers()
    assert [step for step, _ in plans.steps() if "turns" in step] == ["SCAN turns USING INDEX turns_of_computers"]


# A large database

_MANY = 3000
_SERVERS = 5
_NUMBERS = f"WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < {_MANY})"  # noqa: S608
_LARGE = {
    "people (id, discord_id, name, locale)": "n, n, 'x', 'en'",
    "nicknames (person_id, guild_id, nickname)": f"n, 1 + n % {_SERVERS}, 'x'",
    "tables (id, guild_id, channel_id, game, version, language, seed, phase, variants, opened_at, ended_at, packed)": (
        f"'t' || n, 1 + n % {_SERVERS}, n, 'heckmeck', 1, 'en', 'x', 'over', '[]', n, n, 1"
    ),
    "messages (table_id, kind, seat, person_id, channel_id, message_id, at, shown)": (
        "'t' || n, 'board', -1, 0, n, n, n, 1"
    ),
    "subscriptions (person_id, guild_id, game, since, until)": (
        f"n, 1 + n % {_SERVERS}, 'heckmeck', n, CASE n % 2 WHEN 0 THEN 1000000 + n END"
    ),
    "daily_answers (day, person_id, choice, guild_id, at)": f"'2026-01-01', n, 0, 1 + n % {_SERVERS}, n",
}


@pytest.fixture
def large(database: Kept) -> Kept:
    """A database with many finished tables of few servers."""
    database.change(*[(f"INSERT INTO {of} {_NUMBERS} SELECT {row} FROM numbers",) for of, row in _LARGE.items()])  # noqa: S608
    if not isinstance(database, File):
        database.change(("ANALYZE",))
    return database


_SMALL = {
    "SCAN tables USING INDEX one_live_table_a_channel",
    "SCAN tables USING INDEX tables_to_call",
    "SCAN messages USING INDEX owed_starters",
}
"""Scans of an index that has few rows."""


@on_both
async def test_start_and_calls_read_few_rows_of_a_large_database(large: Kept, store: SqlStore, path: Path) -> None:
    with planned(store, path) as plans:
        assert await store.known_guilds() == set(range(1, 1 + _SERVERS))
        assert await store.boards_behind(0, ALL_TIME) == []
        assert await store.threads_without_result() == []
        assert await store.openings() == []
        await store.finish_calls(LobbyToCall("t1", 1), 1)
    if isinstance(large, File):
        assert {step for step, _ in plans.scans()} <= _SMALL
        large.change(("ANALYZE",))
        assert {step for step, _ in plans.scans()} <= _SMALL
    else:
        rows = await store.database.write(lambda connection: _rows_read(connection, plans.asked))
        assert len(rows) >= 6
        assert {statement: count for statement, count in rows.items() if count > 20 * _SERVERS} == {}


def _rows_read(connection: Connection, asked: Mapping[str, Any]) -> Mapping[str, int]:
    """Return how many rows of tables PostgreSQL reads for each statement."""
    return {
        statement: sum(
            (node["Actual Rows"] + node.get("Rows Removed by Filter", 0)) * node["Actual Loops"]
            for node in _nodes(connection.exec_driver_sql(f"EXPLAIN (ANALYZE, FORMAT JSON) {statement}", values))
            if node.get("Relation Name") in metadata.tables
        )
        for statement, values in asked.items()
        if not statement.startswith("BEGIN")
    }


def _nodes(explained: CursorResult[Any]) -> Sequence[dict[str, Any]]:
    nodes = [one["Plan"] for one in explained.scalar_one()]
    for node in nodes:
        nodes.extend(node.get("Plans", ()))
    return nodes
