"""A position of Heckmeck am Bratwurmeck: its state, its decisions, and its notation."""

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from functools import cache
from typing import ClassVar, Self

import msgspec

from games.core import Chance, Choice, Fact
from games.game import SINGLETONS, FirstSeatDraw
from games.heckmeck.moves import (
    DICE,
    TILES,
    WORM,
    Action,
    Dice,
    Event,
    Keep,
    Options,
    Outcome,
    Roll,
    Stop,
    points_of,
    worms_on,
)
from games.heckmeck.view import HeckmeckView, Phase
from games.notation import are_distinct, join_parts, must, split_numbers, split_parts
from games.open import OpenGame

TurnState = tuple[int, int, int]
"""The state of a turn: the kept faces, a bit each, the dice left, and the sum."""

ALL_FACES = 0b1111110  # bits 1 to 6; 0 is no face
WORM_BIT = 1 << WORM

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


class Position(OpenGame[Action, Outcome, Event, HeckmeckView]):
    """A position of Heckmeck. Sixteen tiles lie on the grill, face up or turned, or in the seats' stacks."""

    name: ClassVar[str] = "heckmeck"
    version: ClassVar[int] = 1
    seats: ClassVar[range] = range(2, 8)
    Options = Options
    Actions = Action
    Outcomes = Outcome
    Events = Event
    records = ("turn", "stack")

    def __init__(self, seats: int, options: Options) -> None:
        super().__init__(seats, options)
        self._options = options
        self._phase: Phase = "first"
        self._turn = 0
        self._up = list(TILES)
        self._turned: list[int] = []
        self._stacks: list[list[int]] = [[] for _ in range(seats)]
        self._clear_dice()

    def _clear_dice(self) -> None:
        self._kept: list[tuple[int, int]] = []
        self._faces: int = 0  # a bit a kept face
        self._total: int = 0
        self._left: int = DICE
        self._dice: tuple[int, ...] = ()

    @property
    def options(self) -> Options:
        return self._options

    @property
    def turn(self) -> int:
        return self._turn

    @property
    def up(self) -> list[int]:
        """The face-up tiles of the grill, ascending."""
        return self._up.copy()

    @property
    def stacks(self) -> list[list[int]]:
        """Every seat's tiles, the top one last. They are public, because all saw them taken."""
        return [stack.copy() for stack in self._stacks]

    @property
    def turn_state(self) -> TurnState:
        return self._faces, self._left, self._total

    def state_with(self, face: int) -> TurnState:
        """Return the state after keeping the rolled dice of a face."""
        count = self._dice.count(face)
        return self._faces | 1 << face, self._left - count, self._total + count * points_of(face)

    # Decisions

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
        """Return tiles that the kept dice can take, each with the seat that would lose it (000, figures 4a to 4e)."""
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

    # Notation

    def _words(self) -> dict[str, str]:
        """`turn=0 stacks=24.28/- turned=36 kept=6x2.4x1 dice=1.5.5 phase=keep asked=3/1 options=free_choice`."""
        options = [name for name in self._options.__struct_fields__ if getattr(self._options, name)]
        return {
            "turn": str(self._turn),
            "stacks": "/".join(map(join_parts, self._stacks)),
            "turned": join_parts(self._turned),
            "kept": join_parts(f"{face}x{count}" for face, count in self._kept),
            "dice": join_parts(self._dice),
            "phase": self._phase,
            "asked": self._asked_word(),
            "options": join_parts(options),
        }

    @classmethod
    def _from_words(cls, words: Mapping[str, str]) -> Self:
        """Only `stacks` is needed. Other tiles lie face up on the grill, the seat in turn is 0, and the phase follows
        from the dice."""
        stacks = [split_numbers(stack) for stack in words["stacks"].split("/")]
        position = cls.new(len(stacks), Options(**dict.fromkeys(split_parts(words.get("options", "-")), True)))
        position._stacks = stacks
        position._turn = int(words.get("turn", "0"))
        position._turned = split_numbers(words.get("turned", "-"))
        gone = {*position._turned, *(tile for stack in stacks for tile in stack)}
        position._up = [tile for tile in TILES if tile not in gone]
        position._dice = tuple(split_numbers(words.get("dice", "-")))
        position._kept = [(int(kept[0]), int(kept[2:])) for kept in split_parts(words.get("kept", "-"))]
        position._faces = sum(1 << face for face, _ in position._kept)
        position._total = sum(points_of(face) * count for face, count in position._kept)
        position._left = DICE - sum(count for _, count in position._kept)
        position._phase = msgspec.convert(words.get("phase", position._default_phase()), Phase)
        position._check_parsed()
        return position

    def _check_parsed(self) -> None:
        tiles = [*self._turned, *(tile for stack in self._stacks for tile in stack)]
        must(are_distinct(tiles, TILES), "a tile is one of 21 to 36, and in one place")
        must(are_distinct((face for face, _ in self._kept), range(1, WORM + 1)), "a face is kept once")
        must(all(count > 0 for _, count in self._kept) and self._left >= 0, "there are eight dice")
        must(not self._dice or self._is_full_roll(self._dice), "all remaining dice are rolled, ascending")
        must(self._turn in range(len(self._stacks)), "a seat is in turn")
        must(bool(self._up) or self._phase == "over", "a tile lies face up until the end")
        must(bool(self._dice) == (self._phase == "keep"), "dice are given while a face must be kept")
        must(not self._kept or self._phase in ("keep", "go", "take", "rolling"), "dice are kept within a turn")
        must(self._phase != "rolling" or (self._left > 0 and self._faces != ALL_FACES), "there are dice to roll")

    def _default_phase(self) -> Phase:
        if not self._up:
            return "over"
        if self._dice:
            return "keep"
        if not self._kept:
            return "start"
        return "go" if self._left and self._faces != ALL_FACES else "take"

    def _is_full_roll(self, faces: tuple[int, ...]) -> bool:
        return len(faces) == self._left and [*faces] == sorted(faces) and faces[0] >= 1 and faces[-1] <= WORM
