"""SIGKILL during openings in threads: no line promises a table that is not there, and no table lacks line or board."""

import asyncio
import os
from collections.abc import Callable
from random import Random

from bot.playground.objects import THREAD, Exchange, Message
from bot.playground.rest import CALLBACK
from bot.tables.guild_settings import GuildSettings
from bot.tables.posted import THREAD_STARTER, UNLINKED
from tests.e2e.conftest import Opening, StartChild
from tests.e2e.house import Child, House
from tests.e2e.kills import bring_up, kill
from tests.engines import on_both
from tests.patience import PATIENCE, until_none

KILLS = int(os.environ.get("ROOST_THREAD_KILLS", "10"))
MESSAGES = "/channels/{channel_id}/messages"
WAITS = (0.0, 0.001, 0.003, 0.01, 0.03)
"""Seconds from a moment to the kill: what follows it is the database's commit, or the next request."""

Moment = Callable[[Exchange], bool]


def at(method: str, route: str) -> Moment:
    """Discord has answered such a request, and the bot does not know that."""
    return lambda exchange: (exchange.method, exchange.route) == (method, route)


MOMENTS: tuple[Moment, ...] = (
    lambda exchange: exchange.route == "INTERACTION_CREATE",
    at("POST", CALLBACK),
    at("POST", f"{MESSAGES}/{{message_id}}/threads"),
    at("POST", MESSAGES),
    at("PATCH", f"{MESSAGES}/{{message_id}}"),
)


async def open_until_killed(house: House, child: Child, moment: Moment, wait: float, options: dict[str, str]) -> None:
    """Open a table. Soon after the moment the bot is killed."""
    come = asyncio.Event()

    def watch(exchange: Exchange) -> None:
        if moment(exchange):
            come.set()

    house.world.observers.append(watch)
    opener = house.world.add_person("Opener")  # a person has few unfinished tables
    opening = asyncio.create_task(
        house.world.command(opener.id, house.world.main_id, "table open", {"game": "heckmeck", **options})
    )
    async with asyncio.timeout(PATIENCE):
        await come.wait()
    await asyncio.sleep(wait)
    await kill(house, child)
    house.world.observers.remove(watch)
    opening.cancel()
    await asyncio.gather(opening, return_exceptions=True)
    house.lost |= {it.id for it in house.world.interactions.values() if it.reply is None}


def lines(house: House) -> list[Message]:
    return [message for message in house.world.messages(house.world.main_id) if not message.ephemeral]


async def wrong(house: House) -> list[str]:
    """Return what a person in the channel or its threads would wonder about."""
    found, world = list[str](), house.world
    for line in lines(house):
        thread = world.channels.get(line.id)
        if thread is None and "wants to play" not in line.content:
            found.append(f"leads nowhere: {line.content}")
        if thread is not None and f"<#{thread.id}>" not in line.content:
            found.append(f"does not lead to its thread: {line.content}")
    empty = [
        channel.id
        for channel in world.channels.values()
        if channel.kind == THREAD and not channel.archived and await house.store.last_table(channel.id, 2**53) is None
    ]
    found += [f"empty thread {one}" for one in empty]
    for info in await house.store.live_tables():
        line = await house.store.message(info.id, THREAD_STARTER, None)
        board = await house.store.message(info.id, "board", None)
        controls = [message for message in world.messages(info.channel_id) if message.components]
        if line is None or line.shown == UNLINKED or line.message_id not in {one.id for one in lines(house)}:
            found.append(f"a table without its line: {line}")
        if board is None or board.message_id not in {one.id for one in controls}:
            found.append(f"a table without its board: {board}")
    return found


@on_both
async def test_killed_again_and_again_between_two_steps_of_an_opening_nothing_is_half_done_after_a_start(
    open_house: Opening, start_child: StartChild
) -> None:
    house, random, kinds = await open_house(), Random(1), list[dict[str, str]]([{}, {}, {"against": "chick"}])
    house.refused |= {400, 404}  # what was done already
    await house.store.change_guild_settings(house.world.guild_id, lambda _: GuildSettings(threads=True))
    child = await bring_up(house, start_child)
    for number in range(KILLS):
        moment, wait = MOMENTS[number % len(MOMENTS)], random.choice(WAITS)
        await open_until_killed(house, child, moment, wait, kinds[number % len(kinds)])
        child = await bring_up(house, start_child)
        await until_none(lambda: wrong(house))
    child.interrupt()
    assert await child.ended() == 0
    assert "Traceback" not in child.output
    for info in await house.store.live_tables():
        assert info.seed.hex() not in child.output
