"""Karteneck's cards: alone, laid in groups, and face down."""

from math import ceil, floor

from games.karteneck.moves import WORM
from renderers.karteneck.art import CARD_GROUNDS, SHADED_FROM, draw_some_worm
from renderers.kit.fonts import DECISIVE
from renderers.kit.kept import kept
from renderers.kit.palette import CREAM, IVORY, SAND, rgb
from renderers.kit.pen import LINE, SHADE, Pen
from renderers.kit.pixels import Point, Sprite, enlarged, inlaid, with_text
from renderers.kit.pixels import faded as faded_to
from renderers.kit.sprites import DROP

CARD_SHAPE = 1.42
"""Height of a card divided by its width."""
BACK = rgb("a8322c")
BACK_LIGHT = rgb("d8685a")
BIRDS = {1: "egg", 2: "hatching", 3: "chick", 4: "hen", 5: "cock"}
"""The pictures of cards: an egg hatches and grows into a cock."""


def card_height(width: float) -> int:
    return round(width * CARD_SHAPE)


def strip_of(width: float) -> int:
    """Return the visible part of a covered card that its number needs."""
    return round(width * (0.46 if width >= SHADED_FROM else 0.54))


def _draw_tag(pen: Pen, x: float, y: float, width: float, height: float) -> None:
    """Draw the label of a worm's serial, with a hole for its string."""
    nick = height * 0.3
    pen.shape(
        [(x + nick, y), (x + width, y), (x + width, y + height), (x + nick, y + height), (x, y + height / 2)],
        IVORY,
        line=max(1.6, height * 0.07),
    )


@kept
def _plain_card(kind: int, width: int, faded: bool) -> Sprite:
    height, scale = card_height(width), width / 100
    drop = DROP * scale if width >= SHADED_FROM else 0  # a smaller shadow is invisible and costs bytes
    pen = Pen(width, height + drop)
    if drop:
        pen.box(0, drop, width, height, SHADE, line=0, radius=12 * scale)
    line = max(2.5, LINE * scale)
    pen.box(0, 0, width, height, CARD_GROUNDS[kind], line=line, radius=12 * scale)
    if kind == WORM:
        draw_some_worm(pen, 7 * scale, 68 * scale, 86 * scale)
        strip = strip_of(width)
        _draw_tag(pen, 12 * scale, 7 * scale, 80 * scale, strip - 8 * scale)
    else:
        pen.figure(f"karteneck/{BIRDS[kind]}", 9 * scale, 50 * scale, 82 * scale)
    return faded_to(pen.sprite(), CREAM, 0.6) if faded else pen.sprite()


@kept
def card(kind: int, width: int, serial: int | None = None, *, faded: bool = False) -> Sprite:
    """Return a card, face up. A worm's has its serial."""
    plain = _plain_card(kind, width, faded)
    small = width < SHADED_FROM
    if kind != WORM:
        size, x = (0.66, 0.32) if small else (0.5, 0.27)
        return with_text(plain, str(kind), max(DECISIVE, round(width * size)), (width * x, strip_of(width) * 0.55))
    return with_text(
        plain,
        str(serial),
        max(DECISIVE, round(width * (0.6 if small else 0.37))),
        (width * 0.55, strip_of(width) * 0.55),
    )


GROUP_SHAPE = 1.12
"""Height of a group of laid cards divided by its width."""


def group_height(width: float) -> int:
    return round(width * GROUP_SHAPE)


def _group_pen(width: int, height: int, kind: int, count: int, s: float) -> Pen:
    """Draw cards of one kind: the upper one in full, the others' edges above it."""
    line, step = max(3.0, LINE * s), 7 * s
    edges = min(count, 2) - 1  # one edge says that there are more; a number says how many
    pen = Pen(width, height)
    for n in range(edges, -1, -1):
        box = (n * step, (edges - n) * step, width - edges * step, height - edges * step)
        pen.box(*box, CARD_GROUNDS[kind], line=line, radius=13 * s)
    return pen


