"""Daily posts on the wire: kills at their hour, two processes, and answers in both."""

import asyncio
import os
from random import Random

from bot.daily.dates import date_of
from bot.daily.puzzle import Puzzle
from bot.daily.store import Posting
from bot.playground.objects import Exchange, Message
from bot.tables.posted import NONCE_LIFE
from bot.tables.wall_clock import now
from tests.e2e.clocks import before_midnight
from tests.e2e.conftest import Opening, StartChild
from tests.e2e.house import House
from tests.e2e.kills import bring_up, kill
from tests.engines import on_both
from tests.patience import PATIENCE, until_none
from tests.puzzling import known
from tests.steering import add_guild

KILLS = int(os.environ.get("ROOST_DAILY_KILLS", "10"))
POST = "/channels/{channel_id}/messages"


async def servers_with_posts(house: House, count: int) -> dict[int, int]:
    """Make servers whose posts are due at once: their channels by their ids."""
    at, channels = await before_midnight(), dict[int, int]()
    await house.store.daily.insert_puzzle(Puzzle(date_of(at), known()))  # to make one takes a busy machine minutes
    for number in range(count):
        guild = add_guild(house.world, f"Server {number}", house.people)
        channel = channels[guild.id] = house.world.add_channel("daily", guild.id).id
        await house.store.daily.save_posting(Posting(guild.id, channel, 9, "UTC", at))
    return channels


def posts(house: House, channel_id: int) -> list[Message]:
    return [it for it in house.world.messages(channel_id) if "The daily worm" in it.content]


@on_both
async def test_killed_again_and_again_at_its_hour_each_server_gets_one_post(
    open_house: Opening, start_child: StartChild
) -> None:
    """The bot dies when it has sent a post and does not know that it arrived, before it, or a little later. Every other
    time it is down until Discord has forgotten the nonce."""
    house, random = await open_house(), Random(1)
    channels = await servers_with_posts(house, KILLS + 5)
    killed = 0
    while killed < KILLS and await house.store.daily.due_postings(now()):
        child, come = await bring_up(house, start_child), asyncio.Event()

        def arrived(exchange: Exchange, come: asyncio.Event = come) -> None:
            if (exchange.method, exchange.route) == ("POST", POST):
                come.set()

        if killed % 3 == 1:
            await asyncio.sleep(random.uniform(0, 0.3))
        else:
            house.world.observers.append(arrived)
            async with asyncio.timeout(PATIENCE):
                await come.wait()
            house.world.observers.remove(arrived)
            await asyncio.sleep(random.choice((0, 0.002, 0.01)))
        await kill(house, child)
        killed += 1
        if killed % 2:
            house.database.change(("UPDATE daily_posts SET tried_at = tried_at - ?", NONCE_LIFE + 1))
            house.world.nonces.clear()
    assert killed == KILLS
    child = await bring_up(house, start_child)
    await until_none(lambda: house.store.daily.due_postings(now()))
    assert {channel: len(posts(house, channel)) for channel in channels.values()} == dict.fromkeys(channels.values(), 1)
    for guild_id, channel_id in channels.items():
        kept = await house.store.daily.posting(guild_id)
        assert kept is not None
        assert [kept.message_id] == [post.id for post in posts(house, channel_id)]
    child.interrupt()
    assert await child.ended() == 0
    assert "Traceback" not in child.output
    for secret in ((await house.store.daily.daily_secret()).hex(), '"value"'):
        assert secret not in child.output
