"""From an empty directory to a running bot, by docs/hosting.md and by the Dockerfile: `machine.py` says what stands in
for what there."""

import os
import re
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.e2e.conftest import Opening
from tests.e2e.house import ROOT, Child, House
from tests.e2e.machine import Machine, blocks, built
from tests.e2e.test_command_line import place
from tests.engines import sqlite_alone

pytestmark = pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="Docker's and systemd's Linux")

CLONE = "<address of this repository>"


@asynccontextmanager
async def stopped_at_the_end(machine: Machine) -> AsyncGenerator[None]:
    try:
        yield
    finally:
        if (machine.root / "roost.pid").exists():
            await machine.run("systemctl stop roost", machine.root)


def settings(house: House) -> dict[str, str]:
    return {**place(house), "DISCORD_TOKEN": house.playground.token}


@sqlite_alone
async def test_by_the_document_alone_from_nothing_to_a_bot_that_is_backed_up_restored_and_updated(
    open_house: Opening, tmp_path: Path
) -> None:
    house = await open_house()
    group = house.group(2)
    machine = Machine(tmp_path / "machine")
    install, check, start, backup, restore, update = (it.replace(CLONE, "address") for it in told("sh"))
    (ini,) = told("ini")
    told_to_edit = machine.here(
        ini.replace("DISCORD_TOKEN=…", "\n".join(f"{k}={v}" for k, v in settings(house).items()))
    )
    (machine.root / "settings").write_text(told_to_edit)
    await machine.run(install, machine.root)
    folder = machine.root / "opt" / "roost"
    assert "oauth2/authorize" in await machine.run(check, folder)
    async with stopped_at_the_end(machine):
        await machine.run(start, folder)
        await house.world.until_online()
        await group.open()
        await machine.run(backup, folder)
        assert "What was there before is kept in" in await machine.run(restore, folder)
        await house.world.until_online()
        await group.move()
        await group.board()
        await machine.run(update, folder)
        await house.world.until_online()
        await group.move()
    assert "Traceback" not in (machine.root / "journal").read_text()


def told(language: str) -> list[str]:
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
    assert {file.name for file in image.folder.iterdir()} == {"bot", "games", "renderers", "requirements-postgres.txt"}
    environment = {**machine.environment, **image.environment, **settings(house)}
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
    assert f"http://{address}/health" in docker
    (volume,) = re.findall(r"^VOLUME (.+)$", docker, re.MULTILINE)
    assert f"- data:{volume}\n" in compose
    assert f"sqlite+aiosqlite:///{volume}/roost.db" in docker
    unit = (ROOT / "docs" / "roost.service").read_text()
    for seconds in (*re.findall(r"TimeoutStopSec=(\d+)", unit), *re.findall(r"stop_grace_period: (\d+)s", compose)):
        assert int(seconds) > 10  # which a bot may take to finish what it has begun
    assert "RestartPreventExitStatus=1 2\n" in unit
