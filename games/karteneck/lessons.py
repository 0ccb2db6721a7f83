"""Lessons of Karteneck."""

from games.karteneck.moves import Draw, Pass
from games.lessons import Example, Lesson, Lessons, Question

LESSONS = Lessons(
    steps=(
        Lesson("lay", Example("hands=1.3.4.4.5.w7/1.1.2.3.5.w9/2.2.3.4.5.w3 grill=18.25.32", hand=True)),
        Lesson(
            "pass",
            Example(
                "round=2 hands=1.3.3.5/1.1.2.5/2.2.4 laid=4x2.5x2.w7/3x3/3x1 stacks=22/30/19 grill=18.25.32",
                ((0, Pass()), Draw((2, 4), ())),
            ),
        ),
        Lesson(
            "steal",
            Example("round=3 hands=1.3.3.5/1.1.2.5/2.2.4 laid=4x5.w3+8/3x3/3x1 stacks=22/26.30/19 grill=18.25.32"),
        ),
        Lesson(
            "miss",
            Example(
                "round=2 hands=1.3.3.5/1.1.2.5/2.2.4 laid=4x2.1x3/3x3/3x1 stacks=22/30/19 grill=18.25.32",
                ((0, Pass()), Draw((2,), (9,))),
            ),
        ),
        Lesson(
            "share",
            Example(
                "round=2 turn=2 hands=1.3.3/1.1.2.5/2 laid=4x5.w3+8/3x5.4x1.1x1.w21/2x3.5x1.w12 passed=0.1 "
                "stacks=22/26/19 grill=18.25.32",
                ((2, Pass()),),
            ),
        ),
    ),
    refusals={
        "being-dealt": "lay",
        "not-your-turn": "lay",
        "no-such-kind": "lay",
        "kind-laid-before": "lay",
        "lay-at-least-one": "lay",
        "too-few-held": "lay",
        "only-worms-have-serials": "share",
        "serial-not-held": "share",
        "highest-goes-unnamed": "share",
        "serial-too-low": "share",
        "passed-before": "pass",
        "no-steal-without-worm": "steal",
        "not-your-sum": "steal",
        "on-no-stack": "steal",
        "over": "share",
    },
    questions=(
        Question("kinds", Example("hands=5.5.1.w4/2.3.4 laid=5x2/3x1 grill=17.24"), ("fives", "worm", "neither"), 1),
        Question(
            "example-caterina",
            Example(
                "round=3 hands=1.1.2.5.w1/1.1.1.5.2.2/4.w3.w8/2.4.4.3.3 laid=4x2.3x1/1x5.5x3/4x5/2x2.5x1 "
                "stacks=22.16/26.30/19.35/20.28 grill=18.21.25.32"
            ),
            (0, 18, 32),
            right=1,
        ),
        Question(
            "example-nicola",
            Example(
                "round=3 hands=2.3/1.1.w21/4.w1/2.4.4 laid=4x5.w3+8/1x5.5x3/4x1/2x2.5x1 "
                "stacks=19.35/26.30/22.16/20.28 grill=18.21.25.32"
            ),
            (Pass(30), Pass()),
            right=0,
        ),
        Question(
            "example-filippo",
            Example(
                "round=3 turn=3 hands=1.2/3.4/1.5/3.4 laid=4x5.w3+8/1x4.5x3.2x3.w21/-/2x2.5x1 passed=0.1.2 "
                "stacks=19.35/26.30/22.16.18/20.28 grill=21.25.32"
            ),
            (32, 25, 21),
            right=1,
        ),
    ),
)
