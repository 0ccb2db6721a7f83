"""The board message: when it is edited, when it is reposted, and which seats that notifies."""

import asyncio
import time
from collections.abc import Callable
from typing import Any

import pytest
import simcord
from msgspec import Raw
from msgspec.structs import replace
from simcord.actors import MemberActor
from simcord.backend.models.interaction import ResponseKind
from simcord.http.client import FakeWebhookAdapter

from bot.chat.board.moves import play_request
from bot.chat.front import discord_io
from bot.chat.front.discord_io import Trouble
from bot.chat.requests import Play, decode
from bot.tables.posted import PostedMessage
from bot.tables.store import StoreBusy
from games.heckmeck.moves import Keep, Roll
from tests.chat.world import EIGHT_WORMS, ROLL, Reply, World
from tests.patience import PATIENCE

ORIGINAL = "/messages/@original"


async def test_a_board_that_another_is_to_take_the_place_of_is_not_brought_up_to_date(world: World) -> None:
    """Else two show the same, one above the other."""
    held, sent = asyncio.Event(), asyncio.Semaphore(0)

    async def slow(*post: Any) -> int | Trouble:
        sent.release()
        await held.wait()
        return await send(*post)

    async def played(who: MemberActor) -> None:
        """Play by clicks on the first board, while no other board follows it."""
        world.dealer.rolls(EIGHT_WORMS)
        for action in (Roll(), Keep(6)):
            reply = world.press(
                who, play_request(await world.fetch(), world.people.index(who), action).custom_id, first
            )
            await world.answered(reply)

    first, send = await world.table(), discord_io.send
    world.patch.setattr(discord_io, "send", slow)
    async with asyncio.timeout(PATIENCE):
        await played(world.anna)
        await sent.acquire()
        await played(world.bruno)
        held.set()
        await sent.acquire()
    await world.env.settle()
    second, third = world.public[-2:]
    assert first.id < second.id < third.id == world.board.id
    edits = world.requests("PATCH", f"/messages/{second.id}")
    assert [edit.get("content") for edit in edits if edit.get("attachments")] == []


async def test_a_click_on_the_board_reads_nothing_behind_its_step(world: World) -> None:
    async def unread(*_: object) -> None:
        raise StoreBusy

    board = await world.table()
    world.dealer.rolls(EIGHT_WORMS)
    world.patch.setattr(world.store, "message", unread)
    reply = await world.click(world.anna, world.label("Roll"))
    assert reply.response_kind is ResponseKind.UPDATE
    assert world.label("Keep 8×worm") in world.buttons(board)
    assert len(world.files(board)) == 1


async def test_a_click_whose_board_is_replaced_before_its_answer_leaves_one_board(world: World) -> None:
    """Its step has found the former one."""
    taken, posted = asyncio.Event(), asyncio.Event()

    async def slow(*post: Any) -> int | Trouble:
        await taken.wait()
        return await send(*post)

    async def noted(*boards: Any) -> None:
        await replace(*boards)
        posted.set()

    async def overtaken(*step: Any) -> PostedMessage | None:
        found = await append_by(*step)
        taken.set()
        await posted.wait()
        return found

    first, send = await world.table(), discord_io.send
    replace, append_by = world.store.replace_board, world.store.append_by
    world.patch.setattr(discord_io, "send", slow)
    for label in ("Roll", "Keep 8×worm"):
        world.dealer.rolls(EIGHT_WORMS)
        reply = world.press(world.anna, world.buttons(first)[world.label(label)], first)
        await world.answered(reply)
    world.patch.setattr(world.store, "replace_board", noted)
    world.patch.setattr(world.store, "append_by", overtaken)
    async with asyncio.timeout(PATIENCE):
        await world.pressed(world.bruno, world.buttons(first)[world.label("Roll")], first)
    assert world.board.id > first.id
    assert [message for message in world.public if message.components] == [world.board]
    assert not first.attachments
    assert world.label("Keep 8×worm")


