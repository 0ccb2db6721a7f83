"""Karteneck's own drawings: cards, portions of worms, plates whole and broken, and Gino the turkey."""

from functools import cache
from math import cos, pi, sin

from games.karteneck.moves import WORM
from games.karteneck.view import Portion
from renderers.heckmeck import art as house
from renderers.heckmeck.art import BEAK, COMB, FEATHER, FEATHER_SHADE, WOOD_DARK, WORM_PINK, draw_worm
from renderers.kit.fonts import mask_of
from renderers.kit.kept import kept
from renderers.kit.palette import CREAM, INK, IVORY, SAND, TAN, WHITE, Colour, blend, rgb
from renderers.kit.pen import LINE, SHADE, Pen, Point, Sprite, curve
from renderers.kit.pen import faded as faded_to
from renderers.kit.sprites import DROP, GOLD

PORTION = (116, 150)
DETAILED_FROM = 54
"""Smaller worms have no rings."""
CARD_SHAPE = 1.42
"""How much higher than wide a card is."""

CARD_GROUNDS: dict[int, Colour] = {
    1: rgb("f8e38d"),
    2: rgb("bfdf9f"),
    3: rgb("a9d8ea"),
    4: rgb("f7bd82"),
    5: rgb("d3bdea"),
    WORM: rgb("fde3d6"),
}
CLOTH = house.CLOTH._replace(step=100)
CHICK = rgb("f9d23c")
CHICK_SHADE = rgb("e8b020")
HEN = rgb("b8652f")
HEN_LIGHT = rgb("d38a4c")
COCK = rgb("f4efe4")
TEAL = rgb("2f7f7a")
CHINA = rgb("fdfdfb")
CHINA_RIM = rgb("b9d3e6")
CRACK = rgb("8d8178")
BACK = rgb("a8322c")
BACK_LIGHT = rgb("d8685a")
STEEL = rgb("c9ced3")
STEEL_DARK = rgb("8b939b")
TURKEY = rgb("7b4a30")
TURKEY_LIGHT = rgb("a06a44")
TURKEY_HEAD = rgb("e58f86")
SNOOD = rgb("c8402f")
FAN = (rgb("b98049"), rgb("8a5530"))
CRUST = rgb("d9a45c")
CRUST_DARK = rgb("b67c3c")
FLATS = (
    *CARD_GROUNDS.values(),
    *(CHICK, CHICK_SHADE, HEN, HEN_LIGHT, COCK, TEAL, CHINA, CHINA_RIM, CRACK, BACK, BACK_LIGHT, STEEL, STEEL_DARK),
    *(TURKEY, TURKEY_LIGHT, TURKEY_HEAD, SNOOD, *FAN, CRUST, CRUST_DARK),
)


