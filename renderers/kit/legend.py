"""The signs of a game's pictures, each in a numbered box. A text beside the picture explains them."""

from collections.abc import Callable, Sequence
from typing import Final

from renderers.kit import sprites
from renderers.kit.canvas import SIZE, Canvas
from renderers.kit.furniture import Cloth, cloth_canvas
from renderers.kit.palette import CREAM, INK, WHITE, Palette

Draw = Callable[[Canvas, float, float], None]
"""A function that draws a sign about a point."""
Sign = tuple[str, Draw]
"""The code of a sign's text, and its drawing."""

COLUMNS: Final = 4
BOX: Final = (280, 250)
GAP: Final = 16
NUMBER: Final = 40


def legend(cloth: Cloth, palette: Palette, signs: Sequence[Sign]) -> Canvas:
    """Draw all signs in order of their numbers."""
    rows = -(-len(signs) // COLUMNS)
    (width, height), left = BOX, (SIZE[0] - COLUMNS * (BOX[0] + GAP) + GAP) // 2
    canvas = cloth_canvas(cloth, palette, (SIZE[0], rows * (height + GAP) + GAP))
    for n, (_, draw) in enumerate(signs):
        x, y = left + n % COLUMNS * (width + GAP), GAP + n // COLUMNS * (height + GAP)
        canvas.paste(sprites.panel(width, height, CREAM), x, y)
        draw(canvas, x + width / 2 + 14, y + height / 2 + 6)  # off the number in the corner
        canvas.paste(sprites.panel(62, 54, WHITE, line=3, ink=INK, drop=0), x, y)
        canvas.text(str(n + 1), x + 31, y + 26, NUMBER)
    return canvas


def sprite(of: Callable[[], sprites.Sprite]) -> Draw:
    """Return a sign of a single sprite."""
    return lambda canvas, x, y: canvas.centre(of(), x, y)
