"""Runs every bench with its smallest size, so that none breaks unnoticed: `uv run python -m tests.bench [NAME …]`.

The figures of such small runs mean little, so a missed goal is no failure. `uv run python -m tests.bench report` prints
the table of costs of docs/hosting.md.
"""

import argparse
import re
import subprocess
import sys
from collections.abc import Mapping
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


COSTS: Final = (
    (
        "Processor time of a start, beside a bare bot's",
        "start --runs 3",
        "to ready: Roost, new file",
        "to ready: bare bot",
    ),
    (
        "Memory after a start, beside a bare bot's",
        "start --runs 3",
        "when ready: Roost, new file",
        "when ready: bare bot",
    ),
    ("Memory when idle, beside a bare bot's", "start --runs 3", "when idle: Roost, new file", "when idle: bare bot"),
    (
        "Processor time of a click, beside the floor bot's",
        "clicks --clicks 300",
        "a click beside the floor bot's",
        None,
    ),
    ("A click to its reply, beside the floor bot's", "clicks --clicks 300", "p50 beside the floor bot's", None),
)
"""Rows of the table: what, its bench, and the ends of one line's words, or of two that are divided."""


def report() -> None:
    """Print the table of costs. A bare bot is discord.py alone; the floor bot does what a click needs at least."""
    said = {command: _figures(command) for command in dict.fromkeys(command for _, command, *_ in COSTS)}
    rows = [
        f"| {what} | {_of(said[command], of) / (_of(said[command], by) if by else 1):.1f} × | `tests.bench.{command}` |"
        for what, command, of, by in COSTS
    ]
    sys.stdout.write("\n".join(["| | | `uv run python -m` |", "|---|---|---|", *rows, ""]))


def _figures(command: str) -> Mapping[str, float]:
    """Run a bench, and return its figures by their words."""
    arguments = [sys.executable, "-m", *f"tests.bench.{command}".split()]
    said = subprocess.run(arguments, stdout=subprocess.PIPE, text=True, check=False).stdout
    return {words.strip(): float(value) for words, value in re.findall(r"(?m)^(.{62}) *([\d.]+) (?:ms|MiB|×)", said)}


def _of(figures: Mapping[str, float], ending: str) -> float:
    (value,) = [figure for words, figure in figures.items() if words.endswith(ending)]
    return value


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
        report()
        return
    broken = [name for name in names or SMALLEST if not works(name)]
    if broken:
        sys.exit(f"broken: {', '.join(broken)}")


if __name__ == "__main__":
    main()
