"""A moment of a finished game as a picture: the board in full size, and the mover's hand below it."""

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


def still(
    game_name: str, view: View, party: Party, hand: tuple[View, int] | None, below: Canvas | None = None
) -> Picture:
    """Return the picture of a view with its players, of a hand with its seat if the game has hands, and of what else is
    drawn below."""
    renderer = renderer_of(game_name)
    board = renderer.draw(view, party)
    drawn = [board]
    if hand is not None and renderer.draw_hand is not None:
        drawn.append(renderer.draw_hand(hand[0], party, hand[1]))
    if below is not None:
        drawn.append(below)
    if len(drawn) == 1:
        return Picture(board.png())
    parts = [canvas.image for canvas in drawn]
    sheet = Image.new("RGB", (parts[0].width, sum([part.height + GAP for part in parts]) - GAP), INK)
    top = 0
    for part in parts:
        sheet.paste(part, (0, top))
        top += part.height + GAP
    file = BytesIO()
    board.palette.indexed(sheet).save(file, "PNG")
    return Picture(file.getvalue())
