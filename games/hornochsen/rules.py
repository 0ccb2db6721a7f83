"""The rules of Tanz der Hornochsen (book 003)."""

from bisect import insort
from collections.abc import Sequence
from itertools import zip_longest
from typing import Final, Literal

from msgspec.structs import replace

from games.core import Feat, IllegalMove, Line, Place, Result
from games.game import SINGLETONS, placed
from games.hornochsen import board
from games.hornochsen.moves import (
    BUYS,
    DEALT,
    SCREEN,
    STARTS,
    Action,
    Began,
    Bought,
    Buy,
    Calm,
    Chose,
    Completed,
    Drew,
    Event,
    Mood,
    Outcome,
    Picked,
    Placed,
    Play,
    Revealed,
    Scored,
    Shown,
)
from games.hornochsen.position import OwedPick
from games.hornochsen.rounds import Rounds
from games.hornochsen.view import RememberedPick
from games.hornochsen.views import Views

board.check()  # a wrong file fails at the start, not in a game

_SHORT: Final = Line("reserve", {})
"""The announcement that the reserve may run out."""


class Hornochsen(Views, Rounds):
    """A position with all rules: actions of seats and outcomes of chance."""

    # Play

    def reveals(self, seat: int, action: Action) -> bool:
        """Return whether the last choice is in, which opens all that were made at once."""
        return isinstance(action, Play) and self._undecided == SINGLETONS[seat]

    def _play(self, seat: int, action: Action) -> Sequence[Event]:
        if self._phase != "choose":
            raise IllegalMove("over" if self._phase == "over" else "drawing")
        if isinstance(action, Play):
            events = self._choose(seat, action.tiles)
        elif isinstance(action, Buy):
            events = self._buy(seat, action.count)
        else:
            events = self._pick(seat, action.tiles)
        self._last = events
        return events

    def _not_while_picking_or_open(self, seat: int) -> None:
        if self._turn and self._is_open(seat):
            raise IllegalMove("lies-open", tiles=self._chosen[seat])
        if self._owed and (owed := self._owed_by(seat)):
            raise IllegalMove("pick-first", row=owed.row, tiles=owed.tiles, most=self._most_picks(seat))

    def _too_early(self) -> IllegalMove:
        if not self._up:  # an open round waits for the picks that are owed
            return IllegalMove("picks-first", picking_seats=tuple(sorted(self.awaited)), pickers=len(self.awaited))
        return IllegalMove("not-yet", turn_seats=tuple(sorted(self._undecided)))

    def _choose(self, seat: int, tiles: tuple[int, ...]) -> tuple[Event, ...]:
        if self._owed or self._turn:
            self._not_while_picking_or_open(seat)
        if seat not in self._up:
            raise self._too_early()
        hand = self._hands[seat]
        if self._double and self._lacks_a_tile(seat):
            raise IllegalMove("buy-first")
        count = 2 if self._double and len(hand) > 1 else 1
        if len(tiles) != count:
            raise IllegalMove("play-how-many", named=len(tiles), count=count)
        for tile in tiles:
            if tile not in hand:
                raise IllegalMove("not-yours", tile=tile, tiles=tuple(hand))
        if count == 2 and tiles[0] >= tiles[1]:
            raise IllegalMove("lower-first", tiles=tiles)
        before = self._chosen[seat]
        if before == tiles:
            raise IllegalMove("chosen-already", tiles=tiles)
        chosen = self._chosen
        chosen[seat] = tiles
        self._undecided -= SINGLETONS[seat]
        if self._undecided:
            return (Chose(seat, before is not None, tiles),)
        events: list[Event] = [] if self._order and len(self._up) == 1 else [Chose(seat, before is not None, tiles)]
        if self._order:
            events += [Shown(other, chosen[other] or ()) for other in self._up]
            self._turn += 1
            if self._turn < len(self._order):
                self._up = self._order[self._turn]
                self._undecided = frozenset(self._up)
                self._ask([other for other in self._up if not self._owed_by(other)])
                return tuple(events)
        self._resolve(events)
        return tuple(events)

    def _buy(self, seat: int, count: int) -> tuple[Event, ...]:
        if self._owed or self._turn:
            self._not_while_picking_or_open(seat)
        if seat in self._bought:
            raise IllegalMove("bought-before")
        for_sale = self._for_sale(seat)
        if not for_sale:
            raise IllegalMove("nothing-for-sale")
        if count not in BUYS:
            raise IllegalMove("one-to-three", count=count)
        held = len(self._hands[seat])
        if held + count > SCREEN:
            raise IllegalMove("screen-full", count=count, held=held, most=SCREEN)
        if count > for_sale:
            raise IllegalMove("too-few-for-sale", count=count, most=for_sale)
        events: list[Event] = [Bought(seat, count, self._chosen[seat] is not None)]
        self._chosen[seat] = None
        if seat in self._up:
            self._undecided |= SINGLETONS[seat]
        self._bought.add(seat)
        self._score(seat, count, "buy", events)
        self._due = [(seat, count)]
        self._phase = "draw"
        return tuple(events)

    def _pick(self, seat: int, tiles: tuple[int, ...]) -> tuple[Event, ...]:
        owed = self._owed_by(seat)
        if owed is None:
            raise IllegalMove("nothing-to-pick")
        most = self._most_picks(seat)
        if not 1 <= len(tiles) <= most:
            raise IllegalMove("pick-how-many", named=len(tiles), most=most)
        for tile in tiles:
            if tile not in owed.tiles:
                raise IllegalMove("not-in-row", tile=tile, row=owed.row, tiles=owed.tiles)
        if len(tiles) == 2 and tiles[0] >= tiles[1]:
            raise IllegalMove("lower-first", tiles=tiles)
        events: list[Event] = [self._picked(owed, tiles)]
        while self._owed and not self._most_picks(seat) and (owed := self._owed_by(seat)):
            events.append(self._picked(owed, ()))
        if not self._owed and not self._up:
            self._up = self._order[0]
            self._undecided = frozenset(self._up)
            self._ask(self._up)
        elif seat in self.awaited:
            self._stamps[seat] += 1
        return tuple(events)

    def _picked(self, owed: OwedPick, tiles: tuple[int, ...]) -> Event:
        self._owed.remove(owed)
        hand = self._hands[owed.seat]
        for tile in owed.tiles:
            insort(hand if tile in tiles else self._box, tile)
        self._shown.update(tiles)
        if tiles:
            self._kept.append(RememberedPick(owed.seat, len(tiles), owed.tiles))
        return Picked(owed.seat, owed.row, len(tiles), tiles)

    # Chance

    def _settle(self, outcome: Outcome) -> Sequence[Event]:
        phase = self._phase
        if phase in ("choose", "over"):
            raise ValueError(outcome)
        if phase == "deal":
            self._take(outcome, len(self._hands) * DEALT + STARTS)
            events = self._dealt(outcome.tiles)
        elif phase == "draw":
            seat, count = self._due[0]
            events = (self._drawn(seat, "bought", count, outcome),)
            self._phase = "choose"
            if seat in self._up:
                self._stamps[seat] += 1
        else:
            seat, count = self._due[0]
            events = (self._drawn(seat, "free", count, outcome),)
            if not self._due:
                self._open_choosing()
        self._last += events
        return events

    def _take(self, outcome: Outcome, count: int) -> None:
        """Take drawn tiles from the reserve, and the rest from the box. Raises ValueError if they are elsewhere, and
        changes nothing."""
        tiles, reserve = outcome.tiles, self._reserve
        here = min(count, len(reserve))
        left = reserve.translate(None, bytes(tiles[:here]))  # all others, each of which there is once
        if len(tiles) != count or len(left) != len(reserve) - here:
            raise ValueError(outcome)
        if here < count:
            others = {*tiles[here:]}
            if len(others) != count - here or not others.issubset(self._box):
                raise ValueError(outcome)
            self._box = [tile for tile in self._box if tile not in others]
            self._shown |= others
        self._reserve = left

    def _dealt(self, tiles: tuple[int, ...]) -> tuple[Event, ...]:
        events: list[Event] = []
        for seat in range(len(self._hands)):
            self._hands[seat] = sorted(tiles[seat * DEALT : (seat + 1) * DEALT])
            events.append(Drew(seat, "deal", DEALT, tuple(self._hands[seat])))
        starts = tiles[-STARTS:]
        for row, tile in enumerate(starts):
            self._rows[row].append(tile)
        self._active = [*range(STARTS)]
        self._happy = sum(self._board[row].happy for row in self._active)
        self._open_choosing()
        return (*events, Began(starts))

    def _drawn(self, seat: int, cause: Literal["free", "bought"], count: int, outcome: Outcome) -> Event:
        self._take(outcome, count)
        del self._due[0]
        hand = self._hands[seat]
        hand += outcome.tiles
        hand.sort()
        return Drew(seat, cause, count, tuple(sorted(outcome.tiles)))

    @property
    def result(self) -> Result | None:
        return Result("dung-heap" if self._heap else "no-tiles", self.places) if self._phase == "over" else None

    @property
    def places(self) -> tuple[Place, ...]:
        """Fewest penalties win. Only the start space is shared."""
        return placed([(space, 0) for space in self._pawns], lambda s: (-s[0],))

    def highlights(self, events: Sequence[Event]) -> Sequence[Feat]:
        """Return the penalties of bull heads, and that everybody placed two tiles, for the seat that began."""
        bulls = [event for event in events if isinstance(event, Scored) and event.cause == "bull" and not event.happy]
        seats = [event.seat for event in events if isinstance(event, Placed)]
        double = [Feat(seats[0], "double", 2)] if len(seats) > self.seat_count else []
        return [*(Feat(bull.seat, "loss", bull.points) for bull in bulls), *double]

    @property
    def final(self) -> Line | None:
        """Return that the reserve may run out in this round, which would end the game. A dung heap is an event."""
        if self._phase != "choose" or self._heap:
            return None
        played = 1 + self._double
        short = sum(len(hand) <= played and not self._owed_by(seat) for seat, hand in enumerate(self._hands))
        return _SHORT if short and len(self._reserve) <= DEALT * (short - 1) else None

    @classmethod
    def narrative(cls, events: Sequence[Event]) -> Sequence[Event]:
        """Leave out secret choices and their reveal, because every tile is placed."""
        return [event for event in events if not isinstance(event, Chose | Revealed)]

    @classmethod
    def story(cls, events: Sequence[Event]) -> Sequence[Event]:
        """Put all placements at no cost in a line, before a line a hit. What a hit's tile could have done instead, the
        choices, what follows from a full row, and changes of mood that are undone are left out."""
        story: list[Event] = []
        calm: dict[int, tuple[int, ...]] = {}
        first = 0
        for event, after in zip_longest(events, events[1:]):
            match event:
                case Revealed():
                    first = len(story)
                case Placed() if isinstance(after, Scored):
                    story.append(replace(event, rule=0, difference=None, other=None))
                case Placed():
                    calm[event.seat] = (*calm.get(event.seat, ()), event.tile)
                case Chose() | Completed():
                    pass
                case _:
                    story.append(event)
        if calm:
            story.insert(first, Calm(calm))
        moods = [event for event in story if isinstance(event, Mood)]
        for mood in moods[: len(moods) // 2 * 2]:
            story.remove(mood)
        return story
