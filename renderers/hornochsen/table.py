"""What Hornochsen's pieces lie on: the meadow with its twelve rows, the track about it, the seats' panels."""

from collections.abc import Iterable
from functools import cache
from typing import Final, NamedTuple

from PIL import Image

from games.hornochsen.moves import EYES, HALF, HEAP
from games.hornochsen.view import Row
from renderers.hornochsen import art
from renderers.kit import sprites
from renderers.kit.canvas import SIZE, Canvas
from renderers.kit.figures import colours_in
from renderers.kit.furniture import board, header_of, spread
from renderers.kit.kept import kept
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
    Ramp,
    blend,
    fixed_palette,
)
from renderers.kit.pen import SHADE, Pen, Sprite

PITCH: Final = (49, 48)
"""Of the track's spaces."""
COLUMNS: Final = 24
LINES: Final = 12
TRACK: Final = (12, 8)
FIELD: Final = (TRACK[0] + PITCH[0], TRACK[1] + PITCH[1], (COLUMNS - 2) * PITCH[0], (LINES - 2) * PITCH[1])
HALVES: Final = (FIELD[0] + 2, FIELD[0] + 541)
ROW: Final = 80
LABEL: Final = 28
START_CELLS: Final = 4
HEAP_CELLS: Final = 5
STRIP: Final = (12, 598, 1176, 104)
SEATS_TOP: Final = 718
SEATS_HEIGHT: Final = 166
HEADER: Final = 42
SEATS: Final = 8


