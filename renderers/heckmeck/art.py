"""Heckmeck's own drawings: worms, tiles, the grill, the rooster, the table they lie on."""

from games.heckmeck.moves import WORM, worms_on
from renderers.kit.fonts import mask_of
from renderers.kit.furniture import Cloth
from renderers.kit.kept import kept
from renderers.kit.palette import INK, IVORY, SAND, WHITE, WOOD, WOOD_DARK, WOOD_LIGHT, rgb
from renderers.kit.pen import LINE, SHADE, Pen, Point, Sprite, curve
from renderers.kit.pen import faded as faded_to
from renderers.kit.sprites import DROP, draw_die

TILE = (122, 156)
DIE = 80

CLOTH = Cloth(60, rgb("f8e6c8"), rgb("f4d8b6"), rgb("edc5a0"))
WORM_PINK = rgb("f08a86")
WORM_RING = rgb("f8b1a6")
IRON = rgb("454145")
IRON_LIGHT = rgb("6d676b")
IRON_DARK = rgb("2c282b")
EMBER = rgb("c9501f")
EMBER_HOT = rgb("f79a35")
COAL = rgb("4a211c")
COAL_LIGHT = rgb("7a2f20")
BAR = rgb("8f8784")
BACK = rgb("8a5a3c")
BACK_LIGHT = rgb("a97350")
COMB = rgb("d8432f")
BEAK = rgb("f5a623")
FEATHER = rgb("fffaf0")
FEATHER_SHADE = rgb("ead9bd")
TAIL = (rgb("7a4a2b"), rgb("a3622f"), rgb("c98a4e"))
NUMBER_GROUND = IVORY
FLATS = (
    *(INK, WHITE, IVORY, SAND, *CLOTH[1:], WORM_PINK, WORM_RING, IRON, IRON_LIGHT, IRON_DARK),
    *(EMBER, EMBER_HOT, COAL, COAL_LIGHT, BAR, BACK, BACK_LIGHT, WOOD, WOOD_LIGHT, WOOD_DARK, COMB, BEAK),
    *(FEATHER, FEATHER_SHADE, *TAIL),
)


def draw_worm(pen: Pen, x: float, y: float, width: float, *, hollow: bool = False) -> None:
    """A worm in a box `width` wide and 0.62 of it high; a hollow one is only the gap it left."""
    s = width / 100
    way = curve(
        [(x + px * s, y + py * s) for px, py in ((9, 50), (22, 46), (37, 26), (54, 46), (68, 38), (79, 22))], 14
    )
    count = len(way)
    radii = [(6 + 5.5 * min(1.0, n / count * 3)) * s for n in range(count)]
    head, line = way[-1], max(2.6, 4.2 * s)
    pen.tube(way, [r + line for r in radii], INK)
    pen.disc(head, 17 * s + line, INK)
    if hollow:
        pen.tube(way, radii, SAND)
        pen.disc(head, 17 * s, SAND)
        return
    pen.tube(way, radii, WORM_PINK)
    for n in range(6, count - 10, 9):
        (ax, ay), (bx, by) = way[n - 1], way[n + 1]
        length = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
        nx, ny = -(by - ay) / length * radii[n] * 0.7, (bx - ax) / length * radii[n] * 0.7
        pen.stroke(((way[n][0] - nx, way[n][1] - ny), (way[n][0] + nx, way[n][1] + ny)), 3.2 * s, WORM_RING)
    pen.disc(head, 17 * s, WORM_PINK)
    hx, hy = head
    for dx in (-5.5, 7):
        pen.disc((hx + dx * s, hy - 5 * s), 6.2 * s, WHITE)
        pen.disc((hx + (dx + 1.4) * s, hy - 4.2 * s), 3.4 * s, INK)
    pen.arc((hx + 1.5 * s, hy + 3.5 * s), 6 * s, 15, 165, max(2.0, 3 * s))


@kept
def worm(width: int, *, hollow: bool = False) -> Sprite:
    """A worm alone."""
    pen = Pen(width, width * 0.66)
    draw_worm(pen, 0, width * 0.02, width, hollow=hollow)
    return pen.done()


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
    pen.box(0, drop, width, height, SHADE, line=0)
    pen.box(0, 0, width, height, SAND)
    pen.box(LINE, LINE, width - 2 * LINE, height - 2 * LINE - 5 * scale, NUMBER_GROUND, line=0, radius=10)
    middle = height * 0.535
    pen.stroke(((14 * scale, middle), (width - 14 * scale, middle)), 2.5, SAND)
    size = width * 0.4
    for x, y in _WORM_PLACES[worms]:
        draw_worm(pen, width * x - size / 2, middle + 1 + (height - middle - 12 * scale) * y - size * 0.33, size)
    return pen.done()


