"""Pages about the rules: each has its picture and its words, and fits into a message."""

import re

import msgspec
import pytest

from bot.chat.front.controls import GameCode
from bot.chat.front.painter import Painter
from bot.chat.front.post import Attachment, Post
from bot.chat.requests import RulesPage, decode
from bot.chat.rules import Pages, Played, codes_of, course_of
from bot.chat.words.lengths import ALT, CONTENT, LABEL
from bot.chat.words.texts import LANGUAGES, texts_for
from games.game import variants
from games.registry import GAMES, LESSONS
from tests.chat.keys import refusals
from tests.games.own import module_of, own

MAX_BYTES = 90 * 1024
EVERY = [(game, code) for game in GAMES for code in codes_of(game)]


@pytest.fixture
def pages(painter: Painter) -> Pages:
    return Pages(painter)


def picture_of(post: Post) -> Attachment:
    """The one picture of a page."""
    assert post.attachments is not None
    (picture,) = post.attachments
    return picture


async def page(pages: Pages, game: str, code: str, language: str = "en", answer: int | None = None) -> Post:
    return await pages.page(RulesPage(GameCode[game], code, "testtabl", answer), texts_for(language), None)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "code"), EVERY)
async def test_every_page_has_its_picture_and_fits(pages: Pages, game: str, code: str, language: str) -> None:
    shown = await page(pages, game, code, language)
    assert len(shown.content) < CONTENT, "it would be cut"
    picture = picture_of(shown)
    assert len(picture.data) <= MAX_BYTES
    assert picture.data.startswith(b"\x89PNG")
    assert 0 < len(picture.alt or "") <= ALT
    assert "*" not in (picture.alt or "")
    buttons = [item.to_component_dict() for item in getattr(shown.controls, "children", ())]
    assert len({button["custom_id"] for button in buttons}) == len(buttons), "Discord takes no two alike"
    assert all(0 < len(button["label"]) <= LABEL for button in buttons)


async def test_a_picture_in_words_says_who_is_meant_by_you(pages: Pages) -> None:
    english = await page(pages, "heckmeck", "stop")
    assert "You can stop now" in english.content
    assert (picture_of(english).alt or "").startswith("Player 1 (you) keeps two 4s (sum 24)")
    italian = await page(pages, "heckmeck", "stop", "it")
    assert "Giocatore 1 (tu)" in (picture_of(italian).alt or "")
    assert "Player 2 (you)" not in (picture_of(english).alt or "")


@pytest.mark.parametrize("game", sorted(game for game in GAMES if variants(GAMES[game].Options)))
async def test_pages_name_and_draw_the_tables_variants(pages: Pages, game: str) -> None:
    texts, pictures = texts_for("en"), set[bytes]()
    for variant in variants(GAMES[game].Options):
        options = msgspec.convert({variant.field: variant.value}, GAMES[game].Options)
        shown = await pages.page(RulesPage(GameCode[game], "variants"), texts, Played(options, (variant.code,)))
        here, _, others = shown.content.partition(texts.say("lesson-variants-others"))
        assert texts.say(f"{game}-variant-{variant.code}-what") in here
        assert texts.say(f"{game}-variant-{variant.code}-what") not in others
        pictures.add(picture_of(shown).data)
    assert len(pictures) > 1 or game == "heckmeck", "paths look different"


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_next_leads_through_the_steps_once(pages: Pages, game: str) -> None:
    seen: list[str] = []
    code, last = "", False
    while not last:
        shown = await page(pages, game, code)
        seen.append(shown.content)
        (onward,) = [item for item in getattr(shown.controls, "children", ()) if item.label == "Next ▶"]
        on = decode(str(onward.custom_id))
        assert isinstance(on, RulesPage)
        last, code = onward.disabled, on.code
    assert len(seen) == len({*seen}) == len(LESSONS[game].steps) <= 7
    assert all(len(course_of(code, codes_of(game))) <= 7 for code in codes_of(game)), "nor is any other course longer"


def numbers(text: str) -> set[str]:
    return {*re.findall(r"\d+", text)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(GAMES))
async def test_a_picture_shows_the_numbers_that_a_step_speaks_of(pages: Pages, game: str, language: str) -> None:
    unsaid: dict[str, set[str]] = {}
    for step in LESSONS[game].steps:
        elsewhere = own(game).elsewhere.get(step.code, set())
        picture = picture_of(await page(pages, game, step.code, language))
        _, _, text = texts_for(language).say(f"{game}-lesson-{step.code}").removeprefix("**").partition("**")
        unsaid[step.code] = numbers(text) - numbers(picture.alt or "") - elsewhere
    assert not any(unsaid.values()), f"say them in `lines`, or add them to `elsewhere` in {module_of(game)}: {unsaid}"


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_language_speaks_of_the_same_numbers(game: str) -> None:
    questions = [f"try-{one.code}" for one in LESSONS[game].questions]
    steps = [f"lesson-{step.code}" for step in LESSONS[game].steps]
    for code in (*steps, *questions, *[f"{question}-rule" for question in questions]):
        first, *others = [numbers(texts_for(language).say(f"{game}-{code}")) for language in LANGUAGES]
        assert all(other == first for other in others), code


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(GAMES))
async def test_an_answer_says_whether_it_is_right_and_what_the_rule_says(
    pages: Pages, game: str, language: str
) -> None:
    _, _, right = texts_for(language).say("lesson-answered", {"answer": "X", "right": True}).partition("**X**")
    for question in LESSONS[game].questions:
        code = f"try-{question.code}"
        rule = texts_for(language).say(f"{game}-{code}-rule")
        assert rule not in (await page(pages, game, code, language)).content
        for number in range(len(question.answers)):
            text = (await page(pages, game, code, language, number)).content
            assert rule in text
            assert (right in text) == (number == question.right)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_refusal_of_a_move_leads_to_a_step(game: str) -> None:
    lessons = LESSONS[game]
    assert {*lessons.refusals} == refusals(game)
    assert {*lessons.refusals.values()} <= {step.code for step in lessons.steps}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_step_has_a_few_short_sentences(game: str, language: str) -> None:
    for step in LESSONS[game].steps:
        assert len(texts_for(language).say(f"{game}-lesson-{step.code}")) <= 600, step.code
