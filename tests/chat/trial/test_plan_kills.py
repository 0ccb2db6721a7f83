"""Processes that look after plans, and those that serve a press, are struck at each await: killed, or Discord's
answer is lost. No evening opens twice, none is lost, no reminder or mention is sent twice, and one message has
controls. The database is real.

`ROOST_PLAN_KILLS=10` lets ten plans live through each; without it one.
"""

import asyncio
import inspect
import os
from collections.abc import Awaitable, Callable
from functools import partial
from types import SimpleNamespace
from typing import Any, Literal, cast
from unittest.mock import create_autospec

import discord
import pytest
from msgspec.structs import replace

from bot.chat.board.composer import Mentions
from bot.chat.front.post import Post
from bot.chat.front.update_loop import Retries
from bot.chat.plans import evenings, handlers
from bot.chat.plans.evenings import Evenings
from bot.chat.plans.handlers import PlanHandlers
from bot.chat.requests import AnswerPlan, MovePlan
from bot.chat.words.people import People
from bot.chat.words.texts import texts_for
from bot.store import SqlStore
from bot.tables.evenings import LASTS, REMINDED_BEFORE, Evening
from bot.tables.guild_settings import GuildSettings
from bot.tables.refusals import Refusal
from bot.tables.service import Tables
from bot.tables.store import Person
from bot.tables.table import Table
from tests.engines import on_both
from tests.store.kept import Kept
from tests.store.tables import interaction, opened, people_of

PLANS = int(os.environ.get("ROOST_PLAN_KILLS", "1"))
"""The plans of each kind for each await and each way of a strike."""
Strike = Literal["killed", "lost"]
"""Killed after the await, which is before the next one does anything; or Discord does what it is asked for, and its
answer is lost."""
STRIKES: tuple[Strike, ...] = ("killed", "lost")
AT = 1_800_000_000_000
MINUTE = 60 * 1000


class Killed(BaseException):
    """The process ended."""


class Process:
    """A process that is struck at its await number `struck_at`."""

    def __init__(self, struck_at: int | None = None, strike: Strike = "killed") -> None:
        self._left = struck_at
        self._strike = strike
        self.is_counted = False

    @property
    def is_struck(self) -> bool:
        return self._left is not None and self._left <= 0

    def wrapped(self, real: object, lost: str | None = None) -> Any:
        """Return an object whose methods may be the last thing that the process does. `lost` is what they return when
        Discord's answer is lost."""
        return Wrapped(real, self, lost)

    async def run(self, call: Callable[..., Awaitable[Any]], lost: str | None, *args: Any, **named: Any) -> Any:
        if self._left is not None:
            self._left -= 1
        done = await call(*args, **named)
        if self._left == 0 and self._strike == "killed":
            raise Killed
        is_heard = self._left != 0 or call.__name__ not in ANSWERED
        return done if is_heard else lost


ANSWERED = ("send", "edit", "reply", "reply_in_place")
"""What Discord is asked for and answers."""


class Wrapped:
    def __init__(self, real: object, process: Process, lost: str | None) -> None:
        self._real = real
        self._process = process
        self._lost = lost

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._real, name)
        if not inspect.iscoroutinefunction(found):
            return found

        async def call(*args: Any, **named: Any) -> Any:
            return await self._process.run(found, self._lost, *args, **named)

        return call


class Discord:
    """What reached Discord. A nonce that it has seen is dropped."""

    def __init__(self) -> None:
        self.messages: dict[int, int] = {}
        self.mentions: list[tuple[int, ...]] = []
        self.reminders: set[int] = set()
        self.shown: dict[int, Post] = {}

    @property
    def live(self) -> list[int]:
        """The messages with controls, oldest first."""
        return sorted(one for one, post in self.shown.items() if post.controls is not None and post.controls.children)

    async def send(self, client: object, channel_id: int, post: Post, nonce: int) -> int:
        if nonce not in self.messages:
            self.mentions += [post.pinged] if post.pinged else []
            self.messages[nonce] = interaction()
            self.shown[self.messages[nonce]] = post
        return self.messages[nonce]

    async def send_direct(self, client: object, user_id: int, post: object, nonce: int) -> tuple[int, int]:
        self.reminders.add(nonce)
        return 1, 1

    async def edit(self, client: object, channel_id: int, message_id: int, post: Post) -> None:
        self.shown[message_id] = post

    async def strip(self, client: object, channel_id: int, message_id: int) -> None:
        if message_id in self.shown:
            self.shown[message_id] = Post(self.shown[message_id].content)

    async def is_member(self, *about: object) -> bool:
        return True

    async def open_thread(self, client: object, channel_id: int, message_id: int, name: str) -> int:
        return message_id


