"""The view of a seat, or of the public, of a Verflixxt! table: the path and all pieces, and taken tiles as far as the
option opens them."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Literal

from msgspec import Struct

from games.core import Line, Result, View
from games.verflixxt.moves import Display, Event, Piece, Way
from games.verflixxt.tiles import FINISH, called, is_fortune, value_of

Phase = Literal["layout", "first", "roll", "rolling", "move", "over"]
"""layout: a random path is being drawn; first: the first seat is; roll: a turn begins; rolling: the die is in the air;
move: a piece must be moved; over."""


class Spot(Struct, frozen=True):
    """A tile of the path, or START or FINISH, and the pieces on it: `pawns` holds a seat's number for each pawn,
    ascending."""

    tile: int
    pawns: tuple[int, ...]
    guards: int


class Pile(Struct, frozen=True):
    """A seat's taken tiles in order; the negatives that its Fortunes would turn now (at the end: do turn); and the
    points of all."""

    taken: tuple[int, ...]
    turned: tuple[int, ...]
    points: int


def most_costly(taken: Iterable[int], worst: int | None) -> list[int]:
    """Return the negatives that a Fortune may turn, most costly first."""
    return sorted([tile for tile in taken if value_of(tile) < 0 and tile != worst], key=value_of)


def pile_of(taken: Sequence[int], worst: int | None) -> Pile:
    """Return tiles as they count best for their owner. No Fortune turns the `worst` one of variant 5."""
    turned = most_costly(taken, worst)[: sum(map(is_fortune, taken))]
    return Pile(tuple(taken), tuple(turned), sum(map(value_of, taken)) - 2 * sum(map(value_of, turned)))


class Seat(Struct, frozen=True):
    """The public part of a seat: its pawns' tiles, ascending along the path (a pawn that took the tile under it, alone
    at the end, is on none); the number of tiles taken; the last of them, None if hidden; all of them if open."""

    pawns: tuple[int, ...]
    count: int
    top: int | None
    pile: Pile | None

    @property
    def home(self) -> int:
        """The number of its pawns in Finish."""
        return self.pawns.count(FINISH)


class PossibleMove(Struct, frozen=True):
    """A possible move, and the tile that its seat would take by it, if any."""

    piece: Piece
    tile: int
    way: Way
    to: int
    takes: int | None


class VerflixxtView(View, frozen=True):
    """The table as one seat, or the public, sees it."""

    phase: Phase
    turn: int | None
    """The awaited seat, or the one that rolls; None before the first seat is drawn and after the end."""
    path: tuple[Spot, ...]
    """From START to FINISH, both included, without gaps."""
    die: int | None
    """The rolled number; None unless the phase is move."""
    steps: tuple[PossibleMove, ...]
    """The possible moves; empty unless the phase is move."""
    may_stay: bool
    """Whether the seat may also move nothing."""
    seats: tuple[Seat, ...]
    display: Display
    own: Pile | None
    """The taken tiles of the seat whose view this is, if others do not see them. None in the public's."""
    last: tuple[Event, ...]
    """Events since the last decision, oldest first."""
    result: Result | None

    def happened(self) -> tuple[Event, ...]:
        return self.last

    def ask(self) -> Line | None:
        if self.turn is None or self.phase not in ("roll", "move"):
            return None
        moving = {"die": self.die, "may_stay": self.may_stay} if self.phase == "move" else {}
        return Line(self.phase, {"seat": self.turn, **moving})

    def hand(self) -> tuple[Line, ...]:
        if self.own is None:
            return ()
        own = self.own
        return (Line("own", {"taken": own.taken, "turned": own.turned, "points": own.points}),)

    def count(self, seat: int) -> tuple[Line, ...]:
        pile = self.seats[seat].pile
        return tuple(self._count(seat, pile)) if self.result is not None and pile is not None else ()

    def _count(self, seat: int, pile: Pile) -> Iterator[Line]:
        """Return the tiles by their points, then the sum, and the tiebreak."""
        values = {tile: value_of(tile) for tile in pile.taken}
        plus = tuple(tile for tile, value in values.items() if value > 0)
        minus = tuple(tile for tile, value in values.items() if value < 0 and tile not in pile.turned)
        fortunes = sum(map(is_fortune, pile.taken))
        yield Line("total", {"seat": seat, "points": pile.points})
        if plus:
            yield Line("plus", {"tiles": plus, "sum": sum(map(value_of, plus))})
        if minus:
            yield Line("minus", {"tiles": minus, "sum": sum(map(value_of, minus))})
        if pile.turned:
            yield Line("turned", {"tiles": pile.turned, "sum": -sum(map(value_of, pile.turned))})
        if fortunes > len(pile.turned):
            yield Line("spare", {"fortunes": fortunes - len(pile.turned)})
        if sum(other.pile is not None and other.pile.points == pile.points for other in self.seats) > 1:
            yield Line("tie", {"points": pile.points, "fortunes": fortunes})

    def lines(self) -> tuple[Line, ...]:
        return tuple(self._lines())

    def _lines(self) -> Iterator[Line]:
        path = [spot.tile for spot in self.path]
        yield Line("path", {"path": tuple(called(tile, path) for tile in path[1:-1])})
        guarded = tuple(called(spot.tile, path) for spot in self.path for _ in range(spot.guards))
        yield Line("guards", {"guards": guarded})
        for number, seat in enumerate(self.seats):
            facts = {"seat": number, "pawns": tuple(called(tile, path) for tile in seat.pawns)}
            if seat.pile is not None:
                pile = seat.pile
                yield Line("seat", {**facts, "taken": pile.taken, "turned": pile.turned, "points": pile.points})
            elif self.display == "hidden":
                yield Line("hidden", {**facts, "count": seat.count})
            else:
                yield Line("top", {**facts, "count": seat.count, "top": seat.top})
