"""The report of a measurement: one figure a line, and whether its goal is met."""

import sys
from collections.abc import Sequence


def at(share: float, values: Sequence[float]) -> float:
    """The value below which a share of the values lies."""
    return sorted(values)[min(int(share * len(values)), len(values) - 1)]


class Report:
    """Prints figures as they come, each beside its goal where it has one, and remembers whether all goals are met."""

    def __init__(self) -> None:
        self.met = True

    def line(
        self, what: str, value: float, unit: str, most: float | None = None, *, least: float | None = None
    ) -> None:
        """A figure; `most` or `least` is its goal. Three digits are enough."""
        met = (most is None or value <= most) and (least is None or value >= least)
        self.met &= met
        goals = [f"   {word} {goal:g}" for word, goal in (("at most", most), ("at least", least)) if goal is not None]
        verdict = f"{goals[0]}: {'met' if met else 'MISSED'}" if goals else ""
        decimals = 0 if abs(value) >= 100 else 1 if abs(value) >= 10 else 2
        sys.stdout.write(f"{what:<62}{value:9.{decimals}f} {unit}{verdict}\n")
        sys.stdout.flush()
