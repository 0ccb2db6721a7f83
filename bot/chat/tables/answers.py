"""How a click or a command at a table is answered: by its board, by the table in words, by a hand, by why not."""

from collections.abc import Generator
from contextlib import contextmanager
from typing import Any

import discord
from discord.ui import View

from bot.chat.front.controls import Control, controls_of
from bot.chat.front.interaction import Interaction
from bot.chat.front.painter import Painter
from bot.chat.front.post import Post, editable
from bot.chat.tables.board import board_link, controls_below
from bot.chat.tables.boards import Anew, Boards, has_stood
from bot.chat.tables.controls import own_controls, rash_controls
from bot.chat.tables.faces import with_faces
from bot.chat.tables.hands import Hands
from bot.chat.tables.last_words import LastWords
from bot.chat.tables.notices import Notices
from bot.chat.tables.pages import Pages
from bot.chat.tables.parting import Left
from bot.chat.tables.staffing import compose_computers
from bot.chat.words.languages import private_texts
from bot.chat.words.lengths import CONTENT, fitted
from bot.chat.words.people import People
from bot.chat.words.sentences import rash_question, written
from bot.chat.words.texts import texts_for
from bot.tables.needs import Person
from bot.tables.posted import PostedMessage
from bot.tables.refusals import Refusal
from bot.tables.service import Tables
from bot.tables.table import Step, Table
from games.chance import commitment
from games.core import Choice


