"""The machine's clock is set forward and back while people play. No person loses a turn, and nothing stays undone."""

import pytest

from bot.tables.wall_clock import now
from tests.chat.absence.test_timekeeper import DAY, clocked, did
from tests.chat.world import World

MINUTE = 60 * 1000
YEAR = 365 * DAY * MINUTE


# Deadlines


@pytest.mark.parametrize("jump", [10 * MINUTE, YEAR])
async def test_clock_put_forward_makes_no_one_late(world: World, jump: int) -> None:
    await clocked(world)
    await world.goes_on(seconds=30)
    world.jumped_ms = jump
    await world.goes_on(seconds=85)
    assert await did(world, "absent") == []
    await world.goes_on(seconds=125)
    assert await did(world, "absent") == [("clock", 0, "absent")], "once her time is really over"


async def test_clock_put_forward_takes_nothing_of_a_long_time(world: World) -> None:
    table = await clocked(world, "three-days")
    await world.goes_on(minutes=DAY)
    world.jumped_ms = YEAR
    await world.goes_on(minutes=1.5 * DAY)
    (turn,) = await world.store.turns(table.info.id)
    assert turn.deadline is not None
    assert turn.deadline - YEAR >= now() + DAY * MINUTE, "of three days she has had two and a half"
    assert await did(world, "absent") == []


@pytest.mark.parametrize("restarted", [False, True])
async def test_turn_asked_while_the_clock_was_a_year_ahead_ends_in_time(world: World, restarted: bool) -> None:
    world.jumped_ms = YEAR
    if restarted:
        await world.restart()
    await clocked(world)
    world.jumped_ms = 0
    if restarted:
        await world.restart()
    await world.goes_on(seconds=85)
    assert await did(world, "absent") == []
    await world.goes_on(seconds=125)
    assert await did(world, "absent") == [("clock", 0, "absent")]


# What others may do, and silence


async def test_turn_asked_while_the_clock_was_ahead_can_be_nudged(world: World) -> None:
    world.jumped_ms = YEAR
    await clocked(world, "none")
    world.jumped_ms = 0
    await world.restart()
    await world.goes_on(minutes=4)
    assert "🔔 Nudge ● Anna" in world.buttons()
