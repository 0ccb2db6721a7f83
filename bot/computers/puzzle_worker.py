"""`python -m bot.computers.puzzle_worker`: reads seeds of puzzles from standard input, a line of hexadecimal
digits each, and writes the puzzles to standard output. It ends with its standard input."""

import os
import sys
from typing import Final

import msgspec

from bot.daily.puzzle import make

_NICENESS: Final = 10
"""A low priority, because clicks come first."""


def main() -> None:
    """Work until standard input ends. A seed without a puzzle has an empty line as its reply."""
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    for line in sys.stdin.buffer:
        try:
            sys.stdout.buffer.write(puzzle_line(line) + b"\n")
            sys.stdout.buffer.flush()
        except OSError:  # the bot was killed
            os._exit(0)


def puzzle_line(line: bytes) -> bytes:
    """Return the puzzle of a seed as JSON. Empty if there is none."""
    try:
        return msgspec.json.encode(make(bytes.fromhex(line.decode())))
    except Exception:  # noqa: BLE001 - whatever it is, the next reader of the puzzle asks again
        return b""


if __name__ == "__main__":
    main()
