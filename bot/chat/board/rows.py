"""Rows of boards: which message is a table's board, how many entries it shows, and which former boards and invitations
are to lose their controls. Memory may be newer than the row.

Until Discord accepts that edit, a click on a former board still plays; a refused one gets a link to the board.
"""

import asyncio
from contextlib import suppress
from typing import Final
from weakref import WeakValueDictionary

import discord
from msgspec.structs import replace

from bot.chat.board.display import Display, PendingBoard, RetiredMessage
from bot.chat.front import discord_io
from bot.chat.front.discord_io import PASSING, Trouble
from bot.chat.front.features import Feature
from bot.chat.front.permissions import barred_in
from bot.chat.front.post import posted_now
from bot.chat.front.update_loop import Next, Retries, UpdateLoop
from bot.store import SqlStore
from bot.tables.absence import invites
from bot.tables.caches import BoundedCache
from bot.tables.posted import RETIRED, PostedMessage
from bot.tables.store import StoreBusy
from bot.tables.table import Step, Table


class Retiring:
    """Edits retired messages. Each has a row until its edit succeeded or the message is gone."""

    def __init__(self, client: discord.Client, store: SqlStore, retries: Retries) -> None:
        self._client = client
        self._store = store
        self._updates = UpdateLoop[Display]("retired", self._update, retries)

    def retire(self, display: Display, retired: RetiredMessage) -> None:
        """Edit a former board now, whatever else is being retried."""
        self._add(display, retired)
        self._updates.request(display, now=True)

    def resume(self, display: Display, retired: RetiredMessage) -> None:
        """Edit a former board that an earlier process could not edit."""
        self._add(display, retired)
        self._updates.retry(display)

    def _add(self, display: Display, retired: RetiredMessage) -> None:
        if all(other.message_id != retired.message_id for other in display.retired):
            retired.hook = retired.hook or display.hook
            display.retired.append(retired)

    def end_invitations(self, display: Display, table: Table) -> None:
        """Take the controls of the invitations that a table has closed, whose rows are read in the background."""
        display.ends_invitations = table
        self._updates.request(display, now=True)

    def retry(self, display: Display) -> None:
        if display.retired:
            self._updates.request(display, now=True)

    async def close(self) -> None:
        """Stop. The rows stay for the next start."""
        await self._updates.close()

    async def _update(self, display: Display) -> Next:
        following: Next = "done"
        if (table := display.ends_invitations) is not None:
            for posted in await self._store.invitations(display.table_id):
                if not invites(table, posted.seat):
                    self._add(display, RetiredMessage(posted.channel_id, posted.message_id))
            # A later step may have closed more while the rows were read.
            if display.ends_invitations is table:
                display.ends_invitations = None
        for retired in [*display.retired]:  # a copy, because others arrive while Discord replies
            trouble = await self._edited(retired)
            if trouble in (None, "gone"):
                await self._forget(display.table_id, retired)
                display.retired.remove(retired)
            elif trouble in PASSING:
                following = "again"
            elif following != "again":
                following = barred_in(self._client, retired.channel_id)
        return following

    async def _edited(self, retired: RetiredMessage) -> Trouble | None:
        if retired.says is None:
            return await discord_io.strip(self._client, retired.channel_id, retired.message_id, retired.hook)
        return await discord_io.edit(self._client, retired.channel_id, retired.message_id, retired.says, retired.hook)

    async def _forget(self, table_id: str, retired: RetiredMessage) -> None:
        with suppress(StoreBusy):  # then the next start does it once more
            await self._store.delete_message(
                table_id, posted_now(RETIRED, None, retired.channel_id, retired.message_id)
            )


WRITTEN_EVERY: Final = 5.0
"""Seconds between two writes. One transaction writes all boards."""
_ALL: Final = "all"
"""The only key of the update loop."""


