"""Colours and signs. A seat is marked by a colour of a colour-blind-safe palette (after Okabe and Ito) and by a sign,
never by colour alone."""

from collections.abc import Iterable, Sequence
from itertools import chain
from typing import NamedTuple

from PIL import Image

Colour = tuple[int, int, int]


def rgb(code: str) -> Colour:
    """Return the colour of six hexadecimal digits."""
    red, green, blue = bytes.fromhex(code)
    return red, green, blue


class Sign(NamedTuple):
    """A seat's mark: its shape's name, a character for texts and buttons, the colour of its shape in pictures."""

    name: str
    glyph: str
    colour: Colour


SIGNS: tuple[Sign, ...] = (
    Sign("circle", "●", rgb("cf4a1a")),
    Sign("triangle", "▲", rgb("0a5fb0")),
    Sign("square", "■", rgb("12926a")),
    Sign("diamond", "◆", rgb("f8e858")),
    Sign("star", "★", rgb("f0a8cc")),
    Sign("cross", "✚", rgb("50b0f0")),
    Sign("hexagon", "⬢", rgb("33303a")),
    Sign("moon", "☾", rgb("e89a1c")),
)
"""The signs of seats, by seat. Discord turns none of the characters into an emoji."""


class Bird(NamedTuple):
    """A level of computers: a character for texts and buttons, and the colour of its feathers in pictures."""

    glyph: str
    feathers: Colour


BIRDS: dict[str, Bird] = {
    "chick": Bird("🐥", rgb("f9d23c")),
    "hen": Bird("🐔", rgb("d38a4c")),
    "rooster": Bird("🐓", rgb("fffaf0")),
}
"""The levels of computers. Their sign marks a seat without a person."""

INK = rgb("33221a")
"""The colour of outlines, numbers and names."""
WHITE = rgb("ffffff")
IVORY = rgb("fff5dd")
CREAM = rgb("fbe9c6")
SAND = rgb("ecd09b")
TAN = rgb("c9a46c")
WOOD = rgb("c98a4e")
WOOD_LIGHT = rgb("dba365")
WOOD_DARK = rgb("a86d38")
GLOW = rgb("ffd83a")
"""The colour of possible moves."""


def blend(colour: Colour, other: Colour, share: float) -> Colour:
    """Return a colour with a share (0 to 1) of another one."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(colour, other, strict=True))
    return red, green, blue


class Ramp(NamedTuple):
    """Two colours that meet in a picture, and the number of mixtures that smooth the edge."""

    colour: Colour
    other: Colour
    steps: int = 3


class Palette:
    """The fixed colours of a game's pictures. In a `plain` one edges have one step, because every further colour of an
    edge makes the file larger."""

    def __init__(self, entries: Sequence[Colour], *, plain: bool = False) -> None:
        self.plain = plain
        self.bytes = bytes(chain.from_iterable(entries))
        self._image = Image.new("P", (1, 1))
        self._image.putpalette(self.bytes)

    def indexed(self, image: Image.Image) -> Image.Image:
        """Return an RGB image as a P image of these colours, each pixel the nearest."""
        return image.quantize(palette=self._image, dither=Image.Dither.NONE)


def fixed_palette(colours: Iterable[Colour], ramps: Iterable[Ramp], *, plain: bool = False) -> Palette:
    """Return 256 colours: the flat ones, then as many mixtures as fit, the first ramps first."""
    mixtures = (
        blend(ramp.colour, ramp.other, step / (ramp.steps + 1)) for ramp in ramps for step in range(1, ramp.steps + 1)
    )
    entries = list(dict.fromkeys(chain(colours, mixtures)))[:256]  # as many as a byte can name
    entries += entries[:1] * (256 - len(entries))  # repeats match nothing that the first does not
    return Palette(entries, plain=plain)
