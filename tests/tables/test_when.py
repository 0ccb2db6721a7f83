"""Moments as people type them: whatever is printed is understood again, in every language and across clock changes."""

from datetime import UTC, datetime, timedelta
from time import process_time
from zoneinfo import ZoneInfo

import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st

from bot.tables.when import following_week, is_fixed, minute_of, moved, printed, understood

MINUTE = 60 * 1000
WEEKS = 8 * 7 * 24 * 60
LANGUAGES = st.sampled_from(("en", "it", "de"))
ZONES = ("Europe/Rome", "America/New_York", "Australia/Lord_Howe", "Asia/Kolkata", "UTC", "Africa/Casablanca")
MOMENTS = st.datetimes(datetime(2025, 1, 1), datetime(2031, 1, 1)).map(lambda one: at(one.replace(tzinfo=UTC)))  # noqa: DTZ001 - hypothesis adds none


def at(moment: datetime) -> int:
    return int(moment.timestamp()) // 60 * 60 * 1000


def local(text: str, zone: str = "Europe/Rome") -> int:
    return at(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)))


FRIDAY = "2026-11-27 18:00"


@given(MOMENTS, st.integers(1, WEEKS), st.sampled_from(ZONES), LANGUAGES)
def test_whatever_is_printed_is_understood_as_the_same_moment(now: int, ahead: int, zone: str, language: str) -> None:
    moment = now + ahead * MINUTE
    assume(not datetime.fromtimestamp(moment / 1000, ZoneInfo(zone)).fold)  # nothing that is understood is one
    assert understood(printed(moment, zone, language), zone, now) == [moment]


@given(st.text(max_size=30), MOMENTS, st.sampled_from(ZONES))
def test_any_text_is_refused_or_understood_but_never_an_error(typed: str, now: int, zone: str) -> None:
    understood(typed, zone, now)


def test_a_very_long_text_is_no_error() -> None:
    now = local(FRIDAY)
    assert all(one > now + WEEKS * MINUTE for one in understood("in " + "999 w " * 1000, "Europe/Rome", now))


WORDS = (
    "fri|in|2|h|an hour and|11/12|27.11.|20:30|9|pm|tomorrow|nov|31|next|sera|uhr|di|domani|,|-|99|halb|noon|mezz'ora|"
    "two|am|samstag|morgen|mezzanotte|2026-12-24|prossima"
)


@example("tomorrow 9 pm", 0)
@given(st.lists(st.sampled_from(WORDS.split("|")), max_size=7).map(" ".join), MOMENTS)
def test_words_of_the_grammar_in_any_order_are_never_an_error(typed: str, now: int) -> None:
    began = process_time()
    for moment in understood(typed, "Europe/Rome", now):
        assert moment % MINUTE == 0
    assert process_time() - began < 0.1, "a few milliseconds, and patience with a busy machine"


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("fri 20:30", ["2026-11-27 20:30"]),
        ("Fri 17:30", ["2026-12-04 17:30"]),
        ("Freitag 20.30 Uhr", ["2026-11-27 20:30"]),
        ("freitagabend um 8", ["2026-11-27 20:00"]),
        ("Fr. 20 Uhr 30", ["2026-11-27 20:30"]),
        ("venerdì sera alle 9", ["2026-11-27 21:00"]),
        ("sabato alle 20.30", ["2026-11-28 20:30"]),
        ("next sunday 8pm", ["2026-11-29 20:00"]),
        ("do 21:00", ["2026-12-03 21:00"]),  # no domenica
        ("tomorrow 9pm", ["2026-11-28 21:00"]),
        ("9 p.m. tomorrow", ["2026-11-28 21:00"]),
        ("domani alle 21", ["2026-11-28 21:00"]),
        ("übermorgen 19h30", ["2026-11-29 19:30"]),
        ("tomorrow at 9", ["2026-11-28 09:00", "2026-11-28 21:00"]),
        ("stasera alle 9", ["2026-11-27 21:00"]),
        ("tonight 8:30", ["2026-11-27 20:30"]),
        ("in 2 hours", ["2026-11-27 20:00"]),
        ("tra un'ora", ["2026-11-27 19:00"]),
        ("in 1 Stunde und 30 Minuten", ["2026-11-27 19:30"]),
        ("in 3 days 20:30", ["2026-11-30 20:30"]),
        ("fra due giorni", []),
        ("in einer Woche um 20:30", ["2026-12-04 20:30"]),
        ("27.11. 20:30", ["2026-11-27 20:30"]),
        ("27.11 20.30", ["2026-11-27 20:30"]),
        ("5.1.2027 20:30", ["2027-01-05 20:30"]),
        ("5.1. 20:30", ["2027-01-05 20:30"]),
        ("11/12 20:30", ["2026-12-11 20:30", "2027-11-12 20:30"]),
        ("27 nov 20:30", ["2026-11-27 20:30"]),
        ("December 4th at 20:30", ["2026-12-04 20:30"]),
        ("il 4 dicembre alle 20:30", ["2026-12-04 20:30"]),
        ("Freitag, 4. Dezember, 20:30", ["2026-12-04 20:30"]),
        ("Thursday, 4 December, 20:30", []),
        ("20:30", ["2026-11-27 20:30"]),
        ("17:00", ["2026-11-28 17:00"]),
        ("20.10", ["2026-11-27 20:10"]),
        ("31.11. 20:30", []),
        ("soon", []),
        ("fri", []),
        ("", []),
        ("sonnabend 20:30", ["2026-11-28 20:30"]),
        ("8 am friday", ["2026-12-04 08:00"]),
        ("20:15 am Samstag", ["2026-11-28 20:15"]),
        ("in 24 hours", ["2026-11-28 18:00"]),
        ("in 48h", ["2026-11-29 18:00"]),
        ("half an hour", ["2026-11-27 18:30"]),
        ("tra mezz'ora", ["2026-11-27 18:30"]),
        ("in einer halben Stunde", ["2026-11-27 18:30"]),
        ("eine halbe Stunde", ["2026-11-27 18:30"]),
        ("tra un'ora e mezza", ["2026-11-27 19:30"]),
        ("in two hours", ["2026-11-27 20:00"]),
        ("sa halb neun", ["2026-11-28 08:30", "2026-11-28 20:30"]),
        ("sabato alle otto e mezza", ["2026-11-28 08:30", "2026-11-28 20:30"]),
        ("tomorrow noon", ["2026-11-28 12:00"]),
        ("mezzanotte", ["2026-11-28 00:00"]),
        ("tomorrow at midnight", ["2026-11-28 00:00", "2026-11-29 00:00"]),
        ("tomorrow morning 9", ["2026-11-28 09:00"]),
        ("morgen früh um 9", ["2026-11-28 09:00"]),
        ("Samstagmorgen um 10", ["2026-11-28 10:00"]),
        ("domani mattina alle 9", ["2026-11-28 09:00"]),
        ("sunday afternoon at 4", ["2026-11-29 16:00"]),
        ("saturday evening", ["2026-11-28 20:00", "2026-11-28 21:00"]),
        ("stasera alle nove", ["2026-11-27 21:00"]),
        ("Samstag um 9 Uhr abends", ["2026-11-28 21:00"]),
        ("2026-12-24 18:00", ["2026-12-24 18:00"]),
        ("24.12. 18 Uhr", ["2026-12-24 18:00"]),
        ("venerdì prossimo 20:30", ["2026-12-04 20:30"]),
        ("tonight at 12", ["2026-11-28 00:00"]),
        ("stasera alle 0:30", ["2026-11-28 00:30"]),
        ("0:30", ["2026-11-28 00:30"]),
        ("sat 13am", []),
        ("0pm", []),
        ("sat 8:30", ["2026-11-28 08:30", "2026-11-28 20:30"]),
        ("sat 08:30", ["2026-11-28 08:30"]),
    ],
)
def test_people_are_understood_as_they_type(typed: str, meant: list[str]) -> None:
    assert understood(typed, "Europe/Rome", local(FRIDAY)) == [local(one) for one in meant]


