"""Every picture draws what can be drawn of a name, and a number only where that is nothing."""

from collections.abc import Iterator, Sequence
from random import Random

import pytest

from games.registry import GAMES
from renderers.finished.replay import Shot, frame
from renderers.finished.still import still
from renderers.kit.fonts import drawable, seat_name
from renderers.kit.layout import Seated
from renderers.kit.palette import SIGNS
from renderers.registry import RENDERERS, draw_hand, draw_uncached
from tests.names import INVISIBLE, NAMES
from tests.renderers.pictured import GAME, bars, leaderboard, luck, rows, stats
from tests.renderers.playouts import playout

TEN = [[*NAMES][at : at + 10] for at in range(0, len(NAMES), 10)]


MORE = {"  Ada\n\tL.  ": "Ada L.", "Łukasz Ørsted Þór": "Łukasz Ørsted Þór", "O'Neil": "O'Neil", "": "", "\ue000": ""}


@pytest.mark.parametrize(("name", "drawn"), [*NAMES.items(), *MORE.items()])
def test_what_can_be_drawn_of_a_name_is_drawn(name: str, drawn: str) -> None:
    assert (drawable(name), seat_name(name, 6)) == (drawn, drawn or "7")


@pytest.mark.parametrize("name", INVISIBLE)
def test_name_that_shows_nothing_is_a_number(name: str) -> None:
    assert seat_name(name, 6) == "7"


def pictures(game: str, names: Sequence[str]) -> Iterator[bytes]:
    """Boards, hands, stills and shots of the beginning, the middle and the end of a game with the most seats."""
    kind = GAMES[game]
    seats = kind.seats[-1]
    party = [Seated(name, seat) for seat, name in enumerate(names[:seats])]
    public, own = ([*playout(kind, seats, Random(5), seat)] for seat in (None, 0))
    for at in (0, len(public) // 2, len(public) - 1):
        view, hand = public[at], (own[at], 0) if own[at].hand() else None
        yield draw_uncached(game, view, party).png
        if hand is not None and (drawn_hand := draw_hand(game, hand[0], party, 0)) is not None:
            yield drawn_hand.png
        yield still(game, view, party, hand).png
        yield frame(game, Shot(view, tuple(party), hand, ("Nothing happens.",), 1, 2)).tobytes()


@pytest.mark.parametrize("names", TEN)
@pytest.mark.parametrize("game", RENDERERS)
def test_pictures_of_a_game_draw_each_name_as_its_drawable_part(game: str, names: Sequence[str]) -> None:
    plain = [NAMES[name] or str(seat + 1) for seat, name in enumerate(names)]
    assert [*pictures(game, names)] == [*pictures(game, plain)]
    assert [*pictures(game, plain)] != [*pictures(game, plain[::-1])], "the names are in the pictures"


@pytest.mark.parametrize("names", TEN)
def test_films_caption_has_the_boards_names_and_signs_for_the_others(names: Sequence[str]) -> None:
    view = next(playout(GAMES["heckmeck"], 7, Random(5)))
    party = tuple(Seated(name, seat) for seat, name in enumerate(names[:7]))
    for who in party:
        shots = [
            Shot(view, party, None, (f"{called} takes 23.",), 1, 2)
            for called in (f"\u2068{who.name}\u2069", NAMES[who.name] or SIGNS[who.look].glyph)
        ]
        assert frame("heckmeck", shots[0]).tobytes() == frame("heckmeck", shots[1]).tobytes()


@pytest.mark.parametrize("name", NAMES)
def test_pictures_about_people_draw_each_name_as_its_drawable_part(name: str) -> None:
    def shown(called: str, number: str) -> list[bytes]:
        listed = rows(range(1, 6), [called or "#1", "Bruno", "Chiara", "Dora", called or "#5"])
        called = called or number
        pages = (
            leaderboard(listed),
            stats(GAME, name=called, sign=1),
            luck("en", [(1.0, 2.0)], called),
            bars("en", ["Ada", called]),
        )
        return [page.png() for page in pages]

    assert shown(name, name) == shown(NAMES[name], "2")
