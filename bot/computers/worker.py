"""`python -m bot.computers.worker`: reads questions from standard input, a line each, and writes the answers to
standard output. It ends with its standard input, even in the middle of a question, because its parent is gone then."""

import os
import sys
from queue import SimpleQueue
from threading import Thread
from typing import Final

import msgspec

from bot.computers.questions import Question, answer

_NICENESS: Final = 10
"""A low priority, because clicks come first."""


def main() -> None:
    """Answer until standard input ends."""
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    lines: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_read, args=(lines,), daemon=True).start()
    while True:
        asked = msgspec.json.decode(lines.get(), type=Question)
        try:
            sys.stdout.buffer.write(msgspec.json.encode(answer(asked)) + b"\n")
            sys.stdout.buffer.flush()
        except OSError:  # the bot was killed
            os._exit(0)


def _read(lines: "SimpleQueue[bytes]") -> None:
    for line in sys.stdin.buffer:
        lines.put(line)
    os._exit(0)


if __name__ == "__main__":
    main()
