"""Tanz der Hornochsen: every example of book 003 by name, the rulings, and what must hold in every position.

The examples' drawings are lost: what the text does not say (other tiles, other rows, pawns not spoken of) is filled in.
"""

from pathlib import Path
from random import Random

import pytest

from games.core import Place, Result
from games.game import variants
from games.hornochsen import board
from games.hornochsen.board import BoardError
from games.hornochsen.moves import Buy, Chose, Completed, Draw, Mood, Options, Pick, Picked, Placed, Revealed, Scored
from games.hornochsen.rules import Hornochsen
from tests.games.hornochsen import (
    ANJA,
    BERND,
    CONNY,
    DIRK,
    HAPPY_EXAMPLE,
    at,
    bull,
    choose,
    hand,
    of,
    pawns,
    rows,
    words,
)
from tests.renderers.playouts import settle_all

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


def completes(rows: str, tile: int) -> Completed:
    """Let seat 0 play a tile that completes a row. Returns the event."""
    position = at(f"hands={tile}.1/99.3 rows={rows}")
    (completed,) = of(Completed, choose(position, tile, 99))
    assert isinstance(completed, Completed)
    return completed


def test_ruling_the_next_row_is_the_next_inactive_one_downwards() -> None:
    assert completes("L2:41.42.43/L4:80/R3:81/R2:70", 44).next_row == "L3"


def test_ruling_below_the_last_row_of_the_left_half_comes_the_first_of_the_right() -> None:
    assert completes("L5:41.42.43.44/L6:80/L3:81/L4:70", 45).next_row == "R1"
    assert completes("L5:41.42.43.44/L6:80/R1:81.82.83.84.85.86/L4:90", 45).next_row == "R2"


# Bull heads, pats, happy cows


def test_ruling_a_happy_cow_of_the_new_row_counts_from_the_next_score_on() -> None:
    position = at("hands=45.1/47.2 rows=L5:41.42.43.44/L2:80/R4:35.46/L4:70 pawns=3/9")
    events = choose(position, 45, 47)
    assert of(Scored, events) == [
        Scored(0, "bull", 6, happy=False, from_space=3, to_space=10),
        Scored(1, "pat", 2, happy=True, from_space=9, to_space=7),
    ]


# The end


def test_ruling_a_reward_after_it_does_not_undo_the_end() -> None:
    position = at("hands=63.1/70.2 rows=L3:53.56.59.60.62/L6:75/L2:10/L1:15 pawns=58/2")
    position.play(0, Buy(2))
    position.settle(Draw((50, 51)))
    choose(position, 63, 70)
    assert pawns(position) == [52, 2]
    assert position.result == Result("dung-heap", (Place(1, 1, 2, 0), Place(0, 2, 52, 0)))


def test_ruling_only_seats_together_on_the_start_space_share_their_place() -> None:
    position, _ = bull("55/0/0")
    assert position.result is not None
    assert position.result.places == (Place(1, 1, 0, 0), Place(2, 1, 0, 0), Place(0, 3, 63, 0))


# The announcement of the end


def test_round_that_ends_the_game_for_lack_of_tiles_is_announced_before() -> None:
    ends = 0
    for seed in range(12):
        rng, game = Random(seed), Hornochsen.new(2 + seed % 7, Options())
        announced: set[int] = set()
        settle_all(game, rng)
        last = game.chapter
        while game.result is None:
            if game.final is not None:
                announced.add(game.chapter)
            last, mover = game.chapter, rng.choice(sorted(game.awaited))
            game.play(mover, rng.choice(game.legal(mover)).action)
            settle_all(game, rng)
        if game.result.reason == "no-tiles":
            assert last in announced
            ends += 1
        else:
            assert game.final is None
    assert ends
