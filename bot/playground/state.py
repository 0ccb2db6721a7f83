"""The playground's state in memory: servers, people, channels, messages, and the bot's registrations."""

import asyncio
import secrets
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeVar

from bot.playground.errors import ApiError, Refused, api_error
from bot.playground.objects import (
    DM,
    TEXT,
    THREAD,
    Attachment,
    Channel,
    Emoji,
    Exchange,
    Guild,
    Interaction,
    Message,
    Permission,
    Person,
)
from bot.playground.values import Json

T = TypeVar("T")

EPOCH = 1420070400000
"""First millisecond of Discord's snowflakes."""
TOKEN_LIFE = 15 * 60
"""Seconds in which an interaction's token is valid."""
NONCE_LIFE = 5 * 60
"""Seconds in which a nonce is enforced. Discord documents "the past few minutes"."""
COLOURS = ("#cf4a1a", "#0a5fb0", "#12926a", "#f8e858", "#f0a8cc", "#50b0f0", "#33303a", "#e89a1c")
"""Colours of people, in the order of Roost's seats. People who sit down in the page's order have the same colour on the
page and in the pictures."""


@dataclass(slots=True)
class Fault:
    """An error for the next request to this route, which then has no effect."""

    method: str
    route: str
    status: int
    code: int
    retry_after: float


class Wire(Protocol):
    """The gateway's interface for the state."""

    @property
    def online(self) -> bool: ...
    @property
    def shards_online(self) -> int: ...
    def send(self, event: str, data: Json, guild_id: int | None, *, intents: int) -> None: ...
    def drop(self, code: int = 4000, *, abrupt: bool = False) -> None: ...
    def invalidate(self) -> None: ...


