"""Replies to clicks and commands at a table: what a step did, the table in words, a hand, a refusal."""

from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from functools import partial
from typing import Any, Final

import discord
import structlog

from bot.chat.board.board_replies import BoardReplies, fallback_of, shows_board
from bot.chat.board.composer import DeadlineReader
from bot.chat.board.display import Repost, RetiredMessage
from bot.chat.board.displays import Displays
from bot.chat.board.hands import Hands
from bot.chat.board.lobbies import compose_computers
from bot.chat.board.messages import board_link, with_emoji
from bot.chat.board.moves import moves_of_kind
from bot.chat.board.table_controls import kind_button, more_controls, own_controls, rash_controls
from bot.chat.front.interaction import Interaction
from bot.chat.front.layout import Control, controls_of, laid_out, with_control
from bot.chat.front.painter import Painter
from bot.chat.front.permissions import lacking_facts
from bot.chat.front.post import Attachment, Post
from bot.chat.requests import ChooseLanguage, FreeSeat, InLobby, RulesPage, is_outdated, request_of, requests_in
from bot.chat.rules import show_the_rule
from bot.chat.words.lengths import CONTENT, fit
from bot.chat.words.people import People, name_here
from bot.chat.words.players import bold_names, escaped, party_of
from bot.chat.words.sentences import alt_text, rash_question, table_text
from bot.chat.words.texts import Texts, texts_for
from bot.tables.refusals import RashUnconfirmed, Refusal
from bot.tables.service import Tables
from bot.tables.store import Person, StoreBusy
from bot.tables.table import Step, Table
from bot.tables.wall_clock import now
from games.core import Choice, Fact, IllegalMove

_STALE: Final = frozenset(
    {
        *("stale", "old-button", "table-over", "already-started", "outdated", "variants-exclude", "not-host"),
        *("paused", "paused-already", "not-paused", "not-awaited", "clock-already"),
        *("seat-not-free", "seat-for-computers"),
    }
)
"""Refusals of outdated clicks, and of choices that stay ticked in their menu until it is updated."""
_FOR_OTHERS: Final = frozenset({"not-invited", "held-another-seat", "already-seated", "another-channel"})
"""Refusals that leave the clicked message as it is, because its controls are right for other people."""

_log = structlog.stdlib.get_logger()


