"""Time for a decision, and its deadline past a person's quiet hours."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import date, datetime, time, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from msgspec import Struct

from bot.tables.wall_clock import MAX_AHEAD

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
"""Milliseconds for a decision, by the clock's name. None: no limit."""

SILENT_AFTER: Final = _DAY
"""Milliseconds without an act by a person, beyond its clock, after which anyone may end a table."""
ABANDONED_AFTER: Final = 14 * _DAY
"""Milliseconds without an act by a person after which a table ends by itself."""
ABANDONED_DAYS: Final = ABANDONED_AFTER // _DAY

MAX_QUIET: Final = 16 * _HOUR
"""Milliseconds of any 24 hours that count as quiet at most, since others wait for the person."""

Hours = tuple[int, int]
"""Two moments, in milliseconds since 1970."""


class Quiet(Struct, frozen=True):
    """A person's daily quiet hours, from minute `start` to minute `end` of the same or the next day in the time zone
    `zone` ("Europe/Rome"). Equal minutes mean no quiet hours.

    They hold from `since` on. `spent` are the quiet hours of the 24 hours before, so that hours which are moved again
    and again never make a person unreachable.
    """

    zone: str
    start: int
    end: int
    since: int = 0
    spent: tuple[Hours, ...] = ()

    @property
    def is_none(self) -> bool:
        """Whether there are no quiet hours."""
        return self.start == self.end

    def chosen(self, zone: str, start: int, end: int, at: int) -> "Quiet":
        """Return new quiet hours that replace these from the moment `at` on."""
        spent = [(max(begins, at - _DAY), min(ends, at)) for begins, ends in self._hours(at) if begins < at]
        return Quiet(zone, start, end, at, tuple(hours for hours in (*self._spent(at), *spent) if at - _DAY < hours[1]))

    def hours_at(self, at: int) -> Hours | None:
        """Return the quiet hours that include a moment, or else the next ones. None if there are none."""
        return next((hours for hours in self._hours(at) if at < hours[1]), None)

    def _hours(self, at: int) -> Iterator[Hours]:
        """Yield the hours that count as quiet, from at least a day before a moment to some days after it, in order."""
        counted = self._spent(at)
        since = self.since if self.since <= at + MAX_AHEAD else at  # or chosen while a clock ran ahead
        for begins, ends in self._daily(max(since, at - 3 * _DAY), at + 4 * _DAY):
            moment = begins
            while moment < ends:
                until = min(ends, _exhausted_at(moment, counted))
                if moment < until:
                    counted.append((moment, until))
                    yield moment, until
                # the next moment at which earlier quiet hours leave the 24 hours and make room
                moment = min((first + _DAY for first, _ in counted if first + _DAY > until), default=ends)

    def _spent(self, at: int) -> list[Hours]:
        """Return the quiet hours that were spent before a moment, without those of a clock that ran ahead."""
        return [hours for hours in self.spent if hours[1] <= at + MAX_AHEAD]

    def _daily(self, first: int, last: int) -> Iterator[Hours]:
        """Yield the chosen hours of every day between two moments."""
        if self.is_none:
            return
        zone = ZoneInfo(self.zone)
        day = datetime.fromtimestamp(first / 1000, zone).date() - timedelta(days=1)
        while (begins := local_moment(day, self.start, zone)) <= last:
            ends = local_moment(day if self.start < self.end else day + timedelta(days=1), self.end, zone)
            if max(begins, first) < ends:
                yield max(begins, first), ends
            day += timedelta(days=1)


def local_moment(day: date, minute: int, zone: ZoneInfo) -> int:
    """Return the moment of a minute of a local date. Python gives a minute that is left out the offset before the
    change, and of two equal minutes the first."""
    return round(datetime.combine(day, time(minute // 60, minute % 60), zone).timestamp() * 1000)


def _exhausted_at(moment: int, counted: Sequence[Hours]) -> int:
    """Return until when everything from `moment` on may be quiet, given the quiet hours `counted` before it."""
    recent = [(first, last) for first, last in counted if last + _DAY > moment]
    left = MAX_QUIET - sum(last - max(first, moment - _DAY) for first, last in recent)
    for first, last in recent:
        gap = max(first + _DAY - moment, 0)
        if gap > left:
            break
        left -= gap
        moment = last + _DAY  # while hours of the day before leave the 24 hours, as many may come
    return moment + left


def is_zone(name: str) -> bool:
    """Return whether this machine knows a time zone of that name."""
    try:
        ZoneInfo(name)
    except (KeyError, ValueError, OSError):  # unknown, malformed, a folder of zones
        return False
    return True


def deadline_at(since: int, wait: int, quiet: Quiet | None) -> int:
    """Return the moment `wait` milliseconds after `since`, not counting quiet hours. Moments are in milliseconds since
    1970."""
    if quiet is None:
        return since + wait
    left, moment = wait, since
    while (hours := quiet.hours_at(moment)) is not None:
        begins, ends = hours
        if moment + left <= begins:
            break
        left -= max(begins - moment, 0)
        moment = ends
    return moment + left


def reminder_at(since: int, wait: int, quiet: Quiet | None) -> int:
    """Return when a person is reminded: after two thirds of the time."""
    return deadline_at(since, wait * 2 // 3, quiet)
