"""The ground of Hornochsen's board: the meadow with its twelve rows, the track around it, the seats' panels."""

from collections.abc import Iterable
from functools import cache
from typing import Final

from games.hornochsen.moves import EYES, HALF, HEAP
from games.hornochsen.view import Row
from renderers.hornochsen import art
from renderers.kit import sprites
from renderers.kit.canvas import Canvas
from renderers.kit.figures import colours_in
from renderers.kit.fonts import DECISIVE, MIN_SIZE
from renderers.kit.furniture import board, cloth_canvas, header_of
from renderers.kit.kept import kept
from renderers.kit.layout import Box
from renderers.kit.palette import (
    CREAM,
    GLOW,
    INK,
    IVORY,
    SAND,
    SIGNS,
    TAN,
    WHITE,
    WOOD,
    WOOD_LIGHT,
    Colour,
    Palette,
    Ramp,
    blend,
    fixed_palette,
)
from renderers.kit.pen import Pen
from renderers.kit.pixels import Sprite

PITCH: Final = (49, 48)
"""Distance of the track's spaces."""
COLUMNS: Final = 24
LINES: Final = 12
TRACK: Final = (12, 8)
FIELD: Final = (TRACK[0] + PITCH[0], TRACK[1] + PITCH[1], (COLUMNS - 2) * PITCH[0], (LINES - 2) * PITCH[1])
HALVES: Final = (FIELD[0] + 3, FIELD[0] + 507)
ROW: Final = 80
LABEL: Final = 62
START_CELLS: Final = 4
HEAP_CELLS: Final = 5
STRIP: Final = (12, 598, 1176, 104)
SEATS_TOP: Final = 716
SEATS_HEIGHT: Final = 174
HEADER: Final = 44
HIGH_HEADER: Final = 68
"""Height of a narrow panel's header, with two lines."""


def _cells() -> list[tuple[int, int]]:
    """Return column and line of the spaces 1 to 59: up on the left from the start, and clockwise back to the heap."""
    left = [(0, line) for line in range(LINES - 2 - START_CELLS, -1, -1)]
    top = [(column, 0) for column in range(1, COLUMNS)]
    right = [(COLUMNS - 1, line) for line in range(1, LINES)]
    # the corner belongs to the right side
    low = [(column, LINES - 1) for column in range(COLUMNS - 2, HEAP_CELLS - 1, -1)]
    return [*left, *top, *right, *low]


CELLS: Final = tuple(_cells())
START: Final = Box(TRACK[0], TRACK[1] + (LINES - 1 - START_CELLS) * PITCH[1], PITCH[0], START_CELLS * PITCH[1])
DUNG: Final = Box(TRACK[0], TRACK[1] + (LINES - 1) * PITCH[1], HEAP_CELLS * PITCH[0], PITCH[1])


def cell(space: int) -> Box[int]:
    """Return the place of a space of the track between start and heap."""
    column, line = CELLS[space - 1]
    return Box(TRACK[0] + column * PITCH[0], TRACK[1] + line * PITCH[1], *PITCH)


def stone_of(space: int) -> Colour:
    if space in EYES:
        return art.RED
    return art.STONE_DARK if space % 2 else art.STONE


def space_at(row: int, at: int) -> tuple[int, int]:
    """Return the upper left corner of a space of a row."""
    half, line = divmod(row, HALF)
    return HALVES[half] + LABEL + at * art.SPACE[0], FIELD[1] + line * ROW + 2


GROUNDS: Final = (
    *(INK, WHITE, IVORY, CREAM, SAND, TAN, GLOW, WOOD, WOOD_LIGHT, *art.CLOTH[1:]),
    *(art.FIELD, art.FIELD_LIGHT, art.EARTH, art.SLOT, art.STONE, art.STONE_DARK, art.RED, art.LEAF, art.BACK),
)


