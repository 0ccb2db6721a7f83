"""What a measure says: a figure a line, and whether its goal is met."""

import sys


class Report:
    """Prints figures as they come, each beside its goal where it has one, and remembers whether all goals are met."""

    def __init__(self) -> None:
        self.met = True

    def line(self, what: str, value: float, unit: str, most: float | None = None) -> None:
        """A figure; `most` is its goal."""
        goal = "" if most is None else f"   at most {most:4.0f}: {'met' if value <= most else 'MISSED'}"
        self.met &= most is None or value <= most
        sys.stdout.write(f"{what:<62}{value:7.0f} {unit}{goal}\n")
        sys.stdout.flush()