class Pressed:
    """A command of a person, or a press on a message: the interaction that the handlers get."""

    guild_id = 1
    texts = texts_for("en")
    raw = SimpleNamespace(permissions=discord.Permissions.none(), client=None)

    def __init__(self, known: Discord, channel_id: int, person: Person, message_id: int | None) -> None:
        """A message that is not public is one that the person alone sees."""
        self._known = known
        self.place = "public" if message_id in known.shown else "private"
        self.id, self.channel_id, self.person = interaction(), channel_id, person
        self.locale = self.guild_locale = discord.Locale.american_english
        self.message = None if message_id is None else SimpleNamespace(id=message_id, content="")

    async def reply(self, post: Post, *, private: bool = False) -> int:
        if not private:
            self._known.shown[self.id] = post
        return self.id

    async def reply_in_place(self, post: Post) -> int:
        assert self.message is not None
        if self.place == "public":
            self._known.shown[self.message.id] = post
        return self.message.id


class Met(People):
    """People, each of whom is known to the interaction."""

    async def meet(self, author: Any) -> Person:
        return author.person


class Channels:
    """Discord as the library knows it: without servers, and with a channel where threads may be, or without any."""

    def __init__(self, channel: discord.TextChannel | None) -> None:
        self.channel = channel

    def get_channel(self, channel_id: int) -> discord.TextChannel | None:
        return self.channel

    def get_guild(self, guild_id: int) -> None: ...

    async def fetch_channel(self, channel_id: int) -> None: ...


def no_board(table_id: str) -> None:
    """There are no boards."""


class Group:
    """A plan and the processes that look after it."""

    threaded: discord.TextChannel | None = None
    """Where threads may be, if anywhere."""
    repeat: Literal["weekly"] | None = None
    """How often the plan is to be."""

    def reached(self, known: Discord | Pressed) -> Any:
        """What a process reaches of Discord."""
        return known

    def __init__(self, store: SqlStore, monkeypatch: pytest.MonkeyPatch) -> None:
        self.store, self.discord, self.at, self.kills = store, Discord(), AT, 0
        self._patch = monkeypatch
        for module in (evenings, handlers):
            monkeypatch.setattr(module, "now", lambda: self.at)

    def count(self, process: Process) -> None:
        self.kills += process.is_struck and not process.is_counted
        process.is_counted = process.is_struck

    def looking(self, process: Process) -> Evenings:
        """What looks after plans in a process."""
        store = cast("SqlStore", process.wrapped(self.store))
        self._patch.setattr(evenings, "discord_io", process.wrapped(self.reached(self.discord), "down"))
        client = cast("discord.Client", Channels(self.threaded))
        noted = list[int]()
        about = (client, Tables(store), store, Met(store), Mentions(store), noted.append, no_board, Retries())
        looking = Evenings(*about)
        self._patch.setattr(looking, "wake", noted.append)
        return looking

    async def do(self, evening_id: int, process: Process, *, press: bool = False) -> None:
        """Look after a plan once, or let a person press its button that opens the lobby."""
        looking = self.looking(process)
        try:
            plan = await looking.store.evening(evening_id)
            if press and plan is not None and plan.stage == "due":
                await looking.change(plan, replace(plan, due_at=0))
            await looking.look(evening_id)
        except Killed:
            pass
        self.count(process)

    async def pass_until(self, evening_id: int, at: int, process: Process, *, press: bool = False) -> None:
        """Let time pass to a moment. The first process there is struck, and others go on."""
        self.at = at
        await self.do(evening_id, process, press=press)
        for _ in range(3):
            await asyncio.gather(*[self.do(evening_id, Process(), press=press) for _ in range(2)])

    async def serve(
        self, process: Process, channel_id: int, person: Person, message_id: int | None, *wanted: Any
    ) -> int:
        """Serve a press on a message or, without one, `/plan`. Returns the interaction's id."""
        looking, pressed = self.looking(process), Pressed(self.discord, channel_id, person, message_id)
        about = PlanHandlers(looking, Met(looking.store), allowed)
        served = process.wrapped(self.reached(pressed))
        try:
            if message_id is None:
                await about.plan(served, "heckmeck", "in 2 hours", "Europe/Rome", self.repeat)
            else:
                await about.requests[type(wanted[0])](served, *wanted)
        except Killed:
            pass
        self.count(process)
        return pressed.id


