"""The door to channels and direct messages: what is posted, edited and stripped there, and what became of it.

Nobody waits here for an answer, so the library may take its own time to send a thing again.
"""

import asyncio
from dataclasses import dataclass
from typing import Any, Final

import discord
import structlog

from bot.chat.front.post import Post
from bot.chat.front.troubles import TROUBLES, Trouble, trouble_of

_HOOK_WITHIN: Final = 5.0
"""Seconds for an edit by a webhook. The library would sit out any limit that Discord names."""

_log = structlog.stdlib.get_logger()


@dataclass(slots=True)
class Hook:
    """The webhook of an interaction whose reply is a public message of a channel. An edit of that message by it does
    not count against the bot's fifty requests a second."""

    message_id: int
    reply_of: discord.Interaction[Any]
    until: float
    """When Discord ceases to accept it, by the event loop's clock; 0 once Discord has refused it."""

    def can_edit(self, message_id: int) -> bool:
        """Whether it can still edit this message."""
        return message_id == self.message_id and asyncio.get_running_loop().time() < self.until


async def send(client: discord.Client, channel_id: int, post: Post, nonce: int) -> int | Trouble:
    """Send a message to a channel. Returns its id, or what went wrong. Whoever tries again gives the same `nonce`, 64
    bits: a message that came through though nobody heard of it is not posted twice."""
    channel = client.get_partial_messageable(channel_id)
    try:
        return (await channel.send(**post.to_send(), nonce=nonce)).id
    except TROUBLES as error:
        trouble = trouble_of(error)
    if drop_gone_emoji(client, post, trouble):
        return await send(client, channel_id, post, nonce)
    return _logged("message.not_posted", trouble)


async def send_direct(client: discord.Client, user_id: int, post: Post, nonce: int) -> tuple[int, int] | Trouble:
    """Send a direct message. Returns its channel and its id, or what went wrong; `nonce` as above."""
    try:
        channel = await client.create_dm(discord.Object(user_id))
        return channel.id, (await channel.send(**post.to_send(), nonce=nonce)).id
    except TROUBLES as error:
        trouble = trouble_of(error)
    if drop_gone_emoji(client, post, trouble):
        return await send_direct(client, user_id, post, nonce)
    return _logged("message.not_sent", trouble)


async def edit(
    client: discord.Client, channel_id: int, message_id: int, post: Post, hook: Hook | None = None
) -> Trouble | None:
    """Make a message of Roost's into another, by a `hook` if that can. Returns what went wrong, if anything did."""
    if await _edit_by_webhook(hook, message_id, post.to_edit()):
        return None
    trouble = await _edit(client, channel_id, message_id, post.to_edit())
    if drop_gone_emoji(client, post, trouble):
        return await _edit(client, channel_id, message_id, post.to_edit())
    return trouble


async def strip(client: discord.Client, channel_id: int, message_id: int, hook: Hook | None = None) -> Trouble | None:
    """Take a message's controls, by a `hook` if that can; the rest of it stays. Returns what went wrong, if anything
    did."""
    changes = {"view": None}
    if await _edit_by_webhook(hook, message_id, changes):
        return None
    return await _edit(client, channel_id, message_id, changes)


async def last_message(client: discord.Client, channel_id: int) -> int | None:
    """The id of the message at a channel's bottom, as far as Discord tells. The library's own channels do not know it:
    without the intent for messages nobody tells them, and what an interaction brings of its channel is not taken in."""
    try:
        channel = await client.fetch_channel(channel_id)
    except TROUBLES as error:
        _logged("channel.not_read", trouble_of(error))
        return None
    last: int | None = getattr(channel, "last_message_id", None)
    return last


def drop_gone_emoji(client: discord.Client, post: Post, trouble: object) -> bool:
    """Whether a message that Discord refused for a deleted emoji can be sent once more: it has none from now on."""
    if trouble != "no-emoji" or not post.drop_emoji():
        return False
    client.dispatch("emoji_gone")
    return True


async def _edit(client: discord.Client, channel_id: int, message_id: int, changes: dict[str, Any]) -> Trouble | None:
    message = client.get_partial_messageable(channel_id).get_partial_message(message_id)
    try:
        await message.edit(**changes)
    except discord.RateLimited:  # Discord answers too many edits of old messages this way, too
        return _logged("message.not_edited", "too-old")
    except TROUBLES as error:
        return _logged("message.not_edited", trouble_of(error))
    return None


async def _edit_by_webhook(hook: Hook | None, message_id: int, changes: dict[str, Any]) -> bool:
    """Edit a message by a webhook. Returns False if it cannot or Discord refuses: then the bot edits it itself."""
    if hook is None or not hook.can_edit(message_id):
        return False
    try:
        async with asyncio.timeout(_HOOK_WITHIN):
            await hook.reply_of.edit_original_response(**changes)
    except TROUBLES as error:
        _log.info("message.not_edited_by_webhook", trouble=trouble_of(error))
        hook.until = 0.0
        return False
    return True


def _logged(event: str, trouble: Trouble) -> Trouble:
    _log.warning(event, trouble=trouble)
    return trouble
