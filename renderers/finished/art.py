"""What leaderboards and records are drawn with: the cloth, the board with the title, signs for what is counted, and the
chickens of the podium."""

from functools import cache
from typing import Final, Literal

from PIL import Image

from renderers.heckmeck.art import (
    BEAK,
    CLOTH,
    COMB,
    FEATHER,
    FEATHER_SHADE,
    TAIL,
    WOOD,
    WOOD_DARK,
    WOOD_LIGHT,
)
from renderers.hornochsen.art import Scale
from renderers.kit.canvas import Canvas
from renderers.kit.fonts import drawable, width_of
from renderers.kit.furniture import board, header_of, spread
from renderers.kit.kept import kept
from renderers.kit.palette import CREAM, GLOW, INK, IVORY, SAND, SIGNS, TAN, WHITE, Ramp, blend, fixed_palette, rgb
from renderers.kit.pen import SHADE, Pen, Sprite, around, curve
from renderers.kit.sprites import BRONZE, GOLD, SILVER

By = Literal["rating", "wins", "points", "games"]
"""What people are ordered by."""

WIDTH: Final = 1200
SIDE: Final = 24
HEAD: Final = (SIDE, 14, WIDTH - 2 * SIDE, 88)
"""The board with the title."""
TOP: Final = 116
"""Where the rest begins."""

PALE_INK = blend(INK, CREAM, 0.32)
"""What is not sure yet."""
PALE_GLOW = blend(GLOW, CREAM, 0.55)
GOLD_DARK = rgb("c98f14")
SHIELD = rgb("2f7f7a")
CHICK = rgb("f9d23c")
CHICK_SHADE = rgb("e8b020")
HEN = rgb("b8652f")
HEN_LIGHT = rgb("d38a4c")
STEPS = (blend(GOLD, IVORY, 0.35), blend(SILVER, IVORY, 0.25), blend(BRONZE, IVORY, 0.35))
BANDS = tuple(blend(sign.colour, IVORY, 0.62) for sign in SIGNS)


@cache
def colours() -> Image.Image:
    """The fixed palette of these pictures."""
    headers = [header_of(sign) for sign in range(len(SIGNS))]
    signs = [sign.colour for sign in SIGNS]
    cloth = CLOTH[1:]
    chickens = (FEATHER, FEATHER_SHADE, COMB, BEAK, *TAIL, CHICK, CHICK_SHADE, HEN, HEN_LIGHT)
    flats = [INK, WHITE, IVORY, CREAM, SAND, TAN, GLOW, PALE_INK, PALE_GLOW, GOLD, SILVER, BRONZE, GOLD_DARK, SHIELD]
    flats += [WOOD, WOOD_LIGHT, WOOD_DARK, *cloth, *chickens, *STEPS, *headers, *signs, *BANDS, rgb("c8402f")]
    flats += [rgb("fffaf0"), rgb("e3cfa6")]
    flats += [blend(ground, SHADE[:3], SHADE[3] / 255) for ground in (*cloth, IVORY, CREAM, WOOD_LIGHT)]
    grounds = (IVORY, CREAM, WHITE, WOOD_LIGHT, *STEPS, PALE_GLOW, *CLOTH[1:], GLOW)
    ramps = [Ramp(INK, ground) for ground in grounds]
    ramps += [Ramp(INK, colour, 1) for colour in (*headers, *signs, COMB, BEAK, CHICK, HEN, GOLD, SHIELD, WOOD)]
    ramps += [Ramp(PALE_INK, ground, 2) for ground in (CREAM, IVORY, PALE_GLOW)]
    ramps += [Ramp(band, IVORY, 1) for band in BANDS]
    return fixed_palette(flats, ramps)


@kept
def _nail() -> Sprite:
    pen = Pen(12, 12)
    pen.disc((6, 6), 6, WOOD_DARK, line=2)
    return pen.done()


def sheet(height: int) -> Canvas:
    """A picture of a height with nothing but its board."""
    canvas = Canvas(spread(CLOTH, WIDTH, height), colours())
    x, y, width, high = HEAD
    canvas.paste(board(width, high), x, y)
    for nail in (x + 18, x + width - 18):
        canvas.centre(_nail(), nail, y + 18)
        canvas.centre(_nail(), nail, y + high - 20)
    return canvas


def written(text: str) -> str:
    """A title as far as it can be drawn."""
    return drawable(text) or "–"


# Signs for what is counted


def _shield(pen: Pen, at: Scale, line: float) -> None:
    edge = [(50, 4), (88, 14), (86, 52), (74, 76), (50, 95), (26, 76), (14, 52), (12, 14)]
    pen.shape(at.all(*edge), SHIELD, line=line)
    pen.shape(around(at.at(50, 48), 30 * at.s, 5, inner=13 * at.s), GOLD, line=line * 0.75)


