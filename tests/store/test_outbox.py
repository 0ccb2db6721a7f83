"""Steps that one process leaves to another: with the step or not at all, in order, until they are done; and what they
tell each other."""

import asyncio
from collections.abc import AsyncGenerator
from typing import Final

import pytest

from bot.store import SqlStore, open_store
from bot.tables import lobby
from bot.tables.posted import PostedMessage
from bot.tables.refusals import Refusal
from bot.tables.service import TableLocation, Tables
from bot.tables.shards import Shards
from bot.tables.store import Errand, LogConflict, NotificationListener
from bot.tables.table import Step, Table
from tests.patience import PATIENCE
from tests.store.kept import Kept
from tests.store.tables import a_move, end_early, interaction, people_of

HEARING, OWNING = Shards(0, 0, 2), Shards(1, 1, 2)
SERVER: Final = 5 << 22


@pytest.fixture
async def hearing(database: Kept) -> AsyncGenerator[SqlStore]:
    store = await open_store(database.url, patience=PATIENCE, shards=HEARING)
    yield store
    await store.close()


@pytest.fixture
async def owning(database: Kept) -> AsyncGenerator[SqlStore]:
    store = await open_store(database.url, patience=PATIENCE, shards=OWNING)
    yield store
    await store.close()


async def begun(owning: SqlStore) -> Table:
    """A table of the second shard's server, in play."""
    first, second = await people_of(owning, 2)
    tables = Tables(owning)
    step = await tables.open(
        TableLocation(SERVER, interaction(), None), first, interaction(), game="heckmeck", language="en"
    )
    await tables.commit(step.after.info.id, second, interaction(), lobby.join)
    return (await tables.start(step.after.info.id, first, interaction())).after


def errand_of(*steps: Step) -> Errand:
    return Errand(steps[0].after.info.id, steps[0].entries[0].number, steps[-1].entries[-1].number)


async def test_a_step_for_another_process_leaves_an_errand_until_that_is_done(
    hearing: SqlStore, owning: SqlStore
) -> None:
    table = await begun(owning)
    first = a_move(table)
    await owning.append(first)
    assert await owning.errands() == []
    second = a_move(first.after)
    await hearing.append(second)
    third = a_move(second.after)
    await hearing.append(third)
    assert await hearing.errands() == []
    assert await owning.errands() == [errand_of(second), errand_of(third)]
    assert await owning.errands(table.info.id) == [errand_of(second), errand_of(third)]
    assert await owning.errands("another") == []
    await owning.delete_errand(errand_of(second))
    assert await owning.errands() == [errand_of(third)]
    await owning.delete_errand(errand_of(second, third))
    assert await owning.errands() == []


async def test_a_step_that_was_not_written_leaves_none(hearing: SqlStore, owning: SqlStore) -> None:
    table = await begun(owning)
    await owning.append(a_move(table))
    with pytest.raises(LogConflict):
        await hearing.append(a_move(table))
    assert await owning.errands() == []


async def test_repeated_step_returns_the_first_and_notifies_once(hearing: SqlStore, owning: SqlStore) -> None:
    table = await begun(owning)
    here, there = Tables(owning), Tables(hearing)
    seen: list[Step] = []
    here.add_listener(seen.append)
    there.add_listener(seen.append)
    await here.fetch(table.info.id)
    person = (await owning.people([table.people[next(iter(table.awaited))]]))[0]
    taken = a_move(table)
    step = await there.commit(table.info.id, person, interaction(), lambda _, cause: taken)
    assert seen == []
    for _ in range(2):  # once more, where it was not written that it was done
        again = await here.rebuild_step(errand_of(step))
        assert (again.entries, again.events) == (step.entries, step.events)
        assert again.before.position == step.before.position
        assert again.after.position == step.after.position
        assert (again.seats_to_notify, again.public_events) == (step.seats_to_notify, step.public_events)
    assert seen[0].entries == step.entries
    assert (await here.get_or_fetch(table.info.id)).number == step.after.number
    with pytest.raises(Refusal):
        await here.rebuild_step(Errand(table.info.id, step.after.number + 1, step.after.number + 1))


