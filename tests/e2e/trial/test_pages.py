"""docs/hosting.md and docs/scaling.md as the script of a trial: from one file to PostgreSQL, and on to two processes.

Only addresses, passwords and ranges of shards are replaced. `machine.py` lists the programs that others stand in for;
PostgreSQL and its programs are real, and ask for the password."""

import asyncio
import os
import shutil
import signal
import socket
import subprocess
from pathlib import Path
from random import sample

import pytest

from tests.e2e.conftest import Opening
from tests.e2e.group import Group, keep_clicking, whispered
from tests.e2e.house import ROOT, House
from tests.e2e.kills import go_on
from tests.e2e.machine import CLONE, Machine, blocks, stopped_at_the_end
from tests.engines import sqlite_alone
from tests.patience import PATIENCE
from tests.postgres import Cluster
from tests.postgres_server import USER, program
from tests.steering import add_guild, until_online
from tests.store.trials import HEAD

pytestmark = [
    sqlite_alone,  # the pages begin there, and bring a server of their own
    pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="systemd's Linux"),
]

WORD = "hush-hush"
"""The role's password, which nothing may print."""
ROOST = 'roost() { sudo -u roost venv/bin/python -m bot "$@"; }\n'
"""What the page says that `roost` is without Docker."""

INSTALL, CHECK, START, BACK_UP, *_ = blocks("Without Docker", "sh")
DRIVER, ROLE, PASSWORD_FILE, MOVE, DUMP, RESTORE, MIGRATE = blocks("PostgreSQL", "sh")
BY_FILE, BY_URL = blocks("PostgreSQL", "ini")
RANGES = blocks("From one process to two", "ini", "scaling.md")
_, ONE_BY_ONE = blocks("Updates, one by one", "sh", "scaling.md")
STOP = "sudo systemctl stop roost"
ANSWERED = 40060
"""Discord's code where an interaction has a reply: these processes are given no more time than in an operator's house,
so they send a slow reply once more."""
MIGRATIONS = "bot/store/migrations/versions/"


class Operator:
    """Gives the commands of the pages on a machine, with the addresses, passwords and shards of a trial."""

    def __init__(self, root: Path, house: House, server: Cluster, port: int) -> None:
        self.machine = Machine(root)
        self._house = house
        house.refused.add(ANSWERED)
        self._folder = root / "opt" / "roost"
        self._meant = {
            CLONE: "address",
            "127.0.0.1:5432": f"127.0.0.1:{port}",
            "database.internal:5432": f"127.0.0.1:{port}",
            "roost:password": f"roost:{WORD}",
            "0-3/8": "0/2",
            "4-7/8": "1/2",
        }
        self.machine.environment |= {
            "ROOST_TEST_PGHOST": str(server.folder),
            "ROOST_TEST_PGPORT": str(port),
            "PATH": f"{self.machine.environment['PATH']}:{Path(program('pg_dump') or '').parent}",
        }

    def _adapted(self, text: str) -> str:
        for word, meant in self._meant.items():
            text = text.replace(word, meant)
        return text

    async def give(self, script: str) -> str:
        """Give commands in Roost's folder, once there is one. Returns their output."""
        folder = self._folder if self._folder.exists() else self.machine.root
        said = await self.machine.run(ROOST + self._adapted(script), folder)
        assert WORD not in said
        return said

    async def edit(self, ini: str, script: str = "sudoedit .env") -> None:
        """Add settings to `.env`, where the last line of a name counts."""
        (self.machine.root / "settings").write_text(self.machine.here(self._adapted(ini)))
        await self.give(script)

    async def install(self, ini: str) -> None:
        """Follow the page's first block, with these settings."""
        secrets = "\n".join(f"{name}={value}" for name, value in self._house.place.items())
        await self.edit(f"{ini.replace('DISCORD_TOKEN=…', '')}\n{secrets}\n", INSTALL)

    async def make_role(self) -> None:
        """Make role and database, and type the password twice."""
        await self.give(f"{{\n{ROLE}}} <<< $'{WORD}\\n{WORD}'")

    def go_back_to(self, commit: str) -> None:
        """Put the code of a former release in place of this one's."""
        rooms = ("bot", "games", "renderers")
        for room in rooms:
            shutil.rmtree(self._folder / room)
        archive = subprocess.check_output(("git", "archive", commit, *rooms), cwd=ROOT)
        subprocess.run(("tar", "x"), cwd=self._folder, input=archive, check=True)

    def die(self) -> None:
        running = self.machine.root / "roost.pid"
        os.kill(int(running.read_text()), signal.SIGKILL)
        running.unlink()

    def check_journal(self) -> None:
        journal = (self.machine.root / "journal").read_text()
        assert "Traceback" not in journal
        assert WORD not in journal


