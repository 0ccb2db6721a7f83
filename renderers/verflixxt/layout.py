"""Geometry of Verflixxt!'s winding path, and of pieces that share a tile. Nothing is drawn here."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, Literal, NamedTuple

from games.verflixxt.tiles import FINISH, START
from games.verflixxt.view import Spot
from renderers.kit.layout import Box
from renderers.verflixxt import art
from renderers.verflixxt.table import PATH

GAP: Final = 21
"""Distance of two tiles, with room for a pointer."""
CROWD: Final = 5
"""Least number of groups on a tile of double width."""
FEW: Final = 3
"""Most groups on Start and Finish with a single cell."""
FIGURE: Final = 36
"""Least width of figures: smaller ones look alike on a phone. Larger groups become signs with a number."""
STEP: Final = 3
LARGEST: Final = 51
CROWDED: Final = 39
"""Most width of figures and signs."""
BESIDE: Final = 26
BELOW: Final = 30
"""Room of a number beside or below a figure or a sign."""

Way = Literal["right", "left", "down"]


class Grid(NamedTuple):
    """The largest layout of the path: cells in a row, and rows."""

    columns: int
    rows: int


GRIDS: Final = (Grid(7, 2), Grid(8, 3), Grid(9, 4))
"""The grids of short and long paths."""
HIGHEST: Final = 230


def grid_of(spots: int) -> Grid:
    """Return the grid of a path with a number of spots, Start and Finish included. A game changes it at most twice."""
    return next(grid for grid in GRIDS if spots + 2 <= grid.columns * grid.rows)  # Start and Finish want two cells each


class SpotPlace(NamedTuple):
    box: Box[float]
    wide: bool
    onward: Way | None
    """The end where the road goes on."""
    head: int
    """The height of its tile's head."""


def _cells(wide: Sequence[bool], columns: int) -> list[int]:
    """Return the first cell of every spot. Spots of double width are never broken by the end of a row."""
    cells: list[int] = []
    cell = 0
    for double in wide:
        cell += double and cell % columns == columns - 1
        cells.append(cell)
        cell += 1 + double
    return cells


@lru_cache(1024)
def wide_spots(crowds: tuple[int, ...]) -> tuple[bool, ...]:
    """Return the spots of double width, by the number of groups on each: Start, Finish and crowded tiles. Start and
    Finish take one cell if that saves a row; less crowded ones if the path would not fit otherwise."""
    spots = len(crowds)
    grid = grid_of(spots)
    wanting = [at for at in range(spots) if at in (0, spots - 1) or crowds[at] >= CROWD]
    spare = [end for end in (0, spots - 1) if crowds[end] <= FEW]
    giving = [*spare, *sorted((at for at in wanting if at not in spare), key=crowds.__getitem__)]
    fitting: list[tuple[int, tuple[bool, ...]]] = []
    for given in range(len(giving) + 1):
        wide = tuple([at in giving[given:] for at in range(spots)])
        rows = (_cells(wide, grid.columns)[-1] + wide[-1]) // grid.columns + 1
        # crowded tiles give way only if nothing else fits
        if rows <= grid.rows and (given <= len(spare) or not fitting):
            fitting.append((rows, wide))
    return min(fitting, key=lambda rows_wide: rows_wide[0])[1]


