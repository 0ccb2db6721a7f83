"""Requests to channels and direct messages: send, edit and strip. Each returns its trouble as a value, so that every
caller handles it. No reply waits for these requests, so the library may take its time for retries."""

import asyncio
import logging
import re
from collections.abc import Awaitable
from dataclasses import dataclass
from datetime import UTC, datetime
from http import HTTPStatus
from typing import Any, Final, Literal

import aiohttp
import discord
import structlog
from discord import app_commands
from discord.utils import time_snowflake

from bot.chat.front.post import Post
from bot.chat.words.lengths import fit

Trouble = Literal["gone", "too-old", "forbidden", "closed", "late", "answered", "no-emoji", "malformed", "busy", "down"]
"""gone: the message or channel was deleted. too-old: Discord accepts no more edits of an old message, or of one in an
archived thread. forbidden: a permission is missing. closed: the person takes no direct messages. late: the interaction
has expired. answered: the interaction has a reply. no-emoji: an emoji on a control was deleted. malformed: Discord
refuses the form of a message, such as its length, which is Roost's fault. busy: Discord refuses for now (429, 503).
down: Discord or the connection fails, so the request may have arrived."""

TROUBLES: Final = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, TimeoutError, OSError)
"""Exceptions of requests to Discord that are not Roost's fault."""

PASSING: Final[frozenset[object]] = frozenset({"busy", "down"})
"""Troubles that a retry may overcome."""

_LOGGED: Final = (*TROUBLES, discord.GatewayNotFound, discord.ConnectionClosed, app_commands.AppCommandError)
"""Exceptions that the library logs with a traceback though nothing is wrong with Roost."""
SHARD_LOG: Final = "discord.shard"
"""The library's log of lost connections."""
_MAX_REASON: Final = 300
"""Characters of a reason."""

_INVALID_FORM: Final = 50035
_REFUSED_FOR_NOW: Final = frozenset({429, 503})
_FIELD: Final = re.compile(r"^In ([\w.]+):", re.MULTILINE)
"""The name of a refused field in the text of that error, which otherwise may quote people."""
_BY_CODE: Final[dict[int, Trouble]] = {
    10003: "gone",  # unknown channel
    10008: "gone",  # unknown message
    10015: "late",  # unknown webhook
    10062: "late",  # unknown interaction
    50083: "too-old",  # the thread is archived; a new message brings it back, unless it is locked
    160005: "forbidden",  # the thread is locked
    30046: "too-old",  # too many edits of a message older than an hour
    40060: "answered",  # the interaction has been acknowledged
    50007: "closed",  # cannot send to this user
    50033: "closed",  # invalid recipient: the account was deleted
    50027: "late",  # the webhook's token is over
}

_log = structlog.stdlib.get_logger()


def trouble_of(error: BaseException) -> Trouble:
    """Return the trouble of an exception. Logs a malformed message as an error. Raises the exception again for other
    faults of Roost's."""
    if isinstance(error, discord.HTTPException):
        if error.code in _BY_CODE:
            return _BY_CODE[error.code]
        if isinstance(error, discord.Forbidden):
            return "forbidden"
        if isinstance(error, discord.NotFound):
            return "gone"
        if error.code == _INVALID_FORM and "Invalid emoji" in error.text:
            return "no-emoji"
        if error.code == _INVALID_FORM:
            _log.error("message.malformed", fields=_FIELD.findall(error.text))
            return "malformed"
        if error.status == HTTPStatus.UNAUTHORIZED:  # `TokenCheck` ends the process if the token is over
            return "down"
        if error.status < 500 and error.status != 429:
            raise error
        return "busy" if error.status in _REFUSED_FOR_NOW else "down"
    if not isinstance(error, TROUBLES):
        raise error
    return "busy" if isinstance(error, discord.RateLimited) else "down"


def reason_of(error: BaseException) -> str:
    """Return what a failure says, in one short line. Of a page of HTML, such as that of an address ban, only the status
    is kept."""
    if isinstance(error, discord.GatewayNotFound) and error.__cause__ is not None:
        return reason_of(error.__cause__)
    if isinstance(error, discord.HTTPException) and not error.code:
        return f"{error.status} {error.response.reason}"
    return fit(" ".join(str(error).split()) or type(error).__name__, _MAX_REASON)


