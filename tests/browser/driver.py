"""The browser's driver. Without it or a Chromium, modules that import this are skipped."""

import pytest

from tests.browser.chromium import chromium, missing
from tests.patience import PATIENCE

CHROMIUM = chromium()
if (lacking := missing()) is not None:
    pytest.skip(lacking, allow_module_level=True)

from playwright.async_api import Browser, ConsoleMessage, Locator, Page, Route, async_playwright, expect  # noqa: E402 - only if it is installed

__all__ = ["CHROMIUM", "Browser", "ConsoleMessage", "Locator", "Page", "Route", "async_playwright", "expect"]

expect.set_options(timeout=1000 * PATIENCE)
