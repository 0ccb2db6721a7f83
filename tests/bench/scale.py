"""One bot as one, two and four processes on one PostgreSQL, beside one process on SQLite, under simulated servers:
`uv run python -m tests.bench.scale`.

Every way has a local counterpart of Discord with so many servers, spread over four shards, each with a table of
Heckmeck in play and four people of its own. They click as soon as they are answered, or after a pause. The ways take
turns, so that all see the same machine. PostgreSQL is a private one on a socket, and durable (`fsync`).

Clicks/s and milliseconds are those of this machine, whose cores the people, the counterpart of Discord, PostgreSQL and
all processes share: with two cores, four processes are no faster than one. What counts is the processor's time of a
click, the bots' and the database's: so much has to be there, on however many machines.
"""

import argparse
import asyncio
import os
import sys
import tempfile
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter, process_time
from typing import Final

import aiohttp
from prometheus_client.parser import text_string_to_metric_families

from bot.playground.objects import Exchange
from bot.playground.server import Playground
from bot.playground.world import World
from bot.tables.shards import Shards
from tests.bench.clicking import NAMES, PLAYERS, Clicks, opened, play, together
from tests.bench.databases import Database, PostgreSQL, SQLite, durable_postgres
from tests.bench.processes import Bot, running
from tests.bench.report import Report
from tests.bench.stored import bytes_of_tables, ends
from tests.e2e.group import Group
from tests.postgres import missing

SHARDS: Final = 4
PROCESSES: Final = (1, 2, 4)
"""On one PostgreSQL."""
SERVERS: Final = 40
WARM_UP: Final = 10
"""Clicks at each table that are not counted."""
ROUNDS: Final = 3
"""In which the ways take turns."""
PAUSE: Final = (1.0, 3.0)
"""Seconds a person thinks before a click, where tables are not driven as fast as they go."""
IDLE: Final = 10.0
"""Seconds without clicks."""
LATE: Final = 60.0
"""Seconds that an answer may take: being late is a figure here, and no failure."""


@dataclass
class Cost:
    """What clicks took; of two moments, the difference counts."""

    bots: float = 0.0
    """Milliseconds of the processor's time, in all processes of the bot."""
    database: float = 0.0
    """And of the database, where it has processes of its own."""
    people: float = 0.0
    """And of the measure itself: people, and the counterpart of Discord."""
    write_seconds: float = 0.0
    """That the bots waited for their writes."""
    writes: float = 0.0
    requests: float = 0.0
    """Those that count among the fifty a second of a bot: all but the answers to interactions."""

    def add(self, after: "Cost", before: "Cost") -> None:
        """What was taken between two moments."""
        for name, value in vars(self).items():
            setattr(self, name, value + getattr(after, name) - getattr(before, name))


@dataclass
class Phase:
    """Clicks at all tables at once, and what they took."""

    name: str
    pause: tuple[float, float] | None
    """Seconds before each."""
    clicks: Clicks = field(default_factory=Clicks)
    seconds: float = 0.0
    cost: Cost = field(default_factory=Cost)


def phases() -> list[Phase]:
    """People who think, and who do not."""
    return [Phase("people who think", PAUSE), Phase("without a pause", None)]


@dataclass
class Way:
    """A bot in so many processes, the database they share, the tables of its servers; and what was measured."""

    name: str
    database: Database
    world: World
    groups: Sequence[Group]
    bots: Sequence[Bot] = ()
    requests: int = 0
    phases: Sequence[Phase] = field(default_factory=phases)
    idle: float = 0.0
    """CPU time of all processes for each second without clicks, in milliseconds."""

    def count(self, exchange: Exchange) -> None:
        """A request of the bot's, or an event for it."""
        if exchange.method != "GATEWAY" and not exchange.route.startswith(("/interactions", "/webhooks")):
            self.requests += 1

    async def play(self, phase: Phase, each: int) -> None:
        """So many clicks at each table; and what they cost, once all that follows them is done."""
        before, start = await self._cost(), perf_counter()
        await together(self.groups, play, phase.clicks, each, phase.pause)
        phase.seconds += perf_counter() - start
        await self.at_rest()
        phase.cost.add(await self._cost(), before)

    async def at_rest(self) -> None:
        """Wait until no process has anything to do."""
        for bot in self.bots:
            await bot.at_rest()

    async def _cost(self) -> Cost:
        """Of everything so far."""
        cost = Cost(
            sum(bot.spent() for bot in self.bots),
            self.database.spent(),
            1000 * process_time(),
            requests=self.requests,
        )
        async with aiohttp.ClientSession() as session:
            for bot in self.bots:
                async with session.get(f"{bot.last_value('url')}/metrics") as response:
                    families = text_string_to_metric_families(await response.text())
                writes = (one for it in families for one in it.samples if one.labels.get("access") == "write")
                for sample in writes:
                    cost.write_seconds += sample.value if sample.name == "roost_store_seconds_sum" else 0
                    cost.writes += sample.value if sample.name == "roost_store_seconds_count" else 0
        return cost


