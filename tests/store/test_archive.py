"""Logs of finished tables, packed; aborted tables, removed; the file's free room, given back."""

import asyncio
import sqlite3
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from bot.store import SqlStore, open_store
from bot.store.logs import Unpackable, pack, unpack
from bot.store.schema import metadata, tables
from bot.tables.entries import Entry
from bot.tables.refusals import Refusal
from bot.tables.service import Tables
from bot.tables.store import StoreBusy
from bot.tables.table import Table
from games.registry import GAMES
from tests.databases import new_database
from tests.finished.world import play
from tests.patience import PATIENCE
from tests.store.archiving import ALL_TIME, content_of, pack_all, size_of, without_interactions
from tests.store.children import Child, sensible_action, url_of
from tests.store.kept import Kept
from tests.store.tables import a_move, a_spot, end_early, interaction, opened, people_of, started


def count(database: Kept, table: str, table_id: str) -> int:
    column = "id" if table == "tables" else "table_id"
    return database.rows(f"SELECT count(*) FROM {table} WHERE {column} = ?", table_id)[0][0]  # noqa: S608


async def closed(store: SqlStore) -> str:
    """A table ended in play by a person who had left its lobby."""
    anna, bruno, carla = await people_of(store, 3)
    table = await opened(store, [anna, bruno, carla])
    tables = Tables(store)
    await tables.leave(table.info.id, carla, interaction())
    await tables.start(table.info.id, anna, interaction())
    await tables.commit(table.info.id, carla, interaction(), Table.end, moderator=True)
    return table.info.id


@pytest.mark.parametrize("game", GAMES)
async def test_a_packed_log_is_the_log_from_any_entry_on(store: SqlStore, database: Kept, game: str) -> None:
    people = await people_of(store, 2)
    table = await play(store, 1, game, people, Random(1), ["hen"])
    log = await store.entries(table.info.id, 0)
    await pack_all(store)
    assert (count(database, "entries", table.info.id), count(database, "packed_logs", table.info.id)) == (0, 1)
    assert await store.entries(table.info.id, 0) == without_interactions(log)
    assert await store.entries(table.info.id, len(log) - 3) == without_interactions(log)[-3:]
    assert await store.entries(table.info.id, len(log)) == []
    again = await Tables(store).fetch(table.info.id)
    assert (again.phase, again.ended, again.holders) == ("over", table.ended, table.holders)


async def test_a_table_that_began_as_it_was_opened_keeps_the_openings_interaction(store: SqlStore) -> None:
    (anna,) = await people_of(store, 1)
    tables = Tables(store)
    step = await tables.open(a_spot(), anna, opening := interaction(), game="heckmeck", language="en", against="hen")
    await tables.commit(step.after.info.id, anna, interaction(), Table.end, moderator=False)
    log = await store.entries(step.after.info.id, 0)
    await pack_all(store)
    entries = await store.entries(step.after.info.id, 0)
    assert entries == without_interactions(log)
    assert [entry.interaction_id for entry in entries if entry.interaction_id is not None] == [opening]


async def test_only_what_ended_before_a_moment_is_packed(store: SqlStore, database: Kept) -> None:
    """Until then an interaction that Discord repeats is known."""
    people = await people_of(store, 2)
    live = await started(store, people)
    table = await play(store, 1, "karteneck", people, Random(1))
    log = await store.entries(table.info.id, 0)
    ended, asked = log[-1].at, [entry.interaction_id for entry in log if entry.interaction_id is not None]
    assert not await store.archive.pack(ended)
    assert [await store.table_of_interaction(one) for one in asked] == [table.info.id] * len(asked)
    assert await store.archive.pack(ended + 1)
    assert [await store.table_of_interaction(one) for one in asked] == [None] * len(asked)
    await pack_all(store)
    assert count(database, "entries", live.info.id) == live.number
    await store.append(a_move(live))


async def test_two_processes_pack_a_log_once(store: SqlStore, other: SqlStore, database: Kept) -> None:
    people = await people_of(store, 2)
    played = [await play(store, 1, "karteneck", people, Random(seed)) for seed in range(6)]
    logs = [await store.entries(table.info.id, 0) for table in played]
    await asyncio.gather(pack_all(store), pack_all(other))
    for table, log in zip(played, logs, strict=True):
        assert await other.entries(table.info.id, 0) == without_interactions(log)
        assert (count(database, "entries", table.info.id), count(database, "packed_logs", table.info.id)) == (0, 1)


async def test_who_had_read_half_a_log_reads_the_rest_of_it_packed(store: SqlStore, other: SqlStore) -> None:
    people = await people_of(store, 2)
    tables = Tables(other)
    live = await started(store, people)
    assert (await tables.fetch(live.info.id)).phase == "playing"
    await end_early(store, live)
    await pack_all(store)
    assert (await tables.fetch(live.info.id)).phase == "over"


