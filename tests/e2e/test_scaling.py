"""Two processes as compose.scale.yaml starts them, on a real server: replaced one by one while people play."""

import os
import re
from collections.abc import Mapping
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.tables.shards import Shards
from tests.e2e.conftest import Opening
from tests.e2e.group import Group
from tests.e2e.house import ROOT, Child, House
from tests.e2e.machine import Image, Machine, built
from tests.e2e.test_command_line import place
from tests.e2e.test_shards import channel_on
from tests.postgres import Cluster, cluster

__all__ = ["cluster"]

pytestmark = pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="Docker's Linux")

COMPOSE = (ROOT / "compose.scale.yaml").read_text()


def services() -> Mapping[str, str]:
    """Return the services of the file, with their settings."""
    text = COMPOSE.partition("\nservices:\n")[2].partition("\nvolumes:\n")[0]
    names = re.findall(r"^  (\w+):", text, re.MULTILINE)
    parts = re.split(r"^  \w+:.*\n", text, flags=re.MULTILINE)[1:]
    return dict(zip(names, parts, strict=True))


def ranges() -> Mapping[str, Shards]:
    """The shards of each service that has some."""
    found = {name: re.findall(r"ROOST_SHARDS: (.+)", text) for name, text in services().items()}
    return {name: Shards.parse(*texts) for name, texts in found.items() if texts}


def test_each_shard_has_one_process_and_all_of_them_have_the_same_number() -> None:
    (count,) = {shards.count for shards in ranges().values()}
    assert sorted(one for shards in ranges().values() for one in shards.ids) == list(range(count))


def test_who_is_started_waits_for_the_database_and_has_time_to_drain() -> None:
    assert [name for name, text in services().items() if 'command: ["migrate"]' in text] == ["migrate"]
    assert "condition: service_completed_successfully" in COMPOSE.partition("\nservices:\n")[0]
    assert "condition: service_healthy" in services()["migrate"]
    assert "pg_isready" in services()["postgres"]
    (seconds,) = re.findall(r"stop_grace_period: (\d+)s", COMPOSE.partition("\nservices:\n")[0])
    assert int(seconds) > 10  # which a bot may take to finish what it has begun


def test_the_document_replaces_every_process_and_migrates_before() -> None:
    steps = (ROOT / "docs" / "scaling.md").read_text().partition("## Updates, one by one")[2].splitlines()
    replaced = [line.split()[-1] for line in steps if line.startswith("docker compose -f compose.scale.yaml")]
    assert replaced == ["--pull", "migrate", *ranges()]


class Services:
    """The containers, as processes of one machine."""

    def __init__(self, house: House, image: Image, machine: Machine, database: str, output: Path) -> None:
        self._house = house
        self._image = image
        self._output = output
        self._environment = {
            **machine.environment,
            **image.environment,
            **place(house),
            "DISCORD_TOKEN": house.playground.token,
            "ROOST_DATABASE_URL": database,
        }
        self.running: dict[str, Child] = {}

    async def run(self, name: str, *arguments: str, **more: str) -> Child:
        command = [*self._image.command[:-1], *arguments]
        return await Child.run(self._output / name, command, self._image.folder, self._environment | more)

    async def up(self, name: str) -> None:
        """Start a service in place of its former process, once that has drained."""
        if name in self.running:
            self.running[name].terminate()
            assert await self.running[name].ended() == 0, self.running[name].output
        shards, world = ranges()[name], self._house.world
        identified = world.identifies
        self.running[name] = await self.run(name, "run", ROOST_SHARDS=str(shards), ROOST_METRICS="127.0.0.1:0")
        await world.wait_until(lambda: world.identifies > identified)

    async def health(self, name: str) -> Mapping[str, Any]:
        """Return the response to a container's health check."""
        url = re.findall(r"metrics\.served\s+.*?(http://\S+?)[\s\x1b]", self.running[name].output + "\n")[-1]
        async with aiohttp.ClientSession() as session, session.get(f"{url}/health") as response:
            return await response.json()

    async def gone(self) -> None:
        for child in self.running.values():
            await child.gone()


async def test_two_processes_are_replaced_one_by_one_while_people_play(
    open_house: Opening, cluster: Cluster, tmp_path: Path
) -> None:
    house = await open_house()
    house.world.identify_pause = 5.0
    machine = Machine(tmp_path / "machine")
    (machine.root / "data").mkdir()
    image = await built(machine)
    groups = {name: Group(house.world, house.people[:2], channel_on(house, it)) for name, it in ranges().items()}
    async with AsyncExitStack() as stack:
        database = stack.enter_context(cluster.database("template0"))
        compose = Services(house, image, machine, database, tmp_path)
        stack.push_async_callback(compose.gone)
        migrating = await compose.run("migrate", "migrate")
        assert await migrating.ended() == 0, migrating.output
        for name in ranges():
            await compose.up(name)
        for name, group in groups.items():
            await group.open()
            health = await compose.health(name)
            assert health["healthy"], health
            assert health["shards"].keys() == {str(shard) for shard in ranges()[name].ids}
        for name in ranges():
            await compose.up(name)
            for group in groups.values():
                await group.move()
        for child in compose.running.values():
            assert "Traceback" not in child.output
    assert house.world.identifies_left == 996, "they took turns, and none was refused"
