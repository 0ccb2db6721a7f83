"""Drawing in a thread, and Roost's application emoji: uploaded once, and found by name at every start.

Only the process of shard 0 uploads emoji, because Discord takes no name twice. It keeps a drawing under its name, so
another drawing needs another name. No reply waits for them; buttons without emoji have their words.
"""

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, ParamSpec, TypeVar

import discord
import structlog
from discord import PartialEmoji

from bot.chat.front.discord_io import TROUBLES, reason_of
from bot.chat.front.features import Feature
from bot.chat.front.update_loop import Next, UpdateLoop
from bot.metrics.protocol import NO_METRICS, Drawing, Metrics
from games.core import View
from renderers.kit.emoji import EMOJI, draw_emoji
from renderers.kit.layout import Party
from renderers.registry import Picture, draw, draw_hand

P = ParamSpec("P")
T = TypeVar("T")


class Painter:
    """Draws pictures in a thread of its own, one after another, so that the event loop stays free."""

    def __init__(self, metrics: Metrics = NO_METRICS) -> None:
        self._metrics = metrics
        self.emoji: dict[str, PartialEmoji] = {}
        """The custom emoji that Discord has of the drawings in `renderers/kit/emoji.py`, by name."""
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="painter")

    def work(self, draw_it: Callable[P, T], *arguments: P.args, **options: P.kwargs) -> asyncio.Future[T]:
        """Run another drawing function, after all earlier requests."""
        return self._watched("other", draw_it, *arguments, **options)

    def paint(self, game: str, view: View, party: Party) -> asyncio.Future[Picture]:
        return self._watched("board", draw, game, view, party)

    def paint_hand(self, game: str, view: View, party: Party, seat: int) -> asyncio.Future[Picture | None]:
        """Draw a seat's hand. The result is None if the game has no hands."""
        return self._watched("hand", draw_hand, game, view, party, seat)

    def _watched(
        self, what: Drawing, draw_it: Callable[P, T], *arguments: P.args, **options: P.kwargs
    ) -> asyncio.Future[T]:
        """Draw, and report the seconds since the request."""
        asked = time.perf_counter()
        drawing = asyncio.get_running_loop().run_in_executor(self._thread, partial(draw_it, *arguments, **options))

        def report(done: asyncio.Future[T]) -> None:
            if not done.cancelled():
                self._metrics.note_drawing(what, time.perf_counter() - asked)

        drawing.add_done_callback(report)
        return drawing

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)


_ALL: Final = "all"

_log = structlog.stdlib.get_logger()


class Emoji(Feature):
    """Uploads the emoji that Discord lacks, and gives the painter those that it has."""

    def __init__(self, client: discord.AutoShardedClient, painter: Painter) -> None:
        self._client = client
        self._painter = painter
        self._updates = UpdateLoop("emoji", self._synchronize)
        self.following = (self._updates,)

    def upload_soon(self) -> None:
        """Find or upload the missing emoji in the background."""
        if self.missing:
            self._updates.request(_ALL)

    def refresh(self) -> None:
        """Use no emoji until Discord has listed them again, because one was deleted."""
        self._painter.emoji = {}
        self._updates.request(_ALL)

    async def _synchronize(self, _: str) -> Next:
        try:
            await self._find_or_upload()
        except discord.HTTPException as error:
            _log.warning("emoji.refused", error=reason_of(error))
            return "done" if error.status < 500 else "again"
        except TROUBLES as error:
            _log.warning("emoji.upload_failed", error=reason_of(error))
            return "again"
        return "done"

    async def _find_or_upload(self) -> None:
        known = await self._client.fetch_application_emojis()
        self._painter.emoji = {}
        for emoji in known:
            self._offer(emoji)
        if 0 not in self._client.shards:
            return
        missing = self.missing
        for name in missing:
            drawn = await self._painter.work(draw_emoji, name)
            self._offer(await self._client.create_application_emoji(name=name, image=drawn))
        if missing:
            _log.info("emoji.uploaded", emoji=len(missing))

    @property
    def missing(self) -> Sequence[str]:
        """The names of emoji that Discord has not listed."""
        return [name for name in EMOJI if name not in self._painter.emoji]

    def _offer(self, emoji: discord.Emoji) -> None:
        if emoji.name in EMOJI:
            self._painter.emoji[emoji.name] = discord.PartialEmoji(name=emoji.name, id=emoji.id)
