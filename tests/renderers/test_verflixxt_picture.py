"""Verflixxt's table, end and hand show everything a player must notice, small and without colours."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from random import Random

import msgspec
import pytest
from PIL import Image, ImageChops

from games.game import replay
from games.verflixxt import Verflixxt, VerflixxtView
from games.verflixxt.moves import (
    Began,
    Die,
    FirstSeat,
    Home,
    Move,
    Moved,
    Recycled,
    Roll,
    Rolled,
    Stay,
    Took,
    pawns_for,
)
from games.verflixxt.tiles import FINISH, START, TILES, is_fortune, tile_of, value_of
from games.verflixxt.view import Pile, PossibleMove, Spot
from renderers.kit.canvas import SIZE
from renderers.kit.layout import seated_of
from renderers.kit.pixels import Sprite
from renderers.verflixxt import art, chips
from renderers.verflixxt.board import SAMPLES, draw, draw_hand
from renderers.verflixxt.layout import Group, groups_of, place_groups, room_of, spot_places, wide_spots
from renderers.verflixxt.samples import Entry
from renderers.verflixxt.seats import lay_out, seat_boxes
from renderers.verflixxt.story import LARGE, draw_story
from renderers.verflixxt.table import HAND_SIZE, PATH, SEATS_HEIGHT, SEATS_TOP, STRIP, background
from tests.renderers import phones
from tests.renderers.contrasts import contrast
from tests.renderers.phones import SMALLER, Edges, opened

NAMES = ("Ada", "Bruno", "Chiara", "Dietlinde", "Þórbjörn", "Guglielmo il Grande")

STRIP_EDGES: Edges = (STRIP[0], STRIP[1], STRIP[0] + STRIP[2], STRIP[1] + STRIP[3])
CROWD = "pawns=" + "/".join(["f5.f5"] * 6) + " guards=f5.f5.f5.f5.f5.f5.f5.f5"
THREE = "turn=1 pawns=-3a.f2.f4/-6a.f4.+3/f1.+7.+7 guards=f4.f4.f6.f6.+8.+7.+7.+3 "
TAKEN = "taken=-1a.f3.-2b/-7a.+6.+1/-8a.+4.-6b "


def view_of(text: str, *log: Entry, seat: int | None = None) -> VerflixxtView:
    view = replay(Verflixxt.parse(text), log).view(seat)
    assert isinstance(view, VerflixxtView)
    return view


def rolled_and_moved(seat: int, tile: str, pips: int) -> Sequence[Entry]:
    return (seat, Roll()), Die(pips), (seat, Move("pawn", tile_of(tile)))


@lru_cache(16)
def picture_of(view: VerflixxtView, names: tuple[str, ...] = NAMES) -> Image.Image:
    return opened(draw(view, names[: len(view.seats)]))


def hand_picture_of(view: VerflixxtView, seat: int, names: tuple[str, ...] = NAMES) -> Image.Image:
    return opened(draw_hand(view, names[: len(view.seats)], seat))


@lru_cache(64)
def on_a_phone(view: VerflixxtView) -> Image.Image:
    return phones.shown(picture_of(view))


def noticed(one: VerflixxtView, other: VerflixxtView, edges: Edges | None = None) -> int:
    return phones.unlike(on_a_phone(one), on_a_phone(other), edges)


def spot_of(view: VerflixxtView, tile: str, margin: int = 9) -> Edges:
    laid = spot_places(wide_spots(tuple(len(groups_of(spot)) for spot in view.path)))
    box = laid[[spot.tile for spot in view.path].index(tile_of(tile))].box
    x, y = round(box.x), round(box.y)
    return x - margin, y - margin, x + round(box.width) + margin, y + round(box.height) + margin


def on_start(seats: int) -> str:
    return ".".join("S" * pawns_for(seats))


def panel(seat: int, seats: int) -> Edges:
    box = seat_boxes(seats)[seat]
    return box.x - 3, SEATS_TOP - 6, box.x + box.width + 3, SEATS_TOP + SEATS_HEIGHT


def without(view: VerflixxtView, tile: str, seat: int | None) -> VerflixxtView:
    """Return a view without the pieces of a seat, or the guards, on a tile."""
    path = tuple(
        Spot(spot.tile, tuple([pawn for pawn in spot.pawns if pawn != seat]), 0 if seat is None else spot.guards)
        if spot.tile == tile_of(tile)
        else spot
        for spot in view.path
    )
    return msgspec.structs.replace(view, path=path)


@pytest.mark.parametrize("seats", range(2, 7))
def test_whose_turn_it_is(seats: int) -> None:
    pawns = "/".join([on_start(seats)] * seats)
    one, other = (view_of(f"pawns={pawns} turn={turn}") for turn in (0, 1))
    for seat in (0, 1):
        assert noticed(one, other, panel(seat, seats)) > 60
    if seats > 2:
        assert noticed(one, other, panel(seats - 1, seats)) == 0
    assert noticed(one, other, (0, 570, 110, 704)) > 30


@pytest.mark.parametrize("seats", range(2, 7))
def test_start_and_finish_have_room_for_every_seat(seats: int) -> None:
    own = ["S.S.E", "S.S.E"] if seats < 5 else ["S.E", "S.E"]
    view = view_of(f"pawns={'/'.join((own * 3)[:seats])}")
    for seat in range(seats):
        for tile in ("S", "E"):
            assert noticed(view, without(view, tile, seat), spot_of(view, tile)) > 15


@pytest.mark.parametrize("tile", ["S", "f5", "E"])
def test_all_pieces_on_one_tile_are_distinguishable(tile: str) -> None:
    crowd = CROWD.replace("f5", tile)
    if tile == "E":  # a pawn is still on the way, or the game would be over
        crowd = crowd.replace("E.E guards", "E.-10 guards") + " turn=5"
    view = view_of(crowd)
    for seat in (*range(6), None):
        assert noticed(view, without(view, tile, seat)) > 20
    fewer = [view_of(crowd.replace(f"{tile}/", "S/" if tile != "S" else "E/", 1))]
    fewer += [view_of(crowd.replace(f"guards={tile}", "guards=+1"))]
    for other in fewer:
        assert noticed(view, other, spot_of(view, tile)) > 3


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
    assert len(place_groups((Group(0, 2), Group(None, 1)), 100, 64)) == 3
    assert place_groups((), 100, 64) == ()


def test_a_moved_pawn_changes_two_tiles_and_no_other() -> None:
    one, other = view_of("pawns=-1a.-1a.S/-1a.S.S"), view_of("pawns=-1a.+2.S/-1a.S.S")
    for spot in one.path:
        name = {START: "S", FINISH: "E"}.get(spot.tile)
        tile = name or next(word for word in _words() if tile_of(word) == spot.tile)
        change = noticed(one, other, spot_of(one, tile, margin=0))
        assert (change > 20) == (tile in ("-1a", "+2")), tile
    assert noticed(one, other, (0, STRIP[1], *SIZE)) == 0


def _words() -> list[str]:
    negatives = [f"-{value}{letter}" for value in range(1, 9) for letter in "ab"]
    return [*negatives, "-9", "-10", *(f"+{value}" for value in range(1, 9)), *(f"f{number}" for number in range(1, 7))]


def test_a_move_that_is_possible_is_marked_where_it_starts_and_where_it_ends() -> None:
    view = view_of(f"{THREE}{TAKEN}die=3")
    quiet = msgspec.structs.replace(view, steps=())
    marked = {tile for step in view.steps for tile in (step.tile, step.to)}
    for word in ("-6a", "f4", "+3", "f1", "+2", "-2a", "-10", "-3a"):
        assert (noticed(view, quiet, spot_of(view, word, margin=3)) > 30) == (tile_of(word) in marked), word
    assert noticed(view, quiet, STRIP_EDGES) > 300
    assert any(step.piece == "guard" for step in view.steps)


def test_the_tile_that_a_move_would_take_is_marked() -> None:
    view = view_of(f"{THREE}{TAKEN}die=3")
    assert {step.takes for step in view.steps} == {None, tile_of("-6a")}
    kept = msgspec.structs.replace(
        view, steps=tuple([msgspec.structs.replace(step, takes=None) for step in view.steps])
    )
    assert noticed(view, kept, spot_of(view, "-6a", margin=0)) > 60
    assert noticed(view, kept, STRIP_EDGES) > 60
    assert noticed(view, kept, spot_of(view, "f4", margin=0)) == 0


def test_a_guard_that_can_be_moved_is_marked() -> None:
    view = view_of(f"{THREE}{TAKEN}die=3")
    bound = msgspec.structs.replace(view, steps=tuple([step for step in view.steps if step.piece == "pawn"]))
    assert {step.tile for step in view.steps if step.piece == "guard"} == {tile_of(tile) for tile in ("f4", "+7", "+3")}
    for tile in ("f4", "+7", "+3"):
        assert noticed(view, bound, spot_of(view, tile, margin=0)) > 30, tile
    assert noticed(view, bound, spot_of(view, "f6", margin=0)) == 0


@pytest.mark.parametrize("die", ["3", "1 options=one_chooses:True"])
def test_few_moves_are_listed_and_the_tray_is_beside_the_left_tile(die: str) -> None:
    view = view_of(f"turn=0 pawns=-6a.E.E/S.S.S guards=+1 die={die}")
    (takes,) = {step.takes for step in view.steps}
    assert takes == tile_of("-6a")
    kept = with_steps(view, [msgspec.structs.replace(step, takes=None) for step in view.steps])
    tray = ImageChops.difference(*(picture_of(each).crop(STRIP_EDGES) for each in (view, kept))).getbbox()
    onward = [msgspec.structs.replace(step, to=FINISH) if step.way == "forward" else step for step in view.steps]
    there = ImageChops.difference(
        *(picture_of(each).crop(STRIP_EDGES) for each in (view, with_steps(view, onward)))
    ).getbbox()
    assert tray is not None
    assert there is not None
    arrow = LARGE.arrow[0] + 2 * LARGE.gap
    assert there[0] - arrow - 60 < tray[0] < there[0] - arrow


def with_steps(view: VerflixxtView, steps: Sequence[PossibleMove]) -> VerflixxtView:
    """Return a view with other moves to choose from."""
    return msgspec.structs.replace(view, steps=tuple(steps))


def test_a_one_that_leaves_the_choice_says_so() -> None:
    text = f"{THREE}{TAKEN}die=1 options=one_chooses:True"
    free, bound = view_of(text), view_of(text.replace(" options=one_chooses:True", ""))
    assert free.may_stay
    assert noticed(free, bound, spot_of(free, "-5a")) > 60
    assert noticed(free, bound, STRIP_EDGES) > 200
    stayed = view_of(text, (1, Stay()))
    assert noticed(stayed, msgspec.structs.replace(stayed, last=()), STRIP_EDGES) > 100


def test_the_last_move_is_marked_whence_whither_and_what_it_took() -> None:
    view = view_of(f"{THREE}{TAKEN}", *rolled_and_moved(1, "-6a", 6))
    assert view.seats[1].count == 4
    quiet = msgspec.structs.replace(view, last=())
    assert noticed(view, quiet, spot_of(view, "+8")) > 100
    assert noticed(view, quiet, panel(1, 3)) > 20
    assert noticed(view, quiet, panel(0, 3)) == 0
    assert noticed(view, quiet, STRIP_EDGES) > 300
    left = view_of(f"{THREE}{TAKEN}", *rolled_and_moved(1, "f4", 1))
    unmarked = msgspec.structs.replace(left, last=())
    for tile in ("f4", "f5"):
        assert noticed(left, unmarked, spot_of(left, tile)) > 60


@pytest.mark.parametrize("tile", ["S", "-1a", "-7a", "f4", "-4b"])
def test_where_the_last_move_came_from_is_marked_clear_of_the_road_and_the_other_tiles(tile: str) -> None:
    view = view_of("turn=0 pawns=S.-1a.-7a/S.-1a.-4b/f4.f4.f4")
    one, other = (
        picture_of(msgspec.structs.replace(view, last=(Moved(0, "pawn", whence, tile_of("+1"), forced=False),)))
        for whence in (tile_of(tile), -1)
    )
    mark = ImageChops.difference(*(picture.crop((0, 0, SIZE[0], STRIP[1])) for picture in (one, other))).getbbox()
    assert mark is not None
    left, top, right, bottom = spot_of(view, tile, margin=4)
    assert left <= mark[0] < left + 8
    assert top <= mark[1] < top + 8
    assert right - 8 < mark[2] <= right
    assert bottom - 8 < mark[3] <= bottom


def test_tiles_recycled_are_marked() -> None:
    view = view_of(
        "turn=0 pawns=-1a.f2.f4/f2.f4.f6 guards=f4.f4.f6.f6.+8.+7.+7.+3 options=recycle_passed:True",
        *rolled_and_moved(0, "-1a", 6),
    )
    recycled = next(event.tiles for event in view.last if isinstance(event, Recycled))
    assert tile_of("-3a") in recycled
    quiet = msgspec.structs.replace(view, last=())
    for tile in ("-3a", "-6a"):
        assert noticed(view, quiet, spot_of(view, tile)) > 60
    assert noticed(view, quiet, spot_of(view, "-10", margin=0)) == 0
    assert noticed(view, quiet, STRIP_EDGES) > 300


def grey(tile: int, fate: chips.Fate = "taken") -> Image.Image:
    sprite = chips.chip(tile, 46, fate)
    image = Image.new("RGB", sprite.size, "white")
    sprite.lay(image, 0, 0)
    return image.convert("L")


def outline(tile: int, fate: chips.Fate = "taken") -> Image.Image:
    sprite = chips.chip(tile, 46, fate)
    on_white, on_black = (Image.new("RGB", sprite.size, ground) for ground in ("white", "black"))
    for image in (on_white, on_black):
        sprite.lay(image, 0, 0)
    return ImageChops.difference(on_white, on_black).convert("L")


def unlike(one: Image.Image, other: Image.Image) -> int:
    return sum(ImageChops.difference(one, other).histogram()[60:])


def test_good_and_bad_tiles_differ_in_shape_and_brightness_and_fortunes_from_both() -> None:
    bad, good, luck = tile_of("-4a"), tile_of("+4"), tile_of("f4")
    outlines = [outline(tile) for tile in (bad, good, luck)]
    for n, one in enumerate(outlines):
        for other in outlines[n + 1 :]:
            assert unlike(one, other) > 60
    assert unlike(grey(bad), grey(good)) > 800
    assert unlike(grey(good), grey(luck)) > 300


@pytest.mark.parametrize("tile", [tile for tile in TILES if value_of(tile) < 0])
def test_a_turned_tile_looks_turned_and_a_locked_one_locked(tile: int) -> None:
    sights = [grey(tile), grey(tile, "turned"), grey(tile, "locked")]
    assert unlike(sights[0], sights[1]) > 500
    assert unlike(sights[1], sights[2]) > 500
    assert unlike(sights[0], sights[2]) > 60
    assert unlike(outline(tile), outline(tile, "turned")) > 150
    assert unlike(grey(tile, "turned"), grey(tile_of("+4"))) > 300


def test_a_fortune_turns_the_most_costly_tile_before_a_seat() -> None:
    none, one = view_of("pawns=S.S.S/S.S.S taken=-1a.-7a/-"), view_of("pawns=S.S.S/S.S.S taken=-1a.-7a.f2/-")
    turned = msgspec.structs.replace(
        one,
        seats=tuple(
            [
                msgspec.structs.replace(seat, pile=msgspec.structs.replace(seat.pile, turned=())) if seat.pile else seat
                for seat in one.seats
            ]
        ),
    )
    assert noticed(one, turned, panel(0, 2)) > 60
    assert noticed(none, one, panel(0, 2)) > 100


@pytest.mark.parametrize("value", range(1, 9))
def test_letters_distinguish_two_tiles_of_one_value(value: int) -> None:
    """While it matters: a reader can see which of the two a Fortune turned."""
    assert unlike(grey(tile_of(f"-{value}a")), grey(tile_of(f"-{value}b"))) > 15


@pytest.mark.parametrize("taken", ["open", "hidden", "top_only"])
@pytest.mark.parametrize("tiles", ["-", "-1a.f3.-2b"])
def test_seat_that_is_home_has_a_flag(taken: str, tiles: str) -> None:
    text = f"turn=1 pawns=E.E.E/S.S.S taken={tiles}/- options=taken:{taken}"
    home, almost, away = (with_pawns(view_of(text), FINISH, FINISH, tile) for tile in (FINISH, START, TILES[0]))
    assert noticed(home, almost, panel(0, 2)) > 15
    assert noticed(almost, away, panel(0, 2)) == 0


def with_pawns(view: VerflixxtView, *pawns: int) -> VerflixxtView:
    """Return a view with the first seat's pawns elsewhere."""
    return msgspec.structs.replace(view, seats=(msgspec.structs.replace(view.seats[0], pawns=pawns), *view.seats[1:]))


