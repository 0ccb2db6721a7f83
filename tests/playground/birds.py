"""Builds the page's font with the signs of computer players, from the drawing of their heads:

uv run --with fonttools --with brotli python -m tests.playground.birds
"""

# pyright: reportMissingImports=false, reportMissingModuleSource=false, reportUnknownVariableType=false
# pyright: reportUnknownMemberType=false, reportUnknownArgumentType=false

import re
from pathlib import Path
from typing import Any, Final

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.svgLib.path import parse_path

from renderers.kit.figures import ART
from renderers.kit.palette import BIRDS, INK

MADE: Final = Path(__file__).parents[2] / "bot" / "playground" / "page" / "birds.woff2"
ADVANCE: Final = 1120
_SCALE: Final = 1000 / 124  # of the drawing
_TUFT: Final = "M58,26 L40,6 L50,4 L62,22 L66,2 L74,4 L68,26 Z"
_BEAK: Final = "M100,48 L123,64 L100,80 Z"
_COLOURS: Final = (INK, *[bird.feathers for bird in BIRDS.values()], (0xD8, 0x43, 0x2F), (0xF5, 0xA6, 0x23))
_RED, _ORANGE = len(_COLOURS) - 2, len(_COLOURS) - 1


def _circle(x: float, y: float, r: float) -> str:
    k = r * 0.5523
    return (
        f"M{x - r},{y} C{x - r},{y - k} {x - k},{y - r} {x},{y - r} C{x + k},{y - r} {x + r},{y - k} {x + r},{y} "
        f"C{x + r},{y + k} {x + k},{y + r} {x},{y + r} C{x - k},{y + r} {x - r},{y + k} {x - r},{y} Z"
    )


def _layers(number: int, level: str) -> list[tuple[list[str], int]]:
    """Return the layers of a head, bottom first: shapes and the number of their colour.

    The comb is the drawing's if that is a shape, and a tuft otherwise.
    """
    drawing = (ART / "kit" / "bird.svg").read_text(encoding="utf-8")
    group = re.search(rf'<g id="{level}".*?</g>', drawing, re.DOTALL)
    combs = re.findall(r' d="([^"]+)" fill="#', group[0]) if group else []
    comb = (combs, _RED) if combs else ([_TUFT], 0)
    head = [([_circle(62, 66, 43)], 0), ([_circle(62, 66, 38)], 1 + number), ([_circle(78, 56, 7)], 0)]
    return [comb, ([_BEAK], _ORANGE), *head]


def _glyph(shapes: list[str]) -> Any:
    pen = TTGlyphPen(None)
    turned = TransformPen(Cu2QuPen(pen, 1.0, reverse_direction=True), (_SCALE, 0, 0, -_SCALE, 60, 880))
    for shape in shapes:
        parse_path(shape, turned)
    return pen.glyph()


def make() -> None:
    glyphs: dict[str, Any] = {".notdef": _glyph([_circle(62, 66, 10)])}
    layered: dict[str, list[tuple[str, int]]] = {}
    for number, level in enumerate(BIRDS):
        layers = _layers(number, level)
        glyphs[level] = _glyph([shape for shapes, _ in layers[:3] for shape in shapes])
        glyphs |= {f"{level}.{n}": _glyph(shapes) for n, (shapes, _) in enumerate(layers)}
        layered[level] = [(f"{level}.{n}", colour) for n, (_, colour) in enumerate(layers)]
    font = FontBuilder(1000, isTTF=True)
    font.setupGlyphOrder([*glyphs])
    font.setupCharacterMap({ord(bird.glyph): level for level, bird in BIRDS.items()})
    font.setupGlyf(glyphs)
    drawn = font.font["glyf"]
    for name in glyphs:
        drawn[name].recalcBounds(drawn)
    font.setupHorizontalMetrics({name: (ADVANCE, getattr(drawn[name], "xMin", 0)) for name in glyphs})
    font.setupHorizontalHeader(ascent=900, descent=-200)
    font.setupNameTable({"familyName": "Roost Birds", "styleName": "Regular"})
    font.setupOS2(sTypoAscender=900, sTypoDescender=-200, usWinAscent=900, usWinDescent=200)
    font.setupPost()
    font.setupCOLR(layered)
    font.setupCPAL([[(*(part / 255 for part in colour), 1.0) for colour in _COLOURS]])
    font.font.flavor = "woff2"
    font.save(MADE)


if __name__ == "__main__":
    make()
