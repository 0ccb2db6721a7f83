"""Puzzles of Heckmeck: a decision from a game of hens, and the exact value of each choice, see docs/daily.md."""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct

from games.chance import deal
from games.core import Chance
from games.heckmeck.account import is_judged, values_of
from games.heckmeck.mind import hen_action, lead
from games.heckmeck.moves import Action, Options, Roll, Stop
from games.heckmeck.rules import Heckmeck

SEATS: Final = range(2, 6)
LEAST_CHOICES: Final = 3

MARGIN: Final = 0.1
"""The least difference between the best value and the second, in worms."""
EVIDENT: Final = 0.5
"""The difference from which on the best action is too easy to see."""


class _Terms(Struct, frozen=True):
    """What a seed decides before it plays."""

    seats: int
    rolls: bool
    """Whether the puzzle asks to roll on or to stop. Otherwise it asks for a face."""
    errs: bool
    """Whether a hen misses the best action."""
    begin: float
    """The part of a game's decisions that is passed over at first, below 1."""


class _TermsDraw(Chance[_Terms]):
    __slots__ = ()

    def outcome(self, draws: Sequence[int]) -> _Terms:
        seats, kind, errs, begin = draws
        rolls = kind == 0 and SEATS[seats] > 2  # with two seats rolling on is hardly ever better than stealing
        return _Terms(SEATS[seats], rolls, errs == 0, begin / self.bounds[3])


_TERMS = _TermsDraw((len(SEATS), 3, 2, 1 << 16))


def puzzle_from(seed: bytes) -> Heckmeck:
    """Return the puzzle of a seed: a position with an awaited seat, without its last events."""
    terms = deal(seed, "terms", 0, _TERMS)
    number = 0
    while True:
        met = [one for one in _decisions(seed, number, terms.seats) if _asks_to_roll(one) is terms.rolls]
        begin = int(terms.begin * len(met))
        for position in met[begin:] + met[:begin]:  # in order, because decisions of one turn share its solution
            valued = sorted(values(position), key=lambda one: one[1], reverse=True)
            if _is_close(valued) and (hen_action(position, position.turn) != valued[0][0]) is terms.errs:
                return Heckmeck.parse(position.notation())
        number += 1


def values(game: Heckmeck) -> tuple[tuple[Action, float], ...]:
    """Return every legal action of the awaited seat with its exact value, in the order of `legal`. The scale is the
    lead of docs/review.md."""
    return values_of(game, lead)


def _decisions(seed: bytes, number: int, seats: int) -> Iterator[Heckmeck]:
    """Play a game of hens. Yield its positions with enough choices and tiles."""
    position = Heckmeck.new(seats, Options())
    chances = 0
    while position.result is None:
        if (chance := position.chance_due) is not None:
            position.settle(deal(seed, str(number), chances, chance))
            chances += 1
            continue
        seat = position.turn
        choices = position.legal(seat)
        if len(choices) >= LEAST_CHOICES and is_judged(position):
            yield position.copy()
        position.play(seat, choices[0].action if len(choices) == 1 else hen_action(position, seat))


def _asks_to_roll(position: Heckmeck) -> bool:
    return isinstance(position.legal(position.turn)[0].action, Roll)


def _is_close(valued: Sequence[tuple[Action, float]]) -> bool:
    """Return whether the best action, which is the first, is clearly better than the second, and not evidently so. A
    stop is compared with rolling on, because which tile to take is easy to see."""
    (best, value), *others = valued
    rival = max([other for action, other in others if not isinstance(best, Stop) or isinstance(action, Roll)])
    return value - others[0][1] >= MARGIN and value - rival < EVIDENT
