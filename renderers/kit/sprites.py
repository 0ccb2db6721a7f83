"""Sprites for every game: signs of seats, badges, panels, dice, rosettes, arrows, and marks of news and of possible
moves."""

from math import ceil, cos, pi, sin

from renderers.kit.canvas import Canvas
from renderers.kit.figures import Paint, figure_of
from renderers.kit.fonts import DECISIVE
from renderers.kit.kept import kept
from renderers.kit.palette import BIRDS, CREAM, GLOW, INK, IVORY, SIGNS, WHITE, Colour, rgb
from renderers.kit.pen import LINE, RADIUS, SHADE, Fill, Pen
from renderers.kit.pixels import Point, Sprite, stretched

DROP = 5.0
"""Drop of a shadow, straight down, because the light is above."""
PIP_LAYOUT: dict[int, tuple[Point, ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
SIGN = 100
"""Size of a sign in its file."""
SIGN_LINE = 3
GOLD = rgb("f6c443")
SILVER = rgb("d5d9dd")
BRONZE = rgb("e0a06a")
MEDALS = (GOLD, SILVER, BRONZE)


def draw_sign(pen: Pen, look: int, centre: Point, size: float, line: float = 3.0) -> None:
    """Draw a seat's shape, about `size` across, outline included."""
    sign = SIGNS[look]
    scale = (size / 2 - line) / (SIGN / 2 - SIGN_LINE)  # the outline keeps its weight at every size
    x, y = centre[0] - SIGN / 2 * scale, centre[1] - SIGN / 2 * scale
    pen.figure(f"signs/{sign.name}", x, y, SIGN * scale, paint=(("seat", sign.colour),), line=line)


@kept
def figure(
    name: str,
    width: int,
    *,
    margin: int = 0,
    show: frozenset[str] = frozenset(),
    hide: frozenset[str] = frozenset(),
    paint: Paint = (),
    line: float | None = None,
) -> Sprite:
    """Return a figure of a width with a margin on every side."""
    wide, high, _, _ = figure_of(name, show, hide, paint)
    pen = Pen(width, (width - 2 * margin) * high / wide + 2 * margin)
    pen.figure(name, margin, margin, width - 2 * margin, show=show, hide=hide, paint=paint, line=line)
    return pen.sprite()


def sign(look: int, size: int, level: str | None = None) -> Sprite:
    """Return a seat's sign in the middle of a slightly larger sprite; a computer's as on a badge."""
    return _sign(look, size) if level is None else _bird(look, size, level)


@kept
def _sign(look: int, size: int) -> Sprite:
    pen = Pen(size + 8, size + 8)
    draw_sign(pen, look, (size / 2 + 4, size / 2 + 4), size)
    return pen.sprite()


def badge(look: int, size: int, level: str | None = None) -> Sprite:
    """Return a seat's sign on a white disc with a shadow; a computer's on the face of a bird."""
    return _disc(look, size) if level is None else _bird(look, size, level)


@kept
def _disc(look: int, size: int) -> Sprite:
    pen = Pen(size, size + 3)
    pen.disc((size / 2, size / 2 + 3), size / 2, SHADE)
    pen.disc((size / 2, size / 2), size / 2, WHITE, line=3)
    draw_sign(pen, look, (size / 2, size / 2), size * 0.66, 2.5)
    return pen.sprite()


def corner_badge(look: int, level: str | None = None) -> Sprite:
    """Return the badge on the corner of a narrow panel. A computer's bird is larger, to be seen on a phone."""
    return badge(look, 36 if level is None else 56, level)


@kept
def _bird(look: int, size: int, level: str) -> Sprite:
    """Return a head with comb and beak about the sign."""
    wide = round(size * 1.24)
    pen = Pen(wide, wide + 3)
    middle = wide / 2, wide * 64 / 124  # the face's centre in the file, whose size is 124
    pen.disc((middle[0], middle[1] + 3), size * 0.43, SHADE)
    pen.figure("kit/bird", 0, 0, wide, show=frozenset({level}), paint=(("feathers", BIRDS[level].feathers),), line=2.5)
    pen.disc(middle, size * 0.34, WHITE, line=0)
    draw_sign(pen, look, middle, size * 0.58, 2.5)
    return pen.sprite()


@kept
def panel(
    width: int,
    height: int,
    fill: Colour = CREAM,
    *,
    line: float = LINE,
    ink: Colour = INK,
    radius: float = RADIUS,
    drop: float = DROP,
) -> Sprite:
    """Return a rounded plate with its shadow below it (`drop` higher than asked)."""
    core = 2 * ceil(radius + line) + 5  # whole corners about a middle to repeat
    wide, high = min(width, core), min(height, core)
    pen = Pen(wide, high + drop)
    if drop:
        pen.box(0, drop, wide, high, SHADE, line=0, radius=radius)
    pen.box(0, 0, wide, high, fill, line=line, ink=ink, radius=radius)
    return stretched(pen.sprite(), width, round(height + drop))


def draw_die(pen: Pen, x: float, y: float, size: float, face: int | None, pips: Fill = INK) -> None:
    """Draw a die with its shadow; None shows no face."""
    pen.box(x, y + DROP, size, size, SHADE, line=0, radius=size * 0.2)
    pen.box(x, y, size, size, rgb("e3cfa6"), radius=size * 0.2)
    pen.box(
        x + LINE, y + LINE, size - 2 * LINE, size - 3.2 * LINE, WHITE if face else IVORY, line=0, radius=size * 0.16
    )
    for dx, dy in PIP_LAYOUT.get(face or 0, ()):
        step = size * 0.25
        pen.disc((x + size / 2 + dx * step, y + size / 2 - 1 + dy * step), size * 0.1, pips)


@kept
def rosette(place: int, size: int) -> Sprite:
    """Return the ground of a place's number, its centre half of `size` below the top: gold, silver, bronze, plain."""
    medal = MEDALS[place - 1] if place <= len(MEDALS) else CREAM
    return figure("kit/rosette", size, paint=(("medal", medal),), line=3)


def draw_place(canvas: Canvas, place: int, x: float, y: float, size: int) -> None:
    """Draw a rosette with the number of a place, its upper left corner at a point."""
    canvas.paste(rosette(place, size), x, y)
    canvas.text(str(place), x + size / 2, y + size / 2, max(DECISIVE, round(size * 0.577)))


def cross(size: int) -> Sprite:
    return figure("kit/cross", size)


def tick(size: int) -> Sprite:
    """Return the sign of a completed action."""
    return figure("kit/tick", size)


@kept
def arrow(width: int, height: int, fill: Colour = IVORY) -> Sprite:
    pen = Pen(width, height)
    w, h, line = width, height, 3.0
    neck = w - h * 0.62
    top, low = h * 0.3, h * 0.7
    pen.shape(
        [
            (line, top),
            (neck, top),
            (neck, line * 1.6),
            (w - line * 1.6, h / 2),
            (neck, h - line * 1.6),
            (neck, low),
            (line, low),
        ],
        fill,
        line=line,
    )
    return pen.sprite()


@kept
def choice_frame(width: int, height: int) -> Sprite:
    """Return a bright frame with four pointers, the mark of a possible choice. It lies 14 outside its content."""
    out = 14
    pen = Pen(width + 2 * out, height + 2 * out)
    w, h = width + 2 * out, height + 2 * out
    pen.box(2, 2, w - 4, h - 4, None, line=15, ink=INK, radius=RADIUS + out - 2)
    pen.box(5, 5, w - 10, h - 10, None, line=9, ink=GLOW, radius=RADIUS + out - 5)
    for turn in (0, 180):
        tip = 30 if turn == 0 else h - 30
        base = 9 if turn == 0 else h - 9
        pen.shape([(w / 2 - 15, base), (w / 2 + 15, base), (w / 2, tip)], GLOW, line=3)
        # opens the outline between pointer and frame
        pen.box(w / 2 - 19, 5 if turn == 0 else h - 14, 38, 9, GLOW, line=0, radius=0)
    return pen.sprite()


@kept
def news_frame(width: int, height: int, *, corners: int = 4) -> Sprite:
    """Return a white frame with short rays about its corners (2: the upper ones), the mark of news. It lies 22 outside
    its content."""
    out = 22
    # 33 is odd: the one pixel in its middle is repeated.
    return stretched(_news_frame_core(min(width, 33), min(height, 33), out, corners), width + 2 * out, height + 2 * out)


@kept
def _news_frame_core(width: int, height: int, out: int, corners: int) -> Sprite:
    pen = Pen(width + 2 * out, height + 2 * out)
    pen.box(out - 7, out - 7, width + 14, height + 14, None, line=11, radius=RADIUS + 6)
    pen.box(out - 4, out - 4, width + 8, height + 8, None, line=6, ink=WHITE, radius=RADIUS + 3)
    for corner in range(corners):
        x = out + 4 if corner in (0, 3) else out + width - 4
        y = out + 4 if corner < 2 else out + height - 4
        # all outlines first, so that rays do not cut each other
        for weight, ink in ((10, INK), (5, WHITE)):
            for turn in (-42, 0, 42):
                angle = (225 + 90 * corner + turn) * pi / 180
                pen.stroke([(x + far * cos(angle), y + far * sin(angle)) for far in (16, 25)], weight, ink)
    return pen.sprite()


@kept
def halo(width: int, height: int, ink: Colour = WHITE, *, out: int = 5, radius: float = 99) -> Sprite:
    """Return a bright ground about a piece or a tile, `out` larger on every side."""
    w, h = width + 2 * out, height + 2 * out
    radius = min(w / 2, h / 2, radius)
    pen = Pen(w, h)
    pen.box(0, 0, w, h, INK, line=0, radius=radius)
    pen.box(2.5, 2.5, w - 5, h - 5, ink, line=0, radius=radius - 2)
    return pen.sprite()
