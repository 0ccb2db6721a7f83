"""Questions to computers, and their answers. A question holds everything that the computer may know."""

import traceback
from random import Random

import msgspec
from msgspec import Struct

from games.computer import Mover, decide
from games.registry import rules_of


class Question(Struct, frozen=True):
    """A decision of a seat. `position` is the notation of a position that is possible for the seat, sampled from its
    view, never the table's own. `stream` seeds the computer's chance; it derives from public facts, so that the same
    question has the same answer."""

    game: str
    version: int
    position: str
    seat: int
    level: str
    stream: str


class Unthinkable(Exception):
    """Raised for a question that a mind did not answer."""


class Answer(Struct, frozen=True):
    """An action in JSON, or empty with a `trouble`."""

    action: str = ""
    trouble: str = ""

    def given(self) -> bytes:
        """Return the action. Raises Unthinkable if there is none."""
        if not self.action:
            raise Unthinkable(self.trouble)
        return self.action.encode()


def trouble_of(error: Exception) -> str:
    """Return the error and its place, but nothing of the position."""
    if isinstance(error, Unthinkable) and str(error):
        return str(error)
    at = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} at {at.name}:{at.lineno}"


def answer(question: Question) -> Answer:
    try:
        return Answer(msgspec.json.encode(_thought(question)).decode())
    except Exception as error:  # noqa: BLE001 - the table waits for a move, so report any error
        return Answer(trouble=trouble_of(error))


def _thought(question: Question) -> Struct:
    rules = rules_of(question.game, question.version)
    if rules is None:  # the files of Roost are newer than the process that asks
        raise Unthinkable
    position = rules.parse(question.position)
    mover: Mover = msgspec.convert(question.level, Mover)
    action = decide(position, question.seat, mover, Random(question.stream))  # noqa: S311 - a predictable computer is no leak
    if not any(choice.action == action for choice in position.legal(question.seat)):
        raise Unthinkable
    return action
