"""Tanz der Hornochsen: every example of book 003 by name, the rulings, and what must hold in every position.

The examples' drawings are lost: what the text does not say (other tiles, other rows, pawns not spoken of) is filled in.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Struct

from games.core import Choice, IllegalMove, Line, Place, Result, variants
from games.hornochsen import Hornochsen, HornochsenOfVersion1, board, rules
from games.hornochsen.board import BoardError
from games.hornochsen.moves import (
    TILES,
    Action,
    Began,
    Bought,
    Buy,
    Chose,
    Completed,
    Draw,
    Drew,
    Event,
    Eye,
    Heap,
    Mood,
    Options,
    Pick,
    Picked,
    Placed,
    Play,
    Revealed,
    Scored,
    Shown,
)
from games.hornochsen.view import DOUBLE, HAPPY, PLAIN, Owed, Player
from tests.games.playouts import Case, Entry, drawn, enter
from tests.games.refusals import assert_refused, codes_in

at = Hornochsen.parse


def choose(position: Hornochsen, *tiles: int | tuple[int, ...]) -> Sequence[Event]:
    """Every seat chooses, from seat 0 on; what the last choice brought."""
    events: Sequence[Event] = ()
    for seat, chosen in enumerate(tiles):
        events = position.play(seat, Play((chosen,) if isinstance(chosen, int) else chosen))
    return events


def of(kind: type[Struct], events: Sequence[Event]) -> list[Event]:
    return [event for event in events if isinstance(event, kind)]


def rows(position: Hornochsen) -> dict[str, tuple[int, ...]]:
    """The active rows."""
    return {row.name: row.tiles for row in position.view(None).rows if row.active}


def pawns(position: Hornochsen) -> list[int]:
    return [player.space for player in position.view(None).players]


def statuses(position: Hornochsen) -> list[str]:
    return [player.status for player in position.view(None).players]


def hand(position: Hornochsen, seat: int) -> tuple[int, ...]:
    return position.view(seat).tiles


def legal(position: Hornochsen, seat: int) -> list[Action]:
    return [choice.action for choice in position.legal(seat)]


def counts_to_buy(position: Hornochsen, seat: int) -> list[int]:
    return [action.count for action in legal(position, seat) if isinstance(action, Buy)]


def refused(position: Hornochsen, seat: int, action: Action) -> str:
    with pytest.raises(IllegalMove) as error:
        position.play(seat, action)
    return error.value.code


def words(position: Hornochsen) -> dict[str, str]:
    return dict(word.split("=", 1) for word in position.notation().split())


ANJA, BERND, CONNY, DIRK = range(4)


# The examples of the book


def test_example_placing_3_14_15_and_44() -> None:
    position = at("hands=15.1/14.60/3.61/44.62 rows=L1:2/L2:5/L3:8/L4:18")
    events = choose(position, 15, 14, 3, 44)
    assert events == (
        Chose(DIRK, again=False, tiles=(44,)),
        Revealed((3, 14, 15, 44)),
        Placed(CONNY, 3, "L1", after=2, rule=1, difference=1, other=None),
        Placed(BERND, 14, "L3", after=8, rule=2, difference=6, other=9),
        Placed(ANJA, 15, "L3", after=14, rule=2, difference=1, other=10),
        Placed(DIRK, 44, "L4", after=18, rule=2, difference=26, other=29),
    )
    assert rows(position) == {"L1": (2, 3), "L2": (5,), "L3": (8, 14, 15), "L4": (18, 44)}


def test_example_the_1_is_below_all_and_goes_after_the_44() -> None:
    position = at("hands=1.70/80.71/81.72/82.73 rows=L1:2.3/L2:5/L3:8.14.15/L4:18.44")
    events = choose(position, 1, 80, 81, 82)
    assert events[2] == Placed(ANJA, 1, "L4", after=44, rule=3, difference=None, other=None)
    assert rows(position)["L4"] == (18, 44, 1)


def test_example_bernds_63_on_the_bull_head_of_8() -> None:
    position = at("hands=1.2/63.70/3.4/5.6 rows=L1:11/L2:22/L3:53.56.59.60.62/L4:81 pawns=0/12/3/4")
    events = choose(position, 1, 63, 3, 5)
    assert events[-3:] == (
        Placed(BERND, 63, "L3", after=62, rule=2, difference=1, other=41),
        Scored(BERND, "bull", 8, happy=False, from_space=12, to_space=20),
        Completed(BERND, "L3", 63, "L5", (53, 56, 59, 60, 62)),
    )
    assert rows(position)["L4"][0] == 81
    assert rows(position)["L5"] == (63,), "directly below the 81"
    assert position.play(BERND, Pick((56,))) == (Picked(BERND, "L3", 1, (56,)),)
    assert hand(position, BERND) == (56, 70)
    assert position.view(None).box == 4
    assert words(position)["box"] == "53.59.60.62"


HAPPY_EXAMPLE = (
    "hands=55.70.90/37.56/86.87.91/83.92.99 pawns=1/30/25/10 "
    "rows=L4:20.23.28.31.34/L5:17/R3:75.77.78.80/R4:68.72 box=1.2.3.4.5.6"
)


def test_example_happy_cows_first_round_penalties_become_rewards() -> None:
    position = at(HAPPY_EXAMPLE)
    events = choose(position, 55, 37, 86, 83)
    assert events[1:] == (
        Revealed((37, 55, 83, 86)),
        Placed(BERND, 37, "L4", after=34, rule=2, difference=3, other=20),
        Scored(BERND, "bull", 9, happy=False, from_space=30, to_space=39),
        Completed(BERND, "L4", 37, "L6", (20, 23, 28, 31, 34)),
        Mood(happy=True),
        Placed(ANJA, 55, "L6", after=37, rule=2, difference=18, other=38),
        Placed(DIRK, 83, "R3", after=80, rule=2, difference=3, other=11),
        Scored(DIRK, "pat", 4, happy=True, from_space=10, to_space=6),
        Placed(CONNY, 86, "R3", after=83, rule=2, difference=3, other=14),
        Scored(CONNY, "pat", 5, happy=True, from_space=25, to_space=20),
    )
    position.play(BERND, Pick((20, 23)))
    assert hand(position, BERND) == (20, 23, 56)
    assert rows(position)["L6"] == (37, 55)
    assert position.view(None).happy


def test_example_happy_cows_second_round_covering_the_last_cow_brings_penalties_back() -> None:
    position = at(HAPPY_EXAMPLE)
    choose(position, 55, 37, 86, 83)
    position.play(BERND, Pick((20, 23)))
    before = pawns(position)
    events = choose(position, 70, 56, 87, 99)
    assert events[1:] == (
        Revealed((56, 70, 87, 99)),
        Placed(BERND, 56, "L6", after=55, rule=2, difference=1, other=39),
        Mood(happy=False),
        Placed(ANJA, 70, "L6", after=56, rule=2, difference=14, other=53),
        Placed(CONNY, 87, "R3", after=86, rule=2, difference=1, other=15),
        Scored(CONNY, "bull", 7, happy=False, from_space=before[CONNY], to_space=before[CONNY] + 7),
        Completed(CONNY, "R3", 87, "R5", (75, 77, 78, 80, 83, 86)),
        Placed(DIRK, 99, "R5", after=87, rule=2, difference=12, other=27),
    )
    assert rows(position)["R4"][0] == 68, "the new row lies below the 68"
    position.play(CONNY, Pick((78,)))
    assert hand(position, CONNY) == (78, 91)
    assert rows(position) == {"L5": (17,), "L6": (37, 55, 56, 70), "R4": (68, 72), "R5": (87, 99)}


RED, GREEN, BLUE = range(3)


def test_example_track_red_ends_on_green_and_goes_on_past_blue() -> None:
    position = at("hands=34.80/81.82/83.84 rows=L1:70/L2:31.32.33/L3:1/L4:2 pawns=10/15/16")
    events = choose(position, 34, 81, 83)
    assert Scored(RED, "bull", 5, happy=False, from_space=10, to_space=17) in events
    assert pawns(position) == [17, 15, 16]


def test_example_track_red_gains_7_ends_on_green_and_goes_on_past_yellow() -> None:
    position = at("hands=35.80/81.82/83.84 rows=L1:31.32.33.34/L6:70/L3:1/L4:2 pawns=20/13/12")
    events = choose(position, 35, 81, 83)
    assert Scored(RED, "bull", 7, happy=True, from_space=20, to_space=11) in events
    assert pawns(position)[RED] == 11


def test_example_order_and_number_of_purchases_matter_on_the_track() -> None:
    line = "hands=33.80/81.82 rows=L1:31/L2:32/L3:1/L4:2 pawns=10/11"
    one, two = at(line), at(line)
    for position, order in ((one, (0, 1)), (two, (1, 0))):
        for seat in order:
            position.play(seat, Buy(1))
            position.settle(Draw((50 + seat,)))
    assert pawns(one) == [12, 13]
    assert pawns(two) == [11, 12]


# Setup


def test_ruling_six_tiles_a_seat_and_four_that_start_l1_to_l4_in_the_order_drawn() -> None:
    position = Hornochsen.new(3, Options())
    chance = position.chance_due
    assert chance is not None
    assert chance.bounds == tuple(range(99, 99 - 22, -1))
    outcome = chance.outcome([0] * 18 + [80, 3, 78, 0])
    assert outcome == Draw((*range(1, 19), 99, 22, 98, 19))
    events = position.settle(outcome)
    assert events[-1] == Began((99, 22, 98, 19))
    assert rows(position) == {"L1": (99,), "L2": (22,), "L3": (98,), "L4": (19,)}
    assert hand(position, 1) == (7, 8, 9, 10, 11, 12)
    assert pawns(position) == [0, 0, 0]
    assert position.awaited == {0, 1, 2}
    assert position.view(None).reserve == 77


def test_chance_draws_without_putting_back_and_the_dealer_needs_no_order() -> None:
    position = at("hands=1/2 rows=L1:3/L2:4/L3:5/L4:6 box=7.8")
    position.play(0, Buy(3))
    chance = position.chance_due
    assert chance is not None
    assert chance.bounds == (91, 90, 89)
    assert chance.outcome([0, 0, 88]) == Draw((9, 10, 99))
    assert chance.outcome([90, 89, 88]) == Draw((99, 98, 97))


# The board


def test_ruling_the_board_is_twelve_rows_with_bull_heads_5_to_12_and_pats_1_to_5() -> None:
    plans = board.load("standard")
    assert [plan.name for plan in plans] == [*board.NAMES]
    spaces = [space for plan in plans for space in plan.spaces]
    assert {space.points for space in spaces if space.mark == "bull"} == {*range(5, 13)}
    assert {space.points for space in spaces if space.mark == "pat"} == {*range(1, 6)}
    assert {len(plan.spaces) for plan in plans} == {4, 5, 6, 7}
    assert [plan.name for plan in plans if plan.double] == ["R1"]


STANDARD = (board.FOLDER / "standard.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("was", "becomes", "said"),
    [
        ("L2 . . . B5", "L2 . . B5", "line 2, row L2: 3 spaces, not 4 to 7"),
        ("L2 . . . B5", "L2 . . . . . . . B5", "line 2, row L2: 8 spaces, not 4 to 7"),
        ("L2 . . . B5", "L2 . . x B5", "line 2, row L2: x is no space"),
        ("L2 . . . B5", "L2 . . p B5", "line 2, row L2: p is no space"),
        ("L2 . . . B5", "L2 . . . .", "line 2, row L2: one bull head, at the end"),
        ("L2 . . . B5", "L2 . B5 . .", "line 2, row L2: one bull head, at the end"),
        ("L2 . . . B5", "L2 . B5 . B5", "line 2, row L2: one bull head, at the end"),
        ("L2 . . . B5", "L2 p1 . . B5", "line 2, row L2: the first space"),
        ("L2 . . . B5", "L2 H . . B5", "line 2, row L2: the first space"),
        ("L2 . . . B5\n", "", "rows are L1 L3"),
        ("L2", "R2", "not both halves from the top"),
        ("R6 . . H . H . B11", "", "rows are L1 L2"),
    ],
)
def test_a_wrong_board_file_says_what_is_wrong_and_where(was: str, becomes: str, said: str) -> None:
    assert board.read(STANDARD) == board.load("standard")
    with pytest.raises(BoardError, match=said):
        board.read(STANDARD.replace(was, becomes, 1))


def test_every_board_file_is_a_choice_of_the_option_and_every_choice_a_file(tmp_path: Path) -> None:
    board.check()
    (tmp_path / "other.txt").write_text(STANDARD, encoding="utf-8")
    with pytest.raises(BoardError, match="other"):
        board.check(tmp_path)
    assert variants(Options) == (), "there is one board"


def test_a_wrong_board_is_named_by_its_file(tmp_path: Path) -> None:
    (tmp_path / "broken.txt").write_text("L1 . .", encoding="utf-8")
    with pytest.raises(BoardError, match=r"broken\.txt: line 1, row L1"):
        board.load("broken", tmp_path)


# Placing


def test_ruling_rule_3_takes_the_row_with_the_highest_last_tile() -> None:
    position = at("hands=5.1/99.2 rows=L1:60.10/L2:20/L3:50.11/L4:30")
    events = choose(position, 5, 99)
    assert of(Placed, events)[0] == Placed(0, 5, "L4", after=30, rule=3, difference=None, other=None)
    assert rows(position)["L4"] == (30, 5)


def test_a_tile_placed_by_rule_3_is_the_rows_last_for_the_tiles_after_it() -> None:
    position = at("hands=5.1/6.2 rows=L1:10/L2:20/L3:40/L4:30")
    assert of(Placed, choose(position, 5, 6))[1] == Placed(1, 6, "L3", after=5, rule=1, difference=1, other=None)


def completes(rows: str, tile: int) -> Completed:
    """What the row completes that this tile of seat 0 is placed in."""
    position = at(f"hands={tile}.1/99.3 rows={rows}")
    (completed,) = of(Completed, choose(position, tile, 99))
    assert isinstance(completed, Completed)
    return completed


def test_ruling_the_next_row_is_the_next_inactive_one_downwards() -> None:
    assert completes("L2:41.42.43/L4:80/R3:81/R2:70", 44).next_row == "L3"


def test_ruling_active_rows_are_skipped() -> None:
    assert completes("L1:41.42.43.44/L2:80/L3:81/L4:70", 45).next_row == "L5"


def test_ruling_below_the_last_row_of_the_left_half_comes_the_first_of_the_right() -> None:
    assert completes("L5:41.42.43.44/L6:80/L3:81/L4:70", 45).next_row == "R1"
    assert completes("L5:41.42.43.44/L6:80/R1:81.82.83.84.85.86/L4:90", 45).next_row == "R2"


def test_ruling_below_the_last_row_of_the_right_half_comes_the_first_of_the_left() -> None:
    assert completes("R5:41.42.43.44/R6:80/L3:81/L4:70", 45).next_row == "L1"
    assert completes("R5:41.42.43.44/R6:80/L1:81/L2:70", 45).next_row == "L3"


def test_a_row_that_was_active_before_can_be_active_again() -> None:
    position = at("hands=45.70.1/71.2.3 rows=L1:41.42.43.44/R6:60.61.62.63.64.65/R4:80/R5:90")
    choose(position, 45, 71)
    assert rows(position) == {"L2": (45,), "L1": (71,), "R4": (80,), "R5": (90,)}


# Bull heads, pats, happy cows


def test_ruling_a_pat_scores_when_it_is_covered() -> None:
    position = at("hands=44.1/70.2 rows=L5:41.42/L2:80/L3:81/L4:60")
    assert Scored(0, "pat", 1, happy=False, from_space=0, to_space=1) in choose(position, 44, 70)
    assert statuses(position) == ["choose", "choose"], "nothing else is done"


def test_ruling_a_happy_cow_of_the_new_row_counts_from_the_next_score_on() -> None:
    position = at("hands=45.1/47.2 rows=L5:41.42.43.44/L2:80/R4:35.46/L4:70 pawns=3/9")
    events = choose(position, 45, 47)
    assert of(Scored, events) == [
        Scored(0, "bull", 6, happy=False, from_space=3, to_space=10),
        Scored(1, "pat", 2, happy=True, from_space=9, to_space=7),
    ]


def test_ruling_a_second_uncovered_happy_cow_keeps_the_rewards() -> None:
    position = at("hands=44.1/70.2 rows=L6:43/L2:80/L3:81/L4:60 pawns=3/9")
    events = choose(position, 44, 70)
    assert not of(Mood, events)
    assert position.view(None).happy


def test_a_bull_head_is_rewarded_too_while_a_cow_is_happy() -> None:
    position = at("hands=44.1/70.2 rows=L2:41.42.43/L6:80/L3:81/L4:60 pawns=8/9")
    assert Scored(0, "bull", 5, happy=True, from_space=8, to_space=3) in choose(position, 44, 70)


# The track


def test_ruling_not_below_the_start_space_and_the_rest_of_a_reward_is_lost() -> None:
    position = at("hands=44.1/70.2 rows=L2:41.42.43/L6:80/L3:81/L4:60 pawns=2/9")
    assert Scored(0, "bull", 5, happy=True, from_space=2, to_space=0) in choose(position, 44, 70)


def test_ruling_pawns_share_the_start_space_going_back_onto_others() -> None:
    position = at("hands=44.1/70.2/71.3 rows=L2:41.42.43/L6:80/L3:81/L4:60 pawns=6/1/0")
    choose(position, 44, 70, 71)
    assert pawns(position) == [0, 1, 0], "from 6 to 1, which is taken, and on to the start"


def test_ruling_purchases_move_pawns_on_past_others_too() -> None:
    position = at("hands=44.1/70.2/71.3 rows=L2:41/L3:81/L4:60/L1:5 pawns=6/8/9")
    assert position.play(0, Buy(2)) == (
        Bought(0, 2, again=False),
        Scored(0, "buy", 2, happy=False, from_space=6, to_space=10),
    )


# Picking


OWED = "rows=L2:80/L4:81/L5:63/L6:75 owed=1:L3:53.56.59.60.62"


def test_ruling_picking_holds_nobody_up_and_only_that_seat_picks_first() -> None:
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
    asked = position.asked(1)
    position.play(1, Pick((56, 60)))
    assert position.asked(1) == asked + 1
    assert statuses(position) == ["chosen", "choose", "chosen"]
    assert hand(position, 1) == (56, 60, 70)


def test_ruling_one_or_two_tiles_are_picked_never_none_nor_three() -> None:
    position = at(f"hands=1/70 {OWED}")
    assert legal(position, 1) == [
        Pick(tiles) for count in (1, 2) for tiles in combinations((53, 56, 59, 60, 62), count)
    ]
    assert refused(position, 1, Pick(())) == "pick-how-many"
    assert refused(position, 1, Pick((53, 56, 59))) == "pick-how-many"


def test_ruling_a_pick_brings_a_screen_to_nine_at_most() -> None:
    position = at(f"hands=1/10.11.12.13.14.15.16.17 {OWED}")
    assert {len(action.tiles) for action in legal(position, 1) if isinstance(action, Pick)} == {1}
    assert position.view(1).owed[0].most == 1
    position.play(1, Pick((53,)))
    assert counts_to_buy(position, 1) == []


TWICE = "rows=L1:5/L2:6/L4:8/L5:94 owed=0:L3:53.56.59.60.62/0:R4:30.31.32.33.34"


def test_ruling_a_double_play_can_leave_a_seat_two_picks() -> None:
    position = at("hands=63.24.70/1.2.3 rows=L3:53.56.59.60.62/L5:20.21.22.23/R1:40/R2:90 pawns=0/0")
    events = choose(position, (24, 63), (1, 2))
    assert [event.row for event in of(Completed, events) if isinstance(event, Completed)] == ["L5", "L3"]
    assert [owed.row for owed in position.view(None).owed] == ["L5", "L3"]
    asked = position.asked(0)
    position.play(0, Pick((20,)))
    assert (statuses(position)[0], position.asked(0)) == ("pick", asked + 1)
    position.play(0, Pick((53, 62)))
    assert (statuses(position)[0], position.asked(0)) == ("choose", asked + 2)
    assert hand(position, 0) == (20, 53, 62, 70)


def test_ruling_with_nine_tiles_nothing_is_picked() -> None:
    position = at(f"hands=70.71.72.73.74.75.76/1.2 {TWICE}")
    assert position.play(0, Pick((53, 62))) == (Picked(0, "L3", 2, (53, 62)), Picked(0, "R4", 0, ()))
    assert statuses(position) == ["choose", "choose"]
    assert words(position)["box"] == "30.31.32.33.34.56.59.60"
    position = at(f"hands=70.71.72.73.74.75.76/1.2 {TWICE}")
    position.play(0, Pick((53,)))
    assert position.view(0).owed == (Owed(0, "R4", (30, 31, 32, 33, 34), 1),)


def test_ruling_counts_behind_screens_are_public_and_what_was_picked_is_not() -> None:
    position = at(f"hands=1/70 {OWED}")
    position.play(1, Pick((53, 62)))
    public = position.view(None)
    assert [player.count for player in public.players] == [1, 3]
    assert public.last == (Picked(1, "L3", 2, None),)
    assert position.view(0).last == (Picked(1, "L3", 2, None),)
    assert position.view(1).last == (Picked(1, "L3", 2, (53, 62)),)


# Purchases


PLAIN_ROWS = "rows=L1:10/L2:20/L3:30/L4:40"


def test_ruling_one_to_three_tiles_once_a_round_at_a_penalty_each() -> None:
    position = at(f"hands=1/2.3 {PLAIN_ROWS}")
    assert counts_to_buy(position, 0) == [1, 2, 3]
    asked = position.asked(0)
    assert position.play(0, Buy(3)) == (Bought(0, 3, again=False), Scored(0, "buy", 3, False, 0, 3))
    assert position.awaited == frozenset()
    assert position.settle(Draw((50, 51, 45))) == (Drew(0, "bought", 3, (45, 50, 51)),)
    assert hand(position, 0) == (1, 45, 50, 51)
    assert position.asked(0) == asked + 1
    assert counts_to_buy(position, 0) == []
    assert refused(position, 0, Buy(1)) == "bought-before"
    choose(position, 1, 2)
    assert counts_to_buy(position, 0) == [1, 2, 3], "a new round"


def test_ruling_a_seat_that_has_chosen_takes_its_choice_back_buys_and_chooses_again() -> None:
    position = at(f"hands=1/2/3 {PLAIN_ROWS}")
    position.play(0, Play((1,)))
    asked = position.asked(0)
    assert position.awaited == {1, 2}
    assert position.play(0, Buy(1))[0] == Bought(0, 1, again=True)
    position.settle(Draw((50,)))
    assert position.awaited == {0, 1, 2}
    assert position.asked(0) == asked + 1
    position.play(0, Play((50,)))
    assert position.awaited == {1, 2}


def test_ruling_a_purchase_costs_penalties_under_a_happy_cow_too() -> None:
    position = at("hands=1/2 rows=L1:10/L2:20/L3:30/L6:40 pawns=5/0")
    assert position.view(None).happy
    assert position.play(0, Buy(2))[1] == Scored(0, "buy", 2, happy=False, from_space=5, to_space=7)


@pytest.mark.parametrize(("held", "counts"), [(6, [1, 2, 3]), (7, [1, 2]), (8, [1]), (9, [])])
def test_ruling_at_most_nine_tiles_behind_the_screen(held: int, counts: list[int]) -> None:
    position = at(f"hands={'.'.join(map(str, range(50, 50 + held)))}/2 {PLAIN_ROWS}")
    assert counts_to_buy(position, 0) == counts
    if held > 6:
        assert refused(position, 0, Buy(3)) == "screen-full"
    position.play(0, Play((50,)))
    assert counts_to_buy(position, 0) == counts, "the tile chosen is taken back first"


def test_ruling_in_an_open_round_a_seat_buys_until_its_own_tile_lies_open() -> None:
    position = at(f"hands=1.5/2.6/3.7 {PLAIN_ROWS} pawns=1/2/3 order=0/1/2")
    assert position.awaited == {0}
    assert counts_to_buy(position, 2) == [1, 2, 3]
    asked = position.asked(2)
    position.play(2, Buy(1))
    position.settle(Draw((50,)))
    assert (position.awaited, position.asked(2)) == ({0}, asked), "its turn has not come"
    position.play(0, Play((1,)))
    assert refused(position, 0, Buy(1)) == refused(position, 0, Play((5,))) == "lies-open"
    assert position.legal(0) == ()


# Free tiles


def test_ruling_a_seat_without_tiles_draws_six_for_nothing() -> None:
    position = at(f"hands=41/42.43 {PLAIN_ROWS}")
    choose(position, 41, 42)
    assert position.awaited == frozenset()
    chance = position.chance_due
    assert chance is not None
    assert len(chance.bounds) == 6
    assert position.settle(Draw((56, 55, 54, 53, 52, 51))) == (Drew(0, "free", 6, (51, 52, 53, 54, 55, 56)),)
    assert pawns(position) == [0, 0]
    assert position.awaited == {0, 1}


def test_ruling_a_seat_that_takes_tiles_from_the_board_draws_none() -> None:
    position = at("hands=44/60.61 rows=L1:10/L2:41.42.43/L3:30/L4:50")
    choose(position, 44, 60)
    assert statuses(position) == ["pick", "choose"]
    assert position.view(None).players[0].count == 0


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


# Double play


def test_ruling_everybody_plays_two_tiles_while_a_double_space_is_free() -> None:
    position = at("hands=41.42.43/1.2.3 rows=L1:10/L2:20/L3:30/R1:40")
    assert position.view(None).double
    assert legal(position, 0)[:3] == [Play((41, 42)), Play((41, 43)), Play((42, 43))]
    events = choose(position, (41, 43), (1, 2))
    assert events[1] == Revealed((1, 2, 41, 43))
    assert [event.seat for event in of(Placed, events) if isinstance(event, Placed)] == [1, 1, 0, 0]


def test_ruling_the_last_double_space_covered_it_is_one_tile_again() -> None:
    assert at("hands=1.2/3.4 rows=L1:10/L2:20/L3:30/R1:40.41.42.43.44").view(None).double
    position = at("hands=1.2/3.4 rows=L1:10/L2:20/L3:30/R1:40.41.42.43.44.45")
    assert not position.view(None).double
    assert legal(position, 0)[:2] == [Play((1,)), Play((2,))]


def test_ruling_double_play_is_judged_when_choosing_opens() -> None:
    position = at("hands=46.47.48/50.51.52.53 rows=L6:41.42.43.44.45/L2:20/L3:30/L4:35")
    assert not position.view(None).double
    choose(position, 46, 50)
    assert rows(position)["R1"] == (46, 50)
    assert position.view(None).double
    position.play(0, Pick((41,)))
    choose(position, (47, 48), (51, 52))
    assert (rows(position)["L4"], rows(position)["R1"]) == ((35, 47, 48), (46, 50, 51, 52))


def test_the_double_row_can_be_active_more_than_once() -> None:
    position = at("hands=46.70/97.98 rows=R1:40.41.42.43.44.45/R2:60/R3:80/R4:90")
    choose(position, 46, 97)
    assert rows(position) == {"R2": (60,), "R3": (80,), "R4": (90, 97), "R5": (46,)}
    position = at("hands=46.70/97.98 rows=L6:41.42.43.44.45/R2:60/R3:80/R4:90 box=1.2.3.4.5.6")
    choose(position, 46, 97)
    assert (rows(position)["R1"], position.view(None).double) == ((46,), True)


def test_ruling_with_one_tile_only_one_must_be_bought_first() -> None:
    position = at("hands=41/1.2.3 rows=L1:10/L2:20/L3:30/R1:40")
    assert statuses(position) == ["buy", "choose"]
    assert legal(position, 0) == [Buy(1), Buy(2), Buy(3)]
    assert refused(position, 0, Play((41,))) == "buy-first"
    asked = position.asked(0)
    position.play(0, Buy(1))
    position.settle(Draw((50,)))
    assert (statuses(position)[0], position.asked(0)) == ("choose", asked + 1)
    assert legal(position, 0) == [Play((41, 50))]


# Bull's eyes and open rounds


def bull(pawns: str, more: str = "") -> tuple[Hornochsen, Sequence[Event]]:
    """Seat 0 gets eight penalties; the other seats none."""
    position = at(f"hands=63.1/11.2/12.3 rows=L3:53.56.59.60.62/L4:20/L2:10/L1:15 pawns={pawns} {more}")
    return position, choose(position, 63, 11, 12)


def test_ruling_moving_forward_onto_or_past_a_bulls_eye_opens_the_next_rounds_choosing() -> None:
    for start, eye in ((32, 40), (35, 40), (42, 50), (49, 50)):
        position, events = bull(f"{start}/5/3")
        assert Eye(0, eye) in events
        position.play(0, Pick((53,)))
        assert position.view(None).order == ((2,), (1,), (0,)), "fewest penalties first"
        assert position.awaited == {2}
    position, events = bull("31/5/3")
    assert not of(Eye, events)
    assert position.view(None).order == ()


def test_ruling_the_open_round_shows_each_choice_before_the_next() -> None:
    position, _ = bull("35/5/3")
    position.play(0, Pick((53,)))
    assert statuses(position) == ["later", "later", "choose"]
    assert refused(position, 1, Play((2,))) == "not-yet"
    assert position.play(2, Play((3,))) == (Shown(2, (3,)),)
    assert position.view(0).players[2].shown == (3,)
    assert statuses(position) == ["later", "choose", "open"]
    assert position.play(1, Play((2,))) == (Shown(1, (2,)),)
    events = position.play(0, Play((1,)))
    assert events[:2] == (Shown(0, (1,)), Revealed((1, 2, 3)))
    assert position.view(None).order == (), "the next round is as usual"


def test_ruling_seats_on_the_start_space_choose_at_once_and_unseen() -> None:
    position, _ = bull("35/0/0")
    position.play(0, Pick((53,)))
    assert position.view(None).order == ((1, 2), (0,))
    assert position.awaited == {1, 2}
    assert position.play(1, Play((2,))) == (Chose(1, again=False, tiles=(2,)),)
    assert position.view(2).last == (Chose(1, again=False, tiles=None),)
    assert position.view(2).players[1].shown == ()
    assert Buy(1) in legal(position, 1), "its tile does not lie open yet"
    position.play(1, Buy(1))
    position.settle(Draw((50,)))
    position.play(1, Play((50,)))
    assert position.play(2, Play((3,))) == (Chose(2, again=False, tiles=(3,)), Shown(1, (50,)), Shown(2, (3,)))
    assert position.awaited == {0}


def test_ruling_the_order_is_fixed_when_the_round_begins() -> None:
    position = at(f"hands=1.5/2.6 {PLAIN_ROWS} pawns=1/2 order=0/1")
    position.play(0, Buy(3))
    position.settle(Draw((50, 51, 52)))
    assert pawns(position) == [4, 2]
    assert position.awaited == {0}


def test_ruling_nobody_chooses_in_an_open_round_before_all_owed_picks_are_made() -> None:
    position, _ = bull("35/5/3")
    assert position.awaited == {0}
    assert statuses(position) == ["pick", "later", "later"]
    stamps = [position.asked(seat) for seat in range(3)]
    for seat in (1, 2):
        assert position.legal(seat) == [Choice(Buy(count), {"count": count}) for count in (1, 2, 3)]
        assert refused(position, seat, Play((seat + 1,))) == "not-yet"
    position.play(0, Pick((53,)))
    assert position.awaited == {2}
    assert [position.asked(seat) for seat in range(3)] == [stamps[0], stamps[1], stamps[2] + 1]
    assert statuses(position) == ["later", "later", "choose"]


def test_ruling_the_last_of_several_owed_picks_opens_an_open_rounds_choosing() -> None:
    position = at("hands=1.15/2.16/3.17 rows=L1:5/L2:6/L4:8/L5:94 owed=0:L3:53.56/2:R4:30.31 order=2/1/0 pawns=9/7/3")
    assert position.awaited == {0, 2}
    position.play(2, Pick((30,)))
    assert (position.awaited, statuses(position)) == ({0}, ["pick", "later", "later"])
    stamp = position.asked(2)
    position.play(0, Pick((53,)))
    assert (position.awaited, position.asked(2)) == ({2}, stamp + 1)


def test_as_version_1_had_it_a_pick_is_made_while_others_choose_openly() -> None:
    now, _ = bull("35/5/3")
    position = HornochsenOfVersion1.parse(now.notation())
    assert position.awaited == {0, 2}
    assert statuses(position) == ["pick", "later", "choose"]
    position.play(2, Play((3,)))
    position.play(1, Play((2,)))
    asked = position.asked(0)
    position.play(0, Pick((53,)))
    assert (position.awaited, position.asked(0)) == ({0}, asked + 1), "it chooses having seen all open tiles"


def test_ruling_another_pawn_there_since_an_earlier_round_keeps_the_eye_shut() -> None:
    for other in (40, 45, 55):
        assert not of(Eye, bull(f"35/{other}/3")[1])
    assert of(Eye, bull("45/41/3")[1]) == [Eye(0, 50)], "the 41 is past the first only"


def test_ruling_another_pawn_there_since_this_round_does_not() -> None:
    assert of(Eye, bull("35/45/3", "arrived=40x1")[1]) == [Eye(0, 40)]
    both = at("hands=63.1/70.2/71.3 rows=L3:53.56.59.60.62/L4:65.66.67.68.69/L2:10/L1:15 pawns=35/36/3")
    events = choose(both, 63, 70, 71)
    assert of(Eye, events) == [Eye(0, 40)], "told once"
    assert both.view(None).order[0] == (2,)


def test_ruling_a_pawn_that_fell_back_sets_the_eye_off_again() -> None:
    position = at("hands=63.1/70.2/71.3 rows=L3:53.56.59.60.62/L6:75/L2:10/L1:15 pawns=44/5/3")
    assert not of(Eye, choose(position, 63, 70, 71)), "moving back sets nothing off"
    assert pawns(position)[0] == 36
    assert of(Eye, bull("36/5/3")[1]) == [Eye(0, 40)]
    assert of(Eye, bull("36/39/3")[1]) == [Eye(0, 40)]


def test_ruling_a_purchase_may_set_off_a_bulls_eye_for_the_next_round() -> None:
    position = at(f"hands=1.5/2.6 {PLAIN_ROWS} pawns=39/2")
    assert position.play(0, Buy(1))[-1] == Eye(0, 40)
    position.settle(Draw((50,)))
    assert position.view(None).eye
    assert position.awaited == {0, 1}, "the present round goes on as it began"
    choose(position, 1, 2)
    assert position.view(None).order == ((1,), (0,))
    assert not position.view(None).eye


def test_ruling_with_double_play_two_open_tiles_each() -> None:
    position = at("hands=41.42.43/1.2.3 rows=L1:10/L2:20/L3:30/R1:40 pawns=1/2 order=0/1")
    assert position.play(0, Play((41, 43))) == (Shown(0, (41, 43)),)
    assert position.view(1).players[0].shown == (41, 43)


# The end


def test_ruling_the_game_ends_after_the_round_in_which_a_pawn_reached_60() -> None:
    position, events = bull("52/5/3")
    assert of(Heap, events) == [Heap(0, 60)]
    assert position.result == Result("dung-heap", (Place(2, 1, 3, 0), Place(1, 2, 5, 0), Place(0, 3, 60, 0)))
    assert position.view(None).owed == (), "the pick lapses"
    assert words(position)["box"] == "53.56.59.60.62"
    assert bull("51/5/3")[0].result is None


def test_ruling_a_purchase_onto_the_dung_heap_ends_the_game_after_the_round() -> None:
    position = at(f"hands=1.5/2.6 {PLAIN_ROWS} pawns=58/2")
    assert of(Heap, position.play(0, Buy(2))) == [Heap(0, 60)]
    position.settle(Draw((50, 51)))
    assert position.result is None
    choose(position, 1, 2)
    assert position.result is not None


def test_ruling_a_reward_after_it_does_not_undo_the_end() -> None:
    position = at("hands=63.1/70.2 rows=L3:53.56.59.60.62/L6:75/L2:10/L1:15 pawns=58/2")
    position.play(0, Buy(2))
    position.settle(Draw((50, 51)))
    choose(position, 63, 70)
    assert pawns(position) == [52, 2]
    assert position.result == Result("dung-heap", (Place(1, 1, 2, 0), Place(0, 2, 52, 0)))


def all_but(*used: int) -> str:
    return ".".join(str(tile) for tile in TILES if tile not in used)


def test_ruling_the_game_ends_when_a_seat_has_no_tile_and_the_reserve_is_empty() -> None:
    position = at(f"hands=41/42.43 {PLAIN_ROWS} box={all_but(10, 20, 30, 40, 41, 42, 43)} pawns=4/0")
    choose(position, 41, 42)
    assert position.result == Result("no-tiles", (Place(1, 1, 0, 0), Place(0, 2, 4, 0)))
    left = f"hands=41/42 {PLAIN_ROWS} box={all_but(10, 20, 30, 40, 41, 42, 99)}"
    position = at(left)
    choose(position, 41, 42)
    assert position.result is not None, "one tile is left for two seats"


def test_a_seat_that_owes_a_pick_is_not_without_tiles() -> None:
    position = at(
        f"hands=44/60.61 rows=L1:10/L2:41.42.43/L3:30/L4:50 box={all_but(10, 30, 41, 42, 43, 44, 50, 60, 61)}"
    )
    choose(position, 44, 60)
    assert position.result is None


def test_ruling_beyond_60_the_spaces_count_on() -> None:
    position, _ = bull("59/70/61")
    assert position.result is not None
    assert position.result.places == (Place(2, 1, 61, 0), Place(0, 2, 67, 0), Place(1, 3, 70, 0))


def test_ruling_only_seats_together_on_the_start_space_share_their_place() -> None:
    position, _ = bull("55/0/0")
    assert position.result is not None
    assert position.result.places == (Place(1, 1, 0, 0), Place(2, 1, 0, 0), Place(0, 3, 63, 0))


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


# Choosing


def test_a_choice_can_be_changed_until_the_last_one_is_in() -> None:
    position = at(f"hands=1.5/2.6 {PLAIN_ROWS}")
    assert position.play(0, Play((1,))) == (Chose(0, again=False, tiles=(1,)),)
    asked = position.asked(0)
    assert position.awaited == {1}
    assert legal(position, 0) == [Play((5,)), Buy(1), Buy(2), Buy(3)]
    assert position.play(0, Play((5,))) == (Chose(0, again=True, tiles=(5,)),)
    assert position.asked(0) == asked, "nothing is asked anew"
    assert position.view(0).choice == (5,)
    assert position.play(1, Play((6,)))[1] == Revealed((5, 6))


def test_what_was_chosen_drawn_and_bought_is_seen_by_its_seat_alone() -> None:
    position = at(f"hands=1.5/2.6 {PLAIN_ROWS}")
    position.play(0, Buy(2))
    position.settle(Draw((50, 51)))
    told = (Bought(0, 2, again=False), Scored(0, "buy", 2, False, 0, 2))
    assert position.view(1).last == position.view(None).last == told
    assert position.view(0).last == (*told, Drew(0, "bought", 2, (50, 51)))
    position.play(0, Play((51,)))
    for viewer in (None, 1):
        view = position.view(viewer)
        assert view.last == (Chose(0, again=False, tiles=None),)
        assert 51 not in view.tiles
    assert Drew(1, "free", 6, None) == position.seen(Drew(1, "free", 6, (1, 2, 3, 4, 5, 6)), 0)
    assert position.seen(Drew(1, "deal", 6, (1, 2, 3, 4, 5, 6)), None) is None


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
    (OPEN, 1, Play((2,)), "not-yet", {"turn_seat": 0}),
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


def test_a_view_tells_the_board_the_track_and_who_owes_what() -> None:
    position = at(HAPPY_EXAMPLE)
    choose(position, 55, 37, 86, 83)
    view = position.view(None)
    six = next(row for row in view.rows if row.name == "L6")
    assert [(space.mark, space.tile, space.seat) for space in six.spaces] == [
        ("plain", 37, BERND),
        ("happy", 55, ANJA),
        ("happy", None, None),
        ("plain", None, None),
        ("plain", None, None),
        ("bull", None, None),
    ]
    assert six.ahead == (HAPPY, PLAIN, PLAIN)
    assert (view.round, view.phase, view.happy, view.tiles, view.choice, view.most) == (2, "choose", True, (), (), 0)
    assert view.players[BERND] == Player(39, 1, "pick", bought=False, chosen=0, shown=(), turn=None)
    assert view.awaited == (0, 1, 2, 3)
    assert view.owed == (Owed(BERND, "L4", (20, 23, 28, 31, 34), 2),)
    double = next(row for row in view.rows if row.name == "R1")
    assert (double.active, double.ahead) == (False, (DOUBLE,) * 6)


def test_a_seat_is_asked_what_it_owes_and_everybody_else_that_several_owe() -> None:
    position = at(f"hands=1.5/2/3.4 {OWED}")
    choosing = {"seat": 0, "double": False, "open": False}
    picking = {"seat": 1, "row": "L3", "tiles": (53, 56, 59, 60, 62), "most": 2}
    assert position.view(0).ask() == Line("choose", choosing)
    assert position.view(1).ask() == Line("pick", picking)
    assert position.view(None).ask() == Line("several", {"awaited_seats": (0, 1, 2), "double": False})
    position.play(2, Play((3,)))
    position.play(0, Play((1,)))
    assert position.view(None).ask() == position.view(2).ask() == Line("pick", picking)
    position = at(f"hands=1/2.3 {DOUBLE_ROWS}")
    assert position.view(0).ask() == Line("buy", {"seat": 0, "double": True, "open": False})


def test_what_is_chosen_out_of_a_hand_is_told_to_everybody_and_a_purchase_is_not() -> None:
    position = at(f"hands=1/2/3 {OWED}")
    assert position.view(None).from_hand() == Line("hand", {}), "one takes, the others choose"
    position.play(2, Play((3,)))
    position.play(0, Play((1,)))
    assert position.view(None).from_hand() == Line("hand", {}), "one takes, nobody else does"
    position.play(1, Pick((53,)))
    assert position.view(None).from_hand() == Line("play", {"double": False})
    position = at(f"hands=1/2.3 {DOUBLE_ROWS}")
    assert position.view(1).from_hand() == Line("hand", {}), "one buys, the other chooses"
    position.play(1, Play((2, 3)))
    assert position.view(None).from_hand() is None


def test_a_hand_tells_tiles_choice_picks_and_purchases() -> None:
    position = at(f"hands=1.5/2 {OWED} chosen=5/-")
    assert position.view(0).hand() == (
        Line("choice", {"tiles": (5,), "open": False}),
        Line("own", {"tiles": (1, 5)}),
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
    told = {tile: position.foretold(0, Play((tile,))) for tile in hand(position, 0)}
    assert [(facts["after"], facts["rule"]) for facts in told.values()] == [(69, 3), (24, 1), (47, 2), (61, 2), (69, 2)]
    assert [told[tile]["mark"] for tile in (25, 49, 63, 70)] == ["bull", "plain", "plain", "pat"]
    assert [told[tile]["points"] for tile in (25, 70)] == [7, 2]
    assert {facts["happy"] for facts in told.values()} == {False}
    assert position.foretold(0, Pick((25,))) == told[25]
    assert position.foretold(0, Buy(2)) == {}
    assert position.foretold(0, Play((25, 49)))["after"] is None, "what others play may come between"
    assert at(f"{LIES.replace('L3', 'L6')}").foretold(0, Play((25,)))["happy"], "a happy cow looks on"


def test_what_is_chosen_may_be_changed_until_it_lies_open() -> None:
    position = at(LIES)
    assert position.changeable(0) is None
    position.play(0, Play((25,)))
    assert position.changeable(0) == Choice(Play((25,)), {"tile": 25, "second": None})
    assert position.changeable(0) not in position.legal(0)
    position.play(0, Play((49,)))
    assert position.changeable(0) == Choice(Play((49,)), {"tile": 49, "second": None})
    position.play(1, Play((1,)))
    assert position.changeable(0) is None, "the next round"
    opened = at("hands=5.25/1.2 rows=L1:21/L2:47/L3:60/R4:68 pawns=3/12 order=0/1")
    opened.play(0, Play((25,)))
    assert opened.changeable(0) is None
    assert opened.view(0).hand()[0] == Line("choice", {"tiles": (25,), "open": True})


# What holds in every position

cases = st.builds(Case, st.just(Hornochsen), st.integers(2, 8), st.just(Options()), st.just("any"))
random_players = st.integers(0, 2**32).map(Random)


def walk(position: Hornochsen, case: Case, rng: Random, steps: int) -> Iterator[tuple[Entry, Sequence[Struct]]]:
    for _ in range(steps):
        if position.result is not None:
            return
        entry = drawn(position, case, rng)
        yield entry, enter(position, entry)


def everywhere(position: Hornochsen) -> list[int]:
    """Every tile, wherever it lies; the reserve is what `parse` of the notation makes it."""
    view = position.view(None)
    hands = [tile for seat in range(len(view.players)) for tile in hand(position, seat)]
    on_board = [tile for row in view.rows for tile in row.tiles]
    owed = [tile for owed in view.owed for tile in owed.tiles]
    box = numbers(position, "box")
    assert len(box) == view.box
    return [*hands, *on_board, *owed, *box]


@settings(deadline=None, max_examples=30)
@given(cases, random_players, st.integers(0, 300))
def test_99_tiles_are_never_lost_nor_doubled(case: Case, rng: Random, steps: int) -> None:
    position = Hornochsen.new(case.seats, Options())
    for number, _ in enumerate(walk(position, case, rng, steps), start=1):
        if number % 3 and number < steps and position.result is None:
            continue  # what is lost stays lost
        view = position.view(None)
        seen = everywhere(position)
        assert len(seen) == len({*seen}) == len(TILES) - view.reserve
        for seat, player in enumerate(view.players):
            assert player.count + player.chosen == len(hand(position, seat)) <= 9
            assert set(position.view(seat).choice) <= {*hand(position, seat)}


@settings(deadline=None, max_examples=30)
@given(cases, random_players, st.integers(0, 300))
def test_rows_rise_save_where_rule_3_placed_and_four_are_active(case: Case, rng: Random, steps: int) -> None:
    position = Hornochsen.new(case.seats, Options())
    below: set[int] = set()
    for _, events in walk(position, case, rng, steps):
        for event in events:
            if isinstance(event, Placed):
                below = below | {event.tile} if event.rule == 3 else below - {event.tile}
        view = position.view(None)
        assert sum(row.active for row in view.rows) == 4
        for row in view.rows:
            for one, two in pairwise(row.tiles):
                assert one < two or two in below


@settings(deadline=None, max_examples=30)
@given(cases, random_players, st.integers(0, 300))
def test_no_two_pawns_share_a_space_but_the_start(case: Case, rng: Random, steps: int) -> None:
    position = Hornochsen.new(case.seats, Options())
    for _ in walk(position, case, rng, steps):
        spaces = [space for space in pawns(position) if space]
        assert len(spaces) == len({*spaces})
        assert min(pawns(position)) >= 0


@settings(deadline=None, max_examples=30)
@given(cases, random_players)
def test_the_lowest_tile_of_a_round_goes_where_it_was_foretold_to(case: Case, rng: Random) -> None:
    """For nothing is placed before it."""
    position = Hornochsen.new(case.seats, Options())
    before = position.copy()
    for _, events in walk(position, case, rng, 300):
        first = next((event for event in events if isinstance(event, Placed)), None)
        if first is not None:
            told = before.foretold(first.seat, Play((first.tile,)))
            assert (told["after"], told["rule"]) == (first.after, first.rule)
        before = position.copy()


@settings(deadline=None, max_examples=30)
@given(cases, random_players, st.integers(0, 300))
def test_everybody_awaited_owes_and_nobody_else(case: Case, rng: Random, steps: int) -> None:
    position = Hornochsen.new(case.seats, Options())
    for _ in walk(position, case, rng, steps):
        view = position.view(None)
        assert {*view.awaited} == position.awaited
        for seat, player in enumerate(view.players):
            kinds = {type(action) for action in legal(position, seat)}
            match player.status:
                case "pick":
                    assert kinds == {Pick}
                case "buy":
                    assert kinds == {Buy}
                case "choose":
                    assert Play in kinds
                    assert Pick not in kinds
                case "chosen":
                    assert kinds <= {Play, Buy}
                case "later":
                    assert kinds <= {Buy}
                case "open" | "none":
                    assert not kinds


@settings(deadline=None, max_examples=30)
@given(cases, random_players, st.integers(0, 300))
def test_what_a_seat_cannot_know_is_drawn_anew_and_still_a_position(case: Case, rng: Random, steps: int) -> None:
    position = Hornochsen.new(case.seats, Options())
    lain: set[int] = set()
    for _, events in walk(position, case, rng, steps):
        for event in events:
            match event:
                case Began(tiles):
                    lain.update(tiles)
                case Placed(_, tile):
                    lain.add(tile)
                case _:
                    pass
    seats = range(case.seats)
    for viewer in (None, *seats):
        other = position.resample(viewer, rng)
        somewhere = everywhere(other)
        reserve = {*TILES} - {*somewhere}
        assert len(somewhere) == len({*somewhere}) == len(TILES) - other.view(None).reserve
        assert not reserve & lain
        assert numbers(other, "box") <= lain
        for seat in seats:
            now, was = hand(other, seat), hand(position, seat)
            assert (now == was) or seat != viewer
            assert len(now) == len(was)
            assert len(lain & {*now}) == len(lain & {*was}), "how many of them have lain open is known"
        assert numbers(other, "shown") == {tile for seat in seats for tile in hand(other, seat) if tile in lain}
        for _ in walk(other, case, rng, 30):
            pass


def numbers(position: Hornochsen, key: str) -> set[int]:
    """Tiles of a position's notation."""
    return {int(tile) for tile in words(position).get(key, "").split(".") if tile}


