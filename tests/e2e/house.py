"""A house for tests: the playground, the real bot in it on the real wire, and everything the two said to each other.

The bot is one client with all shards, or several, each with a range of shards and a store of its own on one database.
Those meet nowhere but there and on the playground, as processes do."""

import asyncio
import contextlib
import logging
import os
import signal
import sys
from asyncio.subprocess import Process
from collections.abc import Generator, Mapping, Sequence
from pathlib import Path
from typing import Self

from bot.app import point_at, serve_discord
from bot.chat.front.session import TakeTurn, take_no_turn
from bot.chat.play.computer_moves import Pace
from bot.chat.words.players import party_of
from bot.metrics.protocol import NO_METRICS, Metrics
from bot.playground.objects import Exchange, Person
from bot.playground.rest import EMOJI
from bot.playground.server import Playground
from bot.playground.world import World
from bot.store import SqlStore, open_store
from bot.tables.entries import Entry
from bot.tables.shards import WHOLE, Shards
from bot.tables.table import Step, Table
from renderers.kit.layout import Seated
from tests.e2e.forked import DISCORD_PY, Forked
from tests.e2e.group import Group, whispered
from tests.patience import PATIENCE, until_none
from tests.steering import until_online
from tests.store.kept import Kept

ROOT = Path(__file__).parents[2]
NAMES = ("Anna", "Bruno", "Carla", "Dario")
STRICT = ("-W", "error", *(word for said in DISCORD_PY for word in ("-W", f"ignore:{said}:DeprecationWarning")))


def at_once(step: Step) -> float:
    """Computers do not wait for anybody to read."""
    return 0.0


HEARING, OWNING = Shards(0, 0, 2), Shards(1, 1, 2)
"""Of two parts, the one that hears direct messages, and the one that holds the server `SECOND_SERVER`."""
SECOND_SERVER = 3 << 22
"""The id of a server that lies on the second of two shards."""


class Part:
    """A client of the bot with its store."""

    def __init__(self, store: SqlStore, serving: asyncio.Task[None]) -> None:
        self.store = store
        self.serving = serving


class House:
    """One playground and one database. The bot in it is started, stopped and started again; the database stays."""

    def __init__(
        self, playground: Playground, database: Kept, store: SqlStore, shards: Sequence[Shards] = (WHOLE,)
    ) -> None:
        self.playground = playground
        self.database = database
        self.store = store
        """A store of the test's own on the bot's database, as another process would have it."""
        self.api_base = playground.api_base
        """Where the bot sends its requests: the playground itself, or something in between."""
        self.exchanges: list[Exchange] = []
        self.refused: set[int] = set()
        """Statuses above 399, and codes of Discord's errors, that the test expects the bot to be answered with."""
        self.lost: set[int] = set()
        """Interactions that a killed bot could not answer any more."""
        self.pace: Pace = at_once
        """How soon computers move."""
        self.metrics: Metrics = NO_METRICS
        """Who watches the bot."""
        self._replayed: dict[str, tuple[Table, Entry]] = {}
        """The tables read so far, each with its last entry: tests ask after every move, and games are long."""
        self._shards = shards
        self.parts: dict[Shards, Part] = {}
        """The parts of the bot that run."""
        playground.world.observers.append(self.exchanges.append)

    @property
    def world(self) -> World:
        return self.playground.world

    @property
    def place(self) -> dict[str, str]:
        """Return the settings that lead a process to this playground instead of Discord."""
        playground = self.playground
        return {
            "DISCORD_TOKEN": playground.token,
            "DISCORD_API_BASE": self.api_base,
            "DISCORD_GATEWAY": playground.gateway,
        }

    @property
    def settings(self) -> dict[str, str]:
        """Return the settings of a bot on this playground and database."""
        return self.place | {"ROOST_DATABASE_URL": self.database.url}

    @property
    def people(self) -> list[Person]:
        return list(self.world.people.values())

    def group(self, people: int = 4, channel_id: int | None = None) -> Group:
        """The first so many people, in a channel."""
        return Group(self.world, self.people[:people], channel_id)

    @property
    def requests(self) -> list[Exchange]:
        """Return the bot's requests to Discord, without the gateway's events."""
        return [exchange for exchange in self.exchanges if exchange.method != "GATEWAY"]

    # The bot

    async def start(self) -> None:
        """Start the bot in this process, with nothing cached from the database."""
        self._replayed.clear()
        for shards in self._shards:
            await self.start_part(shards)

    async def start_part(self, shards: Shards, take_turn: TakeTurn = take_no_turn) -> None:
        """Start the part of the bot with these shards, and wait until it is online."""
        point_at(self.api_base, self.playground.gateway)
        store = await open_store(self.database.url, patience=PATIENCE, metrics=self.metrics, shards=shards)
        serving = asyncio.create_task(serve_discord(store, self.playground.token, self.pace, self.metrics, take_turn))
        self.parts[shards] = Part(store, serving)
        online = asyncio.create_task(until_online(self.world, shards=len(self.parts)))
        await asyncio.wait((serving, online), return_when=asyncio.FIRST_COMPLETED)
        if serving.done():
            online.cancel()
            serving.result()
        await online

    async def stop(self) -> None:
        """End all parts of the bot."""
        for shards in list(self.parts):
            await self.stop_part(shards)

    async def stop_part(self, shards: Shards) -> None:
        """End a part of the bot, as by SIGTERM."""
        part = self.parts.pop(shards)
        part.serving.cancel()
        await asyncio.gather(part.serving, return_exceptions=True)
        await part.store.close()

    async def restart(self) -> None:
        """The bot ends, and another begins on the same database."""
        await self.stop()
        await self.start()

    async def followed(self) -> None:
        """Wait until everything has come that follows the answers of the bot in this process."""
        following = (
            *("board-", "step-", "retired-", "permissions-", "hand-", "opened-", "notice-", "computer-", "emoji-"),
            *("CommandTree", "discord.py: on_interaction"),
        )
        while tasks := [task for task in asyncio.all_tasks() if task.get_name().startswith(following)]:
            await asyncio.wait(tasks)

    async def emoji_brought(self) -> None:
        """Wait until the bot, since it came online, has done what it can for its emoji: beside all else."""
        await self.world.wait_until(lambda: any(it.route == EMOJI for it in self.requests))
        await self.followed()

    async def no_errands(self) -> None:
        """Wait until all that processes do for each other is done."""
        await until_none(self.store.errands)

    # The truth

    async def close(self) -> None:
        """Let the test's own store go."""
        await self.store.close()

    async def table(self, channel_id: int | None = None) -> Table:
        """A channel's table as the database tells it."""
        channel = channel_id or self.world.main_id
        table_id = await self.store.live_table(channel) or await self.store.last_table(channel, 2**53)
        assert table_id is not None
        info = await self.store.info(table_id)
        assert info is not None
        known, last = self._replayed.get(table_id, (Table(info), None))
        log = await self.store.entries(table_id, known.number - 1 if last else 0)
        if last is not None and (known.info != info or list(log[:1]) != [last]):
            known, last, log = Table(info), None, await self.store.entries(table_id, 0)
        for entry in log[1:] if last else log:
            known.apply(entry)
        self._replayed[table_id] = known, log[-1]
        return known.copy()

    async def party(self, table: Table) -> tuple[Seated, ...]:
        """Return the players of a table, as its pictures show them."""
        return party_of(await self.store.people(table.people, table.info.guild_id))

    async def written(self, group: Group) -> bool:
        """Return whether the log has every move of a group that was answered and not refused."""
        taken = [it for it in group.answered if not whispered(it)]
        moves = [it.id for it in taken if "." in it.name or it.name.startswith("heckmeck")]
        return all([await self.store.table_of_interaction(move) is not None for move in moves])


