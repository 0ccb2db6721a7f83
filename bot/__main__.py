"""`roost`, and `python -m bot`."""

import gc
import sys
from collections.abc import Sequence
from typing import Final

GARBAGE: Final = 5000, 3, 3
"""How seldom Python looks for garbage among objects that are new, that stayed once, and that stay. By its own measure
(700, 10, 10) it takes twice the time, and looks through all that stays, for 17 to 44 ms in which nobody is answered, in
every 900 clicks in place of 1,500. Where it looks through that hardly ever, a process holds ever more."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; see `bot.command_line.main`."""
    gc.disable()  # an eighth of a start went into looking for garbage among modules, which never become any
    from bot import command_line

    gc.freeze()  # nor is it looked for there later, while somebody waits for an answer
    gc.set_threshold(*GARBAGE)
    gc.enable()
    return command_line.main(arguments)


if __name__ == "__main__":
    sys.exit(main())
