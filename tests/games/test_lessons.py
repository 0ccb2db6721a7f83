"""What lessons and questions claim holds in their positions: every one is here by its code, with what its sentences
say."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec import Struct

from games.core import AnyGame, IllegalMove
from games.heckmeck import moves as heckmeck
from games.heckmeck.moves import Dice, Keep, Roll, Stop
from games.hornochsen import moves as hornochsen
from games.hornochsen.moves import Buy, Completed, Placed, Scored
from games.karteneck import moves as karteneck
from games.karteneck.moves import Draw, Missed, Pass, Passed, Shared, Stole
from games.registry import GAMES, LESSONS
from games.verflixxt import moves as verflixxt
from games.verflixxt.moves import Counted, Die, Move, Moved, Took
from games.verflixxt.seeing import pile_of
from games.verflixxt.tiles import tile_of, value_of

Claim = Callable[[Any], None]


def happened(position: AnyGame) -> tuple[Struct, ...]:
    return tuple(position.view(0).happened())


def legal(position: AnyGame) -> list[Struct]:
    return [choice.action for choice in position.legal(0)]


def refused(position: AnyGame, action: Struct) -> str:
    with pytest.raises(IllegalMove) as error:
        position.play(0, action)
    return error.value.code


# The steps


def keep(position: AnyGame) -> None:
    assert position.view(None).total == 10
    assert legal(position) == [Keep(1), Keep(4)]
    assert refused(position, Keep(6)) == "face-kept-before"


def stop(position: AnyGame) -> None:
    assert legal(position) == [Roll(), Stop(24)]
    assert position.play(0, Stop(24)) == (heckmeck.Took(0, 24, 1, None, 24),)


def steal(position: AnyGame) -> None:
    assert position.play(0, Stop(21)) == (heckmeck.Took(0, 21, 1, from_seat=1, total=21),)


def fail(position: AnyGame) -> None:
    assert happened(position)[-1] == heckmeck.Failed(0, "no_face", 14, returned=29, turned=34)
    assert position.view(None).turned == (34,)


def end(position: AnyGame) -> None:
    assert position.result is not None
    assert [heckmeck.worms_on(tile) for tile in (21, 24, 25, 28, 29, 32, 33, 36)] == [1, 1, 2, 2, 3, 3, 4, 4]


def lay(position: AnyGame) -> None:
    assert {karteneck.Play(4, 2), karteneck.Play(5, 1), karteneck.Play(6, 1)} <= {*legal(position)}
    assert position.play(0, karteneck.Play(4, 2))[0].total == 8
    assert position.settle(Draw((1,), ())) == [karteneck.Drew(0, 1, (1,), ())]


def pass_with_a_worm(position: AnyGame) -> None:
    assert happened(position) == (Passed(0, 23), karteneck.Drew(0, 2, (2, 4), ()))
    assert position.view(None).seats[0].valid


def steal_a_portion(position: AnyGame) -> None:
    assert refused(position, Pass(19)) == "not-your-sum"
    assert position.play(0, Pass(30)) == (Passed(0, 30), Stole(0, 30, 5, from_seat=1))


def miss(position: AnyGame) -> None:
    assert happened(position)[0] == Missed(0, 11, portion=18, worms=1)


def share(position: AnyGame) -> None:
    shared = [(event.total, event.portion) for event in happened(position) if isinstance(event, Shared)]
    assert shared == [(30, 32), (25, 25), (16, 18)]


def place(position: AnyGame) -> None:
    placed = [event for event in happened(position) if isinstance(event, Placed)]
    assert Placed(0, 14, "L3", after=8, rule=2, difference=6, other=9) in placed
    assert Placed(1, 15, "L3", after=14, rule=2, difference=1, other=10) in placed
    assert [event.tile for event in placed] == [3, 14, 15, 44]


def bull(position: AnyGame) -> None:
    assert happened(position)[-2:] == (
        Scored(0, "bull", 8, happy=False, from_space=12, to_space=20),
        Completed(0, "L3", 63, "L5", (53, 56, 59, 60, 62)),
    )
    assert {len(action.tiles) for action in legal(position) if isinstance(action, hornochsen.Pick)} == {1, 2}


def happy(position: AnyGame) -> None:
    assert position.view(None).happy
    assert Scored(3, "pat", 4, happy=True, from_space=10, to_space=6) in happened(position)
    (row,) = [row for row in position.view(None).rows if row.name == "L6"]
    assert any(space.mark == "happy" and space.tile is None for space in row.spaces)


def buy(position: AnyGame) -> None:
    assert legal(position) == [Buy(1), Buy(2), Buy(3)]
    assert position.view(None).double
    assert refused(position, hornochsen.Play((41,))) == "buy-first"


def open_round(position: AnyGame) -> None:
    assert position.awaited == {0}
    assert [player.space > hornochsen.EYES[0] for player in position.view(None).players] == [False, True, False]
    assert position.view(None).players[2].shown == (44,)


def move(position: AnyGame) -> None:
    ways = {(step.piece, step.tile, step.to) for step in position.view(None).steps}
    assert ways == {
        ("pawn", tile_of("S"), tile_of("-5a")),
        ("pawn", tile_of("-2a"), tile_of("-7a")),
        ("guard", tile_of("f1"), tile_of("f5")),
    }


def take(position: AnyGame) -> None:
    assert happened(position)[-1] == Took(0, tile_of("-4a"), "left")


def guard(position: AnyGame) -> None:
    assert happened(position) == (Moved(0, "pawn", tile_of("f2"), tile_of("f5"), forced=False),)
    (left,) = [spot for spot in position.view(None).path if spot.tile == tile_of("f2")]
    assert (left.pawns, left.guards) == ((), 1)


def finish(position: AnyGame) -> None:
    home = {step.tile: step.takes for step in position.view(None).steps if step.to == tile_of("E")}
    assert (home[tile_of("-9")], home[tile_of("-10")]) == (tile_of("-9"), tile_of("-10"))


def count(position: AnyGame) -> None:
    counted = {event.seat: event for event in happened(position) if isinstance(event, Counted)}
    assert ([value_of(tile) for tile in counted[0].turned], counted[0].points) == ([-8, -7], 11)
    assert position.result is not None
    assert (position.result.places[0].seat, position.result.places[0].score) == (1, 15)


# The questions: each returns what the rules answer


def figure_4c(position: AnyGame) -> object:
    position.play(0, Keep(4))
    (_, only) = legal(position)
    assert isinstance(only, Stop)
    return only.tile


def figure_6b(position: AnyGame) -> object:
    (failed,) = position.play(0, Keep(5))[1:]
    assert (failed.reason, failed.total) == ("no_worm", 31)
    return "nothing"


def figure_7b(position: AnyGame) -> object:
    position.play(0, Roll())
    failed = position.settle(Dice((4, 4, 5, 5, 6)))[-1]
    assert failed.returned == 30
    return failed.turned or "nothing"


def caterina(position: AnyGame) -> object:
    assert position.view(None).seats[0].total == 11
    return position.play(0, Pass())[0].portion


def nicola(position: AnyGame) -> object:
    assert position.play(0, Pass(30))[1] == Stole(0, 30, 5, from_seat=1)
    return Pass(30)


def filippo(position: AnyGame) -> object:
    events = position.play(3, Pass())
    assert [seat.total for seat in position.view(None).seats] == [0] * 4
    return {event.seat: event.portion for event in events if isinstance(event, Shared)}[0]


def kinds(position: AnyGame) -> object:
    assert refused(position, karteneck.Play(5, 2)) == "kind-laid-before"
    position.play(0, karteneck.Play(6, 1))
    return "worm"


def placed_in(tile: int) -> Callable[[Any], object]:
    def asked(position: AnyGame) -> object:
        for seat in range(position.seat_count):
            tiles = position.view(seat).tiles
            position.play(seat, hornochsen.Play((tile if tile in tiles else tiles[-1],)))
        return next(event.row for event in happened(position) if isinstance(event, Placed) and event.tile == tile)

    return asked


def example_63(position: AnyGame) -> object:
    placed_in(63)(position)
    (completed,) = [event for event in happened(position) if isinstance(event, Completed)]
    return completed.next_row


def track(position: AnyGame) -> object:
    placed_in(34)(position)
    (scored,) = [event for event in happened(position) if isinstance(event, Scored)]
    assert (scored.points, scored.from_space) == (5, 10)
    return scored.to_space


def rolled(position: AnyGame, pips: int, tile: str) -> tuple[Struct, ...]:
    position.play(0, verflixxt.Roll())
    position.settle(Die(pips))
    position.play(0, Move("pawn", tile_of(tile)))
    return happened(position)


def example_1(position: AnyGame) -> object:
    moved, took = rolled(position, 5, "-4a")
    assert isinstance(moved, Moved)
    assert moved.to == tile_of("f1")
    assert took == Took(0, tile_of("-4a"), "left")
    return "minus-4"


def example_2(position: AnyGame) -> object:
    moved = rolled(position, 4, "-2a")[0]
    assert isinstance(moved, Moved)
    return value_of(moved.to)


def guarded(position: AnyGame) -> object:
    assert len(rolled(position, 4, "f3")) == 1
    return "nothing"


def third_fortune(position: AnyGame) -> object:
    taken = position.view(None).seats[0].pile.taken
    assert pile_of(taken, None).points == 11
    return pile_of((*taken, tile_of("f3")), None).points


STEPS: dict[str, dict[str, Claim]] = {
    "heckmeck": {"keep": keep, "stop": stop, "steal": steal, "fail": fail, "end": end},
    "karteneck": {
        "lay": lay,
        "pass": pass_with_a_worm,
        "steal": steal_a_portion,
        "miss": miss,
        "share": share,
    },
    "hornochsen": {"place": place, "bull": bull, "happy": happy, "buy": buy, "open": open_round},
    "verflixxt": {"move": move, "take": take, "guard": guard, "finish": finish, "count": count},
}
QUESTIONS: dict[str, dict[str, Callable[[Any], object]]] = {
    "heckmeck": {"figure-4c": figure_4c, "figure-5": figure_4c, "figure-6b": figure_6b, "figure-7b": figure_7b},
    "karteneck": {
        "example-caterina": caterina,
        "example-nicola": nicola,
        "example-filippo": filippo,
        "kinds": kinds,
    },
    "hornochsen": {
        "example-44": placed_in(44),
        "example-1": placed_in(1),
        "example-63": example_63,
        "example-track": track,
    },
    "verflixxt": {
        "example-1": example_1,
        "example-2": example_2,
        "guarded": guarded,
        "example-count": third_fortune,
    },
}


@pytest.mark.parametrize("game", sorted(GAMES))
def test_what_every_step_says_holds_in_its_position(game: str) -> None:
    steps = LESSONS[game].steps
    assert [step.code for step in steps] == [*STEPS[game]]
    assert 3 <= len(steps) <= 5
    for step in steps:
        STEPS[game][step.code](step.scene.position(GAMES[game]))


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_right_answer_is_what_the_rules_say(game: str) -> None:
    questions = LESSONS[game].questions
    assert [question.code for question in questions] == [*QUESTIONS[game]]
    for question in questions:
        assert 2 <= len({*question.answers}) == len(question.answers) <= 4
        said = QUESTIONS[game][question.code](question.scene.position(GAMES[game]))
        assert question.answers[question.right] == said, question.code


@pytest.mark.parametrize("game", sorted(GAMES))
def test_answers_that_are_moves_are_legal(game: str) -> None:
    for question in LESSONS[game].questions:
        moves = {answer for answer in question.answers if isinstance(answer, Struct)}
        assert moves <= {*legal(question.scene.position(GAMES[game]))}