class ShownNumbers:
    """Stores how many entries each board shows, in the background, so that no click waits for it."""

    def __init__(self, store: SqlStore) -> None:
        self._store = store
        self._numbers: dict[tuple[str, int], int] = {}
        self._due: asyncio.TimerHandle | None = None
        self._writing = UpdateLoop("shown", self._write)

    def note(self, table_id: str, message_id: int, number: int) -> None:
        """Note that a table's message shows so many entries."""
        self._numbers[table_id, message_id] = number
        if self._due is None:
            self._due = asyncio.get_running_loop().call_later(WRITTEN_EVERY, self._write_soon)

    def _write_soon(self) -> None:
        self._due = None
        self._writing.request(_ALL)

    async def _write(self, which: str) -> Next:
        numbers, self._numbers = self._numbers, {}
        try:
            if numbers:
                await self._store.record_shown(numbers)
        except StoreBusy:
            self._numbers = numbers | self._numbers  # what was noted during the write is newer
            raise
        return "done"

    async def close(self) -> None:
        """Write what was noted."""
        if self._due is not None:
            self._due.cancel()
        await self._writing.close()
        with suppress(StoreBusy):
            # After the loop has closed, so that this is the last write.
            await self._write(_ALL)


_MAX_DISPLAYS: Final = 2000
"""Displays in memory beside those in use."""


class BoardRows(Feature):
    """Displays in memory, and the rows of their boards. The rows are authoritative."""

    def __init__(self, store: SqlStore, retiring: Retiring) -> None:
        self._store = store
        self.retiring = retiring
        self._shown_numbers = ShownNumbers(store)
        self._newest: BoundedCache[str, Display] = BoundedCache(_MAX_DISPLAYS)
        # A display that left the cache may still be at work: a second one would have a lock of its own.
        self._at_work: WeakValueDictionary[str, Display] = WeakValueDictionary()

    def display_of(self, table_id: str) -> Display:
        """Return the only display of a table."""
        display = self._at_work.get(table_id)
        if display is None:
            display = self._at_work[table_id] = Display(table_id)
        self._newest[table_id] = display
        return display

    async def board(self, table_id: str, step: Step | None = None) -> PostedMessage | None:
        """Return the row of a table's board. The step's own row is used if this process posted that board: no
        other one can have replaced it since."""
        display = self.display_of(table_id)
        found = step.board if step is not None else None
        if found is None or found.message_id != display.board_id:
            found = await self._store.message(table_id, "board", None)
        if found is None:
            return None
        if found.message_id == display.board_id:  # memory is ahead of the row by up to five seconds
            found = replace(found, shown=max(found.shown, display.shown))
        # At 0 it counts as too old to be edited.
        return replace(found, at=0) if found.message_id == display.fixed_id else found

    def note_shown(self, display: Display, message_id: int, number: int) -> None:
        """Note how many log entries the board shows."""
        if message_id != display.board_id:
            display.board_id, display.shown, display.reported = message_id, 0, 0
        display.shown = max(display.shown, number)
        self._shown_numbers.note(display.table_id, message_id, number)

    async def replace(self, display: Display, draft: PendingBoard) -> None:
        """Store a new message as the board, and retire the former one. The caller holds the display's lock."""
        if draft.message_id is None:
            return
        current = await self.board(display.table_id)
        # A newer message became the board while this one was posted, so this one is retired at once.
        if current is not None and draft.message_id < current.message_id != (draft.former and draft.former.message_id):
            await self._store.replace_board(display.table_id, current, replace(current, message_id=draft.message_id))
            self.retiring.retire(display, RetiredMessage(current.channel_id, draft.message_id))
            return
        row = posted_now("board", None, draft.info.channel_id, draft.message_id, shown=draft.number)
        if draft.message_id != display.board_id:
            display.board_id, display.shown = draft.message_id, draft.number
        # The former board in the draft is the one from before the post.
        expected = current is None or (draft.former is not None and current.message_id == draft.former.message_id)
        display.reported = draft.reports if expected else 0
        display.reported_scenes = max(display.reported_scenes, draft.reports)
        former = current if current is not None and current.message_id != draft.message_id else None
        await self._store.replace_board(display.table_id, row, former)
        if former is not None:
            display.former_id = former.message_id
            says = draft.says if expected else None
            self.retiring.retire(display, RetiredMessage(former.channel_id, former.message_id, says))
        # This board omits events that `draft.former` was to report. Another board came between, so this one shows them.
        display.dirty |= not expected and draft.reports > 0
