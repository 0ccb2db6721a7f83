"""Pictures of a review: bars, alternatives and luck fit their place, on a phone and for every eye."""

from collections.abc import Iterator
from itertools import pairwise

import pytest

from bot.chat.words.texts import LANGUAGES, texts_for
from renderers.finished.art import CHICK, SHIELD
from renderers.finished.luck import LuckWords, draw_luck
from renderers.finished.review import OPTIONS_MOST, Alternative, LabelledNumber, SeatBars, draw_bars, draw_options
from renderers.gallery import NAMES
from renderers.kit.canvas import Canvas
from renderers.kit.palette import CREAM
from tests.renderers import phones
from tests.renderers.letters import letters_of
from tests.renderers.phones import opened
from tests.renderers.test_palette import EYES, as_seen

LEAST = 11
"""Pixels of the smallest letters on a phone."""
WORDS = ("par", "luck", "decisions", "thieves", "worms")
LONG = "Roll 8 dice and keep whatever comes of it, come rain or shine"


def part(value: float) -> LabelledNumber:
    return LabelledNumber(value, f"{value:+.1f}".replace("-", "−"))


def bars_of(language: str, seats: int, *values: float, name: str = "") -> Canvas:
    texts = texts_for(language)
    rows = [SeatBars(tuple(map(part, values or (31.2, -12.4, -5.3, -14.0))), "28")] * seats
    words = [texts.say(f"review-word-{word}") for word in WORDS]
    return draw_bars(texts.say("review-picture"), words, (name or NAMES[0], *NAMES[1:seats]), rows)


def options_of(count: int, played: int, label: str = "Keep 2×4 (8)") -> Canvas:
    return draw_options([Alternative(f"{label} {n}", part(2.5 - n), n == played) for n in range(count)])


def luck_of(language: str, *games: tuple[float, float], name: str = "Ada") -> Canvas:
    texts = texts_for(language)
    words = LuckWords(
        title=texts.say("heckmeck-title"),
        luck=texts.say("luck-word-luck"),
        cost=texts.say("luck-word-cost"),
        games=texts.say("luck-word-games", {"games": len(games)}),
        mean_luck="−10.4",
        mean_cost="0.12",
    )
    return draw_luck(name, 0, games, words)


def all_pictures(language: str) -> Iterator[Canvas]:
    for seats in (1, 2, 7, 8):
        yield bars_of(language, seats, name="W" * 90)
        yield bars_of(language, seats, 104.5, -99.9, -12.5, -100.0)
    for count in (2, OPTIONS_MOST, OPTIONS_MOST + 5):
        yield options_of(count, count - 1)
        yield options_of(count, 0, LONG)
    for games in (1, 2, 20):
        yield luck_of(language, *[(n - 9.5, n / 20) for n in range(games)], name="W" * 90)


@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_are_small_and_legible_on_a_phone(language: str) -> None:
    for canvas in all_pictures(language):
        assert canvas.image.width == 1200
        assert canvas.image.height <= 900
        assert len(canvas.png()) <= 90 * 1024
        assert min(letters_of(canvas)).size >= LEAST


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_neighbouring_columns_do_not_meet(language: str) -> None:
    canvas = bars_of(language, 1)
    words = {texts_for(language).say(f"review-word-{word}") for word in WORDS}
    spans = sorted((x, x + canvas_width(canvas, text)) for text, x in places(canvas) if text in words)
    assert len(spans) == len(WORDS)
    assert all(right + 8 <= left for (_, right), (left, _) in pairwise(spans))


def places(canvas: Canvas) -> list[tuple[str, float]]:
    return [(text.text, x) for text, x, _ in canvas.texts()]


def canvas_width(canvas: Canvas, text: str) -> float:
    (found,) = [letter for letter in letters_of(canvas) if letter.text == text]
    (left,) = [x for other, x in places(canvas) if other == text]
    return 2 * (found.centre[0] - left)


def test_signs_and_sizes_of_bars_are_seen_in_grey() -> None:
    one = bars_of("en", 2, 30, 12, -5, 0)
    for values in ((30, -12, -5, 0), (30, 12, -5, -12), (30, 3, -5, 0)):
        assert noticed(one, bars_of("en", 2, *values)) > 150


def test_played_alternative_is_seen_in_grey() -> None:
    assert noticed(options_of(4, 1), options_of(4, 2)) > 100
    assert noticed(options_of(4, 0), options_of(4, 3)) > 100


def test_played_alternative_is_shown_among_too_many() -> None:
    shown = {letter.text for letter in letters_of(options_of(OPTIONS_MOST + 5, OPTIONS_MOST + 4))}
    assert f"Keep 2×4 (8) {OPTIONS_MOST + 4}" in shown


def test_good_and_bad_luck_are_seen_in_grey() -> None:
    assert noticed(luck_of("en", (5, 0.1), (5, 0.1)), luck_of("en", (5, 0.1), (-5, 0.1))) > 150
    assert noticed(luck_of("en", (5, 0.1), (5, 0.1)), luck_of("en", (5, 0.1), (5, 0.01))) > 100


@pytest.mark.parametrize("eye", EYES)
def test_colours_of_bars_differ_in_every_eye(eye: str) -> None:
    colours = [as_seen(colour, EYES[eye]) for colour in (SHIELD, CHICK, CREAM)]
    for one, other in pairwise([*colours, colours[0]]):
        assert sum((a - b) ** 2 for a, b in zip(one, other, strict=True)) ** 0.5 >= 15


def noticed(one: Canvas, other: Canvas) -> int:
    return phones.noticed(opened(one), opened(other))