class State:
    """The data and simple queries. `World` (world.py) adds the actions of people."""

    def __init__(
        self, people: Sequence[str], locale: str, bot_name: str, patience: float, guild_id: int | None = None
    ) -> None:
        self.origin = ""
        self.token = secrets.token_urlsafe(48)
        self.patience = patience
        """Seconds until an interaction without a reply fails."""
        self.upload_limit = 10 * 1024 * 1024
        self.old_edits = 5
        """Edits that a message older than an hour allows before 30046."""
        self.old_edit_status = 400

        self._skipped = 0.0
        self._last_id = 0
        self._waiters: list[asyncio.Future[None]] = []

        self.locale = locale
        self._locale_adopted = False
        self.guilds: dict[int, Guild] = {}
        self.home = self.make_guild("Playground", guild_id)
        """The page's server."""
        self.bot_id = self.new_id()
        self.bot_name = bot_name

        self.people: dict[int, Person] = {}
        self.channels: dict[int, Channel] = {}
        self.dms: dict[int, Channel] = {}
        """Direct-message channels by person id."""
        self.history: dict[int, dict[int, Message]] = {}
        """Messages by channel id and message id, oldest first."""
        self.index: dict[int, Message] = {}
        """Messages by id."""
        self.nonces: dict[tuple[int, int, str], Message] = {}
        """Messages by channel, author and nonce, oldest first."""
        self.attachments: dict[int, Attachment] = {}
        self._dropped: deque[int] = deque()
        """Ids of attachments that edits removed, oldest first."""
        self.commands: dict[int | None, list[Json]] = {}
        """Registered commands by server id; None for global ones."""
        self.emoji: dict[int, Emoji] = {}
        """Emoji of the application by id."""
        self.interactions: dict[str, Interaction] = {}
        """Interactions by token, oldest first."""

        self.observers: list[Callable[[Exchange], None]] = []
        self.log: deque[Exchange] = deque(maxlen=20_000)
        self.page_senders: list[Callable[[Json], None]] = []
        """One function for each open page, which sends a frame to it."""
        self.faults: list[Fault] = []
        self.wire: Wire | None = None
        self.put_forward: Callable[[int], None] | None = None
        """Advances the bot's clock by milliseconds. None if that clock is out of reach."""
        self.identifies = 0
        self.max_concurrency = 1
        """Number of shards that may identify at once. Shards with the same remainder take turns."""
        self.identify_pause = 0.0
        """Seconds between two identifies of one remainder. Discord's limit is 5."""
        self.identifies_left = 1000
        self.reset_after = 0
        """Milliseconds until `identifies_left` is reset, as GET /gateway/bot returns them."""
        self.install_permissions: int | None = None
        """Permissions in the application's install settings. None if it has none."""
        self.threads_most = 1000
        """Active threads that a server may have."""
        self.shards = 1
        """Recommended number of shards, as GET /gateway/bot returns it."""
        self.turned_away: int | None = None
        """Close code for every client that identifies, or None."""
        self.resumes = 0

        self.main_id = self.make_channel("general", TEXT, self.guild_id).id
        for name in people:
            self.make_person(name, locale)

    @property
    def guild_id(self) -> int:
        """The id of the page's server."""
        return self.home.id

    # -- time and names

    def now(self) -> float:
        """Return the world's time in seconds since 1970."""
        return time.time() + self._skipped

    def skip(self, seconds: float) -> None:
        """Advance the world's clock, but not the bot's."""
        self._skipped += seconds

    @property
    def skipped(self) -> float:
        """Seconds by which the world's clock is ahead of this machine's."""
        return self._skipped

    def new_id(self) -> int:
        """Return a new snowflake, greater than all before it."""
        self._last_id = max(self._last_id + 1, (int(self.now() * 1000) - EPOCH) << 22)
        return self._last_id

    # -- notifications

    def touch(self) -> None:
        """Let every `wait_until` check its predicate again."""
        waiters, self._waiters = self._waiters, []
        for waiter in waiters:
            if not waiter.done():
                waiter.set_result(None)

    async def wait_until(self, predicate: Callable[[], T], timeout: float = 60.0) -> T:  # noqa: ASYNC109
        """Wait until the predicate is true, and return its value. Raises TimeoutError after `timeout` seconds."""
        async with asyncio.timeout(timeout):
            while not (found := predicate()):
                waiter = asyncio.get_running_loop().create_future()
                self._waiters.append(waiter)
                await waiter
        return found

    def observe(self, exchange: Exchange) -> None:
        """Pass an exchange to the observers, and log it unless it is a gateway event."""
        if exchange.method != "GATEWAY":
            self.log.append(exchange)
        for observer in self.observers:
            observer(exchange)
        self.touch()

    def send_to_pages(self, frame: Callable[[], Json]) -> None:
        """Send a frame to all open pages. The frame is built only if a page is open."""
        if self.page_senders:
            built = frame()
            for feed in list(self.page_senders):
                feed(built)
        self.touch()

    def dispatch(self, event: str, data: Json, guild_id: int | None, *, intents: int = 0) -> None:
        """Send an event of a server, or of direct messages (None), to the bot."""
        if self.wire:
            self.wire.send(event, data, guild_id, intents=intents)

    # -- new objects

    def make_person(self, name: str, locale: str) -> Person:
        """Add a person to the page's server, with direct messages."""
        color = COLOURS[len(self.people) % len(COLOURS)]
        person = Person(self.new_id(), name, locale, color, joined=self.now())
        self.people[person.id] = person
        self.dms[person.id] = self.make_channel(name, DM, person_id=person.id)
        self.join(person, self.home)
        return person

    def make_guild(self, name: str, guild_id: int | None = None) -> Guild:
        """Add a server with the bot as its only member."""
        guild = Guild(guild_id or self.new_id(), name, owner_id=self.new_id(), bot_role_id=self.new_id())
        self.guilds[guild.id] = guild
        return guild

    def join(self, person: Person, guild: Guild) -> None:
        """Add a person to a server. The first one becomes its owner, with permission for "Manage Server" commands."""
        person.permissions[guild.id] = Permission.MEMBER
        if guild.owner_id not in self.people:
            guild.owner_id, person.permissions[guild.id] = person.id, Permission.ALL

    def make_channel(
        self,
        name: str,
        kind: int,
        guild_id: int | None = None,
        *,
        channel_id: int | None = None,
        parent_id: int | None = None,
        person_id: int | None = None,
    ) -> Channel:
        """Add an empty channel, without notifying bot or pages."""
        channel = Channel(channel_id or self.new_id(), name, kind, guild_id, parent_id, person_id, created=self.now())
        self.channels[channel.id] = channel
        self.history[channel.id] = {}
        return channel

    def drop_attachment(self, attachment: Attachment) -> None:
        """Remove an attachment later: the last 64 stay available, because a page may still be loading them."""
        self._dropped.append(attachment.id)
        while len(self._dropped) > 64:
            self.attachments.pop(self._dropped.popleft(), None)

    def remember_nonce(self, message: Message) -> None:
        """Store a message under its nonce. Keeps the last thousand."""
        self.nonces[message.channel_id, message.author_id, message.nonce or ""] = message
        while len(self.nonces) > 1000:
            del self.nonces[next(iter(self.nonces))]

    # -- queries

    def person(self, person_id: int) -> Person:
        """Return a person who is on any server. Raises Refused for every other id."""
        person = self.people.get(person_id)
        if person is None or not person.is_member:
            raise Refused(f"there is no person {person_id} here")
        return person

    def members(self, guild_id: int) -> list[Person]:
        return [it for it in self.people.values() if guild_id in it.permissions]

    def readers(self, channel: Channel) -> list[Person]:
        """Return the people who can see a channel."""
        return [
            it
            for it in self.people.values()
            if it.id == channel.person_id or (channel.guild_id is not None and channel.guild_id in it.permissions)
        ]

    def is_on_page(self, channel: Channel) -> bool:
        """Return whether the page shows a channel: one of its server, or direct messages of a member."""
        person = self.people.get(channel.person_id or 0)
        return channel.guild_id == self.guild_id or (person is not None and self.guild_id in person.permissions)

    def channel(self, channel_id: int) -> Channel:
        """Return a channel for a person. Raises Refused if there is none."""
        try:
            return self.channels[channel_id]
        except KeyError:
            raise Refused(f"there is no channel {channel_id}") from None

    def find_channel(self, channel_id: int) -> Channel:
        """Return a channel for the bot. Raises 10003 if there is none, 50001 if the bot may not see it."""
        channel = self.channels.get(channel_id)
        if channel is None:
            raise api_error(10003)
        if not self.permissions_in(channel) & Permission.VIEW_CHANNEL:
            raise api_error(50001)
        return channel

    def find_message(self, channel_id: int, message_id: int) -> Message:
        """Return a message for the bot's token. Raises 10008 if there is none, or if it is ephemeral."""
        message = self.history[channel_id].get(message_id)
        if message is None or message.ephemeral:
            raise api_error(10008)
        return message

    def permissions_in(self, channel: Channel) -> int:
        """Return the bot's permissions in a channel. A thread inherits those of its parent."""
        if channel.guild_id is None:
            return Permission.MEMBER
        if channel.kind == THREAD and channel.bot_permissions is None and channel.parent_id is not None:
            return self.permissions_in(self.channels[channel.parent_id])
        everywhere = self.guilds[channel.guild_id].bot_permissions
        return everywhere if channel.bot_permissions is None else channel.bot_permissions

    def require(self, channel: Channel, *bits: int) -> None:
        """Raise 50013 if the bot lacks one of these permissions in a channel."""
        allowed = self.permissions_in(channel)
        if any(not allowed & bit for bit in bits):
            raise api_error(50013)

    def take_fault(self, method: str, route: str) -> Fault | None:
        """Remove and return the first fault for a route, or None."""
        for number, fault in enumerate(self.faults):
            if (fault.method, fault.route) == (method, route):
                return self.faults.pop(number)
        return None

    def webhook_interaction(self, application_id: int, token: str) -> Interaction:
        """Return the interaction of a webhook token. Raises 10015 if there is none, 50027 if the token expired."""
        interaction = self.interactions.get(token)
        if application_id != self.bot_id or interaction is None or interaction.reply is None:
            raise api_error(10015)
        if self.now() > interaction.created + TOKEN_LIFE:
            raise ApiError(401, 50027, "Invalid Webhook Token")
        return interaction

    def forget_interactions(self) -> None:
        """Drop interactions with a token that expired long ago."""
        while self.interactions:
            oldest = next(iter(self.interactions.values()))
            if self.now() < oldest.created + 2 * TOKEN_LIFE:
                return
            del self.interactions[oldest.token]