@kept
def _plain_group(kind: int, count: int, width: int) -> Sprite:
    s, height = width / 100, group_height(width)
    core = 2 * ceil(20 * s + LINE) + 1  # odd, to be enlarged from its middle
    cards = enlarged(_group_pen(core, core, kind, count, height / GROUP_SHAPE / 100).sprite(), width, height)
    if width < SHADED_FROM:
        return cards
    x, y, size = (36, 42, 60) if count == 1 else (41, 49, 52)
    left, top = floor(x * s), floor(y * s)  # whole pixels; the pen draws the rest of the way
    pen = Pen(width - left, height - top)
    pen.figure(f"karteneck/{BIRDS[kind]}", x * s - left, y * s - top, size * s)
    return inlaid(cards, pen.sprite(), left, top)


@kept
def group(kind: int, count: int, width: int) -> Sprite:
    """Return laid cards of one kind with their number. Small ones have no bird."""
    s = width / 100
    plain = _plain_group(kind, min(count, 2), width)  # more than two look alike but for their number
    if width < SHADED_FROM:
        if count == 1:
            return with_text(plain, str(kind), round(76 * s), (50 * s, 56 * s))
        several = f"×{count}", max(DECISIVE, round(44 * s)), (46 * s, 82 * s)
        return with_text(with_text(plain, str(kind), round(66 * s), (47 * s, 35 * s)), *several)
    if count == 1:
        return with_text(plain, str(kind), round(70 * s), (27 * s, 36 * s))
    sprite = with_text(plain, str(kind), round(66 * s), (26 * s, 41 * s))
    return with_text(sprite, f"×{count}", max(DECISIVE, round(39 * s)), (65 * s, 32 * s))


@kept
def _plain_worms(count: int, width: int) -> Sprite:
    s, edges = width / 100, min(count, 2) - 1
    pen = _group_pen(width, group_height(width), WORM, count, group_height(width) / GROUP_SHAPE / 100)
    size, places = WORMS.get(count, (0, ()))
    for x, y in places:
        draw_some_worm(pen, (x - 3.5 * edges - size / 2) * s, (y + 5 * edges - size * 0.33) * s, size * s)
    left, top, wide, high = _tag_of(count)
    _draw_tag(pen, left * s, top * s, wide * s, high * s)
    return pen.sprite()


WORMS: dict[int, tuple[float, tuple[Point, ...]]] = {
    1: (64, ((50, 29),)),
    2: (44, ((29, 28), (70, 28))),
    3: (38, ((50, 19), (29, 41), (71, 41))),
    4: (38, ((29, 19), (71, 19), (29, 41), (71, 41))),
}
"""Width of the worms of a group, and their centres. More worms are a number."""


def _tag_of(count: int) -> tuple[float, float, float, float]:
    """Return the place of a group's serial, in hundredths of its width."""
    return (4, 54, 92, 50) if count == 1 else (1, 57, 90, 50)


@kept
def worms(serials: tuple[int, ...], width: int) -> Sprite:
    """Return laid worms with their highest serial, the only one that decides ties."""
    count, s = len(serials), width / 100
    left, top, wide, high = _tag_of(count)
    size = max(DECISIVE, round(50 * s))
    sprite = with_text(
        _plain_worms(count, width), str(serials[-1]), size, ((left + wide * 0.56) * s, (top + high / 2) * s)
    )
    return sprite if count in WORMS else with_text(sprite, f"×{count}", size, (46 * s, 32 * s))


@kept
def tag(serial: int) -> Sprite:
    """Return a worm's serial alone."""
    pen = Pen(62, 38)
    _draw_tag(pen, 0, 0, 62, 38)
    return with_text(pen.sprite(), str(serial), DECISIVE, (36, 19))


@kept
def card_back(width: int) -> Sprite:
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
    return pen.sprite()
