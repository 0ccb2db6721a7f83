"""What computers that think cost other tables: `uv run python -m tests.bench.computers [--clicks 150]`.

Roost is a process of its own on the playground. People play Heckmeck at one table, a click at a time. At four others
no person plays; or people play against chicks, who do not think; or against roosters, who move as soon as they do among
people. What thinking costs is the ratio of the last two: both let boards be drawn. Then a process like that in which
computers think is asked without a pause, and then one like that which works on reviews, while no person plays
elsewhere. A click is measured from the moment INTERACTION_CREATE is sent to the moment the callback has arrived.

Also measured: the time and memory that the process takes to start, and a chick's move beside a review. On Linux only.
"""

import argparse
import asyncio
import logging
import os
import sys
import tempfile
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Final

import msgspec
import structlog

from bot.computers.computers import Computers, question
from bot.computers.process import Worker
from bot.computers.questions import Question
from bot.computers.reviewer import Reviewer
from bot.finished.review import PART
from bot.playground.server import Playground
from games.computer import MINDS
from games.review import Search
from tests.bench.clicking import NAMES, PLAYERS, Clicks, groups_in, opened, play
from tests.bench.clicks import LATE, say
from tests.bench.processes import running
from tests.bench.report import Report
from tests.computers.test_questions import SMALLEST, at, decisions
from tests.e2e.group import Group, steady

ROUNDS: Final = 3
WARM_UP: Final = 30
OTHERS: Final = 4
THOUGHT: Final = 0.1
"""Seconds between an answer and the next click."""
DECISION: Final = 5
RATIO: Final = 1.2
"""The goal: a reply while roosters think, beside one while none does."""
REVIEWED: Final = 1.1
"""The goal: a reply, or a chick's move, while a review is made, beside one while none is."""
CHICKS: Final = 300
"""Moves of chicks a round."""


class Against(Group):
    """A person's table against a computer."""

    async def begin(self, level: str) -> None:
        await self.say(self.people[0], "table open", game="heckmeck", against=level)

    async def play_alone(self) -> None:
        """Play whenever it is one's turn, until cancelled."""
        own = f"**{self.people[0].name}**"
        while True:
            await self.world.wait_until(
                lambda: (board := self.newest()) and (board.moves or "Rematch" in board.buttons)
            )
            board = await self.board()
            if "Rematch" in board.buttons:
                await self.press(self.people[0], "Rematch")
                await self.press(self.people[0], "Start")
            elif own in board.ask and board.moves:
                await self.press_id(self.people[0], board.id, board.moves[steady(board.moves)])


@asynccontextmanager
async def playing(tables: Sequence[Against]) -> AsyncGenerator[None]:
    """People play there at the same time."""
    tasks = [asyncio.create_task(table.play_alone()) for table in tables]
    try:
        yield
        for task in tasks:
            if task.done():
                task.result()  # what went wrong
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def questions() -> list[bytes]:
    """Return questions to a rooster from every game."""
    asked = [[*decisions(case)][DECISION] for case in SMALLEST]
    return [msgspec.json.encode(question(at(position), seat, "rooster")) for position, seat in asked]


@asynccontextmanager
async def repeated(work: Callable[[], Awaitable[None]]) -> AsyncGenerator[None]:
    """Some work is done without a pause at the same time."""

    async def repeat() -> None:
        while True:
            await work()

    task = asyncio.create_task(repeat())
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def think(worker: Worker, lines: Sequence[bytes]) -> None:
    """Ask a process one question about every game."""
    for line in lines:
        await worker.ask(line)


async def review(reviewer: Reviewer, lines: Sequence[bytes]) -> None:
    """Let a process work on one slice of a review of every game."""
    for line in lines:
        one = msgspec.json.decode(line, type=Question)
        playouts = MINDS[one.game].playouts // PART
        await reviewer.work(Search(one.game, one.version, one.position, one.seat, "a bench", playouts))


