"""Lessons of Verflixxt!."""

from games.lessons import Example, Lesson, Lessons, Question
from games.verflixxt.moves import Move
from games.verflixxt.tiles import tile_of

_TAKEN = "-1a.-2a.-3a.-4a.-5a.-6a.-7a.-8a.f1.f2.+2.+3.+4.+8"

LESSONS = Lessons(
    steps=(
        Lesson("move", Example("pawns=S.S.-2a/S.-5a.f1/S.S.f1 taken=-/-4a/- die=4")),
        Lesson("take", Example("pawns=S.-4a.-7a/S.-5a.f1/S.S.f1 die=5", ((0, Move("pawn", tile_of("-4a"))),))),
        Lesson(
            "guard",
            Example("pawns=-7a.f2.f5/-5a.f1.f4/S.-1a.f1 taken=-4a/-2a/- die=3", ((0, Move("pawn", tile_of("f2"))),)),
        ),
        Lesson(
            "finish",
            Example(
                "pawns=-9.-10.E/-3b.-8b.E/-7b.E.E guards=-3b.-8b "
                "taken=-1a.-4a.f1.f3.+5/-2a.-6a.f2.+8/-3a.f4.+6.+7 die=4"
            ),
        ),
        Lesson(
            "count",
            Example(
                f"pawns=E.E.-10/E.E.E/E.E.E guards=-10 taken={_TAKEN}/-4b.f3.+5.+6/-3b.-7b.-9.f4.+7 die=3",
                ((0, Move("pawn", tile_of("-10"))),),
            ),
        ),
    ),
    refusals={
        "not-begun": "move",
        "die-in-the-air": "move",
        "not-your-turn": "move",
        "roll-first": "move",
        "rolled-already": "move",
        "must-move": "move",
        "no-pawn-there": "move",
        "only-forward": "move",
        "nothing-before-start": "move",
        "no-guard-there": "guard",
        "guard-alone": "guard",
        "home": "finish",
        "stays-in-finish": "finish",
        "over": "count",
    },
    questions=(
        Question("example-1", Example("pawns=S.S.-4a/S.S.f1/S.S.-2a"), ("minus-4", "nothing", "fortune-1"), right=0),
        Question("example-2", Example("pawns=S.S.-2a/S.S.f1/S.S.f1 taken=-/-4a/-"), (-6, -7, -8), right=1),
        Question("guarded", Example("pawns=S.S.f3/S.S.-4a/S.S.-2a"), ("fortune-3", "nothing"), right=1),
        Question(
            "example-count", Example(f"pawns=E.E.E/E.E.-10 guards=-10 taken={_TAKEN}/- turn=1"), (12, 17, 23), right=2
        ),
    ),
)
