"""What of Tanz der Hornochsen is visible to the public and to each seat."""

from games.core import Choice, Line
from games.hornochsen.moves import Buy, Pick, Play
from tests.games.hornochsen import OWED, at, hand

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
    position = at("hands=1/2.3 rows=L1:10/L2:20/L3:30/R1:40")
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
    assert not any(facts["happy"] for facts in predicted.values())
    assert position.predicted(0, Pick((25,))) == predicted[25]
    assert position.predicted(0, Buy(2)) == {}
    assert position.predicted(0, Play((25, 49)))["after"] is None, "what others play may come between"
    assert at(f"{LIES.replace('L3', 'L6')}").predicted(0, Play((25,)))["happy"], "a happy cow looks on"
