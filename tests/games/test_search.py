"""The rooster's search: it finds the plainly best move, samples what its seat cannot know, and keeps its budget."""

from random import Random

import pytest
from msgspec import Struct

from games.computer import decide
from games.game import AnyGame
from games.heckmeck.moves import Roll, Stop
from games.hornochsen.mind import HornochsenMind
from games.hornochsen.moves import Pick
from games.hornochsen.rules import Hornochsen
from games.karteneck.moves import Pass
from games.registry import GAMES
from games.verflixxt.mind import VerflixxtMind
from games.verflixxt.moves import Move
from games.verflixxt.rules import Verflixxt
from games.verflixxt.tiles import tile_of

ROWS = "rows=L1:10.11.12.13/L2:30/L3:50/L4:70"
"""On L1 the next space is the bull head."""

TURNED = "23.24.25.26.27.28.29.30.31.32.34.35"
"""With one or two more there is nothing but the 21 left."""

PLAIN = [
    # the last tile, which ends the game with most worms
    ("heckmeck", f"stacks=33/22 turned={TURNED}.36 kept=6x4.1x1", Stop(21)),
    # the only portion of another seat that its sum steals
    ("karteneck", "hands=1.2/1 laid=w1.5x5/- grill=0.20 stacks=-/30", Pass(30)),
    # neither the bull head nor what lies just behind it
    ("hornochsen", f"hands=20/80.81 {ROWS} owed=0:R5:14.31.15.51", Pick((31, 51))),
    # the +8, which it takes, and not the -5
    ("verflixxt", "pawns=+8.-5a.E/-1a.E.E guards=- die=1", Move("pawn", tile_of("+8"))),
]


@pytest.mark.parametrize(("game", "notation", "best"), PLAIN, ids=[game for game, *_ in PLAIN])
def test_a_rooster_does_what_is_plainly_best(game: str, notation: str, best: Struct) -> None:
    position = GAMES[game].parse(notation)
    assert {decide(position, 0, "rooster", Random(seed), 200) for seed in range(3)} == {best}


def test_a_rooster_does_not_take_the_last_tile_where_that_loses() -> None:
    """Five worms each, and the other has the highest tile: a hen takes it all the same."""
    position = GAMES["heckmeck"].parse(f"stacks=33/36.22 turned={TURNED} kept=6x4.1x1")
    assert decide(position, 0, "hen", Random(1)) == Stop(21)
    assert decide(position, 0, "rooster", Random(1)) == Roll()


def test_every_playout_is_from_a_position_that_the_seat_takes_for_possible() -> None:
    drawn: list[Hornochsen] = []

    class Watched(HornochsenMind):
        def imagine(self, position: Hornochsen, seat: int, rng: Random) -> Hornochsen:
            drawn.append(super().imagine(position, seat, rng))
            return drawn[-1].copy()

    position = Hornochsen.parse(f"hands=14.31/80.81 {ROWS}")
    Watched().search(position, 0, Random(1), 100)
    assert all(one.view(0) == position.view(0) for one in drawn)
    assert len({one.notation() for one in drawn}) == len(drawn) > 10


def test_a_budget_counts_playouts() -> None:
    """Whatever they take: so results repeat."""
    drawn: list[AnyGame] = []

    class Watched(VerflixxtMind):
        def imagine(self, position: Verflixxt, seat: int, rng: Random) -> Verflixxt:
            drawn.append(position)
            return super().imagine(position, seat, rng)

    of_two = Verflixxt.parse("pawns=-8a.+2.E/-8a.E.E guards=- die=1")
    for budget in (60, 600):
        drawn.clear()
        Watched().search(of_two, 0, Random(1), budget)
        assert 2 * len(drawn) == budget
