"""The tiles of Heckmeck between two turns, with continuations: whole turns are drawn, each by the best of a few
strategies."""

from bisect import bisect, bisect_right
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from importlib import resources
from itertools import accumulate
from math import exp, sqrt
from operator import mul
from random import Random
from typing import Final, Self

import msgspec

from games.heckmeck.moves import TILES, worms_on
from games.heckmeck.position import Position
from games.heckmeck.turn import SUMS

TURNS: Final = 6
"""Turns drawn before the table is evaluated."""

WORMS: Final = {tile: worms_on(tile) for tile in TILES}

TAKING: Final = range(TILES.start, SUMS.stop)
"""Sums that take a tile."""

_LUCK: Final = 0.55
"""The spread of later luck between seats, fitted to 1,500 games each of two and four seats, drawn to their end."""


class Grill:
    """The face-up tiles of the grill, the seats' stacks, and the seat in turn."""

    __slots__ = ("_buries", "stacks", "turn", "up")

    def __init__(self, up: list[int], stacks: list[list[int]], turn: int, buries: tuple[bool, bool]) -> None:
        """`buries`: whether a failed turn turns the highest tile whatever was returned, even without a return."""
        self.up = up
        self.stacks = stacks
        self.turn = turn
        self._buries = buries

    @classmethod
    def from_position(cls, position: Position) -> Self:
        """Return the table of a position at the beginning of its turn."""
        options = position.options
        return cls(position.up, position.stacks, position.turn, (options.bury_returned, options.always_bury))

    def copy(self) -> "Grill":
        """Return an equal table that shares nothing with this one."""
        return Grill(self.up.copy(), [stack.copy() for stack in self.stacks], self.turn, self._buries)

    def key(self) -> object:
        """Return a key equal for equal tables."""
        return self.turn, tuple(self.up), tuple(map(tuple, self.stacks)), self._buries

    def end_turn(self, tile: int | None) -> None:
        """End the turn with a tile from the grill or a stack. None fails it."""
        own = self.stacks[self.turn]
        if tile is None:
            self._fail(own)
        else:
            self._take(tile)
            own.append(tile)
        self.turn = (self.turn + 1) % len(self.stacks)

    def _take(self, tile: int) -> None:
        if tile in self.up:
            self.up.remove(tile)
            return
        for stack in self.stacks:
            if stack and stack[-1] == tile:
                stack.pop()

    def _fail(self, own: list[int]) -> None:
        up = self.up
        always_after_return, without_return = self._buries
        turns_highest = without_return
        if own:
            returned = own.pop()
            up.insert(bisect_right(up, returned), returned)
            turns_highest = always_after_return or returned != up[-1]
        if turns_highest:
            up.pop()

    def play_turns(self, rng: Random) -> None:
        """Draw some turns, or all that are left."""
        random, stacks = rng.random, self.stacks
        for _ in range(TURNS):
            if not self.up:
                return
            own = stacks[self.turn]
            tops = tuple([stack[-1] for stack in stacks if stack and stack is not own])
            chances, tiles = _turn_odds(tuple(self.up), own[-1] if own else None, tops, len(stacks))
            drawn = bisect(chances, random())
            self.end_turn(tiles[drawn] if drawn < len(tiles) else None)

    def shares(self) -> list[float]:
        """Return every seat's share of the victory, or its estimated chance while tiles are on the grill."""
        worms = [sum([WORMS[tile] for tile in stack]) for stack in self.stacks]
        if self.up:
            seats = len(worms)
            scale = (_LUCK + 1 / seats) * sqrt(1 + sum([WORMS[tile] for tile in self.up]))
            weights = [exp(w / scale) for w in worms]
            whole = sum(weights)
            return [weight / whole for weight in weights]
        standing = [(w, max(stack, default=0)) for w, stack in zip(worms, self.stacks, strict=True)]
        best = max(standing)
        return [(s == best) / standing.count(best) for s in standing]


@cache
def goal_odds() -> Mapping[int, Sequence[float]]:
    """Return the probability of each taking sum for a turn that aims at a sum, read from a file, because solving takes
    half a second. Sums above the goal count a little more than the goal, lower ones nothing."""
    text = (resources.files("games.heckmeck") / "goals.toml").read_text(encoding="utf-8")
    odds = msgspec.toml.decode(text, type=dict[str, dict[int, list[float]]])["odds"]
    return {goal: odds[goal] for goal in TILES}


@lru_cache(8192)
def _turn_odds(
    up: tuple[int, ...], own: int | None, tops: tuple[int, ...], seats: int
) -> tuple[Sequence[float], Sequence[int]]:
    """Return the tiles of a turn by the best of some goals (the lowest tile of each number of worms, and tiles to
    steal), with the cumulative probability of each tile; the rest fails. A stolen worm counts for the rival's loss as
    well."""
    loss = 0 if own is None else WORMS[own]
    tiles = [0] * len(TAKING)
    gains = [0.0] * len(TAKING)
    aims: list[Sequence[float]] = []
    worms = 0
    for tile in up:
        index = tile - TAKING.start
        tiles[index:] = [tile] * (len(tiles) - index)
        if WORMS[tile] != worms:
            worms = WORMS[tile]
            aims.append(goal_odds()[tile])
            gains[index:] = [worms + loss] * (len(gains) - index)
    for tile in tops:
        index = tile - TAKING.start
        tiles[index] = tile
        gains[index] = WORMS[tile] * seats / (seats - 1) + loss
        aims.append(goal_odds()[tile])
    odds = max(aims, key=lambda odds: sum(map(mul, odds, gains)))
    chances: dict[int, float] = {}
    for tile, chance in zip(tiles, odds, strict=True):
        if tile:
            chances[tile] = chances.get(tile, 0.0) + chance
    return [*accumulate(chances.values())], [*chances]
