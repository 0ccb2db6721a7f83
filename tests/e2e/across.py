"""A house whose bot is several processes, as an operator runs them: `roost run` with a range of shards each, on one
PostgreSQL. The playground's server lies on the second shard, direct messages on the first."""

import re
from functools import partial
from pathlib import Path

import pytest

from bot.playground.server import Playground
from bot.store import SqlStore
from bot.tables.shards import Shards
from tests.e2e.conftest import Opening
from tests.e2e.house import HEARING, NAMES, OWNING, SECOND_SERVER, Child, House
from tests.steering import until_online
from tests.store.kept import Kept

EIGHT = (*NAMES, "Elena", "Fabio", "Giulia", "Hanna")
_LOUD = re.compile(r"\[(warning|error|critical)\s*\](?! Unknown child process| Can't keep up)|Traceback")
"""Expected log lines above INFO. Python logs one where it waits twice for the worker as it ends; the library logs the
other where a heartbeat is answered here before it knows that it has sent it."""


class Processes(House):
    """A house with two processes in it, which start and end one by one."""

    def __init__(self, playground: Playground, database: Kept, store: SqlStore, folder: Path) -> None:
        super().__init__(playground, database, store)
        self._folder = folder
        self._children: list[Child] = []
        self.running: dict[Shards, Child] = {}
        playground.world.max_concurrency = 2  # otherwise one waits five seconds for the other's identify

    async def start(self) -> None:
        """Both come online."""
        for shards in (HEARING, OWNING):
            self.running[shards] = self.begin_beside(shards)
        await until_online(self.world, shards=2)

    def begin_beside(self, shards: Shards) -> Child:
        """A process is started that may have to wait; its log is a file of its own."""
        output = self._folder / f"process-{len(self._children)}.txt"
        self._children.append(Child.start(output, "run", patient=True, **self.settings, ROOST_SHARDS=str(shards)))
        return self._children[-1]

    async def bring_up(self, shards: Shards) -> None:
        """Bring one process online while the others run."""
        self.running[shards] = self.begin_beside(shards)
        await until_online(self.world, shards=len(self.running))

    async def replace(self, shards: Shards) -> None:
        """Let another process take a range over: it waits until the present holder has been asked to end and has done
        so."""
        successor, predecessor = self.begin_beside(shards), self.running[shards]
        identified = self.world.identifies
        predecessor.terminate()
        assert await predecessor.ended() == 0, predecessor.output
        self.running[shards] = successor
        await self.world.wait_until(lambda: self.world.identifies > identified)

    async def kill(self, shards: Shards) -> None:
        """Kill one process. Its pending replies never come."""
        child = self.running.pop(shards)
        child.kill()
        await child.ended()
        await self.world.wait_until(lambda: self.world.wire and self.world.wire.shards_online == len(self.running))
        self.lost |= {it.id for it in self.world.interactions.values() if it.reply is None}

    async def stop(self) -> None:
        """End all processes, and check that their logs have no unexpected line above INFO."""
        for child in self.running.values():
            child.terminate()
        codes = [await child.ended() for child in self.running.values()]
        self.running.clear()
        for child in self._children:
            await child.gone()
        assert codes == [0] * len(codes), [child.output for child in self._children]

    def loud(self) -> list[str]:
        """Return log lines above that level, from all logs."""
        lines = [line for child in self._children for line in child.output.splitlines()]
        return [line for line in lines if _LOUD.search(line)]


@pytest.fixture
async def house(open_house: Opening, tmp_path: Path) -> Processes:
    """A playground of eight people, whose server lies on the second of two shards, without a bot."""
    house = await open_house(people=EIGHT, guild_id=SECOND_SERVER, build=partial(Processes, folder=tmp_path))
    assert isinstance(house, Processes)
    return house


def cut(house: House) -> None:
    """End the connections by which processes hear of each other."""
    listeners = "query LIKE 'LISTEN%' AND state = 'idle' AND datname = current_database()"
    house.database.rows(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {listeners}")  # noqa: S608
