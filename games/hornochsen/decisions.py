"""Decisions in Tanz der Hornochsen: awaited seats and legal actions."""

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import combinations

from games.core import Chance, Choice
from games.game import SINGLETONS
from games.hornochsen.moves import BUYS, DEALT, PICKS, SCREEN, STARTS, TILES, Action, Buy, Draw, Outcome, Pick, Play
from games.hornochsen.position import OwedPick, Position
from games.hornochsen.view import Owes, uncover

_SINGLE_DRAWS = [Draw((tile,)) for tile in range(TILES.stop)]
"""The draw of each tile, shared by all tables, because shared values skip the check for well-formedness."""


class _Draws(Chance[Draw]):
    """Draws without replacement: `first` tiles from one place, `then` from another."""

    __slots__ = ("_first", "_then")

    def __init__(self, first: bytes, count: int, then: Sequence[int] = ()) -> None:
        here = len(first)
        self._first = first
        if count <= here:
            self.bounds = _bounds(here, count)
            self._then = b""
        else:
            self.bounds = _bounds(here, here) + _bounds(len(then), count - here)
            self._then = bytes(then)

    def outcome(self, draws: Sequence[int]) -> Draw:
        if len(draws) == 1:
            return _SINGLE_DRAWS[(self._first or self._then)[draws[0]]]
        tiles: list[int] = []
        pool = self._first
        for draw in draws:
            pool = pool or self._then
            tiles.append(pool[draw])
            pool = pool[:draw] + pool[draw + 1 :]
        return Draw(tuple(tiles))


@cache
def _bounds(size: int, count: int) -> tuple[int, ...]:
    return tuple(range(size, size - count, -1))


def _choices_of_one(kind: type[Play] | type[Pick]) -> list[Choice[Action]]:
    """Return the choice of each single tile. Index 0 is unused."""
    return [Choice(kind((tile,)), {"tile": tile, "second": None}) for tile in range(TILES.stop)]


_PLAYS = _choices_of_one(Play)
_PICKS = _choices_of_one(Pick)


@cache
def _pairs(kind: type[Play] | type[Pick]) -> list[list[Choice[Action]]]:
    """Return the 4,950 choices of two tiles, by the lower and the higher one. Made at their first use."""
    nothing = _PLAYS[0]
    return [
        [nothing] * (low + 1)
        + [Choice(kind((low, high)), {"tile": low, "second": high}) for high in range(low + 1, TILES.stop)]
        for low in range(TILES.stop)
    ]


def _choice(tiles: tuple[int, ...]) -> Choice[Action]:
    """Return the choice of one tile or two."""
    low, high = tiles[0], tiles[-1]
    return _PLAYS[low] if low == high else _pairs(Play)[low][high]


_ROOM = [min(BUYS[-1], SCREEN - held) for held in range(SCREEN + 1)]
"""Most tiles that a seat may buy, by the number it has."""
_MAX_PICKED = PICKS[-1]
_BUYS: tuple[Choice[Action], ...] = tuple(Choice(Buy(count), {"count": count}) for count in BUYS)
_UP_TO = tuple(_BUYS[:count] for count in range(len(_BUYS) + 1))
"""The choices of a purchase, by the number of available tiles."""


