"""The variants of Verflixxt! (book 004): what each changes, by its ruling, and all of them together."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import json

from games.core import IllegalMove, Line, Place
from games.verflixxt import Verflixxt
from games.verflixxt.moves import Counted, Display, Home, Move, Options, Recycled, Stayed, Took
from games.verflixxt.tiles import tile_of, value_of
from games.verflixxt.view import Pile
from tests.games.playouts import Case, walk
from tests.games.verflixxt import (
    any_options,
    at,
    cases,
    counted,
    described,
    is_forced,
    moves,
    play,
    roll,
    stand,
    tiles,
    turn,
    word,
)

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


def test_variant_2_is_for_no_other_number_and_for_no_other_table() -> None:
    for pips in range(2, 7):
        assert moves(at(f"pawns=S.-1a.E/S.S.S die={pips} {ONE}")) == {f"S>-{pips}a", f"-1a>-{pips + 1}a"}
    assert moves(at("pawns=S.-1a.E/S.S.S die=1")) == {"S>-1a", "-1a>-2a"}


def test_variant_2_to_stay_moves_nothing_and_the_next_seat_is_asked() -> None:
    position = at(f"pawns=S.-3a.E/S.S.-5a die=1 {ONE}")
    before = word(position, "pawns"), word(position, "guards"), word(position, "path")
    assert play(position, "stay") == (Stayed(0),)
    assert (word(position, "pawns"), word(position, "guards"), word(position, "path")) == before
    assert turn(position) == 1


def test_variant_2_a_1_is_never_played_by_itself() -> None:
    position = at(f"pawns=S.S.S/S.S.S {ONE}")
    assert not is_forced(roll(position, 1))
    assert moves(position) == {"S>-1a", "stay"}
    assert is_forced(roll(at(f"pawns=S.S.S/S.S.S {ONE}"), 2))


def test_variant_2_ruling_a_lone_pawn_that_steps_back_takes_its_tile() -> None:
    position = at(f"pawns=S.-3a.E/S.S.S die=1 {ONE}")
    assert described(play(position, "-3a>-2a")) == ["0: -3a>-2a", "0 takes -3a"]
    assert described(play(at(f"pawns=S.-3a.-3a/S.S.S die=1 {ONE}"), "-3a>-2a")) == ["0: -3a>-2a"]
    assert described(play(at(f"pawns=S.f2.E/S.S.S die=1 {ONE}"), "f2>f1")) == ["0: f2>f1"]


def test_variant_2_a_step_back_crosses_gaps() -> None:
    assert "-5a>-2a" in moves(at(f"pawns=S.-5a.E/S.S.S taken=-3a/-4a die=1 {ONE}"))


def test_variant_2_ruling_back_to_start_is_allowed() -> None:
    position = at(f"pawns=S.-1a.E/S.S.S die=1 {ONE}")
    assert described(play(position, "-1a>S")) == ["0: -1a>S", "0 takes -1a"]
    assert stand(position, "S") == ((0, 0, 1, 1, 1), 0)


def test_variant_2_a_guard_may_go_back_to_start_and_leaves_it_again_with_a_pawn_there() -> None:
    position = at(f"pawns=-2a.-1a.E/S.-5a.E guards=-1a die=1 {ONE}")
    assert described(play(position, "guard -1a>S")) == ["0: guard -1a>S"]
    roll(position, 2)
    assert moves(position) == {"S>-2a", "-5a>-7a", "guard S>-2a"}
    assert "guard S>-1a" not in moves(at(f"pawns=-2a.-1a.E/-5a.-5a.E guards=S die=1 {ONE}"))


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


def test_variant_3_only_with_the_option() -> None:
    position = at("turn=1 pawns=-5a.-5a.-5a/-5a.-5a.-2a die=4")
    assert described(play(position, "-2a>-6a")) == ["1: -2a>-6a", "1 takes -2a"]
    assert word(position, "path").startswith("-1a.-3a.-4a.-5a")


def test_variant_3_ruling_pieces_on_start_have_not_passed() -> None:
    position = at(f"pawns=S.S.-5a/-5a.-5a.-5a die=6 {PASSED}")
    assert described(play(position, "S>-6a")) == ["0: S>-6a"]
    assert word(position, "path").startswith("-1a.-2a")
    position = at(f"pawns=-5a.-5a.-5a/S.-5a.-5a guards=S turn=1 die=6 {PASSED}")
    assert not any(isinstance(event, Recycled) for event in play(position, "S>-6a")), "nor has a guard there"


def test_variant_3_pieces_in_finish_have_passed() -> None:
    position = at(f"pawns=S.E.E/E.E.E guards=f1.E {PASSED}")
    assert Recycled(tiles("-1a.-2a")) in roll(position, 3)


def test_variant_3_rear_guard_holds_its_tile_and_all_before_it() -> None:
    position = at(f"pawns=-2a.-8a.-8a/-8a.-8a.-8a guards=-4a die=6 {PASSED}")
    assert play(position, "-2a>-8a")[-1] == Recycled(tiles("-1a.-3a"))
    assert word(position, "path").startswith("-4a.-5a.-6a.-7a.-8a")


def test_variant_3_a_guard_that_moves_on_lets_its_tile_go() -> None:
    position = at(f"pawns=-4a.-8a.-8a/-8a.-8a.-8a guards=-3a.-4a path=-3a.-4a.-8a.+1.-10 die=1 {PASSED}")
    assert Recycled(tiles("-3a")) not in play(position.copy(), "guard -4a>-8a"), "the other one has not passed"
    position = at(f"pawns=-4a.-8a.-8a/-8a.-8a.-8a guards=-4a path=-3a.-4a.-8a.+1.-10 die=1 {PASSED}")
    assert play(position, "guard -4a>-8a")[-1] == Recycled(tiles("-3a"))


def test_variant_3_a_tile_laid_before_finish_counts_as_any_other() -> None:
    position = at(f"pawns=-2a.E.E/-9.-10.E guards=E path=-1a.-2a.-9.-10 {PASSED}")
    roll(position, 1)
    assert word(position, "path") == "-9.-10.-1a"
    roll(position, 2)
    assert moves(position) == {"-9>-1a", "-10>E"}


def test_variant_3_a_tile_may_be_laid_there_twice() -> None:
    position = at(f"pawns=-2a.E.E/E.E.E guards=E path=-1a.-2a.-3a.-4a.-5a {PASSED}")
    assert roll(position, 2)[-1] == Recycled(tiles("-1a.-3a"))
    assert word(position, "path") == "-4a.-5a.-1a.-3a"
    assert roll(position, 3)[-1] == Recycled(tiles("-5a.-1a"))
    assert word(position, "path") == "-3a.-5a.-1a"


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


def test_variant_4_a_guard_alone_takes_nothing() -> None:
    position = at(f"pawns=E.E.-10/S.S.S guards=-9.+8 {FIRST_HOME}")
    assert described(roll(position, 1)) == ["0: -10>E", "0 takes -10"]


def test_variant_4_what_is_taken_at_the_end_counts_as_any_tile() -> None:
    position = at(f"pawns=E.E.-10/f3.-8a.S guards=f1 taken=-/-2a {FIRST_HOME}")
    assert counted(roll(position, 1)) == {0: -10, 1: 8 - 2}


def test_variant_4_continues_until_a_seat_is_home() -> None:
    position = at(f"pawns=E.-10.S/E.E.-9 guards=-10 die=1 {FIRST_HOME}")
    assert counted(play(position, "-10>E")) == {}
    assert turn(position) == 1


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


def test_variant_5_not_before_the_penultimate_pawn_is_home() -> None:
    position = at(f"pawns=E.E.-9/E.S.f2 guards=f2 die=6 {LAST_PAWN}")
    assert counted(play(position, "-9>E")) == {}
    assert turn(position) == 1


def test_variant_5_the_last_two_pawns_may_be_one_seats() -> None:
    position = at(f"pawns=E.S.-9/E.E.E die=6 {LAST_PAWN}")
    assert described(play(position, "-9>E")) == ["0: -9>E", "0 takes -9", "0 takes -10 (worst)"]


def test_variant_5_another_seats_move_may_end_it() -> None:
    position = at(f"turn=2 pawns=E.E.E/E.E.S/E.E.-9 {LAST_PAWN}")
    assert described(roll(position, 6))[-1] == "1 takes -10 (worst)"


def test_variant_5_a_tile_just_taken_is_gone() -> None:
    assert described(roll(at(f"pawns=E.E.-10/E.E.S {LAST_PAWN}"), 1))[-1] == "1 takes -9 (worst)"


def test_variant_5_not_a_tile_with_a_guard() -> None:
    position = at(f"pawns=E.E.+1/E.E.S guards=-10.-9.f1 path=-8a.f1.-9.-10.+1 {LAST_PAWN}")
    assert described(roll(position, 1))[-1] == "1 takes -8a (worst)"


def test_variant_5_ruling_the_tile_under_the_last_pawn_is_not_free() -> None:
    assert described(roll(at(f"pawns=E.E.-9/E.E.-10 {LAST_PAWN}"), 2))[-1] == "1 takes -8a (worst)"


def test_variant_5_ruling_none_if_no_red_tile_is_free() -> None:
    position = at(f"pawns=E.E.+2/E.E.-7a guards=-9 path=-7a.-9.f1.+1.+2 {LAST_PAWN}")
    events = roll(position, 1)
    assert described(events) == ["0: +2>E", "0 takes +2"]
    assert counted(events) == {0: 2, 1: 0}


def test_variant_5_no_fortune_turns_it() -> None:
    position = at(f"pawns=E.E.-9/E.E.S taken=-/f1.f2.-2a {LAST_PAWN}")
    events = roll(position, 2)
    assert events[-1] == Counted(1, tiles("f1.f2.-2a.-10"), tiles("-2a"), 2 - 10)
    assert position.result is not None
    assert position.result.places == (Place(1, 1, -8, 2), Place(0, 2, -9, 0))
    assert position.view(None).seats[1].pile == Pile(tiles("f1.f2.-2a.-10"), tiles("-2a"), -8)


def test_variant_5_the_same_number_taken_before_is_turned_all_the_same() -> None:
    position = at(f"pawns=E.E.+1/E.E.S guards=E path=-8b.+1 taken=-/f1.f2.-8a {LAST_PAWN}")
    assert counted(roll(position, 1)) == {0: 1, 1: 8 - 8}


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


def test_top_only_shows_the_last_tile_of_everybody() -> None:
    position = shown("top_only")
    for viewer in (0, 1, None):
        seats = position.view(viewer).seats
        assert [(seat.count, seat.top, seat.pile) for seat in seats] == [
            (3, *tiles("-1a"), None),
            (2, *tiles("-2b"), None),
        ]
        assert position.view(viewer).lines()[2] == Line(
            "top", {"seat": 0, "pawns": tiles("S.S.-3a"), "count": 3, "top": tile_of("-1a")}
        )
    assert position.view(1).own == Pile(tiles("+4.-2b"), (), 2)
    fresh = at("pawns=S.S.S/S.S.S options=taken:top_only").view(None)
    assert [(seat.count, seat.top) for seat in fresh.seats] == [(0, None), (0, None)]


def test_open_tiles_are_seen_by_everybody() -> None:
    position = shown("open")
    piles = [seat.pile for seat in position.view(None).seats]
    assert piles == [Pile(tiles("-8a.f2.-1a"), tiles("-8a"), 7), Pile(tiles("+4.-2b"), (), 2)]
    assert [seat.top for seat in position.view(None).seats] == [*tiles("-1a.-2b")]


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


@pytest.mark.parametrize("display", ["hidden", "top_only"])
def test_at_the_end_everything_is_open(display: Display) -> None:
    position = at(f"pawns=-10.E.E/E.E.E guards=-10 taken=-8a.f2.-1a/+4.-2b options=taken:{display} die=1")
    play(position, "-10>E")
    for viewer in (0, 1, None):
        seats = position.view(viewer).seats
        assert [seat.pile for seat in seats] == [
            Pile(tiles("-8a.f2.-1a"), tiles("-8a"), 7),
            Pile(tiles("+4.-2b"), (), 2),
        ]
        assert [seat.top for seat in seats] == [*tiles("-1a.-2b")]


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

random_players = st.integers(0, 2**32).map(Random)


@settings(deadline=None)
@given(cases, random_players)
def test_no_view_but_its_owners_changes_with_hidden_tiles(case: Case, rng: Random) -> None:
    position = Verflixxt.new(case.seats, case.options)
    options = case.options
    assert isinstance(options, Options)
    for number, _ in enumerate(walk(position, case, rng)):
        if number % 9:
            continue
        for viewer in (None, *range(case.seats)):
            other = position.resample(viewer, rng)
            view = other.view(viewer)
            assert json.encode(view) == json.encode(position.view(viewer))
            assert (view.own is not None) == (options.taken != "open" and viewer is not None)
            assert Counter(all_taken(other)) == Counter(all_taken(position))
            if view.phase != "over" and options.taken != "open":
                assert all(seat.pile is None for seat in view.seats)


def all_taken(position: Verflixxt) -> list[str]:
    return [name for pile in word(position, "taken").split("/") if pile != "-" for name in pile.split(".")]


@settings(deadline=None)
@given(cases, random_players)
def test_a_game_ends_by_its_own_rule_and_tiles_taken_at_the_end_by_theirs(case: Case, rng: Random) -> None:
    position = Verflixxt.new(case.seats, case.options)
    options = case.options
    assert isinstance(options, Options)
    for _, events in walk(position, case, rng):
        causes = Counter(event.cause for event in events if isinstance(event, Took))
        left = [list(seat.pawns) for seat in position.view(None).seats]
        each = 3 if case.seats <= 4 else 2
        home = [pawns.count(tile_of("E")) for pawns in left]
        over = {
            "all_home": min(home) == each,
            "first_home": max(home) == each,
            "last_pawn": sum(home) == each * case.seats - 1,
        }
        assert (position.result is not None) == over[options.end]
        assert causes["left"] <= 1
        assert not causes["alone"] or (over["first_home"] and options.end == "first_home")
        assert causes["worst"] <= (over["last_pawn"] and options.end == "last_pawn")
        if options.end == "last_pawn" and position.result is not None and not causes["worst"]:
            spots = position.view(None).path
            assert all(spot.pawns or spot.guards for spot in spots if value_of(spot.tile) < 0)
        recycled = [event.tiles for event in events if isinstance(event, Recycled)]
        assert not recycled or options.recycle_passed
        if options.recycle_passed and position.result is None and position.view(None).phase == "roll":
            start, first, *_ = position.view(None).path
            held = [bool(spot.pawns or spot.guards) for spot in (start, first)]
            assert any(held), "no tile lies behind the last piece"


@given(any_options, st.integers(2, 6))
def test_every_combination_of_options_can_be_begun_and_read_back(options: Options, seats: int) -> None:
    position = Verflixxt.new(seats, options)
    twin = at(position.notation())
    assert twin.notation() == position.notation()
    assert twin.chance_due is not None
    assert position.chance_due is not None
    assert twin.chance_due.bounds == position.chance_due.bounds
