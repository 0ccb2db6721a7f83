"""Karteneck's board and hand show everything a player must notice, small and without colours."""

from functools import lru_cache
from itertools import pairwise
from random import Random

import msgspec
import pytest
from PIL import Image, ImageChops

from games.game import replay
from games.karteneck.moves import KINDS, SERIALS, Cards, Draw, Missed, Pass, Play, Shared, TurnUp
from games.karteneck.rules import Karteneck
from games.karteneck.view import KarteneckView
from renderers.karteneck import art
from renderers.karteneck.board import SAMPLES, Entry, draw, draw_hand, place_of
from renderers.karteneck.decision import HEIGHT
from renderers.karteneck.hand import groups_of
from renderers.karteneck.seats import SeatBox, lay_out, seat_boxes
from renderers.karteneck.table import BOARD, HAND_SIZE, SHELF
from renderers.kit.canvas import SIZE
from tests.renderers import phones
from tests.renderers.contrasts import contrast
from tests.renderers.phones import SMALLER, Edges, opened

NAMES = ("Ada", "Bruno", "Chiara", "Dietlinde", "Émile", "Guglielmo il Grande")

BOARD_EDGES: Edges = (BOARD[0], BOARD[1], BOARD[0] + BOARD[2], BOARD[1] + BOARD[3])
THREE = "turn=0 opener=1 grill=18.23.34 hands=1.2.5.w7/3.4.w2.w24/2.3.5.w11 "


def view_of(text: str, *log: Entry, seat: int | None = None) -> KarteneckView:
    view = replay(Karteneck.parse(text), log).view(seat)
    assert isinstance(view, KarteneckView)
    return view


@lru_cache(16)
def picture_of(view: KarteneckView, names: tuple[str, ...] = NAMES) -> Image.Image:
    return opened(draw(view, names[: len(view.seats)]))


def hand_picture_of(view: KarteneckView, seat: int, names: tuple[str, ...] = NAMES) -> Image.Image:
    return opened(draw_hand(view, names[: len(view.seats)], seat))


def noticed(one: KarteneckView, other: KarteneckView, edges: Edges | None = None) -> int:
    return phones.noticed(picture_of(one), picture_of(other), edges)


def panel(seat: int, seats: int) -> Edges:
    box = seat_boxes(seats)[seat]
    return box.x - 6, box.y - 6, box.x + box.width + 6, box.y + box.height + 6


def plate(box: SeatBox) -> Edges:
    x, y = map(round, box.plate_at)
    half = box.plate // 2 + 8
    return x - half, y - half, x + half, y + half


def portion(box: SeatBox) -> Edges:
    (x, y), (width, height) = box.portion_at, box.portion
    return x - 16, y - 16, x + width + 16, y + height + 16


def on_the_grill(index: int, places: int) -> Edges:
    x, y = place_of(index, places)
    return x - 16, y - 16, x + art.PORTION[0] + 16, y + art.PORTION[1] + 16


def grill(seats: int) -> str:
    """A portion for every seat."""
    return ".".join(map(str, range(18, 18 + seats)))


@pytest.mark.parametrize("seats", range(2, 7))
def test_whose_turn_it_is(seats: int) -> None:
    hands = "/".join("1.2" for _ in range(seats))
    one, other = (view_of(f"hands={hands} grill={grill(seats)} turn={turn} opener=0") for turn in (0, 1))
    for seat in (0, 1):
        assert noticed(one, other, panel(seat, seats)) > 60
    if seats > 2:
        last = seat_boxes(seats)[-1]
        assert noticed(one, other, (last.x, last.y, last.x + last.width, last.y + last.height)) == 0
    assert noticed(one, other, (0, 150, 200, 340)) > 30


@pytest.mark.parametrize("seats", [3, 6])
def test_a_sum_with_a_worm_and_one_without_differ_in_shape(seats: int) -> None:
    rest = "/-" * (seats - 1)
    hands = "/".join("1.2" for _ in range(seats))
    worm = view_of(f"hands={hands} turn=1 grill={grill(seats)} laid=w4.1x2{rest}")
    five = view_of(f"hands={hands} turn=1 grill={grill(seats)} laid=5x1.1x2{rest}")
    none = view_of(f"hands={hands} turn=1 grill={grill(seats)}")
    assert worm.seats[0].total == five.seats[0].total
    box = seat_boxes(seats)[0]
    assert noticed(worm, five, plate(box)) > 40
    assert noticed(worm, none, plate(box)) > 100
    assert noticed(five, none, plate(box)) > 100