def _cup(pen: Pen, at: Scale, line: float) -> None:
    for x in (18, 82):
        pen.arc(at.at(x, 30), 14 * at.s, 0, 360, 7 * at.s + 2 * line)
        pen.arc(at.at(x, 30), 14 * at.s, 0, 360, 7 * at.s, GOLD)
    pen.shape(at.all((43, 56), (57, 56), (60, 82), (40, 82)), GOLD_DARK, line=line)
    bowl = [(18, 8), (82, 8), (79, 38), (66, 60), (34, 60), (21, 38)]
    pen.shape(at.all(*bowl), GOLD, line=line)
    pen.shape(at.all((28, 14), (38, 14), (40, 40), (34, 46)), IVORY, line=0)
    pen.shape(at.all((26, 80), (74, 80), (78, 94), (22, 94)), WOOD_DARK, line=line)


def _tokens(pen: Pen, at: Scale, line: float) -> None:
    for x, y, fill in ((34, 78, COMB), (34, 61, IVORY), (34, 44, COMB), (70, 80, GOLD), (70, 63, IVORY)):
        for dy in (7, 0):
            pen.oval(at.at(x, y + dy), 29 * at.s + line, 13 * at.s + line, INK)
        pen.oval(at.at(x, y + 7), 29 * at.s, 13 * at.s, blend(fill, INK, 0.3))
        pen.oval(at.at(x, y), 29 * at.s, 13 * at.s, fill)
    pen.oval(at.at(34, 44), 15 * at.s, 6 * at.s, IVORY)


def _dice(pen: Pen, at: Scale, line: float) -> None:
    x, y = at.at(8, 8)
    pen.box(x, y, 84 * at.s, 84 * at.s, IVORY, line=line, radius=18 * at.s)
    for pip in at.all((29, 29), (50, 50), (71, 71), (71, 29), (29, 71)):
        pen.disc(pip, 8.5 * at.s, INK)


_ICONS = {"rating": _shield, "wins": _cup, "points": _tokens, "games": _dice}


@kept
def icon(by: By, size: int) -> Sprite:
    """What is counted."""
    pen = Pen(size + 8, size + 8)
    _ICONS[by](pen, Scale(4, 4, size / 100), max(1.8, size * 0.045))
    return pen.done()


@kept
def question(size: int) -> Sprite:
    """Behind a number that is not sure yet: the disc on which a question mark stands."""
    pen = Pen(size, size)
    pen.disc((size / 2, size / 2), size / 2, WHITE, line=2.5, ink=PALE_INK)
    return pen.done()


def counted(canvas: Canvas, by: By, text: str, x: float, y: float, size: int, *, gap: float = 6) -> float:
    """A sign and its number from x on; how wide they are."""
    high = round(size * 1.15)
    canvas.paste(icon(by, high), x - 4, y - high / 2 - 5)
    canvas.text(text, x + high + gap, y, size, anchor="left")
    return high + gap + width_of(text, size)


def counted_width(text: str, size: int, *, gap: float = 6) -> float:
    """How wide a sign and its number are."""
    return round(size * 1.15) + gap + width_of(text, size)


def draw_rating(
    canvas: Canvas, rating: str, spread: str | None, provisional: bool, x: float, y: float, size: int
) -> None:
    """A rating about a point, behind it smaller how far it may be off; pale and with a question mark where it is made
    of few tables."""
    ink = PALE_INK if provisional else INK
    small = round(size * 0.62)
    mark = round(size * 0.8)
    width = rating_width(rating, spread, provisional, size)
    left = x - width / 2
    canvas.text(rating, left, y, size, ink=ink, anchor="left")
    left += width_of(rating, size) + 6
    if spread is not None:
        canvas.text(spread, left, y + size * 0.13, small, ink=PALE_INK, anchor="left")
        left += width_of(spread, small) + 8
    if provisional:
        canvas.centre(question(mark), left + mark / 2, y)
        canvas.text("?", left + mark / 2, y, round(mark * 0.78), ink=PALE_INK)


def rating_width(rating: str, spread: str | None, provisional: bool, size: int) -> float:
    """How wide that is."""
    width = width_of(rating, size)
    if spread is not None:
        width += 6 + width_of(spread, round(size * 0.62))
    if provisional:
        width += 8 + round(size * 0.8)
    return width


# Chickens


