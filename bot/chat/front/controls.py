"""Buttons and menus whose custom_id carries everything that a click needs.

A custom_id is the version and a request as JSON. Clicks arrive as interactions and are decoded from the custom_id
alone, so controls survive restarts. Every view is stopped before it is sent, which keeps the library's register of
views empty.
"""

from collections.abc import Sequence
from typing import Any, ClassVar, Final, get_args

import msgspec
from discord import ButtonStyle, SelectOption
from discord.ui import Button, Select, View
from msgspec import Struct

from bot.chat.words.lengths import CUSTOM_ID, LABEL, fit
from games.registry import GAMES

VERSION: Final = "r2"
"""The beginning of every custom_id. Released requests are understood for good."""

Control = Button[Any] | Select[Any]


class GameName(str):
    """The name of a game that is there. A custom_id has the game's code in its place."""

    __slots__ = ()


class Request(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """What a control or a form asks for. A subclass has a tag, and bounds for its fields."""

    word: ClassVar[str] = ""
    """The kind in logs and metrics. Empty if the field `what` says it."""
    arrives: ClassVar[Any] = None
    """The type of what arrives with it: the values of a menu, or the fields of a form. None for a button."""

    @classmethod
    def kinds(cls) -> tuple[str, ...]:
        """Return all kinds of this type: words of the source, never of a forged custom_id."""
        of_field = {field.name: field.type for field in msgspec.structs.fields(cls)}
        return (cls.word,) if cls.word else get_args(of_field["what"])

    @property
    def kind(self) -> str:
        """The kind in logs and metrics."""
        return self.word or str(getattr(self, "what"))  # noqa: B009 - a field of those without a word

    @property
    def custom_id(self) -> str:
        """The id that decodes to this request."""
        return f"{VERSION}{_ENCODER.encode(self).decode()}"

    def button(
        self,
        label: str,
        style: ButtonStyle = ButtonStyle.secondary,
        row: int | None = None,
        *,
        disabled: bool = False,
    ) -> Button[Any]:
        """Build the button that makes this request. A label that is too long is cut."""
        return Button(custom_id=self.custom_id, label=fit(label, LABEL), style=style, row=row, disabled=disabled)

    def menu(
        self, placeholder: str, options: Sequence[SelectOption], least: int = 1, most: int = 1, row: int | None = None
    ) -> Select[Any]:
        """Build the menu that makes this request, with `least` to `most` values."""
        return Select(
            custom_id=self.custom_id,
            placeholder=placeholder,
            options=[*options],
            min_values=least,
            max_values=most,
            row=row,
        )


def controls_of(items: Sequence[Control]) -> View:
    """Build the view of one message from its controls. Raises ValueError if a custom_id is too long."""
    view = View(timeout=None)
    for item in items:
        if len(item.custom_id or "") > CUSTOM_ID:
            raise ValueError(item.custom_id)
        view.add_item(item)
    view.stop()
    return view


def encode(body: Struct) -> str:
    """Return an action as JSON, the form used in menus and in the log."""
    return msgspec.json.encode(body).decode()


def _code_of(name: object) -> str:
    if isinstance(name, GameName):
        return GAMES[name].code
    raise NotImplementedError(type(name))


_ENCODER: Final = msgspec.json.Encoder(enc_hook=_code_of)
