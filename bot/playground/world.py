"""Actions of people at Discord clients, as methods for the page."""

import asyncio
from collections.abc import Mapping, Sequence

from bot.playground import bodies, interactions, modals, page_shapes, posts, shapes
from bot.playground.commands import LOCALES
from bot.playground.errors import Refused
from bot.playground.objects import TEXT, THREAD, Channel, Interaction, Message, Person
from bot.playground.state import State
from bot.playground.typed import PERSON, Value, build_data, find_command, find_menu_command, message_data, person_data
from bot.playground.values import Json, as_object

GUILDS, GUILD_MEMBERS = 1 << 0, 1 << 1
MAX_SKIP = 24 * 60 * 60
"""Seconds that `pass_time` may skip at once."""


class World(State):
    """The state with the actions of people and moderators. Tests do more to it (tests/steering.py).

    Methods raise Refused for what a real client does not offer.
    """

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
        """Remove a person from a server, by default the page's. Their messages stay."""
        person, guild_id = self.person(person_id), guild_id or self.guild_id
        del person.permissions[guild_id]
        data: Json = {"guild_id": str(guild_id), "user": shapes.user(person)}
        self.dispatch("GUILD_MEMBER_REMOVE", data, guild_id, intents=GUILD_MEMBERS)
        self._people_changed()

    def set_dms(self, person_id: int, open_: bool) -> None:
        self.person(person_id).dms_open = open_
        self._people_changed()

    def set_away(self, person_id: int, away: bool) -> None:
        """Mark a person as away or back. A person who is away receives messages but cannot act."""
        self.person(person_id).away = away
        self._people_changed()

    def set_locale(self, person_id: int, locale: str) -> None:
        self.person(person_id).locale = locale
        self._people_changed()

    def adopt_locale(self, locale: str) -> None:
        """Adopt the first page's browser language for the server and for people without a choice of their own."""
        if self._locale_adopted or locale not in LOCALES:
            return
        self._locale_adopted, before, self.locale = True, self.locale, locale
        for person in self.people.values():
            if person.locale == before:
                person.locale = locale
        self._people_changed()

    def _people_changed(self) -> None:
        self.send_to_pages(lambda: {"t": "people", **page_shapes.people(self)})

    # -- servers and channels

    def add_channel(self, name: str, guild_id: int | None = None) -> Channel:
        """Add a text channel to a server, by default the page's."""
        plain = "-".join(name.lower().split())
        if not 1 <= len(plain) <= 100:
            raise Refused("A channel's name has 1 to 100 characters", "channel-length")
        channel = self.make_channel(plain, TEXT, guild_id or self.guild_id)
        self.dispatch("CHANNEL_CREATE", shapes.channel(self, channel), channel.guild_id, intents=GUILDS)
        self.channels_changed()
        return channel

    def add_thread(
        self, parent: int, name: str = "thread", message_id: int | None = None, owner_id: int | None = None
    ) -> Channel:
        """Add a thread to a channel, at a message if one is given, whose id it then has. By default it is opened by the
        owner of the server."""
        channel = self.channel(parent)
        if channel.kind != TEXT:
            raise Refused("A thread hangs on a text channel")
        thread = self.make_channel(name, THREAD, channel.guild_id, parent_id=parent, channel_id=message_id)
        thread.owner_id = owner_id or self.guilds[thread.guild_id or 0].owner_id
        data = shapes.channel(self, thread) | {"newly_created": True}
        self.dispatch("THREAD_CREATE", data, thread.guild_id, intents=GUILDS)
        self.channels_changed()
        return thread

    def channels_changed(self) -> None:
        """Send the pages the list of channels."""
        self.send_to_pages(lambda: {"t": "channels", "channels": page_shapes.channels(self)})

    def dm(self, person_id: int) -> Channel:
        """Return the channel of a person's direct messages with the bot."""
        return self.dms[person_id]

    # -- messages

    def messages(self, channel_id: int, viewer: int | None = None) -> list[Message]:
        """Return a channel's messages that a person can see, oldest first. Without a viewer, returns all."""
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
        """Delete a message as a moderator."""
        posts.delete(self, self.message(message_id))

    def dismiss(self, message_id: int) -> None:
        """Dismiss an ephemeral message as its addressee. The bot is not notified."""
        message = self.message(message_id)
        if not message.ephemeral:
            raise Refused("Only an ephemeral message can be dismissed")
        del self.index[message_id], self.history[message.channel_id][message_id]
        gone: Json = {"t": "message_delete", "channel_id": str(message.channel_id), "id": str(message_id)}
        self.send_to_pages(lambda: gone)

    def age(self, message_id: int, seconds: float) -> None:
        """Make a message older by some seconds."""
        self.message(message_id).created -= seconds

    # -- using the bot

    async def command(
        self, person_id: int, channel_id: int, path: str | Sequence[str], options: Mapping[str, Value] | None = None
    ) -> Interaction:
        """Send a slash command, and wait for the bot's first reply. Without a reply in time, `failed` is true."""
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
        """Return the bot's completions for an option, with names in the person's language."""
        channel, person = self._find_place(channel_id, person_id)
        names = path.removeprefix("/").split() if isinstance(path, str) else list(path)
        command, chain = find_command(self, person, channel, names)
        data = build_data(self, channel, command, chain, options or {}, focused)
        interaction = interactions.send(self, interactions.COMPLETE, person, channel, data, " ".join(names))
        await interaction.done
        if interaction.reply is None:
            raise Refused("Loading options failed", "options")
        return [
            {"name": as_object(it.get("name_localizations")).get(person.locale) or it["name"], "value": it["value"]}
            for it in interaction.reply.choices
        ]

    async def click(
        self, person_id: int, message_id: int, custom_id: str, values: Sequence[str] = (), *, stale: bool = False
    ) -> Interaction:
        """Press a button or choose from a menu. A `stale` client clicks just before an edit arrives."""
        message = self.message(message_id)
        channel, person = self._find_place(message.channel_id, person_id)
        if message.visible_to not in (None, person_id):
            raise Refused("This message is not visible to you")
        data = interactions.component_data(message, custom_id, values, stale=stale)
        interaction = interactions.send(self, interactions.COMPONENT, person, channel, data, custom_id, source=message)
        await interaction.done
        return interaction

    async def use_menu(self, person_id: int, channel_id: int, kind: int, name: str, target_id: int) -> Interaction:
        """Use a command in the menu of a person or a message."""
        channel, person = self._find_place(channel_id, person_id)
        command = find_menu_command(self, person, channel, kind, name)
        if kind == PERSON:
            data = person_data(self, channel, command, target_id)
        else:
            target = self.message(target_id)
            if target.channel_id != channel_id or target.visible_to not in (None, person_id):
                raise Refused("This message is not visible to you")
            data = message_data(self, command, target)
        interaction = interactions.send(self, interactions.COMMAND, person, channel, data, name)
        await interaction.done
        return interaction

    async def submit(
        self, person_id: int, opened: Interaction, values: Mapping[str, Sequence[str]] | None = None
    ) -> Interaction:
        """Send in the form that an interaction of the person opened, with the values of its fields by their ids. A
        field without values has its defaults."""
        form = opened.reply.form if opened.reply else None
        if form is None or opened.person_id != person_id:
            raise Refused("There is no form to send in")
        channel, person = self._find_place(opened.channel_id, person_id)
        data = modals.submitted(self, channel, form, modals.defaults(form) | dict(values or {}))
        interaction = interactions.send(
            self, interactions.SUBMIT, person, channel, data, opened.name, source=opened.source, trigger=opened
        )
        await interaction.done
        return interaction

    def _find_place(self, channel_id: int, person_id: int) -> tuple[Channel, Person]:
        """Return the channel and the person. Raises Refused if the person is away or has no access."""
        channel, person = self.channel(channel_id), self.person(person_id)
        if channel.person_id not in (None, person.id):
            raise Refused("These are another person's direct messages")
        if channel.guild_id is not None and channel.guild_id not in person.permissions:
            raise Refused(f"{person.name} is not on this server")
        if person.away:
            raise Refused(f"{person.name} is away", "person-away")
        return channel, person

    # -- time and faults

    def skip(self, seconds: float) -> None:
        """Advance the world's clock, but not the bot's. Fails overdue interactions."""
        super().skip(seconds)
        interactions.expire(self)
        self.send_to_pages(lambda: {"t": "time", "time": page_shapes.time(self)})

    async def pass_time(self, seconds: int) -> None:
        """Advance the clocks of world and bot, after the bot has replied to pending interactions."""
        if self.put_forward is None:
            raise Refused("The bot's clock is out of reach")
        if not 0 < seconds <= MAX_SKIP:
            raise Refused("A second to a day may pass at once")
        if awaited := [it.done for it in self.interactions.values() if it.timer]:
            await asyncio.wait(awaited)
        self.skip(seconds)
        self.put_forward(1000 * seconds)
