"""Verflixxt's tiles: their colours, clovers and flags, and edges with teeth, scallops or luck."""

from math import cos, pi, sin
from typing import Final, Literal

from games.verflixxt.tiles import FINISH, START, is_fortune, name_of, value_of
from renderers.kit import sprites
from renderers.kit.figures import colours_in
from renderers.kit.fonts import DECISIVE, width_of
from renderers.kit.furniture import Cloth
from renderers.kit.kept import kept
from renderers.kit.palette import CREAM, GLOW, INK, IVORY, SAND, TAN, WHITE, WOOD, WOOD_LIGHT, Colour, rgb
from renderers.kit.pen import LINE, RADIUS, SHADE, Pen
from renderers.kit.pixels import Point, Sprite, enlarged, inlaid, overlaid, with_text
from renderers.kit.sprites import DROP, GOLD

MINUS: Final = "−"
CLOTH = Cloth(100, rgb("e9f0f4"), rgb("d8e5ee"), rgb("c5d7e5"))
ROAD = rgb("dcb87e")
RED = rgb("b23427")
RED_PALE = rgb("f9dcd2")
GREEN = rgb("a9d86a")
GREEN_PALE = rgb("e9f5d2")
LUCK = rgb("ffd873")
LUCK_PALE = rgb("fff3cd")
CLOVER = rgb("3c9446")
BLUE = rgb("9cc9ec")
BLUE_PALE = rgb("dcedf9")
ORANGE = rgb("f7b069")
ORANGE_PALE = rgb("fde6cd")
COAT = rgb("c98a4e")
SKIN = rgb("f6cfa8")
BACK = rgb("8a5a3c")
BACK_LIGHT = rgb("a97350")
FLATS = (
    *(INK, WHITE, IVORY, CREAM, SAND, TAN, GLOW, GOLD, *CLOTH[1:], ROAD, RED, RED_PALE, GREEN, GREEN_PALE, LUCK),
    *(LUCK_PALE, CLOVER, BLUE, BLUE_PALE, ORANGE, ORANGE_PALE, COAT, SKIN, BACK, BACK_LIGHT, WOOD, WOOD_LIGHT),
    *colours_in("verflixxt", "kit"),
)
TALL: Final = 1.55
"""Height of a pawn or a guard divided by its width."""
WIDE: Final = 1.5
"""Width of a chip divided by its height."""

Kind = Literal["bad", "good", "luck", "start", "finish"]
HEADS: dict[Kind, Colour] = {"bad": RED, "good": GREEN, "luck": LUCK, "start": BLUE, "finish": ORANGE}
_GROUNDS: dict[Kind, Colour] = {
    "bad": RED_PALE,
    "good": GREEN_PALE,
    "luck": LUCK_PALE,
    "start": BLUE_PALE,
    "finish": ORANGE_PALE,
}


def kind_of(tile: int) -> Kind:
    if tile == START:
        return "start"
    if tile == FINISH:
        return "finish"
    if is_fortune(tile):
        return "luck"
    return "good" if value_of(tile) > 0 else "bad"


def points(value: int) -> str:
    """Return points with their sign, as written everywhere."""
    return f"{MINUS}{-value}" if value < 0 else f"+{value}" if value else "0"


def letter_of(tile: int) -> str:
    """Return the small letter that distinguishes two tiles of one value."""
    return name_of(tile).lstrip("-+0123456789") if value_of(tile) else ""  # a Fortune's letter is no suffix


# Marks of tiles beside their colours: teeth, scallops, clovers, flags


def lower_edge(kind: Kind, left: float, right: float, y: float, depth: float) -> list[Point]:
    """Return the lower edge of a head from right to left: teeth for negatives, scallops for positives, else
    straight."""
    count = max(3, round((right - left) / (depth * 2.2)))
    step = (right - left) / count
    if kind == "bad":
        return [(right - n * step / 2, y + (depth if n % 2 else 0)) for n in range(2 * count + 1)]
    if kind == "good":
        way: list[Point] = []
        for n in range(count):
            for x, dy in ((0, 0), (0.08, 0.45), (0.25, 0.85), (0.5, 1), (0.75, 0.85), (0.92, 0.45)):
                way.append((right - (n + x) * step, y + dy * depth))
        return [*way, (left, y)]
    return [(right, y + depth * 0.6), (left, y + depth * 0.6)]


def polar(centre: Point, radius: float, degrees: float) -> Point:
    angle = degrees * pi / 180
    return centre[0] + radius * cos(angle), centre[1] + radius * sin(angle)


