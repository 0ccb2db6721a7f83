"""What everybody remembers of picks: from a completed row a seat took some tiles, and the others went to the box."""

from collections.abc import Iterable

from games.hornochsen.view import RememberedPick


def uncover(kept: Iterable[RememberedPick], seat: int, tile: int, *, sure: bool) -> list[RememberedPick]:
    """Return what is remembered once a seat has shown a tile. Unless it is `sure` that a tile of its pick is that pick,
    and not one that it drew from the box later, the pick is forgotten."""
    left: list[RememberedPick] = []
    for one in kept:
        if tile not in one.tiles:
            left.append(one)
        elif one.seat != seat:  # it was in the box, and drawn from there
            left.append(RememberedPick(one.seat, one.count, _without(one.tiles, tile)))
        elif sure and one.count > 1:
            left.append(RememberedPick(seat, one.count - 1, _without(one.tiles, tile)))
    return left


def _without(tiles: tuple[int, ...], tile: int) -> tuple[int, ...]:
    return tuple([other for other in tiles if other != tile])
