"""The words that label metrics: what clicks and commands are for, and why some are refused."""

import re
from collections.abc import Iterable
from typing import Final, get_args

from discord import app_commands

from bot.chat.finished.requests import Request
from bot.chat.front.interaction import UNKNOWN, kind_of
from bot.chat.front.menus import Menu
from bot.chat.front.slash import Command
from bot.chat.tables.addresses import VERBS
from bot.chat.words.texts import REFERENCE, texts_for
from bot.tables.attendance import What
from games.registry import GAMES

CLICKS: Final = frozenset(
    {
        *("move", "variants", "language", "staff", "replace", "new-table", "guild-settings", "call", "free"),
        *("rules", "daily", "daily-name", UNKNOWN),
        *VERBS,
        *get_args(What),
        *[request.__name__.lower() for request in get_args(Request)],
    }
)
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
