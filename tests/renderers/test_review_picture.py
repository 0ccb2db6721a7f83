"""Pictures of a review: bars and words fit their place, and luck is seen without colours."""

from itertools import pairwise

import pytest

from bot.chat.words.texts import LANGUAGES, texts_for
from renderers.finished.art import CHICK, SHIELD
from renderers.finished.review import MAX_OPTIONS
from renderers.kit.canvas import Canvas
from renderers.kit.fonts import extent_of
from renderers.kit.palette import CREAM
from tests.renderers import phones
from tests.renderers.letters import letters_of
from tests.renderers.phones import opened
from tests.renderers.pictured import BARS, alternatives, bars, luck
from tests.renderers.test_palette import EYES, as_seen


def noticed(one: Canvas, other: Canvas) -> int:
    return phones.noticed(opened(one), opened(other))


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_neighbouring_columns_do_not_meet(language: str) -> None:
    words = {texts_for(language).say(f"review-word-{word}") for word in BARS}
    texts = [(x, text) for text, x, _ in bars(language, ["Ada"]).texts() if text.text in words]
    spans = sorted((x, x + extent_of(text.text, text.size).width) for x, text in texts)
    assert len(spans) == len(BARS)
    assert all(right + 8 <= left for (_, right), (left, _) in pairwise(spans))


def test_signs_and_sizes_of_bars_are_seen_in_grey() -> None:
    one = bars("en", ["Ada", "Bruno"], 30, 12, -5, 0)
    for values in ((30, -12, -5, 0), (30, 12, -5, -12), (30, 3, -5, 0)):
        assert noticed(one, bars("en", ["Ada", "Bruno"], *values)) > 150


def test_played_alternative_is_seen_in_grey() -> None:
    assert noticed(alternatives(4, 1), alternatives(4, 2)) > 100
    assert noticed(alternatives(4, 0), alternatives(4, 3)) > 100


def test_played_alternative_is_shown_among_too_many() -> None:
    shown = {letter.text for letter in letters_of(alternatives(MAX_OPTIONS + 5, MAX_OPTIONS + 4))}
    assert f"Keep 2×4 (8) {MAX_OPTIONS + 4}" in shown


def test_good_and_bad_luck_are_seen_in_grey() -> None:
    for other in ((-5, 0.1), (5, 0.01)):
        assert noticed(luck("en", [(5, 0.1), (5, 0.1)]), luck("en", [(5, 0.1), other])) > 100


@pytest.mark.parametrize("eye", EYES)
def test_colours_of_bars_differ_in_every_eye(eye: str) -> None:
    colours = [as_seen(colour, EYES[eye]) for colour in (SHIELD, CHICK, CREAM)]
    for one, other in pairwise([*colours, colours[0]]):
        assert sum((a - b) ** 2 for a, b in zip(one, other, strict=True)) ** 0.5 >= 15
