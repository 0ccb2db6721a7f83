"""Verflixxt!'s knowledge for computers: an evaluation by the tiles ahead and the pawns' places."""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from math import exp
from random import Random
from typing import Any, Final

from games.core import Choice
from games.mind import Mind
from games.verflixxt.moves import Action, Move
from games.verflixxt.position import PositionLists
from games.verflixxt.rules import Verflixxt
from games.verflixxt.tiles import FINISH, START, TILES, is_fortune, value_of
from games.verflixxt.view import pile_of

LEAD: Final = (0.6, 10.0)
"""The lead in points that makes a seat more likely to win than another by e to 1: without tiles in the path, and how
much more with all of them, because they are the luck that is left. Fitted to games of hens at two to six seats."""
TAKES: Final = 0.14
"""The probability that a pawn takes a tile ahead of it."""


class VerflixxtMind(Mind[Verflixxt, Action]):
    """Evaluates by the pieces on every tile, and draws the next turns. The last pawn to leave a tile takes it, so a
    tile belongs to a seat in proportion to its pawns on it."""

    playouts = 400
    slips = 0.3
    horizon = 12

    def choose(self, position: Verflixxt, seat: int, rng: Random) -> Action:
        choices = position.legal(seat)
        gains = _gains(position.lists(), seat, choices)
        return choices[gains.index(max(gains))].action

    def slip(self, position: Verflixxt, seat: int, rng: Random) -> Action:
        """Take the best tile that a move takes at once. Any move will do if none takes one."""
        choices = position.legal(seat)
        taken = [choice.facts.get("takes") for choice in choices]
        gains = [value_of(tile) if isinstance(tile, int) else 0 for tile in taken]
        best = [choice for choice, gain in zip(choices, gains, strict=True) if gain == max(gains)]
        return rng.choice(best).action

    def shares(self, position: Verflixxt) -> Sequence[float]:
        lists = position.lists()
        points = [_prospect(lists, seat) for seat in range(position.seat_count)]
        lead = LEAD[0] + LEAD[1] * (len(lists.path) - 2) / len(TILES)
        weights = [exp((p - max(points)) / lead) for p in points]
        return [weight / sum(weights) for weight in weights]


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


def _worths_to(lists: PositionLists, seat: int) -> Sequence[float]:
    return _worths(_next_turned(tuple(lists.path), tuple(lists.taken[seat]), len(lists.pawns)))


def _gains(lists: PositionLists, seat: int, choices: Sequence[Choice[Action]]) -> list[float]:
    """Return the expected gain of every choice of this seat, for itself and from the others."""
    worths, pawns, pawned = _worths_to(lists, seat), lists.pawns[seat], lists.pawned
    each_other = 1 / (len(lists.pawns) - 1)
    gains: list[float] = []
    for choice in choices:
        action = choice.action
        if not isinstance(action, Move) or action.piece == "guard":
            gains.append(0.0)
            continue
        facts: Mapping[str, Any] = choice.facts
        tile = action.tile
        to: int = facts["to"]
        gain = 0.0
        if tile != START:
            own, others = pawns.count(tile), pawned[tile]
            others -= own
            then = 1.0
            if facts["takes"] is None:
                then = (own - 1 - others * each_other) / (own - 1 + others) if own + others > 1 else 0.0
            gain = worths[tile] * (then - (own - others * each_other) / (own + others))
        if to != FINISH:
            own, others = pawns.count(to), pawned[to]
            others -= own
            before = (own - others * each_other) / (own + others) if own + others else 0.0
            gain += worths[to] * ((own + 1 - others * each_other) / (own + 1 + others) - before)
        gains.append(gain)
    return gains


def _prospect(lists: PositionLists, seat: int) -> float:
    """Return a seat's expected points."""
    worths, pawns = _worths_to(lists, seat), lists.pawns[seat]
    points = float(pile_of(lists.taken[seat], lists.worst).points)
    ahead = 0.0
    for tile in reversed(lists.path[:-1]):
        own = pawns.count(tile)
        if own:
            points += own * (worths[tile] / lists.pawned[tile] + TAKES * ahead)
        ahead += worths[tile]
    return points


MIND = VerflixxtMind()