def test_picture_marks_the_first_seat_and_those_at_home() -> None:
    began = view_of("pawns=S.S.S/S.S.S phase=first", FirstSeat(1))
    home = view_of("turn=0 pawns=-10.E.E/S.S.S", (0, Roll()), Die(1))
    for view, event, other in ((began, Began(1), Began(0)), (home, Home(0), Home(1))):
        assert event in view.last
        silent, wrong = (
            msgspec.structs.replace(
                view, last=tuple([each for one in view.last for each in ([one], new)[one == event]])
            )
            for new in ([], [other])
        )
        assert noticed(view, silent, STRIP_EDGES) > 100
        assert noticed(view, wrong, STRIP_EDGES) > 30


@pytest.mark.parametrize("word", _words())
def test_a_tiles_number_can_be_read_on_a_phone(word: str) -> None:
    """In a picture 400 wide the figures are at least 7 high, 10 where they are a value, and keep 4.5 : 1."""
    number = tile_of(word)
    view = view_of("pawns=S.S.S/S.S.S guards=-")
    x, y, right, _ = spot_of(view, word, margin=0)
    left = (x + right) // 2 + 8 if is_fortune(number) else x + 6
    part = picture_of(view).crop((left, y + 5, right - 6, y + 44)).reduce(SMALLER)
    data = part.tobytes()
    pixels = list(zip(data[::3], data[1::3], data[2::3], strict=True))
    assert contrast(min(pixels, key=sum), max(pixels, key=sum)) >= 4.5
    levels = part.convert("L").tobytes()
    lines = [levels[at : at + part.width] for at in range(0, len(levels), part.width)]
    assert sum(max(line) - min(line) > 70 for line in lines) >= (7 if is_fortune(number) else 10)


