"""Nothing in a picture is written too small for a phone, and what one plays for is the largest number of a seat."""

from collections.abc import Callable
from random import Random

import pytest

from games.core import View
from games.heckmeck.view import HeckmeckView
from games.hornochsen.view import HornochsenView
from games.karteneck.view import KarteneckView
from games.registry import GAMES
from games.verflixxt.view import VerflixxtView
from renderers.gallery import NAMES, SAMPLES, position
from renderers.heckmeck import seats as heckmeck_seats
from renderers.heckmeck import table as heckmeck_table
from renderers.hornochsen import seats as hornochsen_seats
from renderers.hornochsen import table as hornochsen_table
from renderers.karteneck import seats as karteneck_seats
from renderers.kit.layout import Box
from renderers.registry import RENDERERS
from renderers.verflixxt import seats as verflixxt_seats
from renderers.verflixxt import table as verflixxt_table
from renderers.verflixxt.art import points
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


Panels = Callable[[int], list[Box[int]]]


def side_by_side(places: Callable[[int], tuple[tuple[int, int], ...]], top: int, height: int) -> Panels:
    return lambda seats: [Box(x, top, width, height) for x, width in places(seats)]


PANELS: dict[str, Panels] = {
    "heckmeck": side_by_side(heckmeck_seats.seat_boxes, heckmeck_table.SEATS_TOP, heckmeck_table.SEATS_HEIGHT),
    "hornochsen": side_by_side(hornochsen_seats.seat_boxes, hornochsen_table.SEATS_TOP, hornochsen_table.SEATS_HEIGHT),
    "karteneck": lambda seats: [Box(*box) for box in karteneck_seats.seat_boxes(seats)],
    "verflixxt": side_by_side(verflixxt_seats.seat_boxes, verflixxt_table.SEATS_TOP, verflixxt_table.SEATS_HEIGHT),
}


def totals(view: View) -> list[str]:
    """What every seat plays for, where everybody sees it and panels show it."""
    match view:
        case HeckmeckView(stacks=stacks):
            return [str(stack.worms) for stack in stacks]
        case KarteneckView(seats=seats):
            return [str(seat.stack.worms) for seat in seats]
        case HornochsenView(players=players):
            return [str(player.space) for player in players]
        case VerflixxtView(seats=seats, result=None):
            return [points(seat.pile.points) for seat in seats if seat.pile is not None]
        case _:
            return []


@pytest.mark.parametrize("name", RENDERERS)
def test_what_one_plays_for_is_the_largest_number_of_a_seats_panel(name: str) -> None:
    """Its figures are eleven pixels high and more."""
    shown = 0
    for sample in SAMPLES[name]:
        view = position(name, sample).view(None)
        letters = list(letters_of(RENDERERS[name].draw(view, NAMES[: sample.seats])))
        for total, (x, y, width, height) in zip(totals(view), PANELS[name](sample.seats), strict=False):
            inside = [it for it in letters if x <= it.centre[0] <= x + width and y <= it.centre[1] <= y + height]
            *_, second, largest = sorted(inside)
            assert largest.text == total, (sample.situation, sample.seats, largest)
            assert largest.size * FIGURE >= LEAST, (sample.situation, sample.seats, largest)
            assert largest.size > second.size, (sample.situation, sample.seats, second)
            shown += 1
    assert shown > 30
