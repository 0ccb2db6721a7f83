"""The rules of Heckmeck am Bratwurmeck (books 000 and 002)."""

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from functools import cache
from random import Random
from typing import ClassVar, Self

import msgspec

from games.core import ALONE, Chance, Choice, Feat, FirstSeatDraw, Game, IllegalMove, Result, placed
from games.heckmeck import moves
from games.heckmeck.moves import (
    DICE,
    TILES,
    WORM,
    Action,
    Began,
    Dice,
    Event,
    Failed,
    FirstSeat,
    Keep,
    Options,
    Outcome,
    Roll,
    Rolled,
    Stop,
    Took,
    points_of,
    worms_on,
)
from games.heckmeck.view import HeckmeckView, Kept, Phase, Stack
from games.notation import joined, must, numbers_of, once_each, parts_of

_ALL_FACES = 0b1111110
_WORM_BIT = 1 << WORM


# What is kept below is no more than eight dice and sixteen tiles can come to: 3,002 rolls and as many choices.
_dice = cache(Dice)


class _DiceRoll(Chance[Dice]):
    __slots__ = ()

    def outcome(self, draws: Sequence[int]) -> Dice:
        return _dice(tuple(sorted([draw + 1 for draw in draws])))


_DICE_ROLLS = tuple(_DiceRoll((6,) * count) for count in range(DICE + 1))


@cache
def _first_seat_draw(seats: int) -> FirstSeatDraw:
    return FirstSeatDraw(seats)