@lru_cache(256)
def spot_places(wide: tuple[bool, ...]) -> tuple[SpotPlace, ...]:
    """Return the places of all spots: to the right, down, to the left, down, and so on."""
    spots = len(wide)
    columns = grid_of(spots).columns
    cells = _cells(wide, columns)
    rows = cells[-1] // columns + 1
    width, height = PATH[2] // columns, min(PATH[3] // rows, HIGHEST)
    left = PATH[0] + (PATH[2] - columns * width) / 2
    top = PATH[1] + (PATH[3] - rows * height) / 2
    found: list[SpotPlace] = []
    for at, cell in enumerate(cells):
        row, column = divmod(cell, columns)
        if row % 2:  # the path winds: every second row runs to the left
            column = columns - 1 - column - wide[at]
        x, y = left + column * width + GAP / 2, top + row * height + GAP / 2 - 3
        box: Box[float] = Box(round(x), round(y), width * (1 + wide[at]) - GAP, height - GAP)
        onward = None if at == spots - 1 else _onward(row, cells[at + 1] // columns)
        found.append(SpotPlace(box, wide[at], onward, min(60, round(box.height * 0.43))))
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
    """The places of a group's pieces: a figure, or in a crowd a sign. `number` is the place of their count, if
    shown."""

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
    """Return the groups on a tile, the guards last."""
    pawns = [Group(seat, spot.pawns.count(seat)) for seat in sorted(set(spot.pawns))]
    return (*pawns, Group(None, spot.guards)) if spot.guards else tuple(pawns)


@lru_cache(1024)
def place_groups(groups: tuple[Group, ...], width: float, height: float) -> tuple[PlacedGroup, ...]:
    """Place groups in a room, about its upper left corner: pieces one by one if they fit, else a figure or a sign with
    a number for each group."""
    if not groups:
        return ()
    apart = [Group(group.seat, 1) for group in groups for _ in range(group.number)]
    for units in (apart, groups):
        for rows in (1, 2):
            size = _row_size(units, rows, width, height)
            if size >= FIGURE:
                return _figures(units, rows, width, height, size)
    return _crowd(groups, width, height)


def _stepped(size: float) -> int:
    """Round a size to one of few, so that sprites are shared."""
    return int(size // STEP * STEP)


def _row_size(units: Sequence[Group], rows: int, width: float, height: float) -> int:
    columns = -(-len(units) // rows)
    of_rows = [units[at : at + columns] for at in range(0, len(units), columns)]
    # 0.16 of a piece is air
    across = min((width - BESIDE * sum(unit.number > 1 for unit in row)) / (1.16 * len(row)) for row in of_rows)
    return _stepped(min(across, height / rows / (art.TALL + 0.06 * (rows - 1)), LARGEST))


def _figures(units: Sequence[Group], rows: int, width: float, height: float, size: int) -> tuple[PlacedGroup, ...]:
    columns = -(-len(units) // rows)
    found: list[PlacedGroup] = []
    for row in range(rows):
        y = (row + 0.5) * height / rows - size * art.TALL / 2
        of_row = units[row * columns : (row + 1) * columns]
        line = [PlacedGroup(unit, 0, y, size, True, "beside" if unit.number > 1 else None) for unit in of_row]
        free = width - sum(piece.width for piece in line)
        gap = min(size * 0.4, free / (len(line) + 1))
        x = (free - gap * (len(line) - 1)) / 2
        for piece in line:
            found.append(piece._replace(x=x))
            x += piece.width + gap
    return tuple(found)


def _crowd(groups: tuple[Group, ...], width: float, height: float) -> tuple[PlacedGroup, ...]:
    """Place signs in columns, as large as possible, with their numbers."""
    count = len(groups)
    sizes: list[tuple[int, int, bool]] = []
    for rows in range(1, count + 1):
        across, down = width / -(-count // rows), height / rows
        # minus the rows: of equal sizes fewer rows win
        sizes.append((_stepped(min(across - BESIDE, down / 1.06, CROWDED)), -rows, True))
        sizes.append((_stepped(min(across / 1.06, down - BELOW, CROWDED)), -rows, False))
    size, rows, beside = max(sizes)
    columns = -(-count // -rows)
    rows = -(-count // columns)  # so many columns may need fewer rows
    found: list[PlacedGroup] = []
    for n, group in enumerate(groups):
        row, column = divmod(n, columns)
        x = (column + 0.5) * width / columns - (size + (BESIDE if beside else 0)) / 2
        y = (row + 0.5) * height / rows - (size + (0 if beside else BELOW)) / 2
        number = None if group.number == 1 else "beside" if beside else "below"
        found.append(PlacedGroup(group, x, y, size, False, number))
    return tuple(found)


def head_of(head: int, *, small: bool) -> int:
    """Return the height of a tile's head. A small one leaves more room for pieces."""
    return min(head, 42) if small else head


def flag_of(box: Box[float], *, wide: bool) -> Box[float]:
    """Return the place of the flag of Start and Finish: on the left, or above on a single cell."""
    if wide:
        size = round(min(68, box.height * 0.5))
        return Box(box.x + 8, box.y + (box.height - size) / 2, size, size)
    return Box(box.x + box.width / 2 - 20, box.y + 7, 42, 42)


def room_of(tile: int, place: SpotPlace, *, small: bool) -> Box[float]:
    box = place.box
    if tile in (START, FINISH) and place.wide:
        left = flag_of(box, wide=True).width + 14
        return Box(box.x + left, box.y + 7, box.width - left - 8, box.height - 14)
    head = 48 if tile in (START, FINISH) else head_of(place.head, small=small)
    return Box(box.x + 5, box.y + head + 1, box.width - 10, box.height - head - 5)
