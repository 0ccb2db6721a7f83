"""What becomes of tables whose people let the others wait, with time that only the tests move."""

import asyncio
import re
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from typing import TYPE_CHECKING, Any, cast

import msgspec
import pytest
from simcord.actors import MemberActor
from simcord.backend.models import Message
from sqlalchemy import event

from bot.chat.front import door
from bot.chat.front.interaction import Interaction
from bot.chat.front.post import Post
from bot.chat.tables import timekeeper as timekeeper_module
from bot.chat.tables.computer_moves import ComputerMoves, Pace
from bot.chat.tables.standing import Standing
from bot.chat.tables.timekeeper import Timekeeper
from bot.chat.words.people import People
from bot.computers.computers import Computers
from bot.store import SqlStore, open_store
from bot.tables import absence, known
from bot.tables.clock import now
from bot.tables.clocks import Quiet
from bot.tables.entries import Entry
from bot.tables.needs import Habits, StoreBusy, Turn
from bot.tables.posted import PostedMessage
from bot.tables.service import Spot, Tables
from bot.tables.table import Cause, Step, Table
from tests.chat.finished.asking import here
from tests.chat.world import World, at_once, never
from tests.patience import PATIENCE
from tests.store.kept import Kept
from tests.store.tables import interaction

if TYPE_CHECKING:
    import discord

    from bot.chat.tables.answers import Answers
    from bot.chat.tables.boards import Boards

DAY = 24 * 60
"""Minutes."""


def letters(world: World, who: MemberActor) -> list[Message]:
    """Somebody's direct messages."""
    return [*world.env.backend.messages.get(who.user.dm_channel.id, {}).values()]


async def decide(world: World, who: MemberActor, plan: Callable[[Table, Cause], Step]) -> Step:
    """Something that somebody does about time, by a click, whichever command it will be."""
    bot: Any = world.env.bot
    person, steps = await world.known(who), list[Step]()

    async def do(told: Interaction, table_id: str, verb: str) -> None:
        tables = bot._timekeeper._tables
        steps.append(await tables.take(table_id, person, told.id, plan))
        await told.answer(Post("Done."), private=True)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(bot._tables, "do", do)
        await world.click(who, "Table in words")
    return steps[0]


async def clocked(world: World, clock: str = "live", players: int = 2, game: str = "heckmeck") -> Table:
    """A table with a clock; in a game of turns Anna begins."""
    await world.command(world.anna, "table open", game=game)
    for person in world.people[1:players]:
        await world.command(person, "table join")
    if clock != "none":
        lobby, opener = await here(world), await world.known(world.anna)
        await Tables(world.store).take(
            lobby.info.id, opener, interaction(), lambda table, cause: absence.clock_set(table, cause, clock)
        )
    if game == "heckmeck":
        world.dealer.first(0)
    await world.command(world.anna, "table start")
    return await here(world)


async def log(world: World) -> Sequence[Entry]:
    return await world.store.entries((await here(world)).info.id, 0)


async def did(world: World, *kinds: str) -> list[tuple[str, int | None, str]]:
    """What the log tells of some kinds: who, at which seat, what."""
    return [(entry.by, entry.seat, entry.kind) for entry in await log(world) if entry.kind in kinds]


async def by_hens(world: World) -> list[int | None]:
    """The seats for which hens have played."""
    return [entry.seat for entry in await log(world) if entry.by == "computer:hen"]


# Absence


async def test_a_hen_plays_the_decision_of_whoever_is_not_in_time(world: World) -> None:
    await clocked(world)
    await world.goes_on(seconds=85)
    assert await did(world, "absent") == []
    await world.goes_on(seconds=35)
    assert await did(world, "absent") == [("clock", 0, "absent")]
    assert await by_hens(world) == [0]
    table = await here(world)
    assert table.holders[0] == (await world.known(world.anna)).id, "the seat is still hers"
    await world.later()
    assert "Keep" in " ".join(world.buttons()), "the board shows what she is asked now"


