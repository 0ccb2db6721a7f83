"""Views of a position of Karteneck, and resampling of its hidden part."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple, Self

from games.karteneck.cards import WORM_BIT, split
from games.karteneck.moves import Cards, Dealt, Drew, Event
from games.karteneck.position import WORMS_ON, Position
from games.karteneck.view import KarteneckView, Portion, Seat, Stack


class PositionLists(NamedTuple):
    """Read-only lists of a position for computers. By seat: hands, laid kinds (a bit each), sums, passes, stacks and
    their worms; and the grill."""

    hands: Sequence[Sequence[int]]
    kinds: Sequence[int]
    totals: Sequence[int]
    passed: Sequence[bool]
    stacks: Sequence[Sequence[int]]
    worms: Sequence[int]
    grill: Sequence[int]
    rounds_left: int


class Views(Position):
    def lists(self) -> PositionLists:
        """Return the lists of a resampled position, hands included."""
        return PositionLists(
            self._hands,
            self._kinds,
            self._totals,
            self._passed,
            self._stacks,
            [self._worms(seat) for seat in range(len(self._stacks))],
            self._grill,
            self._rounds - self._round,
        )

    def _seen(self, event: Event, seat: int | None) -> Event | None:
        match event:
            case Drew(actor, count) if actor != seat:
                return Drew(actor, count, None, None)
            case Dealt(owner) if owner != seat:
                return None
            case _:
                return event

    def _view(self, seat: int | None) -> KarteneckView:
        robbed = self._robbed(self._turn) if self._phase == "turn" else None
        return KarteneckView(
            phase=self._phase,
            turn=self._turn if self._phase in ("turn", "draw") else None,
            opener=self._opener,
            round=self._round,
            rounds=self._rounds,
            grill=tuple(map(_portion, self._grill)),
            reserve=(self._rounds - self._round) * len(self._stacks),
            deck=len(self._deck),
            discards=len(self._discards),
            seats=tuple(map(self._seat, range(len(self._stacks)))),
            steal=None if robbed is None else self._totals[self._turn],
            from_seat=robbed,
            seat=seat,
            own=None if seat is None else Cards(*split(self._hands[seat])),
            last=tuple(seen for event in self._last if (seen := self._seen(event, seat)) is not None),
            result=self.result,
        )

    def _seat(self, seat: int) -> Seat:
        stack = self._stacks[seat]
        portions = tuple(map(_portion, sorted(stack))) if self._phase == "over" else ()
        return Seat(
            laid=tuple(self._laid[seat]),
            total=self._totals[seat],
            valid=bool(self._kinds[seat] & WORM_BIT),
            passed=self._passed[seat],
            cards=len(self._hands[seat]),
            stack=Stack(_portion(stack[-1]) if stack else None, len(stack), self._worms(seat), portions),
        )

    def _resample(self, seat: int | None, rng: Random) -> Self:
        """Deal the deck and the other hands again, and the cards just drawn by others. Knowledge that only a memory
        has, such as a card that went back into the deck, is in no view."""
        twin = self.copy()
        others = [other for other in range(len(self._hands)) if other != seat]
        # sorted: equal views lead to equal draws
        pool = sorted([*self._deck, *(card for other in others for card in self._hands[other])])
        rng.shuffle(pool)
        just_drawn: dict[int, list[int]] = {}
        for other in others:
            just_drawn[other] = [pool.pop() for _ in self._hands[other]]
            twin._hands[other] = sorted(just_drawn[other])
        twin._deck = bytes(sorted(pool))
        twin._last = tuple(_redrawn(event, just_drawn) for event in self._last)
        return twin

    def _worms(self, seat: int) -> int:
        return sum([WORMS_ON[portion] for portion in self._stacks[seat]])


def _portion(number: int) -> Portion:
    return Portion(number, WORMS_ON[number])


def _redrawn(event: Event, hands: dict[int, list[int]]) -> Event:
    """Return the event with cards taken from the front of its seat's new hand."""
    match event:
        case Drew(seat, count) if seat in hands:
            cards, hands[seat] = hands[seat][:count], hands[seat][count:]
            return Drew(seat, count, *split(sorted(cards)))
        case Dealt(seat) if seat in hands:
            return Dealt(seat, *split(sorted(hands[seat])))
        case _:
            return event
