"""What stands on every table: the gingham cloth, the seats' panels, and the places of piles."""

from functools import lru_cache

from renderers.kit.palette import CREAM, GLOW, INK, SAND, SIGNS, TAN, Colour, blend
from renderers.kit.pen import SHADE, Pen, Sprite


def gingham(pen: Pen, width: int, height: int, step: int, half: Colour, full: Colour) -> None:
    """The cloth under it all: checks of so many pixels, darker where two stripes cross."""
    for x in range(0, width, 2 * step):
        pen.box(x, 0, step, height, half, line=0, radius=0)
    for y in range(0, height, 2 * step):
        pen.box(0, y, width, step, half, line=0, radius=0)
        for x in range(0, width, 2 * step):
            pen.box(x, y, step, step, full, line=0, radius=0)


def header_of(seat: int) -> Colour:
    """The ground of a seat's name."""
    return blend(SIGNS[seat].colour, CREAM, 0.58)


@lru_cache(128)
def seat_panel(seat: int, width: int, height: int, header: int, *, bright: bool, ground: Colour = CREAM) -> Sprite:
    """A seat's panel, 8 smaller on every side than its sprite; who is asked has a bright
    frame. `header` is the height of its head, which holds the name."""
    out = 8
    pen = Pen(width + 2 * out, height + 2 * out + 6)
    if bright:
        pen.box(0, 6, width + 2 * out, height + 2 * out, SHADE, line=0, radius=24)
        pen.box(0, 0, width + 2 * out, height + 2 * out, INK, line=0, radius=24)
        pen.box(4, 4, width + 2 * out - 8, height + 2 * out - 8, GLOW, line=0, radius=20)
    else:
        pen.box(out, out + 5, width, height, SHADE, line=0, radius=16)
    pen.box(out, out, width, height, header_of(seat), line=0, radius=16)
    pen.box(out, out + header, width, height - header, ground, line=0, radius=16)
    pen.box(out, out + header, width, 40, ground, line=0, radius=0)
    pen.box(out, out + header, width, 4, INK, line=0, radius=0)
    pen.box(out, out, width, height, None, radius=16)
    return pen.done()


@lru_cache(64)
def bare(width: int, height: int) -> Sprite:
    """Where a pile will lie."""
    pen = Pen(width, height)
    pen.box(0, 0, width, height, blend(CREAM, SAND, 0.6), line=3, ink=TAN)
    return pen.done()


@lru_cache(64)
def pile_edge(width: int, height: int) -> Sprite:
    """The edge of a piece under the top one."""
    pen = Pen(width, height)
    pen.box(0, 0, width, height, SAND, line=3)
    return pen.done()
