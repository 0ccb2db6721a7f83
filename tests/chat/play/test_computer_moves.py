"""Timing of computers' moves, and thoughts that come too late because the table went on."""

import asyncio
from asyncio import Queue
from collections.abc import AsyncGenerator, AsyncIterator, Sequence
from contextlib import asynccontextmanager
from itertools import count
from typing import Any, TypeVar, cast

import discord
import pytest
from simcord.backend.models import Message
from structlog.testing import capture_logs

from bot.chat.board import composer
from bot.chat.board.display import Display
from bot.chat.board.displays import Displays
from bot.chat.front import discord_io, update_loop
from bot.chat.front.discord_io import Trouble
from bot.chat.play import computer_moves
from bot.chat.play.computer_moves import ComputerMoves, Pace, Thinks, pace
from bot.chat.requests import AtTable
from bot.computers.computers import Computers
from bot.store import SqlStore
from bot.tables.entries import LeftSeat
from bot.tables.holders import Computer, Holder
from bot.tables.lobby import add_computer
from bot.tables.service import TableLocation, Tables
from bot.tables.state import TableInfo, TableState
from bot.tables.store import Person, StoreBusy
from bot.tables.table import Cause, Step, Table
from games.chance import commitment
from games.core import IllegalMove
from games.heckmeck.rules import Heckmeck
from games.registry import GAMES
from tests.chat.world import Dealer, World, alt_of, at_once, never
from tests.patience import PATIENCE, until
from tests.thinking import think_here

T = TypeVar("T")

HALF = (1, 1, 1, 1, 2, 2, 2, 2)
SEVEN_WORMS = (1, 6, 6, 6, 6, 6, 6, 6)


class Pondering:
    """Computers that play at random, when the test says so."""

    def __init__(self) -> None:
        self.asked: Queue[tuple[str, int, int]] = Queue()
        """Every decision that was thought about: the table, the seat, and how often that had been asked."""
        self.may_answer = asyncio.Event()
        self._chicks = think_here()

    async def decide(self, table: TableState, seat: int, level: str, refused: Sequence[bytes] = ()) -> bytes:
        self.asked.put_nowait((table.info.id, seat, table.stamp(seat)))
        await self.may_answer.wait()
        return await self._chicks.decide(table, seat, "chick")


class Undisplayed:
    """Tables without Discord, at which computers move."""

    def __init__(self, store: SqlStore, computers: Thinks) -> None:
        self.store = store
        self.tables = Tables(store)
        self.steps: Queue[Step] = Queue()
        """What computers and the clock did, as it is to be shown."""
        self.moves = ComputerMoves(self.tables, cast("Displays", self), computers, at_once)
        self.tables.add_listener(self._followed)
        self._displays: dict[str, Display] = {}

    def display_of(self, table_id: str) -> Display:
        """Stand in for `Displays.display_of`."""
        return self._displays.setdefault(table_id, Display(table_id))

    def _followed(self, step: Step) -> None:
        """Follow a step of no person."""
        if step.entries[0].interaction_id is None:
            self.steps.put_nowait(step)
            self.moves.after(step)


class QuietTables(Undisplayed):
    """Such tables of Anna's, and the computers at them."""

    def __init__(self, store: SqlStore, anna: Person) -> None:
        self.anna = anna
        self.computers = Pondering()
        self._ids = count(1)
        super().__init__(store, self.computers)

    async def table(self, game: str, computers: int) -> Table:
        """A table of Anna and so many computers in a channel of its own, before any decision."""
        spot = TableLocation(1, next(self._ids), None)
        step = await self.tables.open(spot, self.anna, next(self._ids), game=game, language="en")
        table_id = step.after.info.id
        for _ in range(computers):
            await self.tables.commit(table_id, self.anna, next(self._ids), add_computer, "hen")
        return (await self.tables.start(table_id, self.anna, next(self._ids))).after

    async def end(self, table: Table) -> None:
        """Anna ends it."""
        await self.tables.commit(table.info.id, self.anna, next(self._ids), Table.end, moderator=False)

    def wake(self) -> None:
        """The bot starts."""
        self.moves.wake()


async def soon(queue: Queue[T]) -> T:
    return await asyncio.wait_for(queue.get(), PATIENCE)


@pytest.fixture
async def room(store: SqlStore, dealer: Dealer) -> AsyncIterator[QuietTables]:
    made = QuietTables(store, await store.upsert_person(7, "Anna", "en-US"))
    yield made
    made.computers.may_answer.set()
    await made.moves.close()


