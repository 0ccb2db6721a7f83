"""The timekeeper at tables whose people do not decide. Time moves only when a test moves it."""

import asyncio
import re
from collections import Counter
from collections.abc import Sequence

import pytest

from bot.chat.front import features
from bot.chat.play.computer_moves import Pace
from bot.tables import absence
from bot.tables.entries import Entry
from bot.tables.service import Tables
from bot.tables.store import Preferences
from bot.tables.table import Table
from tests.chat.board.test_hands import choose
from tests.chat.world import World, never
from tests.patience import PATIENCE

DAY = 24 * 60
"""Minutes."""


async def clocked(world: World, clock: str = "live", players: int = 2, game: str = "heckmeck") -> Table:
    """A table with a clock; in a game of turns Anna begins."""
    await world.table(players, game=game, clock=clock)
    return await world.fetch()


async def log(world: World) -> Sequence[Entry]:
    return await world.store.entries((await world.fetch()).info.id, 0)


async def did(world: World, *kinds: str) -> list[tuple[str, int | None, str]]:
    """Return the log's entries of some kinds: who, at which seat, what."""
    return [(entry.by, entry.seat, entry.kind) for entry in await log(world) if entry.kind in kinds]


async def by_hens(world: World) -> list[int | None]:
    """The seats for which hens have played."""
    return [entry.seat for entry in await log(world) if entry.by == "computer:hen"]


# Absence


async def test_hen_finishes_the_turn_after_the_deadline(world: World) -> None:
    await clocked(world)
    await world.goes_on(seconds=85)
    assert await did(world, "absent") == []
    await world.goes_on(seconds=35)
    assert await did(world, "absent") == [("clock", 0, "absent")]
    assert set(await by_hens(world)) == {0}
    table = await world.fetch()
    assert table.holders[0] == (await world.known(world.anna)).id, "the seat is still hers"
    assert table.awaited == {1}
    assert await did(world, "absent") == [("clock", 0, "absent")], "once for the whole turn"
    await world.later()
    assert "Roll 8 dice" in world.buttons(), "the board shows what Bruno is asked now"
    assert "**Anna** was away, so a hen played for them." in world.board.content


async def test_in_the_middle_of_a_secret_choice_only_the_late_are_stood_in_for(world: World) -> None:
    await clocked(world, "live", 3, "hornochsen")
    await choose(world, world.bruno, 0)
    await world.goes_on(minutes=2)
    await world.goes_on(seconds=features.AGAIN)  # the first one's hen may choose before the second is found late
    absent = await did(world, "absent")
    assert {seat for _, seat, _ in absent} == {0, 2}
    assert sorted(seat for seat in await by_hens(world) if seat is not None) == [0, 2]


async def test_abandoned_table_ends_by_itself_without_mentions(world: World) -> None:
    """Every one of three has missed three decisions, each with one reminder at most; then a hen holds the seat, and no
    more is heard."""
    await clocked(world, "live", 3)
    for _ in range(100):
        await world.goes_on(seconds=40)
        if (await world.fetch()).phase == "over":
            break
    table = await world.fetch()
    assert table.ended is not None
    assert (table.ended.reason, table.ended.held) == ("over", ())
    absent = Counter(seat for _, seat, _ in await did(world, "absent"))
    assert absent == {0: 3, 1: 3, 2: 3}
    assert all(len(world.letters(person)) <= 3 for person in world.people[:3]), "a reminder each, where there was time"
    mentions = [body.get("allowed_mentions", {}).get("users", ()) for body in world.requests("POST", "/messages")]
    pinged = Counter(user for users in mentions for user in users)
    assert max(pinged.values(), default=0) <= 3, "nobody is called for what a hen is asked"
    before = len(world.messages)
    await world.goes_on(minutes=DAY)
    assert len(world.messages) == before


# Reminders


