"""The board message of every table: which message it is, when it is edited, when it is posted anew.

A board is edited in place while the same turn or round goes on, nobody has to be notified, and it is younger than 50
minutes; otherwise a new message stands at the channel's bottom, and the old one tells in words what was done there: the
new one does not repeat it. So it does when somebody acts and others' messages have buried it. All of that happens
beside the answers to whoever clicked. What a new message is to tell stands in no other one meanwhile.
"""

import asyncio
import secrets
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Final
from weakref import WeakValueDictionary

import discord
from msgspec.structs import replace

from bot.chat.front import door
from bot.chat.front.epilogue import NO_EPILOGUE, Epilogues
from bot.chat.front.interaction import Interaction
from bot.chat.front.keeping import Keeping
from bot.chat.front.painter import Painter
from bot.chat.front.post import Post, editable, posted_now
from bot.chat.front.troubles import PASSING, Trouble
from bot.chat.tables.board import compose
from bot.chat.tables.mentions import Mentions
from bot.chat.tables.parting import Left, Parting, ToldAbove
from bot.chat.tables.shown import Shown
from bot.chat.tables.standing import Standing
from bot.chat.tables.waits import Waits
from bot.chat.words.people import People
from bot.chat.words.texts import texts_for
from bot.tables.clock import now
from bot.tables.needs import Store, StoreBusy
from bot.tables.newest import Newest, NewestSet
from bot.tables.posted import PostedMessage
from bot.tables.service import Tables
from bot.tables.table import Step, Table

EDIT_EVERY: Final = 1.0
"""Seconds between two edits of one board that nobody's click asked for."""
STANDS_MS: Final = 30 * 1000
"""A younger board stays where it is, whatever was said below it."""
_HELD_MOST: Final = 1.0
"""Seconds that an edit keeps answers on the same board waiting."""
_TRIES: Final = 4
"""Tries of posting a message until that is left to fate."""
_TOLD_MOST: Final = 500
"""Tables of which it is known what the message above their board tells."""
_WAITING_MOST: Final = 5000
"""Tables of which it is known what they still wait for: many more than ever wait at once, but for those where that was
given up and nobody has done anything since."""


@dataclass
class Anew:
    """A board that is to stand at the channel's bottom: the seats it notifies, the farewell of the message it was, and
    who may answer with it where Roost may not write. What was drawn after how many entries, and its id once it stands
    there, are found out on the way; when it was posted, if that is not to be the moment in which it is written down."""

    pinged: frozenset[int] = frozenset()
    farewell: Left | None = None
    way: Interaction | None = None
    drawn: Post | None = None
    number: int = 0
    message_id: int | None = None
    at: int | None = None
    nonce: int = field(default_factory=lambda: secrets.randbits(63))
    tries: int = 0


def opened_with(table: Table, posted: PostedMessage) -> bool:
    """Whether a message is the one with which a table in play was opened: posted before it began, or as it did. It
    keeps the promise of the seed, and never shows the board."""
    return posted.at <= table.started_at


def _board_of(table: Table, message_id: int, anew: Anew) -> PostedMessage:
    """What to remember of a table's board, which was posted at a time, or else a moment ago."""
    board = posted_now("board", None, table.info.channel_id, message_id, shown=anew.number)
    return board if anew.at is None else replace(board, at=anew.at)