class Box(NamedTuple):
    """Where something lies."""

    x: float
    y: float
    width: float
    height: float

    @property
    def centre(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2


def _cells() -> list[tuple[int, int]]:
    """Column and line of the spaces 1 to 59: up on the left from the start, and clockwise back to the heap."""
    left = [(0, line) for line in range(LINES - 2 - START_CELLS, -1, -1)]
    top = [(column, 0) for column in range(1, COLUMNS)]
    right = [(COLUMNS - 1, line) for line in range(1, LINES)]
    low = [(column, LINES - 1) for column in range(COLUMNS - 2, HEAP_CELLS - 1, -1)]
    return [*left, *top, *right, *low]


CELLS: Final = tuple(_cells())
START: Final = Box(TRACK[0], TRACK[1] + (LINES - 1 - START_CELLS) * PITCH[1], PITCH[0], START_CELLS * PITCH[1])
DUNG: Final = Box(TRACK[0], TRACK[1] + (LINES - 1) * PITCH[1], HEAP_CELLS * PITCH[0], PITCH[1])


def cell(space: int) -> Box:
    """A space of the track between the start and the heap."""
    column, line = CELLS[space - 1]
    return Box(TRACK[0] + column * PITCH[0], TRACK[1] + line * PITCH[1], *PITCH)


def stone_of(space: int) -> Colour:
    """The colour of a space of the track."""
    if space in EYES:
        return art.RED
    return art.STONE_DARK if space % 2 else art.STONE


def space_at(row: int, at: int) -> tuple[int, int]:
    """The upper left corner of a space of a row."""
    half, line = divmod(row, HALF)
    return HALVES[half] + LABEL + at * art.SPACE[0], FIELD[1] + line * ROW + 2


GROUNDS: Final = (
    *(
        INK,
        WHITE,
        IVORY,
        CREAM,
        SAND,
        TAN,
        GLOW,
        WOOD,
        WOOD_LIGHT,
        *art.CLOTH[1:],
        art.FIELD,
        art.FIELD_LIGHT,
        art.EARTH,
    ),
    *(art.SLOT, art.STONE, art.STONE_DARK, art.RED, art.LEAF, art.BACK),
)


@cache
def colours() -> Image.Image:
    """The fixed palette of this game's pictures."""
    signs = [sign.colour for sign in SIGNS]
    headers = [header_of(seat) for seat in range(SEATS)]
    flats = [*colours_in("hornochsen"), *art.HIDES, *art.HIDES_PALE, *GROUNDS, *signs, *headers, *sprites.MEDALS]
    inked = (*headers, *signs, *art.HIDES, art.STONE, art.STONE_DARK, WOOD_LIGHT, art.MUZZLE, art.FIELD, GLOW)
    ramps = [
        *(Ramp(INK, ground, 1) for ground in (IVORY, CREAM, WHITE, *inked, art.SLOT, art.HORN)),
        *(Ramp(INK, colour, 1) for colour in (art.PAT, art.PINK, art.BACK, WOOD, art.EARTH, SAND, art.RED)),
        *(Ramp(WHITE, colour, 1) for colour in (art.PAT, art.RED, art.LEAF, art.PAT_PALE)),
        *(Ramp(art.SLEEP, colour, 1) for colour in (art.MUZZLE_PALE, art.FIELD)),
    ]
    flats += [blend(ground, INK, 0.33) for ground in (art.FIELD, art.CLOTH.half, art.CLOTH.full, CREAM)]
    return fixed_palette(flats, ramps)


@kept
def _track() -> Sprite:
    """The track about the meadow; lies in the corner of the picture."""
    width, height = COLUMNS * PITCH[0], LINES * PITCH[1]
    pen = Pen(SIZE[0], STRIP[1])
    pen.box(TRACK[0] - 4, TRACK[1] + 3, width + 8, height + 8, SHADE, line=0, radius=18)
    pen.box(TRACK[0] - 4, TRACK[1] - 4, width + 8, height + 8, INK, line=0, radius=18)
    pen.box(FIELD[0] - 2, FIELD[1] - 2, FIELD[2] + 4, FIELD[3] + 4, INK, line=0, radius=12)
    pen.box(FIELD[0] + 1, FIELD[1] + 1, FIELD[2] - 2, FIELD[3] - 2, art.FIELD, line=0, radius=10)
    for space in range(1, HEAP):
        box = cell(space)
        pen.box(box.x + 1, box.y + 1, box.width - 2, box.height - 2, stone_of(space), line=0, radius=7)
        if space in EYES:
            pen.figure("hornochsen/eye", box.centre[0] - 21, box.y + 2.3, 42)
    pen.box(START.x + 1, START.y + 1, START.width - 2, START.height - 2, art.CLOTH.full, line=0, radius=10)
    for y in (START.y + 30, START.y + 100, START.y + 168):
        for x in (START.x + 12, START.x + 36):
            pen.stroke([(x - 4, y - 6), (x, y), (x + 4, y - 7)], 3, art.LEAF)
    pen.box(DUNG.x + 1, DUNG.y + 1, DUNG.width - 2, DUNG.height - 2, art.CLOTH.full, line=0, radius=10)
    pen.figure("hornochsen/heap-low", DUNG.x + 22, DUNG.y - 10, DUNG.width - 44)
    for x, y in ((20, 18), (84, 6), (166, 4), (228, 20)):
        art.draw_fly(pen, DUNG.x + x, DUNG.y + y, 1.4)
    return pen.done()


Plan = tuple[tuple[tuple[str, int], ...], ...]


def plan_of(rows: Iterable[Row]) -> Plan:
    """What is printed on a board."""
    return tuple(tuple((space.mark, space.points) for space in row.spaces) for row in rows)


@kept
def background(plan: Plan) -> Image.Image:
    """The cloth, the track, the meadow with all rows asleep, and the bare strip."""
    canvas = Canvas(spread(art.CLOTH, *SIZE), colours())
    canvas.paste(_track(), 0, 0)
    canvas.paste(board(*STRIP[2:]), *STRIP[:2])
    for space in range(1, HEAP):
        box = cell(space)
        if space in EYES:
            canvas.text(str(space), box.centre[0], box.y + 38, 19, ink=WHITE)
        elif space % 5 == 0:
            canvas.text(str(space), *box.centre, 28)
    for row, spaces in enumerate(plan):
        left, top = space_at(row, 0)
        for at, (mark, points) in enumerate(spaces):
            canvas.paste(art.space(mark, points, row, None), left + at * art.SPACE[0], top)
    return canvas.image


@kept
def row_plate(spaces: int) -> Sprite:
    """The ground of an active row."""
    width = LABEL + spaces * art.SPACE[0] + 3
    pen = Pen(width, art.SPACE[1] + 4)
    pen.box(0, 4, width, art.SPACE[1], SHADE, line=0, radius=16)
    pen.box(0, 0, width, art.SPACE[1], art.EARTH, radius=16)
    return pen.done()
