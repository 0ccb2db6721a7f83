"""Messages that are boards no more: each loses its controls, or says farewell, beside everything else.

Where Discord takes no edits, that is tried again for a while, whether anybody acts at that table or not, and then at
the next start. Meanwhile a click there is answered, and tells the way to the board.
"""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final, NamedTuple

import discord
from msgspec import Struct

from bot.chat.front import door
from bot.chat.front.keeping import Keeping
from bot.chat.front.post import Post, posted_now
from bot.chat.front.troubles import PASSING, Trouble
from bot.tables.needs import MessageStore, StoreBusy
from bot.tables.newest import Newest

TRIES_EVERY: Final = 60.0
"""Seconds between two tries, after the first ones, which follow each other sooner."""
_SOON: Final = 4
"""How many those are, of the message that is tried longest."""
_TRIES: Final = 20
"""Tries until it is left to the next start."""
_TABLES_MOST: Final = 5000
"""Tables of which it is known what they left: many more than ever wait at once."""


class ToldAbove(NamedTuple):
    """The first events since a table's last decision, at so many entries, which the message above its board tells."""

    number: int
    events: Sequence[Struct]


@dataclass
class Left:
    """A message that is no board any more: it loses its controls, or says something else from now on, and so tells of
    some events. It `waits` while that was not tried, or may go better by itself. The store knows of it if it is
    `kept`."""

    channel_id: int
    message_id: int
    says: Post | None = None
    told: ToldAbove | None = None
    tries: int = 0
    waits: bool = True
    kept: bool = False


class Parting:
    """Sees to it that every such message does."""

    def __init__(self, client: discord.Client, store: MessageStore) -> None:
        self._client = client
        self._store = store
        self._left: Newest[str, list[Left]] = Newest(_TABLES_MOST)
        self._keeping = Keeping("left", self._part)

    def leave(self, table_id: str, left: Left) -> None:
        """Take a message's controls, whatever else waits to be tried again."""
        self._left.setdefault(table_id, []).append(left)
        self._keeping.soon(table_id, now=True)

    def go_on(self, table_id: str) -> None:
        """Try once more what did not come about before."""
        if table_id in self._left:
            self._keeping.soon(table_id, now=True)

    async def resume(self) -> None:
        """At the start: go on with what the processes before could not."""
        for table_id, posted in await self._store.retired():
            self.leave(table_id, Left(posted.channel_id, posted.message_id, kept=True))

    async def close(self) -> None:
        """Stop, and leave what waits to the next start. What was refused is not written down: its table or its server
        may be forgotten since."""
        await self._keeping.close()
        for table_id, lefts in [*self._left.items()]:
            for left in [left for left in lefts if left.waits]:
                await self._keep(table_id, left)

    async def _part(self, table_id: str) -> float | None:
        """Try it; again by itself where that may go better: a table that is over has no next event."""
        passing: list[int] = []
        lefts = self._left.get(table_id, [])
        for left in [*lefts]:  # each stays there until it is done: a stop in the middle writes it down
            trouble = await self._parted(left)
            left.tries, left.waits = left.tries + 1, trouble in PASSING
            if trouble not in (None, "gone") and left.tries < _TRIES:
                passing += [left.tries] if left.waits else []
                continue
            await (self._keep if left.waits else self._forget)(table_id, left)
            lefts.remove(left)
        if not self._left.get(table_id):
            self._left.pop(table_id, None)
        if passing and max(passing) >= _SOON:  # one that comes later gives none of them up
            self._keeping.soon(table_id)
            return TRIES_EVERY
        return None if passing else 0.0

    async def _parted(self, left: Left) -> Trouble | None:
        if left.says is None:
            return await door.strip(self._client, left.channel_id, left.message_id)
        return await door.edit(self._client, left.channel_id, left.message_id, left.says)

    async def _keep(self, table_id: str, left: Left) -> None:
        """Write down that it is left over; then it only loses its controls."""
        with suppress(StoreBusy):
            await self._store.retire(table_id, posted_now("left", None, left.channel_id, left.message_id))

    async def _forget(self, table_id: str, left: Left) -> None:
        if left.kept:
            with suppress(StoreBusy):  # then the next start does it once more
                await self._store.unpost(table_id, posted_now("left", None, left.channel_id, left.message_id))
