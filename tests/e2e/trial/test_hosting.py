"""From an empty directory to a running bot, by docs/hosting.md and by the Dockerfile. `machine.py` lists the
substitutes."""

import asyncio
import os
import re
import shlex
import sys
import time
from asyncio.subprocess import DEVNULL
from pathlib import Path

import msgspec
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer
from yarl import URL

from bot.app import sqlite_url
from bot.store import open_store
from tests.e2e.conftest import Opening
from tests.e2e.house import ROOT, Child
from tests.e2e.machine import CLONE, Machine, blocks, built, stopped_at_the_end
from tests.engines import sqlite_alone
from tests.steering import until_online

pytestmark = pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="Docker's and systemd's Linux")


@sqlite_alone
async def test_by_the_document_alone_from_nothing_to_a_bot_that_is_backed_up_restored_and_updated(
    open_house: Opening, tmp_path: Path
) -> None:
    house = await open_house()
    group = house.group(2)
    machine = Machine(tmp_path / "machine")
    install, check, start, backup, restore, update = (it.replace(CLONE, "address") for it in commands_in("sh"))
    (ini,) = commands_in("ini")
    edited = machine.here(ini.replace("DISCORD_TOKEN=…", "\n".join(f"{k}={v}" for k, v in house.place.items())))
    (machine.root / "settings").write_text(edited)
    await machine.run(install, machine.root)
    folder = machine.root / "opt" / "roost"
    assert "oauth2/authorize" in await machine.run(check, folder)
    async with stopped_at_the_end(machine):
        await machine.run(start, folder)
        await until_online(house.world)
        await group.open()
        await machine.run(backup, folder)
        assert "What was there before is kept in" in await machine.run(restore, folder)
        await until_online(house.world)
        await group.move()
        await group.board()
        await machine.run(update, folder)
        await until_online(house.world)
        await group.move()
    assert "Traceback" not in (machine.root / "journal").read_text()


def commands_in(language: str) -> list[str]:
    return list(blocks("Without Docker", language))


@sqlite_alone
async def test_what_the_dockerfile_makes_is_a_bot_that_writes_nowhere_but_into_its_volume(
    open_house: Opening, tmp_path: Path
) -> None:
    house = await open_house()
    machine = Machine(tmp_path / "machine")
    (machine.root / "data").mkdir()
    image = await built(machine)
    files = sorted(image.folder.rglob("*"))
    kept = {"bot", "games", "renderers", "requirements-postgres.txt", "LICENSE"}
    assert {file.name for file in image.folder.iterdir()} == kept
    environment = {**machine.environment, **image.environment, **house.place}
    child = await Child.run(machine.root / "output", image.command, image.folder, environment)
    try:
        await child.online(house.world)
        child.terminate()
        assert await child.ended() == 0, child.output
    finally:
        await child.gone()
    assert sorted(image.folder.rglob("*")) == files
    assert (machine.root / "data" / "roost.db").is_file()
    assert image.said["USER"] == ["roost"]


def test_with_the_driver_of_postgresql_all_is_pinned_as_without_it() -> None:
    without, pinned = [
        re.findall(r"^([\w.-]+)==(\S+)", (ROOT / file).read_text(), re.MULTILINE)
        for file in ("requirements.txt", "requirements-postgres.txt")
    ]
    assert set(without) < set(pinned)
    assert {name for name, _ in set(pinned) - set(without)} == {"psycopg", "psycopg-binary"}


def test_compose_health_check_and_unit_agree_with_the_image() -> None:
    docker, compose = (ROOT / "Dockerfile").read_text(), (ROOT / "compose.yaml").read_text()
    (address,) = re.findall(r"^ENV ROOST_METRICS=(.+)$", docker, re.MULTILINE)
    assert address.startswith("127.0.0.1:"), "nobody outside the container is told"
    (volume,) = re.findall(r"^VOLUME (.+)$", docker, re.MULTILINE)
    assert f"- data:{volume}\n" in compose
    assert f"sqlite+aiosqlite:///{volume}/roost.db" in docker
    unit = (ROOT / "docs" / "roost.service").read_text()
    for seconds in (*re.findall(r"TimeoutStopSec=(\d+)", unit), *re.findall(r"stop_grace_period: (\d+)s", compose)):
        assert int(seconds) > 10  # which a bot may take to finish what it has begun
    assert "RestartPreventExitStatus=1 2\n" in unit


async def test_health_check_of_the_image_asks_the_port_that_is_set() -> None:
    (command,) = re.findall(r"^HEALTHCHECK .*?CMD (\[.*\])$", (ROOT / "Dockerfile").read_text(), re.MULTILINE)
    check = [sys.executable, *msgspec.json.decode(command, type=list[str])[1:]]
    codes = {True: 200, False: 503}
    healthy = True

    async def health(request: web.Request) -> web.Response:
        return web.Response(status=codes[healthy])

    app = web.Application()
    app.router.add_get("/health", health)
    async with TestServer(app, host="127.0.0.1") as server:
        port = URL(server.make_url("/")).port
        for place in (f"127.0.0.1:{port}", f"0.0.0.0:{port}"):
            for healthy in (True, False):
                asked = await asyncio.create_subprocess_exec(*check, env={"ROOST_METRICS": place}, stderr=DEVNULL)
                assert (await asked.wait() == 0) == healthy
    switched_off = await asyncio.create_subprocess_exec(*check, env={"ROOST_METRICS": ""})
    assert await switched_off.wait() == 0


async def test_backup_unit_copies_the_tables_and_removes_old_copies(tmp_path: Path) -> None:
    database, backups = tmp_path / "roost.db", tmp_path / "backups"
    await (await open_store(sqlite_url(database))).close()
    unit = (ROOT / "docs" / "roost-backup.service").read_text()
    lines = re.findall(r"^ExecStart(?:Pre|Post)?=(.*)$", unit, re.MULTILINE)
    backups.mkdir()
    for name, days in (("roost-old.db", 16), ("roost-young.db", 13), ("other.txt", 99)):
        (backups / name).touch()
        then = time.time() - days * 24 * 3600
        os.utime(backups / name, (then, then))
    for line in lines:
        command = line.replace("%%", "%").replace("/var/lib/roost", str(tmp_path))
        words = shlex.split(command.replace("/opt/roost/venv/bin/python", sys.executable))
        settings = {**os.environ, "ROOST_DATABASE_URL": sqlite_url(database)}
        done = await asyncio.create_subprocess_exec(*words, cwd=ROOT, env=settings)
        assert await done.wait() == 0
    kept = sorted(file.name for file in backups.iterdir())
    assert kept[0] == "other.txt"
    assert kept[-1] == "roost-young.db"
    assert len(kept) == 3, "and the new one"