def test_hidden_tiles_are_not_in_anybody_elses_picture() -> None:
    text = f"{THREE}taken={{}} options=taken:{{}}"
    for display, before, after in (
        ("hidden", "-1a.f3.-2b/-7a.+6.+1/-", "-7a.+1.f3/-2b.-1a.+6/-"),
        ("top_only", "-1a.f3.-2b/-7a.+6.+1/-", "-7a.f3.-2b/-1a.+6.+1/-"),
    ):
        own, others = (view_of(text.format(taken, display), seat=0) for taken in (before, after))
        assert own.own != others.own
        assert draw(own, NAMES[:3]).png() == draw(others, NAMES[:3]).png()
        assert hand_picture_of(own, 0).tobytes() != hand_picture_of(others, 0).tobytes()
    closed, top = (view_of(text.format("-1a.f3.-2b/-/-", display)) for display in ("hidden", "top_only"))
    assert noticed(closed, top, panel(0, 3)) > 100
    more = view_of(text.format("-1a.f3.f5.-2b/-/-", "hidden"))
    assert noticed(closed, more, panel(0, 3)) > 3


@pytest.mark.parametrize("count", [0, 1, 9, 25, 32])
def test_a_hand_shows_its_tiles_and_points_in_its_panel(count: int) -> None:
    rng = Random(count)
    view = view_of("pawns=S.S.S/S.S.S options=taken:hidden", seat=0)
    taken = tuple(rng.sample(list(TILES), count))
    turned = tuple(sorted([tile for tile in taken if value_of(tile) < 0], key=value_of)[: sum(map(is_fortune, taken))])
    full = hand_picture_of(msgspec.structs.replace(view, own=Pile(taken, turned, -40)), 0, ("W" * 60, "i"))
    bare = hand_picture_of(msgspec.structs.replace(view, own=Pile((), (), 0)), 0, ("i", "i"))
    assert full.size == HAND_SIZE
    change = ImageChops.difference(full, bare).convert("L")
    assert change.getbbox() is not None
    change.paste(0, (14, 14, HAND_SIZE[0] - 14, HAND_SIZE[1] - 14))
    assert change.getbbox() is None


