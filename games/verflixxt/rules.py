"""The rules of Verflixxt! (book 004) with all its variants."""

from collections.abc import Sequence
from random import Random
from typing import Literal, Self

import msgspec

from games.core import Feat, IllegalMove, Line, Place, Result
from games.game import placed
from games.verflixxt.moves import (
    PIPS,
    Action,
    Began,
    Counted,
    Die,
    Event,
    FirstSeat,
    Home,
    LaidOut,
    Layout,
    Move,
    Moved,
    Outcome,
    Piece,
    Recycled,
    Roll,
    Rolled,
    Stayed,
    Took,
    Way,
)
from games.verflixxt.position import Position
from games.verflixxt.tiles import FINISH, START, TILES, is_fortune, value_of
from games.verflixxt.view import PossibleMove, Seat, Spot, VerflixxtView, most_costly, pile_of


class Verflixxt(Position):
    """A position with all rules: actions of seats, outcomes of chance, and views."""

    # Play

    def _play(self, seat: int, action: Action) -> Sequence[Event]:
        if seat != self._turn or self._phase not in ("roll", "move"):
            raise self._not_asked(seat)
        events: list[Event] = []
        if isinstance(action, Move):
            piece, tile, way = action.piece, action.tile, action.way
            self._check_move(seat, piece, tile, way)
            events = self._move(piece, tile, self._goal(self._path.index(tile), way), forced=False)
        elif isinstance(action, Roll):
            if self._phase == "move":
                raise IllegalMove("rolled-already", die=self._die)
            self._phase = "rolling"
        else:
            self._check_rolled()
            if not self._may_stay:
                raise IllegalMove("must-move", die=self._die)
            events = [Stayed(seat), *self._go_on()]
        self._last = tuple(events)
        return self._last

    def _not_asked(self, seat: int) -> IllegalMove:
        match self._phase:
            case "over":
                return IllegalMove("over")
            case "layout" | "first":
                return IllegalMove("not-begun")
            case "rolling" if seat == self._turn:
                return IllegalMove("die-in-the-air")
            case _:
                return IllegalMove("home" if self._is_home(seat) else "not-your-turn", turn_seat=self._turn)

    def _check_rolled(self) -> None:
        if self._phase == "roll":
            raise IllegalMove("roll-first")

    def _check_move(self, seat: int, piece: Piece, tile: int, way: Way) -> None:
        self._check_rolled()
        if tile == FINISH:
            raise IllegalMove("stays-in-finish")
        if piece == "pawn" and tile not in self._pawns[seat]:
            raise IllegalMove("no-pawn-there", tile=tile)
        if piece == "guard" and tile not in self._guards:
            raise IllegalMove("no-guard-there", tile=tile)
        if not self._pawned[tile]:
            raise IllegalMove("guard-alone", tile=tile)
        if way == "back" and not self._may_stay:
            raise IllegalMove("only-forward", die=self._die, variant=self._options.one_chooses)
        if way == "back" and tile == START:
            raise IllegalMove("nothing-before-start")

    def _move(self, piece: Piece, tile: int, to: int, *, forced: bool) -> list[Event]:
        """Move a piece. A pawn that leaves its tile empty takes it (004, taking a tile)."""
        seat = self._turn
        pieces = self._guards if piece == "guard" else self._pawns[seat]
        pieces[pieces.index(tile)] = to
        for counts in (self._crowd,) if piece == "guard" else (self._crowd, self._pawned):
            counts[tile] -= 1
            counts[to] += 1
        events: list[Event] = [Moved(seat, piece, tile, to, forced)]
        if not self._crowd[tile] and tile != START:
            events.append(self._take(seat, tile, "left"))
        if to == FINISH and piece == "pawn" and self._is_home(seat):
            events.append(Home(seat))
        return events + self._go_on()

    def _take(self, seat: int, tile: int, cause: Literal["left", "alone", "worst"]) -> Took:
        self._path.remove(tile)
        self._taken[seat].append(tile)
        return Took(seat, tile, cause)

    def _go_on(self) -> list[Event]:
        """Ask the next seat after a move, or end the game."""
        if self._ended():
            return self._finish()
        events = self._recycle()
        self._ask(self._turn + 1)
        return events

    def _ask(self, first: int) -> None:
        """Ask the first seat from this one on that has a pawn on its way."""
        seats = len(self._pawns)
        seat = first % seats
        while self._is_home(seat):
            seat = (seat + 1) % seats
        self._turn = seat
        self._phase = "roll"
        self._offered = ()
        self._stamps[seat] += 1

    def _recycle(self) -> list[Event]:
        """Lay tiles that every piece has passed before Finish (004, variant 3). Pieces in Finish have passed
        all tiles."""
        if not self._options.recycle_passed:
            return []
        last = next(at for at, tile in enumerate(self._path) if self._crowd[tile])
        passed = self._path[1:last]
        if not passed:
            return []
        self._path = [START, *self._path[last:-1], *passed, FINISH]
        return [Recycled(tuple(passed))]

    # The end

    def _ended(self) -> bool:
        match self._options.end:
            case "all_home":
                return self._on_their_way == 0
            case "first_home":
                return any(map(self._is_home, range(len(self._pawns))))
            case "last_pawn":
                return self._on_their_way <= 1

    @property
    def _on_their_way(self) -> int:
        """Return the pawns that are not home."""
        return len(self._pawns) * len(self._pawns[0]) - self._pawned[FINISH]

    def _finish(self) -> list[Event]:
        self._phase = "over"
        self._offered = ()
        events: list[Event] = []
        if self._options.end == "first_home":
            events += self._take_where_alone()
        if self._options.end == "last_pawn":
            events += self._take_the_worst()
        for seat, taken in enumerate(self._taken):
            pile = pile_of(taken, self._worst)
            events.append(Counted(seat, *msgspec.structs.astuple(pile)))
        return events

    def _take_where_alone(self) -> list[Event]:
        """Give a tile to the only piece on it, if that is a pawn (004, variant 4)."""
        lone = [tile for tile in self._path[1:-1] if self._crowd[tile] == 1 == self._pawned[tile]]
        return [
            self._take(next(s for s, pawns in enumerate(self._pawns) if tile in pawns), tile, "alone") for tile in lone
        ]

    def _take_the_worst(self) -> list[Event]:
        """Give the worst red tile without a piece to the last pawn's owner, if there is one (004, variant 5)."""
        free = most_costly([tile for tile in self._path if not self._crowd[tile]], None)
        if not free:
            return []
        last = next(seat for seat in range(len(self._pawns)) if not self._is_home(seat))
        self._worst = free[0]
        return [self._take(last, self._worst, "worst")]

    @property
    def result(self) -> Result | None:
        return Result(self._options.end, self.places) if self._phase == "over" else None

    @property
    def places(self) -> tuple[Place, ...]:
        """Most points win (004, end of the game). Fewer Fortune tiles break ties; then the place is shared. Empty while
        taken tiles are hidden."""
        if self._phase != "over" and self.has_hands:
            return ()
        standing = [(pile_of(taken, self._worst).points, sum(map(is_fortune, taken))) for taken in self._taken]
        return placed(standing, lambda s: (s[0], -s[1]))

    def highlights(self, events: Sequence[Event]) -> Sequence[Feat]:
        """Return the minus points of tiles taken, which Fortunes take back at the end."""
        feats: list[Feat] = []
        for event in events:
            if isinstance(event, Took) and value_of(event.tile) < 0:
                feats.append(Feat(event.seat, "loss", -value_of(event.tile)))
            if isinstance(event, Counted):
                feats += [Feat(event.seat, "loss", value_of(tile)) for tile in event.turned]
        return feats

    @property
    def final(self) -> Line | None:
        if self._on_their_way != 1:
            return None
        return Line("pawn", {"seat": next(seat for seat in range(len(self._pawns)) if not self._is_home(seat))})

    # Chance

    def _settle(self, outcome: Outcome) -> Sequence[Event]:
        match outcome:
            case Die() if self._phase == "rolling" and 1 <= outcome.pips <= PIPS:
                events = self._rolled(outcome.pips)
            case Layout(tiles) if self._phase == "layout" and sorted(tiles) == list(TILES):
                self._path = [START, *tiles, FINISH]
                self._phase = "first"
                events = [LaidOut(tiles)]
            case FirstSeat(seat) if self._phase == "first" and 0 <= seat < len(self._pawns):
                self._ask(seat)
                events = [Began(seat)]
            case _:
                raise ValueError(outcome)
        self._last += tuple(events)
        return events

    def _rolled(self, pips: int) -> list[Event]:
        """Play a single possible move at once. It is visibly forced."""
        self._die = pips
        events: list[Event] = [Rolled(self._turn, pips)]
        steps = self._steps()
        if len(steps) == 1 and not self._may_stay:
            piece, tile, _, to, _ = steps[0]
            return events + self._move(piece, tile, to, forced=True)
        self._offer(steps)
        self._phase = "move"
        self._stamps[self._turn] += 1
        return events

    # Views

    def _seen(self, event: Event, seat: int | None) -> Event:
        """Return the event as it is. Every taking is public, whatever the option hides later."""
        return event

    def _view(self, seat: int | None) -> VerflixxtView:
        moving = self._phase == "move"
        hidden = self._options.taken != "open"
        return VerflixxtView(
            phase=self._phase,
            turn=self._turn if self._phase in ("roll", "rolling", "move") else None,
            path=tuple(map(self._spot, self._path)),
            die=self._die if moving else None,
            steps=tuple([PossibleMove(*step) for step in self._steps()]) if moving else (),
            may_stay=moving and self._may_stay,
            seats=tuple(map(self._seat, range(len(self._pawns)))),
            display=self._options.taken,
            own=pile_of(self._taken[seat], self._worst) if hidden and seat is not None else None,
            last=self._last,
            result=self.result,
        )

    def _spot(self, tile: int) -> Spot:
        pawns = tuple([seat for seat, own in enumerate(self._pawns) for pawn in own if pawn == tile])
        return Spot(tile, pawns, self._crowd[tile] - self._pawned[tile])

    def _seat(self, seat: int) -> Seat:
        taken, shown = self._taken[seat], self._options.taken
        along = [tile for tile in self._path for pawn in self._pawns[seat] if pawn == tile]
        open_to_all = shown == "open" or self._phase == "over"
        return Seat(
            pawns=tuple(along),
            count=len(taken),
            top=taken[-1] if taken and (open_to_all or shown == "top_only") else None,
            pile=pile_of(taken, self._worst) if open_to_all else None,
        )

    def _resample(self, seat: int | None, rng: Random) -> Self:
        """Exchange hidden tiles among the other seats. Those just taken in public stay, and with `top_only` the last of
        every pile."""
        twin = self.copy()
        if self._options.taken == "open" or self._phase == "over":
            return twin
        known = [self._known(owner) for owner in range(len(self._pawns))]
        others = [owner for owner in range(len(self._pawns)) if owner != seat]
        # -0 would cut all; sorted, because equal views lead to equal draws
        pool = sorted([tile for owner in others for tile in self._taken[owner][: -known[owner] or None]])
        rng.shuffle(pool)
        for owner in others:
            taken = self._taken[owner]
            hidden = len(taken) - known[owner]
            twin._taken[owner] = [pool.pop() for _ in range(hidden)] + taken[hidden:]
        return twin

    def _known(self, owner: int) -> int:
        """Return the number of a seat's last tiles that the view shows to all."""
        announced = sum(isinstance(event, Took) and event.seat == owner for event in self._last)
        return max(announced, 1 if self._options.taken == "top_only" and self._taken[owner] else 0)
