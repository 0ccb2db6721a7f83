"""Hornochsen's track has a place for every pawn, and its strip tells the round in order."""

from itertools import combinations, pairwise

from games.game import replay
from games.hornochsen import Hornochsen
from games.hornochsen.moves import HEAP, Play
from renderers.hornochsen.art import SPACE, TILE
from renderers.hornochsen.board import SAMPLES
from renderers.hornochsen.story import steps_of
from renderers.hornochsen.table import CELLS, DUNG, START, cell
from renderers.hornochsen.track import pawn_places


def test_the_track_has_its_spaces_once_and_in_a_line() -> None:
    assert len(CELLS) == HEAP - 1 == len(set(CELLS))
    for (x, y), (to_x, to_y) in pairwise(CELLS):
        assert abs(x - to_x) + abs(y - to_y) == 1
    assert cell(1).y + cell(1).height == START.y
    assert cell(HEAP - 1).x == DUNG.x + DUNG.width


def test_pawns_at_the_start_and_on_the_heap_are_all_seen() -> None:
    for spaces in ((0,) * 8, tuple(range(HEAP, HEAP + 8)), (0, 0, 61, 60, 0, 63, 5, 62)):
        found = [centre for centre, _ in pawn_places(spaces)]
        for (x, y), (to_x, to_y) in combinations(found, 2):
            assert max(abs(x - to_x), abs(y - to_y)) >= 20
        for space, (x, y) in zip(spaces, found, strict=True):
            box = START if not space else DUNG if space >= HEAP else cell(space)
            assert box.x < x < box.x + box.width
            assert box.y < y < box.y + box.height


def test_pawns_beyond_the_heap_stand_in_order() -> None:
    (near, _), (far, _) = pawn_places((60, 66))
    assert far[0] < near[0]


def test_the_reveal_shows_the_tiles_in_order_and_what_they_cost_or_bring() -> None:
    for hands, rows, chosen, step in (
        ("15.41/29.80", "L4:8.11.17/L5:34.52/R2:66.67.72.75/R3:83", 41, (80, 1, 3, True)),
        ("15.53/29.86", "L4:8.11.17/L6:50/R2:66.67.72/R3:83", 53, (86, 1, 1, False)),
    ):
        game = Hornochsen.parse(f"hands={hands} rows={rows} pawns=20/30 chosen={chosen}/-")
        game.play(1, Play((step[0],)))
        first, second = steps_of(game.view(None))
        assert (first.tile, first.seat) == (chosen, 0)
        assert (second.tile, second.seat, second.points, second.forward) == step


def test_the_samples_are_what_they_say() -> None:
    for situation, _, notation, log in SAMPLES:
        view = replay(Hornochsen.parse(notation), log).view(None)
        assert view.heap == (situation in ("last-turn", "result"))
        assert bool(view.order) >= (situation == "open")
        assert view.double >= (situation == "double")
        assert view.happy >= (situation == "happy")


def test_a_tile_keeps_within_its_space() -> None:
    assert TILE[0] <= SPACE[0]
    assert TILE[1] <= SPACE[1]
