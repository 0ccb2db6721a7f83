"""Facts about Hornochsen that its tests need beside the rules."""

from collections.abc import Callable
from typing import Any

from games.computer import MINDS
from games.game import AnyGame
from games.hornochsen.moves import EYES, STARTS, TILES, Buy, Completed, Pick, Placed, Play, Scored
from games.hornochsen.view import HornochsenView
from renderers.hornochsen.seats import seat_boxes
from renderers.hornochsen.table import SEATS_HEIGHT, SEATS_TOP
from tests.games.hornochsen import all_but
from tests.games.own import Own, happened, legal, panels_of, refused

STEPS = 600
"""Every round costs penalties or tiles: of 17,000 games the longest had 260 entries."""


def conserved(position: AnyGame) -> bool:
    view = position.view(None)
    assert isinstance(view, HornochsenView)
    rows = sum(len(row.tiles) for row in view.rows)
    screens = sum(player.count + player.chosen for player in view.players)
    owed = sum(len(owed.tiles) for owed in view.owed)
    active = sum(row.active for row in view.rows)
    spaces = [player.space for player in view.players if player.space]
    return (
        view.reserve + view.box + rows + screens + owed == len(TILES)
        and active == STARTS
        and len(spaces) == len({*spaces})
    )


def totals(view: HornochsenView) -> list[str]:
    return [str(player.space) for player in view.players]


# Lessons


def place(position: AnyGame) -> None:
    placed = [event for event in position.play(0, Play((14,))) if isinstance(event, Placed)]
    assert Placed(0, 14, "L3", after=8, rule=2, difference=6, other=9) in placed
    assert Placed(1, 15, "L3", after=14, rule=2, difference=1, other=10) in placed
    assert [event.tile for event in placed] == [3, 14, 15, 44]


def bull(position: AnyGame) -> None:
    assert happened(position)[-2:] == (
        Scored(0, "bull", 8, happy=False, from_space=12, to_space=20),
        Completed(0, "L3", 63, "L5", (53, 56, 59, 60, 62)),
    )
    assert {len(action.tiles) for action in legal(position) if isinstance(action, Pick)} == {1, 2}


def happy(position: AnyGame) -> None:
    assert position.view(None).happy
    assert Scored(3, "pat", 4, happy=True, from_space=10, to_space=6) in happened(position)
    (row,) = [row for row in position.view(None).rows if row.name == "L6"]
    assert any(space.mark == "happy" and space.tile is None for space in row.spaces)


def buy(position: AnyGame) -> None:
    assert legal(position) == [Buy(1), Buy(2), Buy(3)]
    assert position.view(None).double
    assert refused(position, 0, Play((41,))) == "buy-first"


def open_round(position: AnyGame) -> None:
    assert position.awaited == {0}
    assert [player.space > EYES[0] for player in position.view(None).players] == [False, True, False]
    assert position.view(None).players[2].shown == (44,)


def placed_in(tile: int) -> Callable[[Any], object]:
    def asked(position: AnyGame) -> object:
        for seat in range(position.seat_count):
            tiles = position.view(seat).tiles
            position.play(seat, Play((tile if tile in tiles else tiles[-1],)))
        return next(event.row for event in happened(position) if isinstance(event, Placed) and event.tile == tile)

    return asked


def example_63(position: AnyGame) -> object:
    placed_in(63)(position)
    (completed,) = [event for event in happened(position) if isinstance(event, Completed)]
    return completed.next_row


def track(position: AnyGame) -> object:
    placed_in(34)(position)
    (scored,) = [event for event in happened(position) if isinstance(event, Scored)]
    assert (scored.points, scored.from_space) == (5, 10)
    return scored.to_space


# Golden logs


def picks_in_an_open_round(position: AnyGame) -> bool:
    """Whether a seat still owes a pick when an open round has begun."""
    view = position.view(None)
    return bool(view.order and view.owed)


OWN = Own(
    steps=STEPS,
    conserved=conserved,
    yardsticks={"nearest": MINDS["hornochsen"].slip},
    claims={"place": place, "bull": bull, "happy": happy, "buy": buy, "open": open_round},
    answers={"example-44": placed_in(44), "example-1": placed_in(1), "example-63": example_63, "example-track": track},
    elsewhere={
        "place": {"14", "15"},  # in a hand, and in another one
        "happy": {"10"},  # the space that the pawn came from: its prints
        "open": {"40", "60"},  # printed on the track
    },
    samples=(f"hands=1/2.3 rows=L1:10/L2:20/L3:30/R1:40 box={all_but(1, 2, 3, 10, 20, 30, 40)}",),
    facts=(
        ("chapter", {"chapter": 3}),
        ("standing", {"each": "Anna 12 · Bruno 7"}),
        ("value-ahead", {"value": 10}),
        ("menu-play", {"several": True}),
        ("menu-pick", {"several": True}),
        ("refusal-lower-first", {"tiles": (4, 3)}),
        ("refusal-not-yet", {"turn_seats": (0, 1)}),
        ("refusal-drawing", {}),
        ("refusal-too-few-for-sale", {"count": 3, "most": 1}),
        ("refusal-pick-how-many", {"named": 3, "most": 2}),
    ),
    panels=panels_of(seat_boxes, SEATS_TOP, SEATS_HEIGHT),
    totals=totals,
    noteworthy={"open": (4, picks_in_an_open_round)},
)
