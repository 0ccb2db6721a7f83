"""Karteneck's own sprites: cards, portions of worms, plates whole and broken, and Gino the turkey."""

from functools import lru_cache

from games.karteneck.moves import WORM
from games.karteneck.view import Portion
from renderers.kit import farm, sprites
from renderers.kit.farm import draw_worm
from renderers.kit.kept import kept
from renderers.kit.palette import CREAM, IVORY, SAND, TAN, Colour, blend, rgb
from renderers.kit.pen import LINE, SHADE, Pen
from renderers.kit.pixels import Point, Sprite, written
from renderers.kit.pixels import faded as faded_to
from renderers.kit.sprites import DROP

PORTION = (116, 150)
DETAILED_FROM = 54
"""Smaller worms have no rings."""
CARD_SHAPE = 1.42
"""How much higher than wide a card is."""

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
BACK = rgb("a8322c")
BACK_LIGHT = rgb("d8685a")
CRUMB = rgb("b67c3c")
BIRDS = {1: "egg", 2: "hatching", 3: "chick", 4: "hen", 5: "cock"}
"""An egg hatches and grows into a cock."""


def _worm(pen: Pen, x: float, y: float, width: float) -> None:
    draw_worm(pen, x, y, width, small=width < DETAILED_FROM)


def worm(width: int) -> Sprite:
    """A worm alone."""
    return sprites.figure("farm/worm" if width >= DETAILED_FROM else "farm/worm-small", width)


# Cards

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
        pen.figure(f"karteneck/{BIRDS[kind]}", 9 * scale, 50 * scale, 82 * scale)
    return faded_to(pen.done(), CREAM, 0.6) if faded else pen.done()


@kept
def card(kind: int, width: int, serial: int | None = None, *, faded: bool = False) -> Sprite:
    """A card face up; a worm's with its serial."""
    plain = _plain_card(kind, width, faded)
    small = width < SHADED_FROM
    if kind != WORM:
        size, x = (0.66, 0.32) if small else (0.5, 0.27)
        return written(plain, str(kind), round(width * size), (width * x, strip_of(width) * 0.55))
    return written(plain, str(serial), round(width * (0.48 if small else 0.37)), (width * 0.55, strip_of(width) * 0.55))


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
        pen.figure(f"karteneck/{BIRDS[kind]}", x * s, y * s, size * s)
    return pen.done()


@kept
def group(kind: int, count: int, width: int) -> Sprite:
    """Laid cards of one kind, and how many; small ones without their bird."""
    s = width / 100
    plain = _plain_group(kind, min(count, 2), width)
    if width < SHADED_FROM:
        if count == 1:
            return written(plain, str(kind), round(92 * s), (50 * s, 56 * s))
        return written(
            written(plain, str(kind), round(78 * s), (47 * s, 43 * s)), f"×{count}", round(42 * s), (46 * s, 88 * s)
        )
    if count == 1:
        return written(plain, str(kind), round(70 * s), (27 * s, 36 * s))
    sprite = written(plain, str(kind), round(66 * s), (26 * s, 41 * s))
    return written(sprite, f"×{count}", round(39 * s), (65 * s, 32 * s))


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
    return pen.done()


def worms_width(count: int, width: int) -> int:
    """How wide a group of worms is."""
    return width if count == 1 else 2 * width + width // 8


@lru_cache(64)
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
        size = height * 0.5
        pen.figure(
            "karteneck/cutlery", (width - size) / 2, (height - size) / 2, size, hide=("edge",), paint=(("metal", SAND),)
        )
    return pen.done()


def hand_icon(size: int) -> Sprite:
    """Cards face down: how many somebody holds."""
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
        if worms:
            _worm(pen, 9 * s, y - 23 * s, 60 * s)
        else:
            draw_worm(pen, 9 * s, y - 23 * s, 60 * s, hollow=True)
        return pen.done()
    pen.oval((x, y), 54 * s - 2, 35 * s, CHINA, line=3)
    if worms < COUNTED_FROM:
        pen.oval((x, y), 44 * s, 26 * s, CHINA_RIM)
        pen.oval((x, y - s), 42 * s, 24 * s, CHINA)
    size, places = _HEAP[worms]
    for dx, dy in places:
        _worm(pen, x + (dx - size / 2) * s, y + (dy - size * 0.33) * s, size * s)
    if not worms:
        for dx, dy, r in ((-14, 4, 3), (6, -5, 2.5), (17, 7, 3.5)):
            pen.disc((x + dx * s, y + dy * s), r * s, CRUMB)
    if worms >= COUNTED_FROM:
        pen.disc((width - 27 * s, height - 27 * s), 24 * s, IVORY, line=max(2.5, 3 * s))
    return pen.done()


