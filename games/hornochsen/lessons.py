"""Lessons of Tanz der Hornochsen."""

from games.hornochsen.moves import Play
from games.lessons import Example, Lesson, Lessons, Question

_HAPPY = (
    "hands=55.70.90/37.56.60/86.87.91/83.92.99 pawns=1/30/25/10 "
    "rows=L4:20.23.28.31.34/L5:17/R3:75.77.78.80/R4:68.72 box=1.2.3.4.5.6 chosen=-/37/86/83"
)

LESSONS = Lessons(
    steps=(
        Lesson(
            "place",
            Example(
                "hands=14.27.52.60.77.95/15.22.41.58.70.98/3.29.37.61.80.91/44.46.62.85.88.90 "
                "rows=L1:2/L2:5/L3:8/L4:18 chosen=-/15/3/44"
            ),
        ),
        Lesson(
            "bull",
            Example(
                "round=6 hands=63.70.95/2.11.40/4.13.33/5.6.99 rows=L1:12/L2:22/L3:53.56.59.60.62/L4:81 "
                "pawns=12/0/3/4 chosen=-/11/13/5",
                ((0, Play((63,))),),
            ),
        ),
        Lesson("happy", Example(_HAPPY, ((0, Play((55,))),))),
        Lesson("buy", Example("round=9 hands=41/22.60.98/29.37.80 rows=R1:50.52/R2:66.67/L5:17/L6:34 pawns=14/23/9")),
        Lesson(
            "open",
            Example(
                "round=15 hands=15.53/14.37.80/31.44.61 rows=L5:64.66/R2:35.36/R4:71.73/R5:90 pawns=26/41/13 "
                "order=2/0/1 turn=1 chosen=-/-/44"
            ),
        ),
    ),
    refusals={
        "not-yours": "place",
        "chosen-already": "place",
        "pick-first": "bull",
        "nothing-to-pick": "bull",
        "pick-how-many": "bull",
        "not-in-row": "bull",
        "play-how-many": "buy",
        "lower-first": "buy",
        "buy-first": "buy",
        "bought-before": "buy",
        "nothing-for-sale": "buy",
        "one-to-three": "buy",
        "screen-full": "buy",
        "too-few-for-sale": "buy",
        "drawing": "buy",
        "lies-open": "open",
        "not-yet": "open",
        "picks-first": "open",
        "over": "open",
    },
    questions=(
        Question(
            "example-44",
            Example("hands=44.62/14.60/3.61 rows=L1:2/L2:5/L3:8/L4:18", hand=True),
            ("L3", "L4", "L1"),
            right=1,
        ),
        Question(
            "example-1",
            Example("hands=1.70/80.71/81.72 rows=L1:2.3/L2:5/L3:8.14.15/L4:18.44", hand=True),
            ("L1", "L2", "L4"),
            right=2,
        ),
        Question(
            "example-63",
            Example("round=6 hands=63.70/2.14/4.13/5.6 rows=L1:11/L2:22/L3:53.56.59.60.62/L4:81 pawns=12/0/3/4"),
            ("L4", "L5", "L6"),
            right=1,
        ),
        Question(
            "example-track",
            Example("round=6 hands=34.80/81.82/83.84 rows=L1:70/L2:31.32.33/L3:1/L4:2 pawns=10/15/16"),
            (15, 16, 17),
            right=2,
        ),
    ),
)
