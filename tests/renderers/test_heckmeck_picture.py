"""Heckmeck's board shows everything a player must notice, small and without colours."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from io import BytesIO
from itertools import pairwise
from random import Random

import msgspec
import pytest
from PIL import Image, ImageChops

from games.heckmeck import Heckmeck, HeckmeckView
from games.heckmeck.moves import TILES, Dice, Keep, Roll, Stop
from renderers.heckmeck.art import DIE, TILE
from renderers.heckmeck.board import seat_boxes
from renderers.heckmeck.table import BOARD, SEATS_HEIGHT, SEATS_TOP, place_of
from renderers.kit.canvas import SIZE
from renderers.registry import draw_uncached
from tests.renderers import phones
from tests.renderers.contrasts import contrast
from tests.renderers.phones import SMALLER, Edges

NAMES = ("Ada", "Bruno", "Chiara", "Dietlinde", "Émile", "Fjóla", "Guglielmo il Grande")


def view_of(text: str) -> HeckmeckView:
    return Heckmeck.parse(text).view(None)


def picture_of(view: HeckmeckView, names: Sequence[str] | None = None) -> Image.Image:
    png = draw_uncached("heckmeck", view, names or NAMES[: len(view.stacks)]).png
    return Image.open(BytesIO(png)).convert("RGB")


@lru_cache(64)
def on_a_phone(view: HeckmeckView) -> Image.Image:
    return phones.shown(picture_of(view))


def noticed(one: HeckmeckView, other: HeckmeckView, box: Edges | None = None) -> int:
    return phones.unlike(on_a_phone(one), on_a_phone(other), box)


def tile_box(number: int) -> Edges:
    x, y = map(round, place_of(number))
    return x, y, x + TILE[0], y + TILE[1]


def panel_box(seat: int, seats: int) -> Edges:
    box = seat_boxes(seats)[seat]
    return box.x - 6, SEATS_TOP - 8, box.x + box.width + 6, SEATS_TOP + SEATS_HEIGHT


BOARD_BOX: Edges = (BOARD[0], BOARD[1], BOARD[0] + BOARD[2], BOARD[1] + BOARD[3])


def test_a_tile_face_up_turned_and_taken_are_three_sights() -> None:
    sights = [view_of("stacks=-/-"), view_of("stacks=-/- turned=36"), view_of("stacks=36.21/22")]
    for n, one in enumerate(sights):
        for other in sights[n + 1 :]:
            assert noticed(one, other, tile_box(36)) > 400


def test_whose_turn_it_is() -> None:
    one, other = view_of("turn=0 stacks=24/25/26/27"), view_of("turn=1 stacks=24/25/26/27")
    for seat in (0, 1):
        assert noticed(one, other, panel_box(seat, 4)) > 60
    assert noticed(one, other, panel_box(3, 4)) == 0


def test_what_is_within_reach_on_the_grill_and_on_a_stack() -> None:
    near = view_of("stacks=24/25 kept=6x5 phase=go")
    assert near.reach == (25, 23)
    far = msgspec.structs.replace(near, reach=(), from_seat=None)
    assert noticed(near, far, tile_box(23)) > 20
    assert noticed(near, far, panel_box(1, 2)) > 60
    assert noticed(near, far, panel_box(0, 2)) == 0


def test_the_dice_kept_their_order_and_their_sum() -> None:
    views = [
        view_of(f"stacks=-/- kept={kept} phase=go") for kept in ("6x2.4x1", "4x1.6x2", "6x2.4x2", "6x2.5x1", "5x2.4x1")
    ]
    pictures = [picture_of(view).tobytes() for view in views]
    assert len(set(pictures)) == len(pictures)
    assert noticed(views[0], views[1], BOARD_BOX) > 100


def test_whether_a_worm_is_kept() -> None:
    worm = view_of("stacks=-/- kept=6x2 phase=go")
    none = view_of("stacks=-/- kept=5x2 phase=go")
    plate: Edges = (BOARD[0], BOARD[1] + 80, BOARD[0] + 150, BOARD[1] + 130)
    assert worm.total == none.total
    assert noticed(worm, none, plate) > 20


def test_the_dice_rolled_and_those_that_cannot_be_kept() -> None:
    one = view_of("stacks=-/- kept=4x2 dice=1.2.3.5.5.6")
    other = view_of("stacks=-/- kept=4x2 dice=1.2.3.4.5.6")
    assert noticed(one, other, BOARD_BOX) > 20
    faint = view_of("stacks=-/- kept=4x2 dice=4.4.4.4.4.6")
    bright = view_of("stacks=-/- kept=3x2 dice=4.4.4.4.4.6")
    assert noticed(faint, bright, (BOARD[0] + 400, BOARD[1], BOARD[0] + BOARD[2], BOARD[1] + BOARD[3])) > 500


def test_how_many_dice_are_left_to_roll() -> None:
    views = [view_of(f"stacks=-/- kept=6x{count} phase=go") for count in range(1, 8)]
    for one, other in pairwise(views):
        assert picture_of(one).tobytes() != picture_of(other).tobytes()


def happened(text: str, *log: tuple[int, Roll | Keep | Stop] | Dice) -> tuple[HeckmeckView, HeckmeckView]:
    """A view, and the same as if nothing had happened."""
    game = Heckmeck.parse(text)
    for entry in log:
        if isinstance(entry, tuple):
            game.play(*entry)
        else:
            game.settle(entry)
    view = game.view(None)
    return view, msgspec.structs.replace(view, last=())


def test_a_tile_taken_from_the_grill_is_marked_there_and_on_its_new_stack() -> None:
    view, quiet = happened("stacks=24/22 kept=6x5 phase=go", (0, Stop(25)))
    assert view.stacks[0].top == 25
    assert noticed(view, quiet, tile_box(25)) > 100
    assert noticed(view, quiet, panel_box(0, 2)) > 20
    assert noticed(view, quiet, BOARD_BOX) > 100


def test_stolen_tile_shows_its_former_owner() -> None:
    view, quiet = happened("stacks=24/25/26 kept=6x5 phase=go", (0, Stop(25)))
    other, _ = happened("stacks=24/26/25 kept=6x5 phase=go", (0, Stop(25)))
    source: Edges = (BOARD[0], BOARD[1], BOARD[0] + 160, BOARD[1] + BOARD[3])
    assert noticed(view, quiet, panel_box(0, 3)) > 20
    assert noticed(view, other, source) > 60


def test_a_failed_turn_marks_the_tile_returned_and_the_one_turned() -> None:
    view, quiet = happened("stacks=24.28/25 kept=6x2.5x2 phase=go", (0, Roll()), Dice((5, 5, 6, 6)))
    assert (view.up[-1], view.turned) == (35, (36,))
    for number in (28, 36):
        x, y, right, bottom = tile_box(number)
        assert noticed(view, quiet, (x - 20, y - 20, right + 20, bottom + 20)) > 60
    assert noticed(view, quiet, BOARD_BOX) > 200


def test_dice_just_kept_are_marked() -> None:
    view, quiet = happened("stacks=-/- kept=6x2 dice=1.2.3.3.4.5", (0, Keep(3)))
    assert noticed(view, quiet, BOARD_BOX) > 100


def test_the_result_shows_places_and_ties() -> None:
    def over(stacks: str) -> HeckmeckView:
        game = Heckmeck.parse(f"stacks={stacks} kept=6x5 phase=go turned=36")
        game.play(0, Stop(25))
        text = f"{game.notation().replace('phase=start', 'phase=over')} dice=-"
        view = Heckmeck.parse(text.replace("turned=36", "turned=22.23.36")).view(None)
        assert view.result is not None
        return view

    tied, untied = over("24/-/-"), over("24/21/-")
    assert tied.result is not None
    assert [place.place for place in tied.result.places] == [1, 2, 2]
    assert noticed(tied, untied) > 40
    assert noticed(over("24/-/-"), over("26/-/-")) > 40, "the stack is fanned out"


def batched_by_three(data: bytes) -> Iterator[tuple[int, int, int]]:
    return zip(data[::3], data[1::3], data[2::3], strict=True)


@pytest.mark.parametrize("number", TILES)
def test_a_tiles_number_can_be_read_on_a_phone(number: int) -> None:
    """In a picture 400 wide the figures are at least 13 high and keep the contrast of 4.5 : 1."""
    x, y, right, bottom = tile_box(number)
    upper_half = (x + 12, y + 9, right - 9, (y + bottom) // 2)
    part = picture_of(view_of("stacks=-/-")).crop(upper_half).reduce(SMALLER)
    pixels = list(batched_by_three(part.tobytes()))
    assert contrast(min(pixels, key=sum), max(pixels, key=sum)) >= 4.5
    grey = part.convert("L").tobytes()
    rows = [grey[at : at + part.width] for at in range(0, len(grey), part.width)]
    assert sum(min(row) < 120 for row in rows) >= 13


def test_the_grill_stays_above_the_board_and_tiles_of_panels_are_large() -> None:
    assert BOARD[1] >= tile_box(36)[3]
    for seats in range(2, 8):
        assert seat_boxes(seats)[0].tile[0] * 80 / TILE[0] * 0.705 >= 40


def test_eight_dice_find_room_however_they_are_kept() -> None:
    """Kept groups and loose dice never lie on each other or leave the board, whatever the split."""
    six_groups = 8 * DIE + 6 * 12 + 5 * 14
    assert 166 + six_groups <= BOARD[2] - 8


def test_tall_stacks_and_long_names_are_drawn_in_their_panels() -> None:
    """Beyond the panels the cloth is what it is with empty stacks and short names."""
    rng = Random(5)
    for seats in range(2, 8):
        tiles = list(TILES)
        rng.shuffle(tiles)
        stacks = ["-"] * seats
        stacks[rng.randrange(seats)] = ".".join(map(str, tiles[:10]))
        full = picture_of(view_of(f"stacks={'/'.join(stacks)}"), ["W" * 60] * seats)
        bare = picture_of(view_of(f"stacks={'/'.join('-' * seats)}"), ["i"] * seats)
        change = ImageChops.difference(full, bare).convert("L")
        for seat in range(seats):
            left, top, right, bottom = panel_box(seat, seats)
            change.paste(0, (left + 6, top + 8, right - 6, bottom))
        assert change.crop((0, SEATS_TOP, *SIZE)).getbbox() is None
