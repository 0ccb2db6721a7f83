"""A message above the board that kept its controls because Discord took no edits: it is retried, also at a table that
is over."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any
from unittest.mock import Mock

import pytest
from msgspec import Raw
from simcord.backend.models import Message

from bot.chat.board.display import Display, RetiredMessage
from bot.chat.board.rows import Retiring
from bot.chat.front import discord_io, update_loop
from bot.chat.front.post import posted_now
from bot.chat.front.update_loop import Retries
from bot.chat.requests import Play, Vote
from tests.chat.world import World
from tests.patience import PATIENCE, until_none

MINUTE = 75.0
"""Seconds in which a try comes; the next one is so far away then that SimCord does not wait for it."""


class Edits:
    """A switch for edits: whether Discord accepts them, and how many it has refused."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.taken = True
        self.refused = 0
        for way in ("edit", "strip"):
            monkeypatch.setattr(discord_io, way, self._where_taken(getattr(discord_io, way)))

    def _where_taken(self, edit: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def edited(*post: Any) -> Any:
            self.refused += not self.taken
            return await edit(*post) if self.taken else "down"

        return edited


@pytest.fixture
async def edits(world: World) -> Edits:
    """Discord's edits, with tries a minute apart."""
    world.patch.setattr(update_loop, "_PAUSE", 60.0)
    world.patch.setattr(update_loop, "secrets", Mock(randbelow=lambda most: most // 2))  # type: ignore[misc]
    return Edits(world.patch)


@pytest.fixture
async def above(world: World, edits: Edits) -> Message:
    """Return the message that was the board before a game ended, with the controls that it kept."""
    board = await world.table()
    edits.taken = False
    wish = Vote((await world.fetch()).info.id, "end").custom_id
    for who in (world.bruno, world.anna):
        await world.pressed(who, wish, board)
    assert world.board.id > board.id
    assert board.components
    return board


async def test_they_are_taken_once_discord_takes_edits_again(world: World, edits: Edits, above: Message) -> None:
    edits.taken = True
    await world.env.advance_time(MINUTE)
    assert [message for message in world.public if message.components] == [world.board]
    assert not above.attachments, "it says in words what was done"


async def test_that_is_tried_about_once_a_minute_however_long_it_takes(
    world: World, edits: Edits, above: Message
) -> None:
    await world.env.advance_time(MINUTE)
    first = edits.refused
    await world.env.advance_time(30 * 60)
    assert 20 < edits.refused - first < 50
    edits.taken = True
    await world.env.advance_time(MINUTE)
    assert not above.components
    assert await world.store.retired_boards() == []


async def test_the_next_event_does_not_wait_for_the_next_try(world: World, edits: Edits) -> None:
    first = await world.table()
    edits.taken = False
    await world.command(world.anna, "table show")
    await world.env.advance_time(5 * MINUTE)
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
    await world.env.advance_time(MINUTE)
    assert [message for message in world.public if message.components] == [world.board]


async def test_a_stop_leaves_it_to_the_next_start(world: World, edits: Edits, above: Message) -> None:
    edits.taken = True
    await world.env.bot.close()
    assert above.components
    await world.restart()
    assert not above.components


async def test_kill_between_the_row_of_a_new_board_and_the_strip_leaves_it_to_the_next_start(world: World) -> None:
    """Three boards behind each other keep their controls: none is forgotten."""
    asked = asyncio.Event()

    async def unanswered(*_: Any) -> None:
        asked.set()
        await asyncio.Event().wait()

    first = await world.table()
    with world.patch.context() as dying:
        dying.setattr(update_loop, "_PATIENCE", 0.0)
        for way in ("strip", "edit"):
            dying.setattr(discord_io, way, unanswered)
        for number in (1, 2):
            shown = asyncio.create_task(world.anna.slash(world.channel, "table show"))
            async with asyncio.timeout(PATIENCE):
                while len(await world.store.retired_boards()) < number:  # noqa: ASYNC110 - SimCord would wait for what is held
                    await asyncio.sleep(0)
                await asked.wait()
            shown.cancel()
            await asyncio.gather(shown, return_exceptions=True)
        await world.env.bot.close()
    assert first.components
    await world.restart()
    assert [message for message in world.public if message.components] == [world.board]
    assert await world.store.retired_boards() == []


async def test_message_that_is_gone_is_stripped_no_more(world: World) -> None:
    tries = 0

    async def refused(*_: Any) -> str:
        nonlocal tries
        tries += 1
        return "gone"

    world.patch.setattr(discord_io, "strip", refused)
    board, table_id = await world.table(), (await world.fetch()).info.id
    begun = Retiring(Mock(), world.store, Retries())
    former = posted_now("board", None, board.channel_id, board.id)
    await world.store.replace_board(table_id, posted_now("board", None, board.channel_id, board.id + 1), former)
    begun.retire(Display(table_id), RetiredMessage(board.channel_id, board.id))
    await until_none(world.store.retired_boards)
    await begun.close()
    assert tries == 1


async def test_click_on_a_forgotten_board_links_the_ending(world: World, edits: Edits, above: Message) -> None:
    """The process died, and the next one starts without its memory."""
    old = Play((await world.fetch()).info.id, 0, 1, Raw(b'["roll"]')).custom_id
    await world.restart()
    edits.taken = True
    reply = await world.pressed(world.anna, old, above)
    assert "This table is over" in world.private(reply)
    assert f"/channels/{world.guild.id}/{world.channel.id}/{world.board.id}" in world.private(reply)
    assert not above.components