def renamed(entry: Entry, seats: int) -> Entry:
    """The same entry with every seat one further; at the deal the tiles go one further instead."""
    if isinstance(entry, tuple):
        return (entry[0] + 1) % seats, entry[1]
    assert isinstance(entry, Draw)
    if len(entry.tiles) == seats * 6 + 4:
        last = (seats - 1) * 6
        return Draw((*entry.tiles[last : last + 6], *entry.tiles[:last], *entry.tiles[last + 6 :]))
    return entry


@settings(deadline=None, max_examples=30)
@given(cases, random_players, st.integers(1, 300))
def test_seats_renamed_play_the_same_game(case: Case, rng: Random, steps: int) -> None:
    position, other = (Hornochsen.new(case.seats, Options()) for _ in range(2))
    for entry, _ in walk(position, case, rng, steps):
        enter(other, renamed(entry, case.seats))
        one, two = position.view(None), other.view(None)
        assert one.players == two.players[1:] + two.players[:1]
        assert [row.tiles for row in one.rows] == [row.tiles for row in two.rows]
        assert (one.phase, one.happy, one.double, one.eye, one.heap) == (
            two.phase,
            two.happy,
            two.double,
            two.eye,
            two.heap,
        )
        assert {(seat + 1) % case.seats for seat in position.awaited} == other.awaited
        for seat in range(case.seats):
            assert hand(position, seat) == hand(other, (seat + 1) % case.seats)
            assert list(position.legal(seat)) == list(other.legal((seat + 1) % case.seats))
