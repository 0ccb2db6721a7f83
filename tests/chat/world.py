"""A server on SimCord's Discord with the real bot in it, and what a person there can do, a line each."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

import discord
import pytest
import simcord
from msgspec import Struct
from simcord import interactions
from simcord.actors import MemberActor
from simcord.backend import serializers
from simcord.backend.models import Interaction, Message
from simcord.builders import ChannelHandle, GuildHandle, RoleHandle
from simcord.components import walk_components
from simcord.enums import ComponentType, InteractionType
from simcord.results import to_discord_message

from bot.chat.client import Roost
from bot.store import SqlStore
from bot.tables.guild_settings import GuildSettings
from bot.tables.service import Tables
from bot.tables.store import Person
from bot.tables.table import Step, Table
from games.core import Chance
from games.game import FirstSeat
from games.heckmeck.moves import Dice
from games.karteneck.moves import Cards, Deal, TurnUp
from tests.patience import until
from tests.reviewing import review_in_thread
from tests.thinking import think_here

EDIT_EVERY = 60.0
"""What the tests set `boards.EDIT_EVERY` to, so that only SimCord's clock ever reaches it."""


LONGEST = 3600.0
"""What the tests set `timekeeper.LONGEST` to, likewise."""


def at_once(step: Step) -> float:
    """Computers do not wait for anybody to read."""
    return 0.0


def never(step: Step) -> float:
    """Computers wait as long as a test lets no time pass."""
    return 1e6


ROLL = (6, 6, 6, 1, 1, 2, 3, 4)
EIGHT_WORMS = (6,) * 8
"""A roll that is a whole turn: kept, it takes the highest tile."""

Reply = Interaction
"""SimCord's record of an interaction; `responded` is False where a person reads "This interaction failed"."""


class Dealer:
    """A dealer in place of the seed: first the outcomes that a test sets, then random ones."""

    def __init__(self) -> None:
        self.script: list[Struct] = []
        self._random = Random(7)

    def reset(self) -> None:
        """Begin once more: the same dice fall again."""
        self._random = Random(7)

    def first(self, seat: int) -> None:
        """Choose the seat that begins."""
        self.script.append(FirstSeat(seat))

    def rolls(self, *rolls: Sequence[int]) -> None:
        """The next rolls, in any order of faces."""
        self.script += [Dice(tuple(sorted(roll))) for roll in rolls]

    def deal(self, seed: bytes, salt: str, n: int, chance: Chance[Any]) -> Struct:
        """Stand in for `games.chance.deal`."""
        if self.script:
            return self.script.pop(0)
        return chance.outcome([self._random.randrange(bound) for bound in chance.bounds])


def alt_of(message: Message) -> str:
    """The words beside a message's first picture."""
    return str(message.attachments[0]["description"])


def words_of(message: Message) -> str:
    """The words of a message, with those for its pictures."""
    return "\n".join([message.content, *[str(one["description"]) for one in message.attachments]])


MANAGES = discord.Permissions(manage_guild=True, use_application_commands=True)

MORE = "…"
"""The button behind which everything else is."""