async def allowed(interaction: object) -> GuildSettings:
    return GuildSettings()


async def strike_everywhere(group: Group, walk: Callable[[Callable[[], Process]], Awaitable[None]]) -> int:
    """Strike the processes of a walk at their first await, at their second and so on, until none comes that far.
    Returns how often it was walked."""
    struck_at, before = 0, -1
    while group.kills != before:
        struck_at, before = struck_at + 1, group.kills
        for strike in STRIKES * PLANS:
            await walk(partial(Process, struck_at, strike))
    return struck_at * len(STRIKES) * PLANS


@pytest.mark.parametrize(("weekly", "busy"), [(False, False), (True, False), (False, True), (True, True)])
@on_both
async def test_no_kill_opens_an_evening_twice_or_loses_it(
    store: SqlStore, database: Kept, monkeypatch: pytest.MonkeyPatch, *, weekly: bool, busy: bool
) -> None:
    """A busy channel may have threads for a weekly evening, and none for a single one."""
    group, people = Group(store, monkeypatch), await people_of(store, 3)
    if weekly and busy:
        channel: Any = create_autospec(discord.TextChannel, instance=True, id=interaction())
        channel.permissions_for.return_value = discord.Permissions.all()
        group.threaded = channel
    evenings_of = await strike_everywhere(group, partial(live, group, people, weekly=weekly, busy=busy))
    opened_there = database.rows("SELECT count(*) FROM entries WHERE kind = 'opened'")[0][0]
    assert opened_there == evenings_of * (1 + busy)
    assert group.discord.mentions == [tuple(one.discord_id for one in people)] * evenings_of
    assert len(group.discord.reminders) == len(people) * evenings_of, "none is lost, and a second one is dropped"
    assert group.kills > 40 * PLANS


async def live(group: Group, people: list[Person], process: Callable[[], Process], *, weekly: bool, busy: bool) -> None:
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
        await group.pass_until(plan.evening_id, at, process())
    if table is not None and weekly:
        await Tables(store).commit(table.info.id, people[0], interaction(), Table.end, moderator=True)
    elif table is not None:
        assert await store.table_of_interaction(plan.opening_key) is None
        await Tables(store).commit(table.info.id, people[0], interaction(), Table.end, moderator=True)
        await group.pass_until(plan.evening_id, AT + 3 * MINUTE, process(), press=True)
    opened_as = await store.table_of_interaction(plan.opening_key)
    assert opened_as is not None, "lost"
    lobby, kept = await Tables(store).fetch(opened_as), await store.evening(plan.evening_id)
    assert lobby.expected == tuple(one.id for one in people)
    assert await store.live_table(lobby.info.channel_id) == opened_as
    assert kept is not None
    assert lobby.info.channel_id == (channel if group.threaded is None else kept.message_id)
    assert kept.stage == ("held" if weekly else "ended"), "a single one waits for its lobby's end"
    if weekly:
        await group.pass_until(plan.evening_id, AT + LASTS, process())
        following = await store.evening(plan.evening_id)
        assert following is not None
        assert (following.stage, following.at - AT) == ("open", 7 * 24 * 60 * MINUTE)
        assert following.message_id is not None
        assert await store.evening_answers(plan.evening_id) == {people[0].id: True}
        assert await store.live_table(lobby.info.channel_id) is None, "no one came"
        await store.end_evening(plan.evening_id)
    else:
        await Tables(store).commit(opened_as, people[0], interaction(), Table.end, moderator=True)


