"""Vector shapes drawn large and reduced once: how every sprite of the house is made."""

from collections.abc import Iterable, Sequence
from math import cos, pi, sin
from typing import NamedTuple

from PIL import Image, ImageDraw

from renderers.kit.palette import INK, Colour

SCALE = 4
LINE = 4.0
"""The weight of an outline, everywhere."""
RADIUS = 14.0
"""The radius of a corner, everywhere."""
SHADE = (40, 22, 12, 90)
"""A shadow: what lies below, darkened."""

Point = tuple[float, float]
Fill = Colour | tuple[int, int, int, int]


class Sprite(NamedTuple):
    """A picture in the picture: colours, and where they cover."""

    colours: Image.Image
    mask: Image.Image

    @property
    def size(self) -> tuple[int, int]:
        return self.colours.size


def around(centre: Point, radius: float, corners: int, turn: float = 0.0, inner: float | None = None) -> list[Point]:
    """The corners of a regular polygon, or of a star whose dents lie at `inner`; `turn` in degrees, 0 points up."""
    radii = (radius,) if inner is None else (radius, inner)
    count = corners * len(radii)
    angles = (turn * pi / 180 - pi / 2 + 2 * pi * n / count for n in range(count))
    return [
        (centre[0] + radii[n % len(radii)] * cos(angle), centre[1] + radii[n % len(radii)] * sin(angle))
        for n, angle in enumerate(angles)
    ]


def curve(points: Sequence[Point], steps: int = 24) -> list[Point]:
    """A smooth way through the points (Catmull-Rom)."""
    way = [points[0], *points, points[-1]]
    found: list[Point] = []
    for (x0, y0), (x1, y1), (x2, y2), (x3, y3) in zip(way, way[1:], way[2:], way[3:], strict=False):
        for step in range(steps):
            t = step / steps
            found.append(
                (
                    0.5
                    * (
                        2 * x1
                        + (x2 - x0) * t
                        + (2 * x0 - 5 * x1 + 4 * x2 - x3) * t**2
                        + (3 * x1 - x0 - 3 * x2 + x3) * t**3
                    ),
                    0.5
                    * (
                        2 * y1
                        + (y2 - y0) * t
                        + (2 * y0 - 5 * y1 + 4 * y2 - y3) * t**2
                        + (3 * y1 - y0 - 3 * y2 + y3) * t**3
                    ),
                )
            )
    return [*found, points[-1]]


class Pen:
    """Draws on a sheet four times as large; coordinates are those of the finished sprite."""

    def __init__(self, width: float, height: float, ground: Fill | None = None) -> None:
        self._size = (round(width), round(height))
        self._sheet = Image.new("RGBA", (self._size[0] * SCALE, self._size[1] * SCALE), ground or (0, 0, 0, 0))
        self._draw = ImageDraw.Draw(self._sheet)

    def box(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        fill: Fill | None,
        *,
        line: float = LINE,
        ink: Fill | None = INK,
        radius: float = RADIUS,
    ) -> None:
        """A rounded rectangle; its outline lies inside."""
        corners = [round(v * SCALE) for v in (x, y, x + width, y + height)]
        self._draw.rounded_rectangle(
            (corners[0], corners[1], corners[2] - 1, corners[3] - 1),
            round(radius * SCALE),
            fill,
            ink if line else None,
            round(line * SCALE),
        )

    def oval(
        self, centre: Point, rx: float, ry: float, fill: Fill | None, *, line: float = 0, ink: Fill | None = INK
    ) -> None:
        """An ellipse; its outline lies inside."""
        (x, y), s = centre, SCALE
        self._draw.ellipse(
            (round((x - rx) * s), round((y - ry) * s), round((x + rx) * s) - 1, round((y + ry) * s) - 1),
            fill,
            ink if line else None,
            round(line * s),
        )

    def disc(self, centre: Point, radius: float, fill: Fill | None, *, line: float = 0, ink: Fill | None = INK) -> None:
        """A circle; its outline lies inside."""
        self.oval(centre, radius, radius, fill, line=line, ink=ink)

    def stroke(self, points: Iterable[Point], width: float, ink: Fill = INK) -> None:
        """A line of round ends and joints."""
        way = [(x * SCALE, y * SCALE) for x, y in points]
        self._draw.line(way, ink, round(width * SCALE), joint="curve")
        r = width * SCALE / 2
        for x, y in (way[0], way[-1]):
            self._draw.ellipse((x - r, y - r, x + r - 1, y + r - 1), ink)

    def shape(self, points: Sequence[Point], fill: Fill, *, line: float = LINE, ink: Fill = INK) -> None:
        """A polygon with an outline of round joints that lies on its edge."""
        if line:
            self.stroke([*points, points[0], points[1]], line * 2, ink)
        self._draw.polygon([(x * SCALE, y * SCALE) for x, y in points], fill)

    def tube(self, points: Sequence[Point], radii: Sequence[float], fill: Fill) -> None:
        """A soft body along a way: one disc a point."""
        for point, radius in zip(points, radii, strict=True):
            self.disc(point, radius, fill)

    def arc(self, centre: Point, radius: float, start: float, end: float, width: float, ink: Fill = INK) -> None:
        """A part of a circle with round ends; degrees, clockwise from three o'clock."""
        angles = [(start + (end - start) * n / 24) * pi / 180 for n in range(25)]
        self.stroke([(centre[0] + radius * cos(a), centre[1] + radius * sin(a)) for a in angles], width, ink)

    def stamp(self, sprite: "Pen", x: float, y: float) -> None:
        """Another pen's sheet, laid on this one."""
        self._sheet.alpha_composite(sprite._sheet, (round(x * SCALE), round(y * SCALE)))

    def clipped(self, radius: float) -> "Pen":
        """The sheet with its corners cut round."""
        twin = Pen(*self._size)
        cut = Image.new("L", self._sheet.size)
        right, low = self._sheet.size
        ImageDraw.Draw(cut).rounded_rectangle((0, 0, right - 1, low - 1), round(radius * SCALE), 255)
        twin._sheet.paste(self._sheet, mask=cut)
        return twin

    def tilted(self, degrees: float) -> "Pen":
        """The sheet turned clockwise about its centre."""
        twin = Pen(*self._size)
        twin._sheet = self._sheet.rotate(-degrees, Image.Resampling.BILINEAR)
        twin._draw = ImageDraw.Draw(twin._sheet)
        return twin

    def faded(self, ground: Colour, share: float) -> "Pen":
        """The sheet mixed with a colour."""
        twin = Pen(*self._size)
        veil = Image.new("RGBA", self._sheet.size, (*ground, 255))
        mixed = Image.blend(self._sheet, veil, share)
        mixed.putalpha(self._sheet.getchannel("A"))
        twin._sheet = mixed
        twin._draw = ImageDraw.Draw(twin._sheet)
        return twin

    def done(self) -> Sprite:
        """The finished sprite."""
        small = self._sheet.reduce(SCALE)
        return Sprite(small.convert("RGB"), small.getchannel("A"))
