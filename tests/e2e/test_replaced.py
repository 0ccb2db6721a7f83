"""Two real processes that are ended, killed, cut off and replaced while people go on playing over both of them."""

import asyncio
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager

import psycopg
import pytest
from sqlalchemy import make_url

from bot.playground import interactions
from bot.playground.objects import Exchange, Interaction, Person
from bot.playground.rest import CALLBACK
from bot.playground.values import as_int, as_list, as_object
from bot.store.outbox import CHANNEL, TABLE
from tests.e2e.across import Processes, cut, house
from tests.e2e.group import Board, Group, alt_of, ids, keep_clicking, kind_of
from tests.e2e.hand_players import Control, Room, play_ids, usable
from tests.e2e.house import HEARING, OWNING
from tests.e2e.kills import go_on
from tests.engines import postgresql_alone
from tests.patience import PATIENCE

__all__ = ["house"]

pytestmark = postgresql_alone


@pytest.fixture
async def room(house: Processes) -> Room:
    """A table of two who play by direct messages alone, dealt; both processes are online."""
    await house.start()
    room = Room(house, "karteneck", house.people[:2], house.world.add_channel("hands").id)
    await room.begin()
    await room.dealt()
    return room


async def keep_playing(room: Room, seat: int) -> None:
    """Click in direct messages without a pause: play a card, or else pass, or else open the hand again."""
    who = room.people[seat]
    while True:
        message = room.letter(who)
        offered = usable(message, room.random)
        plays = [one for one in offered if one.action.startswith('["play"')]
        passes = [one for one in offered if one.action.startswith('["pass"')]
        again = [one for one in offered if kind_of(one.custom_id) == "hand"]
        control = room.random.choice(plays or passes or again)
        clicked = await room.world.click(who.id, message.id, control.custom_id, control.values, stale=True)
        room.answered.append(clicked)


def cards_played(room: Room) -> Sequence[Interaction]:
    """Return the clicks that played cards, and have not failed."""
    return [it for it in room.answered if '["play"' in it.name and not it.failed]


def start_clicking(group: Group, room: Room) -> Sequence[asyncio.Task[None]]:
    """Let everybody at both tables click without a pause."""
    coroutines = [*(keep_clicking(group, who) for who in group.people), *(keep_playing(room, seat) for seat in (0, 1))]
    return [asyncio.create_task(it) for it in coroutines]


async def stop_clicking(house: Processes, clicking: Sequence[asyncio.Task[None]]) -> None:
    """Wait until all clicks are answered, or have failed."""
    for task in clicking:
        task.cancel()
    await asyncio.gather(*clicking, return_exceptions=True)
    assert [task for task in clicking if not task.cancelled()] == []
    await house.world.wait_until(lambda: all(it.reply or it.failed for it in house.world.interactions.values()))


def give_up(house: Processes, exchange: Exchange) -> None:
    """End the clicks that no process received, as Discord does: they have failed."""
    if exchange.route != "READY":
        return
    number, count = as_list(as_object(exchange.response)["shard"])
    for it in house.world.interactions.values():
        guild_id = house.world.channel(it.channel_id).guild_id or 0
        if it.reply is None and (guild_id >> 22) % as_int(count) == number:
            house.lost.add(it.id)
            it.created -= 2 * PATIENCE
    interactions.expire(house.world)


async def test_replaced_one_by_one_under_people_who_go_on_clicking(house: Processes, room: Room) -> None:
    group = Group(house.world, house.people[2:4])
    await group.open()
    house.world.observers.append(lambda exchange: give_up(house, exchange))
    clicking = start_clicking(group, room)

    def counts() -> tuple[int, int]:
        return len(group.answered) + len(room.answered), len(cards_played(room))

    for shards in (HEARING, OWNING):
        clicks, cards = counts()
        await house.replace(shards)
        await house.world.wait_until(
            lambda clicks=clicks, cards=cards: counts()[0] > clicks + 20 and counts()[1] > cards
        )
    await stop_clicking(house, clicking)
    stood = [
        it.name
        for it in house.world.interactions.values()
        if it.failed and await house.store.table_of_interaction(it.id)
    ]
    assert stood == [], "what Discord said to have failed was not done"
    group.answered = [it for it in group.answered if not it.failed]
    assert await house.written(group)
    assert [it.name for it in cards_played(room) if await house.store.table_of_interaction(it.id) is None] == []
    await go_on(group, 2)
    await room.play_on(6)
    await house.no_errands()
    await house.stop()
    assert house.loud() == []


@asynccontextmanager
async def noticed(house: Processes) -> AsyncGenerator[asyncio.Event]:
    """Set as soon as a process has notified the others of a committed step."""
    heard = asyncio.Event()
    place = make_url(house.database.url).set(drivername="postgresql").render_as_string(hide_password=False)

    async def listen() -> None:
        async for notice in connection.notifies():
            if notice.payload.startswith(TABLE):
                heard.set()

    async with await psycopg.AsyncConnection.connect(place, autocommit=True) as connection:
        await connection.execute(f"LISTEN {CHANNEL}")
        listening = asyncio.create_task(listen())
        yield heard
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)


