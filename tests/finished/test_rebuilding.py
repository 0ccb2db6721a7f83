"""`roost rebuild`: results rebuilt from the logs equal those written with them."""

import asyncio
from collections.abc import Sequence
from random import Random

import pytest

from bot.store import SqlStore
from bot.store.rebuilding import ResultRebuilder
from bot.tables import lobby
from bot.tables.service import Tables
from bot.tables.store import Person
from bot.tables.table import Table
from games.registry import GAMES
from tests.finished.dumps import derived
from tests.finished.world import people_of, play
from tests.store.children import Child, some_action
from tests.store.kept import Kept
from tests.store.tables import a_spot, end_early, interaction

DAMAGES = (
    "DELETE FROM standings WHERE person_id = 1",
    "DELETE FROM ratings WHERE person_id = 2",
    "UPDATE ratings SET mu = mu + 1",
    "UPDATE standings SET games = 0, rating = 9999, guild_id = guild_id + 77",
    "UPDATE results SET place = 9, points = 9, season = 4",
    "UPDATE feats SET value = 1000",
    "DELETE FROM feats",
)


async def evening(store: SqlStore, other: SqlStore, people: Sequence[Person], rng: Random) -> list[Table]:
    """Real games of every kind on two servers, two at a time in two processes; one in four is ended before its time."""
    tables: list[Table] = []
    for number, game in enumerate(sorted(GAMES)):
        groups = (people[: GAMES[game].seats[0]], people[1:5])
        guilds = (1 + number % 2, 1)
        tables += await asyncio.gather(
            *(
                play(one, guild, game, group, rng)
                for one, guild, group in zip((store, other), guilds, groups, strict=True)
            )
        )
        await aborted(store, game, people[:3], rng)
        if number == 1:
            await store.finished.close_season(1, at=0, person=people[0].id)
    return tables


async def aborted(store: SqlStore, game: str, people: Sequence[Person], rng: Random) -> None:
    """A table that is ended before its time, some moves on."""
    tables, by_id = Tables(store), {person.id: person for person in people}
    step = await tables.open(a_spot(), people[0], interaction(), game=game, language="en")
    for person in people[1:]:
        step = await tables.commit(step.after.info.id, person, interaction(), lobby.join)
    step = await tables.start(step.after.info.id, people[0], interaction())
    for _ in range(5):
        seat, action = some_action(step.after, rng)
        step = await tables.commit(
            step.after.info.id, by_id[step.after.people[seat]], interaction(), Table.play, action
        )
    await end_early(store, step.after)


async def test_what_is_rebuilt_of_real_games_is_equal_and_stays_so_after_any_damage_and_forgetting(
    store: SqlStore, other: SqlStore, database: Kept
) -> None:
    rng = Random(11)
    people = await people_of(store, 5)
    tables = await evening(store, other, people, rng)
    before = derived(database)
    assert {row["table_id"] for row in before["results"]} == {table.info.id for table in tables}
    feats = {(row["table_id"], row["seat"], row["code"]): row["value"] for row in before["feats"]}
    assert feats == {(t.info.id, seat, code): value for t in tables for (seat, code), value in t.feats.items()}
    assert {code for _, _, code in feats} == {code for game in GAMES.values() for code in game.records}
    assert (await store.finished.rebuild()).tables == len(tables)
    assert derived(database) == before
    for statement in DAMAGES:
        database.change((statement,))
        assert derived(database) != before, statement
        await other.finished.rebuild()
        assert derived(database) == before, statement
    await store.forget(people[1].id)
    before["standings"] = [row for row in before["standings"] if row["person_id"] != people[1].id]
    assert derived(database) == before
    await store.finished.rebuild()
    assert derived(database) == before
    await play(other, 1, "karteneck", people[2:4], rng)
    before = derived(database)
    await store.finished.rebuild()
    assert derived(database) == before


async def test_what_two_processes_end_at_once_is_rebuilt_equal_to_the_bit(store: SqlStore, database: Kept) -> None:
    """The same people sit at all tables, so each end reads the ratings that earlier ends wrote."""
    children = [Child("ending", database.url, seed, 25) for seed in (1, 2)]
    for child in children:
        child.let_go()
    for child in children:
        assert await asyncio.to_thread(child.lines) == []
    before = derived(database)
    assert (await store.finished.rebuild()).tables == 50
    assert derived(database) == before
    assert len({row["ended_at"] for row in before["results"]}) < 50


async def test_a_table_with_outdated_rules_keeps_its_result_and_the_feats_it_has(
    store: SqlStore, database: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = await people_of(store, 3)
    old, gone = [await play(store, 1, game, people, Random(2)) for game in ("karteneck", "verflixxt")]
    new = await play(store, 1, "karteneck", people, Random(3))
    before = derived(database)
    assert before["feats"]
    database.change(("UPDATE tables SET version = 0 WHERE id = ?", old.info.id))
    database.change(("DELETE FROM feats WHERE table_id = ?", new.info.id), ("DELETE FROM results",))
    monkeypatch.delitem(GAMES, gone.info.game)
    rebuilt = await store.finished.rebuild()
    assert (rebuilt.tables, rebuilt.unplayable) == (3, 2)
    assert derived(database) == before


async def test_a_table_whose_log_was_changed_keeps_its_result(store: SqlStore, database: Kept) -> None:
    table = await play(store, 1, "karteneck", await people_of(store, 3), Random(2))
    before = derived(database)
    database.change(("UPDATE entries SET body = '[\"pass\",99]' WHERE table_id = ? AND number = 9", table.info.id))
    rebuilt = await store.finished.rebuild()
    assert (rebuilt.tables, rebuilt.unplayable) == (1, 1)
    assert derived(database) == before


async def test_a_table_that_ends_while_logs_are_read_is_not_lost(
    store: SqlStore, other: SqlStore, database: Kept
) -> None:
    people = await people_of(store, 2)
    await play(store, 1, "hornochsen", people, Random(1))
    rebuilding = ResultRebuilder(other.database.dialect)
    await other.database.read(rebuilding.read)
    late = await play(store, 1, "karteneck", people, Random(2))
    before = derived(database)
    assert (await other.database.write(rebuilding.write, alone=True)).tables == 2
    assert derived(database) == before
    assert late.info.id in {row["table_id"] for row in before["feats"]}


async def test_a_rebuilding_that_fails_leaves_everything_as_it_was(store: SqlStore, database: Kept) -> None:
    people = await people_of(store, 2)
    table = await play(store, 1, "hornochsen", people, Random(1))
    before = derived(database)
    database.refuse_rows("standings")
    with pytest.raises(Exception, match="no"):
        await store.finished.rebuild()
    assert derived(database) == before
    assert before["results"][0]["table_id"] == table.info.id
