"""Roost's application emoji: uploaded once, and found by name at every start.

Only the process of shard 0 uploads them, because Discord takes no name twice. No reply waits for them; buttons without
emoji have their words.
"""

from collections.abc import Sequence
from typing import Final

import discord
import structlog

from bot.chat.front.features import Feature
from bot.chat.front.painter import Painter
from bot.chat.front.troubles import TROUBLES, reason_of
from bot.chat.front.update_loop import UpdateLoop
from renderers.kit.emoji import EMOJI, draw_emoji

_ALL: Final = "all"

_log = structlog.stdlib.get_logger()


class Emoji(Feature):
    """Uploads the emoji that Discord lacks, and gives the painter those that it has."""

    def __init__(self, client: discord.AutoShardedClient, painter: Painter) -> None:
        self._client = client
        self._painter = painter
        self._updates = UpdateLoop("emoji", self._synchronize)

    def upload_soon(self) -> None:
        """Find or upload the missing emoji in the background."""
        if self.missing:
            self._updates.request(_ALL)

    def refresh(self) -> None:
        """Use no emoji until Discord has listed them again, because one was deleted."""
        self._painter.emoji = {}
        self._updates.request(_ALL)

    async def _synchronize(self, _: str) -> float | None:
        """Returns None if Discord failed and the upload has to be retried."""
        try:
            await self._find_or_upload()
        except discord.HTTPException as error:
            _log.warning("emoji.refused", error=reason_of(error))
            return 0.0 if error.status < 500 else None
        except TROUBLES as error:
            _log.warning("emoji.upload_failed", error=reason_of(error))
            return None
        return 0.0

    async def _find_or_upload(self) -> None:
        known = await self._client.fetch_application_emojis()
        self._painter.emoji = {}
        for one in known:
            self._offer(one)
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

    async def close(self) -> None:
        """Stop. The next start uploads the rest."""
        await self._updates.close()