async def test_behind_a_stop_no_board_is_taken_for_one_that_shows_less_than_was_clicked_there(world: World) -> None:
    """Else the next start tells everything once more."""
    await world.table()
    world.dealer.rolls(ROLL)
    shown = world.board.content
    await world.click(world.anna, world.label("Roll"))
    assert world.board.content != shown
    await world.restart()
    assert await world.store.boards_behind(0, 2**53) == []


@pytest.mark.usefixtures("late_retries")
async def test_a_game_that_began_at_once_is_shown_by_the_next_start_where_its_board_never_came(world: World) -> None:
    async def fails(*_: object) -> Trouble:
        return "down"

    with world.patch.context() as cut_off:
        cut_off.setattr(discord_io, "send", fails)
        world.dealer.first(0)
        await world.against("hen")
        (opened,) = world.public
        await world.env.bot.close()
    await world.restart()
    assert world.board.id != opened.id
    assert world.board.attachments


async def test_names_cannot_ping_or_format(world: World) -> None:
    wild = world.newcomer("**@everyone** <@&123456789012345678>_")
    await world.command(wild, "table open", game="heckmeck")
    await world.click(world.bruno, "Join")
    world.dealer.first(0)
    await world.click(world.bruno, "Start")
    await world.roll(wild, EIGHT_WORMS)
    for message in world.public:
        assert "@everyone" not in message.content
        assert "<@&123456789012345678>" not in message.content
        assert not message.mention_everyone
        assert not message.ping_role_ids
    assert r"\*\*" in world.board.content
    assert set(world.board.ping_user_ids) <= {wild.id}


# Age


async def test_a_click_on_an_old_board_posts_a_new_one_and_strips_it(world: World) -> None:
    board = await world.table(2)
    world.passes(minutes=51)
    await world.roll(world.anna)
    assert world.board is not board
    assert not board.components
    assert "Keep 3×worm (15)" in world.buttons()
    assert not world.board.ping_user_ids


async def test_too_old_to_edit_is_a_normal_branch(world: World) -> None:
    board = await world.table(2)
    world.env.inject_error("PATCH", "/webhooks/*/messages/*", status=400, code=30046)
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=400, code=30046)
    await world.end()
    assert world.board is not board
    assert "closed early" in world.board.content
    assert not board.components


# Late answers


async def test_a_late_answer_to_a_click_still_leaves_the_board_right(world: World) -> None:
    board = await world.table(2)
    late(world.env)
    world.dealer.rolls(EIGHT_WORMS)
    world.press(world.anna, world.buttons()["Roll 8 dice"], board)
    await world.env.settle()
    assert "Keep 8×worm (40)" in world.buttons(board)
    late(world.env)
    world.passes(minutes=6)
    world.press(world.anna, world.buttons()["Keep 8×worm (40)"], board)
    await world.env.settle()
    assert not board.components
    assert "Roll 8 dice" in world.buttons()
    assert world.board.ping_user_ids == [world.bruno.id]


@pytest.mark.parametrize("name", ["table show", "heckmeck roll"])
async def test_a_late_answer_to_a_command_still_leaves_one_board(world: World, name: str) -> None:
    old = await world.table(2)
    late(world.env)
    world.dealer.rolls(ROLL)
    await world.anna.slash(world.channel, name)
    assert [message for message in world.public if message.components] == [world.board]
    assert world.board is not old
    assert set(world.buttons()) & {"Roll 8 dice", "Keep 3×worm (15)"}


async def test_a_lobby_opened_too_late_appears_and_a_board_that_cannot_be_posted_leaves_the_old_one(
    world: World,
) -> None:
    late(world.env)
    await world.anna.slash(world.channel, "table open", game="heckmeck")
    await world.click(world.bruno, "Join")
    world.dealer.first(0)
    await world.click(world.anna, "Start")
    old = world.board
    late(world.env)
    late(world.env)
    world.env.inject_error("POST", "/channels/*/messages", status=403, code=50013, times=None)
    world.env.inject_error("POST", "/webhooks/*", status=404, code=10015, times=None)
    await world.anna.slash(world.channel, "table show")
    assert "Roll 8 dice" in world.buttons(old)


