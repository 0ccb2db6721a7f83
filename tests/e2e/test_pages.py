"""docs/hosting.md and docs/scaling.md as the script of a trial: from one file to PostgreSQL, and on to two processes.

Only addresses, passwords and paths are replaced. `machine.py` lists the programs that others stand in for; PostgreSQL
and its programs are real, and ask for the password."""

import asyncio
import os
import re
import signal
import socket
import tempfile
from collections.abc import AsyncGenerator, Generator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.e2e.conftest import Opening
from tests.e2e.group import Group
from tests.e2e.house import ROOT, House
from tests.e2e.machine import Machine, blocks
from tests.e2e.test_draining import keep_clicking
from tests.e2e.test_hosting import CLONE, settings, stopped_at_the_end
from tests.e2e.test_kill import go_on
from tests.engines import sqlite_alone
from tests.patience import PATIENCE
from tests.postgres import Cluster, called, need
from tests.postgres_server import program

pytestmark = [
    sqlite_alone,  # the pages begin there, and bring a server of their own
    pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="systemd's Linux"),
]

WORD = "hush-hush"
"""The role's password, which nothing may print."""
FORMER = "5b1c5b3b"
"""A commit that stands for a former release: three migrations ago."""
ROOST = 'roost() { sudo -u roost venv/bin/python -m bot "$@"; }\n'
"""What the page says that `roost` is without Docker."""
ADDRESS = re.compile(r"(127\.0\.0\.1|database\.internal):5432")


class Operator:
    """A machine, and the server that it is to use."""

    def __init__(self, root: Path, server: Cluster, port: int, house: House) -> None:
        self._port, self._house = port, house
        self.machine = Machine(root)
        self.folder = root / "opt" / "roost"
        self.machine.environment |= {
            "ROOST_TEST_POSTGRES_HOST": str(server.folder),
            "ROOST_TEST_POSTGRES_PORT": str(port),
            "PATH": f"{self.machine.environment['PATH']}:{Path(program('pg_dump') or '').parent}",
        }

    def _meant(self, text: str) -> str:
        text = ADDRESS.sub(f"127.0.0.1:{self._port}", text.replace(CLONE, "address"))
        return text.replace("roost:password", f"roost:{WORD}")

    async def give(self, script: str, *, typed: str = "", code: int = 0) -> str:
        """Give commands of a page in Roost's folder, where there is one by now."""
        folder = self.folder if self.folder.exists() else self.machine.root
        said = await self.machine.run(ROOST + self._meant(script), folder, typed=typed, code=code)
        assert WORD not in said
        return said

    async def install(self, ini: str) -> None:
        """The first block of the page, with a file of settings."""
        first, *_ = blocks("Without Docker", "sh")
        self._settings(ini.replace("DISCORD_TOKEN=…\n", "") + self._secrets())
        await self.give(first)

    async def edit(self, ini: str) -> None:
        """Change settings: the last line of a name counts."""
        self._settings(ini)
        await self.give("sudoedit .env")

    async def start(self, shards: int = 1) -> None:
        """Start the service, and wait until so many shards are online."""
        await self.give("sudo systemctl start roost")
        await self._house.world.until_online(PATIENCE, shards=shards)

    def kill(self) -> None:
        """The machine dies."""
        running = self.machine.root / "roost.pid"
        os.kill(int(running.read_text()), signal.SIGKILL)
        running.unlink()

    def _settings(self, ini: str) -> None:
        (self.machine.root / "settings").write_text(self.machine.here(self._meant(ini)))

    def _secrets(self) -> str:
        return "".join(f"{name}={value}\n" for name, value in settings(self._house).items())

    @property
    def journal(self) -> str:
        return (self.machine.root / "journal").read_text()


@pytest.fixture
def port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return free.getsockname()[1]


@pytest.fixture
def installed(port: int) -> Generator[Cluster]:
    """PostgreSQL as its package leaves it: a superuser, no other role, and no database but its own."""
    need()
    cluster = called(Path(tempfile.mkdtemp(prefix="roost-postgres-")), port)
    yield cluster
    cluster.leave()


PREPARE, START = blocks("Without Docker", "sh")[1:3]
BACK_UP = blocks("Without Docker", "sh")[3]
DRIVER, ROLE, PASSWORD_FILE, MOVE, DUMP, RESTORE, MIGRATE = blocks("PostgreSQL", "sh")
BY_FILE, BY_URL = blocks("PostgreSQL", "ini")
RANGES = blocks("From one process to two", "ini", "scaling.md")
(ONE_BY_ONE,) = [it for it in blocks("Updates, one by one", "sh", "scaling.md") if "docker" not in it]


