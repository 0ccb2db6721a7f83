"""`python -m bot.computers.review_worker`: reads slices of reviews from standard input, a line each, and writes what it
found to standard output. It ends with its standard input."""

import os
import sys
from typing import Final

import msgspec

from bot.computers.slices import timed
from games.review import Slice

_NICENESS: Final = 19
"""The lowest priority, because all that plays comes first."""


def main() -> None:
    """Work until standard input ends. A slice that fails has an empty line as its finding."""
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    for line in sys.stdin.buffer:
        asked = msgspec.json.decode(line, type=Slice)
        try:
            sys.stdout.buffer.write(found_line(asked) + b"\n")
            sys.stdout.buffer.flush()
        except OSError:  # the bot was killed
            os._exit(0)


def found_line(asked: Slice) -> bytes:
    """Return the finding of a slice, with its CPU time, as JSON. Empty if the slice cannot be worked on."""
    try:
        return msgspec.json.encode(timed(asked))
    except Exception:  # noqa: BLE001 - whatever it is, the review is given up
        return b""


if __name__ == "__main__":
    main()
