"""A leaderboard's promises: who is where, shared places, who asked, what is not sure yet, and names of every kind."""

from collections.abc import Sequence
from itertools import combinations, pairwise

import pytest
from PIL import ImageChops

from renderers.finished.art import BANDS, PALE_GLOW, PALE_INK, STEPS, By
from renderers.finished.leaderboard import Heading, PersonRow, draw_leaderboard
from renderers.kit.canvas import Canvas
from renderers.kit.palette import CREAM, INK, IVORY, WHITE
from tests.renderers import phones
from tests.renderers.contrasts import contrast
from tests.renderers.letters import letters_of
from tests.renderers.phones import opened

NAMES = ("Ada", "Bruno", "Chiara", "Dietlinde von der Heide", "Émile", "Fjóla", "小明", "Ольга", "🐔", "W" * 90)
BY: tuple[By, ...] = ("rating", "wins", "points", "games")
COUNTED: dict[By, str] = {"rating": "Valutazione", "wins": "Vittorie", "points": "Beaten", "games": "Tables"}


def lines(
    places: Sequence[int], *, own: int | None = None, unsure: Sequence[int] = (), rated: bool = True
) -> list[PersonRow]:
    return [
        PersonRow(
            place,
            n * 3 % 8,
            NAMES[n],
            f"{31 - 2 * n}.4" if rated else None,
            "±1.8" if rated else None,
            n in unsure,
            40 - n,
            20 - n,
            99 - 7 * n,
            n == own,
        )
        for n, place in enumerate(places)
    ]


def board(shown: Sequence[PersonRow], by: By = "wins", *, first: bool = True) -> Canvas:
    return draw_leaderboard(Heading("Heckmeck", "The Coop", COUNTED), by, shown, first)


def noticed(one: Canvas, other: Canvas) -> int:
    return phones.noticed(opened(one), opened(other))


@pytest.mark.parametrize("by", BY)
@pytest.mark.parametrize("first", [True, False])
@pytest.mark.parametrize("count", range(11))
def test_any_number_of_lines_is_a_small_picture_no_higher_than_a_board(count: int, first: bool, by: By) -> None:
    canvas = board(lines(range(1, count + 1), own=count - 1, unsure=(0, 5)), by, first=first)
    png = canvas.png()
    assert len(png) <= 90 * 1024
    width, height = canvas.image.size
    assert width == 1200
    assert height <= 900


def test_fewer_lines_make_a_lower_picture() -> None:
    heights = [board(lines(range(1, count + 1))).image.height for count in (3, 5, 7)]
    assert all(one < other for one, other in pairwise(heights))


def test_the_same_lines_give_the_same_bytes() -> None:
    shown = lines(range(1, 9), own=4)
    assert board(shown).png() == board(shown).png()


def test_ranking_column_is_marked_by_more_than_colour() -> None:
    shown = lines(range(1, 9))
    for one, other in combinations(BY, 2):
        assert noticed(board(shown, one), board(shown, other)) > 500


def test_who_asked_is_marked_on_the_podium_and_in_a_row() -> None:
    places = range(1, 8)
    for seat in range(7):
        assert noticed(board(lines(places, own=seat)), board(lines(places))) > 150
    assert noticed(board(lines(places, own=5), first=False), board(lines(places), first=False)) > 150


def test_those_who_share_a_place_stand_as_high_and_show_the_same_number() -> None:
    """Three alike on one place: three steps alike."""
    shared = [line._replace(name="Ada", sign=0, wins=9, points=9, games=9, rating=None) for line in lines([1, 1, 1])]
    image = opened(board(shared))
    left, middle, right = (image.crop((x, 120, x + 340, 500)) for x in (48, 430, 812))
    flat = [part.crop((0, 190, 340, 380)) for part in (left, middle, right)]  # beneath the cloth, whose checks differ
    assert flat[0].tobytes() == flat[1].tobytes() == flat[2].tobytes()


def test_a_shared_first_place_is_not_a_second_place() -> None:
    assert noticed(board(lines([1, 1, 3])), board(lines([1, 2, 3]))) > 400
    assert noticed(board(lines([1, 2, 3, 3, 5])), board(lines([1, 2, 3, 4, 5]))) > 20


@pytest.mark.parametrize("places", [(9, 12, 13, 14), (9, 9, 9, 20), (9, *range(12, 21))])
def test_a_page_that_begins_or_ends_inside_a_tie_differs_in_its_numbers_only(places: Sequence[int]) -> None:
    tied, plain = (
        board([line._replace(name=name) for line, name in zip(lines(at), "ABCDEFGHIJ", strict=False)], first=False)
        for at in (places, range(10, 10 + len(places)))
    )
    assert tied.image.size == plain.image.size
    box = ImageChops.difference(opened(tied), opened(plain)).getbbox()
    assert box is not None
    assert box[2] < 110


@pytest.mark.parametrize("at", [0, 1, 2, 5])
def test_a_rating_of_few_tables_looks_provisional(at: int) -> None:
    places = range(1, 8)
    assert noticed(board(lines(places, unsure=[at]), "rating"), board(lines(places), "rating")) > 20


def test_leaderboard_without_ratings_has_no_rating_column() -> None:
    assert noticed(board(lines(range(1, 7), rated=False)), board(lines(range(1, 7)))) > 200


def test_a_name_is_cut_before_it_reaches_what_counts() -> None:
    """In a row, whatever the name's length, nothing right of the first column's edge changes."""
    base = lines(range(1, 8))
    for at in (4, 5):
        long = list(base)
        long[at] = base[at]._replace(name="W" * 90)
        one, other = opened(board(long, "rating")), opened(board(base, "rating"))
        change = ImageChops.difference(one, other).getbbox()
        assert change is not None
        assert change[2] < 545


@pytest.mark.parametrize("by", BY)
@pytest.mark.parametrize("count", [1, 3, 7, 10])
def test_nothing_is_written_too_small_for_a_phone(count: int, by: By) -> None:
    for shown in (
        lines(range(1, count + 1), own=0, unsure=(0, 4)),
        lines([1] * count),
        lines([1] * count, rated=False),
    ):
        for first in (True, False):
            assert min(letters_of(board(shown, by, first=first))).size >= 11


def test_the_signs_of_what_is_counted_are_explained_with_rows_and_without() -> None:
    for count in (1, 3, 4, 10):
        letters = {letter.text for letter in letters_of(board(lines(range(1, count + 1))))}
        assert letters >= set(COUNTED.values())
        unrated = {letter.text for letter in letters_of(board(lines(range(1, count + 1), rated=False)))}
        assert unrated & set(COUNTED.values()) == {word for by, word in COUNTED.items() if by != "rating"}


@pytest.mark.parametrize("title", ["小明", "", "W" * 200, "Die 🐔 Bande"])
def test_odd_titles_are_drawn(title: str) -> None:
    canvas = draw_leaderboard(Heading(title, title, dict.fromkeys(BY, title)), "rating", lines([1, 2, 3, 4]), True)
    assert len(canvas.png()) <= 90 * 1024


@pytest.mark.parametrize("ground", [CREAM, IVORY, WHITE, PALE_GLOW])
def test_what_is_pale_can_still_be_read(ground: tuple[int, int, int]) -> None:
    assert contrast(PALE_INK, ground) >= 4.5


@pytest.mark.parametrize("ground", [*STEPS, PALE_GLOW])
def test_numbers_stand_out(ground: tuple[int, int, int]) -> None:
    assert contrast(INK, ground) >= 4.5


def test_a_paths_band_leaves_its_line_to_be_seen() -> None:
    assert all(contrast(INK, band) >= 4.5 for band in BANDS)
