"""Actions, outcomes, events and options of Karteneck, as stored in the log."""

from msgspec import Struct

from games.game import FirstSeat

WORM = 6
"""The kind of card that shows a worm. Kinds 1 to 5 are worth their number."""
KINDS = range(1, 7)
SERIALS = range(1, 26)
"""The serial numbers of worms."""
HAND = 6
"""Cards of a seat at the start."""


def points_of(kind: int) -> int:
    """Return the points of a card. A worm counts five."""
    return 5 if kind == WORM else kind


class Options(Struct, frozen=True, omit_defaults=True):
    """The game has no variants."""


class Play(Struct, frozen=True, array_like=True, tag="play"):
    """Lay cards of one kind, 1 to 6 (6 is the worm). Of several worms `serial` is the highest laid, the others are the
    seat's lowest; None means its highest."""

    kind: int
    count: int
    serial: int | None = None


class Pass(Struct, frozen=True, array_like=True, tag="pass"):
    """Lay no more cards this round, and steal a portion from the top of a stack or none."""

    steal: int | None = None


Action = Play | Pass


class Cards(Struct, frozen=True, array_like=True):
    """Some cards: those of kinds 1 to 5, and the worms by their serials; both ascending."""

    cards: tuple[int, ...]
    serials: tuple[int, ...]


class Deal(Struct, frozen=True, array_like=True, tag="deal"):
    """The first hands."""

    hands: tuple[Cards, ...]


class TurnUp(Struct, frozen=True, array_like=True, tag="turn"):
    """The portions of a round, ascending."""

    portions: tuple[int, ...]


class Draw(Struct, frozen=True, array_like=True, tag="draw"):
    cards: tuple[int, ...]
    serials: tuple[int, ...]


Outcome = Deal | FirstSeat | TurnUp | Draw


class Dealt(Struct, frozen=True, array_like=True, tag="dealt"):
    """A seat's first hand. The event is hidden from all others."""

    seat: int
    cards: tuple[int, ...]
    serials: tuple[int, ...]


class Began(Struct, frozen=True, array_like=True, tag="began"):
    """The hands are dealt, and a seat was drawn to begin."""

    seat: int


class TurnedUp(Struct, frozen=True, array_like=True, tag="turned"):
    """A round opened: its portions, ascending, and the seat that begins it."""

    round: int
    seat: int
    portions: tuple[int, ...]


class Laid(Struct, frozen=True, array_like=True, tag="laid"):
    """Cards of one kind were laid, worms by their `serials`; `total` is the seat's new sum."""

    seat: int
    kind: int
    count: int
    serials: tuple[int, ...]
    total: int


class Drew(Struct, frozen=True, array_like=True, tag="drew"):
    """Cards were drawn. Others see None in place of the cards."""

    seat: int
    count: int
    cards: tuple[int, ...] | None
    serials: tuple[int, ...] | None


class Reshuffled(Struct, frozen=True, array_like=True, tag="reshuffled"):
    """The discards became the deck."""

    count: int


class Passed(Struct, frozen=True, array_like=True, tag="passed"):
    """A seat passed with a worm among its cards: its sum counts for the sharing. `forced`: it visibly had nothing left
    to lay."""

    seat: int
    total: int
    forced: bool = False


class Stole(Struct, frozen=True, array_like=True, tag="stole"):
    """A seat that passed took the portion of exactly its sum from another's stack."""

    seat: int
    portion: int
    worms: int
    from_seat: int


class Missed(Struct, frozen=True, array_like=True, tag="missed"):
    """A seat passed without a worm: its cards were discarded, and it took the lowest portion of the grill; `forced` as
    above."""

    seat: int
    total: int
    portion: int
    worms: int
    forced: bool = False


class Shared(Struct, frozen=True, array_like=True, tag="shared"):
    """A seat took its share of the grill for its sum; `serial` is its highest worm where that decided a tie."""

    seat: int
    total: int
    serial: int | None
    portion: int
    worms: int


Event = Dealt | Began | TurnedUp | Laid | Drew | Reshuffled | Passed | Stole | Missed | Shared
