"""Choosing in Tanz der Hornochsen: two tiles at once, openly in turn, or again after taking back."""

from games.core import Choice
from games.hornochsen import HornochsenOfVersion1
from games.hornochsen.moves import Bought, Buy, Chose, Draw, Drew, Eye, Pick, Placed, Play, Revealed, Scored, Shown
from tests.games.hornochsen import PLAIN_ROWS, at, bull, choose, legal, of, pawns, refused, rows, statuses

# Double play


def test_ruling_everybody_plays_two_tiles_while_a_double_space_is_free() -> None:
    position = at("hands=41.42.43/1.2.3 rows=L1:10/L2:20/L3:30/R1:40")
    assert position.view(None).double
    assert legal(position, 0)[:3] == [Play((41, 42)), Play((41, 43)), Play((42, 43))]
    events = choose(position, (41, 43), (1, 2))
    assert events[1] == Revealed((1, 2, 41, 43))
    assert [event.seat for event in of(Placed, events) if isinstance(event, Placed)] == [1, 1, 0, 0]


def test_ruling_the_last_double_space_covered_it_is_one_tile_again() -> None:
    assert at("hands=1.2/3.4 rows=L1:10/L2:20/L3:30/R1:40.41.42.43.44").view(None).double
    position = at("hands=1.2/3.4 rows=L1:10/L2:20/L3:30/R1:40.41.42.43.44.45")
    assert not position.view(None).double
    assert legal(position, 0)[:2] == [Play((1,)), Play((2,))]


def test_ruling_double_play_is_judged_when_choosing_opens() -> None:
    position = at("hands=46.47.48/50.51.52.53 rows=L6:41.42.43.44.45/L2:20/L3:30/L4:35")
    assert not position.view(None).double
    choose(position, 46, 50)
    assert rows(position)["R1"] == (46, 50)
    assert position.view(None).double
    position.play(0, Pick((41,)))
    choose(position, (47, 48), (51, 52))
    assert (rows(position)["L4"], rows(position)["R1"]) == ((35, 47, 48), (46, 50, 51, 52))


def test_ruling_with_one_tile_only_one_must_be_bought_first() -> None:
    position = at("hands=41/1.2.3 rows=L1:10/L2:20/L3:30/R1:40")
    assert statuses(position) == ["buy", "choose"]
    assert legal(position, 0) == [Buy(1), Buy(2), Buy(3)]
    assert refused(position, 0, Play((41,))) == "buy-first"
    stamp = position.stamp(0)
    position.play(0, Buy(1))
    position.settle(Draw((50,)))
    assert (statuses(position)[0], position.stamp(0)) == ("choose", stamp + 1)
    assert legal(position, 0) == [Play((41, 50))]


# Bull's eyes and open rounds


def test_ruling_moving_forward_onto_or_past_a_bulls_eye_opens_the_next_rounds_choosing() -> None:
    for start, eye in ((32, 40), (35, 40), (42, 50), (49, 50)):
        position, events = bull(f"{start}/5/3")
        assert Eye(0, eye) in events
        position.play(0, Pick((53,)))
        assert position.view(None).order == ((2,), (1,), (0,)), "fewest penalties first"
        assert position.awaited == {2}
    position, events = bull("31/5/3")
    assert not of(Eye, events)
    assert position.view(None).order == ()


def test_ruling_the_open_round_shows_each_choice_before_the_next() -> None:
    position, _ = bull("35/5/3")
    position.play(0, Pick((53,)))
    assert statuses(position) == ["later", "later", "choose"]
    assert refused(position, 1, Play((2,))) == "not-yet"
    assert position.play(2, Play((3,))) == (Shown(2, (3,)),)
    assert position.view(0).players[2].shown == (3,)
    assert statuses(position) == ["later", "choose", "open"]
    assert position.play(1, Play((2,))) == (Shown(1, (2,)),)
    events = position.play(0, Play((1,)))
    assert events[:2] == (Shown(0, (1,)), Revealed((1, 2, 3)))
    assert position.view(None).order == (), "the next round is as usual"


