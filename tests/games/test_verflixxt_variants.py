"""The variants of Verflixxt! (book 004): what each changes, by its ruling, and all of them together."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.core import IllegalMove, Line
from games.verflixxt import Verflixxt
from games.verflixxt.moves import Display, Home, Move, Options, Recycled, Took
from games.verflixxt.tiles import tile_of
from games.verflixxt.view import Pile
from tests.games.verflixxt import any_options, at, counted, described, moves, play, roll, stand, tiles, word

# Variant 2: on a 1 one forward, one back, or nothing

ONE = "options=one_chooses:True"


def test_variant_2_on_a_1_a_pawn_or_a_guard_goes_forward_or_back_or_nothing_moves() -> None:
    assert moves(at(f"pawns=S.-3a.E/S.S.f2 die=1 {ONE}")) == {
        "S>-1a",
        "-3a>-4a",
        "-3a>-2a",
        "guard f2>f3",
        "guard f2>f1",
        "stay",
    }


def test_variant_2_ruling_a_lone_pawn_that_steps_back_takes_its_tile() -> None:
    position = at(f"pawns=S.-3a.E/S.S.S die=1 {ONE}")
    assert described(play(position, "-3a>-2a")) == ["0: -3a>-2a", "0 takes -3a"]
    assert described(play(at(f"pawns=S.-3a.-3a/S.S.S die=1 {ONE}"), "-3a>-2a")) == ["0: -3a>-2a"]
    assert described(play(at(f"pawns=S.f2.E/S.S.S die=1 {ONE}"), "f2>f1")) == ["0: f2>f1"]


def test_variant_2_ruling_back_to_start_is_allowed() -> None:
    position = at(f"pawns=S.-1a.E/S.S.S die=1 {ONE}")
    assert described(play(position, "-1a>S")) == ["0: -1a>S", "0 takes -1a"]
    assert stand(position, "S") == ((0, 0, 1, 1, 1), 0)


def test_variant_2_ruling_nothing_leaves_finish() -> None:
    position = at(f"pawns=S.E.E/S.S.E guards=E die=1 {ONE}")
    assert moves(position) == {"S>-1a", "stay"}
    for piece in ("pawn", "guard"):
        with pytest.raises(IllegalMove, match="stays-in-finish"):
            position.play(0, Move(piece, tile_of("E"), "back"))


# Variant 3: what every piece has passed is laid before Finish

PASSED = "options=recycle_passed:True"


def test_variant_3_a_tile_that_every_piece_has_passed_is_laid_before_finish_at_once() -> None:
    position = at(f"turn=1 pawns=-5a.-5a.-5a/-5a.-5a.-2a die=4 {PASSED}")
    (*_, recycled) = play(position, "-2a>-6a")
    assert recycled == Recycled(tiles("-1a.-3a.-4a"))
    assert word(position, "path").startswith("-5a.-6a.-7a")
    assert word(position, "path").endswith(".-9.-10.-1a.-3a.-4a"), "several in the order of the path"
    assert word(position, "taken") == "-/-2a"


def test_variant_3_ruling_pieces_on_start_have_not_passed() -> None:
    position = at(f"pawns=S.S.-5a/-5a.-5a.-5a die=6 {PASSED}")
    assert described(play(position, "S>-6a")) == ["0: S>-6a"]
    assert word(position, "path").startswith("-1a.-2a")
    position = at(f"pawns=-5a.-5a.-5a/S.-5a.-5a guards=S turn=1 die=6 {PASSED}")
    assert not any(isinstance(event, Recycled) for event in play(position, "S>-6a")), "nor has a guard there"


# Variant 4: over with the first seat home

FIRST_HOME = "options=end:first_home"


def test_variant_4_the_game_ends_at_once_and_pawns_alone_take_their_tiles() -> None:
    position = at(f"pawns=E.E.-10/-4a.-7a.S/-5a.+3.-6b guards=f1 {FIRST_HOME}")
    events = roll(position, 2)
    assert set(described(events)) == {
        *["0: -10>E", "0 takes -10"],
        *["1 takes -4a (alone)", "1 takes -7a (alone)"],
        *["2 takes -5a (alone)", "2 takes +3 (alone)", "2 takes -6b (alone)"],
    }
    assert counted(events) == {0: -10, 1: -11, 2: -8}
    assert position.result is not None
    assert position.result.reason == "first_home"
    assert [place.seat for place in position.result.places] == [2, 0, 1], "to be home first is no victory"


def test_variant_4_ruling_alone_means_without_any_other_pawn_or_guard_and_on_start_is_nothing() -> None:
    position = at(f"pawns=E.E.-10/-4a.-4a.S/-5a.f2.-6a/-5a.-7a.S guards=f2.E die=1 {FIRST_HOME}")
    events = play(position, "-10>E")
    assert set(described(events)[2:]) == {"2 takes -6a (alone)", "3 takes -7a (alone)"}
    assert "-4a.-5a" in word(position, "path")


# Variant 5: over with one pawn left

LAST_PAWN = "options=end:last_pawn"


def test_variant_5_ends_with_the_penultimate_pawn_and_the_last_ones_owner_takes_the_worst_red_tile() -> None:
    position = at(f"pawns=E.E.-9/E.E.f2 guards=f2 die=6 {LAST_PAWN}")
    events = play(position, "-9>E")
    assert described(events) == ["0: -9>E", "0 takes -9", "1 takes -10 (worst)"]
    assert events[2] == Home(0)
    assert counted(events) == {0: -9, 1: -10}
    assert position.result is not None
    assert position.result.reason == "last_pawn"


def test_variant_5_ruling_the_tile_under_the_last_pawn_is_not_free() -> None:
    assert described(roll(at(f"pawns=E.E.-9/E.E.-10 {LAST_PAWN}"), 2))[-1] == "1 takes -8a (worst)"


def test_variant_5_ruling_none_if_no_red_tile_is_free() -> None:
    position = at(f"pawns=E.E.+2/E.E.-7a guards=-9 path=-7a.-9.f1.+1.+2 {LAST_PAWN}")
    events = roll(position, 1)
    assert described(events) == ["0: +2>E", "0 takes +2"]
    assert counted(events) == {0: 2, 1: 0}


# Taken tiles hidden, or the last one open


def shown(display: Display) -> Verflixxt:
    return at(f"pawns=S.S.-3a/S.S.f1 taken=-8a.f2.-1a/+4.-2b options=taken:{display}")


def test_hidden_tiles_are_counted_before_others_and_seen_by_their_owner() -> None:
    position = shown("hidden")
    for viewer in (0, 1, None):
        seats = position.view(viewer).seats
        assert [(seat.count, seat.top, seat.pile) for seat in seats] == [(3, None, None), (2, None, None)]
        assert position.view(viewer).lines()[2:] == (
            Line("hidden", {"seat": 0, "pawns": tiles("S.S.-3a"), "count": 3}),
            Line("hidden", {"seat": 1, "pawns": tiles("S.S.f1"), "count": 2}),
        )
    assert position.view(0).own == Pile(tiles("-8a.f2.-1a"), tiles("-8a"), 7)
    assert position.view(1).own == Pile(tiles("+4.-2b"), (), 2)
    assert position.view(None).own is None


@pytest.mark.parametrize("display", ["hidden", "top_only"])
def test_a_hand_is_the_own_pile(display: Display) -> None:
    position = shown(display)
    own = {"taken": tiles("-8a.f2.-1a"), "turned": tiles("-8a"), "points": 7}
    assert position.view(0).hand() == (Line("own", own),)
    assert position.view(None).hand() == ()


@pytest.mark.parametrize("display", ["open", "hidden", "top_only"])
def test_ruling_the_announcement_of_a_taking_is_seen_by_everybody(display: Display) -> None:
    position = at(f"pawns=S.S.-3a/S.S.f1 taken=-8a/- die=2 options=taken:{display}")
    (*_, took) = play(position, "-3a>-5a")
    assert took == Took(0, tile_of("-3a"), "left")
    for viewer in (0, 1, None):
        assert position.seen(took, viewer) == took
        assert took in position.view(viewer).happened()


def test_resample_redraws_hidden_tiles_and_keeps_known_ones() -> None:
    line = "pawns=S.S.S/S.S.S/S.S.-3a taken=-8a.f2.-1a/+4.-2b/-5a.f1 turn=2 die=2 options=taken:"
    for display, tops in (("hidden", 4), ("top_only", 1)):
        position = at(line + display)
        play(position, "-3a>-6a")
        twins = [position.resample(0, Random(seed)) for seed in range(40)]
        piles = [[pile.split(".") for pile in word(twin, "taken").split("/")] for twin in twins]
        assert {tuple(own) for own, _, _ in piles} == {("-8a", "f2", "-1a")}
        assert {third[-1] for _, _, third in piles} == {"-3a"}, "its taking was announced just now"
        hidden = {"+4", "-2b", "-5a", "f1"} if tops > 1 else {"+4", "-5a", "f1"}
        assert {first for _, (first, _), _ in piles} == hidden
        assert len({last for _, (_, last), _ in piles}) == tops
        assert {twin.view(0) for twin in twins} == {position.view(0)}


# All options together


@given(any_options, st.integers(2, 6))
def test_every_combination_of_options_can_be_begun_and_read_back(options: Options, seats: int) -> None:
    position = Verflixxt.new(seats, options)
    twin = at(position.notation())
    assert twin.notation() == position.notation()
    assert twin.chance_due is not None
    assert position.chance_due is not None
    assert twin.chance_due.bounds == position.chance_due.bounds
