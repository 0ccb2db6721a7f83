"""The time that Roost goes by, moved by a test."""

import asyncio
import sys

import pytest

from bot.chat.front import serving
from bot.daily.dates import date_of, ends_at
from bot.tables.wall_clock import now, uptime

MINUTE = 60_000
_BEFORE_MIDNIGHT = 4 * MINUTE
"""The time before midnight UTC at which no post may be due that a test waits for. The test itself may take 600 s."""


class Clock:
    """The time that Roost goes by."""

    def __init__(self) -> None:
        self.passed = 0

    def passes(self, minutes: int) -> None:
        """Let time pass without any action."""
        self.passed += minutes * MINUTE

    def now(self) -> int:
        """Stand in for `bot.tables.wall_clock.now`."""
        return now() + self.passed

    def uptime(self) -> int:
        """Stand in for `bot.tables.wall_clock.uptime`."""
        return uptime() + self.passed


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    for name, module in [*sys.modules.items()]:  # an interaction's age is measured by the clock of who sent it
        if name.startswith("bot.") and module is not serving and getattr(module, "now", None) is now:
            monkeypatch.setattr(module, "now", made.now)
        if name.startswith("bot.") and module is not serving and getattr(module, "uptime", None) is uptime:
            monkeypatch.setattr(module, "uptime", made.uptime)
    return made


async def before_midnight() -> int:
    """Return the present moment, once midnight UTC is far enough: no post follows the end of its puzzle."""
    while ends_at(date_of(now())) - now() < _BEFORE_MIDNIGHT:  # noqa: ASYNC110 - the clock has no event
        await asyncio.sleep(1)
    return now()
