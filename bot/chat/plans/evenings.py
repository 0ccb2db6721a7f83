"""What comes by itself: reminders, the lobby at the hour, next week's message.

A plan is looked after when it is due. Whatever may happen once is claimed by a change of its row before it is done, and
a lobby by the key of its opening, which is in the table's own transaction. So a process may end at any point: the next
look goes on. Roost has no events of deleted messages and of members, so it edits the message and asks for each member.
"""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Final
from weakref import WeakValueDictionary

import discord
from msgspec.structs import replace

from bot.chat.board.composer import Mentions
from bot.chat.front import discord_io
from bot.chat.front.discord_io import PASSING, TROUBLES, Trouble
from bot.chat.front.features import Feature
from bot.chat.front.permissions import FOR_THREADS, allowed_in, lacking
from bot.chat.front.post import nonce_of
from bot.chat.front.update_loop import Retries, UpdateLoop
from bot.chat.plans.messages import GOES_ON, Outcome, PlanComposer, title_facts
from bot.chat.words.lengths import THREAD, fit
from bot.chat.words.people import People
from bot.chat.words.texts import texts_for
from bot.store import SqlStore
from bot.tables.plans import COMPANY, EVENING, LATE_MOST, REMINDED_BEFORE, Plan
from bot.tables.refusals import Refusal
from bot.tables.service import TableLocation, Tables
from bot.tables.store import Person
from bot.tables.table import Table
from bot.tables.wall_clock import now
from bot.tables.when import following_week
from games.registry import GAMES

_MINUTE: Final = 60 * 1000
_LOOKS_EVERY: Final = 5 * _MINUTE
"""Milliseconds between two looks whether the table of a weekly plan is over."""
_LATE: Final = 2 * _MINUTE
"""Milliseconds after the hour from which a lobby is said to be late."""