@kept
def portion(it: Portion, width: int = PORTION[0]) -> Sprite:
    """A portion: its number, and its worms; on the grill they lie on a plate, elsewhere one stands for all."""
    s = width / PORTION[0]
    sprite = written(_plain_portion(it.worms, width), str(it.number), round(74 * s), (width / 2, 43 * s))
    if width != PORTION[0]:
        return written(sprite, str(it.worms), round(58 * s), (width - 26 * s, 110 * s))
    if it.worms < COUNTED_FROM:
        return sprite
    return written(sprite, str(it.worms), round(42 * s), (width - 27 * s, (PORTION[1] - 27) * s))


@kept
def portion_chip(number: int, size: int) -> Sprite:
    """A portion's number alone, small."""
    pen = Pen(size * 1.24, size + 3)
    pen.box(0, 3, size * 1.24, size, SHADE, line=0, radius=8)
    pen.box(0, 0, size * 1.24, size, IVORY, line=3, radius=8)
    return written(pen.done(), str(number), round(size * 0.8), (size * 0.62, size / 2))


@kept
def portion_back(width: int) -> Sprite:
    """A portion nobody has seen: under its cover."""
    s = width / PORTION[0]
    height = round(PORTION[1] * s)
    pen = Pen(width, height + DROP * s)
    pen.box(0, DROP * s, width, height, SHADE, line=0)
    pen.box(0, 0, width, height, SAND, line=max(2.5, LINE * s))
    pen.figure("karteneck/cover", width * 0.11, height / 2 - width * 0.39, width * 0.78)
    return pen.done()


# Plates, cutlery, the bell

RINGED_FROM = 110
"""Smaller plates have a plain rim."""
PLATE = 92
"""How wide a plate is in its file."""


@kept
def _bare_plate(size: int, valid: bool) -> Sprite:
    """A plate, 8 smaller on every side than its sprite: with a worm on its rim, or cracked with a piece broken off."""
    scale = size / PLATE
    pen = Pen(size + 16, size + 16)
    name, hide = ("karteneck/plate" if valid else "karteneck/plate-broken"), () if size >= RINGED_FROM else ("ring",)
    pen.figure(name, 8 - 8 * scale, 8 - 8 * scale, 108 * scale, hide=hide)
    if valid:
        c, r = size / 2 + 8, size / 2
        _worm(pen, c - r * 0.56, c + r * 0.34, r * 1.12)
    return pen.done()


@kept
def plate(total: int, size: int, *, valid: bool) -> Sprite:
    """A sum on its plate."""
    bare = _bare_plate(size, valid)
    return written(bare, str(total), round(size * 0.54), (size / 2 + 8, size * (0.38 if valid else 0.42) + 8))


@kept
def no_plate(size: int) -> Sprite:
    """Where a plate will stand."""
    pen = Pen(size + 16, size + 16)
    c = size / 2 + 8
    pen.disc((c, c), size / 2, blend(CREAM, SAND, 0.6), line=3, ink=TAN)
    pen.disc((c, c), size * 0.41, None, line=2, ink=TAN)
    return pen.done()


@kept
def cutlery(size: int) -> Sprite:
    """Fork and knife laid side by side, as one leaves them who has had enough: passed."""
    pen = Pen(size, size)
    pen.figure("karteneck/cutlery", size * 0.09, size * 0.09, size * 0.82)
    return pen.tilted(24).done()


def bell(size: int) -> Sprite:
    """The bell on the counter: who opened the round."""
    return sprites.figure("karteneck/bell", size)


# Gino


BELLY: Point = (95, 186)
"""Where Gino's apron has room for a sign."""


def gino(*, crowned: bool = False) -> Sprite:
    """Gino the turkey at his grill."""
    if crowned:
        return sprites.figure("karteneck/gino", 190, show=frozenset({"crown"}), hide=frozenset({"hat"}))
    return sprites.figure("karteneck/gino", 190)


def card_heap(size: int) -> Sprite:
    """Cards thrown on a heap, face up: the discards."""
    return sprites.figure("karteneck/card-heap", size)


@kept
def times(count: int, size: int) -> Sprite:
    """How many of a kind."""
    pen = Pen(size * 1.3, size)
    pen.box(0, 0, size * 1.3, size, IVORY, line=3.5, radius=size / 2)
    return written(pen.done(), f"×{count}", round(size * 0.66), (size * 0.65, size * 0.48))
