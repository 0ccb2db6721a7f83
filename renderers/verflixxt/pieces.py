"""Verflixxt's pieces, pawns with bellies and stout guards, and the marks of what they may do and did."""

from PIL import Image

from renderers.kit.kept import kept
from renderers.kit.palette import GLOW, INK, SIGNS, WHITE, Colour, rgb
from renderers.kit.pen import RADIUS, SHADE, Pen, Point, Sprite, curve
from renderers.kit.sprites import GOLD, arrow, draw_sign
from renderers.verflixxt import art


def _draw_pawn(pen: Pen, seat: int, x: float, y: float, width: float) -> None:
    colour = SIGNS[seat].colour
    box = art.Scaled(pen, x, y, width)
    pen.oval(box.at(50, 146), 44 * box.s, 9 * box.s, SHADE)
    box.disc(50, 27, 22, colour)
    box.eyes(24, 8.5, 10)
    box.disc(50, 97, 46, colour)
    box.disc(50, 97, 37, WHITE, outlined=False)
    draw_sign(pen, seat, box.at(50, 97), 66 * box.s, max(1.8, 4.5 * box.s))


@kept
def pawn(seat: int, width: int) -> Sprite:
    """A seat's pawn: a small head, and the sign on a big belly."""
    pen = Pen(width, width * art.TALL)
    _draw_pawn(pen, seat, 0, 0, width)
    return pen.done()


def _draw_head(box: art.Scaled, top: float) -> None:
    """A guard's head: a nose, a moustache, and a bearskin that lets nothing else be seen."""
    pen = box.pen
    box.disc(50, top + 58, 24, art.SKIN)
    hat = ((20, 52), (18, 26), (28, 8), (50, 2), (72, 8), (82, 26), (80, 52), (50, 56), (20, 52))
    pen.shape(curve([box.at(x, top + y) for x, y in hat], 8), art.BEARSKIN, line=box.line)
    pen.stroke(curve([box.at(x, top + y) for x, y in ((30, 34), (34, 20), (46, 14))], 6), 5 * box.s, art.STEEL)
    for way in (-1, 1):
        whisker = ((50, 68), (50 + way * 14, 66), (50 + way * 28, 74), (50 + way * 32, 66))
        pen.stroke(curve([box.at(x, top + y) for x, y in whisker], 6), 9 * box.s, INK)
    box.disc(50, top + 60, 8, rgb("f08a86"), outlined=False)


def _draw_guard(pen: Pen, x: float, y: float, width: float) -> Point:
    box = art.Scaled(pen, x, y, width)
    pen.oval(box.at(50, 146), 44 * box.s, 9 * box.s, SHADE)
    coat = ((16, 142), (10, 108), (20, 84), (50, 76), (80, 84), (90, 108), (84, 142), (50, 147), (16, 142))
    pen.shape(curve(box.all(*coat), 8), art.COAT, line=box.line)
    shine = ((24, 134), (20, 108), (28, 92), (36, 90), (32, 110), (34, 136), (24, 134))
    pen.shape(curve(box.all(*shine), 6), art.COAT_LIGHT, line=0)
    _draw_head(box, 0)
    return box.at(50, 115)


@kept
def guard(width: int) -> Sprite:
    """A stout wooden guard."""
    pen = Pen(width, width * art.TALL)
    x, y = _draw_guard(pen, 0, 0, width)
    for dy in (-0.06, 0.16):
        pen.disc((x, y + dy * width), 0.065 * width, GOLD, line=max(1.2, width * 0.025))
    return pen.done()


@kept
def guard_head(size: int) -> Sprite:
    """A guard's head, for a crowd."""
    pen = Pen(size, size)
    _draw_head(art.Scaled(pen, size * 0.02, size * 0.06, size * 0.96), 0)
    return pen.done()


@kept
def captain(seat: int | None, width: int) -> Sprite:
    """The guard who watches the table, with the sign of the seat in turn."""
    pen = Pen(width, width * art.TALL)
    x, y = _draw_guard(pen, 0, 0, width)
    if seat is not None:
        draw_sign(pen, seat, (x, y), width * 0.5)
    return pen.done()


# Marks


@kept
def halo(width: int, height: int, ink: Colour, radius: float = 99) -> Sprite:
    """What a piece stands on that can be moved, or a tile that was just taken; 5 larger on every side."""
    pen = Pen(width + 10, height + 10)
    radius = min(width / 2 + 4, height / 2 + 4, radius)
    pen.box(0, 0, width + 10, height + 10, INK, line=0, radius=radius)
    pen.box(2.5, 2.5, width + 5, height + 5, ink, line=0, radius=radius - 2)
    return pen.done()


@kept
def ring(width: int, height: int, ink: Colour, *, dashed: bool = False) -> Sprite:
    """A frame about a tile, 9 larger on every side; where something was a dashed one, on the tile's own edge."""
    out = 3 if dashed else 9
    w, h = width + 2 * out, height + 2 * out
    pen = Pen(w, h)
    if not dashed:
        pen.box(0, 0, w, h, None, line=10, radius=RADIUS + out)
        pen.box(2.5, 2.5, w - 5, h - 5, None, line=6, ink=ink, radius=RADIUS + out - 2)
        return pen.done()
    for weight, colour in ((10.0, INK), (5.5, ink)):
        for n in range(4):
            x = out + (n + 0.5) * width / 4
            for y in (5.0, h - 5.0):
                pen.stroke(((x - width / 14, y), (x + width / 14, y)), weight, colour)
            y = out + (n + 0.5) * height / 4
            for x in (5.0, w - 5.0):
                pen.stroke(((x, y - height / 14), (x, y + height / 14)), weight, colour)
    return pen.done()


@kept
def arrow_back(width: int, height: int) -> Sprite:
    """An arrow to the left."""
    colours, mask = arrow(width, height)
    flip = Image.Transpose.FLIP_LEFT_RIGHT
    return Sprite(colours.transpose(flip), mask.transpose(flip))


@kept
def taking(size: int) -> Sprite:
    """A tile that goes into a tray: whoever moves from here takes it."""
    pen = Pen(size, size)
    box = art.Scaled(pen, 0, 0, size)
    arrow = ((38, 6), (62, 6), (62, 34), (82, 34), (50, 66), (18, 34), (38, 34))
    pen.shape(box.all(*arrow), GLOW, line=box.line)
    tray = box.all((10, 58), (10, 88), (90, 88), (90, 58))
    pen.stroke(tray, 18 * box.s)
    pen.stroke(tray, 8 * box.s, WHITE)
    return pen.done()


@kept
def staying(size: int) -> Sprite:
    """Nothing moves: two bars, as on a button that pauses."""
    pen = Pen(size, size)
    pen.disc((size / 2, size / 2), size / 2, WHITE, line=3)
    for way in (-1, 1):
        pen.box(
            size / 2 + way * size * 0.13 - size * 0.08, size * 0.27, size * 0.16, size * 0.46, INK, line=0, radius=2
        )
    return pen.done()
