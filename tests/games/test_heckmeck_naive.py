"""Heckmeck against its naive model, move by move."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import convert

from games.heckmeck import Heckmeck
from games.heckmeck.moves import Options
from tests.games.naive import Words, options_of, play_side_by_side, side_by_side
from tests.games.naive_heckmeck import Naive

HABITS: dict[Words, float] = {("keep", 6): 10, ("stop", None): 0.1}
"""Without them most turns fail, and a game takes thousands of entries."""


@pytest.mark.parametrize("seats", Heckmeck.seats)
@settings(side_by_side, max_examples=8)
@given(st.integers(0, 2**32).map(Random))
def test_the_naive_model_plays_the_same_game_move_by_move(seats: int, rng: Random) -> None:
    options = options_of(Heckmeck, rng)
    naive = Naive(seats, {name for name, is_on in options.items() if is_on})
    position = Heckmeck.new(seats, convert(options, Options))
    play_side_by_side(position, naive, seats, rng, entries=1000, habits=HABITS)
