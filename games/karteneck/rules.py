"""The rules of Heckmeck am Karteneck (book 001)."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from random import Random
from typing import ClassVar, Self

import msgspec

from games.core import ALONE, Chance, Choice, Fact, Feat, FirstSeatDraw, Game, IllegalMove, Result, placed
from games.karteneck.moves import (
    HAND,
    KINDS,
    SERIALS,
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
    Options,
    Outcome,
    Pass,
    Passed,
    Play,
    Reshuffled,
    Shared,
    Stole,
    TurnedUp,
    TurnUp,
    points_of,
)
from games.karteneck.portions import Portions
from games.karteneck.view import Group, KarteneckView, Phase, Portion, Seat, Stack
from games.notation import joined, must, numbers_of, parts_of

# Within a position a card is a number: 1 to 5 its kind, above that a worm's serial plus five.
_PLAIN = WORM - 1
_PLAIN_KINDS = range(1, WORM)
_COPIES = 17
_ALL_CARDS = (*(kind for kind in _PLAIN_KINDS for _ in range(_COPIES)), *(_PLAIN + serial for serial in SERIALS))
_ALL_KINDS = 0b1111110
_WORM_BIT = 1 << WORM

_PORTIONS = Portions("portions-1.toml")
_WORMS = _PORTIONS.worms
_IN_THE_BOX = {2: 12, 3: 6, 4: 2}
"""Portions taken out of the game, by the number of seats."""

_AFTER_PLAYING = 1
_AFTER_PASSING = 2
"""Cards to draw."""


@cache
def _bounds(size: int, count: int) -> tuple[int, ...]:
    """Draws without replacement, from no more than the box holds."""
    return tuple(range(size, size - count, -1))


def _picked(pool: Sequence[int], draws: Sequence[int]) -> list[int]:
    left = list(pool)
    return [left.pop(draw) for draw in draws]


def _split(cards: list[int]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Cards, ascending, as plain ones and the serials of worms."""
    worms = bisect_right(cards, _PLAIN)
    return tuple(cards[:worms]), tuple([card - _PLAIN for card in cards[worms:]])


def _merged(plain: tuple[int, ...], serials: tuple[int, ...]) -> list[int]:
    """The cards of `_split` again; ValueError where they are none, or not ascending."""
    cards = [*plain, *[_PLAIN + serial for serial in serials]]
    if cards != sorted(cards) or (plain and plain[-1] > _PLAIN) or (serials and serials[0] < 1):
        raise ValueError(plain, serials)
    return cards


def _without(pool: tuple[int, ...], gone: Iterable[int]) -> tuple[int, ...]:
    """What is left of an ascending pool; ValueError where it lacks something."""
    for item in gone:
        at = bisect_left(pool, item)
        if at == len(pool) or pool[at] != item:
            raise ValueError(item)
        pool = pool[:at] + pool[at + 1 :]
    return pool


class _FirstHands(Chance[Deal]):
    __slots__ = ()

    def outcome(self, draws: Sequence[int]) -> Deal:
        cards = _picked(_ALL_CARDS, draws)
        return Deal(tuple(Cards(*_split(sorted(cards[at : at + HAND]))) for at in range(0, len(cards), HAND)))


class _PortionDraw(Chance[TurnUp]):
    __slots__ = ("_unseen",)

    def __init__(self, unseen: tuple[int, ...], count: int) -> None:
        super().__init__(_bounds(len(unseen), count))
        self._unseen = unseen

    def outcome(self, draws: Sequence[int]) -> TurnUp:
        return TurnUp(tuple(sorted(_picked(self._unseen, draws))))


_draw = cache(Draw)  # one or two cards of 30 kinds: under 500


class _CardDraw(Chance[Draw]):
    __slots__ = ("_deck",)

    def __init__(self, deck: tuple[int, ...], count: int) -> None:
        super().__init__(_bounds(len(deck), count))
        self._deck = deck

    def outcome(self, draws: Sequence[int]) -> Draw:
        return _draw(*_split(sorted(_picked(self._deck, draws))))


_lay = cache(Play)  # of a hand's cards: under 500
_stop = cache(Pass)  # with a portion or without: 30


@lru_cache(2048)
def _kind_choices(kind: int, held: int, total: int) -> tuple[Choice[Action], ...]:
    """Every number of cards of a plain kind."""
    return tuple(
        Choice(
            _lay(kind, count),
            {"kind": kind, "count": count, "serial": None, "total": total + count * points_of(kind)},
        )
        for count in range(1, held + 1)
    )


