"""Claims of lessons and questions hold in their positions."""

import pytest
from msgspec import Struct

from games.registry import GAMES, LESSONS
from tests.games.own import legal, module_of, own


@pytest.mark.parametrize("game", sorted(GAMES))
def test_what_every_step_says_holds_in_its_position(game: str) -> None:
    steps, claims = LESSONS[game].steps, own(game).claims
    assert [step.code for step in steps] == [*claims], f"`claims` in {module_of(game)}"
    assert 3 <= len(steps) <= 5, f"write three to five `steps` in games/{game}/lessons.py"
    for step in steps:
        claims[step.code](step.scene.position(GAMES[game]))


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_right_answer_is_what_the_rules_say(game: str) -> None:
    questions, answers = LESSONS[game].questions, own(game).answers
    assert [question.code for question in questions] == [*answers], f"`answers` in {module_of(game)}"
    for question in questions:
        assert 2 <= len({*question.answers}) == len(question.answers) <= 4
        said = answers[question.code](question.scene.position(GAMES[game]))
        assert question.answers[question.right] == said, question.code


@pytest.mark.parametrize("game", sorted(GAMES))
def test_answers_that_are_moves_are_legal(game: str) -> None:
    for question in LESSONS[game].questions:
        moves = {answer for answer in question.answers if isinstance(answer, Struct)}
        assert moves <= {*legal(question.scene.position(GAMES[game]))}
