"""Sprites of Karteneck: cards, portions of worms, plates whole and broken, and Gino the turkey."""

from games.karteneck.moves import WORM
from games.karteneck.view import Portion
from renderers.kit import farm, sprites
from renderers.kit.farm import draw_worm
from renderers.kit.fonts import DECISIVE
from renderers.kit.kept import kept
from renderers.kit.palette import CREAM, IVORY, SAND, TAN, Colour, blend, rgb
from renderers.kit.pen import LINE, SHADE, Pen, corner
from renderers.kit.pixels import Point, Sprite, with_text
from renderers.kit.sprites import DROP

PORTION = (116, 150)
SHADED_FROM = 80
"""Least width of cards and portions with a shadow."""
DETAILED_FROM = 54
"""Least width of worms with rings."""

CLOTH = farm.CLOTH._replace(step=100)
CARD_GROUNDS: dict[int, Colour] = {
    1: rgb("f8e38d"),
    2: rgb("bfdf9f"),
    3: rgb("a9d8ea"),
    4: rgb("f7bd82"),
    5: rgb("d3bdea"),
    WORM: rgb("fde3d6"),
}
CHINA = rgb("fdfdfb")
CHINA_RIM = rgb("b9d3e6")
CRUMB = rgb("b67c3c")


def draw_some_worm(pen: Pen, x: float, y: float, width: float) -> None:
    draw_worm(pen, x, y, width, small=width < DETAILED_FROM)


def worm(width: int) -> Sprite:
    return sprites.figure("farm/worm" if width >= DETAILED_FROM else "farm/worm-small", width)


def hand_icon(size: int) -> Sprite:
    """Return cards face down, the sign of a hand's size."""
    return sprites.figure("karteneck/cards", size)


# Portions

_HEAP: dict[int, tuple[float, tuple[Point, ...]]] = {
    0: (0, ()),
    1: (58, ((0, 0),)),
    2: (46, ((-22, 0), (22, 0))),
    3: (42, ((0, -13), (-21, 10), (21, 10))),
    4: (40, ((-20, -13), (20, -13), (-20, 11), (20, 11))),
    5: (44, ((2, -17), (-30, 3), (4, 7), (-16, 24))),
    6: (44, ((-12, -20), (22, -17), (-32, 3), (4, 7), (-16, 24))),
    7: (44, ((-14, -24), (20, -22), (-32, -2), (4, 1), (32, 2), (-16, 20))),
    8: (44, ((-16, -26), (18, -27), (-34, -6), (2, -7), (32, -8), (-24, 15), (8, 17))),
    9: (44, ((-14, -25), (18, -23), (-34, -9), (0, -9), (32, -7), (-32, 9), (2, 10), (-10, 25))),
}
"""Width of a portion's worms, and their centres about the plate's."""
COUNTED_FROM = 5
"""Least number of worms with a number beside them, because more cannot be counted on a phone."""


@kept
def _plain_portion(worms: int, width: int) -> Sprite:
    s = width / PORTION[0]
    height = round(PORTION[1] * s)
    drop, round_ = DROP * s if width >= SHADED_FROM else 0, corner(width)
    pen = Pen(width, height + drop)
    if drop:
        pen.box(0, drop, width, height, SHADE, line=0, radius=round_)
    pen.box(0, 0, width, height, SAND, radius=round_)
    pen.box(LINE, LINE, width - 2 * LINE, height - 2 * LINE - 5 * s, IVORY, line=0, radius=round_ - LINE)
    x, y = width / 2, 109 * s
    if width != PORTION[0]:
        if worms:
            draw_some_worm(pen, 9 * s, y - 23 * s, 60 * s)
        else:
            draw_worm(pen, 9 * s, y - 23 * s, 60 * s, hollow=True)
        return pen.sprite()
    pen.oval((x, y), 54 * s - 2, 35 * s, CHINA, line=3)
    if worms < COUNTED_FROM:
        pen.oval((x, y), 44 * s, 26 * s, CHINA_RIM)
        pen.oval((x, y - s), 42 * s, 24 * s, CHINA)
    size, places = _HEAP[worms]
    for dx, dy in places:
        draw_some_worm(pen, x + (dx - size / 2) * s, y + (dy - size * 0.33) * s, size * s)
    if not worms:
        for dx, dy, r in ((-14, 4, 3), (6, -5, 2.5), (17, 7, 3.5)):
            pen.disc((x + dx * s, y + dy * s), r * s, CRUMB)
    if worms >= COUNTED_FROM:
        pen.disc((width - 27 * s, height - 27 * s), 24 * s, IVORY, line=max(2.5, 3 * s))
    return pen.sprite()


