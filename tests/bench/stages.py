"""Where the processor's time of a click goes, by thread and stage: `uv run --group bench python -m tests.bench.stages`.

One table of Heckmeck is clicked on loopback, as in `tests.bench.clicks`. What each thread spends on a click is read off
the system's clocks; how that falls to the stages is what a profiler sees in as many clicks behind them, which it slows
down, so that stages of many small calls look a little larger than they are.
"""

import argparse
import asyncio
import json
import sys
import tempfile
from pathlib import Path

from bot.playground.server import Playground
from tests.bench.clicking import NAMES, Clicks, groups_in, opened, play
from tests.bench.clicks import LATE, WARM_UP
from tests.bench.processes import running


async def measure(clicks: int) -> None:
    """Print milliseconds of the processor a click."""
    with tempfile.TemporaryDirectory(prefix="roost-stages-") as name:
        async with (
            Playground(people=NAMES, patience=LATE) as playground,
            running(playground, Path(name) / "roost.db", "-m", "tests.bench.staged") as bot,
        ):
            (group,) = groups_in(bot.world, 1)
            await opened([group])

            async def click(count: int) -> None:
                for _ in range(count):
                    await play(group, Clicks())
                await bot.at_rest()

            await click(WARM_UP)
            begun, before = bot.spent(), json.loads(await bot.ask("clocks"))
            await click(clicks)
            spent, after = bot.spent() - begun, json.loads(await bot.ask("clocks"))
            await bot.ask("profile")
            await click(clicks)
            stages: dict[str, dict[str, float]] = json.loads(await bot.ask("profiled"))
    threads = {name: after[name] - before.get(name, 0.0) for name in after}
    _line("a click, all threads", spent / clicks)
    for thread, ms in sorted(threads.items()):
        _line(thread, ms / clicks)
        seen = stages.get(thread, {})
        for stage, share in sorted(seen.items(), key=lambda item: -item[1]):
            _line(f"    {stage}", ms / clicks * share / sum(seen.values()))


def _line(what: str, value: float) -> None:
    sys.stdout.write(f"{what:<32}{value:7.2f} ms\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--clicks", type=int, default=500, help="each time")
    asyncio.run(measure(parser.parse_args().clicks))


if __name__ == "__main__":
    main()
