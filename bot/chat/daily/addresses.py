"""Write and read the custom_ids of the buttons about the daily puzzle.

    r1:daily:<UTC date>:<number>          answers with a choice, by its number in the order of `legal`
    r1:daily:<UTC date>:named, unnamed    sets whether the person is named in the server's solution

No id says which choice is right, nor who answered: the person who clicks is meant.
"""

import re
from datetime import date
from typing import Any, Final

from discord import ButtonStyle
from discord.ui import Button
from msgspec import Struct

from bot.chat.front.controls import VERSION, Click, button

_NAMED, _UNNAMED = "named", "unnamed"
_FORM: Final = re.compile(rf"{VERSION}:daily:(?P<day>\d{{4}}-\d\d-\d\d):(?P<what>\d{{1,2}}|{_NAMED}|{_UNNAMED})")


class Answering(Struct, frozen=True):
    """Answer the puzzle of a date with a choice."""

    day: date
    choice: int

    def button(self, label: str) -> Button[Any]:
        """Return the button for this answer."""
        return button(f"{VERSION}:daily:{self.day.isoformat()}:{self.choice}", label, ButtonStyle.primary)


class Naming(Struct, frozen=True):
    """Set whether the person is named in the solution of a date's puzzle."""

    day: date
    named: bool

    def button(self, label: str) -> Button[Any]:
        """Return the button for this wish."""
        return button(f"{VERSION}:daily:{self.day.isoformat()}:{_NAMED if self.named else _UNNAMED}", label)


def decode(click: Click) -> Answering | Naming | None:
    """Return the request of a click. None for a custom_id of another form."""
    form = _FORM.fullmatch(click.custom_id)
    if form is None:
        return None
    try:
        day = date.fromisoformat(form["day"])
    except ValueError:  # forged: there is no such date
        return None
    what = form["what"]
    return Naming(day, what == _NAMED) if what in (_NAMED, _UNNAMED) else Answering(day, int(what))
