"""The rules by which a hen plays Tanz der Hornochsen."""

from random import Random

from games.hornochsen import Hornochsen
from games.hornochsen.moves import Action, Buy, Pick, Play
from games.minds import MINDS

ROWS = "rows=L1:10.11.12.13/L2:30/L3:50/L4:70"
"""On L1 the next space is the bull head."""


def hens(notation: str) -> Action:
    """Return the action of a hen on seat 0."""
    return MINDS["hornochsen"].choose(Hornochsen.parse(notation), 0, Random(1))


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
