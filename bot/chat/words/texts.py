"""Fluent texts, a folder per language: the language of a reply, and numbers in its format."""

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache, lru_cache
from importlib import resources
from itertools import pairwise
from typing import Any, Final, Protocol

import discord
import structlog
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentInt, FluentNumber
from fluent.syntax.ast import MessageReference, NumberLiteral, Resource, VariableReference, Variant
from fluent.syntax.visitor import Visitor

from bot.chat.words.lengths import fit
from games.core import Fact
from games.registry import GAMES

_KEPT_NUMBERS: Final = 1024
"""The numbers of a table are smaller."""


class Bundle(FluentBundle):
    """A Fluent bundle that formats whole numbers from a cache."""

    def format_with_numbers(self, pattern: Pattern, facts: Mapping[str, str | int]) -> tuple[str, list[Exception]]:
        """Return a pattern filled with facts, and the errors. The library's own method wraps every number in an object
        of its own."""
        numbers = {name: _Number(value) if isinstance(value, int) else value for name, value in facts.items()}
        filled = ResolverEnvironment(context=self, errors=[], current=CurrentEnvironment(args=numbers))
        try:
            return str(pattern(filled)), filled.errors
        except ValueError as error:  # longer than the library allows
            return "", [error]


class _Number(FluentInt):
    """A whole number among the facts."""

    def format(self, locale: Any) -> str:
        return _written(int(self), locale)


@lru_cache(_KEPT_NUMBERS)
def _written(number: int, locale: Any) -> str:
    return FluentInt(number).format(locale)


LANGUAGES: Final = ("en", "it", "de")
REFERENCE: Final = "en"

MINUS: Final = "−"
"""The minus sign, not the hyphen of the keyboard."""
LONGEST_FACT: Final = 2000
"""Characters of a fact in a text. Fluent formats nothing of more than 2,500, together with the words around it."""
_KEPT_SENTENCES: Final = 4096
"""Size of the cache of sentences: most sentences of a board repeat."""
_KEPT_ROWS: Final = 1024
"""Size of the cache of lists: a move changes few of a table's values."""
_BEGINNING: Final = re.compile(r"^([A-Za-z][\w-]*) *=", re.MULTILINE)
"""The key at the beginning of a text. Its further lines are indented or in braces."""

_log = structlog.stdlib.get_logger()

Name = Callable[[int], str]
"""A function from a seat's number to its name in a text."""


def supported_language(locale: str) -> str | None:
    """Return Roost's language for one of Discord's locales ("en-GB", "it", …), or None."""
    code = locale.split("-", maxsplit=1)[0]
    return code if code in LANGUAGES else None


def language_of(locale: str) -> str:
    """Return Roost's language for one of Discord's locales, or the reference language."""
    return supported_language(locale) or REFERENCE


