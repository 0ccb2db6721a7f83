"""Whole games for a person who is answered in words, with a person and a computer. She knows the texts and the labels
of messages that she alone sees."""

import re
from collections.abc import Sequence
from functools import partial

import pytest

from bot.chat.words.texts import LANGUAGES, texts_for
from bot.playground.objects import Message
from bot.playground.values import as_objects, as_text
from bot.tables.entries import ACTION
from bot.tables.table import Table
from games.registry import GAMES
from renderers.kit.palette import SIGNS
from tests.e2e.conftest import Opening
from tests.e2e.group import confirmation
from tests.e2e.hand_players import Control, Room, asks, usable

pytestmark = pytest.mark.usefixtures("sketched")

SHORT = {"heckmeck": ("bury_returned", "always_bury"), "verflixxt": ("end-first_home",)}
UNSPEAKABLE = re.compile(f"[{''.join(sign.glyph for sign in SIGNS)}◀▶▼→]")


class Reader:
    """A person who reads and presses what is private to her."""

    def __init__(self, room: Room, seat: int) -> None:
        self.room, self.seat, self.who, self.pressed = room, seat, room.people[seat], 0

    @property
    def messages(self) -> list[Message]:
        seen = self.room.world.messages(self.room.channel_id, self.who.id)
        return [one for one in seen if one.ephemeral]

    def asked(self, table: Table) -> Sequence[Control]:
        """The moves of the newest message, once they are what the table asks. No older one has any, but for one whose
        move is to be confirmed."""
        *older, newest = [usable(one, self.room.random) for one in self.messages]
        confirms = any(confirmation(one.message) for one in newest)
        assert (
            len([one for message in older for one in message if asks(one.custom_id, table, self.seat)]) == 0 or confirms
        )
        return [one for one in newest if asks(one.custom_id, table, self.seat)]

    async def move(self, table: Table) -> None:
        """Press one of the moves."""
        moves = await self.room.world.wait_until(partial(self.asked, table))
        move = self.room.random.choice([*moves])
        self.pressed += confirmation(move.message) is None
        await self.room.press_id(self.who, move.message.id, move.custom_id, move.values)

    def can(self, label: str) -> bool:
        """Return whether the newest message has a button."""
        return label in self.messages[-1].labels().values()

    async def play_on(self) -> None:
        """Play to the end: the reader by her messages, others by theirs."""
        while awaited := await self.room.until_asked():
            seat = self.room.random.choice(awaited)
            await (self.move(await self.room.table()) if seat == self.seat else self.room.act(seat))


def words_of(message: Message) -> str:
    """All words of a message: its text, labels, and the options of its menus."""
    options = [as_text(one["label"]) for item in message.controls() for one in as_objects(item.get("options", []))]
    return "\n".join([message.content, *message.labels().values(), *options])


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_game_is_played_to_its_end_in_words(open_house: Opening, language: str) -> None:
    house = await open_house(locale=language)
    await house.start()
    texts = texts_for(language)
    for game in GAMES:
        room = Room(house, game, house.people[:2], house.world.add_channel(game).id)
        room.ways = {0: "hand"}
        reader = Reader(room, 1)
        await room.say(reader.who, "me words", words="on")
        await room.say(room.people[0], "table open", game=game)
        await room.do(reader.who, "join")
        await room.say(room.people[0], "table computer add", level="hen")
        await room.vary(SHORT.get(game, ()))
        await room.do(room.people[0], "start")
        await reader.play_on()
        await room.ended()
        await house.world.wait_until(partial(reader.can, texts.say("button-rematch")))
        played = [one for one in await room.log() if one.kind == ACTION and one.seat == reader.seat]
        assert reader.pressed == len([one for one in played if one.by != "table"])
        for one in reader.messages:
            assert UNSPEAKABLE.findall(words_of(one)) == [], words_of(one)