async def asked(room: Room) -> tuple[Person, Control]:
    """Who is asked, and what can be played in direct messages."""
    (seat,) = (await room.table()).awaited
    who = room.people[seat]

    def offered() -> list[Control]:
        message = room.direct(who)
        controls = usable(message, room.random) if message is not None else []
        return [one for one in controls if one.action.startswith('["play"')]

    return who, room.chosen(await room.world.wait_until(offered))


async def board_and_hand_follow(room: Room, before: Board) -> None:
    """Wait until the board names the awaited person, and their hand has controls that play."""
    await room.changed(before)
    (seat,) = (await room.table()).awaited
    who = room.people[seat]
    await room.world.wait_until(lambda: (board := room.newest()) and who.name in board.ask)
    await room.asks(who)


async def test_kill_between_click_and_reply_keeps_the_move(house: Processes, room: Room) -> None:
    """Its owner shows it: on the board at once, in the hand once the answer has not come."""
    before = await room.settled()
    who, control = await asked(room)
    async with noticed(house) as heard:
        clicking = asyncio.create_task(room.world.click(who.id, control.message.id, control.custom_id, control.values))
        await heard.wait()
        await house.kill(HEARING)
        clicking.cancel()
        await asyncio.gather(clicking, return_exceptions=True)
    (clicked,) = [it for it in house.world.interactions.values() if it.name == control.custom_id]
    assert await house.store.table_of_interaction(clicked.id) is not None
    await board_and_hand_follow(room, before)
    await room.world.wait_until(lambda: control.custom_id not in play_ids(control.message))
    await house.bring_up(HEARING)
    assert await room.play_on(4) == 4
    await house.stop()
    assert house.loud() == []


async def test_the_owner_is_killed_between_a_step_and_the_board_and_its_successor_shows_it(
    house: Processes, room: Room
) -> None:
    """A step of its own, which it had answered; and then one that was left to it while it was away."""
    before = await room.settled()
    who, _ = await asked(room)
    kind = (await room.offers(who, room.channel_id, "karteneck play", "kind", {}))[0]
    count = (await room.offers(who, room.channel_id, "karteneck play", "count", {"kind": kind}))[0]
    dead = asyncio.Event()

    def watch(exchange: Exchange) -> None:
        if exchange.route == CALLBACK and not dead.is_set():
            house.running[OWNING].kill()
            dead.set()

    house.world.observers.append(watch)
    passing = asyncio.create_task(room.say(who, "karteneck play", kind=kind, count=count))
    await dead.wait()
    house.world.observers.remove(watch)
    await house.kill(OWNING)
    assert (await passing).message is not None
    assert await room.board() == before
    await house.bring_up(OWNING)
    await board_and_hand_follow(room, before)

    before = await room.settled()
    _, control = await asked(room)
    await house.kill(OWNING)
    who = next(one for one in room.people if room.direct(one) is control.message)
    await room.press_id(who, control.message.id, control.custom_id, control.values)
    assert len(await house.store.errands()) == 1
    assert await room.board() == before
    await house.bring_up(OWNING)
    await board_and_hand_follow(room, before)
    assert await room.play_on(4) == 4
    await house.stop()
    assert house.loud() == []


async def text_table(room: Room) -> str:
    """The text table, as its owner shows it to another person."""
    shown = await room.world.command(list(room.world.people)[2], room.channel_id, "table show", {"text": True})
    assert shown.message is not None
    return shown.message.content


async def test_where_no_notices_come_through_looking_brings_everything(house: Processes, room: Room) -> None:
    """Play goes on over connections that are cut again and again; who is called otherwise, or forgotten, is so in
    both processes, in boards and in leaderboards."""
    anna, bruno = room.people
    for _ in range(2):
        cut(house)
        assert await room.play_on(2) == 2
    anna.name = "Annetta"
    cut(house)
    await room.say(anna, "table show")
    await until_named(room, "Annetta")
    await room.play_on()
    await room.check_the_end()
    cut(house)
    asked = await room.type(bruno, room.world.dm(bruno.id).id, "privacy forget", {})
    assert asked.message is not None
    await room.press_id(bruno, asked.message.id, ids(asked.message)[0])
    await until_named(room, "Annetta", never=bruno.name)
    ranked = await room.ask(house.people[2], "leaderboard", game="karteneck")
    assert bruno.name not in alt_of(ranked)
    await house.stop()
    assert [line for line in house.loud() if "listening.lost" not in line] == []


async def until_named(room: Room, name: str, never: str | None = None) -> None:
    """Wait until the owner uses one name, and no longer the other."""
    async with asyncio.timeout(PATIENCE):
        while name not in (words := await text_table(room)) or f"**{never}**" in words:  # noqa: ASYNC110 - no event
            await asyncio.sleep(0.05)
