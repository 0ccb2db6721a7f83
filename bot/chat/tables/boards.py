"""The board message of every table: which message it is, when it is edited, when it is posted anew.

A board is edited in place while nobody new is asked and it is younger than 50 minutes; otherwise a new message stands
at the channel's bottom and the old one loses its controls. Never an older state after a newer one.
"""

import asyncio
from typing import Final
from weakref import WeakValueDictionary

import discord
import structlog

from bot.chat.front import door
from bot.chat.front.door import Interaction
from bot.chat.front.painter import Painter
from bot.chat.front.post import Post, editable, posted_now
from bot.chat.tables.board import board_of, compose
from bot.chat.words.people import People
from bot.tables.needs import PostedMessage, Store
from bot.tables.service import Tables
from bot.tables.table import Table

EDIT_EVERY: Final = 1.0
"""Seconds between two edits of one board that nobody's click asked for."""

_log = structlog.stdlib.get_logger()


class Boards:
    """Keeps every table's board message at its newest state."""

    def __init__(self, client: discord.Client, tables: Tables, store: Store, people: People, painter: Painter) -> None:
        self._client = client
        self._tables = tables
        self._store = store
        self._people = people
        self._painter = painter
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._newest: dict[str, Table] = {}
        self._stale: set[str] = set()
        self._updaters: dict[str, asyncio.Task[None]] = {}

    def lock(self, table_id: str) -> asyncio.Lock:
        """Held while a table's board is read, shown or moved."""
        return self._locks.setdefault(table_id, asyncio.Lock())

    async def posted(self, table_id: str) -> PostedMessage | None:
        """The message that is a table's board."""
        return await board_of(self._store, table_id)

    async def post(self, interaction: Interaction, table: Table, board: Post) -> int | None:
        """The board as a new message: posted, or where Roost may not write as the answer, which needs no permission.
        Returns its id, None where neither can be done."""
        message_id = await door.send(self._client, table.info.channel_id, board)
        if message_id is not None or interaction.guild_id is None:  # a direct message's answer is no place for a board
            return message_id
        if interaction.response.is_done():
            return await door.follow_up(interaction, board)
        return await door.answer(interaction, board)

    async def moved(self, table: Table, message_id: int | None, former: PostedMessage | None) -> None:
        """Remember the new board, if there is one, and take the controls of the former one."""
        if message_id is None:
            return
        await self._store.post(table.info.id, posted_now("board", None, table.info.channel_id, message_id))
        if former is not None:
            await door.strip(self._client, former.channel_id, former.message_id)

    # What is newest

    def note(self, table: Table) -> None:
        """Know what this process wrote last: an answer shows no less, and needs no reading for it."""
        known = self._newest.get(table.info.id)
        if known is None or known.number <= table.number:
            self._newest[table.info.id] = table

    async def newest(self, table_id: str) -> Table:
        """The table as this process wrote it last, else as it stands in the store."""
        return self._newest.get(table_id) or await self._tables.table(table_id)

    def forget_if_over(self, table: Table) -> None:
        """Know a table no more whose last board was shown."""
        if table.phase == "over":
            self._newest.pop(table.info.id, None)

    # Keeping up to date

    def refresh(self, table: Table) -> None:
        """Bring a board up to date soon; many calls make one edit a second."""
        table_id = table.info.id
        self._stale.add(table_id)
        if table_id not in self._updaters:
            self._updaters[table_id] = asyncio.create_task(self._update(table_id), name=f"board-{table_id}")

    async def _update(self, table_id: str) -> None:
        try:
            while table_id in self._stale:
                self._stale.discard(table_id)
                async with self.lock(table_id):
                    table = await self._tables.table(table_id)
                    await self._bring_up_to_date(table)
                    self.forget_if_over(table)
                await asyncio.sleep(EDIT_EVERY)
        except Exception:  # noqa: BLE001 - nobody waits for it; the next click or command brings the board up to date
            _log.exception("board.not_updated", table=table_id)
        finally:
            del self._updaters[table_id]

    async def _bring_up_to_date(self, table: Table) -> None:
        posted = await self.posted(table.info.id)
        board = await compose(table, await self._people.seated(table.people), self._painter)
        if posted is not None and editable(posted):
            done = await door.edit(self._client, posted.channel_id, posted.message_id, board)
            if done in ("edited", "forbidden"):
                return
        await self.moved(table, await door.send(self._client, table.info.channel_id, board), posted)

    async def close(self) -> None:
        """Stop keeping boards up to date; the next click or command does it again."""
        for updater in self._updaters.values():
            updater.cancel()
        await asyncio.gather(*self._updaters.values(), return_exceptions=True)
