"""The end of a table is shown in one message, whatever is in flight to the channel when it comes."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import pytest
from simcord.actors import MemberActor
from simcord.backend.models import Message
from simcord.http.client import FakeWebhookAdapter

from bot.chat.board.display import Repost
from bot.chat.board.displays import Displays
from bot.chat.board.moves import play_request
from bot.chat.front import discord_io
from bot.chat.requests import Vote
from games.heckmeck.moves import Keep, Roll
from tests.chat.world import EDIT_EVERY, EIGHT_WORMS, World
from tests.patience import PATIENCE, until

ENDED = "Most of you wanted to close this table early"


class Gate:
    """A gate that holds its callers until it is opened."""

    def __init__(self) -> None:
        self.reached = asyncio.Event()
        self._open = asyncio.Event()

    def open(self) -> None:
        self._open.set()

    async def wait(self) -> None:
        self.reached.set()
        await self._open.wait()


def hold_replies(patched: pytest.MonkeyPatch, gate: Gate) -> None:
    """Let replies to interactions wait at a gate."""
    request = FakeWebhookAdapter.request

    async def held(adapter: FakeWebhookAdapter, route: Any, session: Any, **sent: Any) -> Any:
        await gate.wait()
        return await request(adapter, route, session, **sent)

    patched.setattr(FakeWebhookAdapter, "request", held)


class Ending:
    """A table that most of three people have ended: that is in the log, the answer to who agreed last is on its way to
    what she alone sees, and the board of the end is to come behind that."""

    def __init__(self, world: World, monkeypatch: pytest.MonkeyPatch) -> None:
        self.world = world
        self.board = world.board
        self._monkeypatch = monkeypatch
        self._answer = Gate()

    async def in_words(self, who: MemberActor) -> Message:
        """A person's private messages."""
        return self.world.message_of(await self.world.click(who, "As text", self.board))

    async def begin(self) -> None:
        """Let all but one of them agree."""
        world = self.world
        self._wish = Vote((await world.fetch()).info.id, "end").custom_id
        self._of_carla = await self.in_words(world.carla)
        await world.pressed(world.bruno, self._wish, self.board)

    async def comes(self) -> None:
        with self._monkeypatch.context() as patched:
            hold_replies(patched, self._answer)
            self.world.press(self.world.carla, self._wish, self._of_carla)
            await self._answer.reached.wait()
        assert (await self.world.fetch()).phase == "over"

    def arrives(self) -> None:
        """The answer does."""
        self._answer.open()

    async def end_is_in_one_message(self, *asked: Awaitable[object]) -> None:
        """Let the reply and its consequences arrive: the end is in one message, and was never in another."""
        self.arrives()
        await asyncio.gather(*asked)
        await self.world.env.settle()
        world = self.world
        assert ENDED in world.board.content
        assert [message for message in world.public if message.components] == [world.board]
        assert len([message for message in world.public if ENDED in message.content]) == 1
        assert len(self.shown) == 1

    @property
    def shown(self) -> list[Mapping[str, Any]]:
        """The boards that showed the end."""
        bodies = [body for method in ("POST", "PATCH") for body in self.world.requests(method)]
        bodies += [body["data"] for body in bodies if body.get("data")]
        return [body for body in bodies if body.get("attachments") and ENDED in body["content"]]


@pytest.fixture
async def ending(world: World) -> Ending:
    await world.table(3)
    made = Ending(world, world.patch)
    await made.begin()
    return made


@pytest.fixture
def rolling(ending: Ending, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Awaitable[Gate]]:
    """Anna rolls where only she sees it, and the board is about to follow: it is held in a part of that."""

    async def rolled(where: str) -> Gate:
        world, gate, part = ending.world, Gate(), discord_io if hasattr(discord_io, where) else ending.world.store
        go_on = getattr(part, where)

        async def held(*given: Any) -> Any:
            await gate.wait()
            return await go_on(*given)

        of_anna = await ending.in_words(world.anna)
        world.dealer.rolls(EIGHT_WORMS)
        with monkeypatch.context() as patched:
            patched.setattr(part, where, held)
            world.press(world.anna, world.buttons(ending.board)["Roll 8 dice"], of_anna)
            await gate.reached.wait()
        return gate

    return rolled


