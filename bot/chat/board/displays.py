"""Displays of live tables, and the loop that makes each channel into what it should show.

A board is edited while its segment goes on and it is younger than 50 minutes. Otherwise a new message is posted at the
channel's bottom, and the old one keeps the story in words, which the new one does not repeat. The same happens when a
person acts and other messages have buried the board.

Steps wake a display. Clicks and commands reply with the board themselves (`board_replies.py`), so the loop finds
nothing left to do.
"""

import asyncio
from collections.abc import Callable, Generator
from contextlib import contextmanager, suppress
from typing import Final

import discord

from bot.chat.board.composer import Composer
from bot.chat.board.display import Display, PendingBoard, Repost, RetiredMessage
from bot.chat.board.plan import Allowances, BoardNeeds, may_move_down, plan, segment_has_ended
from bot.chat.board.rows import BoardRows, Retiring
from bot.chat.front import discord_io
from bot.chat.front.discord_io import PASSING, Trouble
from bot.chat.front.interaction import DEFER_AFTER
from bot.chat.front.permissions import allowed_in, barred_in, timeout_left
from bot.chat.front.update_loop import In, Next, Retries, UpdateLoop
from bot.store import SqlStore
from bot.tables.absence import invites
from bot.tables.posted import PostedMessage
from bot.tables.refusals import Refusal
from bot.tables.service import Tables
from bot.tables.store import StoreBusy
from bot.tables.table import Step, Table
from bot.tables.wall_clock import now

EDIT_EVERY: Final = 1.0
"""Seconds between two edits of a board that no click asked for."""
_MAX_HELD: Final = 1.0
"""Seconds for which an edit delays replies on the same board."""


