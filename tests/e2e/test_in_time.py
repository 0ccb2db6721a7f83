"""An answer is in time, though what it shows is not ready: promised after a moment, and said when it is."""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Generator
from contextlib import asynccontextmanager, contextmanager
from random import Random
from typing import Any

import pytest

from bot.chat.board.display import Display
from bot.chat.front import discord_io, interaction, serving
from bot.chat.front.interaction import DEFER_AFTER, Interaction
from bot.chat.front.painter import Painter
from bot.chat.front.serving import Delays
from bot.playground.objects import EPHEMERAL, Exchange
from bot.playground.values import as_int, as_object
from bot.tables.table import Table
from bot.tables.wall_clock import uptime
from tests.e2e.conftest import Opening
from tests.e2e.faults.looks import looked
from tests.e2e.faults.scenes import Stage
from tests.e2e.group import STAYS, hasty, seen, steady, takes
from tests.e2e.hand_players import asks
from tests.e2e.house import House
from tests.patience import PATIENCE

DEFERRED_NEW, DEFERRED, IN_PLACE = 5, 6, 7


@pytest.fixture
def hurried() -> bool:
    return True


def answers(exchanges: list[Exchange]) -> list[int]:
    """The types of the first answers to interactions."""
    return [as_int(as_object(it.request).get("type")) for it in exchanges if it.route.endswith("/callback")]


@contextmanager
def slow_pictures(monkeypatch: pytest.MonkeyPatch, until: asyncio.Event) -> Generator[None]:
    """Pictures take until an event."""
    paint = Painter.paint

    def painting(self: Painter, *drawn: Any) -> asyncio.Future[Any]:
        async def painted() -> Any:
            await until.wait()
            return await paint(self, *drawn)

        return asyncio.ensure_future(painted())

    with monkeypatch.context() as patched:
        patched.setattr(Painter, "paint", painting)
        yield


@asynccontextmanager
async def no_picture_before(
    house: House, monkeypatch: pytest.MonkeyPatch, answer: int
) -> AsyncGenerator[list[Exchange]]:
    """Hold pictures back until a reply of some type. Returns all replies from then on."""
    answered = asyncio.Event()
    said: list[Exchange] = []

    def listen(exchange: Exchange) -> None:
        said.append(exchange)
        if answer in answers(said):
            answered.set()

    house.world.observers.append(listen)
    with slow_pictures(monkeypatch, answered):
        yield said
    house.world.observers.remove(listen)


