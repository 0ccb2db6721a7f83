"""Text as cached masks from two bundled fonts; names cut to fit, and no boxes for missing characters."""

import re
import unicodedata
from functools import lru_cache
from pathlib import Path
from typing import Final, Literal, NamedTuple

from PIL import Image, ImageDraw, ImageFont

_FOLDER = Path(__file__).parent / "fonts"
_FILES = ("Nunito-ExtraBold.ttf", "DejaVuSans-Bold.ttf")
_CAP_HEIGHT = 0.705
"""Height of a capital or a figure of Nunito, in sizes."""
_PROBE = 48
_MISSING = "\U0010ffff"  # not a character: every font draws its box for what it lacks
# controls, unassigned and private ones, lone accents, symbols
_DROPPED = frozenset({"Cc", "Cf", "Cn", "Co", "Cs", "Mn", "Me", "Sk", "So"})
_RIGHT_TO_LEFT = frozenset({"R", "AL", "AN"})
STEPS = bytes(255 * ((step + 64) // 128) // 2 for step in range(256))
"""Values of a mask with one step at its edges: nothing, half, all."""
MIN_SIZE: Final = 33
"""Least size of text in a picture 1200 wide. Shown 400 wide it is type of 11 pixels with figures 8 high."""
DECISIVE: Final = 40
"""Least size of what decides something: type of thirteen pixels where a phone shows a picture 390 wide."""
TOTAL: Final = 48
"""Least size of the main figures. Shown 400 wide they are 11 high."""
ELLIPSIS = "…"
HYPHEN = "-"
BREAKS = " -_."
"""Characters after which a name may be broken."""
_NUMBER: Final = re.compile(r" \d\d?$")
_EDGES: Final = re.compile(r"^[\W_]+|[\W_]+$")
"""What frames the drawable part of a name: brackets and strokes around letters that are missing."""
_LONGEST = 80
"""Most characters of a name."""


class Extent(NamedTuple):
    """A text's box in pixels: its advance, and `pad` more on either side. `middle` is the height of the centre of its
    capitals in the box."""

    width: int
    height: int
    pad: int
    middle: float


@lru_cache(64)
def font(index: int, size: int) -> ImageFont.FreeTypeFont:
    """Return font 0, or font 1 for characters that font 0 lacks, with the basic layout, which is the same
    everywhere."""
    return ImageFont.truetype(_FOLDER / _FILES[index], size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(256)
def _glyph(index: int, character: str) -> bytes:
    image = Image.new("L", (2 * _PROBE, 2 * _PROBE))
    at = (_PROBE // 2, _PROBE * 3 // 2)
    ImageDraw.Draw(image).text(at, character, fill=255, font=font(index, _PROBE), anchor="ls")
    return image.tobytes()


@lru_cache(4096)
def font_for(character: str) -> int | None:
    """Return the font with a character, or None if neither has it."""
    for index in range(len(_FILES)):
        if _glyph(index, character) != _glyph(index, _MISSING):  # Pillow does not say what a font lacks
            return index
    return None


def drawable(name: str) -> str:
    """Return the drawable part of a name, without stray symbols (emoji), missing characters, and those written from
    right to left, which the basic layout cannot do. Empty if some are missing and no letter is left."""
    plain = unicodedata.normalize("NFKC", name[:_LONGEST])  # letters of mathematics become those of the fonts
    known = [c for c in plain if c.isspace() or unicodedata.category(c) not in _DROPPED]
    kept = [c for c in known if c.isspace() or _has_glyph(c)]
    drawn = " ".join("".join(kept).split())
    # Nothing is missing, so brackets and strokes frame something.
    if len(kept) == len(known):
        return drawn
    return _EDGES.sub("", drawn) if any(map(str.isalpha, kept)) else ""


def _has_glyph(character: str) -> bool:
    return unicodedata.bidirectional(character) not in _RIGHT_TO_LEFT and font_for(character) is not None


@lru_cache(256)
def seat_name(name: str, seat: int) -> str:
    """Return the label beside a seat's sign: the drawable part of its name, or its number if there is none."""
    return drawable(name) or str(seat + 1)


def _runs(text: str) -> list[tuple[int, str]]:
    runs: list[tuple[int, str]] = []
    for character in text:
        index = font_for(character)
        if index is None:
            continue
        if runs and (runs[-1][0] == index or character == " "):  # a space changes no font
            runs[-1] = (runs[-1][0], runs[-1][1] + character)
        else:
            runs.append((index, character))
    return runs


@lru_cache(2048)
def width_of(text: str, size: int) -> float:
    return sum(font(index, size).getlength(run) for index, run in _runs(text))


@lru_cache(2048)
def extent_of(text: str, size: int) -> Extent:
    """Return the box of a text, computed without drawing."""
    pad = max(2, size // 8)  # a glyph may reach beyond its advance
    ascent, below = round(size * 1.02), round(size * 0.34)
    return Extent(round(width_of(text, size)) + 2 * pad, ascent + below, pad, ascent - _CAP_HEIGHT * size / 2)


@lru_cache(512)
def mask_of(text: str, size: int, *, plain: bool = False) -> Image.Image:
    """Return a text as a cached L mask of its extent. The edges of a plain one have one step."""
    extent = extent_of(text, size)
    image = Image.new("L", extent[:2])
    pen = ImageDraw.Draw(image)
    x, y = float(extent.pad), round(size * 1.02)
    for index, run in _runs(text):
        pen.text((x, y), run, fill=255, font=font(index, size), anchor="ls")
        x += font(index, size).getlength(run)
    return image.point(STEPS) if plain else image  # pyright: ignore[reportUnknownMemberType]


@lru_cache(1024)
def fit(text: str, size: int, width: int, least: int) -> tuple[str, int]:
    """Return a text and its size within a width: shrunk first, then cut with an ellipsis. A number at the end of a name
    stays, because it distinguishes equal names."""
    for smaller in range(size, least - 1, -2):
        if width_of(text, smaller) <= width:
            return text, smaller
    number = found[0] if (found := _NUMBER.search(text)) else ""
    cut = text.removesuffix(number)
    while cut and width_of(cut + ELLIPSIS + number, least) > width:
        cut = cut[:-1].rstrip()
    return cut + ELLIPSIS + number, least


@lru_cache(1024)
def wrap(text: str, size: int, width: int, least: int) -> tuple[tuple[str, ...], int]:
    """Return a text on one line if it fits whole, else on two of the least size: broken so that nothing is lost,
    between words if possible, else at the end of the first line, with the second cut."""
    line, smaller = fit(text, size, width, least)
    if line == text:
        return (line,), smaller
    between, within = _breaks(text)
    for lines in sorted((_split(text, at) for at in between), key=lambda pair: max(width_of(it, least) for it in pair)):
        if max(width_of(line, least) for line in lines) <= width:
            return lines, least
    for lines in (_split(text, at) for at in within):
        if max(width_of(line, least) for line in lines) <= width:
            return lines, least
    filled = [at for at in between if width_of(_split(text, at)[0], least) <= width] or [
        at for at in within if width_of(_split(text, at)[0], least) <= width
    ]
    first, rest = _split(text, max(filled, default=1))
    return (first, fit(rest, least, width, least)[0]), least


def _breaks(text: str) -> tuple[list[int], list[int]]:
    """Yield the possible breaks of a text: between its words, and then, the middle first, within them."""
    between = [at for at in range(1, len(text)) if text[at - 1] in BREAKS]
    within = [at for at in range(2, len(text) - 1) if not {*text[at - 1 : at + 1]}.intersection(BREAKS)]
    return between, sorted(within, key=lambda at: abs(2 * at - len(text)))


def _split(text: str, at: int) -> tuple[str, str]:
    """Return both lines of a text broken at an index."""
    first = text[:at].rstrip() if text[at - 1] in BREAKS else text[:at] + HYPHEN
    return first, text[at:].lstrip()


Anchor = Literal["left", "middle", "right"]
