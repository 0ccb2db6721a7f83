"""Everybody remembers from which row a seat picked how many tiles, and computers reckon with it."""

from random import Random

import pytest
from msgspec.structs import replace

from games.hornochsen import Hornochsen
from games.hornochsen.moves import Pick, Play
from games.hornochsen.view import RememberedPick
from tests.games.hornochsen import OWED, PLAIN_ROWS, at, choose, words

ROW = (53, 56, 59, 60, 62)
"""What seat 1 picks from."""
BOX = ".".join(map(str, range(2, 35)))


def picked(*tiles: int) -> Hornochsen:
    """Seats 0 and 2 look at what seat 1 picks; the box is full of other tiles."""
    position = at(f"hands=1/70/99 {OWED} box={BOX}")
    position.play(1, Pick(tiles))
    return position


def resampled(position: Hornochsen, seat: int | None) -> list[dict[str, str]]:
    return [words(position.resample(seat, Random(seed))) for seed in range(40)]


def of_row(word: str) -> set[int]:
    return {int(tile) for tile in word.split(".")} & {*ROW}


@pytest.mark.parametrize("seat", [0, None])
def test_resampled_pick_is_of_its_row(seat: int | None) -> None:
    for drawn in resampled(picked(53, 62), seat):
        assert len(of_row(drawn["hands"].split("/")[1])) == 2
        assert len(of_row(drawn["box"])) == 3


def test_resampled_picks_are_all_that_are_possible() -> None:
    drawn = {drawn["hands"].split("/")[1] for drawn in resampled(picked(53), 0)}
    assert {tile for tiles in drawn for tile in of_row(tiles)} == {*ROW}


def test_views_and_resamples_are_equal_whatever_was_picked() -> None:
    one, other = picked(53, 62), picked(56, 59)
    for seat in (0, 2, None):
        assert one.view(seat) == other.view(seat)
        assert one.resample(seat, Random(5)) == other.resample(seat, Random(5))
    assert one.view(1) != other.view(1)


def test_tile_that_is_played_is_no_longer_behind_the_screen() -> None:
    position = picked(53, 62)
    choose(position, 1, 53, 99)
    assert position.view(0).kept == (RememberedPick(1, 1, (56, 59, 60, 62)),)
    for drawn in resampled(position, 0):
        assert len(of_row(drawn["hands"].split("/")[1])) == 1


KEPT = "kept=1x1:53.56.59 shown=53"


def test_tile_of_the_row_in_ones_own_hand_is_not_behind_the_others_screen() -> None:
    position = at(f"hands=1.56/53/99 {PLAIN_ROWS} box=59.60 {KEPT}.56")
    assert {drawn["hands"] for drawn in resampled(position, 0) if of_row(drawn["hands"].split("/")[1]) == {56}} == set()


def test_tile_that_comes_back_from_the_box_is_forgotten() -> None:
    position = at(f"hands=1.56/53.71/99 {PLAIN_ROWS} box=59.60 {KEPT}.56")
    choose(position, 56, 71, 99)
    assert position.view(None).kept == (RememberedPick(1, 1, (53, 59)),)


def test_pick_is_forgotten_where_its_tile_may_have_come_from_the_box() -> None:
    position = at(f"hands=1/53.56/99 {PLAIN_ROWS} box=59.60 {KEPT}.56")
    choose(position, 1, 56, 99)
    assert position.view(None).kept == ()


def test_tile_that_lies_open_is_no_longer_behind_the_screen() -> None:
    position = at(f"hands=1/53.71/99 {PLAIN_ROWS} box=56.59.60 pawns=3/2/4 order=1/0/2 {KEPT}")
    position.play(1, Play((53,)))
    for drawn in resampled(position, 0):
        assert of_row(drawn["box"]) == {56, 59, 60}


def test_rest_of_a_pick_stays_behind_the_screen_although_its_open_tile_may_be_from_the_box() -> None:
    """A resample that does not keep it is no position, so neither a computer nor a review could go on."""
    kept = "kept=1x2:53.56.59 shown=53.56.80"
    position = at(f"hands=1/53.56.80/99 {PLAIN_ROWS} box=59.81.82.83 pawns=3/2/4 order=1/0/2 {kept}")
    position.play(1, Play((53,)))
    for drawn in resampled(position, 0):
        assert len(of_row(drawn["hands"].split("/")[1])) >= 2
        twin = Hornochsen.parse(" ".join(f"{key}={word}" for key, word in drawn.items()))
        assert twin.view(0) == replace(position.view(0), last=())  # a notation has no events


def test_older_notation_is_read_and_remembers_nothing() -> None:
    position = at(f"hands=1/53/99 {PLAIN_ROWS} box=56.59 shown=53")
    assert position.view(0).kept == ()
    assert "kept" not in words(position)
    assert {words(position.resample(0, Random(seed)))["box"] for seed in range(20)} == {"53.56", "53.59", "56.59"}


@pytest.mark.parametrize(
    "wrong", ["kept=1x1:56.59", "kept=1x0:53.56", "kept=3x1:53.56", "kept=1x1:53.10", "kept=1x1:53.56/1x1:53.59"]
)
def test_notation_of_an_impossible_pick_is_refused(wrong: str) -> None:
    with pytest.raises(ValueError, match="pick"):
        at(f"hands=1/53/99 {PLAIN_ROWS} box=56.59 shown=53 {wrong}")
