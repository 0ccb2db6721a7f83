"""Verflixxt! against its naive model, move by move."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import asdict

from games.verflixxt import Verflixxt
from games.verflixxt.moves import Options
from tests.games.naive import play_side_by_side, side_by_side
from tests.games.naive_verflixxt import Naive
from tests.games.verflixxt import any_options


@pytest.mark.parametrize("seats", Verflixxt.seats)
@settings(side_by_side, max_examples=20)
@given(any_options, st.integers(0, 2**32).map(Random))
def test_the_naive_model_plays_the_same_game_move_by_move(seats: int, options: Options, rng: Random) -> None:
    play_side_by_side(Verflixxt.new(seats, options), Naive(seats, asdict(options)), seats, rng, entries=1000)
