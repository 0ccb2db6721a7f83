"""Notations that stand for no position are refused."""

import re
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.game import AnyGame
from games.heckmeck import Heckmeck
from games.heckmeck.moves import Keep, Stop
from games.hornochsen import Hornochsen
from games.notation import has_all_parts
from games.registry import GAMES
from games.verflixxt import Verflixxt
from games.verflixxt.tiles import TILES, name_of
from tests.games.own import own
from tests.games.playouts import CASES, Case, cases_of, positions, walk

NO_POSITIONS = [
    (GAMES[game], text)
    for line in Path(__file__).with_name("no_positions.txt").read_text(encoding="utf-8").splitlines()[1:]
    for game, text in [line.split(": ", 1)]
]
NO_NOTATIONS = (None, 1, ["a"], b"a=b", "=", "a", "")


def _id(given: object) -> str:
    return str(getattr(given, "name", given))


@pytest.mark.parametrize(("game", "text"), [*NO_POSITIONS, *product(GAMES.values(), NO_NOTATIONS)], ids=_id)
def test_notation_of_no_position_is_refused(game: type[AnyGame], text: Any) -> None:
    with pytest.raises(ValueError, match=r"."):
        game.parse(text)


def test_notation_names_no_board_but_a_special_one() -> None:
    assert "board=" not in Hornochsen.parse("hands=15/16 rows=L1:2/L2:5/L3:8/L4:18").notation()


def test_unlisted_guards_start_on_their_tiles_if_in_the_path() -> None:
    notation = Verflixxt.parse("pawns=S.S.S/S.S.S taken=f1/-").notation()
    assert "guards=f2.f3.f4.f5.f6.+8.+7" in notation


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
@settings(deadline=None)  # playing the games that are damaged takes its time
@given(data=st.data())
def test_damaged_notation_is_refused_or_yields_a_playable_position(game: type[AnyGame], data: st.DataObject) -> None:
    case = data.draw(st.sampled_from(cases_of(game)), label="case")
    text = data.draw(damaged([position.notation() for position in positions(case)]), label="text")
    try:
        position = game.parse(text)
    except ValueError:
        return
    notation = position.notation()
    assert game.parse(notation).notation() == notation
    words = dict(word.split("=") for word in notation.split())
    for word in text.split():
        key, _, value = word.partition("=")
        assert has_all_parts(words.get(key, value), value), f"{key} is told as {words[key]}"
    assert asked_everything(position)
    for _ in walk(position, case._replace(seats=position.seat_count), Random(data.draw(st.integers(0, 99)))):
        pass
    assert position.result is not None, "what is accepted can be played to its end"


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_reachable_position_and_every_one_drawn_for_a_seat_is_read_back(case: Case) -> None:
    """Computers receive their positions that way."""
    for number, position in enumerate(positions(case)):
        for seat in (None, *range(case.seats)):
            drawn = position.resample(seat, Random(number))
            assert own(case.game.name).conserved(drawn) == own(case.game.name).conserved(position)
            assert case.game.parse(drawn.notation()).notation() == drawn.notation()


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
@pytest.mark.parametrize("seats", [2.0, "2", None, True, [2]])
def test_what_is_no_number_of_seats_is_refused_by_the_contracts_error(game: type[AnyGame], seats: Any) -> None:
    with pytest.raises(ValueError, match="seats"):
        game.new(seats, game.Options())


def test_a_position_where_everything_is_taken_needs_no_guards() -> None:
    taken = Verflixxt.parse(f"pawns=E.E.E/E.E.E taken={'.'.join(map(name_of, TILES))}/- phase=over")
    assert "guards=-" in taken.notation()


@pytest.mark.parametrize("action", [Keep(3.0), Keep("3"), Keep(None), Stop([1])])  # pyright: ignore[reportArgumentType]
def test_facts_are_predicted_for_the_games_own_actions_only(action: Any) -> None:
    with pytest.raises(ValueError, match="nothing that happens"):
        Heckmeck.parse("stacks=24/- dice=1.1.1.1.2.3.4.6").predicted(0, action)


@st.composite
def damaged(draw: st.DrawFn, notations: list[str]) -> str:
    """A notation with one or two of its parts lost, doubled, or put in place of others."""
    text = draw(st.sampled_from(notations))
    for _ in range(draw(st.integers(1, 2))):
        parts = re.split(r"(\W)", text)
        at, other = draw(st.integers(0, len(parts) - 1)), draw(st.integers(0, len(parts) - 1))
        new = draw(st.sampled_from(["", parts[at] * 2, parts[other], "0", "7", "-1", "99", "x", "-", ".", "/", " "]))
        text = "".join([*parts[:at], new, *parts[at + 1 :]])
    return text


def asked_everything(position: AnyGame) -> object:
    """Call everything that a table asks of a position. Nothing may raise."""
    seats = range(position.notation().split(" asked=")[1].split(" ")[0].count("/") + 1)
    views = [position.view(viewer) for viewer in (None, *seats)]
    return (
        [(position.legal(seat), position.stamp(seat)) for seat in seats],
        [(view.lines(), view.ask(), view.hand()) for view in views],
        (position.awaited, position.chance_due, position.result),
        repr(position),
    )
