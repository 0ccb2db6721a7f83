"""What the buttons of leaderboards, histories, replays, seasons and privacy ask for, written and read in one place.

r1~<Discord id>~<request as JSON>    on what somebody asked for, for them alone
r1~~<request as JSON>                for anybody, each of whom is answered alone
"""

import re
from typing import Annotated, Any, Final, Literal

import msgspec
from discord import ButtonStyle
from discord.ui import Button
from msgspec import Struct

from bot.chat.front.controls import VERSION, Click, button, encode
from bot.finished.needs import By

Period = Literal["season", "all", "year", "month", "week"]
"""From when on tables count: since the season, the year, the month or the week (from Monday, UTC) began, or ever."""

_MOST: Final = 2**31
"""What no number on a control of Roost's reaches, and no database has rows for."""
_Number = Annotated[int, msgspec.Meta(ge=0, lt=_MOST)]
"""Of a person, a season, a line or a move."""
_Game = Annotated[str, msgspec.Meta(pattern=r"^\w+\Z")]
"""Its name, be it of one that is no more; no database is asked for anything else."""

OWN: Final = -1
"""In the place of an offset: where the one who asks stands."""


class Ranking(Struct, frozen=True, array_like=True, tag="rank"):
    """A page of a leaderboard, from line `offset` on: of a game or of all, of this server or of everywhere, of the
    season that goes on or of an earlier one."""

    game: _Game | None
    period: Period
    everywhere: bool
    by: By
    season: _Number | None = None
    offset: Annotated[int, msgspec.Meta(ge=OWN, lt=_MOST)] = 0


class Past(Struct, frozen=True, array_like=True, tag="past"):
    """A page of the tables that are over, from line `offset` on: of this channel, or of a person."""

    person: _Number | None
    offset: _Number = 0


class Record(Struct, frozen=True, array_like=True, tag="stats"):
    """What somebody did, in a game or in all."""

    person: _Number
    game: _Game | None


class Film(Struct, frozen=True, array_like=True, tag="replay"):
    """The film of a table that is over, and its moves in words."""

    table: str


class Still(Struct, frozen=True, array_like=True, tag="step"):
    """A move of a table that is over: so many behind number `number`, where 0 is the deal."""

    table: str
    number: _Number = 0
    further: Annotated[int, msgspec.Meta(gt=-_MOST, lt=_MOST)] = 0


class Proof(Struct, frozen=True, array_like=True, tag="fair"):
    """The seed of a table that is over, and whether everything follows from it."""

    table: str


Page = Ranking | Past | Record | Film | Still | Proof
"""What is shown to whoever asks for it, and can be shared with the channel."""


class Sharing(Struct, frozen=True, array_like=True, tag="share"):
    """To show a page to everybody in the channel."""

    page: Page


class Forgetting(Struct, frozen=True, array_like=True, tag="forget"):
    """To be forgotten."""


class Closing(Struct, frozen=True, array_like=True, tag="close"):
    """To close the season of this server."""


Request = Page | Sharing | Forgetting | Closing

_FORM: Final = re.compile(rf"{VERSION}~(?P<asker>\d*)~(?P<request>\[.*\])")
_REQUESTS: Final[msgspec.json.Decoder[Request]] = msgspec.json.Decoder(Request)
_PAGES: Final[msgspec.json.Decoder[Page]] = msgspec.json.Decoder(Page)


def decode(click: Click) -> tuple[int | None, Request] | None:
    """Whose button was clicked (None: anybody's), and what it asks for; None where its custom_id is of another form or
    holds no request."""
    form = _FORM.fullmatch(click.custom_id)
    try:
        if form is None:
            return None
        if not form["asker"]:
            return None, _PAGES.decode(form["request"])
        return int(form["asker"]), _REQUESTS.decode(form["request"])
    except msgspec.DecodeError:
        return None


def request_button(
    asker: int,
    request: Request,
    label: str,
    style: ButtonStyle = ButtonStyle.secondary,
    *,
    disabled: bool = False,
) -> Button[Any]:
    """A button that asks for something as `asker`, a Discord id."""
    return button(f"{VERSION}~{asker}~{encode(request)}", label, style, disabled=disabled)


def open_button(page: Page, label: str) -> Button[Any]:
    """A button that shows a page to anybody who clicks it, alone."""
    return button(f"{VERSION}~~{encode(page)}", label)
