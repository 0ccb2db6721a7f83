"""`python -m bot.computers.review_worker`: works on slices of reviews, each a line, until its standard input ends."""

from typing import Final

import msgspec

from bot.computers.answering import answer_lines
from bot.computers.slices import timed
from games.review import Slice

_NICENESS: Final = 19
"""The lowest priority, because all that plays comes first."""


def find_line(line: bytes) -> bytes:
    """Return the finding of a slice with its CPU time, both as JSON. Empty if the slice cannot be worked on."""
    try:
        return msgspec.json.encode(timed(msgspec.json.decode(line, type=Slice)))
    except Exception:  # noqa: BLE001 - whatever it is, the review is given up
        return b""


if __name__ == "__main__":
    answer_lines(find_line, _NICENESS)
