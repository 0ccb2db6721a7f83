"""A press at a table, a click or a command, and its replies: what a step did, the table in words, a hand, a refusal."""

from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from typing import Any, Concatenate, Final, ParamSpec

import discord
import structlog
from msgspec import Struct, structs

from bot.chat.board.board_replies import BoardReplies, fallback_of, shows_board
from bot.chat.board.composer import DeadlineReader
from bot.chat.board.display import Repost, RetiredMessage
from bot.chat.board.displays import Displays
from bot.chat.board.hands import Hands
from bot.chat.board.lobbies import compose_computers
from bot.chat.board.messages import board_link, with_emoji
from bot.chat.board.moves import moves_of_kind
from bot.chat.board.table_controls import ending_controls, kind_button, more_controls, own_controls, rash_controls
from bot.chat.front.interaction import Interaction
from bot.chat.front.layout import Control, controls_of, laid_out, with_control
from bot.chat.front.painter import Painter
from bot.chat.front.permissions import lacking_facts
from bot.chat.front.post import Attachment, Post
from bot.chat.requests import ChooseLanguage, FreeSeat, InLobby, RulesPage, request_of, requests_in
from bot.chat.rules import show_the_rule
from bot.chat.words.lengths import CONTENT, fit
from bot.chat.words.people import People, name_here
from bot.chat.words.players import Player, bold_names, escaped, party_of
from bot.chat.words.sentences import alt_text, rash_question, table_text
from bot.chat.words.texts import Texts, texts_for
from bot.tables.refusals import Refusal
from bot.tables.service import Tables
from bot.tables.store import Person, StoreBusy
from bot.tables.table import Cause, Step, Table
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

P = ParamSpec("P")

_log = structlog.stdlib.get_logger()


@dataclass(eq=False)
class Parts:
    """What the replies to every press need."""

    tables: Tables
    people: People
    painter: Painter
    displays: Displays
    deadlines: DeadlineReader
    hands: Hands
    board: BoardReplies
    hurry: Callable[[Table], None]
    """Called with a table where a person waits."""


Show = Callable[["TablePress"], Awaitable[None]]
"""A function that shows a press something in private."""