@kept
def tile(number: int, width: int = TILE[0]) -> Sprite:
    """A tile face up."""
    plain = _tile_without_number(worms_on(number), width)
    colours = plain.colours.copy()
    image, _, centre = mask_of(str(number), round(80 * width / TILE[0]))
    across, down = (width - image.width) / 2, TILE[1] * width / TILE[0] * 0.288 - centre
    colours.paste(INK, (round(across), round(down)), image)
    return Sprite(colours, plain.mask)


@kept
def tile_back(width: int = TILE[0]) -> Sprite:
    """A tile turned face down: its back, with a rooster's footprint."""
    scale = width / TILE[0]
    height = round(TILE[1] * scale)
    pen = Pen(width, height + DROP * scale)
    pen.box(0, DROP * scale, width, height, SHADE, line=0)
    pen.box(0, 0, width, height, BACK)
    pen.box(10 * scale, 10 * scale, width - 20 * scale, height - 22 * scale, None, line=3, ink=BACK_LIGHT, radius=9)
    x, y = width / 2, height * 0.6
    for ink, weight in ((INK, 17), (SAND, 10)):
        for dx, dy in ((-30, -30), (0, -46), (30, -30), (0, 26)):
            pen.stroke(((x, y), (x + dx * scale, y + dy * scale)), weight * scale, ink)
    return pen.done()


@kept
def pile_icon(size: int) -> Sprite:
    """Two small tiles: a number of tiles."""
    pen = Pen(size, size)
    w, h = size * 0.56, size * 0.74
    pen.box(size * 0.36, size * 0.04, w, h, SAND, line=3, radius=6)
    pen.box(size * 0.08, size * 0.2, w, h, IVORY, line=3, radius=6)
    return pen.done()


def _face_of(size: float, face: int | None) -> Pen:
    pen = Pen(size + 24, size + 24)
    if face == WORM:
        draw_die(pen, 12, 12, size, None)
        pen.box(12 + LINE, 12 + LINE, size - 2 * LINE, size - 3.2 * LINE, WHITE, line=0, radius=size * 0.16)
        draw_worm(pen, 12 + size * 0.11, 12 + size * 0.24, size * 0.78)
    else:
        draw_die(pen, 12, 12, size, face)
    return pen


@kept
def die(face: int | None, tilt: int = 0, size: int = DIE, *, faded: bool = False) -> Sprite:
    """A die, 12 smaller on every side than its sprite; the sixth face is a worm, None is still to be rolled."""
    pen = _face_of(size, face)
    sprite = (pen.tilted(tilt) if tilt else pen).done()
    return faded_to(sprite, WOOD_LIGHT, 0.62) if faded else sprite


@kept
def rooster(*, crowned: bool = False) -> Sprite:
    """The rooster who watches the table; his belly has room for a sign (see `BELLY`)."""
    pen = Pen(172, 196)
    for n, (x, y, lean) in enumerate(((8, 62, 0), (20, 40, 6), (40, 30, 12))):
        feather = curve([(66, 112), (x + 14 + lean, y + 26), (x, y), (x - 2 + lean, y + 30), (60, 138)], 10)
        pen.shape(feather, TAIL[n])
    for x in (78, 106):
        pen.stroke(((x, 160), (x, 184)), 9, INK)
        pen.stroke(((x - 10, 188), (x, 183), (x + 13, 188)), 9, INK)
        pen.stroke(((x, 160), (x, 184)), 4, BEAK)
        pen.stroke(((x - 9, 188), (x, 183), (x + 12, 188)), 4, BEAK)
    body = curve(
        [
            (118, 44),
            (140, 76),
            (142, 120),
            (122, 156),
            (84, 166),
            (52, 146),
            (44, 112),
            (66, 96),
            (84, 70),
            (90, 46),
            (118, 44),
        ],
        12,
    )
    pen.shape(body, FEATHER)
    pen.shape(curve([(52, 118), (72, 108), (78, 128), (66, 142), (50, 132), (52, 118)], 10), FEATHER_SHADE, line=0)
    for x, y, r in ((88, 26, 9), (103, 17, 11), (119, 22, 9)):
        pen.disc((x, y + 8), r + 4, INK)
    for x, y, r in ((88, 26, 9), (103, 17, 11), (119, 22, 9)):
        pen.disc((x, y + 8), r, COMB)
    pen.disc((106, 52), 29, INK)
    pen.disc((106, 52), 25, FEATHER)
    for x, r in ((128, 9), (136, 8)):
        pen.disc((x, 78), r + 3.5, INK)
    for x, r in ((128, 9), (136, 8)):
        pen.disc((x, 78), r, COMB)
    pen.shape([(126, 46), (156, 58), (126, 68)], BEAK)
    pen.stroke(((128, 58), (146, 58)), 2.5)
    for x in (100, 119):
        pen.disc((x, 46), 10, WHITE, line=3)
        pen.disc((x + 3, 47), 4.5, INK)
    if crowned:
        pen.shape([(78, 36), (71, 9), (89, 20), (103, 5), (116, 19), (135, 10), (130, 36)], rgb("f6c443"))
    return pen.done()


BELLY: Point = (98, 118)
