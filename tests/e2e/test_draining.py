"""SIGTERM while eight people click: the bot finishes what it has begun, and no committed move is lost."""

import asyncio
import os
import select
from collections.abc import Sequence
from random import Random

import pytest

from bot.chat.finished.replays import FilmFiles, Replays
from bot.chat.words.texts import LANGUAGES, texts_for
from bot.playground.objects import Exchange, Person
from tests.e2e.conftest import Opening, StartChild
from tests.e2e.group import Group, steady
from tests.e2e.house import Child, House
from tests.e2e.test_kill import CALLBACK, bring_up, go_on
from tests.finished.world import play
from tests.patience import PATIENCE


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


async def keep_clicking(group: Group, who: Person) -> None:
    """Play whenever it is this one's turn, and otherwise read the table in words, without a pause."""
    while True:
        board = await group.board()
        if (board.moves and f"<@{who.id}>" in board.ask) or f"**{who.name}**" in board.ask:
            pressed = board.moves[steady(board.moves)]
        else:
            pressed = next(one for label, one in board.buttons.items() if label.startswith("As text"))
        group.answered.append(await group.world.click(who.id, board.id, pressed, stale=True))


async def stopped(house: House, child: Child, clicking: Sequence[asyncio.Task[None]]) -> None:
    """Ask the process to end, and let people click until it has."""
    child.terminate()
    assert await child.ended() == 0, child.output
    for task in clicking:
        task.cancel()
    await asyncio.gather(*clicking, return_exceptions=True)
    assert not [task for task in clicking if not task.cancelled()]
    house.lost |= {it.id for it in house.world.interactions.values() if it.reply is None}


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


@pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="only Linux tells so of the end of a process")
async def test_a_bot_that_is_stopped_ends_though_discord_says_nothing_any_more(
    open_house: Opening, start_child: StartChild
) -> None:
    """Neither to a reply nor to the goodbye: the playground is this process, which is blocked."""
    house = await open_house()
    house.refused.add(400)  # it had answered, unheard, and tries once more
    group = house.group(2)
    child = await bring_up(house, start_child)
    await group.open()
    ended: list[bool] = []

    def wait_for_the_end(exchange: Exchange) -> None:
        if exchange.route == CALLBACK and not ended:
            child.terminate()
            process = os.pidfd_open(child.pid)
            ended.append(select.select([process], [], [], PATIENCE)[0] == [process])
            os.close(process)

    house.world.observers.append(wait_for_the_end)
    moved = await group.move()
    assert ended == [True]
    assert await child.ended() == 0, child.output
    assert await house.store.table_of_interaction(moved.id) is not None


@pytest.mark.parametrize("language", LANGUAGES)
async def test_stop_asks_people_waiting_for_a_film_to_retry(
    open_house: Opening, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    """In time, and without an error in the log."""
    house = await open_house()
    group = house.group(2)
    played = [await house.store.upsert_person(who.id, who.name, "en-US") for who in group.people]
    # Before the bot starts: its channel does not exist, which the bot asks Discord about while the table is live.
    table = await play(house.store, house.world.guild_id, "verflixxt", played, Random(1))
    await house.start()
    asked = asyncio.Event()

    async def never(*_: object) -> FilmFiles:
        asked.set()
        return await asyncio.Future[FilmFiles]()

    monkeypatch.setattr(Replays, "_film", never)
    group.people[1].locale = {"en": "en-US"}.get(language, language)
    waiting = asyncio.create_task(group.say(group.people[1], "replay", table=table.info.id))
    await asked.wait()
    await house.stop()
    answer = (await waiting).message
    assert answer is not None
    assert answer.content == texts_for(language).say("refusal-restarting")
