"""Levels of computers win in their order, shown in a few quick games. `tests.bench.tournament` measures by how much,
and roosters."""

from random import Random

import pytest

from games.heckmeck import Heckmeck
from games.heckmeck.moves import Roll, Stop
from games.registry import GAMES
from tests.bench.tournament import Match, played, standing
from tests.games.of_heckmeck import most_worms, ten_cate
from tests.games.own import own

DEALS = 30
WEAKER = [(game, name) for game in GAMES for name in ("chick", *[*own(game).yardsticks][:1])]


@pytest.mark.parametrize(("game", "weaker"), WEAKER)
def test_a_hen_beats_a_chick_and_the_fixed_player_of_its_game(game: str, weaker: str) -> None:
    seats = GAMES[game].seats[0]
    matches = [Match(game, seats, ("hen", weaker), None, deal, seat) for deal in range(DEALS) for seat in range(seats)]
    least = standing([played(match).share for match in matches]).least
    assert least > 1 / seats, f"a hen does not surely beat {weaker}: better `choose` in games/{game}/mind.py"


def test_published_policy_values_a_stolen_tile_more_than_one_of_the_grill() -> None:
    """At two seats a stolen worm counts twice, so stopping for it beats rolling on."""
    position = Heckmeck.parse("stacks=-/24 kept=6x3.5x1.4x1")
    assert ten_cate(position, 0, Random(1)) == Stop(24)
    assert most_worms(position, 0, Random(1)) == Roll()
