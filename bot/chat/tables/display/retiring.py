"""Former boards: each loses its controls, or tells what was done, beside everything else.

Where Discord takes no edits, that is tried again for a while, whether anybody acts at that table or not, and then at
the next start. Until then a click there is answered, and tells the way to the board.
"""

from contextlib import suppress
from typing import Final

import discord

from bot.chat.front import door
from bot.chat.front.keeping import Keeping
from bot.chat.front.post import posted_now
from bot.chat.front.troubles import PASSING, Trouble
from bot.chat.tables.display.state import Display, RetiredMessage
from bot.tables.needs import MessageStore, StoreBusy

TRIES_EVERY: Final = 60.0
"""Seconds between two tries, after the first ones, which follow each other sooner."""
_SOON: Final = 4
"""How many those are, of the message that is tried longest."""
_TRIES: Final = 20
"""Tries until it is left to the next start."""


class Retiring:
    """Edits the messages that displays have retired. The store has a row of each until that is done."""

    def __init__(self, client: discord.Client, store: MessageStore) -> None:
        self._client = client
        self._store = store
        self._keeping = Keeping[Display]("retired", self._bring)

    def retire(self, display: Display, retired: RetiredMessage) -> None:
        """Take a message's controls, whatever else waits to be tried again."""
        if all(one.message_id != retired.message_id for one in display.retired):
            retired.hook = retired.hook or display.hook
            display.retired.append(retired)
        self._keeping.soon(display, now=True)

    def go_on(self, display: Display) -> None:
        """Try once more what did not come about before."""
        if display.retired:
            self._keeping.soon(display, now=True)

    async def close(self) -> None:
        """Stop; the rows stay for the next start."""
        await self._keeping.close()

    async def _bring(self, display: Display) -> float | None:
        """Try it; again by itself where that may go better: a table that is over has no next event."""
        passing: list[int] = []
        for retired in [*display.retired]:
            trouble = await self._edited(retired)
            retired.tries, retired.pending = retired.tries + 1, trouble in PASSING
            if trouble not in (None, "gone") and retired.tries < _TRIES:
                passing += [retired.tries] if retired.pending else []
                continue
            if not retired.pending:
                await self._forget(display.table_id, retired)
            display.retired.remove(retired)
        if passing and max(passing) >= _SOON:  # one that comes later gives none of them up
            self._keeping.soon(display)
            return TRIES_EVERY
        return None if passing else 0.0

    async def _edited(self, retired: RetiredMessage) -> Trouble | None:
        if retired.says is None:
            return await door.strip(self._client, retired.channel_id, retired.message_id, retired.hook)
        return await door.edit(self._client, retired.channel_id, retired.message_id, retired.says, retired.hook)

    async def _forget(self, table_id: str, retired: RetiredMessage) -> None:
        with suppress(StoreBusy):  # then the next start does it once more
            await self._store.unpost(table_id, posted_now("left", None, retired.channel_id, retired.message_id))
