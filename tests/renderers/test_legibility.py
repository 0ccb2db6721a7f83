"""Every picture can be read on a phone, in every language and with names of any length: no letter is small, pale,
covered or cut, names stay in their seat's panel, and no file is large."""

from collections.abc import Sequence
from io import BytesIO
from itertools import product

import pytest
from PIL import Image

from bot.chat.words.texts import LANGUAGES
from games.registry import GAMES
from renderers.gallery import NAMES, SAMPLES, position
from renderers.kit.canvas import SIZE, Canvas
from renderers.kit.fonts import extent_of, mask_of
from renderers.kit.palette import Colour
from renderers.registry import RENDERERS
from tests.games.own import module_of, own
from tests.renderers.contrasts import contrast
from tests.renderers.letters import FIGURE, letters_of
from tests.renderers.pictured import IN_WORDS, KINDS, LONG, canvases_of, pictures

MIN_SHOWN = 11
"""Pixels of the smallest letter, shown 400 wide."""
CONTRAST = 4.5
TALLEST = 1700
"""Pixels of a private picture: one does not scroll past it in a channel."""

INSIDE, OUTSIDE = ([255 * (n == level) for n in range(256)] for level in (255, 0))


def check(what: str, canvas: Canvas) -> None:
    """Assert that a picture can be read."""
    png = canvas.png()
    assert len(png) <= 90 * 1024, what
    assert min(letters_of(canvas)).size >= MIN_SHOWN, (what, min(letters_of(canvas)))
    with Image.open(BytesIO(png)) as image:
        assert (image.format, image.mode, image.size) == ("PNG", "P", canvas.size), what
        assert canvas.size[0] == SIZE[0], what
        assert canvas.size[1] <= (TALLEST if what == "signs" or "hand" in what else SIZE[1]), what
        behind = {*canvas.ground.texts()} if canvas.ground else set[object]()
        for text, x, y in canvas.texts():
            extent = extent_of(text.text, text.size)
            assert -extent.pad <= x <= x + extent.width <= canvas.size[0] + extent.pad, (what, text)
            assert y + extent.pad >= 0, (what, text)
            assert y + text.size * FIGURE <= canvas.size[1], (what, text)
            if text.text.strip() and (text, x, y) not in behind:  # pieces may stand on what is printed on the table
                assert contrast(*inks(image, text.text, text.size, x, y)) >= CONTRAST, (what, text, "pale or covered")


def inks(image: Image.Image, text: str, size: int, x: int, y: int) -> Sequence[Colour]:
    """Return the colours that most pixels of a text have, and most others of its ground."""
    mask = mask_of(text, size)
    part, palette = image.crop((x, y, x + mask.width, y + mask.height)), image.getpalette() or []
    found: list[Colour] = []
    for shown in (INSIDE, OUTSIDE):
        counts = part.histogram(mask.convert("L").point(shown))  # pyright: ignore[reportUnknownMemberType]
        colours = {
            (palette[3 * n], palette[3 * n + 1], palette[3 * n + 2]): count for n, count in enumerate(counts) if count
        }
        found.append(max(colours.keys() - found, key=colours.__getitem__))
    return found


@pytest.mark.parametrize(("kind", "language"), [*product(GAMES, ["en"]), *product(IN_WORDS, LANGUAGES)])
def test_every_picture_is_legible(kind: str, language: str) -> None:
    for what, canvas in pictures(kind, language=language).items():
        check(what, canvas)


@pytest.mark.parametrize("kind", KINDS)
def test_every_picture_with_the_longest_names_is_legible(kind: str) -> None:
    for what, canvas in pictures(kind, LONG).items():
        check(what, canvas)


@pytest.mark.parametrize("kind", [*GAMES, "lobby"])
def test_what_decides_something_is_thirteen_pixels_high_on_a_phone(kind: str) -> None:
    """Names have signs beside them, and what is printed on the table is there to count by."""
    for what, canvas in pictures(kind).items():
        printed = {*canvas.ground.texts()} if canvas.ground else set[object]()
        for text, x, y in canvas.texts():
            if text.text.strip() and (text, x, y) not in printed and sum(map(str.isalpha, text.text)) < 3:
                assert text.size * 390 >= 13 * canvas.size[0], (what, text)


@pytest.mark.parametrize("name", RENDERERS)
def test_names_stay_in_the_panels_of_their_seats(name: str) -> None:
    panels = own(name).panels
    assert panels is not None, f"`panels` and `totals` in {module_of(name)}"
    for sample in SAMPLES[name]:
        (_, board), *_ = canvases_of(name, position(name, sample), LONG[: sample.seats])
        for letter in letters_of(board) if sample.situation != "result" else ():
            half = extent_of(letter.text, round(letter.size * SIZE[0] / 400)).width / 2
            for x, y, width, height in panels(sample.seats):
                if x <= letter.centre[0] <= x + width and y <= letter.centre[1] <= y + height:
                    assert x - 2 <= letter.centre[0] - half, (sample, letter)
                    assert letter.centre[0] + half <= x + width + 2, (sample, letter)


@pytest.mark.parametrize("name", RENDERERS)
def test_what_one_plays_for_is_the_largest_number_of_a_seats_panel(name: str) -> None:
    """Its figures are eleven pixels high and more."""
    panels, totals = own(name).panels, own(name).totals
    assert panels is not None, f"`panels` and `totals` in {module_of(name)}"
    shown = 0
    for sample in SAMPLES[name]:
        view = position(name, sample).view(None)
        if sample.situation == "result":
            continue  # the picture of the end has other panels
        letters = list(letters_of(RENDERERS[name].draw(view, NAMES[: sample.seats])))
        for total, (x, y, width, height) in zip(totals(view), panels(sample.seats), strict=False):
            inside = [it for it in letters if x <= it.centre[0] <= x + width and y <= it.centre[1] <= y + height]
            *_, second, largest = sorted(inside)
            assert largest.text == total, (sample.situation, sample.seats, largest)
            assert largest.size * FIGURE >= MIN_SHOWN, (sample.situation, sample.seats, largest)
            assert largest.size > second.size, (sample.situation, sample.seats, second)
            shown += 1
    assert shown >= len(SAMPLES[name]) / 2, f"`totals` in {module_of(name)} says too little of the samples"
