"""Tables with computers are kept and shown, and count for nothing."""

import json
from random import Random
from typing import Any

import pytest

from bot.finished.replay import audit_of, moments
from bot.finished.store import Scope
from bot.store import SqlStore
from bot.tables.entries import Joined
from bot.tables.holders import Computer
from bot.tables.lobby import add_computer
from bot.tables.service import Tables
from bot.tables.table import Cause, Step
from games.registry import GAMES
from tests.finished.dumps import derived
from tests.finished.world import people_of, play
from tests.store.kept import Kept
from tests.store.tables import a_move, end_early, interaction, opened, started


async def entries_of(store: SqlStore, person: int) -> list[dict[str, Any]]:
    """The log entries in a person's export."""
    return json.loads(json.dumps((await store.personal_data(person))["entries"]))


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_a_table_with_a_computer_leaves_no_row_that_counts_nor_does_a_rebuilding(
    store: SqlStore, database: Kept, game: str
) -> None:
    fewest = GAMES[game].seats[0]
    people = await people_of(store, fewest)
    counted = await play(store, 1, game, people, Random(1))
    before = derived(database)
    alone = await play(store, 1, game, people[:1], Random(2), ["hen"] * (fewest - 1))
    mixed = await play(store, 1, game, people, Random(3), ["chick"])
    assert derived(database) == before
    assert {row["table_id"] for row in before["results"]} == {counted.info.id}
    rebuilt = await store.finished.rebuild()
    assert (rebuilt.tables, rebuilt.unplayable) == (1, 0)
    assert derived(database) == before
    assert await store.finished.rating_changes(mixed.info.id) == []
    (record,) = await store.finished.stats(people[0].id, Scope(1, None, game))
    assert record.games == 1
    assert record.best.table_id == record.worst.table_id == counted.info.id
    best = await store.finished.server_records(1, game)
    assert {score.table_id for _, score in best.values()} == {counted.info.id}
    for table in (alone, mixed):
        log = await store.entries(table.info.id, 0)
        assert audit_of(table.info, log).agrees
        assert [moment.table.position for moment in moments(table.info, log)]


async def test_histories_tell_who_was_a_computer(store: SqlStore) -> None:
    people = await people_of(store, 2)
    alone = await play(store, 1, "karteneck", people[:1], Random(2), ["hen", "rooster"])
    both = await play(store, 1, "karteneck", people, Random(3))
    assert alone.ended is not None
    assert alone.ended.result is not None
    for person in (None, people[0].id):
        history = await store.finished.history(1, None, person, 0, 10)
        assert [played.id for played in history.tables] == [both.info.id, alone.info.id]
        finishers = {one.seat: one for one in history.tables[1].finishers}
        assert finishers[0].who == people[0]
        assert [finishers[seat].who for seat in (1, 2)] == [Computer("hen"), Computer("rooster")]
        places = [(one.seat, one.place, one.score) for one in history.tables[1].finishers]
        assert places == [(place.seat, place.place, place.score) for place in alone.ended.result.places]
    assert (await store.finished.history(1, None, people[1].id, 0, 10)).total == 1


async def test_export_contains_added_computers_but_not_their_moves(store: SqlStore, database: Kept) -> None:
    anna, bruno = await people_of(store, 2)
    tables = Tables(store)
    lobby = await opened(store, [anna, bruno])
    await tables.commit(lobby.info.id, anna, interaction(), add_computer, "hen")
    await tables.start(lobby.info.id, bruno, interaction())
    table = await play(store, 2, "karteneck", [anna], Random(4), ["chick"])
    entries = await entries_of(store, anna.id)
    bodies = [entry["body"] for entry in entries if entry["table_id"] == lobby.info.id]
    assert {"kind": "joined", "level": "hen"} in bodies
    own = [entry for entry in await store.entries(table.info.id, 0) if entry.by == f"person:{anna.id}"]
    assert [entry["number"] for entry in entries if entry["table_id"] == table.info.id] == [one.number for one in own]
    assert "level" not in str(await entries_of(store, bruno.id))
    await end_early(store, lobby)
    await store.forget(anna.id)
    assert (await tables.fetch(table.info.id)).people == (anna.id,)


async def test_whose_seat_a_computer_has_taken_over_keeps_the_moves(store: SqlStore) -> None:
    people = await people_of(store, 2)
    table = await started(store, people)
    move = a_move(table)
    await store.append(move)
    mover = move.entries[0].person
    step = Step(move.after)
    step.write(Cause(mover, 9, interaction()), Joined("hen"), seat=table.seat_of(mover))
    await store.append(step)
    assert move.entries[0].number in [entry["number"] for entry in await entries_of(store, mover)]
