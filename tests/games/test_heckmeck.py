"""Heckmeck: the figures and examples of books 000 and 002 by name, the options, and what must hold in every position.

The figures' drawings are lost: what the text does not say (other seats' tiles, dice not spoken of) is filled in.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations_with_replacement
from typing import NamedTuple

import pytest
from hypothesis import strategies as st

from games.core import Choice, IllegalMove
from games.heckmeck import Heckmeck, moves
from games.heckmeck.moves import (
    DICE,
    TILES,
    WORM,
    Action,
    Began,
    Dice,
    Event,
    Failed,
    FirstSeat,
    Keep,
    Options,
    Roll,
    Rolled,
    Stop,
    Took,
)
from tests.games.playouts import cases_of, positions

at = Heckmeck.parse


def roll(position: Heckmeck, *dice: int) -> Sequence[Event]:
    """The seat in turn rolls these dice."""
    (seat,) = position.awaited
    assert position.play(seat, Roll()) == ()
    return position.settle(Dice(tuple(sorted(dice))))


def play(position: Heckmeck, action: Action) -> Sequence[Event]:
    (seat,) = position.awaited
    return position.play(seat, action)


def choices(position: Heckmeck) -> list[Action]:
    (seat,) = position.awaited
    return [choice.action for choice in position.legal(seat)]


def keepable(position: Heckmeck) -> list[int]:
    return [action.face for action in choices(position) if isinstance(action, Keep)]


def stops(position: Heckmeck) -> list[tuple[int | None, int | None]]:
    """Return each tile that a stop may name, with the seat it comes from."""
    view = position.view(None)
    tiles = [action.tile for action in choices(position) if isinstance(action, Stop)]
    owners: dict[int | None, int] = {stack.top: seat for seat, stack in enumerate(view.stacks) if seat != view.turn}
    return [(tile, None if tile is None else owners.get(tile)) for tile in tiles]


def stacks(position: Heckmeck) -> str:
    return dict(word.split("=", 1) for word in position.notation().split())["stacks"]


# Figures and examples


def test_figure_3_jonathans_turn_three_rolls() -> None:
    position = at("stacks=-/-")
    roll(position, 1, 1, 2, 3, 4, 5, WORM, WORM)
    assert keepable(position) == [1, 2, 3, 4, 5, WORM]
    assert play(position, Keep(WORM)) == (moves.Kept(0, WORM, 2, total=10, left=6),)
    roll(position, 1, 4, 4, WORM, WORM, WORM)
    assert keepable(position) == [1, 4], "the three worms cannot be taken: he has worms already"
    assert play(position, Keep(4)) == (moves.Kept(0, 4, 2, total=18, left=4),)
    roll(position, 4, 4, 5, WORM)
    assert keepable(position) == [5], "no choice but the 5"
    assert play(position, Keep(5)) == (moves.Kept(0, 5, 1, total=23, left=3),)
    for needed in (1, 2, 3):
        again = position.copy()
        roll(again, 4, needed, WORM)
        assert keepable(again) == [needed]
    assert roll(position, 4, 5, WORM)[-1] == Failed(0, "no_face", 23, None, None)


def test_figure_4a_the_exact_tile_is_taken_from_the_grill() -> None:
    position = at("stacks=-/- kept=6x2.4x2")
    roll(position, 2, 2, 2, 4)
    assert keepable(position) == [2]
    play(position, Keep(2))
    assert position.view(None).total == 24
    assert stops(position) == [(24, None)]
    assert play(position, Stop(24)) == (Took(0, 24, 1, from_seat=None, total=24),)
    assert stacks(position) == "24/-"


def test_figure_4b_the_exact_tile_is_stolen_from_the_top_of_a_stack() -> None:
    position = at("stacks=-/30.21 kept=6x3.3x2")
    assert stops(position) == [(21, 1)]
    assert play(position, Stop(21)) == (Took(0, 21, 1, from_seat=1, total=21),)
    assert stacks(position) == "21/30"


def test_figure_4c_own_top_and_covered_tiles_give_the_next_lower_tile_of_the_grill() -> None:
    position = at("stacks=23/22.30 kept=6x3.4x2")
    assert stops(position) == [(21, None)]
    play(position, Stop(21))
    assert stacks(position) == "23.21/22.30"


def test_figure_4d_tiles_not_to_be_seen_are_passed_over_downwards() -> None:
    position = at("stacks=-/31.29.36 turned=30 kept=6x5.3x2")
    assert position.view(None).total == 31
    assert stops(position) == [(28, None)]
    play(position, Stop(28))
    assert stacks(position) == "28/31.29.36"


def test_figure_4e_declining_a_steal_takes_the_next_lower_tile() -> None:
    position = at("stacks=-/26 kept=6x4.3x2")
    assert stops(position) == [(26, 1), (25, None)]
    assert play(position, Stop(25)) == (Took(0, 25, 2, from_seat=None, total=26),)
    assert stacks(position) == "25/26"


def test_figure_5_only_the_top_of_a_stack_can_be_stolen() -> None:
    position = at("stacks=24.33/- kept=6x5.3x1")
    play(position, Stop(28))
    assert stacks(position) == "24.33.28/-"
    assert stops(at("turn=1 stacks=24.33.28/- kept=6x5.4x2")) == [(32, None)], "33 is safe"
    assert stops(at("turn=1 stacks=24.33.28/- kept=6x5.3x1")) == [(28, 0), (27, None)]


def test_figure_6a_a_roll_of_faces_all_kept_before_fails() -> None:
    position = at("stacks=24/- kept=6x2.5x2.4x1")
    assert roll(position, 4, 5, WORM) == (
        Rolled(0, (4, 5, WORM)),
        Failed(0, "no_face", 24, returned=24, turned=36, worms=1),
    )
    assert position.awaited == {1}
    assert stacks(position) == "-/-"


def test_figure_6b_without_a_worm_nothing_is_taken() -> None:
    position = at("stacks=-/- kept=4x3.3x3")
    roll(position, 5, 5)
    assert 31 in position.view(None).up
    assert play(position, Keep(5))[-1] == Failed(0, "no_worm", 31, returned=None, turned=None)


def test_figure_6c_the_own_top_tile_and_no_lower_one_fails() -> None:
    position = at("stacks=25/21.22.23.24.30 kept=6x2.3x3.4x1")
    roll(position, 1, 1)
    assert play(position, Keep(1))[-1] == Failed(0, "out_of_reach", 25, returned=25, turned=36, worms=2)
    assert stacks(position) == "-/21.22.23.24.30"


FAILING = "kept=6x1.5x1.4x1"
"""One more roll of these three faces fails."""


def fail(line: str) -> tuple[Failed, Heckmeck]:
    position = at(f"{line} {FAILING}")
    failed = roll(position, 4, 4, 5, 5, WORM)[-1]
    assert isinstance(failed, Failed)
    return failed, position


def test_figure_7a_the_highest_tile_of_the_grill_is_turned() -> None:
    failed, position = fail("stacks=29/35.36")
    assert (failed.returned, failed.turned) == (29, 34)
    assert 29 in position.view(None).up
    assert position.view(None).turned == (34,)


def test_figure_7b_a_returned_tile_that_is_the_highest_stays_face_up() -> None:
    failed, position = fail("stacks=30/- turned=31.32.33.34.35.36")
    assert (failed.returned, failed.turned) == (30, None)
    assert position.view(None).up[-1] == 30
    assert position.view(None).turned == (31, 32, 33, 34, 35, 36)


def test_002_keeping_the_two_4s_sets_two_dice_aside_and_4s_cannot_be_taken_again() -> None:
    position = at("stacks=-/-")
    roll(position, 1, 2, 3, 4, 4, 5, WORM, WORM)
    assert play(position, Keep(4)) == (moves.Kept(0, 4, 2, total=8, left=6),)
    roll(position, 1, 4, 4, 4, 5, WORM)
    assert keepable(position) == [1, 5, WORM]


def test_002_returning_31_turns_34() -> None:
    failed, position = fail("stacks=22.31/36 turned=35")
    assert (failed.returned, failed.turned) == (31, 34)
    assert stacks(position) == "22/36"


# Taking and stopping


def test_a_steal_with_nothing_lower_on_the_grill_cannot_be_declined() -> None:
    position = at("stacks=-/21 kept=6x3.3x2")
    assert stops(position) == [(21, 1)]
    with pytest.raises(IllegalMove, match="name-a-tile"):
        play(position, Stop(None))


def test_ruling_a_stop_need_not_name_the_only_tile_in_reach() -> None:
    position = at("stacks=-/- kept=6x4.3x2")
    assert position.normalize(0, Stop()) == Stop(26)
    assert position.normalize(1, Stop()) == Stop(), "it is not asked"
    either = at("stacks=-/26 kept=6x4.3x2")
    assert either.normalize(0, Stop()) == Stop(), "the tile of the grill, or that of seat 1"
    nothing = at("stacks=-/- kept=5x4")
    assert nothing.normalize(0, Stop()) == Stop()


def test_the_own_top_tile_cannot_be_taken() -> None:
    position = at("stacks=21/- kept=6x3.3x2")
    assert choices(position) == [Roll(), Stop(None)]
    with pytest.raises(IllegalMove, match="out-of-reach"):
        play(position, Stop(21))


@pytest.mark.parametrize(("kept", "reason"), [("6x3.4x1", "out_of_reach"), ("5x4.4x1", "no_worm")])
def test_stopping_with_nothing_in_reach_is_a_failed_turn(kept: str, reason: str) -> None:
    position = at(f"stacks=28/- kept={kept}")
    assert choices(position) == [Roll(), Stop(None)]
    total = position.view(None).total
    assert play(position, Stop(None)) == (Failed(0, reason, total, returned=28, turned=36, worms=2),)


def test_all_eight_dice_kept_and_one_tile_in_reach_it_is_taken_unasked() -> None:
    position = at("stacks=-/- kept=6x4.3x2")
    roll(position, 1, 1)
    assert play(position, Keep(1)) == (moves.Kept(0, 1, 2, total=28, left=0), Took(0, 28, 2, from_seat=None, total=28))


def test_turns_go_round_seven_seats_from_the_one_drawn() -> None:
    position = Heckmeck.new(7, Options())
    assert position.settle(FirstSeat(5)) == (Began(5),)
    order: list[int] = []
    for _ in range(8):
        order += position.awaited
        roll(position, 1, 1, 1, 1, 1, 1, 1, 1)
        play(position, Keep(1))
    assert order == [5, 6, 0, 1, 2, 3, 4, 5]


# Options


def test_bury_returned_turns_the_returned_tile_too_if_it_is_the_highest() -> None:
    failed, position = fail("options=bury_returned stacks=30/- turned=31.32.33.34.35.36")
    assert (failed.returned, failed.turned) == (30, 30)
    assert position.view(None).up[-1] == 29


def test_always_bury_turns_the_highest_though_nothing_is_returned() -> None:
    assert fail("stacks=-/35.36")[0].turned is None
    failed, position = fail("options=always_bury stacks=-/35.36")
    assert (failed.returned, failed.turned) == (None, 34)
    assert position.view(None).turned == (34,)


def test_free_choice_takes_any_face_up_tile_up_to_the_sum() -> None:
    line = "stacks=-/26.27 turned=23 kept=6x4.3x1"
    assert stops(at(line.replace("3x1", "4x1"))) == [(24, None)]
    position = at(f"options=free_choice {line.replace('3x1', '4x1')}")
    assert stops(position) == [(24, None), (22, None), (21, None)]
    assert play(position, Stop(21)) == (Took(0, 21, 1, from_seat=None, total=24),)


# The end


def over(held: str) -> list[tuple[int, ...]]:
    tiles = [int(tile) for tile in held.replace("/", ".").split(".") if tile != "-"]
    turned = ".".join(str(tile) for tile in TILES if tile not in tiles)
    result = at(f"stacks={held} turned={turned}").result
    assert result is not None
    return [(place.seat, place.place, place.score, place.tiebreak) for place in result.places]


def test_equal_worms_are_parted_by_the_highest_tile_held_wherever_it_lies() -> None:
    assert over("34.22/35.21") == [(1, 1, 5, 35), (0, 2, 5, 34)]


def test_seats_without_a_tile_share_their_place() -> None:
    assert over("-/21/-/36/-") == [(3, 1, 4, 36), (1, 2, 1, 21), (0, 3, 0, 0), (2, 3, 0, 0), (4, 3, 0, 0)]
    assert over("-/-") == [(0, 1, 0, 0), (1, 1, 0, 0)]


# What is seen


def test_labels_tell_what_a_choice_comes_to() -> None:
    position = at("stacks=-/26 kept=6x4.3x2")
    assert position.legal(0) == [
        Choice(Roll(), {"left": 2}),
        Choice(Stop(26), {"tile": 26, "worms": 2, "from_seat": 1, "total": 26}),
        Choice(Stop(25), {"tile": 25, "worms": 2, "from_seat": None, "total": 26}),
    ]
    position = at("stacks=-/- kept=6x4 dice=1.5.5.6")
    assert position.legal(0) == [
        Choice(Keep(1), {"face": 1, "count": 1, "total": 21}),
        Choice(Keep(5), {"face": 5, "count": 2, "total": 30}),
    ]


# What holds in every position

options = st.builds(Options, bury_returned=st.booleans(), free_choice=st.booleans(), always_bury=st.booleans())


# Every turn there is


class State(NamedTuple):
    """The part of a position that decides how a turn can go on."""

    faces: frozenset[int]
    left: int
    total: int


class Ply(NamedTuple):
    """One roll of every turn: how many rolls there are, how many bust, and how many ways there are to set dice aside.
    It leads to positions, each with its number of ways and one example."""

    rolls: int
    busts: int
    ways: int
    states: dict[State, tuple[int, Heckmeck]]


def next_ply(states: dict[State, tuple[int, Heckmeck]]) -> Ply:
    rolls = busts = 0
    after: Counter[State] = Counter()
    positions: dict[State, Heckmeck] = {}
    for state, (ways, position) in states.items():
        if not position.legal(0):
            continue  # all dice are kept
        rolling = position.copy()
        rolling.play(0, Roll())
        for dice in combinations_with_replacement(range(1, 7), state.left):
            rolled = rolling.copy()
            rolls += ways
            busts += ways * isinstance(rolled.settle(Dice(dice))[-1], Failed)
            for choice in rolled.legal(0):
                kept_position = rolled.copy()
                kept = kept_position.play(0, choice.action)[0]
                assert isinstance(kept, moves.Kept)
                reached = State(state.faces | {kept.face}, kept.left, kept.total)
                after[reached] += ways
                positions.setdefault(reached, kept_position)
    found = {state: (ways, positions[state]) for state, ways in after.items()}
    return Ply(rolls, busts, after.total(), found)


def test_perft_of_one_turn() -> None:
    """Rolls are distinguished by their faces, not by the order of the dice; equal states are evaluated once."""
    first = next_ply({State(frozenset(), DICE, 0): (1, at("stacks=-/-"))})
    assert (first.rolls, first.busts, first.ways, len(first.states)) == (1_287, 0, 4_752, 48)
    second = next_ply(first.states)
    assert (second.rolls, second.busts, second.ways, len(second.states)) == (2_407_542, 4_746, 6_780_180, 399)


def test_the_question_says_to_give_up_where_the_button_does() -> None:
    for case in cases_of(Heckmeck):
        for position in positions(case):
            ask = position.view(None).ask()
            if ask is None or ask.code != "go":
                continue
            (seat,) = position.awaited
            tiles = {choice.action.tile for choice in position.legal(seat) if isinstance(choice.action, Stop)}
            assert (ask.facts["reach"] == 0) == (tiles == {None}), position.notation()
