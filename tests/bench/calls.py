"""Boards while a hundred calls go out: `uv run python -m tests.bench.calls`. It takes about three minutes.

Roost is a process of its own on the playground. A hundred people ask to be called, and a table opens. Other people play
Heckmeck in another channel: a minute without calls, and then until all calls have arrived. A click is measured from the
moment INTERACTION_CREATE is sent to the moment the callback has arrived, a board until the next seat's is there.
"""

import argparse
import asyncio
import tempfile
from pathlib import Path
from typing import Final

from bot.playground.objects import Exchange
from bot.playground.server import Playground
from tests.bench.clicking import NAMES, Clicks, at, groups_in, opened, play
from tests.bench.clicks import LATE, say
from tests.bench.processes import running
from tests.bench.report import Report
from tests.e2e.group import Group
from tests.e2e.test_calls import sent

SUBSCRIBERS: Final = 100
WARM_UP: Final = 100
THOUGHT: Final = 0.1
"""Seconds between an answer and the next click."""


async def measure(report: Report) -> None:
    """Print every figure."""
    with tempfile.TemporaryDirectory(prefix="roost-calls-") as folder:
        async with (
            Playground(people=NAMES, patience=LATE) as playground,
            running(playground, Path(folder) / "roost.db", "-m", "bot", "run"),
        ):
            group, other = groups_in(playground.world, 2)
            await opened([group])
            for _ in range(WARM_UP):
                await play(group, Clicks())
            await _subscribe(other)
            calls: list[Exchange] = []
            alone, beside = Clicks(), Clicks()
            playground.world.observers.append(lambda exchange: calls.extend([exchange] if sent(exchange) else []))
            await other.say(other.people[0], "table open", game="heckmeck")
            while not calls:
                await _play(group, alone)
            while len(calls) < SUBSCRIBERS:
                await _play(group, beside)
    say("before the calls", alone)
    say(f"while {SUBSCRIBERS} calls go out", beside)
    report.line("clicks beside calls, p50", beside.p50() / alone.p50(), "×")
    report.line("clicks beside calls, p99", beside.p99() / alone.p99(), "×")
    report.line("boards beside calls, p99", at(0.99, beside.boards) / at(0.99, alone.boards), "×")


async def _subscribe(group: Group) -> None:
    for number in range(SUBSCRIBERS):
        guest = group.world.add_person(f"Guest {number}")
        await group.say(guest, "me call", game="heckmeck", until="always")


async def _play(group: Group, clicks: Clicks) -> None:
    await play(group, clicks)
    await asyncio.sleep(THOUGHT)


def main() -> None:
    argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter).parse_args()
    asyncio.run(measure(Report()))


if __name__ == "__main__":
    main()
