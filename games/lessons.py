"""How a game is taught: positions and what is claimed of them, as data; the sentences are texts.

Whoever learns sits in seat 0. A sentence about a position stands under its code, so a lesson is a code and a position.
"""

from collections.abc import Mapping

from msgspec import Struct

from games.core import AnyGame, Entry, replay


class Scene(Struct, frozen=True):
    """A position that is shown: its notation, what happened since, and whether seat 0's hand is shown in the place of
    the board."""

    notation: str
    log: tuple[Entry, ...] = ()
    hand: bool = False

    def position(self, game: type[AnyGame]) -> AnyGame:
        """The position of a scene."""
        return replay(game.parse(self.notation), self.log)


class Lesson(Struct, frozen=True):
    """A step of a game's lessons."""

    code: str
    scene: Scene


Answer = Struct | int | str
"""What somebody would do: a legal action of seat 0, a number, or a word (the name of a row, or a text's code)."""


class Question(Struct, frozen=True):
    """A position to try oneself at, named after the figure or example of the rulebook: answers, and which is right."""

    code: str
    scene: Scene
    answers: tuple[Answer, ...]
    right: int


class Lessons(Struct, frozen=True):
    """All that is taught of a game. `refusals` tells for the code of every refusal the step that explains it."""

    steps: tuple[Lesson, ...]
    refusals: Mapping[str, str]
    questions: tuple[Question, ...]
