"""Heckmeck's board has room for whatever lies on it."""

from renderers.heckmeck.art import DIE, TILE
from renderers.heckmeck.board import seat_boxes
from renderers.heckmeck.table import BOARD, place_of


def test_the_grill_stays_above_the_board_and_tiles_of_panels_are_large() -> None:
    assert BOARD[1] >= place_of(36)[1] + TILE[1]
    for seats in range(2, 8):
        assert seat_boxes(seats)[0].tile[0] * 80 / TILE[0] * 0.705 >= 40


def test_eight_dice_find_room_however_they_are_kept() -> None:
    """Kept groups and loose dice never lie on each other or leave the board, whatever the split."""
    six_groups = 8 * DIE + 6 * 12 + 5 * 14
    assert 166 + six_groups <= BOARD[2] - 8
