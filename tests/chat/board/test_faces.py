"""Emoji beside labels: what they show is what the button does, and the words say it without them."""

from collections.abc import Iterator, Mapping

import msgspec
from discord import PartialEmoji
from discord.ui import Button, Select, View

from bot.chat.board.messages import with_emoji
from bot.chat.board.table_controls import board_controls, own_controls
from bot.chat.requests import Play, decode
from bot.chat.words.texts import texts_for
from bot.tables.table import Table
from renderers.kit.emoji import EMOJI
from tests.chat.playouts import games, people

ALL = {name: PartialEmoji(name=name, id=number) for number, name in enumerate(EMOJI, 1)}


def controls(table: Table) -> Iterator[View]:
    seated, texts = people(len(table.people)), texts_for("en")
    yield board_controls(table, seated, texts)
    yield from (own_controls(table, seat, seated, texts, "hand") for seat in range(len(table.people)))


def labelled(view: View) -> list[tuple[str, PartialEmoji | None]]:
    """Every label of a message's controls, with its emoji."""
    found: list[tuple[str, PartialEmoji | None]] = []
    for item in view.children:
        if isinstance(item, Button):
            found.append((item.label or "", _pictured(item.emoji)))
        elif isinstance(item, Select):
            found += [(option.label, _pictured(option.emoji)) for option in item.options]
    return found


def _pictured(emoji: object) -> PartialEmoji | None:
    return emoji if isinstance(emoji, PartialEmoji) else None


def shown(table: Table, emoji: Mapping[str, PartialEmoji] = ALL) -> list[tuple[str, PartialEmoji | None]]:
    return [one for view in controls(table) for one in labelled(with_emoji(view, table, emoji))]


def test_every_emoji_appears_beside_words_in_random_games() -> None:
    used: set[str] = set()
    for table in games(3):
        for label, emoji in shown(table):
            if emoji is not None:
                assert label
                used.add(emoji.name)
    assert used == EMOJI.keys()


def test_without_emoji_there_are_the_same_words() -> None:
    for table in games(1):
        assert shown(table, {}) == [(label, None) for label, _ in shown(table)]


def test_a_button_shows_the_face_that_it_keeps() -> None:
    table = next(table for table in games(3) if table.info.game == "heckmeck" and len(shown(table)) > 12)
    for view in controls(table):
        for item in with_emoji(view, table, ALL).children:
            play = decode(item.custom_id or "") if isinstance(item, Button) else None
            if isinstance(item, Button) and isinstance(play, Play) and b'["keep",' in bytes(play.action):
                _, face = msgspec.json.decode(play.action)
                name = _pictured(item.emoji)
                assert name is not None
                assert name.name == ("die_worm" if face == 6 else f"die_{face}")