@kept
def hen() -> Sprite:
    """Who came second: a hen who looks up to the first."""
    pen = Pen(160, 160)
    for x in (66, 96):
        pen.stroke(((x, 128), (x, 150)), 9, INK)
        pen.stroke(((x - 10, 153), (x, 149), (x + 12, 153)), 9, INK)
        pen.stroke(((x, 128), (x, 150)), 4, BEAK)
        pen.stroke(((x - 9, 153), (x, 149), (x + 11, 153)), 4, BEAK)
    tail = [(40, 96), (10, 62), (12, 44), (30, 52), (36, 38), (52, 56), (60, 84)]
    pen.shape(curve([*tail, tail[0]], 8), TAIL[0])
    body = [(112, 44), (132, 70), (134, 104), (112, 132), (72, 136), (38, 118), (30, 88), (52, 78), (78, 72), (90, 46)]
    pen.shape(curve([*body, body[0]], 10), HEN_LIGHT)
    pen.shape(curve([(40, 92), (60, 84), (68, 104), (54, 116), (38, 106), (40, 92)], 8), HEN, line=0)
    for x, y, r in ((90, 22, 8), (104, 16, 9)):
        pen.disc((x, y + 6), r + 4, INK)
    for x, y, r in ((90, 22, 8), (104, 16, 9)):
        pen.disc((x, y + 6), r, COMB)
    pen.disc((104, 50), 29, INK)
    pen.disc((104, 50), 25, HEN_LIGHT)
    pen.oval((122, 78), 10, 13, INK)
    pen.oval((122, 78), 6.5, 9.5, COMB)
    pen.shape([(124, 44), (152, 52), (124, 64)], BEAK)
    pen.stroke(((126, 55), (143, 53)), 2.5)
    for x in (96, 116):
        pen.disc((x, 43), 10, WHITE, line=3)
        pen.disc((x + 3, 39), 4.5, INK)
    return pen.done()


HEN_BELLY: Final = (92, 102)


@kept
def chick() -> Sprite:
    """Who came third: a chick who is glad to be there."""
    pen = Pen(140, 140)
    for x in (56, 84):
        pen.stroke(((x, 116), (x, 132)), 8, INK)
        pen.stroke(((x - 8, 134), (x, 131), (x + 10, 134)), 8, INK)
        pen.stroke(((x, 116), (x, 132)), 3.6, BEAK)
        pen.stroke(((x - 7, 134), (x, 131), (x + 9, 134)), 3.6, BEAK)
    for wing, way in (((18, 70), -1), ((122, 70), 1)):
        x, y = wing
        shape = [
            (x - way * 14, y + 20),
            (x, y - 16),
            (x + way * 8, y - 20),
            (x + way * 8, y + 2),
            (x - way * 6, y + 30),
        ]
        pen.shape(curve([*shape, shape[0]], 8), CHICK_SHADE)
    pen.stroke([(70, 16), (66, 4)], 5)
    pen.stroke([(70, 16), (77, 5)], 5)
    pen.oval((70, 90), 48, 34, INK)
    pen.disc((70, 48), 36, INK)
    pen.oval((70, 90), 44, 30, CHICK)
    pen.disc((70, 48), 32, CHICK)
    pen.oval((70, 74), 30, 20, CHICK)
    for x in (57, 83):
        pen.disc((x, 42), 10, WHITE, line=3)
        pen.disc((x + 1, 41), 4.8, INK)
    pen.shape([(60, 55), (80, 55), (70, 68)], BEAK, line=3)
    return pen.done()


CHICK_BELLY: Final = (70, 94)


@kept
def egg(width: int) -> Sprite:
    """Who has not hatched yet."""
    pen = Pen(width, width * 1.24)
    pen.oval((width / 2, width * 0.62), width / 2, width * 0.62, FEATHER, line=4)
    for x, y, r in ((0.35, 0.45, 0.05), (0.6, 0.35, 0.04), (0.56, 0.75, 0.06), (0.3, 0.8, 0.04)):
        pen.disc((width * x, width * y), width * r, WOOD_LIGHT)
    return pen.done()


@kept
def step(place: int, width: int, height: int, *, own: bool) -> Sprite:
    """A step of the podium: its lid in its medal's colour, 10 wider than its front on either side."""
    fill = STEPS[min(place, 3) - 1]
    pen = Pen(width + 20, height)
    pen.box(10, 14, width, height + 30, IVORY, radius=0)
    if own:
        pen.box(14, 18, width - 8, height + 30, None, line=10, ink=GLOW, radius=0)
        pen.box(24, 28, width - 28, height + 30, None, line=3, radius=0)
    pen.box(0, 0, width + 20, 30, fill, radius=10)
    return pen.done()
