"""Pictures of every game: equal bytes for equal views, small files, a gallery, refusals."""

from random import Random

import pytest
from PIL import ImageChops

from games.core import View
from games.registry import GAMES
from renderers.gallery import NAMES, SAMPLES, position
from renderers.kit.canvas import SIZE
from renderers.registry import RENDERERS, draw, draw_uncached
from tests.games.own import own
from tests.games.playouts import cases_of
from tests.renderers.pictured import LONG
from tests.renderers.playouts import playout
from tests.renderers.test_legibility import check

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
def test_random_positions_are_legible(name: str) -> None:
    """With the seats and variants of `cases_of`; a hand is drawn beside each board."""
    rng, renderer = Random(3), RENDERERS[name]
    for case in cases_of(GAMES[name]):
        seats, seat = case.seats, rng.randrange(case.seats)
        views = list(playout(case.game, seats, rng, seat, case.options))
        for view, people in ((rng.choice(views), NAMES), (views[-1], ODD_NAMES)):
            names = (people + people)[seat:][:seats]
            check("board", renderer.draw(view, names))
            if renderer.draw_hand and view.hand():
                check("hand", renderer.draw_hand(view, names, seat))


@pytest.mark.parametrize("name", RENDERERS)
def test_a_picture_shows_nothing_hidden(name: str) -> None:
    """However others' hands are redealt, and whichever seat looks, the board is the same, byte by byte."""
    rng, renderer = Random(9), RENDERERS[name]
    for sample in SAMPLES[name]:
        at, names = position(name, sample), NAMES[: sample.seats]
        seat = rng.randrange(sample.seats)
        redealt = at.resample(seat, rng)
        public, *others = (
            renderer.draw(one, names).png() for one in (at.view(None), at.view(seat), redealt.view(None))
        )
        assert others == [public, public], sample
        if renderer.draw_hand and at.view(seat).hand():
            own, other = (renderer.draw_hand(one.view(seat), names, seat).png() for one in (at, redealt))
            assert own == other, sample
            if at.result is None:
                with pytest.raises(ValueError, match=str(seat)):
                    renderer.draw_hand(at.view(None), names, seat)


_TAKEN = "-2a.-3a.-4a.-5a.-6a.-7a.-8a.f1.f2.f3.f4.f5.f6.+8.+7.+6.+5.+4.+3.+2.+1.-1b.-2b.-3b.-4b.-5b.-6b.-7b.-8b.-9.-10"
_GRILL = "round=3 hands=1/1/1/1/1/1 grill=18.19.20.21.22.23 turn=1"
FULL = {
    "heckmeck": ("stacks=-/-/-/-/-/-/-", "stacks=21.22.23.24.25.26.27.28.29.30/-/-/-/-/-/-"),
    "hornochsen": ("hands=9/2/3/4/5/6/7/8 rows=L1:20/L2:50/L3:80/L4:90",) * 2,
    "karteneck": (_GRILL, f"{_GRILL} laid=w1+2+3+4+5.4x9.5x3.1x1.2x2.3x3/-/-/-/-/- stacks=16.40.41.42/-/-/-/-/-"),
    "verflixxt": (
        "pawns=S.S/S.S/S.S/S.S/S.S/S.S turn=1 path=-1a taken=-/-/-/-/-/-",
        f"pawns=S.S/S.S/S.S/S.S/S.S/S.S turn=1 path=-1a taken={_TAKEN}/-/-/-/-/-",
    ),
}


@pytest.mark.parametrize("name", FULL)
def test_tall_stacks_and_long_names_stay_in_their_panels(name: str) -> None:
    views = [GAMES[name].parse(text).view(None) for text in FULL[name]]
    panels = own(name).panels
    assert panels is not None
    boxes = panels(GAMES[name].seats[-1])
    bare, full = (
        RENDERERS[name].draw(view, letters * len(boxes)).image
        for view, letters in zip(views, ("i", LONG[:1]), strict=True)
    )
    change = ImageChops.difference(bare, full).convert("L")
    for x, y, width, height in boxes:
        change.paste(0, (x, y, x + width, y + height))
    assert change.crop((0, min(box.y for box in boxes) - 8, *SIZE)).getbbox() is None


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
