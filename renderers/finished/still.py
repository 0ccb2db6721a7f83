"""A moment of a finished game as a picture: the board in full size, and the mover's hand below it."""

from collections.abc import Sequence
from io import BytesIO
from typing import Final

from PIL import Image

from games.core import View
from renderers.kit.canvas import Canvas
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
    return stacked([board, renderer.draw_hand(hand[0], party, hand[1])])


def stacked(parts: Sequence[Canvas]) -> Picture:
    """Return canvases of one width below each other, in the colours of the first."""
    images = [part.image for part in parts]
    sheet = Image.new("RGB", (images[0].width, sum([image.height + GAP for image in images]) - GAP), INK)
    top = 0
    for image in images:
        sheet.paste(image, (0, top))
        top += image.height + GAP
    file = BytesIO()
    parts[0].palette.indexed(sheet).save(file, "PNG")
    return Picture(file.getvalue())
