"""Tanz der Hornochsen against its naive model, move by move."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.hornochsen import Hornochsen
from games.hornochsen.moves import Options
from tests.games.naive import play_side_by_side
from tests.games.naive_hornochsen import Naive


@pytest.mark.parametrize("seats", Hornochsen.seats)
@settings(deadline=None, max_examples=20)
@given(st.integers(0, 2**32).map(Random))
def test_the_naive_model_plays_the_same_game_move_by_move(seats: int, rng: Random) -> None:
    position = Hornochsen.new(seats, Options())
    play_side_by_side(position, Naive(seats, position.version), seats, rng, entries=600)
