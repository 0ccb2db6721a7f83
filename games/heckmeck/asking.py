"""Decisions in Heckmeck: awaited seats and legal actions."""

from bisect import bisect_right
from collections.abc import Sequence
from functools import cache

from games.core import SINGLETONS, Chance, Choice, Fact, FirstSeatDraw
from games.heckmeck.moves import DICE, Action, Dice, Keep, Outcome, Roll, Stop, points_of, worms_on
from games.heckmeck.position import WORM_BIT, Position

# What is kept below is no more than eight dice and sixteen tiles can come to: 3,002 rolls and as many choices.
_make_dice = cache(Dice)


class _DiceRoll(Chance[Dice]):
    __slots__ = ()

    def outcome(self, draws: Sequence[int]) -> Dice:
        return _make_dice(tuple(sorted([draw + 1 for draw in draws])))


_DICE_ROLLS = tuple(_DiceRoll((6,) * count) for count in range(DICE + 1))


@cache
def _first_seat_draw(seats: int) -> FirstSeatDraw:
    return FirstSeatDraw(seats)


@cache
def count_faces(dice: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """Return the faces of rolled dice, ascending, each with its number of dice."""
    return tuple((face, dice.count(face)) for face in sorted(set(dice)))


_ROLL = Roll()
_make_keep = cache(Keep)
_make_stop = cache(Stop)


@cache
def _roll_choice(left: int) -> Choice[Action]:
    return Choice(_ROLL, {"left": left})


@cache
def _keep_choice(face: int, count: int, total: int) -> Choice[Action]:
    new_total = total + count * points_of(face)
    return Choice(_make_keep(face), {"face": face, "count": count, "total": new_total})


@cache
def _stop_choice(tile: int, from_seat: int | None, total: int) -> Choice[Action]:
    facts: dict[str, Fact] = {"tile": tile, "worms": worms_on(tile), "from_seat": from_seat, "total": total}
    return Choice(_make_stop(tile), facts)


@cache
def _vain_stop_choice(total: int, worm: bool, top: int | None) -> Choice[Action]:
    """Return the choice to fail the turn with dice left, with or without a worm among the kept dice, and the tile that
    goes back."""
    facts: dict[str, Fact] = {"tile": None, "worms": 0, "from_seat": None, "total": total}
    return Choice(_make_stop(None), {**facts, "worm": worm, "top": top}, rash=True, vain=True)


class Asking(Position):
    """The decisions of a position."""

    @property
    def awaited(self) -> frozenset[int]:
        return SINGLETONS[self._turn] if self._phase in ("start", "keep", "go", "take") else frozenset()

    @property
    def chance_due(self) -> Chance[Outcome] | None:
        if self._phase == "rolling":
            return _DICE_ROLLS[self._left]
        if self._phase == "first":
            return _first_seat_draw(len(self._stacks))
        return None

    @property
    def forced(self) -> tuple[int, Action] | None:
        """The first roll of a turn, and the only face that can be kept."""
        return self._only_choice() if self._phase in ("start", "keep") else None

    @property
    def routine(self) -> tuple[int, Action] | None:
        """The next roll of a turn with no tile in reach. Giving up the turn can be right where the last face-up tile is
        at stake, or where a failure burns a tile without a return."""
        if self._phase != "go" or len(self._up) == 1 or self._options.always_bury or self._reach():
            return None
        return self._turn, _ROLL

    @property
    def chapter(self) -> int:
        return self._turn

    def _legal(self, seat: int) -> Sequence[Choice[Action]]:
        if seat != self._turn:
            return ()
        match self._phase:
            case "start":
                return (_roll_choice(DICE),)
            case "keep":
                kept, total = self._faces, self._total
                return [
                    _keep_choice(face, count, total) for face, count in count_faces(self._dice) if not kept >> face & 1
                ]
            case "go":
                return [_roll_choice(self._left), *self._stops()]
            case "take":
                return self._stops()
            case "first" | "rolling" | "over":
                return ()

    def _stops(self) -> list[Choice[Action]]:
        tiles = self._reach()
        if not tiles:
            stack = self._stacks[self._turn]
            return [_vain_stop_choice(self._total, bool(self._faces & WORM_BIT), stack[-1] if stack else None)]
        return [_stop_choice(tile, owner, self._total) for tile, owner in tiles]

    def _reach(self) -> list[tuple[int, int | None]]:
        """Return tiles that the kept dice can take, each with the seat it would be stolen from (figures 4a to 4e)."""
        return self.reach_of(self._total) if self._faces & WORM_BIT else []

    def reach_of(self, total: int) -> list[tuple[int, int | None]]:
        """Return tiles that a sum with a worm can take, each with the seat it would be stolen from."""
        found: list[tuple[int, int | None]] = []
        for seat, stack in enumerate(self._stacks):
            if stack and stack[-1] == total and seat != self._turn:
                found.append((total, seat))
        below = bisect_right(self._up, total)
        if below:
            lowest = 0 if self._options.free_choice else below - 1
            found += [(tile, None) for tile in reversed(self._up[lowest:below])]
        return found

    def _is_wording_of(self, action: Action, choice: Choice[Action]) -> bool:
        """Return whether a stop leaves out the only tile in reach."""
        return action == Stop() and type(choice.action) is Stop