@dataclass
class World:
    """One server, one channel, some people, and the dice."""

    env: simcord.Env
    store: SqlStore
    dealer: Dealer
    guild: GuildHandle
    channel: ChannelHandle
    people: list[MemberActor]
    locales: dict[int, str]
    patch: pytest.MonkeyPatch
    """Replaces parts of the bot until the test ends."""
    passed_ms: int = 0
    """By how much Roost's clock is ahead of this machine's."""
    jumped_ms: int = 0
    """By how much Roost's clock was set forward, though no time has passed."""

    @property
    def anna(self) -> MemberActor:
        return self.people[0]

    @property
    def bruno(self) -> MemberActor:
        return self.people[1]

    @property
    def carla(self) -> MemberActor:
        return self.people[2]

    # What people do

    async def command(
        self, who: MemberActor, name: str, *, channel: ChannelHandle | None = None, **options: Any
    ) -> Reply:
        """A slash command; it must be answered."""
        await who.slash(channel or self.channel, name, **options)
        return self._answered()

    async def click(self, who: MemberActor, label: str, message: Message | None = None) -> Reply:
        """Click a button that a person sees, of the board by default or behind its "…", and check that it is
        answered."""
        message = message or self.board
        if label not in self.buttons(message) and MORE in self.buttons(message):
            message = self.message_of(await self.click(who, MORE, message))
        await who.click(self.seen(message), label=label)
        return self._answered()

    async def choose(self, who: MemberActor, values: Sequence[str], message: Message | None = None) -> Reply:
        """A choice in the board's first menu that has these values, or in the settings of a lobby; it must be
        answered."""
        message = message or self.board
        if settings := not any("options" in part for part in parts(message)) and MORE in self.buttons(message):
            message = self.message_of(await self.click(who, MORE, message))
        menus = [part for part in parts(message) if "options" in part]
        fitting = [menu for menu in menus if set(values) <= {option["value"] for option in menu["options"]}]
        await who.select(self.seen(message), list(values), custom_id=fitting[0]["custom_id"])
        answer = self._answered()
        if settings:
            await self.later()
        return answer

    def press(self, who: MemberActor, custom_id: str, message: Message, values: Sequence[str] | None = None) -> Reply:
        """A click as it arrives while the message is being changed: the control is still there, a menu where there are
        values. Not waited for."""
        backend = self.env.backend
        kind = int(ComponentType.BUTTON if values is None else ComponentType.SELECT)
        record, payload = interactions.base_payload(
            backend,
            type=InteractionType.MESSAGE_COMPONENT,
            channel_id=message.channel_id,
            guild_id=backend.get_channel(message.channel_id).guild_id,
            user_id=who.id,
            data={"custom_id": custom_id, "component_type": kind} | ({} if values is None else {"values": [*values]}),
        )
        record.source_message_id = message.id
        control = {"type": kind, "style": 1, "label": "…", "custom_id": custom_id}
        row = {"type": int(ComponentType.ACTION_ROW), "components": [control]}
        payload["message"] = {**serializers.message_payload(backend, message), "components": [row]}
        backend.emit("INTERACTION_CREATE", payload)
        return record

    async def pressed(
        self, who: MemberActor, custom_id: str, message: Message, values: Sequence[str] | None = None
    ) -> Reply:
        """Click a control and wait for the reply, which must come."""
        record = self.press(who, custom_id, message, values)
        await self.env.settle()
        assert record.responded
        return record

    def _answered(self) -> Reply:
        record = self.last
        assert record.responded, "This interaction failed"
        return record

    @property
    def last(self) -> Reply:
        """The last interaction."""
        return next(reversed(self.env.backend.interactions.values()))

    async def ask(self, who: MemberActor, name: str, **options: Any) -> Message:
        """Return the message that replies to a command."""
        return self.message_of(await self.command(who, name, **options))

    async def hear(self, who: MemberActor, name: str, **options: Any) -> str:
        """Return the private text that replies to a command."""
        return self.private(await self.command(who, name, **options))

    async def open(self, who: MemberActor, label: str, message: Message | None = None) -> Message:
        """Return the message that replies to a click."""
        return self.message_of(await self.click(who, label, message))

    async def answered(self, reply: Reply) -> None:
        """Wait for the reply to what was pressed, and for nothing else: SimCord would wait for what a test holds."""
        await until(lambda: reply.responded)

    async def later(self) -> None:
        """Let the pause between two automatic edits of a board pass."""
        await self.env.advance_time(EDIT_EVERY)

    def passes(self, *, seconds: float = 0, minutes: float = 0) -> None:
        """Let time pass without any action."""
        self.passed_ms += round(1000 * (seconds + 60 * minutes))

    async def goes_on(self, *, seconds: float = 0, minutes: float = 0) -> None:
        """Let time pass, and what is due then come about. SimCord waits by this machine's clock for what is due within
        the 20 seconds behind. No pause of the bot's is longer than LONGEST."""
        self.passes(seconds=seconds, minutes=minutes)
        await self.env.advance_time(min(seconds + 60 * minutes, LONGEST) + 1)

    async def fetch(self) -> Table:
        """Return the channel's table as the store has it."""
        return await Tables(self.store).fetch_in(self.channel.id)

    async def known(self, who: MemberActor) -> Person:
        """A person as the store has them, also before their first use of Roost."""
        return await self.store.upsert_person(who.id, str(who.user.global_name), self.locales.get(who.id, "en-US"))

    # Tables

    async def lobby(self, players: int = 2, game: str = "heckmeck", **options: Any) -> Message:
        """A table that the first person opened, with so many people seated."""
        await self.command(self.anna, "table open", game=game, **options)
        for person in self.people[1:players]:
            await self.command(person, "table join")
        return self.board

    async def table(self, players: int = 2, first: int = 0, **options: Any) -> Message:
        """A table in play. `first` is the seat that begins in Heckmeck."""
        await self.lobby(players, **options)
        if options.get("game", "heckmeck") == "heckmeck":
            self.dealer.first(first)
        await self.command(self.anna, "table start")
        return self.board

    async def karteneck(self) -> Message:
        """A table of Karteneck for two in its first round, with known hands; Anna begins."""
        hands = Cards((1, 2, 3, 4, 5), (7,)), Cards((1, 2, 3, 3, 5), (8,))
        self.dealer.script += [Deal(hands), FirstSeat(0), TurnUp((16, 20))]
        return await self.table(game="karteneck")

    async def against(self, level: str, game: str = "heckmeck", **options: Any) -> Message:
        """Let the first person play against a computer. Returns the message that opened the table."""
        return await self.ask(self.anna, "table open", game=game, against=level, **options)

    async def roll(self, who: MemberActor, *dice: Sequence[int], message: Message | None = None) -> None:
        """Click to roll eight dice, which fall like this; more are for the rolls behind."""
        self.dealer.rolls(*dice or (ROLL,))
        await self.click(who, "Roll 8 dice", message)

    async def turn(self, who: MemberActor) -> None:
        """Roll eight worms and keep them, by buttons."""
        self.dealer.rolls(EIGHT_WORMS)
        await self.click(who, self.label("Roll", "Tira"))
        await self.click(who, self.label("Keep 8×worm", "Tieni 8×verme"))

    def moderator(self) -> MemberActor:
        """A new person who may manage messages."""
        role = self.guild.create_role("moderators", permissions=discord.Permissions(manage_messages=True))
        return self.newcomer("moira", role)

    async def end(self, channel: ChannelHandle | None = None, by: MemberActor | None = None) -> None:
        """End a table at once, as a moderator who does not play, or as one who may alone."""
        who = by or self.moderator()
        await self.click(who, "Yes, end it", await self.ask(who, "table end", channel=channel))

    async def leave(self, who: MemberActor) -> None:
        """Leave a game, and confirm it."""
        await self.click(who, "Yes, leave", await self.ask(who, "table leave"))

    async def forget(self, who: MemberActor) -> None:
        """Be forgotten, and confirm it."""
        await self.click(who, "Yes, forget me for good", await self.ask(who, "privacy forget"))

    async def choose_settings(self, **settings: Any) -> None:
        """Let the server choose these settings, and none beside them."""
        await self.store.change_guild_settings(self.guild.id, lambda _: GuildSettings(**settings))

    def manager(self) -> MemberActor:
        """A new person who may manage the server."""
        return self.newcomer("Marta", self.guild.create_role("managers", permissions=MANAGES))

    def refuse_letters(self, who: MemberActor, status: int = 403, code: int = 50007) -> str:
        """Close a person's direct messages. Returns the path of the requests that Discord refuses."""
        path = f"/channels/{who.user.dm_channel.id}/messages"
        self.env.inject_error("POST", path, status=status, code=code, message="Cannot send", times=None)
        return path

    def newcomer(self, name: str, *roles: RoleHandle) -> MemberActor:
        """A new person."""
        return self.guild.add_member(self.env.create_user(name.lower(), global_name=name), roles=roles)

    def channel_without(self, *permissions: str) -> ChannelHandle:
        """A new channel in which the server denies these permissions."""
        denied = discord.PermissionOverwrite(**dict.fromkeys(permissions, False))
        return self.guild.create_text_channel("bare", overwrites={self.guild.default_role: denied})

    async def restart(self) -> None:
        """The bot's process ends, and another begins and does what is due."""
        old = self.env.bot
        works = (think_here(), review_in_thread, at_once)
        await self.env.restart_bot(Roost(self.store, *works))
        await old.close()
        await self.env.settle()

    # What people see

    @property
    def public(self) -> list[Message]:
        """The channel's messages that everybody sees, oldest first."""
        return [message for message in self.messages if not message.is_ephemeral]

    @property
    def messages(self) -> list[Message]:
        """All of the channel's messages, oldest first."""
        return sorted(self.env.backend.messages.get(self.channel.id, {}).values(), key=lambda message: message.id)

    @property
    def board(self) -> Message:
        """The newest public message with controls."""
        return [message for message in self.public if message.components][-1]

    @property
    def shown(self) -> str:
        """The words of the board, with those for its picture."""
        return words_of(self.board)

    @property
    def story(self) -> list[str]:
        """The lines of the channel's public messages, from top to bottom."""
        return [line for message in self.public for line in message.content.splitlines()]

    def only_line(self, words: str) -> str:
        """The channel's one line with these words."""
        (line,) = [line for line in self.story if words in line]
        return line

    def letters(self, who: MemberActor) -> list[Message]:
        """A person's direct messages, oldest first."""
        sent = self.env.backend.messages.get(who.user.dm_channel.id, {}).values()
        return sorted((one for one in sent if not one.is_ephemeral), key=lambda message: message.id)

    def message_of(self, reply: Reply) -> Message:
        """The message an interaction was answered with."""
        assert reply.message_id is not None
        return self.env.backend.get_message(reply.channel_id, reply.message_id)

    def seen(self, message: Message) -> discord.Message:
        """A message as SimCord's people handle it."""
        return to_discord_message(self.env, message)

    def private(self, reply: Reply) -> str:
        """The private text of the actor's reply; empty if there is none."""
        mine = {reply.message_id, *reply.followup_ids}
        messages = self.env.backend.messages.get(reply.channel_id, {}).values()
        return "\n".join(message.content for message in messages if message.id in mine and message.is_ephemeral)

    def buttons(self, message: Message | None = None) -> dict[str, str]:
        """From label to custom_id."""
        return {part["label"]: part["custom_id"] for part in parts(message or self.board) if "label" in part}

    def label(self, *starts: str) -> str:
        """The board's one button whose label begins so."""
        found = [label for label in self.buttons() if label.startswith(starts)]
        assert len(found) == 1, (starts, self.buttons())
        return found[0]

    def files(self, message: Message) -> list[bytes]:
        """Return the attachments of a message."""
        return [self.env.backend.cdn.get(attached["url"]) or b"" for attached in message.attachments]

    def requests(self, method: str, *parts_of_path: str) -> list[Mapping[str, Any]]:
        """The bodies of the bot's requests to such a path."""
        return [
            entry.json or {}
            for entry in self.env.http_requests
            if entry.method == method and all(part in entry.path for part in parts_of_path)
        ]


def parts(message: Message) -> Iterator[dict[str, Any]]:
    """The buttons and menus of a message."""
    return (part for part in walk_components(message.components) if "custom_id" in part)
