"""Posting, editing and deleting of messages, with their checks, attachments and notifications."""

import re
from collections.abc import Sequence

from msgspec import UNSET

from bot.playground import message_shapes, page_shapes
from bot.playground.bodies import Body, FileRef, check_body, check_custom_emoji, check_nonce, normalize
from bot.playground.errors import Problems, api_error
from bot.playground.objects import (
    DM,
    EPHEMERAL,
    LOADING,
    SUPPRESS_NOTIFICATIONS,
    Attachment,
    Channel,
    Interaction,
    Message,
    Permission,
    Upload,
)
from bot.playground.pictures import content_type_of, image_size
from bot.playground.state import NONCE_LIFE, State
from bot.playground.values import Json, as_int, as_text

GUILD_MESSAGES, DIRECT_MESSAGES = 1 << 9, 1 << 12
_MENTION = re.compile(r"<@!?(\d+)>")
_EVERYONE = re.compile(r"@(everyone|here)\b")


def create(
    state: State,
    channel: Channel,
    author_id: int,
    body: Body,
    files: Sequence[Upload] = (),
    *,
    interaction: Interaction | None = None,
    visible_to: int | None = None,
    loading: bool = False,
    kind: int = 0,
    path: tuple[str, ...] = (),
) -> Message:
    """Post a message. With `loading`, it is a deferred reply ("thinking…"), which may be empty."""
    check_nonce(body.nonce, path)
    if body.enforce_nonce and (known := _posted_with_nonce(state, channel, author_id, body)):
        return known
    flags = as_int(body.flags) & SUPPRESS_NOTIFICATIONS
    flags |= (EPHEMERAL if visible_to is not None else 0) | (LOADING if loading else 0)
    message = Message(state.new_id(), channel.id, author_id, state.now(), kind, flags=flags, visible_to=visible_to)
    message.interaction = interaction
    message.tts = bool(body.tts)
    if body.message_reference:
        message.kind = 19
        message.reference = as_int(body.message_reference.get("message_id"))
        if message.reference not in state.history[channel.id]:
            problems = Problems(*path)
            problems.add(("message_reference",), "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
            problems.raise_if_any()
    _apply(state, message, body, files, path)
    if visible_to is None and not flags & SUPPRESS_NOTIFICATIONS:
        message.pings = _people_to_notify(state, channel, message, body)
    state.history[channel.id][message.id] = state.index[message.id] = message
    if body.nonce is not None:
        message.nonce = str(body.nonce)
        state.remember_nonce(message)
    publish(state, message, "MESSAGE_CREATE")
    return message


def _posted_with_nonce(state: State, channel: Channel, author_id: int, body: Body) -> Message | None:
    """Return the message that the author posted with this nonce in the last minutes, or None.

    Raises 10008 if it was deleted since, as discord.py documents for `Messageable.send`.
    """
    known = state.nonces.get((channel.id, author_id, str(body.nonce)))
    if known is None or state.now() > known.created + NONCE_LIFE:
        return None
    if known.deleted:
        raise api_error(10008)
    return known


def edit(
    state: State, message: Message, body: Body, files: Sequence[Upload] = (), path: tuple[str, ...] = ()
) -> Message:
    """Edit a message, without notifications. Filling in a deferred reply does not count as an edit."""
    if message.deleted:
        raise api_error(10008)
    _apply(state, message, body, files, path)
    if message.thinking:
        message.flags &= ~LOADING
    else:
        message.edited = state.now()
        message.edits += 1
    publish(state, message, "MESSAGE_UPDATE")
    return message


def edit_by_bot(state: State, message: Message, body: Body, files: Sequence[Upload]) -> Message:
    """Edit a message with the bot's token.

    Raises 50005 for the message of another author, 50013 for missing permissions, 30046 after too many edits of a
    message older than an hour.
    """
    channel = state.channels[message.channel_id]
    if message.author_id != state.bot_id:
        raise api_error(50005)
    if channel.archived:
        raise api_error(50083)
    if files:
        state.require(channel, Permission.ATTACH_FILES)
    if state.now() > message.created + 3600:
        if message.old_edits >= state.old_edits:
            error = api_error(30046)
            error.status = state.old_edit_status
            raise error
        message.old_edits += 1
    return edit(state, message, body, files)


def create_by_bot(state: State, channel: Channel, body: Body, files: Sequence[Upload]) -> Message:
    """Post a message with the bot's token.

    Raises 50007 if a person accepts no direct messages, 50013 for missing permissions, 50083 or 160005 for a
    locked thread.
    """
    if channel.kind == DM:
        person = state.people[channel.person_id or 0]
        if not person.dms_open or not person.is_member:
            raise api_error(50007)
    else:
        thread = channel.parent_id is not None
        state.require(channel, Permission.SEND_MESSAGES_IN_THREADS if thread else Permission.SEND_MESSAGES)
        if files:
            state.require(channel, Permission.ATTACH_FILES)
        if channel.locked:
            raise api_error(50083 if channel.archived else 160005)
        channel.archived = False
    return create(state, channel, state.bot_id, body, files)


def delete(state: State, message: Message) -> None:
    """Delete a message with its files, and notify pages and bot."""
    message.deleted = True
    state.history[message.channel_id].pop(message.id, None)
    state.index.pop(message.id, None)
    for attachment in message.attachments:
        state.drop_attachment(attachment)
    gone: Json = {"id": str(message.id), "channel_id": str(message.channel_id)}
    if state.is_on_page(state.channels[message.channel_id]):
        state.send_to_pages(lambda: {"t": "message_delete", **gone})
    if not message.ephemeral:
        _dispatch(state, message, "MESSAGE_DELETE", gone)


def publish(state: State, message: Message, event: str) -> None:
    """Send a message to the pages and, unless it is ephemeral, to the bot."""
    if message.id not in state.index:  # dismissed
        return
    if state.is_on_page(state.channels[message.channel_id]):
        state.send_to_pages(lambda: {"t": "message", "message": page_shapes.message(state, message)})
    if not message.ephemeral:
        _dispatch(state, message, event, message_shapes.event_message(state, message))


def _dispatch(state: State, message: Message, event: str, data: Json) -> None:
    channel = state.channels[message.channel_id]
    if channel.guild_id is None:
        state.dispatch(event, data, None, intents=DIRECT_MESSAGES)
    elif state.permissions_in(channel) & Permission.VIEW_CHANNEL:
        data["guild_id"] = str(channel.guild_id)
        state.dispatch(event, data, channel.guild_id, intents=GUILD_MESSAGES)


def _apply(state: State, message: Message, body: Body, files: Sequence[Upload], path: tuple[str, ...]) -> None:
    """Apply a body to a message. All checks come first, so that a refused edit changes nothing."""
    problems = Problems(*path)
    kept = _resolve_attachments(state, message, body, files, problems)
    content = message.content if body.content is UNSET else body.content or ""
    rows = message.components if body.components is UNSET else body.components or []
    check_custom_emoji(rows, state.emoji, problems)
    check_body(body, problems)
    thinking = message.thinking and body.content is UNSET
    if not (content.strip() or kept or thinking):
        raise api_error(50006)

    message.content = content
    if body.components is not UNSET:
        message.components = normalize(rows)
        message.rows_by_custom_id |= {as_text(it["custom_id"]): message.components for it in message.controls()}
    for attachment in message.attachments:
        if attachment not in kept:
            state.drop_attachment(attachment)
    for attachment in kept:
        state.attachments[attachment.id] = attachment
    message.attachments = kept
    _set_mentions(state, message, body)


def _resolve_attachments(
    state: State, message: Message, body: Body, files: Sequence[Upload], problems: Problems
) -> list[Attachment]:
    """Return the attachments of a message with this body: existing ones by id, uploads by their number."""
    if any(len(it.data) > state.upload_limit for it in files):
        raise api_error(40005)
    uploads = {it.number: it for it in files}
    old = {it.id: it for it in message.attachments}
    kept: list[Attachment] = []
    if body.attachments is UNSET:
        kept.extend(old.values())
    for number, ref in enumerate(body.attachments or ()):
        path = ("attachments", number)
        if ref.description is not None and len(ref.description) > 1024:
            problems.add_size((*path, "description"), 0, 1024)
        given = as_int(ref.id, -1)
        if given in old:
            kept.append(old[given])
        elif given in uploads:
            kept.append(_new_attachment(state, message, uploads.pop(given), ref))
        else:
            problems.add((*path, "id"), "MESSAGE_ATTACHMENT_NOT_FOUND", f"There is no file {ref.id}")
    kept.extend(_new_attachment(state, message, it, None) for it in uploads.values())
    if len(kept) > 10:
        problems.add_size(("attachments",), 0, 10)
    return kept


def _new_attachment(state: State, message: Message, upload: Upload, ref: FileRef | None) -> Attachment:
    filename = re.sub(r"[^\w.\-]", "_", (ref and ref.filename) or upload.filename or "unknown")
    description = ref.description if ref else None
    size = image_size(upload.data)
    return Attachment(
        state.new_id(), message.channel_id, filename, upload.data, content_type_of(filename), description, size
    )


def _set_mentions(state: State, message: Message, body: Body) -> None:
    named = dict.fromkeys(int(it) for it in _MENTION.findall(message.content))
    known = [it for it in named if it == state.bot_id or it in state.people]
    allowed = body.allowed_mentions or None
    parse = None if allowed is None else allowed.parse or []
    if allowed is None or parse is None or "users" in parse:
        message.mentions = tuple(known)
    else:
        message.mentions = tuple(it for it in known if it in {as_int(user) for user in allowed.users or ()})
    channel = state.channels[message.channel_id]
    may = message.author_id != state.bot_id or state.permissions_in(channel) & Permission.MENTION_EVERYONE
    wanted = parse is None or "everyone" in parse
    message.mention_everyone = bool(may and wanted and channel.kind != DM and _EVERYONE.search(message.content))


def _people_to_notify(state: State, channel: Channel, message: Message, body: Body) -> tuple[int, ...]:
    people = [it.id for it in state.readers(channel)]
    named = set(people) if message.mention_everyone else set(message.mentions)
    if message.reference is not None and (not body.allowed_mentions or body.allowed_mentions.replied_user):
        named.add(state.history[channel.id][message.reference].author_id)
    return tuple(it for it in people if it in named and it != message.author_id)
