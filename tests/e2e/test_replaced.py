"""Two real processes that are ended, killed, cut off and replaced while people go on playing over both of them."""

import asyncio

from bot.playground import interactions
from bot.playground.objects import Exchange
from bot.playground.values import as_int, as_list, as_object
from tests.e2e.across import Processes
from tests.e2e.group import Group
from tests.e2e.hand_players import Room, controls_for
from tests.e2e.sharded import HEARING, OWNING
from tests.e2e.test_across import house
from tests.e2e.test_draining import keep_clicking
from tests.e2e.test_kill import go_on
from tests.engines import postgresql_alone
from tests.patience import PATIENCE

__all__ = ["house"]

pytestmark = postgresql_alone

CUT = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"


async def with_hands(house: Processes) -> Room:
    """A table of two who play by direct messages alone, dealt."""
    room = Room(house, "karteneck", house.people[:2], house.world.add_channel("hands").id)
    await room.begin()
    await room.dealt()
    return room


async def keep_playing(room: Room, seat: int) -> None:
    """Click in direct messages without a pause: what can be played, or else for the hand anew."""
    who = room.people[seat]
    while True:
        message = room.direct(who)
        assert message is not None
        offered = controls_for(message, "r1:", room.random)
        plays = [one for one in offered if ":[" in one.custom_id]
        control = room.random.choice(plays or offered)
        clicked = await room.world.click(who.id, message.id, control.custom_id, control.values, stale=True)
        room.answered.append(clicked)


def give_up(house: Processes, exchange: Exchange) -> None:
    """Who clicked while nobody held the shard that is ready now will wait in vain: Discord says that it failed."""
    if exchange.route != "READY":
        return
    number, count = as_list(as_object(exchange.response)["shard"])
    for it in house.world.interactions.values():
        guild_id = house.world.channel(it.channel_id).guild_id or 0
        if it.reply is None and (guild_id >> 22) % as_int(count) == number:
            house.lost.add(it.id)
            it.created -= 2 * PATIENCE
    interactions.expire(house.world)


async def test_replaced_one_by_one_under_people_who_go_on_clicking(house: Processes) -> None:
    await house.start()
    room = await with_hands(house)
    group = Group(house.world, house.people[2:4])
    await group.open()
    house.world.observers.append(lambda exchange: give_up(house, exchange))
    clicking = [asyncio.create_task(keep_clicking(group, who)) for who in group.people]
    clicking += [asyncio.create_task(keep_playing(room, seat)) for seat in (0, 1)]
    for shards in (HEARING, OWNING):
        clicks = len(group.answered) + len(room.answered)
        await house.replace(shards)
        await house.world.wait_until(lambda clicks=clicks: len(group.answered) + len(room.answered) > clicks + 20)
    for task in clicking:
        task.cancel()
    await asyncio.gather(*clicking, return_exceptions=True)
    assert [task for task in clicking if not task.cancelled()] == []
    await house.world.wait_until(lambda: all(it.reply or it.failed for it in house.world.interactions.values()))
    stood = [it.name for it in house.world.interactions.values() if it.failed and await house.store.served(it.id)]
    assert stood == [], "what Discord said to have failed was not done"
    assert await house.written(group)
    await go_on(group, 2)
    await room.play_on(6)
    await house.no_errands()
    await house.stop()
    assert house.loud() == []
