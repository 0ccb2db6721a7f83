"""One person and computers, with the real client: whole games by buttons alone, and what may happen to a thought."""

import asyncio
import os
import signal
from collections.abc import Sequence
from itertools import groupby
from operator import itemgetter

import pytest

import bot.app
from bot.chat.front import update_loop
from bot.computers.computers import Computers
from bot.finished.replay import moments
from bot.playground.objects import Exchange
from bot.tables.entries import ACTION, Entry
from bot.tables.state import TableState
from tests.computers.test_process import SeenWorkers
from tests.computers.test_questions import Overheard
from tests.e2e.conftest import Opening
from tests.e2e.hand_players import Room
from tests.e2e.house import House
from tests.patience import PATIENCE

pytestmark = pytest.mark.usefixtures("sketched")

SHORT = ("bury_returned", "always_bury")
AROUND = 3
"""Messages that are no turn of the person's: the opening, the turns of those who begin before, and the end."""


@pytest.mark.parametrize(
    ("game", "levels", "variants"),
    [
        ("heckmeck", ["chick", "hen", "rooster"], SHORT),
        ("verflixxt", ["hen"], ()),
        ("karteneck", ["chick", "hen"], ()),
        ("hornochsen", ["hen", "chick"], ()),
    ],
    ids=["heckmeck", "verflixxt", "karteneck", "hornochsen"],
)
async def test_a_whole_game_of_one_person_and_computers(
    house: House, game: str, levels: Sequence[str], variants: Sequence[str]
) -> None:
    alone = Room(house, game, house.people[:1])
    await alone.against(levels, variants)
    await alone.play_on()
    board, table = await alone.ended(), await alone.table()
    assert table.ended is not None
    assert table.ended.reason == "over"
    assert board.id == alone.messages[-1].id
    log = await alone.log()
    moves = {entry.by for entry in log if entry.kind == ACTION} - {"table"}
    assert moves == {f"person:{table.holders[0]}", *[f"computer:{level}" for level in levels]}
    assert len(alone.messages) <= turns_of_the_person(table, log) + AROUND
    assert {it.kind for it in house.world.interactions.values()} == {2, 3}, "one command opens it, the rest is clicks"


def turns_of_the_person(table: TableState, log: Sequence[Entry]) -> int:
    """Return the number of turns or rounds in which the person was asked. Each has a message of its own in the
    channel."""
    played = [(now.table.chapter, 0 in now.table.awaited) for now in moments(table.info, log)]
    chapters = [[asked for _, asked in these] for _, these in groupby(played, key=itemgetter(0))]
    return sum(map(any, chapters))


class Musing(Computers):
    """Thinks about a move until the bot ends."""

    def __init__(self) -> None:
        super().__init__()
        self.thinking = asyncio.Event()

    async def decide(self, table: TableState, seat: int, level: str) -> bytes:
        self.thinking.set()
        return await asyncio.get_running_loop().create_future()


async def test_a_restart_in_the_middle_of_a_thought(open_house: Opening, monkeypatch: pytest.MonkeyPatch) -> None:
    """It thinks again, and nothing is done twice."""
    monkeypatch.setattr(update_loop, "_PATIENCE", 0)
    house, musing = await open_house(), Musing()
    with monkeypatch.context() as patched:
        patched.setattr(bot.app, "Computers", lambda: musing)
        await house.start()
        alone = Room(house, "verflixxt", house.people[:1])
        await alone.against(["hen"])
        while 0 in (await alone.table()).awaited:
            await alone.act(0)
        await asyncio.wait_for(musing.thinking.wait(), PATIENCE)
        before = await alone.table()
        await house.stop()
    assert (await alone.table()).number == before.number
    await house.start()
    assert await alone.until_asked()
    moved = (await alone.log())[before.number]
    assert moved.by == "computer:hen"
    (seat,) = before.computers
    assert moved.body == await Computers(Overheard()).decide(before, seat, "hen")
    await alone.play_on(4)
    assert await alone.until_asked()
    moves = [entry for entry in await alone.log() if entry.kind == ACTION and entry.seat == seat]
    assert len(moves) == (await alone.table()).stamp(seat), "a move for every time it was asked"


async def test_a_worker_that_is_killed_costs_no_move(open_house: Opening, monkeypatch: pytest.MonkeyPatch) -> None:
    house, workers = await open_house(), SeenWorkers()
    monkeypatch.setattr(bot.app, "Computers", lambda: Computers(workers))
    await house.start()
    alone = Room(house, "karteneck", house.people[:1])
    await alone.against(["hen", "hen"])
    killed: set[int] = set()

    def kill(exchange: Exchange) -> None:
        """Whatever it is about; a third one over the same question would be the last for a while."""
        for pid in workers.pids:
            if pid not in killed and len(killed) < 2:
                killed.add(pid)
                os.kill(pid, signal.SIGKILL)

    house.world.observers.append(kill)
    await alone.play_on()
    assert (await alone.table()).phase == "over"
    assert len(killed) == 2
