"""SIGTERM while eight people click: the bot finishes what it has begun, and no committed move is lost."""

import asyncio
from collections.abc import Sequence

from bot.playground.objects import Exchange
from bot.playground.rest import CALLBACK
from tests.e2e.conftest import Opening, StartChild
from tests.e2e.group import Group, keep_clicking
from tests.e2e.house import Child, House
from tests.e2e.kills import bring_up, go_on
from tests.engines import on_both


async def four_tables(house: House) -> list[Group]:
    """Eight people, two at each table, and a channel a table."""
    world = house.world
    people = [*house.people, *(world.add_person(name) for name in ("Elena", "Fabio", "Giulia", "Hanna"))]
    channels = [world.main_id, *(world.add_channel(name).id for name in ("two", "three", "four"))]
    pairs = zip(people[::2], people[1::2], strict=True)
    groups = [Group(world, pair, channel) for pair, channel in zip(pairs, channels, strict=True)]
    for group in groups:
        await group.open()
    return groups


async def stopped(house: House, child: Child, clicking: Sequence[asyncio.Task[None]]) -> None:
    """Ask the process to end, and let people click until it has."""
    child.terminate()
    assert await child.ended() == 0, child.output
    for task in clicking:
        task.cancel()
    await asyncio.gather(*clicking, return_exceptions=True)
    assert not [task for task in clicking if not task.cancelled()]
    house.lost |= {it.id for it in house.world.interactions.values() if it.reply is None}


@on_both
async def test_stop_under_eight_clicking_people_loses_no_committed_move(
    open_house: Opening, start_child: StartChild
) -> None:
    house = await open_house()
    child = await bring_up(house, start_child)
    groups = await four_tables(house)
    clicks = asyncio.Event()

    def enough(exchange: Exchange) -> None:
        clicked.append(exchange.route == CALLBACK)
        if clicked.count(True) == 60:
            clicks.set()

    clicked: list[bool] = []
    house.world.observers.append(enough)
    clicking = [asyncio.create_task(keep_clicking(group, who)) for group in groups for who in group.people]
    await clicks.wait()
    await stopped(house, child, clicking)
    assert [line for line in child.output.splitlines() if "error" in line or "Traceback" in line] == []
    assert all([await house.written(group) for group in groups])
    unanswered = [it for it in house.world.interactions.values() if it.reply is None]
    assert [it.name for it in unanswered if await house.store.table_of_interaction(it.id) is not None] == []
    child = await bring_up(house, start_child)
    for group in groups:
        await go_on(group, 2)
    child.terminate()
    assert await child.ended() == 0
