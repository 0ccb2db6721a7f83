"""The smallest letters of a picture, as a phone shows it."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from renderers.kit.canvas import Canvas
from renderers.kit.fonts import extent_of

PHONE: Final = 400
"""How wide a picture is shown."""
FIGURE: Final = 0.705
"""How high a figure is, in sizes of its letters."""


class Letter(NamedTuple):
    """A text, the size of its letters in pixels of a phone, and its centre in the picture's own."""

    size: float
    text: str
    centre: tuple[float, float]


def letters_of(canvas: Canvas) -> Iterator[Letter]:
    """Return everything that is written in a picture."""
    for text, x, y in canvas.texts():
        if text.text.strip():
            width, height, *_ = extent_of(text.text, text.size)
            yield Letter(text.size * PHONE / canvas.size[0], text.text, (x + width / 2, y + height / 2))
