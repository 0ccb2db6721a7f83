"""What stands on every table: the gingham cloth, the seats' panels, and the places of piles."""

from typing import NamedTuple

from PIL import Image

from renderers.kit.kept import kept
from renderers.kit.palette import CREAM, GLOW, INK, SAND, SIGNS, TAN, WOOD, WOOD_LIGHT, Colour, blend
from renderers.kit.pen import SHADE, Pen, Sprite


class Cloth(NamedTuple):
    """A gingham: checks of so many pixels, darker where two stripes cross."""

    step: int
    ground: Colour
    half: Colour
    full: Colour


@kept
def spread(cloth: Cloth, width: int, height: int) -> Image.Image:
    """A cloth of a size."""
    step = cloth.step
    checks = Image.new("RGB", (2 * step, 2 * step), cloth.half)
    checks.paste(cloth.full, (0, 0, step, step))
    checks.paste(cloth.ground, (step, step, 2 * step, 2 * step))
    image = Image.new("RGB", (width, height))
    for x in range(0, width, 2 * step):
        for y in range(0, height, 2 * step):
            image.paste(checks, (x, y))
    return image


@kept
def board(width: int, height: int) -> Sprite:
    """A wooden board; its shadow reaches 6 lower."""
    pen = Pen(width, height + 6)
    pen.box(0, 6, width, height, SHADE, line=0, radius=24)
    pen.box(0, 0, width, height, WOOD, radius=24)
    pen.box(4, 4, width - 8, height - 14, WOOD_LIGHT, line=0, radius=20)
    return pen.done()


@kept
def hand_sheet(seat: int, width: int, height: int, header: int) -> Sprite:
    """What a hand lies on, with a header in its seat's colour; its shadow reaches 6 lower."""
    pen = Pen(width, height + 6)
    pen.box(0, 6, width, height, SHADE, line=0, radius=24)
    pen.box(0, 0, width, height, header_of(seat), line=0, radius=24)
    pen.box(0, header, width, height - header, CREAM, line=0, radius=24)
    pen.box(0, header, width, 60, CREAM, line=0, radius=0)
    pen.box(0, header, width, 4, INK, line=0, radius=0)
    pen.box(0, 0, width, height, None, radius=24)
    return pen.done()


def header_of(seat: int) -> Colour:
    """The ground of a seat's name."""
    return blend(SIGNS[seat].colour, CREAM, 0.58)


@kept
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


@kept
def bare(width: int, height: int) -> Sprite:
    """Where a pile will lie."""
    pen = Pen(width, height)
    pen.box(0, 0, width, height, blend(CREAM, SAND, 0.6), line=3, ink=TAN)
    return pen.done()


@kept
def pile_edge(width: int, height: int) -> Sprite:
    """The edge of a piece under the top one."""
    pen = Pen(width, height)
    pen.box(0, 0, width, height, SAND, line=3)
    return pen.done()
