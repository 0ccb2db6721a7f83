"""Pictures of every game: equal bytes for equal views, small files, a gallery, refusals."""

from io import BytesIO
from random import Random

import pytest
from PIL import Image

from games.core import View
from games.registry import GAMES
from renderers.gallery import NAMES, SAMPLES, position
from renderers.kit.canvas import SIZE
from renderers.registry import RENDERERS, draw, draw_hand, draw_uncached
from tests.games.own import own
from tests.games.playouts import cases_of
from tests.renderers.playouts import playout

ODD_NAMES = ("🐔", "小明", "محمد", "W" * 500, "", "Ann\u0301a 🔥", "Ольга \u202e")


def test_every_game_is_drawn_and_has_samples() -> None:
    missing = [f"renderers/{game}/renderer.py" for game in GAMES if game not in RENDERERS]
    assert not missing, f"no pictures yet: {missing}"
    assert set(RENDERERS) == set(GAMES) == set(SAMPLES)


@pytest.mark.parametrize("name", RENDERERS)
def test_the_same_view_gives_the_same_bytes(name: str) -> None:
    sample = SAMPLES[name][-1]
    names = NAMES[: sample.seats]
    one, other = (draw_uncached(name, position(name, sample).view(None), names) for _ in range(2))
    assert one == other
    assert one.digest == other.digest
    assert one.digest.isalnum()
    kept = draw(name, position(name, sample).view(None), names)
    assert kept == one
    assert draw(name, position(name, sample).view(None), list(names)) is kept


@pytest.mark.parametrize("name", RENDERERS)
def test_random_positions_are_drawn_and_small(name: str) -> None:
    """With every number of seats, and with the variants of `cases_of`; a hand is drawn beside each board."""
    rng = Random(3)
    for case in cases_of(GAMES[name]):
        seats, seat = case.seats, rng.randrange(case.seats)
        views = list(playout(case.game, seats, rng, seat, case.options))
        chosen: list[View] = [views[0], *rng.sample(views, min(8, len(views))), views[-1]]
        for n, view in enumerate(chosen):
            names = (NAMES + NAMES, ODD_NAMES + ODD_NAMES)[n % 2][n % 7 :][:seats]
            picture = draw_uncached(name, view, names)
            hand = draw_hand(name, view, names, seat) if view.hand() else None
            assert len((hand or picture).png) <= 90 * 1024
            assert len(picture.png) <= 90 * 1024
            with Image.open(BytesIO(picture.png)) as image:
                assert (image.size, image.mode, image.format) == (SIZE, "P", "PNG")


@pytest.mark.parametrize(("name", "seats"), [(name, seats) for name, game in GAMES.items() for seats in game.seats])
def test_panels_stay_inside_and_apart(name: str, seats: int) -> None:
    panels = own(name).panels
    boxes = panels(seats) if panels is not None else ()
    for n, one in enumerate(boxes):
        assert 8 <= one.x <= one.x + one.width <= SIZE[0] - 8
        assert one.y + one.height <= SIZE[1] - 8
        for other in boxes[n + 1 :]:
            assert other.x - (one.x + one.width) >= 10 or other.y - (one.y + one.height) >= 10


@pytest.mark.parametrize("name", RENDERERS)
def test_another_games_view_and_too_few_names_are_refused(name: str) -> None:
    with pytest.raises(TypeError):
        draw(name, View(), NAMES)
    sample = SAMPLES[name][0]
    with pytest.raises(ValueError, match="Ada"):
        draw(name, position(name, sample).view(None), NAMES[: sample.seats - 1])


@pytest.mark.parametrize("name", RENDERERS)
def test_the_samples_are_what_they_say(name: str) -> None:
    for sample in SAMPLES[name]:
        game, shown = position(name, sample), f"{sample.situation} of {sample.seats}"
        assert (game.result is not None) == (sample.situation == "result"), shown
        assert game.chance_due is None, shown
        assert len(game.notation()) > 0
        assert game.seat_count == sample.seats, shown