class Boards:
    """Keeps every table's board message at its newest state."""

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        store: Store,
        people: People,
        painter: Painter,
        epilogues: Epilogues,
        mentions: Mentions,
    ) -> None:
        self._client = client
        self._tables = tables
        self._people = people
        self._painter = painter
        self._epilogues = epilogues
        self._mentions = mentions
        self.parting = Parting(client, store)
        self.standing = Standing(store)
        self.waits = Waits(tables, store)
        self.shown = Shown(store)
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._stale: NewestSet[str] = NewestSet(_WAITING_MOST)
        self._anew: Newest[str, Anew] = Newest(_WAITING_MOST)
        self._rising: Newest[str, Anew] = Newest(_WAITING_MOST)
        self._claimed: list[Step] = []
        self._told: Newest[str, ToldAbove] = Newest(_TOLD_MOST)
        self._keeping = Keeping("board", self._bring)
        tables.watch(self._show_retired)

    def lock(self, table_id: str) -> asyncio.Lock:
        """Held while a table's board is read and its message is made to show it, so that the newest comes last."""
        return self._locks.setdefault(table_id, asyncio.Lock())

    async def adopt(
        self,
        table: Table,
        message_id: int,
        former: PostedMessage | None,
        farewell: Left | None = None,
        at: int | None = None,
        number: int | None = None,
    ) -> PostedMessage:
        """Take a message for the board, which shows the table as it is, or as it was after a `number` of entries; the
        former one loses its controls."""
        number = table.number if number is None else number
        anew = Anew(farewell=farewell, number=number, message_id=message_id, at=at)
        try:
            await self._replace(table, message_id, former, anew)
        except StoreBusy:
            self.renew(table.info.id, anew)
        return _board_of(table, message_id, anew)

    def stand_below(self, table_id: str, posted: PostedMessage | None, farewell: Left | None) -> None:
        """From now on a table's board stands below what was `posted`, and repeats nothing of its farewell, if that is
        one, and young enough to be edited."""
        self._told.pop(table_id, None)
        if posted is None or farewell is None or farewell.message_id != posted.message_id or not editable(posted):
            return
        if farewell.told is not None:
            self._told[table_id] = farewell.told

    # What another board is to tell

    @contextmanager
    def claim(self, step: Step) -> Generator[None]:
        """From a step's commit until its own board is asked for, which is to stand below."""
        self._claimed.append(step)
        try:
            yield
        finally:
            self._claimed.remove(step)

    def unclaimed(self, table: Table, shown: int = 0) -> Table:
        """A table as a board may show it now: before the first step that another one is to tell of. Who shows it after
        so many entries does not wait for steps before that."""
        claimed = [step.before for step in self._claimed if step.before.info.id == table.info.id]
        return min([table, *[one for one in claimed if one.number >= shown]], key=lambda one: one.number)

    # What is asked for, and comes beside the answers

    def refresh(self, table_id: str) -> None:
        """Bring a board up to date soon; many calls make one edit a second."""
        self._stale.add(table_id)
        self._keeping.soon(table_id)

    def renew(self, table_id: str, anew: Anew) -> None:
        """Post a board at the channel's bottom."""
        self._anew[table_id] = anew
        self._keeping.soon(table_id, now=True)

    def rise(self, table_id: str, posted: PostedMessage, anew: Anew) -> None:
        """Post a board at the channel's bottom if it has stood for a while, and others' messages have buried it."""
        if has_stood(posted):
            self._rising[table_id] = anew
            self._keeping.soon(table_id)

    def go_on(self, table_id: str) -> None:
        """Try once more what did not come about before."""
        if table_id in self._stale or table_id in self._anew:
            self._keeping.soon(table_id)
        self.parting.go_on(table_id)

    async def close(self) -> None:
        """Stop; the next click or command brings what is left."""
        await self._keeping.close()
        await self.parting.close()
        await self.shown.close()

    def _show_retired(self, step: Step) -> None:
        """Bring the board of a table that ended with its rules: the person who touched it reads a refusal instead."""
        if step.after.ended is not None and step.after.ended.reason == "outdated":
            self.refresh(step.after.info.id)

    # How it comes about

    async def _bring(self, table_id: str) -> float | None:
        """Post a board anew, or else edit it; seconds until it may be edited again, None where that is tried again."""
        rising = self._rising.pop(table_id, None)
        anew = self._anew.get(table_id) or await self._buried(table_id, rising)
        if anew is not None:
            trouble = await self._posted(table_id, anew)
            if trouble in PASSING and anew.tries < _TRIES:
                return None
            if self._anew.get(table_id) is anew:
                del self._anew[table_id]
            if trouble is not None:  # then the message there is shows it
                self.stand_below(table_id, None, None)
                self._stale.add(table_id)
        if table_id not in self._stale:
            return 0.0
        self._stale.discard(table_id)
        trouble = await self._edited(table_id)
        if trouble in PASSING:
            self._stale.add(table_id)
            return None
        if trouble in ("gone", "too-old") and anew is None:
            self.renew(table_id, Anew())
            return 0.0
        return EDIT_EVERY

    async def _buried(self, table_id: str, anew: Anew | None) -> Anew | None:
        """The board that is to come back to the channel's bottom, where that is so."""
        posted = await self.standing.of(table_id) if anew is not None else None
        if anew is None or posted is None or not has_stood(posted):
            return None
        last = await door.last_message(self._client, posted.channel_id)
        if last is None or last <= posted.message_id:
            return None
        return self._anew.setdefault(table_id, anew)

    async def _edited(self, table_id: str) -> Trouble | None:
        async with self.lock(table_id):
            posted = await self.standing.of(table_id)
            table = self.unclaimed(await self._tables.table(table_id))
            if table_id in self._anew:  # this one tells what was done by now, and another shows the rest
                return None
            if posted is None or not editable(posted) or opened_with(table, posted):
                return "too-old"
            board = await self.composed(table)
            editing = asyncio.create_task(door.edit(self._client, posted.channel_id, posted.message_id, board))
            done, _ = await asyncio.wait([editing], timeout=_HELD_MOST)
        if not done:  # an answer may overtake it
            self.refresh(table_id)
        trouble = await editing
        if trouble is None:
            self.shown.note(table_id, posted.message_id, table.number)
        return trouble

    async def _posted(self, table_id: str, anew: Anew) -> Trouble | None:
        table = self.unclaimed(await self._tables.newest(table_id))
        if anew.message_id is None and (trouble := await self._sent(table, anew)) is not None:
            return trouble
        assert anew.message_id is not None  # noqa: S101 - it was sent
        async with self.lock(table_id):  # an answer on the former message comes before that is stripped
            await self._replace(table, anew.message_id, await self.standing.of(table_id), anew)
        return None

    async def _sent(self, table: Table, anew: Anew) -> Trouble | None:
        if anew.drawn is None or (anew.number != table.number and not anew.tries):
            self.stand_below(table.info.id, await self.standing.of(table.info.id), anew.farewell)
            anew.drawn, anew.number = await self.composed(table, anew.pinged & table.awaited), table.number
        anew.tries += 1  # the next one sends the same, for this one may have come through unheard
        sent = await door.send(self._client, table.info.channel_id, anew.drawn, anew.nonce)
        if sent in ("forbidden", "gone") and anew.way is not None:
            sent = await anew.way.answer(anew.drawn) or "forbidden"
        if isinstance(sent, str):
            return sent
        anew.message_id = sent
        return None

    async def _replace(self, table: Table, message_id: int, former: PostedMessage | None, anew: Anew) -> None:
        """Take a new message for the board; the former one says farewell if it has something to say."""
        table_id = table.info.id
        await self.standing.post(table_id, _board_of(table, message_id, anew))
        farewell = anew.farewell
        if former is not None and former.message_id != message_id:
            if farewell is None or farewell.message_id != former.message_id:
                farewell = Left(former.channel_id, former.message_id)
            self.parting.leave(table_id, farewell)
        self._stale.discard(table_id)
        untold = farewell is not anew.farewell and self._told.pop(table_id, None) is not None
        if untold or self.unclaimed(await self._tables.newest(table_id), anew.number).number > anew.number:
            self.refresh(table_id)

    async def composed(self, table: Table, pinged: frozenset[int] = frozenset()) -> Post:
        """The board of a table as it stands."""
        people = await self._people.seated(table, texts_for(table.language))
        epilogue = await self._epilogues(table, people) if table.phase == "over" else NO_EPILOGUE
        above = self._told.get(table.info.id)
        told = above.events if above is not None and above.number == table.number else ()
        mentioned = await self._mentions.of(table, pinged)
        return await compose(table, people, self._painter, mentioned, epilogue, told, await self.waits.around(table))


def has_stood(posted: PostedMessage) -> bool:
    """Whether a board has stood for a while, and may come back to the channel's bottom."""
    return now() - posted.at >= STANDS_MS
