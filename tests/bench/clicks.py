"""Click → reply on loopback, for Roost beside bare bots: `uv run python -m tests.bench.clicks [--base CHECKOUT]`.

The local counterpart of Discord and the people run in this process; each bot is a process of its own, as on Discord,
and logs in over the real gateway. Roost is `python -m bot run` with its store in a file: every answer it gives holds a
rule-checked move that is committed and a picture drawn for it. The bare bot answers the same click with Roost's median
picture; the floor bot (`tests.bench.floor`) does also what no such click can do without. `--base` names another
checkout of Roost, with an environment in its `.venv`, which is measured in the same run:

    git worktree add --detach ../before 70b6b08 && (cd ../before && uv sync)

Clicks go round between the bots, so that all see the same machine. A click is measured from the moment
INTERACTION_CREATE is sent to the moment the callback has arrived; one that passes the turn also until the next seat's
board is in the channel. The processor's time that a bot spends on a click, all threads, depends little on
what else the machine is doing.
"""

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Sequence
from contextlib import AsyncExitStack
from itertools import count
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Final, NamedTuple

from bot.playground.server import Playground
from tests.bench.clicking import NAMES, Click, Clicks, groups_in, opened, play, press, together
from tests.bench.processes import Bot, running
from tests.bench.report import Report, at
from tests.e2e.group import Group

TABLES: Final = 20
WARM_UP: Final = 100
ROUNDS: Final = 4
"""In which the bots take turns where many tables are measured at once."""
PAUSE: Final = (0.5, 1.5)
"""Seconds a person thinks before a click, where tables are not driven as fast as they go."""
LATE: Final = 60.0
"""Seconds that an answer may take: being late is a figure here, and no failure."""
BARES, FLOORS, BASES, CPU_MS, P99_MS = 3.5, 1.2, 2.0, 14.0, 250.0
"""The goals: the reply beside the bare bot's and the floor's, clicks/s beside the base's, processor a click, the
slowest of many tables."""


class Player(NamedTuple):
    """A bot, the channels in which it is clicked, and how."""

    name: str
    bot: Bot
    groups: Sequence[Group]
    click: Click


