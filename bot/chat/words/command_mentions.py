"""Mentions of commands in messages.

Texts name commands as they are typed: `/table join`, `/tavolo siediti`. A message turns them into mentions, which show
the name in the reader's language and can be clicked. Everywhere else they stay text.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Any, Final

from bot.chat.words.lengths import CONTENT

_TYPED: Final = re.compile(r"`/([^`\n]+)`")
_INNER: Final = (1, 2)
"""Discord's option types of subcommands and groups of subcommands."""

_known: dict[str, str] = {}
"""The mentions of this application's commands, by every path as it is typed."""


def learn(commands: Sequence[Mapping[str, Any]], ids: Mapping[str, int]) -> None:
    _known.clear()
    for command in commands:
        for path, typed in _paths(command):
            for name in typed:
                _known.setdefault(name, f"</{path}:{ids[command['name']]}>")


def with_command_mentions(content: str) -> str:
    """Return a message's content with commands as mentions, if they fit."""
    said = _TYPED.sub(_mention, content)
    return said if len(said) <= CONTENT else content


def _mention(typed: re.Match[str]) -> str:
    """Return a command's mention, followed by its typed options. Unknown commands stay code."""
    words = typed[1].split(" ")
    for count in (3, 2, 1):
        mention = _known.get(" ".join(words[:count]))
        if mention is not None:
            return " ".join([mention, *[f"`{word}`" for word in words[count:]]])
    return typed[0]


def _paths(command: Mapping[str, Any]) -> Iterator[tuple[str, Sequence[str]]]:
    """Return the path of a command, or of every subcommand, as it is mentioned and as it is typed in each language."""
    inner = [option for option in command.get("options", ()) if option["type"] in _INNER]
    if not inner:
        yield command["name"], _names(command)
    for option in inner:
        for path, typed in _paths(option):
            yield f"{command['name']} {path}", [" ".join(names) for names in product(_names(command), typed)]


def _names(command: Mapping[str, Any]) -> Sequence[str]:
    translated: Mapping[str, str] = command.get("name_localizations") or {}
    return [command["name"], *translated.values()]