@on_both
async def test_no_kill_of_a_press_leaves_two_live_messages_or_forgets_an_answer(
    store: SqlStore, database: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    group = Group(store, monkeypatch)
    await strike_everywhere(group, partial(pressed, group, await people_of(store, 2)))
    assert group.kills > 40 * PLANS


@on_both
async def test_no_kill_hides_a_free_seat_from_who_stood_by_or_says_it_twice(
    store: SqlStore, database: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    group = Group(store, monkeypatch)
    await strike_everywhere(group, partial(freed, group, await people_of(store, 9)))
    assert group.kills > 10 * PLANS


async def freed(group: Group, people: list[Person], process: Callable[[], Process]) -> None:
    """Let the second of nine people for seven seats drop out, and then the third, before the first mention is noted."""
    store, (planner, second, third, *_, first, last), known = group.store, people, Discord()
    group.discord, group.at = known, AT
    message_id, channel = await known.send(None, 1, Post("", controls=discord.ui.View()), 1), interaction()
    plan = Evening(interaction(), 1, channel, planner.id, "heckmeck", "en", "none", "Europe/Rome", None, AT + LASTS, AT)
    await store.insert_evening(replace(plan, message_id=message_id), 1)
    for place, person in enumerate(people[1:], 2):
        await store.answer_evening(plan, person.id, place, coming=True)
    for serving in (process(), Process()):  # a second press changes nothing
        for leaving, following in ((second, serving), (third, Process())):
            await group.serve(following, channel, leaving, message_id, AnswerPlan(plan.evening_id, "out"))
            await group.do(plan.evening_id, following)
        await group.pass_until(plan.evening_id, group.at + MINUTE, serving)
    assert known.mentions == [(first.discord_id,), (last.discord_id,)]
    assert {*[*await store.evening_answers(plan.evening_id)][-2:]} == {second.id, third.id}
    assert "Standing by" not in known.shown[message_id].content
    await store.end_evening(plan.evening_id)


async def pressed(group: Group, people: list[Person], process: Callable[[], Process]) -> None:
    """Let people make a plan, answer it, move it and cancel it. The process that serves and looks after the plan is
    struck each time, the next one goes on, and the person presses again what was not done."""
    (anna, bruno), channel, known = people, interaction(), Discord()
    group.discord, group.at = known, AT

    async def stored(evening_id: int, process: Process) -> Evening | None:
        await group.pass_until(evening_id, group.at + 2 * MINUTE, process)
        return await group.store.evening(evening_id)

    async def current(evening_id: int, process: Process) -> Evening:
        """Press what is live and not the plan's, and return the plan."""
        evening = await stored(evening_id, process)
        assert evening is not None
        for message_id in known.live:
            if message_id != evening.message_id:
                with pytest.raises(Refusal, match="plan-elsewhere"):
                    await group.serve(Process(), channel, bruno, message_id, AnswerPlan(evening_id, "in"))
        assert known.live == [evening.message_id]
        return evening

    async def answered(evening: Evening) -> Evening:
        for serving in (process(), Process()):  # a second press changes nothing
            await group.serve(serving, channel, bruno, evening.message_id, AnswerPlan(evening_id, "in"))
            evening = await current(evening_id, serving)
        assert await group.store.evening_answers(evening_id) == {anna.id: True, bruno.id: True}
        assert "In (2)" in known.shown[evening.message_id or 0].content
        return evening

    serving = process()
    evening_id = await group.serve(serving, channel, anna, None)
    if await stored(evening_id, serving) is None:
        assert known.live == [], "nothing promises an evening that is not stored"
        evening_id = await group.serve(Process(), channel, anna, None)
    evening = await answered(await current(evening_id, Process()))
    private, later = interaction(), evening.at // MINUTE + 60
    for serving in (process(), Process()):
        if evening.at != later * MINUTE:
            await group.serve(serving, channel, anna, private, MovePlan(evening_id, every=False), (later,))
            evening = await current(evening_id, serving)
    assert f"<t:{later * 60}:F>" in known.shown[evening.message_id or 0].content
    assert await group.store.evening_answers(evening_id) == {anna.id: True}
    assert known.mentions == [(bruno.discord_id,)], "he hears once of the move"
    message_id = (await answered(evening)).message_id or 0
    for serving in (process(), Process()):
        if await group.store.evening(evening_id) is not None:
            await group.serve(serving, channel, anna, private, AnswerPlan(evening_id, "cancel"))
            await stored(evening_id, serving)
    assert await group.store.evening(evening_id) is None
    assert known.live == []
    assert "Cancelled" in known.shown[message_id].content
    assert known.mentions == [(bruno.discord_id,)] * 2, "and once of the end"
