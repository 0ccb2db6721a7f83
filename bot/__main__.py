"""`python -m bot` is `roost`."""

import sys

from bot.command_line import main

if __name__ == "__main__":
    sys.exit(main())
