"""Click → reply on loopback, for Roost and for a bare discord.py bot: `uv run python -m tests.bench.clicks`.

The local counterpart of Discord and the people run in this process; each bot is a process of its own, as on Discord,
and logs in over the real gateway. Roost is `python -m bot run` with its store in a file: every answer it gives holds a
rule-checked move that is committed and a picture drawn for it. The bare bot answers the same click with one constant
picture of as many bytes as Roost's median one. Clicks alternate between the two, so that both see the same machine.

A click is measured from the moment INTERACTION_CREATE is sent to the moment the callback has arrived; one that passes
the turn also until the next seat's board stands in the channel as well. The processor's time that a bot spends on a
click, all threads, does not depend on what else the machine is doing.
"""

import argparse
import asyncio
import os
import statistics
import sys
import tempfile
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from time import perf_counter

from bot.playground.server import Playground
from bot.playground.world import World
from tests.bench.processes import Bot, running
from tests.e2e.group import Group, hasty, steady

NAMES = ("Anna", "Bruno", "Carla", "Dario")
TABLES = 20
WARM_UP = 100
PAUSE = (0.5, 1.5)
"""Seconds a person thinks before a click, where tables are not driven as fast as they go."""
P50_RATIO, P99_MS = 8.0, 250.0


@asynccontextmanager
async def bot(folder: Path, *command: str) -> AsyncGenerator[Bot]:
    """A playground and a bot that is ready on it, and at rest."""
    async with (
        Playground(people=NAMES) as playground,
        running(playground, folder / "roost.db", *command) as started,
    ):
        await started.at_rest()
        yield started


class Clicks:
    """What was measured, in milliseconds."""

    def __init__(self) -> None:
        self.replies: list[float] = []
        self.boards: list[float] = []
        """Of clicks that passed the turn: until the next seat's board was there."""
        self.sizes: list[int] = []

    async def play(self, group: Group) -> None:
        """One click of a game of Heckmeck, measured; a new game once the last one is over."""
        board = await group.board()
        if "Rematch" in board.buttons:
            await group.press(group.people[0], "Rematch")
            group.world.delete_message(board.id)  # so that nothing but the board has buttons
            await group.press(group.people[0], "Start")
            board = await group.begun()
        who = await group.asked()
        player = (steady, hasty)[group.people.index(who) % 2]
        custom_id = board.moves[player(board.moves)]
        start = perf_counter()
        await group.press_id(who, board.id, custom_id)
        self.replies.append(1000 * (perf_counter() - start))
        then = await group.board()
        if then.id != board.id:
            self.boards.append(1000 * (perf_counter() - start))
        self.sizes.append(len(then.picture or b""))

    async def press(self, group: Group) -> None:
        """One click on the bare bot's button, measured."""
        board = await group.board()
        start = perf_counter()
        await group.press_id(group.people[0], board.id, "click")
        self.replies.append(1000 * (perf_counter() - start))


def at(share: float, values: Sequence[float]) -> float:
    """The value below which a share of the values lies."""
    return sorted(values)[min(int(share * len(values)), len(values) - 1)]


def line(what: str, values: Sequence[float]) -> str:
    return f"{what:<46}{len(values):>6} clicks   p50 {at(0.5, values):6.2f}   p99 {at(0.99, values):6.2f} ms\n"


def groups_in(world: World, count: int) -> list[Group]:
    people = list(world.people.values())
    return [Group(world, people, world.add_channel(f"table {number}").id) for number in range(count)]


async def opened(groups: Sequence[Group]) -> None:
    """Tables of Heckmeck in play."""
    for group in groups:
        await group.open(variants=("bury_returned", "always_bury"))


async def together(groups: Sequence[Group], click: Callable[[Group], Awaitable[None]], each: int, pause: bool) -> None:
    """All tables at once: as fast as they go, or with people who think."""
    rng = Random(1)

    async def table(group: Group) -> None:
        for _ in range(each):
            if pause:
                await asyncio.sleep(rng.uniform(*PAUSE))
            await click(group)

    await asyncio.gather(*map(table, groups))


