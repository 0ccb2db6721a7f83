"""The author's hand as the reply to a press: a new private message, or in place of the clicked one."""

from dataclasses import replace

from msgspec import Struct

from bot.chat.board.hands import Hands
from bot.chat.front.interaction import Interaction
from bot.chat.front.layout import Control, controls_of, with_control
from bot.chat.front.post import Post
from bot.chat.requests import RulesPage, request_of
from bot.chat.words.lengths import CONTENT, fit
from bot.tables.store import Person
from bot.tables.table import Table


class HandReply(Struct, frozen=True):
    """A reply with the hand of a seat."""

    interaction: Interaction
    table: Table
    seat: int
    person: Person
    hands: Hands

    async def compose(self) -> Post:
        """Return the hand as it is now."""
        return await self.hands.hand(self.table, self.seat, self.person)

    async def open(self, hand: Post) -> int | None:
        """Reply with a hand in a new private message, and keep that up to date. Returns its id, or None if that
        failed."""
        shown = await self.interaction.reply(hand, private=True)
        if shown is not None:
            await self._keep_up(shown, hand.content)
        return shown

    async def show(self) -> bool:
        """Reply privately with the hand, or update the message that was clicked. Say once that direct messages are
        closed. Returns False if the reply failed."""
        interaction, hands, about = self.interaction, self.hands, (self.table, self.seat, self.person)
        hands.opened.await_reply(*about)
        hand = await self.compose()
        closed, offered = await hands.is_closed(*about), await hands.turns_offer.is_due(*about)
        if offered:
            hand = _below(hand, interaction.texts.say("hand-offer"))
        if closed:
            hand = above(interaction.texts.say("hand-closed"), hand)
        if (pointer := self._pointer_to_newer()) is not None:
            return await interaction.reply_in_place(pointer) is not None
        shown = await (self.open(hand) if interaction.place in ("command", "public") else self._replace(hand))
        if closed and shown is not None:
            await hands.note_closed_known(*about, interaction.channel_id or 0, shown)
        if offered and shown is not None:
            await hands.turns_offer.note(*about, interaction.channel_id or 0, shown)
        return shown is not None

    async def show_refused(self, sentence: str, rule: Control | None) -> None:
        """Reply with the reason of a refusal above the hand."""
        await self._replace(above(sentence, self._pointer_to_newer() or await self.compose(), rule))

    async def ask(self, question: Post) -> None:
        """Ask a question above the hand, in place of its controls. It is no news: a later edit leaves it out."""
        hand = await self.compose()
        await self._replace(replace(above(question.content, hand), controls=question.controls), hand.content)

    async def _keep_up(self, message_id: int, said: str) -> None:
        about = self.table, self.seat, self.person
        await self.hands.opened.keep_up(self.interaction, message_id, said, *about)

    def _newer(self) -> int | None:
        """Return the id of the hand that its reader has opened after the clicked one. None if there is none."""
        return self.hands.opened.newer(self.interaction.message, self.table.info.id, self.seat, self.person)

    def _pointer_to_newer(self) -> Post | None:
        """Return the words in place of a clicked hand that its reader has opened again since. None if it is the newest,
        and in words, where each reply is the newest."""
        newer = self._newer()
        if newer is None or self.interaction.in_words:
            return None
        link = f"https://discord.com/channels/{self.table.info.guild_id}/{self.interaction.channel_id}/{newer}"
        return Post(self.interaction.texts.say("hand-newer", {"link": link}), (), controls_of([]))

    async def _replace(self, hand: Post, said: str | None = None) -> int | None:
        """Replace the clicked message by a hand, and keep it up to date if it was opened there. Returns the message's
        id, or None if the reply failed. `said` are the hand's own words, if there are others above them."""
        said = hand.content if said is None else said
        clicked, hands, table = self.interaction.message, self.hands, self.table
        shown = await self.interaction.reply_in_place(hand)
        if clicked is None or shown is None:
            return None
        if self.interaction.place == "private":
            if shown != clicked.id or self._newer() is None:
                await self._keep_up(shown, said)
            return shown
        if shown != clicked.id:
            await hands.note_sent(table, self.seat, self.person, clicked.channel.id, shown, said)
        while (newer := await hands.newer(table, self.seat, shown)) is not None:
            table = newer
            if not await self.interaction.reply_in_place(await hands.hand(table, self.seat, self.person)):
                break
        return shown


def above(sentence: str, shown: Post, rule: Control | None = None) -> Post:
    """Put a sentence above a message. The button to the rule behind a refusal follows the message's own controls, or
    takes the place of the button to all rules."""
    controls = shown.controls
    if rule is not None and controls is not None:
        less = next((item for item in controls.children if isinstance(request_of(item), RulesPage)), None)
        controls = with_control(controls, rule, less)
    return replace(shown, content=fit(f"{sentence}\n\n{shown.content}", CONTENT), controls=controls)


def _below(shown: Post, sentence: str) -> Post:
    return replace(shown, content=f"{fit(shown.content, CONTENT - len(sentence) - 1)}\n{sentence}")
