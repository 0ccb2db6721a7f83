"""Verflixxt!: the examples of book 004 by name, the rulings, and what must hold in every position; its variants are in
`test_verflixxt_variants.py`.

The figures' drawings are lost: what the text does not say (pawns and tiles not spoken of) is filled in.
"""

import pytest

from games.core import Choice, IllegalMove, Line, Place
from games.verflixxt import Verflixxt
from games.verflixxt.moves import (
    Began,
    Counted,
    FirstSeat,
    Home,
    LaidOut,
    Layout,
    Move,
    Moved,
    Options,
    Rolled,
    Stay,
    Took,
)
from games.verflixxt.tiles import PathName, tile_of, value_of
from tests.games.verflixxt import STANDARD, at, described, moves, play, roll, stand, tiles, turn, word

RED, BLUE, ORANGE = range(3)

# The examples of the book


def test_example_1_red_leaves_minus_4_to_blue_and_blue_takes_it() -> None:
    position = at("pawns=S.S.-4a/S.S.-4a/S.S.-2a")
    assert roll(position, 5) == [Rolled(RED, 5)]
    assert play(position, "-4a>f1") == (Moved(RED, "pawn", *tiles("-4a.f1"), forced=False),)
    assert roll(position, 5) == [Rolled(BLUE, 5)]
    assert play(position, "-4a>f1") == (
        Moved(BLUE, "pawn", *tiles("-4a.f1"), forced=False),
        Took(BLUE, tile_of("-4a"), "left"),
    )
    assert stand(position, "f1") == ((RED, BLUE), 1)
    assert word(position, "taken") == "-/-4a/-"
    assert word(position, "path") == STANDARD.replace("-4a.", "")


def test_example_2_orange_moves_the_guard_from_fortune_or_a_pawn_across_the_gap() -> None:
    position = at("turn=2 pawns=S.S.f1/S.S.f1/S.S.-2a taken=-/-4a/- die=4")
    assert moves(position) == {"-2a>-7a", "S>-5a", "guard f1>f5"}
    assert play(position, "guard f1>f5") == (Moved(ORANGE, "guard", *tiles("f1.f5"), forced=False),)
    assert stand(position, "f1") == ((RED, BLUE), 0)
    assert stand(position, "f5") == ((), 2)
    assert turn(position) == RED


def test_example_2_follows_from_example_1() -> None:
    position = at("pawns=S.S.-4a/S.S.-4a/S.S.-2a")
    for _ in (RED, BLUE):
        roll(position, 5)
        play(position, "-4a>f1")
    roll(position, 4)
    assert moves(position) == {"-2a>-7a", "S>-5a", "guard f1>f5"}


SCORED = "-1a.-2a.-3a.-4a.-5a.-6a.-7a.-8a.f1.f2.+2.+3.+4.+8"


def test_scoring_example_of_the_rules_is_11() -> None:
    position = at(f"pawns=E.E.-10/E.E.E guards=-10 taken={SCORED}/- die=3")
    events = play(position, "-10>E")
    assert events[1:] == (Home(0), Counted(0, tiles(SCORED), tiles("-8a.-7a"), 11), Counted(1, (), (), 0))
    assert position.result is not None
    assert position.result.reason == "all_home"
    assert position.result.places == (Place(0, 1, 11, 2), Place(1, 2, 0, 0))


def test_scoring_example_count_lists_the_tiles_values() -> None:
    position = at(f"pawns=E.E.-10/E.E.E guards=-10 taken={SCORED}/- die=3")
    assert position.view(None).count(0) == (), "before the end"
    play(position, "-10>E")
    counted_lines = {line.code: line.facts for line in position.view(None).count(0)}
    assert counted_lines == {
        "total": {"seat": 0, "points": 11},
        "plus": {"tiles": tiles("+2.+3.+4.+8"), "sum": 17},
        "minus": {"tiles": tiles("-1a.-2a.-3a.-4a.-5a.-6a"), "sum": -21},
        "turned": {"tiles": tiles("-8a.-7a"), "sum": 15},
    }
    assert position.view(None).count(1) == (Line("total", {"seat": 1, "points": 0}),)


def test_count_lists_spare_fortunes_and_the_tie_break() -> None:
    over = at("pawns=E.E.E/E.E.E guards=- taken=-1a.f1.f2.+2/+5.-2b phase=over path=-").view(None)
    assert over.count(0)[-2:] == (Line("spare", {"fortunes": 1}), Line("tie", {"points": 3, "fortunes": 2}))
    assert over.count(1)[-1] == Line("tie", {"points": 3, "fortunes": 0})


