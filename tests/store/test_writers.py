"""Many writers on one log: who comes second, and writes that are whole or not at all. No lock stays."""

import asyncio
from functools import partial
from random import Random

import msgspec
import pytest
from sqlalchemy import Connection, event, text

from bot.store import SqlStore, open_store
from bot.tables import lobby
from bot.tables.posted import PostedMessage
from bot.tables.refusals import Refusal
from bot.tables.service import Tables
from bot.tables.store import ChannelTaken, ForgottenActor, LogConflict
from bot.tables.table import Cause, Step, Table
from tests.store.children import Child
from tests.store.kept import Kept
from tests.store.tables import a_move, a_spot, end_early, interaction, opened, people_of, some_move, started


async def test_of_two_appends_to_one_table_one_wins_and_the_other_is_in_conflict(
    store: SqlStore, other: SqlStore
) -> None:
    table = await started(store, await people_of(store, 2))
    first, second = a_move(table), a_move(table)
    outcomes = await asyncio.gather(store.append(first), other.append(second), return_exceptions=True)
    assert {type(outcome) for outcome in outcomes} == {type(None), LogConflict}
    winner = first if outcomes[0] is None else second
    assert list(await store.entries(table.info.id, table.number)) == winner.entries


async def test_step_reads_the_current_board_in_its_transaction(store: SqlStore, other: SqlStore) -> None:
    """The author of the board message; None where there is none."""
    anna, bruno = await people_of(store, 2)
    table = await started(store, [anna, bruno])
    step = a_move(table)
    assert await store.append_by(step, anna) is None
    await other.save_message(table.info.id, PostedMessage("hand", 0, 5, 6, 7, anna.id))
    for board in (PostedMessage("board", None, 2, 3, 4, shown=5), PostedMessage("board", None, 2, 9, 10)):
        await other.save_message(table.info.id, board)
        step = a_move(step.after)
        assert await store.append(step) == board


async def test_a_step_brings_who_takes_it_up_to_date(store: SqlStore, other: SqlStore) -> None:
    anna, bruno = await people_of(store, 2)
    table = await started(store, [anna, bruno])
    renamed = msgspec.structs.replace(anna, name="Ännchen", locale="de")
    await store.append_by(a_move(table), renamed)
    assert await other.people([anna.id, bruno.id]) == [renamed, bruno]
    assert len(await other.entries(table.info.id, table.number)) > 0


async def test_a_step_keeps_what_the_server_calls_who_takes_it(store: SqlStore, other: SqlStore) -> None:
    """For that server alone, until it calls her nothing of its own; a direct message tells nothing of it."""
    anna, bruno = await people_of(store, 2)

    async def called(*servers: int | None) -> list[str]:
        return [(await other.people([anna.id], server))[0].nickname for server in servers]

    steps = ((1, "The Boss"), (2, "Ännchen"), (None, ""), (1, "Her Majesty"))
    for acting_in, nickname in steps:
        table = await started(store, [anna, bruno])
        await store.append_by(a_move(table), msgspec.structs.replace(anna, nickname=nickname, acting_in=acting_in))
    assert await called(1, 2, 3, None) == ["Her Majesty", "Ännchen", "", ""]
    assert await other.people([anna.id]) == [anna]
    table = await started(store, [anna, bruno])
    await store.append_by(a_move(table), msgspec.structs.replace(anna, acting_in=1))
    assert await called(1, 2) == ["", "Ännchen"]


async def test_who_is_met_is_called_what_the_server_calls_them(store: SqlStore, other: SqlStore) -> None:
    for acting_in, nickname in ((1, "The Boss"), (1, "The Boss"), (1, ""), (1, "Her Majesty"), (None, "")):
        anna = await store.upsert_person(7, "Anna", "en", acting_in, nickname)
        assert (anna.name, anna.nickname, anna.acting_in) == ("Anna", nickname, acting_in)
        found = await other.person_of(7, acting_in)
        assert (found.name, found.nickname) == ("Anna", nickname) if found else False
    assert [person.nickname for person in await other.people([anna.id], 1)] == ["Her Majesty"]


async def test_conflicting_step_changes_no_name(store: SqlStore, other: SqlStore) -> None:
    (anna,) = await people_of(store, 1)
    table = await started(store, [anna, *(await people_of(store, 2))[1:]])
    late = a_move(table)
    await other.append(a_move(table))
    with pytest.raises(LogConflict):
        await store.append_by(
            late, msgspec.structs.replace(anna, name="Somebody else", nickname="The Boss", acting_in=1)
        )
    assert await other.people([anna.id], 1) == [anna]


