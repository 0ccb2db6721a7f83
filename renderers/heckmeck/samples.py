"""Positions of Heckmeck for the gallery: a situation, the number of seats, a notation, and the moves since."""

from collections.abc import Sequence

from games.heckmeck.moves import Dice, FirstSeat, Keep, Roll, Stop

Entry = tuple[int, Keep | Roll | Stop] | Dice | FirstSeat
SAMPLES: tuple[tuple[str, int, str, Sequence[Entry]], ...] = (
    ("start", 2, "stacks=-/- phase=first", [FirstSeat(0)]),
    ("start", 7, "stacks=-/-/-/-/-/-/- phase=first", [FirstSeat(2)]),
    ("mid-game", 2, "stacks=22.27.25/23.30 turned=36 kept=6x4 dice=1.3.5.5", [(0, Keep(5))]),
    (
        "mid-game",
        7,
        "turn=4 stacks=24.28/21/22.30.29/-/25/27.23.31.33/26 turned=35.36 kept=6x2.4x1 phase=go",
        [(4, Roll()), Dice((1, 3, 3, 5, 6))],
    ),
    ("stolen", 2, "turn=1 stacks=22.27.25/23.30 turned=36 kept=6x2.5x3 phase=go", [(1, Stop(25))]),
    ("taken", 7, "turn=3 stacks=24.28/21/22.30/-/25/27.23.31/- turned=36 kept=6x3.4x3 phase=go", [(3, Stop(26))]),
    ("failed", 2, "stacks=22.27.25/23.30 turned=36 kept=6x1.5x2.1x1 phase=go", [(0, Roll()), Dice((1, 1, 5, 6))]),
    (
        "failed",
        7,
        "turn=5 stacks=24/21/22.30/-/25/27.31/26 turned=36 kept=5x3.4x4 phase=go",
        [(5, Roll()), Dice((1,)), (5, Keep(1))],
    ),
    ("last-turn", 2, "stacks=22.27.25.31.26/23.30.28.21.32 turned=29.33.34.35.36 kept=6x2.5x2.4x1 phase=go", []),
    ("last-turn", 7, "turn=1 stacks=24.28/21/22.30.29/-/25/27.23.31.33/- turned=34.35.36.32 kept=6x3.5x2 phase=go", []),
    (
        "result",
        2,
        "stacks=22.27.25.31.26/23.30.28.21.32 turned=29.33.34.35.36 kept=6x2.5x2.4x1 phase=go",
        [(0, Stop(24))],
    ),
    (
        "result",
        7,
        "turn=1 stacks=24.28/21/22.30.29/-/25/27.23.31.33/- turned=34.35.36.32 kept=6x4.5x2 phase=go",
        [(1, Stop(26))],
    ),
)