async def test_a_decision_is_thought_about_once_and_played_once(room: QuietTables, dealer: Dealer) -> None:
    dealer.first(1)
    table = await room.table("heckmeck", 1)
    for _ in range(3):
        room.wake()
    assert await soon(room.computers.asked) == (table.info.id, 1, 1)
    room.wake()
    room.computers.may_answer.set()
    first, second = await soon(room.steps), await soon(room.steps)
    assert [first.entries[0].by, second.entries[0].by] == ["computer:hen"] * 2
    assert await soon(room.computers.asked) == (table.info.id, 1, 2)
    assert first.entries[0].number == table.number + 1


async def test_decision_for_a_table_that_has_ended_is_dropped(room: QuietTables, dealer: Dealer) -> None:
    dealer.first(1)
    table = await room.table("heckmeck", 1)
    room.wake()
    await soon(room.computers.asked)
    await room.end(table)
    room.computers.may_answer.set()
    await room.moves.close()
    assert room.steps.empty()
    assert (await room.store.entries(table.info.id, 0))[-1].kind == "ended"


async def test_a_table_does_not_wait_for_what_is_thought_about_another(room: QuietTables, dealer: Dealer) -> None:
    tables: list[Table] = []
    for _ in range(2):
        dealer.first(1)
        tables.append(await room.table("heckmeck", 1))
    room.wake()
    asked = {(await soon(room.computers.asked))[0] for _ in tables}
    assert asked == {table.info.id for table in tables}, "both are thought about before any is played"


async def test_computers_choose_in_secret_without_waiting_for_each_other_or_for_anybody(room: QuietTables) -> None:
    await room.table("hornochsen", 3)
    room.wake()
    assert sorted([(await soon(room.computers.asked))[1] for _ in range(3)]) == [1, 2, 3]
    room.computers.may_answer.set()
    steps = [await soon(room.steps) for _ in range(3)]
    assert [step.entries[0].seat for step in steps] == [1, 2, 3]
    assert 0 in steps[-1].after.awaited


@pytest.mark.parametrize("part", ["append", "awaiting_computers"])
async def test_what_a_busy_store_does_not_take_or_tell_is_tried_again(
    room: QuietTables, dealer: Dealer, monkeypatch: pytest.MonkeyPatch, part: str
) -> None:
    """A computer's move, and at the start of the bot the tables that wait for one."""
    dealer.first(1)
    await room.table("heckmeck", 1)
    real, busy = getattr(room.store, part), iter([True] * 6)

    async def do(*given: object) -> object:
        if next(busy, False):
            raise StoreBusy
        return await real(*given)

    monkeypatch.setattr(room.store, part, do)
    monkeypatch.setattr(computer_moves, "_AGAIN", 0.001)
    room.computers.may_answer.set()
    room.wake()
    assert (await soon(room.steps)).entries[0].by == "computer:hen"
    assert next(busy, None) is None


async def no_thought(*_asked: object) -> bytes:
    """Fail in place of a computer's thought."""
    raise ZeroDivisionError


@asynccontextmanager
async def failing(monkeypatch: pytest.MonkeyPatch, computers: object) -> AsyncGenerator[None]:
    """Computers whose thoughts fail, until one has."""
    with monkeypatch.context() as patched, capture_logs() as lines:
        patched.setattr(computers, "decide", no_thought)
        yield
        await until(lambda: "computer.failed" in [line["event"] for line in lines])


@pytest.mark.parametrize("later", [0.001, 1e6])
async def test_failed_computer_move_is_retried_after_a_while_or_at_the_next_click(
    room: QuietTables, dealer: Dealer, monkeypatch: pytest.MonkeyPatch, later: float
) -> None:
    monkeypatch.setattr(computer_moves, "_LATER", later)
    dealer.first(1)
    table = await room.table("heckmeck", 1)
    room.computers.may_answer.set()
    async with failing(monkeypatch, room.computers):
        room.wake()
    if later > 1:
        room.moves.hurry(table)
    assert (await soon(room.steps)).entries[0].by == "computer:hen"


@pytest.mark.parametrize("button", ["As text", "How to play"])
async def test_showing_a_stuck_table_makes_its_computer_move(world: World, dice_that_roll: Dealer, button: str) -> None:
    world.patch.setattr(computer_moves, "_LATER", 1e6)
    dice_that_roll.first(1)
    async with failing(world.patch, Computers):
        await world.against("chick")
    standing = await world.fetch()
    await world.click(world.anna, button)
    async with asyncio.timeout(PATIENCE):
        while (await world.fetch()).number == standing.number:
            await world.env.settle()