async def test_who_has_a_third_of_the_time_left_is_reminded_once_and_alone(world: World) -> None:
    world.locales[world.anna.id] = "it"
    await clocked(world, "relaxed")
    public = len(world.public)
    await world.goes_on(minutes=39)
    assert world.letters(world.anna) == []
    for _ in range(4):
        await world.goes_on(minutes=5)
    (letter,) = world.letters(world.anna)
    assert "Heckmeck am Bratwurmeck" in letter.content
    assert "aspetta" in letter.content
    assert f"/{world.channel.id}/{world.board.id}" in letter.content
    (turn,) = await world.store.turns((await world.fetch()).info.id)
    assert re.findall(r"<t:(\d+):", letter.content) == [str((turn.deadline or 0) // 1000)] * 2
    assert (world.letters(world.bruno), len(world.public)) == ([], public)
    await world.store.set_preferences((await world.known(world.bruno)).id, Preferences(notice_way="none"))
    await world.turn(world.anna)
    await world.goes_on(minutes=45)
    assert world.letters(world.bruno) == [], "who wants no notice is not reminded"
    await world.goes_on(minutes=15)
    assert await did(world, "absent") == [("clock", 1, "absent")]


# Pauses, and a bot that was down


@pytest.mark.parametrize(("clock", "grace"), [("live", 2), ("day", 10), ("three-days", 0)])
async def test_a_bot_that_was_down_for_two_days_wakes_without_playing_for_anybody(
    world: World, clock: str, grace: int
) -> None:
    await clocked(world, clock)
    world.passes(minutes=2 * DAY)
    await world.restart()
    await world.goes_on()
    assert (await did(world, "absent", "ended"), world.letters(world.anna)) == ([], [])
    if grace:
        await world.goes_on(minutes=grace - 0.5)
        assert await did(world, "absent") == []
        assert len(world.letters(world.anna)) == 1, "she is reminded of the time that was given again"
        await world.goes_on(minutes=0.5)
        assert await did(world, "absent") == [("clock", 0, "absent")]


@pytest.mark.parametrize("pace", [never])
async def test_who_is_found_absent_before_a_restart_is_stood_in_for_after_it(world: World, pace: Pace) -> None:
    await clocked(world)
    (seat,) = (await world.fetch()).awaited
    await Tables(world.store).commit_without_interaction(
        (await world.fetch()).info.id, lambda table, at: absence.declare_absent(table, at, seat, table.stamp(seat))
    )
    assert await by_hens(world) == []
    await world.restart()
    async with asyncio.timeout(PATIENCE):
        while not await by_hens(world):
            await world.env.settle()


# Silence


async def test_table_without_moves_for_two_weeks_ends(world: World) -> None:
    """Although a hen has played in between; that alone notifies no person."""
    await clocked(world, "three-days")
    table = await world.fetch()
    for half_day in range(2 * 14):
        assert (await world.fetch()).phase == "playing", half_day
        await world.goes_on(minutes=DAY / 2)
    for _ in range(2):
        await world.goes_on(minutes=DAY / 2)
    ended = await Tables(world.store).fetch(table.info.id)
    assert ended.ended is not None
    assert ended.ended.reason == "abandoned"
    assert (await log(world))[-1].by == "clock"


async def test_time_in_which_roost_was_not_there_is_no_silence(world: World) -> None:
    await clocked(world, "none")
    world.passes(minutes=20 * DAY)
    await world.restart()
    for _ in range(2 * 13):
        await world.goes_on(minutes=DAY / 2)
    assert (await world.fetch()).phase == "playing"
    for _ in range(4):
        await world.goes_on(minutes=DAY / 2)
    assert (await log(world))[-1].kind == "ended"


# What boards show


def edits(world: World) -> int:
    """Return the number of edits of the board, by webhooks of interactions and by the bot."""
    return len(world.requests("PATCH", "/messages/@original") + world.requests("PATCH", f"/messages/{world.board.id}"))


async def test_board_is_edited_once_per_newly_possible_absence_step(world: World) -> None:
    await clocked(world, "none")
    before = edits(world)
    await world.goes_on(minutes=2.5)
    assert edits(world) == before
    await world.goes_on(minutes=0.6)
    assert edits(world) == before + 1
    await world.goes_on(minutes=10)
    assert edits(world) == before + 1
    await world.click(world.bruno, "🔔 Nudge ● Anna")
    assert world.board.ping_user_ids == [world.anna.id], "the nudge is a board of its own"
    before = edits(world)
    await world.goes_on(minutes=9.5)
    assert edits(world) == before
    await world.goes_on(minutes=0.6)
    assert edits(world) == before + 1
    await world.goes_on(minutes=30)
    assert edits(world) == before + 1


async def test_after_a_restart_a_board_shows_what_can_be_done_by_now(world: World) -> None:
    await clocked(world, "none")
    before = edits(world)
    world.passes(minutes=5)
    await world.restart()
    await world.goes_on(seconds=1)
    assert edits(world) == before + 1