def without_traceback(record: logging.LogRecord) -> bool:
    """Filter logs of the library: a failure of Discord's is a warning, because the library tries again, or a person's
    next keystroke does. So is an option without completion. Only reasons of shards are safe to log: others may quote
    what was typed."""
    failure = record.exc_info[1] if record.exc_info else None
    if isinstance(failure, _LOGGED):
        record.levelno, record.levelname, record.exc_info = logging.WARNING, "WARNING", None
        if record.name == SHARD_LOG:
            record.msg, record.args = f"{record.getMessage()}: {reason_of(failure)}", None
    return True


_HOOK_WITHIN: Final = 5.0
"""Seconds for an edit by a webhook. Without it the library would wait out any rate limit."""

NoThread = Literal["full", "forbidden", "down"]
"""Why Discord opens no thread: the server has too many active ones, a permission is missing, or Discord fails."""
_HAS_THREAD: Final = 160004
_FULL: Final = frozenset({160006, 160007})
"""Discord's codes for a message that has a thread already, and for too many active threads."""
_ARCHIVED_AFTER: Final = 7 * 24 * 60
"""Minutes without a message after which Discord archives a thread."""
_THREAD_TRIES: Final = 2
_THREAD_WITHIN: Final = 4.0
"""Seconds for each try. The table waits for its thread, though its opener has a reply."""


@dataclass(slots=True)
class Hook:
    """The webhook of an interaction whose reply is a public message of a channel. An edit of that message by it does
    not count against the bot's fifty requests a second."""

    message_id: int
    reply_of: discord.Interaction[Any]
    until: float
    """When Discord ceases to accept it, by the event loop's clock; 0 once Discord has refused it."""

    def can_edit(self, message_id: int) -> bool:
        return message_id == self.message_id and asyncio.get_running_loop().time() < self.until


async def send(client: discord.Client, channel_id: int, post: Post, nonce: int) -> int | Trouble:
    """Send a message to a channel. Returns its id, or the trouble. Retries must pass the same `nonce` (64 bits) so that
    Discord drops duplicates, whatever they say by then."""
    channel = client.get_partial_messageable(channel_id)
    try:
        sent = await channel.send(**post.to_send(), nonce=nonce)
    except TROUBLES as error:
        trouble = trouble_of(error)
    else:
        return await _as_meant(client, sent, post)
    if can_send_again(client, post, trouble):
        return await send(client, channel_id, post, nonce)
    return _logged("message.not_posted", trouble)


async def send_direct(client: discord.Client, user_id: int, post: Post, nonce: int) -> tuple[int, int] | Trouble:
    """Send a direct message. Returns the ids of its channel and itself, or the trouble. Retries must pass the same
    `nonce`."""
    try:
        channel = await client.create_dm(discord.Object(user_id))
        sent = await channel.send(**post.to_send(), nonce=nonce)
    except TROUBLES as error:
        trouble = trouble_of(error)
    else:
        meant = await _as_meant(client, sent, post)
        return meant if isinstance(meant, str) else (channel.id, meant)
    if can_send_again(client, post, trouble):
        return await send_direct(client, user_id, post, nonce)
    return _logged("message.not_sent", trouble)


async def _as_meant(client: discord.Client, sent: discord.Message, post: Post) -> int | Trouble:
    """Edit a message that Discord returned for a nonce, unless it is the post: an earlier try arrived, and its content
    is outdated. Returns its id, or the trouble. If it was deleted, the next edit finds that out."""
    if not post.is_shown_by(sent):
        trouble = await edit(client, sent.channel.id, sent.id, post)
        if trouble not in (None, "gone"):
            return trouble
    return sent.id


async def edit(
    client: discord.Client, channel_id: int, message_id: int, post: Post, hook: Hook | None = None
) -> Trouble | None:
    """Replace the content of one of Roost's messages, by the `hook` if it can. Returns the trouble, if any."""
    if await _edit_by_webhook(hook, message_id, post.to_edit()):
        return None
    trouble = await _edit(client, channel_id, message_id, post.to_edit())
    while can_send_again(client, post, trouble):
        trouble = await _edit(client, channel_id, message_id, post.to_edit())
    return trouble


async def strip(client: discord.Client, channel_id: int, message_id: int, hook: Hook | None = None) -> Trouble | None:
    """Remove the controls of a message and keep the rest, by the `hook` if it can. Returns the trouble, if any."""
    changes = {"view": None}
    if await _edit_by_webhook(hook, message_id, changes):
        return None
    return await _edit(client, channel_id, message_id, changes)