def is_free(number: int) -> bool:
    with socket.socket() as one:
        return one.connect_ex(("127.0.0.1", number)) != 0


@pytest.fixture
def port(server: Cluster) -> int:
    """The port of a server as its package leaves it: `postgres` is its superuser, and by TCP it wants passwords."""
    first_given = int(Path("/proc/sys/net/ipv4/ip_local_port_range").read_text().split()[0])
    # none that the system gives to another socket while this server starts again
    number = next(filter(is_free, sample(range(first_given - 10_000, first_given), 100)))
    server.execute(
        f"ALTER SYSTEM SET port = {number}",
        "ALTER SYSTEM SET listen_addresses = '127.0.0.1'",
        "CREATE ROLE postgres SUPERUSER LOGIN",
        "SET SESSION AUTHORIZATION postgres",
        f"ALTER ROLE {USER} RENAME TO other",
    )
    rules = "local all postgres trust\nhost all all 127.0.0.1/32 scram-sha-256\n"
    (server.folder / "data" / "pg_hba.conf").write_text(rules)
    server.restart()
    return number


def former_release() -> str | None:
    """Return the newest commit that lacks this one's last migrations and may run beside them, because they expand, or
    else the commit before this one. None where the clone's history does not reach it. Commits of branches that numbered
    theirs otherwise do not count."""

    def git(*words: str) -> list[str]:
        return subprocess.check_output(("git", *words), cwd=ROOT, text=True).split()

    def migrations(commit: str) -> list[str]:
        return git("ls-tree", "--name-only", commit, MIGRATIONS)

    def lacks_some(commit: str) -> bool:
        names = migrations(commit)
        missing = all_of_them[len(names) :]
        expand = all("expands = True" in (ROOT / name).read_text(encoding="utf-8") for name in missing)
        return bool(missing) and names == all_of_them[: len(names)] and expand

    all_of_them = migrations("HEAD")
    same = [
        commit for commit in git("rev-list", "--first-parent", "-2", "HEAD")[1:] if migrations(commit) == all_of_them
    ]
    return next(iter([*filter(lacks_some, git("log", "--format=%H", "--", MIGRATIONS)), *same]), None)


async def test_hosting_page_leads_from_one_file_to_postgresql_and_back_to_a_backup(
    open_house: Opening, server: Cluster, port: int, tmp_path: Path
) -> None:
    house = await open_house()
    group = house.group(2)
    operator = Operator(tmp_path / "machine", house, server, port)

    async def start() -> None:
        await operator.give("sudo systemctl start roost")
        await until_online(house.world, PATIENCE)

    async def in_words() -> str:
        return whispered(await group.say(group.people[0], "table show", text=True))

    await operator.install(*blocks("Without Docker", "ini"))
    async with stopped_at_the_end(operator.machine):
        await operator.give(CHECK)
        await operator.give(START)
        await until_online(house.world, PATIENCE)
        await group.open()
        await group.play_on(moves=2)
        await operator.give(STOP)
        await operator.give(BACK_UP)

        await operator.give(DRIVER)
        await operator.make_role()
        await operator.give(PASSWORD_FILE)
        assert "rows were copied from" in await operator.give(MOVE)
        await operator.edit(BY_URL.replace("password", "wrong"))
        for command in ("check", "run"):
            refused = await operator.give(f"roost {command} && exit 1 || [ $? = 1 ]")
            assert "does not let Roost in" in refused
            assert "password authentication failed" in refused
        for ini in (BY_URL, BY_FILE):
            await operator.edit(ini)
            assert "is kept by PostgreSQL" in await operator.give("roost check")
        await start()
        await group.play_on(moves=2)

        await operator.give(DUMP)
        kept = await in_words()
        await group.move()
        assert await in_words() != kept
        await operator.give(STOP)
        await operator.give(RESTORE)
        await operator.give(MIGRATE)
        await start()
        assert await in_words() == kept, "as it was when the backup was made"
        await group.say(group.people[0], "table show")
        await group.move()
    operator.check_journal()


