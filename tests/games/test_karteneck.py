"""Karteneck: the worked example of book 001, the rulings by name, and what must hold in every position.

The figures' drawings are lost: what the text does not say (hands, earlier turns, the other portions) is filled in.
"""

from hypothesis import given
from hypothesis import strategies as st

from games.core import Feat
from games.karteneck import Karteneck
from games.karteneck.moves import Drew, Laid, Missed, Pass, Passed, Play, Reshuffled, Shared, Stole, TurnedUp, TurnUp
from games.karteneck.view import Group
from tests.games.karteneck import at, choices, draw, hand, leaving, play, table, word


def lay(position: Karteneck, kind: int, count: int, drawing: str) -> Laid:
    laid, *rest = play(position, Play(kind, count))
    assert isinstance(laid, Laid)
    assert rest == []
    draw(position, drawing)
    return laid


# The worked example

CATERINA, FILIPPO, NICOLA, EVA = range(4)


def test_example_the_round_of_caterina_filippo_nicola_and_eva() -> None:
    position = at(
        "round=2 phase=grill opener=0 stacks=22.16/26.30/19.35/20.28"
        " hands=3.4.4.1.w1.5/1.1.1.1.5.5.5.2.2/4.4.4.4.4.w3.w8/2.2.4.4.3.3.5"
    )
    assert position.settle(TurnUp((18, 21, 25, 32))) == [TurnedUp(3, CATERINA, (18, 21, 25, 32))]

    # Before the example begins, everybody has laid twice.
    assert lay(position, 4, 2, "1").total == 8
    assert lay(position, 5, 3, "2").total == 15
    assert lay(position, 4, 5, "2").total == 20
    assert lay(position, 4, 2, "5").total == 8
    assert lay(position, 3, 1, "2").total == 11
    assert lay(position, 1, 4, "w21").total == 19
    assert play(position, Play(6, 2)) == (Laid(NICOLA, 6, 2, (3, 8), 30),)
    draw(position, "3")
    assert lay(position, 2, 2, "1").total == 12

    # Caterina passes without a worm in front of her.
    assert position.awaited == {CATERINA}
    assert play(position, Pass()) == (Missed(CATERINA, 11, portion=18, worms=1),)
    assert word(position, "discards") == "4.4.3"
    assert word(position, "stacks") == "22.16.18/26.30/19.35/20.28", "on top of those she has"
    assert position.chance_due is not None
    assert position.chance_due.bounds[1:] == (position.chance_due.bounds[0] - 1,), "she draws two cards"
    draw(position, "5.w9")

    # Filippo lays three 2s, another kind, and draws one card.
    assert play(position, Play(2, 3)) == (Laid(FILIPPO, 2, 3, (), 25),)
    assert position.chance_due is not None
    assert len(position.chance_due.bounds) == 1
    draw(position, "3")

    # Nicola could do so too, but passes, steals the 30 from the top of Filippo's stack, and draws two cards.
    assert Play(2, 1) in choices(position)
    assert choices(position)[-2:] == [Pass(30), Pass()]
    assert play(position, Pass(30)) == (Passed(NICOLA, 30), Stole(NICOLA, 30, 5, from_seat=FILIPPO))
    assert word(position, "stacks") == "22.16.18/26/19.35.30/20.28"
    draw(position, "1.2")
    assert table(position).seats[NICOLA].laid == (Group(4, 5, ()), Group(6, 2, (3, 8))), "his cards stay there"

    # Eva lays two 3s and draws one card.
    assert lay(position, 3, 2, "1") == Laid(EVA, 3, 2, (), 18)

    # Caterina is out; Filippo lays a worm, which makes his cards valid, and draws one card.
    assert not table(position).seats[FILIPPO].valid
    assert play(position, Play(6, 1)) == (Laid(FILIPPO, 6, 1, (21,), 30),)
    draw(position, "4")
    assert table(position).seats[FILIPPO].valid

    # Eva lays yet another kind; Filippo passes, takes the 30 back from Nicola, and draws two cards.
    assert lay(position, 5, 2, "4") == Laid(EVA, 5, 2, (), 28)
    assert play(position, Pass(30)) == (Passed(FILIPPO, 30), Stole(FILIPPO, 30, 5, from_seat=NICOLA))
    draw(position, "1.w25")
    assert word(position, "stacks") == "22.16.18/26.30/19.35/20.28"

    # Eva is the last: she lays two 1s. Only worms could follow, and she has none: she passes, takes the lowest portion
    # left, draws nothing, and has no part in the sharing.
    assert lay(position, 1, 2, "3") == Laid(EVA, 1, 2, (), 30)
    assert choices(position) == [Pass()]
    assert play(position, Pass()) == (
        Missed(EVA, 30, portion=21, worms=2),
        # The sharing: both have 30. Filippo's worm has the higher number.
        Shared(FILIPPO, 30, serial=21, portion=32, worms=6),
        Shared(NICOLA, 30, serial=8, portion=25, worms=4),
    )
    assert word(position, "stacks") == "22.16.18/26.30.32/19.35.25/20.28.21"
    assert hand(position, EVA) == "3.4"

    # All laid cards are discarded; Nicola took the last portion from the grill and opens the next round.
    assert not any(seat.laid or seat.passed for seat in table(position).seats)
    assert table(position).discards == 3 + 11 + 7 + 10
    assert table(position).opener == NICOLA
    position.settle(TurnUp((17, 23, 40, 42)))
    assert position.awaited == {NICOLA}


# Laying cards


def test_worm_and_5_are_different_kinds() -> None:
    assert choices(at("hands=5.w1/2 laid=5x2/- grill=16.17")) == [Play(6, 1), Pass()]
    assert choices(at("hands=5.w1/2 laid=w2/- grill=16.17")) == [Play(5, 1), Pass()]


