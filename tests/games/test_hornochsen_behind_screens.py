"""Tiles behind the screens of Tanz der Hornochsen: picks, purchases, free ones, and where the reserve runs out."""

import pytest

from games.hornochsen import Hornochsen
from games.hornochsen.moves import TILES, Bought, Buy, Draw, Drew, Pick, Picked, Placed, Play, Scored
from games.hornochsen.view import Owed
from tests.games.hornochsen import OWED, PLAIN_ROWS, all_but, at, choose, hand, legal, statuses, words
from tests.games.own import refused


def counts_to_buy(position: Hornochsen, seat: int) -> list[int]:
    return [action.count for action in legal(position, seat) if isinstance(action, Buy)]


# Picking


def test_ruling_picking_delays_no_other_seat_and_comes_first_for_its_own() -> None:
    position = at(f"hands=1.2/70/3.4 {OWED}")
    assert position.awaited == {0, 1, 2}
    assert statuses(position) == ["choose", "pick", "choose"]
    position.play(0, Play((1,)))
    position.play(2, Buy(1))
    position.settle(Draw((9,)))
    position.play(2, Play((9,)))
    assert position.awaited == {1}
    for action in (Play((70,)), Buy(1)):
        assert refused(position, 1, action) == "pick-first"
    stamp = position.stamp(1)
    position.play(1, Pick((56, 60)))
    assert position.stamp(1) == stamp + 1
    assert statuses(position) == ["chosen", "choose", "chosen"]
    assert hand(position, 1) == (56, 60, 70)


def test_ruling_a_pick_brings_a_screen_to_nine_at_most() -> None:
    position = at(f"hands=1/10.11.12.13.14.15.16.17 {OWED}")
    assert {len(action.tiles) for action in legal(position, 1) if isinstance(action, Pick)} == {1}
    assert position.view(1).owed[0].most == 1
    position.play(1, Pick((53,)))
    assert counts_to_buy(position, 1) == []


TWICE = "rows=L1:5/L2:6/L4:8/L5:94 owed=0:L3:53.56.59.60.62/0:R4:30.31.32.33.34"


def test_ruling_with_nine_tiles_nothing_is_picked() -> None:
    position = at(f"hands=70.71.72.73.74.75.76/1.2 {TWICE}")
    assert position.play(0, Pick((53, 62))) == (Picked(0, "L3", 2, (53, 62)), Picked(0, "R4", 0, ()))
    assert statuses(position) == ["choose", "choose"]
    assert words(position)["box"] == "30.31.32.33.34.56.59.60"
    position = at(f"hands=70.71.72.73.74.75.76/1.2 {TWICE}")
    position.play(0, Pick((53,)))
    assert position.view(0).owed == (Owed(0, "R4", (30, 31, 32, 33, 34), 1),)


def test_ruling_picks_that_are_owed_at_the_end_lapse() -> None:
    position = at("hands=1.9/63.70 rows=L3:53.56.59.60.62/L4:10/L5:20/L6:30 pawns=61/5 heap=yes")
    choose(position, 1, 63)
    assert position.result is not None
    assert position.view(None).owed == ()
    assert words(position)["box"] == "53.56.59.60.62"


# Purchases


def test_ruling_one_to_three_tiles_once_a_round_at_a_penalty_each() -> None:
    position = at(f"hands=1/2.3 {PLAIN_ROWS}")
    assert counts_to_buy(position, 0) == [1, 2, 3]
    stamp = position.stamp(0)
    assert position.play(0, Buy(3)) == (Bought(0, 3, again=False), Scored(0, "buy", 3, False, 0, 3))
    assert position.awaited == frozenset()
    assert position.settle(Draw((50, 51, 45))) == (Drew(0, "bought", 3, (45, 50, 51)),)
    assert hand(position, 0) == (1, 45, 50, 51)
    assert position.stamp(0) == stamp + 1
    assert counts_to_buy(position, 0) == []
    assert refused(position, 0, Buy(1)) == "bought-before"
    choose(position, 1, 2)
    assert counts_to_buy(position, 0) == [1, 2, 3], "a new round"


def test_ruling_a_seat_that_has_chosen_takes_its_choice_back_buys_and_chooses_again() -> None:
    position = at(f"hands=1/2/3 {PLAIN_ROWS}")
    position.play(0, Play((1,)))
    stamp = position.stamp(0)
    assert position.awaited == {1, 2}
    assert position.play(0, Buy(1))[0] == Bought(0, 1, again=True)
    position.settle(Draw((50,)))
    assert position.awaited == {0, 1, 2}
    assert position.stamp(0) == stamp + 1
    position.play(0, Play((50,)))
    assert position.awaited == {1, 2}