@cache
def colours() -> Palette:
    """Return the fixed palette of the game's pictures."""
    signs = [sign.colour for sign in SIGNS]
    headers = [header_of(look) for look in range(len(SIGNS))]
    flats = [*colours_in("hornochsen", "kit"), *art.HIDES, *art.HIDES_PALE, *GROUNDS, *signs, *headers, *sprites.MEDALS]
    inked = (*headers, *signs, *art.HIDES, art.STONE, art.STONE_DARK, WOOD_LIGHT, art.MUZZLE, art.FIELD, GLOW)
    ramps = [
        *(Ramp(INK, ground, 1) for ground in (IVORY, CREAM, WHITE, *inked, art.SLOT, art.HORN)),
        *(Ramp(INK, colour, 1) for colour in (art.PAT, art.PINK, art.BACK, WOOD, art.EARTH, SAND, art.RED)),
        *(Ramp(WHITE, colour, 1) for colour in (art.PAT, art.RED, art.LEAF)),
        *(Ramp(INK, colour, 1) for colour in (art.MUZZLE_PALE, art.FIELD, art.FIELD_LIGHT)),
    ]
    # shadows would change to the nearest colour otherwise
    flats += [blend(ground, INK, 0.33) for ground in (art.FIELD, art.CLOTH.half, art.CLOTH.full, CREAM)]
    return fixed_palette(flats, ramps, plain=True)


@kept
def _tufts() -> Sprite:
    """Draw tufts of grass at the start of the track."""
    pen = Pen(40, 14)
    for x in (8, 32):
        pen.stroke([(x - 4, 4), (x, 10), (x + 4, 3)], 3, art.LEAF)
    return pen.sprite()


def _draw_track(canvas: Canvas) -> None:
    """Draw the track around the meadow, from the start to the dung heap."""
    width, height = COLUMNS * PITCH[0] + 8, LINES * PITCH[1] + 8
    canvas.paste(sprites.panel(width, height, INK, line=0, radius=18, drop=7), TRACK[0] - 4, TRACK[1] - 4)
    meadow = sprites.panel(FIELD[2] + 4, FIELD[3] + 4, art.FIELD, line=3, radius=12, drop=0)
    canvas.paste(meadow, FIELD[0] - 2, FIELD[1] - 2)
    for space in range(1, HEAP):
        box = cell(space)
        canvas.paste(_plot(box, stone_of(space), 5), box.x + 1, box.y + 1)
        if space in EYES:
            canvas.centre(art.eye_icon(50), *box.centre)
    for plot in (START, DUNG):
        canvas.paste(_plot(plot, art.CLOTH.full, 10), plot.x + 1, plot.y + 1)
    for y in (30, 100, 168):
        canvas.paste(_tufts(), START.x + 4, START.y + y - 10)
    canvas.paste(sprites.figure("hornochsen/heap-low", round(DUNG.width) - 36, margin=4), DUNG.x + 18, DUNG.y - 14)
    for x, y in ((20, 18), (84, 6), (166, 4), (228, 20)):
        canvas.paste(sprites.figure("hornochsen/fly", 22, line=1.5), DUNG.x + x - 11, DUNG.y + y - 10)


def _plot(box: Box[int], fill: Colour, radius: float) -> Sprite:
    return sprites.panel(round(box.width) - 2, round(box.height) - 2, fill, line=0, radius=radius, drop=0)


Plan = tuple[tuple[tuple[str, int], ...], ...]


def plan_of(rows: Iterable[Row]) -> Plan:
    """Return the spaces of a board as printed."""
    return tuple(tuple((space.mark, space.points) for space in row.spaces) for row in rows)


@kept
def background(plan: Plan) -> Canvas:
    """Return the cloth, the track, the meadow with all rows asleep, and the bare strip."""
    canvas = cloth_canvas(art.CLOTH, colours())
    _draw_track(canvas)
    canvas.paste(board(*STRIP[2:]), *STRIP[:2])
    for space in range(1, HEAP):
        box = cell(space)
        if space % 5 == 0 and space not in EYES:  # on every fifth, to count by
            canvas.text(str(space), *box.centre, MIN_SIZE)
    for row, spaces in enumerate(plan):
        left, top = space_at(row, 0)
        for at, (mark, points) in enumerate(spaces):
            canvas.paste(art.space(mark, points, row, None), left + at * art.SPACE[0], top)
    return canvas


def draw_row_plate(canvas: Canvas, name: str, spaces: int, x: float, y: float) -> None:
    """Draw the ground of an active row for a number of spaces, and the row's name on its left."""
    canvas.paste(sprites.panel(LABEL + spaces * art.SPACE[0] + 3, art.SPACE[1], art.EARTH, radius=16, drop=4), x, y)
    canvas.text(name, x + LABEL / 2 + 1, y + art.SPACE[1] / 2, DECISIVE)