@kept
def portion(it: Portion, width: int = PORTION[0]) -> Sprite:
    """Return a portion: its number and its worms. On the grill they lie on a plate; elsewhere one represents all."""
    s = width / PORTION[0]
    sprite = with_text(_plain_portion(it.worms, width), str(it.number), round(74 * s), (width / 2, 43 * s))
    if width != PORTION[0]:
        return with_text(sprite, str(it.worms), max(DECISIVE, round(58 * s)), (width - 29 * s, 110 * s))
    if it.worms < COUNTED_FROM:
        return sprite
    return with_text(sprite, str(it.worms), round(42 * s), (width - 27 * s, (PORTION[1] - 27) * s))


@kept
def portion_chip(number: int, size: int) -> Sprite:
    """Return a portion's number alone, small."""
    pen = Pen(size * 1.24, size + 3)
    pen.box(0, 3, size * 1.24, size, SHADE, line=0, radius=8)
    pen.box(0, 0, size * 1.24, size, IVORY, line=3, radius=8)
    return with_text(pen.sprite(), str(number), round(size * 0.8), (size * 0.62, size / 2))


@kept
def portion_back(width: int) -> Sprite:
    """Return an unseen portion, under its cover."""
    s = width / PORTION[0]
    height = round(PORTION[1] * s)
    pen = Pen(width, height + DROP * s)
    pen.box(0, DROP * s, width, height, SHADE, line=0, radius=corner(width))
    pen.box(0, 0, width, height, SAND, line=max(2.5, LINE * s), radius=corner(width))
    pen.figure("karteneck/cover", width * 0.11, height / 2 - width * 0.39, width * 0.78)
    return pen.sprite()


# Plates, cutlery, the bell

RINGED_FROM = 110
"""Least width of plates with a ringed rim."""
PLATE = 92
"""Width of a plate in its file."""


@kept
def _bare_plate(size: int, valid: bool) -> Sprite:
    """Return a plate, 8 smaller on every side than its sprite: with a worm on its rim, or cracked with a piece broken
    off."""
    scale = size / PLATE
    pen = Pen(size + 16, size + 16)
    name, hide = ("karteneck/plate" if valid else "karteneck/plate-broken"), () if size >= RINGED_FROM else ("ring",)
    pen.figure(name, 8 - 8 * scale, 8 - 8 * scale, 108 * scale, hide=hide)
    if valid:
        c, r = size / 2 + 8, size / 2
        draw_some_worm(pen, c - r * 0.56, c + r * 0.34, r * 1.12)
    return pen.sprite()


@kept
def plate(total: int, size: int, *, valid: bool) -> Sprite:
    bare = _bare_plate(size, valid)
    return with_text(
        bare, str(total), max(DECISIVE, round(size * 0.54)), (size / 2 + 8, size * (0.38 if valid else 0.42) + 8)
    )


@kept
def no_plate(size: int) -> Sprite:
    pen = Pen(size + 16, size + 16)
    c = size / 2 + 8
    pen.disc((c, c), size / 2, blend(CREAM, SAND, 0.6), line=3, ink=TAN)
    pen.disc((c, c), size * 0.41, None, line=2, ink=TAN)
    return pen.sprite()


@kept
def cutlery(size: int) -> Sprite:
    """Return fork and knife side by side, the sign of a pass."""
    pen = Pen(size, size)
    pen.figure("karteneck/cutlery", size * 0.09, size * 0.09, size * 0.82)
    return pen.tilted(24).sprite()


def bell(size: int) -> Sprite:
    """Return the bell of the seat that opened the round."""
    return sprites.figure("karteneck/bell", size)


# Gino


BELLY: Point = (95, 186)
"""The place of a sign on Gino's apron."""


def gino() -> Sprite:
    """Gino the turkey at his grill."""
    return sprites.figure("karteneck/gino", 190)


@kept
def hero(look: int, width: int) -> Sprite:
    """Return the crowned Gino with the sign of a winner."""
    pen = Pen(width, width * 262 / 190)
    pen.figure("karteneck/gino", 0, 0, width, show=("crown",), hide=("hat",))
    sprites.draw_sign(pen, look, (BELLY[0] * width / 190, BELLY[1] * width / 190), width * 0.3)
    return pen.sprite()


def card_heap(size: int) -> Sprite:
    return sprites.figure("karteneck/card-heap", size)


@kept
def times(count: int, size: int) -> Sprite:
    """Return the sign of a number of cards of one kind."""
    pen = Pen(size * 1.3, size)
    pen.box(0, 0, size * 1.3, size, IVORY, line=3.5, radius=size / 2)
    return with_text(pen.sprite(), f"×{count}", max(DECISIVE, round(size * 0.66)), (size * 0.65, size * 0.48))
