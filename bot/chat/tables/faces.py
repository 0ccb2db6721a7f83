"""Emoji on controls that play an action, if the game's art names one and Discord has it."""

from collections.abc import Mapping
from functools import lru_cache

import msgspec
from discord import PartialEmoji
from discord.ui import Button, Select, View

from bot.chat.front.controls import Click
from bot.chat.tables.addresses import Play, decode
from bot.tables.table import Table
from games.core import AnyGame
from renderers.registry import emoji_of


def with_faces(controls: View, table: Table, emoji: Mapping[str, PartialEmoji]) -> View:
    """Add emoji to controls. Their labels say everything without them."""
    for item in controls.children if emoji else ():
        match item:
            case Button(custom_id=str(custom_id)):
                item.emoji = emoji.get(_name_of(table, Click(custom_id, ())))
            case Select():
                for option in item.options:
                    option.emoji = emoji.get(_name_of(table, Click(item.custom_id, (option.value,))))
            case _:
                pass
    return controls


def _name_of(table: Table, click: Click) -> str:
    """Return the emoji's name for what a click plays. Empty if there is none."""
    play = decode(click)
    return _named(table.game, play.action) if isinstance(play, Play) else ""


@lru_cache(1024)
def _named(game: type[AnyGame], action: str) -> str:
    return emoji_of(game.name, msgspec.json.decode(action, type=game.Actions)) or ""
