"""`roost`, and `python -m bot`."""

import gc
import signal
import sys
from collections.abc import Sequence
from typing import Final

GARBAGE: Final = 5000, 3, 3
"""Thresholds of the garbage collector's three generations. The defaults (700, 10, 10) take twice the time, and a full
collection, 17 to 44 ms without replies, every 900 clicks in place of 1,500. With much higher ones memory grows without
bound."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; see `bot.command_line.main`."""
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)  # a KeyboardInterrupt in an import would be a traceback
    gc.disable()  # an eighth of a start went into looking for garbage among modules, which never become any
    from bot import command_line

    gc.freeze()  # later collections skip what exists now, which keeps replies fast
    gc.set_threshold(*GARBAGE)
    gc.enable()
    return command_line.main(arguments)


if __name__ == "__main__":
    sys.exit(main())
