"""One picture in the making: sprites and texts laid on a background, and the PNG at the end."""

from typing import Final

from PIL import Image

from renderers.kit.fonts import LEAST, Anchor, extent_of, fit, wrap
from renderers.kit.palette import INK, Colour
from renderers.kit.pixels import Sprite, Text
from renderers.kit.raster import halved, image_of, png_of
from renderers.kit.sheet import Sheet

SIZE: Final = (1200, 900)
LEADING: Final = 0.94
"""From line to line, in sizes."""
SCENES: Final = 64
"""So many canvases are kept of what rests of a table between two moves."""


class Canvas(Sheet):
    """A sheet on which sprites and texts are laid."""

    def paste(self, sprite: Sprite, x: float, y: float) -> None:
        """A sprite with its upper left corner at a point."""
        left, top = round(x), round(y)
        for piece, dx, dy, size in sprite.parts:
            self.lay(piece, left + dx, top + dy, size)

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
        least: int = LEAST,
    ) -> None:
        """The same, on two lines about the height y where one does not hold it."""
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
        """The picture as it stands, RGB, in the colours of its palette."""
        return image_of(self)

    def halved(self) -> Image.Image:
        """The picture half as wide and high, as indices of its palette."""
        return halved(self)

    def png(self) -> bytes:
        """The picture as a PNG with a palette."""
        return png_of(self)
