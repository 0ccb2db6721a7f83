"""Questions about positions: the question, its answers, and the rule."""

from typing import Final

from bot.chat.requests import RulesPage
from bot.chat.words.players import numbered_names
from bot.chat.words.texts import Texts
from games.core import tag_of
from games.lessons import Answer, Question
from games.registry import GAMES, LESSONS

SIGNS: Final = "signs"
SHORT: Final = "short"
VARIANTS: Final = "variants"
TRY: Final = "try-"
"""The codes of pages that are no step of the lesson. A question's code follows the last one."""


def question_of(game: str, code: str) -> Question | None:
    """Return the question of a page, if it has one."""
    return next((one for one in LESSONS[game].questions if f"{TRY}{one.code}" == code), None)


def question_lines(page: RulesPage, question: Question, texts: Texts) -> list[str]:
    """Return the question. After an answer, also whether it is right, and the rule."""
    lines = [texts.say("lesson-try"), texts.say(f"{page.game}-try-{question.code}")]
    if page.answer is None or page.answer >= len(question.answers):
        return lines
    said = {"answer": answer_label(page.game, question, page.answer, texts), "right": page.answer == question.right}
    return [*lines, "", texts.say("lesson-answered", said), texts.say(f"{page.game}-try-{question.code}-rule")]


def answer_label(game: str, question: Question, number: int, texts: Texts) -> str:
    """Return an answer in words: a choice like its button, a number, or the name of a row."""
    answer: Answer = question.answers[number]
    if isinstance(answer, int):
        return texts.say("lesson-number", {"value": answer})
    if isinstance(answer, str):
        return texts.say(f"{game}-answer-{answer}") if texts.has(f"{game}-answer-{answer}") else answer
    position = question.scene.position(GAMES[game])
    facts = next(choice.facts for choice in position.legal(0) if choice.action == answer)
    return texts.say(
        f"{game}-choice-{tag_of(answer)}", {**facts, **position.predicted(0, answer)}, numbered_names(texts)
    )
