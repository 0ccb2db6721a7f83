"""What there is, in memory: servers, people, channels and messages, and the bot; and who is told of a change."""

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
TOKEN_LIFE = 15 * 60
NONCE_LIFE = 5 * 60
"""Seconds a nonce is known: Discord says "the past few minutes"."""
COLOURS = ("#cf4a1a", "#0a5fb0", "#12926a", "#f8e858", "#f0a8cc", "#50b0f0", "#33303a", "#e89a1c")
"""One a person, in the order of Roost's seats: whoever sits down in the order of the page is seen in one colour there
and in the pictures."""


@dataclass(slots=True)
class Fault:
    """The next such request is answered with this error and does nothing."""

    method: str
    route: str
    status: int
    code: int
    retry_after: float


class Wire(Protocol):
    """The gateway, as the world sees it."""

    @property
    def online(self) -> bool: ...
    @property
    def shards_online(self) -> int: ...
    def send(self, event: str, data: Json, guild_id: int | None, *, intents: int) -> None: ...
    def drop(self, code: int = 4000, *, abrupt: bool = False) -> None: ...
    def invalidate(self) -> None: ...


class State:
    """The data and the plainest questions about it. `World` (world.py) adds what people can do."""

    def __init__(
        self, people: Sequence[str], locale: str, bot_name: str, patience: float, guild_id: int | None = None
    ) -> None:
        self.origin = ""
        self.token = secrets.token_urlsafe(48)
        self.patience = patience
        """Seconds the bot has for its first reply."""
        self.upload_limit = 10 * 1024 * 1024
        self.old_edits = 5
        """Edits a message older than an hour still takes before 30046."""
        self.old_edit_status = 400

        self._skipped = 0.0
        self._last_id = 0
        self._waiters: list[asyncio.Future[None]] = []

        self.locale = locale
        self._locale_adopted = False
        self.guilds: dict[int, Guild] = {}
        self.home = self.make_guild("Playground", guild_id)
        """The server that the page shows."""
        self.bot_id = self.new_id()
        self.bot_name = bot_name

        self.people: dict[int, Person] = {}
        self.channels: dict[int, Channel] = {}
        self.dms: dict[int, Channel] = {}
        """Person id → their direct messages with the bot."""
        self.history: dict[int, dict[int, Message]] = {}
        """Channel id → its messages in order."""
        self.index: dict[int, Message] = {}
        self.nonces: dict[tuple[int, int, str], Message] = {}
        """By channel, author and nonce, the oldest first."""
        self.attachments: dict[int, Attachment] = {}
        self._dropped: deque[int] = deque()
        self.commands: dict[int | None, list[Json]] = {}
        """Registered commands, global ones under None."""
        self.emoji: dict[int, Emoji] = {}
        """The application's own."""
        self.interactions: dict[str, Interaction] = {}
        """By token."""

        self.observers: list[Callable[[Exchange], None]] = []
        self.log: deque[Exchange] = deque(maxlen=20_000)
        self.page_senders: list[Callable[[Json], None]] = []
        """The open pages."""
        self.faults: list[Fault] = []
        self.wire: Wire | None = None
        self.put_forward: Callable[[int], None] | None = None
        """Puts the bot's clock forward by milliseconds, where that clock is in reach."""
        self.identifies = 0
        self.max_concurrency = 1
        """So many shards may identify at once: those of different remainders."""
        self.identify_pause = 0.0
        """Seconds between two identifies of one remainder; Discord's are 5."""
        self.identifies_left = 1000
        self.reset_after = 0
        """Milliseconds until there are a thousand again, as the bot is told."""
        self.shards = 1
        """How many the bot is told to use."""
        self.turned_away: int | None = None
        """The code with which the gateway closes whoever identifies."""
        self.resumes = 0

        self.main_id = self.make_channel("general", TEXT, self.guild_id).id
        for name in people:
            self.make_person(name, locale)

    @property
    def guild_id(self) -> int:
        """The server's that the page shows."""
        return self.home.id

    # -- time and names

    def now(self) -> float:
        """The world's time, in seconds since 1970."""
        return time.time() + self._skipped

    def skip(self, seconds: float) -> None:
        """Let the world's clock jump; the bot's own clock does not."""
        self._skipped += seconds

    @property
    def skipped(self) -> float:
        """Seconds by which the world's clock is ahead of this machine's."""
        return self._skipped

    def new_id(self) -> int:
        """A snowflake, later ones always greater."""
        self._last_id = max(self._last_id + 1, (int(self.now() * 1000) - EPOCH) << 22)
        return self._last_id

    # -- telling

    def touch(self) -> None:
        """Something changed: whoever waits looks again."""
        waiters, self._waiters = self._waiters, []
        for waiter in waiters:
            if not waiter.done():
                waiter.set_result(None)

    async def wait_until(self, predicate: Callable[[], T], timeout: float = 60.0) -> T:  # noqa: ASYNC109
        """Look again after every change until the predicate is true; what it gave is returned. TimeoutError else."""
        async with asyncio.timeout(timeout):
            while not (found := predicate()):
                waiter = asyncio.get_running_loop().create_future()
                self._waiters.append(waiter)
                await waiter
        return found

    def observe(self, exchange: Exchange) -> None:
        """Log what the bot said and was answered, and tell the observers; what the gateway told it is not logged."""
        if exchange.method != "GATEWAY":
            self.log.append(exchange)
        for observer in self.observers:
            observer(exchange)
        self.touch()

    def send_to_pages(self, frame: Callable[[], Json]) -> None:
        """Tell the open pages; the frame is only built if there is one."""
        if self.page_senders:
            built = frame()
            for feed in list(self.page_senders):
                feed(built)
        self.touch()

    def dispatch(self, event: str, data: Json, guild_id: int | None, *, intents: int = 0) -> None:
        """Tell the bot what happened on a server, or in direct messages (None)."""
        if self.wire:
            self.wire.send(event, data, guild_id, intents=intents)

    # -- making

    def make_person(self, name: str, locale: str) -> Person:
        """Somebody new on the page's server, with direct messages of their own."""
        color = COLOURS[len(self.people) % len(COLOURS)]
        person = Person(self.new_id(), name, locale, color, joined=self.now())
        self.people[person.id] = person
        self.dms[person.id] = self.make_channel(name, DM, person_id=person.id)
        self.join(person, self.home)
        return person

    def make_guild(self, name: str, guild_id: int | None = None) -> Guild:
        """A new server with the bot on it, and as yet nobody else."""
        guild = Guild(guild_id or self.new_id(), name, owner_id=self.new_id(), bot_role_id=self.new_id())
        self.guilds[guild.id] = guild
        return guild

    def join(self, person: Person, guild: Guild) -> None:
        """Be on a server. The first one runs it, as somebody must for commands that need "Manage Server"."""
        person.permissions[guild.id] = Permission.MEMBER
        if guild.owner_id not in self.people:
            guild.owner_id, person.permissions[guild.id] = person.id, Permission.ALL

    def make_channel(
        self,
        name: str,
        kind: int,
        guild_id: int | None = None,
        *,
        parent_id: int | None = None,
        person_id: int | None = None,
    ) -> Channel:
        """A new channel without messages; nobody is told of it."""
        channel = Channel(self.new_id(), name, kind, guild_id, parent_id, person_id, created=self.now())
        self.channels[channel.id] = channel
        self.history[channel.id] = {}
        return channel

    def drop_attachment(self, attachment: Attachment) -> None:
        """Edited away; a page may still be loading it, so the last few stay for a while."""
        self._dropped.append(attachment.id)
        while len(self._dropped) > 64:
            self.attachments.pop(self._dropped.popleft(), None)

    def remember_nonce(self, message: Message) -> None:
        """A message that bears a nonce; the last thousand are kept."""
        self.nonces[message.channel_id, message.author_id, message.nonce or ""] = message
        while len(self.nonces) > 1000:
            del self.nonces[next(iter(self.nonces))]

    # -- asking

    def person(self, person_id: int) -> Person:
        """Somebody who is on a server with the bot; Refused where there is none of this id."""
        person = self.people.get(person_id)
        if person is None or not person.is_member:
            raise Refused(f"there is no person {person_id} here")
        return person

    def members(self, guild_id: int) -> list[Person]:
        """Who is on a server."""
        return [it for it in self.people.values() if guild_id in it.permissions]

    def readers(self, channel: Channel) -> list[Person]:
        """Who can look into a channel."""
        return [
            it
            for it in self.people.values()
            if it.id == channel.person_id or (channel.guild_id is not None and channel.guild_id in it.permissions)
        ]

    def is_on_page(self, channel: Channel) -> bool:
        """Whether the page has a channel: those of its server, and the direct messages of who is there."""
        person = self.people.get(channel.person_id or 0)
        return channel.guild_id == self.guild_id or (person is not None and self.guild_id in person.permissions)

    def channel(self, channel_id: int) -> Channel:
        """For a person: only what that can be looked at."""
        try:
            return self.channels[channel_id]
        except KeyError:
            raise Refused(f"there is no channel {channel_id}") from None

    def find_channel(self, channel_id: int) -> Channel:
        """For the bot: 10003 if it does not exist, 50001 if it may not see it."""
        channel = self.channels.get(channel_id)
        if channel is None:
            raise api_error(10003)
        if not self.permissions_in(channel) & Permission.VIEW_CHANNEL:
            raise api_error(50001)
        return channel

    def find_message(self, channel_id: int, message_id: int) -> Message:
        """For the bot's token: an ephemeral message is not there for it."""
        message = self.history[channel_id].get(message_id)
        if message is None or message.ephemeral:
            raise api_error(10008)
        return message

    def permissions_in(self, channel: Channel) -> int:
        """What the bot may do in a channel; a thread has its parent's permissions."""
        if channel.guild_id is None:
            return Permission.MEMBER
        if channel.kind == THREAD and channel.bot_permissions is None and channel.parent_id is not None:
            return self.permissions_in(self.channels[channel.parent_id])
        everywhere = self.guilds[channel.guild_id].bot_permissions
        return everywhere if channel.bot_permissions is None else channel.bot_permissions

    def require(self, channel: Channel, *bits: int) -> None:
        """Raise 50013 unless the bot has all these permissions in a channel."""
        allowed = self.permissions_in(channel)
        if any(not allowed & bit for bit in bits):
            raise api_error(50013)

    def take_fault(self, method: str, route: str) -> Fault | None:
        """The first fault that waits for such a request, which is done with now; None where none waits."""
        for number, fault in enumerate(self.faults):
            if (fault.method, fault.route) == (method, route):
                return self.faults.pop(number)
        return None

    def webhook_interaction(self, application_id: int, token: str) -> Interaction:
        """The interaction a webhook token belongs to."""
        interaction = self.interactions.get(token)
        if application_id != self.bot_id or interaction is None or interaction.reply is None:
            raise api_error(10015)
        if self.now() > interaction.created + TOKEN_LIFE:
            raise ApiError(401, 50027, "Invalid Webhook Token")
        return interaction

    def forget_interactions(self) -> None:
        """Drop what nobody can answer any more, oldest first."""
        while self.interactions:
            oldest = next(iter(self.interactions.values()))
            if self.now() < oldest.created + 2 * TOKEN_LIFE:
                return
            del self.interactions[oldest.token]
