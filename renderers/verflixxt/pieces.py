"""Verflixxt!'s pieces, pawns and guards, and the marks of their possible and last moves."""

from renderers.kit import sprites
from renderers.kit.kept import kept
from renderers.kit.palette import INK, SIGNS, Colour
from renderers.kit.pen import RADIUS, Pen
from renderers.kit.pixels import Sprite, stretched
from renderers.kit.sprites import draw_sign
from renderers.verflixxt import art


@kept
def pawn(look: int, width: int) -> Sprite:
    """Return a seat's pawn: a small head, and the sign on a big belly."""
    pen = Pen(width, width * art.TALL)
    pen.figure("verflixxt/pawn", 0, 0, width, paint=(("seat", SIGNS[look].colour),))
    draw_sign(pen, look, (width * 0.5, width * 0.97), width * 0.66, max(1.8, width * 0.045))
    return pen.sprite()


def guard(width: int) -> Sprite:
    return sprites.figure("verflixxt/guard", width)


def guard_head(size: int) -> Sprite:
    return sprites.figure("verflixxt/guard-head", size)


@kept
def captain(look: int | None, width: int) -> Sprite:
    """Return the guard beside the table with the sign of the seat in turn."""
    pen = Pen(width, width * art.TALL)
    pen.figure("verflixxt/guard", 0, 0, width, hide=("buttons",))
    if look is not None:
        draw_sign(pen, look, (width * 0.5, width * 1.15), width * 0.5)
    return pen.sprite()


@kept
def hero(look: int, width: int) -> Sprite:
    """Return the crowned guard with the sign of a winner."""
    wide = width * 0.8
    pen = Pen(width, wide * art.TALL + width * 0.2)
    pen.figure("verflixxt/guard", width * 0.1, width * 0.2, wide, hide=("buttons",))
    draw_sign(pen, look, (width / 2, width * 0.2 + wide * 1.15), wide * 0.5)
    pen.figure("kit/crown", width * 0.26, 0, width * 0.48, line=5)
    return pen.sprite()


# Marks


@kept
def ring(width: int, height: int, ink: Colour, *, dashed: bool = False) -> Sprite:
    """Return a frame about a tile, 9 larger on every side. A dashed one marks a piece's former tile, on its edge."""
    out = 3 if dashed else 9
    w, h = width + 2 * out, height + 2 * out
    if not dashed:
        return stretched(_ring(RADIUS + out, ink), w, h)
    pen = Pen(w, h)
    for weight, colour in ((10.0, INK), (5.5, ink)):
        for n in range(4):
            x = out + (n + 0.5) * width / 4
            for y in (5.0, h - 5.0):
                pen.stroke(((x - width / 14, y), (x + width / 14, y)), weight, colour)
            y = out + (n + 0.5) * height / 4
            for x in (5.0, w - 5.0):
                pen.stroke(((x, y - height / 14), (x, y + height / 14)), weight, colour)
    return pen.sprite()


@kept
def _ring(radius: float, ink: Colour) -> Sprite:
    size = 2 * radius + 1
    pen = Pen(size, size)
    pen.box(0, 0, size, size, None, line=10, radius=radius)
    pen.box(2.5, 2.5, size - 5, size - 5, None, line=6, ink=ink, radius=radius - 2)
    return pen.sprite()


def tray(size: int) -> Sprite:
    """Return the mark of a tile that its last pawn has to take."""
    return sprites.figure("verflixxt/taking", size)


def pause_sign(size: int) -> Sprite:
    """Return two bars, the sign of a seat that moves nothing."""
    return sprites.figure("verflixxt/staying", size, line=3)