@lru_cache(2048)
def _worm_choice(count: int, named: int | None, serial: int, total: int) -> Choice[Action]:
    new_total = total + count * points_of(WORM)
    return Choice(_lay(WORM, count, named), {"kind": WORM, "count": count, "serial": serial, "total": new_total})


@lru_cache(2048)
def _pass_choice(steal: int | None, from_seat: int | None, total: int, portion: int | None) -> Choice[Action]:
    """`portion` is the one that a pass without a worm takes from the grill."""
    gained = steal if portion is None else portion
    facts: dict[str, Fact] = {"steal": steal, "from_seat": from_seat, "total": total, "portion": portion}
    return Choice(_stop(steal), {**facts, "worms": 0 if gained is None else _WORMS[gained]})


@cache
def _order_after(seats: int, seat: int) -> tuple[int, ...]:
    return tuple((seat + step) % seats for step in range(1, seats + 1))


class Karteneck(Game[Action, Outcome, Event, KarteneckView]):
    """A position of Karteneck.

    Portions nobody has seen, in the reserve or in the box, are told apart by nothing: a round draws from all of them,
    so that which ones were taken out need not be drawn before. So it is with the deck: it is a set, and has no order.
    """

    name: ClassVar[str] = "karteneck"
    version: ClassVar[int] = 1
    seats: ClassVar[range] = range(2, 7)
    Options = Options
    Actions = Action
    Outcomes = Outcome
    Events = Event
    private = frozenset({Play})
    records = ("meal",)

    def __init__(self, seats: int, options: Options) -> None:
        super().__init__(seats, options)
        self._phase: Phase = "deal"
        self._round = 0
        self._turn = 0
        self._opener: int | None = None
        self._unseen = _PORTIONS.numbers
        self._grill: list[int] = []
        self._stacks: list[list[int]] = [[] for _ in range(seats)]
        self._deck = _ALL_CARDS
        self._discards: list[int] = []
        self._hands: list[list[int]] = [[] for _ in range(seats)]
        self._due = 0  # cards the seat in turn still has to draw
        self._clear_table()

    def _clear_table(self) -> None:
        """Before a round nothing is laid, and nobody has passed."""
        seats = len(self._stacks)
        self._laid: list[list[Group]] = [[] for _ in range(seats)]
        self._kinds = [0] * seats  # a bit a kind that lies there
        self._totals = [0] * seats
        self._passed = [False] * seats

    @property
    def _rounds(self) -> int:
        seats = len(self._stacks)
        return (len(_PORTIONS.numbers) - _IN_THE_BOX.get(seats, 0)) // seats

    # What is asked

    @property
    def awaited(self) -> frozenset[int]:
        return ALONE[self._turn] if self._phase == "turn" else frozenset()

    @property
    def chance_due(self) -> Chance[Outcome] | None:
        match self._phase:
            case "draw":
                return _CardDraw(self._deck, self._batch)
            case "grill":
                return _PortionDraw(self._unseen, len(self._stacks))
            case "deal":
                return _FirstHands(_bounds(len(_ALL_CARDS), HAND * len(self._stacks)))
            case "first":
                return FirstSeatDraw(len(self._stacks))
            case "turn" | "over":
                return None

    @property
    def _batch(self) -> int:
        """Cards that are drawn before the deck is empty, at the most."""
        return min(self._due, len(self._deck))

    def _legal(self, seat: int) -> Sequence[Choice[Action]]:
        if seat != self._turn or self._phase != "turn":
            return ()
        hand, kinds, total = self._hands[seat], self._kinds[seat], self._totals[seat]
        choices: list[Choice[Action]] = []
        for kind in _PLAIN_KINDS:
            held = hand.count(kind)
            if held and not kinds >> kind & 1:
                choices += _kind_choices(kind, held, total)
        if kinds & _WORM_BIT:
            owner = self._robbed(seat)
            if owner is not None:
                choices.append(_pass_choice(total, owner, total, None))
            choices.append(_pass_choice(None, None, total, None))
        else:
            worms = _split(hand)[1]
            for count in range(1, len(worms) + 1):
                choices.append(_worm_choice(count, None, worms[-1], total))
                choices += [_worm_choice(count, serial, serial, total) for serial in worms[count - 1 : -1]]
            choices.append(_pass_choice(None, None, total, self._grill[0]))
        return choices

    def _robbed(self, seat: int) -> int | None:
        """The seat whose top portion this seat's sum could steal."""
        if self._kinds[seat] & _WORM_BIT:
            total = self._totals[seat]
            for other, stack in enumerate(self._stacks):
                if stack and stack[-1] == total and other != seat:
                    return other
        return None

    def _is_said_by(self, action: Action, choice: Choice[Action]) -> bool:
        """The highest worm goes unnamed, and may be named."""
        if type(action) is not Play or action.serial is None:
            return False
        return choice.action == Play(action.kind, action.count) and choice.facts["serial"] == action.serial

    # Play

    def _play(self, seat: int, action: Action) -> Sequence[Event]:
        if seat != self._turn or self._phase != "turn":
            raise self._not_asked(seat)
        match action:
            case Play(kind, count, serial):
                events = self._lay(seat, kind, count, serial)
            case Pass(steal):
                self._check_steal(seat, steal)
                events = self._pass(seat, steal)
        events += self._go_on()
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
        serials = _split(cards)[1]
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
        held = [card for card in self._hands[seat] if min(card, WORM) == kind]
        if count > len(held):
            raise IllegalMove("too-few-held", kind=kind, count=count, held=len(held))
        if serial is None:
            return [*held[: count - 1], held[-1]]
        if kind != WORM:
            raise IllegalMove("only-worms-have-serials", kind=kind, serial=serial)
        if _PLAIN + serial not in held:
            raise IllegalMove("serial-not-held", serial=serial, serials=_split(held)[1])
        if _PLAIN + serial == held[-1]:
            raise IllegalMove("highest-goes-unnamed", serial=serial)
        if held.index(_PLAIN + serial) < count - 1:
            raise IllegalMove("serial-too-low", serial=serial, count=count, serials=_split(held)[1])
        return [*held[: count - 1], _PLAIN + serial]

    def _check_steal(self, seat: int, steal: int | None) -> None:
        if steal is None:
            return
        if not self._kinds[seat] & _WORM_BIT:
            raise IllegalMove("no-steal-without-worm", steal=steal)
        if steal != self._totals[seat]:
            raise IllegalMove("not-your-sum", steal=steal, total=self._totals[seat])
        if self._robbed(seat) is None:
            raise IllegalMove("on-no-stack", steal=steal)

    def _pass(self, seat: int, steal: int | None) -> list[Event]:
        total = self._totals[seat]
        self._passed[seat] = True
        self._due = 0 if all(self._passed) else _AFTER_PASSING
        if not self._kinds[seat] & _WORM_BIT:
            self._discard(seat)
            portion = self._grill.pop(0)
            self._stacks[seat].append(portion)
            return [Missed(seat, total, portion, _WORMS[portion])]
        robbed = self._robbed(seat)
        if steal is None or robbed is None:
            return [Passed(seat, total)]
        self._stacks[robbed].pop()
        self._stacks[seat].append(steal)
        return [Passed(seat, total), Stole(seat, steal, _WORMS[steal], robbed)]

    def _discard(self, seat: int) -> None:
        for group in self._laid[seat]:
            self._discards += [_PLAIN + serial for serial in group.serials] or [group.kind] * group.count
        self._laid[seat] = []
        self._kinds[seat] = self._totals[seat] = 0

    # On to where chance or a seat is awaited

    def _go_on(self) -> list[Event]:
        """The seat in turn has acted: it draws what is due, then the next seat is asked, or the round is over."""
        events: list[Event] = []
        if self._due:
            if not self._deck and self._discards:
                events.append(Reshuffled(len(self._discards)))
                self._deck = tuple(sorted(self._discards))
                self._discards = []
            if self._deck:
                self._phase = "draw"
                return events
            self._due = 0
        for seat in _order_after(len(self._stacks), self._turn):
            if not self._passed[seat]:
                return events + self._ask(seat)
        return events + self._share()

    def _ask(self, seat: int) -> list[Event]:
        """Where everybody sees that a seat can only pass, and that it can steal nothing, it passes by itself."""
        self._turn = seat
        if (not self._hands[seat] or self._kinds[seat] == _ALL_KINDS) and self._robbed(seat) is None:
            return [*self._pass(seat, None), *self._go_on()]
        self._phase = "turn"
        self._asked[seat] += 1
        return []

    def _share(self) -> list[Event]:
        """Everybody has passed: the highest sum takes the highest portion; between equals, the highest worm."""
        events: list[Event] = []
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
            events.append(Shared(seat, total, serial if tied else None, portion, _WORMS[portion]))
        for seat in range(len(self._stacks)):
            self._discard(seat)
        self._clear_table()
        self._phase = "grill" if self._round < self._rounds else "over"
        return events

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
        cards = _merged(outcome.cards, outcome.serials)
        if len(cards) != self._batch:
            raise ValueError(outcome)
        self._deck = _without(self._deck, cards)
        hand = self._hands[self._turn]
        hand += cards
        hand.sort()
        self._due -= len(cards)
        return [Drew(self._turn, len(cards), outcome.cards, outcome.serials), *self._go_on()]

    def _turned_up(self, portions: tuple[int, ...]) -> list[Event]:
        if len(portions) != len(self._stacks) or [*portions] != sorted(portions) or self._opener is None:
            raise ValueError(portions)
        self._unseen = _without(self._unseen, portions)
        self._grill = [*portions]
        self._round += 1
        return [TurnedUp(self._round, self._opener, portions), *self._ask(self._opener)]

    def _dealt(self, dealt: tuple[Cards, ...]) -> list[Event]:
        hands = [_merged(hand.cards, hand.serials) for hand in dealt]
        if any(len(hand) != HAND for hand in hands):
            raise ValueError(dealt)
        self._deck = _without(self._deck, [card for hand in hands for card in hand])
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

    def _worms(self, seat: int) -> int:
        return sum([_WORMS[portion] for portion in self._stacks[seat]])

    # What is seen

    def _seen(self, event: Event, seat: int | None) -> Event | None:
        match event:
            case Drew(actor, count) if actor != seat:
                return Drew(actor, count, None, None)
            case Dealt(owner) if owner != seat:
                return None
            case _:
                return event

    def _view(self, seat: int | None) -> KarteneckView:
        robbed = self._robbed(self._turn) if self._phase == "turn" else None
        return KarteneckView(
            phase=self._phase,
            turn=self._turn if self._phase in ("turn", "draw") else None,
            opener=self._opener,
            round=self._round,
            rounds=self._rounds,
            grill=tuple(map(_portion, self._grill)),
            reserve=(self._rounds - self._round) * len(self._stacks),
            deck=len(self._deck),
            discards=len(self._discards),
            seats=tuple(map(self._seat, range(len(self._stacks)))),
            steal=None if robbed is None else self._totals[self._turn],
            from_seat=robbed,
            own=None if seat is None else Cards(*_split(self._hands[seat])),
            last=tuple(seen for event in self._last if (seen := self._seen(event, seat)) is not None),
            result=self.result,
        )

    def _seat(self, seat: int) -> Seat:
        stack = self._stacks[seat]
        return Seat(
            laid=tuple(self._laid[seat]),
            total=self._totals[seat],
            valid=bool(self._kinds[seat] & _WORM_BIT),
            passed=self._passed[seat],
            cards=len(self._hands[seat]),
            stack=Stack(_portion(stack[-1]) if stack else None, len(stack), self._worms(seat)),
        )

    def _resample(self, seat: int | None, rng: Random) -> Self:
        """The deck and the other hands are dealt anew from one another; so are the cards just drawn by others.

        What only a memory knows, such as that a card went back into the deck and not into a hand, is in no view.
        """
        twin = self.copy()
        others = [other for other in range(len(self._hands)) if other != seat]
        pool = [*self._deck, *(card for other in others for card in self._hands[other])]
        rng.shuffle(pool)
        just_drawn: dict[int, list[int]] = {}
        for other in others:
            just_drawn[other] = [pool.pop() for _ in self._hands[other]]
            twin._hands[other] = sorted(just_drawn[other])
        twin._deck = tuple(sorted(pool))
        twin._last = tuple(_redrawn(event, just_drawn) for event in self._last)
        return twin

    def feats(self, events: Sequence[Event]) -> Sequence[Feat]:
        """The sum that a seat passed with, a worm among its cards."""
        return [Feat(event.seat, "meal", event.total) for event in events if isinstance(event, Passed)]

    # Copies and notation

    def copy(self) -> Self:
        twin = self.__class__.__new__(self.__class__)
        twin._phase = self._phase
        twin._round = self._round
        twin._turn = self._turn
        twin._opener = self._opener
        twin._unseen = self._unseen
        twin._grill = self._grill.copy()
        twin._stacks = [stack.copy() for stack in self._stacks]
        twin._deck = self._deck
        twin._discards = self._discards.copy()
        twin._hands = [hand.copy() for hand in self._hands]
        twin._due = self._due
        twin._asked = self._asked.copy()
        twin._last = self._last
        twin._laid = [laid.copy() for laid in self._laid]
        twin._kinds = self._kinds.copy()
        twin._totals = self._totals.copy()
        twin._passed = self._passed.copy()
        return twin

    def _words(self) -> dict[str, str]:
        """`round=2 turn=0 opener=1 grill=18.21 hands=1.1.w7/3 laid=2x3.w4+19/- passed=1 stacks=30/0.16 discards=5.w1
        due=1 phase=draw asked=3/1`: `2x3` are three 2s, `w4+19` the worms 4 and 19."""
        return {
            "round": str(self._round),
            "turn": str(self._turn),
            "opener": "-" if self._opener is None else str(self._opener),
            "grill": joined(self._grill),
            "hands": "/".join(joined(map(_card, hand)) for hand in self._hands),
            "laid": "/".join(joined(map(_group, laid)) for laid in self._laid),
            "passed": joined(seat for seat, passed in enumerate(self._passed) if passed),
            "stacks": "/".join(map(joined, self._stacks)),
            "discards": joined(map(_card, self._discards)),
            "due": str(self._due),
            "phase": self._phase,
            "asked": self._asked_word(),
        }

    @classmethod
    def _of_words(cls, words: Mapping[str, str]) -> Self:
        """Only `hands` is needed; cards that are nowhere are in the deck, portions that are nowhere have not been seen;
        it is the first round, and seat 0 is in turn and opened it."""
        hands = [[_card_of(word) for word in parts_of(hand)] for hand in words["hands"].split("/")]
        none = "/".join("-" * len(hands))
        position = cls.new(len(hands), Options())
        position._hands = [sorted(hand) for hand in hands]
        position._round = int(words.get("round", "1"))
        position._turn = int(words.get("turn", "0"))
        position._opener = int(words["opener"]) if "opener" in words else None if position._round == 0 else 0
        position._grill = sorted(numbers_of(words.get("grill", "-")))
        position._stacks = [numbers_of(stack) for stack in words.get("stacks", none).split("/")]
        position._unseen = _without(_PORTIONS.numbers, [*position._grill, *(p for s in position._stacks for p in s)])
        position._discards = [_card_of(word) for word in parts_of(words.get("discards", "-"))]
        position._deck = _without(_ALL_CARDS, [*position._discards, *(card for hand in hands for card in hand)])
        for seat, laid in zip(range(len(hands)), words.get("laid", none).split("/"), strict=True):
            for word in parts_of(laid):
                position._put(seat, word)
        for seat in numbers_of(words.get("passed", "-")):
            position._passed[seat] = True
        position._due = int(words.get("due", "0"))
        position._phase = msgspec.convert(words.get("phase", "turn"), Phase)
        position._check_parsed()
        return position

    def _check_parsed(self) -> None:
        seats = range(len(self._hands))
        must(len(self._stacks) == len(seats), "every seat is told of once")
        must(self._turn in seats and (self._opener is None or self._opener in seats), "a seat is in turn, and opened")
        must(0 <= self._round <= self._rounds, "so many rounds are played")
        must(len(self._grill) <= len(seats), "there are no more portions than seats")
        must(bool(self._grill) or self._phase not in ("turn", "draw"), "a round's last portion ends it")
        must(self._opener is not None or self._phase in ("deal", "first"), "a seat opened the round")
        must(self._due >= 0 and bool(self._due) == (self._phase == "draw"), "cards are due while they are drawn")

    def _put(self, seat: int, word: str) -> None:
        """Lay a group of a notation."""
        if word.startswith("w"):
            serials = tuple(int(serial) for serial in word[1:].split("+"))
            must([*serials] == sorted(serials), "worms are told ascending")
            group = Group(WORM, len(serials), serials)
            self._deck = _without(self._deck, [_PLAIN + serial for serial in serials])
        else:
            group = Group(int(word[0]), int(word[2:]), ())
            self._deck = _without(self._deck, [group.kind] * group.count)
        must(group.count > 0 and not self._kinds[seat] >> group.kind & 1, "a kind is laid once")
        self._laid[seat].append(group)
        self._kinds[seat] |= 1 << group.kind
        self._totals[seat] += group.count * points_of(group.kind)


def _portion(number: int) -> Portion:
    return Portion(number, _WORMS[number])


def _redrawn(event: Event, hands: dict[int, list[int]]) -> Event:
    """The event with as many cards from the front of its seat's new hand, which are taken from it."""
    match event:
        case Drew(seat, count) if seat in hands:
            cards, hands[seat] = hands[seat][:count], hands[seat][count:]
            return Drew(seat, count, *_split(sorted(cards)))
        case Dealt(seat) if seat in hands:
            return Dealt(seat, *_split(sorted(hands[seat])))
        case _:
            return event


def _card(card: int) -> str:
    return str(card) if card <= _PLAIN else f"w{card - _PLAIN}"


def _card_of(word: str) -> int:
    return _PLAIN + int(word[1:]) if word.startswith("w") else int(word)


def _group(group: Group) -> str:
    return f"w{'+'.join(map(str, group.serials))}" if group.serials else f"{group.kind}x{group.count}"
