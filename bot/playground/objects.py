"""The world's data classes: people, channels, messages, interactions. Ids are ints here and strings in JSON."""

import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from bot.playground.values import Json, as_objects, as_text

EPHEMERAL = 1 << 6
LOADING = 1 << 7
SUPPRESS_NOTIFICATIONS = 1 << 12

TEXT, DM, THREAD = 0, 1, 11


class Permission:
    """Discord's permission bits that the playground uses."""

    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_APPLICATION_COMMANDS = 1 << 31
    CREATE_PUBLIC_THREADS = 1 << 35
    SEND_MESSAGES_IN_THREADS = 1 << 38

    ALL = (1 << 53) - 1
    MEMBER = (
        VIEW_CHANNEL
        | SEND_MESSAGES
        | EMBED_LINKS
        | ATTACH_FILES
        | READ_MESSAGE_HISTORY
        | USE_APPLICATION_COMMANDS
        | CREATE_PUBLIC_THREADS
        | SEND_MESSAGES_IN_THREADS
        | 1 << 6  # reactions
        | 1 << 18  # emoji of elsewhere
    )


@dataclass(slots=True, eq=False)
class Guild:
    """A server that the bot is on."""

    id: int
    name: str
    owner_id: int
    bot_role_id: int
    bot_permissions: int = Permission.MEMBER
    """Permissions of the bot's role."""


@dataclass(slots=True, eq=False)
class Person:
    """A person at the page or on another server."""

    id: int
    name: str
    locale: str
    """The language of the person's client."""
    color: str
    permissions: dict[int, int] = field(default_factory=dict[int, int])
    """Permissions by server id; holds exactly the servers that the person is on."""
    dms_open: bool = True
    away: bool = False
    """The person neither reads nor acts. The bot is not notified of it."""
    joined: float = 0.0

    @property
    def is_member(self) -> bool:
        return bool(self.permissions)


@dataclass(slots=True, eq=False)
class Channel:
    """A text channel, a thread, or a person's direct messages with the bot."""

    id: int
    name: str
    kind: int
    guild_id: int | None = None
    """None for direct messages."""
    parent_id: int | None = None
    """The channel of a thread."""
    person_id: int | None = None
    """The person in direct messages."""
    bot_permissions: int | None = None
    """Permissions that replace those of the bot's role, or None."""
    created: float = 0.0
    archived: bool = False
    locked: bool = False
    owner_id: int = 0
    """The account that opened a thread."""


@dataclass(slots=True, eq=False)
class Attachment:
    """A file attached to a message."""

    id: int
    channel_id: int
    filename: str
    data: bytes
    content_type: str
    description: str | None
    size: tuple[int, int] | None
    """Width and height in pixels, or None if unknown."""


@dataclass(frozen=True, slots=True)
class Emoji:
    """An emoji of the bot's application."""

    id: int
    name: str
    data: bytes
    content_type: str


@dataclass(frozen=True, slots=True)
class Upload:
    """A file uploaded with a request as `files[number]`."""

    number: int
    filename: str
    data: bytes


@dataclass(slots=True, eq=False)
class Message:
    id: int
    channel_id: int
    author_id: int
    created: float
    kind: int = 0
    """Discord's message type: 0 ordinary, 19 reply to a message, 20 reply to a command."""
    content: str = ""
    components: list[Json] = field(default_factory=list[Json])
    attachments: list[Attachment] = field(default_factory=list[Attachment])
    flags: int = 0
    tts: bool = False
    mentions: tuple[int, ...] = ()
    """People mentioned in the current text, as far as `allowed_mentions` permits."""
    mention_everyone: bool = False
    pings: tuple[int, ...] = ()
    """People notified when the message was posted. Edits never change it."""
    visible_to: int | None = None
    """The addressee of an ephemeral message."""
    edited: float | None = None
    edits: int = 0
    old_edits: int = 0
    interaction: "Interaction | None" = None
    reference: int | None = None
    nonce: str | None = None
    deleted: bool = False
    rows_by_custom_id: dict[str, list[Json]] = field(default_factory=dict[str, list[Json]])
    """For every custom_id this message ever had, the last rows that contained it."""

    @property
    def thinking(self) -> bool:
        """Whether it is a deferred reply without content yet."""
        return bool(self.flags & LOADING)

    @property
    def ephemeral(self) -> bool:
        """Whether only one person can see it."""
        return self.visible_to is not None

    @property
    def picture(self) -> bytes | None:
        """The first attachment's bytes."""
        return self.attachments[0].data if self.attachments else None

    def controls(self) -> list[Json]:
        """Return the buttons and menus in order."""
        return [item for item in walk(self.components) if "custom_id" in item]

    def control(self, custom_id: str, *, stale: bool = False) -> Json | None:
        """Return a button or menu, or None. A `stale` client also finds controls that an edit removed."""
        rows = self.rows_by_custom_id.get(custom_id, []) if stale else self.components
        return next((item for item in walk(rows) if item.get("custom_id") == custom_id), None)

    def labels(self) -> dict[str, str]:
        """Return the label of every button by custom_id."""
        return {as_text(item["custom_id"]): as_text(item.get("label")) for item in self.controls() if item["type"] == 2}


def walk(components: Sequence[Json]) -> Iterator[Json]:
    """Yield components and their children, parents first."""
    for item in components:
        yield item
        yield from walk(as_objects(item.get("components")))


@dataclass(frozen=True, slots=True)
class Reply:
    """The bot's first reply to an interaction."""

    kind: int
    """Discord's callback type."""
    message: Message | None = None
    choices: tuple[Json, ...] = ()
    """The completions of an option."""
    form: Json | None = None
    """The form that the bot opened."""


@dataclass(slots=True, eq=False)
class Interaction:
    id: int
    token: str
    kind: int
    """Discord's interaction type."""
    person_id: int
    channel_id: int
    created: float
    name: str
    """The command with its subcommands, or the custom_id of the control."""
    data: Json
    source: Message | None
    """The message of the control that was used."""
    trigger: "Interaction | None"
    """The interaction whose form was sent in."""
    done: asyncio.Future[None]
    """Resolved by the first reply or by the failure."""
    reply: Reply | None = None
    followups: list[Message] = field(default_factory=list[Message])
    failed: bool = False
    timer: asyncio.TimerHandle | None = None
    """Fails the interaction when the time for a reply is over. None once it has a reply or failed."""

    @property
    def message(self) -> Message | None:
        """The reply's message, which webhook routes call `@original`."""
        return self.reply.message if self.reply else None


@dataclass(frozen=True, slots=True)
class Exchange:
    """A REST request of the bot with its response, or a gateway event sent to the bot."""

    method: str
    """The HTTP method, or GATEWAY."""
    route: str
    """The path as in Discord's OpenAPI document (/channels/{channel_id}/messages), or the event's name."""
    request: object
    status: int
    response: object
    path: str = ""
    files: int = 0
    """Number of uploaded files."""
