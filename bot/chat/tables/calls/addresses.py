"""Write and read the custom_ids of the buttons about calls.

    r1:call:<game>@<server>            subscribes, or ends the subscription: the button below a lobby and an ending
    r1:call:<game>@<server>=<until>    sets a subscription: tonight, always or off

No id says who is subscribed: the person who clicks is meant.
"""

import re
from typing import Any, Final, cast

from discord import ButtonStyle
from discord.ui import Button
from msgspec import Struct

from bot.chat.front.controls import VERSION, Click, button
from bot.chat.front.fields import ids_in
from bot.chat.words.texts import Texts
from bot.tables.calls import Until
from bot.tables.table import Table

_FORM: Final = re.compile(
    rf"{VERSION}:call:(?P<game>\w{{1,32}})@(?P<guild>\d{{1,19}})(?:=(?P<until>tonight|always|off))?"
)


class Calling(Struct, frozen=True):
    """Set a person's subscription to a game's tables on a server. Without `until` it is switched on or off."""

    game: str
    guild_id: int
    until: Until | None = None

    def button(self, label: str, style: ButtonStyle = ButtonStyle.secondary, row: int | None = None) -> Button[Any]:
        """Return the button for this request."""
        until = "" if self.until is None else f"={self.until}"
        return button(f"{VERSION}:call:{self.game}@{self.guild_id}{until}", label, style, row=row)


def decode(click: Click) -> Calling | None:
    """Return the request of a click. None for a custom_id of another form."""
    form = _FORM.fullmatch(click.custom_id)
    if form is None or (server := ids_in([form["guild"]], 1)) is None:
        return None
    return Calling(form["game"], server[0], cast("Until | None", form["until"]))


def call_button(table: Table, texts: Texts, row: int | None = None) -> Button[Any]:
    """Return the button below a lobby and an ending. It is the same for every reader."""
    return Calling(table.info.game, table.info.guild_id).button(texts.say("button-call"), row=row)
