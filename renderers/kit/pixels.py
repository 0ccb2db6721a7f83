"""What is laid on a picture: sprites, which know their size at once and make their pixels when they are first needed,
and texts."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final, NamedTuple, Protocol

from PIL import Image, ImageOps

from renderers.kit import kept
from renderers.kit.fonts import STEPS, extent_of, mask_of
from renderers.kit.palette import INK, Colour

Point = tuple[float, float]
SHADOW: Final = 90
"""How much of what lies below a shadow takes; 255 were all."""
PLAIN: Final = (*bytes(SHADOW // 2), *([SHADOW] * 64), *STEPS[SHADOW // 2 + 64 :])
"""Of alpha what it becomes where edges have one step."""


class Piece(Protocol):
    """What can be laid on an image. Equal pieces look alike."""

    def lay(self, image: Image.Image, x: int, y: int) -> None:
        """Lay it with its upper left corner at a point, which may lie outside."""
        ...

    def plain(self) -> "Piece":
        """The same with edges of one step: nobody sees it, and the files are a twentieth smaller."""
        ...

    def __hash__(self) -> int: ...


class Drawing:
    """Pixels, RGB or RGBA, that are made when they are first needed, and again where there was no room to keep them."""

    def __init__(self, make: Callable[[], Image.Image]) -> None:
        self._make = make
        self._plain: Drawing | None = None

    def plain(self) -> "Drawing":
        if self._plain is None:
            self._plain = Drawing(lambda: _plain(self._make()))
        return self._plain

    def pixels(self) -> Image.Image:
        """Nobody changes them."""
        found = kept.ART_SHELF.find(self)
        if isinstance(found, Image.Image):
            return found
        made = self._make()
        kept.ART_SHELF.put(self, made)
        return made

    def lay(self, image: Image.Image, x: int, y: int) -> None:
        pixels = self.pixels()
        image.paste(pixels, (x, y), pixels if pixels.mode == "RGBA" else None)


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


class Part(NamedTuple):
    """A piece, where in a sprite it lies, and how large it is."""

    piece: Piece
    x: int
    y: int
    size: tuple[int, int]


class Sprite:
    """A picture in the picture: how large it is, and the pieces it consists of, in the order in which they are laid."""

    def __init__(self, size: tuple[int, int], parts: tuple[Part, ...]) -> None:
        self.size = size
        self.parts = parts

    def pixels(self) -> Image.Image:
        """What it looks like, where it consists of one drawing; ValueError where anything lies on that."""
        match self.parts:
            case (Part(Drawing() as drawing),):
                return drawing.pixels()
            case _:
                raise ValueError(self.parts)

    def lay(self, image: Image.Image, x: int, y: int) -> None:
        """Lay it on an image."""
        for piece, dx, dy, _ in self.parts:
            piece.lay(image, x + dx, y + dy)


def lazy_sprite(size: tuple[int, int], make: Callable[[], Image.Image]) -> Sprite:
    """A sprite of pixels yet to be made."""
    return Sprite(size, (Part(Drawing(make), 0, 0, size),))


def redrawn(
    sprite: Sprite, change: Callable[[Image.Image], Image.Image], size: tuple[int, int] | None = None
) -> Sprite:
    """A sprite whose pixels are another's, changed."""
    return lazy_sprite(size or sprite.size, lambda: change(sprite.pixels()))


def with_text(sprite: Sprite, text: str, size: int, centre: Point, ink: Colour = INK) -> Sprite:
    """A sprite with a text on it."""
    extent = extent_of(text, size)
    x, y = round(centre[0] - extent.width / 2), round(centre[1] - extent.middle)
    return Sprite(sprite.size, (*sprite.parts, Part(Text(text, size, ink), x, y, extent[:2])))


def overlaid(sprite: Sprite, other: Sprite) -> Sprite:
    """A sprite with another on it, their upper left corners at one point."""
    return Sprite(sprite.size, (*sprite.parts, *other.parts))