class Decisions(Position):
    @property
    def awaited(self) -> frozenset[int]:
        if self._phase != "choose":
            return frozenset()
        seats = self._undecided
        for owed in self._owed:
            seats |= SINGLETONS[owed.seat]
        return seats

    def stamp(self, seat: int) -> int:
        """Return the stamp in a seat's buttons. Rounds count, too, because in an open round a seat may buy before it is
        asked for its choice."""
        return super().stamp(seat) + self._round

    def _owes(self, seat: int) -> Owes | None:
        if self._phase != "choose":
            return None
        if self._owed and self._owed_by(seat):
            return "pick"
        if seat not in self._undecided:
            return None
        return "buy" if self._lacks_a_tile(seat) else "choose"

    def _owed_by(self, seat: int) -> OwedPick | None:
        """Return the row of the seat's first owed pick."""
        for owed in self._owed:
            if owed.seat == seat:
                return owed
        return None

    def _most_picks(self, seat: int) -> int:
        return min(_MAX_PICKED, SCREEN - len(self._hands[seat]))

    def _lacks_a_tile(self, seat: int) -> bool:
        return self._double and len(self._hands[seat]) == 1 and bool(self._reserve or self._box)

    @property
    def chance_due(self) -> Chance[Outcome] | None:
        match self._phase:
            case "choose" | "over":
                return None
            case "draw":
                return _Draws(self._reserve, self._due[0][1], self._box)
            case "refill":
                return _Draws(self._reserve, self._due[0][1])
            case "deal":
                return _Draws(self._reserve, len(self._hands) * DEALT + STARTS)

    @property
    def chapter(self) -> int:
        return self._round

    def _legal(self, seat: int) -> Sequence[Choice[Action]]:
        if self._phase != "choose" or (self._turn and self._is_open(seat)):
            return ()
        if self._owed and (owed := self._owed_by(seat)):
            tiles = sorted(owed.tiles)
            choices = [*map(_PICKS.__getitem__, tiles)]
            if self._most_picks(seat) > 1:
                pairs = _pairs(Pick)
                choices += [pairs[low][high] for low, high in combinations(tiles, 2)]
            return choices
        hand = self._hands[seat]
        choices: list[Choice[Action]]
        if seat not in self._up or (self._double and self._lacks_a_tile(seat)):
            choices = []
        elif self._double and len(hand) > 1:
            pairs = _pairs(Play)
            choices = [pairs[low][high] for low, high in combinations(hand, 2)]
        else:
            choices = [*map(_PLAYS.__getitem__, hand)]
        chosen = self._chosen[seat]
        if chosen and choices:
            choices.remove(_choice(chosen))
        if seat not in self._bought:
            choices += _UP_TO[self._room_for(seat)]
        return choices

    def _changeable(self, seat: int) -> Choice[Action] | None:
        chosen = self._chosen[seat]
        return _choice(chosen) if chosen and self._phase == "choose" and not self._is_open(seat) else None

    def _is_open(self, seat: int) -> bool:
        """Return whether the seat's choice is open: it has had its turn in an open round."""
        return bool(self._turn) and self._chosen[seat] is not None and seat not in self._up

    def _loose(self, seat: int) -> int:
        """Return how many of a seat's tiles have lain on the board and belong to no pick that is remembered."""
        picked = sum([pick.count for pick in self._kept if pick.seat == seat])
        return len(self._shown.intersection(self._hands[seat])) - picked

    def _uncover(self, played: Iterable[tuple[int, int]]) -> None:
        """Forget what was hidden about tiles that have lain on the board before."""
        for tile, seat in played:
            if tile in self._shown:
                if self._kept:
                    self._kept = uncover(self._kept, seat, tile, sure=not self._loose(seat))
                self._shown.discard(tile)

    def _most(self, seat: int) -> int:
        """Return the number of tiles that the seat may buy now."""
        if seat in self._bought or self._is_open(seat) or (self._owed and self._owed_by(seat)):
            return 0
        return self._room_for(seat)

    def _room_for(self, seat: int) -> int:
        """Return the number of tiles that are available to a seat that may buy."""
        room = _ROOM[len(self._hands[seat])]
        return room if self._selling and len(self._reserve) >= room else min(room, self._for_sale(seat))

    def _for_sale(self, seat: int) -> int:
        """Return the number of tiles for sale: the reserve, and the box in the round in which a purchase empties the
        reserve. Later, only what a double play forces (003, the end, exception)."""
        if self._selling:
            return len(self._reserve) + len(self._box)
        return 1 if self._lacks_a_tile(seat) else 0
