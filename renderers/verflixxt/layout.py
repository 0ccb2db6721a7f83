"""Where the spots of Verflixxt's path lie as it winds, and how pieces share one: numbers only, nothing is drawn."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, Literal, NamedTuple

from games.verflixxt.tiles import FINISH, START
from games.verflixxt.view import Spot
from renderers.kit.layout import Box
from renderers.verflixxt import art
from renderers.verflixxt.table import PATH

GAP: Final = 21
"""Between two tiles: room for a pointer."""
CROWD: Final = 5
"""From so many groups on, a tile is as wide as two."""
FEW: Final = 3
"""Start and Finish need no more than one cell for so many groups."""
APART: Final = 33
COUNTED: Final = 4
"""More pieces than a few stand one by one only while they are so wide: smaller ones nobody counts on a phone."""
FIGURE: Final = 27
"""Figures are no narrower than this; where more stand, signs with a number do."""
STEP: Final = 3
LARGEST: Final = 51
CROWDED: Final = 39
"""Figures and signs are no wider than this."""
NUMBER: Final = 36
"""How large a number of pieces is written."""
BESIDE: Final = 23
BELOW: Final = 28
"""What it needs beside or below a figure or a sign."""

Way = Literal["right", "left", "down"]


class Grid(NamedTuple):
    """How the path is laid at most: so many cells in a row, so many rows."""

    columns: int
    rows: int


GRIDS: Final = (Grid(7, 2), Grid(8, 3), Grid(9, 4))
"""For short paths and long ones."""
HIGHEST: Final = 230


def grid_of(spots: int) -> Grid:
    """The grid of a path of so many spots, Start and Finish included; a game changes it twice at most."""
    return next(grid for grid in GRIDS if spots + 2 <= grid.columns * grid.rows)


class Place(NamedTuple):
    """Where a spot of the path lies, where the road goes on from it, and how high the head of its tile is."""

    box: Box[float]
    wide: bool
    onward: Way | None
    head: int


def _cells(wide: Sequence[bool], columns: int) -> list[int]:
    """The first cell of every spot; what is as wide as two cells is never broken by the end of a row."""
    cells: list[int] = []
    cell = 0
    for double in wide:
        cell += double and cell % columns == columns - 1
        cells.append(cell)
        cell += 1 + double
    return cells


@lru_cache(1024)
def wide_spots(crowds: tuple[int, ...]) -> tuple[bool, ...]:
    """Which spots are as wide as two cells, by how many groups stand on each: Start, Finish and the crowded tiles.
    Start and Finish do with one where that saves a row; the less crowded do where there is no room else."""
    spots = len(crowds)
    grid = grid_of(spots)
    wanting = [at for at in range(spots) if at in (0, spots - 1) or crowds[at] >= CROWD]
    spare = [end for end in (0, spots - 1) if crowds[end] <= FEW]
    giving = [*spare, *sorted((at for at in wanting if at not in spare), key=crowds.__getitem__)]
    fitting: list[tuple[int, tuple[bool, ...]]] = []
    for given in range(len(giving) + 1):
        wide = tuple([at in giving[given:] for at in range(spots)])
        rows = (_cells(wide, grid.columns)[-1] + wide[-1]) // grid.columns + 1
        if rows <= grid.rows and (given <= len(spare) or not fitting):
            fitting.append((rows, wide))
    return min(fitting, key=lambda rows_wide: rows_wide[0])[1]


@lru_cache(256)
def spot_places(wide: tuple[bool, ...]) -> tuple[Place, ...]:
    """Where every spot lies: to the right, down, to the left, down, and so on."""
    spots = len(wide)
    columns = grid_of(spots).columns
    cells = _cells(wide, columns)
    rows = cells[-1] // columns + 1
    width, height = PATH[2] // columns, min(PATH[3] // rows, HIGHEST)
    left = PATH[0] + (PATH[2] - columns * width) / 2
    top = PATH[1] + (PATH[3] - rows * height) / 2
    found: list[Place] = []
    for at, cell in enumerate(cells):
        row, column = divmod(cell, columns)
        if row % 2:
            column = columns - 1 - column - wide[at]
        x, y = left + column * width + GAP / 2, top + row * height + GAP / 2 - 3
        box: Box[float] = Box(round(x), round(y), width * (1 + wide[at]) - GAP, height - GAP)
        onward = None if at == spots - 1 else _onward(row, cells[at + 1] // columns)
        found.append(Place(box, wide[at], onward, min(60, round(box.height * 0.43))))
    return tuple(found)


def _onward(row: int, following: int) -> Way:
    if row != following:
        return "down"
    return "left" if row % 2 else "right"


# Pieces


class Group(NamedTuple):
    """The pawns of a seat on one tile, or the guards (None)."""

    seat: int | None
    number: int


class PlacedGroup(NamedTuple):
    """Where a group's pieces are drawn: as a figure, or in a crowd as a sign; `number`: where, if anywhere, it says how
    many they are."""

    group: Group
    x: float
    y: float
    size: int
    figure: bool
    number: Literal["beside", "below"] | None

    @property
    def width(self) -> float:
        return self.size + (BESIDE if self.number == "beside" else 0)

    @property
    def height(self) -> float:
        return self.size * (art.TALL if self.figure else 1) + (BELOW if self.number == "below" else 0)


def groups_of(spot: Spot) -> tuple[Group, ...]:
    """Who stands on a tile, the guards last."""
    pawns = [Group(seat, spot.pawns.count(seat)) for seat in sorted(set(spot.pawns))]
    return (*pawns, Group(None, spot.guards)) if spot.guards else tuple(pawns)


@lru_cache(1024)
def place_groups(groups: tuple[Group, ...], width: float, height: float) -> tuple[PlacedGroup, ...]:
    """How groups share a room, about its upper left corner: pieces one by one if they find room, else a figure or a
    sign for each group, with a number."""
    if not groups:
        return ()
    apart = [Group(group.seat, 1) for group in groups for _ in range(group.number)]
    for units, least in ((apart, APART if len(apart) > COUNTED else FIGURE), (groups, FIGURE)):
        for rows in (1, 2):
            size = _row_size(units, rows, width, height)
            if size >= least:
                return _figures(units, rows, width, height, size)
    return _crowd(groups, width, height)


def _stepped(size: float) -> int:
    """A size of which there are few: their sprites are made once."""
    return int(size // STEP * STEP)


def _row_size(units: Sequence[Group], rows: int, width: float, height: float) -> int:
    columns = -(-len(units) // rows)
    of_rows = [units[at : at + columns] for at in range(0, len(units), columns)]
    across = min((width - BESIDE * sum(unit.number > 1 for unit in row)) / (1.16 * len(row)) for row in of_rows)
    return _stepped(min(across, height / rows / (art.TALL + 0.06 * (rows - 1)), LARGEST))


def _figures(units: Sequence[Group], rows: int, width: float, height: float, size: int) -> tuple[PlacedGroup, ...]:
    columns = -(-len(units) // rows)
    found: list[PlacedGroup] = []
    for row in range(rows):
        y = (row + 0.5) * height / rows - size * art.TALL / 2
        of_row = units[row * columns : (row + 1) * columns]
        line = [PlacedGroup(unit, 0, y, size, True, "beside" if unit.number > 1 else None) for unit in of_row]
        free = width - sum(one.width for one in line)
        gap = min(size * 0.4, free / (len(line) + 1))
        x = (free - gap * (len(line) - 1)) / 2
        for one in line:
            found.append(one._replace(x=x))
            x += one.width + gap
    return tuple(found)


def _crowd(groups: tuple[Group, ...], width: float, height: float) -> tuple[PlacedGroup, ...]:
    """Signs in columns, as large as can be, wherever their numbers stand then."""
    count = len(groups)
    sizes: list[tuple[int, int, bool]] = []
    for rows in range(1, count + 1):
        across, down = width / -(-count // rows), height / rows
        sizes.append((_stepped(min(across - BESIDE, down / 1.06, CROWDED)), -rows, True))
        sizes.append((_stepped(min(across / 1.06, down - BELOW, CROWDED)), -rows, False))
    size, rows, beside = max(sizes)
    columns = -(-count // -rows)
    rows = -(-count // columns)
    found: list[PlacedGroup] = []
    for n, group in enumerate(groups):
        row, column = divmod(n, columns)
        x = (column + 0.5) * width / columns - (size + (BESIDE if beside else 0)) / 2
        y = (row + 0.5) * height / rows - (size + (0 if beside else BELOW)) / 2
        number = None if group.number == 1 else "beside" if beside else "below"
        found.append(PlacedGroup(group, x, y, size, False, number))
    return tuple(found)


def head_of(head: int, *, small: bool) -> int:
    """How high a tile's head is; a small one leaves more room for pieces."""
    return min(head, 38) if small else head


def flag_of(box: Box[float], *, wide: bool) -> Box[float]:
    """Where the flag of Start and Finish stands: on the left, or above where they are no wider than a tile."""
    if wide:
        size = round(min(68, box.height * 0.5))
        return Box(box.x + 8, box.y + (box.height - size) / 2, size, size)
    return Box(box.x + box.width / 2 - 20, box.y + 7, 42, 42)


def room_of(tile: int, place: Place, *, small: bool) -> Box[float]:
    """Where the pieces of a tile may stand."""
    box = place.box
    if tile in (START, FINISH) and place.wide:
        left = flag_of(box, wide=True).width + 14
        return Box(box.x + left, box.y + 7, box.width - left - 8, box.height - 14)
    head = 48 if tile in (START, FINISH) else head_of(place.head, small=small)
    return Box(box.x + 5, box.y + head + 1, box.width - 10, box.height - head - 5)