@pytest.mark.parametrize("comes_back", [False, True])
async def test_step_of_a_person_forgotten_elsewhere_is_not_taken(
    store: SqlStore, other: SqlStore, comes_back: bool
) -> None:
    """Nor does the remembered name come back to the emptied row, or to the row of whom she is now."""
    anna, bruno = await people_of(store, 2)
    table = await opened(store, [bruno])
    await other.forget(anna.id)
    if comes_back:
        await other.upsert_person(anna.discord_id or 0, "Anna once more", "en")
    with pytest.raises(ForgottenActor):
        await Tables(store).commit(table.info.id, anna, interaction(), lobby.join)
    assert [person.name for person in await other.people([anna.id])] == [""]
    found = await other.person_of(anna.discord_id or 0)
    assert (found.name if found else None) == ("Anna once more" if comes_back else None)
    assert await other.entries(table.info.id, table.number) == []


async def test_who_was_second_plays_after_reading_again(store: SqlStore, other: SqlStore) -> None:
    """Two joins at once in two processes: the service of the loser reads the winner's and takes the next seat."""
    anna, bruno, carla = await people_of(store, 3)
    table = await opened(store, [anna])
    here, there = Tables(store), Tables(other)
    for tables in (here, there):
        await tables.fetch(table.info.id)
    await asyncio.gather(
        here.commit(table.info.id, bruno, interaction(), lobby.join),
        there.commit(table.info.id, carla, interaction(), lobby.join),
    )
    assert (await here.fetch(table.info.id)).people == (await there.fetch(table.info.id)).people
    assert {*(await here.fetch(table.info.id)).people} == {anna.id, bruno.id, carla.id}


async def test_the_interaction_id_is_in_one_entry_only(store: SqlStore) -> None:
    people = await people_of(store, 2)
    table = await started(store, people)
    step = a_move(table)
    await store.append(step)
    repeated = some_move(step.after, Random(1), interaction_id=step.entries[0].interaction_id)
    with pytest.raises(LogConflict):
        await store.append(repeated)
    assert await store.table_of_interaction(step.entries[0].interaction_id or 0) == table.info.id
    assert await store.table_of_interaction(interaction()) is None
    assert list(await store.entries(table.info.id, table.number)) == step.entries


async def test_a_step_is_written_whole_or_not_at_all(store: SqlStore, database: Kept) -> None:
    """The second entry of a step collides: the first one is gone, too."""
    step = a_move(await started(store, await people_of(store, 2)))
    while len(step.entries) < 2:  # as the dice fall, a move is one entry or more
        await store.append(step)
        step = a_move(step.after)
    table = step.before
    collision = "INSERT INTO entries (table_id, number, at, by, kind, body) VALUES (?, ?, 0, '', 'outcome', '')"
    database.change((collision, table.info.id, table.number + 2))
    with pytest.raises(LogConflict):
        await store.append(step)
    assert database.rows("SELECT max(number), count(*) FROM entries") == [(table.number + 2, table.number + 1)]


async def test_160_appends_by_two_processes_and_two_stores_never_find_the_database_locked(
    store: SqlStore, other: SqlStore, database: Kept
) -> None:
    """Deferred transactions gave 421 "database is locked" for as many appends; these begin with the write lock."""
    anna, bruno = await people_of(store, 2)
    children = [Child("appending", database.url, 10_000 * n, 20) for n in (1, 2)]
    for child in children:
        child.let_go()
    joined: list[str] = []

    async def append(tables: Tables) -> None:
        for _ in range(10):
            spot = msgspec.structs.replace(a_spot(), guild_id=interaction())  # a person has few lobbies on one server
            step = await tables.open(spot, anna, interaction(), game="heckmeck", language="en")
            await tables.commit(step.after.info.id, bruno, interaction(), lobby.join)
            joined.append(step.after.info.id)

    await asyncio.gather(*(append(Tables(one)) for one in (store, other, store, other)))
    appended = [table_id for child in children for table_id in await asyncio.to_thread(child.lines)]
    appends = database.rows("SELECT table_id, count(*) FROM entries WHERE interaction_id IS NOT NULL GROUP BY table_id")
    assert sorted(appends) == sorted((table_id, 2) for table_id in (*joined, *appended))
    assert 2 * len(appends) == 160


async def test_writers_that_read_first_never_find_the_database_locked(
    store: SqlStore, other: SqlStore, database: Kept
) -> None:
    """Where deferred transactions fail at once, however long they may wait, or forget what others wrote: what they have
    read is outdated."""
    await store.remember("count", "0")

    def increase(connection: Connection) -> None:
        seen = connection.scalar(text("SELECT value FROM memos"))
        connection.execute(text(f"UPDATE memos SET value = {int(seen) + 1}"))  # noqa: S608

    async def count(one: SqlStore) -> None:
        for _ in range(20):
            await one.database.write(increase, alone=True)

    await asyncio.gather(*(count(one) for one in (store, other) * 4))
    assert database.rows("SELECT value FROM memos") == [("160",)]


