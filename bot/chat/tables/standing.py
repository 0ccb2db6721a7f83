"""Which message is a table's board."""

from typing import Final

from bot.tables.needs import MessageStore
from bot.tables.newest import Newest
from bot.tables.posted import PostedMessage
from bot.tables.table import Step

_MOST: Final = 2000
"""Tables of which it is known which board this process has posted last."""


class Standing:
    """The store has the truth. A step has found it in its own transaction, so that whoever answers the step needs no
    other way to the store."""

    def __init__(self, store: MessageStore) -> None:
        self._store = store
        self._posted: Newest[str, int] = Newest(_MOST)

    async def of(self, table_id: str) -> PostedMessage | None:
        """The message that is a table's board."""
        return await self._store.message(table_id, "board", None)

    async def behind(self, step: Step) -> PostedMessage | None:
        """The same, for whoever shows a step. What the step has found is believed where it is what this process posted
        last: then no other board came between the step and now."""
        table_id = step.after.info.id
        if step.board is not None and step.board.message_id == self._posted.get(table_id):
            return step.board
        return await self.of(table_id)

    async def post(self, table_id: str, board: PostedMessage) -> None:
        """Take a message for a table's board; what steps have found before is believed no more, from now on."""
        self._posted[table_id] = board.message_id
        await self._store.post(table_id, board)
