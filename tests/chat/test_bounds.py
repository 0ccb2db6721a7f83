"""What Roost keeps in memory does not grow with the tables, people and servers that it has met."""

import asyncio
from collections import Counter, deque
from collections.abc import Iterator, Mapping, Sized
from functools import partial
from types import MethodType
from typing import Any, cast

import pytest

from bot.chat.front import update_loop
from bot.chat.front.update_loop import Next, UpdateLoop
from bot.tables.caches import BoundedCache, BoundedSet
from bot.tables.refusals import Refusal
from tests.chat.world import EIGHT_WORMS, World
from tests.patience import PATIENCE


def sizes(root: object) -> Mapping[str, int]:
    """Return the size of every collection without a bound that can be reached from an object of Roost's."""
    found = Counter[str]()
    for owner, name, value in attributes(root):
        if isinstance(value, dict | set | list | deque) and not isinstance(value, BoundedCache):
            held = cast("Sized", value)
            bounded = getattr(held, "maxlen", None) is not None
            found[f"{type(owner).__name__}.{name}"] += 0 if bounded else len(held)
    return found


def attributes(root: object) -> Iterator[tuple[object, str, Any]]:
    """Every attribute of Roost's objects, each object once."""
    left, seen = [root], {id(root)}
    while left:
        owner = left.pop()
        for name, value in getattr(owner, "__dict__", {}).items():
            yield owner, name, value
            bound = value.func if isinstance(value, partial) else value
            inner = bound.__self__ if isinstance(bound, MethodType) else bound
            if type(inner).__module__.startswith("bot.") and id(inner) not in seen:
                seen.add(id(inner))
                left.append(inner)


def test_what_was_put_in_first_is_forgotten() -> None:
    kept, names = BoundedCache[int, str](3), BoundedSet[str](2)
    for key in (1, 2, 3, 1, 4):
        kept[key] = str(key)
    for name in ("Anna", "Bruno", "Anna", "Carla"):
        names.add(name)
    assert [*kept] == [3, 1, 4]
    assert kept.setdefault(5, "5") == "5"
    assert [*kept] == [1, 4, 5]
    assert [name in names for name in ("Anna", "Bruno", "Carla")] == [True, False, True]


async def evening(world: World, number: int) -> None:
    """Tables of new people in channels of their own; requests for their boards and hands fail, and then they are
    over."""
    channel = world.guild.create_text_channel(f"evening-{number}")
    messages, guest = f"/channels/{channel.id}/messages", world.newcomer(f"guest-{number}")
    daily = await world.ask(guest, "daily")
    await world.click(guest, next(iter(world.buttons(daily))), daily)
    for game in ("heckmeck", "karteneck"):
        await world.command(world.anna, "table open", channel=channel, game=game)
        await world.command(guest, "table join", channel=channel)
        failing = ("POST", messages) if number % 2 else ("PATCH", f"{messages}/*")
        world.env.inject_error(*failing, status=403, code=50001, times=None)
        world.env.inject_error("POST", "/channels/*/messages", status=403, code=50007, times=1)
        if game == "heckmeck":
            world.dealer.first(0)
            world.dealer.rolls(EIGHT_WORMS)
        await world.command(world.anna, "table start", channel=channel)
        if game == "heckmeck":
            await world.command(world.anna, "heckmeck roll", channel=channel)
            await world.command(world.anna, "heckmeck keep", channel=channel, face="worm")
        await world.end(channel)
        assert await world.store.live_table(channel.id) is None
        world.env.backend.faults.clear()
    await world.goes_on(minutes=90)


async def test_nothing_grows_with_tables_that_are_over(world: World) -> None:
    for number in range(3):
        await evening(world, number)
    first = sizes(world.env.bot)
    for number in range(3, 5):
        await evening(world, number)
    grown = {name: (first[name], size) for name, size in sizes(world.env.bot).items() if size > first[name]}
    assert grown == {}


async def test_what_failed_and_is_refused_at_last_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(update_loop, "_PAUSE", 0)
    came, tries = asyncio.Event(), Counter[str]()

    async def bring(key: str) -> Next:
        tries[key] += 1
        if tries[key] > 1:
            came.set()
            raise Refusal("table-over")
        return "again"

    kept = UpdateLoop[str]("thing", bring)
    kept.request("it")
    async with asyncio.timeout(PATIENCE):
        await came.wait()
    await kept.close()
    assert {name: size for name, size in sizes(kept).items() if size} == {}