def draw_clover(pen: Pen, centre: Point, size: float) -> None:
    """Draw a four-leaf clover, with a face if it is large enough."""
    left, top = centre[0] - size / 2, centre[1] - size / 2
    pen.figure("verflixxt/clover", left, top, size, hide=() if size >= 40 else ("face",))


@kept
def clover(size: int) -> Sprite:
    pen = Pen(size, size)
    draw_clover(pen, (size / 2, size / 2), size - 4)
    return pen.sprite()


def flag_name(*, finish: bool) -> str:
    """Return the figure of a flag: a chequered one for Finish, a pennant for Start."""
    return "verflixxt/finish" if finish else "verflixxt/start"


def flag(size: int, *, finish: bool) -> Sprite:
    return sprites.figure(flag_name(finish=finish), size)


# Tiles of the path


@kept
def _bare_tile(kind: Kind, width: int, height: int, head: int) -> Sprite:
    # one drawing: a path has up to 34 of them
    ground = enlarged(_ground(kind), width, round(height + DROP))
    if not head:
        return ground
    pen = Pen(width, head + LINE)
    left, right = LINE, width - LINE
    depth = 9
    edge = lower_edge(kind, left, right, head - depth, depth)
    pen.shape([(left, 16), *reversed(edge), (right, 16)], HEADS[kind], line=1.6)
    pen.box(left, left, width - 2 * left, head - depth - left, HEADS[kind], line=0, radius=10)
    pen.box(left, 20, width - 2 * left, head - depth - 20, HEADS[kind], line=0, radius=0)
    return inlaid(ground, pen.sprite(), 0, 0)


@kept
def _ground(kind: Kind) -> Sprite:
    """Return a very small tile, hardly more than its corners."""
    size = 2 * RADIUS + 5
    pen = Pen(size, size + DROP)
    pen.box(0, DROP, size, size, SHADE, line=0)
    pen.box(0, 0, size, size, _GROUNDS[kind])
    return pen.sprite()


@kept
def _lucky_tile(width: int, height: int, head: int) -> Sprite:
    """Return a Fortune without its number."""
    pen = Pen(width, head)
    draw_clover(pen, (width / 2 - head * 0.32, head * 0.46 + 1), head * 0.84)
    return overlaid(_bare_tile("luck", width, height, head), pen.sprite())


@kept
def tile(number: int, width: int, height: int, head: int) -> Sprite:
    """Return a tile of the path. Its value is in its head; below is room for pieces."""
    kind = kind_of(number)
    y = head * 0.46
    if kind in ("start", "finish"):
        return _bare_tile(kind, width, height, 0)
    if kind == "luck":
        lucky = _lucky_tile(width, height, head)
        return with_text(lucky, name_of(number)[1:], max(DECISIVE, round(head * 0.62)), (width / 2 + head * 0.46, y))
    return valued(_bare_tile(kind, width, height, head), number, round(min(head * 0.95, width * 0.44)), y)


def valued(sprite: Sprite, number: int, size: int, y: float) -> Sprite:
    """Return a tile with its value, and the small letter behind it."""
    ink = WHITE if kind_of(number) == "bad" else INK
    size = max(DECISIVE, size)
    value, letter, small = points(value_of(number)), letter_of(number), max(DECISIVE, round(size * 0.64))
    wide = width_of(value, size)
    after = width_of(letter, small) + size * 0.06 if letter else 0
    left = (sprite.size[0] - wide - after) / 2
    plain = with_text(sprite, value, size, (left + wide / 2, y), ink)
    return with_text(plain, letter, small, (left + wide + after / 2, y + size * 0.07), ink) if letter else plain


@kept
def road(width: int, height: int, way: Literal["right", "left", "down"]) -> Sprite:
    """Return a piece of the road between two tiles, with a pointer."""
    pen = Pen(width, height)
    pen.box(0, 0, width, height, TAN, line=0, radius=0)
    if way == "down":
        pen.box(4, 0, width - 8, height, ROAD, line=0, radius=0)
    else:
        pen.box(0, 4, width, height - 8, ROAD, line=0, radius=0)
    (x, y), r = (width / 2, height / 2), 12
    tips: dict[str, list[Point]] = {
        "right": [(-0.45, -1), (0.5, 0), (-0.45, 1)],
        "left": [(0.45, -1), (-0.5, 0), (0.45, 1)],
        "down": [(-1, -0.45), (0, 0.5), (1, -0.45)],
    }
    pen.stroke([(x + dx * r, y + dy * r) for dx, dy in tips[way]], 6)
    return pen.sprite()
