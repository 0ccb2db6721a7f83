"""What a computer is asked, and how it answers. Whatever it knows of a table stands in its question."""

import traceback
from random import Random

import msgspec
from msgspec import Struct

from games.computer import Level, decide
from games.registry import rules_of


class Question(Struct, frozen=True):
    """A decision of a seat. `position` is the notation of one that the seat takes for possible, drawn anew from what it
    sees, and never the table's own. `stream` names the chance of its thoughts; it follows from what everybody may know,
    so that the same question has the same answer whenever it is asked."""

    game: str
    version: int
    position: str
    seat: int
    level: str
    stream: str


class Answer(Struct, frozen=True):
    """An action, in JSON; empty where a trouble kept it from being found."""

    action: str = ""
    trouble: str = ""


class Unthinkable(Exception):
    """A question to which this code has no answer."""


def answered(asked: Question) -> Answer:
    """What comes of a question. A trouble tells what went wrong and where, but nothing of the position."""
    try:
        return Answer(msgspec.json.encode(_thought(asked)).decode())
    except Exception as error:  # noqa: BLE001 - whatever it is, a table waits for a move
        at = traceback.extract_tb(error.__traceback__)[-1]
        return Answer(trouble=f"{type(error).__name__} at {at.name}:{at.lineno}")


def _thought(asked: Question) -> Struct:
    rules = rules_of(asked.game, asked.version)
    if rules is None:  # the files of Roost are newer than the process that asks
        raise Unthinkable
    position = rules.parse(asked.position)
    level: Level = msgspec.convert(asked.level, Level)
    action = decide(position, asked.seat, level, Random(asked.stream))  # noqa: S311 - everybody may foretell it
    if not any(choice.action == action for choice in position.legal(asked.seat)):
        raise Unthinkable
    return action
