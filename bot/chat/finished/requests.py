"""What the buttons of leaderboards and histories ask for; a custom_id holds a request as JSON and whose it is."""

from typing import Final, Literal

import msgspec
from msgspec import Struct

from bot.finished.needs import By

Period = Literal["season", "all", "year", "month", "week"]
"""From when on tables count: since the season, the year, the month or the week (from Monday, UTC) began, or ever."""

OWN: Final = -1
"""In the place of an offset: where the one who asks stands."""


class Ranking(Struct, frozen=True, array_like=True, tag="rank"):
    """A page of a leaderboard, from line `offset` on: of a game or of all, of this server or of everywhere, of the
    season that goes on or of an earlier one."""

    game: str | None
    period: Period
    everywhere: bool
    by: By
    season: int | None = None
    offset: int = 0


class Past(Struct, frozen=True, array_like=True, tag="past"):
    """A page of the tables that are over, from line `offset` on: of this channel, or of a person."""

    person: int | None
    offset: int = 0


class Forgetting(Struct, frozen=True, array_like=True, tag="forget"):
    """To be forgotten."""


class Closing(Struct, frozen=True, array_like=True, tag="close"):
    """To close the season of this server."""


Request = Ranking | Past | Forgetting | Closing

_REQUESTS: Final[msgspec.json.Decoder[Request]] = msgspec.json.Decoder(Request)


def decoded(request: str) -> Request:
    """The request that a custom_id holds; ValidationError where it holds none."""
    return _REQUESTS.decode(request)