def test_next_sunday_on_a_sunday_is_in_a_week() -> None:
    assert understood("next sunday 20:30", "Europe/Rome", local("2026-11-29 18:00")) == [local("2026-12-06 20:30")]


def test_a_numeric_date_that_two_countries_read_differently_is_both() -> None:
    assert understood("11/12 20:30", "Europe/Rome", local("2026-11-01 12:00")) == [
        local("2026-11-12 20:30"),
        local("2026-12-11 20:30"),
    ]


def test_a_lost_hour_counts_from_the_change_on_and_of_a_doubled_one_the_first() -> None:
    (lost,) = understood("29.3. 02:30", "Europe/Rome", local("2026-03-28 12:00"))
    assert lost == local("2026-03-29 03:30")
    now = local("2026-10-24 12:00")
    (first,) = understood("25.10. 02:30", "Europe/Rome", now)
    assert first == local("2026-10-25 01:30") + 60 * MINUTE
    assert understood("in 1 hour", "Europe/Rome", first) == [first + 60 * MINUTE]


@pytest.mark.parametrize(
    ("begins", "zone"), [("2026-10-01 20:30", "Europe/Rome"), ("2026-10-05 02:30", "Australia/Lord_Howe")]
)
def test_a_week_later_is_the_same_local_time_through_both_clock_changes(begins: str, zone: str) -> None:
    first = moment = local(begins, zone)
    minute, days = minute_of(first, zone), set[int]()
    for week in range(1, 60):
        moment = following_week(moment, minute, zone)
        wall = datetime.fromtimestamp(moment / 1000, ZoneInfo(zone))
        assert wall.date() == datetime.fromtimestamp(first / 1000, ZoneInfo(zone)).date() + timedelta(weeks=week)
        days.add(minute_of(moment, zone))
    assert minute in days
    assert len(days) <= 2  # a lost half hour


def test_a_fixed_offset_is_known_for_one() -> None:
    assert is_fixed("UTC")
    assert is_fixed("Etc/GMT-2")
    assert not is_fixed("Europe/Rome")


@pytest.mark.parametrize("evening", ["2026-03-28 20:30", "2026-10-24 20:30"])
@pytest.mark.parametrize("days", [-1, 1, 7])
def test_moved_by_days_keeps_the_local_hour_through_a_change_of_clocks(evening: str, days: int) -> None:
    after = moved(local(evening), 24 * 60 * days, "Europe/Rome")
    assert after == local(str(datetime.fromisoformat(evening) + timedelta(days=days)))
