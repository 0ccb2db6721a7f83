"""One picture in the making: a copied background, sprites and texts laid on it, and the PNG at the end."""

from io import BytesIO

from PIL import Image

from renderers.kit.fonts import Anchor, fit, mask_of
from renderers.kit.palette import INK, Colour
from renderers.kit.pen import Sprite

SIZE = (1200, 900)
LEVEL = 3
"""Of the PNG's compression: a fifth smaller than 1 for a millisecond more; 6 is a tenth smaller for seven."""


class Canvas:
    """Sprites and texts on a copy of a background, in the end in the colours of a fixed palette."""

    def __init__(self, background: Image.Image, palette: Image.Image) -> None:
        self.image = background.copy()
        self._palette = palette

    def paste(self, sprite: Sprite, x: float, y: float) -> None:
        """A sprite with its upper left corner at a point."""
        self.image.paste(sprite.colours, (round(x), round(y)), sprite.mask)

    def centre(self, sprite: Sprite, x: float, y: float) -> None:
        """A sprite with its centre at a point."""
        width, height = sprite.size
        self.paste(sprite, x - width / 2, y - height / 2)

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
        """The picture as a PNG."""
        file = BytesIO()
        indexed = self.image.quantize(palette=self._palette, dither=Image.Dither.NONE)
        indexed.save(file, "PNG", compress_level=LEVEL)
        return file.getvalue()