def test_a_table_without_secrets_has_no_hands() -> None:
    with pytest.raises(ValueError, match="0"):
        draw_hand(view_of(THREE, seat=0), NAMES[:3], 0)


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


@pytest.mark.parametrize("seats", range(2, 7))
def test_of_many_tiles_a_panel_shows_what_they_come_to(seats: int) -> None:
    """Below zero, and above, with what Fortunes turned."""
    pawns, rest = "/".join([on_start(seats)] * seats), "/-" * (seats - 1)
    many = "-1a.-2a.-3a.-4a.-5a.-6a.-7a.-8a.-1b.-2b.-3b.+1.+2.+3"
    view, more, less = (view_of(f"pawns={pawns} taken={many}{tile}{rest}") for tile in ("", ".+8", ".-9"))
    assert noticed(view, more, panel(0, seats)) > 8
    assert noticed(view, less, panel(0, seats)) > 8
    seat = view.seats[0]
    assert seat.pile is not None
    turned = msgspec.structs.replace(seat.pile, turned=(tile_of("-8a"),))
    other = msgspec.structs.replace(view, seats=(msgspec.structs.replace(seat, pile=turned), *view.seats[1:]))
    assert noticed(view, other, panel(0, seats)) > 8


def test_long_names_and_many_tiles_stay_in_their_panels() -> None:
    words = _words()
    for seats in range(2, 7):
        pawns = "/".join([on_start(seats)] * seats)
        rest = "/-" * (seats - 1)
        full = picture_of(view_of(f"pawns={pawns} turn=1 path=-1a taken={'.'.join(words[1:])}{rest}"), ("W" * 60,) * 6)
        bare = picture_of(view_of(f"pawns={pawns} turn=1 path=-1a taken=-{rest}"), ("i",) * 6)
        change = ImageChops.difference(full, bare).convert("L")
        for seat in range(seats):
            left, top, right, bottom = panel(seat, seats)
            change.paste(0, (left + 6, top + 6, right - 6, bottom - 6))
        assert change.crop((0, STRIP_EDGES[3] + 8, *SIZE)).getbbox() is None


