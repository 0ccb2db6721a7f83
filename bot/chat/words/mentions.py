"""Commands in messages. Texts say them as they are typed, `/table join` or `/tavolo siediti`; in a message that is a
mention, which shows the name its reader types and takes a click. Everywhere else it stays as it is."""

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Any, Final

from bot.chat.words.lengths import CONTENT

_TYPED: Final = re.compile(r"`/([^`\n]+)`")
_INNER: Final = (1, 2)
"""Discord's numbers for options that are commands themselves, or groups of them."""

_known: dict[str, str] = {}
"""The mentions of this process's application, by every path that is typed for them."""


def know(commands: Sequence[Mapping[str, Any]], ids: Mapping[str, int]) -> None:
    """Learn the mentions of commands, as Discord is told of them, by the ids it gave them."""
    _known.clear()
    for command in commands:
        for path, typed in _paths(command):
            for one in typed:
                _known.setdefault(one, f"</{path}:{ids[command['name']]}>")


def mentioned(content: str) -> str:
    """A message's content with its commands as mentions, if there is room for that."""
    said = _TYPED.sub(_mention, content)
    return said if len(said) <= CONTENT else content


def _mention(typed: re.Match[str]) -> str:
    """A command's mention, and behind it what is typed with it; what is no command stays code."""
    words = typed[1].split(" ")
    for count in (3, 2, 1):
        mention = _known.get(" ".join(words[:count]))
        if mention is not None:
            return " ".join([mention, *[f"`{word}`" for word in words[count:]]])
    return typed[0]


def _paths(command: Mapping[str, Any]) -> Iterator[tuple[str, Sequence[str]]]:
    """What a command, or each of a group's, is mentioned as, and what is typed for it in any language."""
    inner = [option for option in command.get("options", ()) if option["type"] in _INNER]
    if not inner:
        yield command["name"], _names(command)
    for one in inner:
        for path, typed in _paths(one):
            yield f"{command['name']} {path}", [" ".join(names) for names in product(_names(command), typed)]


def _names(command: Mapping[str, Any]) -> Sequence[str]:
    translated: Mapping[str, str] = command.get("name_localizations") or {}
    return [command["name"], *translated.values()]
