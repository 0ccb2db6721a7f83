"""Pictures on a phone, a third as wide: which pixels differ there by more than a shade."""

from io import BytesIO

from PIL import Image, ImageChops

from renderers.kit.canvas import Canvas

SMALLER = 3
_SHADE = 40
"""Levels of grey, of 256."""

Edges = tuple[int, int, int, int]
"""Left, top, right and bottom of a part, in the whole picture's pixels."""


def opened(canvas: Canvas) -> Image.Image:
    """A picture as it is sent."""
    return Image.open(BytesIO(canvas.png())).convert("RGB")


def shown(picture: Image.Image) -> Image.Image:
    """A picture on a phone, in grey."""
    return picture.convert("L").reduce(SMALLER)


def unlike(one: Image.Image, other: Image.Image, edges: Edges | None = None) -> int:
    """Return how many pixels of two pictures on a phone clearly differ in a part of them."""
    change = ImageChops.difference(one, other)
    if edges is not None:
        left, top, right, bottom = (v // SMALLER for v in edges)
        change = change.crop((left, top, right, bottom))
    return sum(change.histogram()[_SHADE:])


def noticed(one: Image.Image, other: Image.Image, edges: Edges | None = None) -> int:
    """Return how many pixels of two pictures in full size clearly differ in a part of them."""
    return unlike(shown(one), shown(other), edges)