async def test_stale_state_cannot_append_to_a_packed_log(store: SqlStore, other: SqlStore, database: Kept) -> None:
    people = await people_of(store, 2)
    tables = Tables(other)
    live = await tables.fetch((await started(store, people)).info.id)
    seat, action = sensible_action(live)
    await end_early(store, live)
    await pack_all(store)
    with pytest.raises(Refusal) as refused:
        await tables.commit(live.info.id, people[seat], interaction(), Table.play, action)
    assert refused.value.code == "table-over"
    assert [count(database, table, live.info.id) for table in ("entries", "turns", "packed_logs")] == [0, 0, 1]


async def test_step_at_a_removed_lobby_is_refused_as_gone(store: SqlStore, other: SqlStore, database: Kept) -> None:
    people = await people_of(store, 2)
    tables = Tables(other)
    lobby = await tables.fetch((await opened(store, people)).info.id)
    await Tables(store).commit(lobby.info.id, people[0], interaction(), Table.end, moderator=False)
    assert await store.archive.remove_aborted(ALL_TIME)
    for _ in range(2):
        with pytest.raises(Refusal) as refused:
            await tables.start(lobby.info.id, people[0], interaction())
        assert refused.value.code == "no-table"
    with pytest.raises(Refusal):
        await tables.fetch(lobby.info.id)
    assert [count(database, table, lobby.info.id) for table in ("tables", "entries", "turns")] == [0, 0, 0]


async def test_what_writers_wait_for_in_vain_is_packed_the_next_time(
    store: SqlStore, impatient: SqlStore, database: Kept
) -> None:
    await play(store, 1, "karteneck", await people_of(store, 2), Random(1))
    with database.locked(), pytest.raises(StoreBusy):
        await impatient.archive.pack(ALL_TIME)
    assert await impatient.archive.pack(ALL_TIME)
    assert not await impatient.archive.pack(ALL_TIME)
    assert database.rows("SELECT count(*) FROM entries") == [(0,)]


