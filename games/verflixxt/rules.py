"""The rules of Verflixxt! (book 004) with all its variants."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from random import Random
from typing import ClassVar, Literal, Self

import msgspec

from games.core import ALONE, Chance, Choice, FirstSeatDraw, Game, IllegalMove, Result, placed
from games.notation import joined, must, once_each, parts_of
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
    Options,
    Outcome,
    Piece,
    Recycled,
    Roll,
    Rolled,
    Stay,
    Stayed,
    Took,
    Way,
    pawns_for,
)
from games.verflixxt.tiles import FINISH, GUARDS, PATHS, START, TILES, is_fortune, name_of, tile_of, value_of
from games.verflixxt.view import Phase, Pile, Seat, Spot, Step, VerflixxtView

_FREE_CHOICE = 1
"""The roll of variant 2."""


class _RandomPath(Chance[Layout]):
    __slots__ = ()

    def outcome(self, draws: Sequence[int]) -> Layout:
        left = list(TILES)
        return Layout(tuple([left.pop(draw) for draw in draws]))


_DICE = tuple(map(Die, range(1, PIPS + 1)))


class _DieRoll(Chance[Die]):
    __slots__ = ()

    def outcome(self, draws: Sequence[int]) -> Die:
        return _DICE[draws[0]]


_Step = tuple[Piece, int, Way, int, int | None]
"""A move as `Step` tells it: piece, tile, way, where to, and the tile it takes."""

_RANDOM_PATH = _RandomPath(tuple(range(len(TILES), 0, -1)))
_DIE = _DieRoll((PIPS,))
_FORWARD: tuple[Way, ...] = ("forward",)
_ROLL: tuple[Choice[Action], ...] = (Choice(Roll(), {}),)
_STAY: Choice[Action] = Choice(Stay(), {})


_to_move = cache(Move)  # two pieces, 34 tiles, two ways: under 150


@lru_cache(2048)
def _move_choice(piece: Piece, tile: int, way: Way, to: int, takes: int | None) -> Choice[Action]:
    facts = {"piece": piece, "tile": tile, "way": way, "to": to, "takes": takes}
    return Choice(_to_move(piece, tile, way), facts)


def _most_costly(taken: Iterable[int], worst: int | None) -> list[int]:
    """The negatives that a Fortune may turn, the most costly first."""
    return sorted([tile for tile in taken if value_of(tile) < 0 and tile != worst], key=value_of)


def _pile(taken: Sequence[int], worst: int | None) -> Pile:
    """Tiles as they count best for their owner; no Fortune turns the `worst` one of variant 5."""
    turned = _most_costly(taken, worst)[: sum(map(is_fortune, taken))]
    return Pile(tuple(taken), tuple(turned), sum(map(value_of, taken)) - 2 * sum(map(value_of, turned)))


class Verflixxt(Game[Action, Outcome, Event, VerflixxtView]):
    """A position of Verflixxt. Pieces stand on tiles, and a tile that is gone leaves no gap in the path."""

    name: ClassVar[str] = "verflixxt"
    version: ClassVar[int] = 1
    seats: ClassVar[range] = range(2, 7)
    Options = Options
    Actions = Action
    Outcomes = Outcome
    Events = Event
    _always = frozenset({"guards"})

    def __init__(self, seats: int, options: Options) -> None:
        super().__init__(seats, options)
        self._options = options
        self._phase: Phase = "layout" if options.path == "random" else "first"
        self._turn = 0
        self._die = 0
        self._path = [START, *PATHS.get(options.path, ()), FINISH]
        self._pawns = [[START] * pawns_for(seats) for _ in range(seats)]
        self._guards = list(GUARDS[options.path])
        self._taken: list[list[int]] = [[] for _ in range(seats)]
        self._worst: int | None = None  # what variant 5 made a seat take
        self._count_pieces()

    def _count_pieces(self) -> None:
        """How many pawns, and how many pieces, stand on every tile."""
        self._pawned = [0] * (FINISH + 1)
        self._crowd = [0] * (FINISH + 1)
        for pawns in self._pawns:
            for tile in pawns:
                self._pawned[tile] += 1
                self._crowd[tile] += 1
        for tile in self._guards:
            self._crowd[tile] += 1

    # What is asked

    @property
    def awaited(self) -> frozenset[int]:
        return ALONE[self._turn] if self._phase in ("roll", "move") else frozenset()

    @property
    def chance_due(self) -> Chance[Outcome] | None:
        match self._phase:
            case "rolling":
                return _DIE
            case "layout":
                return _RANDOM_PATH
            case "first":
                return FirstSeatDraw(len(self._pawns))
            case "roll" | "move" | "over":
                return None

    def _legal(self, seat: int) -> Sequence[Choice[Action]]:
        if seat != self._turn:
            return ()
        if self._phase == "roll":
            return _ROLL
        if self._phase != "move":
            return ()
        choices = [_move_choice(*step) for step in self._steps()]
        return [*choices, _STAY] if self._may_stay else choices

    @property
    def _may_stay(self) -> bool:
        return self._options.one_chooses and self._die == _FREE_CHOICE

    def _steps(self) -> list[_Step]:
        """Every distinct move of the seat in turn: its pawns, then the guards that stand with a pawn, along the path.

        There is always one, since a pawn that is not home can go forward whatever was rolled.
        """
        path, pawned, crowd, own = self._path, self._pawned, self._crowd, self._pawns[self._turn]
        ways: tuple[Way, ...] = ("forward", "back") if self._may_stay else _FORWARD
        steps: list[_Step] = []
        guards: list[_Step] = []
        for at, tile in enumerate(path[:-1]):
            if not pawned[tile]:
                continue
            possible = ways if at else _FORWARD
            for way in possible:
                goal = self._goal(at, way)
                if tile in own:
                    steps.append(("pawn", tile, way, goal, tile if at and crowd[tile] == 1 else None))
                if crowd[tile] > pawned[tile]:
                    guards.append(("guard", tile, way, goal, None))
        return steps + guards

    def _goal(self, at: int, way: Way) -> int:
        """Where a piece at an index of the path comes to; what is rolled too much counts only into Finish."""
        if way == "back":
            return self._path[at - self._die]
        return self._path[min(at + self._die, len(self._path) - 1)]

    # Play

    def _play(self, seat: int, action: Action) -> Sequence[Event]:
        if seat != self._turn or self._phase not in ("roll", "move"):
            raise self._not_asked(seat)
        match action:
            case Roll():
                if self._phase == "move":
                    raise IllegalMove("rolled-already", die=self._die)
                self._phase = "rolling"
                events: list[Event] = []
            case Move(piece, tile, way):
                self._check_move(seat, piece, tile, way)
                events = self._move(piece, tile, self._goal(self._path.index(tile), way), forced=False)
            case Stay():
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

    def _is_home(self, seat: int) -> bool:
        return self._pawns[seat].count(FINISH) == len(self._pawns[seat])

    def _go_on(self) -> list[Event]:
        """The seat in turn has moved or stayed: the next one is asked, or the game is over."""
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
        self._asked[seat] += 1

    def _recycle(self) -> list[Event]:
        """Variant 3: what every piece has passed is laid before Finish. Pieces in Finish have passed everything."""
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
        """Pawns that are not home."""
        return len(self._pawns) * len(self._pawns[0]) - self._pawned[FINISH]

    def _finish(self) -> list[Event]:
        self._phase = "over"
        events: list[Event] = []
        if self._options.end == "first_home":
            events += self._take_where_alone()
        if self._options.end == "last_pawn":
            events += self._take_the_worst()
        for seat, taken in enumerate(self._taken):
            pile = _pile(taken, self._worst)
            events.append(Counted(seat, *msgspec.structs.astuple(pile)))
        return events

    def _take_where_alone(self) -> list[Event]:
        """Variant 4: a pawn without any other piece on its tile takes it."""
        lone = [tile for tile in self._path[1:-1] if self._crowd[tile] == 1 == self._pawned[tile]]
        return [
            self._take(next(s for s, pawns in enumerate(self._pawns) if tile in pawns), tile, "alone") for tile in lone
        ]

    def _take_the_worst(self) -> list[Event]:
        """Variant 5: the last pawn's owner takes the worst red tile without a piece, if there is one."""
        free = _most_costly([tile for tile in self._path if not self._crowd[tile]], None)
        if not free:
            return []
        last = next(seat for seat in range(len(self._pawns)) if not self._is_home(seat))
        self._worst = free[0]
        return [self._take(last, self._worst, "worst")]

    @property
    def result(self) -> Result | None:
        """Most points win; between equals fewer Fortune tiles; then the place is shared."""
        if self._phase != "over":
            return None
        standing = [(_pile(taken, self._worst).points, sum(map(is_fortune, taken))) for taken in self._taken]
        return Result(self._options.end, placed(standing, lambda one: (one[0], -one[1])))

    # Chance

    def _settle(self, outcome: Outcome) -> Sequence[Event]:
        match outcome:
            case Die(pips) if self._phase == "rolling" and 1 <= pips <= PIPS:
                events = self._rolled(pips)
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
        """Where there is one move only, it is played at once; everybody can see that it is forced."""
        self._die = pips
        events: list[Event] = [Rolled(self._turn, pips)]
        steps = self._steps()
        if len(steps) == 1 and not self._may_stay:
            piece, tile, _, to, _ = steps[0]
            return events + self._move(piece, tile, to, forced=True)
        self._phase = "move"
        self._asked[self._turn] += 1
        return events

    # What is seen

    def _seen(self, event: Event, seat: int | None) -> Event:
        """Every taking is announced, whoever may look at the tiles later."""
        return event

    def _view(self, seat: int | None) -> VerflixxtView:
        moving = self._phase == "move"
        hidden = self._options.taken != "open"
        return VerflixxtView(
            phase=self._phase,
            turn=self._turn if self._phase in ("roll", "rolling", "move") else None,
            path=tuple(map(self._spot, self._path)),
            die=self._die if moving else None,
            steps=tuple([Step(*step) for step in self._steps()]) if moving else (),
            may_stay=moving and self._may_stay,
            seats=tuple(map(self._seat, range(len(self._pawns)))),
            display=self._options.taken,
            own=_pile(self._taken[seat], self._worst) if hidden and seat is not None else None,
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
            pile=_pile(taken, self._worst) if open_to_all else None,
        )

    def _resample(self, seat: int | None, rng: Random) -> Self:
        """Tiles that lie hidden before other seats are exchanged among them; those just announced stay where they are,
        and with `top_only` the last of every pile."""
        twin = self.copy()
        if self._options.taken == "open" or self._phase == "over":
            return twin
        known = [self._known(owner) for owner in range(len(self._pawns))]
        others = [owner for owner in range(len(self._pawns)) if owner != seat]
        pool = [tile for owner in others for tile in self._taken[owner][: -known[owner] or None]]
        rng.shuffle(pool)
        for owner in others:
            taken = self._taken[owner]
            hidden = len(taken) - known[owner]
            twin._taken[owner] = [pool.pop() for _ in range(hidden)] + taken[hidden:]
        return twin

    def _known(self, owner: int) -> int:
        """How many of the tiles that a seat took last everybody knows by the view."""
        announced = sum(isinstance(event, Took) and event.seat == owner for event in self._last)
        return max(announced, 1 if self._options.taken == "top_only" and self._taken[owner] else 0)

    # Copies and notation

    def copy(self) -> Self:
        twin = self.__class__.__new__(self.__class__)
        twin._options = self._options
        twin._phase = self._phase
        twin._turn = self._turn
        twin._die = self._die
        twin._path = self._path.copy()
        twin._pawns = [pawns.copy() for pawns in self._pawns]
        twin._guards = self._guards.copy()
        twin._taken = [taken.copy() for taken in self._taken]
        twin._worst = self._worst
        twin._asked = self._asked.copy()
        twin._last = self._last
        twin._pawned = self._pawned.copy()
        twin._crowd = self._crowd.copy()
        return twin

    def _words(self) -> dict[str, str]:
        """`turn=1 pawns=S.-4a.f1/S.S.E path=-1a.-4a.f1.+8 guards=f1.f1 taken=-2a.f3/- die=5 phase=move asked=3/2
        options=end:last_pawn.one_chooses:True worst=-10`."""
        options = msgspec.structs.asdict(self._options)
        return {
            "turn": str(self._turn),
            "pawns": _piles(self._pawns),
            "path": _named(self._path[1:-1]),
            "guards": _named(self._guards),
            "taken": _piles(self._taken),
            "worst": "-" if self._worst is None else name_of(self._worst),
            "die": str(self._die),
            "phase": self._phase,
            "asked": self._asked_word(),
            "options": ".".join([f"{name}:{value}" for name, value in options.items()]),
        }

    @classmethod
    def _of_words(cls, words: Mapping[str, str]) -> Self:
        """Only `pawns` is needed: tiles that were not taken lie in the order of the option `path`, guards stand where
        they begin if those tiles are in the path, the seat in turn is 0, and a rolled die asks for a move."""
        pawns = [_tiles(own) for own in words["pawns"].split("/")]
        chosen = dict(option.split(":") for option in words["options"].split(".")) if "options" in words else {}
        position = cls.new(len(pawns), msgspec.convert(chosen, Options, strict=False))
        position._pawns = pawns
        position._taken = [_tiles(taken) for taken in words.get("taken", "/".join("-" * len(pawns))).split("/")]
        gone = {tile for taken in position._taken for tile in taken}
        laid = _tiles(words["path"]) if "path" in words else [tile for tile in position._path[1:-1] if tile not in gone]
        position._path = [START, *laid, FINISH]
        begin = [tile for tile in position._guards if tile in laid or not laid]
        position._guards = _tiles(words["guards"]) if "guards" in words else begin
        position._worst = tile_of(words["worst"]) if "worst" in words else None
        position._turn = int(words.get("turn", "0"))
        position._die = int(words.get("die", "0"))
        position._phase = msgspec.convert(words.get("phase", "move" if position._die else "roll"), Phase)
        position._count_pieces()
        position._check_parsed()
        return position

    def _check_parsed(self) -> None:
        seats = range(len(self._pawns))
        taken = [tile for pile in self._taken for tile in pile]
        must(once_each([*self._path[1:-1], *taken], TILES), "a tile lies in the path once, or before one seat")
        laid_out = self._phase != "layout"
        must(not laid_out or all(tile in self._path for tile in self._guards), "a guard stands on a tile of the path")
        stand = {tile for pawns in self._pawns for tile in pawns}
        must(self._phase == "over" or stand <= {*self._path}, "a pawn stands on a tile of the path")
        must(all(len(pawns) == pawns_for(len(seats)) for pawns in self._pawns), "seats have so many pawns")
        must(len(self._taken) == len(seats) and self._turn in seats, "every seat is told of once")
        must(self._worst is None or self._worst in taken, "the worst tile was taken")
        must(0 <= self._die <= PIPS, "a die shows one to six")


def _named(tiles: Iterable[int]) -> str:
    return joined(map(name_of, tiles))


def _piles(piles: Iterable[Iterable[int]]) -> str:
    return "/".join(map(_named, piles))


def _tiles(text: str) -> list[int]:
    return [tile_of(name) for name in parts_of(text)]
