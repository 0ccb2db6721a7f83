"""The rules of Heckmeck am Karteneck (book 001)."""

from bisect import insort
from collections.abc import Sequence
from functools import cache

from games.core import Feat, IllegalMove, Result, placed
from games.karteneck.cards import ALL_KINDS, PLAIN, WORM_BIT, merged, of_kind, serials_of, without
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
from games.karteneck.seeing import Seeing
from games.karteneck.view import Group

_AFTER_PLAYING = 1
_AFTER_PASSING = 2
"""Cards to draw."""


@cache
def _order_after(seats: int, seat: int) -> tuple[int, ...]:
    return tuple((seat + step) % seats for step in range(1, seats + 1))


class Karteneck(Seeing):
    """A position and all its rules; here stands what seats do, and what chance brings."""

    # Play

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
        cards = self._cards_to_lay(seat, kind, count, serial)
        hand = self._hands[seat]
        for card in cards:
            hand.remove(card)
        serials = serials_of(cards) if kind == WORM else ()
        self._laid[seat].append(Group(kind, count, serials))
        self._kinds[seat] |= 1 << kind
        self._totals[seat] += count * points_of(kind)
        self._due = _AFTER_PLAYING
        return [Laid(seat, kind, count, serials, self._totals[seat])]

    def _cards_to_lay(self, seat: int, kind: int, count: int, serial: int | None) -> list[int]:
        if kind not in KINDS:
            raise IllegalMove("no-such-kind", kind=kind)
        if self._kinds[seat] >> kind & 1:
            raise IllegalMove("kind-laid-before", kind=kind)
        if count < 1:
            raise IllegalMove("lay-at-least-one")
        held = of_kind(self._hands[seat], kind)
        if count > len(held):
            raise IllegalMove("too-few-held", kind=kind, count=count, held=len(held))
        if serial is None:
            return [*held[: count - 1], held[-1]] if kind == WORM else held[:count]
        if kind != WORM:
            raise IllegalMove("only-worms-have-serials", kind=kind, serial=serial)
        if PLAIN + serial not in held:
            raise IllegalMove("serial-not-held", serial=serial, serials=serials_of(held))
        if PLAIN + serial == held[-1]:
            raise IllegalMove("highest-goes-unnamed", serial=serial)
        if held.index(PLAIN + serial) < count - 1:
            raise IllegalMove("serial-too-low", serial=serial, count=count, serials=serials_of(held))
        return [*held[: count - 1], PLAIN + serial]

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
        total = self._totals[seat]
        self._passed[seat] = True
        self._due = 0 if all(self._passed) else _AFTER_PASSING
        if not self._kinds[seat] & WORM_BIT:
            self._discard(seat)
            portion = self._grill.pop(0)
            self._stacks[seat].append(portion)
            return [Missed(seat, total, portion, WORMS_ON[portion], forced)]
        robbed = self._robbed(seat)
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
        """The seat in turn has acted: it draws what is due, then the next seat is asked, or the round is over."""
        if self._due:
            if not self._deck and self._discards:
                events.append(Reshuffled(len(self._discards)))
                self._deck = tuple(sorted(self._discards))
                self._discards = []
            if self._deck:
                self._phase = "draw"
                return
            self._due = 0
        for seat in _order_after(len(self._stacks), self._turn):
            if not self._passed[seat]:
                self._ask(seat, events)
                return
        self._share(events)

    def _ask(self, seat: int, events: list[Event]) -> None:
        """Where everybody sees that a seat can only pass, and that it can steal nothing, it passes by itself."""
        self._turn = seat
        if (not self._hands[seat] or self._kinds[seat] == ALL_KINDS) and self._robbed(seat) is None:
            events += self._pass(seat, None, forced=True)
            self._go_on(events)
            return
        self._phase = "turn"
        self._asked[seat] += 1

    def _share(self, events: list[Event]) -> None:
        """Everybody has passed: the highest sum takes the highest portion; between equals, the highest worm."""
        sums = [
            (self._totals[seat], next(group.serials[-1] for group in laid if group.kind == WORM), seat)
            for seat, laid in enumerate(self._laid)
            if laid
        ]
        self._opener = min(sums)[-1] if sums else self._turn
        for total, serial, seat in sorted(sums, reverse=True):
            portion = self._grill.pop()
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
        if len(cards) != min(self._due, len(self._deck)):
            raise ValueError(outcome)
        self._deck = without(self._deck, cards)
        hand = self._hands[self._turn]
        for card in cards:
            insort(hand, card)
        self._due -= len(cards)
        events: list[Event] = [Drew(self._turn, len(cards), outcome.cards, outcome.serials)]
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
        """Most worms wins; between equals the highest portion; then the place is shared."""
        if self._phase != "over":
            return None
        standing = [(self._worms(seat), max(stack, default=0)) for seat, stack in enumerate(self._stacks)]
        return Result("all-eaten", placed(standing))

    def feats(self, events: Sequence[Event]) -> Sequence[Feat]:
        """The sum that a seat passed with, a worm among its cards."""
        meals: tuple[Feat, ...] = ()
        for event in events:
            if isinstance(event, Passed):
                meals = (*meals, Feat(event.seat, "meal", event.total))
        return meals
