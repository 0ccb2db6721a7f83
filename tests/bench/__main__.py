"""Runs every bench with its smallest size, so that none breaks unnoticed: `uv run python -m tests.bench [NAME …]`.

The figures of such small runs mean little, so a missed goal is no failure. `uv run python -m tests.bench report` prints
the table of costs of docs/hosting.md.
"""

import argparse
import re
import subprocess
import sys
from collections.abc import Mapping, Sequence
from typing import Final

SMALLEST: Final[Mapping[str, str]] = {
    "clicks": "--clicks 10 --each 4",
    "start": "--runs 1",
    "servers": "--servers 5 --size small",
    "memory": "--runs 1 --clicks 400",
    "pictures": "--pictures 20",
    "playouts": "--games 20",
    "tournament": "--games 2 --seats 2",
    "chances": "--games 8",
}


START: Final = "start --runs 3"
CLICKS: Final = "clicks --clicks 300"
COSTS: Final = (
    ("Processor time of a start, beside a bare bot's", START, "to ready: Roost, new file", "to ready: bare bot"),
    ("Memory after a start, beside a bare bot's", START, "when ready: Roost, new file", "when ready: bare bot"),
    ("Memory when idle, beside a bare bot's", START, "when idle: Roost, new file", "when idle: bare bot"),
    ("Memory after pictures of all games, beside a bare bot's", START, "seat counts", "when idle: bare bot"),
    ("Processor time of a click, beside the floor bot's", CLICKS, "a click beside the floor bot's", None),
    ("A click to its reply, beside the floor bot's", CLICKS, "p50 beside the floor bot's", None),
)
"""Rows of the table: what, its bench, and the ends of one line's words, or of two that are divided."""


def report(costs: Sequence[tuple[str, str, str, str | None]] = COSTS) -> bool:
    """Print the table of costs, and return whether it is whole. A bare bot is discord.py alone; the floor bot does what
    a click needs at least."""
    said = {command: figures_of(command) for command in dict.fromkeys(command for _, command, *_ in costs)}
    sys.stdout.write("| | | `uv run python -m` |\n|---|---|---|\n")
    whole = True
    for what, command, of, by in costs:
        values = [_ending(said[command], end) for end in (of, by) if end is not None]
        known = [value for value in values if value]
        whole &= known == values
        cost = f"{known[0] / (known[1] if by else 1):.1f} ×" if known == values else "no figure: the bench failed"
        sys.stdout.write(f"| {what} | {cost} | `tests.bench.{command}` |\n")
    return whole


def figures_of(command: str) -> Mapping[str, float]:
    """Run a bench, and return its figures by their words."""
    arguments = [sys.executable, "-m", *f"tests.bench.{command}".split()]
    said = subprocess.run(arguments, stdout=subprocess.PIPE, text=True, check=False).stdout
    return {words.strip(): float(value) for words, value in re.findall(r"(?m)^(.{62}) *([\d.]+) (?:ms|MiB|×)", said)}


def _ending(figures: Mapping[str, float], end: str) -> float | None:
    return next((figure for words, figure in figures.items() if words.endswith(end)), None)


def works(name: str) -> bool:
    """Run a bench. Return whether it came to its end."""
    sys.stdout.write(f"== {name} {SMALLEST[name]}\n")
    sys.stdout.flush()
    command = [sys.executable, "-m", f"tests.bench.{name}", *SMALLEST[name].split()]
    said = subprocess.run(command, stderr=subprocess.PIPE, text=True, check=False).stderr
    sys.stdout.write(said)
    return "Traceback" not in said


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="NAME", help="one of the benches, or several; all by default")
    names = parser.parse_args().names
    if names == ["report"]:
        sys.exit(not report())
    broken = [name for name in names or SMALLEST if not works(name)]
    if broken:
        sys.exit(f"broken: {', '.join(broken)}")


if __name__ == "__main__":
    main()
