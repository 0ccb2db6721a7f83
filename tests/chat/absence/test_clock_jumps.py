"""The machine's clock is set forward and back while people play. No person loses a turn, and nothing stays undone."""

import pytest

from bot.tables.wall_clock import now
from tests.chat.absence.test_timekeeper import DAY, clocked, did, log
from tests.chat.daily.days import next_noon, posts, posts_at_noon
from tests.chat.test_calls import calls
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


async def test_table_that_fell_silent_while_the_clock_was_ahead_ends(world: World) -> None:
    world.jumped_ms = YEAR
    await clocked(world, "none")
    for _ in range(3):
        await world.goes_on(minutes=60)
    world.jumped_ms = 0
    await world.goes_on(minutes=60)
    for _ in range(2 * 15):
        await world.goes_on(minutes=DAY / 2)
    assert (await log(world))[-1].kind == "ended"


async def test_last_table_is_the_newest_though_another_is_of_a_clock_ahead(world: World) -> None:
    world.jumped_ms = YEAR
    await world.table(2)
    await world.end()
    world.jumped_ms = 0
    await world.command(world.anna, "table open", game="karteneck")
    await world.command(world.bruno, "table join")
    await world.command(world.anna, "table start")
    await world.end()
    await world.command(world.carla, "table show")
    assert "Everybody gets six cards" in world.public[-1].content


# Calls and daily posts


async def test_calls_of_a_table_opened_while_the_clock_was_ahead_are_sent(world: World) -> None:
    world.jumped_ms = YEAR
    for who in (world.bruno, world.carla):
        await world.command(who, "me call", game="heckmeck", until="always")
    await world.command(world.anna, "table open", game="heckmeck")
    world.jumped_ms = 0
    await world.restart()
    await world.goes_on(seconds=61)
    assert [calls(world, who) for who in (world.bruno, world.carla)] == [1, 1]
    await world.goes_on(minutes=61)
    await world.click(world.anna, "Yes, end it", world.message_of(await world.command(world.anna, "table end")))
    await world.command(world.anna, "table open", game="heckmeck")
    await world.goes_on(seconds=61)
    assert [calls(world, who) for who in (world.bruno, world.carla)] == [2, 2], "who subscribed then is called now"


async def test_daily_post_goes_on_after_a_clock_that_was_a_year_ahead(world: World) -> None:
    world.jumped_ms = YEAR
    who = await posts_at_noon(world)
    await next_noon(world)
    await world.goes_on(minutes=2)
    assert len(posts(world)) == 1
    world.jumped_ms = 0
    await world.goes_on(minutes=61)
    for number in (2, 3):
        await next_noon(world)
        await world.goes_on(minutes=2)
        assert len(posts(world)) == number, "that the puzzle of a date next year was posted hinders none"
    assert "every day at **11:00**" in world.private(await world.command(who, "daily", hour="11"))
