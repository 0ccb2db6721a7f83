"""Emoji for buttons: dice and a worm like those of the pictures, legible in a line of text. Discord keeps an uploaded
emoji, so another drawing needs another name."""

from collections.abc import Callable
from io import BytesIO
from typing import Final

from PIL import Image, ImageFilter

from renderers.kit.farm import draw_worm
from renderers.kit.palette import INK, WHITE
from renderers.kit.pen import Pen
from renderers.kit.sprites import PIP_LAYOUT

SIZE: Final = 128
_LINE: Final = 9.0
"""Weight of outlines. A line of text shows a sixth of it."""
_RIM: Final = 5


def _draw_box(pen: Pen, x: float, y: float, size: float) -> None:
    pen.box(x, y, size, size, WHITE, line=_LINE, radius=size * 0.22)


def _die(face: int) -> Pen:
    pen = Pen(SIZE, SIZE)
    _draw_box(pen, 6, 6, 116)
    for dx, dy in PIP_LAYOUT[face]:
        pen.disc((64 + dx * 28, 64 + dy * 28), 13.5, INK)
    return pen


def _die_with_worm() -> Pen:
    pen = Pen(SIZE, SIZE)
    _draw_box(pen, 6, 6, 116)
    draw_worm(pen, 20, 35, 88, small=True)
    return pen


def _worm() -> Pen:
    pen = Pen(SIZE, SIZE)
    draw_worm(pen, 5, 25, 118, small=True)
    return pen


def _dice() -> Pen:
    pen, back, front = Pen(SIZE, SIZE), Pen(78, 78), Pen(78, 78)
    for die, face in ((back, 5), (front, 2)):
        _draw_box(die, 2, 2, 74)
        for dx, dy in PIP_LAYOUT[face]:
            die.disc((39 + dx * 17, 39 + dy * 17), 8.5, INK)
    pen.stamp(back.tilted(14), 45, 3)
    pen.stamp(front.tilted(-12), 4, 46)
    return pen


EMOJI: Final[dict[str, Callable[[], Pen]]] = {
    **{f"die_{face}": lambda face=face: _die(face) for face in range(1, 6)},
    "die_worm": _die_with_worm,
    "dice": _dice,
    "worm": _worm,
}
"""All emoji by name."""


def draw_emoji(name: str) -> bytes:
    """Draw an emoji as a PNG without background, with a white rim against dark ones."""
    drawing = EMOJI[name]().sprite().pixels()
    picture = Image.new("RGBA", drawing.size, WHITE)
    # the filter is as wide as a pixel with both rims
    picture.putalpha(drawing.getchannel("A").filter(ImageFilter.MaxFilter(2 * _RIM + 1)))
    picture.alpha_composite(drawing)
    written = BytesIO()
    picture.save(written, "PNG", optimize=True)
    return written.getvalue()
