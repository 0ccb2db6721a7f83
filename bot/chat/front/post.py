"""A message of Roost's, independent of how it is sent."""

import hashlib
import io
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final, NamedTuple, Self

import discord
from discord import SelectOption
from discord.ui import Button, Select

from bot.chat.front.layout import with_control
from bot.chat.words.command_mentions import with_command_mentions
from bot.chat.words.lengths import ALT, CONTENT, fit
from bot.chat.words.spoken import beside, spoken, spoken_label
from bot.chat.words.texts import Texts
from bot.tables.posted import MessageKind, PostedMessage
from bot.tables.wall_clock import now
from renderers.registry import Picture

_NO_MENTIONS: Final = discord.AllowedMentions.none()


class Attachment(NamedTuple):
    """A file of a message: name, bytes, and of a picture its alt text, and the button that shows it to a reader of
    words."""

    name: str
    data: bytes
    alt: str | None = None
    button: Callable[[str], Button[Any]] | None = None

    @classmethod
    def of(cls, picture: Picture, alt: str, button: Callable[[str], Button[Any]] | None) -> Self:
        """Attach a picture, with its alt text as far as it fits. Its name depends on its bytes, so that no client shows
        a cached older one. `button` makes the button that shows it, of a label. None if the message has its own."""
        return cls(f"roost-{picture.digest}.png", picture.png, fit(alt, ALT), button)

    def file(self) -> discord.File:
        """Return a new upload of the bytes."""
        return discord.File(io.BytesIO(self.data), filename=self.name, description=self.alt)


@dataclass(slots=True)
class Post:
    """A message: the content, in which commands become mentions; the files (None: an edit keeps the present ones); the
    controls (None: none); and the Discord ids of the people to notify."""

    content: str
    attachments: tuple[Attachment, ...] | None = None
    controls: discord.ui.View | None = None
    pinged: tuple[int, ...] = ()

    @property
    def mentions(self) -> discord.AllowedMentions:
        """The allowed mentions: the people to notify, one by one."""
        users = [discord.Object(user) for user in self.pinged]
        return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=users)

    def to_send(self) -> dict[str, Any]:
        """Return the arguments that send the message to a channel or as a reply."""
        files = [attachment.file() for attachment in self.attachments or ()]
        given = {"files": files, "view": self.controls}
        about = {"content": with_command_mentions(self.content), "allowed_mentions": self.mentions}
        return about | {name: value for name, value in given.items() if value}

    def to_edit(self) -> dict[str, Any]:
        """Return the arguments of an edit. An edit notifies no person."""
        about = {
            "content": with_command_mentions(self.content),
            "view": self.controls,
            "allowed_mentions": _NO_MENTIONS,
        }
        if self.attachments is None:
            return about
        return about | {"attachments": [attachment.file() for attachment in self.attachments]}

    def is_shown_by(self, message: discord.Message) -> bool:
        """Return whether a message that was sent has these words, files and controls."""
        files = [attachment.name for attachment in self.attachments or ()]
        children = self.controls.children if self.controls is not None else ()
        controls = [getattr(child, "custom_id", None) for child in children]
        rows = [row for row in message.components if isinstance(row, discord.ActionRow)]
        return (
            message.content.strip() == with_command_mentions(self.content).strip()
            and [attachment.filename for attachment in message.attachments] == files
            and [getattr(child, "custom_id", None) for row in rows for child in row.children] == controls
        )

    def in_words(self, texts: Texts) -> Self:
        """Return the message for a reader who hears it: what its pictures show beyond its content in sentences, no
        signs, and the button that shows a picture."""
        alts = [beside(self.content, a.alt, texts) for a in self.attachments or () if a.alt is not None]
        content = "\n".join(filter(None, [spoken(self.content, texts), *alts]))
        files = self.attachments and tuple([attachment for attachment in self.attachments if attachment.alt is None])
        children = self.controls.children if self.controls is not None else []
        for item in children:
            if isinstance(item, Button) and item.label:
                item.label = spoken_label(item.label, texts)
            for option in item.options if isinstance(item, Select) else ():
                option.label = spoken_label(option.label, texts)
                option.description = option.description and spoken_label(option.description, texts)
        controls = self.controls
        for button in [a.button for a in self.attachments or () if a.button is not None][:1]:
            controls = with_control(controls, button(texts.say("button-picture")))
        return replace(self, content=fit(content, CONTENT), attachments=files, controls=controls)

    def drop_emoji(self) -> bool:
        """Remove the emoji of all controls, whose labels suffice. Returns whether there were any."""
        children = self.controls.children if self.controls is not None else []
        options = [option for item in children if isinstance(item, Select) for option in item.options]
        bearing = [c for c in (*children, *options) if isinstance(c, Button | SelectOption) and c.emoji]
        for control in bearing:
            control.emoji = None
        return bool(bearing)

    def reduce(self) -> bool:
        """Remove what a refused message can do without: files, emoji, and text beyond Discord's limit; then, if it is
        refused again, the controls. Returns whether there was anything to remove."""
        reduced = any([self.drop_emoji(), self.attachments, len(self.content) > CONTENT])
        self.attachments = self.attachments and ()
        self.content = fit(self.content, CONTENT)
        if not reduced and self.controls is not None:
            self.controls, reduced = None, True
        return reduced


def nonce_of(what: str) -> int:
    """Return a nonce of 63 bits that is the same in every process, so that Discord drops a second message."""
    return int.from_bytes(hashlib.blake2b(what.encode(), digest_size=8).digest()) >> 1


def posted_now(
    kind: MessageKind, seat: int | None, channel_id: int, message_id: int, person: int | None = None, shown: int = 0
) -> PostedMessage:
    """Record a message posted a moment ago that shows its table after `shown` log entries."""
    return PostedMessage(kind, seat, channel_id, message_id, now(), person, shown)
