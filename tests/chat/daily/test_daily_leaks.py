"""Until a date is over nothing that leaves Roost depends on the values of its puzzle: no request, to the byte, and no
line of the log."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, delete
from structlog.testing import capture_logs

from bot.chat.requests import DailyFigures, DailyResult, NameInSolution, Share
from bot.daily.dates import begins_at
from bot.store.schema import daily_answers, daily_posts, daily_puzzles
from tests import puzzling
from tests.chat.daily.days import NOON, answer, ask, moment, next_noon, posts, posts_at_noon, today, until
from tests.chat.world import World

MINUTE = 60 * 1000
_NUMBERS = re.compile(r"\d{8,}|\d{4}-\d\d-\d\d|[A-Z]\w+day, \d+ [A-Z]\w+")
"""Ids, moments, and dates."""

Seen = Sequence[Mapping[str, Any] | str | bytes]


async def before_it_is_over(world: World) -> None:
    """All that people can do about a puzzle until its date is over."""
    anna, bruno, carla, dario, *others = world.people
    await posts_at_noon(world)
    await until(world, begins_at(await next_noon(world)) + NOON + MINUTE)
    for person, choice in zip(others, (0, 1, 2), strict=True):
        await answer(world, person, choice)
        await ask(world, person)
    for person, choice in ((anna, 0), (bruno, 1), (carla, 2), (dario, 1)):
        noted = await answer(world, person, choice, posts(world)[-1])
        await answer(world, person, (choice + 1) % 3, posts(world)[-1])
        await world.click(person, "🙋 Name me in the solution", world.message_of(noted))
    for person in (anna, bruno, carla, dario):
        shown = await ask(world, person)
        await world.pressed(person, NameInSolution(today(world), named=False).custom_id, shown)
        known = await world.known(person)
        for page in (DailyFigures(known.id), DailyResult(today(world))):
            for request in (page, Share(person.id, page)):
                await world.pressed(person, request.custom_id, shown)
        for command in ("stats", "privacy show", "privacy export", "help"):
            await world.command(person, command)
    await until(world, begins_at(today(world)) + 2 * NOON - MINUTE)


async def seen_of_a_day(world: World) -> Seen:
    """Return all that was sent and logged in a puzzle's whole life, without ids, moments and dates."""
    begun = len(world.env.http_requests)
    with capture_logs() as lines:
        await before_it_is_over(world)
    sent = [
        (request.method, request.path, request.json, [world.env.backend.cdn.get(url) for url in _files(request.json)])
        for request in world.env.http_requests[begun:]
    ]
    pictures = [file for message in world.messages for file in world.files(message)]
    logged = [{name: value for name, value in line.items() if name != "pid"} for line in lines]
    return [_NUMBERS.sub("#", repr(one)) for one in (*sent, *logged)] + pictures


def _files(body: object) -> list[str]:
    return re.findall(r"https?://[^\s'\"]+\.png[^\s'\"]*", repr(body))


async def forget_all(world: World) -> None:
    """Leave the database and the channel as if no puzzle had ever been there."""

    def work(connection: Connection) -> None:
        for table in (daily_answers, daily_posts, daily_puzzles):
            connection.execute(delete(table))

    await world.store.database.write(work)
    world.env.backend.messages[world.channel.id].clear()


async def test_nothing_in_a_puzzles_life_depends_on_its_values_before_it_is_over(world: World) -> None:
    seen = list[Seen]()
    for values in ((0.4, 1.9, 1.2), (7.25, -3.5, 0.0), (1.0, 1.1, 9.9)):
        world.patch.setattr(puzzling, "VALUES", values)
        await until(world, begins_at(await next_noon(world)) + NOON + 60 * MINUTE)
        await forget_all(world)
        await world.restart()
        seen.append(await seen_of_a_day(world))
        puzzle = await world.store.daily.puzzle(today(world))
        assert puzzle is not None
        assert [choice.value for choice in puzzle.position.choices] == list(values), "or else this proves nothing"
    assert len(seen[0]) > 50
    for other in seen[1:]:
        assert other == seen[0]


async def test_nothing_tells_of_the_values_but_the_solution(world: World) -> None:
    """No value in any format is sent before; the solution has them all, so the search finds what it looks for."""
    values = re.compile(r"[+−-]?(?:1[.,]9|1[.,]2|0[.,]4)\b")
    begun = len(world.env.http_requests)
    await before_it_is_over(world)
    sent = msgspec.json.encode([request.json for request in world.env.http_requests[begun:]]).decode()
    assert values.findall(sent) == []
    assert "🟩" not in sent, "nor is any result shared"
    await until(world, moment(world) + 2 * NOON)
    assert len(values.findall((await ask(world, world.anna)).content)) >= 3
