"""Fast clicks: a person faster than the channel reads the same stories, each once."""

import asyncio
from collections.abc import Sequence
from math import inf
from random import Random
from typing import Any

import pytest
from msgspec import Struct

from bot.chat.board.moves import play_request
from bot.chat.front import discord_io
from bot.chat.front.discord_io import Trouble
from bot.tables.table import Table
from tests.chat.world import World
from tests.patience import PATIENCE

CLICKS = 80
"""At most, of a game; the three have more together."""
BEHIND = 10
"""Clicks while one message is in flight: two seconds of a quick person."""


class SlowSends:
    """Slow sends: each takes as long as some clicks."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._clicks = 0.0
        self._clicked = asyncio.Condition()
        self._send = discord_io.send
        monkeypatch.setattr(discord_io, "send", self._sent)

    async def clicked(self, times: float = 1) -> None:
        async with self._clicked:
            self._clicks += times
            self._clicked.notify_all()

    async def _sent(self, *post: Any) -> int | Trouble:
        async with self._clicked:
            due = min(self._clicks + BEHIND, 1e9)
            await self._clicked.wait_for(lambda: self._clicks >= due)
        return await self._send(*post)


def some_move(table: Table, random: Random) -> tuple[int, Struct]:
    (seat,) = table.awaited
    assert table.position is not None
    return seat, random.choice([choice.action for choice in table.position.legal(seat) if not choice.rash])


async def click(world: World, table: Table, seat: int, action: Struct) -> None:
    """A click on the newest message, answered."""
    reply = world.press(world.people[seat], play_request(table, seat, action).custom_id, world.public[-1])
    async with asyncio.timeout(PATIENCE):
        await world.answered(reply)


async def game(world: World, name: str, seed: int, sends: SlowSends | None) -> Sequence[str]:
    """The stories of a game of three in a channel of its own, from the first click to the last one."""
    world.channel = world.guild.create_text_channel(name)
    world.dealer.script.clear()
    world.dealer.reset()
    await world.table(3)
    random = Random(seed)
    for _ in range(CLICKS):
        table = await world.fetch()
        if table.phase == "over":
            break
        await click(world, table, *some_move(table, random))
        if sends is None:
            await world.env.settle()
        else:
            await sends.clicked()
    if sends is not None:
        await sends.clicked(inf)
    await world.env.settle()
    await world.later()
    left = [message.content for message in world.public[:-1] if "SHA-256" not in message.content]
    return [line for content in left for line in content.splitlines()]


async def test_fast_clicks_leave_the_stories_of_slow_ones(world: World) -> None:
    slow = await game(world, "slow", 5, None)
    with world.patch.context() as patched:
        fast = await game(world, "fast", 5, SlowSends(patched))
    assert len(slow) > 5
    assert fast == slow
    assert [message for message in world.public if message.components] == [world.board]


async def test_click_on_a_board_whose_page_has_ended_plays_and_changes_nothing_there(world: World) -> None:
    """The turn's story is written by its own last step, and something is left to press."""
    first = await world.table()
    random, table = Random(1), await world.fetch()
    with world.patch.context() as patched:
        sends = SlowSends(patched)
        while 0 in table.awaited:
            await click(world, table, *some_move(table, random))
            table = await world.fetch()
        content, offered = first.content, first.components
        assert not first.attachments
        assert offered
        await click(world, table, *some_move(table, random))
        assert (await world.fetch()).number > table.number
        assert (first.content, first.components) == (content, offered)
        await sends.clicked(inf)
        await world.env.settle()
    assert first.content == content
    assert not first.components
    assert world.board is not first
