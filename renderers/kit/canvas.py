"""One picture in the making: a copied background, sprites and texts laid on it, and the PNG at the end."""

from struct import pack
from typing import Final
from zlib import compress, crc32

from isal import isal_zlib
from PIL import Image

from renderers.kit.fonts import Anchor, fit, mask_of
from renderers.kit.palette import INK, Colour
from renderers.kit.pen import Sprite

SIZE = (1200, 900)
LEVEL: Final = 2
"""Of isal's compression, which takes a fifth of zlib's time at about the size of zlib's level 3."""
HEAVY: Final = 89 * 1024
"""More than this is compressed again, by zlib's level 5, which takes ten times as long and leaves five sixths."""
NO_FILTER: Final = b"\0"
"""Before each line of a PNG; the pixels are indices, which no filter helps."""


class Canvas:
    """Sprites and texts on a copy of a background, in the end in the colours of a fixed palette."""

    def __init__(self, background: Image.Image, palette: Image.Image) -> None:
        self.image = background.copy()
        self.palette = palette

    def copy(self) -> "Canvas":
        """The same as it stands, to be drawn on alone."""
        return Canvas(self.image, self.palette)

    def paste(self, sprite: Sprite, x: float, y: float) -> None:
        """A sprite with its upper left corner at a point."""
        self.image.paste(sprite.colours, (round(x), round(y)), sprite.mask)

    def centre(self, sprite: Sprite, x: float, y: float) -> None:
        """A sprite with its centre at a point."""
        width, height = sprite.size
        self.paste(sprite, x - width / 2, y - height / 2)

    def frame(self, frame: Sprite, x: float, y: float, size: tuple[int, int]) -> None:
        """A frame about what lies at a point and is so large."""
        self.centre(frame, x + size[0] / 2, y + size[1] / 2)

    def text(
        self,
        text: str,
        x: float,
        y: float,
        size: int,
        *,
        ink: Colour = INK,
        anchor: Anchor = "middle",
        width: int | None = None,
        least: int | None = None,
    ) -> None:
        """A text whose capitals stand about the height y; within `width` made smaller, down to `least`, then cut."""
        if width is not None:
            text, size = fit(text, size, width, least or size)
        image, pad, middle = mask_of(text, size)
        match anchor:
            case "left":
                left = x - pad
            case "middle":
                left = x - image.width / 2
            case "right":
                left = x - image.width + pad
        self.image.paste(ink, (round(left), round(y - middle)), image)

    def png(self) -> bytes:
        """The picture as a PNG with a palette."""
        indexed = self.image.quantize(palette=self.palette, dither=Image.Dither.NONE)
        width, height = indexed.size
        pixels = indexed.tobytes()
        lines = b"".join([NO_FILTER + pixels[at : at + width] for at in range(0, len(pixels), width)])
        packed = isal_zlib.compress(lines, LEVEL)  # pyright: ignore[reportUnknownMemberType]
        if len(packed) > HEAVY:
            packed = compress(lines, 5)
        return b"".join(
            (
                b"\x89PNG\r\n\x1a\n",
                _chunk(b"IHDR", pack(">2I5B", width, height, 8, 3, 0, 0, 0)),
                _chunk(b"PLTE", bytes(self.palette.getpalette() or ())),
                _chunk(b"IDAT", packed),
                _chunk(b"IEND", b""),
            )
        )


def _chunk(kind: bytes, body: bytes) -> bytes:
    return pack(">I", len(body)) + kind + body + pack(">I", crc32(kind + body))
