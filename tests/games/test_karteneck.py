"""Karteneck: the rulings of book 001 by name. Its worked example is in the lessons (`of_karteneck.py`), and all of the
rules in the naive model."""

from hypothesis import given
from hypothesis import strategies as st

from games.core import Feat
from games.karteneck import Karteneck
from games.karteneck.moves import Drew, Laid, Missed, Pass, Passed, Play, Reshuffled, Stole
from tests.games.karteneck import at, choices, draw, leaving, play, table, word


def lay(position: Karteneck, kind: int, count: int, drawing: str) -> Laid:
    laid, *rest = play(position, Play(kind, count))
    assert isinstance(laid, Laid)
    assert rest == []
    draw(position, drawing)
    return laid


# The worked example

CATERINA, FILIPPO, NICOLA, EVA = range(4)


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
    assert play(position, Play(2, 1)) == (
        Laid(1, 2, 1, (), 7),
        Missed(0, 4, 16, 1, forced=True),
        Reshuffled(1),
    )
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
