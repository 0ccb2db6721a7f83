"""What comes by itself: reminders, the lobby at the hour, next week's message.

One loop an evening does what `bot.tables.evenings.decide` says, until that is to wait. Whatever may happen once is
claimed by a change of the row before it is done, and a lobby by the key of its opening, which is in the table's own
transaction. So a process may end at any point: the next one goes on. A press changes the row and wakes the loop; its
reply edits the message if it can.
"""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from weakref import WeakValueDictionary

import discord
from msgspec.structs import replace

from bot.chat.board.composer import Mentions
from bot.chat.front import discord_io
from bot.chat.front.discord_io import PASSING, TROUBLES, Trouble, trouble_of
from bot.chat.front.features import Feature
from bot.chat.front.permissions import FOR_THREADS, allowed_in, barred_in, lacking, timeout_left
from bot.chat.front.post import nonce_of
from bot.chat.front.update_loop import Next, Retries, UpdateLoop
from bot.chat.plans.messages import PlanComposer, title_facts
from bot.chat.words.lengths import THREAD, fit
from bot.chat.words.people import People
from bot.chat.words.texts import texts_for
from bot.store import SqlStore
from bot.tables.absence import end_empty
from bot.tables.evenings import LASTS, Decision, Evening, Place, decide
from bot.tables.refusals import Refusal
from bot.tables.service import TableLocation, Tables
from bot.tables.store import Person
from bot.tables.wall_clock import now


