"""Vector shapes, written as SVG and rasterised at the size of their use. Every sprite is made this way."""

from collections.abc import Iterable, Sequence
from io import BytesIO

from PIL import Image
from PIL.PngImagePlugin import PngImageFile
from resvg_py import svg_to_bytes

from renderers.kit.figures import MIN_WEIGHT, Paint, figure_of
from renderers.kit.kept import kept
from renderers.kit.palette import INK, Colour
from renderers.kit.pixels import SHADOW, Point, Sprite, lazy_sprite

LINE = 4.0
"""The weight of an outline, everywhere."""
RADIUS = 14.0
"""The radius of a corner, everywhere but on what is small."""
SHADE = (40, 22, 12, SHADOW)
"""The colour of a shadow, which darkens the ground."""

Fill = Colour | tuple[int, int, int, int]


def _n(value: float) -> str:
    """Return a number, rounded to a hundredth of a pixel, in the shortest form."""
    return f"{value:.2f}".rstrip("0").rstrip(".")  # short, because documents are keys of a cache


def _path(points: Iterable[Point]) -> str:
    return "M" + " L".join(f"{_n(x)},{_n(y)}" for x, y in points)


def _paint(what: str, paint: Fill | None) -> str:
    if paint is None:
        return f' {what}="none"'
    shown = "#" + bytes(paint[:3]).hex()
    opacity = f' {what}-opacity="{paint[3] / 255:.3f}"' if len(paint) == 4 else ""
    return f' {what}="{shown}"{opacity}'


def _line(ink: Fill | None, width: float) -> str:
    return f'{_paint("stroke", ink)} stroke-width="{_n(width)}"' if ink is not None and width else ""


def corner(width: float) -> float:
    """Return the radius of a tile's corners. Small tiles are less round, because every line of a corner costs bytes."""
    return min(RADIUS, width / 8)


class Pen:
    """Records shapes. Coordinates are pixels of the finished sprite."""

    def __init__(self, width: float, height: float, ground: Fill | None = None) -> None:
        self.size = (round(width), round(height))
        self._written: list[str] = []
        if ground is not None:
            self.box(0, 0, width, height, ground, line=0, radius=0)

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
        """Add a rounded rectangle, outline inside."""
        inset = line / 2
        self._written.append(
            f'<rect x="{_n(x + inset)}" y="{_n(y + inset)}" width="{_n(width - line)}" height="{_n(height - line)}"'
            f' rx="{_n(max(0.0, radius - inset))}"{_paint("fill", fill)}{_line(ink, line)}/>'
        )

    def oval(
        self, centre: Point, rx: float, ry: float, fill: Fill | None, *, line: float = 0, ink: Fill | None = INK
    ) -> None:
        """Add an ellipse, outline inside."""
        inset = line / 2
        self._written.append(
            f'<ellipse cx="{_n(centre[0])}" cy="{_n(centre[1])}" rx="{_n(rx - inset)}" ry="{_n(ry - inset)}"'
            f"{_paint('fill', fill)}{_line(ink, line)}/>"
        )

    def disc(self, centre: Point, radius: float, fill: Fill | None, *, line: float = 0, ink: Fill | None = INK) -> None:
        """Add a circle, outline inside."""
        self.oval(centre, radius, radius, fill, line=line, ink=ink)

    def stroke(self, points: Iterable[Point], width: float, ink: Fill = INK) -> None:
        """Add a line with round ends and joints."""
        self._written.append(
            f'<path d="{_path(points)}" fill="none"{_line(ink, width)} stroke-linecap="round" stroke-linejoin="round"/>'
        )

    def shape(self, points: Sequence[Point], fill: Fill, *, line: float = LINE, ink: Fill = INK) -> None:
        """Add a polygon whose outline has round joints and lies on its edge."""
        # Twice the weight, because the fill covers the inner half.
        outline = f'{_line(ink, line * 2)} stroke-linejoin="round" paint-order="stroke"' if line else ""
        self._written.append(f'<path d="{_path(points)} Z"{_paint("fill", fill)}{outline}/>')

    def figure(
        self,
        name: str,
        x: float,
        y: float,
        width: float,
        *,
        show: Iterable[str] = (),
        hide: Iterable[str] = (),
        paint: Paint = (),
        line: float | None = None,
    ) -> None:
        """Add a figure of `renderers/art`, its upper left corner at a point. `line` is its outline's weight in
        pixels."""
        figure = figure_of(name, frozenset(show), frozenset(hide), paint)
        scale = width / figure.width
        # Twice the weight, because the fill covers the inner half.
        stroke = max(figure.line, 2 * MIN_WEIGHT / scale) if line is None else 2 * line / scale
        self._written.append(
            f'<g transform="translate({_n(x)} {_n(y)}) scale({scale:.4f})"{_line(INK, stroke)}'
            f' stroke-linecap="round" stroke-linejoin="round" paint-order="stroke">{figure.elements}</g>'
        )

    def stamp(self, other: "Pen", x: float, y: float) -> None:
        """Add the shapes of another pen."""
        self._group(other, f'transform="translate({_n(x)} {_n(y)})"')

    def tilted(self, degrees: float) -> "Pen":
        """Return the sheet turned clockwise about its centre."""
        twin = Pen(*self.size)
        width, height = self.size
        twin._group(self, f'transform="rotate({_n(degrees)} {_n(width / 2)} {_n(height / 2)})"')
        return twin

    def _group(self, other: "Pen", attributes: str) -> None:
        self._written += [f"<g {attributes}>", *other._written, "</g>"]

    def svg(self) -> str:
        width, height = self.size
        head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">'
        return "".join((head, *self._written, "</svg>"))

    def sprite(self) -> Sprite:
        """Return the finished sprite. Later shapes are not on it."""
        return _sprite_of(self.size, self.svg())


@kept
def _sprite_of(size: tuple[int, int], svg: str) -> Sprite:
    """Return the sprite of a document. Equal documents are rasterised once."""
    return lazy_sprite(size, lambda: _rasterised(svg))


def _rasterised(svg: str) -> Image.Image:
    # figures have no text, so no fonts are looked for
    with PngImageFile(BytesIO(svg_to_bytes(svg_string=svg, skip_system_fonts=True))) as image:
        return image.convert("RGBA")
