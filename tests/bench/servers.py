"""What servers cost in memory and at the start: `uv run python -m tests.bench.servers [--servers 1000]`.

discord.py keeps every server with its channels and roles. Of each size of server, Roost and a bare bot start with so
many of them and with one; the difference, for 1,000 servers, is what the library's cache costs. Bots are processes of
their own, logged in to the local counterpart of Discord.
"""

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple
from unittest.mock import patch

from bot.playground import shapes
from bot.playground.objects import TEXT, Guild, Permission
from bot.playground.server import Playground
from bot.playground.state import State
from bot.playground.values import Json, as_objects
from tests.bench.processes import running
from tests.bench.report import Report

BEYOND_BARE: Final = 1.2
"""The goal: what servers cost Roost, beside what they cost the bare bot."""


class Size(NamedTuple):
    """Channels and roles of a server. Every tenth role has permissions of its own in each channel."""

    channels: int
    roles: int


SIZES: Final[Mapping[str, Size]] = {"small": Size(15, 10), "middling": Size(40, 30), "large": Size(120, 100)}


class Start(NamedTuple):
    """Milliseconds of processor time until a bot was at rest, and MiB that it held then."""

    spent: float
    held: float


def furnished(plain: Json, size: Size) -> Json:
    """Return a server as GUILD_CREATE brings it, with so many roles, which the playground does not have."""
    roles = as_objects(plain["roles"])  # @everyone's and the bot's own
    first = int(str(plain["id"])) + 1
    roles += [shapes.role(first + number, f"Role {number}", Permission.MEMBER) for number in range(size.roles - 2)]
    allowed = {"type": 0, "allow": "0", "deny": str(Permission.MEMBER)}
    channels = as_objects(plain["channels"])
    for channel in channels:
        channel["permission_overwrites"] = [{"id": role["id"], **allowed} for role in roles[::10]]
    return {**plain, "roles": roles, "channels": channels}


async def start(servers: int, size: Size, folder: Path, *command: str) -> Start:
    """Start a bot on so many servers, and wait until it is at rest."""
    plain = shapes.guild_create

    def guild_create(state: State, guild: Guild) -> Json:
        return furnished(plain(state, guild), size)

    with patch.object(shapes, "guild_create", guild_create):
        async with Playground(people=("Anna",)) as playground:
            for number in range(servers):
                guild = playground.world.make_guild(f"Server {number}")
                for channel in range(size.channels):
                    playground.world.make_channel(f"channel-{channel}", TEXT, guild.id)
            async with running(playground, folder / f"{size.channels}-{servers}.db", *command) as bot:
                await bot.at_rest()
                return Start(bot.spent(), bot.resident())


async def measure(servers: int, sizes: Sequence[str]) -> bool:
    """Print every figure; whether the goal is met."""
    report = Report()
    with tempfile.TemporaryDirectory(prefix="roost-servers-") as name:
        picture = Path(name) / "picture.png"
        picture.write_bytes(bytes(1000))
        bots = {"bare bot": ("-m", "tests.bench.bare", str(picture)), "Roost": ("-m", "bot", "run")}
        for word in sizes:
            cost = dict[str, float]()
            for bot, command in bots.items():
                one, many = [await start(count, SIZES[word], Path(name), *command) for count in (1, servers)]
                cost[bot] = (many.held - one.held) * 1000 / servers
                report.line(f"start on {servers} {word} servers: {bot}", many.spent, "ms ")
                report.line("  … beyond a start on one", many.spent - one.spent, "ms ")
                report.line("held when idle", many.held, "MiB")
                report.line("  … for 1,000 servers", cost[bot], "MiB")
            report.line(
                "for 1,000 servers: Roost beside the bare bot", cost["Roost"] / cost["bare bot"], "×", BEYOND_BARE
            )
    return report.met


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--servers", type=int, default=1000)
    parser.add_argument("--size", choices=SIZES, action="append", help="one of the sizes, or several; all by default")
    asked = parser.parse_args()
    if not asyncio.run(measure(asked.servers, asked.size or list(SIZES))):
        sys.exit("a goal is missed")


if __name__ == "__main__":
    main()
