"""How a click or a command at a table is answered: by its board, by the table in words, by a hand, by why not."""

import asyncio
from collections.abc import Sequence

import discord

from bot.chat.front.interaction import Interaction
from bot.chat.front.painter import Painter
from bot.chat.front.post import Post, editable
from bot.chat.tables.board import board_link, compose
from bot.chat.tables.boards import Anew, Boards, Left
from bot.chat.tables.controls import board_controls, own_controls
from bot.chat.tables.hands import Hands
from bot.chat.words.languages import private_texts
from bot.chat.words.lengths import CONTENT, fitted
from bot.chat.words.people import People, bold
from bot.chat.words.sentences import lobby_text, story, written
from bot.chat.words.texts import texts_for
from bot.tables.needs import Person
from bot.tables.service import Tables
from bot.tables.table import Step, Table
from games.chance import commitment


class Answers:
    """Answers who clicked or typed, and sees to it that the board and the hands show what was done."""

    def __init__(self, tables: Tables, people: People, painter: Painter, boards: Boards, hands: Hands) -> None:
        self._tables = tables
        self._people = people
        self._painter = painter
        self._boards = boards
        self._hands = hands

    # What a step did

    async def answer_step(self, interaction: Interaction, step: Step, actor: Person, *, private: bool) -> None:
        """Show what a step did, as the answer to the interaction that caused it; boards, hands and who is asked now
        come behind the answer. What a `private` command did is answered to its seat alone."""
        seat = step.after.seat_of(actor.id)
        try:
            await self._answer(interaction, step, seat, actor, private=private)
        finally:
            in_direct_message = interaction.message is not None and interaction.guild_id is None
            self._hands.deliver(step, answered=seat if in_direct_message else None)
            self._boards.go_on(step.after.info.id)

    async def _answer(
        self, interaction: Interaction, step: Step, seat: int | None, actor: Person, *, private: bool
    ) -> None:
        clicked = interaction.message
        if seat is not None and (private or (clicked is not None and _shows_hand(clicked))):
            await self._answer_by_hand(interaction, step, seat, actor)
        elif clicked is None:
            await self._answer_command(interaction, step, actor)
        elif clicked.flags.ephemeral:
            people = await self._people.seated(step.after)
            await interaction.answer_in_place(self._in_words(interaction, step.after, people, actor))
            self._follow(interaction, step, actor)
        else:
            await self._answer_click(interaction, clicked, step, actor)

    async def _answer_by_hand(self, interaction: Interaction, step: Step, seat: int, actor: Person) -> None:
        """Answer with the hand as it is now: in the message that was clicked, or for the one who typed alone."""
        hand = await self._hands.hand(step.after, seat, reader=actor)
        if interaction.message is None:
            await interaction.answer(hand, private=True)
        elif not await interaction.answer_in_place(hand):
            self._hands.send_soon(step.after.info.id, seat)
        self._follow(interaction, step, actor)

    async def _answer_command(self, interaction: Interaction, step: Step, actor: Person) -> None:
        """Answer with the board, at the channel's bottom."""
        pinged = _pinged(step, actor)
        if not await self._answer_by_board(interaction, step.after.info.id, pinged):
            self._boards.renew(step.after.info.id, Anew(pinged, way=interaction))

    async def _answer_by_board(
        self, interaction: Interaction, table_id: str, pinged: frozenset[int] = frozenset()
    ) -> bool:
        """Answer with the board as a new message, which takes the former one's place."""
        async with self._boards.lock(table_id):
            table = await self._tables.newest(table_id)
            people = await self._people.seated(table)
            board, posted = await asyncio.gather(
                compose(table, people, self._painter, pinged), self._boards.posted(table_id)
            )
            message_id = await interaction.answer(board)
            if message_id is not None:
                await self._boards.adopt(table, message_id, posted)
            return message_id is not None

    async def _answer_click(
        self, interaction: Interaction, clicked: discord.Message, step: Step, actor: Person
    ) -> None:
        """Answer a click on a message that everybody sees."""
        table_id = step.after.info.id
        async with self._boards.lock(table_id):
            posted = await self._boards.posted(table_id)
            if posted is None or clicked.id > posted.message_id:  # posted, but the bot died before it was written down
                posted = await self._boards.adopt(step.after, clicked.id, posted)
            people = await self._people.seated(step.after)
            opening = step.after.phase != "lobby" and commitment(step.after.info.seed) in clicked.content
            farewell = Post(_farewell(step, people, opening=opening), ())
            pinged = _pinged(step, actor)
            if clicked.id != posted.message_id:
                if not await interaction.answer_in_place(farewell):
                    self._boards.leave(table_id, Left(clicked.channel.id, clicked.id))
                self._follow(interaction, step, actor)
            elif pinged or opening or _new_phase(step) or not editable(posted):
                await self._move_on(interaction, step, farewell)
                left = Left(clicked.channel.id, clicked.id, farewell if opening else None)
                self._boards.renew(table_id, Anew(pinged, left, _way(interaction)))
            else:
                table = await self._tables.newest(table_id)
                board = await compose(table, await self._people.seated(table), self._painter)
                if not await interaction.answer_in_place(board):
                    self._boards.refresh(table_id)

    async def _move_on(self, interaction: Interaction, step: Step, farewell: Post) -> None:
        """Answer by what was done, in the message that was the board. It has the controls of now until the new board
        stands below: whenever the bot dies, there are some."""
        table = await self._tables.newest(step.after.info.id)
        people = await self._people.seated(table)
        controls = board_controls(table, people, texts_for(table.info.language))
        await interaction.answer_in_place(farewell._replace(controls=controls))

    def _follow(self, interaction: Interaction, step: Step, actor: Person) -> None:
        """A step that was not answered by the board: the board follows, anew where somebody else is asked."""
        pinged, table_id = _pinged(step, actor), step.after.info.id
        if pinged or _new_phase(step):
            self._boards.renew(table_id, Anew(pinged, way=_way(interaction)))
        else:
            self._boards.refresh(table_id)

    # What somebody wants to see

    async def show_board(self, interaction: Interaction, table: Table) -> None:
        """Answer a command, or a click that opened another table, with the board at the channel's bottom."""
        if not await self._answer_by_board(interaction, table.info.id):
            self._boards.renew(table.info.id, Anew(way=interaction))

    async def show_in_words(self, interaction: Interaction, table: Table, reader: Person) -> None:
        """Answer with the table in words: for its reader alone, or anew where that was clicked."""
        shown = self._in_words(interaction, table, await self._people.seated(table), reader)
        if interaction.message is not None and interaction.message.flags.ephemeral:
            await interaction.answer_in_place(shown)
        else:
            await interaction.answer(shown, private=True)

    async def show_hand(self, interaction: Interaction, table: Table, seat: int, reader: Person) -> None:
        """Answer with a seat's hand: for its reader alone, or anew where that was clicked."""
        hand = await self._hands.hand(table, seat, reader=reader)
        if interaction.message is None or not _reader_alone(interaction.message):
            await interaction.answer(hand, private=True)
        else:
            await interaction.answer_in_place(hand)

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
            await interaction.answer(Post(sentence), private=True)
        elif _shows_hand(clicked) and (seat := table.seat_of(reader.id)) is not None:
            hand = await self._hands.hand(table, seat, reader=reader)
            await interaction.answer_in_place(_behind(sentence, hand))
        elif clicked.flags.ephemeral:
            shown = self._in_words(interaction, table, await self._people.seated(table), reader)
            await interaction.answer_in_place(_behind(sentence, shown))
        else:
            await self._refuse_on_board(interaction, table, sentence, clicked, stale=stale)

    async def _refuse_on_board(
        self, interaction: Interaction, table: Table, sentence: str, clicked: discord.Message, *, stale: bool
    ) -> None:
        posted = await self._boards.posted(table.info.id)
        if posted is not None and posted.message_id == clicked.id:
            await interaction.answer(Post(sentence), private=True)
            if stale:
                self._boards.refresh(table.info.id)
            return
        told = f"{sentence}\n{board_link(table, posted)}" if posted is not None else sentence
        await interaction.answer(Post(told), private=True)
        self._boards.leave(table.info.id, Left(clicked.channel.id, clicked.id))


