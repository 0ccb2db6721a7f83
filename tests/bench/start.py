"""What a start costs, beside a bare discord.py bot: `uv run python -m tests.bench.start`.

Each bot is a process of its own that logs in to the local counterpart of Discord over the real gateway. Measured are
the processor's time (all threads, kernel included) from the start of the process until it is ready, the memory it holds
then and after ten seconds without a click, what the first board of each game costs in a new process, and the memory
held after boards and hands of all games with every number of seats. Bots start in turn, so that all see the same
machine.
"""

import argparse
import asyncio
import statistics
import sys
import tempfile
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path

from bot.playground.server import Playground
from games.registry import GAMES
from tests.bench.clicks import LATE
from tests.bench.processes import Bot, busy, running
from tests.bench.report import Report
from tests.e2e.group import Group

NAMES = ("Anna", "Bruno", "Carla", "Dario")
TABLES = 50
IDLE_SECONDS = 10
START_MS, FIRST_BOARD_MS = 1000, 300
"""Of processor time; the start's beyond the bare bot's."""
IDLE_MIB, DRAWN_MIB = 130, 220
ROOST = ("-m", "bot", "run")

Launch = Callable[[], AbstractAsyncContextManager[Bot]]


@dataclass(frozen=True)
class Cost:
    """Milliseconds of processor time that something took, and MiB held then."""

    spent: float
    resident: float


# Bots to start


