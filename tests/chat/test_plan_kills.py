"""Processes that look after plans are killed at each await, before it does anything and after: no evening opens twice,
none is lost, and no reminder or mention is sent twice. The database is real.

`ROOST_PLAN_KILLS=100` lets a hundred plans live through all kills; without it some.
"""

import asyncio
import inspect
import os
from collections.abc import Awaitable, Callable
from itertools import count
from typing import Any, cast

import discord
import pytest
from msgspec.structs import replace

from bot.chat.board.composer import Mentions
from bot.chat.front.post import Post
from bot.chat.front.update_loop import Retries
from bot.chat.plans import evenings
from bot.chat.plans.evenings import Evenings
from bot.chat.words.people import People
from bot.store import SqlStore
from bot.tables.evenings import LASTS, REMINDED_BEFORE, Evening
from bot.tables.service import Tables
from bot.tables.store import Person
from tests.engines import on_both
from tests.store.kept import Kept
from tests.store.tables import interaction, opened, people_of

PLANS = int(os.environ.get("ROOST_PLAN_KILLS", "1"))
"""The plans of each kind for each await."""
AT = 1_800_000_000_000
MINUTE = 60 * 1000


class Killed(BaseException):
    """The process ended."""


class Process:
    """A process that is killed at its await number `killed_at`: before it does anything, or after."""

    def __init__(self, killed_at: int | None, *, after: bool) -> None:
        self._left = killed_at
        self._after = after

    def wrapped(self, real: object) -> Any:
        """Return an object whose methods may be the last thing that the process does."""
        return Wrapped(real, self)

    async def run(self, call: Callable[..., Awaitable[Any]], *args: Any, **named: Any) -> Any:
        if self._left is not None:
            self._left -= 1
        if self._left == 0 and not self._after:
            raise Killed
        done = await call(*args, **named)
        if self._left == 0:
            raise Killed
        return done


class Wrapped:
    def __init__(self, real: object, process: Process) -> None:
        self._real = real
        self._process = process

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._real, name)
        if not inspect.iscoroutinefunction(found):
            return found

        async def call(*args: Any, **named: Any) -> Any:
            return await self._process.run(found, *args, **named)

        return call


class Discord:
    """What reached Discord. A nonce that it has seen is dropped."""

    def __init__(self) -> None:
        self.messages: dict[int, int] = {}
        self.mentions: list[tuple[int, ...]] = []
        self.reminders: set[int] = set()

    async def send(self, client: object, channel_id: int, post: Post, nonce: int) -> int:
        self.mentions += [post.pinged] if post.pinged and nonce not in self.messages else []
        return self.messages.setdefault(nonce, interaction())

    async def send_direct(self, client: object, user_id: int, post: object, nonce: int) -> tuple[int, int]:
        self.reminders.add(nonce)
        return 1, 1

    async def edit(self, *about: object) -> None: ...

    async def strip(self, *about: object) -> None: ...

    async def is_member(self, *about: object) -> bool:
        return True


class NoChannels:
    def get_channel(self, channel_id: int) -> None: ...

    def get_guild(self, guild_id: int) -> None: ...

    async def fetch_channel(self, channel_id: int) -> None: ...


