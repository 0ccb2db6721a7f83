"""The one door to Discord: what is posted, edited and answered goes through here, and its known errors are branches."""

from typing import Any, Final, Literal

import discord
import structlog

from bot.chat.front.post import Post

Interaction = discord.Interaction[discord.Client]

_UNKNOWN_MESSAGE: Final = 10008
_UNKNOWN_CHANNEL: Final = 10003
_UNKNOWN_INTERACTION: Final = 10062
_TOO_OLD_TO_EDIT: Final = 30046
_ALREADY_ANSWERED: Final = 40060
_UNKNOWN_WEBHOOK: Final = 10015
_TOKEN_EXPIRED: Final = 50027
_CANNOT_SEND_DIRECT: Final = 50007

_GONE: Final = frozenset({_UNKNOWN_MESSAGE, _UNKNOWN_CHANNEL})
_NOT_EDITABLE: Final = _GONE | {_TOO_OLD_TO_EDIT}
_LATE: Final = frozenset({_UNKNOWN_INTERACTION, _ALREADY_ANSWERED, _UNKNOWN_WEBHOOK, _TOKEN_EXPIRED})

Edited = Literal["edited", "gone", "too-old", "forbidden"]
"""What came of an edit: done, or the message is gone, Discord takes no more edits of it, Roost may not write."""

_log = structlog.stdlib.get_logger()


async def answer(interaction: Interaction, post: Post, *, private: bool = False) -> int | None:
    """Answer with a new message, or say more where an answer was given or promised; `private`: to its reader alone.
    Returns the message's id, None when it is too late."""
    try:
        if interaction.response.is_done():
            return (await interaction.followup.send(**post.to_send(), ephemeral=private, wait=True)).id
        return (await interaction.response.send_message(**post.to_send(), ephemeral=private)).message_id
    except discord.HTTPException as error:
        _unless_late(error)
        return None


async def answer_edit(interaction: Interaction, post: Post) -> bool:
    """Answer a click by making the clicked message into another; False when that cannot be done any more."""
    try:
        await interaction.response.edit_message(**post.to_edit())
    except discord.HTTPException as error:
        return await _unless_past(interaction, error)
    return True


async def defer(interaction: Interaction, *, private: bool = False) -> bool:
    """Promise an answer to a command that needs more than three seconds; False when too late for that."""
    try:
        await interaction.response.defer(thinking=True, ephemeral=private)
    except discord.HTTPException as error:
        return _unless_late(error)
    return True


async def follow_up(interaction: Interaction, post: Post) -> int | None:
    """Send a message through an interaction that was answered, which needs no permission in the channel. Returns the
    message's id, None where that failed."""
    try:
        return (await interaction.followup.send(**post.to_send(), wait=True)).id
    except discord.HTTPException as error:
        _log.warning("message.not_followed_up", status=error.status, code=error.code)
        return None


async def send_direct(client: discord.Client, user_id: int, post: Post) -> tuple[int, int] | None:
    """Send a direct message. Returns its channel and its id, None where it cannot be delivered."""
    try:
        channel = await client.create_dm(discord.Object(user_id))
        message = await channel.send(**post.to_send())
    except discord.HTTPException as error:
        if error.code != _CANNOT_SEND_DIRECT:
            raise
        return None
    return channel.id, message.id


async def send(client: discord.Client, channel_id: int, post: Post) -> int | None:
    """Send a message to a channel. Returns the message's id, None where Roost may not write."""
    try:
        return (await client.get_partial_messageable(channel_id).send(**post.to_send())).id
    except (discord.Forbidden, discord.NotFound) as error:
        _log.warning("message.not_posted", status=error.status, code=error.code)
        return None


async def edit(client: discord.Client, channel_id: int, message_id: int, post: Post) -> Edited:
    """Make a message of Roost's into another."""
    return await _edited(client, channel_id, message_id, post.to_edit())


async def strip(client: discord.Client, channel_id: int, message_id: int) -> Edited:
    """Take a message's controls; the rest of it stays."""
    return await _edited(client, channel_id, message_id, {"view": None})


async def _edited(client: discord.Client, channel_id: int, message_id: int, changes: dict[str, Any]) -> Edited:
    message = client.get_partial_messageable(channel_id).get_partial_message(message_id)
    try:
        await message.edit(**changes)
    except (discord.HTTPException, discord.RateLimited) as error:
        return _why_not_edited(error)
    return "edited"


def _why_not_edited(error: discord.HTTPException | discord.RateLimited) -> Edited:
    if isinstance(error, discord.RateLimited):  # Discord answers too many edits of old messages this way, too
        return "too-old"
    if error.code in _GONE:
        return "gone"
    if error.code == _TOO_OLD_TO_EDIT:
        return "too-old"
    if isinstance(error, discord.Forbidden):
        return "forbidden"
    raise error


async def _unless_past(interaction: Interaction, error: discord.HTTPException) -> bool:
    """False where it is too late for the interaction or for its message, which still gets an answer if it can."""
    if error.code not in _NOT_EDITABLE:
        return _unless_late(error)
    _log.warning("interaction.not_edited", code=error.code)
    try:
        await interaction.response.defer()
    except discord.HTTPException as second:
        return _unless_late(second)
    return False


def _unless_late(error: discord.HTTPException) -> bool:
    """False for an interaction that is over: whatever was done stays done. Anything else goes on."""
    if error.code not in _LATE:
        raise error
    _log.warning("interaction.late", code=error.code)
    return False
