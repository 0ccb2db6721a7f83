"""Choosing in Tanz der Hornochsen: two tiles at once, openly in turn, or again after taking back."""

from games.core import Choice
from games.hornochsen.moves import Bought, Buy, Chose, Draw, Drew, Eye, Pick, Play, Revealed, Scored
from tests.games.hornochsen import PLAIN_ROWS, at, bull, choose, legal, of, pawns, rows, statuses
from tests.games.own import refused

# Double play


def test_ruling_double_play_is_judged_when_choosing_opens() -> None:
    position = at("hands=46.47.48/50.51.52.53 rows=L6:41.42.43.44.45/L2:20/L3:30/L4:35")
    assert not position.view(None).double
    choose(position, 46, 50)
    assert rows(position)["R1"] == (46, 50)
    assert position.view(None).double
    position.play(0, Pick((41,)))
    choose(position, (47, 48), (51, 52))
    assert (rows(position)["L4"], rows(position)["R1"]) == ((35, 47, 48), (46, 50, 51, 52))


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


def test_ruling_another_pawn_there_since_an_earlier_round_keeps_the_eye_shut() -> None:
    for other in (40, 45, 55):
        assert not of(Eye, bull(f"35/{other}/3")[1])
    assert of(Eye, bull("45/41/3")[1]) == [Eye(0, 50)], "the 41 is past the first only"


def test_ruling_a_purchase_may_set_off_a_bulls_eye_for_the_next_round() -> None:
    position = at(f"hands=1.5/2.6 {PLAIN_ROWS} pawns=39/2")
    assert position.play(0, Buy(1))[-1] == Eye(0, 40)
    position.settle(Draw((50,)))
    assert position.view(None).eye
    assert position.awaited == {0, 1}, "the present round goes on as it began"
    choose(position, 1, 2)
    assert position.view(None).order == ((1,), (0,))
    assert not position.view(None).eye


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