async def test_an_aborted_table_is_removed_with_its_errands(hearing: SqlStore, owning: SqlStore) -> None:
    table = await begun(owning)
    await end_early(hearing, table)
    assert len(await owning.errands()) == 1
    while await owning.archive.remove_aborted(2**60):
        pass
    assert await owning.errands() == []
    assert await owning.info(table.info.id) is None


async def test_what_a_board_does_not_show_yet_is_found_by_the_process_of_its_server(
    hearing: SqlStore, owning: SqlStore
) -> None:
    table = await begun(owning)
    board = PostedMessage("board", None, table.info.channel_id, 77, 9, shown=table.number)
    await owning.save_message(table.info.id, board)
    assert await owning.message(table.info.id, "board", None) == board
    assert await owning.boards_behind(0, 2**60) == []
    step = a_move(table)
    await owning.append(step)
    assert await owning.boards_behind(0, 2**60) == [errand_of(step)]
    assert await hearing.boards_behind(0, 2**60) == []
    assert await owning.boards_behind(step.entries[-1].at + 1, 2**60) == [errand_of(step)], "however long ago"
    assert await owning.boards_behind(0, step.entries[-1].at - 1) == []
    await owning.record_shown({(table.info.id, 77): step.after.number, (table.info.id, 78): 1})
    await owning.record_shown({(table.info.id, 77): table.number})
    assert await owning.boards_behind(0, 2**60) == []
    assert (await owning.message(table.info.id, "board", None)) is not None


async def test_a_board_of_which_nothing_is_known_is_left_as_it_is(owning: SqlStore) -> None:
    table = await begun(owning)
    await owning.save_message(table.info.id, PostedMessage("board", None, table.info.channel_id, 77, 9))
    assert await owning.boards_behind(0, 2**60) == []


# What is heard


class Heard:
    """A listener, and its notifications in order."""

    def __init__(self) -> None:
        self._received: asyncio.Queue[object] = asyncio.Queue()

    def errand_written(self, table_id: str) -> None:
        self._received.put_nowait(table_id)

    def person_changed(self, person: int) -> None:
        self._received.put_nowait(person)

    def missed(self) -> None:
        self._received.put_nowait("anything")

    async def next(self) -> object:
        async with asyncio.timeout(PATIENCE):
            return await self._received.get()


async def test_notifications_contain_ids_only(
    hearing: SqlStore, owning: SqlStore, database: Kept, engine: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And, behind every connection that was lost, that it may have missed more."""
    heard = Heard()
    if engine == "sqlite":  # which has no notices
        await owning.listen(heard)
        return
    notices = noted(monkeypatch)
    table = await begun(owning)
    listening = asyncio.create_task(owning.listen(heard))
    assert await heard.next() == "anything"
    step = a_move(table)
    await hearing.append(step)
    assert await heard.next() == table.info.id
    await hearing.upsert_person(1000, "Player 0, Jr.", "en")
    assert await heard.next() == table.people[0]
    stranger = await hearing.upsert_person(9, "Stranger", "en")
    await hearing.forget(stranger.id)
    assert await heard.next() == stranger.id
    assert notices == [
        f"table {table.info.id} {step.after.number}",
        f"person {table.people[0]}",
        f"person {stranger.id}",
    ]
    database.rows(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND query ILIKE 'listen%'"
    )
    assert await heard.next() == "anything"
    listening.cancel()
    await asyncio.gather(listening, return_exceptions=True)


def noted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Record all notices as they come. A lost connection is tried again at once."""
    from bot.store import outbox
    from bot.store.postgres import sessions

    notices: list[str] = []
    dispatch = outbox.dispatch

    def note(notice: str, ear: NotificationListener) -> None:
        notices.append(notice)
        dispatch(notice, ear)

    monkeypatch.setattr(outbox, "dispatch", note)
    monkeypatch.setattr(sessions, "AGAIN", 0.0)
    return notices
