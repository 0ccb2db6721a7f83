"""A message as Roost makes it, whichever way it goes to Discord."""

import io
from typing import Any, Final, NamedTuple, Self

import discord
from discord import SelectOption
from discord.ui import Button, Select

from bot.chat.words.mentions import mentioned
from bot.tables.clock import now
from bot.tables.posted import EDITABLE_MS, MessageKind, PostedMessage
from renderers.registry import Picture

_NOBODY: Final = discord.AllowedMentions.none()


class Attachment(NamedTuple):
    """A file of a message: its name, its bytes, and for a picture what it shows in words."""

    name: str
    data: bytes
    alt: str | None = None

    @classmethod
    def of(cls, picture: Picture, alt: str) -> Self:
        """A picture. Its name follows from its bytes, so that no client shows an older one."""
        return cls(f"roost-{picture.digest}.png", picture.png, alt)

    def file(self) -> discord.File:
        """A new upload of it."""
        return discord.File(io.BytesIO(self.data), filename=self.name, description=self.alt)


class Post(NamedTuple):
    """A message: its content, in which commands become mentions; its files (None: an edit leaves those that are there);
    its controls (None: none); and the Discord ids of the people it notifies."""

    content: str
    attachments: tuple[Attachment, ...] | None = None
    controls: discord.ui.View | None = None
    pinged: tuple[int, ...] = ()

    @property
    def mentions(self) -> discord.AllowedMentions:
        """Only the people it notifies, one by one."""
        users = [discord.Object(user) for user in self.pinged]
        return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=users)

    def to_send(self) -> dict[str, Any]:
        """The arguments that send it, to a channel or as an answer."""
        files = [attachment.file() for attachment in self.attachments or ()]
        given = {"files": files, "view": self.controls}
        about = {"content": mentioned(self.content), "allowed_mentions": self.mentions}
        return about | {name: value for name, value in given.items() if value}

    def to_edit(self) -> dict[str, Any]:
        """The arguments that make a message into it; an edit notifies nobody."""
        about = {"content": mentioned(self.content), "view": self.controls, "allowed_mentions": _NOBODY}
        if self.attachments is None:
            return about
        return about | {"attachments": [attachment.file() for attachment in self.attachments]}

    def drop_emoji(self) -> bool:
        """Take the emoji off its controls, whose labels say everything without them; whether there were any."""
        children = self.controls.children if self.controls is not None else []
        options = [option for item in children if isinstance(item, Select) for option in item.options]
        bearing = [one for one in (*children, *options) if isinstance(one, Button | SelectOption) and one.emoji]
        for one in bearing:
            one.emoji = None
        return bool(bearing)


def posted_now(
    kind: MessageKind, seat: int | None, channel_id: int, message_id: int, person: int | None = None, shown: int = 0
) -> PostedMessage:
    """What to remember of a message that was posted a moment ago, and shows its table after so many entries."""
    return PostedMessage(kind, seat, channel_id, message_id, now(), person, shown)


def editable(posted: PostedMessage) -> bool:
    """Whether a message is young enough to be edited."""
    return now() - posted.at < EDITABLE_MS
