"""Former boards: each loses its controls, or gets its story.

If Discord refuses the edit, it is retried for a while and then at the next start. Until then a click
there still plays; a refused one gets a link to the board.
"""

from contextlib import suppress
from typing import Final

import discord

from bot.chat.front import discord_io
from bot.chat.front.post import posted_now
from bot.chat.front.troubles import PASSING, Trouble
from bot.chat.front.update_loop import UpdateLoop
from bot.chat.tables.display.state import Display, RetiredMessage
from bot.tables.needs import MessageStore, StoreBusy

TRIES_EVERY: Final = 60.0
"""Seconds between two attempts, after the first ones."""
_SOON: Final = 4
"""Number of first attempts, which follow each other faster."""
_TRIES: Final = 20
"""Attempts until it is left to the next start."""


class Retiring:
    """Edits retired messages. Each has a row until its edit succeeded or can no longer succeed."""

    def __init__(self, client: discord.Client, store: MessageStore) -> None:
        self._client = client
        self._store = store
        self._updates = UpdateLoop[Display]("retired", self._update)

    def retire(self, display: Display, retired: RetiredMessage) -> None:
        """Edit a former board now, whatever else is being retried."""
        if all(one.message_id != retired.message_id for one in display.retired):
            retired.hook = retired.hook or display.hook
            display.retired.append(retired)
        self._updates.request(display, now=True)

    def retry(self, display: Display) -> None:
        """Retry the edits that have failed."""
        if display.retired:
            self._updates.request(display, now=True)

    async def close(self) -> None:
        """Stop. The rows stay for the next start."""
        await self._updates.close()

    async def _update(self, display: Display) -> float | None:
        """Edit all retired messages of a display. Returns None to retry soon."""
        passing: list[int] = []
        for retired in [*display.retired]:  # a copy, because others arrive while Discord replies
            trouble = await self._edited(retired)
            retired.tries, retired.pending = retired.tries + 1, trouble in PASSING
            if trouble not in (None, "gone") and retired.tries < _TRIES:
                passing += [retired.tries] if retired.pending else []
                continue
            if not retired.pending:
                await self._forget(display.table_id, retired)
            display.retired.remove(retired)
        if passing and max(passing) >= _SOON:  # the first attempts were in vain: once a minute from now on
            self._updates.request(display)
            return TRIES_EVERY
        return None if passing else 0.0

    async def _edited(self, retired: RetiredMessage) -> Trouble | None:
        if retired.says is None:
            return await discord_io.strip(self._client, retired.channel_id, retired.message_id, retired.hook)
        return await discord_io.edit(self._client, retired.channel_id, retired.message_id, retired.says, retired.hook)

    async def _forget(self, table_id: str, retired: RetiredMessage) -> None:
        with suppress(StoreBusy):  # then the next start does it once more
            await self._store.unpost(table_id, posted_now("left", None, retired.channel_id, retired.message_id))
