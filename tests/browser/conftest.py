"""Fixtures: a playground with a small bot on discord.py, and its page in Chromium."""

from collections.abc import AsyncIterator, Awaitable, Callable
from typing import TYPE_CHECKING

import pytest
import pytest_asyncio
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.app import point_at
from bot.playground.server import Playground
from tests.engines import database, engine, new_database
from tests.patience import PATIENCE
from tests.playground.conftest import logged_in
from tests.playground.plain_bot import PlainBot
from tests.postgres import cluster

if TYPE_CHECKING:
    from tests.browser.driver import Browser, ConsoleMessage, Page

ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
__all__ = ["cluster", "database", "engine", "new_database"]

OpenPage = Callable[..., Awaitable["Page"]]


@pytest.fixture
def elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """Restore discord.py's addresses of Discord after the test."""
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)
    monkeypatch.setattr(Asset, "BASE", Asset.BASE)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> "AsyncIterator[Browser]":
    """A browser for all tests of a process."""
    from tests.browser.driver import CHROMIUM, async_playwright

    async with async_playwright() as playwright:
        running = await playwright.chromium.launch(executable_path=CHROMIUM, args=[*ARGUMENTS], headless=True)
        yield running
        await running.close()


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def only_page(browser: "Browser") -> "Page":
    """A page for all tests of a process, because opening one takes longer than most tests."""
    context = await browser.new_context(reduced_motion="reduce")
    page = await context.new_page()
    page.set_default_timeout(1000 * PATIENCE)
    return page


@pytest_asyncio.fixture(loop_scope="session")
async def empty_page(only_page: "Page") -> "AsyncIterator[Page]":
    """The page with empty storage. An error or warning on it fails the test."""
    complaints: list[str] = []

    def failed(error: object) -> None:
        complaints.append(str(error))

    def said(line: "ConsoleMessage") -> None:
        complaints.extend(complaints_in(line))

    only_page.on("pageerror", failed)
    only_page.on("console", said)
    yield only_page
    await only_page.unroute_all(behavior="ignoreErrors")
    await only_page.evaluate("localStorage.clear(); sessionStorage.clear()")
    await only_page.goto("about:blank")
    only_page.remove_listener("pageerror", failed)
    only_page.remove_listener("console", said)
    assert complaints == []


@pytest_asyncio.fixture(loop_scope="session")
async def playground(elsewhere: None) -> AsyncIterator[Playground]:
    async with Playground(people=("Ada", "Bruno"), patience=PATIENCE) as running:
        point_at(running.api_base, running.gateway)
        yield running


@pytest_asyncio.fixture(loop_scope="session")
async def bot(playground: Playground) -> AsyncIterator[PlainBot]:
    plain = PlainBot()
    async with logged_in(plain, playground):
        yield plain


def complaints_in(line: "ConsoleMessage") -> list[str]:
    """Return a console line if it is an error or warning, except for a failed websocket connection."""
    grave = line.type in {"error", "warning"} and not line.text.startswith("WebSocket connection to")
    return [line.text] if grave else []


@pytest_asyncio.fixture(loop_scope="session")
async def open_page(playground: Playground, bot: PlainBot, empty_page: "Page") -> AsyncIterator[OpenPage]:
    """Open the page: `await open_page(width=390, height=844)`.

    This fixture depends on `empty_page` last, so that the page closes before the server. Otherwise a picture that is
    still loading would fail.
    """

    async def opened(width: int = 1280, height: int = 800, *, dark: bool = False) -> "Page":
        await empty_page.set_viewport_size({"width": width, "height": height})
        await empty_page.emulate_media(color_scheme="dark" if dark else "light", reduced_motion="reduce")
        await empty_page.goto(playground.url)
        await empty_page.locator("section[data-person]").first.wait_for()
        return empty_page

    yield opened
    assert bot.is_ready()


@pytest_asyncio.fixture(loop_scope="session")
async def page(open_page: OpenPage) -> "Page":
    return await open_page()
