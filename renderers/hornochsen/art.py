"""Hornochsen's own drawings: bulls, cows, cow pats and their flies, the dung heap, tiles, pawns, screens."""

from typing import Final, Literal, NamedTuple

from renderers.kit.fonts import mask_of
from renderers.kit.furniture import Cloth, header_of
from renderers.kit.kept import kept
from renderers.kit.palette import CREAM, GLOW, INK, IVORY, SAND, TAN, WHITE, WOOD, WOOD_LIGHT, Colour, blend, rgb
from renderers.kit.pen import LINE, SHADE, Pen, Point, Sprite, around, curve
from renderers.kit.sprites import GOLD, draw_sign

TILE: Final = (66, 68)
SPACE: Final = (72, 76)

CLOTH = Cloth(60, rgb("eaf0cf"), rgb("dce8bb"), rgb("cbdda3"))
FIELD = rgb("a3c873")
FIELD_LIGHT = rgb("b3d488")
FIELD_DARK = rgb("87af58")
EARTH = rgb("e3bd84")
SLOT = blend(CREAM, SAND, 0.4)
STONE = rgb("f3e2c0")
STONE_DARK = rgb("e4c999")
PAT = rgb("7d5431")
PAT_LIGHT = rgb("9c6f45")
PAT_DARK = rgb("5a3a22")
MUZZLE = rgb("f3c6a8")
PINK = rgb("f09a98")
RED = rgb("d8432f")
LEAF = rgb("4f8a3c")
HORN = rgb("f7ead0")
WING = rgb("dfeef5")
HIDES = (rgb("a8683c"), rgb("5b4d52"), rgb("c97f3f"), rgb("938a8c"), rgb("e0c294"))
COAT = rgb("fffaf0")
BACK = rgb("8a5a3c")
SLEEP = blend(INK, FIELD, 0.25)
HORN_PALE = blend(HORN, FIELD, 0.45)
MUZZLE_PALE = blend(blend(MUZZLE, COAT, 0.4), FIELD, 0.4)
PAT_PALE = blend(PAT, FIELD, 0.35)
FLATS = (
    *(INK, WHITE, IVORY, CREAM, SAND, TAN, GLOW, GOLD, *CLOTH[1:], FIELD, FIELD_LIGHT, FIELD_DARK),
    *(EARTH, SLOT, STONE, STONE_DARK, PAT, PAT_LIGHT, PAT_DARK, MUZZLE, PINK, RED, LEAF, HORN, WING, *HIDES, COAT),
    *(BACK, WOOD, WOOD_LIGHT, SLEEP, HORN_PALE, MUZZLE_PALE, PAT_PALE),
    *(blend(hide, FIELD, 0.55) for hide in HIDES),
)

Mood = Literal["calm", "angry"]
"""Of a bull that is awake: angry if the next tile of its row completes it."""


class Scale(NamedTuple):
    """Where a drawing of 100 by 100 lies, and how large."""

    x: float
    y: float
    s: float

    def at(self, x: float, y: float) -> Point:
        return self.x + x * self.s, self.y + y * self.s

    def all(self, *points: Point) -> list[Point]:
        return [self.at(x, y) for x, y in points]


def numbered(sprite: Sprite, number: int, size: int, centre: Point, ink: Colour = INK) -> Sprite:
    """A sprite with a number on it."""
    colours = sprite.colours.copy()
    image, _, middle = mask_of(str(number), size)
    colours.paste(ink, (round(centre[0] - image.width / 2), round(centre[1] - middle)), image)
    return Sprite(colours, sprite.mask)


# Bulls and cows


def _horns(pen: Pen, at: Scale, line: float, fill: Colour = HORN) -> None:
    for way in (1, -1):
        horn = [(34, 24), (20, 29), (8, 24), (2, 12), (6, 1), (11, 11), (22, 15), (36, 10)]
        points = [(p if way > 0 else 100 - p, q) for p, q in horn]
        pen.shape(curve(at.all(*points, points[0]), 6), fill, line=line)


def _ears(pen: Pen, at: Scale, fill: Colour, line: float) -> None:
    for way in (1, -1):
        ear = [(26, 30), (12, 32), (3, 42), (14, 48), (26, 42)]
        points = [(p if way > 0 else 100 - p, q) for p, q in ear]
        pen.shape(curve(at.all(*points, points[0]), 6), fill, line=line)


