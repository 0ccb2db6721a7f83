"""Time zones are found by what people type."""

from collections.abc import Awaitable, Callable, Sequence
from threading import Thread, current_thread, main_thread
from typing import cast
from zoneinfo import available_timezones

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.chat.front.interaction import Interaction
from bot.chat.front.zones import folded, known_zones, zone_named, zones
from bot.chat.words.lengths import OPTIONS
from bot.tables.refusals import Refusal


async def offered(typed: str) -> Sequence[str]:
    return [choice.value for choice in await zones(cast("Interaction", None), typed)]


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        *[
            (typed, "Europe/Berlin")
            for typed in ("CET", "cest", "UTC+2", "Germany", "Deutschland", "Frankfurt", "MUNICH")
        ],
        *[(typed, "Europe/Zurich") for typed in ("Zürich", "zurich", "zür", "Svizzera", "Switzerland")],
        *[(typed, "America/Sao_Paulo") for typed in ("São Paulo", "sao paulo", "UTC-3", "utc \u22123")],
        *[(typed, "America/Los_Angeles") for typed in ("San Francisco", "san fr", "PST", "US/Pacific")],
        *[(typed, "America/New_York") for typed in ("EST", "EDT", "US", "usa", "new yo", "America/New York")],
        *[(typed, "Asia/Kolkata") for typed in ("UTC+5:30", "+0530", "India", "Mumbai", "Calcutta")],
        *[(typed, "Europe/London") for typed in ("GMT", "BST", "UK", "England", "GB")],
        ("Österreich", "Europe/Vienna"),
        ("Italia", "Europe/Rome"),
        ("Japan", "Asia/Tokyo"),
        ("UTC", "UTC"),
    ],
)
async def test_first_offer_is_what_was_meant(typed: str, zone: str) -> None:
    assert (await offered(typed))[0] == zone


async def test_words_begin_where_they_are_typed() -> None:
    found = await offered("EST")
    assert not {"America/Creston", "Australia/Perth"} & {*found}
    called = {one.name for one in known_zones().zones if "est" in one.names}
    assert {*found} - called == {"Europe/Tallinn"}, "Estonia"
    assert {"America/New_York", "America/Toronto"} <= {*found}


async def test_most_populous_zones_of_a_continent_come_first() -> None:
    assert (await offered("europe"))[:3] == ["Europe/Berlin", "Europe/Rome", "Europe/London"]
    assert len(await offered("")) == OPTIONS


@pytest.mark.parametrize("typed", ["USA", "CST", "UTC+20", "+5:15", "Atlantis", ""])
async def test_zones_whose_clocks_differ_are_left_to_the_person(typed: str) -> None:
    with pytest.raises(Refusal):
        await zone_named(typed)


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        *[("Frankfurt", "Europe/Berlin"), ("EDT", "America/New_York"), ("EST", "America/New_York")],
        *[("CET", "Europe/Berlin"), ("GMT", "Europe/London"), ("Spain", "Europe/Madrid")],
        *[("UTC+2", "Etc/GMT-2"), ("UTC-05:00", "Etc/GMT+5"), ("+5:30", "Asia/Kolkata")],
    ],
)
async def test_zone_that_was_typed_and_not_chosen_is_taken_if_it_is_clear(typed: str, zone: str) -> None:
    assert await zone_named(typed) == zone


async def test_every_zone_is_taken_by_its_name_and_offered_by_its_own_words() -> None:
    """Names of former releases of the database are taken, too."""
    names = {one for one in available_timezones() if one == "UTC" or ("/" in one and not one.startswith("Etc/"))}
    assert {await zone_named(one) for one in names} == names
    assert len({one.name for one in known_zones().zones}) == len(known_zones().zones) > 400


@given(st.text(max_size=20))
async def test_whatever_is_typed_a_choice_can_be_made_or_nothing_is_offered(typed: str) -> None:
    found = await offered(typed)
    assert len(found) == len({*found}) <= OPTIONS
    assert [await zone_named(one) for one in found] == found
    assert folded(folded(typed)) == folded(typed)


@pytest.mark.parametrize("read", [offered, zone_named])
async def test_zones_are_read_in_a_thread(
    monkeypatch: pytest.MonkeyPatch, read: Callable[[str], Awaitable[object]]
) -> None:
    readers: list[Thread] = []
    monkeypatch.setattr("bot.chat.front.zones.known_zones", lambda: readers.append(current_thread()) or known_zones())
    await read("Rome")
    assert readers[0] is not main_thread()
