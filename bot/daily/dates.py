"""UTC dates of puzzles, and the moments at which servers post them. Moments are milliseconds since 1970."""

from datetime import UTC, date, datetime, time, timedelta
from itertools import count
from typing import Final
from zoneinfo import ZoneInfo

from bot.tables.clocks import is_zone, local_moment
from bot.tables.wall_clock import MAX_AHEAD

_HOUR: Final = 60 * 60 * 1000
_DAY: Final = 24 * _HOUR
_NO_ZONE: Final = "UTC"
_MAX_WAIT: Final = 2 * _HOUR
"""Milliseconds that a post waits for the next puzzle, where a clock change would make it repeat the last one."""


def date_of(at: int) -> date:
    """Return the UTC date of a moment."""
    return datetime.fromtimestamp(at / 1000, UTC).date()


def begins_at(day: date) -> int:
    """Return the first moment of a UTC date."""
    return round(datetime.combine(day, time(), UTC).timestamp() * 1000)


def ends_at(day: date) -> int:
    """Return the moment at which a UTC date is over, and its puzzle with it."""
    return begins_at(day + timedelta(days=1))


def first_post(hour: int, zone: str, at: int, posted: date | None) -> int:
    """Return the moment of the first post of a server that chooses an hour at the moment `at`. A puzzle that it posted
    before the choice is not posted again."""
    posted = posted_by(at, posted)
    return next_post(hour, zone, at if posted is None else max(at, ends_at(posted) - 1), None)


def posted_by(at: int, posted: date | None) -> date | None:
    """Return the date of the last puzzle that a server posted, as it counts at a moment: a date that has not begun an
    hour later was posted while a clock ran ahead, and counts as the present one."""
    return None if posted is None else posted if posted <= date_of(at + MAX_AHEAD) else date_of(at)


def next_post(hour: int, zone: str, after: int, posted: date | None) -> int:
    """Return the moment of the next post: the server's hour on the next local date after a moment. `posted` is the date
    of the last puzzle that the server posted.

    In the night of a clock change an hour that is left out counts from the change on, and of an hour that comes twice
    the first one counts. Each local date has one post. Where a shorter night moves it back into the date of the
    last puzzle, it waits for the next puzzle.
    """
    known = ZoneInfo(zone if is_zone(zone) else _NO_ZONE)
    begin = datetime.fromtimestamp(after / 1000, known).date() - timedelta(days=1)
    for days in count():
        moment = local_moment(begin + timedelta(days=days), 60 * hour, known)
        if moment <= after:
            continue
        if posted is None or date_of(moment) > posted:
            return moment
        if ends_at(posted) - moment <= _MAX_WAIT:
            return ends_at(posted)
    raise AssertionError


def summer_delay(hour: int, zone: str, next_at: int) -> int:
    """Return by how many milliseconds posts come after the server's hour in summer, because that hour moves back over
    the beginning of the UTC date. 0 if they do not, or if the next post, which is one of this summer, does not."""
    known = ZoneInfo(zone if is_zone(zone) else _NO_ZONE)
    upcoming = datetime.fromtimestamp(next_at / 1000, known)
    winter, summer = sorted(_offset(datetime(upcoming.year, month, 1, tzinfo=known)) for month in (1, 7))
    begun = (hour * _HOUR - winter) % _DAY
    if _offset(upcoming) == summer and upcoming.hour == hour and not upcoming.minute:
        return 0
    return max(summer - winter - begun, 0)


def _offset(moment: datetime) -> int:
    return (moment.utcoffset() or timedelta()) // timedelta(milliseconds=1)


def is_missed(due_at: int, at: int) -> bool:
    """Return whether it is too late at a moment for the post that was due, because its puzzle is over."""
    return date_of(at) > date_of(due_at)
