"""UTC dates of puzzles, and the moments of posts in every zone, through clock changes."""

from datetime import UTC, date, datetime, time, timedelta
from itertools import pairwise
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.daily.dates import begins_at, date_of, ends_at, first_post, is_missed, next_post, posted_by, summer_delay

ZONES = (
    *("UTC", "Europe/Rome", "America/New_York", "America/Sao_Paulo", "Asia/Kolkata", "Pacific/Auckland"),
    *("Australia/Lord_Howe", "Africa/Casablanca", "Pacific/Chatham", "America/St_Johns", "Pacific/Kiritimati"),
)
YEAR = [date(2026, 1, 1) + timedelta(days=number) for number in range(366)]


def at(text: str, zone: str = "UTC") -> int:
    """Return a moment that is written as local time."""
    return round(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp() * 1000)


def local(moment: int, zone: str) -> str:
    return datetime.fromtimestamp(moment / 1000, ZoneInfo(zone)).strftime("%Y-%m-%d %H:%M")


def chain(hour: int, zone: str, since: int, days: int) -> list[int]:
    """Return the moments of so many posts, each made at its moment."""
    found, after, posted = list[int](), since, None
    for _ in range(days):
        after = next_post(hour, zone, after, posted)
        posted = date_of(after)
        found.append(after)
    return found


def test_a_date_is_over_at_midnight_utc() -> None:
    day = date(2026, 11, 25)
    assert datetime.fromtimestamp(begins_at(day) / 1000, UTC).isoformat() == "2026-11-25T00:00:00+00:00"
    assert date_of(ends_at(day) - 1) == day
    assert date_of(ends_at(day)) == day + timedelta(days=1)


def test_in_spring_the_missing_hour_posts_once_at_the_change() -> None:
    found = chain(2, "Europe/Rome", at("2026-03-27 12:00"), 4)
    assert [local(moment, "Europe/Rome") for moment in found] == [
        "2026-03-28 02:00",
        "2026-03-29 03:00",
        "2026-03-30 02:00",
        "2026-03-31 02:00",
    ]


def test_in_autumn_the_doubled_hour_posts_once_at_its_first_coming() -> None:
    found = chain(2, "Europe/Rome", at("2026-10-23 12:00"), 4)
    assert [local(moment, "Europe/Rome") for moment in found] == [f"2026-10-{day} 02:00" for day in (24, 25, 26, 27)]
    assert found[2] - found[1] == 25 * 60 * 60 * 1000


def test_where_the_shorter_night_would_repeat_a_puzzle_the_post_waits_for_the_next() -> None:
    found = chain(1, "Europe/Rome", at("2026-03-27 12:00"), 4)
    assert [local(moment, "Europe/Rome") for moment in found] == [
        "2026-03-28 01:00",
        "2026-03-29 01:00",
        "2026-03-30 02:00",
        "2026-03-31 02:00",
    ]
    assert [date_of(moment).day for moment in found] == [28, 29, 30, 31]


@given(hour=st.integers(0, 23), zone=st.sampled_from(ZONES), start=st.integers(at("2025-01-01"), at("2030-01-01")))
def test_every_local_date_has_one_post_and_no_puzzle_two(hour: int, zone: str, start: int) -> None:
    found = chain(hour, zone, start, 400)
    days = [datetime.fromtimestamp(moment / 1000, ZoneInfo(zone)).date() for moment in found]
    assert all(after - before == timedelta(days=1) for before, after in pairwise(days))
    puzzles = [date_of(moment) for moment in found]
    assert sorted(set(puzzles)) == puzzles
    late = [datetime.fromtimestamp(moment / 1000, ZoneInfo(zone)).hour - hour for moment in found]
    assert set(late) <= {0, 1}, "at its hour, or at most an hour later"


@given(hour=st.integers(0, 23), zone=st.sampled_from(ZONES), start=st.integers(at("2025-01-01"), at("2030-01-01")))
def test_first_post_after_a_choice_repeats_no_puzzle(hour: int, zone: str, start: int) -> None:
    posted = date_of(start)
    first = first_post(hour, zone, start, posted)
    assert date_of(first) > posted
    assert first - start <= 49 * 60 * 60 * 1000
    assert start < first_post(hour, zone, start, None) <= start + 25 * 60 * 60 * 1000


@given(hour=st.integers(0, 23), zone=st.sampled_from(ZONES), start=st.integers(at("2025-01-01"), at("2030-01-01")))
def test_choice_after_a_clock_ran_ahead_brings_the_next_post_within_two_days(hour: int, zone: str, start: int) -> None:
    ahead = date_of(start) + timedelta(days=400)
    first = first_post(hour, zone, start, ahead)
    assert first == first_post(hour, zone, start, date_of(start))
    assert posted_by(start, date_of(start)) == date_of(start)


@given(hour=st.integers(0, 23), zone=st.sampled_from([zone for zone in ZONES if zone != "Africa/Casablanca"]))
def test_delay_in_summer_is_that_of_the_posts(hour: int, zone: str) -> None:
    """Casablanca's clocks change with Ramadan."""
    north = datetime(2026, 1, 1, tzinfo=ZoneInfo(zone)).dst() == timedelta()
    found = chain(hour, zone, at("2026-01-15" if north else "2026-07-15"), 364)
    late = {
        moment - round(datetime.combine(local_date(moment, zone), time(hour), ZoneInfo(zone)).timestamp() * 1000)
        for moment in found
    }
    steady = [moment for moment in found if datetime.fromtimestamp(moment / 1000, ZoneInfo(zone)).day == 15]
    delays = {summer_delay(hour, zone, moment) for moment in steady}
    assert len(delays) == 1
    assert delays <= late


def local_date(moment: int, zone: str) -> date:
    return datetime.fromtimestamp(moment / 1000, ZoneInfo(zone)).date()


def test_in_new_york_a_post_of_seven_comes_at_eight_in_summer() -> None:
    winter, summer = at("2026-11-28 19:00", "America/New_York"), at("2026-07-01 20:00", "America/New_York")
    assert [summer_delay(19, "America/New_York", moment) for moment in (winter, summer)] == [60 * 60 * 1000] * 2
    chosen_in_summer = at("2026-07-01 19:00", "America/New_York")
    assert summer_delay(19, "America/New_York", chosen_in_summer) == 0
    assert summer_delay(9, "America/New_York", at("2026-11-28 09:00", "America/New_York")) == 0


def test_an_unknown_zone_counts_as_utc() -> None:
    assert next_post(9, "Atlantis/Capital", at("2026-11-25 08:00"), None) == at("2026-11-25 09:00")


@pytest.mark.parametrize(
    ("due", "moment", "missed"),
    [
        ("2026-11-25 09:00", "2026-11-25 23:59", False),
        ("2026-11-25 09:00", "2026-11-26 00:00", True),
        ("2026-11-25 23:00", "2026-11-26 00:10", True),
    ],
)
def test_a_late_post_is_made_while_its_puzzle_runs(due: str, moment: str, missed: bool) -> None:
    assert is_missed(at(due), at(moment)) is missed
