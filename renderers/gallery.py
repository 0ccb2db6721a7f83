"""Sample positions of every game, drawn into a folder, so that anyone can look."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from msgspec import Struct

from games.core import AnyGame, replay
from games.heckmeck.moves import Dice, FirstSeat, Keep, Roll, Stop
from games.registry import GAMES
from renderers import hornochsen, karteneck
from renderers.registry import Picture, draw, draw_hand, warm_up

NAMES = ("Ada", "Bruno", "Chiara", "Dietlinde", "Émile", "Fjóla", "Guglielmo il Grande", "Hanna")


class Sample(NamedTuple):
    """A position: a notation, and what happened since."""

    situation: str
    seats: int
    notation: str
    log: Sequence[tuple[int, Struct] | Struct] = ()


SAMPLES: dict[str, tuple[Sample, ...]] = {
    "heckmeck": (
        Sample("start", 2, "stacks=-/- phase=first", [FirstSeat(0)]),
        Sample("start", 7, "stacks=-/-/-/-/-/-/- phase=first", [FirstSeat(2)]),
        Sample("mid-game", 2, "stacks=22.27.25/23.30 turned=36 kept=6x4 dice=1.3.5.5", [(0, Keep(5))]),
        Sample(
            "mid-game",
            7,
            "turn=4 stacks=24.28/21/22.30.29/-/25/27.23.31.33/26 turned=35.36 kept=6x2.4x1 phase=go",
            [(4, Roll()), Dice((1, 3, 3, 5, 6))],
        ),
        Sample("stolen", 2, "turn=1 stacks=22.27.25/23.30 turned=36 kept=6x2.5x3 phase=go", [(1, Stop(25))]),
        Sample(
            "taken", 7, "turn=3 stacks=24.28/21/22.30/-/25/27.23.31/- turned=36 kept=6x3.4x3 phase=go", [(3, Stop(26))]
        ),
        Sample(
            "failed", 2, "stacks=22.27.25/23.30 turned=36 kept=6x1.5x2.1x1 phase=go", [(0, Roll()), Dice((1, 1, 5, 6))]
        ),
        Sample(
            "failed",
            7,
            "turn=5 stacks=24/21/22.30/-/25/27.31/26 turned=36 kept=5x3.4x4 phase=go",
            [(5, Roll()), Dice((1,)), (5, Keep(1))],
        ),
        Sample("last-turn", 2, "stacks=22.27.25.31.26/23.30.28.21.32 turned=29.33.34.35.36 kept=6x2.5x2.4x1 phase=go"),
        Sample(
            "last-turn",
            7,
            "turn=1 stacks=24.28/21/22.30.29/-/25/27.23.31.33/- turned=34.35.36.32 kept=6x3.5x2 phase=go",
        ),
        Sample(
            "result",
            2,
            "stacks=22.27.25.31.26/23.30.28.21.32 turned=29.33.34.35.36 kept=6x2.5x2.4x1 phase=go",
            [(0, Stop(24))],
        ),
        Sample(
            "result",
            7,
            "turn=1 stacks=24.28/21/22.30.29/-/25/27.23.31.33/- turned=34.35.36.32 kept=6x4.5x2 phase=go",
            [(1, Stop(26))],
        ),
    ),
    "hornochsen": tuple(Sample(*sample) for sample in hornochsen.SAMPLES),
    "karteneck": tuple(Sample(*sample) for sample in karteneck.SAMPLES),
}


def position(game_name: str, sample: Sample) -> AnyGame:
    """The position of a sample."""
    return replay(GAMES[game_name].parse(sample.notation), sample.log)


@cache
def rehearse() -> None:
    """Make all art, then draw every sample once: afterwards little is new but names. Once a process."""
    warm_up()
    for game_name, samples in SAMPLES.items():
        for sample in samples:
            _draw_all(game_name, sample)


def _draw_all(game_name: str, sample: Sample) -> dict[str, Picture]:
    """A sample's board, and the hands where there are any, by what their file names end in."""
    at, names = position(game_name, sample), NAMES[: sample.seats]
    hands = [draw_hand(game_name, at.view(seat), names, seat) for seat in range(sample.seats) if at.view(seat).hand()]
    shown = {f"-hand-{seat + 1}": hand for seat, hand in enumerate(hands[:1]) if hand is not None}
    return {"": draw(game_name, at.view(None), names), **shown}


def write_gallery(folder: Path) -> list[Path]:
    """Draw the samples of every game; files are named game-situation-seats.png, the first seat's hand …-hand-1.png."""
    folder.mkdir(parents=True, exist_ok=True)
    written: list[Path] = []
    for game_name, samples in SAMPLES.items():
        for sample in samples:
            for suffix, picture in _draw_all(game_name, sample).items():
                path = folder / f"{game_name}-{sample.situation}-{sample.seats}{suffix}.png"
                path.write_bytes(picture.png)
                written.append(path)
    return written
