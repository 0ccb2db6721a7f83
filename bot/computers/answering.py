"""The loop of a worker process: it reads lines from standard input, and writes an answer to each to standard output."""

import os
import sys
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread


def answer_lines(answer: Callable[[bytes], bytes], niceness: int) -> None:
    """Answer until standard input ends. Then end, even in the middle of an answer, because the parent is gone."""
    if hasattr(os, "nice"):
        os.nice(niceness)
    lines: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_read, args=(lines,), daemon=True).start()
    while True:
        said = answer(lines.get())
        try:
            sys.stdout.buffer.write(said + b"\n")
            sys.stdout.buffer.flush()
        except OSError:  # the bot was killed
            os._exit(0)


def _read(lines: "SimpleQueue[bytes]") -> None:
    for line in sys.stdin.buffer:
        lines.put(line)
    os._exit(0)
