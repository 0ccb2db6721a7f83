"""What a computer knows of Karteneck beyond its rules: plans of what to lay, and what they are worth."""

from collections.abc import Sequence
from math import exp
from random import Random
from typing import NamedTuple

from games.karteneck.cards import PLAIN_KINDS, WORM_BIT
from games.karteneck.moves import WORM, Action, Pass, Play, points_of
from games.karteneck.position import WORMS_ON
from games.karteneck.rules import Karteneck
from games.karteneck.seeing import Table
from games.mind import Mind

_KEEP = (0.0, 0.62, 0.8, 0.97, 1.15, 1.32, 1.62)
"""What a card in hand is worth in worms, by its kind."""
_DRAWN = 0.8
"""What a card from the deck is worth."""


class _Plan(NamedTuple):
    """Cards to lay one kind after the other: what they cost, which to lay first, and how many of them."""

    cost: float
    kind: int
    count: int


class KarteneckMind(Mind[Karteneck, Action]):
    """A seat plans what to lay all the round: for every sum that its hand can reach the cheapest cards. A sum is worth
    the portion it will bring, as far as can be told, and the portion that it steals."""

    playouts = 100
    chapters = 1

    def choose(self, position: Karteneck, seat: int, rng: Random) -> Action:
        table = position.table()
        total = table.totals[seat]
        steal = total if _robbed(table, seat, total) else None
        if table.kinds[seat] & WORM_BIT:
            best, best_worth = Pass(steal), self._worth(table, seat, total)
        else:
            best, best_worth = Pass(), float(WORMS_ON[table.grill[0]])
        dear = 0.0 if not table.rounds_left else 1.0
        for sum_, plan in _plans(table, seat).items():
            if plan.kind:
                worth = self._worth(table, seat, sum_) - plan.cost * dear
                if worth > best_worth:
                    best, best_worth = Play(plan.kind, plan.count), worth
        return best

    def _worth(self, table: Table, seat: int, total: int) -> float:
        """Worms that a sum will bring."""
        below = 0.0
        for other in range(len(table.totals)):
            if other != seat and (not table.passed[other] or table.kinds[other]):
                below += _beats(table, total, other)
        robbed = _robbed(table, seat, total)
        return _portion(table.grill, below) + (STEAL * WORMS_ON[total] if robbed else 0.0)

    def shares(self, position: Karteneck) -> Sequence[float]:
        table = position.table()
        scale = 2.0 + 1.5 * table.rounds_left**0.5
        worths = [
            exp((worms + sum([_KEEP[min(card, WORM)] for card in hand])) / scale)
            for worms, hand in zip(table.worms, table.hands, strict=True)
        ]
        all_of_them = sum(worths)
        return [worth / all_of_them for worth in worths]


STEAL = 1.6
MORE, SPREAD, FLOOR = 1.9, 4.0, 6


def _robbed(table: Table, seat: int, total: int) -> bool:
    return any([stack and stack[-1] == total and other != seat for other, stack in enumerate(table.stacks)])


def _beats(table: Table, total: int, other: int) -> float:
    """The chance that another seat will have less."""
    theirs = table.totals[other]
    if table.passed[other]:
        return float(total > theirs) if total != theirs else 0.5
    mean = theirs + MORE * len(table.hands[other]) * (6 - table.kinds[other].bit_count()) / 6
    return 1 / (1 + exp((mean - total) / SPREAD))


def _portion(grill: Sequence[int], below: float) -> float:
    """Worms on the portion above so many."""
    lower = min(int(below), len(grill) - 1)
    higher = min(lower + 1, len(grill) - 1)
    part = below - lower
    return (1 - part) * WORMS_ON[grill[lower]] + part * WORMS_ON[grill[higher]]


def _plans(table: Table, seat: int) -> dict[int, _Plan]:
    """For every sum that a seat can reach with a worm, the cheapest way to it."""
    hand, laid, total = table.hands[seat], table.kinds[seat], table.totals[seat]
    plans = {total: _Plan(0.0, 0, 0)}
    for kind in PLAIN_KINDS:
        held = 0 if laid >> kind & 1 else hand.count(kind)
        if held:
            plans = _with(plans, kind, held, plans)
    if laid & WORM_BIT:
        return plans
    worms = len(hand) - sum([hand.count(kind) for kind in PLAIN_KINDS])
    return _with(plans, WORM, worms, {})


def _with(plans: dict[int, _Plan], kind: int, held: int, better: dict[int, _Plan]) -> dict[int, _Plan]:
    """Plans that lay some cards of a kind, too, where they are no better ones."""
    better = better.copy()
    for count in range(1, held + 1):
        more, dearer = count * points_of(kind), count * _KEEP[kind] - _DRAWN
        for total, (cost, first, many) in plans.items():
            there = better.get(total + more)
            if there is None or there[0] > cost + dearer:
                better[total + more] = _Plan(cost + dearer, first or kind, many or count)
    return better
