"""Hands: what one seat alone may see, in a direct message and on demand. A hand is made from `view(seat)` alone and
goes nowhere else.

A hand is sent at the deal and after each change. Its message is edited while it is younger than 50 minutes; after that
a new one is sent. A message belongs to a seat and a person. If another person takes the seat, the former holder keeps
the old text and reads nothing new. A person with closed direct messages learns of it once, privately, with an opened
hand, and plays there (`opened_hands.py`). That table sends no other hand to the person, until `/hand` or `/me turns`
asks. In a game without hands only a reader of words has one.

Two processes may edit the same hand: one replies to a click in the direct message, the other owns the table and brings
later changes. After each edit, both store the log number they showed and check whether a newer hand exists; if so, they
edit again. So the newest hand wins, whichever edit arrives last.
"""

import asyncio
import dataclasses
import secrets
from collections.abc import Awaitable
from contextlib import suppress
from typing import Final

import discord
from msgspec.structs import replace

from bot.chat.board.composer import Mentions, narrative_words
from bot.chat.board.display import Display, Hand
from bot.chat.board.displays import Displays
from bot.chat.board.hand_plan import HandMessage, hand_plan
from bot.chat.board.messages import compose_hand, compose_in_words, shown_in_hand, shown_in_words
from bot.chat.board.opened_hands import OpenedHands
from bot.chat.front import discord_io
from bot.chat.front.discord_io import PASSING, Trouble
from bot.chat.front.features import Feature
from bot.chat.front.painter import Painter
from bot.chat.front.post import Post, posted_now
from bot.chat.front.update_loop import In, Next, Retries, UpdateLoop
from bot.chat.words.people import People
from bot.chat.words.spoken import closed, happened_in
from bot.chat.words.texts import language_of, texts_for
from bot.store import SqlStore
from bot.tables.caches import BoundedCache
from bot.tables.holders import Computer
from bot.tables.posted import DMS_CLOSED, TURNS_OFFER, PostedMessage
from bot.tables.refusals import Refusal
from bot.tables.segments import Scene, cast_of
from bot.tables.service import Tables
from bot.tables.store import Person, StoreBusy
from bot.tables.table import Step, Table
from bot.tables.wall_clock import now

_SLOW_MS: Final = 5 * 60 * 1000
_KEPT: Final = 2000
"""Most people for whom an earlier offer is remembered."""


class TurnsOffer:
    """The offer of `/me turns` below a hand, made once to a person. A hand follows the game silently, so its person may
    miss a turn."""

    def __init__(self, store: SqlStore) -> None:
        self._store = store
        self._offered: BoundedCache[int, bool] = BoundedCache(_KEPT)

    async def is_due(self, table: Table, seat: int, reader: Person) -> bool:
        """Return whether a person whose turn it is plays at a slow table, and has neither read the offer nor chosen."""
        if seat not in table.awaited or table.longest_wait(now()) <= _SLOW_MS or self._offered.get(reader.id, False):
            return False
        try:
            chosen = (await self._store.preferences(reader.id)).notice_way != "mention"
            self._offered[reader.id] = chosen or await self._store.was_offered(reader.id)
        except StoreBusy:
            return False
        return not self._offered[reader.id]

    async def note(self, table: Table, seat: int, reader: Person, channel_id: int, message_id: int) -> None:
        """Record that a message made the offer."""
        self._offered[reader.id] = True
        with suppress(StoreBusy):  # then the person may read it once more
            await self._store.save_message(
                table.info.id, posted_now(TURNS_OFFER, seat, channel_id, message_id, reader.id)
            )


REPLIED_WITHIN: Final = 3.0
"""Seconds that another process has to reply to a click in a direct message. After that, this process edits the hand."""


