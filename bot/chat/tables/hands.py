"""What one seat alone may see: its hand, in a direct message and on demand. Nothing here is made from more than
`view(seat)`, and nothing of it goes anywhere else.

A hand is sent at the deal and whenever it changes. Its message is edited while it is younger than 50 minutes, else sent
anew. Whoever takes no direct messages is told so once in the channel, and plays from "My hand" instead.
"""

import asyncio
import time
from typing import Final

import discord
import structlog

from bot.chat.front import door
from bot.chat.front.painter import Painter
from bot.chat.front.post import Board
from bot.chat.tables.board import compose_hand
from bot.chat.tables.controls import any_hand
from bot.chat.words.people import People, bold
from bot.chat.words.texts import language_of, texts_for
from bot.tables.needs import Person, PostedMessage, Store
from bot.tables.service import Tables
from bot.tables.table import Step, Table

KIND: Final = "hand"
EDITABLE_MS: Final = 50 * 60 * 1000
"""Younger messages are edited; edits of messages older than an hour run into Discord's error 30046."""
CLOSED: Final = "closed"
"""The kind of the message that told somebody, once, that direct messages do not arrive."""

_log = structlog.stdlib.get_logger()


class Hands:
    """Keeps every seat's hand in its direct messages."""

    def __init__(self, client: discord.Client, tables: Tables, store: Store, people: People, painter: Painter) -> None:
        self._client = client
        self._tables = tables
        self._store = store
        self._people = people
        self._painter = painter
        self._senders: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._stale: set[tuple[str, int]] = set()

    async def hand(self, table: Table, seat: int, *, reader: Person, linked: bool = True) -> Board:
        """A seat's hand as a message in its reader's language."""
        people = await self._people.seated(table.people)
        board = await self._store.message(table.info.id, "board", None) if linked else None
        return await compose_hand(table, seat, people, self._painter, texts_for(language_of(reader.locale)), board)

    def deliver(self, step: Step, answered: int | None = None) -> None:
        """Bring the hands that a step changed to their seats; one that was shown in the answer is there already, and is
        brought again only where an older one is still on its way."""
        table_id = step.after.info.id
        if not any_hand(step.after):
            return
        for seat in range(len(step.after.people)):
            shown = seat == answered and (table_id, seat) not in self._senders
            if not shown and _own(step.before, seat) != _own(step.after, seat):
                self.send_soon(table_id, seat)

    def send_soon(self, table_id: str, seat: int) -> None:
        """Bring a seat its hand as it is now."""
        key = (table_id, seat)
        self._stale.add(key)
        if key not in self._senders:
            self._senders[key] = asyncio.create_task(self._send(*key), name=f"hand-{table_id}-{seat}")

    async def _send(self, table_id: str, seat: int) -> None:
        """A newer hand takes a waiting older one's place."""
        key = (table_id, seat)
        try:
            while key in self._stale:
                self._stale.discard(key)
                await self._bring(await self._tables.table(table_id), seat)
        except Exception:  # noqa: BLE001 - nobody waits for it; /hand shows the hand, the next change sends it again
            _log.exception("hand.not_sent", table=table_id)
        finally:
            del self._senders[key]

    async def _bring(self, table: Table, seat: int) -> None:
        (person,) = await self._people.seated([table.people[seat]])
        if person.discord_id is None:
            return
        hand = await self.hand(table, seat, reader=person)
        posted = await self._store.message(table.info.id, KIND, seat)
        if posted is not None and editable(posted):
            edited = await door.edit(self._client, posted.channel_id, posted.message_id, hand)
            if edited == "edited":
                return
        sent = await door.send_direct(self._client, person.discord_id, hand)
        if sent is None:
            await self._tell_closed(table, seat)
            return
        await self._store.post(table.info.id, posted_now(KIND, seat, *sent))
        if posted is not None:
            await door.strip(self._client, posted.channel_id, posted.message_id)

    async def _tell_closed(self, table: Table, seat: int) -> None:
        if await self._store.message(table.info.id, CLOSED, seat) is not None:
            return
        people = await self._people.seated(table.people)
        told = texts_for(table.info.language).say("hand-closed", {"seat": seat}, bold(people))
        message_id = await door.post_text(self._client, table.info.channel_id, told)
        if message_id is not None:
            await self._store.post(table.info.id, posted_now(CLOSED, seat, table.info.channel_id, message_id))

    async def close(self) -> None:
        """Stop; `/hand` and the next change bring what was not sent."""
        for sender in self._senders.values():
            sender.cancel()
        await asyncio.gather(*self._senders.values(), return_exceptions=True)


def posted_now(kind: str, seat: int | None, channel_id: int, message_id: int) -> PostedMessage:
    """A message that was posted a moment ago."""
    return PostedMessage(kind, seat, channel_id, message_id, _now())


def editable(posted: PostedMessage) -> bool:
    """Whether a message is young enough to be edited."""
    return _now() - posted.at < EDITABLE_MS


def _now() -> int:
    return time.time_ns() // 1_000_000


def _own(table: Table, seat: int) -> object:
    """All that a hand's message is made of, to tell whether it changed; nothing in games without hands."""
    position = table.position
    if position is None or not (lines := (view := position.view(seat)).hand()):
        return None
    legal = tuple(choice.action for choice in position.legal(seat))
    return lines, view.ask() if seat in table.awaited else None, legal, table.phase
