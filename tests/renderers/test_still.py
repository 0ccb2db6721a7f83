"""A moment of a finished game: the board as it was, and below it the mover's hand."""

from io import BytesIO

import pytest
from PIL import Image, ImageChops

from renderers.finished.still import GAP, still
from renderers.kit.canvas import SIZE
from renderers.registry import RENDERERS
from tests.renderers.test_replay import shots

MAX_BYTES = 256 * 1024
STEP = 8
"""By as much as this a colour may differ: both are of one palette, in which smooth edges have steps."""


@pytest.mark.parametrize("name", RENDERERS)
def test_still_shows_the_board_and_the_movers_hand(name: str) -> None:
    renderer = RENDERERS[name]
    for shot in shots(name)[1::3]:
        made = still(name, shot.view, shot.party, shot.hand)
        assert len(made.png) <= MAX_BYTES
        with Image.open(BytesIO(made.png)) as image:
            picture = image.convert("RGB")
        board = renderer.draw(shot.view, shot.party).image
        assert step(picture.crop((0, 0, *SIZE)), board) <= STEP
        if shot.hand is None or renderer.draw_hand is None:
            assert picture.size == SIZE
            continue
        hand = renderer.draw_hand(shot.hand[0], shot.party, shot.hand[1]).image
        assert picture.size == (SIZE[0], SIZE[1] + GAP + hand.height)
        assert step(picture.crop((0, SIZE[1] + GAP, *picture.size)), hand) <= STEP


def step(one: Image.Image, other: Image.Image) -> int:
    """The largest difference of a colour."""
    return max(ImageChops.difference(one, other).tobytes())
