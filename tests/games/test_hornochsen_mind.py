"""The rules by which a hen plays Tanz der Hornochsen."""

from collections.abc import Sequence
from random import Random

import pytest

from games.computer import MINDS
from games.hornochsen import Hornochsen
from games.hornochsen.mind import HornochsenMind
from games.hornochsen.moves import Action, Buy, Pick, Play

ROWS = "rows=L1:10.11.12.13/L2:30/L3:50/L4:70"
"""On L1 the next space is the bull head."""


def hens(notation: str) -> Action:
    """Return the action of a hen on seat 0."""
    return MINDS["hornochsen"].choose(Hornochsen.parse(notation), 0, Random(1))


@pytest.mark.parametrize(("seats", "tiles", "playouts"), [(3, 9, 333), (4, 7, 375), (8, 7, 187)])
def test_rooster_among_many_plays_out_fewer_choices_more_often(seats: int, tiles: int, playouts: int) -> None:
    tried: list[Action] = []

    class Watched(HornochsenMind):
        def play_out(
            self, position: Hornochsen, seat: int, action: Action, rng: Random, *, whole: bool = False
        ) -> Sequence[float]:
            tried.append(action)
            return [0.5] * seats

    hands = ["1.15.16.17.32.33.52.53.72", *[str(80 + seat) for seat in range(seats - 1)]]
    Watched().search(Hornochsen.parse(f"hands={'/'.join(hands)} {ROWS}"), 0, Random(1), Watched.playouts)
    assert len({*tried}) == tiles
    assert playouts <= len(tried) < playouts + 20


def test_a_hen_leaves_the_bull_head_to_others() -> None:
    assert hens(f"hands=14.31/80.81 {ROWS}") == Play((31,))


def test_a_hen_takes_the_bull_head_under_a_happy_cow() -> None:
    assert hens(f"hands=14.31/80.81 {ROWS.replace('L4', 'L6')} pawns=20/30") == Play((14,))


def test_a_hen_with_nothing_but_bull_heads_before_it_buys() -> None:
    assert hens(f"hands=14.15/80.81 {ROWS}") == Buy(3)


def test_a_hen_buys_the_tile_that_a_double_play_lacks() -> None:
    assert isinstance(hens("hands=31/80.81 rows=L1:10/L2:20/L3:30/R1:90 double=yes"), Buy)


def test_a_hen_picks_the_tiles_that_lie_well_now() -> None:
    assert hens(f"hands=20/80.81 {ROWS} owed=0:R5:14.31.15.51") == Pick((31, 51))