MANY = "turn=0 pawns=f1.f2.f3/f4.f5.f6/+8.+7.f1/f2.f3.f4 guards=f1.f2.f3.f4.f5.f6.+8.+7 die=1 options=one_chooses:True"


def test_twenty_moves_find_room_on_the_board_of_news() -> None:
    view = view_of(MANY)
    assert len(view.steps) >= 20
    quiet = msgspec.structs.replace(view, steps=(), may_stay=False)
    change = ImageChops.difference(picture_of(view), picture_of(quiet)).convert("L")
    change.paste(0, (0, 0, SIZE[0], STRIP[1]))
    change.paste(0, (STRIP[0] + 8, STRIP[1], STRIP_EDGES[2] - 8, STRIP_EDGES[3] - 8))
    assert change.getbbox() is None


def test_many_moves_are_summed_up_by_the_tiles_they_take() -> None:
    view = view_of(MANY)
    taking = [msgspec.structs.replace(step, takes=step.tile) if step.piece == "pawn" else step for step in view.steps]
    assert noticed(view, with_steps(view, taking), STRIP_EDGES) > 300
    one, other = (
        with_steps(view, [*view.steps[:-1], msgspec.structs.replace(view.steps[-1], takes=n)]) for n in (3, 20)
    )
    assert noticed(one, other, STRIP_EDGES) > 60
    assert noticed(view, msgspec.structs.replace(view, may_stay=False), STRIP_EDGES) > 60


