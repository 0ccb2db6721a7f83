"""Edits of boards by the webhook of the interaction whose reply the board is: they do not count against the bot's limit
of requests."""

import pytest
from simcord.backend.models import Message

from tests.chat.board.test_hands import choose, tiles
from tests.chat.world import ROLL, World

ORIGINAL = "/messages/@original"


def edits_by_webhook(world: World) -> int:
    return len(world.requests("PATCH", ORIGINAL))


def edits_by_bot(world: World, message: Message) -> int:
    return len(world.requests("PATCH", f"/channels/{message.channel_id}/messages/{message.id}"))


async def test_former_board_is_stripped_by_the_webhook_of_its_last_click(world: World) -> None:
    board = await world.table()
    before = edits_by_webhook(world)
    await world.turn(world.anna)
    assert world.board is not board
    assert not board.components
    assert (edits_by_webhook(world) - before, edits_by_bot(world, board)) == (1, 0)


async def test_board_posted_by_a_command_follows_by_the_webhook_of_that(world: World) -> None:
    await world.table()
    await world.command(world.anna, "table show")
    board, before = world.board, edits_by_webhook(world)
    text = await world.ask(world.anna, "table show", text=True)
    await world.roll(world.anna, message=text)
    assert "Keep 3×worm (15)" in world.buttons(board)
    assert (edits_by_webhook(world) - before, edits_by_bot(world, board)) == (1, 0)


@pytest.mark.parametrize(("status", "code"), [(404, 10015), (401, 50027), (404, 10008), (500, None)])
async def test_refused_webhook_leaves_the_edits_to_the_bot(world: World, status: int, code: int | None) -> None:
    board = await world.table()
    world.env.inject_error("PATCH", "/webhooks/*/messages/*", status=status, code=code or 0)
    await world.turn(world.anna)
    assert world.board is not board
    assert not board.components
    assert edits_by_bot(world, board) == 1


async def test_webhook_is_used_for_fourteen_minutes(world: World) -> None:
    board = await world.table()
    text = await world.ask(world.anna, "table show", text=True)
    world.dealer.rolls(ROLL)
    await world.goes_on(minutes=14)
    before = edits_by_webhook(world)
    await world.click(world.anna, "Roll 8 dice", text)
    assert "Keep 3×worm (15)" in world.buttons()
    assert edits_by_webhook(world) == before
    assert edits_by_bot(world, board) > 0


async def test_hand_in_direct_messages_is_edited_by_the_bot_alone(world: World) -> None:
    """Though a click on that very message was answered in place."""
    await world.table(3, game="hornochsen")
    (letter,) = world.letters(world.anna)
    chosen = await choose(world, world.anna, 0)
    other = next(tile for tile in tiles(letter) if tile != chosen)
    before = edits_by_bot(world, letter)
    await world.command(world.anna, "hornochsen play", tiles=other)
    assert f"Chosen: {other}" in letter.content
    assert edits_by_bot(world, letter) == before + 1
