"""The store's promises on real databases, with a second store or process beside."""

import asyncio
from random import Random

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError, IntegrityError

from bot.metrics.protocol import Access, NoMetrics
from bot.store import SqlStore, open_store
from bot.store.dialect import PATIENCE as USUAL
from bot.tables import lobby
from bot.tables.lobby import set_options
from bot.tables.posted import PostedMessage
from bot.tables.service import Tables
from bot.tables.store import StoreBusy
from bot.tables.table import Cause, Table
from tests.finished.world import ending
from tests.store.children import Child, sensible_action
from tests.store.kept import Kept
from tests.store.tables import a_move, end_early, interaction, opened, people_of, some_move, started

# Connections


def test_who_writes_is_refused_before_discords_three_seconds_are_over() -> None:
    """After waiting for the writers of its own process, and then for another process."""
    assert 2 * USUAL < 3


def test_a_process_that_fails_with_its_store_open_ends(database: Kept) -> None:
    """The threads of the connections do not keep the process alive."""
    child = Child("failing", database.url)
    child.let_go()
    assert (child.hear(), child.exit_code()) == ("opened", 3)


async def test_foreign_keys_are_in_force(store: SqlStore) -> None:
    """Seating an unknown person is a mistake of ours, not a race."""
    table = await opened(store, await people_of(store, 1))
    with pytest.raises(IntegrityError):
        await store.append(lobby.join(table, Cause(999, 1, interaction())))
    assert not await store.entries(table.info.id, table.number)


async def test_readers_wait_for_no_writer(impatient: SqlStore, database: Kept) -> None:
    people = await people_of(impatient, 1)
    table = await opened(impatient, people)
    with database.locked():  # a writer that waited would fail as busy
        assert (await Tables(impatient).fetch(table.info.id)).people == table.people
        assert await impatient.upsert_person(people[0].discord_id or 0, people[0].name, people[0].locale) == people[0]


async def test_what_is_read_together_is_of_one_moment(store: SqlStore, other: SqlStore) -> None:
    await store.remember("count", "1")

    loop = asyncio.get_running_loop()

    def twice(connection: Connection) -> list[object]:
        first = connection.scalar(text("SELECT value FROM memos"))
        asyncio.run_coroutine_threadsafe(other.remember("count", "2"), loop).result()
        return [first, connection.scalar(text("SELECT value FROM memos"))]

    assert await store.database.read(twice) == ["1", "1"]
    assert await store.remembered("count") == "2"


async def test_more_readers_than_connections_all_get_their_turn(store: SqlStore) -> None:
    table = await opened(store, await people_of(store, 2))
    logs = await asyncio.gather(*(store.entries(table.info.id, 0) for _ in range(200)))
    assert {len(log) for log in logs} == {table.number}


# Out of reach


async def test_a_locked_out_database_is_busy_and_nothing_is_lost(
    store: SqlStore, impatient: SqlStore, database: Kept
) -> None:
    people = await people_of(store, 2)
    table = await started(store, people)
    steps = [a_move(table) for _ in range(8)]
    child = Child("locking", database.url)
    child.let_go()
    assert child.hear() == "locked"
    outcomes = await asyncio.gather(*(impatient.append(step) for step in steps), return_exceptions=True)
    assert {type(outcome) for outcome in outcomes} == {StoreBusy}
    assert await asyncio.to_thread(child.lines) == []
    assert not await store.entries(table.info.id, table.number)
    await store.append(steps[0])
    assert list(await store.entries(table.info.id, table.number)) == steps[0].entries


async def test_a_short_lock_of_another_process_is_waited_for(store: SqlStore, database: Kept) -> None:
    table = await started(store, await people_of(store, 2))
    step = a_move(table)
    with database.locked():
        task = asyncio.create_task(store.append(step))
        await asyncio.sleep(0.2)
        assert not task.done()
    await task
    assert list(await store.entries(table.info.id, table.number)) == step.entries


class Noted(NoMetrics):
    """Notes every access, and whether it was busy."""

    def __init__(self) -> None:
        self.accesses: list[tuple[Access, bool]] = []

    def note_access(self, what: Access, seconds: float, *, busy: bool) -> None:
        assert seconds > 0
        self.accesses.append((what, busy))


async def test_every_read_and_write_is_measured(database: Kept) -> None:
    noted = Noted()
    store = await open_store(database.url, patience=0.01, metrics=noted)
    await store.check()
    noted.accesses.clear()
    await store.known_guilds()
    await store.remembered("commands")
    await store.live_tables()
    await store.database.read(lambda connection: connection.scalar(text("SELECT 1")))
    assert noted.accesses == [("read", False)] * 4
    await store.remember("commands", "hash")
    await store.database.write(lambda connection: connection.scalar(text("SELECT 1")), alone=True)
    assert noted.accesses[4:] == [("write", False)] * 2
    with database.locked(), pytest.raises(StoreBusy):
        await store.check()
    assert noted.accesses[6:] == [("write", True)]
    await store.close()


