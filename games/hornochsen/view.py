"""The view of a seat, or of the public, of a table of Tanz der Hornochsen: the board and the track, and its own
tiles."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final, Literal

from msgspec import Struct

from games.core import Fact, Line, Result, View
from games.hornochsen.board import Mark
from games.hornochsen.moves import Event

Phase = Literal["deal", "choose", "draw", "refill", "over"]
"""deal: the first tiles are being drawn; choose: a round's tiles are chosen, and what is owed is picked and bought;
draw: bought tiles are being drawn; refill: free ones are, at the end of a round; over."""
Owes = Literal["pick", "buy", "choose"]
"""pick: one or two tiles of a row completed; buy: the tile that a double play lacks; choose: what to play."""
Status = Literal["pick", "buy", "choose", "chosen", "open", "later", "none"]
"""A seat's duty, or: it has chosen; its choice is open; its turn comes later in an open round; nothing."""

PLAIN: Final = 0
HAPPY: Final = 10
DOUBLE: Final = 11
"""Spaces ahead in a line's facts, beside 1 to 9 for a pat."""


class Space(Struct, frozen=True):
    """A space, its points (pats and bull heads), the tile on it, and the seat that placed it in the last round."""

    mark: Mark
    points: int
    tile: int | None
    seat: int | None


class Row(Struct, frozen=True):
    """One of the twelve rows: `name` is L1 to L6 (left) or R1 to R6 (right); `spaces` run from the first space to the
    bull head."""

    name: str
    active: bool
    spaces: tuple[Space, ...]

    @property
    def tiles(self) -> tuple[int, ...]:
        return tuple(space.tile for space in self.spaces if space.tile is not None)

    @property
    def ahead(self) -> tuple[int, ...]:
        """The free spaces before the bull head: PLAIN, HAPPY, DOUBLE or a pat's points."""
        codes = {"happy": HAPPY, "double": DOUBLE}
        return tuple(codes.get(space.mark, space.points) for space in self.spaces[:-1] if space.tile is None)


class Owed(Struct, frozen=True, array_like=True):
    """A pick that a seat has not made yet: one tile, or up to `most`, of a completed row's tiles, in its order."""

    seat: int
    row: str
    tiles: tuple[int, ...]
    most: int


class RememberedPick(Struct, frozen=True, array_like=True):
    """A pick that everybody remembers: `count` of these tiles lie behind the seat's screen. The others went to the
    box."""

    seat: int
    count: int
    tiles: tuple[int, ...]


def uncover(kept: Iterable[RememberedPick], seat: int, tile: int, *, sure: bool) -> list[RememberedPick]:
    """Return what is remembered once a seat has shown a tile. Unless it is `sure` that a tile of its pick is that pick,
    and not one that it drew from the box later, the pick is forgotten."""
    left: list[RememberedPick] = []
    for pick in kept:
        if tile not in pick.tiles:
            left.append(pick)
        elif pick.seat != seat:  # it was in the box, and drawn from there
            left.append(RememberedPick(pick.seat, pick.count, _without(pick.tiles, tile)))
        elif sure and pick.count > 1:
            left.append(RememberedPick(seat, pick.count - 1, _without(pick.tiles, tile)))
    return left


def _without(tiles: tuple[int, ...], tile: int) -> tuple[int, ...]:
    return tuple([other for other in tiles if other != tile])


class Player(Struct, frozen=True):
    """The public part of a seat: its pawn, the number of tiles behind its screen, its duty or status, whether it has
    bought this round, the number of chosen tiles, those of them that are open, and its turn in an open round (from 1;
    seats that choose at once share it); and how many of its hidden tiles have lain on the board."""

    space: int
    count: int
    status: Status
    bought: bool
    chosen: int
    shown: tuple[int, ...]
    turn: int | None
    returned: int


