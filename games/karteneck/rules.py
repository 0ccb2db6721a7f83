"""The rules of Heckmeck am Karteneck (book 001)."""

from bisect import bisect_left, bisect_right, insort
from collections.abc import Sequence

from games.core import Feat, IllegalMove, Line, Place, Result
from games.game import placed
from games.karteneck.cards import ALL_KINDS, PLAIN, WORM_BIT, merged, serials_of, without
from games.karteneck.moves import (
    HAND,
    KINDS,
    WORM,
    Action,
    Began,
    Cards,
    Deal,
    Dealt,
    Draw,
    Drew,
    Event,
    FirstSeat,
    Laid,
    Missed,
    Outcome,
    Passed,
    Play,
    Reshuffled,
    Shared,
    Stole,
    TurnedUp,
    TurnUp,
    points_of,
)
from games.karteneck.position import WORMS_ON
from games.karteneck.view import Group
from games.karteneck.views import Views

_AFTER_PLAYING = 1
_AFTER_PASSING = 2
"""Cards to draw after a pass."""


_ORDER_AFTER = tuple(
    tuple(tuple((seat + step) % seats for step in range(1, seats + 1)) for seat in range(seats))
    for seats in range(Views.seats.stop)
)
"""The seats in turn after a seat, itself last, by the number of seats and the seat."""


