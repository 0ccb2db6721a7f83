"""Karteneck against its naive model, move by move."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.karteneck import Karteneck
from games.karteneck.moves import Options
from tests.games.naive import play_side_by_side, side_by_side
from tests.games.naive_karteneck import Naive


@pytest.mark.parametrize("seats", Karteneck.seats)
@settings(side_by_side, max_examples=12)
@given(st.integers(0, 2**32).map(Random))
def test_the_naive_model_plays_the_same_game_move_by_move(seats: int, rng: Random) -> None:
    play_side_by_side(Karteneck.new(seats, Options()), Naive(seats), seats, rng, entries=500)
