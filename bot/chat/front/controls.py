"""Buttons and menus whose custom_id carries everything that a click needs.

Clicks arrive as interactions and are decoded from the custom_id alone, so controls survive restarts. Every view is
stopped before it is sent, which keeps the library's register of views empty.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

import msgspec
from discord import ButtonStyle, Interaction
from discord.ui import Button, Select, View
from msgspec import Struct

from bot.chat.front.fields import Chosen, read
from bot.chat.front.serving import Work
from bot.chat.words.lengths import CUSTOM_ID, LABEL, fit
from bot.tables.refusals import Refusal

VERSION: Final = "r1"
"""The beginning of every custom_id. Released forms are understood for good."""

Control = Button[Any] | Select[Any]


class Click(Struct, frozen=True):
    """A click on a control: its custom_id, and the chosen values of a menu."""

    custom_id: str
    values: tuple[str, ...]

    @classmethod
    def from_interaction(cls, raw: Interaction[Any]) -> "Click":
        """Read the custom_id and the values of an interaction. Raises Refusal if they are forged."""
        chosen = read(raw.data, Chosen)
        if chosen is None:
            raise Refusal("old-button")
        return cls(chosen.custom_id, chosen.values)


class ClaimedClick(NamedTuple):
    """A click that a package understands. `kind` is a fixed word for logs and metrics, or None for a forged custom_id;
    `work` replies to the click."""

    kind: str | None
    work: Work


Claim = Callable[[Click], ClaimedClick | None]
"""A function that recognizes a click. Returns None for a custom_id of another form."""


def controls_of(items: Sequence[Control]) -> View:
    """Build the view of one message from its controls. Raises ValueError if a custom_id is too long."""
    view = View(timeout=None)
    for item in items:
        if len(item.custom_id or "") > CUSTOM_ID:
            raise ValueError(item.custom_id)
        view.add_item(item)
    view.stop()
    return view


def button(
    custom_id: str,
    label: str,
    style: ButtonStyle = ButtonStyle.secondary,
    *,
    row: int | None = None,
    disabled: bool = False,
) -> Button[Any]:
    """Build a button. A label that is too long is cut."""
    return Button(custom_id=custom_id, label=fit(label, LABEL), style=style, row=row, disabled=disabled)


def encode(body: Struct) -> str:
    """Return an action or a request as JSON, the form used in custom_ids and in the log."""
    return msgspec.json.encode(body).decode()