@dataclasses.dataclass(eq=False)
class Hands(Feature):
    """Keeps every seat's hand up to date in direct messages and opened messages."""

    _client: discord.Client
    _tables: Tables
    _store: SqlStore
    _people: People
    _painter: Painter
    _displays: Displays
    _mentions: Mentions
    _retries: Retries

    def __post_init__(self) -> None:
        self._updates = UpdateLoop[Hand]("hand", self._update, self._retries)
        self.turns_offer = TurnsOffer(self._store)
        self.opened = OpenedHands(self._tables, self._people, self._displays, self.hand, self.waiting, self._retries)

    async def hand(self, table: Table, seat: int, reader: Person) -> Post:
        """Compose a seat's hand in its reader's language: the picture, or what its reader is to hear."""
        if reader.words:
            return await self.in_words(table, seat, reader, await self._read_by(table, seat, reader))
        return await self.pictured(table, seat, reader)

    async def waiting(self, table: Table, seat: int, reader: Person, said: str) -> Post:
        """Compose a message in words that keeps what happened and was `said` there, and asks or waits as it is now. No
        edit is announced, so what happened since comes with the next decision."""
        current = await self.in_words(table, seat, reader, (table.number, len(table.segment.opening)))
        return dataclasses.replace(current, content="\n\n".join(filter(None, [happened_in(said), current.content])))

    async def pictured(self, table: Table, seat: int, reader: Person) -> Post:
        texts = texts_for(language_of(reader.locale))
        return await compose_hand(table, seat, await self._people.players(table, texts), self._painter, texts)

    async def _read_by(self, table: Table, seat: int, reader: Person) -> tuple[int, int]:
        """Return up to which entry a reader has heard, by an opened hand or else by the last direct message."""
        read = self.opened.read_by(table.info.id, seat, reader)
        with suppress(StoreBusy):
            if read == (0, 0):
                posted = await self._store.message(table.info.id, "hand", seat, reader.id)
                read = (posted.shown, 0) if posted is not None else read
        return read

    async def in_words(self, table: Table, seat: int, reader: Person, read: tuple[int, int] = (0, 0)) -> Post:
        """Compose what a reader is to hear: all that happened since the last message, up to which it was `read`, or in
        this turn or round and in the step before it."""
        texts, (shown, opening) = texts_for(language_of(reader.locale)), read
        segment, story = table.segment, table.segment.story
        before = [*story.scenes[0 if shown else -1 :]] if story is not None else []
        if story is not None and 0 < shown < story.first:
            stories = await self._tables.stories(table.info.id, shown)
            before = [scene for earlier in stories if earlier.number <= table.number for scene in earlier.scenes]
        known = [*before, *segment.scenes]
        scenes = [scene for scene in known if scene.number > shown]
        if scenes:
            scenes[0] = replace(scenes[0], events=scenes[0].events[opening:])
        if table.number > shown:
            scenes.append(Scene(table.number, cast_of(table), segment.opening, chapter=table.chapter))
        heard = {scene.chapter for scene in known if scene.number <= shown and table.game.narrative(scene.events)}
        continued = bool(scenes) and (opening > 0 or scenes[0].chapter in heard)
        people = await self._people.players(table, texts)
        epilogue = await self._displays.composer.epilogue(table, people, texts)

        def tell(most: int) -> Awaitable[str]:
            return narrative_words(self._people, table, scenes, texts, most, continued=continued)

        return await compose_in_words(table, seat, people, self._painter, texts, tell, epilogue)

    def deliver(self, step: Step) -> None:
        """Update the hands that a step changed, except the direct message that its reply has updated. If another
        process replies, update that one only if the reply fails. Retire the hands of people whose seat another person
        has taken."""
        replying = _replying_seat(step) if step.by_other_process else None
        before, after = step.before, step.after
        self.opened.follow(step)
        display = self._displays.display_of(after.info.id)
        if not after.has_hands:
            self._deliver_in_words(step, display)
            return
        for seat, holder in enumerate(after.holders):
            former = before.holders[seat] if before.phase == "playing" else holder
            if former != holder and not isinstance(former, Computer):
                self._updates.request(display.hand(seat, former))
            if isinstance(holder, Computer):
                continue
            if former != holder or shown_in_hand(before, seat) != shown_in_hand(after, seat):
                hand = display.hand(seat, holder)
                if seat == replying:
                    self._wait_for_reply(hand, step)
                    self._updates.request(hand)
                elif seat != step.replied_seat:  # the reply that another process was to send is outdated
                    self._updates.request(hand, now=hand.replying[0] > 0)
                    hand.replying = (0, 0.0)

    def _deliver_in_words(self, step: Step, display: Display) -> None:
        """Send hands in a game without them, where only readers of words have one: when it begins, and to those who
        have read it in direct messages since, as far as this process knows."""
        begins = step.before.phase != "playing" and step.after.phase == "playing"
        for seat, holder in enumerate(step.after.holders):
            if isinstance(holder, Computer) or seat == step.replied_seat:
                continue
            hand = display.hands.get((seat, holder))
            follows = (
                hand is not None and hand.said and shown_in_words(step.before, seat) != shown_in_words(step.after, seat)
            )
            if begins or follows:
                self._updates.request(display.hand(seat, holder))

    def is_running(self, table_id: str, seat: int, person: int) -> bool:
        """Return whether a message with a hand, perhaps an older one, is being sent to the seat's holder."""
        return self._updates.is_running(self._displays.display_of(table_id).hand(seat, person))

    def send_soon(self, table_id: str, seat: int, person: int) -> None:
        """Send a seat's holder, who is notified by direct message, the current hand in the background."""
        hand = self._displays.display_of(table_id).hand(seat, person)
        hand.notifies = True
        self._updates.request(hand)

    async def try_again(self, person: Person) -> None:
        """Send the hands that were refused, in the background. Their person may have opened direct messages."""
        self._mentions.opened_by(person.id)
        with suppress(StoreBusy, Refusal):  # then the person may ask once more
            for info in await self._tables.tables_of(person):
                table = await self._tables.fetch(info.id)
                seat = table.seat_of(person.id) if table.has_hands else None
                if seat is None:
                    continue
                hand = self._displays.display_of(info.id).hand(seat, person.id)
                if await self._is_refused(hand, await self._store.message(info.id, "hand", seat, person.id)):
                    hand.refused = False
                    self._updates.request(hand)

    async def is_closed(self, table: Table, seat: int, reader: Person) -> bool:
        """Return whether a seat's hand could not be delivered and its person does not know that yet."""
        if table.phase != "playing" or not self._displays.display_of(table.info.id).hand(seat, reader.id).refused:
            return False
        with suppress(StoreBusy):
            return await self._store.message(table.info.id, DMS_CLOSED, seat, reader.id) is None
        return False

    async def note_closed_known(
        self, table: Table, seat: int, reader: Person, channel_id: int, message_id: int
    ) -> None:
        """Record that the person was informed of closed direct messages."""
        with suppress(StoreBusy):  # then the person may read it once more
            await self._store.save_message(
                table.info.id, posted_now(DMS_CLOSED, seat, channel_id, message_id, reader.id)
            )

    async def note_sent(
        self, table: Table, seat: int, reader: Person, channel_id: int, message_id: int, said: str
    ) -> None:
        """Record the direct message that a reply sent as the seat's hand, and what it `said`."""
        if table.has_hands or reader.words:
            self._displays.display_of(table.info.id).hand(seat, reader.id).said = said if reader.words else ""
            with suppress(StoreBusy):  # then the next change sends another one
                await self._store.save_message(
                    table.info.id, posted_now("hand", seat, channel_id, message_id, reader.id, table.number)
                )

    async def _update(self, hand: Hand) -> Next:
        """Edit or send a hand, and strip the message that showed it before."""
        table = await self._tables.fetch(hand.table_id)
        posted = await self._store.message(hand.table_id, "hand", hand.seat, hand.person)
        (reader,) = await self._people.people_by_id((hand.person,), table.info.guild_id)
        plan = hand_plan(table, hand.seat, reader, await self._newest(hand, table, posted))
        trouble: Trouble | None = None
        if plan == "strip":
            return await self._retire_former(hand, posted)
        if plan == "wait":
            self._updates.request(hand)
            return In(_seconds_until(hand.replying[1]))
        if plan in ("edit", "say") and posted is not None:
            trouble = await self._edit(hand, table, reader, posted, says=plan == "say")
        if plan == "post" or trouble in ("gone", "too-old"):
            trouble = await self._send_new(table, hand, reader, posted)
        return "done" if await self._parted(hand) and trouble not in PASSING else "again"

    async def _newest(self, hand: Hand, table: Table, posted: PostedMessage | None) -> HandMessage:
        """Return what is known of a hand's newest message. With several processes its row says what it shows."""
        is_known = posted is not None and self._store.shards.chosen and not hand.overtaken
        number, until = hand.replying
        awaits_reply = is_known and table.number <= number and _seconds_until(until) > 0
        if is_known and not awaits_reply:
            hand.replying = (0, 0.0)
        announced = posted is not None and posted.shown >= table.number
        return HandMessage(
            hand.person,
            editable=posted is not None and posted.is_editable(now()),
            said=hand.said,
            current=is_known and announced,
            announced=announced,
            followed=not hand.notifies and self.opened.is_open(hand.table_id, hand.seat, hand.person),
            awaits_reply=awaits_reply,
            refused=await self._is_refused(hand, posted),
        )

    async def _edit(
        self, hand: Hand, table: Table, reader: Person, posted: PostedMessage, *, says: bool
    ) -> Trouble | None:
        seat = hand.seat
        post = await (self.waiting(table, seat, reader, hand.said) if says else self.hand(table, seat, reader))
        trouble = await discord_io.edit(self._client, posted.channel_id, posted.message_id, post)
        if trouble is None:
            hand.refused, hand.said = False, post.content if reader.words else ""
            if not says:
                await self._check_for_newer(hand, table, posted)
        return trouble

    def _wait_for_reply(self, hand: Hand, step: Step) -> None:
        """Wait for another process whose reply is about to show the hand."""
        left = min(step.entries[-1].at / 1000 + REPLIED_WITHIN - now() / 1000, REPLIED_WITHIN)
        if left > 0:
            hand.replying = step.after.number, asyncio.get_running_loop().time() + left

    async def _is_refused(self, hand: Hand, posted: PostedMessage | None) -> bool:
        """Return whether Discord refused a hand. After a restart the row of the notice says so, unless a hand arrived
        since."""
        if hand.refused is None:
            closed = await self._store.message(hand.table_id, DMS_CLOSED, hand.seat, hand.person)
            hand.refused = closed is not None and (posted is None or posted.at < closed.at)
        return hand.refused

    async def _check_for_newer(self, hand: Hand, table: Table, posted: PostedMessage) -> None:
        """Edit a hand once more if it has changed since, even if an earlier edit had already shown that change."""
        hand.overtaken = await self.newer(table, posted.seat or 0, posted.message_id) is not None
        if hand.overtaken:
            self._updates.request(hand)

    async def newer(self, table: Table, seat: int, message_id: int) -> Table | None:
        """Record that a message shows a seat's hand. Returns the current table if its hand differs. In a single
        process, no other edit could have shown it."""
        if not self._store.shards.chosen:
            return None
        with suppress(StoreBusy):  # then the next change brings it
            await self._store.record_shown({(table.info.id, message_id): table.number})
            newest = await self._tables.fetch(table.info.id)
            if shown_in_hand(newest, seat) != shown_in_hand(table, seat):
                return newest
        return None

    async def _retire_former(self, hand: Hand, posted: PostedMessage | None) -> Next:
        """Retire the hand of a former holder: keep its text, remove its controls, and forget it."""
        hand.refused, hand.overtaken, hand.nonce = None, False, None
        if posted is not None:
            if await discord_io.strip(self._client, posted.channel_id, posted.message_id) in PASSING:
                return "again"
            await self._store.delete_message(hand.table_id, posted)
        return "done" if await self._parted(hand) else "again"

    async def _send_new(self, table: Table, hand: Hand, reader: Person, former: PostedMessage | None) -> Trouble | None:
        post = await self.hand(table, hand.seat, reader)
        hand.nonce = secrets.randbits(63) if hand.nonce is None else hand.nonce
        sent = await discord_io.send_direct(self._client, reader.discord_id or 0, post, hand.nonce)
        if isinstance(sent, str):
            if sent not in PASSING:
                hand.refused, hand.nonce = True, None
                self._mentions.note_closed(hand.person)
            return sent
        hand.refused, hand.overtaken, hand.nonce, hand.notifies = False, False, None, False
        await self._store.save_message(table.info.id, posted_now("hand", hand.seat, *sent, hand.person, table.number))
        hand.former = former or hand.former
        hand.leaves = closed(hand.said, texts_for(language_of(reader.locale))) if hand.said else ""
        hand.said = post.content if reader.words else ""
        return None

    async def _parted(self, hand: Hand) -> bool:
        former = hand.former
        if former is not None:
            at = (self._client, former.channel_id, former.message_id)
            trouble = await (discord_io.edit(*at, Post(hand.leaves)) if hand.leaves else discord_io.strip(*at))
            if trouble in PASSING:
                return False
        hand.former = None
        return True

    async def close(self) -> None:
        """Stop. `/hand` and the next change send what is missing."""
        await self.opened.close()
        await self._updates.close()


def _replying_seat(step: Step) -> int | None:
    """Return the seat whose person took a step, the last one of several, if the reply is its hand."""
    seats = [entry.seat for entry in step.entries if entry.interaction_id is not None and entry.seat is not None]
    return seats[-1] if seats else None


def _seconds_until(moment: float) -> float:
    """Return the seconds until a moment of the event loop's clock."""
    return moment - asyncio.get_running_loop().time()