# Setting up


def test_32_tiles_of_which_8_are_positive_18_negative_and_6_fortune() -> None:
    values = [value_of(tile) for tile in tiles(STANDARD)]
    assert len(values) == 32
    assert sorted(value for value in values if value > 0) == [*range(1, 9)]
    assert sorted(value for value in values if value < 0) == sorted([*range(-10, 0), *range(-8, 0)])
    assert values.count(0) == 6
    assert [value_of(tile_of(name)) for name in ("-4a", "f1", "+8", "-8b", "-9", "-10")] == [-4, 0, 8, -8, -9, -10]


FIRST, FORTUNES, LAST = STANDARD[:31], STANDARD[32:49], STANDARD[74:]
DOWN, UP = "+8.+7.+6.+5.+4.+3.+2.+1", "+1.+2.+3.+4.+5.+6.+7.+8"


@pytest.mark.parametrize(
    ("path", "laid", "guarded"),
    [
        ("standard", STANDARD, "f1.f2.f3.f4.f5.f6.+8.+7"),
        ("plus_before_fortune", f"{FIRST}.{UP}.{FORTUNES}.{LAST}", UP),
        ("fortune_last", f"{FIRST}.{DOWN}.{LAST}.{FORTUNES}", UP),
    ],
)
def test_ruling_the_path_and_where_the_guards_begin(path: PathName, laid: str, guarded: str) -> None:
    position = Verflixxt.new(2, Options(path=path))
    assert word(position, "path") == laid
    assert [spot.tile for spot in position.view(None).path] == [*tiles(f"S.{laid}.E")]
    assert sorted(word(position, "guards").split(".")) == sorted(guarded.split("."))


def test_a_random_path_is_drawn_and_its_guards_stand_on_fortune_plus_7_and_plus_8() -> None:
    position = Verflixxt.new(3, Options(path="random"))
    assert position.chance_due is not None
    assert position.chance_due.bounds == tuple(range(32, 0, -1))
    backwards = tuple(reversed(tiles(STANDARD)))
    assert position.chance_due.outcome([*range(31, -1, -1)]) == Layout(backwards)
    assert position.chance_due.outcome([0] * 32) == Layout(tiles(STANDARD))
    assert position.settle(Layout(backwards)) == [LaidOut(backwards)]
    assert word(position, "path").split(".") == [*reversed(STANDARD.split("."))]
    assert [stand(position, name)[1] for name in STANDARD.split(".")] == [0] * 8 + [1] * 8 + [0] * 16
    assert position.settle(FirstSeat(2)) == [Began(2)]
    assert position.view(None).happened() == (LaidOut(backwards), Began(2))
    assert turn(position) == 2


# A turn


def test_a_seat_rolls_then_moves_and_the_next_one_is_asked() -> None:
    position = at("turn=1 pawns=S.S.-1a/S.S.-2a/S.S.-3a")
    assert moves(position) == {"roll"}
    assert roll(position, 6) == [Rolled(1, 6)]
    assert (position.view(None).phase, position.view(None).die) == ("move", 6)
    play(position, "-2a>-8a")
    assert turn(position) == 2
    assert moves(position) == {"roll"}


def test_a_guard_moves_with_a_pawn_of_any_seat() -> None:
    assert moves(at("pawns=S.S.-1a/S.S.f3 die=2")) == {"S>-2a", "-1a>-3a", "guard f3>f5"}
    assert moves(at("pawns=S.S.f3/S.S.-1a die=2")) == {"S>-2a", "f3>f5", "guard f3>f5"}


def test_a_guard_that_leaves_never_empties_a_tile() -> None:
    position = at("pawns=S.S.f3/S.S.S die=2")
    assert described(play(position, "guard f3>f5")) == ["0: guard f3>f5"]
    assert stand(position, "f3") == ((0,), 0)


def test_excess_is_lost_only_into_finish_for_pawns_and_guards() -> None:
    assert moves(at("pawns=-8b.-10.-10/S.S.S guards=-10 die=2")) == {"-8b>-10", "-10>E", "guard -10>E"}
    position = at("pawns=-8b.-9.-10/S.S.S guards=-10 die=6")
    assert moves(position) == {"-8b>E", "-9>E", "-10>E", "guard -10>E"}
    play(position, "guard -10>E")
    assert stand(position, "E") == ((), 1)


