"""What stands in the custom_ids of the buttons that lead through the rules, written and read in one place.

    r1+<game>+<page>[+<table>]     opens a page, for whoever clicks alone
    r1=<game>=<page>[=<table>]     makes the clicked message into a page
    r1=<game>=<page>![=<table>]    the same, of what stands under every page: no two buttons of a message may be alike

A page is a step's code, `signs`, `short`, `variants`, or `try-` and a question's code; `.` and a number answer that.
Nothing stands for the first page, and so does whatever there is no more. With a table, its variants are told.
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
    """A page about a game, with the answer that was given on it, and the table from which it was opened."""

    game: str
    code: str = ""
    table: str | None = None
    answer: int | None = None

    def button(
        self, label: str, style: ButtonStyle = ButtonStyle.secondary, row: int | None = None, *, disabled: bool = False
    ) -> Button[Any]:
        """A button that turns to this page."""
        return button(self._id("="), label, style, row=row, disabled=disabled)

    def way(self, label: str, row: int) -> Button[Any]:
        """A button that turns to this page from any."""
        return button(self._id("=", "!"), label, row=row)

    def opening(self, label: str, row: int | None = None) -> Button[Any]:
        """A button that opens this page beside what it stands under."""
        return button(self._id("+"), label, row=row)

    def _id(self, way: str, mark: str = "") -> str:
        asked = mark if self.answer is None else f".{self.answer}"
        return way.join([VERSION, self.game, f"{self.code}{asked}", *([self.table] if self.table else [])])


def decoded(click: Click) -> tuple[Page, bool] | None:
    """The page that a click asks for, and whether it opens it anew; None where its custom_id is of another form."""
    form = _FORM.fullmatch(click.custom_id)
    if form is None or form["game"] not in GAMES:
        return None
    answer = None if form["answer"] is None else int(form["answer"])
    return Page(form["game"], form["code"], form["table"], answer), form["way"] == "+"


def how_to_play(game: str, table: str, texts: Texts, row: int) -> Button[Any]:
    """The button that opens the first page about a table's game."""
    return Page(game, table=table).opening(texts.say("lesson-open"), row)


def show_the_rule(game: str, refusal: str, table: str, texts: Texts, row: int) -> Button[Any]:
    """The button that opens the step to which the refusal of a move belongs."""
    return Page(game, LESSONS[game].refusals[refusal], table).opening(texts.say("lesson-rule"), row)