def test_what_is_laid_and_how_much_of_it() -> None:
    views = [view_of(f"{THREE} laid={laid}/-/-") for laid in ("3x1", "3x2", "3x3", "4x2", "w4", "w4+5", "w4+5+6")]
    for one, other in pairwise(views):
        assert noticed(one, other, panel(0, 3)) > 40


@pytest.mark.parametrize("count", [1, 2, 3, 6, 9])
def test_how_many_worms_lie_and_the_highest_serial_are_there_to_read(count: int) -> None:
    """No other serial ever decides anything."""
    for rest in ("/-/-", "/-/-/-/-/-"):
        hands = "/".join(str(1 + seat % 3) for seat in range(rest.count("/") + 1))

        def laid(*serials: int, hands: str = hands, rest: str = rest) -> KarteneckView:
            return view_of(
                f"hands={hands} grill={grill(rest.count('/') + 1)} turn=1 laid=w{'+'.join(map(str, serials))}{rest}"
            )

        lower = range(1, count)
        one, other, more = laid(*lower, 18), laid(*lower, 25), laid(*lower, 17, 18)
        assert noticed(one, other, panel(0, len(one.seats))) > 8
        assert noticed(one, more, panel(0, len(one.seats))) > 8


def test_who_has_passed_with_and_without_a_worm() -> None:
    begun = THREE.replace("turn=0", "turn=2")
    text = f"{begun} laid=3x2.w20/2x2.w5/-"
    playing, waiting = view_of(text), view_of(f"{text} passed=1")
    assert noticed(playing, waiting, panel(1, 3)) > 400
    out, still = view_of(f"{begun} passed=1"), view_of(begun)
    assert noticed(out, still, panel(1, 3)) > 400
    assert noticed(out, waiting, panel(1, 3)) > 100


def test_who_opened() -> None:
    one, other = view_of(THREE), view_of(THREE.replace("opener=1", "opener=2"))
    assert noticed(one, other, panel(1, 3)) > 30
    assert noticed(one, other, panel(2, 3)) > 30
    assert noticed(one, other, panel(0, 3)) == 0


def test_picture_counts_cards_in_hands_and_on_the_shelf() -> None:
    view = view_of(THREE)
    seats = (msgspec.structs.replace(view.seats[0], cards=8), *view.seats[1:])
    assert noticed(view, msgspec.structs.replace(view, seats=seats), panel(0, 3)) > 8
    shelf = (SHELF[0], SHELF[1], SHELF[0] + SHELF[2], SHELF[1] + SHELF[3])
    for changes in ({"reserve": 3}, {"deck": 33}, {"discards": 3}):
        assert noticed(view, msgspec.structs.replace(view, **changes), shelf) > 8


def test_a_stack_shows_its_top_and_what_the_rest_is_worth() -> None:
    for hands in ("1/1", "1/1/1/1/1/1"):
        seats = hands.count("/") + 1
        rest = "/-" * (seats - 1)
        base = f"round=2 hands={hands} grill={grill(seats)} turn=1"
        views = [view_of(f"{base} stacks={stack}{rest}") for stack in ("-", "30", "16.30", "42.30")]
        for one, other in pairwise(views):
            assert noticed(one, other, panel(0, seats)) > 8


def test_what_can_be_stolen_and_what_a_pass_would_take() -> None:
    lying = ("laid=-/w4.3x3.5x1/- stacks=16.19/-/-", "laid=w4.3x3.5x1/-/- stacks=-/16.19/-")
    for owner, places in enumerate(lying):
        view = view_of(f"{THREE.replace('turn=0', f'turn={1 - owner}')} {places}")
        assert (view.steal, view.from_seat) == (19, owner)
        quiet = msgspec.structs.replace(view, steal=None, from_seat=None)
        assert noticed(view, quiet, portion(seat_boxes(3)[owner])) > 60
        assert noticed(view, quiet, panel(2, 3)) == 0
    bare, valid = view_of(THREE), view_of(f"{THREE} laid=w4/-/-")
    assert noticed(bare, valid, on_the_grill(0, 3)) > 60
    assert noticed(bare, valid, on_the_grill(2, 3)) == 0


def happened(text: str, *log: Entry) -> tuple[KarteneckView, KarteneckView]:
    """A view, and the same as if nothing had happened."""
    view = view_of(text, *log)
    return view, msgspec.structs.replace(view, last=())


def test_cards_just_laid_are_marked() -> None:
    view, quiet = happened(f"{THREE} laid=3x2/-/-", (0, Play(5, 1)), Draw((1,), ()))
    assert noticed(view, quiet, panel(0, 3)) > 40
    assert noticed(view, quiet, BOARD_EDGES) > 100
    assert noticed(view, quiet, panel(1, 3)) == 0


