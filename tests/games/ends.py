"""Print how one game of each case ends, from the dealer's seed alone: `python -m tests.games.ends MODULE:CLASS
SEED`."""

import pkgutil
import sys

from games.chance import SEED_BYTES
from tests.games.playouts import cases_of, dealt

if __name__ == "__main__":
    for case in cases_of(pkgutil.resolve_name(sys.argv[1])):
        position = case.new()
        for _ in dealt(position, case, int(sys.argv[2]).to_bytes(SEED_BYTES), "1"):
            pass
        sys.stdout.write(f"{position.notation()}\n")
