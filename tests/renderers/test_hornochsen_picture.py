"""Hornochsen's board and hand show everything a player must notice, small and without colours."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations, pairwise
from random import Random

import msgspec
import pytest
from PIL import Image, ImageChops

from games.game import replay
from games.hornochsen import Hornochsen, HornochsenView
from games.hornochsen.moves import EYES, HEAP, TILES, Bought, Buy, Draw, Drew, Play
from renderers.hornochsen import art
from renderers.hornochsen import board as hornochsen
from renderers.hornochsen.art import SPACE, TILE
from renderers.hornochsen.hand import HEIGHT, PICK
from renderers.hornochsen.seats import seat_boxes
from renderers.hornochsen.story import steps_of
from renderers.hornochsen.table import CELLS, DUNG, SEATS_HEIGHT, SEATS_TOP, START, STRIP, cell, space_at
from renderers.hornochsen.track import pawn_places
from renderers.kit.canvas import SIZE
from tests.renderers import phones
from tests.renderers.contrasts import contrast
from tests.renderers.phones import SMALLER, Edges, noticed, opened, unlike

NAMES = ("Ada", "Bruno", "Chiara", "Dietlinde", "Émile", "Fjóla", "Guglielmo il Grande", "Håkon")
HANDS = "hands=15.22.41/14.29.37"
ROWS = "rows=L1:2/L2:5/L3:8/L4:18"


def view_of(text: str, seat: int | None = None) -> HornochsenView:
    return Hornochsen.parse(text).view(seat)


def picture_of(view: HornochsenView, names: Sequence[str] | None = None) -> Image.Image:
    return opened(hornochsen.draw(view, names or NAMES[: len(view.players)]))


@lru_cache(64)
def on_a_phone(view: HornochsenView) -> Image.Image:
    return phones.shown(picture_of(view))


def differ(one: HornochsenView, other: HornochsenView, box: Edges | None = None) -> int:
    return unlike(on_a_phone(one), on_a_phone(other), box)


def space_box(row: int, at: int) -> Edges:
    x, y = space_at(row, at)
    return x, y, x + SPACE[0], y + SPACE[1]


def panel_box(seat: int, seats: int) -> Edges:
    box = seat_boxes(seats)[seat]
    return box.x - 6, SEATS_TOP - 8, box.x + box.width + 6, SEATS_TOP + SEATS_HEIGHT


def track_box(space: int) -> Edges:
    box = cell(space)
    return round(box.x), round(box.y), round(box.x + box.width), round(box.y + box.height)


STRIP_BOX: Edges = (STRIP[0], STRIP[1], STRIP[0] + STRIP[2], STRIP[1] + STRIP[3])


# The rows


def test_active_and_sleeping_rows_are_two_sights() -> None:
    one = view_of(f"{HANDS} {ROWS}")
    other = view_of(f"{HANDS} rows=L2:5/L3:8/L4:18/L5:2")
    for row in (0, 4):
        for at in (0, 1):
            assert differ(one, other, space_box(row, at)) > 60


def test_pats_cows_double_play_and_bulls_differ_awake_and_asleep() -> None:
    rows = view_of(f"{HANDS} {ROWS}").rows
    marks = {space.mark: (n, at) for n, row in enumerate(rows) for at, space in enumerate(row.spaces)}
    asleep = picture_of(view_of(f"{HANDS} {ROWS}"))
    awake = picture_of(view_of(f"{HANDS} rows=L5:2/L6:5/R1:8/R3:18"))
    assert {*marks} == {"plain", "pat", "happy", "double", "bull"}
    for picture, where in ((asleep, {**marks, "plain": (4, 0)}), (awake, {**marks, "pat": (8, 3), "happy": (5, 2)})):
        parts = [picture.crop(space_box(*place)).convert("L").reduce(SMALLER) for place in where.values()]
        for one, other in combinations(parts, 2):
            assert sum(ImageChops.difference(one, other).histogram()[16:]) > 40


def test_where_the_next_tile_of_a_row_goes() -> None:
    one, other = view_of(f"{HANDS} {ROWS}"), view_of(f"{HANDS} rows=L1:1.2/L2:5/L3:8/L4:18")
    for at in (1, 2):
        assert differ(one, other, space_box(0, at)) > 30


def test_a_tile_of_the_last_round_shows_whose_it_is() -> None:
    text = f"{HANDS}/60.61 rows=L1:2/L2:5/L3:8/L4:18.19"
    old, *new = (view_of(f"{text} placed={placed}") for placed in ("-", "19x0", "19x1", "19x2"))
    for view in new:
        assert differ(old, view, space_box(3, 1)) > 60
    for one, other in pairwise(new):
        assert differ(one, other, space_box(3, 1)) > 8


@pytest.mark.parametrize("number", TILES)
def test_a_tiles_number_can_be_read_on_a_phone(number: int) -> None:
    """In a picture 400 wide the figures are at least 10 high and keep the contrast of 4.5 : 1, old and new."""
    others = [tile for tile in TILES if tile != number]
    hands = "/".join(map(str, others[3:7]))
    text = f"hands={hands} rows=L1:{number}/L2:{others[0]}/L3:{others[1]}/L4:{others[2]}"
    for placed in ("-", f"{number}x3"):
        x, y = space_at(0, 0)
        board = hornochsen.draw(view_of(f"{text} placed={placed}"), NAMES[:4]).image
        part = board.crop((x + 8, y + 9, x + 8 + 56, y + 66)).reduce(SMALLER)
        if placed != "-":
            part = part.crop((0, 0, part.width, 13))
        data = part.tobytes()
        pixels = list(zip(data[::3], data[1::3], data[2::3], strict=True))
        assert contrast(min(pixels, key=sum), max(pixels, key=sum)) >= 4.5
        grey = part.convert("L").tobytes()
        lines = [grey[at : at + part.width] for at in range(0, len(grey), part.width)]
        assert sum(min(line) < 130 for line in lines) >= 10


# The track


def test_the_track_has_its_spaces_once_and_in_a_line() -> None:
    assert len(CELLS) == HEAP - 1 == len(set(CELLS))
    for (x, y), (to_x, to_y) in pairwise(CELLS):
        assert abs(x - to_x) + abs(y - to_y) == 1
    assert cell(1).y + cell(1).height == START.y
    assert cell(HEAP - 1).x == DUNG.x + DUNG.width


def test_a_pawn_on_every_space_is_seen() -> None:
    quiet = view_of(f"{HANDS} {ROWS} pawns=0/0")
    for space in range(1, HEAP):
        assert differ(quiet, view_of(f"{HANDS} {ROWS} pawns={space}/0"), track_box(space)) > 40


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


def test_moved_pawn_is_marked_and_leaves_prints() -> None:
    text = "hands=15.41/29.80 rows=L4:8.11.17/L5:34.52/R2:66.67.72.75/R3:83 pawns=20/30 chosen=41/-"
    game = Hornochsen.parse(text)
    game.play(1, Play((80,)))
    view = game.view(None)
    quiet = msgspec.structs.replace(view, last=())
    assert [player.space for player in view.players] == [20, 33]
    for space in (30, 33):
        assert differ(view, quiet, track_box(space)) > 8
    assert differ(view, quiet, track_box(20)) == 0


def test_a_bulls_eye_set_off_is_marked() -> None:
    text = "hands=15.41/29.80 rows=L4:8.11.17/L5:34.52/R2:66.67.72.75/R3:83 pawns=20/38 chosen=41/-"
    game = Hornochsen.parse(text)
    game.play(1, Play((80,)))
    view = game.view(None)
    assert view.order
    assert differ(view, msgspec.structs.replace(view, last=()), track_box(EYES[0])) > 20
    assert differ(view, msgspec.structs.replace(view, order=()), STRIP_BOX) > 40


# The strip


def test_penalties_rewards_double_play_and_the_reserve() -> None:
    view = view_of(f"{HANDS} {ROWS}")
    for changed in ({"happy": True}, {"double": True}, {"reserve": 12}, {"selling": False}, {"eye": True}):
        assert differ(view, msgspec.structs.replace(view, **changed), STRIP_BOX) > 20


def test_the_reveal_shows_the_tiles_in_order_and_what_they_cost() -> None:
    text = "hands=15.41/29.80 rows=L4:8.11.17/L5:34.52/R2:66.67.72.75/R3:83 pawns=20/30 chosen=41/-"
    game = Hornochsen.parse(text)
    game.play(1, Play((80,)))
    view = game.view(None)
    assert [(step.tile, step.seat, step.points, step.forward) for step in steps_of(view)] == [
        (41, 0, 0, True),
        (80, 1, 3, True),
    ]
    assert differ(view, msgspec.structs.replace(view, last=()), STRIP_BOX) > 200


def test_rewards_point_back() -> None:
    game = Hornochsen.parse("hands=15.53/29.86 rows=L4:8.11.17/L6:50/R2:66.67.72/R3:83 pawns=20/30 chosen=53/-")
    game.play(1, Play((86,)))
    step = steps_of(game.view(None))[1]
    assert (step.tile, step.points, step.forward) == (86, 1, False)


def test_an_open_round_shows_its_order_and_its_tiles() -> None:
    base = f"{HANDS}/60.61 {ROWS} pawns=3/1/2 order=1/2/0"
    views = [
        view_of(f"{base} turn={turn} chosen={chosen}")
        for turn, chosen in ((0, "-/-/-"), (1, "-/14/-"), (1, "-/29/-"), (2, "-/14/60"))
    ]
    for one, other in combinations(views, 2):
        assert differ(one, other, STRIP_BOX) > 15
    assert differ(views[1], views[2], panel_box(1, 3)) > 10
    later = view_of(f"{HANDS}/60.61 {ROWS} pawns=3/1/2 order=1/0/2 turn=0")
    assert differ(views[0], later, STRIP_BOX) > 10


def test_rows_open_to_a_pick_are_marked() -> None:
    views = [view_of(f"{HANDS} {ROWS} owed={owed}") for owed in ("0:L5:60.61.62", "0:L5:60.61.63", "1:L5:60.61.62")]
    for one, other in combinations(views, 2):
        assert differ(one, other, STRIP_BOX) > 8


def test_the_result_shows_places_and_ties() -> None:
    def over(pawns: str) -> HornochsenView:
        view = view_of(f"{HANDS}/60.61 {ROWS} pawns={pawns} phase=over")
        assert view.result is not None
        return view

    tied, untied = over("0/0/61"), over("0/1/61")
    assert differ(tied, untied) > 300
    assert differ(over("0/1/61"), over("0/40/61")) > 15, "pawns stand on their spaces"


# The seats


def test_what_a_seat_owes_or_has_done_are_so_many_sights() -> None:
    view = view_of(f"{HANDS} {ROWS}")
    player = view.players[0]
    sights = [
        view,
        *(
            msgspec.structs.replace(
                view, players=(msgspec.structs.replace(player, status=status, chosen=chosen), view.players[1])
            )
            for status, chosen in (("chosen", 1), ("later", 0), ("buy", 0), ("pick", 0), ("none", 0))
        ),
    ]
    for one, other in combinations(sights, 2):
        assert differ(one, other, panel_box(0, 2)) > 40
    for other in sights:
        assert differ(view, other, panel_box(1, 2)) == 0


def test_the_count_behind_a_screen_and_the_pawns_space() -> None:
    one, other = view_of(f"{HANDS} {ROWS}"), view_of(f"hands=15.22/14.29.37 {ROWS}")
    assert differ(one, other, panel_box(0, 2)) > 15
    moved = view_of(f"{HANDS} {ROWS} pawns=7/0")
    assert differ(one, moved, panel_box(0, 2)) > 15


@pytest.mark.parametrize("seats", [2, 8])
def test_who_has_bought_this_round_is_marked(seats: int) -> None:
    hands = "/".join(f"{tile}.{tile + 10}" for tile in range(20, 20 + seats))
    one, other = (view_of(f"hands={hands} {ROWS}{bought}") for bought in ("", " bought=1"))
    assert differ(one, other, panel_box(1, seats)) > 20
    assert differ(one, other, panel_box(0, seats)) == 0


def test_a_purchase_says_its_price_and_free_tiles_have_none() -> None:
    view = view_of(f"{HANDS} {ROWS}")
    events = (Bought(0, 2, again=False), Drew(0, "free", 2, None))
    bought, free = (msgspec.structs.replace(view, last=(event,)) for event in events)
    assert differ(bought, free, STRIP_BOX) > 40
    chips = [picture_of(one).crop(STRIP_BOX).convert("RGB") for one in (bought, free)]
    red, other = [sum(count for count, colour in chip.getcolors(10**6) or () if colour == art.RED) for chip in chips]
    assert red > other + 300, "as a penalty"


def test_start_and_the_meadow_below_a_hand_are_plain_grounds() -> None:
    board = picture_of(view_of(f"{HANDS} {ROWS} pawns=1/2")).convert("RGB")
    middle = round(START.y + START.height / 2)
    edges = (round(START.x) + 1, round(START.x + START.width) - 2)
    assert [board.getpixel((x, middle)) for x in edges] == [art.CLOTH.full] * 2
    hand = hand_of(f"{HANDS} {ROWS}").convert("RGB")
    assert {hand.getpixel((x, HEIGHT - 200)) for x in range(18, hand.width - 18)} == {art.FIELD}


def test_bought_tile_is_marked_in_its_seats_hand_only() -> None:
    at = Hornochsen.parse(f"{HANDS} {ROWS}")
    at.play(0, Buy(1))
    at.settle(Draw((50,)))
    own = at.view(0)
    old = msgspec.structs.replace(own, last=())
    new, plain = (opened(hornochsen.draw_hand(view, NAMES[:2], 0)) for view in (own, old))
    assert noticed(new, plain) > 40
    other = at.view(1)
    views = (other, msgspec.structs.replace(other, last=()))
    hand, plain = (opened(hornochsen.draw_hand(view, NAMES[:2], 1)) for view in views)
    assert noticed(hand, plain) == 0


def test_long_names_stay_in_their_panels() -> None:
    for seats in range(2, 9):
        text = f"hands={'/'.join(map(str, range(70, 70 + seats)))} {ROWS}"
        change = ImageChops.difference(
            picture_of(view_of(text), ["W" * 60] * seats), picture_of(view_of(text), ["i"] * seats)
        ).convert("L")
        for seat in range(seats):
            change.paste(0, panel_box(seat, seats))
        assert change.getbbox() is None


# Hands


def hand_of(text: str, seat: int = 0) -> Image.Image:
    view = view_of(text, seat)
    return opened(hornochsen.draw_hand(view, NAMES[: len(view.players)], seat))


def test_a_hand_shows_its_tiles_its_choice_and_what_it_lacks() -> None:
    texts = (
        f"{HANDS} {ROWS}",
        f"hands=15.22.42/14.29.37 {ROWS}",
        f"{HANDS} {ROWS} chosen=22/-",
        f"{HANDS} {ROWS} chosen=41/-",
        f"{HANDS} {ROWS} bought=0",
        f"{HANDS} {ROWS} pawns=17/0",
        f"{HANDS} {ROWS} double=yes",
        f"{HANDS} {ROWS} order=0/1",
        f"{HANDS} rows=L1:2/L2:5/L3:8/L4:19",
    )
    for one, other in combinations([hand_of(text) for text in texts], 2):
        assert noticed(one, other) > 15


def test_a_hand_shows_what_may_be_picked_and_how_many() -> None:
    plain, pick, other = (
        hand_of(f"{HANDS} {ROWS}{owed}") for owed in ("", " owed=0:L5:60.61.62", " owed=0:L5:60.61.63")
    )
    assert plain.size == (SIZE[0], HEIGHT)
    assert pick.size == (SIZE[0], HEIGHT + PICK)
    assert noticed(pick, other) > 20
    full, nearly = (hand_of(f"hands={hand}/90 {ROWS} owed=0:L5:60.61.62") for hand in ("10.11.12.13", "10.11.12"))
    assert noticed(full, nearly) > 100
    view = view_of(f"hands=10.11.12.13.14.15.16.17/90 {ROWS} owed=0:L5:60.61.62", 0)
    assert view.owed[0].most == 1
    two = msgspec.structs.replace(view, owed=(msgspec.structs.replace(view.owed[0], most=2),))
    limited, free = (opened(hornochsen.draw_hand(shown, NAMES[:2], 0)) for shown in (view, two))
    assert noticed(limited, free) > 40


@pytest.mark.parametrize("count", range(1, 10))
def test_the_numbers_of_a_hand_are_large_on_a_phone(count: int) -> None:
    """In a picture 400 wide the figures are at least 18 high, with nine tiles too."""
    tiles = ".".join(map(str, range(80, 80 + count)))
    part = hand_of(f"hands={tiles}/1 {ROWS}").crop((40, 160, 1160, 276)).convert("L").reduce(SMALLER)
    lines = [part.crop((0, y, part.width, y + 1)) for y in range(part.height)]
    assert sum(sum(line.histogram()[:90]) >= 4 * count for line in lines) >= 18


# All pictures


def test_a_picture_shows_nothing_hidden() -> None:
    """However others' hands are redealt, and whichever seat looks, the board is the same, byte by byte."""
    rng = Random(9)
    for sample in hornochsen.SAMPLES:
        game = replay(Hornochsen.parse(sample[2]), sample[3])
        names = NAMES[: sample[1]]
        public = hornochsen.draw(game.view(None), names).png()
        assert hornochsen.draw(game.resample(None, rng).view(None), names).png() == public
        assert hornochsen.draw(game.view(1), names).png() == public


def test_the_samples_are_what_they_say() -> None:
    for situation, _, notation, log in hornochsen.SAMPLES:
        view = replay(Hornochsen.parse(notation), log).view(None)
        assert view.heap == (situation in ("last-turn", "result"))
        assert bool(view.order) >= (situation == "open")
        assert view.double >= (situation == "double")
        assert view.happy >= (situation == "happy")


def test_others_hands_are_refused() -> None:
    for shown in (view_of(f"{HANDS} {ROWS}", 0), view_of(f"{HANDS} {ROWS}")):
        with pytest.raises(ValueError, match="1"):
            hornochsen.draw_hand(shown, NAMES[:2], 1)


def test_a_tile_keeps_within_its_space() -> None:
    assert TILE[0] <= SPACE[0]
    assert TILE[1] <= SPACE[1]
