"""Typed commands: from text to a legal action, and from legal actions to completions."""

from collections import Counter
from collections.abc import Mapping, Sequence
from re import sub
from typing import Any, Literal, get_args, get_origin

import msgspec
from discord.app_commands import Choice as Offer
from msgspec import Struct

from bot.chat.board.moves import choice_label
from bot.chat.words.lengths import CHOICE, OPTIONS, fit
from bot.chat.words.players import Player
from bot.chat.words.texts import LANGUAGES, MINUS, Texts, texts_for
from bot.tables.refusals import Refusal
from bot.tables.table import Table
from games.core import Choice


class TypedMove:
    """One kind of action of one seat, as a command asks for it."""

    def __init__(self, table: Table, seat: int, kind: type[Struct], people: Sequence[Player], texts: Texts) -> None:
        self._table = table
        self._seat = seat
        self._kind = kind
        self._people = people
        self._texts = texts
        legal = table.position.legal(seat) if table.position is not None else ()
        self._choices = [choice for choice in legal if isinstance(choice.action, kind)]

    def action(self, typed: Mapping[str, str]) -> Struct:
        """Return the only legal action that fits the text, or one that the rules refuse with their reason."""
        fitting = self._fitting(typed)
        plain = [choice for choice in fitting if self._left_at_default(choice, typed)]
        if len(fitting) == 1 or len(plain) == 1:
            return (plain or fitting)[0].action
        if fitting:
            raise Refusal("say-which", choices=self._listed(fitting))
        try:
            return self._kind(**self._values(typed))
        except msgspec.ValidationError:
            raise Refusal(
                "not-offered", typed=fit(", ".join(typed.values()), CHOICE), choices=self._listed(self._choices)
            ) from None

    def _left_at_default(self, choice: Choice[Any], typed: Mapping[str, str]) -> bool:
        """Return whether an action has the default wherever nothing was typed."""
        return all(
            getattr(choice.action, field.name) == field.default
            for field in msgspec.structs.fields(self._kind)
            if field.name not in typed
        )

    def _values(self, typed: Mapping[str, str]) -> dict[str, Any]:
        """Return the typed text as the action's own values, legal or not. Raises ValidationError if it is none."""
        return {
            field.name: msgspec.convert(self._meant(field, typed[field.name]), field.type, strict=False)
            for field in msgspec.structs.fields(self._kind)
            if field.name in typed
        }

    def _meant(self, field: msgspec.structs.FieldInfo, text: str) -> str | list[str]:
        """Return the values of a typed text; several for an option that takes several."""
        several = any(isinstance(getattr(choice.action, field.name), tuple) for choice in self._choices)
        return [self._named(field, part) for part in _parts(text)] if several else self._named(field, text)

    def _named(self, field: msgspec.structs.FieldInfo, text: str) -> str:
        """Return the value that a word names in any language ("worm" for a six), if it names one alone. Otherwise the
        text itself."""
        worded = self._texts.worded_numbers(self._table.info.game, field.name)
        values = get_args(field.type) if get_origin(field.type) is Literal else worded
        named = [str(value) for value in values if _plain(text) in self._words(field.name, value)]
        if len(named) > 1:
            raise msgspec.ValidationError(text)
        return named[0] if named else text.strip()

    def _words(self, field: str, value: int | str | None) -> set[str]:
        """Return the names of a value.

        A number's sign may be omitted, and so may a letter that only separates equal values ("-4" or "4" for "-4a").
        A word without a number also has its value ("6" for "worm").
        """
        words = {_plain(texts_for(language).item(self._table.info.game, field, value)) for language in LANGUAGES}
        if not any(letter.isdigit() for word in words for letter in word):
            return words | {str(value).casefold()}
        words |= {sub(r"(?<=\d)[a-z]$", "", word) for word in words}
        return words | {word.lstrip("+-") for word in words}

    def offers(self, field: str, typed: Mapping[str, str]) -> list[Offer[str]]:
        """Return completions for an option: legal values beside those of the other options."""
        others = {name: text for name, text in typed.items() if name != field}
        begun = _plain(typed.get(field, ""))
        fitting = self._fitting(others)
        shared = Counter(getattr(choice.action, field) for choice in fitting)
        offers: dict[str, Offer[str]] = {}
        for choice in fitting:
            meant = getattr(choice.action, field)
            value, name = self._written(field, meant), fit(self._offered(choice, field, shared[meant]), CHOICE)
            if begun in _plain(name) or begun in _plain(value) or set(_parts(begun)) <= set(_parts(value)):
                offers.setdefault(value, Offer(name=name, value=value))
        return list(offers.values())[:OPTIONS]

    def _offered(self, choice: Choice[Any], field: str, sharing: int) -> str:
        """Return a value's completion: its choice, or its word alone if several choices share it."""
        value = getattr(choice.action, field)
        word = sharing > 1 and isinstance(value, str)
        return self._texts.item(self._table.info.game, field, value) if word else self._label(choice)

    def _fitting(self, typed: Mapping[str, str]) -> list[Choice[Any]]:
        return [
            choice for choice in self._choices if all(self._says(choice, field, text) for field, text in typed.items())
        ]

    def _says(self, choice: Choice[Any], field: str, text: str) -> bool:
        """Return whether a text is this choice's value: as it is offered, or by its word in any language."""
        value: int | str | tuple[int, ...] | None = getattr(choice.action, field)
        if isinstance(value, tuple):
            return sorted(_parts(text)) == sorted(_parts(self._written(field, value)))
        return _plain(text) in self._words(field, value)

    def _written(self, field: str, value: int | str | tuple[int, ...] | None) -> str:
        """Return a value as it is typed: in words if it has some, a tuple's parts with blanks between them."""
        if isinstance(value, tuple):
            return " ".join(map(str, value))
        return self._texts.item(self._table.info.game, field, value)

    def _label(self, choice: Choice[Any]) -> str:
        return choice_label(self._table, self._seat, choice, self._people, self._texts)

    def _listed(self, choices: Sequence[Choice[Any]]) -> str:
        return " · ".join(map(self._label, choices)) or self._texts.say("nothing")


def _parts(text: str) -> list[str]:
    return text.replace(",", " ").split()


def _plain(text: str) -> str:
    """Return a text for comparison, with the minus of keyboards."""
    return text.strip().casefold().replace(MINUS, "-")
