"""Actions, outcomes, events and options of Tanz der Hornochsen, as stored in the log."""

from collections.abc import Mapping
from typing import Final, Literal

from msgspec import Struct

BoardName = Literal["standard"]
"""The names of boards, a file of `boards/` each."""

HALF: Final = 6
"""Rows on either half of the board."""
TILES: Final = range(1, 100)
DEALT: Final = 6
"""Tiles of a seat at the start, and free tiles once it has none."""
STARTS: Final = 4
"""The number of active rows."""
SCREEN: Final = 9
"""The most tiles behind a screen."""
BUYS: Final = range(1, 4)
PICKS: Final = range(1, 3)
EYES: Final = (40, 50)
"""The spaces of the bull's eyes."""
HEAP: Final = 60
"""The space of the dung heap. The track counts on beyond it."""


class Options(Struct, frozen=True, omit_defaults=True):
    board: BoardName = "standard"


class Play(Struct, frozen=True, array_like=True, tag="play"):
    """Choose the tile to be placed, or both at double play (the lower one first). Replaces an earlier choice."""

    tiles: tuple[int, ...]


class Buy(Struct, frozen=True, array_like=True, tag="buy"):
    """Buy tiles, a penalty each. An earlier choice is taken back."""

    count: int


class Pick(Struct, frozen=True, array_like=True, tag="pick"):
    """Take one or two tiles of the row completed, the lower one first; the rest goes to the box."""

    tiles: tuple[int, ...]


Action = Play | Buy | Pick


class Draw(Struct, frozen=True, array_like=True, tag="draw"):
    """Tiles drawn from the reserve, and the rest of a purchase from the box, in the order drawn. At the deal: six per
    seat, then the four that start the rows."""

    tiles: tuple[int, ...]


Outcome = Draw


class Began(Struct, frozen=True, array_like=True, tag="began"):
    """The first four rows were started, from the top."""

    tiles: tuple[int, ...]


class Drew(Struct, frozen=True, array_like=True, tag="drew"):
    """A seat drew tiles: at the deal, for free, or bought. Others see only the number of `free` ones."""

    seat: int
    cause: Literal["deal", "free", "bought"]
    count: int
    tiles: tuple[int, ...] | None


class Bought(Struct, frozen=True, array_like=True, tag="bought"):
    """A seat bought tiles. `again`: it took its choice back for that."""

    seat: int
    count: int
    again: bool


class Chose(Struct, frozen=True, array_like=True, tag="chose"):
    """A seat chose in secret. `again`: it replaced an earlier choice. Only the seat itself sees the tiles."""

    seat: int
    again: bool
    tiles: tuple[int, ...] | None


class Shown(Struct, frozen=True, array_like=True, tag="shown"):
    """A seat's choice in an open round."""

    seat: int
    tiles: tuple[int, ...]


class Revealed(Struct, frozen=True, array_like=True, tag="revealed"):
    """The tiles that all seats have chosen, in the order in which they are placed."""

    tiles: tuple[int, ...]


class Placed(Struct, frozen=True, array_like=True, tag="placed"):
    """A tile was placed in a row, after its last tile, by a rule: 1, only there are the numbers rising; 2, the smallest
    difference (`other`: the next smallest); 3, below all, it goes to the highest. `difference` is None by rule 3."""

    seat: int
    tile: int
    row: str
    after: int
    rule: int
    difference: int | None
    other: int | None


class Scored(Struct, frozen=True, array_like=True, tag="scored"):
    """Penalties, or rewards under happy cows (`happy`), for a pat, a bull head or a purchase, and how the pawn moved:
    on past other pawns, and not below the start."""

    seat: int
    cause: Literal["pat", "bull", "buy"]
    points: int
    happy: bool
    from_space: int
    to_space: int


class Eye(Struct, frozen=True, array_like=True, tag="eye"):
    """A pawn set off a bull's eye: in the next round tiles are chosen openly and in order."""

    seat: int
    space: int


class Heap(Struct, frozen=True, array_like=True, tag="heap"):
    """The first pawn reached the dung heap: the game ends after this round."""

    seat: int
    space: int


class Completed(Struct, frozen=True, array_like=True, tag="completed"):
    """A tile completed a row and started another; the row's tiles, from which its seat now picks."""

    seat: int
    row: str
    tile: int
    next_row: str
    tiles: tuple[int, ...]


class Mood(Struct, frozen=True, array_like=True, tag="mood"):
    """Points are rewards from now on (`happy`), or penalties again."""

    happy: bool


class Calm(Struct, frozen=True, array_like=True, tag="calm"):
    """Tiles placed at no cost, by seat, in the order of placing. Only a story has it."""

    laid: Mapping[int, tuple[int, ...]]


class Picked(Struct, frozen=True, array_like=True, tag="picked"):
    """A seat picked tiles of the row it had completed, none if its screen was full. Only itself sees which."""

    seat: int
    row: str
    count: int
    tiles: tuple[int, ...] | None


Event = (
    Began | Drew | Bought | Chose | Shown | Revealed | Placed | Calm | Scored | Eye | Heap | Completed | Mood | Picked
)
