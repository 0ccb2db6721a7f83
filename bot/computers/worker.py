"""`python -m bot.computers.worker`: answers questions, each a line, until its standard input ends."""

from typing import Final

import msgspec

from bot.computers.answering import answer_lines
from bot.computers.questions import Question, answer

_NICENESS: Final = 10
"""A low priority, because clicks come first."""


def answer_line(line: bytes) -> bytes:
    """Return the answer to a question, both as JSON."""
    return msgspec.json.encode(answer(msgspec.json.decode(line, type=Question)))


if __name__ == "__main__":
    answer_lines(answer_line, _NICENESS)
