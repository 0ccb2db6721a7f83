"""The channel, read from top to bottom, reports each move once and then the awaited seat."""

from unittest.mock import Mock

import pytest
from simcord.backend.models import Message

from bot.tables.posted import PostedMessage
from games.karteneck.moves import Draw
from tests.chat.world import EIGHT_WORMS, ROLL, Dealer, World, alt_of


async def first_turn(world: World, dice_that_roll: Dealer) -> Message:
    """Anna takes a tile, and Bruno's dice roll; the board of her turn."""
    await world.lobby()
    dice_that_roll.script.clear()
    dice_that_roll.first(0)
    dice_that_roll.rolls((6, 6, 6, 6, 1, 1, 1, 1))
    await world.click(world.anna, "Start")
    dice_that_roll.rolls((5, 5, 5, 5), ROLL)
    board = world.board
    await world.click(world.anna, "Keep 4×worm (20)")
    await world.later()
    return board


async def test_a_new_turn_begins_with_its_own_dice(world: World, dice_that_roll: Dealer) -> None:
    board = await first_turn(world, dice_that_roll)
    assert board.content.splitlines()[-1].endswith("takes 36 (4 worms).")
    assert world.board.content.splitlines() == [
        "▲ **Bruno** rolls 1, 1, 2, 3, 4, worm, worm, worm.",
        "▲ **Bruno**, which dice do you keep?",
    ]
    assert world.only_line("takes 36")
    assert "takes 36" in alt_of(world.board)
    assert "takes 36" in world.private(await world.click(world.bruno, "As text"))


@pytest.mark.parametrize("cause", ["show", "restart"])
async def test_board_reports_events_without_a_farewell_above_it(
    world: World, dice_that_roll: Dealer, cause: str
) -> None:
    await first_turn(world, dice_that_roll)
    if cause == "restart":
        await world.restart()
    await world.command(world.bruno, "table show")
    assert "takes 36" in world.board.content


async def test_events_are_reported_although_the_former_message_takes_no_edits(
    world: World, dice_that_roll: Dealer
) -> None:
    world.patch.setattr(PostedMessage, "is_editable", Mock(return_value=False))
    await first_turn(world, dice_that_roll)
    assert "takes 36" in world.board.content


async def test_failed_repost_updates_the_old_board(world: World, dice_that_roll: Dealer) -> None:
    world.env.inject_error("POST", "/channels/*/messages", status=403, code=50013, times=None)
    await world.lobby()
    hand_over = world.board
    dice_that_roll.script.clear()
    dice_that_roll.first(0)
    dice_that_roll.rolls(EIGHT_WORMS, ROLL)
    await world.click(world.anna, "Start")
    assert "which dice do you keep?" in world.board.content
    assert not hand_over.components
    assert world.only_line("takes 36")
    assert world.only_line("which dice do you keep?")


async def test_a_mention_in_the_middle_of_a_round_repeats_nothing(world: World) -> None:
    board = await world.karteneck()
    world.dealer.script += [Draw((1,), ())]
    world.passes(minutes=6)
    await world.anna.user.click(world.seen(world.letters(world.anna)[-1]), label="1×5 → 5")
    assert world.board is not board
    assert world.board.ping_user_ids == [world.bruno.id]
    assert board.content.splitlines() == [
        "**Round 1**",
        "On the grill: 16, 20. ● **Anna** begins.",
        "● **Anna** plays one 5 (sum 5).",
    ]
    assert len(world.board.content.splitlines()) == 1
    assert "lay cards or pass?" in world.board.content
