"""Moves are reported under the name of the person who made them, also after the seat has changed hands."""

import asyncio

import pytest
from simcord.backend.models import Message

from bot.chat.play.computer_moves import Pace
from bot.tables import absence
from bot.tables.service import Tables
from bot.tables.table import Step
from tests.chat.world import Dealer, World
from tests.patience import PATIENCE
from tests.store.children import sensible_action
from tests.store.tables import interaction

SEVEN_WORMS = (1, 6, 6, 6, 6, 6, 6, 6)
WAITS = 100.0


def last_one_waits(step: Step) -> float:
    """The computer at the last seat waits long."""
    return WAITS if len(step.after.holders) - 1 in step.after.awaited else 0.0


@pytest.fixture
def pace() -> Pace:
    return last_one_waits


async def turn(world: World, dice: Dealer, computers: int) -> Message:
    """The board of a turn of Anna's. Bruno sits behind her, where a hen plays now, and so many computers behind him."""
    await world.lobby(2)
    for _ in range(computers):
        await world.command(world.anna, "table computer add", level="hen")
    dice.script.clear()
    dice.first(0)
    dice.rolls(*[SEVEN_WORMS] * 5)
    await world.command(world.anna, "table start")
    await world.leave(world.bruno)
    board = world.board
    await world.click(world.anna, world.label("Keep 7×worm"))
    await world.click(world.anna, world.label("Take 35"))
    return board


async def sat_down(world: World, dice: Dealer) -> Message:
    """Let Carla take Bruno's seat once the hen has played there and another one waits. Returns the board."""
    board = await turn(world, dice, 1)
    async with asyncio.timeout(PATIENCE):
        while 2 not in (await world.fetch()).awaited:
            await world.env.settle()
    await world.later()
    assert "Bruno** steals 35 from" in board.content
    await world.click(world.carla, "Take Bruno's seat")
    assert "Bruno" not in board.content
    return board


def actors_in(message: Message) -> list[str]:
    """Return the actors in the lines of a message: signs and names."""
    return [line.split("**")[1] for line in message.content.splitlines()]


async def test_stand_ins_turn_is_reported_in_its_own_name(world: World, dice_that_roll: Dealer) -> None:
    board = await sat_down(world, dice_that_roll)
    while 2 in (await world.fetch()).awaited:
        await world.env.advance_time(WAITS)
    assert world.board.id != board.id
    assert actors_in(board) == ["Bruno", "Anna", "Bruno", "Hen", "Carla", "Hen"]


async def test_a_vote_behind_it_changes_no_names(world: World, dice_that_roll: Dealer) -> None:
    board = await sat_down(world, dice_that_roll)
    await world.command(world.anna, "table pause")
    assert world.board.id != board.id
    assert actors_in(board) == ["Bruno", "Anna", "Bruno", "Hen", "Carla", "Anna"]
    assert "pause" in board.content.splitlines()[-1]


async def test_restart_keeps_the_former_holders_name_on_old_moves(world: World, dice_that_roll: Dealer) -> None:
    board, carla = await turn(world, dice_that_roll, 0), await world.known(world.carla)
    await world.env.bot.close()
    tables, table = Tables(world.store), await world.fetch()
    while 1 in table.awaited:
        _, action = sensible_action(table)
        table = (await tables.play_for(table.info.id, 1, table.stamp(1), action)).after
    await tables.commit(table.info.id, carla, interaction(), lambda one, cause: absence.sit_down(one, cause, 1))
    await world.restart()
    assert world.board.id != board.id
    assert actors_in(board)[-2:] == ["Anna", "Bruno"]