def test_ruling_seats_on_the_start_space_choose_at_once_and_unseen() -> None:
    position, _ = bull("35/0/0")
    position.play(0, Pick((53,)))
    assert position.view(None).order == ((1, 2), (0,))
    assert position.awaited == {1, 2}
    assert position.play(1, Play((2,))) == (Chose(1, again=False, tiles=(2,)),)
    assert position.view(2).last == (Chose(1, again=False, tiles=None),)
    assert position.view(2).players[1].shown == ()
    assert Buy(1) in legal(position, 1), "its tile does not lie open yet"
    position.play(1, Buy(1))
    position.settle(Draw((50,)))
    position.play(1, Play((50,)))
    assert position.play(2, Play((3,))) == (Chose(2, again=False, tiles=(3,)), Shown(1, (50,)), Shown(2, (3,)))
    assert position.awaited == {0}


def test_ruling_the_order_is_fixed_when_the_round_begins() -> None:
    position = at(f"hands=1.5/2.6 {PLAIN_ROWS} pawns=1/2 order=0/1")
    position.play(0, Buy(3))
    position.settle(Draw((50, 51, 52)))
    assert pawns(position) == [4, 2]
    assert position.awaited == {0}


def test_ruling_open_round_choices_wait_for_all_owed_picks() -> None:
    position, _ = bull("35/5/3")
    assert position.awaited == {0}
    assert statuses(position) == ["pick", "later", "later"]
    stamps = [position.stamp(seat) for seat in range(3)]
    for seat in (1, 2):
        assert position.legal(seat) == [Choice(Buy(count), {"count": count}) for count in (1, 2, 3)]
        assert refused(position, seat, Play((seat + 1,))) == "picks-first"
    position.play(0, Pick((53,)))
    assert position.awaited == {2}
    assert [position.stamp(seat) for seat in range(3)] == [stamps[0], stamps[1], stamps[2] + 1]
    assert statuses(position) == ["later", "later", "choose"]


def test_ruling_the_last_of_several_owed_picks_opens_an_open_rounds_choosing() -> None:
    position = at("hands=1.15/2.16/3.17 rows=L1:5/L2:6/L4:8/L5:94 owed=0:L3:53.56/2:R4:30.31 order=2/1/0 pawns=9/7/3")
    assert position.awaited == {0, 2}
    position.play(2, Pick((30,)))
    assert (position.awaited, statuses(position)) == ({0}, ["pick", "later", "later"])
    stamp = position.stamp(2)
    position.play(0, Pick((53,)))
    assert (position.awaited, position.stamp(2)) == ({2}, stamp + 1)


def test_as_version_1_had_it_a_pick_is_made_while_others_choose_openly() -> None:
    now, _ = bull("35/5/3")
    position = HornochsenOfVersion1.parse(now.notation())
    assert position.awaited == {0, 2}
    assert statuses(position) == ["pick", "later", "choose"]
    position.play(2, Play((3,)))
    position.play(1, Play((2,)))
    stamp = position.stamp(0)
    position.play(0, Pick((53,)))
    assert (position.awaited, position.stamp(0)) == ({0}, stamp + 1), "it chooses having seen all open tiles"


def test_ruling_another_pawn_there_since_an_earlier_round_keeps_the_eye_shut() -> None:
    for other in (40, 45, 55):
        assert not of(Eye, bull(f"35/{other}/3")[1])
    assert of(Eye, bull("45/41/3")[1]) == [Eye(0, 50)], "the 41 is past the first only"


def test_ruling_another_pawn_there_since_this_round_does_not() -> None:
    assert of(Eye, bull("35/45/3", "arrived=40x1")[1]) == [Eye(0, 40)]
    both = at("hands=63.1/70.2/71.3 rows=L3:53.56.59.60.62/L4:65.66.67.68.69/L2:10/L1:15 pawns=35/36/3")
    events = choose(both, 63, 70, 71)
    assert of(Eye, events) == [Eye(0, 40)], "told once"
    assert both.view(None).order[0] == (2,)