async def test_whoever_plays_in_time_has_it_all_anew_for_the_next_decision(world: World) -> None:
    await clocked(world)
    for action in ('["roll"]', '["keep",6]'):
        await world.goes_on(seconds=85)
        world.dealer.rolls((1, 2, 3, 4, 5, 6, 6, 6))
        await decide(
            world, world.anna, lambda table, cause, body=action: table.played(cause, body.encode(), None, None)
        )
    await world.goes_on(seconds=85)
    assert await did(world, "absent") == []


async def test_without_a_clock_nobody_is_ever_absent(world: World) -> None:
    await clocked(world, "none")
    for _ in range(5):
        await world.goes_on(minutes=2 * DAY)
    assert await did(world, "absent", "ended") == []
    assert letters(world, world.anna) == []


async def test_in_the_middle_of_a_secret_choice_only_the_late_are_stood_in_for(world: World) -> None:
    await clocked(world, "live", 3, "hornochsen")
    (hand,) = letters(world, world.bruno)
    await world.bruno.user.click(world.seen(hand), custom_id=next(iter(custom_ids(hand))))
    await world.goes_on(minutes=2)
    absent = await did(world, "absent")
    assert {seat for _, seat, _ in absent} == {0, 2}
    assert sorted(seat for seat in await by_hens(world) if seat is not None) == [0, 2]


def custom_ids(message: Message) -> list[str]:
    return [
        part["custom_id"] for row in message.components for part in row["components"] if ':["play"' in part["custom_id"]
    ]


async def test_a_table_where_everybody_vanishes_ends_by_itself_and_pesters_nobody(world: World) -> None:
    """Every one of three has missed three decisions, each with one reminder at most; then a hen holds the seat, and no
    more is heard."""
    await clocked(world, "live", 3)
    for _ in range(100):
        await world.goes_on(seconds=40)
        if (await here(world)).phase == "over":
            break
    table = await here(world)
    assert table.ended is not None
    assert (table.ended.reason, table.ended.held) == ("over", ())
    absent = Counter(seat for _, seat, _ in await did(world, "absent"))
    assert absent == {0: 3, 1: 3, 2: 3}
    assert all(len(letters(world, person)) <= 3 for person in world.people[:3]), "a reminder each, where there was time"
    mentions = [body.get("allowed_mentions", {}).get("users", ()) for body in world.requests("POST", "/messages")]
    pinged = Counter(user for users in mentions for user in users)
    assert max(pinged.values(), default=0) <= 3, "nobody is called for what a hen is asked"
    told = len(world.messages)
    await world.goes_on(minutes=DAY)
    assert len(world.messages) == told


# Reminders


