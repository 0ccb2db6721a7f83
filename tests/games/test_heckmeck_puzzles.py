"""A puzzle of Heckmeck is a decision worth asking about, the same for a seed everywhere, with exact values."""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from random import Random

import pytest

from games.game import encode
from games.heckmeck.account import FEW_TILES, costliest_of
from games.heckmeck.mind import best_action, lead
from games.heckmeck.moves import Dice, Keep, Options, Roll, Stop
from games.heckmeck.puzzles import (
    EVIDENT,
    KINDS,
    MARGIN,
    SEATS,
    candidate_from,
    chances_of,
    holds_to_the_end,
    kind_of,
    values,
)
from games.heckmeck.rules import Heckmeck
from tests.games.puzzles import RULES, candidates, finds, holds

COUNT = 100


@cache
def found() -> Sequence[Heckmeck]:
    return [*candidates(COUNT)]


def test_a_seed_always_gives_the_same_puzzle() -> None:
    first, again = ([candidate_from(b"2026-11-26", number) for number in range(20)] for _ in range(2))
    assert first == again
    assert any(first)


def test_puzzles_of_different_seeds_do_not_repeat() -> None:
    assert len({position.notation() for position in found()}) == COUNT


def test_a_puzzle_asks_for_a_decision_of_every_kind() -> None:
    for position in found():
        assert position.awaited == {position.turn}
        assert position.forced is None
        assert position.routine is None
        assert len(position.up) > FEW_TILES
    kinds = Counter(map(kind_of, found()))
    assert {*kinds} == {*KINDS}
    assert min(kinds.values()) > COUNT / 10


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


@pytest.mark.parametrize("name", RULES)
def test_no_simple_rule_finds_more_than_sixty_percent_of_the_puzzles(name: str) -> None:
    assert sum(finds(position, RULES[name]) for position in found()) / COUNT <= 0.6


def test_rolling_taking_and_stealing_are_all_best_at_times() -> None:
    asked = [(one.up, values(one)) for one in found() if type(values(one)[0][0]) is Roll]
    best = [(up, max(choices, key=lambda one: one[1])[0]) for up, choices in asked]
    counts = Counter(type(one) is Stop and ("take" if one.tile in up else "steal") for up, one in best)
    assert {*counts} == {False, "take", "steal"}
    assert min(counts.values()) > len(asked) / 10


def test_a_puzzle_whose_end_disagrees_with_its_tick_is_none() -> None:
    judged = [position for position in found() if len(position.up) <= 6][:12]
    assert {holds(position) for position in judged} == {True, False}


def test_chances_to_the_end_follow_from_position_and_batch() -> None:
    position = min(found(), key=lambda one: len(one.up))
    assert chances_of(position, 0, Random(0)) == chances_of(position.copy(), 0, Random(0))
    assert chances_of(position, 0, Random(0)) != chances_of(position, 1, Random(0))
    assert holds_to_the_end(position, []) is None
    assert sum(chances_of(position, 0, Random(0))) <= len(position.legal(position.turn))
