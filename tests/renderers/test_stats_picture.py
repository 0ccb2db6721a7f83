"""A record's promises: the way of a rating whatever its length, places, luck, and names of every kind."""

from collections.abc import Sequence
from itertools import pairwise
from random import Random

import pytest
from PIL import ImageChops

from games.registry import GAMES
from renderers.finished.plot import FIELD, PathPoint, number, ticks
from renderers.finished.stats import ROWS_MOST, StatsGame, Words, draw_stats
from renderers.kit.canvas import Canvas
from tests.renderers import phones
from tests.renderers.letters import letters_of
from tests.renderers.phones import opened

DAY = 86_400_000
PLACES = (12, 9, 7, 5, 3, 2, 2)
FEATS = ("Highest turn: 36", "Longest stack: 7")
GAME = StatsGame("Heckmeck", 40, 12, 7.5, "7.5", PLACES, "27.4", "±1.8", False, 14, 0, "5.4", FEATS)
WORDS = Words("Rating", "Tables", "Wins", "By chance", "Best", "Average", "Worst")


def path_of(count: int, *, climb: float = 1.0, sigma: float = 2.0, step: int = DAY) -> list[PathPoint]:
    rng = Random(count)
    return [
        PathPoint(
            1_700_000_000_000 + n * step,
            climb * (n + rng.gauss(0, 1)),
            sigma / (1 + n / 9),
            f"{n % 28 + 1:02}.{n // 28 % 12 + 1:02}.2026",
        )
        for n in range(count)
    ]


def drawn(*games: StatsGame, path: Sequence[PathPoint] = (), name: str = "Ada", sign: int = 0) -> Canvas:
    return draw_stats(name, sign, games, path, WORDS)


def noticed(one: Canvas, other: Canvas) -> int:
    return phones.noticed(opened(one), opened(other))


def changed(one: Canvas, other: Canvas) -> tuple[int, int, int, int]:
    box = ImageChops.difference(opened(one), opened(other)).getbbox()
    assert box is not None
    return box


@pytest.mark.parametrize(
    ("count", "sign"), [*((count, 7) for count in (0, 1, 2, 61, 500)), *((60, sign) for sign in range(8))]
)
def test_a_path_of_any_length_is_a_small_picture_no_higher_than_a_board(count: int, sign: int) -> None:
    canvas = drawn(GAME, path=path_of(count), sign=sign)
    assert len(canvas.png()) <= 90 * 1024
    assert canvas.image.width == 1200
    assert canvas.image.height <= 900


@pytest.mark.parametrize(
    "path",
    [
        path_of(5, climb=0),
        path_of(5, climb=0, sigma=0),
        path_of(1, sigma=0),
        path_of(5, step=0),
        path_of(9, climb=1e-7, sigma=0),
        path_of(9, climb=1e6),
        [point._replace(label="") for point in path_of(4)],
    ],
)
def test_a_path_that_stays_where_it_is_or_goes_far_is_drawn(path: Sequence[PathPoint]) -> None:
    canvas = drawn(GAME, path=path)
    assert canvas.image.height <= 900
    assert len(canvas.png()) <= 90 * 1024


def test_without_a_path_there_is_no_plot() -> None:
    assert drawn(GAME).image.height < drawn(GAME, path=path_of(1)).image.height - 300


def test_the_line_rises_and_falls_with_the_rating() -> None:
    up, down = path_of(20, climb=1), path_of(20, climb=-1)
    left, top, width, height = FIELD
    left_half = (left, top + height // 2, left + width // 3, top + height)
    for path, low in ((up, True), (down, False)):
        image = opened(drawn(GAME, path=path, sign=6)).convert("L").crop(left_half)
        dark = sum(image.histogram()[:70])
        assert (dark > 1000) == low


def test_an_unsure_rating_has_a_broad_band_and_a_surer_one_a_narrow() -> None:
    assert noticed(drawn(GAME, path=path_of(20, sigma=40)), drawn(GAME, path=path_of(20, sigma=1))) > 500


def test_the_same_record_gives_the_same_bytes() -> None:
    assert drawn(GAME, path=path_of(30)).png() == drawn(GAME, path=path_of(30)).png()


def test_places_wins_chance_scores_and_feats_each_have_a_place_of_their_own() -> None:
    base = drawn(GAME)
    boxes = [
        changed(base, drawn(GAME._replace(places=(12, 9, 7, 5, 3, 4, 2)))),
        changed(base, drawn(GAME._replace(wins=30))),
        changed(base, drawn(GAME._replace(chance=30.0, expected="30.0"))),
        changed(base, drawn(GAME._replace(best=99))),
        changed(base, drawn(GAME._replace(mean="9.0"))),
        changed(base, drawn(GAME._replace(worst=-3))),
        changed(base, drawn(GAME._replace(feats=(FEATS[0], "Longest stack: 8")))),
    ]
    for n, (left, top, right, low) in enumerate(boxes):
        for other_left, other_top, other_right, other_low in boxes[n + 1 :]:
            assert right <= other_left or other_right <= left or low <= other_top or other_low <= top


def test_a_rating_of_few_tables_looks_provisional() -> None:
    assert noticed(drawn(GAME._replace(provisional=True)), drawn(GAME)) > 20
    assert noticed(drawn(GAME._replace(provisional=True), GAME), drawn(GAME, GAME)) > 20


@pytest.mark.parametrize("count", [0, 2, 3, 4, ROWS_MOST, ROWS_MOST + 3])
def test_several_games_have_a_row_each_and_no_plot(count: int) -> None:
    canvas = drawn(*[GAME] * count, path=path_of(9))
    assert canvas.png() == drawn(*[GAME] * count).png()
    assert canvas.image.height <= 900
    assert len(canvas.png()) <= 90 * 1024


@pytest.mark.parametrize("games", [1, 2, len(GAMES)])
def test_nothing_is_written_too_small_for_a_phone(games: int) -> None:
    for game in (GAME, GAME._replace(provisional=True)):
        assert min(letters_of(drawn(*[game] * games, path=path_of(30)))).size >= 11


@pytest.mark.parametrize("places", [(), (0,), (1,), (0, 0), (9999, 9999, 9999, 9999, 9999, 9999, 9999, 9999)])
def test_any_places_are_drawn(places: tuple[int, ...]) -> None:
    game = GAME._replace(
        places=places, games=sum(places), wins=sum(places[:1]), chance=sum(places) / 8, expected="9999,9"
    )
    for canvas in (drawn(game, path=path_of(3)), drawn(game, game)):
        assert len(canvas.png()) <= 90 * 1024


@pytest.mark.parametrize("name", ["W" * 90, "Ольга", "", "Ann 🔥"])
def test_names_stay_on_their_board(name: str) -> None:
    left, _, right, low = changed(drawn(GAME, name=name), drawn(GAME, name="Ada"))
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
    assert drawn(GAME).png() != drawn(comma).png()
    assert drawn(GAME, GAME).png() != drawn(comma, GAME).png()
    assert drawn(GAME).png() != drawn(GAME._replace(mean="5,4")).png()
