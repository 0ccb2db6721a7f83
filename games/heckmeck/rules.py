"""The rules of Heckmeck am Bratwurmeck (books 000 and 002)."""

from bisect import bisect_right
from collections.abc import Sequence

from games.core import Fact, Feat, IllegalMove, Line, Place, Result
from games.game import placed
from games.heckmeck import moves
from games.heckmeck.moves import (
    Action,
    Began,
    Dice,
    Event,
    Failed,
    Keep,
    Outcome,
    Roll,
    Rolled,
    Took,
    points_of,
    worms_on,
)
from games.heckmeck.position import ALL_FACES, WORM_BIT, Position, count_faces
from games.heckmeck.view import HeckmeckView, KeptDice, Stack


class Heckmeck(Position):
    """A position with all rules: actions of seats, outcomes of chance, and views."""

    # Play

    def _play(self, seat: int, action: Action) -> Sequence[Event]:
        if seat != self._turn or self._phase in ("first", "rolling", "over"):
            raise self._not_asked_error()
        if isinstance(action, Keep):
            return self._play_keep(action.face)
        if isinstance(action, Roll):
            return self._play_roll()
        return self._play_stop(action.tile)

    def _not_asked_error(self) -> IllegalMove:
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
            raise self._nothing_to_keep_error()
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
        if self._left and self._faces != ALL_FACES:
            self._phase = "go"
            return (kept,)
        return (kept, *self._no_more_rolling())

    def _nothing_to_keep_error(self) -> IllegalMove:
        if self._phase == "start":
            return IllegalMove("roll-first")
        left = self._left if self._phase == "go" else 0  # with all faces kept no other dice are rolled
        return IllegalMove("already-kept-one", left=left, total=self._total)

    def _no_more_rolling(self) -> tuple[Event, ...]:
        """End a turn without dice or faces left (000, taking a tile): the only tile in reach is taken, none is a failed
        turn."""
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
        raise self._not_in_reach_error(tile, tuple(tile for tile, _ in reach))

    def _not_in_reach_error(self, tile: int | None, reach: tuple[int, ...]) -> IllegalMove:
        if tile is None:
            return IllegalMove("name-a-tile", reach=reach)
        if not self._faces & WORM_BIT:
            return IllegalMove("no-worm-kept", tile=tile)
        facts: dict[str, Fact] = {"tile": tile, "lies": self._tile_location(tile), "total": self._total, "reach": reach}
        return IllegalMove("out-of-reach", **facts, free=self._options.free_choice)

    def _tile_location(self, tile: int) -> str:
        """Return the place of a tile that cannot be taken, as a word for the refusal."""
        if tile in self._turned:
            return "face_down"
        return "own" if tile in self._stacks[self._turn] else "elsewhere"

    def _settle(self, outcome: Outcome) -> Sequence[Event]:
        if isinstance(outcome, Dice):
            if self._phase != "rolling" or not self._is_full_roll(outcome.faces):
                raise ValueError(outcome)
            return self._settle_roll(outcome.faces)
        if self._phase != "first" or not 0 <= outcome.seat < len(self._stacks):
            raise ValueError(outcome)
        return self._settle_first_seat(outcome.seat)

    def _count_questions(self) -> None:
        if self._phase != "rolling" and self._phase != "over":  # saves 5 % of a move beside `awaited`
            self._stamps[self._turn] += 1

    def _settle_first_seat(self, seat: int) -> tuple[Event, ...]:
        self._turn = seat
        self._phase = "start"
        return (Began(seat),)

    def _settle_roll(self, faces: tuple[int, ...]) -> tuple[Event, ...]:
        rolled = Rolled(self._turn, faces)
        kept = self._faces
        for face, _ in count_faces(faces):
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
        return self._fail("out_of_reach" if self._faces & WORM_BIT else "no_worm")

    def _fail(self, reason: str) -> Event:
        """Fail a turn: the top tile goes back, the highest of the grill is turned (000, figures 6a to 7b)."""
        stack = self._stacks[self._turn]
        returned = stack.pop() if stack else None
        if returned is not None:
            self._up.insert(bisect_right(self._up, returned), returned)
        turned = self._up[-1] if self._turns_highest(returned) else None
        if turned is not None:
            self._up.pop()
            self._turned.insert(bisect_right(self._turned, turned), turned)
        worms = worms_on(returned) if returned is not None else 0
        failed = Failed(self._turn, reason, self._total, returned, turned, worms)
        self._next_turn()
        return failed

    def _turns_highest(self, returned: int | None) -> bool:
        """Return whether the highest tile is turned after a return (000, figures 7a and 7b, and its variant; 002)."""
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

    @property
    def result(self) -> Result | None:
        return Result("grill-empty", self.places) if self._phase == "over" else None

    @property
    def places(self) -> tuple[Place, ...]:
        """Most worms win. The highest tile breaks ties; seats without a tile share (000, end of the game)."""
        return placed([(sum(map(worms_on, stack)), max(stack, default=0)) for stack in self._stacks])

    # What is seen

    def _view(self, seat: int | None) -> HeckmeckView:
        deciding = self._phase in ("go", "take")
        reach = self._reach() if deciding else []
        return HeckmeckView(
            phase=self._phase,
            turn=None if self._phase in ("first", "over") else self._turn,
            up=tuple(self._up),
            turned=tuple(self._turned),
            stacks=tuple(map(self._stack, self._stacks)),
            kept=tuple(KeptDice(face, count) for face, count in self._kept),
            total=self._total,
            dice=self._dice,
            left=self._left,
            reach=tuple(tile for tile, _ in reach),
            from_seat=next((owner for _, owner in reach if owner is not None), None),
            last=self._last,
            result=self.result,
        )

    def _stack(self, tiles: Sequence[int]) -> Stack:
        shown = tuple(sorted(tiles)) if self._phase == "over" else ()
        return Stack(tiles[-1] if tiles else None, len(tiles), sum(map(worms_on, tiles)), shown)

    @property
    def final(self) -> Line | None:
        return Line("tile", {"tile": self._up[0]}) if len(self._up) == 1 else None

    @classmethod
    def story(cls, events: Sequence[Event]) -> Sequence[Event]:
        """Leave out what later events of a turn include: the sum of its dice, and the tile taken or the loss."""
        story: list[Event] = []
        for event in events:
            if isinstance(event, moves.Kept | Took | Failed):
                rolled = [story[-1]] if isinstance(event, Failed) and event.reason == "no_face" and story else []
                story = [*(event for event in story if not isinstance(event, Rolled | moves.Kept)), *rolled]
            story.append(event)
        return story

    def feats(self, events: Sequence[Event]) -> Sequence[Feat]:
        """Return the sum of a turn that took a tile, and the height of the stack after it."""
        for event in events:
            if isinstance(event, Took):  # there is one at most
                return (Feat(event.seat, "turn", event.total), Feat(event.seat, "stack", len(self._stacks[event.seat])))
        return ()

    def highlights(self, events: Sequence[Event]) -> Sequence[Feat]:
        """Return worms stolen, and worms that a failed turn cost."""
        for event in events:
            if isinstance(event, Took) and event.from_seat is not None:
                return (Feat(event.seat, "theft", event.worms),)
            if isinstance(event, Failed) and event.returned is not None:
                return (Feat(event.seat, "loss", event.worms),)
        return ()