@dataclass(eq=False)
class Evenings(Feature):
    """Looks after evenings. `_refresh` shows a table's board as it is now."""

    _client: discord.Client
    _tables: Tables
    store: SqlStore
    _people: People
    mentions: Mentions
    note_due: Callable[[int], None]
    _refresh: Callable[[str], None]
    _retries: Retries

    def __post_init__(self) -> None:
        self.composer = PlanComposer(self.store, self._people, self.mentions)
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._loop = UpdateLoop[int]("evening", self.look, self._retries)
        self.acting = (self._loop,)
        self._has_begun = False

    async def due(self, at: int) -> int | None:
        """Look after the evenings that are due; at a start, also after those whose messages do not show all."""
        stale = () if self._has_begun else await self.store.due_evenings(at, stale=True)
        for evening in (*stale, *await self.store.due_evenings(at)):
            self.wake(evening)
        self._has_begun = True
        return await self.store.next_evening(at)

    def wake(self, evening: Evening) -> None:
        """Look after an evening now."""
        self._loop.request(evening.evening_id)

    def editing(self, evening: Evening) -> asyncio.Lock:
        """Return the lock of an evening's message, so that the last edit shows what is stored last."""
        return self._locks.setdefault(evening.evening_id, asyncio.Lock())

    def opening(self, evening: Evening) -> asyncio.Lock:
        """Return the lock of an evening's lobby, so that it opens or a person changes the evening, not both."""
        return self._locks.setdefault(evening.opening_key, asyncio.Lock())

    async def change(self, before: Evening, after: Evening, by: int | None = None) -> bool:
        """Change an evening, and show what is new. Returns False if others have changed it."""
        answers = await self.store.evening_answers(before.evening_id)
        if not await self.store.change_evening(before, after, by):
            return False
        if before.message_id is not None and after.message_id is None:  # another message follows
            await discord_io.strip(self._client, before.channel_id, before.message_id)
        elif after.revision != before.revision and after.message_id is not None:
            await self._show(after, answers if after.outcome is not None else None)
        if after.due_at > now():
            self.note_due(after.due_at)
        self.wake(after)
        return True

    async def look(self, evening_id: int) -> Next:
        """Do what is to be done for an evening, until it has to wait."""
        place = None
        following: Next = "done"
        while following == "done" and (evening := await self.store.evening(evening_id)) is not None:
            decision = decide(evening, await self.store.evening_answers(evening_id), now(), place)
            if decision.do in ("wait", "retry"):
                return "done" if decision.do == "wait" else "again"
            following = await self._do(decision, evening, () if place is None else place.coming)
            place = await self._place(evening) if decision.do == "look" else None
        return following

    async def _do(self, decision: Decision, evening: Evening, coming: Sequence[int]) -> Next:
        """Do what was decided for an evening to which people are `coming`."""
        after = decision.after or evening
        match decision.do:
            case "tell":
                return await self._tell(evening, after)
            case "show":
                return await self._show(evening)
            case "post":
                return await self._post(evening)
            case "remind":
                return await self._remind(evening, after)
            case "open":
                return await self._open(evening, coming)
            case "mention":
                return await self._mention(evening, after)
            case "close":
                with suppress(Refusal):  # someone has just come
                    await self._tables.commit_without_interaction(evening.table_id or "", end_empty)
            case "end":
                await self.store.end_evening(evening.evening_id)
            case "refresh":
                self._refresh(evening.table_id or "")
                await self.change(evening, after)
            case "become":
                await self.change(evening, after)
            case _:
                pass
        return "done"

    async def _show(self, evening: Evening, answers: Mapping[int, bool] | None = None) -> Next:
        """Edit an evening's message, and note that. A message that is gone ends an evening that is still to be."""
        async with self.editing(evening):
            if evening.outcome == "refused":  # a thread that was opened for its table is empty
                await discord_io.archive(self._client, evening.message_id or 0)
            post = await self.composer.compose(evening, answers)
            trouble = await discord_io.edit(self._client, evening.channel_id, evening.message_id or 0, post)
        return await self._note(evening, replace(evening, shown=evening.revision), trouble)

    async def _post(self, evening: Evening) -> Next:
        """Post the message of an evening. Discord drops a second try."""
        nonce = nonce_of(f"plan {evening.evening_id} {evening.at} {evening.outcome}")
        sent = await discord_io.send(self._client, evening.channel_id, await self.composer.compose(evening), nonce)
        posted = evening.posted(sent, now()) if isinstance(sent, int) else evening
        return await self._note(evening, posted, sent if isinstance(sent, str) else None)

    async def _note(self, evening: Evening, shown: Evening, trouble: Trouble | None) -> Next:
        """Store what a message shows."""
        if trouble == "gone" and evening.stage not in ("held", "ended"):
            await self.store.end_evening(evening.evening_id)
        elif trouble in (None, "gone"):
            await self.store.change_evening(evening, shown)
        else:
            return "again" if trouble in PASSING else barred_in(self._client, evening.channel_id, evening.guild_id)
        return "done"

    async def _tell(self, evening: Evening, after: Evening) -> Next:
        """Mention once who hears of a change. Discord drops a second try. Each seat has a mention of its own, since
        another one may become free before this one is noted."""
        answered = await self.store.untold(evening.evening_id)
        people = [*answered]
        if evening.tells == "all":
            people = [evening.person_id, *[person for person in people if person != evening.person_id]]
        is_seat = evening.tells == "seated"
        what = "seat" if is_seat else evening.outcome or "moved"
        for hearers in [[person] for person in people] if is_seat else [people]:
            mention = await self.composer.mention(evening, what, hearers)
            once = (hearers[0], answered[hearers[0]]) if is_seat else evening.due_at  # a later answer may hear again
            nonce = nonce_of(f"{evening.evening_id} {once}")
            if mention and await discord_io.send(self._client, evening.channel_id, mention, nonce) in PASSING:
                return "again"
            if is_seat:
                await self.store.note_seat_mentioned(evening.evening_id, hearers[0])
        await self.change(evening, after)
        return "done"

    async def _remind(self, evening: Evening, after: Evening) -> Next:
        """Send the claimed reminders. Discord drops those that it has had."""
        for person in await self._coming(evening):
            if await self.mentions.may_be_invited(person.id):
                reminder, nonce = (
                    self.composer.reminder(evening, person),
                    nonce_of(f"{evening.opening_key} {person.id}"),
                )
                if await discord_io.send_direct(self._client, person.discord_id or 0, reminder, nonce) in PASSING:
                    return "again"
        await self.change(evening, after)
        return "done"

    async def _coming(self, evening: Evening) -> Sequence[Person]:
        """Return the people who are in, are members of the server, and have a seat: maybe that of one who left."""
        coming, standby, _ = await self.composer.answers(evening)
        ask = partial(discord_io.is_member, self._client, evening.guild_id)
        people = [person for person in (*coming, *standby) if person.discord_id and await ask(person.discord_id)]
        return people[: evening.seats]

    # The hour

    async def _place(self, evening: Evening) -> Place:
        """Find out what `decide` has to know at the hour. The message loses its buttons, or is found to be gone."""
        table_id = evening.table_id or await self.store.table_of_interaction(evening.opening_key)
        info = None if table_id is None else await self.store.info(table_id)
        is_live = info is not None and await self.store.live_table(info.channel_id) == info.id
        if info is not None and (is_live or evening.stage == "due"):
            table = await self._tables.get_or_fetch(info.id)
            is_empty = table.phase == "lobby" and not table.people
            return Place(table="over" if not is_live else "empty" if is_empty else "live", coming=table.expected)
        if evening.stage != "due":
            return Place(table="over")
        strip = partial(discord_io.strip, self._client, evening.channel_id)
        gone = await strip(evening.message_id or 0) if evening.is_new else None
        channel = await self._channel(evening)
        if isinstance(channel, str) or (gone == "gone" and evening.message_id is not None):
            return Place("unknown" if channel in PASSING else "gone" if "gone" in (gone, channel) else "barred")
        allowed, here = allowed_in(self._client, evening.channel_id), _here(evening, channel)
        settings = await self.store.guild_settings(evening.guild_id)
        if not settings.allow_channel(evening.channel_id, here.parent_id):
            return Place("forbidden")
        if timeout_left(self._client, evening.guild_id) or (allowed and not (allowed.view and allowed.send)):
            return Place("barred")
        return Place(coming=[person.id for person in await self._coming(evening)])

    async def _channel(self, evening: Evening) -> object:
        """Return the channel, which the library does not know if it is an archived thread; or the trouble."""
        try:
            known = self._client.get_channel(evening.channel_id)
            return known or await self._client.fetch_channel(evening.channel_id)
        except TROUBLES as error:
            return trouble_of(error)

    async def _open(self, evening: Evening, coming: Sequence[int]) -> Next:
        """Open the lobby of a claimed evening, unless it was changed while Discord opened a thread. Where the channel
        has a table and may have no thread, it waits."""
        spot = await self._spot(evening)
        if spot is None:
            return "again"
        async with self.opening(evening):
            if await self.store.evening(evening.evening_id) == evening:
                await self._open_at(spot, evening, coming)
                return "done"
        if spot.starter_id is not None and await self.store.live_table(spot.channel_id) is None:
            await discord_io.archive(self._client, spot.channel_id)
        return "done"

    async def _open_at(self, spot: TableLocation, evening: Evening, coming: Sequence[int]) -> None:
        """Open the lobby for the first who may open one, or note that it was refused."""
        open_here = partial(self._tables.open, spot, game=evening.game, language=evening.language, clock=evening.clock)
        for opener in await self._people.people_by_id(coming, evening.guild_id):  # one may have too many open tables
            try:
                await open_here(opener, evening.opening_key, expected=coming, planner=evening.person_id)
            except Refusal as refusal:
                if refusal.code == "channel-taken":
                    await self.change(evening, evening.revised(evening.claimed_at + LASTS))
                    return
            else:
                return
        await self.change(evening, evening.ending("refused", now()))

    async def is_kept_out(self, evening: Evening) -> bool:
        """Return whether the channel has a table, and may have no thread for the lobby."""
        is_taken = await self.store.live_table(evening.channel_id) is not None
        return is_taken and not _may_have_thread(await self._channel(evening))

    async def _spot(self, evening: Evening) -> TableLocation | None:
        """Return where to open the lobby: in a thread at the message, if the server has threads or the channel a table.
        None if Discord does not say whether there may be one."""
        channel, settings = await self._channel(evening), await self.store.guild_settings(evening.guild_id)
        here = _here(evening, channel)
        wanted = settings.threads or await self.store.live_table(evening.channel_id) is not None
        if not wanted or evening.message_id is None or not _may_have_thread(channel):
            return here
        name = fit(title_facts(evening, texts_for(evening.language))["game"], THREAD)
        thread = await discord_io.open_thread(self._client, evening.channel_id, evening.message_id, name)
        if isinstance(thread, int):
            return TableLocation(evening.guild_id, thread, evening.channel_id, evening.message_id)
        return None if thread == "down" else here

    async def _mention(self, evening: Evening, after: Evening) -> Next:
        """Mention once, where the lobby is, all for whom it keeps its seats. Then its evening has an outcome."""
        table = await self._tables.get_or_fetch(await self.store.table_of_interaction(evening.opening_key) or "")
        mention = await self.composer.mention(evening, "begins", table.expected)
        nonce = nonce_of(str(evening.opening_key))  # Discord drops a second try
        if mention and await discord_io.send(self._client, table.info.channel_id, mention, nonce) in PASSING:
            return "again"
        await self.change(evening, replace(after, table_id=table.info.id))
        return "done"


def _here(evening: Evening, channel: object) -> TableLocation:
    parent = channel.parent_id if isinstance(channel, discord.Thread) else None
    return TableLocation(evening.guild_id, evening.channel_id, parent)


def _may_have_thread(channel: object) -> bool:
    is_text = isinstance(channel, discord.TextChannel)
    return is_text and not lacking(channel.permissions_for(channel.guild.me), FOR_THREADS)