def test_ruling_a_move_is_compulsory() -> None:
    for pips in range(1, 7):
        position = at(f"pawns=S.S.-1a/S.S.-1a die={pips}")
        assert "stay" not in moves(position)
        with pytest.raises(IllegalMove, match="must-move"):
            position.play(0, Stay())


def test_the_only_move_is_played_by_itself() -> None:
    position = at("pawns=-3a.E.E/S.S.S")
    assert roll(position, 2) == [
        Rolled(0, 2),
        Moved(0, "pawn", *tiles("-3a.-5a"), forced=True),
        Took(0, tile_of("-3a"), "left"),
    ]
    assert turn(position) == 1
    assert len(position.view(None).happened()) == 3, "the next seat sees what happened"


# Points


def points(taken: str) -> int:
    result = at(f"phase=over pawns=E.E.E/E.E.E taken={taken}/-").result
    assert result is not None
    return next(place.score for place in result.places if place.seat == 0)


def test_fortunes_turn_the_best_negatives_for_their_owner() -> None:
    assert points("-1a.-10.-4a.f1") == 10 - 1 - 4
    assert points("f1.-1a.f2.-10.-4a") == 10 + 4 - 1
    assert points("-3a.-3b.f5") == 0


def test_ruling_spare_fortunes_count_nothing() -> None:
    assert points("f1.f2.f3") == 0
    assert points("f1.f2.-2a.+3") == 5


def places(taken: str) -> list[tuple[int, int, int, int]]:
    """Seat, place, score and Fortunes at an end."""
    pawns = "/".join(["E.E.E"] * (taken.count("/") + 1))
    result = at(f"phase=over pawns={pawns} taken={taken}").result
    assert result is not None
    return [(place.seat, place.place, place.score, place.tiebreak) for place in result.places]


def test_ruling_equal_points_are_parted_by_fewer_fortunes() -> None:
    assert places("f1.-4a/+4/f2.f3.-4b") == [(1, 1, 4, 0), (0, 2, 4, 1), (2, 3, 4, 2)]


def test_ruling_equal_points_and_fortunes_share_the_place() -> None:
    assert places("f1.-4a/-/f2.-4b/+1") == [(0, 1, 4, 1), (2, 1, 4, 1), (3, 3, 1, 0), (1, 4, 0, 0)]
    assert places("-/-") == [(0, 1, 0, 0), (1, 1, 0, 0)]


# What is seen


def test_what_is_asked_and_labels_that_tell_what_a_move_comes_to() -> None:
    position = at("pawns=S.E.-3a/-1a.E.f1 die=2")
    assert position.view(1).ask() == Line("move", {"seat": 0, "die": 2, "may_stay": False})
    assert position.view(1).ask() == position.view(None).ask()
    assert at("pawns=S.S.S/S.S.S").view(None).ask() == Line("roll", {"seat": 0})
    assert at("phase=rolling pawns=S.S.S/S.S.S").view(None).ask() is None
    forward = {"way": "forward"}
    s, two, three, five, f1, f3 = tiles("S.-2a.-3a.-5a.f1.f3")
    assert [*position.legal(0)] == [
        Choice(Move("pawn", s), {"piece": "pawn", "tile": s, **forward, "to": two, "takes": None}),
        Choice(Move("pawn", three), {"piece": "pawn", "tile": three, **forward, "to": five, "takes": three}),
        Choice(Move("guard", f1), {"piece": "guard", "tile": f1, **forward, "to": f3, "takes": None}),
    ]
    assert position.legal(1) == ()


def test_the_table_in_words() -> None:
    position = at("pawns=S.S.-3a/S.f1.E taken=-8a.f2.-1a/- guards=f1.f3.f3.f4.f5.f6.+8.+7")
    path, guards, one, other = position.view(None).lines()
    alone = {"-1b": -1, "-8b": -8}
    names = word(position, "path").split(".")
    assert path == Line("path", {"path": tuple(alone.get(name) or tile_of(name) for name in names)}), "by value"
    assert guards == Line("guards", {"guards": tiles("f1.f3.f3.f4.f5.f6.+8.+7")}), "the guard of f2 went on before"
    pile = {"taken": tiles("-8a.f2.-1a"), "turned": tiles("-8a"), "points": 7}
    assert one == Line("seat", {"seat": 0, "pawns": tiles("S.S.-3a"), **pile})
    assert other == Line("seat", {"seat": 1, "pawns": tiles("S.f1.E"), "taken": (), "turned": (), "points": 0})
