"""A leaderboard's promises: any number of people, shared places, and names that are cut before what counts."""

from collections.abc import Sequence

import pytest
from PIL import ImageChops

from renderers.finished.leaderboard import Heading, draw_leaderboard
from tests.renderers.letters import letters_of
from tests.renderers.phones import opened
from tests.renderers.pictured import BY, leaderboard, rows
from tests.renderers.test_legibility import check

PEOPLE = ("Ada", "Bruno", "Chiara", "Dietlinde von der Heide", "Émile", "Fjóla", "小明", "Ольга", "🐔", "W" * 90)


@pytest.mark.parametrize("first", [True, False])
@pytest.mark.parametrize("count", range(11))
def test_any_number_of_lines_is_legible(count: int, first: bool) -> None:
    check(f"{count} lines", leaderboard(rows(range(1, count + 1), PEOPLE, own=count - 1, unsure=(0, 5)), first=first))


@pytest.mark.parametrize("places", [(9, 12, 13, 14), (9, 9, 9, 20), (9, *range(12, 21))])
def test_a_page_that_begins_or_ends_inside_a_tie_differs_in_its_numbers_only(places: Sequence[int]) -> None:
    pages = (places, range(10, 10 + len(places)))
    tied, plain = (opened(leaderboard(rows(page, "ABCDEFGHIJ"), first=False)) for page in pages)
    assert tied.size == plain.size
    box = ImageChops.difference(tied, plain).getbbox()
    assert box is not None
    assert box[2] < 110


def test_a_name_is_cut_before_it_reaches_what_counts() -> None:
    """In a row, whatever the name's length, nothing right of the first column's edge changes."""
    for at in (4, 5):
        long, base = [[*PEOPLE], [*PEOPLE]]
        long[at] = "W" * 90
        one, other = (opened(leaderboard(rows(range(1, 8), names), "rating")) for names in (long, base))
        change = ImageChops.difference(one, other).getbbox()
        assert change is not None
        assert change[2] < 545


def test_the_signs_of_what_is_counted_are_explained_with_rows_and_without() -> None:
    words = {"rating": "Rating", "wins": "Wins", "points": "Beaten", "games": "Tables"}
    for count in (1, 3, 4, 10):
        for rated, explained in ((True, {*words.values()}), (False, {*words.values()} - {"Rating"})):
            board = leaderboard(rows(range(1, count + 1), PEOPLE, rated=rated))
            assert {letter.text for letter in letters_of(board)} & {*words.values()} == explained


@pytest.mark.parametrize("title", ["小明", "", "W" * 200, "Die 🐔 Bande"])
def test_odd_titles_are_legible(title: str) -> None:
    heading = Heading(title, title, dict.fromkeys(BY, title))
    check(title, draw_leaderboard(heading, "rating", rows([1, 2, 3, 4], PEOPLE), True))
