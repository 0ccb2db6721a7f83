"""Lessons of Heckmeck."""

from games.heckmeck.moves import Dice, Keep, Roll, Stop
from games.lessons import Example, Lesson, Lessons, Question

LESSONS = Lessons(
    steps=(
        Lesson("keep", Example("stacks=-/-/- dice=1.2.2.4.4.6.6.6")),
        Lesson("stop", Example("stacks=-/22/30 kept=6x2.2x3 phase=go", ((0, Roll()), Dice((3, 4, 4)), (0, Keep(4))))),
        Lesson("steal", Example("stacks=29/30.21/27 kept=6x3.3x2")),
        Lesson("fail", Example("stacks=29/35.36/- kept=6x1.5x1.4x1 phase=go", ((0, Roll()), Dice((4, 4, 5, 5, 6))))),
        Lesson(
            "end",
            Example("stacks=22.27.25.31/26.23.30.28/21.24 turned=29.33.34.35.36 kept=6x4.5x2.2x1", ((0, Stop(32)),)),
        ),
    ),
    refusals={
        "not-your-turn": "keep",
        "dice-in-the-air": "keep",
        "roll-first": "keep",
        "keep-first": "keep",
        "already-kept-one": "keep",
        "face-not-rolled": "keep",
        "face-kept-before": "keep",
        "no-more-rolling": "stop",
        "name-a-tile": "stop",
        "no-worm-kept": "stop",
        "out-of-reach": "stop",
        "over": "end",
    },
    questions=(
        Question("plain", Example("stacks=-/- kept=6x2.5x2 dice=1.2.4.4"), (27, 28, 29), right=1),
        Question("figure-4c", Example("stacks=23/22.30 kept=6x3 dice=1.2.3.4.4"), (23, 22, 21), right=2),
        Question("figure-6b", Example("stacks=-/- kept=4x3.3x3 dice=5.5"), (31, 30, "nothing"), right=2),
        Question(
            "figure-7b", Example("stacks=30/- turned=31.32.33.34.35.36 kept=6x1.5x1.4x1"), (30, 29, "nothing"), right=2
        ),
    ),
)
