"""The course of a rating as a plot."""

from collections.abc import Sequence
from math import ceil, floor, log10
from typing import Final, NamedTuple

from renderers.finished import art
from renderers.finished.art import BANDS, SIDE, TOP, WIDTH
from renderers.kit import sprites
from renderers.kit.canvas import Canvas
from renderers.kit.fonts import MIN_SIZE, width_of
from renderers.kit.palette import CREAM, INK, IVORY, SAND, SIGNS, TAN
from renderers.kit.pen import Pen
from renderers.kit.pixels import Point

PLOT: Final = (SIDE, TOP + 4, WIDTH - 2 * SIDE, 408)
FIELD: Final = (PLOT[0] + 96, PLOT[1] + 54, PLOT[2] - 136, PLOT[3] - 116)
"""Area of the plot for the line."""
SPAN: Final = 3
"""Least range of ratings on the axis, so that it has whole numbers."""
LABELS: Final = 5
BADGE: Final = 52
"""Size of the sign at the end of the line."""
DOTTED: Final = 60
"""Most points that are drawn as dots. More become a line."""


class PathPoint(NamedTuple):
    """A rating after a table. `label` is its day in the format of the language."""

    at_ms: int
    ordinal: float
    sigma: float
    label: str


def ticks(low: float, high: float) -> list[int]:
    """Return round whole numbers across a range, at most seven."""
    raw = max(1.0, (high - low) / 6)
    power = 10 ** floor(log10(raw))
    # 0.999 and 1e-9: floating point misses whole numbers
    step = next(power * factor for factor in (1, 2, 5, 10) if power * factor >= raw * 0.999)
    return [n * step for n in range(ceil(low / step - 1e-9), floor(high / step + 1e-9) + 1)]


def number(value: int) -> str:
    """Return a whole number with a true minus."""
    return str(value).replace("-", "−")


def draw_plot(canvas: Canvas, sign: int, path: Sequence[PathPoint], word: str) -> None:
    """Draw the ratings after a person's tables below the word for a rating."""
    canvas.paste(sprites.panel(PLOT[2], PLOT[3], CREAM, radius=22), PLOT[0], PLOT[1])
    left, top, width, height = FIELD
    canvas.centre(art.icon("rating", 38), left + 18, top - 24)
    canvas.text(word, left + 48, top - 24, MIN_SIZE, anchor="left")
    low = min(point.ordinal - point.sigma for point in path)
    high = max(point.ordinal + point.sigma for point in path)
    air = max((high - low) * 0.08, (SPAN - high + low) / 2)  # a constant rating has no range
    low, high = low - air, high + air
    marks = ticks(low, high)
    first, last = path[0].at_ms, path[-1].at_ms

    def across(n: int) -> float:
        if len(path) == 1:
            return width / 2
        # several tables may end in one millisecond
        share = (path[n].at_ms - first) / (last - first) if last > first else n / (len(path) - 1)
        return 26 + share * (width - 52)

    def up(value: float) -> float:
        return height - (value - low) / (high - low) * height

    way = [(across(n), up(point.ordinal)) for n, point in enumerate(path)]
    upper = [(x, up(point.ordinal + point.sigma)) for (x, _), point in zip(way, path, strict=True)]
    lower = [(x, up(point.ordinal - point.sigma)) for (x, _), point in zip(way, path, strict=True)]
    pen = Pen(width, height, IVORY)
    for tick in marks:
        pen.stroke([(0, up(tick)), (width, up(tick))], 2.5, SAND)
    _draw_band(pen, sign, upper, lower)
    _draw_line(pen, sign, way)
    pen.box(0, 0, width, height, None, line=3, ink=TAN, radius=0)
    canvas.paste(pen.sprite(), left, top)
    for tick in marks:
        canvas.text(number(tick), left - 14, top + up(tick), MIN_SIZE, anchor="right", width=78, least=20)
    best = max(range(len(path)), key=lambda n: (path[n].ordinal, n))
    if len(path) > 2 and best != len(path) - 1:
        x, y = way[best]
        if way[-1][0] - x > BADGE or abs(way[-1][1] - y) > 2 * BADGE:  # where the sign at the end leaves it visible
            canvas.centre(sprites.figure("kit/crown", 44), left + x, top + max(14.0, y - 26))
    x, y = way[-1]
    canvas.centre(sprites.badge(sign, BADGE), left + x, top + y)
    _draw_days(canvas, path, way)


def _draw_band(pen: Pen, sign: int, upper: list[Point], lower: list[Point]) -> None:
    if len(upper) == 1:
        (x, high), (_, low) = upper[0], lower[0]
        pen.box(x - 14, high, 28, max(4.0, low - high), BANDS[sign], line=2.5, ink=TAN, radius=12)
        return
    pen.shape([*upper, *reversed(lower)], BANDS[sign], line=0)
    for edge in (upper, lower):
        pen.stroke(edge, 2.5, TAN)


def _draw_line(pen: Pen, sign: int, way: list[Point]) -> None:
    many = len(way) > DOTTED
    if len(way) > 1:
        pen.stroke(way, 7 if many else 10, INK)
        pen.stroke(way, 3 if many else 4.5, SIGNS[sign].colour)
    if not many:
        for point in way[:-1]:
            pen.disc(point, 9, INK)
            pen.disc(point, 5.5, SIGNS[sign].colour)


def _draw_days(canvas: Canvas, path: Sequence[PathPoint], way: Sequence[Point]) -> None:
    """Draw the first day, the last, and as many between as fit."""
    left, top, width, height = FIELD
    y = top + height + 30
    taken: list[tuple[float, float]] = []
    said: set[str] = set()
    # both ends first: the others give way
    wanted = [n * (len(path) - 1) / (LABELS - 1) for n in (0, LABELS - 1, *range(1, LABELS - 1))]
    aims = [way[0][0] + share / max(1, len(path) - 1) * (way[-1][0] - way[0][0]) for share in wanted]
    for aim in aims:
        n = min(range(len(path)), key=lambda at: (abs(way[at][0] - aim), at))
        label = path[n].label
        half = width_of(label, MIN_SIZE) / 2
        x = min(max(way[n][0], half - 70), width + 24 - half)
        if not label or label in said or any(x + half + 24 > a and x - half - 24 < b for a, b in taken):
            continue
        said.add(label)
        taken.append((x - half, x + half))
        canvas.text(label, left + x, y, MIN_SIZE)
