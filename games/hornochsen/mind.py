"""Tanz der Hornochsen's knowledge for computers: the expected score of a tile."""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from itertools import combinations
from math import exp
from random import Random
from typing import Final

from games.hornochsen.moves import HEAP, Action, Buy, Pick, Play
from games.hornochsen.rules import Hornochsen
from games.hornochsen.views import PositionLists
from games.mind import Mind

_A_ROUND: Final = 2.5
"""The penalties of the last seat in a round. In a round each seat draws a tile of the reserve, so that the game ends
after so many rounds by one or the other. This and the next two are fitted to games of hens at two to eight seats."""
_LUCK: Final = (4.4, 1.05)
"""The spread of later penalties at the end, and how much each round before it adds."""
_HELD: Final = 0.6
"""The penalties that a tile in hand is worth, because it need not be bought."""

_BAD: Final = 1.2
"""A seat with no tile of a lower expected score buys as many as it can. Found by games of hens."""
_MANY: Final = 4
"""Seats from which on a round is so noisy that fewer choices get more playouts each."""
_WORTH_A_SEARCH: Final = (10, 7)
"""Most choices of one or two tiles that are searched, with few seats and with many."""
_PLAYOUTS: Final = (2, 3)
"""Multiples of the playouts, which are divided by the number of seats, with few seats and with many."""


class HornochsenMind(Mind[Hornochsen, Action]):
    """Values a tile by its expected score: on its space now, or on one after it if other tiles come between. Plays and
    picks the best tiles; a seat without a good one buys."""

    playouts = 500
    slips = 0.34
    chapters = 2

    def choose(self, position: Hornochsen, seat: int, rng: Random) -> Action:
        lists = position.lists(seat)
        hand = lists.hands[seat]
        risks = _Risks(lists, seat)
        if lists.owed:
            return Pick(tuple(sorted(sorted(lists.owed.tiles, key=risks.of)[: lists.owed.most])))
        if lists.double and len(hand) > 1:
            best: tuple[int, ...] = min(combinations(hand, 2), key=risks.of_both)
        else:
            best = (min(hand, key=risks.of),)
        must_buy = lists.double and len(hand) == 1
        if lists.most and (must_buy or risks.of_both(best) > _BAD * len(best)):
            return Buy(lists.most)
        return Play(best)

    def slip(self, position: Hornochsen, seat: int, rng: Random) -> Action:
        """Play or pick the tiles nearest to their rows' ends, whatever others may place there. Buy only if the rules
        demand it."""
        risks = _Risks(position.lists(seat), seat)
        actions = [choice.action for choice in position.legal(seat)]
        tiles = [action for action in actions if not isinstance(action, Buy)]
        most = max(len(action.tiles) for action in tiles) if tiles else 0
        many = [action for action in tiles if len(action.tiles) == most]
        return min(many, key=lambda action: max(map(risks.distance, action.tiles)), default=actions[0])

    def shares(self, position: Hornochsen) -> Sequence[float]:
        """Estimate by penalties, which weigh more the nearer the end is, and by the tiles in hand."""
        lists = position.lists(0)
        pawns, hands = lists.pawns, lists.hands
        rounds = min(max(0, HEAP - max(pawns)) / _A_ROUND, len(lists.reserve) / len(pawns))
        luck = _LUCK[0] + _LUCK[1] * rounds
        worths = [exp((_HELD * len(hand) - space) / luck) for space, hand in zip(pawns, hands, strict=True)]
        return [worth / sum(worths) for worth in worths]

    def candidates(self, position: Hornochsen, seat: int) -> Sequence[Action]:
        """Return all purchases, and of many choices of tiles the best."""
        risks = _Risks(position.lists(seat), seat)
        actions = [choice.action for choice in position.legal(seat)]
        purchases = [action for action in actions if isinstance(action, Buy)]
        tiles = [action for action in actions if not isinstance(action, Buy)]
        best = sorted(tiles, key=lambda action: risks.of_both(action.tiles) / len(action.tiles))
        return [*best[: _WORTH_A_SEARCH[position.seat_count >= _MANY]], *purchases]

    def imagine(self, position: Hornochsen, seat: int, rng: Random) -> Hornochsen:
        """Sample the secret choices as good ones."""
        drawn = position.resample(seat, rng)
        for other in range(position.seat_count):
            chosen = drawn.changeable(other)
            if other != seat and chosen is not None:
                action = self.choose(drawn, other, rng)
                if isinstance(action, Play) and action != chosen.action:
                    drawn.play(other, action)
        return drawn

    def search(self, position: Hornochsen, seat: int, rng: Random, playouts: int) -> Action:
        """Divide the playouts by the number of seats, because a playout of more seats takes longer."""
        multiple = _PLAYOUTS[position.seat_count >= _MANY]
        return super().search(position, seat, rng, playouts * multiple // position.seat_count)


class _Risks:
    """Expected scores of tiles for a seat."""

    def __init__(self, lists: PositionLists, seat: int) -> None:
        self._lists = lists
        others = [other for other in range(len(lists.hands)) if other != seat]
        self._hidden = sorted([*lists.reserve, *[tile for other in others for tile in lists.hands[other]]])
        self._open = [tile for other in others if lists.is_open[other] for tile in lists.chosen[other] or ()]
        self._others = sum([not lists.is_open[other] for other in others]) * (1 + lists.double)
        self._ends = sorted([(lists.rows[row][-1], row) for row in lists.active])
        self._known: dict[tuple[int, int], float] = {}

    def of(self, tile: int, between: int = 0) -> float:
        """Return the score of a tile with `before` of the seat's own tiles before it in its row."""
        known = self._known.get((tile, between))
        if known is None:
            known = self._known[tile, between] = self._of(tile, between)
        return known

    def of_both(self, tiles: tuple[int, ...]) -> float:
        low, high = tiles[0], tiles[-1]
        if low == high:
            return self.of(low)
        return self.of(low) + self.of(high, int(self._end(low) == self._end(high)))

    def distance(self, tile: int) -> int:
        """Return the difference between a tile and the end of its row."""
        return abs(tile - self._end(tile)[0])

    def _end(self, tile: int) -> tuple[int, int]:
        """Return the last tile of the row in which a tile would be placed now, and the row."""
        return self._ends[bisect_left(self._ends, (tile, 0)) - 1]

    def _of(self, tile: int, between: int) -> float:
        last, row = self._end(tile)
        spaces = self._lists.board[row].spaces[len(self._lists.rows[row]) :]
        lowest = last if last < tile else 0
        between += sum([lowest < other < tile for other in self._open])
        hidden = bisect_left(self._hidden, tile) - bisect_right(self._hidden, lowest)
        chance = min(0.95, hidden / max(1, len(self._hidden)))  # that another's tile comes between
        others, score = self._others, 0.0
        likely = (1 - chance) ** others  # that so many do
        for number, space in enumerate(spaces[between : between + others + 1]):
            score += likely * space.points
            likely *= (others - number) / (number + 1) * chance / (1 - chance)
        return -score if self._lists.happy else score


MIND = HornochsenMind()