class Launches:
    """The three kinds of bots that are started, again and again."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._empty = 0
        self.picture = folder / "picture.png"
        self.picture.write_bytes(bytes(1000))

    @asynccontextmanager
    async def bare(self) -> AsyncGenerator[Bot]:
        async with self._on_new_playground("-m", "tests.bench.bare", str(self.picture)) as started:
            yield started

    @asynccontextmanager
    async def new(self, *command: str) -> AsyncGenerator[Bot]:
        """Roost on a file that is not there yet."""
        async with self._on_new_playground(*(command or ROOST)) as started:
            yield started

    @asynccontextmanager
    async def _on_new_playground(self, *command: str) -> AsyncGenerator[Bot]:
        self._empty += 1
        async with (
            Playground(people=NAMES, patience=LATE) as playground,
            running(playground, self._folder / f"{self._empty}.db", *command) as started,
        ):
            yield started

    @asynccontextmanager
    async def lived_in(self) -> AsyncGenerator[Launch]:
        """Roost on a file with tables in play, where its commands are registered."""
        database = self._folder / "lived-in.db"
        async with Playground(people=NAMES, patience=LATE) as playground:
            async with running(playground, database, *ROOST) as bot:
                await open_tables(bot, TABLES)
                await bot.at_rest()
            yield lambda: running(playground, database, *ROOST)


async def open_tables(bot: Bot, count: int) -> None:
    """Tables in play, of all games in turn, each in a channel of its own."""
    for number, game in zip(range(count), cycle(GAMES)):
        await opened(bot, game, f"table {number}")


async def opened(bot: Bot, game: str, channel: str) -> None:
    """A table in play."""
    group = Group(bot.world, list(bot.world.people.values()), bot.world.add_channel(channel).id)
    await in_lobby(group, game)
    await begun(group)


async def in_lobby(group: Group, game: str) -> None:
    """A table at which everybody sits."""
    first, *others = group.people
    await group.say(first, "table open", game=game)
    for person in others:
        await group.press(person, "Join")


async def begun(group: Group) -> None:
    """The game begins; until its first picture is there."""
    await group.press(group.people[0], "Start")
    await group.world.wait_until(lambda: (board := group.newest()) and board.picture)


# What is measured


async def start(launch: Launch) -> Cost:
    """A start, until ready."""
    async with launch() as bot:
        return Cost(bot.spent(), bot.resident())


async def idle(launch: Launch) -> Cost:
    """The first seconds after a start."""
    async with launch() as bot:
        before = bot.spent()
        await asyncio.sleep(IDLE_SECONDS)
        spent = bot.spent() - before
        await bot.at_rest()
        return Cost(spent, bot.resident())


async def medians(work: Callable[[Launch], Awaitable[Cost]], launches: Sequence[Launch], runs: int) -> list[Cost]:
    """The median cost for each kind of bot. They start in turn."""
    rounds = [[await work(launch) for launch in launches] for _ in range(runs)]
    return [
        Cost(statistics.median(it.spent for it in kind), statistics.median(it.resident for it in kind))
        for kind in zip(*rounds, strict=True)
    ]


async def measure_starts(report: Report, launches: Launches, lived_in: Launch, runs: int) -> None:
    kinds = [launches.bare, launches.new, lived_in]
    await medians(start, kinds, 1)  # which may find no bytecode
    bare, new, old = await medians(start, kinds, runs)
    report.line("start to ready: bare bot", bare.spent, "ms ")
    for what, it in (("Roost, new file", new), (f"Roost, {TABLES} tables in play", old)):
        report.line(f"start to ready: {what}", it.spent, "ms ")
        report.line("  … beyond the bare bot", it.spent - bare.spent, "ms ", START_MS)
    report.line("held when ready: bare bot", bare.resident, "MiB")
    report.line("held when ready: Roost, new file", new.resident, "MiB")
    report.line(f"held when ready: Roost, {TABLES} tables in play", old.resident, "MiB")


async def measure_idle(report: Report, launches: Launches, lived_in: Launch, runs: int) -> None:
    kinds: dict[str, Launch] = {
        "bare bot": launches.bare,
        "Roost, new file": launches.new,
        f"Roost, {TABLES} tables in play": lived_in,
    }
    for what, it in zip(kinds, await medians(idle, [*kinds.values()], runs), strict=True):
        report.line(f"spent in the {IDLE_SECONDS} s after: {what}", it.spent, "ms ")
        report.line(f"held when idle: {what}", it.resident, "MiB", None if what == "bare bot" else IDLE_MIB)


async def measure_first_boards(report: Report, launches: Launches) -> None:
    """Of each game, the first board of a process: from the click that begins the game until the board is there."""
    async with launches.bare() as bot:
        group = Group(bot.world, list(bot.world.people.values()))
        board, _ = await spent_on(bot, group.say(group.people[0], "show"))
        report.line("first board: bare bot", board, "ms ")
    for game in GAMES:
        async with launches.new() as bot:
            group = Group(bot.world, list(bot.world.people.values()))
            await in_lobby(group, game)
            board, all_of_it = await spent_on(bot, begun(group))
            report.line(f"first board: {game}", board, "ms ", FIRST_BOARD_MS)
            report.line("  … and until all is quiet, hands sent", all_of_it, "ms ")


async def spent_on(bot: Bot, work: Awaitable[object]) -> tuple[float, float]:
    """Milliseconds that a bot at rest spends until work is done, and until it is at rest again."""
    await bot.at_rest()
    before = bot.spent()
    await work
    done = bot.spent()
    await bot.at_rest()
    return done - before, bot.spent() - before


async def measure_drawing(report: Report, launches: Launches) -> None:
    async with launches.new("-m", "tests.bench.drawing") as bot:
        bot.tell("draw")
        await bot.until_said("drawn")
        await bot.at_rest()
        report.line("held after boards and hands of all games and seat counts", bot.resident(), "MiB", DRAWN_MIB)


async def measure(runs: int, loops: int) -> bool:
    """Print every figure; whether the goals are met."""
    report = Report()
    with tempfile.TemporaryDirectory(prefix="roost-start-") as name:
        launches = Launches(Path(name))
        async with busy(loops), launches.lived_in() as lived_in:
            await measure_starts(report, launches, lived_in, runs)
            await measure_idle(report, launches, lived_in, runs)
            await measure_first_boards(report, launches)
            await measure_drawing(report, launches)
    return report.met


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=5, help="starts of each bot; the median counts")
    parser.add_argument("--busy", type=int, default=0, metavar="N", help="processes beside that take what they can")
    asked = parser.parse_args()
    if not asyncio.run(measure(asked.runs, asked.busy)):
        sys.exit("a goal is missed")


if __name__ == "__main__":
    main()
