"""The one door to Discord: what is posted, edited and answered goes through here, and its known errors are branches."""

from collections.abc import Sequence
from typing import Any, Final, Literal

import discord
import structlog
from discord.ui import View

from bot.chat.front.post import Board

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

_log = structlog.stdlib.get_logger()


async def answer_edit(interaction: discord.Interaction[Any], board: Board) -> bool:
    """Answer a click by showing the board in the clicked message; False when that cannot be done any more."""
    file = board.file()
    try:
        await interaction.response.edit_message(
            content=board.content,
            attachments=[file] if file is not None else [],
            view=board.view,
            allowed_mentions=discord.AllowedMentions.none(),
        )
    except discord.HTTPException as error:
        return await _unless_past(interaction, error)
    return True


async def answer_strip(interaction: discord.Interaction[Any], content: str) -> bool:
    """Answer a click by taking the clicked message's controls; its picture stays. False as above."""
    try:
        await interaction.response.edit_message(
            content=content, view=None, allowed_mentions=discord.AllowedMentions.none()
        )
    except discord.HTTPException as error:
        return await _unless_past(interaction, error)
    return True


async def answer_board(interaction: discord.Interaction[Any], board: Board) -> int | None:
    """Answer a command with the board as a new message; its id, or None when too late."""
    file = board.file()
    try:
        reply = await interaction.response.send_message(
            board.content,
            file=file if file is not None else discord.utils.MISSING,
            view=board.view,
            allowed_mentions=board.mentions,
        )
    except discord.HTTPException as error:
        _unless_late(error)
        return None
    return reply.message_id


async def whisper(interaction: discord.Interaction[Any], text: str, view: View | None = None) -> None:
    """Tell only the one who clicked or typed, as the answer or behind it."""
    shown = view if view is not None else discord.utils.MISSING
    nobody = discord.AllowedMentions.none()
    try:
        if interaction.response.is_done():
            await interaction.followup.send(text, view=shown, ephemeral=True, allowed_mentions=nobody)
        else:
            await interaction.response.send_message(text, view=shown, ephemeral=True, allowed_mentions=nobody)
    except discord.HTTPException as error:
        _unless_late(error)


async def answer_whisper(interaction: discord.Interaction[Any], text: str, view: View | None = None) -> bool:
    """Answer a click in a message only its reader sees by writing it anew; False when too late."""
    try:
        await interaction.response.edit_message(
            content=text, view=view, allowed_mentions=discord.AllowedMentions.none()
        )
    except discord.HTTPException as error:
        return _unless_late(error)
    return True


async def whisper_board(interaction: discord.Interaction[Any], board: Board) -> None:
    """Show a board only to the one who clicked or typed, as the answer or behind it."""
    file = board.file() or discord.utils.MISSING
    nobody = discord.AllowedMentions.none()
    try:
        if interaction.response.is_done():
            await interaction.followup.send(
                board.content, file=file, view=board.view, ephemeral=True, allowed_mentions=nobody
            )
        else:
            await interaction.response.send_message(
                board.content, file=file, view=board.view, ephemeral=True, allowed_mentions=nobody
            )
    except discord.HTTPException as error:
        _unless_late(error)


async def answer_text(interaction: discord.Interaction[Any], text: str) -> None:
    """Answer a command with a sentence for everybody, which notifies nobody."""
    try:
        await interaction.response.send_message(text, allowed_mentions=discord.AllowedMentions.none())
    except discord.HTTPException as error:
        _unless_late(error)


async def defer(interaction: discord.Interaction[Any], *, private: bool = False) -> bool:
    """Promise an answer to a command that needs more than three seconds; False when too late for that."""
    try:
        await interaction.response.defer(thinking=True, ephemeral=private)
    except discord.HTTPException as error:
        return _unless_late(error)
    return True


async def answer_pictures(interaction: discord.Interaction[Any], text: str, boards: Sequence[Board]) -> None:
    """Keep the promise of `defer`, with several pictures in one message."""
    await answer_files(interaction, text, [file for board in boards if (file := board.file()) is not None])


async def answer_files(interaction: discord.Interaction[Any], text: str, files: Sequence[discord.File]) -> None:
    """Keep the promise of `defer`, with files."""
    nobody = discord.AllowedMentions.none()
    try:
        await interaction.followup.send(text, files=list(files), allowed_mentions=nobody)
    except discord.HTTPException as error:
        _unless_late(error)


async def send_file(client: discord.Client, user_id: int, text: str, file: discord.File) -> bool:
    """Send a file by direct message; False where it cannot be delivered."""
    try:
        channel = await client.create_dm(discord.Object(user_id))
        await channel.send(text, file=file)
    except discord.HTTPException as error:
        if error.code != _CANNOT_SEND_DIRECT:
            raise
        return False
    return True


async def send_direct(client: discord.Client, user_id: int, board: Board) -> tuple[int, int] | None:
    """Send a direct message; its channel and its id, or None where it cannot be delivered."""
    try:
        channel = await client.create_dm(discord.Object(user_id))
        message = await channel.send(board.content, file=board.file() or discord.utils.MISSING, view=board.view)
    except discord.HTTPException as error:
        if error.code != _CANNOT_SEND_DIRECT:
            raise
        return None
    return channel.id, message.id


async def post_text(client: discord.Client, channel_id: int, text: str) -> int | None:
    """Post a sentence that notifies nobody; its id, or None where Roost may not write."""
    channel = client.get_partial_messageable(channel_id)
    try:
        return (await channel.send(text, allowed_mentions=discord.AllowedMentions.none())).id
    except (discord.Forbidden, discord.NotFound) as error:
        _log.warning("text.not_posted", status=error.status, code=error.code)
        return None


async def post(client: discord.Client, channel_id: int, board: Board) -> int | None:
    """Post the board as a new message; its id, or None where Roost may not write."""
    channel = client.get_partial_messageable(channel_id)
    file = board.file()
    try:
        message = await channel.send(
            board.content,
            file=file if file is not None else discord.utils.MISSING,
            view=board.view,
            allowed_mentions=board.mentions,
        )
    except (discord.Forbidden, discord.NotFound) as error:
        _log.warning("board.not_posted", status=error.status, code=error.code)
        return None
    return message.id


async def follow_up(interaction: discord.Interaction[Any], board: Board) -> int | None:
    """Post the board through an interaction, which needs no permission in the channel; its id."""
    file = board.file()
    try:
        message = await interaction.followup.send(
            board.content,
            file=file if file is not None else discord.utils.MISSING,
            view=board.view,
            allowed_mentions=board.mentions,
            wait=True,
        )
    except discord.HTTPException as error:
        _log.warning("board.not_followed_up", status=error.status, code=error.code)
        return None
    return message.id


async def edit(client: discord.Client, channel_id: int, message_id: int, board: Board) -> Edited:
    """Show the board in a message of Roost's."""
    message = client.get_partial_messageable(channel_id).get_partial_message(message_id)
    file = board.file()
    try:
        await message.edit(
            content=board.content,
            attachments=[file] if file is not None else [],
            view=board.view,
            allowed_mentions=discord.AllowedMentions.none(),
        )
    except (discord.HTTPException, discord.RateLimited) as error:
        return _why_not_edited(error)
    return "edited"


async def strip(client: discord.Client, channel_id: int, message_id: int) -> Edited:
    """Take a message's controls; the rest of it stays."""
    message = client.get_partial_messageable(channel_id).get_partial_message(message_id)
    try:
        await message.edit(view=None)
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


async def _unless_past(interaction: discord.Interaction[Any], error: discord.HTTPException) -> bool:
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