class TablePress(Struct, frozen=True):
    """A press at a table."""

    interaction: Interaction
    table: Table
    """The table as it was when the work began, or after the step that is shown."""
    person: Person
    _parts: Parts

    @property
    def seat(self) -> int | None:
        """The person's seat at that table."""
        return self.table.seat_of(self.person.id)

    @property
    def texts(self) -> Texts:
        """The texts that the person reads in private."""
        return self.interaction.texts

    @property
    def may_moderate(self) -> bool:
        """Whether the person moderates the channel."""
        return self.interaction.raw.permissions.manage_messages

    @property
    def act(self) -> tuple[str, Person, int]:
        """The table's id, the person and the interaction's id, which begin the arguments of `Tables`."""
        return self.table.info.id, self.person, self.interaction.id

    def own_seat(self) -> int:
        """Return the person's seat. Raises Refusal if there is none."""
        if self.seat is None:
            raise Refusal("not-seated")
        return self.seat

    async def players(self) -> tuple[Player, ...]:
        """Return the table's players, with computers in the person's language."""
        return await self._parts.people.players(self.table, self.texts)

    # Steps

    def check(self, change: Callable[[Table, Cause], Step]) -> None:
        """Raise what a change would raise now, and change nothing."""
        change(self.table, Cause(self.person.id, now(), None))

    async def take(
        self, change: Callable[Concatenate[Table, Cause, P], Step], *args: P.args, **kwargs: P.kwargs
    ) -> Step:
        """Commit the step of a change."""
        return await self._parts.tables.commit(*self.act, change, *args, **kwargs)

    async def do(self, change: Callable[Concatenate[Table, Cause, P], Step], *args: P.args, **kwargs: P.kwargs) -> None:
        """Commit the step of a change, and reply with its result."""
        await self.reply(await self.take(change, *args, **kwargs))

    async def reply(self, step: Step, show: Show | None = None, *, private: bool = False) -> None:
        """Reply with the result of a step; to a change that was chosen in a private message by `show` there, if given.
        Only the seat itself sees the reply to a `private` command."""
        after = structs.replace(self, table=step.after)
        if show is not None and self.interaction.place == "private":
            async with self.showing(step):
                await show(after)
                after._follow()
            return
        seat, table_id = after.seat, step.after.info.id
        # an edit under way may land after the reply
        running = seat is not None and self._parts.hands.is_running(table_id, seat, self.person.id)
        if self.interaction.place == "direct" and not running:
            step.replied_seat = seat
        try:
            async with self.showing(step):
                await after._show_step(step, private=private)
        finally:  # the reply does not wait for the log
            _log.info("table.step", number=step.after.number, entries=len(step.entries), phase=step.after.phase)

    @asynccontextmanager
    async def showing(self, step: Step) -> AsyncGenerator[None]:
        """Show a step that is in the log. All other updates follow after the reply, in the process that owns the table.
        If the database fails, acknowledge the interaction; never report the step as failed."""
        displays, table_id, owned = self._parts.displays, step.after.info.id, self._parts.tables.owns(step.after)
        with displays.replying(table_id):
            try:
                yield
            except StoreBusy:
                _log.warning("store.busy")
                if owned:
                    displays.touch(table_id)
                await self.interaction.acknowledge()
            finally:
                if owned:
                    displays.retry(table_id)
                else:
                    self._parts.hands.opened.follow(step)

    async def _show_step(self, step: Step, *, private: bool) -> None:
        """Reply with the table as a step left it, where that is looked for."""
        interaction, seat = self.interaction, self.seat
        in_private, clicked = interaction.place == "private", interaction.message
        if not step.before.number:
            await self._parts.board.by_opening(interaction, step)
            if interaction.in_words and seat is not None:
                await self._open_beside(seat)
        elif seat is not None and interaction.in_words:
            await self._reply_with_hand(seat)
        elif private and not self.table.has_hands and in_private:
            await interaction.reply_in_place(Post(self.texts.say("meant-done")))
            self._follow()
        elif seat is not None and (private or _shows_hand(interaction)):
            await self._reply_with_hand(seat)
        elif interaction.in_words or in_private:
            await self.show_in_words()
            self._follow()
        elif clicked is None:
            await self._parts.board.by_board(interaction, self.table.info.id, step)
        else:
            await self._parts.board.to_click(interaction, clicked, step)

    def _follow(self) -> None:
        """Update the board after a step whose reply did not include it. A buried board moves down."""
        if self._parts.tables.owns(self.table):
            repost = Repost(asked=False, reports=True, fallback=fallback_of(self.interaction))
            self._parts.displays.wake(self.table.info.id, repost)

    async def _open_beside(self, seat: int) -> None:
        """Open the hand of a reader of words, beside the public reply."""
        hand = await self._hand(seat)
        shown = await self.interaction.reply(hand, private=True)
        if shown is not None:
            await self._keep_up(shown, hand, seat)

    async def _reply_with_hand(self, seat: int) -> None:
        """Reply with the hand as it is now: in the clicked message, or privately."""
        if not await self._show_hand(seat) and self._parts.tables.owns(self.table):
            self._parts.hands.send_soon(self.table.info.id, seat, self.person.id)
        self._follow()

    # Replies that show something

    async def show(self, post: Post) -> None:
        """Show the person a private post."""
        await self.interaction.show(post)

    async def show_board(self) -> None:
        """Reply with the board at the bottom of the channel."""
        await self._parts.board.by_board(self.interaction, self.table.info.id)

    async def show_in_words(self) -> None:
        """Show the table in words."""
        await self.show(await self._in_words())

    async def show_picture(self) -> None:
        """Reply privately with the picture of what a reader who is answered in words sees."""
        self.interaction.in_words = False
        if self.seat is not None and self.table.has_hands:
            pictures = (await self._parts.hands.pictured(self.table, self.seat, self.person)).attachments
        elif self.table.position is not None:
            view, people = self.table.position.view(None), await self.players()
            picture = await self._parts.painter.paint(self.table.info.game, view, party_of(people))
            pictures = (Attachment.of(picture, alt_text(self.table, view, people, self.texts), None),)
        else:
            raise Refusal("stale")
        await self.interaction.reply(Post("", pictures), private=True)

    async def point_to_seat(self) -> None:
        """Reply privately that the author has a seat in a lobby, with the link to it."""
        link = board_link(self.table, await self._parts.displays.board(self.table.info.id))
        await self.interaction.reply(Post(self.texts.say("rematch-there", {"link": link})), private=True)

    async def show_computers(self) -> None:
        """Show the computers of a lobby."""
        await self.show(compose_computers(self.table, await self.players(), self.texts))

    async def show_settings(self) -> None:
        """Show what is behind "…"."""
        shown = await self._settings()
        if self.interaction.in_words and not _shows_settings(self.interaction.message):
            await self.interaction.reply(shown, private=True)  # what can be played stays in the clicked message
        else:
            await self.show(shown)

    async def _settings(self) -> Post:
        """Compose what is behind "…": a lobby's settings for those who may choose them, and what else the reader
        may."""
        table, texts, people = self.table, self.texts, await self.players()
        if table.phase == "over":
            return Post(texts.say("more"), controls=ending_controls(table, texts))
        may_choose = table.phase == "lobby" and table.may_end(self.person.id, now(), moderator=self.may_moderate)
        if may_choose:
            said = texts.say("lobby-settings")
        elif table.phase == "lobby" and table.host_seat is not None:
            said = texts.say("lobby-settings-others", {"host_seat": table.host_seat}, bold_names(people))
        else:
            said = texts.say("more")
        deadlines = await self._parts.deadlines.read(table)
        return Post(said, controls=more_controls(table, people, texts, self.seat, deadlines, may_choose=may_choose))

    async def show_waiting(self) -> None:
        """Show that the author is on the waiting list, with the button that leaves it."""
        leave = kind_button(InLobby(self.table.info.id, "unwait"), self.texts)
        await self.show(Post(self.texts.say("refusal-waiting-already"), controls=controls_of([leave])))

    async def show_not_waiting(self) -> None:
        """Show that the author is off the waiting list."""
        await self.show(Post(self.texts.say("waiting-no-more")))

    async def show_kind(self, tag: str) -> None:
        """Reply privately with the choices of one kind of action. Raises Refusal if the seat has none now."""
        moves = moves_of_kind(self.table, self.own_seat(), tag, await self.players(), self.texts)
        if not moves:
            raise Refusal("stale")
        said = self.texts.say(f"{self.table.info.game}-menu-{tag}", {"several": False})
        await self.interaction.reply(Post(said, controls=laid_out(moves)), private=True)

    async def open_hand(self) -> None:
        """Reply with a hand that was asked for. `/hand`, unlike the button, also tries direct messages again that were
        closed."""
        await self._show_hand(self.own_seat())
        if self.interaction.place == "command":
            await self._parts.hands.try_again(self.person)

    # Hands

    async def _hand(self, seat: int) -> Post:
        return await self._parts.hands.hand(self.table, seat, self.person)

    async def _keep_up(self, message_id: int, hand: Post, seat: int) -> None:
        opened = self._parts.hands.opened
        await opened.keep_up(self.interaction, message_id, hand.content, self.table, seat, self.person)

    async def _show_hand(self, seat: int) -> bool:
        """Reply privately with a hand, or update the message that was clicked. Say once that direct messages are
        closed. Returns False if the reply failed."""
        interaction, hands, about = self.interaction, self._parts.hands, (self.table, seat, self.person)
        hands.opened.await_reply(*about)
        hand = await hands.hand(*about)
        closed = await hands.is_closed(*about)
        offered = await hands.offers.is_due(*about)
        if offered:
            hand = _below(hand, self.texts.say("hand-offer"))
        if closed:
            hand = _above(self.texts.say("hand-closed"), hand)
        if (pointer := self._pointer_to_newer(seat)) is not None:
            return await interaction.reply_in_place(pointer) is not None
        if interaction.place in ("command", "public"):
            shown = await interaction.reply(hand, private=True)
            if shown is not None:
                await self._keep_up(shown, hand, seat)
        else:
            shown = await self._shown_in_place(hand, seat)
        if closed and shown is not None:
            await hands.note_closed_known(*about, interaction.channel_id or 0, shown)
        if offered and shown is not None:
            await hands.offers.note(*about, interaction.channel_id or 0, shown)
        return shown is not None

    def _newer(self, seat: int) -> int | None:
        """Return the id of the hand that its reader has opened after the clicked one. None if there is none."""
        return self._parts.hands.opened.newer(self.interaction.message, self.table.info.id, seat, self.person)

    def _pointer_to_newer(self, seat: int) -> Post | None:
        """Return the words in place of a clicked hand that its reader has opened again since. None if it is the newest,
        and in words, where each reply is the newest."""
        newer = self._newer(seat)
        if newer is None or self.interaction.in_words:
            return None
        link = f"https://discord.com/channels/{self.table.info.guild_id}/{self.interaction.channel_id}/{newer}"
        return Post(self.texts.say("hand-newer", {"link": link}), (), controls_of([]))

    async def _shown_in_place(self, hand: Post, seat: int) -> int | None:
        """Replace the clicked message by a hand, and keep it up to date if it was opened there. Returns the message's
        id, or None if the reply failed."""
        clicked, hands, table = self.interaction.message, self._parts.hands, self.table
        shown = await self.interaction.reply_in_place(hand)
        if clicked is None or shown is None:
            return None
        if self.interaction.place == "private":
            if shown != clicked.id or self._newer(seat) is None:
                await self._keep_up(shown, hand, seat)
            return shown
        if shown != clicked.id:
            await hands.note_sent(table, seat, self.person, clicked.channel.id, shown, hand.content)
        while (newer := await hands.newer(table, seat, shown)) is not None:
            table = newer
            if not await self.interaction.reply_in_place(await hands.hand(table, seat, self.person)):
                break
        return shown

    async def _in_words(self) -> Post:
        """Compose the position in sentences with the reader's own controls, in the reader's language."""
        table, texts, seat, people = self.table, self.texts, self.seat, await self.players()
        controls = with_emoji(own_controls(table, seat, people, texts, "text"), table, self._parts.painter.emoji)
        deadlines, waiting = await self._parts.deadlines.read(table), await self._parts.people.waiting(table)
        return Post(table_text(table, people, texts, seat, deadlines, waiting), controls=controls)

    # What is asked again, or refused

    async def ask_to_confirm(self, choice: Choice[Any]) -> None:
        """Ask the person privately to confirm a rash choice: above the hand if it was chosen there."""
        seat = self.seat
        if seat is None:  # the seat changed hands between the click and the question
            raise Refusal("seat-lost")
        question = rash_question(self.table, choice, await self.players(), self.texts)
        controls = rash_controls(self.table, seat, choice, self.texts)
        if _shows_hand(self.interaction):
            asking = replace(_above(question, await self._hand(seat)), controls=controls)
            await self._shown_in_place(asking, seat)
        else:
            await self.interaction.reply(Post(question, controls=controls), private=True)

    async def refuse(self, refusal: Refusal | IllegalMove) -> None:
        """Reply with the reason of a refusal and a button to the rule behind it, if any. Update the clicked message if
        it is outdated."""
        table, texts, code = self.table, self.texts, refusal.code
        of_rules = isinstance(refusal, IllegalMove)
        kind = f"{table.info.game}-refusal" if of_rules else "refusal"
        rule = show_the_rule(table.info.game, code, table.info.id, texts) if of_rules else None
        facts = facts_in_words(refusal.facts, table.info.game, texts)
        sentence = texts.say(f"{kind}-{code}", facts, bold_names(await self.players()))
        if code in _FOR_OTHERS or self.interaction.place == "command":
            await self.interaction.reply(_refusal(sentence, rule), private=True)
        else:
            await self._refuse_in_place(sentence, rule, stale=code in _STALE)
        if code not in _FOR_OTHERS:
            self._parts.hurry(table)

    async def _refuse_in_place(self, sentence: str, rule: Control | None, *, stale: bool) -> None:
        interaction, seat = self.interaction, self.seat
        in_private = interaction.place == "private"
        settings = self.table.phase == "lobby" and _shows_settings(interaction.message)
        heard = interaction.in_words and in_private and not settings
        if seat is not None and (heard or _shows_hand(interaction)):
            hand = self._pointer_to_newer(seat) or await self._hand(seat)
            await self._shown_in_place(_above(sentence, hand, rule), seat)
        elif in_private:
            shown = await (self._settings() if settings else self._in_words())
            await interaction.reply_in_place(_above(sentence, shown, rule))
        elif interaction.message is not None:
            await self._refuse_on_board(_refusal(sentence, rule), interaction.message, stale=stale)

    async def _refuse_on_board(self, refusal: Post, clicked: discord.Message, *, stale: bool) -> None:
        """Reply on the board, or on a newer one that `BoardReplies.keep_one_live` makes the board. Other messages lose
        their controls, and the reply points to the board."""
        displays, table = self._parts.displays, self.table
        board = await displays.board(table.info.id)
        newer = board is not None and board.message_id < clicked.id and shows_board(clicked, table)
        if board is not None and (board.message_id == clicked.id or newer):
            if stale and self._parts.board.is_barred(self.interaction, table, board):
                refusal = Post(self.texts.say("board-barred", lacking_facts(self.interaction)))
            await self.interaction.reply(refusal, private=True)
            if stale:
                displays.touch(table.info.id)
            return
        content = f"{refusal.content}\n{board_link(table, board)}" if board is not None else refusal.content
        self.interaction.points_to_board = True
        await self.interaction.reply(replace(refusal, content=content), private=True)
        displays.retiring.retire(displays.display_of(table.info.id), RetiredMessage(clicked.channel.id, clicked.id))


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


def _shows_hand(interaction: Interaction) -> bool:
    """Return whether the clicked message is a hand: a direct message, or an opened hand. The table in words has no
    picture."""
    clicked = interaction.message
    return interaction.place == "direct" or (
        clicked is not None and interaction.place == "private" and bool(clicked.attachments)
    )


def _shows_settings(message: discord.Message | None) -> bool:
    """Return whether a message is a lobby's settings: it has the menu of languages or seats."""
    requests = requests_in(message) if message is not None else ()
    return any(isinstance(request, ChooseLanguage | FreeSeat) for request in requests)


def facts_in_words(facts: Mapping[str, Fact], game: str, texts: Texts) -> Mapping[str, Fact]:
    """Return the facts of a refusal with the names of variants in place of their codes."""
    keys = {fact: f"{game}-variant-{code}" for fact, code in facts.items() if fact.endswith("variant")}
    return {**facts, **{fact: texts.say(key) for fact, key in keys.items() if texts.has(key)}}
