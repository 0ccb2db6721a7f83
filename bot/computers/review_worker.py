"""`python -m bot.computers.review_worker`: works on slices of reviews, each a line, until its standard input ends."""

import traceback
from random import Random
from time import thread_time
from typing import Final

import msgspec

from bot.computers.answering import answer_lines
from games.review import Comparison, Failed, Finding, Search, Slice, Worked, finding_of


def timed(request: Slice) -> Worked:
    """Work on a slice, and measure its CPU time."""
    begun = thread_time()
    finding = work_on(request)
    return Worked(finding, thread_time() - begun)


def work_on(request: Slice) -> Finding:
    """Return the finding of a slice. The same slice has the same finding."""
    return finding_of(request, Random(request.stream if isinstance(request, Search | Comparison) else ""))  # noqa: S311 - not a secret


_NICENESS: Final = 19
"""The lowest priority, because all that plays comes first."""


def find_line(line: bytes) -> bytes:
    """Return the finding of a slice with its CPU time as JSON, or the error and its place. The table is over, so
    nothing of it is secret."""
    try:
        return msgspec.json.encode(timed(msgspec.json.decode(line, type=Slice)))
    except Exception as error:  # noqa: BLE001 - whatever it is, the review is given up
        at = traceback.extract_tb(error.__traceback__)[-1]
        said = " ".join("".join(traceback.format_exception_only(error)).split())
        return msgspec.json.encode(Failed(f"{said} (at {at.name}:{at.lineno})"))


if __name__ == "__main__":
    answer_lines(find_line, _NICENESS)
