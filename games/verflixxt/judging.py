"""Evaluation of a position of Verflixxt! by the tiles ahead and the pawns' places."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final, cast

from games.verflixxt.moves import Move
from games.verflixxt.seeing import Seeing, pile_of
from games.verflixxt.tiles import FINISH, START, TILES, is_fortune, value_of

TAKES: Final = 0.14
"""The probability that a pawn takes a tile ahead of it."""


@cache
def _worths(turned: int) -> Sequence[float]:
    """Return the value of every tile for a seat whose next Fortune will turn a negative of `turned` points: that one
    counts twice; a worse negative would be turned in its place."""
    return [0.0, *[_worth(tile, turned) for tile in TILES], 0.0]


def _worth(tile: int, turned: int) -> float:
    if is_fortune(tile):
        return 2.0 * turned
    value = value_of(tile)
    return float(value if value > 0 else max(value, -value - 2 * turned))


@lru_cache(4096)
def _next_turned(path: tuple[int, ...], taken: tuple[int, ...], seats: int) -> int:
    """Return the points of the negative that one more Fortune will turn, if seats share evenly what is left in the
    path."""
    left = sorted([-value_of(tile) for tile in path if value_of(tile) < 0], reverse=True)
    negatives = [*[-value_of(tile) for tile in taken if value_of(tile) < 0], *left[seats // 2 :: seats]]
    negatives.sort(reverse=True)
    fortunes = sum(map(is_fortune, taken)) + sum(map(is_fortune, path)) // seats
    return negatives[fortunes] if fortunes < len(negatives) else 0


class Judging(Seeing):
    """An evaluation of a position. The last pawn to leave a tile takes it, so a tile belongs to a seat in proportion to
    its pawns on it."""

    def _worths_to(self, seat: int) -> Sequence[float]:
        return _worths(_next_turned(tuple(self._path), tuple(self._taken[seat]), len(self._pawns)))

    def gains(self, seat: int) -> list[float]:
        """Return the expected gain of every choice of this seat, for itself and from the others."""
        worths, pawns = self._worths_to(seat), self._pawns[seat]
        each_other = 1 / (len(self._pawns) - 1)
        gains: list[float] = []
        for choice in self._legal(seat):
            action = choice.action
            if not isinstance(action, Move) or action.piece == "guard":
                gains.append(0.0)
                continue
            tile, to = action.tile, cast("int", choice.facts["to"])
            gain = 0.0
            if tile != START:
                own, others = pawns.count(tile), self._pawned[tile]
                others -= own
                then = 1.0
                if choice.facts["takes"] is None:
                    then = (own - 1 - others * each_other) / (own - 1 + others) if own + others > 1 else 0.0
                gain = worths[tile] * (then - (own - others * each_other) / (own + others))
            if to != FINISH:
                own, others = pawns.count(to), self._pawned[to]
                others -= own
                before = (own - others * each_other) / (own + others) if own + others else 0.0
                gain += worths[to] * ((own + 1 - others * each_other) / (own + 1 + others) - before)
            gains.append(gain)
        return gains

    def prospects(self) -> list[float]:
        """Return every seat's expected points."""
        return [self._prospect(seat) for seat in range(len(self._pawns))]

    def _prospect(self, seat: int) -> float:
        worths, pawns = self._worths_to(seat), self._pawns[seat]
        points = float(pile_of(self._taken[seat], self._worst).points)
        ahead = 0.0
        for tile in reversed(self._path[:-1]):
            own = pawns.count(tile)
            if own:
                points += own * (worths[tile] / self._pawned[tile] + TAKES * ahead)
            ahead += worths[tile]
        return points
