"""Facts about Heckmeck that its tests need beside the rules."""

from random import Random

from msgspec import Struct

from games.game import AnyGame
from games.heckmeck.mind import best_action
from games.heckmeck.moves import TILES, Dice, Failed, Keep, Roll, Stop, Took, worms_on
from games.heckmeck.rules import Heckmeck
from games.heckmeck.view import HeckmeckView
from renderers.heckmeck.seats import seat_boxes
from renderers.heckmeck.table import SEATS_HEIGHT, SEATS_TOP
from tests.games.own import Own, happened, legal, panels_of

STEPS = 15_000
"""Players who choose blindly mostly fail, and what they fail with goes back to the grill. With two seats and the
default options, the longest of all, a game has 3,000 entries on average; of 5,000 games one in a hundred passed
5,400, one in a thousand 6,600, the longest had 7,852. A tenth as many costs some 1,200 entries more, so that 15,000
is passed once in 10^9 games."""


def conserved(position: AnyGame) -> bool:
    view = position.view(None)
    assert isinstance(view, HeckmeckView)
    grill = (*view.up, *view.turned)
    tiles = len(grill) + sum(stack.count for stack in view.stacks)
    worms = sum(map(worms_on, grill)) + sum(stack.worms for stack in view.stacks)
    return tiles == len(TILES) and worms == sum(map(worms_on, TILES))


def totals(view: HeckmeckView) -> list[str]:
    return [str(stack.worms) for stack in view.stacks]


# Players


def highest_face(position: AnyGame, seat: int, rng: Random) -> Struct:
    """Keep the highest face, and stop at the first tile within reach."""
    actions = [choice.action for choice in position.legal(seat)]
    faces = [action for action in actions if isinstance(action, Keep)]
    tiles = [action for action in actions if isinstance(action, Stop) and action.tile is not None]
    return max(faces, key=lambda keep: keep.face) if faces else [*tiles, actions[0]][0]


def most_worms(position: AnyGame, seat: int, rng: Random) -> Struct:
    """Maximise the own worms that the turn may be expected to bring; a stolen tile counts as any other."""
    return _by_worms(position, seat, stolen=1.0)


def ten_cate(position: AnyGame, seat: int, rng: Random) -> Struct:
    """The published policy, by ten Cate. As `most_worms`, but a stolen tile of w worms is worth
    w × (1 + 1/(n − 1)) at n seats, since one of the others loses it."""
    return _by_worms(position, seat, stolen=1 + 1 / (position.seat_count - 1))


def _by_worms(position: AnyGame, seat: int, stolen: float) -> Struct:
    assert isinstance(position, Heckmeck)
    own = position.stacks[seat]
    fail = -worms_on(own[-1]) if own else 0
    tops = {stack[-1] for other, stack in enumerate(position.stacks) if stack and other != seat}
    worth = {tile: worms_on(tile) * (stolen if tile in tops else 1) for tile in TILES}
    return best_action({**worth, None: fail}, position, seat)


# Lessons


def keep(position: AnyGame) -> None:
    assert legal(position) == [Keep(1), Keep(2), Keep(4), Keep(6)]
    position.play(0, Keep(6))
    assert position.view(None).total == 15


def stop(position: AnyGame) -> None:
    assert legal(position) == [Roll(), Stop(24)]
    assert position.play(0, Stop(24)) == (Took(0, 24, 1, None, 24),)


def steal(position: AnyGame) -> None:
    assert position.play(0, Stop(21)) == (Took(0, 21, 1, from_seat=1, total=21),)


def fail(position: AnyGame) -> None:
    assert happened(position)[-1] == Failed(0, "no_face", 14, returned=29, turned=34, worms=3)
    assert position.view(None).turned == (34,)


def end(position: AnyGame) -> None:
    assert position.result is not None
    assert [worms_on(tile) for tile in (21, 24, 25, 28, 29, 32, 33, 36)] == [1, 1, 2, 2, 3, 3, 4, 4]


def tile_of_sum(position: AnyGame) -> object:
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


OWN = Own(
    steps=STEPS,
    conserved=conserved,
    yardsticks={"highest-face": highest_face, "most-worms": most_worms, "ten-cate": ten_cate},
    claims={"keep": keep, "stop": stop, "steal": steal, "fail": fail, "end": end},
    answers={"plain": tile_of_sum, "figure-4c": tile_of_sum, "figure-6b": figure_6b, "figure-7b": figure_7b},
    elsewhere={
        "keep": {"5"},  # the points of a worm
        "end": {"21", "25"},  # printed on tiles of a seat
    },
    samples=(
        "stacks=-/- kept=6x4.5x3 phase=go options=free_choice",
        "stacks=-/-",
        "stacks=-/36 kept=6x4.4x4",
        "stacks=-/- turned=22.23.24.25.26.27.28.29.30.31.32.33.34.35.36",
    ),
    facts=(
        ("refusal-dice-in-the-air", {}),
        ("refusal-roll-first", {}),
        ("ask-start", {"seat": 0}),
        ("part-bust", {"clause": "first", "ends_with": "failed"}),
        ("final-tile", {"tile": 21}),
        ("standing", {"each": "Anna 12 · Bruno 7"}),
        ("refusal-name-a-tile", {"reach": (25, 24)}),
        *[
            ("refusal-out-of-reach", {"tile": 30, "lies": lies, "total": 22, "reach": reach, "free": free})
            for lies in ("face_down", "own", "elsewhere")
            for reach, free in (((22, 21), False), ((), True))
        ],
        ("refusal-no-more-rolling", {"left": 0, "total": 30}),
        ("value-face", {"value": 6}),
        ("value-dice", {"value": 5}),
        ("value-kept", {"value": 6}),
        ("ask-take", {"seat": 0, "total": 30, "left": 0, "dice": ()}),
        ("feat-turn", {"value": 34}),
        ("feat-stack", {"value": 5}),
    ),
    panels=panels_of(seat_boxes, SEATS_TOP, SEATS_HEIGHT),
    totals=totals,
)
