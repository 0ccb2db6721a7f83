"""What a computer knows of Tanz der Hornochsen beyond its rules: what a tile will probably score."""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from itertools import combinations
from math import exp
from random import Random

from games.hornochsen.moves import Action, Buy, Pick, Play
from games.hornochsen.rules import Hornochsen
from games.hornochsen.seeing import Table
from games.mind import Mind

CROWD = 1.0
BUY = 1.5


class HornochsenMind(Mind[Hornochsen, Action]):
    """A tile is worth what it will probably score: on the space where it would lie now, or on one behind it where
    others come between."""

    playouts = 100
    chapters = 2

    def choose(self, position: Hornochsen, seat: int, rng: Random) -> Action:
        table = position.table(seat)
        hand = table.hands[seat]
        risks = _Risks(table, seat)
        if table.owed:
            tiles = sorted(table.owed.tiles, key=risks.of)[: table.owed.most]
            return Pick(tuple(sorted(tiles)))
        if table.double and len(hand) == 1 and table.most:
            return Buy(1)
        if table.double and len(hand) > 1:
            tiles = min(combinations(hand, 2), key=risks.of_both)
            return Play(tiles)
        tile = min(hand, key=risks.of, default=0)
        if table.most and (not tile or risks.of(tile) > BUY and risks.of(tile) > 1 + risks.of_drawn(risks.of(tile))):
            return Buy(1)
        return Play((tile,))

    def shares(self, position: Hornochsen) -> Sequence[float]:
        pawns = position.table(0).pawns
        scale = 2.0 + max(0, 60 - max(pawns)) / 8
        worths = [exp(-space / scale) for space in pawns]
        all_of_them = sum(worths)
        return [worth / all_of_them for worth in worths]

    def imagined(self, position: Hornochsen, seat: int, rng: Random) -> Hornochsen:
        """Who has chosen has probably chosen well."""
        drawn = position.resample(seat, rng)
        for other in range(position.seat_count):
            chosen = drawn.changeable(other)
            if other != seat and chosen is not None:
                action = self.choose(drawn, other, rng)
                if isinstance(action, Play) and action != chosen.action:
                    drawn.play(other, action)
        return drawn


class _Risks:
    """What tiles will probably score, for a seat."""

    def __init__(self, table: Table, seat: int) -> None:
        self._table = table
        others = [other for other in range(len(table.hands)) if other != seat]
        self._hidden = sorted([*table.reserve, *[tile for other in others for tile in table.hands[other]]])
        self._open = [tile for other in others if table.is_open[other] for tile in table.chosen[other] or ()]
        self._count = sum([not table.is_open[other] for other in others]) * (2 if table.double else 1)
        self._ends = sorted([(table.rows[row][-1], row) for row in table.active])
        self._sign = -1 if table.happy else 1
        self._known: dict[tuple[int, int], float] = {}

    def of(self, tile: int, between: int = 0) -> float:
        """Of one tile, behind so many more in its row."""
        known = self._known.get((tile, between))
        if known is None:
            known = self._known[tile, between] = self._of(tile, between)
        return known

    def of_both(self, tiles: tuple[int, ...]) -> float:
        low, high = tiles
        return self.of(low) + self.of(high, int(self._end(low) == self._end(high)))

    def of_drawn(self, best: float) -> float:
        """What a seat will score with one more tile, if it has one that scores so much."""
        some = self._hidden[::5]
        return sum([min(best, self.of(tile)) for tile in some]) / len(some)

    def _end(self, tile: int) -> tuple[int, int]:
        at = bisect_left(self._ends, (tile, 0))
        return self._ends[at - 1]

    def _of(self, tile: int, between: int) -> float:
        last, row = self._end(tile)
        spaces = self._table.board[row].spaces[len(self._table.rows[row]) :]
        if tile > last:
            lower = last
        else:
            lower = 0
        between += sum([lower < other < tile for other in self._open])
        gap = bisect_left(self._hidden, tile) - bisect_right(self._hidden, lower)
        chance = min(0.95, CROWD * gap / max(1, len(self._hidden)))
        count = self._count
        expected = 0.0
        likely = (1 - chance) ** count
        for number in range(count + 1):
            if between + number >= len(spaces):
                break
            expected += likely * spaces[between + number].points
            likely *= (count - number) / (number + 1) * chance / (1 - chance)
        return expected * self._sign
