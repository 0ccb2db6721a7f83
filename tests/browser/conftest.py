"""A playground with a small real bot in it, and a Chromium that looks at its page."""

import asyncio
import os
import re
import shutil
import sys
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import discord
import discord.asset
import discord.gateway
import discord.http
import pytest
import yarl
from playwright.async_api import Browser, BrowserContext, ConsoleMessage, Page, async_playwright

from bot.playground.server import Playground
from tests.browser.small_bot import SmallBot

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)

OpenPage = Callable[..., Awaitable[Page]]


def chromium_path() -> str | None:
    """ROOST_CHROMIUM, or what the system has."""
    named = os.environ.get("ROOST_CHROMIUM")
    if named:
        return named if Path(named).is_file() else None
    return next(filter(None, map(shutil.which, NAMES)), None)


@pytest.fixture
def chromium() -> str:
    path = chromium_path()
    if path is None:
        reason = "no Chromium here: install one, or name it in ROOST_CHROMIUM"
        if os.environ.get("ROOST_BROWSER_REQUIRED") == "1":
            pytest.fail(reason)
        pytest.skip(reason)
    return path


@asynccontextmanager
async def roost_play(players: Sequence[str]) -> AsyncGenerator[str]:
    """`roost play` in a process of its own; the address that it prints."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "play", "--no-browser", "--players", ",".join(players)),
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    line = (await asyncio.wait_for(process.stdout.readline(), 20)).decode()
    found = re.search(r"http://127\.0\.0\.1:\d+", line)
    assert found is not None, line
    yield found[0]
    process.terminate()
    await process.wait()


@pytest.fixture
async def browser(chromium: str) -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        running = await playwright.chromium.launch(executable_path=chromium, args=[*ARGUMENTS], headless=True)
        yield running
        await running.close()


@pytest.fixture
async def playground(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Playground]:
    async with Playground(people=("Ada", "Bruno")) as running:
        monkeypatch.setattr(discord.http.Route, "BASE", running.api_base)
        monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(running.gateway))
        monkeypatch.setattr(discord.asset.Asset, "BASE", running.cdn)
        yield running


@pytest.fixture
async def small_bot(playground: Playground) -> AsyncIterator[SmallBot]:
    client = SmallBot()
    running = asyncio.create_task(client.start(playground.token))
    try:
        ready = asyncio.create_task(client.wait_until_ready())
        done, _ = await asyncio.wait((running, ready), timeout=10, return_when=asyncio.FIRST_COMPLETED)
        ready.cancel()
        if running in done:
            await running
        yield client
    finally:
        await client.close()
        await running


def heard(line: ConsoleMessage) -> list[str]:
    """Errors and warnings, of the page's policy for example; a socket that finds no server is none."""
    grave = line.type in {"error", "warning"} and not line.text.startswith("WebSocket connection to")
    return [line.text] if grave else []


@pytest.fixture
async def open_page(browser: Browser, playground: Playground, small_bot: SmallBot) -> AsyncIterator[OpenPage]:
    """`await open_page(width=390, height=844)` → the page, loaded; anything it complains of fails the test."""
    complaints: list[str] = []
    contexts: list[BrowserContext] = []

    async def opened(width: int = 1280, height: int = 800, *, dark: bool = False) -> Page:
        context = await browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
        )
        contexts.append(context)
        page = await context.new_page()
        page.set_default_timeout(8000)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda line: complaints.extend(heard(line)))
        await page.goto(playground.url)
        await page.locator("section[data-person]").first.wait_for()
        return page

    yield opened
    for context in contexts:
        await context.close()
    assert complaints == []
    assert small_bot.is_ready()


@pytest.fixture
async def page(open_page: OpenPage) -> Page:
    return await open_page()
