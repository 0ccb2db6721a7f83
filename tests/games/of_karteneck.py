"""Facts about Karteneck that its tests need beside the rules."""

from games.computer import MINDS
from games.game import AnyGame
from games.karteneck.moves import Draw, Drew, Missed, Pass, Passed, Play, Shared, Stole
from games.karteneck.view import KarteneckView
from renderers.karteneck.seats import seat_boxes
from renderers.kit.layout import Box
from tests.games.own import Own, happened, legal, refused

STEPS = 500
"""In a round a seat lays six times and passes once at the most, each followed by one draw, or two where the deck runs
out between: 15 entries. Five or six seats play five rounds or six, three play eight, two nine: never more than 30
times 15, the portions of each round, the deal and the first seat."""


def conserved(position: AnyGame) -> bool:
    view = position.view(None)
    assert isinstance(view, KarteneckView)
    seats = len(view.seats)
    laid = [group for seat in view.seats for group in seat.laid]
    cards = view.deck + view.discards + sum(seat.cards for seat in view.seats) + sum(group.count for group in laid)
    portions = view.reserve + len(view.grill) + sum(seat.stack.count for seat in view.seats)
    return cards == 110 and portions == {2: 18, 3: 24, 4: 28}.get(seats, 30)


def totals(view: KarteneckView) -> list[str]:
    return [str(seat.stack.worms) for seat in view.seats]


# Lessons


def lay(position: AnyGame) -> None:
    assert {Play(4, 2), Play(5, 1), Play(6, 1)} <= {*legal(position)}
    assert position.play(0, Play(4, 2))[0].total == 8
    assert position.settle(Draw((1,), ())) == [Drew(0, 1, (1,), ())]


def pass_with_a_worm(position: AnyGame) -> None:
    assert happened(position) == (Passed(0, 23), Drew(0, 2, (2, 4), ()))
    assert position.view(None).seats[0].valid


def steal_a_portion(position: AnyGame) -> None:
    assert refused(position, 0, Pass(19)) == "not-your-sum"
    assert position.play(0, Pass(30)) == (Passed(0, 30), Stole(0, 30, 5, from_seat=1))


def miss(position: AnyGame) -> None:
    assert happened(position)[0] == Missed(0, 11, portion=18, worms=1)


def share(position: AnyGame) -> None:
    shared = [(event.total, event.portion) for event in happened(position) if isinstance(event, Shared)]
    assert shared == [(30, 32), (25, 25), (16, 18)]


def caterina(position: AnyGame) -> object:
    assert position.view(None).seats[0].total == 11
    return position.play(0, Pass())[0].portion


def nicola(position: AnyGame) -> object:
    assert position.play(0, Pass(30))[1] == Stole(0, 30, 5, from_seat=1)
    return Pass(30)


def filippo(position: AnyGame) -> object:
    events = position.play(3, Pass())
    assert [seat.total for seat in position.view(None).seats] == [0] * 4
    return {event.seat: event.portion for event in events if isinstance(event, Shared)}[0]


def kinds(position: AnyGame) -> object:
    assert refused(position, 0, Play(5, 2)) == "kind-laid-before"
    position.play(0, Play(6, 1))
    return "worm"


def panels(seats: int) -> list[Box[int]]:
    return [Box(*box) for box in seat_boxes(seats)]


OWN = Own(
    steps=STEPS,
    conserved=conserved,
    yardsticks={"most-equal": MINDS["karteneck"].slip},
    claims={"lay": lay, "pass": pass_with_a_worm, "steal": steal_a_portion, "miss": miss, "share": share},
    answers={"kinds": kinds, "example-caterina": caterina, "example-nicola": nicola, "example-filippo": filippo},
    elsewhere={
        "lay": {"8"},  # two 4s
        "miss": {"11"},  # on the broken plate
    },
    samples=("hands=1.2.3.4.5.w1.w2.w3/1 grill=16.17",),
    facts=(
        ("chapter", {"chapter": 3}),
        ("standing", {"each": "Anna 12 · Bruno 7"}),
        ("value-kind", {"value": 6}),
        ("value-laid", {"value": 3}),
        ("refusal-being-dealt", {}),
        ("refusal-lay-at-least-one", {}),
        ("refusal-only-worms-have-serials", {"kind": 3, "serial": 4}),
        ("refusal-serial-not-held", {"serial": 4, "serials": (1, 2)}),
        ("refusal-highest-goes-unnamed", {"serial": 4}),
        ("refusal-serial-too-low", {"serial": 1, "count": 2, "serials": (1, 2)}),
        ("feat-meal", {"value": 29}),
    ),
    panels=panels,
    totals=totals,
)
