"""The 32 tiles of the path, by number, and the layouts of the path (book 004, setting up and variant 1).

A tile's number is its place in the standard path, from 1; START comes before all tiles and FINISH after them. Of every
negative from -1 to -8 there are two: `a`, of the standard path's first row, and `b`, of its last.
"""

from collections.abc import Container
from typing import Final, Literal

PathName = Literal["standard", "plus_before_fortune", "fortune_last", "random"]
"""The names of layouts."""

START: Final = 0
TILES: Final = range(1, 33)
FINISH: Final = 33

_FIRST: Final = tuple(range(1, 9))  # -1 to -8
_FORTUNES: Final = tuple(range(9, 15))
_PLUS: Final = tuple(range(15, 23))  # +8 to +1
_LAST: Final = tuple(range(23, 33))  # -1 to -10

PATHS: Final[dict[PathName, tuple[int, ...]]] = {
    "standard": tuple(TILES),
    "plus_before_fortune": (*_FIRST, *reversed(_PLUS), *_FORTUNES, *_LAST),
    "fortune_last": (*_FIRST, *_PLUS, *_LAST, *_FORTUNES),
}
"""The tiles from Start to Finish. The dealer draws a random path."""

_BESIDE_FORTUNES: Final = (*_FORTUNES, 15, 16)  # the six Fortune tiles, +8 and +7
GUARDS: Final[dict[PathName, tuple[int, ...]]] = {
    "standard": _BESIDE_FORTUNES,
    "plus_before_fortune": tuple(reversed(_PLUS)),
    "fortune_last": _PLUS,
    "random": _BESIDE_FORTUNES,
}
"""The tiles that begin with a guard each."""


def value_of(tile: int) -> int:
    """Return a tile's points, negative for a red one; 0 for a Fortune tile, Start and Finish."""
    return _VALUES[tile]


def name_of(tile: int) -> str:
    """Return a tile's name in notations: `S`, `-4a`, `f3`, `+6`, `-10`, `E`."""
    return _NAMES[tile]


def tile_of(name: str) -> int:
    return _NAMES.index(name)


def called(tile: int, among: Container[int]) -> int:
    """Return a tile's name beside other tiles: its value if that is unique among them, otherwise its number."""
    equal = _EQUALS.get(tile)
    return tile if equal is None or equal in among else value_of(tile)


def is_fortune(tile: int) -> bool:
    """Return whether a tile turns a negative one."""
    return tile in _FORTUNES


_EQUALS: Final = {tile: other for pair in zip(_FIRST, _LAST, strict=False) for tile, other in (pair, pair[::-1])}
_VALUES: Final = tuple(
    -tile if tile in _FIRST else _LAST[0] - tile if tile in _PLUS else _PLUS[-1] - tile if tile in _LAST else 0
    for tile in range(FINISH + 1)
)
_NAMES: Final = (
    "S",
    *(f"{value_of(tile)}a" for tile in _FIRST),
    *(f"f{number}" for number in range(1, 7)),
    *(f"+{value_of(tile)}" for tile in _PLUS),
    *(f"{value_of(tile)}{'b' if value_of(tile) >= -8 else ''}" for tile in _LAST),
    "E",
)