_FACE: Final = (
    *((50, 13), (70, 17), (80, 36), (77, 58), (70, 78), (50, 86), (30, 78), (23, 58), (20, 36), (30, 17), (50, 13)),
)


def _eyes(pen: Pen, at: Scale, y: float, mood: Mood, line: float) -> None:
    for x in (37, 63):
        pen.disc(at.at(x, y), 10.5 * at.s, WHITE, line=line * 0.8)
        pen.disc(at.at(x + (50 - x) * 0.16, y + 2), 5 * at.s, INK)
    if mood == "angry":
        pen.stroke(at.all((24, y - 14), (45, y - 5)), 6.5 * at.s)
        pen.stroke(at.all((76, y - 14), (55, y - 5)), 6.5 * at.s)


def draw_bull(pen: Pen, x: float, y: float, width: float, who: int, mood: Mood) -> None:
    """A bull's head, as high as wide, room for a number on its muzzle; a dozen have a character each."""
    at = Scale(x, y, width / 100)
    line = max(2.2, 3.4 * at.s)
    hide = HIDES[who % len(HIDES)]
    dark = blend(hide, INK, 0.45)
    _horns(pen, at, line)
    _ears(pen, at, hide, line)
    pen.shape(curve(at.all(*_FACE), 8), hide, line=line)
    if who % 3 == 1:  # a blaze
        pen.shape(curve(at.all((50, 14), (57, 26), (55, 52), (45, 52), (43, 26), (50, 14)), 8), COAT, line=0)
    if who % 4 == 2:  # a black eye
        pen.disc(at.at(63, 40), 15 * at.s, dark)
    tufts = (
        ((34, 20), (42, 8), (50, 14), (58, 7), (66, 20), (57, 21), (50, 27), (43, 21), (34, 20)),
        ((33, 18), (50, 4), (67, 18), (63, 29), (56, 22), (48, 32), (43, 23), (36, 28), (33, 18)),
        ((38, 18), (44, 4), (49, 11), (56, 3), (62, 18), (50, 24), (38, 18)),
    )
    pen.shape(curve(at.all(*tufts[who % 3]), 6), dark, line=line * 0.7)
    _eyes(pen, at, 41, mood, line)
    if who % 4 == 3 and mood != "angry":  # grumpy by nature
        pen.stroke(at.all((27, 28), (45, 31)), 5 * at.s)
        pen.stroke(at.all((73, 28), (55, 31)), 5 * at.s)
    if who % 4 == 0:
        pen.arc(at.at(50, 92), 9 * at.s, 0, 360, 8 * at.s)
        pen.arc(at.at(50, 92), 9 * at.s, 0, 360, 3.6 * at.s, GOLD)
    pen.oval(at.at(50, 71), 36 * at.s, 23 * at.s, MUZZLE, line=line)
    for nose in (19, 81):
        pen.oval(at.at(nose, 66), 3 * at.s, 4.6 * at.s, INK)
    if mood == "angry":
        for way in (-1, 1):
            for dx, dy, r in ((47, 6, 7), (43, 13, 5)):
                pen.disc(at.at(50 + way * dx, 71 + dy), (r + 2) * at.s, INK)
                pen.disc(at.at(50 + way * dx, 71 + dy), r * at.s, WHITE)


def draw_flower(pen: Pen, centre: Point, radius: float, line: float = 2.0) -> None:
    """A daisy."""
    petals = around(centre, radius * 0.62, 6)
    for petal in petals:
        pen.disc(petal, radius * 0.42 + line, INK)
    for petal in petals:
        pen.disc(petal, radius * 0.42, WHITE)
    pen.disc(centre, radius * 0.4, GOLD, line=line * 0.7)


