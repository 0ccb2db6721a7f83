"""Checks one game, everything that concerns it: `uv run python -m tests.check_game NAME`.

Runs the tests of that game alone, in the order of work: rules, tables, pictures, texts, logs. All complaints come at
once; `-x` stops at the first, and `--only rules` runs one part.
"""

import argparse
import os
import subprocess
import sys

from games.registry import GAMES
from tests.games.own import ONLY
from tests.games.playouts import edges, hidden_cases, positions

ALL = "test_every_text_is or test_every_language_has or test_random_play_meets or test_no_text_doubles"
PARTS = {
    "rules": (["tests/games"], ""),
    "tables": (["tests/tables", "tests/finished", "tests/computers"], ""),
    "pictures": (["tests/renderers"], "test_figures_name or test_every_figure or test_every_game_is_drawn"),
    "texts": (
        [
            "tests/chat/words",
            "tests/chat/test_rules_pages.py",
            "tests/test_rooms.py",
            "tests/test_documents.py",
            "tests/test_plain_words.py",
        ],
        f"{ALL} or test_command_tables or test_words_without or test_first_pages or test_rooms",
    ),
    "logs": (
        ["tests/chat/test_custom_ids.py", "tests/chat/board/test_leaks.py", "tests/golden", "tests/playthroughs"],
        "test_every_custom_id_under or test_every_released or test_every_option_set",
    ),
}
"""Where the tests of each part are, and which of those that bear no game's name concern it."""


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.check_game", description=__doc__)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--only", choices=PARTS, action="append", help="only this part")
    parser.add_argument("-x", dest="first", action="store_true", help="stop at the first complaint")
    options = parser.parse_args()
    parts = [PARTS[part] for part in options.only or PARTS]
    folders = [folder for folders, _ in parts for folder in folders]
    names = " or ".join(filter(None, [options.game, *[beside for _, beside in parts]]))
    command = [sys.executable, "-m", "pytest", "-q", "--tb=short", "-r", "f", *folders, "-k", names]
    stop = ["-x"] if options.first else []
    done = subprocess.run([*command, *stop], env={**os.environ, ONLY: options.game}, check=False).returncode
    for case in hidden_cases(GAMES[options.game]):
        counts = ", ".join(f"{len(found)} {kind}" for kind, found in edges(case).items())
        sys.stdout.write(f"{case}: redealt what is hidden at {len(positions(case))} random positions, {counts}\n")
    return done


if __name__ == "__main__":
    sys.exit(main())
