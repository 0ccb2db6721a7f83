"""A puzzle of Heckmeck is a decision worth asking about, the same for a seed everywhere, with exact values."""

from collections import Counter
from collections.abc import Sequence
from functools import cache

import pytest

from games.core import encode
from games.heckmeck.account import FEW_TILES, costliest_of
from games.heckmeck.mind import best_action, lead
from games.heckmeck.moves import Dice, Keep, Options, Roll, Stop
from games.heckmeck.puzzles import EVIDENT, LEAST_CHOICES, MARGIN, SEATS, puzzle_from, values
from games.heckmeck.rules import Heckmeck
from tests.games.puzzles import does_err, hen, puzzles

COUNT = 300


@cache
def found() -> Sequence[Heckmeck]:
    return [*puzzles(COUNT)]


def test_a_seed_always_gives_the_same_puzzle() -> None:
    assert puzzle_from(b"2026-11-26") == puzzle_from(b"2026-11-26")


def test_puzzles_of_different_seeds_do_not_repeat() -> None:
    assert len({position.notation() for position in found()}) == COUNT


def test_a_puzzle_asks_for_a_decision_among_several_choices() -> None:
    for position in found():
        assert position.awaited == {position.turn}
        assert position.forced is None
        assert position.routine is None
        assert len(position.legal(position.turn)) >= LEAST_CHOICES
        assert len(position.up) > FEW_TILES


def test_a_puzzle_follows_the_usual_rules() -> None:
    assert {position.options for position in found()} == {Options()}
    assert {position.seat_count for position in found()} == {*SEATS}


def test_the_best_choice_is_better_than_the_second_by_the_margin_and_not_evident() -> None:
    """A stop is compared with rolling on."""
    for position in found():
        (best, value), *others = sorted(values(position), key=lambda one: -one[1])
        assert value - others[0][1] >= MARGIN
        rivals = [other for action, other in others if not (isinstance(best, Stop) and isinstance(action, Stop))]
        assert value - max(rivals) < EVIDENT


def test_values_are_those_of_the_legal_actions_in_order() -> None:
    for position in found():
        actions = [action for action, _ in values(position)]
        assert actions == [choice.action for choice in position.legal(position.turn)]


def test_the_best_choice_is_what_the_solver_plays() -> None:
    for position in found():
        best, _ = max(values(position), key=lambda one: one[1])
        assert best == best_action(lead(position), position, position.turn)


def test_values_are_those_that_a_review_shows() -> None:
    start = Heckmeck.parse("stacks=-/24/-")
    found = costliest_of(start, [(0, Roll()), Dice((1, 4, 5, 5, 5, 6, 6, 6)), (0, Keep(1))])
    assert found is not None
    worths = values(Heckmeck.parse(found.position))
    assert {encode(action): value for action, value in worths} == dict(found.values)


def test_notation_keeps_the_decision() -> None:
    for position in found():
        parsed = Heckmeck.parse(position.notation())
        assert parsed == position
        assert values(parsed) == values(position)
        assert parsed.legal(parsed.turn) == position.legal(position.turn)


def test_a_stop_is_worth_its_tile_for_the_lead() -> None:
    position = Heckmeck.parse("stacks=-/25.22/- kept=6x2.4x3 phase=go")
    assert dict(values(position))[Stop(22)] == pytest.approx(1.5)
    assert dict(values(position))[Stop(21)] == 1


def test_hen_misses_a_fair_share_of_puzzles_of_either_kind() -> None:
    """Otherwise the first thought would mostly be right, or mostly wrong."""
    for kind in (Keep, Roll):
        asked = [position for position in found() if type(values(position)[0][0]) is kind]
        assert len(asked) > COUNT / 6
        assert 0.35 <= sum(does_err(position, hen) for position in asked) / len(asked) <= 0.6


def test_rolling_and_stopping_are_both_best_at_times() -> None:
    asked = [values(position) for position in found() if type(values(position)[0][0]) is Roll]
    best = Counter(type(max(choices, key=lambda one: one[1])[0]) for choices in asked)
    assert min(best[Roll], best[Stop]) > len(asked) / 4