class Replies:
    """Replies to the person who clicked or typed, and schedules the updates of board and hands."""

    def __init__(
        self,
        tables: Tables,
        people: People,
        painter: Painter,
        displays: Displays,
        deadlines: DeadlineReader,
        hands: Hands,
        hurry: Callable[[Table], None],
        board: BoardReplies,
    ) -> None:
        """`hurry` is called with a table where a person waits."""
        self._tables = tables
        self._people = people
        self._painter = painter
        self._displays = displays
        self._deadlines = deadlines
        self._hands = hands
        self._hurry = hurry
        self._board = board

    # Work at a table

    @asynccontextmanager
    async def working_at(self, interaction: Interaction, table_id: str) -> AsyncGenerator[None]:
        """Context for work at a table: binds its id to the logs, and answers refusals and rash choices in the language
        and place of the reader. Raises Refusal instead if the click does not belong there."""
        with structlog.contextvars.bound_contextvars(table=table_id):
            await self._must_belong_here(interaction, table_id)  # what it raises ends the work, and is answered there
            try:
                yield
            except RashUnconfirmed as rash:
                interaction.note_refusal(rash.code)
                table, reader = await self._tables.fetch(table_id), await self._people.meet(interaction)
                await self._ask_to_confirm(interaction, table, rash.choice, reader)
            except (Refusal, IllegalMove) as refusal:
                await self._refuse(interaction, table_id, refusal)

    @asynccontextmanager
    async def visiting(self, interaction: Interaction, table_id: str) -> AsyncGenerator[tuple[Table, Person]]:
        """`working_at`, with the table and the author. Computers do not make the author wait for their pauses."""
        async with AsyncExitStack() as afterwards, self.working_at(interaction, table_id):
            table, person = await self._tables.fetch(table_id), await self._people.meet(interaction)
            self._hurry(table)
            if table.phase == "lobby" and table.seated_again:
                afterwards.push_async_callback(self._displays.note_press, table_id, person.id)
            interaction.outdated = interaction.in_words and is_outdated(interaction.message, table)
            yield table, person

    async def _must_belong_here(self, interaction: Interaction, table_id: str) -> None:
        """Refuse a click on a public message outside the table's channel. Only a forged id leads there."""
        if interaction.place != "public":
            return
        if (await self._tables.get_or_fetch(table_id)).info.channel_id != interaction.channel_id:
            raise Refusal("another-channel")

    async def _refuse(self, interaction: Interaction, table_id: str, refusal: Refusal | IllegalMove) -> None:
        table = await self._tables.fetch(table_id)  # where there is none, that is the refusal
        interaction.note_refusal(refusal.code)
        texts = interaction.texts
        of_rules = isinstance(refusal, IllegalMove)
        prefix = f"{table.info.game}-refusal" if of_rules else "refusal"
        rule = show_the_rule(table.info.game, refusal.code, table.info.id, texts) if of_rules else None
        facts = facts_in_words(refusal.facts, table.info.game, texts)
        sentence = texts.say(f"{prefix}-{refusal.code}", facts, bold_names(await self._people.players(table, texts)))
        if refusal.code in _FOR_OTHERS:
            await interaction.reply(Post(sentence), private=True)
            return
        reader = await self._people.meet(interaction)
        stale = refusal.code in _STALE
        await self._reply_with_refusal(interaction, table, sentence, reader, stale=stale, rule=rule)
        self._hurry(table)

    # What a step did

    async def reply_to_step(
        self, interaction: Interaction, step: Step, person: Person, *, private: bool = False
    ) -> None:
        """Reply with the result of a step. Only the seat itself sees the reply to a `private` command."""
        seat = step.after.seat_of(person.id)
        # an edit under way may land after the reply
        running = seat is not None and self._hands.is_running(step.after.info.id, seat, person.id)
        if interaction.place == "direct" and not running:
            step.replied_seat = seat
        try:
            async with self.showing(interaction, step):
                await self._reply(interaction, step, seat, person, private=private)
        finally:  # the reply does not wait for the log
            _log.info("table.step", number=step.after.number, entries=len(step.entries), phase=step.after.phase)

    async def reply_to_change(
        self,
        interaction: Interaction,
        step: Step,
        person: Person,
        show: Callable[[Interaction, Table], Awaitable[None]],
    ) -> None:
        """Reply to a change by `show` in the private message where it was chosen, or else by the board."""
        if interaction.place == "private":
            async with self.showing(interaction, step):
                await show(interaction, step.after)
                self._follow(interaction, step)
        else:
            await self.reply_to_step(interaction, step, person)

    @asynccontextmanager
    async def showing(self, interaction: Interaction, step: Step) -> AsyncGenerator[None]:
        """Show a step that is in the log. All other updates follow after the reply, in the process that owns the table.
        If the database fails, acknowledge the interaction; never report the step as failed."""
        table_id, owned = step.after.info.id, self._tables.owns(step.after)
        with self._displays.replying(table_id):
            try:
                yield
            except StoreBusy:
                _log.warning("store.busy")
                if owned:
                    self._displays.touch(table_id)
                await interaction.acknowledge()
            finally:
                if owned:
                    self._displays.retry(table_id)
                else:
                    self._hands.opened.follow(step)

    async def _reply(
        self, interaction: Interaction, step: Step, seat: int | None, actor: Person, *, private: bool
    ) -> None:
        clicked = interaction.message
        if not step.before.number:
            await self._board.by_opening(interaction, step)
            if interaction.in_words and seat is not None:
                await self._open_beside(interaction, step.after, seat, actor)
        elif seat is not None and interaction.in_words:
            await self._reply_with_hand(interaction, step, seat, actor)
        elif private and not step.after.has_hands and clicked is not None and clicked.flags.ephemeral:
            await interaction.reply_in_place(Post(interaction.texts.say("meant-done")))
            self._follow(interaction, step)
        elif seat is not None and (private or (clicked is not None and _shows_hand(clicked))):
            await self._reply_with_hand(interaction, step, seat, actor)
        elif interaction.in_words or (clicked is not None and clicked.flags.ephemeral):
            await interaction.show(await self._in_words(interaction, step.after, actor))
            self._follow(interaction, step)
        elif clicked is None:
            await self._board.by_board(interaction, step.after.info.id, step)
        else:
            await self._board.to_click(interaction, clicked, step)

    async def _open_beside(self, interaction: Interaction, table: Table, seat: int, reader: Person) -> None:
        """Open the hand of a reader of words, beside the public reply."""
        hand = await self._hands.hand(table, seat, reader)
        shown = await interaction.reply(hand, private=True)
        if shown is not None:
            await self._hands.opened.keep_up(interaction, shown, hand.content, table, seat, reader)

    async def _reply_with_hand(self, interaction: Interaction, step: Step, seat: int, actor: Person) -> None:
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

    # Replies that show something

    async def show_board(self, interaction: Interaction, table: Table) -> None:
        """Reply with the board at the bottom of the channel."""
        await self._board.by_board(interaction, table.info.id)

    async def show_in_words(self, interaction: Interaction, table: Table, reader: Person) -> None:
        """Reply privately with the table in words, or update the message that was clicked."""
        await interaction.show(await self._in_words(interaction, table, reader))

    async def show_picture(self, interaction: Interaction, table: Table, reader: Person) -> None:
        """Reply privately with the picture of what a reader who is answered in words sees."""
        seat, interaction.in_words = table.seat_of(reader.id), False
        if seat is not None and table.has_hands:
            pictures = (await self._hands.pictured(table, seat, reader)).attachments
        elif table.position is not None:
            view, texts = table.position.view(None), interaction.texts
            people = await self._people.players(table, texts)
            picture = await self._painter.paint(table.info.game, view, party_of(people))
            pictures = (Attachment.of(picture, alt_text(table, view, people, texts), None),)
        else:
            raise Refusal("stale")
        await interaction.reply(Post("", pictures), private=True)

    async def point_to_seat(self, interaction: Interaction, table: Table) -> None:
        """Reply privately that the author has a seat in a lobby, with the link to it."""
        link = board_link(table, await self._displays.board(table.info.id))
        await interaction.reply(Post(interaction.texts.say("rematch-there", {"link": link})), private=True)

    async def show_computers(self, interaction: Interaction, table: Table) -> None:
        """Reply privately with the computers of a lobby, or update the message that was clicked."""
        texts = interaction.texts
        await interaction.show(compose_computers(table, await self._people.players(table, texts), texts))

    async def show_settings(self, interaction: Interaction, table: Table, reader: Person) -> None:
        """Reply privately with what is behind "…", or update that message if it was clicked. At a table that is over,
        it shows the table in words."""
        settings = self._settings if table.phase != "over" else self._in_words
        shown, clicked = await settings(interaction, table, reader), interaction.message
        if interaction.in_words and not (clicked is not None and _shows_settings(clicked)):
            await interaction.reply(shown, private=True)  # what can be played stays in the clicked message
        else:
            await interaction.show(shown)

    def settings_of(self, reader: Person) -> Callable[[Interaction, Table], Awaitable[None]]:
        """Return `show_settings` for a reader."""
        return partial(self.show_settings, reader=reader)

    async def _settings(self, interaction: Interaction, table: Table, reader: Person) -> Post:
        """Compose what is behind "…": a lobby's settings for those who may choose them, and what else the reader
        may."""
        texts, seat = interaction.texts, table.seat_of(reader.id)
        people = await self._people.players(table, texts)
        moderator = interaction.raw.permissions.manage_messages
        may_choose = table.phase == "lobby" and table.may_end(reader.id, now(), moderator=moderator)
        if may_choose:
            said = texts.say("lobby-settings")
        elif table.phase == "lobby" and table.host_seat is not None:
            said = texts.say("lobby-settings-others", {"host_seat": table.host_seat}, bold_names(people))
        else:
            said = texts.say("more")
        deadlines = await self._deadlines.read(table)
        return Post(said, controls=more_controls(table, people, texts, seat, deadlines, may_choose=may_choose))

    async def show_waiting(self, interaction: Interaction, table: Table) -> None:
        """Reply privately that the author is on the waiting list, with the button that leaves it."""
        texts = interaction.texts
        leave = kind_button(InLobby(table.info.id, "unwait"), texts)
        await interaction.show(Post(texts.say("refusal-waiting-already"), controls=controls_of([leave])))

    async def show_not_waiting(self, interaction: Interaction, table: Table) -> None:
        """Reply privately that the author is off the waiting list."""
        await interaction.show(Post(interaction.texts.say("waiting-no-more")))

    async def show_kind(self, interaction: Interaction, table: Table, seat: int, tag: str) -> None:
        """Reply privately with the choices of one kind of action. Raises Refusal if the seat has none now."""
        texts = interaction.texts
        moves = moves_of_kind(table, seat, tag, await self._people.players(table, texts), texts)
        if not moves:
            raise Refusal("stale")
        said = texts.say(f"{table.info.game}-menu-{tag}", {"several": False})
        await interaction.reply(Post(said, controls=laid_out(moves)), private=True)

    async def open_hand(self, interaction: Interaction, table: Table, seat: int, reader: Person) -> None:
        """Reply with a hand that was asked for. `/hand`, unlike the button, also tries direct messages again that were
        closed."""
        await self.show_hand(interaction, table, seat, reader)
        if interaction.message is None:
            await self._hands.try_again(reader)

    async def show_hand(self, interaction: Interaction, table: Table, seat: int, reader: Person) -> bool:
        """Reply privately with a hand, or update the message that was clicked. Say once that direct messages are
        closed. Returns False if the reply failed."""
        self._hands.opened.await_reply(table, seat, reader)
        hand = await self._hands.hand(table, seat, reader)
        closed = await self._hands.is_closed(table, seat, reader)
        offered = await self._hands.offers.is_due(table, seat, reader)
        if offered:
            hand = _below(hand, interaction.texts.say("hand-offer"))
        if closed:
            hand = _above(interaction.texts.say("hand-closed"), hand)
        clicked = interaction.message
        if (pointer := self._pointer_to_newer(interaction, table, seat, reader)) is not None:
            return await interaction.reply_in_place(pointer) is not None
        if clicked is None or not _reader_alone(clicked):
            shown = await interaction.reply(hand, private=True)
            if shown is not None:
                await self._hands.opened.keep_up(interaction, shown, hand.content, table, seat, reader)
        else:
            shown = await self._shown_in_place(interaction, hand, table, seat, reader)
        if closed and shown is not None:
            await self._hands.note_closed_known(table, seat, reader, interaction.channel_id or 0, shown)
        if offered and shown is not None:
            await self._hands.offers.note(table, seat, reader, interaction.channel_id or 0, shown)
        return shown is not None

    def _pointer_to_newer(self, interaction: Interaction, table: Table, seat: int, reader: Person) -> Post | None:
        """Return the words in place of a clicked hand that its reader has opened again since. None if it is the newest,
        and in words, where each reply is the newest."""
        newer = self._hands.opened.newer(interaction.message, table.info.id, seat, reader)
        if newer is None or interaction.in_words:
            return None
        link = f"https://discord.com/channels/{table.info.guild_id}/{interaction.channel_id}/{newer}"
        return Post(interaction.texts.say("hand-newer", {"link": link}), (), controls_of([]))

    async def _shown_in_place(
        self, interaction: Interaction, hand: Post, table: Table, seat: int, reader: Person
    ) -> int | None:
        """Replace the clicked message by a hand, and keep it up to date if it was opened there. Returns the message's
        id, or None if the reply failed."""
        clicked = interaction.message
        shown = await interaction.reply_in_place(hand)
        if clicked is None or shown is None:
            return None
        if clicked.flags.ephemeral:
            if shown == clicked.id and self._hands.opened.newer(clicked, table.info.id, seat, reader) is not None:
                return shown
            await self._hands.opened.keep_up(interaction, shown, hand.content, table, seat, reader)
            return shown
        if shown != clicked.id:
            await self._hands.note_sent(table, seat, reader, clicked.channel.id, shown, hand.content)
        while (newer := await self._hands.newer(table, seat, shown)) is not None:
            table = newer
            if not await interaction.reply_in_place(await self._hands.hand(table, seat, reader)):
                break
        return shown

    async def _in_words(self, interaction: Interaction, table: Table, reader: Person) -> Post:
        """Compose the position in sentences with the reader's own controls, in the reader's language."""
        texts = interaction.texts
        people = await self._people.players(table, texts)
        seat = table.seat_of(reader.id)
        controls = with_emoji(own_controls(table, seat, people, texts, "text"), table, self._painter.emoji)
        deadlines, waiting = await self._deadlines.read(table), await self._people.waiting(table)
        return Post(table_text(table, people, texts, seat, deadlines, waiting), controls=controls)

    # What is asked again, or refused

    async def _ask_to_confirm(
        self, interaction: Interaction, table: Table, choice: Choice[Any], reader: Person
    ) -> None:
        """Ask the person privately to confirm a rash choice: above the hand if it was chosen there."""
        texts, clicked, seat = interaction.texts, interaction.message, table.seat_of(reader.id)
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

    async def _reply_with_refusal(
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
        settings = clicked is not None and table.phase == "lobby" and _shows_settings(clicked)
        heard = interaction.in_words and clicked is not None and clicked.flags.ephemeral and not settings
        if clicked is None:
            await interaction.reply(_refusal(sentence, rule), private=True)
        elif (heard or _shows_hand(clicked)) and (seat := table.seat_of(reader.id)) is not None:
            pointer = self._pointer_to_newer(interaction, table, seat, reader)
            hand = pointer or await self._hands.hand(table, seat, reader)
            await self._shown_in_place(interaction, _above(sentence, hand, rule), table, seat, reader)
        elif clicked.flags.ephemeral:
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
                refusal = Post(interaction.texts.say("board-barred", lacking_facts(interaction)))
            await interaction.reply(refusal, private=True)
            if stale and newer:  # the database is older: a backup was restored
                async with display.lock:
                    await self._board.adopt(display, table, clicked, board)
            if stale:
                self._displays.touch(table.info.id)
            return
        content = f"{refusal.content}\n{board_link(table, board)}" if board is not None else refusal.content
        interaction.points_to_board = True
        await interaction.reply(replace(refusal, content=content), private=True)
        self._displays.retiring.retire(display, RetiredMessage(clicked.channel.id, clicked.id))


def silent_table_ended(interaction: Interaction, table: Table) -> Post:
    """Return the sentence that names the person who ended a silent table."""
    texts = texts_for(table.language)
    facts = {"name": f"**{escaped(name_here(interaction))}**", "game": texts.say(f"{table.info.game}-title")}
    return Post(texts.say("silent-table-ended", {**facts, "since": str(table.acted_at // 1000)}))


def _refusal(sentence: str, rule: Control | None) -> Post:
    return Post(sentence, controls=None if rule is None else controls_of([rule]))


def _above(sentence: str, shown: Post, rule: Control | None = None) -> Post:
    """Put the reason of a refusal above an updated message. The button to the rule follows its own controls, or takes
    the place of the button to all rules."""
    controls = shown.controls
    if rule is not None and controls is not None:
        less = next((item for item in controls.children if isinstance(request_of(item), RulesPage)), None)
        controls = with_control(controls, rule, less)
    return replace(shown, content=fit(f"{sentence}\n\n{shown.content}", CONTENT), controls=controls)


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
    return any(isinstance(request, ChooseLanguage | FreeSeat) for request in requests_in(message))


def facts_in_words(facts: Mapping[str, Fact], game: str, texts: Texts) -> Mapping[str, Fact]:
    """Return the facts of a refusal with the names of variants in place of their codes."""
    keys = {fact: f"{game}-variant-{code}" for fact, code in facts.items() if fact.endswith("variant")}
    return {**facts, **{fact: texts.say(key) for fact, key in keys.items() if texts.has(key)}}
