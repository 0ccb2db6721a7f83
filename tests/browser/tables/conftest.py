"""Fixtures: Roost on a local playground, with all players at one page.

A test module names its players in PLAYERS, and the page's width in WIDTH.
"""

import asyncio
import re
import sys
from collections.abc import AsyncIterator, Sequence
from types import ModuleType
from typing import TYPE_CHECKING

import pytest
import pytest_asyncio

from bot.local import local_table
from tests.patience import PATIENCE
from tests.sketches import draw_emoji_once
from tests.store.kept import Kept

if TYPE_CHECKING:
    from tests.browser.driver import Page


@pytest.fixture
def module(request: pytest.FixtureRequest) -> ModuleType:
    return request.module  # pyright: ignore[reportUnknownMemberType, reportUnknownVariableType]


@pytest.fixture
def players(module: ModuleType) -> Sequence[str]:
    return module.PLAYERS


@pytest_asyncio.fixture(loop_scope="session")
async def url(
    players: Sequence[str], elsewhere: None, monkeypatch: pytest.MonkeyPatch, database: Kept
) -> AsyncIterator[str]:
    """The address of a playground with these players, started as by `roost play`."""
    draw_emoji_once(monkeypatch)
    async with local_table(0, players, "en-US", database.url) as playground:
        yield playground.url


@pytest_asyncio.fixture(loop_scope="session")
async def url_of_roost_play(players: Sequence[str]) -> AsyncIterator[str]:
    """The address that a process of `roost play` prints."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "play", "--no-browser", "--players", ",".join(players)),
        stdout=asyncio.subprocess.PIPE,
    )
    try:
        assert process.stdout is not None
        line = (await asyncio.wait_for(process.stdout.readline(), PATIENCE)).decode()
        found = re.search(r"http://127\.0\.0\.1:\d+", line)
        assert found is not None, line
        yield found[0]
    finally:
        process.terminate()
        await process.wait()


@pytest_asyncio.fixture(loop_scope="session")
async def page(url: str, empty_page: "Page", module: ModuleType) -> "Page":
    """The playground's page with an empty channel."""
    from tests.browser.players import sit_down

    return await sit_down(empty_page, url, module.WIDTH)
