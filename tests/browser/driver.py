"""The browser's driver. Without it or a Chromium, modules that import this are skipped with a reason.

With ROOST_BROWSER_REQUIRED=1, they fail instead.
"""

import os
import shutil
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.patience import PATIENCE

_NAMES = (
    "chromium-headless-shell",  # draws no window, which saves a quarter of the time
    *("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"),
)


def _chromium() -> str | None:
    """Return the path in ROOST_CHROMIUM, or the system's Chromium."""
    named = os.environ.get("ROOST_CHROMIUM")
    if named:
        return named if Path(named).is_file() else None
    return next(filter(None, map(shutil.which, _NAMES)), None)


def _missing() -> str | None:
    if find_spec("playwright") is None:
        return "no browser driver here: `uv sync --group checks` installs it"
    if CHROMIUM is None:
        return "no Chromium here: install one, or name it in ROOST_CHROMIUM"
    return None


CHROMIUM = _chromium()
if (missing := _missing()) is not None:
    if os.environ.get("ROOST_BROWSER_REQUIRED") == "1":
        pytest.fail(missing, pytrace=False)
    pytest.skip(missing, allow_module_level=True)

from playwright.async_api import (  # noqa: E402 - only if it is installed
    Browser,
    ConsoleMessage,
    Locator,
    Page,
    Route,
    async_playwright,
    expect,
)

__all__ = [
    "CHROMIUM",
    "Browser",
    "ConsoleMessage",
    "Locator",
    "Page",
    "Route",
    "async_playwright",
    "expect",
]

expect.set_options(timeout=1000 * PATIENCE)
