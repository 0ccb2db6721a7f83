"""Several processes that keep time on one database, busy stores, and errors, with time that only the tests move."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from typing import TYPE_CHECKING, cast
from unittest.mock import AsyncMock, create_autospec

import discord
import msgspec
import pytest
from sqlalchemy import event

from bot.chat import calls as caller_module
from bot.chat.absence import timekeeper as timekeeper_module
from bot.chat.absence.timekeeper import Timekeeper
from bot.chat.calls import Caller
from bot.chat.front import discord_io, features
from bot.chat.front.features import Scheduler
from bot.chat.front.post import Post
from bot.chat.words.people import People
from bot.computers.computers import Computers
from bot.store import SqlStore, open_store
from bot.tables import lobby, repository
from bot.tables.posted import PostedMessage
from bot.tables.service import TableLocation
from bot.tables.store import StoreBusy, Turn
from bot.tables.table import Step, Table
from tests.chat.play.test_computer_moves import Undisplayed
from tests.engines import on_both
from tests.patience import PATIENCE, until, until_none
from tests.store.kept import Kept
from tests.store.tables import interaction

if TYPE_CHECKING:
    from bot.chat.board.displays import Displays
    from bot.chat.board.notices import Notices


class Process(Undisplayed):
    """One of several processes on a database, without Discord."""

    def __init__(self, store: SqlStore, computers: Computers) -> None:
        super().__init__(store, computers)
        self.refreshed: list[str] = []
        self.reminded: list[Turn] = []
        self.caller = Caller(CLIENT, self.tables, store, People(store))
        self.scheduler = Scheduler()
        self.timekeeper = Timekeeper(
            cast("discord.Client", None),
            self.tables,
            store,
            cast("Displays", self),
            cast("Notices", self),
            self.scheduler.note_due,
        )
        self.scheduler.dues = (self.timekeeper.due, self.caller.due)

    def touch(self, table_id: str) -> None:
        """Stand in for `Displays.touch`."""
        self.refreshed.append(table_id)

    def remind(self, turn: Turn) -> None:
        """Stand in for `Notices.remind`."""
        self.reminded.append(turn)

    async def close(self) -> None:
        await asyncio.gather(self.scheduler.stop(), self.caller.stop(), self.moves.stop())


CLIENT = create_autospec(discord.Client, instance=True)
"""Discord, as far as calls ask the library for what it knows."""
CLIENT.get_channel.return_value = create_autospec(discord.TextChannel, instance=True)
CLIENT.get_channel.return_value.guild.name = "Playground"
CLIENT.get_channel.return_value.guild.id = 1


class Time:
    """Time that tests move."""

    def __init__(self) -> None:
        self.at = 1_800_000_000_000

    def now(self) -> int:
        return self.at


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    made = Time()
    for module in (repository, features, timekeeper_module, caller_module):
        monkeypatch.setattr(module, "now", made.now)
    monkeypatch.setattr(timekeeper_module, "uptime", made.now)
    return made


async def waiting(process: Process, clock: str = "live") -> Table:
    """A table that waits for one of three."""
    people = [await process.store.upsert_person(100 + number, f"Player {number}", "en") for number in range(3)]
    spot = TableLocation(1, interaction(), None)
    step = await process.tables.open(spot, people[0], interaction(), game="heckmeck", language="en", clock=clock)
    for person in people[1:]:
        await process.tables.commit(step.after.info.id, person, interaction(), lobby.join)
    return (await process.tables.start(step.after.info.id, people[0], interaction())).after


@pytest.fixture
async def processes(time: Time, store: SqlStore, database: Kept) -> AsyncIterator[list[Process]]:
    """Two of them."""
    other = await open_store(database.url, patience=PATIENCE)
    computers = Computers()
    both = [Process(store, computers), Process(other, computers)]
    yield both
    for process in both:
        await process.close()
    await computers.close()
    await other.close()


async def test_two_processes_never_play_a_decision_twice(processes: list[Process], time: Time) -> None:
    one, other = processes
    tables = [await waiting(one) for _ in range(5)]
    for process in processes:
        await process.scheduler.ask()
    for _ in range(8):
        time.at += 120_000
        await asyncio.gather(one.scheduler.ask(), other.scheduler.ask())
        await until_none(one.store.awaiting_computers)
    for table in tables:
        entries = await one.store.entries(table.info.id, 0)
        replayed = Table.replayed(table.info, entries)
        assert not replayed.computers_awaited
        absent = [(entry.number, entry.seat) for entry in entries if entry.kind == "absent"]
        by_hen = [entry.seat for entry in entries if entry.by == "computer:hen" and entry.kind == "action"]
        assert len(absent) == 8, "one a time that was over, never two"
        assert len(by_hen) >= len(absent)


async def test_two_processes_never_remind_twice(processes: list[Process], time: Time) -> None:
    tables = [await waiting(processes[0]) for _ in range(5)]
    for process in processes:
        await process.scheduler.ask()
    for _ in range(3):
        time.at += 30_000
        await asyncio.gather(*[process.scheduler.ask() for process in processes])
    reminded = [(turn.table_id, turn.seat) for process in processes for turn in process.reminded]
    assert sorted(reminded) == sorted((table.info.id, seat) for table in tables for seat in table.awaited)


@on_both
async def test_two_processes_never_call_a_person_twice(
    processes: list[Process], time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both run the rounds of three lobbies at once, as while one replaces the other."""
    called: list[int] = []

    async def send_direct(_client: object, user: int, _post: Post, _nonce: int) -> tuple[int, int]:
        called.append(user)
        return 1, 1

    monkeypatch.setattr(discord_io, "send_direct", send_direct)
    member = create_autospec(discord.Member, instance=True)
    monkeypatch.setattr(discord_io, "fetch_member", AsyncMock(return_value=member))
    monkeypatch.setattr(caller_module, "PACE", 0.0)
    one, other = processes
    for account in range(1000, 1020):
        person = await one.store.upsert_person(account, "Guest", "en")
        await one.store.subscribe(person.id, 1, "heckmeck", None, time.at)
    opener = await one.store.upsert_person(100, "Anna", "en")
    for _ in range(3):
        spot = TableLocation(1, interaction(), None)
        opened = await one.tables.open(spot, opener, interaction(), game="heckmeck", language="en")
        await one.store.save_message(opened.after.info.id, PostedMessage("board", None, spot.channel_id, 1, time.at))
    time.at += 60_000
    async with asyncio.timeout(PATIENCE):
        while await one.store.openings():
            await asyncio.gather(one.scheduler.ask(), other.scheduler.ask())
    assert sorted(called) == [*range(1000, 1020)]


