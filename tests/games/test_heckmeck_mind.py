"""A computer's estimates in Heckmeck are right: the turn's odds, and the tiles that a turn leaves."""

from fractions import Fraction
from functools import cache
from itertools import product
from random import Random

import pytest

from games.heckmeck.grill import TAKING, Grill, goal_odds
from games.heckmeck.mind import HeckmeckMind, best_action
from games.heckmeck.moves import TILES, WORM, Failed, Keep, Roll, Stop, Took
from games.heckmeck.position import WORM_BIT, TurnState
from games.heckmeck.rules import Heckmeck
from games.heckmeck.turn import SUMS, Ends, TurnValues, bust_of
from tests.games.heckmeck_goals import aiming, odds_of
from tests.games.playouts import Case, cases_of, walk
from tests.games.puzzles import candidates


def parse(text: str) -> Heckmeck:
    return Heckmeck.parse(text)


WORTH_ITS_SUM = Ends(tuple(map(float, SUMS)), 0.0)


def state_of(text: str) -> TurnState:
    return parse(f"stacks=-/- kept={text}").turn_state


@cache
def best_of_all_rolls(now: TurnState) -> float:
    """What to roll on is worth where every sum is worth itself, roll by roll, without any of what the turn knows."""
    faces, left, total = now
    whole = 0.0
    for dice in product(range(1, 7), repeat=left):
        values = [0.0]
        for face in {*dice}:
            if not faces >> face & 1:
                count = dice.count(face)
                then = (faces | 1 << face, left - count, total + count * min(face, 5))
                values.append(
                    max(float(then[2]) if then[0] & WORM_BIT else 0.0, best_of_all_rolls(then) if then[1] else 0)
                )
        whole += max(values)
    return whole / 6**left


@pytest.mark.parametrize("now", ["6x4.5x2", "6x4.1x1", "5x5", "1x3.2x1.6x1", "1x1.2x1.3x1.4x1.5x1"])
def test_a_turn_is_worth_what_all_its_rolls_come_to(now: str) -> None:
    assert TurnValues(WORTH_ITS_SUM).roll_value(state_of(now)) == pytest.approx(best_of_all_rolls(state_of(now)))


def test_a_roll_fails_where_all_its_faces_are_kept() -> None:
    assert bust_of(state_of("6x5.1x1")) == pytest.approx(Fraction(1, 9))
    assert bust_of(state_of("6x1.1x1.2x1.3x1")) == pytest.approx(Fraction(4, 6) ** 4)


def test_the_odds_of_a_turn_say_what_it_is_worth() -> None:
    turn = TurnValues(WORTH_ITS_SUM)
    odds = odds_of(turn)
    assert sum(total * chance for total, chance in odds.items()) == pytest.approx(turn.roll_value((0, 8, 0)))
    assert 0.9 < sum(odds.values()) < 1


@pytest.mark.parametrize("goal", TILES)
def test_turns_that_aim_at_a_sum_end_as_the_file_says(goal: int) -> None:
    odds = odds_of(aiming(goal))
    assert goal_odds()[goal] == pytest.approx([odds.get(total, 0.0) for total in TAKING], abs=1e-5)


def test_a_computer_steals_where_that_is_worth_more_and_rolls_where_nothing_is_lost() -> None:
    worths = {**dict.fromkeys(TILES, 1.0), None: 0.0}
    stolen = parse("stacks=-/25 kept=6x5")
    assert best_action({**worths, 25: 2.0}, stolen, 0) == Stop(25)
    assert best_action({**worths, 25: 0.5}, stolen, 0) == Stop(24)
    assert best_action({**worths, 25: 0.5, 36: 50.0}, stolen, 0) == Roll()
    assert best_action(worths, parse("stacks=-/- dice=1.1.1.1.6.6.6.6"), 0) == Keep(WORM)


def test_a_rooster_judges_every_end_by_the_same_draws() -> None:
    for position in candidates(12):
        found = [HeckmeckMind().search(position, position.turn, Random(seed), playouts=60) for seed in range(4)]
        assert len({*found}) == 1


def test_a_computer_stops_where_nothing_depends_on_its_turn() -> None:
    nothing = {**dict.fromkeys(TILES, 1.0), None: 1.0}
    assert best_action(nothing, parse("stacks=-/25 kept=6x4"), 0) == Roll(), "it gives no turn up"
    assert best_action(nothing, parse("stacks=-/25 kept=6x4.3x1"), 0) == Stop(23)


@pytest.mark.parametrize("case", cases_of(Heckmeck), ids=str)
def test_a_turn_leaves_the_table_as_the_rules_do(case: Case) -> None:
    position = case.new()
    assert isinstance(position, Heckmeck)
    grill = Grill.from_position(position)
    for _, events in walk(position, case, Random(4)):
        for event in events:
            if isinstance(event, Took | Failed):
                grill.turn = event.seat
                grill.end_turn(event.tile if isinstance(event, Took) else None)
                assert (grill.up, grill.stacks) == (position.up, position.stacks)
    assert position.result is not None
    first = [place.seat for place in position.result.places if place.place == 1]
    assert grill.shares() == [(seat in first) / len(first) for seat in range(case.seats)]
