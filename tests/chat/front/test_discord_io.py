"""Messages to channels and direct messages whose controls have a deleted emoji."""

from collections.abc import Awaitable, Callable
from typing import Any
from unittest.mock import AsyncMock, Mock

import discord
import pytest
from discord import PartialEmoji, SelectOption
from discord.ui import Button, Select

from bot.chat.front import discord_io
from bot.chat.front.controls import controls_of
from bot.chat.front.post import Post

WORM = PartialEmoji(name="worm", id=1)
REFUSED = {
    "code": 50035,
    "message": "Invalid Form Body",
    "errors": {"components": {"_errors": [{"code": "BUTTON_COMPONENT_INVALID_EMOJI", "message": "Invalid emoji"}]}},
}
WAYS: dict[str, Callable[[discord.Client, Post], Awaitable[object]]] = {
    "send": lambda client, post: discord_io.send(client, 1, post, 2),
    "send_direct": lambda client, post: discord_io.send_direct(client, 1, post, 2),
    "edit": lambda client, post: discord_io.edit(client, 1, 2, post),
}


def wormy() -> Post:
    """A button and a menu with a worm each."""
    options = [SelectOption(label="Lay a worm", emoji=WORM)]
    items = [
        Button[Any](custom_id="one", label="Lay a worm", emoji=WORM),
        Select[Any](custom_id="two", options=options),
    ]
    return Post("Your hand", controls=controls_of(items))


def refusing(times: int) -> tuple[Mock, AsyncMock]:
    """A client, and what its messages go through: Discord refuses so many for their emoji."""
    refused = discord.HTTPException(Mock(status=400), REFUSED)
    rows = [Mock(discord.ActionRow, children=[Mock(custom_id=name)]) for name in ("one", "two")]
    sent = Mock(id=3, content="Your hand", attachments=[], components=rows)
    request = AsyncMock(side_effect=[*[refused] * times, sent])
    client = Mock(create_dm=AsyncMock())
    for channel in (client.get_partial_messageable.return_value, client.create_dm.return_value):
        channel.send = channel.get_partial_message.return_value.edit = request
    return client, request


@pytest.mark.parametrize("way", WAYS)
async def test_a_message_refused_for_its_emoji_goes_once_more_without_any(way: str) -> None:
    client, request = refusing(1)
    post = wormy()
    assert await WAYS[way](client, post) != "no-emoji"
    assert request.await_count == 2
    assert not post.drop_emoji()
    client.dispatch.assert_called_once_with("emoji_gone")


@pytest.mark.parametrize("way", WAYS)
async def test_a_message_that_is_refused_without_emoji_too_is_given_up(way: str) -> None:
    client, request = refusing(2)
    assert await WAYS[way](client, wormy()) == "no-emoji"
    assert request.await_count == 2
