"""Levels of computers win in their order, shown in a few quick games. `tests.bench.tournament` measures by how much,
and roosters."""

from random import Random

import pytest

from games.heckmeck import Heckmeck
from games.heckmeck.moves import Roll, Stop
from games.registry import GAMES
from tests.bench.tournament import Match, Standing, played, standing
from tests.games.of_heckmeck import most_worms, ten_cate
from tests.games.own import own

DEALS = 30
PAIRS = [("hen", "chick"), ("chick", "random")]
WINS = [(game, *pair) for game in GAMES for pair in (*PAIRS, *[("hen", name) for name in [*own(game).yardsticks][:1]])]


def shares(game: str, pair: tuple[str, str]) -> Standing:
    seats = GAMES[game].seats[0]
    matches = [Match(game, seats, pair, None, deal, seat) for deal in range(DEALS) for seat in range(seats)]
    return standing([played(match).share for match in matches])


@pytest.mark.parametrize(("game", "stronger", "weaker"), WINS)
def test_levels_win_in_their_order_and_a_hen_beats_the_fixed_player_of_its_game(
    game: str, stronger: str, weaker: str
) -> None:
    least = shares(game, (stronger, weaker)).least
    assert least > 1 / GAMES[game].seats[0], f"{stronger} does not surely beat {weaker}: see games/{game}/mind.py"


@pytest.mark.parametrize("game", GAMES)
def test_hen_loses_some_games_against_a_chick(game: str) -> None:
    assert shares(game, ("hen", "chick")).share < 0.9, f"a chick errs too much: `slips` in games/{game}/mind.py"


def test_published_policy_values_a_stolen_tile_more_than_one_of_the_grill() -> None:
    """At two seats a stolen worm counts twice, so stopping for it beats rolling on."""
    position = Heckmeck.parse("stacks=-/24 kept=6x3.5x1.4x1")
    assert ten_cate(position, 0, Random(1)) == Stop(24)
    assert most_worms(position, 0, Random(1)) == Roll()
