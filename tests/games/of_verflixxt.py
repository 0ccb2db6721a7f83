"""Facts about Verflixxt that its tests need beside the rules."""

from collections.abc import Sequence

from msgspec import Struct

from games.computer import MINDS
from games.game import AnyGame
from games.verflixxt.moves import Counted, Die, Move, Moved, Roll, Took
from games.verflixxt.tiles import TILES, tile_of, value_of
from games.verflixxt.view import VerflixxtView, pile_of
from renderers.verflixxt.art import points
from renderers.verflixxt.seats import seat_boxes
from renderers.verflixxt.table import SEATS_HEIGHT, SEATS_TOP
from tests.games.own import Own, happened, panels_of

STEPS = 1_000
"""A turn has three entries at most (a roll, the die, a move), and every move but those of a 1 in variant 2 brings a
piece nearer to Finish. Of 14,400 games with 2 to 6 seats and every combination of options one in a hundred passed
396, one in a thousand 430, the longest had 472."""


def conserved(position: AnyGame) -> bool:
    view = position.view(None)
    assert isinstance(view, VerflixxtView)
    path = [spot.tile for spot in view.path]
    tiles = len(path) - 2 + sum(seat.count for seat in view.seats)
    pawns = sum(len(spot.pawns) for spot in view.path)
    pawns += sum(isinstance(event, Took) and event.cause == "alone" for event in view.last)  # those stand nowhere
    guards = sum(spot.guards for spot in view.path)
    each = 3 if len(view.seats) <= 4 else 2
    return (tiles, pawns, guards) == (len(TILES), len(view.seats) * each, 8) and len(path) == len({*path})


def totals(view: VerflixxtView) -> list[str]:
    """Public until the count begins."""
    return [points(seat.pile.points) for seat in view.seats if seat.pile is not None] if view.result is None else []


# Lessons


def move(position: AnyGame) -> None:
    ways = {(step.piece, step.tile, step.to) for step in position.view(None).steps}
    assert ways == {
        ("pawn", tile_of("S"), tile_of("-5a")),
        ("pawn", tile_of("-2a"), tile_of("-7a")),
        ("guard", tile_of("f1"), tile_of("f5")),
    }


def take(position: AnyGame) -> None:
    assert happened(position)[-1] == Took(0, tile_of("-4a"), "left")


def guard(position: AnyGame) -> None:
    assert happened(position) == (Moved(0, "pawn", tile_of("f2"), tile_of("f5"), forced=False),)
    (left,) = [spot for spot in position.view(None).path if spot.tile == tile_of("f2")]
    assert (left.pawns, left.guards) == ((), 1)


def finish(position: AnyGame) -> None:
    home = {step.tile: step.takes for step in position.view(None).steps if step.to == tile_of("E")}
    assert (home[tile_of("-9")], home[tile_of("-10")]) == (tile_of("-9"), tile_of("-10"))


def count(position: AnyGame) -> None:
    counted = {event.seat: event for event in happened(position) if isinstance(event, Counted)}
    assert ([value_of(tile) for tile in counted[0].turned], counted[0].points) == ([-8, -7], 11)
    assert position.result is not None
    assert (position.result.places[0].seat, position.result.places[0].score) == (1, 15)


def rolled(position: AnyGame, pips: int, tile: str) -> Sequence[Struct]:
    position.play(0, Roll())
    position.settle(Die(pips))
    position.play(0, Move("pawn", tile_of(tile)))
    return happened(position)


def example_1(position: AnyGame) -> object:
    moved, took = rolled(position, 5, "-4a")
    assert isinstance(moved, Moved)
    assert moved.to == tile_of("f1")
    assert took == Took(0, tile_of("-4a"), "left")
    return "minus-4"


def example_2(position: AnyGame) -> object:
    moved = rolled(position, 4, "-2a")[0]
    assert isinstance(moved, Moved)
    return value_of(moved.to)


def guarded(position: AnyGame) -> object:
    assert len(rolled(position, 4, "f3")) == 1
    return "nothing"


def third_fortune(position: AnyGame) -> object:
    taken = position.view(None).seats[0].pile.taken
    assert pile_of(taken, None).points == 11
    return pile_of((*taken, tile_of("f3")), None).points


OWN = Own(
    steps=STEPS,
    conserved=conserved,
    yardsticks={"best-tile": MINDS["verflixxt"].slip},
    claims={"move": move, "take": take, "guard": guard, "finish": finish, "count": count},
    answers={"example-1": example_1, "example-2": example_2, "guarded": guarded, "example-count": third_fortune},
    samples=("pawns=-1a.f1.f2/f3.f4.f5/f6.+8.+7 guards=f1.f2.f3.f4.f5.f6.+8.+7 die=3", "pawns=S.S.S/S.S.S/S.S.S"),
    ended=("pawns=E.E.E/E.E.E guards=- taken=-1a.f1.f2.+2/+5.-2b phase=over path=-",),
    facts=(
        ("final-pawn", {"seat": 1}),
        ("standing", {"each": "Anna 12 · Bruno −7"}),
        *[(f"value-{fact}", {"value": 4}) for fact in ("tile", "path", "guards", "pawns", "taken", "turned")],
        ("value-tiles", {"value": 33}),
        ("value-piece", {"value": "guard"}),
        ("value-way", {"value": "back"}),
        ("event-recycled", {"tiles": (1, 2)}),
        ("value-number", {"value": 4}),
        ("event-took", {"clause": "first", "seat": 0, "tile": 32, "cause": "worst"}),
        ("event-stayed", {"clause": "first", "seat": 0}),
        ("line-seat", {"seat": 0, "pawns": (), "taken": (1,), "turned": (), "points": -1}),
        ("line-path", {"path": ()}),
        *[("count-spare", {"fortunes": fortunes}) for fortunes in (1, 2)],
        ("count-tie", {"points": 3, "fortunes": 2}),
        ("refusal-not-begun", {}),
        ("refusal-roll-first", {}),
        ("ask-roll", {"seat": 0}),
        ("refusal-die-in-the-air", {}),
        ("refusal-home", {"turn_seat": 1}),
        ("refusal-must-move", {"die": 1}),
        ("refusal-must-move", {"die": 4}),
        ("refusal-stays-in-finish", {}),
        *[(f"refusal-{code}", {"tile": 99}) for code in ("no-pawn-there", "no-guard-there", "guard-alone")],
        *[("refusal-only-forward", {"die": 4, "variant": variant}) for variant in (True, False)],
        ("refusal-nothing-before-start", {}),
    ),
    panels=panels_of(seat_boxes, SEATS_TOP, SEATS_HEIGHT),
    totals=totals,
)
