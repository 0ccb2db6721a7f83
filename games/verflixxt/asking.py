"""Decisions in Verflixxt!: awaited seats and legal actions."""

from collections.abc import Sequence
from functools import cache, lru_cache

from games.core import SINGLETONS, Chance, Choice, FirstSeatDraw
from games.verflixxt.moves import PIPS, Action, Die, Layout, Move, Outcome, Piece, Roll, Stay, Way
from games.verflixxt.position import Position
from games.verflixxt.tiles import TILES, pairs_of

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
def _move_choice(
    piece: Piece, tile: int, way: Way, to: int, takes: int | None, tile_of_two: bool = False, to_of_two: bool = False
) -> Choice[Action]:
    """Return the choice of a move. The kinds `…_of_two` name a tile with its number, because its equal is a choice as
    well."""
    facts = {"piece": piece, "tile": tile, "way": way, "to": to, "takes": takes}
    return Choice(_to_move(piece, tile, way), {**facts, "tile_of_two": tile_of_two, "to_of_two": to_of_two})


def _move_choices(steps: Sequence[_Step]) -> list[Choice[Action]]:
    about = 0
    for _, tile, _, to, _ in steps:
        about |= 1 << tile | 1 << to
    both = pairs_of(about)
    if not both:
        return [_move_choice(*step) for step in steps]
    return [_move_choice(*step, bool(both >> step[1] & 1), bool(both >> step[3] & 1)) for step in steps]


class Asking(Position):
    """The decisions of a position."""

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
        """Return every distinct move of the seat in turn: its pawns, then guards beside a pawn of its own, along the
        path. There is always one, because a pawn that is not home can go forward with any roll."""
        path, pawned, crowd, own = self._path, self._pawned, self._crowd, self._pawns[self._turn]
        ways: tuple[Way, ...] = ("forward", "back") if self._may_stay else _FORWARD
        steps: list[_Step] = []
        guards: list[_Step] = []
        for at, tile in enumerate(path[:-1]):
            if not pawned[tile]:
                continue
            moves_own, moves_guard = tile in own, crowd[tile] > pawned[tile]
            if not moves_own and not moves_guard:
                continue
            for way in ways if at else _FORWARD:
                goal = self._goal(at, way)
                if moves_own:
                    steps.append(("pawn", tile, way, goal, tile if at and crowd[tile] == 1 else None))
                if moves_guard:
                    guards.append(("guard", tile, way, goal, None))
        return steps + guards

    def _goal(self, at: int, way: Way) -> int:
        """Return the target of a piece from an index of the path. Finish ends every move."""
        if way == "back":
            return self._path[at - self._die]
        return self._path[min(at + self._die, len(self._path) - 1)]
