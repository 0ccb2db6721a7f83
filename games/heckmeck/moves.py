"""Actions, outcomes, events and options of Heckmeck, as stored in the log."""

from collections.abc import Iterable

from msgspec import Struct

from games.game import FirstSeat

WORM = 6
"""The face of a die that shows a worm."""
DICE = 8
TILES = range(21, 37)


def worms_on(tile: int) -> int:
    """Return the worms on a tile: one for 21-24, up to four for 33-36."""
    return (tile - TILES.start) // 4 + 1


def points_of(face: int) -> int:
    """Return the points of a face. A worm counts five."""
    return 5 if face == WORM else face


class Options(Struct, frozen=True, omit_defaults=True):
    """The variants of books 000 and 002."""

    bury_returned: bool = False
    """After every return the highest face-up tile is turned, the returned one included (000, variant)."""
    free_choice: bool = False
    """Any face-up grill tile up to the sum may be taken (002)."""
    always_bury: bool = False
    """A failed turn without a tile to return turns the highest tile all the same (002)."""


class Roll(Struct, frozen=True, array_like=True, tag="roll"):
    """Roll all dice that are not kept."""


class Keep(Struct, frozen=True, array_like=True, tag="keep"):
    """Keep all rolled dice of one face, 1 to 6 (6 is the worm)."""

    face: int


class Stop(Struct, frozen=True, array_like=True, tag="stop"):
    """End the turn and take a tile, or none where none can be taken."""

    tile: int | None = None


Action = Roll | Keep | Stop


class Dice(Struct, frozen=True, array_like=True, tag="dice"):
    """The faces rolled, ascending."""

    faces: tuple[int, ...]


Outcome = FirstSeat | Dice


class Began(Struct, frozen=True, array_like=True, tag="began"):
    """A seat was drawn to begin."""

    seat: int


class Rolled(Struct, frozen=True, array_like=True, tag="rolled"):
    """Dice were rolled, ascending."""

    seat: int
    dice: tuple[int, ...]


class Kept(Struct, frozen=True, array_like=True, tag="kept"):
    """Dice were set aside; `total` is the new sum, `left` how many dice remain."""

    seat: int
    face: int
    count: int
    total: int
    left: int


class Took(Struct, frozen=True, array_like=True, tag="took"):
    """A tile was taken with a sum of `total`, from the grill or from another seat's stack."""

    seat: int
    tile: int
    worms: int
    from_seat: int | None
    total: int


class Failed(Struct, frozen=True, array_like=True, tag="failed"):
    """A turn failed for a `reason` (no_face, no_worm, out_of_reach): the tile given back with its worms, and the one
    turned, if any."""

    seat: int
    reason: str
    total: int
    returned: int | None
    turned: int | None
    worms: int = 0


Event = Began | Rolled | Kept | Took | Failed


def ends_turn(events: Iterable[object]) -> bool:
    return any(isinstance(event, Took | Failed) for event in events)