async def test_move_that_the_table_refuses_is_followed_by_another_at_once(
    room: QuietTables, dealer: Dealer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where the rules fail over it. Every other move is a simpler mind's."""
    faults, refused, real = [IllegalMove("over"), ZeroDivisionError()], list[int](), room.tables.play_for

    async def play_for(table_id: str, seat: int, stamp: int, action: bytes) -> Step:
        if faults:
            raise faults.pop()
        return await real(table_id, seat, stamp, action)

    async def decide(table: TableState, seat: int, level: str, former: Sequence[bytes] = ()) -> bytes:
        refused.append(len(former))
        return await Computers().decide(table, seat, "random")

    monkeypatch.setattr(room.tables, "play_for", play_for)
    monkeypatch.setattr(room.computers, "decide", decide)
    monkeypatch.setattr(computer_moves, "_LATER", 1e6)
    dealer.first(1)
    await room.table("heckmeck", 1)
    room.wake()
    assert (await soon(room.steps)).entries[0].by == "computer:hen"
    assert refused[:3] == [0, 1, 2]


@pytest.mark.parametrize("pace", [never])
@pytest.mark.parametrize(
    ("language", "label"),
    [("en", "Let the computer move"), ("it", "Fai muovere il computer"), ("de", "Computer ziehen lassen")],
)
async def test_the_seated_let_a_computer_move_that_thinks_for_half_a_minute(
    world: World, dice_that_roll: Dealer, pace: Pace, language: str, label: str
) -> None:
    world.locales[world.anna.id] = language
    dice_that_roll.first(1)
    dice_that_roll.rolls(HALF)
    await world.command(world.anna, "table open", game="heckmeck", against="hen", language=language)
    assert label not in world.buttons()
    await world.goes_on(seconds=31)
    await until(lambda: label in world.buttons(), world.later)
    thinking = await world.fetch()
    assert "don't have a seat" in world.private(await world.click(world.bruno, label))
    await world.click(world.anna, label)
    moved = await world.fetch()
    assert moved.number > thinking.number
    assert (await world.store.entries(moved.info.id, thinking.number))[0].by == "computer:hen"
    assert label not in world.buttons()


@pytest.mark.parametrize("pace", [never])
async def test_in_words_too_a_computer_has_its_half_minute_before_it_may_be_hastened(
    world: World, dice_that_roll: Dealer, pace: Pace
) -> None:
    """Beside all that a message in words has at its end."""
    label = "Let the computer move"
    await world.command(world.anna, "me words", words="on")
    dice_that_roll.first(1)
    dice_that_roll.rolls(HALF)
    await world.command(world.anna, "table open", game="heckmeck", against="hen")
    look = AtTable((await world.fetch()).info.id, "hand").custom_id
    at_once = world.message_of(await world.pressed(world.anna, look, world.board))
    assert label not in world.buttons(at_once)
    await world.goes_on(seconds=31)
    waiting = world.message_of(await world.pressed(world.anna, look, world.board))
    assert {label, "Refresh", "Whole table", "Picture", "How to play", "…"} <= {*world.buttons(waiting)}


# What is seen of it


@pytest.mark.parametrize("way", ["clicks", "commands"])
async def test_one_message_reports_a_persons_and_a_computers_move(
    world: World, dice_that_roll: Dealer, way: str
) -> None:
    dice_that_roll.first(0)
    dice_that_roll.rolls(SEVEN_WORMS, HALF)
    await world.against("chick")
    if way == "clicks":
        await world.click(world.anna, world.label("Keep 7×worm"))
        await world.click(world.anna, world.label("Take 35"))
    else:
        await world.command(world.anna, "heckmeck keep", face="6")
        await world.command(world.anna, "heckmeck stop")
    # The computer's turn is edits of another message.
    await until(lambda: "Anna" in world.board.content.splitlines()[-1], world.env.settle)
    *_, hers, chicks = [line for message in world.public[:-1] for line in message.content.splitlines()]
    assert "Anna** takes 35" in hers
    assert "Chick" in chicks
    assert world.only_line("Anna** takes 35") == hers


@pytest.mark.parametrize("trouble", [StoreBusy, ZeroDivisionError])
async def test_board_shows_a_computers_move_whose_message_failed(
    world: World, dice_that_roll: Dealer, trouble: type[Exception]
) -> None:
    def story(*_given: object) -> list[str]:
        raise trouble

    world.patch.setattr(composer, "story", story)
    world.patch.setattr(computer_moves, "_AGAIN", 0.001)
    world.patch.setattr(computer_moves, "_LATER", 0.001)
    dice_that_roll.first(1)
    dice_that_roll.rolls(HALF)
    await world.against("chick")
    await until(lambda: "Anna" in world.board.content.splitlines()[-1], world.later)


@pytest.mark.parametrize("pace", [never])
async def test_while_a_computer_is_awaited_it_is_thinking_and_asked_nothing(
    world: World, dice_that_roll: Dealer, pace: Pace
) -> None:
    world.locales[world.anna.id] = "it"
    dice_that_roll.first(1)
    dice_that_roll.rolls(HALF)
    await world.command(world.anna, "table open", game="heckmeck", against="rooster", language="it")
    thinks = "🐓\u00a0**Gallo** sta pensando…"
    assert world.board.content.splitlines()[-1].endswith(thinks)
    assert "Gallo (computer) sta pensando…" in alt_of(world.board)
    for asking in ("?", "quali dadi"):
        assert asking not in f"{world.board.content} {alt_of(world.board)}"
    assert thinks in world.private(await world.click(world.anna, "Descrivi il tavolo"))


# The message that opened the table


async def test_computer_moving_before_the_first_board_keeps_the_seal(world: World, dice_that_roll: Dealer) -> None:
    async def cut(*post: Any) -> int | Trouble:
        """Refuse every post until the computer's turn is over."""
        return await send(*post) if 0 in (await world.fetch()).awaited else "down"

    send = discord_io.send
    world.patch.setattr(discord_io, "send", cut)
    dice_that_roll.first(1)
    opening = await world.against("chick")
    await wait_for_the_board_below(world, opening)


@pytest.mark.usefixtures("late_retries")
@pytest.mark.parametrize("pace", [never])
async def test_a_computer_that_moves_after_a_restart_leaves_the_promise_of_the_seed(
    world: World, dice_that_roll: Dealer, pace: Pace
) -> None:
    async def cut(client: discord.Client, *post: Any) -> int | Trouble:
        """Refuse every post until the restart."""
        return "down" if client is before else await send(client, *post)

    send, before = discord_io.send, world.env.bot
    world.patch.setattr(discord_io, "send", cut)
    world.patch.setattr(update_loop, "_PATIENCE", 0)
    dice_that_roll.first(1)
    opening = await world.against("chick")
    await world.restart()
    await wait_for_the_board_below(world, opening)


async def wait_for_the_board_below(world: World, opening: Message) -> None:
    """Wait until a person is asked; the message that opened the table stays above as it was."""
    await until(
        lambda: world.public[-1].attachments and "Anna" in world.public[-1].content.splitlines()[-1], world.later
    )
    assert world.public[0] is opening
    assert len(world.public) > 1
    assert commitment((await world.fetch()).info.seed) in opening.content
    assert (opening.components, opening.attachments) == ([], [])


# How soon


def taken(table: Table, action: str) -> Step:
    """A step of the awaited seat."""
    (seat,) = table.awaited
    if seat in table.computers:
        return table.play_for(1, action.encode(), seat, table.stamp(seat))
    person = table.holders[seat]
    return table.play(Cause(person, 1, table.number), action.encode(), None, None)


def opened(*holders: Holder, game: str = "heckmeck") -> Step:
    """A table is opened at which these play at once."""
    info = TableInfo("sometable", 1, 2, None, game, GAMES[game].version, "en", bytes(32))
    return Table(info).open(Cause(1, 1, 1), holders, (), started=True)


def begun(*holders: Holder) -> Table:
    """A table of Heckmeck at which these play."""
    return opened(*holders).after


def test_a_computer_waits_while_there_is_something_to_read(
    dice_that_roll: Dealer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Heckmeck, "routine", None)  # so that keeping dice and rolling are two steps
    dice_that_roll.first(0)
    dice_that_roll.rolls(SEVEN_WORMS, HALF, (3, 3, 3, 4))
    kept = taken(begun(1, Computer("hen")), '["keep",6]')
    over = taken(kept.after, '["stop"]')
    chosen = taken(over.after, '["keep",1]')
    rolled = taken(chosen.after, '["roll"]')
    assert pace(over) > pace(rolled) > pace(chosen) == 0


def test_computers_do_not_pause_without_human_readers(dice_that_roll: Dealer) -> None:
    dice_that_roll.first(0)
    dice_that_roll.rolls(SEVEN_WORMS, HALF)
    over = taken(taken(begun(1, Computer("hen")), '["keep",6]').after, '["stop"]')
    assert pace(over) > 0
    over.write(Cause(1, 1, 9), LeftSeat(), seat=0)
    assert over.after.computers_alone
    assert pace(over) == 0


def test_a_computer_does_not_wait_where_a_person_is_asked_as_well() -> None:
    both = opened(1, Computer("hen"), game="hornochsen")
    assert both.after.awaited == {0, 1}
    assert pace(both) == 0
