"""The board message of every table: which message it is, when it is edited, when it is posted anew.

A board is edited in place while nobody new is asked and it is younger than 50 minutes; otherwise a new message stands
at the channel's bottom and the old one loses its controls. Never an older state after a newer one.
"""

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final
from weakref import WeakValueDictionary

import discord
import structlog

from bot.chat.front import door
from bot.chat.front.painter import Painter
from bot.chat.front.post import Board
from bot.chat.tables.board import board_link, compose
from bot.chat.tables.controls import own_controls
from bot.chat.tables.hands import Hands, editable, posted_now
from bot.chat.words.languages import private_texts
from bot.chat.words.lengths import CONTENT, fitted
from bot.chat.words.people import People, bold
from bot.chat.words.sentences import lobby_text, story, written
from bot.chat.words.texts import texts_for
from bot.tables.needs import Person, PostedMessage, Store
from bot.tables.service import Tables
from bot.tables.table import Step, Table

if TYPE_CHECKING:
    from bot.chat.client import Roost

KIND: Final = "board"
EDIT_EVERY: Final = 1.0
"""Seconds between two edits of one board that nobody's click asked for."""

_log = structlog.stdlib.get_logger()


class Boards:
    """Keeps every table's board message at its newest state."""

    def __init__(
        self, client: discord.Client, tables: Tables, store: Store, people: People, painter: Painter, hands: Hands
    ) -> None:
        self._hands = hands
        self._client = client
        self._tables = tables
        self._store = store
        self._people = people
        self._painter = painter
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._newest: dict[str, Table] = {}
        self._stale: set[str] = set()
        self._updaters: dict[str, asyncio.Task[None]] = {}

    async def answer(
        self, interaction: discord.Interaction["Roost"], step: Step, actor: Person, *, private: bool
    ) -> None:
        """Show what a step did, as the answer to the interaction that caused it, and notify who is asked now. What a
        `private` command did is answered to its seat alone."""
        self._note(step.after)
        table_id = step.after.info.id
        async with self._lock(table_id):
            table = self._newest.get(table_id) or await self._tables.table(table_id)
            people = await self._people.seated(table.people)
            pinged = _pinged(step, actor)
            board, posted = await asyncio.gather(
                compose(table, people, self._painter, pinged), self._store.message(table_id, KIND, None)
            )
            await self._deliver(interaction, step, actor, people, board, posted, private=private)
            self._forget_if_over(table)

    async def _deliver(
        self,
        interaction: discord.Interaction["Roost"],
        step: Step,
        actor: Person,
        people: Sequence[Person],
        board: Board,
        posted: PostedMessage | None,
        *,
        private: bool,
    ) -> None:
        clicked = interaction.message
        seat = step.after.seat_of(actor.id)
        if seat is not None and (private or (clicked is not None and _shows_hand(clicked))):
            await self._answer_hand(interaction, step.after, seat, actor)
            await self._renew(interaction, step, board, posted)
            self._hands.deliver(step, answered=seat if clicked is not None and interaction.guild_id is None else None)
            return
        if clicked is None:
            message_id = await door.answer_board(interaction, board)
            await self._moved(step.after, message_id or await self._posted(interaction, step.after, board), posted)
        elif clicked.flags.ephemeral:
            await door.answer_whisper(interaction, *self.text_table(interaction, step.after, people, actor))
            await self._renew(interaction, step, board, posted)
        elif posted is None or clicked.id != posted.message_id:
            await self._take_leave(interaction, clicked, step, people)
            await self._renew(interaction, step, board, posted)
        elif board.pinged or _new_phase(step) or not editable(posted):
            await self._move_on(interaction, clicked, step, people, board)
        elif not await door.answer_edit(interaction, board):
            self.refresh(step.after)
        self._hands.deliver(step)  # last: a hand leads to the board that was just posted

    async def _move_on(
        self,
        interaction: discord.Interaction["Roost"],
        clicked: discord.Message,
        step: Step,
        people: Sequence[Person],
        board: Board,
    ) -> None:
        """Show the board as a new message, then take the clicked one's controls: whenever the bot dies, one is left."""
        message_id = await self._posted(interaction, step.after, board)
        if message_id is None:
            await door.answer_edit(interaction, board)
            return
        await self._moved(step.after, message_id, None)
        await self._take_leave(interaction, clicked, step, people)

    async def _answer_hand(
        self, interaction: discord.Interaction["Roost"], table: Table, seat: int, actor: Person
    ) -> None:
        """Answer with the hand as it is now: in the message that was clicked, or for the one who typed alone."""
        hand = await self._hands.hand(table, seat, reader=actor)
        if interaction.message is None:
            await door.whisper_board(interaction, hand)
        elif not await door.answer_edit(interaction, hand):
            self._hands.send_soon(table.info.id, seat)

    async def _take_leave(
        self, interaction: discord.Interaction["Roost"], clicked: discord.Message, step: Step, people: Sequence[Person]
    ) -> None:
        """Answer a click by taking the clicked message's controls, even when it was answered or comes too late."""
        if interaction.response.is_done() or not await door.answer_strip(interaction, _farewell(step, people)):
            await door.strip(self._client, clicked.channel.id, clicked.id)

    async def _renew(
        self,
        interaction: discord.Interaction["Roost"],
        step: Step,
        board: Board,
        posted: PostedMessage | None,
    ) -> None:
        """A step that was not taken on the board itself: post the board anew, or edit it soon."""
        if board.pinged or _new_phase(step) or posted is None or not editable(posted):
            await self._moved(step.after, await self._posted(interaction, step.after, board), posted)
        else:
            self.refresh(step.after)

    def text_table(
        self, interaction: discord.Interaction["Roost"], table: Table, people: Sequence[Person], reader: Person
    ) -> tuple[str, discord.ui.View]:
        """The position in sentences and the reader's own controls, in the reader's language."""
        texts = private_texts(interaction)
        seat = table.seat_of(reader.id)
        return written(table, people, texts, seat), own_controls(table, seat, people, texts, "text")

    async def show(self, interaction: discord.Interaction["Roost"], table: Table) -> None:
        """Answer a command with the board at the channel's bottom."""
        async with self._lock(table.info.id):
            table = await self._tables.table(table.info.id)
            board = await compose(table, await self._people.seated(table.people), self._painter)
            posted = await self._store.message(table.info.id, KIND, None)
            message_id = await door.answer_board(interaction, board)
            await self._moved(table, message_id or await self._posted(interaction, table, board), posted)
            self._forget_if_over(table)

    async def answer_refusal(
        self,
        interaction: discord.Interaction["Roost"],
        table: Table | None,
        sentence: str,
        reader: Person,
        *,
        stale: bool,
    ) -> None:
        """Tell why something was refused; a message that shows what is past (`stale`) is brought to the present."""
        clicked = interaction.message
        if clicked is None or table is None:
            await door.whisper(interaction, sentence)
        elif _shows_hand(clicked) and (seat := table.seat_of(reader.id)) is not None:
            hand = await self._hands.hand(table, seat, reader=reader)
            await door.answer_edit(interaction, hand._replace(content=fitted(f"{sentence}\n\n{hand.content}", CONTENT)))
        elif clicked.flags.ephemeral:
            people = await self._people.seated(table.people)
            content, view = self.text_table(interaction, table, people, reader)
            await door.answer_whisper(interaction, fitted(f"{sentence}\n\n{content}", CONTENT), view)
        else:
            await self._answer_click_on_board(interaction, table, sentence, clicked, stale=stale)

    async def _answer_click_on_board(
        self,
        interaction: discord.Interaction["Roost"],
        table: Table,
        sentence: str,
        clicked: discord.Message,
        *,
        stale: bool,
    ) -> None:
        posted = await self._store.message(table.info.id, KIND, None)
        if posted is not None and posted.message_id == clicked.id:
            await door.whisper(interaction, sentence)
            if stale:
                self.refresh(table)
            return
        await door.whisper(interaction, f"{sentence}\n{board_link(table, posted)}" if posted is not None else sentence)
        await door.strip(self._client, clicked.channel.id, clicked.id)

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
                async with self._lock(table_id):
                    table = await self._tables.table(table_id)
                    await self._bring_up_to_date(table)
                    self._forget_if_over(table)
                await asyncio.sleep(EDIT_EVERY)
        except Exception:  # noqa: BLE001 - nobody waits for it; the next click or command brings the board up to date
            _log.exception("board.not_updated", table=table_id)
        finally:
            del self._updaters[table_id]

    async def _bring_up_to_date(self, table: Table) -> None:
        posted = await self._store.message(table.info.id, KIND, None)
        board = await compose(table, await self._people.seated(table.people), self._painter)
        if posted is not None and editable(posted):
            done = await door.edit(self._client, posted.channel_id, posted.message_id, board)
            if done in ("edited", "forbidden"):
                return
        await self._moved(table, await door.post(self._client, table.info.channel_id, board), posted)

    async def close(self) -> None:
        """Stop keeping boards up to date; the next click or command does it again."""
        for updater in self._updaters.values():
            updater.cancel()
        await asyncio.gather(*self._updaters.values(), return_exceptions=True)

    # Messages

    async def _posted(self, interaction: discord.Interaction["Roost"], table: Table, board: Board) -> int | None:
        """The board as a new message: posted, or where Roost may not write as the answer, which needs no permission."""
        message_id = await door.post(self._client, table.info.channel_id, board)
        if message_id is not None or interaction.guild_id is None:  # a direct message's answer is no place for a board
            return message_id
        if interaction.response.is_done():
            return await door.follow_up(interaction, board)
        return await door.answer_board(interaction, board)

    async def _moved(self, table: Table, message_id: int | None, former: PostedMessage | None) -> None:
        """Remember the new board, if there is one, and take the controls of the former one."""
        if message_id is None:
            return
        await self._store.post(table.info.id, posted_now(KIND, None, table.info.channel_id, message_id))
        if former is not None:
            await door.strip(self._client, former.channel_id, former.message_id)

    # What is newest

    def _note(self, table: Table) -> None:
        """Know what this process wrote last: an answer shows no less, and needs no reading for it."""
        known = self._newest.get(table.info.id)
        if known is None or known.number <= table.number:
            self._newest[table.info.id] = table

    def _forget_if_over(self, table: Table) -> None:
        if table.phase == "over":
            self._newest.pop(table.info.id, None)

    def _lock(self, table_id: str) -> asyncio.Lock:
        return self._locks.setdefault(table_id, asyncio.Lock())


def _shows_hand(message: discord.Message) -> bool:
    """Whether a message is a hand: a direct message, or what "My hand" showed; the table in words has no picture."""
    return message.guild is None if not message.flags.ephemeral else bool(message.attachments)


def _pinged(step: Step, actor: Person) -> frozenset[int]:
    """The seats to notify: all that are asked anew, unless it is only the one who acted."""
    opened = step.opened_decisions
    return opened if opened - {step.after.seat_of(actor.id)} else frozenset()


def _new_phase(step: Step) -> bool:
    return step.before.phase != step.after.phase


def _farewell(step: Step, people: Sequence[Person]) -> str:
    """What stays written in a message that is no board any more."""
    texts = texts_for(step.after.info.language)
    if step.before.phase == "lobby":
        return fitted(lobby_text(step.after, people, texts), CONTENT)
    lines = story(step.after.info.game, step.events, texts, bold(people))
    return fitted("\n".join(lines), CONTENT)