class Players(AsyncExitStack):
    """The bots that are measured, warmed up."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._folder = folder
        self._databases = count()
        self._picture = folder / "picture.png"

    async def roost(self, name: str, *, profile: Path | None = None, checkout: Path | None = None) -> Player:
        """Roost, of this checkout or another, with tables of Heckmeck in play."""
        profiled = ("-m", "cProfile", "-o", str(profile)) if profile else ()
        command = (*profiled, "-m", "bot", "run")
        bot = await self._started(*command, checkout=checkout)
        player = Player(name, bot, groups_in(bot.world, TABLES), play)
        await opened(player.groups)
        self._picture.write_bytes(await self._median_picture(player))
        return player

    async def bare(self, name: str, module: str) -> Player:
        """A bot that always shows the same picture."""
        command = ("-m", module, str(self._picture), str(self._folder / "floor.db"))
        bot = await self._started(*command)
        player = Player(name, bot, groups_in(bot.world, TABLES), press)
        for group in player.groups:
            await group.say(group.people[0], "show")
        await self._median_picture(player)
        return player

    async def _started(self, *command: str, checkout: Path | None = None) -> Bot:
        """A bot that is ready on a playground of its own, and at rest."""
        playground = await self.enter_async_context(Playground(people=NAMES, patience=LATE))
        database = self._folder / f"{next(self._databases)}.db"
        bot = await self.enter_async_context(running(playground, database, *command, checkout=checkout))
        await bot.at_rest()
        return bot

    async def _median_picture(self, player: Player) -> bytes:
        warm = Clicks()
        for _ in range(WARM_UP):
            await player.click(player.groups[0], warm)
        return sorted(warm.pictures, key=len)[WARM_UP // 2]


# What is measured


async def one_table(report: Report, players: Sequence[Player], clicks: int) -> None:
    """Click at all bots in turn, in a random order each round, so that work after a reply never costs always the same
    bot."""
    order = Random(0)
    measured = {player.name: Clicks() for player in players}
    begun = [player.bot.spent() for player in players]
    for _ in range(clicks):
        for player in order.sample(players, len(players)):
            await player.click(player.groups[0], measured[player.name])
    for player, ago in zip(players, begun, strict=True):
        it = measured[player.name]
        it.spent = (player.bot.spent() - ago) / clicks
        say(f"one table: {player.name}", it)
        report.line("  … processor a click", it.spent, "ms", CPU_MS if player.name == "Roost" else None)
    roost = measured["Roost"]
    report.line("Roost's p50 beside the bare bot's", roost.p50() / measured["bare bot"].p50(), "×", BARES)
    report.line("Roost's p50 beside the floor bot's", roost.p50() / measured["floor bot"].p50(), "×", FLOORS)
    report.line("Roost's processor a click beside the floor bot's", roost.spent / measured["floor bot"].spent, "×")
    if "base" in measured:
        base = measured["base"]
        report.line("  … the base's, beside the bare bot's", base.p50() / measured["bare bot"].p50(), "×")
        report.line("  … the base's, beside the floor bot's", base.p50() / measured["floor bot"].p50(), "×")
        report.line("Roost's processor a click beside the base's", roost.spent / base.spent, "×")


async def many_tables(report: Report, players: Sequence[Player], each: int, *, pause: bool) -> None:
    """Measure all tables of a bot at once, as fast as they go or with people who think. The bots take turns."""
    measured = {player.name: Clicks() for player in players}
    seconds = dict.fromkeys(measured, 0.0)
    for _ in range(ROUNDS):
        for player in players:
            start = perf_counter()
            clicks = measured[player.name]
            await together(player.groups, player.click, clicks, max(1, each // ROUNDS), PAUSE if pause else None)
            seconds[player.name] += perf_counter() - start
    for name, it in measured.items():
        say(f"{TABLES} tables, {'people who think' if pause else 'without a pause'}: {name}", it)
    report.line("Roost's p99", measured["Roost"].p99(), "ms", P99_MS)
    if not pause:
        speed = {name: len(it.replies) / seconds[name] for name, it in measured.items()}
        for name, clicks in speed.items():
            report.line(f"{name}", clicks, "clicks/s")
        if "base" in speed:
            report.line("Roost's clicks/s beside the base's", speed["Roost"] / speed["base"], "×", least=BASES)
            turns = {name: len(measured[name].boards) / seconds[name] for name in ("Roost", "base")}
            report.line("  … its turns/s, of which one may be more clicks", turns["Roost"] / turns["base"], "×")


def say(what: str, clicks: Clicks) -> None:
    """Some replies, and the boards for the seats awaited next."""
    _line(what, clicks.replies)
    if clicks.boards:
        _line("  … passing the turn, to the next seat's board", clicks.boards)


def _line(what: str, values: Sequence[float]) -> None:
    sys.stdout.write(
        f"{what:<58}{len(values):>6} clicks   p50 {at(0.5, values):6.2f}   p99 {at(0.99, values):6.2f} ms\n"
    )


async def measure(clicks: int, each: int, base: Path | None, profile: Path | None) -> bool:
    """Print every figure; whether the goals are met."""
    report = Report()
    with tempfile.TemporaryDirectory(prefix="roost-clicks-") as name:
        async with Players(Path(name)) as bots:
            roosts = [await bots.roost("base", checkout=base)] if base else []
            roosts.append(await bots.roost("Roost", profile=profile))
            bares = [await bots.bare("bare bot", "tests.bench.bare"), await bots.bare("floor bot", "tests.bench.floor")]
            await one_table(report, [*bares, *roosts], clicks)
            await many_tables(report, [*bares, *roosts], each, pause=True)
            await many_tables(report, [*bares, *roosts], each, pause=False)
    return report.met


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--clicks", type=int, default=500, help="at one table, for each bot")
    parser.add_argument("--each", type=int, default=20, help=f"at each of {TABLES} tables, for each bot and kind")
    parser.add_argument("--base", type=Path, metavar="CHECKOUT", help="another checkout, to be measured as well")
    parser.add_argument("--profile", type=Path, help="write a cProfile of Roost's main thread there; slows it down")
    asked = parser.parse_args()
    if not asyncio.run(measure(asked.clicks, asked.each, asked.base and asked.base.resolve(), asked.profile)):
        sys.exit("a goal is missed")


if __name__ == "__main__":
    main()