class Evenings(Feature):
    """Looks after plans."""

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        store: SqlStore,
        people: People,
        mentions: Mentions,
        note_due: Callable[[int], None],
        retries: Retries,
    ) -> None:
        self._client, self._tables, self.store, self.composer = client, tables, store, PlanComposer(store, people)
        self._mentions, self.note_due = mentions, note_due
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._looks = UpdateLoop[int]("plan", self.look, retries)

    async def due(self, at: int) -> int | None:
        """Look after the plans that are due."""
        for plan in await self.store.due_plans(at):
            self._looks.request(plan.plan_id)
        return await self.store.next_plan(at)

    async def stop(self) -> None:
        await self._looks.close()

    async def change(self, before: Plan, after: Plan) -> float | None:
        """Change a plan. Returns None, to look again soon, if others have changed it."""
        changed = await self.store.change_plan(before, after)
        if changed:
            self.note_due(after.due_at)
        return 0.0 if changed else None

    async def note_posted(self, plan: Plan, message_id: int) -> float | None:
        """Note the message of a plan. Returns None if others have changed the plan."""
        return await self.change(plan, replace(plan, message_id=message_id).awaiting(now()))

    async def show(self, plan: Plan, outcome: Outcome | None = None, place: str | None = None) -> Trouble | None:
        """Edit a plan's message. Returns the trouble, if any."""
        async with self.editing(plan):
            post = await self.composer.compose(plan, outcome, place)
            return await discord_io.edit(self._client, plan.channel_id, plan.message_id or 0, post)

    def editing(self, plan: Plan) -> asyncio.Lock:
        """Return the lock of a plan's message, so that the last edit shows what is stored last."""
        return self._locks.setdefault(plan.plan_id, asyncio.Lock())

    async def look(self, plan_id: int) -> float | None:
        """Do what is due for a plan. Returns None if that has to be tried again."""
        plan, at = await self.store.plan(plan_id), now()
        if plan is None or plan.due_at > at:
            return 0.0
        if plan.stage == "held":
            return await self._follow(plan, at)
        if plan.message_id is None:
            return await self._post(plan)
        trouble = await self.show(plan)
        if trouble in PASSING:
            return None
        if trouble == "gone":
            await self.store.end_plan(plan.plan_id)
            return 0.0
        return await (self._begin(plan, at) if at >= plan.at else self._remind(plan, at))

    async def _post(self, plan: Plan) -> float | None:
        """Post the message of an evening. Discord drops a second try."""
        nonce = nonce_of(f"plan {plan.plan_id} {plan.at}")
        sent = await discord_io.send(self._client, plan.channel_id, await self.composer.compose(plan), nonce)
        if isinstance(sent, int):
            return await self.note_posted(plan, sent)
        if sent not in PASSING:
            await self.store.end_plan(plan.plan_id)
        return None if sent in PASSING else 0.0

    async def _remind(self, plan: Plan, at: int) -> float | None:
        """Claim and send the reminders, if they are due."""
        if plan.stage == "reminded" or at < plan.at - REMINDED_BEFORE:
            return await self.change(plan, plan.awaiting(at))
        if await self.change(plan, replace(plan, stage="reminded", due_at=plan.at)) is None:
            return None
        for person in await self._coming(plan):
            if await self._mentions.may_be_invited(person.id):
                reminder, nonce = self.composer.reminder(plan, person), nonce_of(f"{plan.opening_key} {person.id}")
                await discord_io.send_direct(self._client, person.discord_id or 0, reminder, nonce)
        return 0.0

    async def _coming(self, plan: Plan) -> Sequence[Person]:
        """Return the people who are in and have not left the server, as Discord says."""
        coming, _ = await self.composer.answers(plan)
        ask = partial(discord_io.is_member, self._client, plan.guild_id)
        return [one for one in coming if one.discord_id and await ask(one.discord_id)]

    # The hour

    async def _begin(self, plan: Plan, at: int) -> float | None:
        """Claim the opening of an evening, and open its lobby."""
        opened = await self.store.table_of_interaction(plan.opening_key)
        if opened is not None:  # a process ended before it said so
            return await self._close(plan, "opened", await self._tables.get_or_fetch(opened))
        if at - plan.at > (LATE_MOST if plan.is_open else EVENING - 1):
            return await self._close(plan, "missed" if plan.is_open else "waited")
        outcome: Outcome = "late" if plan.is_open and at - plan.at > _LATE else "opened"
        if plan.is_open:
            coming, _ = await self.composer.answers(plan)
            few = plan.unattended + 1 if len(coming) < COMPANY else 0
            claimed = replace(plan, stage="due", due_at=at, unattended=few)
            if not await self.store.change_plan(plan, claimed):
                return None
            plan = claimed
        return await self._open(plan, outcome)

    async def _open(self, plan: Plan, outcome: Outcome) -> float | None:
        """Open the lobby of a claimed evening. Where the channel has a table and may have no thread, the plan waits."""
        coming = await self._coming(plan)
        channel, settings = await self._channel(plan), await self.store.guild_settings(plan.guild_id)
        parent = channel.parent_id if isinstance(channel, discord.Thread) else None
        allowed = allowed_in(self._client, plan.channel_id)
        if not settings.allow_channel(plan.channel_id, parent):
            return await self._close(plan, "forbidden")
        if plan.game not in GAMES:
            return await self._close(plan, "unknown-game")
        if allowed is not None and not (allowed.view and allowed.send):
            return await self._close(plan, "permissions")
        if not coming:
            return await self._close(plan, "empty")
        spot = TableLocation(plan.guild_id, plan.channel_id, parent)
        if settings.threads or await self.store.live_table(plan.channel_id) is not None:
            spot = await self._thread(plan, channel) or spot
        open_here = partial(self._tables.open, spot, game=plan.game, language=plan.language, clock=plan.clock)
        for opener in coming:  # one may have too many open tables
            try:
                step = await open_here(opener, plan.opening_key, expected=[one.id for one in coming])
            except Refusal as refusal:
                if refusal.code != "channel-taken":
                    continue
                if await self.show(plan) in PASSING:
                    return None
                return await self.change(plan, replace(plan, due_at=plan.at + EVENING))
            return await self._close(plan, outcome, step.after)
        return await self._close(plan, "refused")

    async def _channel(self, plan: Plan) -> object:
        """Return the channel of a plan, which the library does not know if it is an archived thread."""
        channel = self._client.get_channel(plan.channel_id)
        with suppress(*TROUBLES):
            channel = channel or await self._client.fetch_channel(plan.channel_id)
        return channel

    async def _thread(self, plan: Plan, channel: object) -> TableLocation | None:
        """Open a thread at the plan's message. Returns None if there can be none."""
        is_text = isinstance(channel, discord.TextChannel)
        if not is_text or lacking(channel.permissions_for(channel.guild.me), FOR_THREADS):
            return None
        name = fit(title_facts(plan, texts_for(plan.language))["game"], THREAD)
        thread = await discord_io.open_thread(self._client, channel.id, plan.message_id or 0, name)
        return TableLocation(plan.guild_id, thread, channel.id, plan.message_id) if isinstance(thread, int) else None

    async def _close(self, plan: Plan, outcome: Outcome, table: Table | None = None) -> float | None:
        """Say what became of an evening, and mention once where the lobby is all for whom it keeps its seats. Ends the
        plan, unless it is weekly and may go on."""
        info, place = None if table is None else table.info, None
        if table is not None and info is not None:
            place, mention = f"<#{info.channel_id}>", await self.composer.mention(plan, "begins", table.expected)
            nonce = nonce_of(str(plan.opening_key))  # Discord drops a second try
            if mention and await discord_io.send(self._client, info.channel_id, mention, nonce) in PASSING:
                return None
        in_thread = info is not None and info.parent_id == plan.channel_id  # then the message becomes the thread's line
        if not in_thread and await self.show(plan, outcome, place) in PASSING:
            return None
        if plan.minute is None or plan.ends_unattended or outcome not in GOES_ON:
            await self.store.end_plan(plan.plan_id)
            return 0.0
        due_at, table_id = (plan.at + EVENING, None) if info is None else (now() + _LOOKS_EVERY, info.id)
        return await self.change(plan, replace(plan, stage="held", table_id=table_id, due_at=due_at))

    async def _follow(self, plan: Plan, at: int) -> float | None:
        """Begin next week's evening, once this one is over: its table is, or four hours are."""
        ends_at = plan.at + EVENING
        info = None if plan.table_id is None or at >= ends_at else await self.store.info(plan.table_id)
        if info is not None and await self.store.live_table(info.channel_id) == info.id:
            return await self.change(plan, replace(plan, due_at=min(at + _LOOKS_EVERY, ends_at)))
        following = plan.at
        while following <= at + REMINDED_BEFORE:
            following = following_week(following, plan.minute or 0, plan.zone)
        week = replace(plan, at=following, stage="open", message_id=None, table_id=None, due_at=at)
        return await self.change(plan, week)