class Answers:
    """Answers who clicked or typed, and sees to it that the board and the hands show what was done."""

    def __init__(
        self, tables: Tables, people: People, painter: Painter, boards: Boards, hands: Hands, notices: Notices
    ) -> None:
        self._tables = tables
        self._people = people
        self._painter = painter
        self._boards = boards
        self._hands = hands
        self._notices = notices
        self._pages = Pages()
        self._last_words = LastWords(people, self._pages)

    # What a step did

    @contextmanager
    def following(self, step: Step) -> Generator[None]:
        """From a step's commit until all is asked for that follows it: what its own board is to tell stands in no other
        one."""
        if self._tables.owns(step.after) and self._pages.of(step).anew:
            with self._boards.claim(step):
                yield
        else:
            yield

    async def answer_step(self, interaction: Interaction, step: Step, actor: Person, *, private: bool) -> None:
        """Show what a step did, as the answer to the interaction that caused it; boards, hands and who is asked now
        come behind the answer, from the process that shows the table. What a `private` command did is answered to its
        seat alone."""
        seat, clicked = step.after.seat_of(actor.id), interaction.message
        in_direct_message = clicked is not None and clicked.guild is None and not clicked.flags.ephemeral
        # what is under way may land behind the answer
        covered = seat is not None and self._hands.under_way(step.after.info.id, seat, actor.id)
        try:
            await self._answer(interaction, step, seat, actor, private=private)
        finally:
            if self._tables.owns(step.after):
                self._hands.deliver(step, answered=seat if in_direct_message and not covered else None)
                self._notices.tell(step)
                self._boards.go_on(step.after.info.id)
            else:
                self._hands.follow_opened(step)

    async def _answer(
        self, interaction: Interaction, step: Step, seat: int | None, actor: Person, *, private: bool
    ) -> None:
        clicked = interaction.message
        if not step.before.number:
            await self._answer_by_opening(interaction, step)
        elif private and not step.after.has_hands and clicked is not None and clicked.flags.ephemeral:
            await interaction.answer_in_place(Post(private_texts(interaction).say("meant-done")))
            await self._follow(step, _way(interaction))
        elif seat is not None and (private or (clicked is not None and _shows_hand(clicked))):
            await self._answer_by_hand(interaction, step, seat, actor)
        elif clicked is None:
            await self._answer_command(interaction, step)
        elif clicked.flags.ephemeral:
            await interaction.answer_in_place(await self._in_words(interaction, step.after, actor))
            await self._follow(step, _way(interaction))
        else:
            await self._answer_click(interaction, clicked, step)

    async def _answer_by_hand(self, interaction: Interaction, step: Step, seat: int, actor: Person) -> None:
        """Answer with the hand as it is now: in the message that was clicked, or else for its seat alone."""
        if not await self.show_hand(interaction, step.after, seat, actor) and self._tables.owns(step.after):
            self._hands.send_soon(step.after.info.id, seat, actor.id)
        await self._follow(step, _way(interaction))

    async def _answer_command(self, interaction: Interaction, step: Step) -> None:
        """Answer with the board, at the channel's bottom."""
        if not await self._answer_by_board(interaction, step.after.info.id, step):
            farewell = await self._last_words.farewell(step, await self._boards.standing.behind(step))
            self._boards.renew(step.after.info.id, Anew(step.to_notify, farewell, interaction))

    async def _answer_by_opening(self, interaction: Interaction, step: Step) -> None:
        """Answer who opened a table that began at once by what a lobby leaves behind, above all the promise of the
        seed. The board follows."""
        table_id = step.after.info.id
        async with self._boards.lock(table_id):
            says, _ = await self._last_words.of(step, opening=True)
            message_id = await interaction.answer(says._replace(controls=await self._controls(step.after)))
            if message_id is None:
                self._boards.renew(table_id, Anew(step.to_notify, way=interaction))
            else:
                opened = step.entries[0].number  # the game itself is not to be seen there
                posted = await self._boards.adopt(step.after, message_id, None, at=step.after.started_at, number=opened)
                farewell = Left(posted.channel_id, message_id, says)
                self._boards.renew(table_id, Anew(step.to_notify, farewell, interaction))

    async def _answer_by_board(self, interaction: Interaction, table_id: str, step: Step | None = None) -> bool:
        """Answer with the board as a new message, which takes the former one's place."""
        pinged = step.to_notify if step is not None else frozenset[int]()
        async with self._boards.lock(table_id):
            posted = await self._boards.standing.of(table_id)
            shown = step.after.number if step is not None else 0
            table = self._boards.unclaimed(await self._tables.newest(table_id), shown)
            farewell = await self._last_words.farewell(step, posted) if step is not None else None
            self._boards.stand_below(table_id, posted, farewell)
            message_id = await interaction.answer(await self._boards.composed(table, pinged), elsewhere=True)
            if message_id is not None:
                await self._boards.adopt(table, message_id, posted, farewell)
                if step is not None:
                    self._pages.left(table_id)
            else:
                self._boards.stand_below(table_id, None, None)
            return message_id is not None

    async def _answer_click(self, interaction: Interaction, clicked: discord.Message, step: Step) -> None:
        """Answer a click on a message that everybody sees."""
        table_id = step.after.info.id
        async with self._boards.lock(table_id):
            posted = await self._boards.standing.behind(step)
            newer = posted is None or (clicked.id > posted.message_id and _is_board(clicked, step.after))
            if posted is None or newer:  # posted, but the bot died before it was written down
                posted = await self._boards.adopt(step.after, clicked.id, posted)
            if clicked.id != posted.message_id:
                says, _ = await self._last_words.where_clicked(clicked, step)
                if not await interaction.answer_in_place(says):
                    self._boards.parting.leave(table_id, Left(clicked.channel.id, clicked.id))
                await self._follow(step, _way(interaction))
            elif self._goes_on_below(clicked, step, posted):
                await self._move_on(interaction, clicked, step)
            else:
                table = self._boards.unclaimed(await self._tables.newest(table_id), step.after.number)
                if await interaction.answer_in_place(await self._boards.composed(table)):
                    self._boards.shown.note(table_id, clicked.id, table.number)
                else:
                    self._boards.refresh(table_id)
                if has_stood(posted):
                    farewell = Left(
                        clicked.channel.id, clicked.id, *await self._last_words.where_clicked(clicked, step)
                    )
                    self._boards.rise(table_id, posted, Anew(step.to_notify, farewell, _way(interaction)))

    def _goes_on_below(self, clicked: discord.Message, step: Step, posted: PostedMessage) -> bool:
        """Whether a new board takes the place of the one that was clicked."""
        opening = commitment(step.after.info.seed) in clicked.content and step.after.phase == "playing"
        return self._pages.of(step).anew or not editable(posted) or opening

    async def _move_on(self, interaction: Interaction, clicked: discord.Message, step: Step) -> None:
        """Answer by what was done, in the message that was the board. It has the controls of now until the new board
        stands below: whenever the bot dies, there are some."""
        table_id = step.after.info.id
        says, told = await self._last_words.where_clicked(clicked, step)
        table = self._boards.unclaimed(await self._tables.newest(table_id), step.after.number)
        await interaction.answer_in_place(says._replace(controls=await self._controls(table)))
        self._pages.left(table_id)
        farewell = Left(clicked.channel.id, clicked.id, says, told)
        self._boards.renew(table_id, Anew(step.to_notify, farewell, _way(interaction)))

    async def _controls(self, table: Table) -> View:
        """What stands below a board."""
        people = await self._people.seated(table, texts_for(table.language))
        return controls_below(table, people, self._painter, await self._boards.waits.around(table))

    async def follow(self, step: Step, answering: frozenset[int] = frozenset()) -> None:
        """Show what nobody waits for an answer to here: what a computer did, or what is answered by another process, at
        the seats `answering`. Where that fails, the board follows."""
        try:
            with self.following(step):
                await self._follow(step, None)
        except Exception:
            self._boards.refresh(step.after.info.id)
            raise
        finally:
            self._hands.deliver(step, answering=answering)
            self._notices.tell(step)

    async def _follow(self, step: Step, way: Interaction | None) -> None:
        """A step that was not answered by the board: the board follows, anew where that is due, from the process that
        shows the table."""
        if not self._tables.owns(step.after):
            return
        table_id = step.after.info.id
        posted, turned = await self._boards.standing.behind(step), self._pages.of(step).anew
        if turned and posted is not None and posted.shown == step.after.number and not step.to_notify:
            return  # another process took the step, and somebody was shown the table before it came to follow here
        anew = Anew(step.to_notify, await self._last_words.farewell(step, posted), way)
        if turned:
            self._boards.renew(table_id, anew)
            return
        self._boards.refresh(table_id)
        if posted is not None:
            self._boards.rise(table_id, posted, anew)

    async def answer_staffed(self, interaction: Interaction, step: Step) -> None:
        """Answer who added or removed a computer where the computers are shown: with how it is now. The board
        follows."""
        try:
            await self.show_computers(interaction, step.after)
            await self._follow(step, _way(interaction))
        finally:
            self._boards.go_on(step.after.info.id)

    # What somebody wants to see

    async def show_board(self, interaction: Interaction, table: Table) -> None:
        """Answer a command, or a click that opened another table, with the board at the channel's bottom."""
        if not await self._answer_by_board(interaction, table.info.id):
            self._boards.renew(table.info.id, Anew(way=interaction))

    async def show_in_words(self, interaction: Interaction, table: Table, reader: Person) -> None:
        """Answer with the table in words: for its reader alone, or anew where that was clicked."""
        await show_alone(interaction, await self._in_words(interaction, table, reader))

    async def show_computers(self, interaction: Interaction, table: Table) -> None:
        """Answer with the computers of a lobby: for its reader alone, or anew where that was clicked."""
        texts = private_texts(interaction)
        await show_alone(interaction, compose_computers(table, await self._people.seated(table, texts), texts))

    async def show_hand(self, interaction: Interaction, table: Table, seat: int, reader: Person) -> bool:
        """Answer with a seat's hand: for its reader alone, or anew where that was clicked. Who takes no direct messages
        is told so there, once. False where that did not come about."""
        hand = await self._hands.hand(table, seat, reader)
        closed = self._hands.is_closed(table, seat, reader)
        if closed:
            hand = _behind(private_texts(interaction).say("hand-closed"), hand)
        clicked = interaction.message
        if clicked is None or not _reader_alone(clicked):
            shown = await interaction.answer(hand, private=True)
            if shown is not None:
                await self._hands.opened.keep_up(interaction, shown, table, seat, reader)
        else:
            shown = await self._shown_in_place(interaction, hand, table, seat, reader)
        if closed and shown is not None:
            await self._hands.told_closed(table, seat, reader, interaction.channel_id or 0, shown)
        return shown is not None

    async def _shown_in_place(
        self, interaction: Interaction, hand: Post, table: Table, seat: int, reader: Person
    ) -> int | None:
        """Answer with a seat's hand in the place of what its reader clicked, and keep it up where that was opened. The
        message's id, None where that did not come about."""
        clicked = interaction.message
        if clicked is None or not await interaction.answer_in_place(hand):
            return None
        if clicked.flags.ephemeral:
            await self._hands.opened.keep_up(interaction, clicked.id, table, seat, reader)
            return clicked.id
        while (newer := await self._hands.newer(table, seat, clicked.id)) is not None:
            table = newer
            if not await interaction.answer_in_place(await self._hands.hand(table, seat, reader)):
                break
        return clicked.id

    async def _in_words(self, interaction: Interaction, table: Table, reader: Person) -> Post:
        """The position in sentences and the reader's own controls, in the reader's language."""
        texts = private_texts(interaction)
        people = await self._people.seated(table, texts)
        seat = table.seat_of(reader.id)
        controls = with_faces(own_controls(table, seat, people, texts, "text"), table, self._painter.emoji)
        return Post(written(table, people, texts, seat, await self._boards.waits.around(table)), controls=controls)

    # What is asked again, or refused

    async def ask_again(self, interaction: Interaction, table: Table, choice: Choice[Any], reader: Person) -> None:
        """Ask the reader alone whether a rash choice is meant: above the hand where it was chosen there."""
        texts, clicked, seat = private_texts(interaction), interaction.message, table.seat_of(reader.id)
        if seat is None:  # the seat changed hands between the click and the question
            raise Refusal("seat-lost")
        question = rash_question(table, choice, await self._people.seated(table, texts), texts)
        controls = rash_controls(table, seat, choice, texts)
        if clicked is not None and _shows_hand(clicked):
            hand = await self._hands.hand(table, seat, reader)
            asking = _behind(question, hand)._replace(controls=controls)
            await self._shown_in_place(interaction, asking, table, seat, reader)
        else:
            await interaction.answer(Post(question, controls=controls), private=True)

    async def answer_refusal(
        self,
        interaction: Interaction,
        table: Table,
        sentence: str,
        reader: Person,
        *,
        stale: bool,
        rule: Control | None,
    ) -> None:
        """Tell why something was refused, with the way to the `rule` that did so; a message that shows what is past
        (`stale`) is brought to the present."""
        clicked = interaction.message
        if clicked is None:
            await interaction.answer(_refusal(sentence, rule), private=True)
        elif _shows_hand(clicked) and (seat := table.seat_of(reader.id)) is not None:
            hand = await self._hands.hand(table, seat, reader)
            await self._shown_in_place(interaction, _behind(sentence, hand, rule), table, seat, reader)
        elif clicked.flags.ephemeral:
            shown = await self._in_words(interaction, table, reader)
            await interaction.answer_in_place(_behind(sentence, shown, rule))
        else:
            await self._refuse_on_board(interaction, table, _refusal(sentence, rule), clicked, stale=stale)

    async def _refuse_on_board(
        self, interaction: Interaction, table: Table, refusal: Post, clicked: discord.Message, *, stale: bool
    ) -> None:
        posted = await self._boards.standing.of(table.info.id)
        if posted is not None and posted.message_id == clicked.id:
            await interaction.answer(refusal, private=True)
            if stale:
                self._boards.refresh(table.info.id)
            return
        newer = posted is not None and posted.message_id < clicked.id and _is_board(clicked, table)
        if stale and newer:  # the database is older: a backup was restored
            await interaction.answer(refusal, private=True)
            await self._boards.adopt(table, clicked.id, posted)
            self._boards.refresh(table.info.id)
            return
        told = f"{refusal.content}\n{board_link(table, posted)}" if posted is not None else refusal.content
        await interaction.answer(refusal._replace(content=told), private=True)
        self._boards.parting.leave(table.info.id, Left(clicked.channel.id, clicked.id))


def _is_board(message: discord.Message, table: Table) -> bool:
    """Whether a message shows the table; an invitation does not."""
    if message.channel.id != table.info.channel_id:
        return False
    return bool(message.attachments) or commitment(table.info.seed) in message.content


async def show_alone(interaction: Interaction, shown: Post) -> None:
    """Show something to its reader alone, or anew where that was clicked."""
    if interaction.message is not None and interaction.message.flags.ephemeral:
        await interaction.answer_in_place(shown)
    else:
        await interaction.answer(shown, private=True)


def _refusal(sentence: str, rule: Control | None) -> Post:
    return Post(sentence, controls=None if rule is None else controls_of([rule]))


def _behind(sentence: str, shown: Post, rule: Control | None = None) -> Post:
    """What is shown anew, behind why not; the way to the rule stands after its own controls."""
    if rule is not None and shown.controls is not None:
        shown.controls.add_item(rule)
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
