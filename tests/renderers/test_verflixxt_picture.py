"""Verflixxt's path is connected, pieces stand apart on its tiles, and tiles differ without colours."""

from collections.abc import Sequence
from itertools import combinations, pairwise
from random import Random

import msgspec
import pytest
from PIL import Image, ImageChops

from games.verflixxt import Verflixxt
from games.verflixxt.tiles import FINISH, START, TILES, tile_of
from games.verflixxt.view import Spot
from renderers.gallery import NAMES
from renderers.kit.canvas import SIZE
from renderers.verflixxt import art, chips
from renderers.verflixxt.board import draw
from renderers.verflixxt.layout import Group, groups_of, place_groups, room_of, spot_places, wide_spots
from renderers.verflixxt.seats import lay_out, seat_boxes
from renderers.verflixxt.table import PATH, STRIP


def crowded_paths(count: int) -> list[list[Spot]]:
    """Random paths on which few tiles hold all the pieces."""
    rng = Random(4)
    paths: list[list[Spot]] = []
    for _ in range(count):
        spots, seats = rng.randint(2, 34), rng.randint(2, 6)
        hot = [rng.randrange(spots) for _ in range(rng.randint(1, 7))]
        pawns: list[list[int]] = [[] for _ in range(spots)]
        guards = [0] * spots
        for seat in range(seats):
            for _ in range(3 if seats <= 4 else 2):
                pawns[rng.choice(hot)].append(seat)
        for _ in range(8):
            guards[rng.choice(hot)] += 1
        tiles = [START, *rng.sample(list(TILES), spots - 2), FINISH]
        paths.append([Spot(*spot) for spot in zip(tiles, map(tuple, pawns), guards, strict=True)])
    return paths


def test_the_path_is_connected_and_its_tiles_stay_inside_and_apart() -> None:
    for path in crowded_paths(400):
        laid = spot_places(wide_spots(tuple(len(groups_of(spot)) for spot in path)))
        boxes = [place.box for place in laid]
        for n, one in enumerate(boxes):
            assert one.x >= 13
            assert one.y >= 9
            assert one.x + one.width <= SIZE[0] - 13
            assert one.y + one.height <= PATH[1] + PATH[3]
            for other in boxes[n + 1 :]:
                beside = one.x + one.width + 18 <= other.x or other.x + other.width + 18 <= one.x
                assert beside or one.y + one.height + 18 <= other.y
        for (box, _, onward, _), (following, *_) in pairwise(laid):
            match onward:
                case "right":
                    assert 18 <= following.x - box.x - box.width <= 24
                case "left":
                    assert 18 <= box.x - following.x - following.width <= 24
                case _:
                    assert 18 <= following.y - box.y - box.height <= 24
                    assert min(box.x + box.width, following.x + following.width) - max(box.x, following.x) > 80
        assert laid[-1].onward is None


def test_pieces_stand_on_their_tile_and_apart_however_many_they_are() -> None:
    for path in crowded_paths(400):
        laid = spot_places(wide_spots(tuple(len(groups_of(spot)) for spot in path)))
        for spot, place in zip(path, laid, strict=True):
            room = room_of(spot.tile, place, small=False)
            stood = place_groups(groups_of(spot), room.width, room.height)
            if not all(one.figure for one in stood):
                room = room_of(spot.tile, place, small=True)
                stood = place_groups(groups_of(spot), room.width, room.height)
            pieces = sorted((one.group.seat, one.group.number) for one in stood if one.group.seat is not None)
            assert sum(number for _, number in pieces) == len(spot.pawns)
            assert sum(one.group.number for one in stood) == len(spot.pawns) + spot.guards
            for n, one in enumerate(stood):
                assert one.size >= 24
                assert one.x >= -1
                assert one.x + one.width <= room.width + 1
                assert one.y >= -1
                assert one.y + one.height <= room.height + 1
                for other in stood[n + 1 :]:
                    assert one.x + one.width <= other.x + 1 or one.y + one.height <= other.y + 2


def test_few_pieces_are_shown_one_by_one() -> None:
    placed = place_groups((Group(0, 2), Group(None, 1)), 100, 122)
    assert [group.size for group in placed if group.figure] == [36, 36, 36]
    assert place_groups((), 100, 64) == ()


@pytest.mark.parametrize("seats", range(2, 7))
def test_tiles_stay_inside_their_panel_and_apart(seats: int) -> None:
    boxes = seat_boxes(seats)
    room = boxes[0].tiles
    assert lay_out(2, int(room.width), int(room.height)) is not None
    for count in range(1, len(TILES) + 1):
        laid = lay_out(count, int(room.width), int(room.height))
        if laid is None:  # known by their sums
            break
        assert len(set(laid.places)) == count
        for x, y in laid.places:
            assert x + laid.height * art.WIDE <= room.width + 1
            assert y + laid.height <= room.height


SHAPES: Sequence[tuple[str, chips.Fate]] = (
    *((tile, "taken") for tile in ("-4a", "-4b", "+4", "f4")),
    *(("-4a", fate) for fate in ("turned", "locked")),
)


@pytest.mark.parametrize(("one", "other"), [*combinations(SHAPES, 2)])
def test_good_bad_turned_and_locked_tiles_differ_without_colours(
    one: tuple[str, chips.Fate], other: tuple[str, chips.Fate]
) -> None:
    shown: list[Image.Image] = []
    for tile, fate in (one, other):
        sprite = chips.chip(tile_of(tile), 46, fate)
        image = Image.new("RGB", sprite.size, "white")
        sprite.lay(image, 0, 0)
        shown.append(image.convert("L"))
    assert sum(ImageChops.difference(*shown).histogram()[60:]) > (15 if {one[0], other[0]} == {"-4a", "-4b"} else 60)


MANY = "turn=0 pawns=f1.f2.f3/f4.f5.f6/+8.+7.f1/f2.f3.f4 guards=f1.f2.f3.f4.f5.f6.+8.+7 die=1 options=one_chooses:True"


def test_twenty_moves_find_room_on_the_board_of_news() -> None:
    view = Verflixxt.parse(MANY).view(None)
    assert len(view.steps) >= 20
    quiet = msgspec.structs.replace(view, steps=(), may_stay=False)
    change = ImageChops.difference(*(draw(one, NAMES[:4]).image for one in (view, quiet))).convert("L")
    left, top, width, height = STRIP
    change.paste(0, (0, 0, SIZE[0], top))
    change.paste(0, (left + 8, top, left + width - 8, top + height - 8))
    assert change.getbbox() is None