def draw_cow(pen: Pen, x: float, y: float, width: float) -> None:
    """A happy cow's head, with a daisy behind her ear."""
    at = Scale(x, y, width / 100)
    line = max(2.2, 3.4 * at.s)
    for way in (1, -1):
        horn = [(38, 20), (28, 18), (25, 5), (33, 9), (44, 13)]
        points = [(p if way > 0 else 100 - p, q) for p, q in horn]
        pen.shape(curve(at.all(*points, points[0]), 6), HORN, line=line)
    _ears(pen, at, PINK, line)
    pen.shape(curve(at.all(*_FACE), 8), COAT, line=line)
    patch = at.all((52, 16), (68, 19), (77, 36), (74, 50), (60, 52), (52, 38), (52, 16))
    pen.shape(curve(patch, 8), HIDES[1], line=0)
    for eye in (37, 63):
        pen.disc(at.at(eye, 40), 10.5 * at.s, WHITE, line=line * 0.8)
        pen.disc(at.at(eye + 0.5, 40.5), 6 * at.s, INK)
        pen.disc(at.at(eye + 2.5, 37.5), 2.2 * at.s, WHITE)
    pen.oval(at.at(50, 71), 35 * at.s, 22 * at.s, PINK, line=line)
    for nose in (37, 63):
        pen.oval(at.at(nose, 63), 4 * at.s, 5 * at.s, INK)
    pen.arc(at.at(50, 64), 17 * at.s, 25, 155, max(2.0, 3.6 * at.s))
    stem = at.all((84, 24), (74, 34))
    pen.stroke(stem, 5 * at.s, LEAF)
    draw_flower(pen, at.at(82, 19), 18 * at.s, max(1.6, 2.4 * at.s))


def draw_sleeper(pen: Pen, x: float, y: float, width: float, who: int) -> None:
    """A bull asleep in the grass, in a few quiet colours."""
    at = Scale(x, y, width / 100)
    hide = blend(HIDES[who % len(HIDES)], FIELD, 0.55)
    _horns(pen, at, 0, HORN_PALE)
    _ears(pen, at, hide, 0)
    pen.shape(curve(at.all(*_FACE), 8), hide, line=0)
    for eye in (37, 63):
        pen.arc(at.at(eye, 38), 7 * at.s, 20, 160, 3.6 * at.s, SLEEP)
    pen.oval(at.at(50, 71), 36 * at.s, 23 * at.s, MUZZLE_PALE)


def draw_sleeping_cow(pen: Pen, x: float, y: float, width: float) -> None:
    """A happy cow asleep, in a few quiet colours, smiling still."""
    at = Scale(x, y, width / 100)
    _ears(pen, at, MUZZLE_PALE, 0)
    pen.shape(curve(at.all(*_FACE), 8), HORN_PALE, line=0)
    patch = at.all((52, 16), (68, 19), (77, 36), (74, 50), (60, 52), (52, 38), (52, 16))
    pen.shape(curve(patch, 8), blend(HIDES[1], FIELD, 0.55), line=0)
    for eye in (37, 63):
        pen.arc(at.at(eye, 38), 7 * at.s, 20, 160, 3.6 * at.s, SLEEP)
    pen.oval(at.at(50, 71), 35 * at.s, 22 * at.s, MUZZLE_PALE)
    pen.arc(at.at(50, 64), 17 * at.s, 25, 155, 3.6 * at.s, SLEEP)
    for petal in around(at.at(80, 20), 12 * at.s, 6):
        pen.disc(petal, 8 * at.s, WHITE)
    pen.disc(at.at(80, 20), 8 * at.s, GOLD)


# Pats and flies


def draw_fly(pen: Pen, x: float, y: float, s: float = 1.0) -> None:
    """A fly, about nine wide."""
    for way in (-1, 1):
        pen.oval((x + way * 3.4 * s, y - 3.2 * s), 3.9 * s, 3 * s, WING, line=1.1 * s)
    pen.oval((x, y), 3.1 * s, 4 * s, INK)


def draw_pat(pen: Pen, x: float, y: float, width: float, *, pale: bool = False) -> None:
    """A cow pat in three layers, 0.86 as high as wide; its number goes to the middle of its lower half."""
    at = Scale(x, y, width / 100)
    line = 0 if pale else max(2.2, 3.6 * at.s)
    fill = PAT_PALE if pale else PAT
    low = ((50, 36), (78, 38), (97, 56), (92, 76), (66, 85), (34, 84), (8, 77), (3, 56), (22, 38), (50, 36))
    pen.shape(curve(at.all(*low), 8), fill, line=line)
    top = ((50, 8), (60, 16), (70, 24), (70, 36), (54, 42), (36, 40), (27, 31), (36, 22), (44, 20), (50, 8))
    pen.shape(curve(at.all(*top), 8), fill, line=line)
    if pale:
        return
    pen.stroke(curve(at.all((35, 30), (46, 33), (58, 29)), 6), 4 * at.s, PAT_LIGHT)
    pen.stroke(curve(at.all((12, 58), (15, 49), (25, 45)), 6), 4 * at.s, PAT_LIGHT)


