"""When somebody's time is over, past quiet hours and over changes of the clocks."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.tables.clocks import Quiet, over_at, reminded_at

HOUR = 3600 * 1000
NIGHT = Quiet("Europe/Rome", 22 * 60, 8 * 60)


def at(text: str, zone: str = "Europe/Rome", fold: int = 0) -> int:
    return round(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone), fold=fold).timestamp() * 1000)


def test_without_quiet_hours_the_time_runs_on() -> None:
    assert over_at(1000, HOUR, None) == 1000 + HOUR


@pytest.mark.parametrize(
    ("since", "hours", "over"),
    [
        ("2026-01-10T12:00", 1, "2026-01-10T13:00"),
        ("2026-01-10T21:30", 1, "2026-01-11T08:30"),
        ("2026-01-10T23:00", 1, "2026-01-11T09:00"),
        ("2026-01-11T03:00", 1, "2026-01-11T09:00"),
        ("2026-01-11T08:00", 1, "2026-01-11T09:00"),
        ("2026-01-10T12:00", 24, "2026-01-11T22:00"),
        ("2026-01-10T21:00", 1, "2026-01-10T22:00"),
        ("2026-01-10T12:00", 72, "2026-01-15T14:00"),
    ],
)
def test_quiet_hours_stop_the_clock(since: str, hours: int, over: str) -> None:
    assert over_at(at(since), hours * HOUR, NIGHT) == at(over)


def test_quiet_hours_keep_to_the_clocks_on_the_wall_when_those_change() -> None:
    """On 2026-03-29 Rome's clocks go from 2:00 to 3:00, on 2026-10-25 from 3:00 back to 2:00."""
    assert over_at(at("2026-03-28T21:00"), 2 * HOUR, NIGHT) == at("2026-03-29T09:00")
    assert at("2026-03-29T09:00") - at("2026-03-28T21:00") == 11 * HOUR
    assert over_at(at("2026-10-24T21:00"), 2 * HOUR, NIGHT) == at("2026-10-25T09:00")
    assert at("2026-10-25T09:00") - at("2026-10-24T21:00") == 13 * HOUR
    short = Quiet("Europe/Rome", 2 * 60 + 15, 2 * 60 + 45)
    assert over_at(at("2026-03-29T01:00"), 3 * HOUR, short) >= at("2026-03-29T01:00") + 3 * HOUR


def test_quiet_hours_within_one_day_and_none_at_all() -> None:
    noon = Quiet("America/New_York", 12 * 60, 13 * 60)
    since = at("2026-05-05T11:30", "America/New_York")
    assert over_at(since, HOUR, noon) == since + 2 * HOUR
    assert over_at(since, HOUR, Quiet("America/New_York", 60, 60)) == since + HOUR


def test_somebody_is_reminded_at_two_thirds_of_the_time() -> None:
    assert reminded_at(at("2026-01-10T20:30"), 3 * HOUR, NIGHT) == at("2026-01-11T08:30")
