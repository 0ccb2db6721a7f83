"""The things of the world: people, channels, messages, interactions. Data only; ids are ints, JSON has strings."""

import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from bot.playground.values import Json, as_objects, as_text

EPHEMERAL = 1 << 6
LOADING = 1 << 7
SUPPRESS_NOTIFICATIONS = 1 << 12

TEXT, DM, THREAD = 0, 1, 11


class Permission:
    """The bits of Discord's permissions that the playground looks at."""

    MANAGE_GUILD = 1 << 5
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
    """What the bot's role allows it there."""


@dataclass(slots=True, eq=False)
class Person:
    """Somebody at the page, or on another server. `locale` is the language their client shows."""

    id: int
    name: str
    locale: str
    color: str
    permissions: dict[int, int] = field(default_factory=dict[int, int])
    """The servers they are on, by id, and what they may do there."""
    dms_open: bool = True
    away: bool = False
    """Looks at nothing and does nothing, as the bot may find out by their silence."""
    joined: float = 0.0

    @property
    def is_member(self) -> bool:
        """Whether they are on any server with the bot."""
        return bool(self.permissions)


@dataclass(slots=True, eq=False)
class Channel:
    """A channel with texts, a thread (which has a parent), or somebody's direct messages with the bot."""

    id: int
    name: str
    kind: int
    guild_id: int | None = None
    """The server it is on; direct messages are on none."""
    parent_id: int | None = None
    person_id: int | None = None
    """Whose direct messages this is."""
    bot_permissions: int | None = None
    """What the bot may do here, if it was changed; else everything its role allows."""
    created: float = 0.0
    archived: bool = False
    locked: bool = False


@dataclass(slots=True, eq=False)
class Attachment:
    """A file of a message."""

    id: int
    channel_id: int
    filename: str
    data: bytes
    content_type: str
    description: str | None
    size: tuple[int, int] | None
    """Width and height, if it is a picture."""


@dataclass(frozen=True, slots=True)
class Emoji:
    """An emoji of the bot's application."""

    id: int
    name: str
    data: bytes
    content_type: str


@dataclass(frozen=True, slots=True)
class Upload:
    """A file as it came with a request: `files[number]`."""

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
    """0 ordinary, 19 a reply to another message, 20 the reply to a command."""
    content: str = ""
    components: list[Json] = field(default_factory=list[Json])
    attachments: list[Attachment] = field(default_factory=list[Attachment])
    flags: int = 0
    tts: bool = False
    mentions: tuple[int, ...] = ()
    """Who stands in the text now and may be mentioned."""
    mention_everyone: bool = False
    pings: tuple[int, ...] = ()
    """Who was really notified; set once, when the message is made."""
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
    """Every custom_id this message ever had, and the components among which it last stood."""

    @property
    def thinking(self) -> bool:
        """Whether it is a deferred reply that says nothing as yet."""
        return bool(self.flags & LOADING)

    @property
    def ephemeral(self) -> bool:
        """Whether one person alone sees it."""
        return self.visible_to is not None

    @property
    def picture(self) -> bytes | None:
        """The bytes of the first attachment."""
        return self.attachments[0].data if self.attachments else None

    def controls(self) -> list[Json]:
        """Its buttons and menus, in order."""
        return [item for item in walk(self.components) if "custom_id" in item]

    def control(self, custom_id: str, *, stale: bool = False) -> Json | None:
        """A button or menu as it stands now or, for a client with an old view, as it last stood."""
        shown = self.rows_by_custom_id.get(custom_id, []) if stale else self.components
        return next((item for item in walk(shown) if item.get("custom_id") == custom_id), None)

    def labels(self) -> dict[str, str]:
        """custom_id → label of every button, to find one by what stands on it."""
        return {as_text(item["custom_id"]): as_text(item.get("label")) for item in self.controls() if item["type"] == 2}


def walk(components: Sequence[Json]) -> Iterator[Json]:
    """Components and everything in them, outermost first."""
    for item in components:
        yield item
        yield from walk(as_objects(item.get("components")))


@dataclass(frozen=True, slots=True)
class Reply:
    """The bot's first answer to an interaction."""

    kind: int
    message: Message | None = None
    choices: tuple[Json, ...] = ()


@dataclass(slots=True, eq=False)
class Interaction:
    id: int
    token: str
    kind: int
    person_id: int
    channel_id: int
    created: float
    name: str
    """The command with its subcommands, or the custom_id."""
    data: Json
    source: Message | None
    """The message whose component was used."""
    done: asyncio.Future[None]
    reply: Reply | None = None
    followups: list[Message] = field(default_factory=list[Message])
    failed: bool = False
    timer: asyncio.TimerHandle | None = None

    @property
    def message(self) -> Message | None:
        """What `@original` is: the message of the reply."""
        return self.reply.message if self.reply else None


@dataclass(frozen=True, slots=True)
class Exchange:
    """One REST exchange of the bot, or one gateway event sent to it (method GATEWAY, route the event's name)."""

    method: str
    route: str
    """The path as Discord's OpenAPI document names it: /channels/{channel_id}/messages."""
    request: object
    status: int
    response: object
    path: str = ""
    files: int = 0
