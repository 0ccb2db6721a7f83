"""A message above the board that kept its controls, for Discord took no edits: that is made up for, though nobody acts
at a table that is over."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any
from unittest.mock import Mock

import pytest
from simcord.backend.models import Message

from bot.chat.front import door, keeping
from bot.chat.tables import parting
from bot.chat.tables.addresses import agree_id
from bot.tables.attendance import Wish
from tests.chat.finished.asking import here
from tests.chat.world import World


class Edits:
    """Whether Discord takes edits, and how many it did not take."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.taken = True
        self.refused = 0
        for way in ("edit", "strip"):
            monkeypatch.setattr(door, way, self._where_taken(getattr(door, way)))

    def _where_taken(self, edit: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def edited(*post: Any) -> Any:
            self.refused += not self.taken
            return await edit(*post) if self.taken else "down"

        return edited


@pytest.fixture
async def edits(world: World, monkeypatch: pytest.MonkeyPatch) -> Edits:
    monkeypatch.setattr(keeping, "_PAUSE", 0.001)
    return Edits(monkeypatch)


@pytest.fixture
async def above(world: World, edits: Edits) -> Message:
    """What was the board before a game ended, with the controls that it kept."""
    board = await world.table()
    edits.taken = False
    wish = agree_id((await here(world)).info.id, Wish("end"))
    for who in (world.bruno, world.anna):
        await world.pressed(who, wish, board)
    assert world.board.id > board.id
    assert board.components
    return board


def alone(world: World, above: Message) -> bool:
    """Whether the end alone has controls, and the message above tells in words what was done."""
    return [message for message in world.public if message.components] == [world.board] and not above.attachments


async def test_they_are_taken_once_discord_takes_edits_again(world: World, edits: Edits, above: Message) -> None:
    edits.taken = True
    await world.env.advance_time(parting.TRIES_EVERY)
    assert alone(world, above)


async def test_that_is_tried_for_a_while_and_by_the_next_start(world: World, edits: Edits, above: Message) -> None:
    await world.env.advance_time(100 * parting.TRIES_EVERY)
    tried, edits.taken = edits.refused, True
    assert 10 < tried < 30
    await world.env.advance_time(100 * parting.TRIES_EVERY)
    assert above.components
    await world.restart()
    await world.env.settle()
    assert not above.components
    assert await world.store.retired() == []


async def test_the_next_event_does_not_wait_for_the_next_try(world: World, edits: Edits) -> None:
    first = await world.table()
    edits.taken = False
    await world.command(world.anna, "table show")
    await world.env.advance_time(parting.TRIES_EVERY / 2)  # in the pause behind the tries that follow each other soon
    second, edits.taken = world.board, True
    assert first.components
    await world.command(world.bruno, "table show")
    assert not first.components
    assert not second.components
    assert world.board.components


async def test_one_that_comes_later_gives_up_none(world: World, edits: Edits) -> None:
    await world.table()
    edits.taken = False
    for who in (world.anna, world.bruno) * 3:
        await world.command(who, "table show")
    edits.taken = True
    await world.env.advance_time(parting.TRIES_EVERY)
    assert [message for message in world.public if message.components] == [world.board]


async def test_a_stop_leaves_it_to_the_next_start(world: World, edits: Edits, above: Message) -> None:
    edits.taken = True
    await world.env.bot.close()
    assert above.components
    await world.restart()
    await world.env.settle()
    assert not above.components


async def test_so_does_a_stop_while_they_are_being_taken(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = asyncio.Event()

    async def unanswered(*_: Any) -> None:
        asked.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(keeping, "_PATIENCE", 0.0)
    monkeypatch.setattr(door, "strip", unanswered)
    board, table_id = await world.table(), (await here(world)).info.id
    begun = parting.Parting(Mock(), world.store)
    begun.leave(table_id, parting.Left(board.channel_id, board.id))
    await asked.wait()
    await begun.close()
    assert [posted.message_id for _, posted in await world.store.retired()] == [board.id]


async def test_a_stop_writes_nothing_down_of_what_was_refused(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its server may have been forgotten since."""
    asked = asyncio.Event()

    async def refused(*_: Any) -> str:
        asked.set()
        return "forbidden"

    monkeypatch.setattr(door, "strip", refused)
    board, table_id = await world.table(), (await here(world)).info.id
    begun = parting.Parting(Mock(), world.store)
    begun.leave(table_id, parting.Left(board.channel_id, board.id))
    await asked.wait()
    await begun.close()
    assert await world.store.retired() == []


async def test_where_nobody_knows_of_it_any_more_a_click_there_tells_the_way_to_the_end(
    world: World, edits: Edits, above: Message
) -> None:
    """The process died, and the next one was told nothing."""
    old = f'r1:{(await here(world)).info.id}:0.1:["roll"]'
    await world.restart()
    edits.taken = True
    reply = await world.pressed(world.anna, old, above)
    assert "This table is over" in world.private(reply)
    assert f"/channels/{world.guild.id}/{world.channel.id}/{world.board.id}" in world.private(reply)
    assert not above.components