async def moved_by_chicks(times: list[float]) -> None:
    """Let chicks move, and add the seconds a move."""
    computers = Computers()
    asked = [[*decisions(case)][DECISION] for case in SMALLEST]
    for number in range(CHICKS):
        position, seat = asked[number % len(asked)]
        begun = perf_counter()
        await computers.decide(at(position), seat, "chick")
        times.append(perf_counter() - begun)
        await asyncio.sleep(0)
    await computers.close()


async def process(report: Report) -> None:
    """Measure the worker process itself."""
    worker = Worker()
    hen = msgspec.json.encode(msgspec.structs.replace(msgspec.json.decode(questions()[0], type=Question), level="hen"))
    starts: list[float] = []
    for _ in range(5):
        start = perf_counter()
        await worker.ask(hen)
        starts.append(1000 * (perf_counter() - start))
        await worker.end()
    report.line("a worker: from its start to its first answer, median", sorted(starts)[2], "ms")
    for line in questions():
        await worker.ask(line)
    report.line("  … its memory, when it has thought about every game", resident(worker.pid), "MiB")
    await worker.end()


def resident(pid: int | None) -> float:
    """MiB of memory that a process holds."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


async def measure(clicks: int) -> bool:
    """Print every figure; whether the goal is met."""
    report = Report()
    await process(report)
    with tempfile.TemporaryDirectory(prefix="roost-computers-") as folder:
        async with (
            Playground(people=NAMES, patience=LATE) as playground,
            running(playground, Path(folder) / "roost.db", "-m", "bot", "run"),
        ):
            world = playground.world
            (group,) = groups_in(world, 1)
            await opened([group])
            tables: dict[str, list[Against]] = {}
            for level in ("chick", "rooster"):
                people = [*world.people.values()][PLAYERS : PLAYERS + OTHERS]
                tables[level] = [Against(world, [one], world.add_channel(f"{level} {one.name}").id) for one in people]
                for table in tables[level]:
                    await table.begin(level)
            for _ in range(WARM_UP):
                await play(group, Clicks())
            alone, chicks, roosters, beside, reviewed = (Clicks() for _ in range(5))
            worker, reviewer, lines = Worker(), Reviewer(), questions()
            moves: tuple[list[float], list[float]] = ([], [])  # of chicks, without a review and beside one
            for _ in range(ROUNDS):
                await clicked(group, alone, clicks)
                async with playing(tables["chick"]):
                    await clicked(group, chicks, clicks)
                async with playing(tables["rooster"]):
                    await clicked(group, roosters, clicks)
                async with repeated(partial(think, worker, lines)):
                    await clicked(group, beside, clicks)
                await moved_by_chicks(moves[0])
                async with repeated(partial(review, reviewer, lines)):
                    await clicked(group, reviewed, clicks)
                    await moved_by_chicks(moves[1])
            await worker.end()
            await reviewer.close()
    say("no one else plays", alone)
    say("four play against chicks", chicks)
    say("four play against roosters", roosters)
    say("no one else plays, a process thinks all the time", beside)
    say("no one else plays, a review is made all the time", reviewed)
    report.line("chicks beside no one, p50", chicks.p50() / alone.p50(), "×")
    report.line("roosters beside no one, p50", roosters.p50() / alone.p50(), "×")
    report.line("roosters beside chicks, p50", roosters.p50() / chicks.p50(), "×", RATIO)
    report.line("thinking all the time beside not at all, p50", beside.p50() / alone.p50(), "×", RATIO)
    report.line("a review all the time beside none, p50", reviewed.p50() / alone.p50(), "×", REVIEWED)
    without, within = (sorted(times)[len(times) // 2] for times in moves)
    report.line("a chick's move beside a review beside one without, p50", within / without, "×", REVIEWED)
    return report.met


async def clicked(group: Group, clicks: Clicks, count: int) -> None:
    """So many clicks at the table of people, about as fast as people who know what they want."""
    for _ in range(count // ROUNDS):
        await play(group, clicks)
        await asyncio.sleep(THOUGHT)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--clicks", type=int, default=150, help="of every kind")
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    if not asyncio.run(measure(parser.parse_args().clicks)):
        sys.exit("the goal is missed")


if __name__ == "__main__":
    main()
