"""The world with its people: what somebody at a Discord client can do, as Python methods for tests and the page."""

import asyncio
from collections.abc import Mapping, Sequence

from bot.playground import bodies, interactions, page_shapes, posts, shapes
from bot.playground.commands import LOCALES
from bot.playground.errors import Refused
from bot.playground.objects import (
    TEXT,
    THREAD,
    Channel,
    Guild,
    Interaction,
    Message,
    Person,
)
from bot.playground.state import Fault, State
from bot.playground.typed import Value, build_data, find_command
from bot.playground.values import Json, as_object

GUILDS, GUILD_MEMBERS = 1 << 0, 1 << 1
MAX_SKIP = 24 * 60 * 60
"""Seconds that may pass at once."""


class World(State):
    """Everything a person, a moderator or a disaster can do. Refused: a client would not let you."""

    # -- people

    def add_person(self, name: str, locale: str | None = None) -> Person:
        if not 1 <= len(name.strip()) <= 32:
            raise Refused("A name has 1 to 32 characters", "name-length")
        person = self.make_person(name.strip(), locale or self.locale)
        data = {"guild_id": str(self.guild_id), **shapes.member(self, self.home, person.id)}
        self.dispatch("GUILD_MEMBER_ADD", data, self.guild_id, intents=GUILD_MEMBERS)
        self._people_changed()
        return person

    def remove_person(self, person_id: int, guild_id: int | None = None) -> None:
        """They leave a server, the page's if none is named; what they wrote stays."""
        person, guild_id = self.person(person_id), guild_id or self.guild_id
        del person.permissions[guild_id]
        data: Json = {"guild_id": str(guild_id), "user": shapes.user(person)}
        self.dispatch("GUILD_MEMBER_REMOVE", data, guild_id, intents=GUILD_MEMBERS)
        self._people_changed()

    def set_dms(self, person_id: int, open_: bool) -> None:
        self.person(person_id).dms_open = open_
        self._people_changed()

    def set_away(self, person_id: int, away: bool) -> None:
        """Go away from the screen, or come back: messages still come, but who is away does nothing."""
        self.person(person_id).away = away
        self._people_changed()

    def set_locale(self, person_id: int, locale: str) -> None:
        self.person(person_id).locale = locale
        self._people_changed()

    def adopt_locale(self, locale: str) -> None:
        """The first page that says its browser's language: the server speaks it, and whoever has chosen no other."""
        if self._locale_adopted or locale not in LOCALES:
            return
        self._locale_adopted, before, self.locale = True, self.locale, locale
        for person in self.people.values():
            if person.locale == before:
                person.locale = locale
        self._people_changed()

    def set_permissions(self, person_id: int, bits: int) -> None:
        """What a person may do on the page's server. The first person may do everything, the others what members
        may."""
        self.person(person_id).permissions[self.guild_id] = bits

    def _people_changed(self) -> None:
        self.send_to_pages(lambda: {"t": "people", **page_shapes.people(self)})

    # -- servers and channels

    def add_guild(self, name: str, people: Sequence[Person], guild_id: int | None = None) -> Guild:
        """The bot is invited to another server, without channels yet; its id tells on which shard it lies."""
        guild = self.make_guild(name, guild_id)
        for person in people:
            self.join(person, guild)
        self.dispatch("GUILD_CREATE", shapes.guild_create(self, guild), guild.id, intents=GUILDS)
        return guild

    def add_channel(self, name: str, guild_id: int | None = None) -> Channel:
        """On a server, the page's if none is named."""
        plain = "-".join(name.lower().split())
        if not 1 <= len(plain) <= 100:
            raise Refused("A channel's name has 1 to 100 characters", "channel-length")
        channel = self.make_channel(plain, TEXT, guild_id or self.guild_id)
        self.dispatch("CHANNEL_CREATE", shapes.channel(self, channel), channel.guild_id, intents=GUILDS)
        self._channels_changed()
        return channel

    def add_thread(self, parent: int, name: str = "thread") -> Channel:
        channel = self.channel(parent)
        if channel.kind != TEXT:
            raise Refused("A thread hangs on a text channel")
        thread = self.make_channel(name, THREAD, channel.guild_id, parent_id=parent)
        data = shapes.channel(self, thread) | {"newly_created": True}
        self.dispatch("THREAD_CREATE", data, thread.guild_id, intents=GUILDS)
        self._channels_changed()
        return thread

    def remove_channel(self, channel_id: int) -> None:
        channel = self.channel(channel_id)
        data = shapes.channel(self, channel)
        for message in list(self.history[channel_id].values()):
            message.deleted = True
            del self.index[message.id]
        del self.channels[channel_id], self.history[channel_id]
        event = "THREAD_DELETE" if channel.kind == THREAD else "CHANNEL_DELETE"
        self.dispatch(event, data, channel.guild_id, intents=GUILDS)
        self._channels_changed()

    def set_bot_permissions(self, channel_id: int, bits: int | None) -> None:
        """What the bot may do in this channel; None gives back what its role allows."""
        channel = self.channel(channel_id)
        channel.bot_permissions = bits
        event = "THREAD_UPDATE" if channel.kind == THREAD else "CHANNEL_UPDATE"
        self.dispatch(event, shapes.channel(self, channel), channel.guild_id, intents=GUILDS)

    def _channels_changed(self) -> None:
        self.send_to_pages(lambda: {"t": "channels", "channels": page_shapes.channels(self)})

    def dm(self, person_id: int) -> Channel:
        """The direct messages between the bot and this person."""
        return self.dms[person_id]

    # -- messages

    def messages(self, channel_id: int, viewer: int | None = None) -> list[Message]:
        """What stands in a channel, oldest first, as this person sees it; without a viewer, everything."""
        return [it for it in self.history[channel_id].values() if viewer is None or it.visible_to in (None, viewer)]

    def message(self, message_id: int) -> Message:
        try:
            return self.index[message_id]
        except KeyError:
            raise Refused("This message is not there any more", "message-gone") from None

    def say(self, person_id: int, channel_id: int, content: str) -> Message:
        channel, person = self._find_place(channel_id, person_id)
        if not 1 <= len(content.strip()) <= 2000:
            raise Refused("A message has 1 to 2000 characters")
        return posts.create(self, channel, person.id, bodies.Body(content=content.strip()))

    def delete_message(self, message_id: int) -> None:
        """As a moderator would."""
        posts.delete(self, self.message(message_id))

    def dismiss(self, message_id: int) -> None:
        """The addressee closes an ephemeral message: it is only out of their sight, the bot is told nothing."""
        message = self.message(message_id)
        if not message.ephemeral:
            raise Refused("Only an ephemeral message can be dismissed")
        del self.index[message_id], self.history[message.channel_id][message_id]
        gone: Json = {"t": "message_delete", "channel_id": str(message.channel_id), "id": str(message_id)}
        self.send_to_pages(lambda: gone)

    def age(self, message_id: int, seconds: float) -> None:
        """Make a message older than it is."""
        self.message(message_id).created -= seconds

    # -- using the bot

    async def command(
        self,
        person_id: int,
        channel_id: int,
        path: str | Sequence[str],
        options: Mapping[str, Value] | None = None,
    ) -> Interaction:
        """Send a slash command and wait for the bot's first reply; `failed` if there is none in time."""
        channel, person = self._find_place(channel_id, person_id)
        names = path.removeprefix("/").split() if isinstance(path, str) else list(path)
        command, chain = find_command(self, person, channel, names)
        data = build_data(self, channel, command, chain, options or {})
        interaction = interactions.send(self, interactions.COMMAND, person, channel, data, " ".join(names))
        await interaction.done
        return interaction

    async def complete(
        self,
        person_id: int,
        channel_id: int,
        path: str | Sequence[str],
        options: Mapping[str, Value] | None = None,
        *,
        focused: str,
    ) -> list[Json]:
        """The completions the bot offers for one option, names in the person's language."""
        channel, person = self._find_place(channel_id, person_id)
        names = path.removeprefix("/").split() if isinstance(path, str) else list(path)
        command, chain = find_command(self, person, channel, names)
        data = build_data(self, channel, command, chain, options or {}, focused)
        interaction = interactions.send(self, interactions.COMPLETE, person, channel, data, " ".join(names))
        await interaction.done
        if interaction.reply is None:
            raise Refused("Loading options failed", "options")
        return [
            {
                "name": as_object(it.get("name_localizations")).get(person.locale) or it["name"],
                "value": it["value"],
            }
            for it in interaction.reply.choices
        ]

    async def click(
        self,
        person_id: int,
        message_id: int,
        custom_id: str,
        values: Sequence[str] = (),
        *,
        stale: bool = False,
    ) -> Interaction:
        """Press a button or choose from a menu. `stale`: the click left the client just before an edit arrived."""
        message = self.message(message_id)
        channel, person = self._find_place(message.channel_id, person_id)
        if message.visible_to not in (None, person_id):
            raise Refused("This message is not visible to you")
        data = interactions.component_data(message, custom_id, values, stale=stale)
        interaction = interactions.send(self, interactions.COMPONENT, person, channel, data, custom_id, source=message)
        await interaction.done
        return interaction

    def _find_place(self, channel_id: int, person_id: int) -> tuple[Channel, Person]:
        """Where a person acts: a channel of a server of theirs, or their own direct messages."""
        channel, person = self.channel(channel_id), self.person(person_id)
        if channel.person_id not in (None, person.id):
            raise Refused("These are somebody else's direct messages")
        if channel.guild_id is not None and channel.guild_id not in person.permissions:
            raise Refused(f"{person.name} is not on this server")
        if person.away:
            raise Refused(f"{person.name} is away", "person-away")
        return channel, person

    # -- trouble

    def skip(self, seconds: float) -> None:
        """Let the world's clock jump; the bot's own clock does not. What is unanswered by then has failed."""
        super().skip(seconds)
        interactions.expire(self)
        self.send_to_pages(lambda: {"t": "time", "time": page_shapes.time(self)})

    async def pass_time(self, seconds: int) -> None:
        """Let time pass for everybody, the bot included. What it is about to answer is waited for."""
        if self.put_forward is None:
            raise Refused("The bot's clock is out of reach")
        if not 0 < seconds <= MAX_SKIP:
            raise Refused("A second to a day may pass at once")
        if awaited := [it.done for it in self.interactions.values() if it.timer]:
            await asyncio.wait(awaited)
        self.skip(seconds)
        self.put_forward(1000 * seconds)

    def fail_next(self, method: str, route: str, status: int, code: int = 0, *, retry_after: float = 0.05) -> None:
        """Answer the next such request with this error instead of doing it. 429 says when to come again."""
        self.faults.append(Fault(method, route, status, code, retry_after))

    def drop_gateway(self, code: int = 4000, *, abrupt: bool = False) -> None:
        """Close every gateway connection, with a code or just so; after 4000 the client resumes."""
        if self.wire:
            self.wire.drop(code, abrupt=abrupt)

    def invalidate_sessions(self) -> None:
        """Forget every session: the client has to identify anew."""
        if self.wire:
            self.wire.invalidate()

    async def until_online(self, timeout: float = 60.0, *, shards: int = 1) -> None:  # noqa: ASYNC109
        """Wait until so many of the bot's shards are connected to the gateway."""
        await self.wait_until(lambda: self.wire is not None and self.wire.shards_online >= shards, timeout)