async def test_who_has_a_third_of_the_time_left_is_reminded_once_and_alone(world: World) -> None:
    world.locales[world.anna.id] = "it"
    await clocked(world, "relaxed")
    public = len(world.public)
    await world.goes_on(minutes=39)
    assert letters(world, world.anna) == []
    for _ in range(4):
        await world.goes_on(minutes=5)
    (letter,) = letters(world, world.anna)
    assert "Heckmeck am Bratwurmeck" in letter.content
    assert "aspetta" in letter.content
    assert f"/{world.channel.id}/{world.board.id}" in letter.content
    (turn,) = await world.store.turns((await here(world)).info.id)
    assert re.findall(r"<t:(\d+):", letter.content) == [str((turn.deadline or 0) // 1000)] * 2
    assert (letters(world, world.bruno), len(world.public)) == ([], public)


async def test_who_wants_to_hear_nothing_or_takes_no_direct_messages_is_not_reminded(world: World) -> None:
    await clocked(world, "relaxed")
    await world.store.choose_habits((await world.known(world.anna)).id, Habits(told_by="none"))
    await world.goes_on(minutes=45)
    assert letters(world, world.anna) == []
    await world.goes_on(minutes=15)
    assert await did(world, "absent") == [("clock", 0, "absent")]


async def test_quiet_hours_stop_clock_and_reminder(world: World) -> None:
    """All day but one hour, which is not now."""
    anna = await world.known(world.anna)
    minute = now() // 60_000 % DAY
    await world.store.choose_habits(anna.id, Habits(Quiet("UTC", minute, (minute - 120) % DAY)))
    await clocked(world, "relaxed")
    await world.goes_on(minutes=DAY - 130)
    assert letters(world, world.anna) == []
    assert await did(world, "absent") == []
    await world.goes_on(minutes=60)
    assert len(letters(world, world.anna)) == 1
    await world.goes_on(minutes=12)
    assert await did(world, "absent") == [("clock", 0, "absent")]


# Pauses, and a bot that was down


async def test_a_pause_in_mid_turn_stops_everything_and_then_all_the_time_is_there_anew(world: World) -> None:
    await clocked(world)
    await world.goes_on(seconds=70)
    for who in (world.anna, world.bruno):
        await decide(world, who, lambda table, cause: absence.wished(table, cause, "pause"))
    await world.goes_on(minutes=DAY)
    assert (await did(world, "absent"), letters(world, world.anna)) == ([], [])
    for who in (world.anna, world.bruno):
        await decide(world, who, lambda table, cause: absence.wished(table, cause, "resume"))
    await world.goes_on(seconds=85)
    assert await did(world, "absent") == []
    assert len(letters(world, world.anna)) == 1
    await world.goes_on(seconds=35)
    assert await did(world, "absent") == [("clock", 0, "absent")]


@pytest.mark.parametrize(("clock", "grace"), [("live", 2), ("day", 10), ("three-days", 0)])
async def test_a_bot_that_was_down_for_two_days_wakes_without_playing_for_anybody(
    world: World, clock: str, grace: int
) -> None:
    await clocked(world, clock)
    world.passes(minutes=2 * DAY)
    await world.restart()
    await world.goes_on()
    assert (await did(world, "absent", "ended"), letters(world, world.anna)) == ([], [])
    if grace:
        await world.goes_on(minutes=grace - 0.5)
        assert await did(world, "absent") == []
        assert len(letters(world, world.anna)) == 1, "she is reminded of the time that was given anew"
        await world.goes_on(minutes=0.5)
        assert await did(world, "absent") == [("clock", 0, "absent")]


@pytest.mark.parametrize("pace", [never])
async def test_who_is_found_absent_before_a_restart_is_stood_in_for_after_it(world: World, pace: Pace) -> None:
    await clocked(world)
    (seat,) = (await here(world)).awaited
    await Tables(world.store).take_unasked(
        (await here(world)).info.id, lambda table, at: absence.missed(table, at, seat, table.asked(seat))
    )
    assert await by_hens(world) == []
    await world.restart()
    async with asyncio.timeout(PATIENCE):
        while not await by_hens(world):
            await world.env.settle()


# Silence


async def test_a_table_at_which_nobody_has_acted_for_two_weeks_ends(world: World) -> None:
    """Though a hen has played meanwhile; nobody is told of it alone."""
    await clocked(world, "three-days")
    table = await here(world)
    for half_day in range(2 * 14):
        assert (await here(world)).phase == "playing", half_day
        await world.goes_on(minutes=DAY / 2)
    for _ in range(2):
        await world.goes_on(minutes=DAY / 2)
    ended = await Tables(world.store).table(table.info.id)
    assert ended.ended is not None
    assert ended.ended.reason == "silent"
    assert (await log(world))[-1].by == "clock"


async def test_a_lobby_nobody_comes_to_ends_too_but_not_where_somebody_does(world: World) -> None:
    await world.lobby(1)
    lobby = await here(world)
    for _ in range(2 * 13):
        await world.goes_on(minutes=DAY / 2)
    await world.command(world.bruno, "table join")
    for _ in range(4):
        await world.goes_on(minutes=DAY / 2)
    assert (await Tables(world.store).table(lobby.info.id)).phase == "lobby"


async def test_time_in_which_roost_was_not_there_is_no_silence(world: World) -> None:
    await clocked(world, "none")
    world.passes(minutes=20 * DAY)
    await world.restart()
    for _ in range(2 * 13):
        await world.goes_on(minutes=DAY / 2)
    assert (await here(world)).phase == "playing"
    for _ in range(4):
        await world.goes_on(minutes=DAY / 2)
    assert (await log(world))[-1].kind == "ended"


# What boards show


def edits(world: World) -> int:
    return len(world.requests("PATCH", f"/messages/{world.board.id}"))


async def test_a_board_is_brought_up_to_date_once_when_somebody_may_be_nudged_and_once_when_more_may_be_done(
    world: World,
) -> None:
    table = await clocked(world, "none")
    before = edits(world)
    await world.goes_on(minutes=2.5)
    assert edits(world) == before
    await world.goes_on(minutes=0.6)
    assert edits(world) == before + 1
    await world.goes_on(minutes=10)
    assert edits(world) == before + 1
    (turn,) = await world.store.turns(table.info.id)
    nudge = await decide(world, world.bruno, lambda table, cause: absence.nudged(table, cause, 0, turn.since))
    assert nudge.entries[0].kind == "nudged"
    await world.goes_on(minutes=9.5)
    assert edits(world) == before + 1
    await world.goes_on(minutes=0.6)
    assert edits(world) == before + 2
    await world.goes_on(minutes=30)
    assert edits(world) == before + 2


async def test_who_plays_alone_against_computers_is_nudged_by_nobody(world: World) -> None:
    world.dealer.first(0)
    await world.command(world.anna, "table open", game="heckmeck", against="chick")
    before = edits(world)
    await world.goes_on(minutes=20)
    assert edits(world) == before


async def test_after_a_restart_a_board_shows_what_can_be_done_by_now(world: World) -> None:
    await clocked(world, "none")
    before = edits(world)
    world.passes(minutes=5)
    await world.restart()
    await world.goes_on(seconds=1)
    assert edits(world) == before + 1


# Two processes, busy stores, errors


class Process:
    """One of several processes on a database, without Discord."""

    def __init__(self, store: SqlStore, computers: Computers) -> None:
        self.store = store
        self.tables = Tables(store)
        self.refreshed: list[str] = []
        self.steps: asyncio.Queue[Step] = asyncio.Queue()
        self.reminded: list[tuple[int, str]] = []
        moves = ComputerMoves(self.tables, cast("Answers", self), computers, at_once)
        self.moves = moves
        self.timekeeper = Timekeeper(
            cast("discord.Client", None),
            self.tables,
            store,
            People(store),
            cast("Boards", self),
            cast("Answers", self),
            moves,
        )

    async def follow(self, step: Step) -> None:
        """As `Answers.follow`."""
        self.steps.put_nowait(step)

    def refresh(self, table_id: str) -> None:
        """As `Boards.refresh`."""
        self.refreshed.append(table_id)

    @property
    def standing(self) -> Standing:
        """As `Boards.standing`."""
        return cast("Standing", self)

    async def of(self, table_id: str) -> PostedMessage:
        """As `Standing.of`."""
        return PostedMessage("board", None, 1, 2, 3)

    async def close(self) -> None:
        await self.timekeeper.close()
        await self.moves.close()


class Time:
    """Time that tests move."""

    def __init__(self) -> None:
        self.at = 1_800_000_000_000

    def now(self) -> int:
        return self.at


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    made = Time()
    for module in (known, timekeeper_module):
        monkeypatch.setattr(module, "now", made.now)
    return made


async def waiting(process: Process, clock: str = "live") -> Table:
    """A table that waits for one of three."""
    people = [await process.store.know(100 + number, f"Player {number}", "en") for number in range(3)]
    spot = Spot(1, interaction(), None)
    step = await process.tables.open(spot, people[0], interaction(), game="heckmeck", language="en", clock=clock)
    for person in people[1:]:
        await process.tables.join(step.after.info.id, person, interaction())
    return (await process.tables.start(step.after.info.id, people[0], interaction())).after


@pytest.fixture
async def processes(store: SqlStore, database: Kept) -> AsyncIterator[list[Process]]:
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
        await process.timekeeper.look()
    for _ in range(8):
        time.at += 120_000
        await asyncio.gather(one.timekeeper.look(), other.timekeeper.look())
        async with asyncio.timeout(PATIENCE):
            while await one.store.awaiting_computers():  # noqa: ASYNC110 - both processes' computers are at it
                await asyncio.sleep(0)
    for table in tables:
        entries = await one.store.entries(table.info.id, 0)
        told = Table.replayed(table.info, entries)
        assert not told.computers_awaited
        absent = [(entry.number, entry.seat) for entry in entries if entry.kind == "absent"]
        by_hen = [entry.seat for entry in entries if entry.by == "computer:hen" and entry.kind == "action"]
        assert len(absent) == 8, "one a time that was over, never two"
        assert len(by_hen) >= len(absent)


async def test_two_processes_never_remind_twice(
    processes: list[Process], time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    reminded: list[int] = []

    async def send_direct(_client: object, user: int, _post: Post, _nonce: int) -> tuple[int, int]:
        reminded.append(user)
        return 1, 1

    monkeypatch.setattr(door, "send_direct", send_direct)
    tables = [await waiting(processes[0]) for _ in range(5)]
    for process in processes:
        await process.timekeeper.look()
    for _ in range(3):
        time.at += 30_000
        await asyncio.gather(*[process.timekeeper.look() for process in processes])
    for process in processes:
        await process.close()
    asked = [table.people[seat] for table in tables for seat in table.awaited]
    assert sorted(reminded) == sorted(one.discord_id or 0 for one in await processes[0].store.people(asked))


async def test_who_plays_at_the_last_moment_elsewhere_is_not_absent(
    processes: list[Process], time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The late process knows an older table, and a deadline that it has just read."""
    one, other = processes
    table = await waiting(one)
    for process in processes:
        await process.timekeeper.look()
    await other.tables.table(table.info.id)
    real = other.store.due

    async def due(at: int) -> Sequence[Turn]:
        found = await real(at)
        await plays(one, table)
        return found

    time.at += 120_000
    monkeypatch.setattr(other.store, "due", due)
    await other.timekeeper.look()
    kinds = [entry.kind for entry in await one.store.entries(table.info.id, table.number)]
    assert "action" in kinds
    assert "absent" not in kinds


async def plays(process: Process, table: Table) -> None:
    """Whoever is asked does the first thing there is to do."""
    assert table.position is not None
    (seat,) = table.awaited
    (person,) = await process.store.people([table.people[seat]])
    action = msgspec.json.encode(table.position.legal(seat)[0].action)
    await process.tables.play(table.info.id, person, interaction(), action)


async def test_a_store_that_is_busy_is_asked_again(
    processes: list[Process], time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    (process, _), real, busy = processes, processes[0].store.due, iter([True] * 5)

    async def due(at: int) -> Sequence[Turn]:
        if next(busy, False):
            raise StoreBusy
        return await real(at)

    table = await waiting(process)
    await process.timekeeper.look()
    monkeypatch.setattr(process.store, "due", due)
    monkeypatch.setattr(timekeeper_module, "AGAIN", 0.001)
    time.at += 120_000
    process.timekeeper.wake()
    step = await later(process, time)
    assert (step.after.info.id, step.entries[0].kind) == (table.info.id, "absent")


async def later(process: Process, time: Time) -> Step:
    """The next step that is shown, however long it takes; time goes on meanwhile."""
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
    await process.timekeeper.look()
    real = process.tables.table

    async def table(table_id: str) -> Table:
        if table_id == broken.info.id:
            raise ZeroDivisionError
        return await real(table_id)

    monkeypatch.setattr(process.tables, "table", table)
    time.at += 120_000
    await process.timekeeper.look()
    assert (await process.steps.get()).after.info.id == sound.info.id


async def test_a_click_at_a_table_without_a_clock_asks_the_store_for_nothing_about_time(
    processes: list[Process], time: Time
) -> None:
    process = processes[0]
    table = await waiting(process, "none")
    await process.timekeeper.look()
    told: list[str] = []

    def note(_connection: object, _cursor: object, statement: str, *_more: object) -> None:
        told.append(statement)

    event.listen(process.store.database.dialect.engine, "before_cursor_execute", note)
    await plays(process, table)
    event.remove(process.store.database.dialect.engine, "before_cursor_execute", note)
    assert [statement for statement in told if "min(" in statement or "quiet" in statement] == []
