"""A server's daily post: how it is switched on and off, and what it shows."""

from datetime import timedelta
from typing import Any

import discord
import pytest
from structlog.testing import capture_logs

from bot.chat.daily.handlers import posting_text
from bot.chat.daily.puzzles import PuzzleComposer
from bot.chat.front import discord_io
from bot.chat.front.discord_io import Trouble
from bot.chat.front.post import Post
from bot.chat.words.lengths import CONTENT
from bot.chat.words.texts import Texts, language_of, texts_for
from bot.daily.dates import begins_at
from bot.daily.puzzle import Puzzle, PuzzlePosition
from bot.daily.store import Posting
from games.review import NoFinding, SliceWork
from tests.chat.daily.days import NOON, WHY, answer, ask, dated, moment, next_noon, posts, posts_at_noon, today, until
from tests.chat.test_bounds import sizes
from tests.chat.world import World
from tests.puzzling import CLOSE, LABELS, RIGHT, WRONG, known
from tests.store.daily import DAY

HOUR = 60 * 60 * 1000
MINUTE = 60 * 1000


async def comes(world: World) -> None:
    """Let time pass until the next post has come."""
    day = await next_noon(world)
    await until(world, begins_at(day) + NOON + MINUTE)


@pytest.fixture
async def posting(world: World) -> World:
    """A server that gets its post at noon, and that has the first one."""
    await posts_at_noon(world)
    await comes(world)
    return world


async def test_one_post_a_day_shows_the_puzzle_to_all_and_mentions_no_one(world: World, posting: World) -> None:
    (post,) = posts(world)
    assert "What would you do?" in post.content
    assert all(label.startswith(start) for label, start in zip(world.buttons(post), LABELS, strict=True))
    assert len(post.attachments) == 1
    await until(world, moment(world) + 10 * HOUR)
    assert len(posts(world)) == 1
    await comes(world)
    _, new = posts(world)
    reply = await world.pressed(world.anna, next(iter(world.buttons(post).values())), post)
    link = f"https://discord.com/channels/{world.guild.id}/{world.channel.id}/{new.id}"
    assert f"The new one is here: {link}" in world.private(reply)
    for request in world.requests("POST", f"/channels/{world.channel.id}/messages"):
        assert request["allowed_mentions"] == {"parse": [], "users": []}


async def test_a_click_below_the_post_is_answered_privately_and_stays_the_only_one(posting: World) -> None:
    world, (post,) = posting, posts(posting)
    assert "Noted: **Keep 1×1" in world.private(await answer(world, world.anna, WRONG, post))
    assert "You've already answered: **Keep 1×1" in world.private(await answer(world, world.anna, RIGHT, post))
    assert "What would you do?" in posts(world)[0].content, "the post stays as it is"


async def test_next_post_brings_the_solution_with_this_servers_line_and_names_only_who_wants_it(posting: World) -> None:
    world, (post,) = posting, posts(posting)
    day = today(world)
    for person, choice in zip(world.people, (RIGHT, RIGHT, WRONG, CLOSE), strict=False):
        await answer(world, person, choice, post)
    noted = await answer(world, world.anna, RIGHT, post)
    await world.click(world.anna, "🙋 Name me in the solution", world.message_of(noted))
    for label in ("🙋 Name me in the solution", "Don't name me"):
        await world.click(world.bruno, label, world.message_of(await answer(world, world.bruno, RIGHT, post)))
    await comes(world)
    solution = posts(world)[-1].content.splitlines()
    link = f"https://discord.com/channels/{world.guild.id}/{world.channel.id}/{post.id}"
    assert solution[:7] == [
        f"💡 **The answer of {dated(day)}**: worms this turn, compared with the others' average · {link}",
        "✅ Keep 2×4 (18): **+1.9** · 2 people (**Anna**)",
        "▫️ Keep 1×5 (15): **+1.2** · 1 person",
        "▫️ Keep 1×1 (11): **+0.4** · 1 person",
        WHY,
        "Here 4 played and 2 found it.",
        "",
    ]


async def test_many_long_names_leave_room_for_the_puzzle(posting: World) -> None:
    world, (post,) = posting, posts(posting)
    for number in range(40):
        guest = world.newcomer(f"{number:02}{'*_' * 15}")
        noted = await answer(world, guest, number % 3, post)
        await world.click(guest, "🙋 Name me in the solution", world.message_of(noted))
    await comes(world)
    content = posts(world)[-1].content
    assert len(content) <= CONTENT
    assert "What would you do?" in content
    assert content.count("more)") == 3


