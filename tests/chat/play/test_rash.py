"""Rash choices: a question to the seat alone, on the board, in a hand or to a command; the choice is played once
confirmed."""

from typing import Any

import pytest
from msgspec.structs import replace
from simcord.backend.models import Message

from bot.chat.requests import Play, decode
from bot.tables.refusals import RashUnconfirmed
from bot.tables.service import Tables
from bot.tables.store import Person
from bot.tables.table import Step
from games.karteneck.moves import Draw
from tests.chat.world import EIGHT_WORMS, World

QUESTION = "You haven't played a card yet. Pass anyway? You take 16 (1 worm) and are out of this round."
TAKE = "Pass and take 16 (+1)"
YES = "Yes, pass"


async def asked(world: World) -> Message:
    """The question on its own, after a click on the board."""
    question = await world.open(world.anna, TAKE)
    assert question.content == QUESTION
    return question


async def test_a_rash_pass_is_asked_about_in_private_and_who_means_it_finds_the_hand_there(world: World) -> None:
    board = await world.karteneck()
    before = board.content
    question = await asked(world)
    assert [*world.buttons(question)] == [YES, "Choose a card"]
    await world.later()
    assert (world.board.id, board.content) == (board.id, before)
    await world.click(world.anna, "Choose a card", question)
    assert "1×1 → 1" in world.buttons(question)
    question = await asked(world)
    world.dealer.script += [Draw((2, 2), ())]
    await world.click(world.anna, YES, question)
    assert "Your hand: 1, 2, 2, 2, 3, 4, 5; worm 7." in question.content
    assert question.attachments
    assert "passes without a worm: takes 16, the lowest portion" in world.board.content
    assert "Your hand: 1, 2, 2, 2, 3, 4, 5" in world.letters(world.anna)[-1].content


async def test_confirmation_is_asked_above_the_hand_in_direct_messages(world: World) -> None:
    await world.karteneck()
    await world.anna.user.click(world.seen(world.letters(world.anna)[-1]), label=TAKE)
    assert world.letters(world.anna)[-1].content.startswith(f"{QUESTION}\n\n")
    assert "Your hand: " in world.letters(world.anna)[-1].content
    assert world.letters(world.anna)[-1].attachments
    await world.anna.user.click(world.seen(world.letters(world.anna)[-1]), label="Choose a card")
    assert QUESTION not in world.letters(world.anna)[-1].content
    await world.anna.user.click(world.seen(world.letters(world.anna)[-1]), label=TAKE)
    await world.anna.user.click(world.seen(world.letters(world.anna)[-1]), label=YES)
    assert "Nothing for you to decide" in world.letters(world.anna)[-1].content
    assert "**Bruno**" in world.board.content.splitlines()[-1]


async def test_question_in_words_goes_once_the_pass_is_confirmed_elsewhere(world: World) -> None:
    """It stayed above the hand for the rounds that followed, with the portion of the first."""
    await world.command(world.anna, "me words", words="on")
    await world.karteneck()
    await world.anna.user.click(world.seen(world.letters(world.anna)[-1]), label=TAKE)
    assert QUESTION in world.letters(world.anna)[-1].content
    await world.click(world.anna, YES, world.message_of(await world.command(world.anna, "karteneck pass")))
    await world.later()
    assert "Pass anyway?" not in world.letters(world.anna)[-1].content


async def test_a_typed_pass_is_asked_about_too(world: World) -> None:
    board = await world.karteneck()
    reply = await world.command(world.anna, "karteneck pass")
    assert world.private(reply) == QUESTION
    assert world.board.id == board.id
    await world.click(world.anna, YES, world.message_of(reply))
    assert "passes without a worm" in world.board.content


