"""Refusals of Tanz der Hornochsen, and what is visible to the public and to each seat."""

import pytest

from games.core import Choice, Line
from games.hornochsen import rules
from games.hornochsen.moves import Action, Buy, Draw, Pick, Play
from tests.games.hornochsen import OWED, PLAIN_ROWS, all_but, at, hand
from tests.games.refusals import assert_refused, codes_in

# Refusals

OPEN = f"hands=1.5/2.6 {PLAIN_ROWS} pawns=1/2 order=0/1"
OPENED = f"{OPEN} turn=1 chosen=1/-"
DOUBLE_ROWS = "rows=L1:10/L2:20/L3:30/R1:40"
EMPTY = f"box={all_but(10, 20, 30, 40, 1, 2, 3)}"

REFUSALS: list[tuple[str, int, Action, str, dict[str, object]]] = [
    (f"hands=1/2 {PLAIN_ROWS} phase=over", 0, Play((1,)), "over", {}),
    (f"hands=1/2 {PLAIN_ROWS} phase=draw due=0x1", 1, Play((2,)), "drawing", {}),
    (f"hands=1/2 {PLAIN_ROWS} phase=refill due=0x6", 1, Buy(2), "drawing", {}),
    (OPENED, 0, Play((5,)), "lies-open", {"tiles": (1,)}),
    (OPENED, 0, Buy(1), "lies-open", {"tiles": (1,)}),
    (OPEN, 1, Play((2,)), "not-yet", {"turn_seats": (0,)}),
    (f"hands=1/2/3 {PLAIN_ROWS} pawns=0/0/2 order=0.1/2", 2, Play((3,)), "not-yet", {"turn_seats": (0, 1)}),
    (f"{OPEN} owed=0:L3:53.56", 1, Play((2,)), "picks-first", {"picking_seats": (0,), "pickers": 1}),
    (f"hands=1/2 {OWED}", 1, Play((2,)), "pick-first", {"row": "L3", "tiles": (53, 56, 59, 60, 62), "most": 2}),
    (f"hands=1/2 {OWED}", 1, Buy(1), "pick-first", {"row": "L3", "tiles": (53, 56, 59, 60, 62), "most": 2}),
    (f"hands=1/2 {DOUBLE_ROWS}", 0, Play((1,)), "buy-first", {}),
    (f"hands=1.3/2 {PLAIN_ROWS}", 0, Play((1, 3)), "play-how-many", {"named": 2, "count": 1}),
    (f"hands=1.3/2 {PLAIN_ROWS}", 0, Play(()), "play-how-many", {"named": 0, "count": 1}),
    (f"hands=1.3/2.4 {DOUBLE_ROWS}", 0, Play((1,)), "play-how-many", {"named": 1, "count": 2}),
    (f"hands=1.3/2 {PLAIN_ROWS}", 0, Play((2,)), "not-yours", {"tile": 2, "tiles": (1, 3)}),
    (f"hands=1.3/2.4 {DOUBLE_ROWS}", 0, Play((3, 1)), "lower-first", {"tiles": (3, 1)}),
    (f"hands=1.3/2.4 {DOUBLE_ROWS}", 0, Play((3, 3)), "lower-first", {"tiles": (3, 3)}),
    (f"hands=1.3/2 {PLAIN_ROWS} chosen=1/-", 0, Play((1,)), "chosen-already", {"tiles": (1,)}),
    (f"hands=1/2 {PLAIN_ROWS} bought=0", 0, Buy(1), "bought-before", {}),
    (f"hands=1.3/2 {PLAIN_ROWS} {EMPTY}", 0, Buy(1), "nothing-for-sale", {}),
    (f"hands=1/2 {PLAIN_ROWS}", 0, Buy(4), "one-to-three", {"count": 4}),
    (f"hands=1/2 {PLAIN_ROWS}", 0, Buy(0), "one-to-three", {"count": 0}),
    (
        f"hands=1.3.5.6.7.8.9.11/2 {PLAIN_ROWS}",
        0,
        Buy(2),
        "screen-full",
        {"count": 2, "held": 8, "most": 9},
    ),
    (f"hands=1/2.3 {DOUBLE_ROWS} {EMPTY}", 0, Buy(3), "too-few-for-sale", {"count": 3, "most": 1}),
    (f"hands=1/2 {PLAIN_ROWS}", 0, Pick((1,)), "nothing-to-pick", {}),
    (f"hands=1/2 {OWED}", 1, Pick((53, 56, 59)), "pick-how-many", {"named": 3, "most": 2}),
    (
        f"hands=1/2 {OWED}",
        1,
        Pick((54,)),
        "not-in-row",
        {"tile": 54, "row": "L3", "tiles": (53, 56, 59, 60, 62)},
    ),
    (f"hands=1/2 {OWED}", 1, Pick((56, 53)), "lower-first", {"tiles": (56, 53)}),
]


