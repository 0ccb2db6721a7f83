"""Draws as a process of its own, which reads what it is to draw on its standard input and ends with that:
`python -m renderers.worker`.

A request is a pickled function of `renderers/registry.py` with its arguments; the answer is the length of a PNG in four
bytes, and the PNG, nothing where there is no picture; `FAILED` alone where the drawing raised something. A first one
without a picture says that it can begin.
"""

import os
import pickle
import sys
from contextlib import suppress
from struct import pack
from typing import BinaryIO, Final

from renderers.registry import Picture

FAILED: Final = 2**32 - 1


def work(requests: BinaryIO, answers: BinaryIO) -> None:
    """Draw until nothing more can be asked."""
    with suppress(EOFError, BrokenPipeError):
        tell(answers, None)
        while True:
            draw_it, arguments = pickle.load(requests)  # noqa: S301 - of the process that started this one
            try:
                picture = draw_it(*arguments)
            except Exception:  # noqa: BLE001 - it is raised again where the bot draws the same
                answers.write(pack(">I", FAILED))
                answers.flush()
            else:
                tell(answers, picture)


def tell(answers: BinaryIO, picture: Picture | None) -> None:
    png = b"" if picture is None else picture.png
    answers.write(pack(">I", len(png)) + png)
    answers.flush()


if __name__ == "__main__":
    work(sys.stdin.buffer, sys.stdout.buffer)
    os._exit(0)  # what is left to flush goes to a process that is gone