async def test_a_channel_has_one_live_table(store: SqlStore, other: SqlStore) -> None:
    people = await people_of(store, 2)
    spot = a_spot()
    first, second = (
        Tables(one).open(spot, person, interaction(), game="heckmeck", language="en")
        for one, person in zip((store, other), people, strict=True)
    )
    steps = await asyncio.gather(first, second, return_exceptions=True)
    (step,) = [step for step in steps if isinstance(step, Step)]
    (refused,) = [step for step in steps if isinstance(step, Refusal)]
    assert refused.code == "channel-taken"
    assert (
        await store.live_table(spot.channel_id) == await store.last_table(spot.channel_id, 2**53) == step.after.info.id
    )
    info = msgspec.structs.replace(step.after.info, id="another")
    twin = step.after.__class__(info).open(Cause(people[0].id, 1, interaction()), [people[0].id], ())
    with pytest.raises(ChannelTaken):
        await store.create(twin)
    await Tables(store).commit(step.after.info.id, people[0], interaction(), Table.end, moderator=True)
    assert await store.live_table(spot.channel_id) is None
    assert await store.last_table(spot.channel_id, 2**53) == step.after.info.id
    later = await opened(store, people, spot)
    assert await store.live_table(spot.channel_id) == await store.last_table(spot.channel_id, 2**53) == later.info.id


async def test_a_rollback_of_one_task_never_takes_another_tasks_insert_with_it(store: SqlStore) -> None:
    """On one shared connection B's rollback erased A's insert. Half of these writers fail, among the others."""
    people = await people_of(store, 2)
    fresh = [await started(store, people) for _ in range(20)]
    steps = [a_move(table) for table in fresh]
    for step in steps:
        await store.append(step)
    after = [await Tables(store).fetch(table.info.id) for table in fresh]
    fails = [store.append(step) for step in steps]
    works = [end_early(store, table) for table in after]
    outcomes = await asyncio.gather(
        *(job for pair in zip(fails, works, strict=True) for job in pair), return_exceptions=True
    )
    assert [type(outcome) for outcome in outcomes] == [LogConflict, Step] * 20
    assert {(await Tables(store).fetch(table.info.id)).phase for table in fresh} == {"over"}


async def test_what_is_written_together_fails_alone(store: SqlStore, database: Kept) -> None:
    """Whatever waits while something is written is one transaction; half of it fails, after it has written."""

    def remember(number: int, connection: Connection) -> int:
        connection.execute(text(f"INSERT INTO memos VALUES ('{number}', '')"))  # noqa: S608
        if number % 2:
            raise LookupError(number)
        return number

    commits: list[Connection] = []
    event.listen(store.database.dialect.engine, "commit", commits.append)
    works = [partial(remember, number) for number in range(20)]
    found = await asyncio.gather(*map(store.database.write, works), return_exceptions=True)
    assert [one if isinstance(one, int) else type(one) for one in found] == [
        LookupError if number % 2 else number for number in range(20)
    ]
    assert {row[0] for row in database.rows("SELECT key FROM memos")} == {str(number) for number in range(0, 20, 2)}
    assert len(commits) < 5


async def test_a_cancelled_writer_leaves_all_or_nothing_and_no_lock(store: SqlStore, other: SqlStore) -> None:
    """Whenever it is cancelled, the next writer, here or in another process, is not delayed."""
    rng = Random(3)
    table = await started(store, await people_of(store, 2))
    for _ in range(100):
        step = some_move(table, rng)
        task = asyncio.create_task(store.append(step))
        await asyncio.sleep(rng.random() * 0.003)
        task.cancel()
        kept = await asyncio.gather(task, return_exceptions=True)  # with its traceback, which holds a lost connection
        await asyncio.gather(store.check(), other.check())
        written = list(await other.entries(table.info.id, table.number))
        assert written in ([], step.entries)
        assert written or kept != [None]
        table = step.after if written else table


async def test_closing_waits_for_what_has_begun(database: Kept) -> None:
    store = await open_store(database.url)
    table = await started(store, await people_of(store, 2))
    step = a_move(table)
    task = asyncio.create_task(store.append(step))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    task.cancel()
    await store.close()
    assert database.rows("SELECT max(number) FROM entries") == [(step.after.number,)]
