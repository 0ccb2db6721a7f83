"""A line sets a position of Verflixxt, a line rolls, a line moves; tiles go by the names of the notation."""

from collections.abc import Sequence
from typing import get_args

import msgspec
from hypothesis import strategies as st

from games.core import Choice
from games.verflixxt import Verflixxt
from games.verflixxt.moves import Action, Counted, Die, Event, Move, Moved, Options, Roll, Rolled, Stay, Took
from games.verflixxt.tiles import tile_of
from tests.games.playouts import Case

at = Verflixxt.parse

STANDARD = (
    "-1a.-2a.-3a.-4a.-5a.-6a.-7a.-8a.f1.f2.f3.f4.f5.f6.+8.+7.+6.+5.+4.+3.+2.+1.-1b.-2b.-3b.-4b.-5b.-6b.-7b.-8b.-9.-10"
)


def tiles(text: str) -> tuple[int, ...]:
    """The tiles of `-4a.f1`."""
    return tuple(tile_of(name) for name in text.split(".")) if text else ()


def roll(position: Verflixxt, pips: int) -> Sequence[Event]:
    """The seat in turn rolls so much; what follows."""
    position.play(turn(position), Roll())
    return position.settle(Die(pips))


def turn(position: Verflixxt) -> int:
    (seat,) = position.awaited
    return seat


def written(choice: Choice[Action]) -> str:
    """`-4a>f1`, `guard f1>f5`, `stay`."""
    match choice.action:
        case Move(piece, tile):
            to = choice.facts["to"]
            assert isinstance(to, int)
            return f"{'guard ' if piece == 'guard' else ''}{named(tile)}>{named(to)}"
        case Stay():
            return "stay"
        case Roll():
            return "roll"


def named(tile: int) -> str:
    return next(name for name in ("S", *STANDARD.split("."), "E") if tile_of(name) == tile)


def moves(position: Verflixxt) -> set[str]:
    """Return the legal moves of the seat in turn."""
    return set(map(written, position.legal(turn(position))))


def play(position: Verflixxt, move: str) -> Sequence[Event]:
    """The seat in turn does what is written so."""
    (choice,) = [choice for choice in position.legal(turn(position)) if written(choice) == move]
    return position.play(turn(position), choice.action)


def described(events: Sequence[Event]) -> list[str]:
    """Return moves and takings as words: `0: -4a>f1`, `0 takes -4a`."""
    found: list[str] = []
    for event in events:
        match event:
            case Moved(seat, piece, tile, to):
                found.append(f"{seat}: {'guard ' if piece == 'guard' else ''}{named(tile)}>{named(to)}")
            case Took(seat, tile, cause):
                found.append(f"{seat} takes {named(tile)}" + ("" if cause == "left" else f" ({cause})"))
            case _:
                pass
    return found


def word(position: Verflixxt, key: str) -> str:
    """A word of the notation."""
    return dict(word.split("=", 1) for word in position.notation().split()).get(key, "-")


def stand(position: Verflixxt, tile: str) -> tuple[tuple[int, ...], int]:
    """The pawns and the guards on a tile."""
    (spot,) = [spot for spot in position.view(None).path if spot.tile == tile_of(tile)]
    return spot.pawns, spot.guards


def counted(events: Sequence[Event]) -> dict[int, int]:
    """Every seat's points, where the game has ended."""
    return {event.seat: event.points for event in events if isinstance(event, Counted)}


def is_forced(events: Sequence[Event]) -> bool:
    return isinstance(events[0], Rolled) and any(isinstance(event, Moved) and event.forced for event in events)


def _values(field: msgspec.structs.FieldInfo) -> tuple[bool | str, ...]:
    return (False, True) if field.type is bool else get_args(field.type)


any_options = st.builds(
    Options, **{field.name: st.sampled_from(_values(field)) for field in msgspec.structs.fields(Options)}
)
"""Every combination of the options."""

cases = st.builds(Case, st.just(Verflixxt), st.integers(2, 6), any_options, st.just("any"))
