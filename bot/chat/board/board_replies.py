"""Replies by the board: what a click or command shows at once, before the display's loop runs.

Only the step that ends a segment writes its story. If a click reaches a board whose segment has ended, the move counts
and that message stays as it is; the new board follows below.
"""

from contextlib import suppress
from dataclasses import replace

import discord

from bot.chat.board.composer import Composer, as_live, opening_words, story_words
from bot.chat.board.display import Display, PendingBoard, Repost, RetiredMessage
from bot.chat.board.displays import Displays
from bot.chat.board.messages import board_link
from bot.chat.board.plan import BoardNeeds, is_opening, may_move_down, plan, segment_has_ended
from bot.chat.front.interaction import Interaction
from bot.chat.front.permissions import lacking_facts, missing
from bot.chat.front.post import Post
from bot.chat.requests import Sit
from bot.chat.words.people import People
from bot.tables.posted import PostedMessage
from bot.tables.refusals import Refusal
from bot.tables.service import Tables
from bot.tables.store import StoreBusy
from bot.tables.table import Step, Table
from bot.tables.wall_clock import now
from games.chance import commitment


class BoardReplies:
    """Replies to interactions with a table's board."""

    def __init__(self, tables: Tables, people: People, displays: Displays) -> None:
        self._tables = tables
        self._people = people
        self._displays = displays

    @property
    def _composer(self) -> Composer:
        return self._displays.composer

    async def by_opening(self, interaction: Interaction, step: Step) -> None:
        """Reply to a command that opened a table and started it at once. The reply is the opening message with the
        seed's commitment. The board follows as a message of its own."""
        table = step.after
        display = self._displays.display_of(table.info.id)
        async with display.lock:
            says = Post(await opening_words(self._people, table), ())
            message_id = await interaction.reply(await self._composer.with_controls(table, says))
            if message_id is not None:  # the opening message shows no position, so the board is still due
                opened = PendingBoard(table.info, says, step.entries[0].number, None, None, 0)
                opened.message_id = message_id
                display.hook = interaction.hook
                await self._displays.replace_or_later(display, opened)
        self._displays.wake(table.info.id, Repost(asked=False, fallback=interaction))

    async def by_board(self, interaction: Interaction, table_id: str, step: Step | None = None) -> None:
        """Reply with the board as a new message, which replaces the former one."""
        display = self._displays.display_of(table_id)
        async with display.lock:
            board, table = await self._displays.board(table_id), await self._tables.get_or_fetch(table_id)
            says, reports = await self._composer.farewell(display, table, board, reports=step is not None)
            notify = (
                table.segment.seats_to_notify & table.awaited
                if board is None or segment_has_ended(table, board)
                else frozenset[int]()
            )
            pictured = _may_attach(interaction)
            post = await self._composer.board(table, reports, notify, pictured=pictured)
            draft = PendingBoard(table.info, post, table.number, board, says, reports)
            if _may_be_unnoticed(display, board, table if step is None else step.before):
                await interaction.acknowledge()  # the loop's nonce finds that message, a reply would not
            else:  # a deferred command has a private placeholder, which cannot become the board
                draft.message_id = await interaction.reply(post, first_only=True)
            if draft.message_id is not None:
                display.plain = not pictured
                await self._displays.replace_or_later(display, draft)
                display.hook = interaction.hook
                return
        self._displays.wake(table_id, Repost(asked=True, reports=step is not None, fallback=interaction))

    async def to_click(self, interaction: Interaction, clicked: discord.Message, step: Step) -> None:
        """Reply to a click on a public message."""
        table_id = step.after.info.id
        display = self._displays.display_of(table_id)
        async with display.lock:
            board = await self._displays.board(table_id, step)
            # A board newer than the row: its own row was never written.
            if board is None or (clicked.id > board.message_id and shows_board(clicked, step.after)):
                board = await self.adopt(display, step.before, clicked, board)
            board = as_live(board, step.before)
            newest = await self._tables.get_or_fetch(table_id)
            if clicked.id != board.message_id:
                await self._reply_on_former(interaction, display, clicked, step)
            else:
                done = await self._reply_on_board(interaction, display, step, board, newest)
                display.hook = interaction.hook or display.hook
                if done:
                    return
        self._displays.wake(table_id, Repost(asked=False, reports=True, fallback=fallback_of(interaction)))

    async def _reply_on_board(
        self, interaction: Interaction, display: Display, step: Step, board: PostedMessage, newest: Table
    ) -> bool:
        """Reply to a click on the board. Returns whether the board needs nothing more."""
        ends_here = (
            segment_has_ended(step.after, board) or is_opening(step.after, board) or not board.is_editable(now())
        )
        if ends_here and not segment_has_ended(step.before, board):  # this very step ended the segment
            await self._tell_story(interaction, display, step, board, newest)
        elif segment_has_ended(newest, board):  # another step ended it, and writes the story
            await interaction.acknowledge()
        elif await self._edit(interaction, display, board.message_id, newest):
            # Other messages may be below an older board, which then moves down.
            return not may_move_down(board, now())
        return False

    async def adopt(
        self, display: Display, table: Table, message: discord.Message, former: PostedMessage | None
    ) -> PostedMessage:
        """Store a clicked message as the board. Its row is missing if the process died just after posting it, or if the
        database was restored from a backup."""
        draft = PendingBoard(table.info, Post(""), table.number, former, None, 0, message_id=message.id)
        await self._displays.replace_or_later(display, draft)
        return PostedMessage("board", None, message.channel.id, message.id, now(), shown=table.number)

    async def keep_one_live(self, interaction: Interaction, pressed: discord.Message, table_id: str) -> None:
        """Take the controls of a pressed public board that the table's row does not name, and point to the one that it
        names. A newer one takes that one's place: its own row was never written."""
        display = self._displays.display_of(table_id)
        if pressed.id in (display.board_id, display.former_id):  # a press of the former one was on its way
            return
        with suppress(Refusal, StoreBusy):
            board = await self._displays.board(table_id)
            if board is None or board.message_id == pressed.id:
                return
            table = await self._tables.get_or_fetch(table_id)
            if not shows_board(pressed, table):
                return
            if board.message_id < pressed.id:
                async with display.lock:
                    await self.adopt(display, table, pressed, board)
                self._displays.touch(table_id)
                return
            self._displays.retiring.retire(display, RetiredMessage(pressed.channel.id, pressed.id))
            if not interaction.points_to_board:
                words = interaction.texts.say("board-newer", {"link": board_link(table, board)})
                await interaction.reply(Post(words), private=True)

    async def refuse(
        self, interaction: Interaction, clicked: discord.Message, table: Table, refusal: Post, *, stale: bool
    ) -> None:
        """Reply with a refusal on the board, which may be `stale`, or on a newer one that `keep_one_live` makes the
        board. Other messages lose their controls, and the reply points to the board."""
        board = await self._displays.board(table.info.id)
        newer = board is not None and board.message_id < clicked.id and shows_board(clicked, table)
        if board is not None and (board.message_id == clicked.id or newer):
            if stale and self._is_barred(interaction, table, board):
                refusal = Post(interaction.texts.say("board-barred", lacking_facts(interaction)))
            await interaction.reply(refusal, private=True)
            if stale:
                self._displays.touch(table.info.id)
            return
        content = f"{refusal.content}\n{board_link(table, board)}" if board is not None else refusal.content
        interaction.points_to_board = True
        await interaction.reply(replace(refusal, content=content), private=True)
        retired = RetiredMessage(clicked.channel.id, clicked.id)
        self._displays.retiring.retire(self._displays.display_of(table.info.id), retired)

    def _is_barred(self, interaction: Interaction, table: Table, board: PostedMessage | None) -> bool:
        """Return whether Roost lacks the permissions to update the board in an interaction's channel."""
        if not missing(interaction):
            return False
        display = self._displays.display_of(table.info.id)
        return plan(table, board, BoardNeeds(dirty=True), now(), self._displays.may(display, table)) == "barred"

    async def _reply_on_former(
        self, interaction: Interaction, display: Display, clicked: discord.Message, step: Step
    ) -> None:
        """Reply to a click on a message that is not the board: a former one, or an invitation. An invitation to a lobby
        keeps its button, because it may be for others, too."""
        if step.after.phase == "lobby" and not shows_board(clicked, step.after):
            await interaction.acknowledge()
            return
        says = next((retired.says for retired in display.retired if retired.message_id == clicked.id), None)
        if says is None and interaction.kind == Sit.word and not shows_board(clicked, step.after):
            says = Post(await story_words(self._people, step.after, [step.after.last_scene]), ())
        if says is None or not await interaction.reply_in_place(says):
            await interaction.acknowledge()
            self._displays.retiring.retire(display, RetiredMessage(clicked.channel.id, clicked.id))

    async def _tell_story(
        self, interaction: Interaction, display: Display, step: Step, board: PostedMessage, newest: Table
    ) -> None:
        """Reply with the story of the segment, in the message that was the board. It keeps current controls until the
        new board is posted, so that there are some whenever the bot dies."""
        says, _ = await self._composer.farewell(display, step.after, board, reports=True)
        if says is None:
            await interaction.acknowledge()
        else:
            await interaction.reply_in_place(await self._composer.with_controls(newest, says))

    async def _edit(self, interaction: Interaction, display: Display, board_id: int, table: Table) -> bool:
        """Reply with the board in its own message. Returns False if that was refused."""
        pictured = _may_attach(interaction)
        post = await self._composer.board(table, display.reported, pictured=pictured)
        if not await interaction.reply_in_place(post):
            display.dirty = True
            return False
        display.plain = not pictured
        self._displays.note_shown(display, board_id, table.number)
        return True


def _may_be_unnoticed(display: Display, board: PostedMessage | None, table: Table) -> bool:
    """Return whether an earlier process may have posted another board and died before it stored the row."""
    return not display.board_id and board is not None and 0 < board.shown < table.number


def shows_board(message: discord.Message, table: Table) -> bool:
    """Return whether a message shows the table. An invitation does not."""
    if message.channel.id != table.info.channel_id:
        return False
    return bool(message.attachments) or commitment(table.info.seed) in message.content


def fallback_of(interaction: Interaction) -> Interaction | None:
    """Return the interaction whose reply may be the board if Roost may not post. None in direct messages."""
    return interaction if interaction.guild_id is not None else None


def _may_attach(interaction: Interaction) -> bool:
    return interaction.raw.app_permissions.attach_files
