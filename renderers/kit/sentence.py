"""Sentences in signs: sprites and words in a row, for boards of news."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from renderers.kit.canvas import Canvas
from renderers.kit.fonts import width_of
from renderers.kit.pixels import Sprite


class Part(NamedTuple):
    """A part of a sentence: its width, and a function that draws it from a point to the right."""

    width: float
    draw: Callable[[Canvas, float, float], None]


def sprite_part(sprite: Sprite, *, trim: float = 0, dy: float = 0) -> Part:
    """Return a sprite as a part, `trim` narrower on either side."""
    width = sprite.size[0] - 2 * trim

    def draw(canvas: Canvas, x: float, y: float) -> None:
        canvas.centre(sprite, x + width / 2, y + dy)

    return Part(width, draw)


def word_part(text: str, size: int, most: float | None = None) -> Part:
    """Return a text as a part, cut at the width `most`."""
    width = width_of(text, size) if most is None else min(width_of(text, size), most)

    def draw(canvas: Canvas, x: float, y: float) -> None:
        canvas.text(text, x, y, size, anchor="left", width=None if most is None else round(most), least=size - 8)

    return Part(width, draw)


def width_of_all(sentences: Sequence[Sequence[Part]], gap: float, between: float) -> float:
    """Return the width of sentences, with a gap between parts and a larger one between sentences."""
    return sum(_width(parts, gap) for parts in sentences) + between * (len(sentences) - 1)


def _width(parts: Sequence[Part], gap: float) -> float:
    return sum(part.width for part in parts) + gap * (len(parts) - 1)


def draw_sentences(
    canvas: Canvas, sentences: Sequence[Sequence[Part]], x: float, y: float, gap: float, between: float
) -> None:
    """Draw sentences in one row, from x to the right at height y, with `gap` pixels between parts and `between` between
    sentences."""
    for parts in sentences:
        for part in parts:
            part.draw(canvas, x, y)
            x += part.width + gap
        x += between - gap  # the last part has added a gap
