"""A position of Verflixxt!: its state, its decisions, and its notation."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from typing import ClassVar, NamedTuple, Self

import msgspec

from games.core import Chance, Choice
from games.game import SINGLETONS, FirstSeatDraw, Game
from games.notation import are_distinct, join_parts, must, split_parts
from games.verflixxt.moves import (
    PIPS,
    Action,
    Die,
    Event,
    Layout,
    Move,
    Options,
    Outcome,
    Piece,
    Roll,
    Stay,
    Way,
    pawns_for,
)
from games.verflixxt.tiles import FINISH, GUARDS, PATHS, START, TILES, name_of, tile_of
from games.verflixxt.view import Phase, VerflixxtView

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
"""A move as in `PossibleMove`: piece, tile, way, target, and the tile taken."""

_RANDOM_PATH = _RandomPath(tuple(range(len(TILES), 0, -1)))
_DIE = _DieRoll((PIPS,))
_FORWARD: tuple[Way, ...] = ("forward",)
_ROLL: tuple[Choice[Action], ...] = (Choice(Roll(), {}),)
_STAY: Choice[Action] = Choice(Stay(), {})


_to_move = cache(Move)  # two pieces, 34 tiles, two ways: under 150


@lru_cache(2048)
def _move_choice(piece: Piece, tile: int, way: Way, to: int, takes: int | None) -> Choice[Action]:
    return Choice(_to_move(piece, tile, way), {"piece": piece, "tile": tile, "way": way, "to": to, "takes": takes})


def _move_choices(steps: Sequence[_Step]) -> list[Choice[Action]]:
    return [_move_choice(*step) for step in steps]


class PositionLists(NamedTuple):
    """Read-only lists of a resampled position for computers. `pawned` is the number of pawns by tile."""

    path: Sequence[int]
    pawns: Sequence[Sequence[int]]
    pawned: Sequence[int]
    taken: Sequence[Sequence[int]]
    worst: int | None


class Position(Game[Action, Outcome, Event, VerflixxtView]):
    """A position of Verflixxt!. Pieces stand on tiles; a removed tile leaves no gap in the path."""

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
        self._offered: tuple[Choice[Action], ...] = ()  # what may be done with the die; nothing until it is asked for
        self._count_pieces()

    def _count_pieces(self) -> None:
        """Count the pawns and the pieces on every tile."""
        self._pawned = [0] * (FINISH + 1)
        self._crowd = [0] * (FINISH + 1)
        for pawns in self._pawns:
            for tile in pawns:
                self._pawned[tile] += 1
                self._crowd[tile] += 1
        for tile in self._guards:
            self._crowd[tile] += 1

    def lists(self) -> PositionLists:
        """Return the lists of a resampled position, hidden tiles included."""
        return PositionLists(self._path, self._pawns, self._pawned, self._taken, self._worst)

    # Decisions

    @property
    def has_hands(self) -> bool:
        return self._options.taken != "open"

    @property
    def out(self) -> frozenset[int]:
        """The seats that are home (004, end of the game)."""
        return frozenset([seat for seat in range(len(self._pawns)) if self._is_home(seat)])

    @property
    def awaited(self) -> frozenset[int]:
        return SINGLETONS[self._turn] if self._phase in ("roll", "move") else frozenset()

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

    @property
    def forced(self) -> tuple[int, Action] | None:
        """The roll. A single move is played by the rules."""
        return self._only_choice() if self._phase == "roll" else None

    @property
    def chapter(self) -> int:
        return self._turn

    def _legal(self, seat: int) -> Sequence[Choice[Action]]:
        if seat != self._turn:
            return ()
        if self._phase == "roll":
            return _ROLL
        if self._phase != "move":
            return ()
        if not self._offered:
            self._offer(self._steps())
        return self._offered

    def _offer(self, steps: Sequence[_Step]) -> None:
        """Make the choices of a move once. They stay until it is played."""
        choices = _move_choices(steps)
        self._offered = (*choices, _STAY) if self._may_stay else tuple(choices)

    @property
    def _may_stay(self) -> bool:
        return self._options.one_chooses and self._die == _FREE_CHOICE

    def _steps(self) -> list[_Step]:
        """Return every distinct move of the seat in turn: its pawns, then guards beside any pawn, along the
        path. There is always one, because a pawn that is not home can go forward with any roll."""
        path, pawned, crowd, own = self._path, self._pawned, self._crowd, self._pawns[self._turn]
        ways: tuple[Way, ...] = ("forward", "back") if self._may_stay else _FORWARD
        steps: list[_Step] = []
        guards: list[_Step] = []
        for at, tile in enumerate(path[:-1]):  # what is in Finish stays there
            if not pawned[tile]:
                continue
            moves_own, moves_guard = tile in own, crowd[tile] > pawned[tile]
            if not moves_own and not moves_guard:
                continue
            for way in ways if at else _FORWARD:  # nothing lies before Start
                goal = self._goal(at, way)
                if moves_own:
                    steps.append(("pawn", tile, way, goal, tile if at and crowd[tile] == 1 else None))
                if moves_guard:
                    guards.append(("guard", tile, way, goal, None))
        return steps + guards

    def _goal(self, at: int, way: Way) -> int:
        """Return the target of a piece from an index of the path. Finish ends every move."""
        if way == "back":
            return self._path[at - self._die]  # only a 1 may go back, and Start is no origin
        return self._path[min(at + self._die, len(self._path) - 1)]

    # Notation

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
    def _from_words(cls, words: Mapping[str, str]) -> Self:
        """Only `pawns` is needed. Other tiles lie in the order of the option `path`, guards stand on their first tiles
        if those are in the path, the seat in turn is 0, and a rolled die asks for a move."""
        pawns = [_tiles(own) for own in words["pawns"].split("/")]
        chosen = dict(option.split(":") for option in words["options"].split(".")) if "options" in words else {}
        position = cls.new(len(pawns), msgspec.convert(chosen, Options, strict=False))
        position._pawns = pawns
        position._taken = [_tiles(taken) for taken in words.get("taken", "/".join("-" * len(pawns))).split("/")]
        gone = {tile for taken in position._taken for tile in taken}
        laid = _tiles(words["path"]) if "path" in words else [tile for tile in position._path[1:-1] if tile not in gone]
        position._path = [START, *laid, FINISH]
        laid_out = position._options.path != "random" or bool(laid or gone)
        begin = [tile for tile in position._guards if tile in laid or not laid_out]
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
        must(are_distinct([*self._path[1:-1], *taken], TILES), "a tile lies in the path once, or before one seat")
        laid_out = self._phase != "layout"
        must(not laid_out or all(tile in self._path for tile in self._guards), "a guard is on a tile of the path")
        must(len(self._guards) <= len(GUARDS[self._options.path]), "no more guards than there are")
        stand = {tile for pawns in self._pawns for tile in pawns}
        must(self._phase == "over" or stand <= {*self._path}, "a pawn is on a tile of the path")
        must(all(len(pawns) == pawns_for(len(seats)) for pawns in self._pawns), "seats have so many pawns")
        must(len(self._taken) == len(seats) and self._turn in seats, "every seat has its part")
        must(self._worst is None or self._worst in taken, "the worst tile was taken")
        must(0 <= self._die <= PIPS, "a die shows one to six")
        must(self._die > 0 or self._phase != "move", "a die was rolled where a piece is to be moved")
        if self._phase not in ("over", "layout"):
            self._check_pawns()

    def _check_pawns(self) -> None:
        home = [self._is_home(seat) for seat in range(len(self._pawns))]
        on_the_way = sum(tile != FINISH for pawns in self._pawns for tile in pawns)
        must(self._phase == "first" or not home[self._turn], "a seat at home rolls no more")
        must(on_the_way > (self._options.end == "last_pawn"), "pawns are still on the way")
        must(self._options.end != "first_home" or not any(home), "the first seat at home ends the game")

    def _is_home(self, seat: int) -> bool:
        return self._pawns[seat].count(FINISH) == len(self._pawns[seat])


def _named(tiles: Iterable[int]) -> str:
    return join_parts(map(name_of, tiles))


def _piles(piles: Iterable[Iterable[int]]) -> str:
    return "/".join(map(_named, piles))


def _tiles(text: str) -> list[int]:
    return [tile_of(name) for name in split_parts(text)]