def late(env: simcord.Env) -> None:
    """The next answer comes after its three seconds."""
    env.inject_error("POST", "/interactions/*/callback", status=404, code=10062)


async def test_an_unasked_edit_that_fails_is_tried_again_unless_roost_lost_its_permissions(world: World) -> None:
    board = await world.table(2)
    text = await world.ask(world.anna, "table show", text=True)
    world.env.inject_error("PATCH", "/webhooks/*/messages/*", status=500)
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=500)
    await world.roll(world.anna, message=text)
    assert "Keep 3×worm (15)" in world.buttons(board)
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=403, code=50001)
    await world.end()
    assert world.public[-1] is board


# Many at once


async def test_unasked_edits_are_one_in_a_while(world: World) -> None:
    board = await world.table(2)
    text = await world.ask(world.anna, "table show", text=True)
    world.dealer.rolls(ROLL, (5, 5, 1, 1, 2))
    before = len(world.requests("PATCH", ORIGINAL))
    for label in ("Roll 8 dice", "Keep 3×worm (15)", "Roll 5 dice", "Keep 2×5 (25)"):
        await world.click(world.anna, label, text)
    assert len(world.requests("PATCH", ORIGINAL)) == before + 1
    await world.later()
    assert len(world.requests("PATCH", ORIGINAL)) == before + 2
    assert "Take 25 (2 worms)" in world.buttons(board)
    await world.later()
    assert len(world.requests("PATCH", ORIGINAL)) == before + 2


async def test_two_clicks_at_once_leave_the_newer_state(world: World) -> None:
    board = await world.table(2)
    roll = world.buttons()["Roll 8 dice"]
    play = decode(roll)
    assert isinstance(play, Play)
    keep = replace(play, stamp=play.stamp + 1, action=Raw(b'["keep",6]')).custom_id
    second: list[Reply] = []

    def overtaken() -> bool:
        if not second:  # the first move is in the log, its answer is on its way
            second.append(world.press(world.anna, keep, board))
        return second[0].responded

    first_answer_waits(world.patch, overtaken)
    world.dealer.rolls(ROLL)
    first = world.press(world.anna, roll, board)
    await world.env.settle()
    assert first.responded
    assert second[0].responded
    assert "keeps 3 worms (sum 15)" in board.content
    assert "Roll 5 dice" in world.buttons(board)


async def test_a_click_and_a_command_at_once_leave_the_newer_state(world: World) -> None:
    board = await world.table(2)
    first_answer_waits(world.patch, lambda: world.last.responded)
    world.dealer.rolls(ROLL)
    click = world.press(world.anna, world.buttons()["Roll 8 dice"], board)
    show = await world.command(world.bruno, "table show")
    assert click.responded
    assert world.board is world.message_of(show)
    assert "Keep 3×worm (15)" in world.buttons()
    assert not board.components
    assert not world.board.ping_user_ids


def first_answer_waits(monkeypatch: pytest.MonkeyPatch, overtaken: Callable[[], bool]) -> None:
    """The next answer to an interaction travels until another overtook it, or had a long time to try."""
    waits = [overtaken]
    real = FakeWebhookAdapter.request

    async def request(self: FakeWebhookAdapter, route: Any, session: Any, **sent: Any) -> Any:
        if waits:
            happened = waits.pop()
            patience = time.perf_counter() + 0.4
            while not happened() and time.perf_counter() < patience:  # noqa: ASYNC110 - the event is visible only
                await asyncio.sleep(0)
        return await real(self, route, session, **sent)

    monkeypatch.setattr(FakeWebhookAdapter, "request", request)
