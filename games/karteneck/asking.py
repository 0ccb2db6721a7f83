"""Decisions in Karteneck: awaited seats and legal actions."""

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache

from games.core import SINGLETONS, Chance, Choice, Fact, FirstSeatDraw
from games.karteneck.cards import (
    ALL_CARDS,
    ALL_KINDS,
    COPIES,
    PLAIN,
    PLAIN_KINDS,
    WORM_BIT,
    CardDraw,
    FirstHands,
    PortionDraw,
    bounds,
    serials_of,
)
from games.karteneck.moves import HAND, WORM, Action, Outcome, Pass, Play, points_of
from games.karteneck.position import WORMS_ON, Position

_NOT_LAID = tuple(tuple(kind for kind in PLAIN_KINDS if not laid >> kind & 1) for laid in range(ALL_KINDS + 1))
"""The plain kinds that a seat may still lay, by the kinds it has laid, a bit each."""

_stop = cache(Pass)  # with a portion or without: 30


def _plain_choice(kind: int, count: int) -> Choice[Action]:
    return Choice(Play(kind, count), {"kind": kind, "count": count, "serial": None})


def _up_to_all(kind: int) -> list[tuple[Choice[Action], ...]]:
    choices = tuple([_plain_choice(kind, count) for count in range(1, COPIES + 1)])
    return [choices[:held] for held in range(COPIES + 1)]


_PLAIN = tuple(map(_up_to_all, range(WORM)))
"""The choices for cards of a plain kind, by kind and number."""


@lru_cache(4096)
def _worm_choices(cards: tuple[int, ...]) -> tuple[Choice[Action], ...]:
    """Return every number of these worms, with every worm that can be the highest of that number."""
    serials = serials_of(cards)
    return tuple(
        _worm_choice(count, None if serial == serials[-1] else serial, serial)
        for count in range(1, len(serials) + 1)
        for serial in (serials[-1], *serials[count - 1 : -1])
    )


@cache
def _worms(count: int, named: int | None) -> Play:
    """Return the choice of some worms. Shared values skip the check for well-formedness."""
    return Play(WORM, count, named)


@cache
def _worm_choice(count: int, named: int | None, serial: int) -> Choice[Action]:
    return Choice(_worms(count, named), {"kind": WORM, "count": count, "serial": serial})


@lru_cache(2048)
def _pass_choice(steal: int | None, from_seat: int | None, total: int, portion: int | None) -> Choice[Action]:
    """Return the choice to pass. `portion` is the one taken from the grill without a worm. Rash before anything is
    laid."""
    gained = steal if portion is None else portion
    facts: dict[str, Fact] = {"steal": steal, "from_seat": from_seat, "total": total, "portion": portion}
    return Choice(_stop(steal), {**facts, "worms": 0 if gained is None else WORMS_ON[gained]}, rash=not total)


class Asking(Position):
    """The decisions of a position."""

    @property
    def awaited(self) -> frozenset[int]:
        return SINGLETONS[self._turn] if self._phase == "turn" else frozenset()

    @property
    def chance_due(self) -> Chance[Outcome] | None:
        match self._phase:
            case "turn" | "over":
                return None
            case "draw":
                return CardDraw(self._deck, self._due)
            case "grill":
                return PortionDraw(self._unseen, len(self._stacks))
            case "deal":
                return FirstHands(bounds(len(ALL_CARDS), HAND * len(self._stacks)))
            case "first":
                return FirstSeatDraw(len(self._stacks))

    @property
    def chapter(self) -> int:
        """A round begins when its portions are to be turned up."""
        return self._round + 1 if self._phase == "grill" else self._round

    def _legal(self, seat: int) -> Sequence[Choice[Action]]:
        if seat != self._turn or self._phase != "turn":
            return ()
        hand, kinds, total = self._hands[seat], self._kinds[seat], self._totals[seat]
        choices: list[Choice[Action]] = []
        for kind in _NOT_LAID[kinds]:
            choices += _PLAIN[kind][hand.count(kind)]
        if kinds & WORM_BIT:
            owner = self._robbed(seat)
            if owner is not None:
                choices.append(_pass_choice(total, owner, total, None))
            choices.append(_pass_choice(None, None, total, None))
            return choices
        if hand and hand[-1] > PLAIN:
            choices += _worm_choices(tuple(hand[bisect_right(hand, PLAIN) :]))
        choices.append(_pass_choice(None, None, total, self._grill[0]))
        return choices

    def _robbed(self, seat: int) -> int | None:
        """Return the seat whose top portion this seat's sum could steal."""
        return self._robbed_with(seat, self._kinds[seat], self._totals[seat])

    def _robbed_with(self, seat: int, kinds: int, total: int) -> int | None:
        if kinds & WORM_BIT and total in WORMS_ON:
            for other, stack in enumerate(self._stacks):
                if stack and stack[-1] == total and other != seat:
                    return other
        return None

    def _predicted(self, seat: int, action: Action) -> Mapping[str, Fact]:
        """Return the new sum and whether it could steal a portion; for a pass, whether it declines a theft."""
        if isinstance(action, Pass):
            return {"declines": action.steal is None and self._robbed(seat) is not None}
        total = self._totals[seat] + action.count * points_of(action.kind)
        robbed = self._robbed_with(seat, self._kinds[seat] | 1 << action.kind, total)
        return {"total": total, "steals": robbed is not None}

    def _is_wording_of(self, action: Action, choice: Choice[Action]) -> bool:
        """Return whether a play names the highest worm, which may be left out."""
        if type(action) is not Play or action.serial is None:
            return False
        return choice.action == Play(action.kind, action.count) and choice.facts["serial"] == action.serial
