"""One moment of a finished game as a picture: the board at its full size, and the hand of whoever moved below it."""

from io import BytesIO
from typing import Final

from PIL import Image

from games.core import View
from renderers.kit.layout import Party
from renderers.kit.palette import INK
from renderers.registry import RENDERERS, Picture

GAP: Final = 8
"""Between board and hand."""


def still(game_name: str, view: View, party: Party, hand: tuple[View, int] | None) -> Picture:
    """The picture of a view, with who sits there, and of a hand and whose it is where the game has any."""
    renderer = RENDERERS[game_name]
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