async def test_a_click_whose_picture_is_not_ready_is_deferred_and_edited_in(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    group = house.group(2)
    await group.open(variants=STAYS)
    await house.followed()
    before = await group.board()
    async with no_picture_before(house, monkeypatch, DEFERRED) as said:
        interaction = await group.move()
        await group.changed(before)
    await house.followed()
    after = await group.board()
    assert answers(said) == [DEFERRED]
    assert (after.id, after.picture) != (before.id, before.picture)
    assert after.id == before.id
    assert len(after.moves) > 1
    assert await house.store.table_of_interaction(interaction.id) is not None


async def test_a_turn_that_passes_is_answered_before_its_picture_is_drawn(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    group = house.group(2)
    await group.open(variants=STAYS)
    while not any(takes(label) for label in (await group.board()).moves):
        await group.move(steady)
        await house.followed()
    before, first = await group.board(), await group.asked()
    monkeypatch.setattr(interaction, "DEFER_AFTER", PATIENCE)
    async with no_picture_before(house, monkeypatch, IN_PLACE) as said:
        await group.move(steady)
        assert house.world.message(before.id).components
        await group.changed(before)
    await house.followed()
    after = await group.settled()
    assert answers(said) == [IN_PLACE]
    assert after.id != before.id
    assert await group.asked() is not first


async def test_a_command_whose_picture_is_not_ready_is_promised_to_its_author_alone(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    group = house.group(2)
    await group.open()
    await house.followed()
    before = await group.board()
    who = await group.asked()
    _, face = (await group.completed(who))[steady(before.moves)]
    async with no_picture_before(house, monkeypatch, DEFERRED_NEW) as said:
        await group.say(who, "heckmeck keep", **face)
        await group.changed(before)
    await house.followed()
    after = await group.settled()
    (promise,) = [as_object(it.request) for it in said if it.route.endswith("/callback")]
    assert as_int(promise.get("type")) == DEFERRED_NEW
    assert as_int(as_object(promise.get("data")).get("flags")) & EPHEMERAL
    assert after.id != before.id
    assert len(after.moves) > 1
    await house.world.wait_until(lambda: not any(it.thinking for it in house.world.index.values() if not it.deleted))


@pytest.mark.parametrize("ahead", [-5000, 5000])
async def test_clocks_may_differ_by_five_seconds(
    open_house: Opening, monkeypatch: pytest.MonkeyPatch, ahead: int
) -> None:
    """Neither is everything promised, nor nothing before it is too late."""
    monkeypatch.setattr(serving, "uptime", lambda: uptime() + ahead)
    promised_in, in_time = list[float](), Interaction.acknowledge_in_time

    def timed(interaction: Interaction) -> asyncio.TimerHandle:
        promise = in_time(interaction)
        promised_in.append(promise.when() - asyncio.get_running_loop().time())
        return promise

    monkeypatch.setattr(Interaction, "acknowledge_in_time", timed)
    house = await open_house()
    await house.start()
    group = house.group(2)
    await group.open(variants=STAYS)
    await house.followed()
    before = await group.board()
    async with no_picture_before(house, monkeypatch, DEFERRED) as said:
        await group.move()
        await group.changed(before)
    await house.followed()
    after = await group.board()
    assert answers(said) == [DEFERRED]
    assert len(after.moves) > 1
    assert max(promised_in) <= DEFER_AFTER


def test_an_age_is_what_a_delay_exceeds_the_smallest_one_by() -> None:
    delays = Delays()
    assert delays.age(made=100.0, at=105.0) == 0
    assert delays.age(made=200.0, at=206.5) == 1.5
    assert delays.age(made=300.0, at=304.0) == 0
    assert delays.age(made=400.0, at=405.0) == 1.0


@pytest.mark.parametrize("every", [1, 30 * 60])
def test_clock_that_gains_five_seconds_a_day_makes_no_interaction_old(every: int) -> None:
    """However rarely one comes."""
    delays = Delays()
    ages = [delays.age(made=made, at=made * (1 + 5 / (24 * 60 * 60))) for made in range(0, 500 * every, every)]
    assert max(ages) < 0.5


def slowed(request: Callable[..., Awaitable[Any]], random: Random) -> Callable[..., Awaitable[Any]]:
    """A request that takes as long as it does over a real way: sometimes before it arrives, sometimes after."""

    async def slow(*about: Any) -> Any:
        await asyncio.sleep(random.choice((0, 0.05, 0.2)))
        came = await request(*about)
        await asyncio.sleep(random.choice((0, 0.05, 0.2)))
        return came

    return slow


@pytest.mark.parametrize("seed", range(3))
async def test_clicks_during_a_repost_leave_one_correct_board(
    house: House, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    """Every click is on any message that offers the move, the moment it does, though another is on its way."""
    random = Random(seed)
    for name in ("send", "edit", "strip"):
        monkeypatch.setattr(discord_io, name, slowed(getattr(discord_io, name), random))
    stage = Stage(house, "heckmeck", 3)
    await stage.open(variants=STAYS)
    for _ in range(60):
        table = await stage.table()
        if table.phase == "over":
            break
        (seat,) = table.awaited

        def offered(table: Table = table, seat: int = seat) -> list[tuple[int, str]]:
            return [(it.id, one) for it in stage.messages for one in it.labels() if asks(one, table, seat)]

        found = await house.world.wait_until(offered)
        message_id, custom_id = random.choice(found)
        await stage.press_id(stage.people[seat], message_id, custom_id)
    await house.followed()
    assert await looked(stage) == []


class SlowAnswer:
    """Hold back the next picture, and with it the board that it is for, until another task waits for that board or has
    changed the message without."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun = asyncio.Event()
        self.waited_for = asyncio.Event()
        self._go_on = asyncio.Event()
        paint, answered = Painter.paint, Display.wait_for_reply

        def painting(painter: Painter, *drawn: Any) -> asyncio.Future[Any]:
            picture = paint(painter, *drawn)
            if self.begun.is_set():
                return picture
            self.begun.set()
            return asyncio.ensure_future(self._held(picture))

        async def waiting(display: Display, seconds: float) -> None:
            if display.lock.locked():
                self.waited_for.set()
            await answered(display, seconds)

        monkeypatch.setattr(Painter, "paint", painting)
        monkeypatch.setattr(Display, "wait_for_reply", waiting)

    async def _held(self, picture: asyncio.Future[Any]) -> Any:
        await self._go_on.wait()
        return await picture

    async def come(self, change: Awaitable[object]) -> None:
        """Release the picture once another task waits for it, or the message was changed."""
        either = {asyncio.ensure_future(change), asyncio.ensure_future(self.waited_for.wait())}
        _, other = await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
        for one in other:
            one.cancel()
        self._go_on.set()


async def test_a_board_that_follows_a_move_comes_behind_the_answer_to_the_one_before(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A person keeps dice on the board, and rolls in the text table before the picture of the keep is there. If that
    picture came last, the board would stay stale."""
    stage = Stage(house, "heckmeck", 2)
    await stage.open(variants=STAYS)
    while any(label.startswith(("Roll", "Give up")) for label in (await stage.board()).moves):
        await stage.move(hasty)
    await house.followed()
    who, board = await stage.asked(), await stage.board()
    words = await stage.show(who, "As text")
    slow = SlowAnswer(monkeypatch)
    keeping = asyncio.create_task(stage.press_id(who, board.id, board.moves[hasty(board.moves)]))
    await slow.begun.wait()
    await stage.press_id(who, words.id, seen(words).buttons["Refresh"])
    (roll,) = [custom_id for label, custom_id in seen(words).moves.items() if label.startswith("Roll")]
    await stage.press_id(who, words.id, roll)
    await slow.come(house.world.wait_until(lambda: seen(house.world.message(board.id)) != board))
    await keeping
    await house.followed()
    assert await looked(stage) == []
