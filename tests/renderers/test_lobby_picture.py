"""The picture of a lobby: seats, names and what is chosen, for every game and number of people."""

import pytest

from bot.chat.words.texts import LANGUAGES
from games.registry import GAMES
from renderers.kit.fonts import drawable
from renderers.lobby import lobby_canvas
from tests.renderers.pictured import lobby
from tests.renderers.test_legibility import check

PEOPLE = ("Ada", "Bruno di Montecatini Terme", "W" * 32, "Émile", "Fjóla", "🐔", "Guglielmo il Grande", "Hanna")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_lobby_is_legible_and_whole_for_all_people_there(game: str, language: str) -> None:
    for seated in range(1, GAMES[game].seats.stop):
        for rematch in (False, True):
            wanted = lobby(game, language, PEOPLE[:seated], rematch=rematch)
            canvas = lobby_canvas(wanted)
            check(game, canvas)
            written = [text.text for text, _, _ in canvas.texts()]
            assert all(drawable(one) in " · ".join(written) for one in (wanted.title, *wanted.chosen, wanted.banner))
            assert written.count(wanted.free) == wanted.most - seated


def test_rematch_does_not_look_like_the_first_lobby() -> None:
    first, again = (lobby("heckmeck", "en", PEOPLE[:3], rematch=rematch) for rematch in (False, True))
    assert {"Rematch!", "× 1", "× 2"} <= {text.text for text, _, _ in lobby_canvas(again).texts()}
    assert not {"Rematch!", "× 1"} & {text.text for text, _, _ in lobby_canvas(first).texts()}


@pytest.mark.parametrize("game", GAMES)
def test_awaited_people_are_named_in_order_in_seats_that_look_free(game: str) -> None:
    """A name without anything to draw is the seat's number."""
    empty = lobby(game, "en", PEOPLE[:1])
    canvas = lobby_canvas(empty._replace(awaited=("Bruno", "🐔", "Hanna", "W" * 32)))
    check(game, canvas)
    written = [text.text for text, _, _ in canvas.texts()]
    first = written.index("Ada")
    assert written[first + 1 : first + 4] == ["Bruno", "3", "Hanna"]
    assert written.count(empty.free) == empty.most - 5
    assert lobby_canvas(empty._replace(awaited=(empty.free,))).png() == lobby_canvas(empty).png()
