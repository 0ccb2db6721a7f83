"""SIGKILL in mid-play: the bot is a real process, dies at the worst moments, and the game goes on from the channel."""

import asyncio
import os
from collections.abc import Callable

import pytest

from bot.playground.objects import Exchange, Interaction
from tests.e2e.conftest import Opening, StartChild
from tests.e2e.faults.scenes import Stage
from tests.e2e.group import Group, move_of, plays, whispered
from tests.e2e.house import Child, House
from tests.engines import on_both

CALLBACK = "/interactions/{interaction_id}/{interaction_token}/callback"

KILLS = int(os.environ.get("ROOST_KILLS", "2"))

Moment = Callable[[Exchange], bool]


def sent(exchange: Exchange) -> bool:
    """A click is on its way to the bot."""
    return exchange.route == "INTERACTION_CREATE"


def answered(exchange: Exchange) -> bool:
    """The answer to a click within a turn has arrived, and the bot does not know that."""
    return exchange.route == CALLBACK and exchange.files == 1


def posted(exchange: Exchange) -> bool:
    """The next seat's board has arrived, and the bot has not written down which message it is."""
    return (exchange.method, exchange.route) == ("POST", "/channels/{channel_id}/messages")


async def start_bot(house: House, start_child: StartChild, **settings: str) -> Child:
    return await start_child(
        "run",
        DISCORD_TOKEN=house.playground.token,
        DISCORD_API_BASE=house.playground.api_base,
        DISCORD_GATEWAY=house.playground.gateway,
        ROOST_DATABASE_URL=house.database.url,
        **settings,
    )


async def bring_up(house: House, start_child: StartChild, **settings: str) -> Child:
    child = await start_bot(house, start_child, **settings)
    await child.online(house.world)
    return child


async def play_until_killed(house: House, group: Group, child: Child, moment: Moment, wait: float = 0.0) -> None:
    """Play until the moment has come; a little later, or at once, the bot is killed."""
    killed = asyncio.Event()

    def watch(exchange: Exchange) -> None:
        if moment(exchange) and not armed.is_set():
            armed.set()
            if wait:
                asyncio.get_running_loop().call_later(wait, die)
            else:
                die()

    def die() -> None:
        child.kill()
        killed.set()

    armed = asyncio.Event()
    house.world.observers.append(watch)
    while not killed.is_set():
        move = asyncio.create_task(group.move())
        death = asyncio.create_task(killed.wait())
        await asyncio.wait((move, death), return_when=asyncio.FIRST_COMPLETED)
        death.cancel()
        if killed.is_set():
            move.cancel()
        await asyncio.gather(move, death, return_exceptions=True)
    house.world.observers.remove(watch)
    await child.ended()
    await house.world.wait_until(lambda: house.world.wire is not None and not house.world.wire.online)
    house.lost |= {it.id for it in house.world.interactions.values() if it.reply is None}


async def press_on(group: Group) -> Interaction:
    """The awaited person continues in a message that reports the last move, because no board was posted any more."""
    left = [message for message in group.messages if message.components]
    assert left, "nothing to press is left in the channel"
    custom_id = next(filter(plays, left[-1].labels()))
    move = move_of(custom_id)
    assert move is not None
    return await group.press_id(group.people[move.seat], left[-1].id, custom_id)


async def go_on(group: Group, moves: int) -> None:
    """Play on from the buttons in the channel. A button that was pressed just before the end says so and is renewed."""
    played = 0
    while played < moves:
        board = group.newest()
        reply = await (press_on(group) if board is None else group.move())
        if board is not None and whispered(reply):
            assert "Too late, that move was already made" in whispered(reply)
            await group.changed(board)
        else:
            played += 1
            await group.board()


@on_both
async def test_killed_in_mid_play_nothing_answered_is_lost_and_the_game_goes_on_from_the_buttons(
    open_house: Opening, start_child: StartChild
) -> None:
    house = await open_house()
    group = house.group()
    child = await bring_up(house, start_child)
    await group.open()
    for moment, wait in ((answered, 0.0), (posted, 0.0), (sent, 0.004)):
        await play_until_killed(house, group, child, moment, wait)
        assert await house.written(group)
        before = (await house.table()).number
        child = await bring_up(house, start_child)
        assert (await house.table()).number == before
        await go_on(group, 4)
        assert await house.written(group)
    child.interrupt()
    assert await child.ended() == 0
    assert house.playground.token not in child.output
    assert (await house.table()).info.seed.hex() not in child.output
    assert "Traceback" not in child.output


@on_both
async def test_killed_before_the_new_boards_row_the_next_start_finds_that_board_and_posts_no_second_one(
    open_house: Opening, start_child: StartChild
) -> None:
    house = await open_house()
    group = house.group()
    child = await bring_up(house, start_child)
    await group.open()
    for _ in range(2):
        await play_until_killed(house, group, child, posted)
        newest = group.messages[-1].id
        child = await bring_up(house, start_child)
        await group.settled()
        assert [message.id for message in group.messages if message.components] == [newest]
        await go_on(group, 2)
    child.interrupt()
    assert await child.ended() == 0
    assert "Traceback" not in child.output


@on_both
@pytest.mark.parametrize("by", ["click", "command"])
async def test_killed_before_the_new_boards_row_a_move_at_once_after_the_start_leaves_one_board(
    open_house: Opening, start_child: StartChild, by: str
) -> None:
    """`ROOST_KILLS` is how often. The start finds the message that arrived unnoticed, though the table has moved on."""
    house = await open_house()
    stage = Stage(house, "heckmeck", 3)
    child = await bring_up(house, start_child)
    await stage.open()
    for _ in range(KILLS):
        await play_until_killed(house, stage, child, posted)
        child = await bring_up(house, start_child)
        if (await stage.table()).phase == "over":
            await stage.settled()
            await stage.open()
            continue
        await (stage.typed() if by == "command" else press_on(stage))
        await stage.settled()
        await go_on(stage, 1)
    child.interrupt()
    assert await child.ended() == 0
    assert "Traceback" not in child.output
