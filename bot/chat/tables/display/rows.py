"""Rows of boards: which message is a table's board, and how many entries it shows. Memory may be newer than the row."""

from typing import Final
from weakref import WeakValueDictionary

from msgspec.structs import replace

from bot.chat.front.features import Feature
from bot.chat.front.post import posted_now
from bot.chat.tables.display.retiring import Retiring
from bot.chat.tables.display.shown_numbers import ShownNumbers
from bot.chat.tables.display.state import Display, Draft, RetiredMessage
from bot.tables.caches import BoundedCache
from bot.tables.posted import PostedMessage
from bot.tables.store import Store
from bot.tables.table import Step

_MOST: Final = 2000
"""Displays in memory beside those in use."""


class BoardRows(Feature):
    """Displays in memory, and the rows of their boards. The rows are authoritative."""

    def __init__(self, store: Store, retiring: Retiring) -> None:
        self._store = store
        self.retiring = retiring
        self._shown_numbers = ShownNumbers(store)
        self._newest: BoundedCache[str, Display] = BoundedCache(_MOST)
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

    async def replace(self, display: Display, draft: Draft) -> None:
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
            says = draft.says if expected else None
            self.retiring.retire(display, RetiredMessage(former.channel_id, former.message_id, says))
        # This board omits events that `draft.former` was to report. Another board came between, so this one shows them.
        display.dirty |= not expected and draft.reports > 0