class HornochsenView(View, frozen=True):
    """The table as `seat` sees it (None: the public)."""

    seat: int | None
    phase: Phase
    round: int
    """The round being chosen for, from 1; 0 before the deal."""
    rows: tuple[Row, ...]
    """From the top left down, then from the top right."""
    happy: bool
    """An uncovered happy cow lies in an active row: points are rewards."""
    double: bool
    """All seats play two tiles this round."""
    order: tuple[tuple[int, ...], ...]
    """The order of choosing in an open round; empty otherwise."""
    eye: bool
    """A bull's eye was set off: the next round is open."""
    heap: bool
    """A pawn reached the dung heap: this round is the last."""
    reserve: int
    box: int
    """The number of tiles in the box."""
    selling: bool
    """Whether any seat may buy tiles this round."""
    players: tuple[Player, ...]
    owed: tuple[Owed, ...]
    """Every pick not made yet, in the order in which the rows were completed."""
    kept: tuple[RememberedPick, ...]
    """The picks that everybody remembers, oldest first."""
    tiles: tuple[int, ...]
    """The seat's own tiles, ascending; its choice among them until it lies on the board."""
    choice: tuple[int, ...]
    """The seat's choice; empty without one."""
    most: int
    """The number of tiles that the seat may still buy this round."""
    last: tuple[Event, ...]
    """Events since the last decision, oldest first, as the seat saw them."""
    result: Result | None

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats with a duty."""
        return tuple(seat for seat, player in enumerate(self.players) if player.status in ("pick", "buy", "choose"))

    def happened(self) -> tuple[Event, ...]:
        return self.last

    def ask(self) -> Line | None:
        """Return this seat's decision; for others that of the single awaited seat, or that several are awaited."""
        awaited = self.awaited
        if not awaited:
            return None
        code: str = "several"
        picking = [seat for seat in awaited if self.players[seat].status == "pick"]
        kind = "none" if not picking else "all" if len(picking) == len(awaited) else "some"
        facts: Mapping[str, Fact] = {"awaited_seats": awaited, "picking": kind, "double": self.double and kind != "all"}
        if self.seat in awaited or len(awaited) == 1:
            seat = self.seat if self.seat is not None and self.seat in awaited else awaited[0]
            code, facts = self.players[seat].status, self._asked_of(seat)
        return Line(code, facts)

    def _asked_of(self, seat: int) -> Mapping[str, Fact]:
        owed = self._owed_by(seat)
        if owed is not None:
            return {"seat": seat, "row": owed.row, "tiles": owed.tiles, "most": owed.most}
        return {"seat": seat, "double": self.double, "open": bool(self.order)}

    def _owed_by(self, seat: int | None) -> Owed | None:
        return next((owed for owed in self.owed if owed.seat == seat), None)

    def from_hand(self) -> Line | None:
        """Return the tiles to play, if the awaited seat has to play some; otherwise the hand that every seat can open.
        None only for a purchase that one seat owes."""
        owed = {self.players[seat].status for seat in self.awaited}
        if owed == {"choose"}:
            return Line("play", {"double": self.double})
        return Line("hand", {}) if "pick" in owed or len(self.awaited) > 1 else None

    def lines(self) -> tuple[Line, ...]:
        return tuple(self._lines())

    def _lines(self) -> Iterator[Line]:
        """Return the lines, rows without tiles last, because those stay the same for the whole game."""
        yield Line("round", {"round": self.round, "double": self.double, "open": bool(self.order), "happy": self.happy})
        if self.eye:
            yield Line("eye", {})
        if self.heap:
            yield Line("heap", {})
        for row in self.rows:
            if row.active:
                bull = row.spaces[-1].points
                yield Line("row", {"row": row.name, "tiles": row.tiles, "ahead": row.ahead, "bull": bull})
        selling = self.selling or self.phase == "over"  # then there is nothing to say about it
        yield Line("reserve", {"reserve": self.reserve, "box": self.box, "selling": selling})
        for seat, player in enumerate(self.players):
            facts = {"seat": seat, "space": player.space, "count": player.count, "status": player.status}
            yield Line("seat", {**facts, "tiles": player.shown, "turn": player.turn, "bought": player.bought})
        for owed in self.owed:
            yield Line("owed", {"seat": owed.seat, "row": owed.row, "tiles": owed.tiles, "most": owed.most})
        for row in self.rows:
            if not row.active:
                yield Line("idle", {"row": row.name, "ahead": row.ahead, "bull": row.spaces[-1].points})

    def hand(self) -> tuple[Line, ...]:
        return tuple(self._hand())

    def _hand(self) -> Iterator[Line]:
        if self.seat is None or self.phase == "deal":
            return
        if self.choice:
            yield Line("choice", {"tiles": self.choice, "open": self.players[self.seat].status == "open"})
        yield Line("own", {"tiles": self.tiles})
        if self.players[self.seat].status in ("choose", "chosen"):
            yield Line("rows", {})
        owed = self._owed_by(self.seat)
        if owed is not None:
            yield Line("picks", {"row": owed.row, "tiles": owed.tiles, "most": owed.most})
        if self.most:
            yield Line("may-buy", {"most": self.most})
