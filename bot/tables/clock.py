"""The clock by which entries of logs and messages have their times."""

import time


def now() -> int:
    """The time of this machine, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000