def test_nothing_on_the_board_of_news_is_too_small_for_a_phone(monkeypatch: pytest.MonkeyPatch) -> None:
    heights: list[int] = []
    drawn = chips.chip

    def noted(number: int, height: int, fate: chips.Fate = "taken") -> Sprite:
        heights.append(height)
        return drawn(number, height, fate)

    views = [view_of(MANY), *(view_of(text, *log) for _, _, text, log in SAMPLES)]
    guard, pawn = Moved(1, "guard", 5, 6, forced=True), Moved(1, "pawn", 5, FINISH, forced=True)
    home = (pawn, Took(1, 5, "left"), Home(1))
    for moved in ((guard,), home, (*home, Rolled(0, 1), *home), (*home, *home, *home)):
        last = (Rolled(1, 1), *moved, Recycled(tuple(TILES[:8])))
        views += [msgspec.structs.replace(view, last=last) for view in (view_of(THREE), results()[0])]
    monkeypatch.setattr(chips, "chip", noted)
    for view in views:
        for names in (NAMES, ("W" * 60,) * 6):
            canvas = background().on_top()
            draw_story(canvas, view, seated_of(names[: len(view.seats)], len(view.seats)))
            shown = ImageChops.difference(canvas.image, background().image).getbbox()
            assert shown is not None
            assert shown[2] <= STRIP_EDGES[2] - 8
    assert min(heights) >= 42