class Texts:
    """The texts of one language, as one Fluent source. A text is parsed at its first use, because parsing is slow and a
    start uses few.

    Beside Fluent's own functions, `{ VALUE($to, of: "climbers-value-tile") }` inserts a fact in the words of another
    text, and `{ SIGNED($points) }` a number that may be below zero. `{ COUNT($cards) -> … }` selects by how many values
    a fact lists.
    """

    def __init__(self, language: str, source: str) -> None:
        self.language = language
        functions: dict[str, Any] = {"VALUE": self._value, "SIGNED": signed, "COUNT": counted}
        self._bundle = Bundle([language], functions=functions, use_isolating=False)
        self._sources = _split(source)
        self._parsed: dict[str, Resource] = {}
        self._joining: dict[str, bool] = {}
        self._formatted = lru_cache(_KEPT_SENTENCES)(self._format)
        self._in_a_row = lru_cache(_KEPT_ROWS)(self._row)

    @property
    def keys(self) -> Collection[str]:
        return self._sources.keys()

    def has(self, key: str) -> bool:
        return key in self._sources

    def say(self, key: str, facts: Mapping[str, Fact] | None = None, name: Name | None = None) -> str:
        """Return the text of a key with its facts. `name` names the facts that are seats."""
        return self._formatted(
            key, *[(fact, self._argument(key, fact, value, name)) for fact, value in (facts or {}).items()]
        )

    def _format(self, key: str, *arguments: tuple[str, str | int]) -> str:
        if not self.has(key) and key.removeprefix("command-").partition("-")[0] in GAMES:
            _log.error("text.missing", key=key, language=self.language)
            return key  # a game in the making can be played without it
        self._resource(key)
        message = self._bundle.get_message(key)
        if message.value is None:
            raise KeyError(key)
        text, errors = self._bundle.format_with_numbers(message.value, dict(arguments))
        if errors:
            _log.error("text.broken", key=key, language=self.language, errors=[str(error) for error in errors])
        return text

    def _resource(self, key: str) -> Resource:
        """Return the parsed text of a key. Adds it, and the texts that it refers to, to the bundle."""
        if key not in self._parsed:
            resource = FluentResource(self._sources[key])
            made_of = _References()
            made_of.visit(resource)
            for part in made_of.found:
                if self.has(part):
                    self._resource(part)
            self._bundle.add_resource(resource)
            self._parsed[key] = resource
        return self._parsed[key]

    def _value(self, value: int | str, *, of: str) -> str:
        return self.say(of, {"value": value})

    def _argument(self, key: str, fact: str, value: Fact, name: Name | None) -> str | int:
        match value:
            case None:
                return "none"
            case bool():
                return "yes" if value else "no"
            case tuple() if name is not None and fact.endswith("_seats"):
                return self.join_names([name(seat) for seat in value])
            case tuple() if fact == "channels":
                return self.join([f"<#{channel}>" for channel in value])
            case Mapping():
                named = name or str
                return self.join([f"{named(seat)} {self.join_names([*map(str, row)])}" for seat, row in value.items()])
            case tuple():
                return self._in_a_row(key.split("-", maxsplit=1)[0], fact, value)
            case int() if name is not None and (fact == "seat" or fact.endswith("_seat")):
                return name(value)
            case str():
                return fit(value, LONGEST_FACT)
            case _:
                return value

    def item(self, game: str, fact: str, value: int | str | None) -> str:
        """Return a value of a game's fact in words ("worm" for a six), or the value itself if it has none."""
        key = f"{game}-value-{fact}"
        return self.say(key, {"value": value}) if self.has(key) else str(value)

    def _row(self, game: str, fact: str, values: tuple[int, ...]) -> str:
        return self.join([self.item(game, fact, value) for value in values])

    def worded_numbers(self, game: str, fact: str) -> Sequence[int]:
        """Return the numbers of a game's fact that have a word."""
        key = f"{game}-value-{fact}"
        if not self.has(key):
            return ()
        numbers = _Numbers()
        numbers.visit(self._resource(key))
        return numbers.found

    def join(self, parts: list[str]) -> str:
        """Join parts with commas. No parts have a text of their own."""
        return ", ".join(parts) if parts else self.say("nothing")

    def join_names(self, names: Sequence[str]) -> str:
        """Join names as in a sentence: "NAME, NAME and NAME"."""
        if len(names) < 2:
            return "".join(names)
        return self.say("names-listed", {"names": ", ".join(names[:-1]), "last": names[-1]})

    def has_clauses(self, key: str) -> bool:
        """Return whether events of this text can share a sentence: the text uses `$clause` or `story-who`."""
        if key not in self._joining:
            clause = _HasClause()
            if self.has(key):
                clause.visit(self._resource(key))
            self._joining[key] = clause.found
        return self._joining[key]


class _HasClause(Visitor):
    """Finds out whether a text depends on its clause."""

    def __init__(self) -> None:
        self.found = False

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - the library's name
        self.found |= node.id.name == "clause"

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.found |= node.id.name == "story-who"


class _Numbers(Visitor):
    """Collects the numbers that a text has variants for."""

    def __init__(self) -> None:
        self.found: list[int] = []

    def visit_Variant(self, node: Variant) -> None:  # noqa: N802 - the library's name
        if isinstance(node.key, NumberLiteral):
            self.found.append(int(node.key.value))


class _References(Visitor):
    """Collects the keys of the texts that a text refers to."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802 - the library's name
        self.found.append(node.id.name)


def _split(source: str) -> dict[str, str]:
    """Return the source of every text by its key."""
    beginnings = list(_BEGINNING.finditer(source))
    borders = pairwise([*(it.start() for it in beginnings), len(source)])
    return {it[1]: source[start:end] for it, (start, end) in zip(beginnings, borders, strict=True)}


def signed(number: int) -> str:
    """Return a number with a typographic minus."""
    return str(int(number)).replace("-", MINUS)


def counted(values: str | int) -> FluentNumber:
    """Return how many values a text lists. They are never none: that is a word of its own."""
    return FluentInt(str(values).count(", ") + 1)


@cache
def texts_for(language: str) -> Texts:
    """Return the texts of one of LANGUAGES. The reference has those that it lacks."""
    return Texts(language, "\n".join(map(_source, dict.fromkeys((REFERENCE, language)))))


def _source(language: str) -> str:
    folder = resources.files("bot") / "locales" / language
    return "\n".join(
        file.read_text(encoding="utf-8")
        for file in sorted(folder.iterdir(), key=lambda file: file.name)
        if file.name.endswith(".ftl")
    )


class LocalizedInteraction(Protocol):
    locale: discord.Locale
    """The author's."""
    guild_locale: discord.Locale | None
    """The server's."""


def public_texts(interaction: LocalizedInteraction) -> Texts:
    """Return the texts of the server, or of the author in a direct message."""
    return texts_for(language_of(str(interaction.guild_locale or interaction.locale)))


def table_language(interaction: LocalizedInteraction) -> str:
    """Return the language of a table that an interaction opens: the author's if Roost has it, else the server's. Most
    servers never chose a language, and Discord then reports American English."""
    locales = (interaction.locale, interaction.guild_locale)
    return next((code for locale in locales if (code := supported_language(str(locale))) is not None), REFERENCE)
