"""Other processes on a database, for the tests: each does one job of this module and tells its parent in lines."""

import asyncio
import contextlib
import itertools
import multiprocessing
import signal
import sys
import warnings
from collections.abc import Callable, Coroutine
from contextlib import closing
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from bot.store import open_store
from bot.store.opening import prepare
from bot.tables import lobby
from bot.tables.refusals import Refusal
from bot.tables.service import TableLocation, Tables
from bot.tables.store import Person
from bot.tables.table import Table
from games.core import Choice
from games.heckmeck.moves import WORM, Keep, Stop
from tests.patience import PATIENCE
from tests.store.kept import kept_at

ROOT = Path(__file__).parents[2]
SEATS = 3
SPOT = TableLocation(guild_id=1, channel_id=2, parent_id=None)

Parent = Connection
_PROCESSES = multiprocessing.get_context("forkserver")
_PROCESSES.set_forkserver_preload([__name__])


def url_of(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path}"


class Child:
    """Another process that does a job of this module. It is forked from one that has imported everything, and waits to
    be let go, so that its start costs the test no time."""

    def __init__(self, job: str, *arguments: object) -> None:
        self._pipe, theirs = _PROCESSES.Pipe()
        self._process = _PROCESSES.Process(target=_run, args=(theirs, job, *map(str, arguments)), daemon=True)
        self._process.start()
        theirs.close()

    def let_go(self, line: str = "go") -> None:
        """Let it begin, or tell it something."""
        self._pipe.send(line)

    def hear(self) -> str:
        """The next thing it says."""
        return self._pipe.recv()

    def lines(self) -> list[str]:
        """Close the input, wait for a good end, and return the remaining output."""
        with contextlib.suppress(BrokenPipeError):
            self._pipe.send("")
        said = self._rest()
        assert self._process.exitcode == 0, said
        return said

    def exit_code(self) -> int | None:
        """Wait for the process to end. Returns its exit code, or None if it still runs."""
        self._process.join(PATIENCE)
        self._pipe.close()
        return self._process.exitcode

    def kill(self) -> list[str]:
        """SIGKILL, at this very moment; then what it had still said."""
        self._process.kill()
        said = self._rest()
        assert self._process.exitcode == -signal.SIGKILL, said
        return said

    def _rest(self) -> list[str]:
        said: list[str] = []
        with contextlib.suppress(EOFError, OSError):  # it has ended, perhaps in the middle of a word
            while True:
                said.append(self._pipe.recv())
        self._process.join(PATIENCE)
        self._pipe.close()
        return said


def some_action(table: Table, rng: Random) -> tuple[int, bytes]:
    """A seat the table waits for, and something it may do."""
    assert table.position is not None
    seat = rng.choice(sorted(table.awaited))
    return seat, msgspec.json.encode(rng.choice(table.position.legal(seat)).action)


def sensible_action(table: Table) -> tuple[int, bytes]:
    """Return the action of a person who wants the game to end. Random players go on for thousands of moves."""
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


async def appending(parent: Parent, url: str, prefix: str, count: str) -> None:
    """Open tables and close them again; says every table whose entries are in the log."""
    store = await open_store(url, patience=PATIENCE)
    tables = Tables(store)
    person = await store.upsert_person(7, "Someone", "en")
    for n in range(int(count)):
        first = int(prefix) + 2 * n
        spot = TableLocation(1, first, None)
        step = await tables.open(spot, person, first, game="heckmeck", language="en")
        await tables.commit(step.after.info.id, person, first + 1, Table.end, moderator=False)
        parent.send(step.after.info.id)
    await store.close()


async def busy(parent: Parent, url: str, prefix: str) -> None:
    """Do the same without a pause until a line comes in."""
    store = await open_store(url, patience=PATIENCE)
    tables = Tables(store)
    person = await store.upsert_person(7, "Someone", "en")
    for first in itertools.count(int(prefix), 2):
        step = await tables.open(TableLocation(1, first, None), person, first, game="heckmeck", language="en")
        await tables.commit(step.after.info.id, person, first + 1, Table.end, moderator=False)
        parent.send(step.after.info.id)
        if parent.poll():
            break
    await store.close()


async def migrating(parent: Parent, url: str, migrations: str) -> None:
    """Bring a database up to date with these migrations."""
    prepare(url, Path(migrations), patience=PATIENCE)