@pytest.mark.parametrize(("line", "seat", "action", "code", "facts"), REFUSALS)
def test_a_refusal_names_its_rule_and_this_positions_facts(
    line: str, seat: int, action: Action, code: str, facts: dict[str, object]
) -> None:
    assert_refused(at(line), seat, action, code, facts)


def test_every_refusal_the_rules_know_is_in_the_table_above() -> None:
    assert codes_in(rules) == {code for _, _, _, code, _ in REFUSALS}


@pytest.mark.parametrize(
    ("line", "tiles"),
    [
        ("hands=-/-", (1, 2, 3)),
        ("hands=-/-", (1,) * 16),
        ("hands=-/-", tuple(range(16))),
        (f"hands=1/2 {PLAIN_ROWS}", (50,)),
        (f"hands=1/2 {PLAIN_ROWS} phase=draw due=0x2", (50,)),
        (f"hands=1/2 {PLAIN_ROWS} phase=draw due=0x2", (50, 50)),
        (f"hands=1/2 {PLAIN_ROWS} phase=draw due=0x2", (1, 50)),
        (f"hands=1/2 {PLAIN_ROWS} phase=draw due=0x2 box=50", (50, 51)),
        (f"hands=1/2 {PLAIN_ROWS} phase=over", (50,)),
    ],
)
def test_tiles_that_cannot_be_drawn_are_refused(line: str, tiles: tuple[int, ...]) -> None:
    position = at(line)
    with pytest.raises(ValueError, match="tiles"):
        position.settle(Draw(tiles))
    assert position == at(line)


# What is seen


def test_a_seat_is_asked_what_it_owes_and_everybody_else_that_several_owe() -> None:
    position = at(f"hands=1.5/2/3.4 {OWED}")
    choosing = {"seat": 0, "double": False, "open": False}
    picking = {"seat": 1, "row": "L3", "tiles": (53, 56, 59, 60, 62), "most": 2}
    assert position.view(0).ask() == Line("choose", choosing)
    assert position.view(1).ask() == Line("pick", picking)
    assert position.view(None).ask() == Line(
        "several", {"awaited_seats": (0, 1, 2), "picking": "some", "double": False}
    )
    position.play(2, Play((3,)))
    position.play(0, Play((1,)))
    assert position.view(None).ask() == position.view(2).ask() == Line("pick", picking)
    position = at(f"hands=1/2.3 {DOUBLE_ROWS}")
    assert position.view(0).ask() == Line("buy", {"seat": 0, "double": True, "open": False})


def test_hand_lists_tiles_choice_picks_and_purchases() -> None:
    position = at(f"hands=1.5/2 {OWED} chosen=5/-")
    assert position.view(0).hand() == (
        Line("choice", {"tiles": (5,), "open": False}),
        Line("own", {"tiles": (1, 5)}),
        Line("rows", {}),
        Line("may-buy", {"most": 3}),
    )
    assert position.view(1).hand() == (
        Line("own", {"tiles": (2,)}),
        Line("picks", {"row": "L3", "tiles": (53, 56, 59, 60, 62), "most": 2}),
    )
    assert position.view(None).hand() == ()


def test_labels_are_the_tiles_and_the_count() -> None:
    position = at(f"hands=1/2/3 {OWED}")
    play = Choice(Play((1,)), {"tile": 1, "second": None})
    assert position.legal(0)[:2] == [play, Choice(Buy(1), {"count": 1})]
    assert position.legal(1)[0] == Choice(Pick((53,)), {"tile": 53, "second": None})


LIES = "hands=5.25.49.63.70/1 rows=L1:21.22.23.24/L2:47/L3:60.61/R4:68.69"


def test_a_choice_foretells_where_its_tile_would_lie_now_and_what_it_would_score() -> None:
    position = at(LIES)
    predicted = {tile: position.predicted(0, Play((tile,))) for tile in hand(position, 0)}
    assert [(facts["row"], facts["after"], facts["rule"]) for facts in predicted.values()] == [
        ("R4", 69, 3),
        ("L1", 24, 1),
        ("L2", 47, 2),
        ("L3", 61, 2),
        ("R4", 69, 2),
    ]
    assert [predicted[tile]["mark"] for tile in (25, 49, 63, 70)] == ["bull", "plain", "plain", "pat"]
    assert [predicted[tile]["points"] for tile in (25, 70)] == [7, 2]
    assert {facts["happy"] for facts in predicted.values()} == {False}
    assert position.predicted(0, Pick((25,))) == predicted[25]
    assert position.predicted(0, Buy(2)) == {}
    assert position.predicted(0, Play((25, 49)))["after"] is None, "what others play may come between"
    assert at(f"{LIES.replace('L3', 'L6')}").predicted(0, Play((25,)))["happy"], "a happy cow looks on"
