"""The sound rules by which a hen plays Verflixxt!, and how a rooster judges where it looks no further."""

from random import Random

import pytest

from games.computer import MINDS, decide
from games.verflixxt.moves import Move
from games.verflixxt.rules import Verflixxt
from games.verflixxt.tiles import tile_of


def hens_move(text: str) -> tuple[str, int]:
    move = decide(Verflixxt.parse(text), 0, "hen", Random(1))
    assert isinstance(move, Move)
    return move.piece, move.tile


@pytest.mark.parametrize(
    ("position", "piece", "leaves"),
    [
        ("pawns=-8a.+2.E/-8a.E.E guards=- die=1", "pawn", "-8a"),  # and not the +2, which no other seat can take
        ("pawns=S.+8.E/+8.E.E guards=- die=2", "pawn", "S"),  # for it would leave the +8 to the other
        ("pawns=+8.-5a.E/-1a.E.E guards=- die=1", "pawn", "+8"),  # which it takes, and not the -5
        ("pawns=-9.f6.E/S.E.E guards=- die=1 taken=-8a/-", "pawn", "f6"),  # which turns what it has
        ("pawns=+8.E.E/+8.E.E guards=+8 die=1", "guard", "+8"),  # and waits, for the last one takes the +8
    ],
)
def test_a_hen_leaves_what_is_bad_to_others_and_stays_with_what_is_good(position: str, piece: str, leaves: str) -> None:
    assert hens_move(position) == (piece, tile_of(leaves))


def test_more_points_or_better_tiles_raise_the_estimated_chance() -> None:
    shares = MINDS["verflixxt"].shares
    ahead, behind = shares(Verflixxt.parse("pawns=S.E.E/S.E.E guards=- taken=+8/+3"))
    assert ahead > behind
    good, bad = shares(Verflixxt.parse("pawns=+8.E.E/-10.E.E guards=-"))
    assert good > bad