async def test_a_packing_that_fails_in_its_middle_leaves_every_log_as_it_was(
    store: SqlStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = await people_of(store, 2)
    played = [await play(store, 1, "karteneck", people, Random(seed)) for seed in range(2)]
    logs = [await store.entries(table.info.id, 0) for table in played]
    with monkeypatch.context() as patched:
        patched.setattr(
            "bot.store.logs._UNPACKED", text("DELETE FROM entries WHERE table_id = :id AND number > raise()")
        )
        with pytest.raises(DBAPIError):
            await store.archive.pack(ALL_TIME)
    assert [await store.entries(table.info.id, 0) for table in played] == logs
    await pack_all(store)
    assert [await store.entries(table.info.id, 0) for table in played] == [*map(without_interactions, logs)]


ROWS_OF_LOGS = "SELECT table_id, count(*) FROM entries GROUP BY table_id"
PACKED_LOGS = "SELECT table_id, count(*) FROM packed_logs GROUP BY table_id"


async def test_kill_9_leaves_every_log_as_rows_or_packed(database: Kept, engine: str) -> None:
    store = await open_store(database.url, patience=PATIENCE)
    table = await play(store, 1, "hornochsen", await people_of(store, 3), Random(1))
    log = await store.entries(table.info.id, 0)
    await store.close()
    copies = [f"copy{number:04}" for number in range(200)]
    copy_table(database, table.info.id, copies)
    rng, halfway = Random(1), 0
    kills = {"sqlite": 12, "postgresql": 5}[engine]
    for _ in range(kills):
        killed_while_packing(database, 0.004 * rng.random())
        store = await open_store(database.url, patience=PATIENCE)
        rows, packs = (Counter(dict(database.rows(query))) for query in (ROWS_OF_LOGS, PACKED_LOGS))
        for one in copies:
            entries = await store.entries(one, 0)
            assert [entry.body for entry in entries] == [entry.body for entry in log]
            assert (rows[one], packs[one]) in [(len(log), 0), (0, 1)]
        halfway += 0 < sum(packs[one] for one in copies) < len(copies)
        await store.close()
    assert halfway > kills / 4, "hardly a kill came while there was something to pack"


def killed_while_packing(database: Kept, seconds: float) -> None:
    """Let another process pack, and kill it so long after its first transaction."""
    child = Child("packing", database.url)
    child.let_go()
    child.hear()
    time.sleep(seconds)
    child.kill()


def copy_table(database: Kept, table_id: str, copies: Sequence[str]) -> None:
    """Other finished tables with the same log, without interactions."""
    about = "guild_id, channel_id, game, version, language, seed, phase, variants, opened_at, ended_at, ended_because"
    moves = "number, at, seat, by, kind, body"
    statements = (
        f"INSERT INTO tables (id, {about}) SELECT ?, {about} FROM tables WHERE id = ?",  # noqa: S608
        f"INSERT INTO entries (table_id, {moves}) SELECT ?, {moves} FROM entries WHERE table_id = ?",  # noqa: S608
        "INSERT INTO seats SELECT ?, seat, person_id, level FROM seats WHERE table_id = ?",
    )
    database.change(*((statement, copy, table_id) for copy in copies for statement in statements))


async def test_people_play_on_while_old_logs_are_packed(store: SqlStore, database: Kept) -> None:
    people = await people_of(store, 3)
    old = await play(store, 1, "hornochsen", people, Random(1))
    copies = [f"copy{number:04}" for number in range(60)]
    copy_table(database, old.info.id, copies)
    *tables, _ = await asyncio.gather(
        *(play(store, 1, "karteneck", people, Random(n)) for n in range(3)), pack_all(store)
    )
    assert all(count(database, "packed_logs", one) == 1 for one in (old.info.id, *copies))
    for table in filter(None, tables):
        assert (await Tables(store).fetch(table.info.id)).ended == table.ended


async def test_the_interactions_of_packed_moves_are_nowhere_in_the_file(path: Path) -> None:
    store = await open_store(url_of(new_database(path)), patience=PATIENCE)
    table = await play(store, 1, "karteneck", await people_of(store, 2), Random(1))
    asked = [entry.interaction_id for entry in await store.entries(table.info.id, 0) if entry.kind == "action"]
    traces = [one.to_bytes(8) for one in asked if one is not None]
    await store.close()
    assert all(trace in content_of(path) for trace in traces)
    store = await open_store(url_of(path), patience=PATIENCE)
    await pack_all(store)
    await store.close()
    assert not any(trace in content_of(path) for trace in traces)


@pytest.mark.parametrize(
    "damage",
    ["body = ''", "body = 'null, null'", "body = ' [\"pass\"]'", "number = number + 1000", "interaction_id = 7"],
)
async def test_altered_log_stays_unpacked_and_later_logs_are_packed(
    store: SqlStore, database: Kept, damage: str
) -> None:
    people = await people_of(store, 2)
    first, second = [await play(store, 1, "karteneck", people, Random(seed)) for seed in range(2)]
    database.change((f"UPDATE entries SET {damage} WHERE table_id = ? AND number = 9", first.info.id))  # noqa: S608
    log = await store.entries(first.info.id, 0)
    await pack_all(store)
    assert count(database, "packed_logs", second.info.id) == 1
    if damage.startswith("interaction_id"):  # is dropped in any case
        assert await store.entries(first.info.id, 0) == without_interactions(log)
    else:
        assert await store.entries(first.info.id, 0) == log
        with pytest.raises(Unpackable):
            pack(log)


def test_nothing_cannot_be_packed() -> None:
    with pytest.raises(Unpackable):
        pack([])


def test_packed_log_keeps_times_of_a_clock_set_back() -> None:
    log = [Entry(n, at, None, "dealer", None, "outcome", b"[1]") for n, at in enumerate((50, 20, 20, 90), 1)]
    assert unpack(pack(log)) == log


async def test_an_aborted_table_is_removed_with_all_that_is_kept_of_it(store: SqlStore, database: Kept) -> None:
    people = await people_of(store, 3)
    finished = await play(store, 1, "karteneck", people, Random(1))
    live = await started(store, people[:2])
    rows, packed_too = await closed(store), await closed(store)
    await pack_all(store)
    assert count(database, "visitors", packed_too) == 1
    again = await closed(store)
    aborted = (rows, packed_too, again)
    ended = min([(await store.entries(one, 0))[-1].at for one in aborted])
    assert not await store.archive.remove_aborted(ended)
    while await store.archive.remove_aborted(ALL_TIME):
        pass
    for table in metadata.tables.values():
        if "table_id" in table.c or table is tables:
            assert [count(database, table.name, one) for one in aborted] == [0, 0, 0]
    assert (await Tables(store).fetch(finished.info.id)).ended == finished.ended
    assert (await store.finished.rebuild()).tables == 1
    await store.append(a_move(live))


def test_whatever_refers_to_tables_is_found_by_an_index(path: Path) -> None:
    """SQLite looks for it when a table is removed: without an index it would read all ratings there are, say."""
    with closing(sqlite3.connect(new_database(path))) as connection:
        for table in metadata.tables.values():
            for reference in table.foreign_keys:
                if reference.column.table is tables:
                    query = f"EXPLAIN QUERY PLAN SELECT 1 FROM {table.name} WHERE {reference.parent.name} = ''"  # noqa: S608
                    ((*_, plan),) = connection.execute(query).fetchall()
                    assert plan.startswith("SEARCH"), table.name


async def test_the_file_gives_back_the_room_of_what_was_removed(path: Path) -> None:
    store = await open_store(url_of(path), patience=PATIENCE)
    assert not await store.archive.shrink()
    await store.remember("much", "x" * 8_000_000)
    await store.remember("much", "")
    steps = 0
    while await store.archive.shrink():
        steps += 1
    assert 10 < steps < 100, "not all at once, and not page by page"
    await store.close()
    assert size_of(path) < 5_000_000


async def test_a_file_that_cannot_give_its_room_back_is_left_in_peace(path: Path) -> None:
    """So it is where there was no room for the copy by which SQLite makes a file that can."""
    with closing(sqlite3.connect(new_database(path), isolation_level=None)) as connection:
        connection.execute("PRAGMA auto_vacuum = NONE")
        connection.execute("VACUUM")
    store = await open_store(url_of(path), patience=PATIENCE)
    await store.remember("much", "x" * 8_000_000)
    await store.remember("much", "")
    assert not await store.archive.shrink()
    await store.close()
    assert size_of(path) > 8_000_000