async def open_thread(client: discord.Client, channel_id: int, message_id: int, name: str) -> int | NoThread:
    """Open a thread at a message of Roost's. Returns its id, or why Discord refuses. A second try is harmless."""
    for _ in range(_THREAD_TRIES):
        try:
            async with asyncio.timeout(_THREAD_WITHIN):
                data = await client.http.start_thread_with_message(
                    channel_id, message_id, name=name, auto_archive_duration=_ARCHIVED_AFTER
                )
        except TROUBLES as error:
            code = getattr(error, "code", 0)
            if code == _HAS_THREAD:
                return message_id  # a thread has the id of the message at which it was opened
            if code in _FULL:
                return _no_thread("full")
            if isinstance(error, discord.Forbidden | discord.NotFound):
                return _no_thread("forbidden")
        else:
            return int(data["id"])
    return _no_thread("down")


async def delete(client: discord.Client, channel_id: int, message_id: int) -> Trouble | None:
    """Delete one of Roost's messages. Returns the trouble, if any; None if it was gone already."""
    return await _removed("message.not_deleted", client.http.delete_message(channel_id, message_id))


async def archive(client: discord.Client, thread_id: int) -> Trouble | None:
    """Archive one of Roost's threads. Returns the trouble, if any; None if there is no such thread."""
    return await _removed("thread.not_archived", client.http.edit_channel(thread_id, archived=True))


async def last_message(client: discord.Client, channel_id: int) -> int | None:
    """Fetch the id of the last message of a channel. None if the request fails. The library's cached channels never
    learn it: without the intent for messages there are no events, and the channel of an interaction is not cached."""
    try:
        channel = await client.fetch_channel(channel_id)
    except TROUBLES as error:
        _logged("channel.not_read", trouble_of(error))
        return None
    last: int | None = getattr(channel, "last_message_id", None)
    return last


async def find_message(client: discord.Client, channel_id: int, custom_id: str, at: int) -> int | Trouble | None:
    """Find a message of Roost's by one of its controls, among the fifty before and after a moment in milliseconds since
    1970. Returns its id, None if it is not there or Roost may not read the history, or the trouble."""
    around = discord.Object(time_snowflake(datetime.fromtimestamp(at / 1000, UTC)))
    try:
        async for message in client.get_partial_messageable(channel_id).history(limit=100, around=around):
            rows = [row for row in message.components if isinstance(row, discord.ActionRow)]
            if any(getattr(item, "custom_id", None) == custom_id for row in rows for item in row.children):
                return message.id
    except TROUBLES as error:
        return trouble_of(error)
    return None


async def is_reachable(client: discord.Client, channel_id: int) -> bool:
    """Return whether Discord answers a request about a channel, if only that the channel is gone."""
    try:
        await client.http.get_channel(channel_id)
    except TROUBLES as error:
        return trouble_of(error) not in PASSING
    return True


async def fetch_member(guild: discord.Guild, user_id: int) -> discord.Member | Trouble:
    """Fetch a member of a server, with the present roles. Returns the trouble otherwise: "gone" if the account is no
    member. No log line names an account."""
    try:
        return await guild.fetch_member(user_id)
    except TROUBLES as error:
        return trouble_of(error)


async def is_member(client: discord.Client, guild_id: int, user_id: int) -> bool:
    """Return whether an account is a member of a server with Roost. True if Discord does not say. No log line names an
    account."""
    try:
        await client.http.get_member(guild_id, user_id)
    except TROUBLES as error:
        return trouble_of(error) in PASSING
    return True


def can_send_again(client: discord.Client, post: Post, trouble: object) -> bool:
    """Remove from a refused message what Discord may have refused: the emoji if one was deleted, and of a malformed
    message all that can go. Returns whether to send it again."""
    if trouble == "malformed":
        return post.reduce()
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
    """Edit a message by a webhook. Returns False if the webhook cannot or Discord refuses; the bot then edits the
    message itself."""
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


async def _removed(event: str, request: Awaitable[object]) -> Trouble | None:
    try:
        await request
    except TROUBLES as error:
        trouble = trouble_of(error)
        return None if trouble == "gone" else _logged(event, trouble)
    return None


def _no_thread(why: NoThread) -> NoThread:
    _log.warning("thread.not_opened", trouble=why)
    return why


def _logged(event: str, trouble: Trouble) -> Trouble:
    _log.warning(event, trouble=trouble)
    return trouble