class Child:
    """`roost …` as a process of its own; what it says goes into a file."""

    def __init__(self, process: Process | Forked, output: Path) -> None:
        self._process = process
        self._output = output

    @classmethod
    def start(cls, output: Path, *arguments: str, patient: bool = False, **environment: str) -> Self:
        """`roost`, forked from a process that has imported it; `patient`, where it is not about being late."""
        folder = output.parent
        output.touch()
        settings = clean_environment(folder, **environment)
        return cls(Forked.start(output, arguments, folder, settings, patient=patient), output)

    @classmethod
    async def start_interpreter(cls, output: Path, *arguments: str, **environment: str) -> Self:
        """`python -m bot`."""
        command = (sys.executable, *STRICT, "-m", "bot", *arguments)
        return await cls.run(output, command, output.parent, clean_environment(output.parent, **environment))

    @classmethod
    async def run(cls, output: Path, command: Sequence[str], folder: Path, environment: Mapping[str, str]) -> Self:
        """Any command as a process of its own."""
        with output.open("ab") as said:
            process = await asyncio.create_subprocess_exec(
                *command, cwd=folder, env=environment, stdin=asyncio.subprocess.DEVNULL, stdout=said, stderr=said
            )
        return cls(process, output)

    @property
    def output(self) -> str:
        return self._output.read_text()

    @property
    def pid(self) -> int:
        return self._process.pid

    def kill(self) -> None:
        """SIGKILL, at this very moment."""
        self._process.kill()

    def interrupt(self) -> None:
        """Send SIGINT, as Ctrl+C does. The server that forks processes ignores it, and so do they until they begin."""
        self._process.send_signal(signal.SIGINT)

    def terminate(self) -> None:
        """Send SIGTERM, as the system does at shutdown."""
        self._process.terminate()

    async def ended(self) -> int:
        """Its exit code, once it has ended."""
        async with asyncio.timeout(PATIENCE):
            return await self._process.wait()

    async def gone(self) -> None:
        """Make sure that it does not outlive the test."""
        if self._process.returncode is None:
            self._process.kill()
            await self._process.wait()

    async def online(self, world: World) -> None:
        """Wait until it is at the gateway; if it ends instead, its words are the failure."""
        ended = asyncio.create_task(self.ended())
        online = asyncio.create_task(until_online(world))
        await asyncio.wait((ended, online), return_when=asyncio.FIRST_COMPLETED)
        if not online.done():
            online.cancel()
            raise AssertionError(self.output)
        ended.cancel()


def clean_environment(home: Path, **more: str) -> dict[str, str]:
    """The environment without settings of Roost's, in English, with a home of its own."""
    ours = ("DISCORD_", "ROOST_", "LC_", "LANG", "XDG_")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    return {**kept, "LANG": "C.UTF-8", "HOME": str(home), "PYTHONPATH": str(ROOT), **more}


class Errors(logging.Handler):
    """Collects what a logger says at level ERROR."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.said.append(self.format(record))


@contextlib.contextmanager
def errors_of(names: Sequence[str]) -> Generator[list[str]]:
    """Whatever these loggers say at level ERROR."""
    collected = Errors()
    for name in names:
        logging.getLogger(name).addHandler(collected)
    try:
        yield collected.said
    finally:
        for name in names:
            logging.getLogger(name).removeHandler(collected)