@cache
def _counted(dice: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """The faces of rolled dice, ascending, each with the number of dice that show it."""
    return tuple((face, dice.count(face)) for face in sorted(set(dice)))


_ROLL = Roll()
_keep = cache(Keep)
_stop = cache(Stop)


@cache
def _roll_choice(left: int) -> Choice[Action]:
    return Choice(_ROLL, {"left": left})


@cache
def _keep_choice(face: int, count: int, total: int) -> Choice[Action]:
    new_total = total + count * points_of(face)
    return Choice(_keep(face), {"face": face, "count": count, "total": new_total})


@cache
def _stop_choice(tile: int | None, from_seat: int | None, total: int) -> Choice[Action]:
    worms = 0 if tile is None else worms_on(tile)
    return Choice(_stop(tile), {"tile": tile, "worms": worms, "from_seat": from_seat, "total": total})


class Heckmeck(Game[Action, Outcome, Event, HeckmeckView]):
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
        self._faces = 0  # a bit a kept face
        self._total = 0
        self._left = DICE
        self._dice: tuple[int, ...] = ()

    # What is asked

    @property
    def awaited(self) -> frozenset[int]:
        return ALONE[self._turn] if self._phase in ("start", "keep", "go", "take") else frozenset()

    @property
    def chance_due(self) -> Chance[Outcome] | None:
        if self._phase == "rolling":
            return _DICE_ROLLS[self._left]
        if self._phase == "first":
            return _first_seat_draw(len(self._stacks))
        return None

    def _legal(self, seat: int) -> Sequence[Choice[Action]]:
        if seat != self._turn:
            return ()
        match self._phase:
            case "start":
                return (_roll_choice(DICE),)
            case "keep":
                kept, total = self._faces, self._total
                return [
                    _keep_choice(face, count, total) for face, count in _counted(self._dice) if not kept >> face & 1
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
            return [_stop_choice(None, None, self._total)]
        return [_stop_choice(tile, owner, self._total) for tile, owner in tiles]

    def _reach(self) -> list[tuple[int, int | None]]:
        """Tiles the kept dice can take, each with the seat it would be stolen from (figures 4a to 4e)."""
        if not self._faces & _WORM_BIT:
            return []
        total = self._total
        found: list[tuple[int, int | None]] = []
        for seat, stack in enumerate(self._stacks):
            if stack and stack[-1] == total and seat != self._turn:
                found.append((total, seat))
        below = bisect_right(self._up, total)
        if below:
            lowest = 0 if self._options.free_choice else below - 1
            found += [(tile, None) for tile in reversed(self._up[lowest:below])]
        return found

    def _is_said_by(self, action: Action, choice: Choice[Action]) -> bool:
        """A stop need not name the only tile in reach."""
        return action == Stop() and type(choice.action) is Stop

    # Play

    def _play(self, seat: int, action: Action) -> Sequence[Event]:
        if seat != self._turn or self._phase in ("first", "rolling", "over"):
            raise self._not_asked()
        match action:
            case Roll():
                events = self._play_roll()
            case Keep(face):
                events = self._play_keep(face)
            case Stop(tile):
                events = self._play_stop(tile)
        self._last = events
        if events:  # dice in the air are no event
            self._ask()
        return events

    def _not_asked(self) -> IllegalMove:
        if self._phase == "over":
            return IllegalMove("over")
        if self._phase in ("first", "rolling"):
            return IllegalMove("dice-in-the-air")
        return IllegalMove("not-your-turn", turn_seat=self._turn)

    def _play_roll(self) -> tuple[Event, ...]:
        if self._phase == "keep":
            raise IllegalMove("keep-first", dice=self._dice)
        if self._phase == "take":
            raise IllegalMove("no-more-rolling", left=self._left, total=self._total)
        self._phase = "rolling"
        return ()

    def _play_keep(self, face: int) -> tuple[Event, ...]:
        if self._phase != "keep":
            raise IllegalMove("roll-first" if self._phase == "start" else "already-kept-one")
        count = self._dice.count(face)
        if not count:
            raise IllegalMove("face-not-rolled", face=face, dice=self._dice)
        if self._faces >> face & 1:
            raise IllegalMove("face-kept-before", face=face)
        self._kept.append((face, count))
        self._faces |= 1 << face
        self._total += count * points_of(face)
        self._left -= count
        self._dice = ()
        kept = moves.Kept(self._turn, face, count, self._total, self._left)
        if self._left and self._faces != _ALL_FACES:
            self._phase = "go"
            return (kept,)
        return (kept, *self._no_more_rolling())

    def _no_more_rolling(self) -> tuple[Event, ...]:
        """Everybody sees the dice: with one tile in reach it is taken, with none the turn fails."""
        reach = self._reach()
        if len(reach) > 1:
            self._phase = "take"
            return ()
        return (self._take(*reach[0]),) if reach else (self._fail_to_take(),)

    def _play_stop(self, tile: int | None) -> tuple[Event, ...]:
        if self._phase == "start":
            raise IllegalMove("roll-first")
        if self._phase == "keep":
            raise IllegalMove("keep-first", dice=self._dice)
        reach = self._reach()
        if tile is None and not reach:
            return (self._fail_to_take(),)
        for candidate in reach:
            if candidate[0] == tile:
                return (self._take(*candidate),)
        raise self._not_in_reach(tile, tuple(tile for tile, _ in reach))

    def _not_in_reach(self, tile: int | None, reach: tuple[int, ...]) -> IllegalMove:
        if tile is None:
            return IllegalMove("name-a-tile", reach=reach)
        if not self._faces & _WORM_BIT:
            return IllegalMove("no-worm-kept", tile=tile)
        return IllegalMove("out-of-reach", tile=tile, total=self._total, reach=reach)

    def _settle(self, outcome: Outcome) -> Sequence[Event]:
        match outcome:
            case FirstSeat(seat) if self._phase == "first" and 0 <= seat < len(self._stacks):
                self._turn = seat
                self._phase = "start"
                events: tuple[Event, ...] = (Began(seat),)
            case Dice(faces) if self._phase == "rolling" and self._fits(faces):
                events = self._rolled(faces)
            case _:
                raise ValueError(outcome)
        self._last = events  # rolling by itself is no event
        self._ask()
        return events

    def _fits(self, faces: tuple[int, ...]) -> bool:
        return len(faces) == self._left and [*faces] == sorted(faces) and faces[0] >= 1 and faces[-1] <= WORM

    def _rolled(self, faces: tuple[int, ...]) -> tuple[Event, ...]:
        rolled = Rolled(self._turn, faces)
        kept = self._faces
        for face, _ in _counted(faces):
            if not kept >> face & 1:
                self._dice = faces
                self._phase = "keep"
                return (rolled,)
        return (rolled, self._fail("no_face"))

    # The end of a turn

    def _take(self, tile: int, from_seat: int | None) -> Event:
        (self._up if from_seat is None else self._stacks[from_seat]).remove(tile)
        self._stacks[self._turn].append(tile)
        took = Took(self._turn, tile, worms_on(tile), from_seat, self._total)
        self._next_turn()
        return took

    def _fail_to_take(self) -> Event:
        return self._fail("out_of_reach" if self._faces & _WORM_BIT else "no_worm")

    def _fail(self, reason: str) -> Event:
        """A failed turn: the top tile goes back, the highest of the grill is turned (figures 6a to 7b)."""
        stack = self._stacks[self._turn]
        returned = stack.pop() if stack else None
        if returned is not None:
            self._up.insert(bisect_right(self._up, returned), returned)
        turned = self._up[-1] if self._turns_highest(returned) else None
        if turned is not None:
            self._up.pop()
            self._turned.insert(bisect_right(self._turned, turned), turned)
        failed = Failed(self._turn, reason, self._total, returned, turned)
        self._next_turn()
        return failed

    def _turns_highest(self, returned: int | None) -> bool:
        if returned is None:
            return self._options.always_bury
        return self._options.bury_returned or returned != self._up[-1]

    def _next_turn(self) -> None:
        self._clear_dice()
        if self._up:
            self._turn = (self._turn + 1) % len(self._stacks)
            self._phase = "start"
        else:
            self._phase = "over"

    def _ask(self) -> None:
        if self._phase != "over":
            self._asked[self._turn] += 1

    @property
    def result(self) -> Result | None:
        """Most worms wins; between equals the highest tile; seats without a tile share."""
        if self._phase != "over":
            return None
        standing = [(sum(map(worms_on, stack)), max(stack, default=0)) for stack in self._stacks]
        return Result("grill-empty", placed(standing))

    # What is seen

    def _seen(self, event: Event, seat: int | None) -> Event | None:
        return event

    def _view(self, seat: int | None) -> HeckmeckView:
        deciding = self._phase in ("go", "take")
        reach = self._reach() if deciding else []
        return HeckmeckView(
            phase=self._phase,
            turn=None if self._phase in ("first", "over") else self._turn,
            up=tuple(self._up),
            turned=tuple(self._turned),
            stacks=tuple(
                Stack(stack[-1] if stack else None, len(stack), sum(map(worms_on, stack))) for stack in self._stacks
            ),
            kept=tuple(Kept(face, count) for face, count in self._kept),
            total=self._total,
            dice=self._dice,
            left=self._left,
            reach=tuple(tile for tile, _ in reach),
            from_seat=next((owner for _, owner in reach if owner is not None), None),
            last=self._last,
            result=self.result,
        )

    def _resample(self, seat: int | None, rng: Random) -> Self:
        return self.copy()

    def feats(self, events: Sequence[Event]) -> Sequence[Feat]:
        """The sum of a turn that took a tile, and how many tiles the stack has then."""
        took = [event for event in events if isinstance(event, Took)]
        turns = [Feat(event.seat, "turn", event.total) for event in took]
        return [*turns, *[Feat(event.seat, "stack", len(self._stacks[event.seat])) for event in took]]

    # Copies and notation

    def copy(self) -> Self:
        twin = self.__class__.__new__(self.__class__)
        twin._options = self._options
        twin._phase = self._phase
        twin._turn = self._turn
        twin._up = self._up.copy()
        twin._turned = self._turned.copy()
        twin._stacks = [stack.copy() for stack in self._stacks]
        twin._asked = self._asked.copy()
        twin._last = self._last
        twin._kept = self._kept.copy()
        twin._faces = self._faces
        twin._total = self._total
        twin._left = self._left
        twin._dice = self._dice
        return twin

    def _words(self) -> dict[str, str]:
        """`turn=0 stacks=24.28/- turned=36 kept=6x2.4x1 dice=1.5.5 phase=keep asked=3/1 options=free_choice`."""
        options = [name for name in self._options.__struct_fields__ if getattr(self._options, name)]
        return {
            "turn": str(self._turn),
            "stacks": "/".join(map(joined, self._stacks)),
            "turned": joined(self._turned),
            "kept": joined(f"{face}x{count}" for face, count in self._kept),
            "dice": joined(self._dice),
            "phase": self._phase,
            "asked": self._asked_word(),
            "options": joined(options),
        }

    @classmethod
    def _of_words(cls, words: Mapping[str, str]) -> Self:
        """Only `stacks` is needed; tiles that are nowhere lie face up on the grill, the seat in turn is 0, and the
        phase follows from the dice."""
        stacks = [numbers_of(stack) for stack in words["stacks"].split("/")]
        position = cls.new(len(stacks), Options(**dict.fromkeys(parts_of(words.get("options", "-")), True)))
        position._stacks = stacks
        position._turn = int(words.get("turn", "0"))
        position._turned = numbers_of(words.get("turned", "-"))
        gone = {*position._turned, *(tile for stack in stacks for tile in stack)}
        position._up = [tile for tile in TILES if tile not in gone]
        position._dice = tuple(numbers_of(words.get("dice", "-")))
        position._kept = [(int(kept[0]), int(kept[2:])) for kept in parts_of(words.get("kept", "-"))]
        position._faces = sum(1 << face for face, _ in position._kept)
        position._total = sum(points_of(face) * count for face, count in position._kept)
        position._left = DICE - sum(count for _, count in position._kept)
        position._phase = msgspec.convert(words.get("phase", position._likely_phase()), Phase)
        position._check_parsed()
        return position

    def _check_parsed(self) -> None:
        tiles = [*self._turned, *(tile for stack in self._stacks for tile in stack)]
        must(once_each(tiles, TILES), "a tile is one of 21 to 36, and in one place")
        must(once_each((face for face, _ in self._kept), range(1, WORM + 1)), "a face is kept once")
        must(all(count > 0 for _, count in self._kept) and self._left >= 0, "there are eight dice")
        must(not self._dice or self._fits(self._dice), "all dice that are left are rolled, and told ascending")
        must(self._turn in range(len(self._stacks)), "a seat is in turn")

    def _likely_phase(self) -> Phase:
        if not self._up:
            return "over"
        if self._dice:
            return "keep"
        if not self._kept:
            return "start"
        return "go" if self._left and self._faces != _ALL_FACES else "take"
