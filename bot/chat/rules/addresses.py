"""Write and read the custom_ids of the buttons between pages of the rules.

    r1+<game>+<page>[+<table>]     opens a page privately
    r1=<game>=<page>[=<table>]     replaces the clicked message by a page
    r1=<game>=<page>![=<table>]    the same, for the buttons of every page: a message may not have two equal custom_ids

A page is a step's code, `signs`, `short`, `variants`, or `try-` and a question's code; `.` and a number answer it.
An empty or unknown page is the first one. With a table, the page shows its variants.
"""

import re
from typing import Any, Final

from discord import ButtonStyle
from discord.ui import Button
from msgspec import Struct

from bot.chat.front.controls import VERSION, Click, button
from bot.chat.words.texts import Texts
from games.registry import GAMES, LESSONS

SIGNS: Final = "signs"
SHORT: Final = "short"
VARIANTS: Final = "variants"
TRY: Final = "try-"

_FORM: Final = re.compile(
    rf"{VERSION}(?P<way>[+=])(?P<game>\w+)(?P=way)(?P<code>[\w-]*)(?:\.(?P<answer>\d)|!)?(?:(?P=way)(?P<table>\w{{1,16}}))?"
)


class Page(Struct, frozen=True):
    """A page about a game, with the answer given on it and the table from which it was opened."""

    game: str
    code: str = ""
    table: str | None = None
    answer: int | None = None

    def button(
        self, label: str, style: ButtonStyle = ButtonStyle.secondary, row: int | None = None, *, disabled: bool = False
    ) -> Button[Any]:
        """Return a button that turns to this page."""
        return button(self._id("="), label, style, row=row, disabled=disabled)

    def page_kind_button(self, label: str, row: int) -> Button[Any]:
        """Return a button that turns to this page from any other."""
        return button(self._id("=", "!"), label, row=row)

    def open_button(self, label: str, row: int | None = None) -> Button[Any]:
        """Return a button that opens this page as a new message."""
        return button(self._id("+"), label, row=row)

    def _id(self, way: str, mark: str = "") -> str:
        asked = mark if self.answer is None else f".{self.answer}"
        return way.join([VERSION, self.game, f"{self.code}{asked}", *([self.table] if self.table else [])])


def decode(click: Click) -> tuple[Page, bool] | None:
    """Return the page of a click, and whether it opens as a new message. None for a custom_id of another form."""
    form = _FORM.fullmatch(click.custom_id)
    if form is None or form["game"] not in GAMES:
        return None
    answer = None if form["answer"] is None else int(form["answer"])
    return Page(form["game"], form["code"], form["table"], answer), form["way"] == "+"


def how_to_play(game: str, table: str, texts: Texts, row: int) -> Button[Any]:
    """Return the button that opens the first page about a table's game."""
    return Page(game, table=table).open_button(texts.say("lesson-open"), row)


def show_the_rule(game: str, refusal: str, table: str, texts: Texts, row: int) -> Button[Any]:
    """Return the button that opens the lesson step about a refused move."""
    return Page(game, LESSONS[game].refusals[refusal], table).open_button(texts.say("lesson-rule"), row)
