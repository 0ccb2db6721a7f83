"""Karteneck's panels have room for whatever is laid in them."""

import pytest

from games.karteneck.moves import KINDS
from renderers.karteneck.seats import lay_out, seat_boxes
from renderers.karteneck.table import BOARD


@pytest.mark.parametrize("seats", range(2, 7))
def test_panels_are_below_the_board_and_whatever_is_laid_in_them(seats: int) -> None:
    boxes = seat_boxes(seats)
    assert min(one.y for one in boxes) >= BOARD[1] + BOARD[3] + 8
    for groups in range(len(KINDS) + 1):
        area = boxes[0].cards
        lying = lay_out(groups, area, boxes[0].card, passed=True)
        assert lying.cutlery is not None
        for place in (*lying.groups, lying.cutlery):
            assert area.x <= place.x <= place.x + place.width <= area.x + area.width + 14
            assert area.y <= place.y <= place.y + place.height <= area.y + area.height


def test_wide_panel_has_larger_cards_and_numbers_than_a_narrow_one_of_its_height() -> None:
    wide, narrow = (seat_boxes(seats)[0] for seats in (4, 6))
    assert not wide.tall
    assert wide.card > narrow.card
    assert wide.sizes.total > narrow.sizes.total