async def test_scaling_page_leads_to_two_processes_that_are_updated_and_taken_over(
    open_house: Opening, server: Cluster, port: int, tmp_path: Path
) -> None:
    house = await open_house()
    world = house.world
    world.max_concurrency = 2  # otherwise one waits five seconds for the other's identify
    guilds = [add_guild(world, name, house.people, number << 22) for name, number in (("first", 10), ("second", 11))]
    groups = [Group(world, house.people[:2], world.add_channel("table", guild.id).id) for guild in guilds]
    first, second = both = [Operator(tmp_path / name, house, server, port) for name in ("one", "two")]
    former = former_release()
    for operator, ini in zip(both, RANGES, strict=True):
        await operator.install(ini)
        await operator.give(DRIVER)
        if former:
            operator.go_back_to(former)
        await operator.give(PASSWORD_FILE)
    await first.make_role()
    await first.give(MIGRATE)
    async with stopped_at_the_end(first.machine), stopped_at_the_end(second.machine):
        await asyncio.gather(*(operator.give(START) for operator in both))
        await until_online(world, PATIENCE, shards=2)
        for group in groups:
            await group.open()
            await play(group)

        for operator, others in zip(both, reversed(groups), strict=True):
            identified = world.identifies
            updating = asyncio.create_task(operator.give(ONE_BY_ONE))
            while not updating.done():
                await play(others)
            await updating
            await world.wait_until(lambda identified=identified: world.identifies > identified, PATIENCE)
            assert f"version {HEAD}" in await operator.give("roost check")
            for group in groups:
                await play(group)

        await restart_under_load(server, groups)

        first.die()
        await world.wait_until(lambda: world.wire and world.wire.shards_online == 1, PATIENCE)
        await play(groups[1])
        await second.edit(RANGES[1].replace("4-7/8", "0-1/2"))
        await second.give("sudo systemctl restart roost")
        await until_online(world, PATIENCE, shards=2)
        for group in groups:
            await play(group)
    for operator in both:
        operator.check_journal()
    if former is None:
        pytest.skip(
            "all but the update from a former release: this clone's history has none that may run beside this one"
        )


async def play(group: Group) -> None:
    """Play a move, at a new table if the last one has ended."""
    if await group.over():
        await group.open()
    await go_on(group, 1)


async def restart_under_load(server: Cluster, groups: list[Group]) -> None:
    """Restart the server while everybody clicks. At most some clicks are refused, and play goes on."""
    world = groups[0].world
    for group in groups:
        await group.play_on()
        await group.open()
    clicking = [asyncio.create_task(keep_clicking(group, who)) for group in groups for who in group.people]
    await asyncio.to_thread(server.restart)
    clicks = [len(group.answered) for group in groups]
    await world.wait_until(
        lambda: all(len(group.answered) > then + 10 for group, then in zip(groups, clicks, strict=True)), PATIENCE
    )
    for task in clicking:
        task.cancel()
    await asyncio.gather(*clicking, return_exceptions=True)
    assert [task for task in clicking if not task.cancelled()] == []
    await world.wait_until(lambda: all(it.reply or it.failed for it in world.interactions.values()), PATIENCE)
    for group in groups:
        await play(group)