@kept.kept
def mirrored(sprite: Sprite) -> Sprite:
    """A sprite turned from left to right."""
    return redrawn(sprite, ImageOps.mirror)


def faded(sprite: Sprite, ground: Colour, share: float) -> Sprite:
    """A sprite mixed with a colour."""

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
        if patch.width == 1:
            left, right = _visible(x, self.size[0], image.width)
            patch, x = _resized(patch, right - left, patch.height), x + left
        if patch.height == 1:
            top, low = _visible(y, self.size[1], image.height)
            patch, y = _resized(patch, patch.width, low - top), y + top
        image.paste(patch, (x, y), patch if patch.mode == "RGBA" else None)


def _visible(at: int, length: int, room: int) -> tuple[int, int]:
    """From where to where something can be seen that begins at a point."""
    return max(0, -at), min(length, room - at)


def _resized(image: Image.Image, width: int, height: int) -> Image.Image:
    return image.resize((width, height), Image.Resampling.NEAREST)  # pyright: ignore[reportUnknownMemberType]


def stretched(sprite: Sprite, width: int, height: int) -> Sprite:
    """A sprite as large as asked: its middle column and its middle row are repeated, its corners stay as they are."""
    parts: list[Part] = []
    for (column, row), drawing in _ninths(sprite).items():
        (_, _, x, wide), (_, _, y, high) = _thirds(sprite.size[0], width)[column], _thirds(sprite.size[1], height)[row]
        piece = drawing if (column, row) in CORNERS else Patch(drawing, (wide, high))
        parts.append(Part(piece, x, y, (wide, high)))
    return Sprite((width, height), tuple(parts))


def enlarged(sprite: Sprite, width: int, height: int) -> Sprite:
    """The same as one drawing: for what is small, and laid often."""

    def enlarge(image: Image.Image) -> Image.Image:
        large = Image.new("RGBA", (width, height))
        for left, right, x, wide in _thirds(image.width, width):
            for top, low, y, high in _thirds(image.height, height):
                large.paste(_resized(image.crop((left, top, right, low)), wide, high), (x, y))
        return large

    return redrawn(sprite, enlarge, (width, height))


def inlaid(ground: Sprite, other: Sprite, x: int, y: int) -> Sprite:
    """A drawing on another, its upper left corner at a point of that, as one: both are rasterised no larger than they
    are."""

    def inlay(image: Image.Image) -> Image.Image:
        both = image.copy()
        both.alpha_composite(other.pixels(), (x, y))
        return both

    return redrawn(ground, inlay)


CORNERS: Final = ((0, 0), (0, 2), (2, 0), (2, 2))


@kept.kept
def _ninths(sprite: Sprite) -> Mapping[tuple[int, int], Drawing]:
    """The corners of a sprite, its middle column and its middle row, by column and row: 0, 1, 2."""
    across, down = _thirds(sprite.size[0], sprite.size[0]), _thirds(sprite.size[1], sprite.size[1])
    return {
        (column, row): Drawing(partial(_cut, sprite, (x, y, right, low)))
        for column, (x, right, *_) in enumerate(across)
        for row, (y, low, *_) in enumerate(down)
    }


def _cut(sprite: Sprite, box: tuple[int, int, int, int]) -> Image.Image:
    """A box of a sprite; RGB where it covers all that lies below it."""
    image = sprite.pixels().crop(box)
    return image.convert("RGB") if image.getchannel("A").getextrema() == (255, 255) else image


def _thirds(length: int, wanted: int) -> tuple[tuple[int, int, int, int], ...]:
    """What lies before the middle, the middle, and what lies behind it: from where to where, where to, how long."""
    middle, more = length // 2, wanted - length
    return (
        (0, middle, 0, middle),
        (middle, middle + 1, middle, more + 1),
        (middle + 1, length, middle + 1 + more, length - middle - 1),
    )
