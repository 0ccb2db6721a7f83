"""The view of a seat, or of the public, of a Karteneck table. Hands are hidden, all else is open."""

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from games.core import Line, Result, View
from games.karteneck.moves import KINDS, Cards, Drew, Event

Phase = Literal["deal", "first", "grill", "turn", "draw", "over"]
"""deal: the first hands are being dealt; first: the first seat is being drawn; grill: a round's portions are being
turned up; turn: a seat lays cards or passes; draw: it draws; over."""


class Portion(Struct, frozen=True):
    """A portion's number and the worms on it."""

    number: int
    worms: int


class Stack(Struct, frozen=True):
    """A seat's portions: the top one, how many in all (the top included), and the worms of all; at the end all
    portions."""

    top: Portion | None
    count: int
    worms: int
    portions: tuple[Portion, ...] = ()


class Group(Struct, frozen=True):
    """Cards of one kind (6 is the worm) that were laid together; worms by their `serials`, ascending."""

    kind: int
    count: int
    serials: tuple[int, ...]


class Seat(Struct, frozen=True):
    """The cards and portions in front of a seat."""

    laid: tuple[Group, ...]
    """In the order they were laid this round; empty again after a pass without a worm."""
    total: int
    """The sum of the laid cards."""
    valid: bool
    """Whether a worm is among the laid cards."""
    passed: bool
    """Out for this round: waiting for the sharing if `valid`, else it has its portion already."""
    cards: int
    """The number of cards in its hand."""
    stack: Stack

    @property
    def stuck(self) -> bool:
        """Whether everyone can see that the seat can only pass."""
        return not self.cards or len(self.laid) == len(KINDS)


class KarteneckView(View, frozen=True):
    """The table as one seat, or the public, sees it."""

    phase: Phase
    turn: int | None
    """The awaited seat, or the one that draws; None in every other phase."""
    opener: int | None
    """The seat that began this round, or begins the next while its portions are being turned up; None before the
    first."""
    round: int
    """From 1; 0 before the first portions are turned up."""
    rounds: int
    grill: tuple[Portion, ...]
    """Ascending."""
    reserve: int
    """Portions still to be turned up."""
    deck: int
    discards: int
    seats: tuple[Seat, ...]
    steal: int | None
    """The portion that the asked seat can steal by passing now."""
    from_seat: int | None
    """The seat of that portion."""
    seat: int | None
    """The seat whose view this is. None for the public's."""
    own: Cards | None
    """The hand of that seat."""
    last: tuple[Event, ...]
    """Events since the last decision, oldest first."""
    result: Result | None

    def happened(self) -> tuple[Event, ...]:
        return self.last

    def ask(self) -> Line | None:
        if self.turn is None or self.phase != "turn":
            return None
        seat = self.seats[self.turn]
        facts = {"seat": self.turn, "total": seat.total, "valid": seat.valid, "stuck": seat.stuck}
        theft = {"steal": self.steal, "from_seat": self.from_seat}
        return Line(self.phase, {**facts, **theft, "lowest": self.grill[0].number})

    def from_hand(self) -> Line | None:
        """Return the cards to lay, unless the seat visibly can lay none."""
        if self.turn is None or self.phase != "turn" or self.seats[self.turn].stuck:
            return None
        return Line("play", {})

    def hand(self) -> tuple[Line, ...]:
        if self.own is None:
            return ()
        count = len(self.own.cards) + len(self.own.serials)
        return (Line("own", {"count": count, "cards": self.own.cards, "serials": self.own.serials}),)

    def received(self) -> tuple[Event, ...]:
        return tuple(event for event in self.last if isinstance(event, Drew) and event.seat == self.seat)

    @property
    def is_asked(self) -> bool:
        """Whether the seat whose view this is has to decide."""
        return self.seat is not None and self.phase == "turn" and self.seat == self.turn

    def needed(self) -> tuple[Line, ...]:
        return tuple(self._needed()) if self.is_asked else ()

    def _needed(self) -> Iterator[Line]:
        yield Line("grill", {"grill": tuple(portion.number for portion in self.grill)})
        for number, seat in enumerate(self.seats):
            laid = tuple(group.kind for group in seat.laid for _ in range(group.count))
            if number == self.seat and laid:
                yield Line("laid", {"laid": laid, "total": seat.total})
            elif number != self.seat:
                facts = {"seat": number, "total": seat.total, "laid": bool(laid), "valid": seat.valid}
                top = None if seat.stack.top is None else seat.stack.top.number
                yield Line("other", {**facts, "passed": seat.passed, "top": top, "steals": number == self.from_seat})

    def lines(self) -> tuple[Line, ...]:
        return tuple(self._lines())

    def _lines(self) -> Iterator[Line]:
        if self.round:
            yield Line("round", {"round": self.round, "rounds": self.rounds, "reserve": self.reserve})
        if self.grill:
            numbers = tuple(portion.number for portion in self.grill)
            yield Line("grill", {"grill": numbers, "worms": tuple(portion.worms for portion in self.grill)})
        yield Line("deck", {"deck": self.deck, "discards": self.discards})
        for number, seat in enumerate(self.seats):
            yield from _seat_lines(number, seat)


def _seat_lines(number: int, seat: Seat) -> Iterator[Line]:
    top = None if seat.stack.top is None else seat.stack.top.number
    stack = {"top": top, "count": seat.stack.count, "worms": seat.stack.worms}
    yield Line("seat", {"seat": number, "cards": seat.cards, **stack})
    laid = tuple(group.kind for group in seat.laid for _ in range(group.count))
    if laid:
        serials = tuple(serial for group in seat.laid for serial in group.serials)
        facts = {"total": seat.total, "valid": seat.valid, "passed": seat.passed}
        yield Line("laid", {"seat": number, "laid": laid, "serials": serials, **facts})
    elif seat.passed:
        yield Line("out", {"seat": number})