async def test_confirmation_says_when_the_first_post_comes_and_a_short_time_to_answer(world: World) -> None:
    who = world.manager()
    reply = await world.hear(who, "daily", post="on", hour="22", zone="UTC")
    assert f"comes to <#{world.channel.id}> every day at **22:00** (UTC)" in reply
    assert "only 2 hours are left" in reply
    reply = await world.hear(who, "daily", hour="9", zone="Europe/Rome")
    assert "every day at **9:00** (Europe/Rome)" in reply
    assert "left" not in reply


async def test_next_post_is_a_time_stamp_and_summers_delay_is_said(world: World) -> None:
    who = world.manager()
    assert "The next one" not in await world.hear(world.anna, "daily"), "no post here"
    chosen = await world.hear(who, "daily", post="on", hour="19", zone="America/New_York")
    posting = await world.store.daily.posting(world.guild.id)
    assert posting is not None
    for said in (chosen, await world.hear(world.anna, "daily")):
        stamp = (posting.next_at or 0) // 1000
        assert f"The next one comes to <#{world.channel.id}> on <t:{stamp}:f> (<t:{stamp}:R>)." in said
    await world.command(who, "daily", post="off")
    assert "The next one" not in await world.hear(world.anna, "daily")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en-US", "In summer it comes an hour later, at 20:00."),
        ("de", "Im Sommer kommt er eine Stunde später, um 20:00 Uhr."),
        ("it", "D'estate arriva un'ora dopo, alle 20:00."),
    ],
)
def test_post_that_waits_for_its_puzzle_in_summer_says_so(language: str, said: str) -> None:
    texts, winter = texts_for(language_of(language)), begins_at(DAY)
    assert said in posting_text(Posting(1, 2, 19, "America/New_York"), winter, texts)
    assert said not in posting_text(Posting(1, 2, 20, "America/New_York"), winter + HOUR, texts)


async def test_hour_alone_switches_no_posts_on_and_moves_none_to_another_channel(world: World) -> None:
    who, other = world.manager(), world.guild.create_text_channel("other")
    assert "Add `post:on`" in await world.hear(who, "daily", hour="8", zone="UTC")
    await world.command(who, "daily", post="on", hour="9", zone="UTC")
    moved = await world.hear(who, "daily", channel=other, hour="8")
    assert f"comes to <#{world.channel.id}> every day at **8:00** (UTC)" in moved
    await world.command(who, "daily", post="off")
    assert "Add `post:on`" in await world.hear(who, "daily", hour="8")
    posting = await world.store.daily.posting(world.guild.id)
    assert posting is not None
    assert posting.next_at is None


@pytest.mark.parametrize(
    ("language", "hour", "left"),
    [
        ("en-US", "23", "At that hour only 1 hour is left for it"),
        ("en-US", "22", "At that hour only 2 hours are left for it"),
        ("de", "23", "Um diese Uhrzeit bleibt dafür nur 1 Stunde."),
        ("de", "22", "Um diese Uhrzeit bleiben dafür nur 2 Stunden."),
    ],
)
def test_short_time_to_answer_agrees_with_its_number(language: str, hour: str, left: str) -> None:
    posting = Posting(1, 2, int(hour), "UTC")
    assert left in posting_text(posting, begins_at(DAY) + int(hour) * HOUR, texts_for(language_of(language)))


async def test_post_without_a_zone_a_permission_or_a_manager_is_refused(world: World) -> None:
    who, plain = world.manager(), world.newcomer("Plain")
    bare = world.channel_without("send_messages", "attach_files")
    assert "permission *Manage Server*" in await world.hear(plain, "daily", post="on", zone="UTC")
    assert "Attach Files" in await world.hear(who, "daily", channel=bare, post="on", zone="UTC")
    assert "Say your time zone, too" in await world.hear(who, "daily", post="on")
    assert 'which time zone "Middle Earth" is' in await world.hear(who, "daily", post="on", zone="Middle Earth")
    assert await world.store.daily.posting(world.guild.id) is None
    hours: dict[str, Any] = {"from": "23:00", "until": "7:00", "zone": "Europe/Rome"}
    await world.command(who, "me quiet", **hours)
    assert "(Europe/Rome)" in await world.hear(who, "daily", post="on")


async def test_post_of_an_hour_without_a_process_comes_at_the_next_start(world: World) -> None:
    await posts_at_noon(world)
    day = today(world) + timedelta(days=1)
    world.passes(seconds=(begins_at(day) + NOON + 9 * HOUR - moment(world)) / 1000)
    await world.restart()
    await world.goes_on(minutes=1)
    assert len(posts(world)) == 1
    await world.command(world.manager(), "settings", language="it")
    await comes(world)
    assert "Tu che cosa faresti?" in world.public[-1].content, "in the server's language"