# Tiles


@kept
def _blank(width: int, height: int) -> Sprite:
    drop = 4
    pen = Pen(width, height + drop)
    pen.box(0, drop, width, height, SHADE, line=0, radius=12)
    pen.box(0, 0, width, height, SAND, radius=12)
    pen.box(LINE, LINE, width - 2 * LINE, height - 2 * LINE - 4, IVORY, line=0, radius=8)
    return pen.done()


@kept
def tile(number: int, width: int = TILE[0], height: int = TILE[1]) -> Sprite:
    """A tile face up."""
    size = round(min(width * (0.7 if width > 46 else 0.78), height * 0.86))
    return numbered(_blank(width, height), number, size, (width / 2, height / 2 - 1.5))


@kept
def offered(number: int, width: int) -> Sprite:
    """A tile that may be picked."""
    size = width + 16
    pen = Pen(size, size)
    pen.box(0, 0, size, size, INK, line=0, radius=20)
    pen.box(3, 3, size - 6, size - 6, GLOW, line=0, radius=17)
    pen.box(8, 8, width, width, IVORY, radius=12)
    return numbered(pen.done(), number, round(width * 0.7), (size / 2, size / 2))


@kept
def _new_blank(seat: int) -> Sprite:
    width, height = TILE
    pen = Pen(width + 12, height + 18)
    pen.box(1, 1, width + 10, height + 10, WHITE, line=0, radius=16)
    pen.box(6, 6, width, height, header_of(seat), radius=12)
    pen.disc((6 + width / 2, height - 3), 17, WHITE, line=3)
    draw_sign(pen, seat, (6 + width / 2, height - 3), 23, 2.5)
    return pen.done()


@kept
def new_tile(number: int, seat: int) -> Sprite:
    """A tile placed in the last round, with its seat's sign below the number; 6 wider on every side than a tile."""
    return numbered(_new_blank(seat), number, 45, (6 + TILE[0] / 2, 6 + 25))


def draw_hoof(pen: Pen, x: float, y: float, width: float, ink: Colour) -> None:
    """A cloven hoof's print."""
    at = Scale(x, y, width / 100)
    for way in (1, -1):
        toe = [(46, 92), (46, 10), (34, 8), (16, 30), (10, 62), (22, 90), (46, 92)]
        pen.shape(curve(at.all(*[(p if way > 0 else 100 - p, q) for p, q in toe]), 6), ink, line=0)


@kept
def tile_back(width: int, height: int) -> Sprite:
    """A tile face down: its back, with a hoof's print."""
    drop = 4
    pen = Pen(width, height + drop)
    radius = min(12.0, width * 0.2)
    line = LINE if width > 40 else 3.0
    pen.box(0, drop, width, height, SHADE, line=0, radius=radius)
    pen.box(0, 0, width, height, BACK, line=line, radius=radius)
    size = min(width, height) * 0.5
    draw_hoof(pen, (width - size) / 2, (height - size) / 2, size, SAND)
    return pen.done()


# Spaces of the rows


@kept
def space(mark: str, points: int, who: int, mood: Mood | None, *, reached: bool = False) -> Sprite:
    """A space of a row: asleep (of an inactive row), or awake; `reached`: the next tile in this row goes here."""
    width, height = SPACE
    pen = Pen(width, height)
    idle = mood is None
    if reached and mark != "bull":
        pen.box(2, 3, 68, 70, INK, line=0, radius=14)
        pen.box(4, 5, 64, 66, GLOW, line=0, radius=12)
        pen.box(9, 10, 54, 56, SLOT, line=0, radius=8)
    elif idle and mark == "plain":
        pen.box(14, 16, 44, 44, FIELD_LIGHT, line=0, radius=12)
    elif not idle and mark != "bull":
        pen.box(4, 5, 64, 66, SLOT, line=0, radius=12)
    size, centre, ink = 0, (0.0, 0.0), SLEEP if idle else INK
    match mark:
        case "pat":
            draw_pat(pen, 10, 12, 52, pale=idle)
            if not idle:
                draw_fly(pen, 17, 18)
                if points > 2:
                    draw_fly(pen, 57, 15)
            size, centre, ink = 30, (36, 44.5), WHITE
        case "happy":
            (draw_sleeping_cow if idle else draw_cow)(pen, 5, 5, 62)
        case "double":
            for x, y in ((28, 16), (14, 24)):
                pen.box(x, y, 30, 36, HORN_PALE if idle else IVORY, line=3, ink=ink, radius=7)
        case "bull":
            if idle:
                draw_sleeper(pen, 2, 2, 68, who)
            else:
                draw_bull(pen, 2, 2, 68, who, mood or "calm")
            size, centre = 34 if points < 10 else 29, (36, 51)
        case _:
            pass
    return numbered(pen.done(), points, size, centre, ink) if size else pen.done()