def test_ruling_a_purchase_costs_penalties_under_a_happy_cow_too() -> None:
    position = at("hands=1/2 rows=L1:10/L2:20/L3:30/L6:40 pawns=5/0")
    assert position.view(None).happy
    assert position.play(0, Buy(2))[1] == Scored(0, "buy", 2, happy=False, from_space=5, to_space=7)


def test_ruling_in_an_open_round_a_seat_buys_until_its_own_tile_lies_open() -> None:
    position = at(f"hands=1.5/2.6/3.7 {PLAIN_ROWS} pawns=1/2/3 order=0/1/2")
    assert position.awaited == {0}
    assert counts_to_buy(position, 2) == [1, 2, 3]
    stamp = position.stamp(2)
    position.play(2, Buy(1))
    position.settle(Draw((50,)))
    assert (position.awaited, position.stamp(2)) == ({0}, stamp), "its turn has not come"
    position.play(0, Play((1,)))
    assert refused(position, 0, Buy(1)) == refused(position, 0, Play((5,))) == "lies-open"
    assert position.legal(0) == ()


# Free tiles


def test_ruling_several_draw_in_the_order_of_their_last_placement_and_the_last_what_is_left() -> None:
    left = (90, 91, 92, 93, 94, 95, 96)
    used = {10, 20, 30, 40, 41, 42, 43, 44, *left}
    box = ".".join(str(tile) for tile in TILES if tile not in used)
    position = at(f"hands=43/41/42.44 {PLAIN_ROWS} box={box}")
    choose(position, 43, 41, 42)
    assert words(position)["due"] == "1x6.0x1"
    position.settle(Draw(left[:6]))
    assert position.awaited == frozenset()
    position.settle(Draw(left[6:]))
    assert (hand(position, 0), hand(position, 1)) == (left[6:], left[:6])
    assert position.awaited == {0, 1, 2}
    assert not position.view(None).selling


# The reserve runs out


def test_ruling_a_purchase_that_empties_the_reserve_lets_the_box_lend_for_that_round() -> None:
    position = at(f"hands=41.44/42.43 {PLAIN_ROWS} box={all_but(10, 20, 30, 40, 41, 42, 43, 44, 98, 99)}")
    position.play(0, Buy(3))
    chance = position.chance_due
    assert chance is not None
    assert chance.bounds == (2, 1, 89), "the reserve first"
    assert chance.outcome([1, 0, 0]) == Draw((99, 98, 1))
    with pytest.raises(ValueError, match="tiles"):
        position.settle(Draw((98, 1, 2)))
    position.settle(Draw((98, 99, 1)))
    assert hand(position, 0) == (1, 41, 44, 98, 99)
    assert counts_to_buy(position, 1) == [1, 2, 3], "whoever else thinks of it in this round"
    position.play(1, Buy(1))
    position.settle(Draw((2,)))
    choose(position, 41, 42)
    assert counts_to_buy(position, 0) == [], "from the next round on nothing is sold"
    assert refused(position, 0, Buy(1)) == "nothing-for-sale"


def test_ruling_then_only_the_tile_that_a_double_play_forces_comes_from_the_box() -> None:
    used = (10, 20, 30, 40, 41, 42, 43, 44)
    position = at(f"hands=41/42.43.44 rows=L1:10/L2:20/L3:30/R1:40 box={all_but(*used)}")
    assert counts_to_buy(position, 0) == [1]
    assert counts_to_buy(position, 1) == []
    assert refused(position, 0, Buy(2)) == "too-few-for-sale"
    position.play(0, Buy(1))
    position.settle(Draw((99,)))
    assert legal(position, 0) == [Play((41, 99))]


def test_ruling_is_there_none_the_seat_plays_one() -> None:
    """Only where more tiles wait to be picked than ever will: 99 are too many to lie all behind screens and in rows."""
    position = at(f"hands=41/- rows=L1:10/L2:20/L3:30/R1:40 owed=1:L4:{all_but(10, 20, 30, 40, 41)}")
    assert legal(position, 0) == [Play((41,))]
    assert statuses(position)[0] == "choose"
    assert refused(position, 0, Buy(1)) == "nothing-for-sale"
    position.play(0, Play((41,)))
    assert not position.legal(0)
    position.play(1, Pick((98, 99)))
    assert Placed(0, 41, "R1", 40, 2, 1, 11) in position.play(1, Play((98, 99)))
