"""Deadlines, past quiet hours and over clock changes."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.tables.clocks import MAX_QUIET, Quiet, deadline_at, reminder_at

HOUR = 3600 * 1000
NIGHT = Quiet("Europe/Rome", 22 * 60, 8 * 60)


def at(text: str, zone: str = "Europe/Rome", fold: int = 0) -> int:
    return round(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone), fold=fold).timestamp() * 1000)


def test_quiet_hours_chosen_while_a_clock_ran_ahead_hold() -> None:
    """Nor do hours of the future count as spent."""
    noon = at("2026-01-10T12:00")
    ahead = noon + 365 * 24 * HOUR
    spent = ((ahead - 10 * HOUR, ahead),)
    for chosen in (Quiet("Europe/Rome", 22 * 60, 8 * 60, ahead, spent), NIGHT.chosen("Europe/Rome", 1320, 480, ahead)):
        assert chosen.hours_at(noon) == (at("2026-01-10T22:00"), at("2026-01-11T08:00"))
        again = chosen.chosen("Europe/Rome", 22 * 60, 8 * 60, noon)
        assert all(ends <= noon for _, ends in again.spent)


def test_without_quiet_hours_the_time_runs_on() -> None:
    assert deadline_at(1000, HOUR, None) == 1000 + HOUR


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
    assert deadline_at(at(since), hours * HOUR, NIGHT) == at(over)


def test_quiet_hours_keep_to_the_clocks_on_the_wall_when_those_change() -> None:
    """On 2026-03-29 Rome's clocks go from 2:00 to 3:00, on 2026-10-25 from 3:00 back to 2:00."""
    assert deadline_at(at("2026-03-28T21:00"), 2 * HOUR, NIGHT) == at("2026-03-29T09:00")
    assert at("2026-03-29T09:00") - at("2026-03-28T21:00") == 11 * HOUR
    assert deadline_at(at("2026-10-24T21:00"), 2 * HOUR, NIGHT) == at("2026-10-25T09:00")
    assert at("2026-10-25T09:00") - at("2026-10-24T21:00") == 13 * HOUR
    short = Quiet("Europe/Rome", 2 * 60 + 15, 2 * 60 + 45)
    assert deadline_at(at("2026-03-29T01:00"), 3 * HOUR, short) >= at("2026-03-29T01:00") + 3 * HOUR


def test_quiet_hours_within_one_day_and_none_at_all() -> None:
    noon = Quiet("America/New_York", 12 * 60, 13 * 60)
    since = at("2026-05-05T11:30", "America/New_York")
    assert deadline_at(since, HOUR, noon) == since + 2 * HOUR
    assert deadline_at(since, HOUR, Quiet("America/New_York", 60, 60)) == since + HOUR


def test_reminder_comes_at_two_thirds_of_the_time() -> None:
    assert reminder_at(at("2026-01-10T20:30"), 3 * HOUR, NIGHT) == at("2026-01-11T08:30")


MINUTE = 60 * 1000
DAY = 24 * HOUR
ZONES = st.sampled_from(["UTC", "Europe/Rome", "America/New_York", "Asia/Kathmandu", "Australia/Lord_Howe"])
CHANGE = st.tuples(st.integers(1, 40), ZONES, st.integers(0, 95), st.integers(0, 64))
"""Hours until a change of quiet hours, the zone, the first quarter of an hour, and how many there are."""
BEGINNINGS = [at("2026-03-27T12:00"), at("2026-10-23T12:00"), at("2026-06-01T00:00")]
"""Two of them shortly before clocks change."""


def is_quiet(quiet: Quiet, moment: int) -> bool:
    hours = quiet.hours_at(moment)
    return hours is not None and hours[0] <= moment


@given(changes=st.lists(CHANGE, min_size=1, max_size=12), begins=st.sampled_from(BEGINNINGS))
def test_quiet_hours_that_are_moved_again_and_again_leave_eight_hours_of_any_day(
    changes: list[tuple[int, str, int, int]], begins: int
) -> None:
    step, moment, quiet = 15 * MINUTE, begins, Quiet("UTC", 0, 0)
    taken: list[bool] = []
    for hours, zone, quarter, count in changes:
        spent = sum(taken[-DAY // step :]) * step
        start, end = quarter * 15, (quarter + count) * 15 % 1440
        quiet = quiet.chosen(zone, start, end, moment)
        daily = Quiet(zone, start, end)
        if spent + step <= MAX_QUIET:
            assert is_quiet(quiet, moment) == is_quiet(daily, moment), "a change takes effect at once"
        for _ in range(hours * HOUR // step):
            taken.append(is_quiet(quiet, moment))
            moment += step
    assert all(sum(taken[i : i + DAY // step]) * step <= MAX_QUIET + step for i in range(len(taken)))


def test_quiet_hours_moved_every_six_hours_count_for_sixteen_of_twenty_four() -> None:
    quiet, moment = Quiet("UTC", 0, 0), at("2026-05-05T00:00", "UTC")
    reachable = 0
    for hour in range(48):
        if hour % 6 == 0:
            minute = hour % 24 * 60
            quiet = quiet.chosen("UTC", minute, (minute + 16 * 60) % 1440, moment)
        reachable += not is_quiet(quiet, moment)
        moment += HOUR
    assert reachable == 16


def test_quiet_hours_ended_and_chosen_once_more_do_not_begin_a_new_day() -> None:
    moment = at("2026-05-05T00:00", "UTC")
    quiet = Quiet("UTC", 0, 0).chosen("UTC", 0, 16 * 60, moment)
    quiet = quiet.chosen("UTC", 0, 0, moment + 15 * HOUR).chosen("UTC", 15 * 60, 23 * 60, moment + 15 * HOUR)
    assert is_quiet(quiet, moment + 15 * HOUR)
    assert quiet.hours_at(moment + 15 * HOUR) == (moment + 15 * HOUR, moment + 16 * HOUR)