class Displays(BoardRows):
    """Keeps every table's board current. A step wakes its table's display; `wake`, `touch` and
    `permissions_changed` do so without a step."""

    def __init__(
        self, client: discord.Client, tables: Tables, store: SqlStore, composer: Composer, retries: Retries
    ) -> None:
        super().__init__(store, Retiring(client, store, retries))
        self._client = client
        self._tables = tables
        self.composer = composer
        self._followers: list[Callable[[Step], None]] = []
        self._updates = UpdateLoop[Display]("board", self._update, retries)
        self._following = UpdateLoop[Display]("step", self._follow)
        self._permitting = UpdateLoop[tuple[int | None, int | None]]("permissions", self._permit)
        tables.add_listener(self._stepped)

    # What wakes a display

    def follow(self, follower: Callable[[Step], None]) -> None:
        """Call `follower` for every step, after its reply."""
        self._followers.append(follower)

    def wake(self, table_id: str, repost: Repost | None = None, *, at_once: bool = False) -> None:
        """Update a board soon: at most one edit a second, or `at_once`."""
        display = self.display_of(table_id)
        display.refused.clear()  # permissions may be back
        if repost is not None:
            display.ask(repost)
        self._updates.request(display, now=at_once or (repost is not None and repost.asked))

    async def note_press(self, table_id: str, person: int) -> None:
        """Store that a person pressed something at a rematch's lobby."""
        with suppress(StoreBusy):
            await self._store.note_press(table_id, person)

    def touch(self, table_id: str) -> None:
        """Update a board without a step, because something beside the log has changed."""
        self.display_of(table_id).dirty = True
        self.wake(table_id)

    def permissions_changed(self, *, guild_id: int | None = None, channel_id: int | None = None) -> None:
        """Update the boards of a server, or of a channel and its threads, to the permissions there."""
        self._permitting.request((guild_id, channel_id))

    def retry(self, table_id: str) -> None:
        """Retry the edits of retired messages that have failed."""
        self.retiring.retry(self.display_of(table_id))

    @contextmanager
    def replying(self, table_id: str) -> Generator[None]:
        """Let the loop and everything that follows a step wait for its reply."""
        display = self.display_of(table_id)
        display.begin_reply()
        try:
            yield
        finally:
            display.end_reply()

    async def resume(self) -> None:
        """Strip the retired messages that earlier processes could not strip. Called at the start."""
        for table_id, posted in await self._store.retired_boards():
            if posted.kind == "invitation":
                with suppress(Refusal):  # an update has replaced its rules
                    self._end_invitations(await self._tables.get_or_fetch(table_id))
            else:
                self.retiring.resume(self.display_of(table_id), RetiredMessage(posted.channel_id, posted.message_id))

    async def note_invitation(self, table_id: str, invitation: PostedMessage) -> None:
        """Store an invitation that was posted. It loses its controls once nothing is open that it invites to."""
        await self._store.invited(table_id, invitation)
        table = await self._tables.get_or_fetch(table_id)
        if not invites(table, invitation.seat):  # a step came while it was posted
            self._end_invitations(table)

    def _end_invitations(self, table: Table) -> None:
        self.retiring.end_invitations(self.display_of(table.info.id), table)

    async def finish(self) -> None:
        """Let everything follow the steps that were taken."""
        await self._following.close()

    async def close(self) -> None:
        """Stop. The next click or command updates what is stale."""
        for part in (self._permitting, self._updates, self.retiring, self._shown_numbers):
            await part.close()

    def _stepped(self, step: Step) -> None:
        ended = step.after.ended
        if ended is not None and ended.reason == "gone":
            return  # its channel is not there any more
        self.display_of(step.after.info.id).steps.append(step)
        self._following.request(self.display_of(step.after.info.id), now=True)
        self.wake(step.after.info.id, at_once=step.after.segment.first > step.before.number)

    async def _follow(self, display: Display) -> Next:
        await display.wait_for_reply(DEFER_AFTER)
        # Behind the wait, so that steps taken during it follow as well.
        steps, display.steps = display.steps, []
        for step in steps:
            for follower in self._followers:
                follower(step)
            if step.before.number and _closes_invitations(step):
                self._end_invitations(step.after)
        return "done"

    async def replace_or_later(self, display: Display, draft: PendingBoard) -> None:
        """Store a new message as the board, or retry later if the database is busy."""
        try:
            await self.replace(display, draft)
        except StoreBusy:
            # The message is there: another round stores its row and posts nothing.
            display.draft = draft
            self.wake(display.table_id)

    async def _permit(self, place: tuple[int | None, int | None]) -> Next:
        guild_id, channel_id = place
        infos = await self._store.live_tables_of(guild_id=guild_id, channel_id=channel_id)
        # Finished tables are not among the live ones, but their boards may still lack a picture.
        poor = [display.table_id for display in self._newest.values() if display.plain]
        for table_id in dict.fromkeys([*[info.id for info in infos], *poor]):
            display = self.display_of(table_id)
            display.dirty |= display.plain or not display.board_id
            self.wake(table_id, at_once=True)
        return "done"

    # The loop

    async def _update(self, display: Display) -> Next:
        """Run one round."""
        await display.wait_for_reply(DEFER_AFTER)
        if display.draft is not None:
            async with display.lock:
                await self.replace(display, display.draft)
            display.draft = None
        table, repost = await self._tables.get_or_fetch(display.table_id), display.repost
        if table.ended is not None and table.ended.reason == "gone":
            return "done"
        beside = repost is not None or display.dirty or display.plain
        # The reply has shown everything: the usual case, which needs neither lock nor row.
        if not beside and display.board_id and display.shown == table.number:
            return "done"
        buried = repost is not None and not repost.asked and await self._is_buried(display)  # may ask Discord: no lock
        async with display.lock:
            table, repost = await self._tables.get_or_fetch(display.table_id), display.repost
            board = await self.board(display.table_id)
            pictured, editing = self.pictured(display, table), None
            display.dirty |= display.plain and pictured and board is not None and board.is_editable(now())
            requests = BoardNeeds(repost is not None and repost.asked, buried, display.dirty)
            may = self.may(display, table)
            decided, owed = plan(table, board, requests, now(), may), _owes_post(table, board, repost)
            if decided == "edit" and board is not None:
                editing = await self._editing(display, table, board, pictured=pictured)
        if editing is not None and board is not None:  # without the lock, so that a slow edit delays no reply
            trouble = await editing
            if trouble is not None:
                return self._troubled(display, board, trouble, pictured=pictured)
            display.plain = not pictured
            # A new message is still due, with its mention: by the row, this one shows the segment before.
            shown = table.segment.first - 1 if segment_has_ended(table, board) else table.number
            self.note_shown(display, board.message_id, shown)
        if decided == "post":
            return await self._posted(display, table, board, repost)
        timed_out = display.plain and timeout_left(self._client, table.info.guild_id)
        if decided == "barred" or (owed and not may.post) or timed_out:
            display.refused.clear()
            return barred_in(self._client, table.info.channel_id, table.info.guild_id)
        self._forget(display, repost)
        return In(EDIT_EVERY) if decided == "edit" else "done"

    def may(self, display: Display, table: Table, fallback: object = None) -> Allowances:
        """Return Roost's permissions in a table's channel, by the library's cache and what Discord has refused since
        the last wake."""
        fallback = fallback or (display.repost.fallback if display.repost is not None else None)
        allowed = allowed_in(self._client, table.info.channel_id)
        post = fallback is not None or allowed is None or (allowed.view and allowed.send)
        edit = allowed is None or allowed.view
        return Allowances(post and "post" not in display.refused, edit and "edit" not in display.refused)

    def pictured(self, display: Display, table: Table) -> bool:
        """Return whether Roost may attach a picture in a table's channel."""
        allowed = allowed_in(self._client, table.info.channel_id)
        return (allowed is None or allowed.attach) and "picture" not in display.refused

    def _forget(self, display: Display, repost: Repost | None) -> None:
        # A newer request stays.
        if display.repost is repost:
            display.repost = None

    async def _is_buried(self, display: Display) -> bool:
        """Return whether other messages are below a board that is older than 30 seconds."""
        board = await self.board(display.table_id)
        if board is None or not may_move_down(board, now()):
            return False
        last = await discord_io.last_message(self._client, board.channel_id)
        return last is not None and last > board.message_id

    async def _editing(
        self, display: Display, table: Table, board: PostedMessage, *, pictured: bool
    ) -> "asyncio.Task[Trouble | None]":
        """Edit the board. Holds the display's lock for a second at most; a reply may overtake the edit after that."""
        display.dirty = False  # before composing, so that a change during the edit counts
        post = await self.composer.board(table, display.reported, pictured=pictured)
        editing = asyncio.create_task(
            discord_io.edit(self._client, board.channel_id, board.message_id, post, display.hook)
        )
        done, _ = await asyncio.wait([editing], timeout=_MAX_HELD)
        if not done:
            display.dirty = True
            self._updates.request(display)
        return editing

    def _troubled(self, display: Display, board: PostedMessage, trouble: Trouble, *, pictured: bool) -> Next:
        """Note why an edit failed. Another round follows."""
        display.dirty = True
        if trouble in PASSING:
            return "again"
        if trouble == "forbidden":  # a board in words may still be allowed
            display.refused.add("picture" if pictured else "edit")
        else:
            display.fixed_id = board.message_id
        self._updates.request(display, now=True)
        return "done"

    async def _posted(self, display: Display, table: Table, board: PostedMessage | None, repost: Repost | None) -> Next:
        """Post a new board, without the lock, so that no reply waits. Each try composes it; the message of an earlier
        try that arrived unnoticed is edited."""
        draft = await self._drafted(display, table, board, repost)
        display.dirty = False
        allowed = allowed_in(self._client, table.info.channel_id)
        sent: int | Trouble = "forbidden"
        if allowed is None or allowed.send:
            sent = await discord_io.send(self._client, table.info.channel_id, draft.post, draft.nonce)
        # A reply to an interaction needs no permission in the channel.
        if sent in ("forbidden", "gone") and repost is not None and repost.fallback is not None:
            sent = await repost.fallback.reply(draft.post) or "forbidden"
            repost.fallback = None
        if isinstance(sent, str):
            return self._not_posted(display, draft, sent)
        draft.message_id, display.draft = sent, draft
        async with display.lock:  # so that a reply on the former message is sent before its buttons go
            await self.replace(display, draft)
        display.draft = None
        display.plain = not draft.post.attachments
        self._forget(display, repost)
        if display.dirty or display.plain or (await self._tables.get_or_fetch(display.table_id)).number > draft.number:
            self._updates.request(display)
        return "done"

    async def _drafted(
        self, display: Display, table: Table, board: PostedMessage | None, repost: Repost | None
    ) -> PendingBoard:
        says, reports = await self.composer.farewell(
            display, table, board, reports=repost is not None and repost.reports
        )
        notify = repost.notify if repost is not None else frozenset[int]()
        if board is None or segment_has_ended(table, board):
            notify |= table.segment.seats_to_notify & table.awaited
        pictured = self.pictured(display, table)
        post = await self.composer.board(table, reports, notify & table.awaited, pictured=pictured)
        return PendingBoard(table.info, post, table.number, board, says, reports)

    def _not_posted(self, display: Display, draft: PendingBoard, trouble: str) -> Next:
        """Note why posting failed. If it is not allowed, the existing message shows the board, if it may be edited."""
        display.dirty = True
        if trouble in PASSING:
            return "again"
        display.refused.add("picture" if trouble == "forbidden" and draft.post.attachments else "post")
        self._updates.request(display, now=True)
        return "done"


def _closes_invitations(step: Step) -> bool:
    """Return whether the lobby or a seat may have been closed to the people who were invited."""
    before, after = step.before, step.after
    return before.phase != after.phase or (after.phase == "playing" and before.holders != after.holders)


def _owes_post(table: Table, board: PostedMessage | None, repost: Repost | None) -> bool:
    """Return whether an edit does not suffice, because another segment has begun or a seat is to be notified."""
    if board is None or segment_has_ended(table, board):
        return True
    return repost is not None and bool(repost.notify & table.awaited)
