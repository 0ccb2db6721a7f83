"""Views of a position of Tanz der Hornochsen, and resampling of its hidden part."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple, Self

from games.hornochsen.board import RowPlan
from games.hornochsen.decisions import Decisions
from games.hornochsen.moves import Chose, Drew, Event, Picked
from games.hornochsen.view import HornochsenView, Owed, Player, RememberedPick, Row, Space, Status, uncover


class PositionLists(NamedTuple):
    """Read-only lists of a position for computers. By seat: tiles, chosen tiles, whether those are open, and pawns; by
    row: the board's plan and the tiles; and all tiles that are out of sight."""

    hands: Sequence[Sequence[int]]
    chosen: Sequence[tuple[int, ...] | None]
    is_open: Sequence[bool]
    pawns: Sequence[int]
    board: Sequence[RowPlan]
    rows: Sequence[Sequence[int]]
    active: Sequence[int]
    reserve: Sequence[int]
    happy: bool
    double: bool
    owed: Owed | None
    """The owed pick of the looking seat."""
    most: int
    """The number of tiles it may buy."""


class Views(Decisions):
    def lists(self, seat: int) -> PositionLists:
        """Return the lists of a resampled position, hidden tiles included."""
        return PositionLists(
            hands=self._hands,
            chosen=self._chosen,
            is_open=[self._is_open(other) for other in range(len(self._hands))],
            pawns=self._pawns,
            board=self._board,
            rows=self._rows,
            active=self._active,
            reserve=self._reserve,
            happy=self._happy > 0,
            double=self._double,
            owed=next((owed for owed in self._owed_with_most() if owed.seat == seat), None),
            most=self._most(seat),
        )

    def _seen(self, event: Event, seat: int | None) -> Event | None:
        match event:
            case Drew(owner, cause, count) if owner != seat:
                return Drew(owner, cause, count, None) if cause == "free" else None
            case Chose(owner, again) if owner != seat:
                return Chose(owner, again, None)
            case Picked(owner, row, count) if owner != seat:
                return Picked(owner, row, count, None)
            case _:
                return event

    def _last_seen(self, seat: int | None) -> tuple[Event, ...]:
        seen = [self._seen(event, seat) for event in self._last]
        return tuple([event for event in seen if event is not None])

    def _view(self, seat: int | None) -> HornochsenView:
        over = self._phase == "over"
        return HornochsenView(
            seat=seat,
            phase=self._phase,
            round=self._round,
            rows=tuple([self._row(number) for number in range(len(self._rows))]),
            happy=self._happy > 0,
            double=self._double,
            order=self._order,
            eye=self._eye,
            heap=self._heap,
            reserve=len(self._reserve),
            box=len(self._box),
            selling=self._selling and not over,
            players=tuple([self._player(other) for other in range(len(self._hands))]),
            owed=self._owed_with_most(),
            kept=tuple(self._kept),
            tiles=() if seat is None else tuple(self._hands[seat]),
            choice=() if seat is None else self._chosen[seat] or (),
            most=0 if seat is None or self._phase != "choose" else self._most(seat),
            last=self._last_seen(seat),
            result=self.result,
        )

    def _row(self, number: int) -> Row:
        plan = self._board[number]
        tiles = self._rows[number]
        spaces = [
            Space(mark, points, tile := tiles[at] if at < len(tiles) else None, self._placed.get(tile or 0))
            for at, (mark, points) in enumerate(plan.spaces)
        ]
        return Row(plan.name, bool(tiles), tuple(spaces))

    def _player(self, seat: int) -> Player:
        chosen = self._chosen[seat] or ()
        turns = [number for number, seats in enumerate(self._order, start=1) if seat in seats]
        return Player(
            space=self._pawns[seat],
            count=len(self._hands[seat]) - len(chosen),
            status=self._status(seat),
            bought=seat in self._bought,
            chosen=len(chosen),
            shown=chosen if self._is_open(seat) else (),
            turn=turns[0] if turns else None,
            returned=len(self._shown.intersection(self._unseen(seat))),
        )

    def _status(self, seat: int) -> Status:
        if self._phase != "choose":
            return "none"
        if self._is_open(seat):
            return "open"
        if self._chosen[seat]:
            return "chosen"
        return self._owes(seat) or "later"

    def _owed_with_most(self) -> tuple[Owed, ...]:
        return tuple([Owed(owed.seat, owed.row, owed.tiles, self._most_picks(owed.seat)) for owed in self._owed])

    def _resample(self, seat: int | None, rng: Random) -> Self:
        """Deal tiles that were on the board to the box and to as many places behind each screen as such tiles had,
        because that much is public; of a pick that is remembered, to the screen of its seat. Deal the others to the
        reserve and the rest."""
        twin = self.copy()
        twin._last = self._last_seen(seat)
        hidden = {other: self._unseen(other) for other in range(len(self._hands)) if other != seat}
        fresh, old = [*self._reserve], self._box.copy()
        for tile in (tile for tiles in hidden.values() for tile in tiles):
            (old if tile in self._shown else fresh).append(tile)
        twin._shown.difference_update(old)
        picked: dict[int, list[int]] = {other: [] for other in hidden}
        for pick in self._kept_by_others(seat):
            possible = sorted({*pick.tiles}.intersection(old))
            picked[pick.seat] += rng.sample(possible, pick.count)
        old = sorted({*old}.difference(*picked.values()))
        for pool in (fresh, old):
            pool.sort()  # equal views lead to equal draws
            rng.shuffle(pool)
        for other, tiles in hidden.items():
            known = picked[other]
            known += [old.pop() for _ in range(len(self._shown.intersection(tiles)) - len(known))]
            drawn = known + [fresh.pop() for _ in range(len(tiles) - len(known))]
            twin._shown.update(known)
            twin._hands[other] = sorted([*drawn, *(tile for tile in self._hands[other] if tile not in tiles)])
            chosen = self._chosen[other]
            if chosen and not self._is_open(other):
                twin._chosen[other] = tuple(sorted(rng.sample(drawn, len(chosen))))
        twin._reserve, twin._box = bytes(sorted(fresh)), sorted(old)
        return twin

    def _kept_by_others(self, seat: int | None) -> Sequence[RememberedPick]:
        """Return the picks of others that are remembered, without the tiles that lie open in an open round. Even if
        an open tile came from the box, at least the rest of the pick is behind the screen."""
        kept = self._kept
        if kept and self._turn:
            shown = [(tile, other) for other, chosen in enumerate(self._chosen) for tile in chosen or ()]
            for tile, other in shown:
                if self._is_open(other):
                    kept = uncover(kept, other, tile, sure=True)
        return [pick for pick in kept if pick.seat != seat]

    def _unseen(self, seat: int) -> list[int]:
        """Return a seat's tiles that are not open."""
        shown = (self._chosen[seat] or ()) if self._is_open(seat) else ()
        return [tile for tile in self._hands[seat] if tile not in shown]
