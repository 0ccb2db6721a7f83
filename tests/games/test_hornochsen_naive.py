"""Tanz der Hornochsen against its naive model, move by move."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.hornochsen import Hornochsen
from games.hornochsen.moves import Options
from tests.games.naive import play_side_by_side, side_by_side, words
from tests.games.naive_hornochsen import Naive
from tests.games.naive_hornochsen_board import EYES


@pytest.mark.parametrize("seats", Hornochsen.seats)
@settings(side_by_side, max_examples=7)
@given(st.integers(0, 2**32).map(Random), st.sampled_from((0, 38, 48)))
def test_the_naive_model_plays_the_same_game_move_by_move(seats: int, rng: Random, ahead: int) -> None:
    """A seat may begin far ahead: it then sets a bull's eye off while others stand together on the start space, or goes
    back from the dung heap, which both seldom happen otherwise."""
    position, naive = Hornochsen.new(seats, Options()), Naive(seats)
    assert position.chance_due is not None
    dealt = position.chance_due.outcome([rng.randrange(bound) for bound in position.chance_due.bounds])
    position.settle(dealt)
    naive.settle(words(dealt))
    naive.track.there_since = {(0, eye): 0 for eye in EYES if eye <= ahead}
    naive.track.pawns = [ahead, *[0] * (seats - 1)]
    together, apart = ("/".join(map(str, pawns)) for pawns in ([0] * seats, naive.track.pawns))
    position = Hornochsen.parse(position.notation().replace(f"pawns={together}", f"pawns={apart}"))
    play_side_by_side(position, naive, seats, rng, entries=600)
