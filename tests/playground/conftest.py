"""Fixtures: a running playground, a real bot, and an HTTP client with the bot's token."""

import asyncio
import contextlib
from collections.abc import AsyncGenerator, AsyncIterator
from typing import cast

import aiohttp
import discord
import discord.asset
import discord.gateway
import discord.http
import pytest
import yarl

from bot.playground.objects import Person
from bot.playground.server import Playground
from bot.playground.values import Json, as_object
from bot.playground.world import World
from tests.patience import PATIENCE
from tests.playground.plain_bot import PlainBot


@pytest.fixture
async def playground(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Playground]:
    async with Playground(people=("Anna", "Bruno", "Chiara"), patience=PATIENCE) as running:
        monkeypatch.setattr(discord.http.Route, "BASE", running.api_base)
        monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(running.gateway))
        monkeypatch.setattr(discord.asset.Asset, "BASE", f"{running.url}/cdn")
        yield running


@pytest.fixture
def world(playground: Playground) -> World:
    return playground.world


@pytest.fixture
def anna(world: World) -> Person:
    return next(it for it in world.people.values() if it.name == "Anna")


@pytest.fixture
def bruno(world: World) -> Person:
    return next(it for it in world.people.values() if it.name == "Bruno")


@contextlib.asynccontextmanager
async def logged_in(client: discord.Client, playground: Playground) -> AsyncGenerator[discord.Client]:
    """Start a client, wait until it is ready, and close it at the end. Errors of the client propagate."""
    running = asyncio.create_task(client.start(playground.token))
    ready = asyncio.create_task(client.wait_until_ready())
    try:
        done, _ = await asyncio.wait((running, ready), timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        if running in done:
            await running
        yield client
    finally:
        ready.cancel()
        await client.close()
        await running


@pytest.fixture
async def bot(playground: Playground) -> AsyncIterator[PlainBot]:
    plain = PlainBot()
    async with logged_in(plain, playground):
        yield plain


class Raw:
    """Requests with the bot's token: `await raw("POST", path, {...})` returns status and body."""

    def __init__(self, playground: Playground, session: aiohttp.ClientSession) -> None:
        self._playground = playground
        self._session = session

    async def __call__(
        self,
        method: str,
        path: str,
        body: object = None,
        *,
        files: dict[str, bytes] | None = None,
        headers: dict[str, str] | None = None,
    ) -> tuple[int, Json]:
        sent = {"Authorization": f"Bot {self._playground.token}", **(headers or {})}
        url = self._playground.api_base + path
        if files is None:
            request = self._session.request(method, url, json=body, headers=sent)
        else:
            form = aiohttp.FormData(quote_fields=False)
            form.add_field("payload_json", aiohttp.payload.JsonPayload(body))
            for number, (name, data) in enumerate(files.items()):
                form.add_field(f"files[{number}]", data, filename=name, content_type="application/octet-stream")
            request = self._session.request(method, url, data=form, headers=sent)
        async with request as response:
            if response.status == 204:
                return 204, {}
            answer = cast("object", await response.json())
            return response.status, as_object(answer) or {"list": answer}


@pytest.fixture
async def raw(playground: Playground) -> AsyncIterator[Raw]:
    async with aiohttp.ClientSession() as session:
        yield Raw(playground, session)
