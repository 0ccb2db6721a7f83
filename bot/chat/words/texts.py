"""Every sentence Roost says: Fluent texts, a folder a language, and the facts that fill them."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from importlib import resources
from typing import Any, Final

import structlog
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, NumberLiteral, Variant
from fluent.syntax.visitor import Visitor

from games.core import Fact

LANGUAGES: Final = ("en", "it")
REFERENCE: Final = "en"

MINUS: Final = "−"
"""Not the hyphen that is on every keyboard."""
_KEPT_SENTENCES: Final = 4096
"""Most of what a board says was said before."""

_log = structlog.stdlib.get_logger()

Name = Callable[[int], str]
"""From a seat's number to what a text calls it."""


def language_of(locale: str) -> str:
    """Our language for one of Discord's locales ("en-GB", "it", …); the reference where we have none."""
    code = locale.split("-", maxsplit=1)[0]
    return code if code in LANGUAGES else REFERENCE


class Texts:
    """The texts of one language, as one Fluent source.

    Beside what Fluent knows, `{ VALUE($to, of: "verflixxt-value-tile") }` says a fact in the words of another text, and
    `{ SIGNED($points) }` a number that may be below zero.
    """

    def __init__(self, language: str, source: str) -> None:
        self.language = language
        functions: dict[str, Any] = {"VALUE": self._value, "SIGNED": _signed}
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)
        resource = FluentResource(source)
        self._bundle.add_resource(resource)
        self._messages = {entry.id.name: entry for entry in resource.body if isinstance(entry, Message)}
        self._formatted = lru_cache(_KEPT_SENTENCES)(self._format)

    def has(self, key: str) -> bool:
        """Whether there is such a text."""
        return self._bundle.has_message(key)

    def say(self, key: str, facts: Mapping[str, Fact] | None = None, name: Name | None = None) -> str:
        """The text of a key with its facts. Facts that are seats are called by `name`."""
        return self._formatted(
            key, *[(fact, self._argument(key, fact, value, name)) for fact, value in (facts or {}).items()]
        )

    def _format(self, key: str, *arguments: tuple[str, str | int]) -> str:
        message = self._bundle.get_message(key)
        if message.value is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(message.value, dict(arguments))
        if errors:
            _log.error("text.broken", key=key, language=self.language, errors=[str(error) for error in errors])
        return str(text)

    def _value(self, value: int | str, *, of: str) -> str:
        return self.say(of, {"value": value})

    def _argument(self, key: str, fact: str, value: Fact, name: Name | None) -> str | int:
        match value:
            case None:
                return "none"
            case bool():
                return "yes" if value else "no"
            case tuple():
                return self.listed([self.item(key.split("-", maxsplit=1)[0], fact, part) for part in value])
            case int() if name is not None and (fact == "seat" or fact.endswith("_seat")):
                return name(value)
            case _:
                return value

    def item(self, game: str, fact: str, value: int | str | None) -> str:
        """One value of a game's fact in words ("worm" for a six), or the value itself where no text renames it."""
        key = f"{game}-value-{fact}"
        return self.say(key, {"value": value}) if self.has(key) else str(value)

    def worded(self, game: str, fact: str) -> Sequence[int]:
        """The numbers of a game's fact that have a word."""
        message = self._messages.get(f"{game}-value-{fact}")
        if message is None:
            return ()
        numbers = _Numbers()
        numbers.visit(message)
        return numbers.found

    def listed(self, parts: list[str]) -> str:
        """Parts in a row, with commas; a text of their own when there are none."""
        return ", ".join(parts) if parts else self.say("nothing")


class _Numbers(Visitor):
    """Every number that a text has a variant for."""

    def __init__(self) -> None:
        self.found: list[int] = []

    def visit_Variant(self, node: Variant) -> None:  # noqa: N802 - the library's name
        if isinstance(node.key, NumberLiteral):
            self.found.append(int(node.key.value))


def _signed(number: int) -> str:
    return str(int(number)).replace("-", MINUS)


def _load(language: str) -> Texts:
    folder = resources.files("bot") / "locales" / language
    source = "\n".join(
        file.read_text(encoding="utf-8")
        for file in sorted(folder.iterdir(), key=lambda file: file.name)
        if file.name.endswith(".ftl")
    )
    return Texts(language, source)


_TEXTS = {language: _load(language) for language in LANGUAGES}


def texts_for(language: str) -> Texts:
    """The texts of one of LANGUAGES."""
    return _TEXTS[language]
