"""What of Heckmeck am Karteneck is visible to the public and to each seat."""

from collections import Counter
from random import Random

from games.core import Choice, Line
from games.karteneck.moves import Drew, Pass, Play
from tests.games.karteneck import at, choices, draw, hand, play, table, word

# What is seen


def test_the_table_in_words() -> None:
    position = at("turn=1 round=3 hands=1.1/2/3 laid=3x2.w4+19/-/- stacks=18.30/-/- passed=0.2 grill=0.42 discards=5")
    assert position.view(0).lines() == (
        Line("round", {"round": 3, "rounds": 8, "reserve": 15}),
        Line("grill", {"grill": (0, 42), "worms": (0, 9)}),
        Line("deck", {"deck": 101, "discards": 1}),
        Line("seat", {"seat": 0, "cards": 2, "top": 30, "count": 2, "worms": 6}),
        Line("laid", {"seat": 0, "laid": (3, 3, 6, 6), "serials": (4, 19), "total": 16, "valid": True, "passed": True}),
        Line("seat", {"seat": 1, "cards": 1, "top": None, "count": 0, "worms": 0}),
        Line("seat", {"seat": 2, "cards": 1, "top": None, "count": 0, "worms": 0}),
        Line("out", {"seat": 2}),
    )
    assert position.view(0).hand() == (Line("own", {"count": 2, "cards": (1, 1), "serials": ()}),)
    assert position.view(None).hand() == ()


def test_what_is_asked_says_what_a_pass_would_do() -> None:
    facts = {"seat": 0, "total": 30, "valid": True, "stuck": False, "steal": 30, "from_seat": 1, "lowest": 0}
    assert table(at("hands=1/2 laid=w1.5x5/- stacks=-/30 grill=0.42")).ask() == Line("turn", facts)
    facts = {"seat": 0, "total": 0, "valid": False, "stuck": False, "steal": None, "from_seat": None, "lowest": 16}
    assert table(at("hands=1/2 grill=16.42")).ask() == Line("turn", facts)
    assert table(at("hands=1/2 phase=grill")).ask() is None


def test_labels_tell_what_a_choice_comes_to() -> None:
    assert at("hands=3.3.w2.w9/2 laid=4x1/- grill=18.42").legal(0) == [
        Choice(Play(3, 1), {"kind": 3, "count": 1, "serial": None}),
        Choice(Play(3, 2), {"kind": 3, "count": 2, "serial": None}),
        Choice(Play(6, 1), {"kind": 6, "count": 1, "serial": 9}),
        Choice(Play(6, 1, 2), {"kind": 6, "count": 1, "serial": 2}),
        Choice(Play(6, 2), {"kind": 6, "count": 2, "serial": 9}),
        Choice(Pass(), {"steal": None, "from_seat": None, "total": 4, "portion": 18, "worms": 1}),
    ]
    assert at("hands=4/2 laid=w1.5x5.4x1/- stacks=-/34 grill=18.42").legal(0) == [
        Choice(Pass(34), {"steal": 34, "from_seat": 1, "total": 34, "portion": None, "worms": 7}),
        Choice(Pass(), {"steal": None, "from_seat": None, "total": 34, "portion": None, "worms": 0}),
    ]


def test_resample_redeals_hidden_cards_and_keeps_the_rest() -> None:
    position = at("turn=1 hands=1.1.w1/2.2.w2/3.w3 laid=w4/w5/- passed=0 grill=16.17.18 discards=4.4")
    play(position, Pass())
    draw(position, "5.5")
    twins = [position.resample(0, Random(seed)) for seed in range(20)]
    for key in ("laid", "discards", "grill", "passed", "asked"):
        assert {word(twin, key) for twin in twins} == {word(position, key)}
    assert {hand(twin, 0) for twin in twins} == {hand(position, 0)}
    assert len({hand(twin, 1) for twin in twins}) > 10
    for twin in twins:
        drew = twin.view(1).last[-1]
        assert isinstance(drew, Drew)
        assert drew.cards is not None
        assert drew.serials is not None
        own = twin.view(1).own
        assert own is not None
        assert Counter(drew.cards) <= Counter(own.cards)
        assert {*drew.serials} <= {*own.serials}


# What a label may tell


def test_a_choice_foretells_whether_its_sum_could_be_stolen() -> None:
    position = at("hands=1.3.3/1 laid=w16.4x2.2x1/- grill=17.18 stacks=-/16.21")
    offered = {(action.kind, action.count): action for action in choices(position) if isinstance(action, Play)}
    steals = {key for key, action in offered.items() if position.predicted(0, action)["steals"]}
    assert steals == {(3, 2)}
    assert at("hands=3.3/1 laid=4x3.5x1/- grill=17.18 stacks=-/16.23").predicted(0, Play(3, 2)) == {
        "total": 23,
        "steals": False,
    }
    assert at("hands=w4/1 laid=4x3/- grill=16.18 stacks=-/17").predicted(0, Play(6, 1)) == {"total": 17, "steals": True}
    assert position.predicted(0, Pass()) == {"declines": False}


def test_a_pass_says_whether_it_declines_a_theft() -> None:
    position = at("hands=3.3/1 laid=w16.4x4/- grill=17.18 stacks=-/21")
    assert position.predicted(0, Pass()) == {"declines": True}
    assert position.predicted(0, Pass(21)) == {"declines": False}


def test_a_pass_is_rash_before_anything_is_laid_and_never_after() -> None:
    passes = [
        [choice.rash for choice in at(line).legal(0)][-1]
        for line in (
            "hands=1.w3/1 grill=16.17",
            "hands=1.w3/1 laid=4x1/- grill=16.17",
            "hands=1/1 laid=w3/- grill=16.17",
        )
    ]
    assert passes == [True, False, False]
    assert not any(choice.rash for choice in at("hands=1.w3/1 grill=16.17").legal(0)[:-1])


def test_cards_are_chosen_out_of_a_hand_unless_everybody_sees_that_none_can_be() -> None:
    assert at("hands=1/1 laid=w3/- grill=16.17").view(None).from_hand() == Line("play", {})
    assert at("hands=-/1 laid=w20/- grill=17.18 stacks=-/16").view(None).from_hand() is None
