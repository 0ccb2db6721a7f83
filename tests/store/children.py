"""Other processes on a database, for the tests: each runs one function of this module by name and speaks in lines."""

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from bot.store import open_store
from bot.tables.needs import Person
from bot.tables.refusals import Refusal
from bot.tables.service import Spot, Tables
from bot.tables.table import Table
from games.core import Choice
from games.heckmeck.moves import WORM, Keep, Stop

ROOT = Path(__file__).parents[2]
SEATS = 3
SPOT = Spot(guild_id=1, channel_id=2, parent_id=None)


def url_of(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path}"


def start(job: str, *arguments: object) -> subprocess.Popen[str]:
    """A child process; it waits for a line before it begins, so that its start costs the test no time."""
    command = [sys.executable, "-W", "error", "-m", "tests.store.children", job, *map(str, arguments)]
    return subprocess.Popen(command, cwd=ROOT, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE)


def let_go(child: subprocess.Popen[str], line: str = "go") -> None:
    """Let a child begin, or tell it something."""
    assert child.stdin is not None
    child.stdin.write(f"{line}\n")
    child.stdin.flush()


def hear(child: subprocess.Popen[str]) -> str:
    """The next thing a child says."""
    assert child.stdout is not None
    return child.stdout.readline().strip()


def lines(child: subprocess.Popen[str]) -> list[str]:
    """All that a child has to say, once it has ended well."""
    said, _ = child.communicate(timeout=60)
    assert child.returncode == 0, said
    return said.splitlines()


def some_action(table: Table, rng: Random) -> tuple[int, bytes]:
    """A seat the table waits for, and something it may do."""
    assert table.position is not None
    seat = rng.choice(sorted(table.awaited))
    return seat, msgspec.json.encode(rng.choice(table.position.legal(seat)).action)


def sensible_action(table: Table) -> tuple[int, bytes]:
    """The same, as somebody chooses who wants the game to end: random players go on for thousands of moves."""
    assert table.position is not None
    (seat,) = table.awaited
    choices = table.position.legal(seat)
    return seat, msgspec.json.encode(max(choices, key=_sense).action)


def _sense(choice: Choice[Any]) -> tuple[bool, bool, bool, int]:
    """Take a tile of the grill, or else keep the worms, or else the most, or else roll on. Stealing would go on for
    ever."""
    action, total = choice.action, choice.facts.get("total", 0)
    takes = type(action) is Stop and action.tile is not None and choice.facts["from_seat"] is None
    return takes, type(action) is not Stop, action == Keep(WORM), total if isinstance(total, int) else 0


def _say(*words: object) -> None:
    sys.stdout.write(" ".join(map(str, words)) + "\n")
    sys.stdout.flush()


async def appending(url: str, prefix: str, count: str) -> None:
    """Open tables and close them again; says every table whose entries are in the log."""
    store = await open_store(url)
    tables = Tables(store)
    person = await store.know(7, "Someone", "en")
    for n in range(int(count)):
        first = int(prefix) + 2 * n
        spot = Spot(1, first, None)
        step = await tables.open(spot, person, first, game="heckmeck", language="en")
        await tables.close(step.after.info.id, person, first + 1, moderator=False)
        _say(step.after.info.id)
    await store.close()


async def opening(folder: str) -> None:
    """Open one database after another, each as soon as its file's name comes, together with other processes."""
    _say("ready")
    while name := (await asyncio.to_thread(sys.stdin.readline)).strip():
        store = await open_store(url_of(Path(folder) / name))
        await store.check()
        await store.close()
        _say(name)


async def locking(url: str) -> None:
    """Hold the write lock until a second line comes."""
    connection = sqlite3.connect(url.removeprefix("sqlite+aiosqlite:///"), isolation_level=None)
    connection.execute("BEGIN EXCLUSIVE")
    _say("locked")
    await asyncio.to_thread(sys.stdin.readline)
    connection.execute("ROLLBACK")
    connection.close()


async def playing(url: str, first_interaction: str, seed: str) -> None:
    """Play one table after another, for ever. Before each interaction it says `try` and what it will do, and once the
    service has answered `done`, the interaction, the entry's number and the position."""
    interaction = int(first_interaction)
    rng = Random(int(seed))
    store = await open_store(url)
    tables = Tables(store)
    people = [await store.know(100 + n, f"Player {n}", "en") for n in range(SEATS)]
    by_id = {person.id: person for person in people}
    while True:
        table = await _live(tables, people, interaction)
        interaction += 10
        while table.phase == "playing":
            seat, action = some_action(table, rng)
            person = by_id[table.people[seat]]
            _say("try", interaction, table.info.id, person.id, action.decode())
            step = await tables.play(table.info.id, person, interaction, action)
            table = step.after
            number, notation = step.entries[0].number, table.position.notation() if table.position else ""
            _say("done", interaction, table.info.id, number, table.number, notation)
            interaction += 1


async def _live(tables: Tables, people: list[Person], interaction: int) -> Table:
    """The table to play on: the one that a killed process has left, or a new one."""
    try:
        table = await tables.table_in(SPOT.channel_id)
    except Refusal:
        table = None
    if table is None or table.phase == "over":
        step = await tables.open(SPOT, people[0], interaction, game="heckmeck", language="en")
        table = step.after
    if table.phase == "lobby":
        for n, person in enumerate(people, start=1):
            if table.seat_of(person.id) is None:
                table = (await tables.join(table.info.id, person, interaction + n)).after
        table = (await tables.start(table.info.id, people[0], interaction + SEATS + 1)).after
    return table


_JOBS: dict[str, Callable[..., Awaitable[None]]] = {job.__name__: job for job in (appending, opening, locking, playing)}


async def _main(job: str, *arguments: str) -> None:
    await _JOBS[job](*arguments)


if __name__ == "__main__":
    sys.stdin.readline()
    asyncio.run(_main(*sys.argv[1:]))
