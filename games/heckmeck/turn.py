"""A turn of Heckmeck solved exactly: what it is worth to go on, to stop and to keep, by what its ends are worth."""

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from itertools import combinations_with_replacement
from math import factorial, prod
from operator import itemgetter
from typing import Final, NamedTuple

from games.heckmeck.moves import DICE, WORM, points_of
from games.heckmeck.position import ALL_FACES, WORM_BIT, Kept

SUMS: Final = range(DICE * points_of(WORM) + 1)


class Ends(NamedTuple):
    """What the ends of a turn are worth: to stop with a worm, by the sum, and to fail."""

    stop: tuple[float, ...]
    fail: float


class Rolls(NamedTuple):
    """All rolls of some dice, told apart by the faces that are not kept yet."""

    options: tuple[Kept, ...]
    """What may be kept after one of them: the face as a bit, how many dice, and their points."""
    of_many: tuple[tuple[float, Callable[[Sequence[float]], Sequence[float]]], ...]
    """How likely every roll is, and what picks its options' values from those of all options."""
    of_one: tuple[tuple[float, int], ...]
    """How likely every roll is after which only one face can be kept, and the number of that option."""
    bust: float
    """How likely no face can be kept."""


@cache
def rolls_of(kept: int, left: int) -> Rolls:
    """By the faces kept, a bit each, and the dice that are rolled: under 64 times 8."""
    faces = [face for face in range(1, WORM + 1) if not kept >> face & 1]
    options = {(face, count): at * left + count - 1 for at, face in enumerate(faces) for count in range(1, left + 1)}
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


def bust_of(at: Kept) -> float:
    """How likely the next roll shows no face that can be kept."""
    return rolls_of(at[0], at[1]).bust


class Turn:
    """A turn by what its ends are worth."""

    def __init__(self, ends: Ends) -> None:
        self._stop, self._fail = ends
        self._known: dict[Kept, float] = {}

    def stopped(self, at: Kept) -> float:
        """What it is worth to stop."""
        return self._stop[at[2]] if at[0] & WORM_BIT else self._fail

    def gone_on(self, at: Kept) -> float:
        """What it is worth to roll on."""
        rolls = rolls_of(at[0], at[1])
        values = [self.worth(then) for then in kept_after(at)]
        return (
            rolls.bust * self._fail
            + sum([chance * values[one] for chance, one in rolls.of_one])
            + sum([chance * max(of(values)) for chance, of in rolls.of_many])
        )

    def worth(self, at: Kept) -> float:
        """What it is worth to have kept this."""
        known = self._known.get(at)
        if known is None:
            known = self.stopped(at)
            if at[1] and at[0] != ALL_FACES:
                known = max(known, self.gone_on(at))
            self._known[at] = known
        return known


def kept_after(at: Kept) -> list[Kept]:
    """What may be kept after a roll, in the order of the roll's options."""
    kept, left, total = at
    return [(kept | face, left - count, total + points) for face, count, points in rolls_of(kept, left).options]


turn_of = lru_cache(8)(Turn)
"""The turn with these ends; its next decision finds what is known already."""