def results() -> list[VerflixxtView]:
    views = [view_of(text, *log) for situation, _, text, log in SAMPLES if situation == "result"]
    assert {view.result.reason for view in views if view.result} == {"all_home", "first_home", "last_pawn"}
    return views


def test_the_result_shows_places_points_and_what_fortunes_turned() -> None:
    for view in results():
        assert view.result is not None
        places_before = view.result.places
        tied = tuple([msgspec.structs.replace(place, place=1) for place in places_before])
        shared = msgspec.structs.replace(view, result=msgspec.structs.replace(view.result, places=tied))
        assert noticed(view, shared) > 20
        unturned = msgspec.structs.replace(
            view,
            seats=tuple(
                [
                    msgspec.structs.replace(seat, pile=msgspec.structs.replace(seat.pile, turned=()))
                    for seat in view.seats
                    if seat.pile is not None
                ]
            ),
        )
        assert noticed(view, unturned) > 200
        points = tuple([msgspec.structs.replace(place, score=place.score + 30) for place in places_before])
        richer = msgspec.structs.replace(view, result=msgspec.structs.replace(view.result, places=points))
        assert noticed(view, richer) > 60


def test_the_tile_that_no_fortune_turns_is_locked() -> None:
    view = next(view for view in results() if view.result and view.result.reason == "last_pawn")
    quiet = msgspec.structs.replace(view, last=())
    assert noticed(view, quiet) > 60