# The track


@kept
def pawn(seat: int, size: int) -> Sprite:
    """A seat's pawn: its sign on a white disc with horns, `size` across and 1.14 high."""
    pen = Pen(size, size * 1.14 + 2)
    at = Scale(0, 0, size / 100)
    for way in (1, -1):
        horn = [(22, 36), (6, 24), (10, 2), (20, 14), (44, 20)]
        points = [(p if way > 0 else 100 - p, q) for p, q in horn]
        pen.shape(curve(at.all(*points, points[0]), 6), HORN, line=2.2)
    pen.disc(at.at(50, 66), 46 * at.s, SHADE)
    pen.disc(at.at(50, 62), 47 * at.s, WHITE, line=3)
    draw_sign(pen, seat, at.at(50, 62), size * 0.64, 2.5)
    return pen.done()


def draw_eye(pen: Pen, centre: Point, width: float) -> None:
    """A bull's eye, wide open."""
    at = Scale(centre[0] - width / 2, centre[1] - width / 2, width / 100)
    lid = ((2, 52), (26, 26), (50, 20), (74, 26), (98, 52), (74, 76), (50, 82), (26, 76), (2, 52))
    line = max(2.2, 3.4 * at.s)
    pen.shape(curve(at.all(*lid), 6), WHITE, line=line)
    pen.disc(at.at(50, 51), 27 * at.s, HIDES[2], line=line)
    pen.oval(at.at(50, 51), 16 * at.s, 11 * at.s, INK)
    pen.disc(at.at(42, 43), 5 * at.s, WHITE)


def draw_heap(pen: Pen, x: float, y: float, width: float, height: float) -> None:
    """The dung heap: three mounds, the middle one in front."""

    def at(*points: Point) -> list[Point]:
        return [(x + px * width / 100, y + py * height / 100) for px, py in points]

    side = ((0, 98), (2, 76), (9, 66), (10, 52), (17, 46), (20, 28), (25, 46), (32, 54), (34, 68), (48, 98))
    for way in (1, -1):
        points = [(px if way > 0 else 100 - px, py) for px, py in side]
        pen.shape(curve(at(*points, points[0]), 8), PAT_DARK, line=3.4)
    front = ((20, 99), (22, 78), (31, 68), (32, 50), (41, 42), (43, 24), (50, 2), (56, 24), (60, 42), (68, 50))
    pen.shape(curve(at(*front, (70, 68), (78, 78), (80, 99), (50, 99), (20, 99)), 8), PAT, line=3.4)
    for way in (((32, 78), (44, 84), (58, 80)), ((40, 54), (49, 59), (58, 55)), ((46, 32), (50, 35), (54, 32))):
        pen.stroke(curve(at(*way), 6), 4, PAT_LIGHT)


@kept
def heap_icon(width: int) -> Sprite:
    """The dung heap, small."""
    pen = Pen(width, width * 0.68)
    draw_heap(pen, 4, 5, width - 8, width * 0.68 - 8)
    return pen.done()


@kept
def eye_icon(width: int) -> Sprite:
    """A bull's eye alone."""
    pen = Pen(width, width * 0.72)
    draw_eye(pen, (width / 2, width * 0.36 - 1), width - 6)
    return pen.done()


@kept
def bull_icon(width: int, who: int = 0, mood: Mood = "calm") -> Sprite:
    """A bull's head alone."""
    pen = Pen(width, width)
    draw_bull(pen, 2, 2, width - 4, who, mood)
    return pen.done()


