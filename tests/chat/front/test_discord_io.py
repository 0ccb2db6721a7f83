"""Messages to channels and direct messages that Discord refuses: for a deleted emoji, or for their form."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from typing import Any
from unittest.mock import AsyncMock, Mock

import discord
import pytest
from discord import PartialEmoji, SelectOption
from discord.ui import Button, Select
from structlog.testing import capture_logs

from bot.chat.front import discord_io
from bot.chat.front.layout import controls_of
from bot.chat.front.post import Attachment, Post
from bot.chat.words.lengths import CONTENT

WORM = PartialEmoji(name="worm", id=1)
REFUSED = {
    "code": 50035,
    "message": "Invalid Form Body",
    "errors": {"components": {"_errors": [{"code": "BUTTON_COMPONENT_INVALID_EMOJI", "message": "Invalid emoji"}]}},
}
TOO_LONG = {
    "code": 50035,
    "message": "Invalid Form Body",
    "errors": {"content": {"_errors": [{"code": "BASE_TYPE_MAX_LENGTH", "message": "Must be 2000 or fewer."}]}},
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


def refusing(times: int, why: Mapping[str, object] = REFUSED) -> tuple[Mock, AsyncMock]:
    """A client, and what its messages go through: Discord refuses so many, for their emoji if not said otherwise."""
    refused = [discord.HTTPException(Mock(status=400), dict(why))] * times

    async def answer(**said: Any) -> Mock:
        if refused:
            raise refused.pop()
        view = said.get("view")
        rows = [Mock(discord.ActionRow, children=[*view.children])] if view is not None else []
        return Mock(id=3, content=said["content"], attachments=said.get("files", []), components=rows)

    request = AsyncMock(side_effect=answer)
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


def large() -> Post:
    """A message that is too long, with a picture and controls."""
    return replace(wormy(), content="The game is over. " * 200, attachments=(Attachment("roost.png", b"", "alt"),))


@pytest.mark.parametrize("way", WAYS)
async def test_malformed_message_goes_once_more_without_what_can_go(way: str) -> None:
    """Its controls stay, and the operator finds what was wrong in the log."""
    client, request = refusing(1, TOO_LONG)
    with capture_logs() as logs:
        assert await WAYS[way](client, large()) != "malformed"
    assert [one["fields"] for one in logs if one["log_level"] == "error"] == [["content"]]
    sent = request.await_args_list[-1].kwargs
    assert request.await_count == 2
    assert len(sent["content"]) <= CONTENT
    assert sent["content"].startswith("The game is over. ")
    assert not sent.get("files")
    assert not sent.get("attachments")
    assert all(button.emoji is None for button in sent["view"].children if isinstance(button, Button))


@pytest.mark.parametrize("way", WAYS)
async def test_message_refused_for_its_controls_goes_without_them(way: str) -> None:
    client, request = refusing(2, TOO_LONG)
    assert await WAYS[way](client, large()) != "malformed"
    assert not request.await_args_list[-1].kwargs.get("view")


@pytest.mark.parametrize("way", WAYS)
async def test_message_that_is_refused_without_what_can_go_is_given_up(way: str) -> None:
    client, request = refusing(2)
    assert await WAYS[way](client, wormy()) == "no-emoji"
    assert request.await_count == 2
    client, request = refusing(3, TOO_LONG)
    assert await WAYS[way](client, large()) == "malformed"
    assert request.await_count == 3