_STEPS = bytes(255 * ((step + 64) // 128) // 2 for step in range(256))


def _done(pen: Pen) -> Sprite:
    """A finished sprite whose edges have one step only: nobody sees it, and the files are a twentieth smaller."""
    return _stepped(pen.done())


def _stepped(sprite: Sprite) -> Sprite:
    return Sprite(sprite.colours, sprite.mask.point(_STEPS))  # pyright: ignore[reportUnknownMemberType]


class _Scaled:
    """A pen that draws in hundredths of a box."""

    def __init__(self, pen: Pen, x: float, y: float, size: float) -> None:
        self.pen, self._x, self._y, self._scale = pen, x, y, size / 100
        self.line = max(2.0, 4.4 * self._scale)

    def at(self, *points: Point) -> list[Point]:
        return [(self._x + x * self._scale, self._y + y * self._scale) for x, y in points]

    def oval(self, x: float, y: float, rx: float, ry: float, fill: Colour, *, outlined: bool = True) -> None:
        centre = self.at((x, y))[0]
        if outlined:
            self.pen.oval(centre, rx * self._scale + self.line, ry * self._scale + self.line, INK)
        self.pen.oval(centre, rx * self._scale, ry * self._scale, fill)

    def shape(self, points: list[Point], fill: Colour, *, outlined: bool = True) -> None:
        self.pen.shape(self.at(*points), fill, line=self.line if outlined else 0)

    def stroke(self, points: list[Point], width: float, ink: Colour = INK) -> None:
        self.pen.stroke(self.at(*points), width * self._scale, ink)

    def eyes(self, left: Point, right: Point, size: float = 7.5) -> None:
        for x, y in (left, right):
            self.oval(x, y, size, size, WHITE, outlined=False)
            self.pen.disc(self.at((x, y))[0], size * self._scale + 1, None, line=max(1.0, self.line * 0.45))
            self.oval(x + 1.6, y + 0.8, size * 0.52, size * 0.52, INK, outlined=False)


def _worm(pen: Pen, x: float, y: float, width: float) -> None:
    """Heckmeck's worm; a small one without its rings and its smile, which nobody would see and which cost bytes."""
    if width >= DETAILED_FROM:
        draw_worm(pen, x, y, width)
        return
    s = width / 100
    way = curve(
        [(x + px * s, y + py * s) for px, py in ((9, 50), (22, 46), (37, 26), (54, 46), (68, 38), (79, 22))], 14
    )
    radii = [(7 + 6 * min(1.0, n / len(way) * 3)) * s for n in range(len(way))]
    (hx, hy), line = way[-1], max(2.4, 4.2 * s)
    pen.tube(way, [r + line for r in radii], INK)
    pen.disc((hx, hy), 18 * s + line, INK)
    pen.tube(way, radii, WORM_PINK)
    pen.disc((hx, hy), 18 * s, WORM_PINK)
    for dx in (-5.5, 8):
        pen.disc((hx + dx * s, hy - 3 * s), 4.6 * s, INK)


@kept
def worm(width: int) -> Sprite:
    """A worm alone."""
    pen = Pen(width, width * 0.66)
    _worm(pen, 0, width * 0.02, width)
    return _done(pen)


def _hole(pen: Pen, x: float, y: float, width: float) -> None:
    """Where a worm is not."""
    draw_worm(pen, x, y, width, hollow=True)


# The cards: an egg hatches and grows into a cock


def _egg(box: _Scaled) -> None:
    turns = [n * pi / 18 for n in range(36)]
    box.shape([(50 + 34 * sin(t) * (1 - 0.16 * cos(t)), 51 - 42 * cos(t)) for t in turns], FEATHER)
    box.shape(
        curve([(27, 66), (40, 84), (62, 86), (76, 66), (62, 76), (42, 76), (27, 66)], 8), FEATHER_SHADE, outlined=False
    )
    for x, y, r in ((38, 40, 4.5), (60, 34, 3.5), (56, 58, 5), (36, 62, 3.5), (69, 52, 3.5)):
        box.oval(x, y, r, r, CRUST_DARK, outlined=False)


def _hatching(box: _Scaled) -> None:
    box.oval(50, 42, 29, 30, CHICK)
    box.stroke([(50, 12), (48, 3)], 5)
    box.stroke([(50, 12), (57, 5)], 5)
    box.eyes((40, 36), (60, 36), 8)
    box.shape([(43, 46), (57, 46), (50, 56)], BEAK)
    shell: list[Point] = [
        (15, 56),
        (27, 66),
        (38, 55),
        (50, 67),
        (62, 55),
        (73, 66),
        (85, 56),
        (82, 76),
        (66, 94),
        (34, 94),
        (18, 76),
    ]
    box.shape(shell, FEATHER)
    box.shape([(24, 80), (50, 88), (76, 80), (64, 91), (36, 91)], FEATHER_SHADE, outlined=False)


def _chick(box: _Scaled) -> None:
    for x in (42, 60):
        box.stroke([(x, 78), (x, 94), (x + 9, 95)], 8)
        box.stroke([(x, 78), (x, 94), (x + 9, 95)], 3.2, BEAK)
    box.oval(46, 60, 34, 26, CHICK)
    box.oval(64, 34, 24, 23, CHICK)
    box.oval(54, 52, 20, 16, CHICK, outlined=False)
    box.shape(curve([(20, 54), (34, 50), (50, 58), (40, 74), (24, 68), (20, 54)], 8), CHICK_SHADE)
    box.eyes((60, 30), (76, 30), 7.5)
    box.shape([(82, 34), (98, 41), (80, 46)], BEAK)


def _hen(box: _Scaled) -> None:
    for x, y, r in ((40, 19, 9), (54, 14, 10)):
        box.oval(x, y, r, r, COMB)
    box.shape(curve([(34, 30), (56, 16), (74, 34), (74, 56), (84, 96), (16, 96), (26, 60), (34, 30)], 10), HEN)
    box.shape(curve([(20, 94), (34, 68), (50, 78), (66, 68), (80, 94), (20, 94)], 8), HEN_LIGHT, outlined=False)
    box.oval(68, 62, 7, 10, COMB)
    box.shape([(70, 40), (95, 48), (70, 56)], BEAK)
    box.eyes((46, 38), (65, 38), 8.5)


def _cock(box: _Scaled) -> None:
    for x, y, r in ((30, 24, 10), (44, 13, 12), (60, 13, 12), (73, 24, 9)):
        box.oval(x, y, r, r, COMB)
    for x, y, r in ((30, 24, 10), (44, 13, 12), (60, 13, 12), (73, 24, 9)):
        box.oval(x, y, r, r, COMB, outlined=False)
    box.shape(curve([(30, 36), (54, 18), (74, 36), (72, 58), (86, 96), (12, 96), (26, 62), (30, 36)], 10), COCK)
    box.shape([(12, 96), (22, 74), (34, 90), (46, 74), (58, 90), (72, 74), (86, 96)], TEAL)
    box.oval(64, 65, 7.5, 12, COMB)
    box.oval(75, 63, 6.5, 10, COMB)
    box.shape([(68, 39), (98, 47), (68, 56)], BEAK)
    box.eyes((44, 38), (63, 38), 9)


_ART = {1: _egg, 2: _hatching, 3: _chick, 4: _hen, 5: _cock}


SHADED_FROM = 80
"""Narrower cards have no shadow."""


def card_height(width: float) -> int:
    """How high a card of a width is, its shadow not counted."""
    return round(width * CARD_SHAPE)


def strip_of(width: float) -> int:
    """How much of a card must be seen for its number to be read."""
    return round(width * (0.46 if width >= SHADED_FROM else 0.54))


def _tag(pen: Pen, x: float, y: float, width: float, height: float) -> None:
    """What a worm's serial is written on: a label with a hole for its string."""
    nick = height * 0.3
    pen.shape(
        [(x + nick, y), (x + width, y), (x + width, y + height), (x + nick, y + height), (x, y + height / 2)],
        IVORY,
        line=max(1.6, height * 0.07),
    )


def _written(sprite: Sprite, text: str, size: int, x: float, y: float) -> Sprite:
    colours = sprite.colours.copy()
    image, _, middle = mask_of(text, size)
    colours.paste(INK, (round(x - image.width / 2), round(y - middle)), image)
    return Sprite(colours, sprite.mask)


@kept
def _plain_card(kind: int, width: int, faded: bool) -> Sprite:
    height, scale = card_height(width), width / 100
    drop = DROP * scale if width >= SHADED_FROM else 0
    pen = Pen(width, height + drop)
    if drop:
        pen.box(0, drop, width, height, SHADE, line=0, radius=12 * scale)
    line = max(2.5, LINE * scale)
    pen.box(0, 0, width, height, CARD_GROUNDS[kind], line=line, radius=12 * scale)
    if kind == WORM:
        _worm(pen, 7 * scale, 68 * scale, 86 * scale)
        strip = strip_of(width)
        _tag(pen, 12 * scale, 7 * scale, 80 * scale, strip - 8 * scale)
    else:
        _ART[kind](_Scaled(pen, 9 * scale, 50 * scale, 82 * scale))
    return faded_to(_done(pen), CREAM, 0.6) if faded else _done(pen)


@kept
def card(kind: int, width: int, serial: int | None = None, *, faded: bool = False) -> Sprite:
    """A card face up; a worm's with its serial."""
    plain = _plain_card(kind, width, faded)
    small = width < SHADED_FROM
    if kind != WORM:
        size, x = (0.66, 0.32) if small else (0.5, 0.27)
        return _written(plain, str(kind), round(width * size), width * x, strip_of(width) * 0.55)
    return _written(plain, str(serial), round(width * (0.48 if small else 0.37)), width * 0.55, strip_of(width) * 0.55)


GROUP_SHAPE = 1.12
"""How much higher than wide a group of laid cards is."""


def group_height(width: float) -> int:
    """How high the picture of a group is."""
    return round(width * GROUP_SHAPE)


def _group_pen(width: int, height: int, kind: int, count: int) -> Pen:
    """Cards of one kind, the upper one in full, the others' edges above it."""
    s = height / GROUP_SHAPE / 100
    line, step = max(3.0, LINE * s), 7 * s
    edges = min(count, 2) - 1
    pen = Pen(width, height)
    for n in range(edges, -1, -1):
        box = (n * step, (edges - n) * step, width - edges * step, height - edges * step)
        pen.box(*box, CARD_GROUNDS[kind], line=line, radius=13 * s)
    return pen


@kept
def _plain_group(kind: int, count: int, width: int) -> Sprite:
    s = width / 100
    pen = _group_pen(width, group_height(width), kind, count)
    if width >= SHADED_FROM:
        x, y, size = (36, 42, 60) if count == 1 else (41, 49, 52)
        _ART[kind](_Scaled(pen, x * s, y * s, size * s))
    return _done(pen)


@kept
def group(kind: int, count: int, width: int) -> Sprite:
    """Laid cards of one kind, and how many; small ones without their bird."""
    s = width / 100
    plain = _plain_group(kind, min(count, 2), width)
    if width < SHADED_FROM:
        if count == 1:
            return _written(plain, str(kind), round(92 * s), 50 * s, 56 * s)
        return _written(
            _written(plain, str(kind), round(78 * s), 47 * s, 43 * s), f"×{count}", round(42 * s), 46 * s, 88 * s
        )
    if count == 1:
        return _written(plain, str(kind), round(70 * s), 27 * s, 36 * s)
    sprite = _written(plain, str(kind), round(66 * s), 26 * s, 41 * s)
    return _written(sprite, f"×{count}", round(39 * s), 65 * s, 32 * s)


@kept
def worms(count: int, width: int) -> Sprite:
    """Laid worms, without their serials; see `tags_of`."""
    wide, height = worms_width(count, width), group_height(width)
    s, edges = width / 100, min(count, 2) - 1
    pen = _group_pen(wide, height, WORM, count)
    down = 7 * edges
    if count == 1:
        _worm(pen, 18 * s, 8 * s, 64 * s)
    else:
        _worm(pen, 5 * s, (38 + down / 2) * s, 66 * s)
    for x, y, w, h in tags_of(count, width):
        _tag(pen, x, y, w, h)
    return _done(pen)


def worms_width(count: int, width: int) -> int:
    """How wide a group of worms is."""
    return width if count == 1 else 2 * width + width // 8


@cache
def tags_of(count: int, width: int) -> tuple[tuple[float, float, float, float], ...]:
    """Where the serials of a group of worms stand."""
    s = width / 100
    if count == 1:
        return ((14 * s, 54 * s, 74 * s, 46 * s),)
    columns = 1 if count == 2 else 2 if count <= 6 else -(-count // 4)
    rows = -(-count // columns)
    left, top, right, low = 72 * s, 14 * s, 200 * s, 107 * s
    pitch, down = (right - left) / columns, (low - top) / rows
    return tuple(
        (left + n % columns * pitch, top + n // columns * down, pitch - 5 * s, min(down - 3 * s, 40 * s))
        for n in range(count)
    )


@kept
def card_back(width: int) -> Sprite:
    """A card face down."""
    height, scale = card_height(width), width / 100
    pen = Pen(width, height + 3)
    pen.box(0, 3, width, height, SHADE, line=0, radius=12 * scale)
    line = max(2.5, LINE * scale)
    pen.box(0, 0, width, height, BACK, line=line, radius=12 * scale)
    inset = line + 6 * scale
    pen.box(
        inset,
        inset,
        width - 2 * inset,
        height - 2 * inset,
        None,
        line=max(1.5, 3 * scale),
        ink=BACK_LIGHT,
        radius=8 * scale,
    )
    if width >= SHADED_FROM:
        _cutlery(pen, width / 2, height / 2, height * 0.5, SAND)
    return _done(pen)


@kept
def hand_icon(size: int) -> Sprite:
    """Cards face down: how many somebody holds."""
    pen = Pen(size, size)
    for x, y in ((0.38, 0.04), (0.1, 0.16)):
        pen.box(size * x, size * y, size * 0.52, size * 0.76, BACK, line=max(2.0, size * 0.07), radius=size * 0.1)
    pen.box(size * 0.24, size * 0.34, size * 0.24, size * 0.4, BACK_LIGHT, line=0, radius=size * 0.05)
    return _done(pen)


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
"""How wide the worms of a portion are, and where their centres lie about the plate's."""
COUNTED_FROM = 5
"""So many worms have their number beside them: nobody counts them on a phone."""


@kept
def _plain_portion(worms: int, width: int) -> Sprite:
    s = width / PORTION[0]
    height = round(PORTION[1] * s)
    pen = Pen(width, height + DROP * s)
    pen.box(0, DROP * s, width, height, SHADE, line=0)
    pen.box(0, 0, width, height, SAND)
    pen.box(LINE, LINE, width - 2 * LINE, height - 2 * LINE - 5 * s, IVORY, line=0, radius=10)
    x, y = width / 2, 109 * s
    if width != PORTION[0]:
        (_worm if worms else _hole)(pen, 9 * s, y - 23 * s, 60 * s)
        return _done(pen)
    pen.oval((x, y), 54 * s - 2, 35 * s, CHINA, line=3)
    if worms < COUNTED_FROM:
        pen.oval((x, y), 44 * s, 26 * s, CHINA_RIM)
        pen.oval((x, y - s), 42 * s, 24 * s, CHINA)
    size, places = _HEAP[worms]
    for dx, dy in places:
        _worm(pen, x + (dx - size / 2) * s, y + (dy - size * 0.33) * s, size * s)
    if not worms:
        for dx, dy, r in ((-14, 4, 3), (6, -5, 2.5), (17, 7, 3.5)):
            pen.disc((x + dx * s, y + dy * s), r * s, CRUST_DARK)
    if worms >= COUNTED_FROM:
        pen.disc((width - 27 * s, height - 27 * s), 24 * s, IVORY, line=max(2.5, 3 * s))
    return _done(pen)


@kept
def portion(it: Portion, width: int = PORTION[0]) -> Sprite:
    """A portion: its number, and its worms; on the grill they lie on a plate, elsewhere one stands for all."""
    s = width / PORTION[0]
    sprite = _written(_plain_portion(it.worms, width), str(it.number), round(74 * s), width / 2, 43 * s)
    if width != PORTION[0]:
        return _written(sprite, str(it.worms), round(58 * s), width - 26 * s, 110 * s)
    if it.worms < COUNTED_FROM:
        return sprite
    return _written(sprite, str(it.worms), round(42 * s), width - 27 * s, (PORTION[1] - 27) * s)


@kept
def portion_chip(number: int, size: int) -> Sprite:
    """A portion's number alone, small."""
    pen = Pen(size * 1.24, size + 3)
    pen.box(0, 3, size * 1.24, size, SHADE, line=0, radius=8)
    pen.box(0, 0, size * 1.24, size, IVORY, line=3, radius=8)
    return _written(_done(pen), str(number), round(size * 0.8), size * 0.62, size / 2)


@kept
def portion_back(width: int) -> Sprite:
    """A portion nobody has seen: under its cover."""
    s = width / PORTION[0]
    height = round(PORTION[1] * s)
    pen = Pen(width, height + DROP * s)
    pen.box(0, DROP * s, width, height, SHADE, line=0)
    pen.box(0, 0, width, height, SAND, line=max(2.5, LINE * s))
    _cloche(pen, width / 2, height / 2, width * 0.78)
    return _done(pen)


def _cloche(pen: Pen, x: float, y: float, width: float) -> None:
    """The cover of a dish, its centre at a point."""
    s, line = width / 100, max(2.0, width * 0.035)
    pen.disc((x, y - 34 * s), 8 * s + line, INK)
    pen.disc((x, y - 34 * s), 8 * s, STEEL)
    dome = [
        (x - 42 * s, y + 20 * s),
        *curve(
            [
                (x - 42 * s, y + 20 * s),
                (x - 30 * s, y - 14 * s),
                (x, y - 28 * s),
                (x + 30 * s, y - 14 * s),
                (x + 42 * s, y + 20 * s),
            ],
            8,
        ),
    ]
    pen.shape(dome, STEEL, line=line)
    pen.shape(
        curve(
            [
                (x - 30 * s, y + 12 * s),
                (x - 22 * s, y - 8 * s),
                (x - 6 * s, y - 18 * s),
                (x - 14 * s, y - 4 * s),
                (x - 20 * s, y + 12 * s),
                (x - 30 * s, y + 12 * s),
            ],
            6,
        ),
        WHITE,
        line=0,
    )
    pen.box(x - 50 * s, y + 18 * s, 100 * s, 13 * s, STEEL_DARK, line=line, radius=6 * s)


# Plates, cutlery, the bell

PLATE_RING = 0.82
RINGED_FROM = 110
"""Smaller plates have a plain rim."""


@kept
def _bare_plate(size: int, valid: bool) -> Sprite:
    """A plate, 8 smaller on every side than its sprite: with a worm on its rim, or cracked with a piece broken off."""
    pen = Pen(size + 16, size + 16)
    c, r, line = size / 2 + 8, size / 2, max(2.5, LINE * size / 92)
    ringed = size >= RINGED_FROM
    if valid:
        pen.disc((c, c), r, CHINA_RIM if ringed else CHINA, line=line)
        if ringed:
            pen.disc((c, c), r * PLATE_RING, CHINA)
        _worm(pen, c - r * 0.56, c + r * 0.34, r * 1.12)
        return _done(pen)

    def at(*points: Point) -> list[Point]:
        return [(c + (r - line) * x, c + (r - line) * y) for x, y in points]

    rim = [(cos(a * pi / 180), sin(a * pi / 180)) for a in range(82, 373, 6)]
    pen.shape(
        at(*rim, (0.76, 0.3), (0.66, 0.46), (0.44, 0.46), (0.4, 0.66), (0.2, 0.74)),
        CHINA_RIM if ringed else CHINA,
        line=line,
    )
    inner = [(PLATE_RING * cos(a * pi / 180), PLATE_RING * sin(a * pi / 180)) for a in range(94, 369, 6)]
    if ringed:
        pen.shape(at(*inner, (0.62, 0.3), (0.56, 0.38), (0.36, 0.38), (0.3, 0.58), (0.14, 0.66)), CHINA, line=0)
    for crack in ([(-0.6, -0.8), (-0.4, -0.72), (-0.44, -0.5)], [(0.1, 1), (0.02, 0.82), (-0.14, 0.78), (-0.12, 0.6)]):
        pen.stroke(at(*crack), line * 0.75)
    pen.shape(
        at((0.34, 1.06), (0.5, 0.8), (0.62, 0.78), (0.66, 0.6), (0.86, 0.56), (1.1, 0.5), (0.92, 0.86), (0.66, 1.08)),
        CHINA,
        line=line * 0.85,
    )
    return _done(pen)


@kept
def plate(total: int, size: int, *, valid: bool) -> Sprite:
    """A sum on its plate."""
    bare = _bare_plate(size, valid)
    return _written(bare, str(total), round(size * 0.54), size / 2 + 8, size * (0.38 if valid else 0.42) + 8)


@kept
def no_plate(size: int) -> Sprite:
    """Where a plate will stand."""
    pen = Pen(size + 16, size + 16)
    c = size / 2 + 8
    pen.disc((c, c), size / 2, blend(CREAM, SAND, 0.6), line=3, ink=TAN)
    pen.disc((c, c), size / 2 * PLATE_RING, None, line=2, ink=TAN)
    return _done(pen)


def _cutlery(pen: Pen, x: float, y: float, height: float, ink: Colour, edge: Colour | None = None) -> None:
    """A fork and a knife side by side, upright, their centre at a point."""
    h = height / 100
    for more, paint in ((max(2.0, 5 * h), edge), (0.0, ink)):
        if paint is None:
            continue
        fork = x - 17 * h
        for dx in (-10, 0, 10):
            pen.stroke(((fork + dx * h, y - 46 * h), (fork + dx * h, y - 22 * h)), 6 * h + 2 * more, paint)
        pen.stroke(
            ((fork - 10 * h, y - 20 * h), (fork, y - 12 * h), (fork + 10 * h, y - 20 * h)), 7 * h + 2 * more, paint
        )
        pen.stroke(((fork, y - 12 * h), (fork, y + 46 * h)), 10 * h + 2 * more, paint)
        knife = x + 19 * h
        blade = [
            (knife - 6 * h, y - 48 * h),
            (knife + 6 * h, y - 36 * h),
            (knife + 8 * h, y + 4 * h),
            (knife - 6 * h, y + 4 * h),
        ]
        pen.shape(blade, paint, line=more + 1.5 * h, ink=paint)
        pen.stroke(((knife, y), (knife, y + 46 * h)), 11 * h + 2 * more, paint)


@kept
def cutlery(size: int) -> Sprite:
    """Fork and knife laid side by side, as one leaves them who has had enough: passed."""
    pen = Pen(size, size)
    _cutlery(pen, size / 2, size / 2, size * 0.82, STEEL, INK)
    return _done(pen.tilted(24))


@kept
def bell(size: int) -> Sprite:
    """The bell on the counter: who opened the round."""
    s = size / 100
    pen = Pen(size, size)
    line = max(2.0, 6 * s)
    pen.disc((50 * s, 22 * s), 8 * s + line, INK)
    pen.disc((50 * s, 22 * s), 8 * s, GOLD)
    dome = curve([(14 * s, 74 * s), (22 * s, 46 * s), (50 * s, 32 * s), (78 * s, 46 * s), (86 * s, 74 * s)], 8)
    pen.shape(dome, GOLD, line=line)
    pen.stroke([(30 * s, 62 * s), (36 * s, 50 * s), (46 * s, 44 * s)], 6 * s, WHITE)
    pen.box(8 * s, 72 * s, 84 * s, 18 * s, WOOD_DARK, line=line, radius=8 * s)
    return _done(pen)


# Gino


GINO = (190, 262)
BELLY: Point = (95, 186)


@kept
def gino(*, crowned: bool = False) -> Sprite:
    """Gino the turkey at his grill; his apron has room for a sign (see `BELLY`)."""
    pen = Pen(*GINO)
    x, y = 95, 174
    for n in range(5):
        angle = (184 + 43 * n) * pi / 180
        way = [(x + 62 * cos(angle) * t / 12, y - 6 + 84 * sin(angle) * t / 12) for t in range(4, 13)]
        pen.tube(way, [33 * t / 12 for t in range(4, 13)], INK)
        pen.tube(way, [29 * t / 12 for t in range(4, 13)], FAN[n % 2])
    for foot in (74, 116):
        for ink, weight in ((INK, 11), (BEAK, 5)):
            pen.stroke(((foot, 232), (foot, 250)), weight, ink)
            pen.stroke(((foot - 13, 255), (foot, 249), (foot + 13, 255)), weight, ink)
    body = curve(
        [(95, 112), (136, 130), (152, 184), (132, 230), (95, 242), (58, 230), (38, 184), (54, 130), (95, 112)], 10
    )
    pen.shape(body, TURKEY)
    apron = curve(
        [(66, 150), (95, 156), (124, 150), (136, 196), (124, 226), (95, 234), (66, 226), (54, 196), (66, 150)], 8
    )
    pen.shape(apron, FEATHER)
    pen.shape(curve([(72, 90), (76, 128), (95, 140), (114, 128), (118, 90)], 8), TURKEY_HEAD)
    pen.shape(curve([(86, 116), (82, 140), (92, 158), (104, 146), (100, 116), (86, 116)], 8), SNOOD, line=3.5)
    pen.disc((95, 88), 36, INK)
    pen.disc((95, 88), 32, TURKEY_HEAD)
    pen.shape([(80, 96), (112, 96), (96, 118)], BEAK, line=3.5)
    way = curve([(94, 84), (106, 92), (110, 110), (106, 122)], 8)
    pen.tube(way, [8 + 3 * n / len(way) for n in range(len(way))], INK)
    pen.tube(way, [4.5 + 3 * n / len(way) for n in range(len(way))], SNOOD)
    for ex in (80, 110):
        pen.disc((ex, 82), 12, WHITE, line=3.5)
        pen.disc((ex + 3, 83), 5.5, INK)
    if crowned:
        pen.shape([(66, 62), (58, 22), (78, 38), (95, 14), (112, 38), (132, 22), (124, 62)], GOLD)
        return _done(pen)
    for cx, cy, r in ((68, 34, 20), (95, 24, 24), (122, 34, 20)):
        pen.disc((cx, cy), r, INK)
    for cx, cy, r in ((68, 34, 16), (95, 24, 20), (122, 34, 16), (95, 42, 18)):
        pen.disc((cx, cy), r, WHITE)
    pen.box(62, 44, 66, 24, WHITE, radius=6)
    return _done(pen)


@kept
def card_heap(size: int) -> Sprite:
    """Cards thrown on a heap, face up: the discards."""
    pen = Pen(size, size * 1.1)
    for turn, dx, dy, ground in ((-24, -0.06, 0.02, 1), (16, 0.06, -0.02, 3), (-4, 0, 0, 4)):
        one = Pen(size, size * 1.1)
        width = size * 0.56
        x, y = (size - width) / 2, size * 0.55 - width * 0.7
        one.box(x, y, width, width * 1.4, CARD_GROUNDS[ground], line=max(2.0, size * 0.06), radius=size * 0.09)
        pen.stamp(one.tilted(turn), max(0, size * dx), max(0, size * dy))
    return _done(pen)


@kept
def times(count: int, size: int) -> Sprite:
    """How many of a kind."""
    pen = Pen(size * 1.3, size)
    pen.box(0, 0, size * 1.3, size, IVORY, line=3.5, radius=size / 2)
    return _written(_done(pen), f"×{count}", round(size * 0.66), size * 0.65, size * 0.48)
