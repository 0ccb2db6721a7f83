"""Who beats whom, by as many games as need no patience; `tests.bench.tournament` measures how clearly, and roosters."""

import pytest

from games.registry import GAMES
from tests.bench.tournament import Match, played, standing
from tests.games.yardsticks import YARDSTICKS

DEALS = 30
WEAKER = [(game, name) for game in GAMES for name in ("chick", next(iter(YARDSTICKS[game])))]


@pytest.mark.parametrize(("game", "weaker"), WEAKER)
def test_a_hen_beats_a_chick_and_the_fixed_player_of_its_game(game: str, weaker: str) -> None:
    matches = [Match(game, 2, ("hen", weaker), None, deal, seat) for deal in range(DEALS) for seat in range(2)]
    assert standing([played(match).share for match in matches]).least > 1 / 2
