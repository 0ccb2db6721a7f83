"""The picture of a lobby: seats, names and what is chosen, legible on a phone, for every game and number of people."""

import pytest

from bot.chat.words.texts import LANGUAGES, texts_for
from bot.tables.state import option_codes
from games.registry import GAMES
from renderers.kit.fonts import LEAST, drawable, width_of
from renderers.kit.layout import Seated
from renderers.lobby import WIDTH, Lobby, lobby_canvas

NAMES = ("Ada", "Bruno di Montecatini Terme", "W" * 32, "Émile", "Fjóla", "🐔", "Guglielmo il Grande", "Hanna")


def lobby(game: str, language: str, seated: int, *, rematch: bool = False) -> Lobby:
    texts = texts_for(language)
    return Lobby(
        game=game,
        title=texts.say(f"{game}-title"),
        party=tuple(Seated(NAMES[seat], seat, "hen" if seat == 1 else None) for seat in range(seated)),
        most=GAMES[game].seats.stop - 1,
        chosen=tuple(texts.say(f"{game}-variant-{code}") for code in option_codes(GAMES[game])),
        free=texts.say("lobby-free-seat"),
        banner=texts.say("lobby-rematch") if rematch else "",
        wins=tuple(range(seated)) if rematch else (),
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_lobby_is_legible_and_whole_for_all_people_there(game: str, language: str) -> None:
    for seated in range(1, GAMES[game].seats.stop):
        for rematch in (False, True):
            wanted = lobby(game, language, seated, rematch=rematch)
            canvas = lobby_canvas(wanted)
            written = [(text.text, text.size) for text, _, _ in canvas.texts()]
            words = " · ".join(text for text, _ in written)
            assert all(size >= LEAST for _, size in written)
            assert all(x >= 0 and x + width_of(text.text, text.size) <= WIDTH for text, x, _ in canvas.texts())
            assert all(drawable(one) in words for one in (wanted.title, *wanted.chosen, wanted.banner))
            assert [text for text, _ in written].count(wanted.free) == wanted.most - seated
            assert canvas.size[1] <= 900
            assert len(canvas.png()) <= 90 * 1024


def test_rematch_does_not_look_like_the_first_lobby() -> None:
    first, again = (lobby("heckmeck", "en", 3, rematch=rematch) for rematch in (False, True))
    written = [text.text for text, _, _ in lobby_canvas(again).texts()]
    assert {"Rematch!", "× 1", "× 2"} <= {*written}
    assert not {"Rematch!", "× 1"} & {text.text for text, _, _ in lobby_canvas(first).texts()}
