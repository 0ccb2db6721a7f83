"""What seats and chance are asked in Tanz der Hornochsen: who is awaited, and what may be done."""

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import combinations

from games.core import Chance, Choice, Fact
from games.hornochsen.moves import BUYS, DEALT, PICKS, SCREEN, STARTS, TILES, Action, Buy, Draw, Outcome, Pick, Play
from games.hornochsen.position import Position
from games.hornochsen.view import Owed, Owes


class _Draws(Chance[Draw]):
    """Draws without putting back: `first` tiles from one place, `then` from another."""

    __slots__ = ("_first", "_then")

    def __init__(self, first: Sequence[int], count: int, then: Sequence[int] = ()) -> None:
        here = min(count, len(first))
        self.bounds = _bounds(len(first), here) + _bounds(len(then), count - here)
        self._first = tuple(first)
        self._then = tuple(then) if here < count else ()

    def outcome(self, draws: Sequence[int]) -> Draw:
        first, then = [*self._first], [*self._then]
        here = len(first)
        return Draw(tuple([(first if number < here else then).pop(draw) for number, draw in enumerate(draws)]))


# What is kept below is no more than one or two of 99 tiles can be: 4,950 choices of a kind.
@cache
def _bounds(size: int, count: int) -> tuple[int, ...]:
    return tuple(range(size, size - count, -1))


@cache
def _play_choice(tiles: tuple[int, ...]) -> Choice[Action]:
    return Choice(Play(tiles), _named(tiles))


@cache
def _pick_choice(tiles: tuple[int, ...]) -> Choice[Action]:
    return Choice(Pick(tiles), _named(tiles))


def _named(tiles: tuple[int, ...]) -> Mapping[str, Fact]:
    return {"tile": tiles[0], "second": tiles[1] if len(tiles) > 1 else None}


_PLAYS = tuple(_play_choice((tile,)) for tile in range(TILES.stop))
_BUYS: tuple[Choice[Action], ...] = tuple(Choice(Buy(count), {"count": count}) for count in BUYS)


class Asking(Position):
    """What is asked in a position."""

    @property
    def awaited(self) -> frozenset[int]:
        if self._phase != "choose":
            return frozenset()
        chosen = self._chosen
        waiting = [seat for seat in self._up if chosen[seat] is None]
        if self._owed:
            waiting += [owed.seat for owed in self._owed]
        return frozenset(waiting)

    def _owes(self, seat: int) -> Owes | None:
        if self._phase != "choose":
            return None
        if self._owed and self._owed_by(seat):
            return "pick"
        if seat not in self._up or self._chosen[seat] is not None:
            return None
        return "buy" if self._lacks_a_tile(seat) else "choose"

    def _owed_by(self, seat: int) -> Owed | None:
        for owed in self._owed:
            if owed.seat == seat:
                return Owed(seat, owed.row, owed.tiles, self._most_picks(seat))
        return None

    def _most_picks(self, seat: int) -> int:
        return min(PICKS[-1], SCREEN - len(self._hands[seat]))

    def _lacks_a_tile(self, seat: int) -> bool:
        return self._double and len(self._hands[seat]) == 1 and bool(self._reserve or self._box)

    @property
    def chance_due(self) -> Chance[Outcome] | None:
        match self._phase:
            case "choose" | "over":
                return None
            case "deal":
                return _Draws(self._reserve, len(self._hands) * DEALT + STARTS)
            case "draw":
                return _Draws(self._reserve, self._due[0][1], self._box)
            case "refill":
                return _Draws(self._reserve, self._due[0][1])

    @property
    def chapter(self) -> int:
        return self._round

    def _legal(self, seat: int) -> Sequence[Choice[Action]]:
        if self._phase != "choose" or (self._turn and self._is_open(seat)):
            return ()
        if self._owed and (owed := self._owed_by(seat)):
            tiles = sorted(owed.tiles)
            return [choice for count in PICKS[: owed.most] for choice in map(_pick_choice, combinations(tiles, count))]
        choices: list[Choice[Action]] = []
        if seat in self._up:
            choices = self._plays(seat)
        return choices if seat in self._bought else [*choices, *_BUYS[: self._room_for(seat)]]

    def _plays(self, seat: int) -> list[Choice[Action]]:
        hand = self._hands[seat]
        chosen = self._chosen[seat]
        if not self._double:
            return [_PLAYS[tile] for tile in hand if not chosen or tile != chosen[0]]
        if len(hand) > 1:
            return [*map(_play_choice, [pair for pair in combinations(hand, 2) if pair != chosen])]
        return [] if self._lacks_a_tile(seat) or chosen else [_PLAYS[hand[0]]]

    def _changeable(self, seat: int) -> Choice[Action] | None:
        chosen = self._chosen[seat]
        return _play_choice(chosen) if chosen and self._phase == "choose" and not self._is_open(seat) else None

    def _is_open(self, seat: int) -> bool:
        """Whether the seat's choice lies open: an open round goes on, and its turn is over."""
        return bool(self._turn) and self._chosen[seat] is not None and seat not in self._up

    def _most(self, seat: int) -> int:
        """How many tiles the seat may buy now."""
        if seat in self._bought or self._is_open(seat) or (self._owed and self._owed_by(seat)):
            return 0
        return self._room_for(seat)

    def _room_for(self, seat: int) -> int:
        """How many tiles there are for a seat that may buy."""
        return min(SCREEN - len(self._hands[seat]), self._for_sale(seat), BUYS[-1])

    def _for_sale(self, seat: int) -> int:
        """Tiles there are to buy: of the reserve, and of the box in the round in which a purchase empties the reserve;
        after that only what a double play forces."""
        if self._selling:
            return len(self._reserve) + len(self._box)
        return 1 if self._lacks_a_tile(seat) else 0
