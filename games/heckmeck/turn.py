"""A turn of Heckmeck solved exactly: what it is worth to go on, to stop and to keep, by what its ends are worth."""

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from itertools import combinations_with_replacement
from math import factorial, prod
from operator import itemgetter
from typing import Final, NamedTuple

from games.heckmeck.moves import DICE, WORM, points_of
from games.heckmeck.position import ALL_FACES, WORM_BIT, TurnState

SUMS: Final = range(DICE * points_of(WORM) + 1)


class Ends(NamedTuple):
    """What the ends of a turn are worth: to stop with a worm, by the sum, and to fail."""

    stop: tuple[float, ...]
    fail: float


class Rolls(NamedTuple):
    """All rolls of some dice, grouped by the faces that are not kept yet."""

    options: tuple[TurnState, ...]
    """What may be kept after one of them: the face as a bit, how many dice, and their points."""
    many_options: tuple[tuple[float, Callable[[Sequence[float]], Sequence[float]]], ...]
    """How likely every roll is, and what picks its options' values from those of all options."""
    one_option: tuple[tuple[float, int], ...]
    """How likely every roll is after which only one face can be kept, and the number of that option."""
    bust: float
    """How likely no face can be kept."""


@cache
def rolls_of(kept: int, left: int) -> Rolls:
    """By the faces kept, a bit each, and the dice that are rolled: under 64 times 8."""
    faces = [face for face in range(1, WORM + 1) if not kept >> face & 1]
    options = {
        (face, count): index * left + count - 1 for index, face in enumerate(faces) for count in range(1, left + 1)
    }
    odds: dict[tuple[int, ...], float] = {}
    for dice in combinations_with_replacement(range(1, WORM + 1), left):
        counts = [(face, dice.count(face)) for face in sorted({*dice})]
        ways = factorial(left) // prod([factorial(count) for _, count in counts])
        may = tuple([options[one] for one in counts if one in options])
        odds[may] = odds.get(may, 0.0) + ways / 6**left
    return Rolls(
        tuple((1 << face, count, count * points_of(face)) for face, count in options),
        tuple((chance, itemgetter(*may)) for may, chance in odds.items() if len(may) > 1),
        tuple((chance, *may) for may, chance in odds.items() if len(may) == 1),
        odds.get((), 0.0),
    )


def bust_of(state: TurnState) -> float:
    """How likely the next roll shows no face that can be kept."""
    return rolls_of(state[0], state[1]).bust


class Turn:
    """A turn by what its ends are worth."""

    def __init__(self, ends: Ends) -> None:
        self._stop, self._fail = ends
        self._known: dict[TurnState, float] = {}

    def stop_value(self, state: TurnState) -> float:
        """What it is worth to stop."""
        return self._stop[state[2]] if state[0] & WORM_BIT else self._fail

    def roll_value(self, state: TurnState) -> float:
        """What it is worth to roll on."""
        rolls = rolls_of(state[0], state[1])
        values = [self.value(then) for then in states_after(state)]
        return (
            rolls.bust * self._fail
            + sum([chance * values[one] for chance, one in rolls.one_option])
            + sum([chance * max(values_of(values)) for chance, values_of in rolls.many_options])
        )

    def value(self, state: TurnState) -> float:
        """What it is worth to have kept this."""
        known = self._known.get(state)
        if known is None:
            known = self.stop_value(state)
            if state[1] and state[0] != ALL_FACES:
                known = max(known, self.roll_value(state))
            self._known[state] = known
        return known


def states_after(state: TurnState) -> list[TurnState]:
    """What may be kept after a roll, in the order of the roll's options."""
    kept, left, total = state
    return [(kept | face, left - count, total + points) for face, count, points in rolls_of(kept, left).options]


turn_of = lru_cache(8)(Turn)
"""The turn with these ends; its next decision finds what is known already."""
