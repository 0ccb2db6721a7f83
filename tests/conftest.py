"""What holds for all tests."""

import os
import sys

from hypothesis import settings

# Every process of the tests would compile all libraries anew, which takes twice as long as its imports.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False

# How many examples a property is tried with where it does not say so; other ones at every run.
settings.register_profile("short", max_examples=40, deadline=None)
settings.register_profile("long", max_examples=400, deadline=None)
settings.load_profile("short")


def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: a third of the time tests wait, for other processes and for clocks."""
    return (os.cpu_count() or 1) + 1