def _behind(sentence: str, shown: Post) -> Post:
    return shown._replace(content=fitted(f"{sentence}\n\n{shown.content}", CONTENT))


def _reader_alone(message: discord.Message) -> bool:
    """Whether only one person sees a message."""
    return message.guild is None or message.flags.ephemeral


def _shows_hand(message: discord.Message) -> bool:
    """Whether a message is a hand: a direct message, or what "My hand" showed; the table in words has no picture."""
    return message.guild is None if not message.flags.ephemeral else bool(message.attachments)


def _way(interaction: Interaction) -> Interaction | None:
    """What a board may be answered by where Roost may not write; a direct message is no place for one."""
    return interaction if interaction.guild_id is not None else None


def _pinged(step: Step, actor: Person) -> frozenset[int]:
    """The seats to notify: all that are asked anew, unless it is only the one who acted."""
    opened = step.opened_decisions
    return opened if opened - {step.after.seat_of(actor.id)} else frozenset()


def _new_phase(step: Step) -> bool:
    return step.before.phase != step.after.phase


def _farewell(step: Step, people: Sequence[Person], *, opening: bool) -> str:
    """What stays written in a message that is no board any more. The one with which a table was opened keeps the
    promise of its seed."""
    texts = texts_for(step.after.info.language)
    if opening:
        return fitted(lobby_text(step.after, people, texts), CONTENT)
    lines = story(step.after.info.game, step.events, texts, bold(people))
    return fitted("\n".join(lines), CONTENT)
