"""Heckmeck's tiles and dice."""

from games.heckmeck.moves import WORM, worms_on
from renderers.kit.farm import draw_worm
from renderers.kit.kept import kept
from renderers.kit.palette import IVORY, SAND, WHITE, WOOD_LIGHT, rgb
from renderers.kit.pen import LINE, SHADE, Pen, corner
from renderers.kit.pixels import Point, Sprite, with_text
from renderers.kit.pixels import faded as faded_to
from renderers.kit.sprites import DROP, draw_die

TILE = (122, 156)
DIE = 80
BACK = rgb("8a5a3c")
BACK_LIGHT = rgb("a97350")
NUMBER_GROUND = IVORY

_WORM_PLACES: dict[int, tuple[Point, ...]] = {
    1: ((0.5, 0.5),),
    2: ((0.28, 0.5), (0.72, 0.5)),
    3: ((0.5, 0.27), (0.28, 0.77), (0.72, 0.77)),
    4: ((0.28, 0.27), (0.72, 0.27), (0.28, 0.77), (0.72, 0.77)),
}


@kept
def _tile_without_number(worms: int, width: int) -> Sprite:
    scale = width / TILE[0]
    height = round(TILE[1] * scale)
    drop = DROP * scale
    pen = Pen(width, height + drop)
    round_ = corner(width)
    pen.box(0, drop, width, height, SHADE, line=0, radius=round_)
    pen.box(0, 0, width, height, SAND, radius=round_)
    pen.box(LINE, LINE, width - 2 * LINE, height - 2 * LINE - 5 * scale, NUMBER_GROUND, line=0, radius=round_ - LINE)
    middle = height * 0.535
    pen.stroke(((14 * scale, middle), (width - 14 * scale, middle)), 2.5, SAND)
    size = width * 0.4
    for x, y in _WORM_PLACES[worms]:
        draw_worm(pen, width * x - size / 2, middle + 1 + (height - middle - 12 * scale) * y - size * 0.33, size)
    return pen.sprite()


@kept
def tile(number: int, width: int = TILE[0]) -> Sprite:
    scale = width / TILE[0]
    plain = _tile_without_number(worms_on(number), width)
    return with_text(plain, str(number), round(80 * scale), (width / 2, TILE[1] * scale * 0.288))


@kept
def tile_back(width: int = TILE[0]) -> Sprite:
    """Return a tile's back with a rooster's footprint."""
    scale = width / TILE[0]
    height = round(TILE[1] * scale)
    pen = Pen(width, height + DROP * scale)
    pen.box(0, DROP * scale, width, height, SHADE, line=0, radius=corner(width))
    pen.box(0, 0, width, height, BACK, radius=corner(width))
    pen.box(10 * scale, 10 * scale, width - 20 * scale, height - 22 * scale, None, line=3, ink=BACK_LIGHT, radius=9)
    pen.figure("heckmeck/footprint", 0, 0, width)
    return pen.sprite()


@kept
def die(face: int | None, tilt: int = 0, size: int = DIE, *, faded: bool = False) -> Sprite:
    """Return a die, 12 smaller on every side than its sprite. The sixth face is a worm; None is not rolled yet."""
    pen = Pen(size + 24, size + 24)
    if face == WORM:
        draw_die(pen, 12, 12, size, None)
        pen.box(12 + LINE, 12 + LINE, size - 2 * LINE, size - 3.2 * LINE, WHITE, line=0, radius=size * 0.16)
        draw_worm(pen, 12 + size * 0.11, 12 + size * 0.24, size * 0.78)
    else:
        draw_die(pen, 12, 12, size, face)
    sprite = (pen.tilted(tilt) if tilt else pen).sprite()
    return faded_to(sprite, WOOD_LIGHT, 0.62) if faded else sprite
