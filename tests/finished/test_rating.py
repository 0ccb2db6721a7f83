"""Pure functions behind results: ratings, places and points."""

from itertools import pairwise
from random import Random
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.finished.finishes import points, shared_places
from bot.finished.rating import START, Ladder, RatedTable, Rating, Role, rate, rate_all

strengths = st.builds(Rating, st.floats(0, 50), st.floats(1, 25 / 3))
tables = st.lists(st.tuples(strengths, st.integers(1, 4)), min_size=2, max_size=8)


@given(tables)
def test_a_better_place_never_costs_more_than_a_worse_one_among_equals(table: list[tuple[Rating, int]]) -> None:
    places = tuple(place for _, place in table)
    after = rate((START,) * len(places), places)
    order = sorted(range(len(places)), key=places.__getitem__)
    for better, worse in pairwise(order):
        if places[better] == places[worse]:
            assert after[better].mu == pytest.approx(after[worse].mu)
        else:
            assert after[better].mu > after[worse].mu


@given(tables)
def test_a_rating_is_the_same_whenever_it_is_made(table: list[tuple[Rating, int]]) -> None:
    before, places = zip(*table, strict=True)
    first = rate(before, places)
    rate.cache_clear()
    assert rate(before, places) == first


def test_what_is_shown_is_a_tenth_and_orders() -> None:
    assert START.tenths == 0
    assert Rating(25.06, 2).ordinal == 19.1
    assert Rating(25.14, 2).tenths == Rating(25.06, 2).tenths == 191
    assert Rating(1, 2).ordinal == -5.0


@given(st.lists(st.integers(0, 5), min_size=1), st.data())
def test_equal_values_share_a_place_on_whatever_page(values: list[int], data: st.DataObject) -> None:
    values = sorted(values, reverse=True)
    start = data.draw(st.integers(0, len(values) - 1))
    stop = data.draw(st.integers(start + 1, len(values)))
    places = [1 + sum(other > value for other in values) for value in values]
    assert list(shared_places(values[start:stop], start, places[start])) == places[start:stop]


@pytest.mark.parametrize(
    ("places", "expected"), [((1, 2, 3, 4), (3, 2, 1, 0)), ((1, 1), (0, 0)), ((3, 1, 1, 4), (1, 2, 2, 0))]
)
def test_points_are_the_seats_left_behind(places: tuple[int, ...], expected: tuple[int, ...]) -> None:
    assert tuple(points(places, place) for place in places) == expected


ALL: Final[tuple[Role, ...]] = ("held", "held", "held")


def test_rating_tables_in_two_goes_is_rating_them_in_one() -> None:
    rng = Random(1)
    rankings = [
        RatedTable(
            str(n), rng.randint(1, 2), rng.randint(1, 2), "x", n, (seats := tuple(rng.sample(range(6), 3))), seats, ALL
        )
        for n in range(30)
    ]
    whole: dict[tuple[Ladder, int], Rating] = {}
    parts: dict[tuple[Ladder, int], Rating] = {}
    climbs = list(rate_all(rankings, None, whole))
    assert [*rate_all(rankings[:11], None, parts), *rate_all(rankings[11:], None, parts)] == climbs
    assert whole == parts
    some = (Ladder(0, 0, "x"), Ladder(1, 0, "x"))
    assert list(rate_all(rankings, some, {})) == [climb for climb in climbs if climb[1] in some]
