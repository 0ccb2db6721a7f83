"""Taken tiles of Verflixxt! in small: face up, turned by a Fortune, locked, or face down."""

from typing import Literal

from games.verflixxt.tiles import name_of, value_of
from renderers.kit.fonts import DECISIVE, width_of
from renderers.kit.kept import kept
from renderers.kit.palette import CREAM, INK, SAND, TAN, WHITE, blend
from renderers.kit.pen import SHADE, Pen
from renderers.kit.pixels import Point, Sprite, faded, with_text
from renderers.verflixxt import art

_LETTERED = 58
"""Least height of a tile in a pile whose value has its small letter."""


def _chip_shape(kind: art.Kind, width: float, height: float, inset: float, *, over: bool) -> list[Point]:
    """Return a chip's outline; one turned over has its teeth above."""
    depth, c = height * 0.17, height * 0.17
    low = art.lower_edge(kind, inset, width - inset, height - depth - inset, depth)
    top = [art.polar((inset + c, inset + c), c, degrees) for degrees in (180, 202, 225, 248, 270)]
    shape = [*top, *((width - x, y) for x, y in reversed(top)), *low]
    return [(x, height - y) for x, y in shape] if over else shape


Fate = Literal["taken", "turned", "locked"]
"""The state of a taken tile: as it was; a negative that a Fortune turned; the one that no Fortune can turn."""


@kept
def _bare_chip(
    kind: art.Kind, height: int, fate: Fate, mark: tuple[Point, float] | None, width: int | None = None
) -> Sprite:
    """Return a chip without its value, with other drawings on it."""
    width = width or round(height * art.WIDE)
    pen = Pen(width, height)
    turned = fate == "turned"
    line = max(1.6, height * 0.05)
    fill = art.LUCK if turned else art.HEADS[kind]
    pen.shape(_chip_shape(kind, width, height, line + 0.6, over=turned), fill, line=line)
    if kind in ("start", "finish"):
        pen.figure(art.flag_name(finish=kind == "finish"), width / 2 - height * 0.34, height * 0.14, height * 0.68)
    if mark is not None and fate == "locked":
        (x, y), size = mark
        pen.figure("verflixxt/lock", x - size / 2, y - size / 2, size)
    elif mark is not None:
        art.draw_clover(pen, *mark)
    return pen.sprite()


@kept
def chip(number: int, height: int, fate: Fate = "taken", *, piled: bool = False) -> Sprite:
    """Return a tile in small. A turned one is upside down in a Fortune's colour, its sign changed. On a small one in a
    pile the value is as large as it can be, without its small letter, which decides nothing there."""
    kind = art.kind_of(number)
    width = round(height * art.WIDE)
    if kind in ("start", "finish"):
        return _bare_chip(kind, height, fate, None)
    turned = fate == "turned"
    y = height * (0.57 if turned else 0.43)
    if kind == "luck":
        plain = _bare_chip(kind, height, fate, ((width * 0.36, y + 1), height * 0.74))
        return with_text(plain, name_of(number)[1:], max(DECISIVE, round(height * 0.62)), (width * 0.77, y))
    value, ink = value_of(number), INK if turned or kind != "bad" else WHITE
    if piled and fate == "taken" and height < _LETTERED:
        return with_text(_bare_chip(kind, height, fate, None), art.points(value), DECISIVE, (width / 2, y), ink)
    if fate == "taken":
        size = max(DECISIVE, round(height * 0.74))
        wide = max(width, round(width_of(art.points(value) + art.letter_of(number), size)) + 10)
        return art.valued(_bare_chip(kind, height, fate, None, wide), number, size, y)
    size = max(DECISIVE, round(height * (0.68 if value > -10 else 0.51)))
    text = art.points(-value if turned else value)
    if width_of(text, size) < width * 0.66:
        beside = ((width * 0.835, y), height * 0.42)
        return with_text(_bare_chip(kind, height, fate, beside), text, size, (width * 0.37, y), ink)
    low = ((width / 2, height * (0.15 if turned else 0.86)), height * 0.36)
    return with_text(_bare_chip(kind, height, fate, low), text, size, (width / 2, y), ink)


@kept
def sum_chip(points: int, height: int) -> Sprite:
    """Return the sum of a pile's negative or positive tiles as one chip."""
    kind: art.Kind = "good" if points > 0 else "bad"
    text, size = art.points(points), max(DECISIVE, round(height * 0.74))
    width = max(round(height * art.WIDE), round(width_of(text, size)) + 10)
    plain = _bare_chip(kind, height, "taken", None, width)
    return with_text(plain, text, size, (width / 2, height * 0.43), INK if points > 0 else WHITE)


@kept
def chip_back(height: int) -> Sprite:
    """Return a tile taken that lies face down."""
    width = round(height * art.WIDE)
    pen = Pen(width, height + 3)
    pen.box(0, 3, width, height, SHADE, line=0, radius=height * 0.2)
    pen.box(0, 0, width, height, art.BACK, line=max(2, height * 0.06), radius=height * 0.2)
    inner = height * 0.17
    pen.box(inner, inner, width - 2 * inner, height - 2 * inner, art.BACK_LIGHT, line=0, radius=height * 0.1)
    pen.figure("verflixxt/waves", width / 2 - height * 0.3, height * 0.2, height * 0.6)
    return pen.sprite()


@kept
def empty_tray(width: int, height: int) -> Sprite:
    pen = Pen(width, height)
    pen.box(0, 0, width, height, blend(CREAM, SAND, 0.6), line=3, ink=TAN)
    art.draw_clover(pen, (width / 2, height / 2 + 4), height * 0.6)
    return faded(pen.sprite(), CREAM, 0.55)