def test_ruling_a_pawn_that_fell_back_sets_the_eye_off_again() -> None:
    position = at("hands=63.1/70.2/71.3 rows=L3:53.56.59.60.62/L6:75/L2:10/L1:15 pawns=44/5/3")
    assert not of(Eye, choose(position, 63, 70, 71)), "moving back sets nothing off"
    assert pawns(position)[0] == 36
    assert of(Eye, bull("36/5/3")[1]) == [Eye(0, 40)]
    assert of(Eye, bull("36/39/3")[1]) == [Eye(0, 40)]


def test_ruling_a_pawn_that_leaves_a_bulls_eye_forward_does_not_set_it_off() -> None:
    for start in (40, 50):
        assert not of(Eye, bull(f"{start}/5/3")[1])


def test_ruling_a_pawn_that_arrived_in_the_round_before_keeps_the_eye_shut() -> None:
    position = at(f"hands=1.5/2.6 {PLAIN_ROWS} pawns=39/38")
    assert of(Eye, position.play(0, Buy(1))) == [Eye(0, 40)]
    position.settle(Draw((50,)))
    choose(position, 1, 2)
    assert position.view(None).round == 2
    assert not of(Eye, position.play(1, Buy(2)))
    assert pawns(position) == [40, 41]


def test_ruling_a_purchase_may_set_off_a_bulls_eye_for_the_next_round() -> None:
    position = at(f"hands=1.5/2.6 {PLAIN_ROWS} pawns=39/2")
    assert position.play(0, Buy(1))[-1] == Eye(0, 40)
    position.settle(Draw((50,)))
    assert position.view(None).eye
    assert position.awaited == {0, 1}, "the present round goes on as it began"
    choose(position, 1, 2)
    assert position.view(None).order == ((1,), (0,))
    assert not position.view(None).eye


def test_ruling_with_double_play_two_open_tiles_each() -> None:
    position = at("hands=41.42.43/1.2.3 rows=L1:10/L2:20/L3:30/R1:40 pawns=1/2 order=0/1")
    assert position.play(0, Play((41, 43))) == (Shown(0, (41, 43)),)
    assert position.view(1).players[0].shown == (41, 43)


# Choosing


def test_a_choice_can_be_changed_until_the_last_one_is_in() -> None:
    position = at(f"hands=1.5/2.6 {PLAIN_ROWS}")
    assert position.play(0, Play((1,))) == (Chose(0, again=False, tiles=(1,)),)
    stamp = position.stamp(0)
    assert position.awaited == {1}
    assert legal(position, 0) == [Play((5,)), Buy(1), Buy(2), Buy(3)]
    assert position.play(0, Play((5,))) == (Chose(0, again=True, tiles=(5,)),)
    assert position.stamp(0) == stamp, "the decision is the same"
    assert position.view(0).choice == (5,)
    assert position.play(1, Play((6,)))[1] == Revealed((5, 6))


def test_what_was_chosen_drawn_and_bought_is_seen_by_its_seat_alone() -> None:
    position = at(f"hands=1.5/2.6 {PLAIN_ROWS}")
    position.play(0, Buy(2))
    position.settle(Draw((50, 51)))
    events = (Bought(0, 2, again=False), Scored(0, "buy", 2, False, 0, 2))
    assert position.view(1).last == position.view(None).last == events
    assert position.view(0).last == (*events, Drew(0, "bought", 2, (50, 51)))
    position.play(0, Play((51,)))
    for viewer in (None, 1):
        view = position.view(viewer)
        assert view.last == (Chose(0, again=False, tiles=None),)
        assert 51 not in view.tiles
    assert Drew(1, "free", 6, None) == position.seen(Drew(1, "free", 6, (1, 2, 3, 4, 5, 6)), 0)
    assert position.seen(Drew(1, "deal", 6, (1, 2, 3, 4, 5, 6)), None) is None
