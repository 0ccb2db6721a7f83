"""Vector shapes, written as SVG and rasterised at the size at which they are shown: how every sprite of the house is
made."""

from collections.abc import Iterable, Sequence
from io import BytesIO
from typing import NamedTuple

from PIL import Image
from PIL.PngImagePlugin import PngImageFile
from resvg_py import svg_to_bytes

from renderers.kit.figures import LEAST, Paint, figure_of
from renderers.kit.palette import INK, Colour

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


def _n(value: float) -> str:
    """A number as short as a hundredth of a pixel allows."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


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


class Pen:
    """Writes shapes down; coordinates are pixels of the finished sprite."""

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
        """A rounded rectangle; its outline lies inside."""
        inset = line / 2
        self._written.append(
            f'<rect x="{_n(x + inset)}" y="{_n(y + inset)}" width="{_n(width - line)}" height="{_n(height - line)}"'
            f' rx="{_n(max(0.0, radius - inset))}"{_paint("fill", fill)}{_line(ink, line)}/>'
        )

    def oval(
        self, centre: Point, rx: float, ry: float, fill: Fill | None, *, line: float = 0, ink: Fill | None = INK
    ) -> None:
        """An ellipse; its outline lies inside."""
        inset = line / 2
        self._written.append(
            f'<ellipse cx="{_n(centre[0])}" cy="{_n(centre[1])}" rx="{_n(rx - inset)}" ry="{_n(ry - inset)}"'
            f"{_paint('fill', fill)}{_line(ink, line)}/>"
        )

    def disc(self, centre: Point, radius: float, fill: Fill | None, *, line: float = 0, ink: Fill | None = INK) -> None:
        """A circle; its outline lies inside."""
        self.oval(centre, radius, radius, fill, line=line, ink=ink)

    def stroke(self, points: Iterable[Point], width: float, ink: Fill = INK) -> None:
        """A line of round ends and joints."""
        self._written.append(
            f'<path d="{_path(points)}" fill="none"{_line(ink, width)} stroke-linecap="round" stroke-linejoin="round"/>'
        )

    def shape(self, points: Sequence[Point], fill: Fill, *, line: float = LINE, ink: Fill = INK) -> None:
        """A polygon with an outline of round joints that lies on its edge."""
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
        """A figure of `renderers/art`, its upper left corner at a point; `line` is its outline's weight in pixels."""
        figure = figure_of(name, frozenset(show), frozenset(hide), paint)
        scale = width / figure.width
        stroke = max(figure.line, 2 * LEAST / scale) if line is None else 2 * line / scale
        self._written.append(
            f'<g transform="translate({_n(x)} {_n(y)}) scale({scale:.4f})"{_line(INK, stroke)}'
            f' stroke-linecap="round" stroke-linejoin="round" paint-order="stroke">{figure.elements}</g>'
        )

    def stamp(self, other: "Pen", x: float, y: float) -> None:
        """What another pen wrote, laid on this sheet."""
        self._group(other, f'transform="translate({_n(x)} {_n(y)})"')

    def tilted(self, degrees: float) -> "Pen":
        """The sheet turned clockwise about its centre."""
        twin = Pen(*self.size)
        width, height = self.size
        twin._group(self, f'transform="rotate({_n(degrees)} {_n(width / 2)} {_n(height / 2)})"')
        return twin

    def _group(self, other: "Pen", attributes: str) -> None:
        self._written += [f"<g {attributes}>", *other._written, "</g>"]

    def svg(self) -> str:
        """The sheet as a document."""
        width, height = self.size
        head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">'
        return "".join((head, *self._written, "</svg>"))

    def done(self) -> Sprite:
        """The finished sprite."""
        png = svg_to_bytes(svg_string=self.svg(), skip_system_fonts=True)
        with PngImageFile(BytesIO(png)) as image:
            return Sprite(image.convert("RGB"), image.getchannel("A"))


def faded(sprite: Sprite, ground: Colour, share: float) -> Sprite:
    """A sprite mixed with a colour."""
    veil = Image.new("RGB", sprite.size, ground)
    return Sprite(Image.blend(sprite.colours, veil, share), sprite.mask)


def stretched(sprite: Sprite, width: int, height: int) -> Sprite:
    """A sprite as large as asked: its middle column and its middle row are repeated, its corners stay as they are."""
    return Sprite(_stretched(sprite.colours, width, height), _stretched(sprite.mask, width, height))


def _stretched(image: Image.Image, width: int, height: int) -> Image.Image:
    from_x, from_y = image.width // 2, image.height // 2
    more_x, more_y = width - image.width, height - image.height
    wide = Image.new(image.mode, (width, image.height))
    wide.paste(image)
    wide.paste(_resized(image.crop((from_x, 0, from_x + 1, image.height)), more_x + 1, image.height), (from_x, 0))
    wide.paste(image.crop((from_x + 1, 0, image.width, image.height)), (from_x + 1 + more_x, 0))
    high = Image.new(image.mode, (width, height))
    high.paste(wide)
    high.paste(_resized(wide.crop((0, from_y, width, from_y + 1)), width, more_y + 1), (0, from_y))
    high.paste(wide.crop((0, from_y + 1, width, image.height)), (0, from_y + 1 + more_y))
    return high


def _resized(image: Image.Image, width: int, height: int) -> Image.Image:
    return image.resize((width, height), Image.Resampling.NEAREST)  # pyright: ignore[reportUnknownMemberType]