async def test_hosting_page_leads_from_one_file_to_postgresql_and_back_to_a_backup(
    open_house: Opening, installed: Cluster, port: int, tmp_path: Path
) -> None:
    house = await open_house()
    group = house.group(2)
    operator = Operator(tmp_path / "machine", installed, port, house)
    await operator.install(*blocks("Without Docker", "ini"))
    async with stopped_at_the_end(operator.machine):
        await operator.give(PREPARE)
        await operator.give(START)
        await house.world.until_online(PATIENCE)
        await group.open()
        await group.play_on(moves=2)
        await operator.give("sudo systemctl stop roost")
        await operator.give(BACK_UP)

        await operator.give(DRIVER)
        await operator.give(ROLE, typed=f"{WORD}\n{WORD}\n")
        await operator.give(PASSWORD_FILE)
        assert "rows were copied from" in await operator.give(MOVE)
        await operator.edit(BY_URL.replace("password", "wrong"))
        for command in ("check", "run"):
            refused = await operator.give(f"roost {command}", code=1)
            assert "does not let Roost in" in refused
            assert "password authentication failed" in refused
        await operator.edit(BY_URL)
        assert "oauth2/authorize" in await operator.give("roost check")
        await operator.edit(BY_FILE)
        checked = await operator.give("roost check")
        assert "is kept by PostgreSQL" in checked
        await operator.start()
        await group.play_on(moves=2)

        await operator.give(DUMP)
        kept = await in_words(group)
        await group.move()
        assert await in_words(group) != kept
        await operator.give("sudo systemctl stop roost")
        await operator.give(RESTORE)
        assert "is in order" in await operator.give("roost check")
        await operator.give(MIGRATE)
        await operator.start()
        assert await in_words(group) == kept, "as it was when the backup was made"
        await group.say(group.people[0], "table show")
        await group.move()
    assert "Traceback" not in operator.journal
    assert WORD not in operator.journal


async def in_words(group: Group) -> str:
    """The table as text."""
    shown = await group.world.command(group.people[0].id, group.channel_id, "table show", {"text": True})
    assert shown.message is not None
    return shown.message.content


@asynccontextmanager
async def stopped_both(operators: tuple[Operator, Operator]) -> AsyncGenerator[None]:
    first, second = operators
    async with stopped_at_the_end(first.machine), stopped_at_the_end(second.machine):
        yield


@pytest.fixture
async def former(tmp_path: Path) -> Path:
    """The former release, as a checkout of its own."""
    folder = tmp_path / "former"
    script = f'git clone -q -s "{ROOT}" "{folder}" && git -C "{folder}" checkout -q {FORMER}'
    process = await asyncio.create_subprocess_exec("bash", "-c", script, stderr=asyncio.subprocess.DEVNULL)
    if await process.wait():
        pytest.skip("this checkout has no history")
    return folder


async def test_scaling_page_leads_to_two_processes_that_are_updated_and_taken_over(
    open_house: Opening, installed: Cluster, port: int, former: Path, tmp_path: Path
) -> None:
    house = await open_house()
    world = house.world
    world.max_concurrency = 16  # a minute less than in earnest
    guilds = [world.add_guild(name, house.people, number << 22) for name, number in (("first", 10), ("second", 14))]
    groups = [Group(world, house.people[:2], world.add_channel("table", guild.id).id) for guild in guilds]
    first, second = both = (
        Operator(tmp_path / "one", installed, port, house),
        Operator(tmp_path / "two", installed, port, house),
    )
    for operator, ini in zip(both, RANGES, strict=True):
        operator.machine.environment["ROOST_TEST_RELEASE"] = str(former)
        await operator.install(ini)
        await operator.give(DRIVER)
    await first.give(ROLE, typed=f"{WORD}\n{WORD}\n")
    for operator in both:
        await operator.give(PASSWORD_FILE)
    await first.give(MIGRATE)
    async with stopped_both(both):
        await asyncio.gather(*(operator.give(START) for operator in both))
        await world.until_online(PATIENCE, shards=8)
        for group in groups:
            await group.open()
            await group.play_on(moves=2)

        for operator, others in zip(both, reversed(groups), strict=True):
            del operator.machine.environment["ROOST_TEST_RELEASE"]
            identified = world.identifies
            updating = asyncio.create_task(operator.give(ONE_BY_ONE))
            while not updating.done():
                await (others.open() if await others.over() else others.move())
            await updating
            await world.wait_until(lambda identified=identified: world.identifies == identified + 4, PATIENCE)
            await world.until_online(PATIENCE, shards=8)
            for group in groups:
                await group.play_on(moves=2)

        for group in groups:
            await group.play_on()
            await group.open()
        await restart_under_load(installed, groups)

        first.kill()
        await world.wait_until(lambda: world.wire is not None and world.wire.shards_online == 4, PATIENCE)
        await groups[1].move()
        await second.edit(RANGES[1].replace("4-7/8", "0-7/8"))
        await second.give("sudo systemctl restart roost")
        await world.until_online(PATIENCE, shards=8)
        for group in groups:
            await go_on(group, 2)
        assert "Another process" in await first.give("roost run", code=1)
    for operator in both:
        assert "Traceback" not in operator.journal
        assert WORD not in operator.journal


async def restart_under_load(server: Cluster, groups: list[Group]) -> None:
    """Restart the server while everybody clicks. At most some clicks are refused, and play goes on."""
    clicking = [asyncio.create_task(keep_clicking(group, who)) for group in groups for who in group.people]

    def counts() -> list[int]:
        return [len(group.answered) for group in groups]

    await asyncio.to_thread(server.restart)
    before = counts()
    world = groups[0].world
    await world.wait_until(lambda: all(now > then + 10 for now, then in zip(counts(), before, strict=True)), PATIENCE)
    for task in clicking:
        task.cancel()
    await asyncio.gather(*clicking, return_exceptions=True)
    assert [task for task in clicking if not task.cancelled()] == []
    await world.wait_until(lambda: all(it.reply or it.failed for it in world.interactions.values()), PATIENCE)
    for group in groups:
        await go_on(group, 2)
