"""Exact solution of a turn of Heckmeck: values of rolling, stopping and keeping, given the values of its ends."""

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
    """Values of the ends of a turn: stopping with a worm, by sum, and failing."""

    stop: tuple[float, ...]
    fail: float


class Rolls(NamedTuple):
    """All rolls of a number of dice, grouped by the faces that are not kept yet."""

    options: tuple[TurnState, ...]
    """Choices after these rolls: the face as a bit, the number of dice, and their points."""
    many_options: tuple[tuple[float, Callable[[Sequence[float]], Sequence[float]]], ...]
    """Probabilities of rolls with several choices, with the indices of their choices among all."""
    one_option: tuple[tuple[float, int], ...]
    """Probabilities of rolls with a single choice, with the index of that choice."""
    bust: float
    """The probability that no face can be kept."""


@cache
def rolls_of(kept: int, left: int) -> Rolls:
    """Return the rolls for kept faces (a bit each) and a number of dice. Under 64 times 8 are cached."""
    faces = [face for face in range(1, WORM + 1) if not kept >> face & 1]
    options = {
        (face, count): index * left + count - 1 for index, face in enumerate(faces) for count in range(1, left + 1)
    }
    odds: dict[tuple[int, ...], float] = {}
    for dice in combinations_with_replacement(range(1, WORM + 1), left):
        counts = [(face, dice.count(face)) for face in sorted({*dice})]
        ways = factorial(left) // prod([factorial(count) for _, count in counts])
        may = tuple([options[count] for count in counts if count in options])
        odds[may] = odds.get(may, 0.0) + ways / 6**left
    return Rolls(
        tuple((1 << face, count, count * points_of(face)) for face, count in options),
        tuple((chance, itemgetter(*may)) for may, chance in odds.items() if len(may) > 1),
        tuple((chance, *may) for may, chance in odds.items() if len(may) == 1),
        odds.get((), 0.0),
    )


def bust_of(state: TurnState) -> float:
    """Return the probability that the next roll shows no face that can be kept."""
    return rolls_of(state[0], state[1]).bust


class TurnValues:
    """A turn, given the values of its ends."""

    def __init__(self, ends: Ends) -> None:
        self._stop, self._fail = ends
        self._known: dict[TurnState, float] = {}

    def stop_value(self, state: TurnState) -> float:
        return self._stop[state[2]] if state[0] & WORM_BIT else self._fail

    def roll_value(self, state: TurnState) -> float:
        rolls = rolls_of(state[0], state[1])
        values = [self.value(then) for then in states_after(state)]
        return (
            rolls.bust * self._fail
            + sum([chance * values[option] for chance, option in rolls.one_option])
            + sum([chance * max(values_of(values)) for chance, values_of in rolls.many_options])
        )

    def value(self, state: TurnState) -> float:
        """Return the value of a state after keeping."""
        known = self._known.get(state)
        if known is None:
            known = self.stop_value(state)
            if state[1] and state[0] != ALL_FACES:
                known = max(known, self.roll_value(state))
            self._known[state] = known
        return known


def states_after(state: TurnState) -> list[TurnState]:
    """Return the states after each choice of a roll, in the order of its options."""
    kept, left, total = state
    return [(kept | face, left - count, total + points) for face, count, points in rolls_of(kept, left).options]


turn_values = lru_cache(8)(TurnValues)
"""Return the turn with these ends, cached with its solved states for the next decision."""
