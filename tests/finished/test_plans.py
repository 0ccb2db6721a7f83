"""Query plans: no frequent statement scans a whole table, by SQLite's own plans."""

import sqlite3
from collections.abc import Generator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import event

from bot.store import SqlStore
from bot.store.schema import metadata
from bot.tables.needs import Turn
from tests.finished.test_leaderboards import scopes
from tests.finished.world import end, people_of, play
from tests.store.archiving import ALL_TIME, pack_all
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
            await finished.record(people[0].id, scope)
            if scope.game is not None:
                await finished.rating_path(people[0].id, scope)
        for game in ("heckmeck", "hornochsen"):
            await finished.best(1, game)
        for channel in (None, 5):
            for person in (None, people[0].id):
                await finished.history(1, channel, person, 0, 10)
        await finished.seasons(1)
        await store.person_of(5)
        await store.kept_of(people[0].id)
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
        await store.spare(1)
        await store.next_due()
        await store.turns("a table")
        await store.claim_reminder(Turn("a table", 0, 1, 2, 3))
        await store.silent(1, 1)
    by_index = ("SCAN tables USING INDEX one_live_table_a_channel",)  # those that are not over
    assert [step for step, _ in plans.steps() if scanned(step) in metadata.tables and step not in by_index] == []


async def test_tables_that_wait_for_computers_are_found_without_those_that_wait_for_people(
    store: SqlStore, path: Path
) -> None:
    with planned(store, path) as plans:
        await store.awaiting_computers()
    assert [step for step, _ in plans.steps() if "turns" in step] == ["SCAN turns USING INDEX turns_of_computers"]
