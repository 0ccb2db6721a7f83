"""Karteneck's knowledge for computers: plans of what to lay, and their values."""

from collections.abc import Mapping, Sequence
from math import exp
from random import Random
from typing import Final, NamedTuple

from games.karteneck.cards import PLAIN_KINDS, WORM_BIT
from games.karteneck.moves import KINDS, WORM, Action, Pass, Play, points_of
from games.karteneck.position import WORMS_ON
from games.karteneck.rules import Karteneck
from games.karteneck.views import PositionLists
from games.mind import Mind

# In worms, found by letting hens play each other: who holds cards back for a round that is worth more plays better.
_KEPT: Final = (0.0, 0.62, 0.8, 0.97, 1.15, 1.32, 1.62)
"""The value of a card in hand, by kind."""
_DRAWN: Final = 0.8
"""The value of a card from the deck."""
_STOLEN: Final = 1.6
"""The value of a worm that another seat loses."""

_LUCK: Final = 3.4
"""The spread of a round's worms. The variances of rounds add up. Fitted to games of hens at two to six seats."""
_LAST_ROUND: Final = 1.35
"""The variance of the last round, in which all cards are laid, compared with another one."""

_A_CARD: Final = 1.9
"""The points that a seat is expected to lay for every card in hand, while it may lay all kinds."""
_FAR: Final = 80
_AHEAD: Final = tuple(1 / (1 + exp(-lead / 4)) for lead in range(-_FAR, _FAR + 1))
"""The chance to stay ahead, by the lead over another seat's expected sum."""


class _Plan(NamedTuple):
    """Cards to lay, one kind after another: their cost, the first kind, and its number of cards."""

    cost: float
    kind: int
    cards: int


class KarteneckMind(Mind[Karteneck, Action]):
    """Plans a round: the cheapest cards for every sum that the hand can reach. A sum is worth its expected portion and
    the one it steals. Plain kinds come before worms, lowest first, because cards drawn on the way may be of higher
    kinds."""

    playouts = 500
    slips = 0.14
    chapters = 1

    def choose(self, position: Karteneck, seat: int, rng: Random) -> Action:
        lists = position.lists()
        outlook = _Outlook(lists, seat)
        best, most = outlook.passing()
        for total, plan in _plans(lists, seat, outlook.highest - most).items():
            worth = outlook.worth(total) - plan.cost
            if worth > most and plan.kind:
                best, most = Play(plan.kind, plan.cards), worth
        return best

    def slip(self, position: Karteneck, seat: int, rng: Random) -> Action:
        """Play the most cards of one kind, until a worm lies there and the sum reaches the middle of the grill."""
        lists = position.lists()
        plays = [action for action in self.candidates(position, seat) if isinstance(action, Play)]
        middle = lists.grill[len(lists.grill) // 2]
        if not plays or (lists.kinds[seat] & WORM_BIT and lists.totals[seat] >= middle):
            return Pass()
        return max(plays, key=lambda play: (play.count, points_of(play.kind), play.kind))

    def shares(self, position: Karteneck) -> Sequence[float]:
        """Estimate by worms, and by the cards that can win more."""
        lists = position.lists()
        luck = _LUCK * (_LAST_ROUND + lists.rounds_left) ** 0.5
        worths = [
            exp((worms + sum([_KEPT[min(card, WORM)] for card in hand])) / luck)
            for worms, hand in zip(lists.worms, lists.hands, strict=True)
        ]
        return [worth / sum(worths) for worth in worths]

    def candidates(self, position: Karteneck, seat: int) -> Sequence[Action]:
        """Return passes first, because nothing is laid where nothing depends on it. Of worms only the highest is laid:
        another one would only decide a tie."""
        actions = [choice.action for choice in position.legal(seat)]
        passes = [action for action in actions if isinstance(action, Pass)]
        return [*passes, *[action for action in actions if isinstance(action, Play) and action.serial is None]]

    def search(self, position: Karteneck, seat: int, rng: Random, playouts: int) -> Action:
        """Divide the playouts by the number of seats, because a playout of more seats takes longer. The budget is for
        two."""
        return super().search(position, seat, rng, playouts * 2 // position.seat_count)


class _Outlook:
    """Expected gains of sums for a seat."""

    def __init__(self, lists: PositionLists, seat: int) -> None:
        self._lists = lists
        self._seat = seat
        self._worms = [WORMS_ON[portion] for portion in lists.grill]
        self._tops = {stack[-1] for other, stack in enumerate(lists.stacks) if stack and other != seat}
        others = [(other, passed) for other, passed in enumerate(lists.passed) if other != seat]
        self._final = [lists.totals[other] for other, passed in others if passed and lists.kinds[other]]
        self._likely = [_likely_sum(lists, other) for other, passed in others if not passed]
        self.highest = self._worms[-1] + _STOLEN * max([WORMS_ON[top] for top in self._tops], default=0)
        """The highest value of any sum."""

    def worth(self, total: int) -> float:
        """Return the value of passing with a sum."""
        below = sum([_AHEAD[total - other + _FAR] for other in self._likely])
        for other in self._final:
            below += (total > other) + (total == other) / 2
        worms = self._worms
        lower = min(int(below), len(worms) - 1)
        portion = worms[lower]
        if lower + 1 < len(worms):
            portion += (below - lower) * (worms[lower + 1] - portion)
        return portion + _STOLEN * WORMS_ON[total] if total in self._tops else portion

    def passing(self) -> tuple[Action, float]:
        """Return the best pass now, and its value."""
        total = self._lists.totals[self._seat]
        if self._lists.kinds[self._seat] & WORM_BIT:
            return Pass(total if total in self._tops else None), self.worth(total)
        return Pass(), self._worms[0]


def _likely_sum(lists: PositionLists, seat: int) -> int:
    left = len(KINDS) - lists.kinds[seat].bit_count()
    return lists.totals[seat] + round(_A_CARD * len(lists.hands[seat]) * left / len(KINDS))


def _plans(lists: PositionLists, seat: int, most: float) -> Mapping[int, _Plan]:
    """Return the cheapest plan for every sum that a seat can reach with a worm, at a cost of at most `most`. Cards are
    worth nothing in the last round."""
    hand, laid, total = lists.hands[seat], lists.kinds[seat], lists.totals[seat]
    dear = bool(lists.rounds_left)
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
    """Extend plans by cards of one more kind, where that is better."""
    for count in range(1, held + 1):
        more, dearer = count * points_of(kind), (count * _KEPT[kind] - _DRAWN) * dear
        for total, (cost, first, many) in plans.items():
            reached, price = total + more, cost + dearer
            there = better.get(reached)
            if price < most and (there is None or price < there[0]):
                better[reached] = _Plan(price, first or kind, many or count)
    return better


MIND = KarteneckMind()