async def test_who_plays_at_the_last_moment_elsewhere_is_not_absent(
    processes: list[Process], time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The late process knows an older table, and a deadline that it has just read."""
    one, other = processes
    table = await waiting(one)
    for process in processes:
        await process.scheduler.ask()
    await other.tables.fetch(table.info.id)
    real = other.store.due

    async def due(at: int) -> Sequence[Turn]:
        found = await real(at)
        await plays(one, table)
        return found

    time.at += 120_000
    monkeypatch.setattr(other.store, "due", due)
    await other.scheduler.ask()
    kinds = [entry.kind for entry in await one.store.entries(table.info.id, table.number)]
    assert "action" in kinds
    assert "absent" not in kinds


async def plays(process: Process, table: Table) -> None:
    """The awaited seat plays its first legal action."""
    assert table.position is not None
    (seat,) = table.awaited
    (person,) = await process.store.people([table.people[seat]])
    action = msgspec.json.encode(table.position.legal(seat)[0].action)
    await process.tables.commit(table.info.id, person, interaction(), Table.play, action)


async def test_a_store_that_is_busy_is_asked_again(
    processes: list[Process], time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    (process, _), real, busy = processes, processes[0].store.due, iter([True] * 5)

    async def due(at: int) -> Sequence[Turn]:
        if next(busy, False):
            raise StoreBusy
        return await real(at)

    table = await waiting(process)
    await process.scheduler.ask()
    monkeypatch.setattr(process.store, "due", due)
    monkeypatch.setattr(features, "AGAIN", 0.001)
    time.at += 120_000
    process.scheduler.wake()
    step = await later(process, time)
    assert (step.after.info.id, step.entries[0].kind) == (table.info.id, "absent")


async def later(process: Process, time: Time) -> Step:
    """The next step that is shown, however long it takes; time passes in between."""
    async with asyncio.timeout(PATIENCE):
        while process.steps.empty():
            time.at += 10
            await asyncio.sleep(0)
    return process.steps.get_nowait()


async def test_a_table_where_something_goes_wrong_keeps_no_other_waiting(
    processes: list[Process], time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    process = processes[0]
    broken, sound = await waiting(process), await waiting(process)
    await process.scheduler.ask()
    real = process.tables.fetch

    async def table(table_id: str) -> Table:
        if table_id == broken.info.id:
            raise ZeroDivisionError
        return await real(table_id)

    monkeypatch.setattr(process.tables, "fetch", table)
    time.at += 120_000
    await process.scheduler.ask()
    assert (await process.steps.get()).after.info.id == sound.info.id


async def test_deadline_that_is_noted_late_while_the_clock_asks_is_asked_for_at_once(time: Time) -> None:
    scheduler, asked = Scheduler(), list[int]()

    async def due(at: int) -> None:
        asked.append(at)
        if len(asked) == 1:
            scheduler.note_due(at)

    scheduler.dues = (due,)
    scheduler.wake()
    await until(lambda: len(asked) == 2)
    await scheduler.stop()


async def test_a_click_at_a_table_without_a_clock_asks_the_store_for_nothing_about_time(
    processes: list[Process], time: Time
) -> None:
    process = processes[0]
    table = await waiting(process, "none")
    await process.scheduler.ask()
    statements: list[str] = []

    def note(_connection: object, _cursor: object, statement: str, *_more: object) -> None:
        statements.append(statement)

    event.listen(process.store.database.dialect.engine, "before_cursor_execute", note)
    await plays(process, table)
    event.remove(process.store.database.dialect.engine, "before_cursor_execute", note)
    assert [statement for statement in statements if "min(" in statement or "quiet" in statement] == []
