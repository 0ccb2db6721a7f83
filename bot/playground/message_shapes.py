"""Discord's JSON for messages and attachments."""

from bot.playground.objects import Attachment, Interaction, Message
from bot.playground.shapes import member, timestamp, user_of
from bot.playground.state import State
from bot.playground.values import Json, as_int


def attachment(state: State, it: Attachment, *, ephemeral: bool = False) -> Json:
    url = f"{state.origin}/cdn/attachments/{it.channel_id}/{it.id}/{it.filename}"
    shape: Json = {
        "id": str(it.id),
        "filename": it.filename,
        "size": len(it.data),
        "url": url,
        "proxy_url": url,
        "content_type": it.content_type,
    }
    if it.description:
        shape["description"] = it.description
    if it.size:
        shape["width"], shape["height"] = it.size
    if ephemeral:
        shape["ephemeral"] = True
    return shape


def metadata(state: State, it: Interaction) -> Json:
    """Return a message's `interaction_metadata`. Its `name` is an extension for the page."""
    shape: Json = {
        "id": str(it.id),
        "type": it.kind,
        "user": user_of(state, it.person_id),
        "authorizing_integration_owners": {"0": str(state.channels[it.channel_id].guild_id or 0)},
    }
    if it.kind == 2:
        shape["name"] = it.name
        if it.data["type"] == 2:
            shape["target_user"] = user_of(state, as_int(it.data["target_id"]))
        elif it.data["type"] == 3:
            shape["target_message_id"] = it.data["target_id"]
    if it.trigger:
        shape["triggering_interaction_metadata"] = metadata(state, it.trigger)
    elif it.source:
        shape["interacted_message_id"] = str(it.source.id)
    return shape


def message(state: State, it: Message) -> Json:
    """Return a message as REST responses contain it."""
    shape: Json = {
        "id": str(it.id),
        "channel_id": str(it.channel_id),
        "type": it.kind,
        "author": user_of(state, it.author_id),
        "content": it.content,
        "timestamp": timestamp(it.created),
        "edited_timestamp": None if it.edited is None else timestamp(it.edited),
        "tts": it.tts,
        "mention_everyone": it.mention_everyone,
        "mentions": [user_of(state, person) for person in it.mentions],
        "mention_roles": [],
        "attachments": [attachment(state, file, ephemeral=it.ephemeral) for file in it.attachments],
        "embeds": [],
        "components": it.components,
        "pinned": False,
        "flags": it.flags,
    }
    if it.nonce is not None:
        shape["nonce"] = it.nonce
    if it.reference is not None:
        shape["message_reference"] = {"type": 0, "channel_id": str(it.channel_id), "message_id": str(it.reference)}
    if it.interaction:
        shape["application_id"] = shape["webhook_id"] = str(state.bot_id)
        shape["interaction_metadata"] = metadata(state, it.interaction)
        if it.interaction.kind == 2:
            shape["interaction"] = {
                "id": str(it.interaction.id),
                "type": 2,
                "name": it.interaction.name,
                "user": user_of(state, it.interaction.person_id),
            }
    return shape


def event_message(state: State, it: Message) -> Json:
    """Return a message as gateway events contain it, with guild and member.

    The content of messages from people is empty, because the bot lacks the privileged intent. Direct messages and
    messages that mention the bot keep theirs.
    """
    shape = message(state, it)
    home = state.channels[it.channel_id]
    if home.guild_id is None:
        return shape
    shape["guild_id"] = str(home.guild_id)
    partial = member(state, state.guilds[home.guild_id], it.author_id)
    del partial["user"]
    shape["member"] = partial
    if it.author_id != state.bot_id and state.bot_id not in it.mentions:
        shape |= {"content": "", "attachments": [], "components": []}
    return shape
