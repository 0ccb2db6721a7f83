"""`roost`, and `python -m bot`."""

import gc
import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; see `bot.command_line.main`."""
    gc.disable()  # an eighth of a start went into looking for garbage among modules, which never become any
    from bot import command_line

    gc.freeze()  # nor is it looked for there later, while somebody waits for an answer
    gc.enable()
    return command_line.main(arguments)


if __name__ == "__main__":
    sys.exit(main())
