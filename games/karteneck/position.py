"""A position of Karteneck: its state, its decisions, and its notation."""

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import ClassVar, Self

import msgspec

from games.core import Chance, Choice, Fact
from games.game import SINGLETONS, FirstSeatDraw, Game
from games.karteneck.cards import (
    ALL_CARDS,
    ALL_KINDS,
    COPIES,
    PLAIN,
    PLAIN_KINDS,
    WORM_BIT,
    CardDraw,
    FirstHands,
    PortionDraw,
    Portions,
    bounds,
    serials_of,
    without,
)
from games.karteneck.moves import HAND, WORM, Action, Event, Options, Outcome, Pass, Play, points_of
from games.karteneck.view import Group, KarteneckView, Phase
from games.notation import join_parts, must, split_numbers, split_parts

PORTIONS = Portions("portions-1.toml")
WORMS_ON = PORTIONS.worms
IN_THE_BOX = {2: 12, 3: 6, 4: 2}
"""Portions removed from the game, by the number of seats (001, setting up)."""

_NOT_LAID = tuple(tuple(kind for kind in PLAIN_KINDS if not laid >> kind & 1) for laid in range(ALL_KINDS + 1))
"""The plain kinds that a seat may still lay, by the kinds it has laid, a bit each."""

_stop = cache(Pass)  # with a portion or without: 30


def _plain_choice(kind: int, count: int) -> Choice[Action]:
    return Choice(Play(kind, count), {"kind": kind, "count": count, "serial": None})


def _up_to_all(kind: int) -> list[tuple[Choice[Action], ...]]:
    choices = tuple([_plain_choice(kind, count) for count in range(1, COPIES + 1)])
    return [choices[:held] for held in range(COPIES + 1)]


_PLAIN = tuple(map(_up_to_all, range(WORM)))
"""The choices for cards of a plain kind, by kind and number."""


@lru_cache(4096)
def _worm_choices(cards: tuple[int, ...]) -> tuple[Choice[Action], ...]:
    """Return every number of these worms, with every worm that can be the highest of that number."""
    serials = serials_of(cards)
    return tuple(
        _worm_choice(count, None if serial == serials[-1] else serial, serial)
        for count in range(1, len(serials) + 1)
        for serial in (serials[-1], *serials[count - 1 : -1])
    )


@cache
def _worms(count: int, named: int | None) -> Play:
    """Return the choice of some worms. Shared values skip the check for well-formedness."""
    return Play(WORM, count, named)


@cache
def _worm_choice(count: int, named: int | None, serial: int) -> Choice[Action]:
    return Choice(_worms(count, named), {"kind": WORM, "count": count, "serial": serial})


@lru_cache(2048)
def _pass_choice(steal: int | None, from_seat: int | None, total: int, portion: int | None) -> Choice[Action]:
    """Return the choice to pass. `portion` is the one taken from the grill without a worm. Rash before anything is
    laid."""
    gained = steal if portion is None else portion
    facts: dict[str, Fact] = {"steal": steal, "from_seat": from_seat, "total": total, "portion": portion}
    return Choice(_stop(steal), {**facts, "worms": 0 if gained is None else WORMS_ON[gained]}, rash=not total)