def test_a_portion_taken_without_a_worm_is_marked_where_it_lay_and_where_it_lies() -> None:
    view, quiet = happened(f"{THREE} laid=3x2/-/-", (0, Pass()), Draw((1, 1), ()))
    assert any(isinstance(event, Missed) for event in view.last)
    assert noticed(view, quiet, on_the_grill(0, 3)) > 60
    assert noticed(view, quiet, portion(seat_boxes(3)[0])) > 20
    assert noticed(view, quiet, BOARD_EDGES) > 100


def test_stolen_portion_shows_its_former_owner() -> None:
    text = f"{THREE} laid=w4.3x3.5x1/-/- "
    view, quiet = happened(f"{text} stacks=-/16.19/-", (0, Pass(19)), Draw((1, 1), ()))
    other, _ = happened(f"{text} stacks=-/16/19", (0, Pass(19)), Draw((1, 1), ()))
    assert noticed(view, quiet, portion(seat_boxes(3)[0])) > 20
    assert noticed(view, other, (BOARD[0], BOARD[1], BOARD[0] + 120, BOARD[1] + BOARD[3])) > 30


def test_sharing_shows_sums_and_the_deciding_worm() -> None:
    text = "round=1 turn=1 hands=1/3 grill=18.40 laid={} passed=0"
    log = (1, Pass()), TurnUp((16, 30))
    tied, quiet = happened(text.format("w4.3x1/w9.3x1"), *log)
    assert [event.serial for event in tied.last if isinstance(event, Shared)] == [9, 4]
    untied, _ = happened(text.format("w4.2x1/w9.3x1"), *log)
    assert noticed(tied, quiet, BOARD_EDGES) > 200
    assert noticed(tied, untied, BOARD_EDGES) > 40


def test_the_result_shows_places_and_ties() -> None:
    result = SAMPLES[-1]
    view = view_of(result[2], *result[3])
    assert view.result is not None
    places = tuple(msgspec.structs.replace(place, place=1) for place in view.result.places)
    tied = msgspec.structs.replace(view, result=msgspec.structs.replace(view.result, places=places))
    assert noticed(view, tied) > 1000
    fewer = [msgspec.structs.replace(one, stack=msgspec.structs.replace(one.stack, portions=())) for one in view.seats]
    assert noticed(view, msgspec.structs.replace(view, seats=tuple(fewer))) > 1000, "the pile is fanned out"


def test_a_hand_shows_every_card_serial_and_count() -> None:
    def of(hand: str) -> Image.Image:
        return hand_picture_of(view_of(f"hands={hand}/1 grill=18.20", seat=0), 0)

    hands = ["1.2.3", "1.2.2.3", "1.2.2.2.3", "1.2.2.2.3.w5", "1.2.2.2.3.w6", "1.2.2.2.3.w6.w25", "1.2.2.2.3.w6.w24"]
    for one, other in pairwise(map(of, hands)):
        assert phones.noticed(one, other) > 12


def test_a_hand_shows_the_sum_that_lies_and_what_cannot_be_laid_again() -> None:
    bare, plain, worm = (
        view_of(f"hands=1.2.3.5/1 grill=18.20 laid={laid}/-", seat=0) for laid in ("-", "5x1.2x1", "w4.2x1")
    )
    corner = (HAND_SIZE[0] - 200, 0, HAND_SIZE[0], 180)
    assert phones.noticed(hand_picture_of(bare, 0), hand_picture_of(plain, 0), corner) > 100
    assert phones.noticed(hand_picture_of(worm, 0), hand_picture_of(plain, 0), corner) > 60
    below = (0, 130, HAND_SIZE[0], HAND_SIZE[1] + HEIGHT)
    assert phones.noticed(hand_picture_of(bare, 0), hand_picture_of(worm, 0), below) > 500


def test_an_asked_hand_shows_grill_sums_and_what_can_be_stolen() -> None:
    text = "turn=0 hands=1.2/3.4 laid=w3+18.3x3.1x2/{} grill={} stacks={}"
    bare = hand_picture_of(view_of(text.format("2x1", "23.36", "-/20"), seat=0), 0)
    for laid, grill, stack in (
        ("2x2", "23.36", "-/20"),
        ("w5", "23.36", "-/20"),
        ("2x1", "24.36", "-/20"),
        ("2x1", "23.36", "-/25"),
        ("2x1", "23.36", "-/21"),
    ):
        other = hand_picture_of(view_of(text.format(laid, grill, stack), seat=0), 0)
        assert phones.noticed(bare, other) > 12, (laid, grill, stack)
    waiting = hand_picture_of(view_of(text.format("2x1", "23.36", "-/20").replace("turn=0", "turn=1"), seat=0), 0)
    assert waiting.size == HAND_SIZE


