"""Former boards and invitations that are no longer open: each loses its controls, or gets its story.

Until Discord accepts the edit, a click there still plays; a refused one gets a link to the board.
"""

from contextlib import suppress

import discord

from bot.chat.front import discord_io
from bot.chat.front.permissions import barred_in
from bot.chat.front.post import posted_now
from bot.chat.front.troubles import PASSING, Trouble
from bot.chat.front.update_loop import Outcome, Retries, UpdateLoop
from bot.chat.tables.display.state import Display, RetiredMessage
from bot.tables.absence import invites
from bot.tables.store import MessageStore, StoreBusy
from bot.tables.table import Table


class Retiring:
    """Edits retired messages. Each has a row until its edit succeeded or the message is gone."""

    def __init__(self, client: discord.Client, store: MessageStore, retries: Retries) -> None:
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
        if all(one.message_id != retired.message_id for one in display.retired):
            retired.hook = retired.hook or display.hook
            display.retired.append(retired)

    def end_invitations(self, display: Display, table: Table) -> None:
        """Take the controls of the invitations that a table has closed, whose rows are read in the background."""
        display.ends_invitations = table
        self._updates.request(display, now=True)

    def retry(self, display: Display) -> None:
        """Retry the edits that have failed."""
        if display.retired:
            self._updates.request(display, now=True)

    async def close(self) -> None:
        """Stop. The rows stay for the next start."""
        await self._updates.close()

    async def _update(self, display: Display) -> Outcome:
        """Edit all retired messages of a display."""
        outcome: Outcome = 0.0
        if (table := display.ends_invitations) is not None:
            for one in await self._store.invitations(display.table_id):
                if not invites(table, one.seat):
                    self._add(display, RetiredMessage(one.channel_id, one.message_id))
            # A later step may have closed more while the rows were read.
            if display.ends_invitations is table:
                display.ends_invitations = None
        for retired in [*display.retired]:  # a copy, because others arrive while Discord replies
            trouble = await self._edited(retired)
            if trouble in (None, "gone"):
                await self._forget(display.table_id, retired)
                display.retired.remove(retired)
            elif trouble in PASSING:
                outcome = None
            elif outcome is not None:
                outcome = barred_in(self._client, retired.channel_id)
        return outcome

    async def _edited(self, retired: RetiredMessage) -> Trouble | None:
        if retired.says is None:
            return await discord_io.strip(self._client, retired.channel_id, retired.message_id, retired.hook)
        return await discord_io.edit(self._client, retired.channel_id, retired.message_id, retired.says, retired.hook)

    async def _forget(self, table_id: str, retired: RetiredMessage) -> None:
        with suppress(StoreBusy):  # then the next start does it once more
            await self._store.delete_message(table_id, posted_now("left", None, retired.channel_id, retired.message_id))