class Karteneck(Views):
    """A position with all rules: actions of seats and outcomes of chance."""

    # Play

    def reveals(self, seat: int, action: Action) -> bool:
        """Return whether worms are laid: which ones depends on the others held."""
        return isinstance(action, Play) and action.kind == WORM

    def _play(self, seat: int, action: Action) -> Sequence[Event]:
        if seat != self._turn or self._phase != "turn":
            raise self._not_asked(seat)
        if isinstance(action, Play):
            events = self._lay(seat, action.kind, action.count, action.serial)
        else:
            self._check_steal(seat, action.steal)
            events = self._pass(seat, action.steal)
        self._go_on(events)
        self._last = tuple(events)
        return self._last

    def _not_asked(self, seat: int) -> IllegalMove:
        if self._phase == "over":
            return IllegalMove("over")
        if self._phase != "turn":
            return IllegalMove("being-dealt")
        return IllegalMove("passed-before" if self._passed[seat] else "not-your-turn", turn_seat=self._turn)

    def _lay(self, seat: int, kind: int, count: int, serial: int | None) -> list[Event]:
        """Lay equal cards of a kind that the seat has not laid (001, laying cards)."""
        hand = self._hands[seat]
        if kind not in KINDS:
            raise IllegalMove("no-such-kind", kind=kind)
        if self._kinds[seat] >> kind & 1:
            raise IllegalMove("kind-laid-before", kind=kind)
        if count < 1:
            raise IllegalMove("lay-at-least-one")
        first = bisect_left(hand, kind)
        held = (len(hand) if kind == WORM else bisect_right(hand, kind)) - first
        if count > held:
            raise IllegalMove("too-few-held", kind=kind, count=count, held=held)
        serials: tuple[int, ...] = ()
        if kind == WORM:
            highest = len(hand) - 1 if serial is None else first + self._place_of(serial, count, hand[first:])
            serials = serials_of((*hand[first : first + count - 1], hand[highest]))
            del hand[highest], hand[first : first + count - 1]
        elif serial is not None:
            raise IllegalMove("only-worms-have-serials", kind=kind, serial=serial)
        else:
            del hand[first : first + count]
        self._laid[seat].append(Group(kind, count, serials))
        self._kinds[seat] |= 1 << kind
        self._totals[seat] = total = self._totals[seat] + count * points_of(kind)
        self._due = _AFTER_PLAYING
        return [Laid(seat, kind, count, serials, total)]

    def _place_of(self, serial: int, count: int, worms: list[int]) -> int:
        """Return the index, among held worms, of the highest of a number of worms to lay."""
        if PLAIN + serial not in worms:
            raise IllegalMove("serial-not-held", serial=serial, serials=serials_of(worms))
        if PLAIN + serial == worms[-1]:
            raise IllegalMove("highest-goes-unnamed", serial=serial)
        place = worms.index(PLAIN + serial)
        if place < count - 1:
            raise IllegalMove("serial-too-low", serial=serial, count=count, serials=serials_of(worms))
        return place

    def _check_steal(self, seat: int, steal: int | None) -> None:
        if steal is None:
            return
        if not self._kinds[seat] & WORM_BIT:
            raise IllegalMove("no-steal-without-worm", steal=steal)
        if steal != self._totals[seat]:
            raise IllegalMove("not-your-sum", steal=steal, total=self._totals[seat])
        if self._robbed(seat) is None:
            raise IllegalMove("on-no-stack", steal=steal)

    def _pass(self, seat: int, steal: int | None, *, forced: bool = False) -> list[Event]:
        """Pass. Without a worm the lowest portion is taken; with one the sum stays, and may steal (001, passing)."""
        total = self._totals[seat]
        self._passed[seat] = True
        self._due = 0 if all(self._passed) else _AFTER_PASSING
        if not self._kinds[seat] & WORM_BIT:
            self._discard(seat)
            portion = self._grill.pop(0)  # the lowest is the first
            self._stacks[seat].append(portion)
            return [Missed(seat, total, portion, WORMS_ON[portion], forced)]
        robbed = None if steal is None else self._robbed(seat)
        if steal is None or robbed is None:
            return [Passed(seat, total, forced)]
        self._stacks[robbed].pop()
        self._stacks[seat].append(steal)
        return [Passed(seat, total), Stole(seat, steal, WORMS_ON[steal], robbed)]

    def _discard(self, seat: int) -> None:
        for group in self._laid[seat]:
            self._discards += [PLAIN + serial for serial in group.serials] or [group.kind] * group.count
        self._laid[seat] = []
        self._kinds[seat] = self._totals[seat] = 0

    # On to where chance or a seat is awaited

    def _go_on(self, events: list[Event]) -> None:
        """Draw the cards that are due, then ask the next seat or end the round (001, laying cards and passing). The
        discards become the deck when a card is due and the deck is empty (001, the next round)."""
        if self._due:
            if not self._deck and self._discards:
                events.append(Reshuffled(len(self._discards)))
                self._deck = bytes(sorted(self._discards))
                self._discards = []
            if self._deck:
                self._phase = "draw"
                return
            self._due = 0
        passed = self._passed
        for seat in _ORDER_AFTER[len(passed)][self._turn]:
            if not passed[seat]:
                self._ask(seat, events)
                return
        self._share(events)

    def _ask(self, seat: int, events: list[Event]) -> None:
        """Ask the next seat. A seat that visibly can only pass, and steal nothing, passes by itself."""
        self._turn = seat
        if (not self._hands[seat] or self._kinds[seat] == ALL_KINDS) and self._robbed(seat) is None:
            events += self._pass(seat, None, forced=True)
            self._go_on(events)
            return
        self._phase = "turn"
        self._stamps[seat] += 1

    def _share(self, events: list[Event]) -> None:
        """Share the grill once all seats have passed: the highest sum takes the highest portion; the highest worm
        breaks ties (001, sharing). The seat that took the last portion of the grill opens the next round."""
        sums = [
            (self._totals[seat], next(group.serials[-1] for group in laid if group.kind == WORM), seat)
            for seat, laid in enumerate(self._laid)
            if laid
        ]
        self._opener = min(sums)[-1] if sums else self._turn
        for total, serial, seat in sorted(sums, reverse=True):
            portion = self._grill.pop()  # the highest is the last
            self._stacks[seat].append(portion)
            tied = self._totals.count(total) > 1
            events.append(Shared(seat, total, serial if tied else None, portion, WORMS_ON[portion]))
        for seat in range(len(self._stacks)):
            self._discard(seat)
        self._clear_table()
        self._phase = "grill" if self._round < self._rounds else "over"

    # Chance

    def _settle(self, outcome: Outcome) -> Sequence[Event]:
        match outcome:
            case Draw() if self._phase == "draw":
                events = self._drawn(outcome)
            case TurnUp(portions) if self._phase == "grill":
                events = self._turned_up(portions)
            case Deal(hands) if self._phase == "deal" and len(hands) == len(self._hands):
                events = self._dealt(hands)
            case FirstSeat(seat) if self._phase == "first" and 0 <= seat < len(self._hands):
                self._opener = seat
                self._phase = "grill"
                events = [Began(seat)]
            case _:
                raise ValueError(outcome)
        self._last += tuple(events)
        return events

    def _drawn(self, outcome: Draw) -> list[Event]:
        cards = merged(outcome.cards, outcome.serials)
        count = len(cards)
        if count != self._due and not count == len(self._deck) < self._due:
            raise ValueError(outcome)
        self._deck = without(self._deck, cards)
        hand = self._hands[self._turn]
        for card in cards:
            insort(hand, card)
        self._due -= count
        events: list[Event] = [Drew(self._turn, count, outcome.cards, outcome.serials)]
        self._go_on(events)
        return events

    def _turned_up(self, portions: tuple[int, ...]) -> list[Event]:
        if len(portions) != len(self._stacks) or [*portions] != sorted(portions) or self._opener is None:
            raise ValueError(portions)
        self._unseen = without(self._unseen, portions)
        self._grill = [*portions]
        self._round += 1
        events: list[Event] = [TurnedUp(self._round, self._opener, portions)]
        self._ask(self._opener, events)
        return events

    def _dealt(self, dealt: tuple[Cards, ...]) -> list[Event]:
        hands = [[*merged(hand.cards, hand.serials)] for hand in dealt]
        if any(len(hand) != HAND for hand in hands):
            raise ValueError(dealt)
        self._deck = without(self._deck, [card for hand in hands for card in hand])
        self._hands = hands
        self._phase = "first"
        return [Dealt(seat, hand.cards, hand.serials) for seat, hand in enumerate(dealt)]

    @property
    def result(self) -> Result | None:
        return Result("all-eaten", self.places) if self._phase == "over" else None

    @property
    def places(self) -> tuple[Place, ...]:
        """Most worms win. The highest portion breaks ties; then the place is shared (001, the end)."""
        return placed([(self._worms(seat), max(stack, default=0)) for seat, stack in enumerate(self._stacks)])

    def highlights(self, events: Sequence[Event]) -> Sequence[Feat]:
        """Return worms stolen."""
        return [Feat(event.seat, "theft", event.worms) for event in events if isinstance(event, Stole)]

    @property
    def final(self) -> Line | None:
        return Line("round", {}) if self._round == self._rounds else None

    @classmethod
    def story(cls, events: Sequence[Event]) -> Sequence[Event]:
        """Put together a seat's pass and what it took by it, in the order in which the seats passed. Its cards are
        left out then, and so are draws."""
        story: list[Event] = []
        laid: dict[int, list[Event]] = {}
        passed: dict[int, list[Event]] = {}
        for event in events:
            match event:
                case Laid(seat):
                    laid.setdefault(seat, []).append(event)
                case Passed(seat) | Missed(seat):
                    laid.pop(seat, None)
                    passed[seat] = [event]
                case Stole(seat) | Shared(seat) if seat in passed:
                    passed[seat].append(event)
                case Dealt() | Drew() | Reshuffled():
                    pass
                case _:
                    story.append(event)
        return [*story, *(event for of_seat in (*passed.values(), *laid.values()) for event in of_seat)]

    def feats(self, events: Sequence[Event]) -> Sequence[Feat]:
        """Return the sum of a pass with a worm among the cards."""
        meals: tuple[Feat, ...] = ()
        for event in events:
            if isinstance(event, Passed):
                meals = (*meals, Feat(event.seat, "meal", event.total))
        return meals
