"""SIGKILL in mid-play: the bot is a real process, dies at the worst moments, and the game goes on from the channel."""

import os

import pytest

from bot.playground.objects import Exchange
from bot.playground.rest import CALLBACK
from tests.e2e.conftest import Opening, StartChild
from tests.e2e.faults.scenes import Stage
from tests.e2e.kills import bring_up, go_on, play_until_killed, press_on
from tests.engines import on_both

KILLS = int(os.environ.get("ROOST_KILLS", "2"))


def sent(exchange: Exchange) -> bool:
    """A click is on its way to the bot."""
    return exchange.route == "INTERACTION_CREATE"


def answered(exchange: Exchange) -> bool:
    """The answer to a click within a turn has arrived, and the bot does not know that."""
    return exchange.route == CALLBACK and exchange.files == 1


def posted(exchange: Exchange) -> bool:
    """The next seat's board has arrived, and the bot has not written down which message it is."""
    return (exchange.method, exchange.route) == ("POST", "/channels/{channel_id}/messages")


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
