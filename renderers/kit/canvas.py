"""A picture in the making: sprites and texts laid on a background, and the final PNG."""

from typing import Final

from PIL import Image

from renderers.kit.fonts import MIN_SIZE, Anchor, extent_of, fit, wrap
from renderers.kit.palette import INK, Colour
from renderers.kit.pixels import Sprite, Text
from renderers.kit.raster import halved, image_of, png_of
from renderers.kit.sheet import Sheet

SIZE: Final = (1200, 900)
LEADING: Final = 0.94
"""Distance of lines, in sizes of the text."""
SCENES: Final = 64
"""Number of cached backgrounds: the parts of a table that consecutive pictures have in common."""


class Canvas(Sheet):
    """A sheet for sprites and texts."""

    def paste(self, sprite: Sprite, x: float, y: float) -> None:
        """Lay a sprite with its upper left corner at a point."""
        left, top = round(x), round(y)
        for piece, dx, dy, size in sprite.parts:
            self.lay(piece, left + dx, top + dy, size)

    def centre(self, sprite: Sprite, x: float, y: float) -> None:
        """Lay a sprite with its centre at a point."""
        width, height = sprite.size
        self.paste(sprite, x - width / 2, y - height / 2)

    def frame(self, frame: Sprite, x: float, y: float, size: tuple[int, int]) -> None:
        """Lay a frame about an area."""
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
        """Lay a text whose capitals are centred on the height y. Within `width` it is shrunk down to `least`, then
        cut."""
        if width is not None:
            text, size = fit(text, size, width, least or size)
        self._write(text, x, y, size, ink, anchor)

    def two_lines(
        self,
        text: str,
        x: float,
        y: float,
        size: int,
        *,
        width: float,
        ink: Colour = INK,
        anchor: Anchor = "middle",
        least: int = MIN_SIZE,
    ) -> None:
        """Lay a text on one line, or on two if it is wider than `width`. Its middle is at the height y."""
        lines, size = wrap(text, size, round(width), least)
        for n, line in enumerate(lines):
            self._write(line, x, y + (n - (len(lines) - 1) / 2) * size * LEADING, size, ink, anchor)

    def _write(self, text: str, x: float, y: float, size: int, ink: Colour, anchor: Anchor) -> None:
        extent = extent_of(text, size)
        match anchor:
            case "left":
                left = x - extent.pad
            case "middle":
                left = x - extent.width / 2
            case "right":
                left = x - extent.width + extent.pad
        self.lay(Text(text, size, ink), round(left), round(y - extent.middle), extent[:2])

    @property
    def image(self) -> Image.Image:
        """Return the picture, RGB, in the colours of its palette."""
        return image_of(self)

    def halved(self) -> Image.Image:
        """Return the picture in half its width and height, as indices of its palette."""
        return halved(self)

    def png(self) -> bytes:
        return png_of(self)
