"""Transcripts: the messages of a channel and of all direct messages as a text that two runs of one game share."""

import re
from collections.abc import Iterator, Mapping
from typing import Any, cast

from simcord.backend.models import Message

from tests.chat.world import World, parts

_COMMITMENT = re.compile(r"\b[0-9a-f]{64}\b")
_SNOWFLAKE = re.compile(r"\b\d{17,20}\b")
_MOMENT = re.compile(r"<t:\d+:\w>")


def transcript(world: World) -> str:
    """Every message in the order of the channel, then of each person's direct messages."""
    names = {str(person.id): person.user.name for person in world.people}
    lines = [f"# The channel\n{_all(world.public, names)}"]
    lines += [
        f"# Direct messages of {person.user.name}\n{_all(found, names)}"
        for person in world.people
        if (found := world.letters(person))
    ]
    return "\n".join([*lines, "# Whom new messages called", *_calls(world, names), ""])


def _calls(world: World, names: Mapping[str, str]) -> Iterator[str]:
    """An edit notifies no person, and hides whom a message mentioned; the requests still show it."""
    for request in world.requests("POST", ""):
        body = cast("dict[str, Any]", request.get("data") or request)
        mentions = cast("dict[str, Any]", body.get("allowed_mentions") or {})
        called: list[object] = mentions.get("users") or []
        if called:
            yield f"{', '.join(names[str(one)] for one in called)}: {_stable(body['content'], names).splitlines()[0]}"


def _all(messages: list[Message], names: Mapping[str, str]) -> str:
    return "\n".join(line for number, message in enumerate(messages, 1) for line in _said(number, message, names))


def _said(number: int, message: Message, names: Mapping[str, str]) -> Iterator[str]:
    yield f"## Message {number}"
    yield _stable(message.content, names)
    for attachment in message.attachments:
        yield f"picture: {attachment['filename']}: {_stable(attachment['description'], names)}"
    ids = [str(part["custom_id"]) for part in parts(message) if not part.get("disabled")]
    if ids:
        yield _stable(f"controls: {' '.join(ids)}", names)


def _stable(text: str, names: Mapping[str, str]) -> str:
    """Leave out what differs from run to run: moments and ids of Discord. A commitment is the seed's, which is set."""
    text = _MOMENT.sub("<a moment>", _COMMITMENT.sub("<commitment>", text))
    return _SNOWFLAKE.sub(lambda found: names.get(found[0], "<id>"), text)