async def test_post_whose_puzzle_is_over_is_left_out_and_the_next_one_brings_the_solution(posting: World) -> None:
    world = posting
    day = today(world)
    await answer(world, world.anna, RIGHT, posts(world)[-1])
    world.passes(seconds=(begins_at(day + timedelta(days=2)) + HOUR - moment(world)) / 1000)
    await world.restart()
    await world.goes_on(minutes=1)
    assert len(posts(world)) == 1
    await until(world, begins_at(day + timedelta(days=2)) + NOON + MINUTE)
    assert posts(world)[-1].content.startswith(f"💡 **The answer of {dated(day)}**")
    assert len(posts(world)) == 2


async def test_post_whose_puzzle_is_over_once_it_is_composed_is_left_out(posting: World) -> None:
    world, question = posting, PuzzleComposer.question

    async def slow(composer: PuzzleComposer, puzzle: Puzzle, texts: Texts, before: list[str]) -> Post:
        world.passes(seconds=12 * 60 * 60)
        return await question(composer, puzzle, texts, before)

    with posting.patch.context() as slowly:
        slowly.setattr(PuzzleComposer, "question", slow)
        await next_noon(world)
        await world.goes_on(seconds=1)
    assert len(posts(world)) == 1
    await until(world, begins_at(today(world)) + NOON + MINUTE)
    assert len(posts(world)) == 2


async def test_off_and_on_on_one_day_brings_no_second_post_and_off_none_at_all(world: World, posting: World) -> None:
    assert "no longer comes to this server" in await world.hear(world.manager(), "daily", post="off")
    await world.command(world.manager(), "daily", post="on", hour="14", zone="UTC")
    await until(world, moment(world) + 4 * HOUR)
    assert len(posts(world)) == 1
    await comes(world)
    await until(world, moment(world) + 3 * HOUR)
    assert len(posts(world)) == 2
    await world.command(world.manager(), "daily", post="off")
    await comes(world)
    await until(world, moment(world) + 3 * HOUR)
    assert len(posts(world)) == 2
    assert "doesn't come to this server" in await world.hear(world.manager(), "daily", post="off")


async def falls_due(world: World) -> None:
    """Let the next post fall due, and an hour pass."""
    day = today(world) + timedelta(days=1)
    world.passes(seconds=(begins_at(day) + NOON - moment(world)) / 1000)
    await world.goes_on(minutes=62)  # the timekeeper looks once an hour


async def test_refused_post_comes_once_the_channel_is_open_again(world: World, posting: World) -> None:
    """Later that day, and the next day as usual."""
    world.env.inject_error("POST", f"/channels/{world.channel.id}/messages", status=403, code=50013, times=None)
    await falls_due(world)
    before = len(world.env.http_requests)
    await world.goes_on(minutes=30)
    assert len(world.env.http_requests) <= before + 1, "a refused request is repeated hourly"
    world.env.backend.faults.clear()
    await world.goes_on(minutes=61)
    assert len(posts(world)) == 2
    await falls_due(world)
    assert len(posts(world)) == 3


async def test_posts_pause_after_a_week_of_refusals_and_daily_says_so_to_who_may_change_it(posting: World) -> None:
    world, who = posting, posting.manager()
    world.env.inject_error("POST", f"/channels/{world.channel.id}/messages", status=403, code=50013, times=None)
    with capture_logs() as lines:
        for _ in range(7):
            await falls_due(world)
            assert "is taking a break" not in (await ask(world, who)).content
        for _ in range(2):
            await falls_due(world)
    assert [line["event"] for line in lines if line["event"] == "daily.paused"] == ["daily.paused"]
    assert f"wasn't allowed to post in <#{world.channel.id}>" in (await ask(world, who)).content
    assert "is taking a break" not in (await ask(world, world.anna)).content
    world.env.backend.faults.clear()
    await world.command(who, "daily", post="on")
    assert "is taking a break" not in (await ask(world, who)).content
    await comes(world)
    assert len(posts(world)) == 2


@pytest.mark.parametrize("status", [429, 503])
async def test_failed_post_is_tried_again_until_it_succeeds(world: World, posting: World, status: int) -> None:
    path = f"/channels/{world.channel.id}/messages"
    world.env.inject_error("POST", path, status=status, times=None)
    await falls_due(world)
    await world.goes_on(minutes=10)
    assert len(posts(world)) == 1
    world.env.backend.faults.clear()
    await world.goes_on(seconds=75)
    assert len(posts(world)) == 2
    assert len({request["nonce"] for request in world.requests("POST", path)}) == 2, "one a date"


