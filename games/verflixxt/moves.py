"""Actions, outcomes, events and options of Verflixxt!, as stored in the log."""

from typing import Final, Literal

from msgspec import Struct

from games.game import FirstSeat
from games.verflixxt.tiles import PathName

Piece = Literal["pawn", "guard"]
Way = Literal["forward", "back"]
Ending = Literal["all_home", "first_home", "last_pawn"]
Display = Literal["open", "hidden", "top_only"]

PIPS: Final = 6


def pawns_for(seats: int) -> int:
    """Return the number of a seat's pawns."""
    return 3 if seats <= 4 else 2


class Options(Struct, frozen=True, omit_defaults=True):
    """The variants of book 004."""

    path: PathName = "standard"
    """The layout of the tiles (004, variant 1)."""
    one_chooses: bool = False
    """A 1 moves a piece forward, or back, or not at all (004, variant 2)."""
    recycle_passed: bool = False
    """A tile that every piece has passed is laid before Finish (004, variant 3)."""
    end: Ending = "all_home"
    """The end of the game: the last pawn is home, the first seat is home (004, variant 4), or one pawn is left on the
    path (004, variant 5)."""
    taken: Display = "open"
    """The visibility of taken tiles: all open, their owner's own (BSW), or the last one open (the translator's)."""


class Roll(Struct, frozen=True, array_like=True, tag="roll"):
    """Roll the die."""


class Move(Struct, frozen=True, array_like=True, tag="move"):
    """Move an own pawn, or a guard beside a pawn of any seat, from a tile by the rolled number."""

    piece: Piece
    tile: int
    way: Way = "forward"


class Stay(Struct, frozen=True, array_like=True, tag="stay"):
    """Move nothing, if a 1 allows it."""


Action = Roll | Move | Stay


class Layout(Struct, frozen=True, array_like=True, tag="layout"):
    """A random path, from Start to Finish."""

    tiles: tuple[int, ...]


class Die(Struct, frozen=True, array_like=True, tag="die"):
    """The rolled number."""

    pips: int


Outcome = FirstSeat | Layout | Die


class LaidOut(Struct, frozen=True, array_like=True, tag="laid"):
    """The tiles were laid out at random."""

    tiles: tuple[int, ...]


class Began(Struct, frozen=True, array_like=True, tag="began"):
    """A seat was drawn to begin."""

    seat: int


class Rolled(Struct, frozen=True, array_like=True, tag="rolled"):
    seat: int
    pips: int


class Moved(Struct, frozen=True, array_like=True, tag="moved"):
    """A seat moved a pawn of its own, or a guard, from `tile` to `to`; `forced`: there was no other move."""

    seat: int
    piece: Piece
    tile: int
    to: int
    forced: bool


class Stayed(Struct, frozen=True, array_like=True, tag="stayed"):
    """A seat moved nothing."""

    seat: int


class Took(Struct, frozen=True, array_like=True, tag="took"):
    """A seat took a tile: `left` empty by its pawn; at the end, the one its pawn stood on `alone` (004, variant 4) or
    the worst free red one (`worst`, 004, variant 5), which no Fortune turns."""

    seat: int
    tile: int
    cause: Literal["left", "alone", "worst"]


class Recycled(Struct, frozen=True, array_like=True, tag="recycled"):
    """Tiles that every piece had passed were laid before Finish, in this order (004, variant 3)."""

    tiles: tuple[int, ...]


class Home(Struct, frozen=True, array_like=True, tag="home"):
    """All of a seat's pawns are in Finish: it plays no more."""

    seat: int


class Counted(Struct, frozen=True, array_like=True, tag="counted"):
    """A seat's tiles at the end, in the order taken. `turned` are the negatives that its Fortunes made positive."""

    seat: int
    taken: tuple[int, ...]
    turned: tuple[int, ...]
    points: int


Event = LaidOut | Began | Rolled | Moved | Stayed | Took | Recycled | Home | Counted
