"""Whole games for a person who is answered in words, with a person and a computer. She knows the texts and the labels
of messages that she alone sees."""

import re
from functools import partial

import pytest

from bot.chat.requests import AtTable
from bot.chat.words.sentences import chapter_line
from bot.chat.words.texts import LANGUAGES, texts_for
from bot.daily import puzzles
from bot.playground.objects import Message
from bot.playground.values import as_objects, as_text
from bot.tables.entries import ACTION
from games.registry import GAMES
from renderers.kit.palette import SIGNS
from tests.e2e.conftest import Opening
from tests.e2e.hand_players import Room
from tests.e2e.house import House
from tests.e2e.readers import Reader
from tests.puzzling import make_known

pytestmark = pytest.mark.usefixtures("sketched")

SHORT = {"heckmeck": ("bury_returned", "always_bury"), "verflixxt": ("end-first_home",)}
UNSPEAKABLE = re.compile(f"[{''.join(sign.glyph for sign in SIGNS)}◀▶▼→]")


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
        ending = reader.messages[-1]
        assert {*ending.labels().values()} == {texts.say("button-rematch"), texts.say("button-review"), "…"}
        assert texts.say("ending-apart") in ending.content
        heard = "\n".join(one.content for one in reader.messages).splitlines()
        rounds = [line for number in range(1, 99) if (line := chapter_line(game, number, texts))]
        assert [one for one in heard if one in rounds] == [one for one in rounds if one in heard]
        for one in reader.messages:
            assert UNSPEAKABLE.findall(words_of(one)) == [], words_of(one)


async def test_every_page_is_read_in_words_and_its_picture_is_behind_a_button(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = Room(house, "karteneck", house.people[:2])
    reader = Reader(room, 1)
    monkeypatch.setattr(puzzles, "make_position", make_known)
    await room.say(reader.who, "me words", words="on")
    await room.begin()
    hand = (await room.open_hand(reader.who)).message
    assert hand is not None
    assert "Your hand" in hand.content
    picture = await room.show_id(reader.who, hand.id, AtTable((await room.table()).info.id, "picture").custom_id)
    assert [one.filename.endswith(".png") for one in picture.attachments] == [True]
    await reader.play_on()
    await room.ended()
    pages = [
        *[await room.press(reader.who, label) for label in ("Replay", "Leaderboard")],
        *[await room.say(reader.who, name) for name in ("rules", "stats", "daily")],
    ]
    for asked in pages:
        await house.world.wait_until(lambda asked=asked: asked.message and asked.message.content)
        page = asked.message
        assert page is not None
        assert [one for one in page.attachments if one.description is not None] == []
        assert UNSPEAKABLE.findall(words_of(page)) == [], words_of(page)
        (pictured,) = [custom_id for custom_id, label in page.labels().items() if label == "Picture"]
        shown = await room.press_id(reader.who, page.id, pictured)
        await house.world.wait_until(lambda shown=shown: shown.message and shown.message.attachments)
        assert shown.message is not None
        assert shown.message.ephemeral


async def test_a_game_is_played_by_direct_messages_in_words(house: House) -> None:
    """A new decision is a new message, and no older one can be pressed. What was opened is gone after a restart."""
    room = Room(house, "karteneck", house.people[:2])
    reader = Reader(room, 1, room.world.dm(house.people[1].id).id)
    await room.say(reader.who, "me words", words="on")
    await room.begin()
    await house.restart()
    await reader.play_on()
    await room.ended()
    answered = [one for one in reader.messages if "You chose: **" in one.content]
    assert len(answered) >= reader.pressed
    assert [one for one in reader.messages if one.attachments] == []
    assert [one for one in reader.messages if UNSPEAKABLE.findall(words_of(one))] == []