async def test_a_pass_after_something_was_laid_is_not_asked_about(world: World) -> None:
    await world.karteneck()
    world.dealer.script += [Draw((1,), ()), Draw((1,), ())]
    await world.command(world.anna, "karteneck play", kind="5", count="1")
    await world.command(world.bruno, "karteneck play", kind="5", count="1")
    await world.later()
    await world.click(world.anna, TAKE)
    assert "passes without a worm" in world.board.content


async def test_only_the_acting_seat_is_asked_to_confirm(world: World) -> None:
    await world.karteneck()
    reply = await world.click(world.bruno, TAKE)
    assert "This button is for" in world.private(reply)
    assert YES not in world.buttons(world.message_of(reply))
    assert "**Anna**'s turn" in await world.hear(world.bruno, "karteneck pass")


def sure_of(pressed: str) -> str:
    """The id that confirms the move of a button."""
    play = decode(pressed)
    assert isinstance(play, Play)
    return replace(play, confirmed=True).custom_id


@pytest.mark.parametrize("meant", [True, False])
async def test_whatever_is_clicked_on_the_board_no_hand_comes_to_stand_there(world: World, meant: bool) -> None:
    board = await world.karteneck()
    pressed = world.buttons()[TAKE]
    sure = sure_of(pressed)
    await world.pressed(world.anna, sure if meant else pressed, board)
    await world.later()
    assert [it.content for it in world.public if "Your hand" in it.content] == []
    assert ("passes without a worm" in world.board.content) == meant


# Stopping for nothing, in Heckmeck


async def heckmeck(world: World) -> Message:
    """A table of two: Anna has taken the 25, and has two 1s now, no worm, and dice to roll; its board."""
    await world.table(2, first=0)
    world.dealer.rolls((6, 6, 6, 6, 6, 1, 1, 1), EIGHT_WORMS, (1, 1, 2, 2, 3, 3, 4, 4))
    for label in ("Roll 8 dice", "Keep 5×worm (25)", "Take 25 (2 worms)"):
        await world.click(world.anna, label)
    await world.click(world.bruno, "Roll 8 dice")
    await world.click(world.bruno, "Keep 8×worm (40)")
    await world.click(world.anna, "Roll 8 dice")
    await world.click(world.anna, "Keep 2×1 (2)")
    return world.board


async def test_stopping_for_nothing_is_asked_about_and_says_what_it_costs(world: World) -> None:
    board = await heckmeck(world)
    question = await world.open(world.anna, "Give up the turn")
    assert question.content == (
        "You have 2, but no worm yet, and you still have dice to roll. Give up the turn anyway? "
        "Your 25 goes back to the grill."
    )
    assert [*world.buttons(question)] == ["Yes, give it up"]
    assert world.board is board
    await world.click(world.anna, "Yes, give it up", question)
    assert question.content == "Done. The board shows what came of it."
    assert question.components == []
    assert world.only_line("Bust!")
    assert "**Bruno**" in world.board.content


async def test_who_does_not_mean_it_rolls_on(world: World) -> None:
    await heckmeck(world)
    question = await world.open(world.anna, "Give up the turn")
    world.dealer.rolls((6, 6, 6, 6, 6, 6))
    await world.click(world.anna, "Roll 6 dice")
    await world.click(world.anna, "Keep 6×worm (32)")
    await world.click(world.anna, "Yes, give it up", question)
    assert question.content.startswith("Too late, that move was already made")
    assert not any("Bust!" in line for line in world.story)


async def test_rash_click_whose_seat_is_lost_before_the_question_is_answered(world: World) -> None:
    await world.karteneck()
    commit = Tables.commit

    async def commit_and_leave(self: Tables, table_id: str, who: Person, number: int, *rest: Any, **how: Any) -> Step:
        try:
            return await commit(self, table_id, who, number, *rest, **how)
        except RashUnconfirmed:
            await self.leave(table_id, who, number + 1)
            raise

    world.patch.setattr(Tables, "commit", commit_and_leave)
    assert "This seat isn't yours any more" in world.private(await world.click(world.anna, TAKE))