async def measure(clicks: int, each: int, profile: Path | None) -> bool:
    """Print every figure; whether the targets are met."""
    say = sys.stdout.write
    with tempfile.TemporaryDirectory(prefix="roost-clicks-") as name:
        folder = Path(name)
        profiled = ("-m", "cProfile", "-o", str(profile)) if profile else ()
        async with bot(folder, *profiled, "-m", "bot", "run") as roosts:
            groups = groups_in(roosts.world, TABLES)
            await opened(groups)
            warm = Clicks()
            for _ in range(WARM_UP):
                await warm.play(groups[0])
            size = int(statistics.median(warm.sizes))
            (folder / "picture.png").write_bytes(os.urandom(size))
            say(f"Roost's median picture has {size / 1024:.1f} KiB; the bare bot's has as many bytes\n\n")
            async with bot(folder, "-m", "tests.bench.bare", str(folder / "picture.png")) as bares:
                others = groups_in(bares.world, TABLES)
                for group in others:
                    await group.say(group.people[0], "show")
                for _ in range(WARM_UP):
                    await Clicks().press(others[0])
                begun = roosts.spent(), bares.spent()
                ratio = await one_table(groups[0], others[0], clicks)
                roosts_ms, bares_ms = (
                    (it.spent() - ago) / clicks for it, ago in zip((roosts, bares), begun, strict=True)
                )
                say(f"{'':<46}processor a click: bare bot {bares_ms:.2f}, Roost {roosts_ms:.2f} ms\n\n")
                return await many_tables(groups, others, each) and ratio <= P50_RATIO


async def one_table(group: Group, other: Group, clicks: int) -> float:
    """Roost and the bare bot in turn; the ratio of their p50."""
    say = sys.stdout.write
    roost, bare = Clicks(), Clicks()
    for _ in range(clicks):
        await roost.play(group)
        await bare.press(other)
    say(line("one table: bare bot", bare.replies))
    say(line("one table: Roost, to the reply", roost.replies))
    say(line("  … passing the turn, to the next seat's board", roost.boards))
    ratio = at(0.5, roost.replies) / at(0.5, bare.replies)
    say(f"{'':<46}ratio of the p50: {ratio:.1f}, of the p99: ")
    say(f"{at(0.99, roost.replies) / at(0.99, bare.replies):.1f}\n")
    return ratio


async def many_tables(groups: Sequence[Group], others: Sequence[Group], each: int) -> bool:
    """All tables at once; whether the p99 is met in both ways."""
    say = sys.stdout.write
    people, bare_people = Clicks(), Clicks()
    await together(others, bare_people.press, each, pause=True)
    await together(groups, people.play, each, pause=True)
    say(line(f"{TABLES} tables, people who think: bare bot", bare_people.replies))
    say(line(f"{TABLES} tables, people who think: Roost", people.replies))
    say(line("  … passing the turn, to the next seat's board", people.boards) + "\n")

    rush, bare_rush = Clicks(), Clicks()
    await together(others, bare_rush.press, each, pause=False)
    start = perf_counter()
    await together(groups, rush.play, each, pause=False)
    seconds = perf_counter() - start
    say(line(f"{TABLES} tables without a pause: bare bot", bare_rush.replies))
    say(line(f"{TABLES} tables without a pause: Roost", rush.replies))
    say(line("  … passing the turn, to the next seat's board", rush.boards))
    say(f"{'':<46}{len(rush.replies) / seconds:.0f} clicks/s\n")
    return max(at(0.99, people.replies), at(0.99, rush.replies)) < P99_MS


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--clicks", type=int, default=500, help="at one table, for each bot")
    parser.add_argument("--each", type=int, default=20, help=f"at each of {TABLES} tables, for each bot and kind")
    parser.add_argument("--profile", type=Path, help="write a cProfile of Roost's main thread there; slows it down")
    asked = parser.parse_args()
    if not asyncio.run(measure(asked.clicks, asked.each, asked.profile)):
        sys.exit(f"the target is missed: p50 at most {P50_RATIO:.0f} × the bare bot's, p99 under {P99_MS:.0f} ms")


if __name__ == "__main__":
    main()
