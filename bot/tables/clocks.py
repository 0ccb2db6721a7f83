"""How much time a decision has, and when it is over, past somebody's quiet hours."""

from collections.abc import Mapping
from datetime import UTC, datetime, time, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from msgspec import Struct

_MINUTE: Final = 60 * 1000
_HOUR: Final = 60 * _MINUTE
_DAY: Final = 24 * _HOUR

NO_CLOCK: Final = "none"
CLOCKS: Final[Mapping[str, int | None]] = {
    NO_CLOCK: None,
    "live": 2 * _MINUTE,
    "relaxed": _HOUR,
    "day": _DAY,
    "three-days": 3 * _DAY,
}
"""The time a decision has, in milliseconds, by the clock's name; None: as long as it takes."""

SILENT_FOR: Final = _DAY
"""A table at which nobody has acted for so long may be ended by anybody."""
FORGOTTEN_AFTER: Final = 14 * _DAY
"""A table at which nobody has acted for so long ends by itself."""


class Quiet(Struct, frozen=True):
    """The hours in which somebody is not to be reached: from one minute of the day to another, which may be that of the
    next day, by the clocks of a time zone ("Europe/Rome"). The same twice: none."""

    zone: str
    start: int
    end: int

    def hours_at(self, moment: datetime) -> tuple[datetime, datetime] | None:
        """The quiet hours that this moment (UTC) lies in, or else the next that begin; None: there are none."""
        if self.start == self.end:
            return None
        zone = ZoneInfo(self.zone)
        first = moment.astimezone(zone).date() - timedelta(days=1)
        for day in (first, first + timedelta(days=1), first + timedelta(days=2), first + timedelta(days=3)):
            until = day if self.start < self.end else day + timedelta(days=1)
            begins = datetime.combine(day, _of_day(self.start), zone).astimezone(UTC)
            ends = datetime.combine(until, _of_day(self.end), zone).astimezone(UTC)
            if begins < ends and moment < ends:
                return begins, ends
        return None


def _of_day(minute: int) -> time:
    return time(minute // 60, minute % 60)


def is_zone(name: str) -> bool:
    """Whether this machine knows a time zone of that name."""
    try:
        ZoneInfo(name)
    except (KeyError, ValueError, OSError):  # unknown, malformed, a folder of zones
        return False
    return True


def over_at(since: int, wait: int, quiet: Quiet | None) -> int:
    """When somebody has had so much time (milliseconds) since a moment (milliseconds since 1970), quiet hours not
    counted."""
    if quiet is None:
        return since + wait
    left, moment = timedelta(milliseconds=wait), datetime.fromtimestamp(since / 1000, UTC)
    while (hours := quiet.hours_at(moment)) is not None:
        begins, ends = hours
        if moment + left <= begins:
            break
        left -= max(begins - moment, timedelta())
        moment = ends
    return round((moment + left).timestamp() * 1000)


def reminded_at(since: int, wait: int, quiet: Quiet | None) -> int:
    """When somebody who has so much time is reminded once: at two thirds of it."""
    return over_at(since, wait * 2 // 3, quiet)
