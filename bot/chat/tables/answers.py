"""Replies to clicks and commands at a table: the board, the table in words, a hand, or a refusal."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from typing import Any

import discord

from bot.chat.front.controls import Control, controls_of
from bot.chat.front.interaction import Interaction
from bot.chat.front.painter import Painter
from bot.chat.front.permissions import lacking_facts
from bot.chat.front.post import Post
from bot.chat.requests import ChooseLanguage, FreeSeat, InLobby, request_of
from bot.chat.tables.board import board_link
from bot.chat.tables.controls import kind_button, own_controls, rash_controls, settings_controls
from bot.chat.tables.display.answering import BoardAnswers, fallback_of, shows_board
from bot.chat.tables.display.deadlines import DeadlineReader
from bot.chat.tables.display.displays import Displays
from bot.chat.tables.display.state import Repost, RetiredMessage
from bot.chat.tables.faces import with_faces
from bot.chat.tables.hands import Hands
from bot.chat.tables.staffing import compose_computers
from bot.chat.words.languages import private_texts
from bot.chat.words.lengths import CONTENT, fit
from bot.chat.words.people import People
from bot.chat.words.players import bold_names
from bot.chat.words.sentences import rash_question, table_text
from bot.tables.refusals import Refusal
from bot.tables.service import Tables
from bot.tables.store import Person
from bot.tables.table import Step, Table
from bot.tables.wall_clock import now
from games.core import Choice


class Answers:
    """Replies to the person who clicked or typed, and schedules the updates of board and hands."""

    def __init__(
        self,
        tables: Tables,
        people: People,
        painter: Painter,
        displays: Displays,
        deadlines: DeadlineReader,
        hands: Hands,
    ) -> None:
        self._tables = tables
        self._people = people
        self._painter = painter
        self._displays = displays
        self._deadlines = deadlines
        self._hands = hands
        self._board = BoardAnswers(tables, people, displays)

    # What a step did

    async def answer_step(self, interaction: Interaction, step: Step, actor: Person, *, private: bool) -> None:
        """Reply with the result of a step. All other updates follow after the reply, in the process that owns the
        table. Only the seat itself sees the reply to a `private` command."""
        seat, clicked = step.after.seat_of(actor.id), interaction.message
        in_direct_message = clicked is not None and clicked.guild is None and not clicked.flags.ephemeral
        # an edit under way may land after the reply
        if in_direct_message and not (seat is not None and self._hands.is_running(step.after.info.id, seat, actor.id)):
            step.replied_seat = seat
        try:
            await self._answer(interaction, step, seat, actor, private=private)
        finally:
            if self._tables.owns(step.after):
                self._displays.retry(step.after.info.id)
            else:
                self._hands.follow_opened(step)

    async def _answer(
        self, interaction: Interaction, step: Step, seat: int | None, actor: Person, *, private: bool
    ) -> None:
        clicked = interaction.message
        if not step.before.number:
            await self._board.by_opening(interaction, step)
        elif private and not step.after.has_hands and clicked is not None and clicked.flags.ephemeral:
            await interaction.reply_in_place(Post(private_texts(interaction).say("meant-done")))
            self._follow(interaction, step)
        elif seat is not None and (private or (clicked is not None and _shows_hand(clicked))):
            await self._answer_by_hand(interaction, step, seat, actor)
        elif clicked is None:
            await self._board.by_board(interaction, step.after.info.id, step)
        elif clicked.flags.ephemeral:
            await interaction.reply_in_place(await self._in_words(interaction, step.after, actor))
            self._follow(interaction, step)
        else:
            await self._board.to_click(interaction, clicked, step)

    async def _answer_by_hand(self, interaction: Interaction, step: Step, seat: int, actor: Person) -> None:
        """Reply with the hand as it is now: in the clicked message, or privately."""
        if not await self.show_hand(interaction, step.after, seat, actor) and self._tables.owns(step.after):
            self._hands.send_soon(step.after.info.id, seat, actor.id)
        self._follow(interaction, step)

    def _follow(self, interaction: Interaction, step: Step) -> None:
        """Update the board after a step whose reply did not include it. A buried board moves down."""
        if self._tables.owns(step.after):
            self._displays.wake(
                step.after.info.id, Repost(asked=False, reports=True, fallback=fallback_of(interaction))
            )

    async def answer_beside(
        self, interaction: Interaction, step: Step, show: Callable[[Interaction, Table], Awaitable[None]]
    ) -> None:
        """Reply to a step in a lobby by the private message where it was chosen, updated by `show`. The board
        follows."""
        try:
            await show(interaction, step.after)
            self._follow(interaction, step)
        finally:
            self._displays.retry(step.after.info.id)

    # Replies that show something

    async def show_board(self, interaction: Interaction, table: Table) -> None:
        """Reply with the board at the bottom of the channel."""
        await self._board.by_board(interaction, table.info.id)

    async def show_in_words(self, interaction: Interaction, table: Table, reader: Person) -> None:
        """Reply privately with the table in words, or update the message that was clicked."""
        await show_alone(interaction, await self._in_words(interaction, table, reader))

    async def show_computers(self, interaction: Interaction, table: Table) -> None:
        """Reply privately with the computers of a lobby, or update the message that was clicked."""
        texts = private_texts(interaction)
        await show_alone(interaction, compose_computers(table, await self._people.players(table, texts), texts))

    async def show_settings(self, interaction: Interaction, table: Table, reader: Person) -> None:
        """Reply privately with a lobby's settings, or update that message if it was clicked. Without a lobby any more,
        it shows the table in words."""
        settings = self._settings if table.phase == "lobby" else self._in_words
        await show_alone(interaction, await settings(interaction, table, reader))

    def settings_of(self, reader: Person) -> Callable[[Interaction, Table], Awaitable[None]]:
        """Return `show_settings` for a reader."""
        return partial(self.show_settings, reader=reader)

    async def _settings(self, interaction: Interaction, table: Table, reader: Person) -> Post:
        """Compose a lobby's settings, of which seated people without the opener's rights get the seats alone."""
        texts, seat = private_texts(interaction), table.seat_of(reader.id)
        people = await self._people.players(table, texts)
        may_choose = table.may_end(reader.id, now(), moderator=interaction.raw.permissions.manage_messages)
        facts = {"host_seat": table.host_seat}
        said = texts.say("lobby-settings" if may_choose else "lobby-settings-others", facts, bold_names(people))
        return Post(said, controls=settings_controls(table, people, texts, seat, may_choose=may_choose))

    async def show_waiting(self, interaction: Interaction, table: Table) -> None:
        """Reply privately that the author is on the waiting list, with the button that leaves it."""
        texts = private_texts(interaction)
        leave = kind_button(InLobby(table.info.id, "unwait"), texts)
        await show_alone(interaction, Post(texts.say("refusal-waiting-already"), controls=controls_of([leave])))

    async def show_not_waiting(self, interaction: Interaction, table: Table) -> None:
        """Reply privately that the author is off the waiting list."""
        await show_alone(interaction, Post(private_texts(interaction).say("waiting-no-more")))

    async def open_hand(self, interaction: Interaction, table: Table, seat: int, reader: Person) -> None:
        """Reply with a hand that was asked for. `/hand`, unlike the button, also tries direct messages again that were
        closed."""
        await self.show_hand(interaction, table, seat, reader)
        if interaction.message is None:
            await self._hands.try_again(reader)

    async def show_hand(self, interaction: Interaction, table: Table, seat: int, reader: Person) -> bool:
        """Reply privately with a hand, or update the message that was clicked. Say once that direct messages are
        closed. Returns False if the reply failed."""
        hand = await self._hands.hand(table, seat, reader)
        closed = await self._hands.is_closed(table, seat, reader)
        offered = await self._hands.offers.is_due(table, seat, reader)
        if offered:
            hand = _below(hand, private_texts(interaction).say("hand-offer"))
        if closed:
            hand = _above(private_texts(interaction).say("hand-closed"), hand)
        clicked = interaction.message
        if clicked is None or not _reader_alone(clicked):
            shown = await interaction.reply(hand, private=True)
            if shown is not None:
                await self._hands.opened.keep_up(interaction, shown, table, seat, reader)
        else:
            shown = await self._shown_in_place(interaction, hand, table, seat, reader)
        if closed and shown is not None:
            await self._hands.note_closed_known(table, seat, reader, interaction.channel_id or 0, shown)
        if offered and shown is not None:
            await self._hands.offers.note(table, seat, reader, interaction.channel_id or 0, shown)
        return shown is not None

    async def _shown_in_place(
        self, interaction: Interaction, hand: Post, table: Table, seat: int, reader: Person
    ) -> int | None:
        """Replace the clicked message by a hand, and keep it up to date if it was opened there. Returns the message's
        id, or None if the reply failed."""
        clicked = interaction.message
        if clicked is None or not await interaction.reply_in_place(hand):
            return None
        if clicked.flags.ephemeral:
            await self._hands.opened.keep_up(interaction, clicked.id, table, seat, reader)
            return clicked.id
        while (newer := await self._hands.newer(table, seat, clicked.id)) is not None:
            table = newer
            if not await interaction.reply_in_place(await self._hands.hand(table, seat, reader)):
                break
        return clicked.id

    async def _in_words(self, interaction: Interaction, table: Table, reader: Person) -> Post:
        """Compose the position in sentences with the reader's own controls, in the reader's language."""
        texts = private_texts(interaction)
        people = await self._people.players(table, texts)
        seat = table.seat_of(reader.id)
        controls = with_faces(own_controls(table, seat, people, texts, "text"), table, self._painter.emoji)
        deadlines, waiting = await self._deadlines.read(table), await self._people.waiting(table)
        return Post(table_text(table, people, texts, seat, deadlines, waiting), controls=controls)

    # What is asked again, or refused

    async def ask_again(self, interaction: Interaction, table: Table, choice: Choice[Any], reader: Person) -> None:
        """Ask the person privately to confirm a rash choice: above the hand if it was chosen there."""
        texts, clicked, seat = private_texts(interaction), interaction.message, table.seat_of(reader.id)
        if seat is None:  # the seat changed hands between the click and the question
            raise Refusal("seat-lost")
        question = rash_question(table, choice, await self._people.players(table, texts), texts)
        controls = rash_controls(table, seat, choice, texts)
        if clicked is not None and _shows_hand(clicked):
            hand = await self._hands.hand(table, seat, reader)
            asking = replace(_above(question, hand), controls=controls)
            await self._shown_in_place(interaction, asking, table, seat, reader)
        else:
            await interaction.reply(Post(question, controls=controls), private=True)

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
        """Reply with the reason of a refusal and a button to the `rule` behind it. Update the clicked message if it is
        outdated (`stale`)."""
        clicked = interaction.message
        if clicked is None:
            await interaction.reply(_refusal(sentence, rule), private=True)
        elif _shows_hand(clicked) and (seat := table.seat_of(reader.id)) is not None:
            hand = await self._hands.hand(table, seat, reader)
            await self._shown_in_place(interaction, _above(sentence, hand, rule), table, seat, reader)
        elif clicked.flags.ephemeral:
            settings = table.phase == "lobby" and _shows_settings(clicked)
            compose = self._settings if settings else self._in_words
            await interaction.reply_in_place(_above(sentence, await compose(interaction, table, reader), rule))
        else:
            await self._refuse_on_board(interaction, table, _refusal(sentence, rule), clicked, stale=stale)

    async def _refuse_on_board(
        self, interaction: Interaction, table: Table, refusal: Post, clicked: discord.Message, *, stale: bool
    ) -> None:
        display = self._displays.display_of(table.info.id)
        board = await self._displays.board(table.info.id)
        newer = board is not None and board.message_id < clicked.id and shows_board(clicked, table)
        if board is not None and (board.message_id == clicked.id or (stale and newer)):
            if stale and self._board.is_barred(interaction, table, board):
                refusal = Post(private_texts(interaction).say("board-barred", lacking_facts(interaction)))
            await interaction.reply(refusal, private=True)
            if stale and newer:  # the database is older: a backup was restored
                async with display.lock:
                    await self._board.adopt(display, table, clicked, board)
            if stale:
                self._displays.touch(table.info.id)
            return
        content = f"{refusal.content}\n{board_link(table, board)}" if board is not None else refusal.content
        await interaction.reply(replace(refusal, content=content), private=True)
        self._displays.retiring.retire(display, RetiredMessage(clicked.channel.id, clicked.id))


async def show_alone(interaction: Interaction, shown: Post) -> None:
    """Reply privately with a post, or update the message that was clicked."""
    if interaction.message is not None and interaction.message.flags.ephemeral:
        await interaction.reply_in_place(shown)
    else:
        await interaction.reply(shown, private=True)


def _refusal(sentence: str, rule: Control | None) -> Post:
    return Post(sentence, controls=None if rule is None else controls_of([rule]))


def _above(sentence: str, shown: Post, rule: Control | None = None) -> Post:
    """Put the reason of a refusal above an updated message. The button to the rule follows its own controls."""
    if rule is not None and shown.controls is not None:
        shown.controls.add_item(rule)
    return replace(shown, content=fit(f"{sentence}\n\n{shown.content}", CONTENT))


def _below(shown: Post, sentence: str) -> Post:
    return replace(shown, content=f"{fit(shown.content, CONTENT - len(sentence) - 1)}\n{sentence}")


def _reader_alone(message: discord.Message) -> bool:
    """Return whether only one person sees a message."""
    return message.guild is None or message.flags.ephemeral


def _shows_hand(message: discord.Message) -> bool:
    """Return whether a message is a hand: a direct message, or an opened hand. The table in words has no picture."""
    return message.guild is None if not message.flags.ephemeral else bool(message.attachments)


def _shows_settings(message: discord.Message) -> bool:
    """Return whether a message is a lobby's settings: it has the menu of languages or seats."""
    items = [item for row in message.components for item in getattr(row, "children", ())]
    return any(isinstance(request_of(item), ChooseLanguage | FreeSeat) for item in items)