def test_of_several_worms_the_highest_goes_with_the_lowest_others() -> None:
    position = at("hands=w3.w7.w12.w20/2 grill=16.17")
    assert play(position.copy(), Play(6, 3))[0] == Laid(0, 6, 3, (3, 7, 20), 15)
    assert play(position.copy(), Play(6, 2, 7))[0] == Laid(0, 6, 2, (3, 7), 10)
    assert play(position.copy(), Play(6, 2, 12))[0] == Laid(0, 6, 2, (3, 12), 10)


@given(st.sets(st.integers(1, 25), min_size=1, max_size=8))
def test_no_two_choices_lay_the_same_worms(serials: set[int]) -> None:
    position = at(f"hands={'.'.join(f'w{serial}' for serial in serials)}/2 grill=16.17")
    laid: list[tuple[int, ...]] = []
    for action in choices(position)[:-1]:
        event = play(position.copy(), action)[0]
        assert isinstance(event, Laid)
        assert isinstance(action, Play)
        assert event.serials[-1] == (action.serial or max(serials))
        assert len(event.serials) == action.count
        laid.append(event.serials)
    assert len(set(laid)) == len(laid)


def test_an_empty_hand_passes_by_itself_for_everybody_sees_that_it_must() -> None:
    position = leaving("", "turn=1 hands=-/REST laid=4x1/w1 grill=16.17")
    assert play(position, Play(2, 1)) == (Laid(1, 2, 1, (), 7), Missed(0, 4, 16, 1, forced=True), Reshuffled(1))
    assert draw(position, "4") == [Drew(0, 1, (4,), ())]
    assert position.awaited == {1}
    assert position.stamp(0) == 0


def test_a_seat_that_has_laid_all_kinds_passes_by_itself() -> None:
    position = at("hands=5.w2/4 laid=1x1.2x1.3x1.4x1.w1/1x1 grill=16.17")
    play(position, Play(5, 1))
    draw(position, "1")
    play(position, Play(4, 1))
    assert draw(position, "2") == [Drew(1, 1, (2,), ()), Passed(0, 20, forced=True)]
    assert draw(position, "2.2") == [Drew(0, 2, (2, 2), ())]
    assert position.awaited == {1}


def test_seat_holding_only_laid_kinds_is_asked_because_its_hand_is_hidden() -> None:
    position = at("turn=1 hands=4.4/4.4 laid=4x1/1x1 grill=16.17")
    lay(position, 4, 2, "4")
    assert position.awaited == {0}
    assert choices(position) == [Pass()]


def test_ruling_the_highest_worm_may_be_named() -> None:
    position = at("hands=w1.w4.w9/w2 grill=16.17")
    assert position.normalize(0, Play(6, 2, 9)) == Play(6, 2)
    assert position.normalize(0, Play(6, 1, 4)) == Play(6, 1, 4), "another one is named as ever"
    assert position.normalize(1, Play(6, 1, 2)) == Play(6, 1, 2), "it is not asked"


# Passing


def test_passing_with_nothing_laid_counts_as_no_worm() -> None:
    position = at("hands=1.w3/2 grill=16.17")
    assert play(position, Pass()) == (Missed(0, 0, portion=16, worms=1),)
    assert table(position).seats[0].passed
    assert table(position).discards == 0


def test_all_without_a_worm_leave_nothing_to_share_and_the_last_to_pass_opens() -> None:
    position = at("turn=1 opener=1 hands=1/2/3 laid=1x1/-/5x2 grill=0.18.42")
    assert play(position, Pass()) == (Missed(1, 0, 0, 0),)
    draw(position, "1.1")
    assert play(position, Pass()) == (Missed(2, 10, 18, 1),)
    draw(position, "1.1")
    assert play(position, Pass()) == (Missed(0, 1, 42, 9),)
    assert table(position).phase == "grill"
    assert table(position).opener == 0


# Stealing


def test_a_steal_is_optional() -> None:
    position = at("hands=1/2 laid=5x5.w1/- stacks=-/18.30 grill=16.17")
    assert table(position).steal == 30
    assert table(position).from_seat == 1
    assert choices(position)[-2:] == [Pass(30), Pass()]
    assert play(position, Pass()) == (Passed(0, 30),)
    assert word(position, "stacks") == "-/18.30"


def test_every_seat_that_passes_with_a_worm_has_a_meal_to_remember() -> None:
    position = leaving("", "hands=REST/- laid=2x3.w1/4x2.w2 grill=16.17")
    events = play(position, Pass())
    assert events[:2] == (Passed(0, 11), Passed(1, 13, forced=True)), (
        "an empty hand passes by itself, for nothing can be drawn"
    )
    assert position.feats(events) == (Feat(0, "meal", 11), Feat(1, "meal", 13))


def test_a_stolen_portion_can_be_stolen_back_in_the_same_round() -> None:
    position = at("hands=1/2/3 laid=5x5.w1/3x5.4x2.2x1.w2/- stacks=-/30/- grill=16.17.18")
    assert play(position, Pass(30))[-1] == Stole(0, 30, 5, from_seat=1)
    draw(position, "1.1")
    assert play(position, Pass(30))[-1] == Stole(1, 30, 5, from_seat=0)
    assert word(position, "stacks") == "-/30/-"


def test_all_cards_of_a_kind_can_be_laid_at_once() -> None:
    position = at(f"grill=16.17 hands={'.'.join('1' * 17)}/2")
    assert [play for play in choices(position) if isinstance(play, Play)] == [Play(1, count) for count in range(1, 18)]
