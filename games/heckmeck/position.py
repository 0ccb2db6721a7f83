"""A position of Heckmeck am Bratwurmeck, and its notation."""

from collections.abc import Mapping
from typing import ClassVar, Self

import msgspec

from games.heckmeck.moves import DICE, TILES, WORM, Action, Event, Options, Outcome, points_of
from games.heckmeck.view import HeckmeckView, Phase
from games.notation import are_distinct, join_parts, must, split_numbers, split_parts
from games.open import OpenGame

TurnState = tuple[int, int, int]
"""The state of a turn: the kept faces, a bit each, the dice left, and the sum."""

ALL_FACES = 0b1111110
WORM_BIT = 1 << WORM


class Position(OpenGame[Action, Outcome, Event, HeckmeckView]):
    """A position of Heckmeck. Sixteen tiles lie on the grill, face up or turned, or in the seats' stacks."""

    name: ClassVar[str] = "heckmeck"
    code: ClassVar[str] = "heck"
    option_numbers: ClassVar[Mapping[str, int]] = {"bury_returned": 1, "free_choice": 2, "always_bury": 3}
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
        """The variants in play."""
        return self._options

    @property
    def turn(self) -> int:
        """The seat in turn."""
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
        """The state of the current turn."""
        return self._faces, self._left, self._total

    def state_with(self, face: int) -> TurnState:
        """Return the state after keeping the rolled dice of a face."""
        count = self._dice.count(face)
        return self._faces | 1 << face, self._left - count, self._total + count * points_of(face)

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
