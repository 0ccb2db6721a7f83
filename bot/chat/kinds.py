"""The words that label metrics: what clicks and commands are for, and why some are refused."""

import re
from collections.abc import Iterable
from itertools import chain
from typing import Final

from discord import app_commands

from bot.chat.front.interaction import UNKNOWN, kind_of
from bot.chat.front.menus import Menu
from bot.chat.front.slash import Command
from bot.chat.requests import REQUESTS
from bot.chat.words.texts import REFERENCE, texts_for
from games.registry import GAMES

CLICKS: Final = frozenset([UNKNOWN, *chain.from_iterable(one.kinds() for one in REQUESTS)])
"""The kinds of clicks and forms."""
_REFUSAL: Final = re.compile(rf"(?:(?:{'|'.join(GAMES)})-)?refusal-(.+)")


def kinds_of(commands: Iterable[Command | Menu | app_commands.Group]) -> set[str]:
    """Return the kinds of commands, with those below groups."""
    kinds: set[str] = set()
    for command in commands:
        kinds |= kinds_of(command.commands) if isinstance(command, app_commands.Group) else {kind_of(command)}
    return kinds


def refusal_codes() -> set[str]:
    """Return the codes of all refusals that have a text."""
    return {found[1] for key in texts_for(REFERENCE).keys if (found := _REFUSAL.fullmatch(key))}
