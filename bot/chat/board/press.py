"""A press at a table, a click or a command, and its replies: what a step did, the table in words, a hand, a refusal."""

from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Concatenate, Final, ParamSpec

import structlog
from msgspec import Struct, structs

from bot.chat.board.board_replies import BoardReplies, fallback_of
from bot.chat.board.composer import DeadlineReader
from bot.chat.board.display import Repost
from bot.chat.board.displays import Displays
from bot.chat.board.hand_reply import HandReply, above
from bot.chat.board.hands import Hands
from bot.chat.board.lobbies import compose_computers
from bot.chat.board.messages import board_link, refusal_sentence, with_emoji
from bot.chat.board.moves import moves_of_kind
from bot.chat.board.reply_plan import Presser, is_for_others, pressed_on, reply_to_refusal, reply_to_step
from bot.chat.board.table_controls import ending_controls, kind_button, more_controls, own_controls, rash_controls
from bot.chat.front.interaction import Interaction
from bot.chat.front.layout import controls_of, laid_out
from bot.chat.front.painter import Painter
from bot.chat.front.post import Attachment, Post
from bot.chat.requests import InLobby
from bot.chat.rules import show_the_rule
from bot.chat.words.people import People
from bot.chat.words.players import Player, bold_names, party_of
from bot.chat.words.sentences import alt_text, rash_question, table_text
from bot.chat.words.texts import Texts
from bot.tables.refusals import Refusal
from bot.tables.service import Tables
from bot.tables.store import Person, StoreBusy
from bot.tables.table import Cause, Step, Table
from bot.tables.wall_clock import now
from games.core import Choice, IllegalMove

_STALE: Final = frozenset(
    {
        "stale",
        "old-button",
        "table-over",
        "already-started",
        "outdated",
        "variants-exclude",
        "not-host",
        "paused",
        "paused-already",
        "not-paused",
        "not-awaited",
        "clock-already",
        "seat-not-free",
        "seat-for-computers",
    }
)
"""Refusals of outdated clicks, and of choices that stay ticked in their menu until it is updated."""
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
    def _presser(self) -> Presser:
        return Presser(pressed_on(self.interaction), self.interaction.in_words, self.seat is not None)

    @property
    def _hand(self) -> HandReply | None:
        """The reply with the person's hand. None without a seat."""
        if self.seat is None:
            return None
        return HandReply(self.interaction, self.table, self.seat, self.person, self._parts.hands)

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
        interaction, hand, board = self.interaction, self._hand, self._parts.board
        opens, clicked = not step.before.number, interaction.message
        match reply_to_step(self._presser, opens=opens, has_hands=self.table.has_hands, private=private):
            case "opening":
                await board.by_opening(interaction, step)
                if interaction.in_words and hand is not None:
                    await hand.open(await hand.compose())
            case "hand" if hand is not None:
                if not await hand.show() and self._parts.tables.owns(self.table):
                    self._parts.hands.send_soon(self.table.info.id, hand.seat, self.person.id)
                self._follow()
            case "done":
                await interaction.reply_in_place(Post(self.texts.say("meant-done")))
                self._follow()
            case "clicked" if clicked is not None:
                await board.to_click(interaction, clicked, step)
            case "board":
                await board.by_board(interaction, self.table.info.id, step)
            case _:
                await self.show_in_words()
                self._follow()

    def _follow(self) -> None:
        """Update the board after a step whose reply did not include it. A buried board moves down."""
        if self._parts.tables.owns(self.table):
            repost = Repost(asked=False, reports=True, fallback=fallback_of(self.interaction))
            self._parts.displays.wake(self.table.info.id, repost)

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
        if self.interaction.in_words and self._presser.pressed != "settings":
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

    async def show_on_waitlist(self) -> None:
        """Show that the author is on the waitlist, with the button that leaves it."""
        leave = kind_button(InLobby(self.table.info.id, "unwait"), self.texts)
        await self.show(Post(self.texts.say("refusal-waiting-already"), controls=controls_of([leave])))

    async def show_off_waitlist(self) -> None:
        """Show that the author is off the waitlist."""
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
        if (hand := self._hand) is None:
            raise Refusal("not-seated")
        await hand.show()
        if self.interaction.place == "command":
            await self._parts.hands.try_again(self.person)

    async def _in_words(self) -> Post:
        """Compose the position in sentences with the reader's own controls, in the reader's language."""
        table, texts, seat, people = self.table, self.texts, self.seat, await self.players()
        controls = with_emoji(own_controls(table, seat, people, texts, "text"), table, self._parts.painter.emoji)
        deadlines, waitlist = await self._parts.deadlines.read(table), await self._parts.people.waitlist(table)
        return Post(table_text(table, people, texts, seat, deadlines, waitlist), controls=controls)

    # What is asked again, or refused

    async def ask_to_confirm(self, choice: Choice[Any]) -> None:
        """Ask the person privately to confirm a rash choice: above the hand if it was chosen there."""
        hand = self._hand
        if hand is None:  # the seat changed hands between the click and the question
            raise Refusal("seat-lost")
        sentence = rash_question(self.table, choice, await self.players(), self.texts)
        question = Post(sentence, controls=rash_controls(self.table, hand.seat, choice, self.texts))
        if self._presser.on_hand:
            await hand.ask(question)
        else:
            await self.interaction.reply(question, private=True)

    async def refuse(self, refusal: Refusal | IllegalMove) -> None:
        """Reply with the reason of a refusal and a button to the rule behind it, if any. Update the clicked message if
        it is outdated."""
        table, texts, code = self.table, self.texts, refusal.code
        game = table.info.game
        rule = show_the_rule(game, code, table.info.id, texts) if isinstance(refusal, IllegalMove) else None
        sentence = refusal_sentence(refusal, game, texts, bold_names(await self.players()))
        alone = Post(sentence, controls=None if rule is None else controls_of([rule]))
        interaction, hand = self.interaction, self._hand
        match reply_to_refusal(self._presser, code, in_lobby=table.phase == "lobby"):
            case "hand" if hand is not None:
                await hand.show_refused(sentence, rule)
            case "settings":
                await interaction.reply_in_place(above(sentence, await self._settings(), rule))
            case "words":
                await interaction.reply_in_place(above(sentence, await self._in_words(), rule))
            case "board" if interaction.message is not None:
                await self._parts.board.refuse(interaction, interaction.message, table, alone, stale=code in _STALE)
            case _:
                await interaction.reply(alone, private=True)
        if not is_for_others(code):
            self._parts.hurry(table)
