"""Whether this machine has a Chromium and its driver."""

import os
import shutil
from importlib.util import find_spec
from pathlib import Path

_NAMES = (
    "chromium-headless-shell",  # draws no window, which saves a quarter of the time
    *("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"),
)


def chromium() -> str | None:
    """Return the path in ROOST_CHROMIUM, or the system's Chromium."""
    named = os.environ.get("ROOST_CHROMIUM")
    if named:
        return named if Path(named).is_file() else None
    return next(filter(None, map(shutil.which, _NAMES)), None)


def missing() -> str | None:
    """Return what the tests of the page lack on this machine, and the command that installs it, or None."""
    if find_spec("playwright") is None:
        return "no browser driver (`uv sync --group checks` installs it)"
    if chromium() is None:
        return "no Chromium (`apt install chromium` installs it)"
    return None