async def opening(parent: Parent, folder: str) -> None:
    """Open one database after another, each as soon as its file's name comes, together with other processes."""
    parent.send("ready")
    while name := await asyncio.to_thread(parent.recv):
        store = await open_store(url_of(Path(folder) / name), patience=PATIENCE)
        await store.check()
        await store.close()
        parent.send(name)


async def beginning(parent: Parent, url: str) -> None:
    """Open a database, and play there."""
    store = await open_store(url, patience=PATIENCE)
    await store.check()
    await store.close()


async def ending(parent: Parent, url: str, seed: str, count: str) -> None:
    """End one table after another at which the same few people sit, at moments that lie close together."""
    from tests.finished.world import end
    from tests.store.tables import count_from

    count_from(1_000_000 * int(seed))
    rng = Random(int(seed))
    store = await open_store(url, patience=PATIENCE)
    people = [(await store.upsert_person(7000 + n, f"Player {n}", "en")).id for n in range(5)]
    for n in range(int(count)):
        seated = rng.sample(people, rng.randint(2, 4))
        scores = [rng.randint(0, 3) for _ in seated]
        await end(store, 1 + n % 2, "heckmeck", seated, scores, at=1000 + n + rng.randint(0, 9))
    await store.close()


async def locking(parent: Parent, url: str) -> None:
    """Hold the write lock until a line comes in."""
    with closing(kept_at(url)) as database, database.locked():
        parent.send("locked")
        await asyncio.to_thread(parent.recv)


async def failing(parent: Parent, url: str) -> None:
    """End without closing the store."""
    store = await open_store(url, patience=PATIENCE)
    await store.check()
    await store.table_of_interaction(1)
    parent.send("opened")
    sys.exit(3)


async def playing(parent: Parent, url: str, first_interaction: str, seed: str) -> None:
    """Play one table after another, for ever. Before each interaction it says `try` and what it will do, and once the
    service has answered `done`, the interaction, the entry's number and the position."""
    interaction = int(first_interaction)
    rng = Random(int(seed))
    store = await open_store(url, patience=PATIENCE)
    tables = Tables(store)
    people = [await store.upsert_person(100 + n, f"Player {n}", "en") for n in range(SEATS)]
    by_id = {person.id: person for person in people}
    while True:
        table = await _live(tables, people, interaction)
        interaction += 10
        while table.phase == "playing":
            seat, action = some_action(table, rng)
            person = by_id[table.people[seat]]
            parent.send(f"try {interaction} {table.info.id} {person.id} {action.decode()}")
            step = await tables.commit(table.info.id, person, interaction, Table.play, action)
            table = step.after
            number, notation = step.entries[0].number, table.position.notation() if table.position else ""
            parent.send(f"done {interaction} {table.info.id} {number} {table.number} {notation}")
            interaction += 1


async def packing(parent: Parent, url: str) -> None:
    """Pack all that is over, a few tables at a time; says when some are packed."""
    store = await open_store(url, patience=PATIENCE)
    while await store.archive.pack(10**15):
        parent.send("packed")
    await store.close()
    await asyncio.to_thread(parent.recv)


async def _live(tables: Tables, people: list[Person], interaction: int) -> Table:
    """The table to play on: the one that a killed process has left, or a new one."""
    try:
        table = await tables.fetch_in(SPOT.channel_id)
    except Refusal:
        table = None
    if table is None or table.phase == "over":
        step = await tables.open(SPOT, people[0], interaction, game="heckmeck", language="en")
        table = step.after
    if table.phase == "lobby":
        for n, person in enumerate(people, start=1):
            if table.seat_of(person.id) is None:
                table = (await tables.commit(table.info.id, person, interaction + n, lobby.join)).after
        table = (await tables.start(table.info.id, people[0], interaction + SEATS + 1)).after
    return table


_JOBS: dict[str, Callable[..., Coroutine[Any, Any, None]]] = {
    job.__name__: job
    for job in (appending, busy, migrating, opening, beginning, ending, locking, failing, playing, packing)
}


def _run(parent: Parent, job: str, *arguments: str) -> None:
    warnings.simplefilter("error")
    parent.recv()
    asyncio.run(_JOBS[job](parent, *arguments))
