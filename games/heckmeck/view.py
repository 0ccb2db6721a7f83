"""The public view of a Heckmeck table. The game hides nothing."""

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from games.core import Line, Result, View
from games.heckmeck.moves import WORM, Event

Phase = Literal["first", "start", "rolling", "keep", "go", "take", "over"]
"""first: the first seat is being drawn; start: a turn begins; rolling: dice are in the air; keep: a face must be kept;
go: roll on or stop; take: no dice to roll, a tile must be named; over."""


class Stack(Struct, frozen=True):
    """A seat's tiles: the top one, how many in all (the top included), and the worms of all; at the end all tiles."""

    top: int | None
    count: int
    worms: int
    tiles: tuple[int, ...] = ()


class KeptDice(Struct, frozen=True):
    """Dice of one face that were set aside this turn."""

    face: int
    count: int


class HeckmeckView(View, frozen=True):
    """The whole table. `turn` is None before the first seat is drawn and after the end."""

    phase: Phase
    turn: int | None
    up: tuple[int, ...]
    """Face-up tiles of the grill, ascending."""
    turned: tuple[int, ...]
    """Tiles of the grill turned face down for good, ascending."""
    stacks: tuple[Stack, ...]
    kept: tuple[KeptDice, ...]
    """In the order they were set aside."""
    total: int
    dice: tuple[int, ...]
    """Rolled dice to choose from, ascending; empty unless the phase is keep."""
    left: int
    """Dice that are not kept."""
    reach: tuple[int, ...]
    """Tiles the seat could take by stopping now, on the grill or on a stack; only in the phases go and take."""
    from_seat: int | None
    """The seat of the top tile in reach."""
    last: tuple[Event, ...]
    """Events since the last decision, oldest first."""
    result: Result | None

    @property
    def has_worm(self) -> bool:
        """Whether a worm is among the kept dice."""
        return any(kept.face == WORM for kept in self.kept)

    def happened(self) -> tuple[Event, ...]:
        return self.last

    def ask(self) -> Line | None:
        if self.turn is None or self.phase not in ("start", "keep", "go", "take"):
            return None
        facts = {"seat": self.turn, "total": self.total, "left": self.left, "dice": self.dice, "reach": len(self.reach)}
        return Line(self.phase, facts)

    def lines(self) -> tuple[Line, ...]:
        return tuple(self._lines())

    def _lines(self) -> Iterator[Line]:
        if self.kept:
            kept = tuple(kept.face for kept in self.kept for _ in range(kept.count))
            yield Line("kept", {"kept": kept, "total": self.total, "left": self.left})
        if self.dice:
            yield Line("dice", {"dice": self.dice})
        if self.reach:
            yield Line("reach", {"reach": self.reach})
        yield Line("grill", {"up": self.up})
        if self.turned:
            yield Line("turned", {"turned": self.turned})
        for seat, stack in enumerate(self.stacks):
            yield Line("stack", {"seat": seat, "top": stack.top, "count": stack.count, "worms": stack.worms})
