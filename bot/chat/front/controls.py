"""The controls under a message: buttons and menus whose custom_id says all that a click needs.

Clicks come to the client as interactions and are decoded from their custom_id alone, so controls live through restarts,
and the library's register of views stays empty: a view is stopped before it is sent.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

import msgspec
from discord import ButtonStyle, Interaction
from discord.ui import Button, Select, View
from msgspec import Struct

from bot.chat.front.serving import Work
from bot.chat.words.lengths import CUSTOM_ID, LABEL, fitted

VERSION: Final = "r1"
"""What every custom_id begins with. Forms that were released once are understood for good."""

Control = Button[Any] | Select[Any]


class Click(Struct, frozen=True):
    """A control that was used: its custom_id, and of a menu the values chosen."""

    custom_id: str
    values: tuple[str, ...]

    @classmethod
    def from_interaction(cls, told: Interaction[Any]) -> "Click":
        """What an interaction with a control says."""
        data: dict[str, Any] = dict(told.data or {})
        return cls(str(data.get("custom_id", "")), tuple(map(str, data.get("values", ()))))


class ClaimedClick(NamedTuple):
    """A click that is understood: what the control is for, in a word of the source (None: something forged), and the
    work that answers it."""

    kind: str | None
    work: Work


Claim = Callable[[Click], ClaimedClick | None]
"""From a click to what answers it; None where the custom_id is of another form."""


def controls_of(items: Sequence[Control]) -> View:
    """Controls as a message takes them, made afresh for every message; ValueError where a custom_id is too long."""
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
    """A button; a label that is too long is cut."""
    return Button(custom_id=custom_id, label=fitted(label, LABEL), style=style, row=row, disabled=disabled)


def encoded(body: Struct) -> str:
    """An action or a request as JSON, as it stands in custom_ids and in the log."""
    return msgspec.json.encode(body).decode()