# What is derived


async def test_a_turn_is_since_the_decision_was_put(store: SqlStore, database: Kept) -> None:
    people = await people_of(store, 2)
    table = await started(store, people)
    step = a_move(table, at=77)
    (seat,) = step.after.awaited
    await store.append(step)
    assert database.rows("SELECT seat, person_id, since, deadline FROM turns") == [(seat, table.people[seat], 77, None)]
    table = step.after
    turns: list[tuple[object, ...]] = []
    rng = Random(5)
    for at in range(100, 200):
        step = some_move(table, rng, at=at)
        await store.append(step)
        asked = [(s, step.after.people[s], at if s in step.newly_awaited else turns[0][2]) for s in step.after.awaited]
        turns = database.rows("SELECT seat, person_id, since FROM turns")
        assert turns == asked
        table = step.after
    assert {row[0] for row in database.rows("SELECT DISTINCT seat FROM entries WHERE kind = 'action'")} == {0, 1}


async def test_seats_follow_the_lobby(store: SqlStore, database: Kept) -> None:
    people = await people_of(store, 4)
    table = await opened(store, people)
    tables = Tables(store)
    query = "SELECT seat, person_id FROM seats ORDER BY seat"
    assert database.rows(query) == list(enumerate(person.id for person in people))
    table = (await tables.leave(table.info.id, people[1], interaction())).after
    assert (
        database.rows(query)
        == list(enumerate(table.people))
        == [(0, people[0].id), (1, people[2].id), (2, people[3].id)]
    )
    table = (await tables.commit(table.info.id, people[1], interaction(), lobby.join)).after
    assert database.rows(query) == list(enumerate(table.people))


async def test_a_closed_table_leaves_no_turns_and_no_results(store: SqlStore, database: Kept) -> None:
    people = await people_of(store, 2)
    await end_early(store, await started(store, people))
    assert database.rows("SELECT * FROM turns") == database.rows("SELECT * FROM results") == []
    ((phase, because, ended),) = database.rows("SELECT phase, ended_because, ended_at IS NOT NULL FROM tables")
    assert (phase, because, ended) == ("over", "closed", 1)


async def test_a_finished_game_leaves_its_result_by_person(store: SqlStore, database: Kept) -> None:
    people = await people_of(store, 3)
    table = await opened(store, people)
    tables = Tables(store)
    await tables.commit(table.info.id, people[0], interaction(), set_options, ["always_bury", "bury_returned"])
    assert database.rows("SELECT phase, variants FROM tables") == [("lobby", '["bury_returned","always_bury"]')]
    table = (await tables.start(table.info.id, people[0], interaction())).after
    by_id = {person.id: person for person in people}
    while table.phase == "playing":
        seat, action = sensible_action(table)
        table = (await tables.commit(table.info.id, by_id[table.people[seat]], interaction(), Table.play, action)).after
    assert table.ended is not None
    result = table.ended.result
    assert result is not None
    results = database.rows(
        "SELECT seat, person_id, place, score, tiebreak, reason, game, guild_id FROM results ORDER BY seat"
    )
    assert results == [
        (p.seat, people[p.seat].id, p.place, p.score, p.tiebreak, result.reason, "heckmeck", 1)
        for p in sorted(result.places, key=lambda place: place.seat)
    ]
    assert database.rows("SELECT phase, ended_because FROM tables") == [("over", "over")]
    assert database.rows("SELECT * FROM turns") == []


async def test_the_end_of_a_table_and_all_it_counts_for_are_written_together(store: SqlStore, database: Kept) -> None:
    """Counting fails at its last statement: the table is not over and has no result; then it ends."""
    table = await started(store, await people_of(store, 2))
    step, _ = ending(table, (3, 4), at=9)
    database.refuse_rows("standings")
    with pytest.raises(DBAPIError, match="no"):
        await store.append(step)
    counted = ("results", "ratings", "standings")
    assert [database.rows(f"SELECT count(*) FROM {name}") for name in counted] == [[(0,)]] * 3  # noqa: S608
    assert database.rows("SELECT phase, ended_at FROM tables") == [("playing", None)]
    assert not await store.entries(table.info.id, table.number)
    database.take_rows("standings")
    await store.append(step)
    assert [database.rows(f"SELECT count(*) FROM {name}") for name in counted] == [[(2,)], [(6,)], [(6,)]]  # noqa: S608
    assert database.rows("SELECT phase, ended_at FROM tables") == [("over", 9)]