class Position(Game[Action, Outcome, Event, KarteneckView]):
    """A position of Karteneck. Unseen portions, in the reserve or in the box, are indistinguishable: a round draws from
    all of them, so that the removed ones need not be drawn in advance. Likewise the deck is a set without order."""

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
        self._round: int = 0
        self._turn = 0
        self._opener: int | None = None
        self._unseen = bytes(PORTIONS.numbers)
        self._grill: list[int] = []
        self._stacks: list[list[int]] = [[] for _ in range(seats)]
        self._deck = ALL_CARDS
        self._discards: list[int] = []
        self._hands: list[list[int]] = [[] for _ in range(seats)]
        self._due = 0  # cards the seat in turn still has to draw
        self._clear_table()

    def _clear_table(self) -> None:
        """Clear the laid cards and the passes before a round."""
        seats = len(self._stacks)
        self._laid: list[list[Group]] = [[] for _ in range(seats)]
        self._kinds = [0] * seats  # a bit a kind that lies there
        self._totals = [0] * seats
        self._passed = [False] * seats

    @property
    def _rounds(self) -> int:
        seats = len(self._stacks)
        return (len(PORTIONS.numbers) - IN_THE_BOX.get(seats, 0)) // seats

    # Decisions

    @property
    def awaited(self) -> frozenset[int]:
        return SINGLETONS[self._turn] if self._phase == "turn" else frozenset()

    @property
    def chance_due(self) -> Chance[Outcome] | None:
        match self._phase:
            case "turn" | "over":
                return None
            case "draw":
                return CardDraw(self._deck, self._due)
            case "grill":
                return PortionDraw(self._unseen, len(self._stacks))
            case "deal":
                return FirstHands(bounds(len(ALL_CARDS), HAND * len(self._stacks)))
            case "first":
                return FirstSeatDraw(len(self._stacks))

    @property
    def chapter(self) -> int:
        """A round begins when its portions are to be turned up."""
        return self._round + 1 if self._phase == "grill" else self._round

    def _legal(self, seat: int) -> Sequence[Choice[Action]]:
        if seat != self._turn or self._phase != "turn":
            return ()
        hand, kinds, total = self._hands[seat], self._kinds[seat], self._totals[seat]
        choices: list[Choice[Action]] = []
        for kind in _NOT_LAID[kinds]:
            choices += _PLAIN[kind][hand.count(kind)]
        if kinds & WORM_BIT:
            owner = self._robbed(seat)
            if owner is not None:
                choices.append(_pass_choice(total, owner, total, None))
            choices.append(_pass_choice(None, None, total, None))
            return choices
        if hand and hand[-1] > PLAIN:
            choices += _worm_choices(tuple(hand[bisect_right(hand, PLAIN) :]))
        choices.append(_pass_choice(None, None, total, self._grill[0]))
        return choices

    def _robbed(self, seat: int) -> int | None:
        """Return the seat whose top portion this seat's sum could steal."""
        return self._robbed_with(seat, self._kinds[seat], self._totals[seat])

    def _robbed_with(self, seat: int, kinds: int, total: int) -> int | None:
        if kinds & WORM_BIT and total in WORMS_ON:
            for other, stack in enumerate(self._stacks):
                if stack and stack[-1] == total and other != seat:
                    return other
        return None

    def _predicted(self, seat: int, action: Action) -> Mapping[str, Fact]:
        """Return the new sum and whether it could steal a portion; for a pass, whether it declines a theft."""
        if isinstance(action, Pass):
            return {"declines": action.steal is None and self._robbed(seat) is not None}
        total = self._totals[seat] + action.count * points_of(action.kind)
        robbed = self._robbed_with(seat, self._kinds[seat] | 1 << action.kind, total)
        return {"total": total, "steals": robbed is not None}

    def _is_wording_of(self, action: Action, choice: Choice[Action]) -> bool:
        """Return whether a play names the highest worm, which may be left out."""
        if type(action) is not Play or action.serial is None:
            return False
        return choice.action == Play(action.kind, action.count) and choice.facts["serial"] == action.serial

    # Notation

    def _words(self) -> dict[str, str]:
        """`round=2 turn=0 opener=1 grill=18.21 hands=1.1.w7/3 laid=2x3.w4+19/- passed=1 stacks=30/0.16 discards=5.w1
        due=1 phase=draw asked=3/1`: `2x3` are three 2s, `w4+19` the worms 4 and 19."""
        return {
            "round": str(self._round),
            "turn": str(self._turn),
            "opener": "-" if self._opener is None else str(self._opener),
            "grill": join_parts(self._grill),
            "hands": "/".join(join_parts(map(_card, hand)) for hand in self._hands),
            "laid": "/".join(join_parts(map(_group, laid)) for laid in self._laid),
            "passed": join_parts(seat for seat, passed in enumerate(self._passed) if passed),
            "stacks": "/".join(map(join_parts, self._stacks)),
            "discards": join_parts(map(_card, self._discards)),
            "due": str(self._due),
            "phase": self._phase,
            "asked": self._asked_word(),
        }

    @classmethod
    def _from_words(cls, words: Mapping[str, str]) -> Self:
        """Only `hands` is needed. Other cards are in the deck, other portions are unseen; it is the first round, and
        seat 0 is in turn and opened it."""
        hands = [[_card_of(word) for word in split_parts(hand)] for hand in words["hands"].split("/")]
        none = "/".join("-" * len(hands))
        position = cls.new(len(hands), Options())
        position._hands = [sorted(hand) for hand in hands]
        position._round = int(words.get("round", "1"))
        position._turn = int(words.get("turn", "0"))
        position._opener = int(words["opener"]) if "opener" in words else None if position._round == 0 else 0
        position._grill = sorted(split_numbers(words.get("grill", "-")))
        position._stacks = [split_numbers(stack) for stack in words.get("stacks", none).split("/")]
        position._unseen = without(
            bytes(PORTIONS.numbers), [*position._grill, *(p for s in position._stacks for p in s)]
        )
        position._discards = [_card_of(word) for word in split_parts(words.get("discards", "-"))]
        position._deck = without(ALL_CARDS, [*position._discards, *(card for hand in hands for card in hand)])
        for seat, laid in zip(range(len(hands)), words.get("laid", none).split("/"), strict=True):
            for word in split_parts(laid):
                position._put(seat, word)
        for seat in split_numbers(words.get("passed", "-")):
            position._passed[seat] = True
        position._due = int(words.get("due", "0"))
        position._phase = msgspec.convert(words.get("phase", "turn"), Phase)
        position._check_parsed()
        return position

    def _check_parsed(self) -> None:
        seats = range(len(self._hands))
        must(len(self._stacks) == len(seats), "every seat has its part")
        must(self._turn in seats and (self._opener is None or self._opener in seats), "a seat is in turn, and opened")
        must(0 <= self._round <= self._rounds, "so many rounds are played")
        must(len(self._grill) <= len(seats), "there are no more portions than seats")
        must(bool(self._grill) or self._phase not in ("turn", "draw"), "a round's last portion ends it")
        must(self._opener is not None or self._phase in ("deal", "first"), "a seat opened the round")
        must(self._due in (0, 1, 2), "one card is due, or two")
        must(bool(self._due) == (self._phase == "draw"), "cards are due while they are drawn")
        dealing = self._phase in ("deal", "first")
        must(not self._round if dealing else self._round > 0 or self._phase == "grill", "rounds begin behind the deal")
        left = (self._rounds - self._round) * len(self._hands)
        must(self._phase == "over" or len(self._unseen) >= left, "there are portions for every round")
        if self._phase in ("turn", "draw"):
            self._check_round()
        elif self._phase == "grill":
            must(not any((self._grill, *self._laid)) and not any(self._passed), "a round begins with an empty grill")
        elif dealing:
            there = (*self._stacks, *self._laid, self._grill, self._discards)
            must(not any(there) and not any(self._passed), "nothing is laid or taken before the first round")
            must(not any(self._hands) or self._phase == "first", "no card is held before the deal")

    def _check_round(self) -> None:
        passed = [seat for seat, gone in enumerate(self._passed) if gone]
        worms = [seat for seat in passed if self._kinds[seat] >> WORM & 1]
        must(len(passed) < len(self._hands), "a round goes on until all have passed")
        must(self._phase == "draw" or not self._passed[self._turn], "a seat that has passed is not in turn")
        must(all(not self._laid[seat] for seat in passed if seat not in worms), "a pass without a worm leaves no cards")
        must(len(self._grill) >= len(self._hands) - len(passed) + len(worms), "every seat without a portion gets one")

    def _put(self, seat: int, word: str) -> None:
        """Lay a group of a notation."""
        if word.startswith("w"):
            serials = tuple(int(serial) for serial in word[1:].split("+"))
            must([*serials] == sorted(serials), "worms are ascending")
            group = Group(WORM, len(serials), serials)
            self._deck = without(self._deck, [PLAIN + serial for serial in serials])
        else:
            group = Group(int(word[0]), int(word[2:]), ())
            must(1 <= group.kind < WORM and word[1] == "x", "a kind is 1 to 5, and its count follows an x")
            must(group.count <= len(ALL_CARDS), "no more cards are laid than there are")
            self._deck = without(self._deck, [group.kind] * group.count)
        must(group.count > 0 and not self._kinds[seat] >> group.kind & 1, "a kind is laid once")
        self._laid[seat].append(group)
        self._kinds[seat] |= 1 << group.kind
        self._totals[seat] += group.count * points_of(group.kind)


def _card(card: int) -> str:
    return str(card) if card <= PLAIN else f"w{card - PLAIN}"


def _card_of(word: str) -> int:
    return PLAIN + int(word[1:]) if word.startswith("w") else int(word)


def _group(group: Group) -> str:
    return f"w{'+'.join(map(str, group.serials))}" if group.serials else f"{group.kind}x{group.count}"
