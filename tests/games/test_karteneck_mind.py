"""The rules by which a hen plays Karteneck."""

from random import Random

import pytest

from games.computer import MINDS, Level, decide
from games.karteneck import Karteneck
from games.karteneck.moves import Action, Pass, Play


def hens(notation: str) -> Action:
    """Return the action of a hen on seat 0."""
    return MINDS["karteneck"].choose(Karteneck.parse(notation), 0, Random(1))


def test_a_hen_steals_what_its_sum_lets_it_steal() -> None:
    assert hens("hands=1.2/1 laid=w1.5x5/- grill=0.20 stacks=-/30") == Pass(30)


def test_a_hen_lays_the_worm_that_brings_it_to_another_seats_portion() -> None:
    assert hens("hands=1.w2/1 laid=5x5/- grill=0.20 stacks=-/30") == Play(6, 1)


def test_a_hen_with_the_highest_sum_of_those_who_are_left_passes() -> None:
    assert hens("hands=3.4.4/1 laid=w1.5x3/w2 passed=1 grill=16.42 stacks=-/-") == Pass()


def test_a_hen_changes_a_low_card_for_another_before_it_passes() -> None:
    assert hens("hands=1.4.4/1 laid=w1.5x3/w2 passed=1 grill=16.42 stacks=-/-") == Play(1, 1)


def test_a_hen_lays_no_cards_for_portions_that_are_worth_the_same() -> None:
    assert hens("hands=5.5.5.w1.w2/1.2.3 laid=-/- grill=16.17 stacks=-/-") == Pass()


def test_a_hen_keeps_nothing_for_a_round_that_will_not_come() -> None:
    cards = "hands=5.5.5.5.w1.w2/1 laid=-/w3.3x4 passed=1 round={} grill=16.22 stacks=-/-"
    assert isinstance(hens(cards.format(9)), Play)
    assert hens(cards.format(1)) == Pass()


DECIDED = "round=9 turn=0 opener=1 grill=30 passed=1 laid=2x1.4x1.1x1.5x1.w9/- hands=3.4.4.5.5.w5.w6/1"
"""The other seat took the last portion but one, and this one gets the last, whatever else it lays."""
AHEAD = "round=9 turn=0 opener=1 grill=16.30 passed=1 laid=4x4.w9/5x3.w4 hands=1.3.3.5.5/1 stacks=36.35/0"


@pytest.mark.parametrize("notation", [DECIDED, AHEAD])
@pytest.mark.parametrize("level", ["hen", "rooster"])
def test_computer_passes_where_nothing_depends_on_its_cards(level: Level, notation: str) -> None:
    assert {decide(Karteneck.parse(notation), 0, level, Random(seed)) for seed in range(3)} == {Pass()}
