"""The board: twelve rows read from a file of `boards/`, a line a row, and checked.

A line is the row's name and its spaces: `.` plain, `pN` a cow pat of N points, `H` a happy cow, `D` double play, and at
the end `BN`, a bull head of N points.
"""

from collections.abc import Sequence
from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from re import fullmatch
from typing import Final, Literal, NamedTuple, get_args

from games.hornochsen.moves import HALF, BoardName

Mark = Literal["plain", "pat", "happy", "double", "bull"]

FOLDER: Final = resources.files("games.hornochsen") / "boards"
NAMES: Final = tuple(f"{half}{number}" for half in "LR" for number in range(1, HALF + 1))
"""The names of rows. Going down, the right half follows the left one, and the left one the right one."""
LENGTHS: Final = range(4, 8)
_MARKS: Final[dict[str, Mark]] = {".": "plain", "p": "pat", "H": "happy", "D": "double", "B": "bull"}


class BoardError(ValueError):
    """Raised for an invalid board file. The text says where and why."""


class Plan(NamedTuple):
    """A space as printed."""

    mark: Mark
    points: int


class RowPlan(NamedTuple):
    """A row as printed, its bull head last; the number of its happy cows, and of its spaces up to the last one of
    double play."""

    name: str
    spaces: tuple[Plan, ...]
    happy: int
    double: int


def read(text: str) -> tuple[RowPlan, ...]:
    """Return the rows of a board file, from the top left down and then from the top right. Raises BoardError for an
    invalid one."""
    rows = [_row(number, line.split()) for number, line in enumerate(text.splitlines(), start=1) if line.strip()]
    names = tuple(row.name for row in rows)
    if names != NAMES:
        raise BoardError(f"rows are {' '.join(names)}, not both halves from the top: {' '.join(NAMES)}")
    return tuple(rows)


def _row(line: int, words: Sequence[str]) -> RowPlan:
    name, *marks = words
    where = f"line {line}, row {name}"
    if len(marks) not in LENGTHS:
        raise BoardError(f"{where}: {len(marks)} spaces, not {LENGTHS[0]} to {LENGTHS[-1]}")
    spaces = tuple(_space(where, mark) for mark in marks)
    drawn = [space.mark for space in spaces]
    if drawn[-1] != "bull" or drawn.count("bull") > 1:
        raise BoardError(f"{where}: one bull head, at the end")
    if drawn[0] not in ("plain", "double"):
        raise BoardError(f"{where}: the first space is plain or double play, for it is covered without a score")
    double = max((number for number, mark in enumerate(drawn, start=1) if mark == "double"), default=0)
    return RowPlan(name, spaces, drawn.count("happy"), double)


def _space(where: str, mark: str) -> Plan:
    if not fullmatch(r"\.|H|D|p[1-9]|B[1-9]\d?", mark):
        raise BoardError(f"{where}: {mark} is no space")
    return Plan(_MARKS[mark[0]], int(mark[1:] or 0))


@lru_cache(8)
def load(name: str, folder: Traversable = FOLDER) -> tuple[RowPlan, ...]:
    """Return the board of a file by name. Raises BoardError with the file's name."""
    file = folder / f"{name}.txt"
    try:
        return read(file.read_text(encoding="utf-8"))
    except BoardError as error:
        raise BoardError(f"{file.name}: {error}") from None


@lru_cache(8)
def double_plays(name: str) -> tuple[tuple[int, int], ...]:
    """Return the rows of a board with spaces of double play, by number, and their number of spaces up to the last of
    these."""
    return tuple((number, plan.double) for number, plan in enumerate(load(name)) if plan.double)


def check(folder: Traversable = FOLDER) -> None:
    """Raise BoardError unless every file is a valid board and a choice of the option, and every choice has its file."""
    files = {file.name.removesuffix(".txt") for file in folder.iterdir()}
    if files != {*get_args(BoardName)}:
        raise BoardError(f"files {sorted(files)}, choices {sorted(get_args(BoardName))}")
    for name in files:
        load(name, folder)
