"""A record's promises: the way of a rating whatever its length, places, luck, and names of every kind."""

from collections.abc import Sequence
from itertools import pairwise

import pytest
from PIL import ImageChops

from renderers.finished.plot import PathPoint, number, ticks
from renderers.finished.stats import MAX_ROWS
from renderers.kit.canvas import Canvas
from tests.renderers.phones import opened
from tests.renderers.pictured import GAME, path_of, stats


def changed(one: Canvas, other: Canvas) -> tuple[int, int, int, int]:
    box = ImageChops.difference(opened(one), opened(other)).getbbox()
    assert box is not None
    return box


@pytest.mark.parametrize(
    "path",
    [
        path_of(1, sigma=0),
        path_of(5, step=0),
        path_of(9, climb=1e-7, sigma=0),
        path_of(9, climb=1e6),
        path_of(500),
        [point._replace(label="") for point in path_of(4)],
    ],
)
def test_a_path_that_stays_where_it_is_or_goes_far_is_drawn(path: Sequence[PathPoint]) -> None:
    canvas = stats(GAME, path=path)
    assert canvas.image.height <= 900
    assert len(canvas.png()) <= 90 * 1024


@pytest.mark.parametrize("count", [0, 2, 3, 4, MAX_ROWS, MAX_ROWS + 3])
def test_several_games_have_a_row_each_and_no_plot(count: int) -> None:
    canvas = stats(*[GAME] * count, path=path_of(9))
    assert canvas.png() == stats(*[GAME] * count).png()
    assert canvas.image.height <= 900
    assert len(canvas.png()) <= 90 * 1024


@pytest.mark.parametrize("places", [(), (0,), (1,), (0, 0), (9999,) * 8])
def test_any_places_are_drawn(places: tuple[int, ...]) -> None:
    numbers = {"games": sum(places), "wins": sum(places[:1]), "chance": sum(places) / 8, "expected": "9999,9"}
    game = GAME._replace(places=places, **numbers)
    for canvas in (stats(game, path=path_of(3)), stats(game, game)):
        assert len(canvas.png()) <= 90 * 1024


@pytest.mark.parametrize("name", ["W" * 90, "Ольга", "", "Ann 🔥"])
def test_names_stay_on_their_board(name: str) -> None:
    left, _, right, low = changed(stats(GAME, name=name), stats(GAME, name="Ada"))
    assert left > 100
    assert right < 680
    assert low < 110


@pytest.mark.parametrize(
    ("low", "high"), [(0.0, 3.0), (-8.3, 31.9), (1480.0, 1521.0), (-1.5, 1.5), (0.0, 1e6), (24.9, 27.9), (-3.1, 3.2)]
)
def test_the_axis_has_a_few_whole_numbers(low: float, high: float) -> None:
    marks = ticks(low, high)
    assert 3 <= len(marks) <= 7
    assert all(low - 1e-9 <= mark <= high + 1e-9 for mark in marks)
    assert len({after - before for before, after in pairwise(marks)}) == 1
    assert not any(mark % 1 for mark in marks)


def test_a_number_below_nothing_has_a_true_minus() -> None:
    assert [number(value) for value in (-12, 0, 7)] == ["−12", "0", "7"]


def test_decimals_are_drawn_as_the_language_writes_them() -> None:
    """In the panels of one game and in the row of one among several."""
    comma = GAME._replace(expected="7,5")
    assert stats(GAME).png() != stats(comma).png()
    assert stats(GAME, GAME).png() != stats(comma, GAME).png()
    assert stats(GAME).png() != stats(GAME._replace(mean="5,4")).png()
