"""Views of a position of Verflixxt!, and resampling of its hidden part."""

from collections.abc import Iterable, Sequence
from random import Random
from typing import Self

from games.verflixxt.asking import Asking
from games.verflixxt.moves import Event, Took
from games.verflixxt.tiles import is_fortune, value_of
from games.verflixxt.view import Pile, PossibleMove, Seat, Spot, VerflixxtView


def most_costly(taken: Iterable[int], worst: int | None) -> list[int]:
    """Return the negatives that a Fortune may turn, most costly first."""
    return sorted([tile for tile in taken if value_of(tile) < 0 and tile != worst], key=value_of)


def pile_of(taken: Sequence[int], worst: int | None) -> Pile:
    """Return tiles as they count best for their owner. No Fortune turns the `worst` one of variant 5."""
    turned = most_costly(taken, worst)[: sum(map(is_fortune, taken))]
    return Pile(tuple(taken), tuple(turned), sum(map(value_of, taken)) - 2 * sum(map(value_of, turned)))


class Seeing(Asking):
    """The views of a position."""

    def _seen(self, event: Event, seat: int | None) -> Event:
        """Return the event as it is. Every taking is public, whatever the option hides later."""
        return event

    def _view(self, seat: int | None) -> VerflixxtView:
        moving = self._phase == "move"
        hidden = self._options.taken != "open"
        return VerflixxtView(
            phase=self._phase,
            turn=self._turn if self._phase in ("roll", "rolling", "move") else None,
            path=tuple(map(self._spot, self._path)),
            die=self._die if moving else None,
            steps=tuple([PossibleMove(*step) for step in self._steps()]) if moving else (),
            may_stay=moving and self._may_stay,
            seats=tuple(map(self._seat, range(len(self._pawns)))),
            display=self._options.taken,
            own=pile_of(self._taken[seat], self._worst) if hidden and seat is not None else None,
            last=self._last,
            result=self.result,
        )

    def _spot(self, tile: int) -> Spot:
        pawns = tuple([seat for seat, own in enumerate(self._pawns) for pawn in own if pawn == tile])
        return Spot(tile, pawns, self._crowd[tile] - self._pawned[tile])

    def _seat(self, seat: int) -> Seat:
        taken, shown = self._taken[seat], self._options.taken
        along = [tile for tile in self._path for pawn in self._pawns[seat] if pawn == tile]
        open_to_all = shown == "open" or self._phase == "over"
        return Seat(
            pawns=tuple(along),
            count=len(taken),
            top=taken[-1] if taken and (open_to_all or shown == "top_only") else None,
            pile=pile_of(taken, self._worst) if open_to_all else None,
        )

    def _resample(self, seat: int | None, rng: Random) -> Self:
        """Exchange hidden tiles among the other seats. Those just taken in public stay, and with `top_only` the last of
        every pile."""
        twin = self.copy()
        if self._options.taken == "open" or self._phase == "over":
            return twin
        known = [self._known(owner) for owner in range(len(self._pawns))]
        others = [owner for owner in range(len(self._pawns)) if owner != seat]
        pool = sorted([tile for owner in others for tile in self._taken[owner][: -known[owner] or None]])
        rng.shuffle(pool)
        for owner in others:
            taken = self._taken[owner]
            hidden = len(taken) - known[owner]
            twin._taken[owner] = [pool.pop() for _ in range(hidden)] + taken[hidden:]
        return twin

    def _known(self, owner: int) -> int:
        """Return the number of a seat's last tiles that the view shows to all."""
        announced = sum(isinstance(event, Took) and event.seat == owner for event in self._last)
        return max(announced, 1 if self._options.taken == "top_only" and self._taken[owner] else 0)
