"""What a computer knows of Karteneck beyond its rules: plans of what to lay, and what they are worth."""

from collections.abc import Mapping, Sequence
from math import exp
from random import Random
from typing import Final, NamedTuple

from games.karteneck.cards import PLAIN_KINDS, WORM_BIT
from games.karteneck.moves import KINDS, WORM, Action, Pass, Play, points_of
from games.karteneck.position import WORMS_ON
from games.karteneck.rules import Karteneck
from games.karteneck.seeing import Table
from games.mind import Mind

# In worms, found by letting hens play each other: who holds cards back for a round that is worth more plays better.
_KEPT: Final = (0.0, 0.62, 0.8, 0.97, 1.15, 1.32, 1.62)
"""What a card in a hand is worth, by its kind."""
_DRAWN: Final = 0.8
"""What a card from the deck is worth."""
_STOLEN: Final = 1.6
"""What a worm is worth that another loses."""

_A_CARD: Final = 1.9
"""What a seat will still lay for every card in its hand, as long as it may lay all kinds."""
_FAR: Final = 80
_AHEAD: Final = tuple(1 / (1 + exp(-lead / 4)) for lead in range(-_FAR, _FAR + 1))
"""The chance to stay ahead, by the lead over the sum that another seat will probably have."""


class _Plan(NamedTuple):
    """Cards to lay, one kind after the other: what they cost, which kind to lay first, and how many cards of it."""

    cost: float
    kind: int
    cards: int


class KarteneckMind(Mind[Karteneck, Action]):
    """A seat plans what it lays in a round: for every sum that its hand can reach the cheapest cards. A sum is worth
    the portion that it will probably bring, and the one that it steals. The plain kinds are laid before the worms, the
    lowest first: what is drawn meanwhile may be of those that are worth more."""

    playouts = 500
    chapters = 1

    def choose(self, position: Karteneck, seat: int, rng: Random) -> Action:
        table = position.table()
        outlook = _Outlook(table, seat)
        best, most = outlook.passing()
        for total, plan in _plans(table, seat, outlook.highest - most).items():
            worth = outlook.worth(total) - plan.cost
            if worth > most and plan.kind:
                best, most = Play(plan.kind, plan.cards), worth
        return best

    def shares(self, position: Karteneck) -> Sequence[float]:
        """By the worms, and by the cards that can bring more of them."""
        table = position.table()
        luck = 2 + 1.5 * table.rounds_left**0.5
        worths = [
            exp((worms + sum([_KEPT[min(card, WORM)] for card in hand])) / luck)
            for worms, hand in zip(table.worms, table.hands, strict=True)
        ]
        return [worth / sum(worths) for worth in worths]

    def candidates(self, position: Karteneck, seat: int) -> Sequence[Action]:
        """Of worms the highest is laid, too: another would only decide a tie."""
        actions = [choice.action for choice in position.legal(seat)]
        return [action for action in actions if not isinstance(action, Play) or action.serial is None]

    def search(self, position: Karteneck, seat: int, rng: Random, playouts: int) -> Action:
        """A playout takes longer the more seats there are: so many are for two."""
        return super().search(position, seat, rng, playouts * 2 // position.seat_count)


class _Outlook:
    """What sums will bring a seat."""

    def __init__(self, table: Table, seat: int) -> None:
        self._table = table
        self._seat = seat
        self._worms = [WORMS_ON[portion] for portion in table.grill]
        self._tops = {stack[-1] for other, stack in enumerate(table.stacks) if stack and other != seat}
        self._sums = [
            table.totals[other] if passed else _likely_sum(table, other)
            for other, passed in enumerate(table.passed)
            if other != seat and (table.kinds[other] or not passed)
        ]
        self.highest = self._worms[-1] + _STOLEN * max([WORMS_ON[top] for top in self._tops], default=0)
        """More than that no sum is worth."""

    def worth(self, total: int) -> float:
        """What a sum is worth, if it is passed with."""
        below = sum([_AHEAD[total - other + _FAR] for other in self._sums])
        worms = self._worms
        lower = min(int(below), len(worms) - 1)
        portion = worms[lower]
        if lower + 1 < len(worms):
            portion += (below - lower) * (worms[lower + 1] - portion)
        return portion + _STOLEN * WORMS_ON[total] if total in self._tops else portion

    def passing(self) -> tuple[Action, float]:
        """How to pass now, and what that is worth."""
        total = self._table.totals[self._seat]
        if self._table.kinds[self._seat] & WORM_BIT:
            return Pass(total if total in self._tops else None), self.worth(total)
        return Pass(), self._worms[0]


def _likely_sum(table: Table, seat: int) -> int:
    """The sum that a seat that has not passed will probably have."""
    left = len(KINDS) - table.kinds[seat].bit_count()
    return table.totals[seat] + round(_A_CARD * len(table.hands[seat]) * left / len(KINDS))


def _plans(table: Table, seat: int, most: float) -> Mapping[int, _Plan]:
    """For every sum that a seat can reach with a worm the cheapest way there, if it costs no more than `most`. In the
    last round cards are worth nothing."""
    hand, laid, total = table.hands[seat], table.kinds[seat], table.totals[seat]
    dear = bool(table.rounds_left)
    plans = {total: _Plan(0.0, 0, 0)}
    plain = 0
    for kind in PLAIN_KINDS:
        held = hand.count(kind)
        plain += held
        if held and not laid >> kind & 1:
            plans = _with(plans, kind, held, most, plans.copy(), dear=dear)
    return plans if laid & WORM_BIT else _with(plans, WORM, len(hand) - plain, most, {}, dear=dear)


def _with(
    plans: Mapping[int, _Plan], kind: int, held: int, most: float, better: dict[int, _Plan], *, dear: bool
) -> dict[int, _Plan]:
    """Plans that lay some cards of a kind, too, where none is better."""
    for count in range(1, held + 1):
        more, dearer = count * points_of(kind), (count * _KEPT[kind] - _DRAWN) * dear
        for total, (cost, first, many) in plans.items():
            reached, price = total + more, cost + dearer
            there = better.get(reached)
            if price < most and (there is None or price < there[0]):
                better[reached] = _Plan(price, first or kind, many or count)
    return better
