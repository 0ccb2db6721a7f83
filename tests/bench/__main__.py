"""Runs every bench with its smallest size, so that none breaks unnoticed: `uv run python -m tests.bench [NAME …]`.

The figures of such small runs mean little, so a missed goal is no failure.
"""

import argparse
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
    broken = [name for name in parser.parse_args().names or SMALLEST if not works(name)]
    if broken:
        sys.exit(f"broken: {', '.join(broken)}")


if __name__ == "__main__":
    main()
