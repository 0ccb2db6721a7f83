"""Karteneck once more, from book 001 and its rulings alone and as plainly as can be: a card is its kind and its serial,
which is 0 on all but worms, and the model knows every card."""

from collections.abc import Iterable

from tests.games.naive import Word, Words, numbers, placed

Card = tuple[int, int]

WORM = 6
POINTS = {1: 1, 2: 2, 3: 3, 4: 4, 5: 5, WORM: 5}
CARDS: list[Card] = [(kind, 0) for kind in (1, 2, 3, 4, 5) for _ in range(17)] + [(WORM, n) for n in range(1, 26)]
WORMS_ON = {0: 0} | {number: 1 + (number - 16) // 3 for number in range(16, 43)}
PORTIONS = [0, 0, 0, *range(16, 43)]
TAKEN_OUT = {2: 12, 3: 6, 4: 2, 5: 0, 6: 0}


class Naive:
    """A table at its beginning. The deck has all cards not drawn yet; `unseen` has all portions not turned up yet,
    those taken out among them."""

    def __init__(self, seats: int) -> None:
        self.deck = list(CARDS)
        self.discards: list[Card] = []
        self.hands: list[list[Card]] = [[] for _ in range(seats)]
        self.laid: list[list[list[Card]]] = [[] for _ in range(seats)]
        self.passed: list[int] = []
        self.stacks: list[list[int]] = [[] for _ in range(seats)]
        self.unseen = list(PORTIONS)
        self.reserve = len(PORTIONS) - TAKEN_OUT[seats]
        self.rounds = self.reserve // seats
        self.grill: list[int] = []
        self.round = 0
        self.opener: int | None = None
        self.last_at_the_grill: int | None = None
        self.turn: int | None = None
        self.due = 0
        self.phase = "deal"

    # What can be counted

    def seats(self) -> range:
        return range(len(self.hands))

    def in_front(self, seat: int) -> list[Card]:
        return [card for group in self.laid[seat] for card in group]

    def total(self, seat: int) -> int:
        return sum(POINTS[kind] for kind, _ in self.in_front(seat))

    def highest_worm(self, seat: int) -> int:
        """Its serial; 0 without a worm."""
        return max((serial for _, serial in self.in_front(seat)), default=0)

    def kinds_laid(self, seat: int) -> set[int]:
        return {kind for kind, _ in self.in_front(seat)}

    def can_only_pass(self, seat: int) -> bool:
        """Return whether everybody can see that a seat can only pass."""
        return not self.hands[seat] or len(self.kinds_laid(seat)) == 6

    def victim(self, thief: int) -> int | None:
        """From whom a seat can steal by passing now."""
        if not self.highest_worm(thief):
            return None
        tops = {stack[-1]: seat for seat, stack in enumerate(self.stacks) if stack and seat != thief}
        return tops.get(self.total(thief))

    # What is done

    def awaited(self) -> set[int]:
        return {self.turn} if self.phase == "turn" and self.turn is not None else set()

    def draws(self) -> list[int]:
        match self.phase:
            case "deal":
                return [len(self.deck) - number for number in range(6 * len(self.hands))]
            case "first":
                return [len(self.hands)]
            case "grill":
                return [len(self.unseen) - number for number in self.seats()]
            case "draw":
                return [len(self.deck) - number for number in range(self.due)][: len(self.deck)]
            case _:
                return []

    def legal(self, seat: int) -> set[Words]:
        """Of worms, the highest one laid is named; as many of the lowest go with it."""
        if seat not in self.awaited():
            return set()
        found: set[Words] = {("pass", None)}
        if self.victim(seat) is not None:
            found.add(("pass", self.total(seat)))
        hand = self.hands[seat]
        for kind in {kind for kind, _ in hand} - self.kinds_laid(seat):
            serials = sorted(serial for other, serial in hand if other == kind)
            for count in range(1, len(serials) + 1):
                found |= {("play", kind, count, highest) for highest in serials[count - 1 :]}
        return found

    def named(self, seat: int, action: Words) -> Words:
        """A play names its highest card: where it does not, it is the highest of the hand."""
        match action:
            case ("play", int(kind), count, None):
                return (
                    "play",
                    kind,
                    count,
                    max((serial for other, serial in self.hands[seat] if other == kind), default=0),
                )
            case _:
                return action

    def settle(self, outcome: Words) -> list[Words]:
        match outcome:
            case ("deal", tuple(hands)):
                dealt = [self.receive(seat, cards_of(hand)) for seat, hand in enumerate(hands)]
                self.phase = "first"
                return [("dealt", seat, *hand) for seat, hand in enumerate(dealt)]
            case ("first", int(seat)):
                self.opener = seat
                self.phase = "grill"
                return [("began", seat)]
            case ("turn", portions):
                return self.turn_up(numbers(portions))
            case ("draw", *cards):
                assert self.turn is not None
                drawn = cards_of(tuple(cards))
                self.due -= len(drawn)
                drew: Words = ("drew", self.turn, len(drawn), *self.receive(self.turn, drawn))
                return [drew, *self.draw()]
            case _:
                raise AssertionError(outcome)

    def receive(self, seat: int, cards: list[Card]) -> tuple[tuple[int, ...], tuple[int, ...]]:
        for card in cards:
            self.deck.remove(card)
            self.hands[seat].append(card)
        return logged(cards)

    def turn_up(self, portions: list[int]) -> list[Words]:
        assert self.opener is not None
        for number in portions:
            self.unseen.remove(number)
        self.reserve -= len(portions)
        self.grill = sorted(portions)
        self.round += 1
        return [("turned", self.round, self.opener, tuple(self.grill)), *self.ask(self.opener)]

    def ask(self, seat: int) -> list[Words]:
        """A seat with one legal action, as everybody sees, is not asked."""
        self.turn = seat
        self.phase = "turn"
        if self.can_only_pass(seat) and self.victim(seat) is None:
            return self.end_turn(seat, steals=False, forced=True)
        return []

    def play(self, seat: int, action: Words) -> list[Words]:
        match action:
            case ("play", int(kind), int(count), int(highest)):
                self.due = 1
                return [self.lay(seat, kind, count, highest), *self.draw()]
            case ("pass", steal):
                return self.end_turn(seat, steals=steal is not None, forced=False)
            case _:
                raise AssertionError(action)

    def lay(self, seat: int, kind: int, count: int, highest: int) -> Words:
        of_kind = sorted(card for card in self.hands[seat] if card[0] == kind)
        group = [*of_kind[: count - 1], (kind, highest)]
        for card in group:
            self.hands[seat].remove(card)
        self.laid[seat].append(group)
        return "laid", seat, kind, count, logged(group)[1], self.total(seat)

    def keep(self, seat: int, steals: bool, forced: bool) -> list[Words]:
        passed: Words = ("passed", seat, self.total(seat), forced)
        victim = self.victim(seat)
        if not steals or victim is None:
            return [passed]
        portion = self.stacks[victim].pop()
        self.stacks[seat].append(portion)
        return [passed, ("stole", seat, portion, WORMS_ON[portion], victim)]

    def miss(self, seat: int, forced: bool) -> list[Words]:
        total = self.total(seat)
        self.discards += self.in_front(seat)
        self.laid[seat] = []
        lowest = min(self.grill)
        self.take(seat, lowest)
        return [("missed", seat, total, lowest, WORMS_ON[lowest], forced)]

    def end_turn(self, seat: int, *, steals: bool, forced: bool) -> list[Words]:
        self.passed.append(seat)
        is_last = len(self.passed) == len(self.hands)
        happened = self.keep(seat, steals, forced) if self.highest_worm(seat) else self.miss(seat, forced)
        self.due = 0 if is_last else 2
        return [*happened, *(self.share() if is_last else self.draw())]

    def take(self, seat: int, portion: int) -> None:
        self.grill.remove(portion)
        self.stacks[seat].append(portion)
        self.last_at_the_grill = seat

    def draw(self) -> list[Words]:
        """Cards are drawn as long as they are due and there are any, then it is the next one's turn."""
        happened: list[Words] = []
        if self.due and not self.deck and self.discards:
            happened.append(("reshuffled", len(self.discards)))
            self.deck, self.discards = self.discards, []
        if self.due and self.deck:
            self.phase = "draw"
            return happened
        assert self.turn is not None
        following = [*self.seats()[self.turn + 1 :], *self.seats()[: self.turn + 1]]
        return [*happened, *self.ask(next(seat for seat in following if seat not in self.passed))]

    def share(self) -> list[Words]:
        shared: list[Words] = []
        valid = [seat for seat in self.seats() if self.highest_worm(seat)]
        totals = [self.total(seat) for seat in valid]
        for seat in sorted(valid, key=lambda seat: (-self.total(seat), -self.highest_worm(seat))):
            portion = max(self.grill)
            tied = totals.count(self.total(seat)) > 1
            serial = self.highest_worm(seat) if tied else None
            shared.append(("shared", seat, self.total(seat), serial, portion, WORMS_ON[portion]))
            self.take(seat, portion)
        for seat in valid:
            self.discards += self.in_front(seat)
        self.laid = [[] for _ in self.seats()]
        self.passed = []
        self.opener, self.turn = self.last_at_the_grill, None
        self.phase = "grill" if self.reserve else "over"
        return shared

    # What is seen

    def seen(self, happened: Words, viewer: int | None) -> Words | None:
        """Hands are secret, counts are public."""
        match happened:
            case ("dealt", seat, *_) if seat != viewer:
                return None
            case ("drew", seat, count, *_) if seat != viewer:
                return "drew", seat, count, None, None
            case _:
                return happened

    def shows(self, viewer: int | None) -> dict[str, Word]:
        is_asked = self.phase == "turn" and self.turn is not None
        victim = self.victim(self.turn) if is_asked and self.turn is not None else None
        return {
            "phase": self.phase,
            "turn": self.turn,
            "opener": self.opener,
            "round": self.round,
            "rounds": self.rounds,
            "grill": tuple(map(portion, sorted(self.grill))),
            "reserve": self.reserve,
            "deck": len(self.deck),
            "discards": len(self.discards),
            "seats": tuple(map(self.shows_of, self.seats())),
            "steal": self.stacks[victim][-1] if victim is not None else None,
            "from_seat": victim,
            "own": None if viewer is None else logged(self.hands[viewer]),
        }

    def shows_of(self, seat: int) -> Word:
        stack = self.stacks[seat]
        return {
            "laid": tuple(
                {"kind": group[0][0], "count": len(group), "serials": logged(group)[1]} for group in self.laid[seat]
            ),
            "total": self.total(seat),
            "valid": self.highest_worm(seat) > 0,
            "passed": seat in self.passed,
            "cards": len(self.hands[seat]),
            "stack": {
                "top": portion(stack[-1]) if stack else None,
                "count": len(stack),
                "worms": sum(WORMS_ON[number] for number in stack),
                "portions": tuple(map(portion, sorted(stack))) if self.phase == "over" else (),
            },
        }

    # The end

    def result(self) -> Words | None:
        if self.phase != "over":
            return None
        worth = [(sum(WORMS_ON[number] for number in stack), max(stack, default=0)) for stack in self.stacks]
        return "all-eaten", tuple((seat, place, *worth[seat]) for seat, place in placed(worth))


def portion(number: int) -> Word:
    return {"number": number, "worms": WORMS_ON[number]}


def cards_of(words: Word) -> list[Card]:
    """Cards as the log has them: those of kinds 1 to 5, and the serials of worms."""
    match words:
        case (kinds, serials):
            return [(kind, 0) for kind in numbers(kinds)] + [(WORM, serial) for serial in numbers(serials)]
        case _:
            raise AssertionError(words)


def logged(cards: Iterable[Card]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Cards as the log has them."""
    cards = sorted(cards)
    return tuple(kind for kind, _ in cards if kind != WORM), tuple(serial for kind, serial in cards if kind == WORM)
