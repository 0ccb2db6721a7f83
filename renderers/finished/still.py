"""A moment of a finished game as a picture: the board in full size, and the mover's hand below it."""

from io import BytesIO
from typing import Final

from PIL import Image

from games.core import View
from renderers.kit.layout import Party
from renderers.kit.palette import INK
from renderers.registry import Picture, renderer_of

GAP: Final = 8
"""Distance of board and hand."""


def still(game_name: str, view: View, party: Party, hand: tuple[View, int] | None) -> Picture:
    """Return the picture of a view with its players, and of a hand with its seat if the game has hands."""
    renderer = renderer_of(game_name)
    board = renderer.draw(view, party)
    if hand is None or renderer.draw_hand is None:
        return Picture(board.png())
    below = renderer.draw_hand(hand[0], party, hand[1]).image
    above = board.image
    sheet = Image.new("RGB", (above.width, above.height + GAP + below.height), INK)
    sheet.paste(above)
    sheet.paste(below, (0, above.height + GAP))
    file = BytesIO()
    board.palette.indexed(sheet).save(file, "PNG")
    return Picture(file.getvalue())