class Group:
    """A plan and the processes that look after it."""

    def __init__(self, store: SqlStore, monkeypatch: pytest.MonkeyPatch) -> None:
        self.store, self.discord, self.at, self.kills = store, Discord(), AT, 0
        self._patch = monkeypatch
        monkeypatch.setattr(evenings, "now", lambda: self.at)

    async def do(self, evening_id: int, killed_at: int | None, *, after: bool, press: bool = False) -> None:
        """Look after a plan once, or let a person press its button that opens the lobby."""
        process = Process(killed_at, after=after)
        store = cast("SqlStore", process.wrapped(self.store))
        self._patch.setattr(evenings, "discord_io", process.wrapped(self.discord))
        client = cast("discord.Client", NoChannels())
        noted = list[int]()
        about = (client, Tables(store), store, People(store), Mentions(store), noted.append, Retries())
        looking = Evenings(*about)
        self._patch.setattr(looking, "wake", noted.append)
        try:
            plan = await store.evening(evening_id)
            if press and plan is not None and plan.stage == "due":
                await looking.change(plan, replace(plan, due_at=0))
            await looking.look(evening_id)
        except Killed:
            self.kills += 1

    async def pass_until(self, plan: Evening, at: int, killed_at: int, *, after: bool, press: bool = False) -> None:
        """Let time pass to a moment. The first process there is killed, and others go on."""
        self.at = at
        await self.do(plan.evening_id, killed_at, after=after, press=press)
        for _ in range(3):
            await asyncio.gather(*[self.do(plan.evening_id, None, after=False, press=press) for _ in range(2)])


@pytest.mark.parametrize(("weekly", "busy"), [(False, False), (True, False), (False, True)])
@on_both
async def test_no_kill_opens_an_evening_twice_or_loses_it(
    store: SqlStore, database: Kept, monkeypatch: pytest.MonkeyPatch, *, weekly: bool, busy: bool
) -> None:
    group, evenings_of = Group(store, monkeypatch), 0
    people = await people_of(store, 3)
    for killed_at, before in ((number, group.kills) for number in count(1)):
        for number in range(2 * PLANS):
            evenings_of += 1
            await live(group, people, killed_at, after=bool(number % 2), weekly=weekly, busy=busy)
        if group.kills == before:
            break
    opened_there = database.rows("SELECT count(*) FROM entries WHERE kind = 'opened'")[0][0]
    assert opened_there == evenings_of * (1 + busy)
    assert group.discord.mentions == [tuple(one.discord_id for one in people)] * evenings_of
    assert len(group.discord.reminders) == len(people) * evenings_of, "none is lost, and a second one is dropped"
    assert group.kills > 40 * PLANS


async def live(group: Group, people: list[Person], killed_at: int, *, after: bool, weekly: bool, busy: bool) -> None:
    """Let a plan live from its message to its evening, and a weekly one to the next."""
    store = group.store
    table = await opened(store, people[:1]) if busy else None
    channel = interaction() if table is None else table.info.channel_id
    where = (interaction(), 1, channel, people[0].id)
    plan = Evening(*where, "heckmeck", "en", "none", "Europe/Rome", 540 if weekly else None, AT, AT - LASTS)
    await store.insert_evening(plan, 1)
    for person in people[1:]:
        await store.answer_evening(plan, person.id, 2, coming=True)
    for at in (AT - LASTS, AT - REMINDED_BEFORE, AT, AT + MINUTE, AT + 2 * MINUTE):
        await group.pass_until(plan, at, killed_at, after=after)
    if table is not None:
        assert await store.table_of_interaction(plan.opening_key) is None
        await Tables(store).end(table.info.id, people[0], interaction(), moderator=True)
        await group.pass_until(plan, AT + 3 * MINUTE, killed_at, after=after, press=True)
    opened_as = await store.table_of_interaction(plan.opening_key)
    assert opened_as is not None, "lost"
    assert (await Tables(store).fetch(opened_as)).expected == tuple(one.id for one in people)
    assert await store.live_table(channel) == opened_as
    kept = await store.evening(plan.evening_id)
    assert (kept is not None) == weekly
    if weekly:
        await group.pass_until(plan, AT + LASTS, killed_at, after=after)
        following = await store.evening(plan.evening_id)
        assert following is not None
        assert (following.stage, following.at - AT) == ("open", 7 * 24 * 60 * MINUTE)
        assert following.message_id is not None
        assert await store.evening_answers(plan.evening_id) == {people[0].id: True}
        await store.end_evening(plan.evening_id)
    await Tables(store).end(opened_as, people[0], interaction(), moderator=True)
