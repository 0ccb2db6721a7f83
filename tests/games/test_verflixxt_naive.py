"""Verflixxt! against its naive model, move by move."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import convert

from games.verflixxt import Verflixxt
from games.verflixxt.moves import Options
from tests.games.naive import options_of, play_side_by_side, side_by_side
from tests.games.naive_verflixxt import Naive


@pytest.mark.parametrize("seats", Verflixxt.seats)
@settings(side_by_side, max_examples=14)
@given(st.integers(0, 2**32).map(Random))
def test_the_naive_model_plays_the_same_game_move_by_move(seats: int, rng: Random) -> None:
    options = options_of(Verflixxt, rng)
    position = Verflixxt.new(seats, convert(options, Options))
    play_side_by_side(position, Naive(seats, options), seats, rng, entries=1000)