async def test_post_whose_puzzle_is_not_made_at_first_comes_later(world: World) -> None:
    fails = True

    async def make(seed: bytes, work: SliceWork) -> PuzzlePosition:
        if fails:
            raise NoFinding("NoWorker", passing=True)
        return known()

    world.patch.setattr("bot.daily.puzzles.make_position", make)
    world.patch.setattr("bot.chat.front.update_loop._LONGEST_PAUSE", 3600.0)  # a day has few tries
    await posts_at_noon(world)
    await comes(world)
    assert posts(world) == []
    fails = False
    await world.goes_on(minutes=61)
    assert len(posts(world)) == 1


async def another_server(world: World, name: str) -> int:
    """Add a server whose post is due with that of the first one. Returns its channel."""
    guild = world.env.create_guild(name=name)
    channel = guild.create_text_channel("daily")
    former = await world.store.daily.posting(world.guild.id)
    assert former is not None
    await world.store.daily.save_posting(Posting(guild.id, channel.id, former.hour, former.zone, former.next_at))
    return channel.id


@pytest.fixture
async def servers(posting: World) -> list[int]:
    """The channels of three other servers whose posts are due with that of the first one."""
    return [await another_server(posting, f"Server {number}") for number in range(3)]


def come(world: World, channels: list[int]) -> list[int]:
    """Return how many messages each channel has."""
    return [len(world.env.backend.messages.get(channel, {})) for channel in channels]


async def test_after_refusals_everywhere_all_posts_come(world: World, posting: World, servers: list[int]) -> None:
    """However long they last: what Discord refused has not arrived."""
    for method, path in (("POST", "/channels/*/messages"), ("GET", "/channels/*")):
        world.env.inject_error(method, path, status=503, times=None)
    await falls_due(world)
    await world.goes_on(minutes=25)
    world.env.backend.faults.clear()
    await world.goes_on(minutes=3)
    assert come(world, servers) == [1, 1, 1]
    assert len(posts(world)) == 2


async def test_in_an_outage_one_post_is_tried_and_the_others_come_after_it(posting: World, servers: list[int]) -> None:
    """However long it lasts: the one whose message may have arrived is looked for in its channel."""
    world, tried = posting, set[int]()

    async def cut(client: discord.Client, channel_id: int, post: Post, nonce: int) -> Trouble:
        tried.add(channel_id)
        return "down"

    with posting.patch.context() as outage:
        outage.setattr(discord_io, "send", cut)
        world.env.inject_error("GET", "/channels/*", status=503, times=None)
        await falls_due(world)
        await world.goes_on(minutes=25)
        world.env.backend.faults.clear()
    await world.goes_on(minutes=3)
    assert len(tried) == 1
    assert (come(world, servers), len(posts(world))) == ([1, 1, 1], 2)


async def test_post_that_arrived_unconfirmed_is_not_repeated_after_an_outage(world: World, posting: World) -> None:
    send, sent = discord_io.send, list[int]()

    async def unconfirmed(client: discord.Client, channel_id: int, post: Post, nonce: int) -> int | Trouble:
        if not sent:
            sent.append(nonce)
            await send(client, channel_id, post, nonce)
        return "down"

    with world.patch.context() as outage:
        outage.setattr(discord_io, "send", unconfirmed)
        await falls_due(world)
        await world.goes_on(minutes=4)
    await world.goes_on(minutes=2)
    assert len(posts(world)) == 2, "Discord may have forgotten the nonce"
    await falls_due(world)
    assert len(posts(world)) == 3


async def test_a_server_that_fails_alone_delays_no_other(world: World, posting: World) -> None:
    channel = await another_server(world, "Server")
    world.env.inject_error("POST", f"/channels/{world.channel.id}/messages", status=503, times=None)
    await falls_due(world)
    assert come(world, [channel]) == [1]


async def test_nothing_in_memory_grows_with_days(world: World, posting: World) -> None:
    async def day(number: int) -> None:
        guest = world.newcomer(f"guest-{number}")
        await answer(world, guest, number % 3, posts(world)[-1])
        await ask(world, guest)
        await comes(world)

    for number in range(9):
        await day(number)
    first = sizes(world.env.bot)
    for number in range(9, 12):
        await day(number)
    grown = {name: (first[name], size) for name, size in sizes(world.env.bot).items() if size > first[name]}
    assert grown == {}
