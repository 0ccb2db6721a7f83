"""How a click or a command at a table is answered: by its board, by the table in words, by a hand, by why not."""

import asyncio
from collections.abc import Sequence

import discord

from bot.chat.front import door
from bot.chat.front.door import Interaction
from bot.chat.front.painter import Painter
from bot.chat.front.post import Post, editable
from bot.chat.tables.board import board_link, compose
from bot.chat.tables.boards import Boards
from bot.chat.tables.controls import own_controls
from bot.chat.tables.hands import Hands
from bot.chat.words.languages import private_texts
from bot.chat.words.lengths import CONTENT, fitted
from bot.chat.words.people import People, bold
from bot.chat.words.sentences import lobby_text, story, written
from bot.chat.words.texts import texts_for
from bot.tables.needs import Person, PostedMessage
from bot.tables.service import Tables
from bot.tables.table import Step, Table


class Answers:
    """Answers who clicked or typed, and sees to it that the board and the hands show what was done."""

    def __init__(
        self, client: discord.Client, tables: Tables, people: People, painter: Painter, boards: Boards, hands: Hands
    ) -> None:
        self._client = client
        self._tables = tables
        self._people = people
        self._painter = painter
        self._boards = boards
        self._hands = hands

    # What a step did

    async def answer_step(self, interaction: Interaction, step: Step, actor: Person, *, private: bool) -> None:
        """Show what a step did, as the answer to the interaction that caused it, and notify who is asked now. What a
        `private` command did is answered to its seat alone."""
        self._boards.note(step.after)
        table_id = step.after.info.id
        async with self._boards.lock(table_id):
            table = await self._boards.newest(table_id)
            people = await self._people.seated(table.people)
            board, posted = await asyncio.gather(
                compose(table, people, self._painter, _pinged(step, actor)), self._boards.posted(table_id)
            )
            clicked = interaction.message
            seat = step.after.seat_of(actor.id)
            if seat is not None and (private or (clicked is not None and _shows_hand(clicked))):
                await self._answer_by_hand(interaction, step, seat, actor, board, posted)
            elif clicked is None:
                message_id = await door.answer(interaction, board)
                message_id = message_id or await self._boards.post(interaction, step.after, board)
                await self._boards.moved(step.after, message_id, posted)
                self._hands.deliver(step)
            else:
                await self._answer_click(interaction, clicked, step, actor, people, board, posted)
                self._hands.deliver(step)  # last: a hand leads to the board that was just posted
            self._boards.forget_if_over(table)

    async def _answer_by_hand(
        self,
        interaction: Interaction,
        step: Step,
        seat: int,
        actor: Person,
        board: Post,
        posted: PostedMessage | None,
    ) -> None:
        """Answer with the hand as it is now: in the message that was clicked, or for the one who typed alone."""
        hand = await self._hands.hand(step.after, seat, reader=actor)
        if interaction.message is None:
            await door.answer(interaction, hand, private=True)
        elif not await door.answer_edit(interaction, hand):
            self._hands.send_soon(step.after.info.id, seat)
        await self._renew(interaction, step, board, posted)
        in_direct_message = interaction.message is not None and interaction.guild_id is None
        self._hands.deliver(step, answered=seat if in_direct_message else None)

    async def _answer_click(
        self,
        interaction: Interaction,
        clicked: discord.Message,
        step: Step,
        actor: Person,
        people: Sequence[Person],
        board: Post,
        posted: PostedMessage | None,
    ) -> None:
        """Answer a click on a message that is no hand: on the table in words, an old board, or the board."""
        if clicked.flags.ephemeral:
            await door.answer_edit(interaction, self._in_words(interaction, step.after, people, actor))
            await self._renew(interaction, step, board, posted)
        elif posted is None or clicked.id != posted.message_id:
            await self._take_leave(interaction, clicked, step, people)
            await self._renew(interaction, step, board, posted)
        elif board.pinged or _new_phase(step) or not editable(posted):
            await self._move_on(interaction, clicked, step, people, board)
        elif not await door.answer_edit(interaction, board):
            self._boards.refresh(step.after)

    async def _move_on(
        self, interaction: Interaction, clicked: discord.Message, step: Step, people: Sequence[Person], board: Post
    ) -> None:
        """Show the board as a new message, then take the clicked one's controls: whenever the bot dies, one is left."""
        message_id = await self._boards.post(interaction, step.after, board)
        if message_id is None:
            await door.answer_edit(interaction, board)
            return
        await self._boards.moved(step.after, message_id, None)
        await self._take_leave(interaction, clicked, step, people)

    async def _take_leave(
        self, interaction: Interaction, clicked: discord.Message, step: Step, people: Sequence[Person]
    ) -> None:
        """Answer a click by taking the clicked message's controls, even when it was answered or comes too late."""
        farewell = Post(_farewell(step, people))
        if interaction.response.is_done() or not await door.answer_edit(interaction, farewell):
            await door.strip(self._client, clicked.channel.id, clicked.id)

    async def _renew(self, interaction: Interaction, step: Step, board: Post, posted: PostedMessage | None) -> None:
        """A step that was not taken on the board itself: post the board anew, or edit it soon."""
        if board.pinged or _new_phase(step) or posted is None or not editable(posted):
            message_id = await self._boards.post(interaction, step.after, board)
            await self._boards.moved(step.after, message_id, posted)
        else:
            self._boards.refresh(step.after)

    # What somebody wants to see

    async def show_board(self, interaction: Interaction, table: Table) -> None:
        """Answer a command, or a click that opened another table, with the board at the channel's bottom."""
        table_id = table.info.id
        async with self._boards.lock(table_id):
            table = await self._tables.table(table_id)
            board = await compose(table, await self._people.seated(table.people), self._painter)
            posted = await self._boards.posted(table_id)
            message_id = await door.answer(interaction, board) or await self._boards.post(interaction, table, board)
            await self._boards.moved(table, message_id, posted)
            self._boards.forget_if_over(table)

    async def show_in_words(self, interaction: Interaction, table: Table, reader: Person) -> None:
        """Answer with the table in words: for its reader alone, or anew where that was clicked."""
        shown = self._in_words(interaction, table, await self._people.seated(table.people), reader)
        if interaction.message is not None and interaction.message.flags.ephemeral:
            await door.answer_edit(interaction, shown)
        else:
            await door.answer(interaction, shown, private=True)

    async def show_hand(self, interaction: Interaction, table: Table, seat: int, reader: Person) -> None:
        """Answer with a seat's hand: for its reader alone, or anew where that was clicked."""
        hand = await self._hands.hand(table, seat, reader=reader)
        if interaction.message is None or not _reader_alone(interaction.message):
            await door.answer(interaction, hand, private=True)
        else:
            await door.answer_edit(interaction, hand)

    def _in_words(self, interaction: Interaction, table: Table, people: Sequence[Person], reader: Person) -> Post:
        """The position in sentences and the reader's own controls, in the reader's language."""
        texts = private_texts(interaction)
        seat = table.seat_of(reader.id)
        return Post(written(table, people, texts, seat), controls=own_controls(table, seat, people, texts, "text"))

    # What is refused

    async def answer_refusal(
        self, interaction: Interaction, table: Table, sentence: str, reader: Person, *, stale: bool
    ) -> None:
        """Tell why something was refused; a message that shows what is past (`stale`) is brought to the present."""
        clicked = interaction.message
        if clicked is None:
            await door.answer(interaction, Post(sentence), private=True)
        elif _shows_hand(clicked) and (seat := table.seat_of(reader.id)) is not None:
            hand = await self._hands.hand(table, seat, reader=reader)
            await door.answer_edit(interaction, _behind(sentence, hand))
        elif clicked.flags.ephemeral:
            shown = self._in_words(interaction, table, await self._people.seated(table.people), reader)
            await door.answer_edit(interaction, _behind(sentence, shown))
        else:
            await self._refuse_on_board(interaction, table, sentence, clicked, stale=stale)

    async def _refuse_on_board(
        self, interaction: Interaction, table: Table, sentence: str, clicked: discord.Message, *, stale: bool
    ) -> None:
        posted = await self._boards.posted(table.info.id)
        if posted is not None and posted.message_id == clicked.id:
            await door.answer(interaction, Post(sentence), private=True)
            if stale:
                self._boards.refresh(table)
            return
        told = f"{sentence}\n{board_link(table, posted)}" if posted is not None else sentence
        await door.answer(interaction, Post(told), private=True)
        await door.strip(self._client, clicked.channel.id, clicked.id)


def _behind(sentence: str, shown: Post) -> Post:
    return shown._replace(content=fitted(f"{sentence}\n\n{shown.content}", CONTENT))


def _reader_alone(message: discord.Message) -> bool:
    """Whether only one person sees a message."""
    return message.guild is None or message.flags.ephemeral


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