@kept
def cow_icon(width: int) -> Sprite:
    """A happy cow's head alone."""
    pen = Pen(width, width)
    draw_cow(pen, 2, 2, width - 4)
    return pen.done()


@kept
def stone(width: int, height: int, fill: Colour = STONE) -> Sprite:
    """A space of the track alone, for a number."""
    pen = Pen(width, height)
    pen.box(0, 0, width, height, fill, line=3, radius=9)
    return pen.done()


@kept
def screen(seat: int, width: int, height: int) -> Sprite:
    """A seat's screen, tiles peeping over it; its number goes to the middle, a fifth of its height lower."""
    pen = Pen(width, height + 3)
    top = height * 0.26
    for n in range(3):
        side = width * 0.22
        pen.box(width * (0.14 + n * 0.25), height * 0.04, side, height * 0.5, IVORY, line=2.5, radius=5)
    fold = width * 0.13
    colour = header_of(seat)
    low = height - 1.5
    wings = [(1.5, top + 7), (fold, top), (width - fold, top), (width - 1.5, top + 7), (width - 1.5, low), (1.5, low)]
    pen.shape(wings, colour, line=1.5)
    for x in (fold, width - fold):
        pen.stroke([(x, top), (x, low)], 3)
    return pen.done()


@kept
def slot(width: int, height: int, *, bright: bool) -> Sprite:
    """Where a tile will lie; bright: it is waited for."""
    pen = Pen(width, height)
    if bright:
        pen.box(0, 0, width, height, INK, line=0, radius=11)
        pen.box(2, 2, width - 4, height - 4, GLOW, line=0, radius=9)
        pen.box(6, 6, width - 12, height - 12, SLOT, line=0, radius=6)
    else:
        pen.box(0, 0, width, height, SLOT, line=3, ink=TAN, radius=10)
    return pen.done()


@kept
def halo(width: int, height: int) -> Sprite:
    """White about a tile: it was put there just now."""
    pen = Pen(width + 14, height + 14)
    pen.box(0, 0, width + 14, height + 14, INK, line=0, radius=15)
    pen.box(2.5, 2.5, width + 9, height + 9, WHITE, line=0, radius=12)
    return pen.done()


@kept
def stack(width: int) -> Sprite:
    """Three tiles face down: the reserve."""
    pen = Pen(width, width * 0.92)
    side = width * 0.64
    for n in range(3):
        pen.box(width * (0.32 - 0.14 * n), width * (0.02 + 0.11 * n), side, side, BACK, line=3, radius=7)
    size = side * 0.5
    draw_hoof(pen, width * 0.04 + (side - size) / 2, width * 0.24 + (side - size) / 2, size, SAND)
    return pen.done()


@kept
def two_tiles(width: int) -> Sprite:
    """Two tiles side by side: double play."""
    pen = Pen(width, width * 0.86)
    for x, y in ((0.36, 0.03), (0.04, 0.17)):
        pen.box(width * x, width * y, width * 0.54, width * 0.62, IVORY, line=3.4, radius=9)
    return pen.done()


@kept
def tick(size: int) -> Sprite:
    """Done."""
    pen = Pen(size, size)
    way = [(size * 0.2, size * 0.54), (size * 0.42, size * 0.76), (size * 0.8, size * 0.26)]
    for ink, weight in ((INK, size * 0.34), (WHITE, size * 0.18)):
        pen.stroke(way, weight, ink)
    return pen.done()


@kept
def ordinal(size: int) -> Sprite:
    """A disc for the number of a turn."""
    pen = Pen(size, size)
    pen.disc((size / 2, size / 2), size / 2, WHITE, line=3)
    return pen.done()


@kept
def picking(size: int) -> Sprite:
    """A bull's head over tiles of which one or two are to be picked."""
    pen = Pen(size, size * 1.2)
    for x in (0.1, 0.53):
        pen.box(size * x - 2, size * 0.62 - 2, size * 0.37 + 4, size * 0.52 + 4, INK, line=0, radius=9)
        pen.box(size * x, size * 0.62, size * 0.37, size * 0.52, GLOW, line=0, radius=7)
        pen.box(size * x + 4, size * 0.62 + 4, size * 0.37 - 8, size * 0.52 - 8, IVORY, line=0, radius=4)
    draw_bull(pen, size * 0.16, 1, size * 0.68, 0, "calm")
    return pen.done()
