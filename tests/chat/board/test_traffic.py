"""The channel has one live board and few messages, and mentions only absent people."""

import pytest

from tests.chat.world import EIGHT_WORMS, ROLL, Dealer, World

# Dice that roll by themselves


async def test_a_turn_is_one_message_and_what_stays_behind_is_one_line(world: World, dice_that_roll: Dealer) -> None:
    await world.lobby()
    dice_that_roll.first(0)
    dice_that_roll.rolls(EIGHT_WORMS, ROLL)  # Anna's only face is kept, her only tile taken; Bruno's dice roll
    start = len(world.public)
    await world.click(world.anna, "Start")
    assert len(world.public) == start + 1
    first = world.board
    assert "**Anna** begins" in first.content
    assert "takes 36" in first.content
    assert "**Bruno** rolls" in first.content
    dice_that_roll.rolls((5, 5, 1, 1, 2), ROLL)
    await world.click(world.bruno, "Keep 3×worm (15)")
    await world.click(world.bruno, "Keep 2×5 (25)")
    assert world.board is first, "one message as long as Bruno's turn goes on"
    await world.click(world.bruno, "Take 25 (2 worms)")
    assert len(world.public) == start + 2
    assert [line.split("**")[1:] for line in first.content.splitlines()] == [["Bruno", " takes 25 (2 worms)."]]
    assert not first.attachments
    assert not first.components
    assert world.board.ping_user_ids == [], "both are there"


# Who is called


async def test_who_was_away_for_some_minutes_is_called_and_who_just_acted_is_not(world: World) -> None:
    await world.table(3)
    await world.turn(world.anna)
    assert world.board.ping_user_ids == [], "Bruno joined a moment ago"
    world.passes(minutes=4)
    await world.turn(world.bruno)
    assert world.board.ping_user_ids == [], "Carla joined four minutes ago"
    world.passes(minutes=2)
    await world.turn(world.carla)
    assert world.board.ping_user_ids == [world.anna.id]
    await world.turn(world.anna)
    assert world.board.ping_user_ids == [], "Bruno's turn was two minutes ago"


# What others say


async def say(world: World) -> None:
    """A bystander writes into the channel."""
    await world.people[5].send(world.channel, "Pizza?")


async def test_click_reposts_a_buried_board_unless_it_was_posted_just_now(world: World) -> None:
    board = await world.table(2)
    await say(world)
    await world.roll(world.anna)
    assert world.board is board
    world.passes(minutes=1)
    await world.click(world.anna, "Keep 3×worm (15)")
    up = world.board
    assert up is not board
    assert world.public[-1] is up
    assert "Roll 5 dice" in world.buttons()
    assert up.ping_user_ids == []
    assert not board.components
    assert not board.attachments
    await say(world)
    world.dealer.rolls((5, 5, 1, 1, 2))
    await world.click(world.anna, "Roll 5 dice")
    assert world.board is up


@pytest.mark.parametrize("status", [403, 500])
async def test_a_channel_that_cannot_be_read_leaves_the_board_where_it_is(world: World, status: int) -> None:
    board = await world.table(2)
    world.passes(minutes=1)
    await say(world)
    world.env.inject_error("GET", "/channels/*", status=status, times=None)
    await world.roll(world.anna)
    assert world.board is board
    assert "Keep 3×worm (15)" in world.buttons()
