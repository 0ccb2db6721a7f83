"""The channel has one live board and few messages, and mentions only absent people."""

import pytest
from simcord.backend.models import Message

from bot.chat.requests import Play, decode
from tests.chat.world import EIGHT_WORMS, ROLL, Dealer, World, alt_of


def lines_of(message: Message) -> list[str]:
    return message.content.splitlines()


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
    assert [line.split("**")[1:] for line in lines_of(first)] == [["Bruno", " takes 25 (2 worms)."]]
    assert not first.attachments
    assert not first.components
    assert world.board.ping_user_ids == [], "both are there"


async def test_what_stays_behind_by_a_command_is_true_too(world: World, dice_that_roll: Dealer) -> None:
    await world.lobby()
    dice_that_roll.first(0)
    dice_that_roll.rolls(ROLL, (1, 2, 3, 4, 6))
    await world.click(world.anna, "Start")
    board = world.board
    await world.command(world.anna, "heckmeck keep", face="worm")
    assert lines_of(board) == ["● **Anna** keeps 3 worms (sum 15) and rolls 1, 2, 3, 4, worm."]
    assert not board.attachments
    opening = world.public[0]
    assert "SHA-256" in opening.content


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


async def test_round_is_one_message_plus_one_to_mention_an_absent_seat(world: World) -> None:
    board = await world.table(3, game="karteneck")
    turn = turn_of(world)
    await pass_for_nothing(world, turn)
    assert world.board is board, "the turn passed to somebody who is there"
    assert alt_of(board)
    world.passes(minutes=6)
    await pass_for_nothing(world, (turn + 1) % 3)
    assert world.board is not board
    assert world.board.ping_user_ids == [world.people[(turn + 2) % 3].id]
    assert not board.attachments
    last = world.board
    await pass_for_nothing(world, (turn + 2) % 3)
    assert world.board is not last, "the next round"
    assert not last.attachments
    assert world.board.ping_user_ids == [], "who passed last opens it"


def turn_of(world: World) -> int:
    """The seat named in a button's id."""
    return next(play.seat for one in world.buttons().values() if isinstance(play := decode(one), Play))


async def pass_for_nothing(world: World, seat: int) -> None:
    """Pass before anything was laid, and mean it."""
    asked = await world.open(world.people[seat], world.label("Pass"))
    await world.click(world.people[seat], "Yes, pass", asked)
    await world.later()


# What others say


async def say(world: World) -> None:
    """A bystander writes into the channel."""
    await world.people[5].send(world.channel, "Pizza?")


async def test_click_reposts_a_buried_board(world: World) -> None:
    board = await world.table(2)
    world.passes(minutes=1)
    await say(world)
    await world.roll(world.anna)
    assert world.board is not board
    assert world.public[-1] is world.board
    assert "Keep 3×worm (15)" in world.buttons()
    assert world.board.ping_user_ids == []
    assert not board.components
    assert not board.attachments


async def test_a_board_that_was_posted_just_now_does_not_jump_at_every_click(world: World) -> None:
    board = await world.table(2)
    await say(world)
    await world.roll(world.anna)
    assert world.board is board
    world.passes(minutes=1)
    await world.click(world.anna, "Keep 3×worm (15)")
    up = world.board
    assert up is not board
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
