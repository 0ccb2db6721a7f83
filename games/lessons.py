"""Lessons: positions and claims about them, as data. The sentences are texts.

The learner sits in seat 0. A sentence about a position has the position's code as key, so a lesson is a code and a
position.
"""

from collections.abc import Mapping

from msgspec import Struct

from games.core import Entry
from games.game import AnyGame, replay


class Example(Struct, frozen=True):
    """A position to show: its notation, the moves since, and whether seat 0's hand is shown in place of the board."""

    notation: str
    log: tuple[Entry, ...] = ()
    hand: bool = False

    def position(self, game: type[AnyGame]) -> AnyGame:
        return replay(game.parse(self.notation), self.log)


class Lesson(Struct, frozen=True):
    code: str
    scene: Example


Answer = Struct | int | str
"""An answer: a legal action of seat 0, a number, or a word (the name of a row, or a text's code)."""


class Question(Struct, frozen=True):
    """A position to try, named after the figure or example of the rulebook: answers, and the right one."""

    code: str
    scene: Example
    answers: tuple[Answer, ...]
    right: int


class Lessons(Struct, frozen=True):
    """All lessons of a game. `refusals` maps the code of every refusal to the step that explains it."""

    steps: tuple[Lesson, ...]
    refusals: Mapping[str, str]
    questions: tuple[Question, ...]
