"""What a player must notice is seen on a phone without colours: positions of `sights.txt` that
differ in it look different there."""

from itertools import combinations
from pathlib import Path
from typing import Final

import pytest
from PIL import Image

from games.registry import GAMES
from renderers.gallery import NAMES
from renderers.registry import RENDERERS
from tests.renderers import phones

NOTICED: Final = 8
"""Pixels of a picture 400 wide that clearly differ."""

SIGHTS: Final = Path(__file__).with_name("sights.txt").read_text(encoding="utf-8").split("\n\n")[1:]


def drawn(game: str, text: str, seat: int | None) -> Image.Image:
    """Return the board of a position, or a seat's hand, on a phone."""
    at, renderer = GAMES[game].parse(text), RENDERERS[game]
    names = NAMES[: at.seat_count]
    if seat is None:
        return phones.shown(phones.opened(renderer.draw(at.view(None), names)))
    assert renderer.draw_hand is not None
    return phones.shown(phones.opened(renderer.draw_hand(at.view(seat), names, seat)))


@pytest.mark.parametrize("sight", SIGHTS, ids=lambda sight: sight.partition("\n")[0])
def test_positions_that_differ_look_different(sight: str) -> None:
    (head, *texts), seats = sight.strip().splitlines(), {"board": None, "hand": 0}
    game, which = head.partition(":")[0].split("'s ")
    shown = {text: drawn(game, text, seats[which]) for text in texts}
    for one, other in combinations(shown, 2):
        assert shown[one].size != shown[other].size or phones.unlike(shown[one], shown[other]) > NOTICED, (one, other)
