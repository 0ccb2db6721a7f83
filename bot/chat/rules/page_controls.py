"""Controls of a page: the answers to its question, back and next, and buttons to other kinds of pages."""

from collections.abc import Sequence
from typing import Any, Literal

from discord import ButtonStyle
from discord.ui import Button, View

from bot.chat.front.controls import Control, GameName, controls_of
from bot.chat.requests import RulesPage
from bot.chat.rules.questions import SHORT, SIGNS, TRY, VARIANTS, answer_label, question_of
from bot.chat.words.texts import Texts
from games.registry import LESSONS


def page_controls(page: RulesPage, code: str, codes: Sequence[str], texts: Texts) -> View:
    """Return the controls of the page with a code, which is one of `codes`."""
    at = codes.index(code)
    return controls_of(
        [
            *_answer_buttons(page, code, texts),
            _to(page, codes[max(at - 1, 0)]).button(texts.say("lesson-back"), row=1, disabled=at == 0),
            _to(page, codes[min(at + 1, len(codes) - 1)]).button(
                texts.say("lesson-on"), ButtonStyle.primary, 1, disabled=at == len(codes) - 1
            ),
            *[_to(page, there, "other").button(label, row=2) for there, label in _page_buttons(code, codes, texts)],
        ]
    )


def how_to_play(game: str, table: str, texts: Texts, row: int) -> Button[Any]:
    """Return the button that opens the first page about a table's game."""
    return RulesPage(GameName(game), "", table, way="open").button(texts.say("lesson-open"), row=row)


def show_the_rule(game: str, refusal: str, table: str, texts: Texts, row: int) -> Button[Any]:
    """Return the button that opens the lesson step about a refused move."""
    page = RulesPage(GameName(game), LESSONS[game].refusals[refusal], table, way="open")
    return page.button(texts.say("lesson-rule"), row=row)


def _to(page: RulesPage, code: str, way: Literal["turn", "other"] = "turn") -> RulesPage:
    return RulesPage(page.game, code, page.table, way=way)


def _page_buttons(code: str, codes: Sequence[str], texts: Texts) -> list[tuple[str, str]]:
    """Return a button to the first page of every other kind."""
    tries = next((one for one in codes if one.startswith(TRY)), "")
    ways = (
        (codes[0], texts.say("lesson-steps")),
        (SIGNS, texts.say("lesson-signs")),
        (SHORT, texts.say("lesson-short")),
        (VARIANTS, texts.say("lesson-variants")),
        (tries, texts.say("lesson-tries")),
    )
    return [(there, label) for there, label in ways if there in codes and there != code]


def _answer_buttons(page: RulesPage, code: str, texts: Texts) -> list[Control]:
    """Return a button for each answer. After an answer the right one is green, and a wrong one that was given is
    red."""
    question = question_of(page.game, code)
    if question is None:
        return []
    found: list[Control] = []
    for number in range(len(question.answers)):
        style = ButtonStyle.secondary
        if page.answer is not None and number == question.right:
            style = ButtonStyle.success
        elif number == page.answer:
            style = ButtonStyle.danger
        label = answer_label(page.game, question, number, texts)
        found.append(RulesPage(page.game, code, page.table, number).button(label, style, 0))
    return found
