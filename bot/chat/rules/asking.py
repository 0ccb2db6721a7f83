"""Positions to try oneself at: what is asked, the answers there are, and what the rule says."""

from bot.chat.rules.addresses import TRY, Page
from bot.chat.words.players import numbered
from bot.chat.words.texts import Texts
from games.core import tag_of
from games.lessons import Answer, Question
from games.registry import GAMES, LESSONS


def question_of(game: str, code: str) -> Question | None:
    """What is asked on a page, if anything is."""
    return next((one for one in LESSONS[game].questions if f"{TRY}{one.code}" == code), None)


def asked(page: Page, question: Question, texts: Texts) -> list[str]:
    """The question, and once it is answered, whether that was right and what the rule says."""
    told = [texts.say("lesson-try"), texts.say(f"{page.game}-try-{question.code}")]
    if page.answer is None or page.answer >= len(question.answers):
        return told
    said = {"answer": answer_label(page.game, question, page.answer, texts), "right": page.answer == question.right}
    return [*told, "", texts.say("lesson-answered", said), texts.say(f"{page.game}-try-{question.code}-rule")]


def answer_label(game: str, question: Question, number: int, texts: Texts) -> str:
    """An answer in words: a choice as it stands on buttons, a number, a row by its name."""
    answer: Answer = question.answers[number]
    if isinstance(answer, int):
        return texts.say("lesson-number", {"value": answer})
    if isinstance(answer, str):
        return texts.say(f"{game}-answer-{answer}") if texts.has(f"{game}-answer-{answer}") else answer
    position = question.scene.position(GAMES[game])
    facts = next(choice.facts for choice in position.legal(0) if choice.action == answer)
    return texts.say(f"{game}-choice-{tag_of(answer)}", {**facts, **position.foretold(0, answer)}, numbered(texts))
