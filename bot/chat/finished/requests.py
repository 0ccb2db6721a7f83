"""Requests of the buttons of leaderboards, histories, replays, seasons and privacy, as custom_ids.

r1~<Discord id>~<request as JSON>    a button that only its asker may click
r1~~<request as JSON>                a button that every reader may click, for a private reply
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
"""The period that tables count in: since the season, year, month or week (from Monday, UTC) began, or all time."""

_MOST: Final = 2**31
"""More than any number on a control, and more than any database has rows."""
_Number = Annotated[int, msgspec.Meta(ge=0, lt=_MOST)]
"""The number of a person, a season, a line or a move."""
_Game = Annotated[str, msgspec.Meta(pattern=r"^\w+\Z")]
"""A game's name, in a form that the database may be asked for. The game may be gone."""

OWN: Final = -1
"""An offset that means the asker's own line."""


class Ranking(Struct, frozen=True, array_like=True, tag="rank"):
    """A page of a leaderboard from line `offset` on: a game or all, this server or everywhere, the current season or an
    earlier one."""

    game: _Game | None
    period: Period
    everywhere: bool
    by: By
    season: _Number | None = None
    offset: Annotated[int, msgspec.Meta(ge=OWN, lt=_MOST)] = 0


class Past(Struct, frozen=True, array_like=True, tag="past"):
    """A page of tables that are over from line `offset` on: of this channel or of a person."""

    person: _Number | None
    offset: _Number = 0


class Record(Struct, frozen=True, array_like=True, tag="stats"):
    """A person's record in a game or in all."""

    person: _Number
    game: _Game | None


class Film(Struct, frozen=True, array_like=True, tag="replay"):
    """The film of a table that is over, with its moves in words."""

    table: str


class Still(Struct, frozen=True, array_like=True, tag="step"):
    """A request for the picture of one move of a finished table: move `number + further`, where move 0 is the deal."""

    table: str
    number: _Number = 0
    further: Annotated[int, msgspec.Meta(gt=-_MOST, lt=_MOST)] = 0


class Proof(Struct, frozen=True, array_like=True, tag="fair"):
    """The seed of a table that is over, with its check."""

    table: str


class Review(Struct, frozen=True, array_like=True, tag="review"):
    """A page of the review of a table that is over: what happened, from 1 the asker's costliest decisions, and
    then the asker's turns."""

    table: str
    number: _Number = 0


class Luck(Struct, frozen=True, array_like=True, tag="luck"):
    """A person's luck and costs in their last games with accounts on this server."""

    person: _Number


class Daily(Struct, frozen=True, array_like=True, tag="daily"):
    """The asker's own figures about the daily worm."""

    person: _Number


Page = Ranking | Past | Record | Film | Still | Proof | Review | Luck | Daily
"""A page shown to its asker, who can share it with the channel."""


class Sharing(Struct, frozen=True, array_like=True, tag="share"):
    """Share a page with the channel."""

    page: Page


class Forgetting(Struct, frozen=True, array_like=True, tag="forget"):
    """Forget the person."""


class Closing(Struct, frozen=True, array_like=True, tag="close"):
    """Close the season of this server."""


Request = Page | Sharing | Forgetting | Closing

_FORM: Final = re.compile(rf"{VERSION}~(?P<asker>\d*)~(?P<request>\[.*\])")
_REQUESTS: Final[msgspec.json.Decoder[Request]] = msgspec.json.Decoder(Request)
_PAGES: Final[msgspec.json.Decoder[Page]] = msgspec.json.Decoder(Page)


def decode(click: Click) -> tuple[int | None, Request] | None:
    """Return the asker of a button (None: every reader may click) and its request. None if the custom_id has another
    form or holds no request."""
    form = _FORM.fullmatch(click.custom_id)
    try:
        if form is None:
            return None
        if not form["asker"]:
            return None, _PAGES.decode(form["request"])
        return int(form["asker"]), _REQUESTS.decode(form["request"])
    except msgspec.DecodeError:
        return None


def table_of(click: Click) -> str | None:
    """Return the id of the finished table that a button is about. None for other buttons."""
    _, request = decode(click) or (None, None)
    page = request.page if isinstance(request, Sharing) else request
    return page.table if isinstance(page, Film | Still | Proof | Review) else None


def request_button(
    asker: int,
    request: Request,
    label: str,
    style: ButtonStyle = ButtonStyle.secondary,
    *,
    disabled: bool = False,
) -> Button[Any]:
    """Return a button with a request of an asker (a Discord id)."""
    return button(f"{VERSION}~{asker}~{encode(request)}", label, style, disabled=disabled)


def open_button(page: Page, label: str) -> Button[Any]:
    """Return a button that shows a page privately to every reader who clicks."""
    return button(f"{VERSION}~~{encode(page)}", label)