def test_hand_picture_is_independent_of_other_hands() -> None:
    one = view_of("hands=1.2.w3/4.4.w5/5 grill=18.20.24", seat=0)
    other = view_of("hands=1.2.w3/1.1.w9/3 grill=18.20.24", seat=0)
    assert hand_picture_of(one, 0).tobytes() == hand_picture_of(other, 0).tobytes()
    with pytest.raises(ValueError, match="0"):
        draw_hand(view_of("hands=1/1 grill=18.20"), NAMES[:2], 0)


def test_the_public_picture_is_everybodys() -> None:
    public, own = (view_of("hands=1.2.w3/4.4.w5 grill=18.20", seat=seat) for seat in (None, 0))
    assert picture_of(public).tobytes() == picture_of(own).tobytes()


def test_hands_of_any_size_fit() -> None:
    rng = Random(2)
    for count in (0, 1, 12, 30, 60):
        serials = tuple(sorted(rng.sample(SERIALS, min(25, count // 2))))
        cards = tuple(sorted(rng.choices(range(1, 6), k=count - len(serials))))
        view = msgspec.structs.replace(view_of("hands=1/1 grill=18.20", seat=0), own=Cards(cards, serials))
        assert sum(group.count for group in groups_of(Cards(cards, serials))) == count
        full = hand_picture_of(view, 0, ("W" * 60, "i"))
        assert full.size == (HAND_SIZE[0], HAND_SIZE[1] + HEIGHT)
        bare = hand_picture_of(msgspec.structs.replace(view, own=Cards((), ())), 0, ("i", "i"))
        change = ImageChops.difference(full, bare).convert("L")
        change.paste(0, (14, 14, full.size[0] - 14, full.size[1] - 14))
        assert change.getbbox() is None


@pytest.mark.parametrize("seats", range(2, 7))
def test_panels_are_below_the_board_and_whatever_is_laid_in_them(seats: int) -> None:
    boxes = seat_boxes(seats)
    assert min(one.y for one in boxes) >= BOARD[1] + BOARD[3] + 8
    for groups in range(len(KINDS) + 1):
        area = boxes[0].cards
        lying = lay_out(groups, area, boxes[0].card, passed=True)
        assert lying.cutlery is not None
        for place in (*lying.groups, lying.cutlery):
            assert area.x <= place.x <= place.x + place.width <= area.x + area.width + 14
            assert area.y <= place.y <= place.y + place.height <= area.y + area.height


def test_wide_panel_has_larger_cards_and_numbers_than_a_narrow_one_of_its_height() -> None:
    wide, narrow = (seat_boxes(seats)[0] for seats in (4, 6))
    assert not wide.tall
    assert wide.card > narrow.card
    assert wide.sizes.total > narrow.sizes.total


def test_tall_stacks_and_long_names_are_drawn_in_their_panels() -> None:
    for seats in range(2, 7):
        hands = "/".join("1" for _ in range(seats))
        rest = "/-" * (seats - 1)
        full = picture_of(
            view_of(
                f"round=3 hands={hands} grill={grill(seats)} turn=1 laid=w1+2+3+4+5.4x9.5x3.1x1.2x2.3x3{rest}"
                f" stacks=16.40.41.42{rest}"
            ),
            ("W" * 60,) * 6,
        )
        bare = picture_of(view_of(f"round=3 hands={hands} grill={grill(seats)} turn=1"), ("i",) * 6)
        change = ImageChops.difference(full, bare).convert("L")
        for seat in range(seats):
            left, top, right, bottom = panel(seat, seats)
            change.paste(0, (left + 6, top + 6, right - 6, bottom - 6))
        assert change.crop((0, BOARD_EDGES[3] + 8, *SIZE)).getbbox() is None


@pytest.mark.parametrize("number", [0, 16, 24, 31, 42])
def test_a_portions_number_can_be_read_on_a_phone(number: int) -> None:
    """In a picture 400 wide the figures are at least 13 high and keep the contrast of 4.5 : 1."""
    view = view_of(f"hands=1/1 grill={number}.{41 if number < 41 else 16} turn=1 laid=-/w1")
    x, y = place_of(1, 2)
    part = picture_of(view).crop((x + 10, y + 10, x + art.PORTION[0] - 10, y + 70)).reduce(SMALLER)
    data = part.tobytes()
    pixels = list(zip(data[::3], data[1::3], data[2::3], strict=True))
    assert contrast(min(pixels, key=sum), max(pixels, key=sum)) >= 4.5
    grey = part.convert("L").tobytes()
    rows = [grey[at : at + part.width] for at in range(0, len(grey), part.width)]
    assert sum(min(row) < 130 for row in rows) >= 13