def until_done(monkeypatch: pytest.MonkeyPatch, what: str) -> asyncio.Event:
    """Something that is done to a message in a channel, once it was."""
    done, do = asyncio.Event(), getattr(discord_io, what)

    async def recorded(*given: Any) -> Any:
        came_of_it = await do(*given)
        done.set()
        return came_of_it

    monkeypatch.setattr(discord_io, what, recorded)
    return done


async def test_board_edit_in_flight_does_not_show_the_end(
    ending: Ending, rolling: Callable[[str], Awaitable[Gate]], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with asyncio.timeout(PATIENCE):
        reading = await rolling("message")
        edited = until_done(monkeypatch, "edit")
        await ending.comes()
        reading.open()
        await edited.wait()
    await ending.end_is_in_one_message()


async def test_a_board_that_is_brought_up_to_date_when_that_of_the_end_is_asked_for_does_not_tell_of_it(
    ending: Ending, rolling: Callable[[str], Awaitable[Gate]], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, wake = asyncio.Event(), Displays.wake

    def woken(displays: Displays, table_id: str, repost: Repost | None = None, *, at_once: bool = False) -> None:
        wake(displays, table_id, repost, at_once=at_once)
        asked.set()

    monkeypatch.setattr(Displays, "wake", woken)
    async with asyncio.timeout(PATIENCE):
        reading = await rolling("message")
        await ending.comes()
        ending.arrives()
        await asked.wait()
        reading.open()
    await ending.end_is_in_one_message()


async def test_board_post_in_flight_does_not_show_the_end(
    ending: Ending, rolling: Callable[[str], Awaitable[Gate]], monkeypatch: pytest.MonkeyPatch
) -> None:
    ending.world.passes(minutes=1)
    async with asyncio.timeout(PATIENCE):
        looking = await rolling("last_message")
        table = await ending.world.fetch()
        keep = play_request(table, 0, Keep(6)).custom_id
        taken = ending.world.press(ending.world.anna, keep, ending.board)
        await ending.world.answered(taken)
        sent = until_done(monkeypatch, "send")
        await ending.comes()
        looking.open()
        await sent.wait()
    await ending.end_is_in_one_message()


async def test_board_requested_in_flight_does_not_show_the_end(ending: Ending) -> None:
    async with asyncio.timeout(PATIENCE):
        await ending.comes()
        asking = asyncio.create_task(ending.world.bruno.slash(ending.world.channel, "table show"))
        await until(lambda: ending.world.board is not ending.board)  # SimCord would wait for what is held
    await ending.end_is_in_one_message(asking)


async def test_a_board_that_comes_late_shows_what_was_done_while_it_was_on_its_way(world: World) -> None:
    """Though the one before it was just brought up to date, and nothing else asks for that again."""
    gate, board = Gate(), await world.table()
    of_anna, of_bruno = [await world.open(who, "As text", board) for who in (world.anna, world.bruno)]
    world.dealer.rolls(EIGHT_WORMS, EIGHT_WORMS)
    await world.pressed(world.anna, world.buttons(board)["Roll 8 dice"], of_anna)
    async with asyncio.timeout(PATIENCE):
        with world.patch.context() as patched:
            hold_replies(patched, gate)
            keeping = asyncio.create_task(world.anna.slash(world.channel, "heckmeck keep", face="worm"))
            await gate.reached.wait()
        table = await world.fetch()
        taken = world.press(world.bruno, play_request(table, 1, Roll()).custom_id, of_bruno)
        await world.answered(taken)
        gate.open()
        await keeping
    await world.env.advance_time(EDIT_EVERY)
    assert world.board.id > board.id
    assert world.label("Keep")
