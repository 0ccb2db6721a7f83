"""Notations that stand for no position are refused."""

import pytest

from games.core import AnyGame
from games.heckmeck import Heckmeck
from games.verflixxt import Verflixxt

NO_POSITIONS: list[tuple[type[AnyGame], str]] = [
    (Heckmeck, "stacks=24/24"),
    (Heckmeck, "stacks=24/- turned=24"),
    (Heckmeck, "stacks=99/-"),
    (Heckmeck, "stacks=24/- kept=6x9"),
    (Heckmeck, "stacks=24/- kept=6x4 dice=1.1.1.2.2"),
    (Heckmeck, "stacks=24/- kept=6x2.6x1"),
    (Heckmeck, "stacks=24/- dice=1.2.3.4.5.6.6.7"),
    (Heckmeck, "stacks=24/- turn=2"),
    (Heckmeck, "stacks=24/- asked=1"),
    (Verflixxt, "pawns=S.S.S/S.S.S taken=f1/- guards=f1.f2"),
    (Verflixxt, "pawns=S.S.f1/S.S.S taken=f1/-"),
    (Verflixxt, "pawns=S.S.S/S.S.S taken=f1/f1"),
    (Verflixxt, "pawns=S.S.S/S.S.S path=f1.f2 taken=f1/-"),
    (Verflixxt, "pawns=S.S/S.S.S"),
    (Verflixxt, "pawns=S.S.S/S.S.S taken=f1"),
    (Verflixxt, "pawns=S.S.S/S.S.S die=7"),
    (Verflixxt, "pawns=S.S.S/S.S.S turn=2"),
    (Verflixxt, "pawns=S.S.S/S.S.S worst=-10"),
]


@pytest.mark.parametrize(("game", "text"), NO_POSITIONS, ids=lambda told: told if isinstance(told, str) else told.name)
def test_what_stands_for_no_position_is_refused(game: type[AnyGame], text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        game.parse(text)


def test_guards_that_are_not_told_of_stand_where_they_begin_if_that_is_in_the_path() -> None:
    told = Verflixxt.parse("pawns=S.S.S/S.S.S taken=f1/-").notation()
    assert "guards=f2.f3.f4.f5.f6.+8.+7" in told
