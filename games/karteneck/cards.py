"""The cards of Karteneck as numbers, the portions of worms, and draws of both."""

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from importlib import resources

import msgspec
from msgspec import Struct

from games.core import Chance
from games.karteneck.moves import HAND, SERIALS, WORM, Cards, Deal, Draw, TurnUp

# Within a position a card is a number: 1 to 5 its kind, above that a worm's serial plus five.
PLAIN = WORM - 1
PLAIN_KINDS = tuple(range(1, WORM))
COPIES = 17
# A pool, all that may be drawn, is a byte each, ascending: it is never changed, and quickly made without one of them.
ALL_CARDS = bytes([*(kind for kind in PLAIN_KINDS for _ in range(COPIES)), *(PLAIN + serial for serial in SERIALS)])
ALL_KINDS = 0b1111110  # bits 1 to 6; 0 is no kind
WORM_BIT = 1 << WORM


@cache
def bounds(size: int, count: int) -> tuple[int, ...]:
    """Return the bounds of draws without replacement from `size` cards or portions, at most as many as there are."""
    return tuple(range(size, size - count, -1))


def _picked(pool: bytes, draws: Sequence[int]) -> list[int]:
    left = list(pool)
    return [left.pop(draw) for draw in draws]


def split(cards: Sequence[int]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Split ascending cards into plain ones and the serials of worms."""
    return tuple(cards[: bisect_right(cards, PLAIN)]), serials_of(cards)


def serials_of(cards: Sequence[int]) -> tuple[int, ...]:
    """Return the serials of the worms among ascending cards."""
    return tuple([card - PLAIN for card in cards[bisect_right(cards, PLAIN) :]])


@lru_cache(512)
def merged(plain: tuple[int, ...], serials: tuple[int, ...]) -> tuple[int, ...]:
    """Reverse `split`. Raises ValueError for invalid or unsorted cards."""
    cards = (*plain, *[PLAIN + serial for serial in serials])
    if [*cards] != sorted(cards) or (plain and plain[-1] > PLAIN) or (serials and serials[0] < 1):
        raise ValueError(plain, serials)
    return cards


def without(pool: bytes, gone: Iterable[int]) -> bytes:
    """Return the rest of a pool. Raises ValueError if it lacks a card."""
    for item in gone:
        before = len(pool)
        pool = pool.replace(bytes((item,)), b"", 1)
        if len(pool) == before:
            raise ValueError(item)
    return pool


class _Step(Struct, forbid_unknown_fields=True):
    numbers: list[int]
    worms: int


class _File(Struct, forbid_unknown_fields=True):
    portions: list[_Step]


class Portions:
    """The portions of a data file beside the rules: their numbers, ascending and as often as they occur, and the worms
    on each."""

    def __init__(self, name: str) -> None:
        text = (resources.files("games.karteneck") / name).read_text(encoding="utf-8")
        steps = msgspec.toml.decode(text, type=_File).portions
        self.numbers = tuple(sorted(number for step in steps for number in step.numbers))
        self.worms = {number: step.worms for step in steps for number in step.numbers}


class FirstHands(Chance[Deal]):
    __slots__ = ()

    def outcome(self, draws: Sequence[int]) -> Deal:
        cards = _picked(ALL_CARDS, draws)
        return Deal(tuple(Cards(*split(sorted(cards[at : at + HAND]))) for at in range(0, len(cards), HAND)))


class PortionDraw(Chance[TurnUp]):
    __slots__ = ("_unseen",)

    def __init__(self, unseen: bytes, count: int) -> None:
        super().__init__(bounds(len(unseen), count))
        self._unseen = unseen

    def outcome(self, draws: Sequence[int]) -> TurnUp:
        return _turn_up_of(*sorted(_picked(self._unseen, draws)))


@lru_cache(1024)
def _turn_up_of(*portions: int) -> TurnUp:
    """Return the chance for these portions. Shared values skip the check for well-formedness."""
    return TurnUp(portions)


@cache
def _draw_of(*cards: int) -> Draw:
    """Return a draw of one or two cards of 30 kinds: under 500 are cached."""
    return Draw(*split(cards))


class CardDraw(Chance[Draw]):
    __slots__ = ("_deck",)

    def __init__(self, deck: bytes, count: int) -> None:
        """Draw `count` cards, or as many as there are."""
        self.bounds = bounds(len(deck), count) if count < len(deck) else bounds(len(deck), len(deck))
        self._deck = deck

    def outcome(self, draws: Sequence[int]) -> Draw:
        deck = self._deck
        if len(draws) == 1:
            return _draw_of(deck[draws[0]])
        first, other = draws  # no more are ever due; the second is drawn from a deck that lacks the first
        low, high = (first, other + 1) if first <= other else (other, first)
        return _draw_of(deck[low], deck[high])
