"""Emoji: accepted by Discord, and distinguishable in a line of text, by day and by night."""

from functools import cache
from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image, ImageChops

from renderers.kit.emoji import EMOJI, draw_emoji
from renderers.kit.palette import Colour, rgb
from tests.renderers.contrasts import contrast

GROUNDS = {"light": rgb("ffffff"), "dark": rgb("313338"), "button": rgb("5865f2")}
LINE = 22
"""Pixels of an emoji in a line of text."""


@cache
def shown(name: str, ground: Colour) -> Image.Image:
    """An emoji as it looks in a line."""
    with Image.open(BytesIO(draw_emoji(name))) as drawn:
        on = Image.new("RGB", drawn.size, ground)
        on.paste(drawn, (0, 0), drawn)
        on.thumbnail((LINE, LINE), Image.Resampling.LANCZOS)
        return on


@pytest.mark.parametrize("name", sorted(EMOJI))
def test_discord_takes_it(name: str) -> None:
    data = draw_emoji(name)
    with Image.open(BytesIO(data)) as drawn:
        assert (drawn.format, drawn.size, drawn.mode) == ("PNG", (128, 128), "RGBA")
    assert len(data) <= 256 * 1024
    assert 2 <= len(name) <= 32
    assert name.replace("_", "").isalnum()


@pytest.mark.parametrize("ground", GROUNDS.values(), ids=GROUNDS)
@pytest.mark.parametrize("name", sorted(EMOJI))
def test_emoji_is_visible_in_a_line_of_text(name: str, ground: Colour) -> None:
    picture = shown(name, ground)
    seen = [picture.getpixel((x, y)) for x in range(LINE) for y in range(LINE)]
    clear = [it for it in seen if isinstance(it, tuple) and contrast((it[0], it[1], it[2]), ground) >= 3]
    assert len(clear) >= 40


@pytest.mark.parametrize("ground", GROUNDS.values(), ids=GROUNDS)
def test_no_two_look_alike_in_a_line_of_text(ground: Colour) -> None:
    for one, other in combinations(sorted(EMOJI), 2):
        apart = ImageChops.difference(shown(one, ground), shown(other, ground)).convert("L")
        assert sum(apart.histogram()[64:]) >= 6, (one, other)
