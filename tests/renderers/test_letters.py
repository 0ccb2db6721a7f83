"""Nothing in a picture is written too small for a phone, and what one plays for is the largest number of a seat."""

from random import Random

import pytest

from games.registry import GAMES
from renderers.gallery import NAMES, SAMPLES, position
from renderers.registry import RENDERERS
from tests.games.own import module_of, own
from tests.renderers.letters import FIGURE, canvases_of, letters_of
from tests.renderers.playouts import playout

LEAST = 11
"""Pixels, shown 400 wide."""


@pytest.mark.parametrize("name", RENDERERS)
def test_no_letter_of_a_sample_is_smaller_than_eleven_pixels_on_a_phone(name: str) -> None:
    for sample in SAMPLES[name]:
        for what, canvas in canvases_of(name, position(name, sample), sample.seats):
            least = min(letters_of(canvas))
            assert least.size >= LEAST, (sample.situation, sample.seats, what, least)


@pytest.mark.parametrize("name", RENDERERS)
def test_nor_is_one_on_the_boards_of_random_games(name: str) -> None:
    rng = Random(8)
    for seats in GAMES[name].seats:
        for view in list(playout(GAMES[name], seats, rng))[::12]:
            least = min(letters_of(RENDERERS[name].draw(view, NAMES[:seats])))
            assert least.size >= LEAST, (view, least)


@pytest.mark.parametrize("name", RENDERERS)
def test_what_one_plays_for_is_the_largest_number_of_a_seats_panel(name: str) -> None:
    """Its figures are eleven pixels high and more."""
    panels, totals = own(name).panels, own(name).totals
    assert panels is not None, f"`panels` and `totals` in {module_of(name)}"
    shown = 0
    for sample in SAMPLES[name]:
        view = position(name, sample).view(None)
        if sample.situation == "result":
            continue  # the picture of the end has other panels
        letters = list(letters_of(RENDERERS[name].draw(view, NAMES[: sample.seats])))
        for total, (x, y, width, height) in zip(totals(view), panels(sample.seats), strict=False):
            inside = [it for it in letters if x <= it.centre[0] <= x + width and y <= it.centre[1] <= y + height]
            *_, second, largest = sorted(inside)
            assert largest.text == total, (sample.situation, sample.seats, largest)
            assert largest.size * FIGURE >= LEAST, (sample.situation, sample.seats, largest)
            assert largest.size > second.size, (sample.situation, sample.seats, second)
            shown += 1
    assert shown >= len(SAMPLES[name]) / 2, f"`totals` in {module_of(name)} says too little of the samples"