class Ways(AsyncExitStack):
    """What is measured, warmed up."""

    def __init__(self, servers: int) -> None:
        super().__init__()
        self._servers = servers

    async def started(self, database: Database, processes: int) -> Way:
        """A bot in so many processes, with a table in play on each server."""
        playground = await self.enter_async_context(Playground(people=(), patience=LATE))
        groups = servers_in(playground.world, self._servers)
        name = f"{type(database).__name__}, {processes} process{'es' if processes > 1 else ''}"
        way = Way(name, database, playground.world, groups)
        playground.world.observers.append(way.count)
        for shards in shares(processes):
            bot = running(
                playground, database.url, "-m", "bot", "run", ROOST_METRICS="127.0.0.1:0", ROOST_SHARDS=shards
            )
            way.bots = [*way.bots, await self.enter_async_context(bot)]
        await opened(groups)
        await together(groups, play, Clicks(), WARM_UP, None)
        await way.at_rest()
        return way


def shares(processes: int) -> list[str]:
    """The shards of each process, as they are set; one process has them all, and needs not say so."""
    each = SHARDS // processes
    firsts = range(0, SHARDS, each)
    return [str(Shards(first, first + each - 1, SHARDS)) for first in firsts] if processes > 1 else [""]


def servers_in(world: World, count: int) -> list[Group]:
    """So many servers, spread over the shards, each with a channel and people of its own."""
    groups: list[Group] = []
    for number in range(1, count + 1):
        people = [world.make_person(f"{name} {number}", world.locale) for name in NAMES[:PLAYERS]]
        guild = world.add_guild(f"Server {number}", people, number << 22)
        groups.append(Group(world, people, world.add_channel("table", guild.id).id))
    return groups


async def idle(ways: Sequence[Way]) -> None:
    """Measure what processes cost without clicks."""
    before = [sum(bot.spent() for bot in way.bots) for way in ways]
    await asyncio.sleep(IDLE)
    for way, ago in zip(ways, before, strict=True):
        way.idle = (sum(bot.spent() for bot in way.bots) - ago) / IDLE


# What is said


def say(report: Report, way: Way, floor: Way) -> None:
    """What a way's clicks took, beside those of the floor."""
    sys.stdout.write(f"\n{way.name}\n")
    for phase, beside in zip(way.phases, floor.phases, strict=True):
        done, cost = len(phase.clicks.replies), phase.cost
        report.line(f"{phase.name}: clicks", done, "")
        report.line("  … a second, on this machine", done / phase.seconds, "")
        report.line("  processor a click: bots", cost.bots / done, "ms")
        report.line("  processor a click: database", cost.database / done, "ms")
        report.line("  … both, beside the floor", processor(phase) / processor(beside), "×")
        report.line("  … and people and Discord's counterpart", cost.people / done, "ms")
        report.line("  click → answer, p50", phase.clicks.p50(), "ms")
        report.line("  click → answer, p99", phase.clicks.p99(), "ms")
        report.line("  a write, with what it waits for", 1000 * cost.write_seconds / cost.writes, "ms")
        report.line("  writes a click", cost.writes / done, "")
        report.line("  requests a click, of those that count", cost.requests / done, "")
    for number, bot in enumerate(way.bots, 1):
        report.line(f"held by process {number}", bot.resident(), "MiB")
    report.line("processor a second in which nobody clicks, a process", way.idle / len(way.bots), "ms")
    report.line("connections a process", way.database.connections() / len(way.bots), "")


def processor(phase: Phase) -> float:
    """Milliseconds of the processor's time that a click took, of bots and database."""
    return (phase.cost.bots + phase.cost.database) / len(phase.clicks.replies)


async def measure(servers: int, each: int) -> None:
    """Print every figure."""
    report = Report()
    cluster = durable_postgres()
    with tempfile.TemporaryDirectory(prefix="roost-scale-") as name:
        for database in (SQLite(Path(name) / "stored.db"), PostgreSQL(cluster, "stored")):
            await bytes_of_tables(report, database)
            await ends(report, database)
        async with Ways(servers) as started:
            ways = [await started.started(SQLite(Path(name) / "roost.db"), 1)]
            ways += [await started.started(PostgreSQL(cluster, f"roost{it}"), it) for it in PROCESSES]
            for number in range(len(phases())):
                for _ in range(ROUNDS):
                    for way in ways:
                        await way.play(way.phases[number], max(1, each // ROUNDS))
            await idle(ways)
            sys.stdout.write(f"{servers} servers, {os.cpu_count()} cores for everything here together\n")
            for way in ways:
                say(report, way, ways[0])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--servers", type=int, default=SERVERS, help="each with a table in play")
    parser.add_argument(
        "--each", type=int, default=15, help="clicks at each table, for each way, with and without pause"
    )
    asked = parser.parse_args()
    if (what := missing()) is not None:
        sys.exit(what)
    asyncio.run(measure(asked.servers, asked.each))


if __name__ == "__main__":
    main()
