"""Whether Discord still accepts the bot's token, which may be reset while the bot runs."""

import asyncio
from collections.abc import Coroutine
from http import HTTPStatus
from typing import Any, Final

import discord
from discord.http import HTTPClient, Route

from bot.chat.front.troubles import TROUBLES

_AGAIN: Final = 0.1
"""Seconds until a task that has swallowed its cancellation is cancelled again."""


class TokenCheck:
    """Watches the requests that carry the bot's token. Replies to interactions carry tokens of their own and take
    another way through the library."""

    def __init__(self, http: HTTPClient) -> None:
        self._request = http.request
        http.request = self._watched
        self._suspected = asyncio.Event()

    async def _watched(self, route: Route, **options: Any) -> Any:
        try:
            return await self._request(route, **options)
        except discord.HTTPException as error:
            if error.status == HTTPStatus.UNAUTHORIZED:
                self._suspected.set()
            raise

    async def keep(self, connected: Coroutine[Any, Any, None]) -> None:
        """Run the client's connection until it ends or Discord no longer accepts the token. Raises LoginFailure
        then."""
        self._suspected.clear()
        tasks = [asyncio.create_task(work) for work in (connected, self._until_refused())]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            await _cancel(tasks)
        for task in done:
            task.result()

    async def _until_refused(self) -> None:
        """Raise LoginFailure once the token is refused. A single refusal may be a fault of Discord's, so one request
        about the bot itself confirms it."""
        while True:
            await self._suspected.wait()
            self._suspected.clear()
            try:
                await self._request(Route("GET", "/users/@me"))
            except TROUBLES as error:
                if isinstance(error, discord.HTTPException) and error.status == HTTPStatus.UNAUTHORIZED:
                    raise discord.LoginFailure from error


async def _cancel(tasks: list[asyncio.Task[None]]) -> None:
    """Cancel tasks until they end, because the library swallows a cancellation while a shard reconnects."""
    while waiting := [task for task in tasks if not task.done()]:
        for task in waiting:
            task.cancel()
        await asyncio.wait(waiting, timeout=_AGAIN)