# People, messages, memos


async def test_a_person_is_written_only_when_something_changed(
    store: SqlStore, other: SqlStore, database: Kept
) -> None:
    anna = await store.upsert_person(2**62, "Anna", "en")
    with database.locked():  # a writer would wait
        assert await store.upsert_person(2**62, "Anna", "en") == await other.upsert_person(2**62, "Anna", "en") == anna
    renamed = await other.upsert_person(2**62, "Anna B.", "it")
    assert renamed.id == anna.id
    assert await store.upsert_person(2**62, "Anna B.", "it") == renamed
    assert list(await store.people([anna.id])) == [renamed]


async def test_person_met_twice_at_once_is_stored_once(store: SqlStore, other: SqlStore) -> None:
    met = await asyncio.gather(*(one.upsert_person(5, "Anna", "en") for one in (store, other) * 10))
    assert len({person.id for person in met}) == 1


async def test_people_come_in_the_order_asked_for(store: SqlStore) -> None:
    people = await people_of(store, 5)
    order = [people[n] for n in (3, 0, 4, 0)]
    assert list(await store.people([person.id for person in order])) == order
    assert list(await store.people([])) == []


async def test_a_message_takes_the_place_of_the_one_before(store: SqlStore) -> None:
    table = await opened(store, await people_of(store, 1))
    board, later, hand = (
        PostedMessage("board", None, 2**62, 1, 10),
        PostedMessage("board", None, 2**62 + 1, 2, 20),
        PostedMessage("hand", 0, 3, 3, 30),
    )
    assert await store.message(table.info.id, "board", None) is None
    for message in (board, hand, later):
        await store.save_message(table.info.id, message)
    assert await store.message(table.info.id, "board", None) == later
    assert await store.message(table.info.id, "hand", 0) == hand
    assert await store.message(table.info.id, "hand", 1) is None


async def test_board_takes_the_place_of_several_former_ones_which_stay_to_be_stripped(store: SqlStore) -> None:
    """Each by its message, in the transaction that writes the new one; a message that is the board again is none."""
    table_id = (await opened(store, await people_of(store, 1))).info.id
    first, second, third = [PostedMessage("board", None, 5, number, 10 * number, shown=1) for number in (1, 2, 3)]
    await store.replace_board(table_id, first, None)
    await store.replace_board(table_id, second, first)
    await store.replace_board(table_id, third, second)
    assert await store.message(table_id, "board", None) == third
    retired = await store.retired_boards()
    assert {(table, one.channel_id, one.message_id) for table, one in retired} == {(table_id, 5, 1), (table_id, 5, 2)}
    await store.replace_board(table_id, second, third)
    await store.delete_message(table_id, first)
    assert [one.message_id for _, one in await store.retired_boards()] == [3]


async def test_memos_last(store: SqlStore, database: Kept) -> None:
    assert await store.remembered("commands") is None
    await store.remember("commands", "1")
    await store.remember("commands", "2")
    again = await open_store(database.url)
    assert await again.remembered("commands") == "2"
    await again.close()


async def test_a_table_is_read_as_it_was_written(store: SqlStore, other: SqlStore) -> None:
    table = await started(store, await people_of(store, 2))
    assert await other.info(table.info.id) == table.info
    assert await other.info("nothing") is None
    log = await other.entries(table.info.id, 0)
    assert [entry.number for entry in log] == list(range(1, table.number + 1))
    assert list(await other.entries(table.info.id, 2)) == list(log)[2:]
    again = table.__class__.replayed(table.info, log)
    assert (again.position, again.people, again.phase) == (table.position, table.people, table.phase)


async def test_invitation_is_left_alone_while_its_lobby_is_open(store: SqlStore) -> None:
    people = await people_of(store, 2)
    table = await opened(store, people)
    lobby, seat = PostedMessage("invitation", None, 5, 1, 0), PostedMessage("invitation", 1, 5, 2, 0)
    for invitation in (lobby, seat):
        await store.invited(table.info.id, invitation)
    assert [one for _, one in await store.retired_boards()] == [seat]
    assert [*await store.invitations(table.info.id)] == [lobby, seat]
    await Tables(store).commit(table.info.id, people[0], interaction(), Table.end, moderator=False)
    assert [one for _, one in await store.retired_boards()] == [lobby, seat]
    await store.delete_message(table.info.id, lobby)
    assert [*await store.invitations(table.info.id)] == [seat]
