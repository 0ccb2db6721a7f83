"""Sprites and texts. Sprites know their size at once and make their pixels at their first use."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final, NamedTuple, Protocol

from PIL import Image, ImageOps

from renderers.kit import kept
from renderers.kit.fonts import STEPS, extent_of, mask_of
from renderers.kit.palette import INK, Colour

Point = tuple[float, float]
SHADOW: Final = 90
"""Opacity of a shadow, of 255."""
# A shadow keeps its opacity, because palettes have its mixture with the grounds.
PLAIN: Final = (*bytes(SHADOW // 2), *([SHADOW] * 64), *STEPS[SHADOW // 2 + 64 :])
"""A lookup table for alpha that leaves one step at edges."""


class Piece(Protocol):
    """A drawable part. Equal pieces look alike."""

    def lay(self, image: Image.Image, x: int, y: int) -> None:
        """Lay it with its upper left corner at a point, which may be outside."""
        ...

    def plain(self) -> "Piece":
        """Return the piece with edges of one step, invisibly coarser and a twentieth smaller in files."""
        ...

    def __hash__(self) -> int: ...  # keys of cells are made of pieces


class Drawing:
    """Pixels, RGB or RGBA, made at their first use, and again if the cache dropped them."""

    def __init__(self, make: Callable[[], Image.Image]) -> None:
        self._make = make
        self._plain: Drawing | None = None

    def plain(self) -> "Drawing":
        if self._plain is None:
            self._plain = Drawing(lambda: _plain(self._make()))  # kept, because a drawing equals only itself
        return self._plain

    def pixels(self) -> Image.Image:
        """Return the pixels, which must not be changed."""
        found = kept.ART_SHELF.find(self)
        if isinstance(found, Image.Image):
            return found
        made = self._make()
        kept.ART_SHELF.put(self, made)
        return made

    def lay(self, image: Image.Image, x: int, y: int) -> None:
        pixels = self.pixels()
        image.paste(pixels, (x, y), pixels if pixels.mode == "RGBA" else None)  # an RGB image has no alpha to composite


def _plain(image: Image.Image) -> Image.Image:
    if image.mode != "RGBA":
        return image
    plain = image.copy()
    plain.putalpha(image.getchannel("A").point(PLAIN))  # pyright: ignore[reportUnknownMemberType]
    return plain


class Text(NamedTuple):
    """A text in a size and a colour."""

    text: str
    size: int
    ink: Colour
    one_step: bool = False

    def plain(self) -> "Text":
        return self._replace(one_step=True)

    def lay(self, image: Image.Image, x: int, y: int) -> None:
        image.paste(self.ink, (x, y), mask_of(self.text, self.size, plain=self.one_step))


class SpritePart(NamedTuple):
    """A piece, its place in a sprite, and its size."""

    piece: Piece
    x: int
    y: int
    size: tuple[int, int]


class Sprite:
    """A part of a picture: its size, and its pieces in the order of laying."""

    def __init__(self, size: tuple[int, int], parts: tuple[SpritePart, ...]) -> None:
        self.size = size
        self.parts = parts

    def pixels(self) -> Image.Image:
        """Return the pixels of a sprite with a single drawing. Raises ValueError for others."""
        match self.parts:
            case (SpritePart(Drawing() as drawing),):
                return drawing.pixels()
            case _:
                raise ValueError(self.parts)

    def lay(self, image: Image.Image, x: int, y: int) -> None:
        """Lay it on an image."""
        for piece, dx, dy, _ in self.parts:
            piece.lay(image, x + dx, y + dy)


def lazy_sprite(size: tuple[int, int], make: Callable[[], Image.Image]) -> Sprite:
    """Return a sprite with pixels that are made later."""
    return Sprite(size, (SpritePart(Drawing(make), 0, 0, size),))


def redrawn(
    sprite: Sprite, change: Callable[[Image.Image], Image.Image], size: tuple[int, int] | None = None
) -> Sprite:
    return lazy_sprite(size or sprite.size, lambda: change(sprite.pixels()))


def with_text(sprite: Sprite, text: str, size: int, centre: Point, ink: Colour = INK) -> Sprite:
    extent = extent_of(text, size)
    x, y = round(centre[0] - extent.width / 2), round(centre[1] - extent.middle)
    return Sprite(sprite.size, (*sprite.parts, SpritePart(Text(text, size, ink), x, y, extent[:2])))


def overlaid(sprite: Sprite, other: Sprite) -> Sprite:
    """Return a sprite with another on it, with equal upper left corners."""
    return Sprite(sprite.size, (*sprite.parts, *other.parts))


@kept.kept
def mirrored(sprite: Sprite) -> Sprite:
    """Return a sprite turned from left to right."""
    return redrawn(sprite, ImageOps.mirror)


def faded(sprite: Sprite, ground: Colour, share: float) -> Sprite:
    def fade(image: Image.Image) -> Image.Image:
        veil = Image.new("RGBA", image.size, ground)
        veil.putalpha(image.getchannel("A"))
        return Image.blend(image, veil, share)

    return redrawn(sprite, fade)


class Patch(NamedTuple):
    """A drawing that is one pixel wide, or high, or both, repeated as far as it reaches."""

    drawing: Drawing
    size: tuple[int, int]

    def plain(self) -> "Patch":
        return self._replace(drawing=self.drawing.plain())

    def lay(self, image: Image.Image, x: int, y: int) -> None:
        patch = self.drawing.pixels()
        if patch.width == 1:  # only what is visible: an image may be one block of a sheet
            left, right = _visible(x, self.size[0], image.width)
            patch, x = _resized(patch, right - left, patch.height), x + left
        if patch.height == 1:
            top, low = _visible(y, self.size[1], image.height)
            patch, y = _resized(patch, patch.width, low - top), y + top
        image.paste(patch, (x, y), patch if patch.mode == "RGBA" else None)


def _visible(at: int, length: int, room: int) -> tuple[int, int]:
    """Return the visible range of a part that begins at a point."""
    return max(0, -at), min(length, room - at)


def _resized(image: Image.Image, width: int, height: int) -> Image.Image:
    return image.resize((width, height), Image.Resampling.NEAREST)  # pyright: ignore[reportUnknownMemberType]


def stretched(sprite: Sprite, width: int, height: int) -> Sprite:
    """Return a sprite of a given size: its middle column and middle row are repeated, its corners stay."""
    parts: list[SpritePart] = []
    for (column, row), drawing in _ninths(sprite).items():
        (_, _, x, wide), (_, _, y, high) = _thirds(sprite.size[0], width)[column], _thirds(sprite.size[1], height)[row]
        piece = drawing if (column, row) in CORNERS else Patch(drawing, (wide, high))
        parts.append(SpritePart(piece, x, y, (wide, high)))
    return Sprite((width, height), tuple(parts))


def enlarged(sprite: Sprite, width: int, height: int) -> Sprite:
    """Return a stretched sprite as one drawing, for small sprites that are laid often."""

    def enlarge(image: Image.Image) -> Image.Image:
        large = Image.new("RGBA", (width, height))
        for left, right, x, wide in _thirds(image.width, width):
            for top, low, y, high in _thirds(image.height, height):
                large.paste(_resized(image.crop((left, top, right, low)), wide, high), (x, y))
        return large

    return redrawn(sprite, enlarge, (width, height))


def inlaid(ground: Sprite, other: Sprite, x: int, y: int) -> Sprite:
    """Return a drawing with another on it, its upper left corner at a point, as one. Both are rasterised at their own
    sizes."""

    def inlay(image: Image.Image) -> Image.Image:
        both = image.copy()
        both.alpha_composite(other.pixels(), (x, y))
        return both

    return redrawn(ground, inlay)


CORNERS: Final = ((0, 0), (0, 2), (2, 0), (2, 2))


@kept.kept
def _ninths(sprite: Sprite) -> Mapping[tuple[int, int], Drawing]:
    """Return the corners, the middle column and the middle row of a sprite, by column and row: 0, 1, 2."""
    across, down = _thirds(sprite.size[0], sprite.size[0]), _thirds(sprite.size[1], sprite.size[1])
    return {
        (column, row): Drawing(partial(_cut, sprite, (x, y, right, low)))
        for column, (x, right, *_) in enumerate(across)
        for row, (y, low, *_) in enumerate(down)
    }


def _cut(sprite: Sprite, box: tuple[int, int, int, int]) -> Image.Image:
    """Return a box of a sprite, RGB if it is opaque."""
    image = sprite.pixels().crop(box)
    # an opaque part is laid without a mask
    return image.convert("RGB") if image.getchannel("A").getextrema() == (255, 255) else image


def _thirds(length: int, wanted: int) -> tuple[tuple[int, int, int, int], ...]:
    """Return the parts before, in and after the middle: source start, source end, target, length."""
    middle, more = length // 2, wanted - length  # the middle is one pixel; an odd length has it in the centre
    return (
        (0, middle, 0, middle),
        (middle, middle + 1, middle, more + 1),
        (middle + 1, length, middle + 1 + more, length - middle - 1),
    )
