"""Emoji on controls that play an action, if the game's art names one and Discord has it."""

from collections.abc import Mapping
from functools import lru_cache

import msgspec
from discord import PartialEmoji
from discord.ui import Button, Select, View

from bot.chat.requests import Play, PlayChosen, PlaySeveral, request_of
from bot.tables.table import Table
from games.core import AnyGame
from renderers.registry import emoji_of


def with_faces(controls: View, table: Table, emoji: Mapping[str, PartialEmoji]) -> View:
    """Add emoji to controls. Their labels say everything without them."""
    for item in controls.children if emoji else ():
        match item, request_of(item):
            case Button(), Play() as play:
                item.emoji = emoji.get(_named(table.game, bytes(play.action)))
            case Select(), PlayChosen():
                for option in item.options:
                    option.emoji = emoji.get(_named(table.game, option.value.encode()))
            case Select(), PlaySeveral() as several:
                for option in item.options:
                    option.emoji = emoji.get(_named(table.game, several.action((int(option.value),))))
            case _:
                pass
    return controls


@lru_cache(1024)
def _named(game: type[AnyGame], action: bytes) -> str:
    return emoji_of(game.name, msgspec.json.decode(action, type=game.Actions)) or ""
