"""Metrics at ROOST_METRICS: how long replies take, what was refused or lost, and the bot's health."""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

import aiohttp
import msgspec
import pytest
from prometheus_client.parser import text_string_to_metric_families
from structlog.testing import capture_logs

from bot import __version__
from bot.chat.front import interaction
from bot.chat.requests import Leaving
from bot.metrics.meters import Meters
from bot.metrics.server import serve_metrics
from bot.playground import gateway
from bot.playground.gateway import Gateway
from bot.playground.interactions import COMPLETE
from bot.playground.sessions import Connection
from bot.playground.values import Json, as_object
from bot.store import open_store
from games.registry import GAMES
from tests.e2e.conftest import Opening
from tests.e2e.faults.proxy import Fault, Proxy
from tests.e2e.faults.trial import house_behind
from tests.e2e.hand_players import Room
from tests.e2e.house import House
from tests.engines import NewDatabase, sqlite_alone
from tests.patience import PATIENCE
from tests.store.kept import File

pytestmark = pytest.mark.usefixtures("sketched")

UNWELL = {"healthy": False, "version": __version__, "database": "written"}


class Metrics(NamedTuple):
    """A house whose bot is watched, and the address of its metrics."""

    house: House
    url: str

    async def read(self, page: str) -> tuple[int, str]:
        async with aiohttp.ClientSession() as session, session.get(f"{self.url}/{page}") as answer:
            return answer.status, await answer.text()

    async def measures(self) -> list[tuple[str, dict[str, str], float]]:
        """Every measure of Roost's: its name, its labels, and how much."""
        families = text_string_to_metric_families((await self.read("metrics"))[1])
        found = [one for family in families for one in family.samples]
        return [(one.name, one.labels, one.value) for one in found if one.name.startswith("roost_")]

    async def series(self) -> set[str]:
        """The names of all measures of Roost's, with their labels."""
        lines = (await self.read("metrics"))[1].splitlines()
        return {line.rpartition(" ")[0] for line in lines if line.startswith("roost_")}

    async def sum(self, name: str, **labels: str) -> float:
        """A measure, over all labels that are not named."""
        return sum(much for one, of, much in await self.measures() if one == name and labels.items() <= of.items())

    async def health(self) -> tuple[int, Json]:
        status, text = await self.read("health")
        return status, as_object(msgspec.json.decode(text))

    async def until(self, status: int) -> Json:
        """Wait until the health check answers with a status. Returns its content."""
        async with asyncio.timeout(PATIENCE):
            while (health := await self.health())[0] != status:
                pass
        return health[1]


@asynccontextmanager
async def watched(house: House) -> AsyncGenerator[Metrics]:
    """A house whose bot is not started yet, and a store of its own that is asked."""
    house.metrics = meters = Meters(__version__)
    store = await open_store(house.database.url)
    try:
        async with serve_metrics("127.0.0.1:0", meters, store) as url:
            yield Metrics(house, url)
    finally:
        await store.close()


@pytest.fixture
async def served(open_house: Opening) -> AsyncIterator[Metrics]:
    async with watched(await open_house()) as served:
        yield served


async def test_metrics_are_served_during_play_and_name_no_person(served: Metrics) -> None:
    house, world = served.house, served.house.world
    await house.start()
    tables: list[str] = []
    for game in GAMES:
        alone = Room(house, game, house.people[:1])
        await alone.against(["chick"])
        await alone.play_on(5)
        assert await served.sum("roost_live_tables", game=game, phase="playing") == 1
        tables.append((await alone.table()).info.id)
        asked = await alone.ask(house.people[0], "table end")
        await alone.press_id(house.people[0], asked.id, Leaving(tables[-1], "close").custom_id)
    await house.group().say(house.people[0], "leaderboard")
    await house.followed()

    assert await served.sum("roost_live_tables") == 0
    interactions = [it for it in world.interactions.values() if it.kind != COMPLETE]
    assert await served.sum("roost_reply_seconds_count") == len(interactions)
    assert await served.sum("roost_reply_seconds_count", kind="/table open") == len(GAMES)
    assert await served.sum("roost_reply_seconds_count", kind="move") >= 10
    assert await served.sum("roost_refusals_total", code="none-ranked") == 1
    assert await served.sum("roost_failed_interactions_total") == 0
    assert await served.sum("roost_picture_seconds_count", what="board") >= 10
    assert await served.sum("roost_picture_seconds_count", what="hand") >= 2
    assert await served.sum("roost_store_seconds_count", access="write") >= 10
    assert await served.sum("roost_store_seconds_count", access="read") >= 10
    assert await served.sum("roost_discord_requests_total") >= len(house.requests)

    said = (await served.read("metrics"))[1]
    ids = {str(one) for one in (*world.people, *world.channels, *world.interactions, world.guild_id, world.bot_id)}
    names = {person.name for person in house.people}
    assert [one for one in (*ids, *names, *tables) if one in said] == []


async def test_every_series_is_there_from_the_start(served: Metrics) -> None:
    """Prometheus sees no increase in a series that appears with its first increment, so no alert would."""
    house = served.house
    await house.start()
    begun = await served.series()
    group, carla = house.group(2), house.people[2]
    await group.open()
    board = await group.board()
    await group.press_id(carla, board.id, next(iter(board.moves.values())))
    await group.say(carla, "table leave")
    await group.say(group.people[0], "heckmeck keep", face="9")
    await group.say(carla, "verify", table="nosuchid")
    await house.followed()
    assert await served.series() == begun
    counted = [of for name, of, value in await served.measures() if value and not name.endswith("_bucket")]
    kinds, codes = ({of[label] for of in counted if label in of} for label in ("kind", "code"))
    assert kinds == {"move", "join", "start", "/table open", "/table leave", "/heckmeck keep", "/verify"}
    assert codes >= {"not-seated", "no-such-table"}


async def test_metrics_count_refused_and_late_requests(
    new_database: NewDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    limited = Fault("429", status=429, retry_after=0.01)
    monkeypatch.setattr(interaction, "DEFER_AFTER", PATIENCE)
    async with Proxy() as proxy, house_behind(proxy, new_database) as (house, line), watched(house) as house_watched:
        await house.start()
        group = house.group(2)
        await group.open()
        await house.followed()
        line.listen("answer: edit", limited)
        await group.move()
        await house.followed()
        assert await house_watched.sum("roost_rate_limited_requests_total") == 1
        assert await house_watched.sum("roost_discord_requests_total", status="429") == 1
        assert await house_watched.sum("roost_deferred_replies_total") == 0

        monkeypatch.setattr(interaction, "DEFER_AFTER", 0.0)
        await group.move()
        await house.followed()
        assert await house_watched.sum("roost_deferred_replies_total", kind="move") == 1
        assert await house_watched.sum("roost_failed_interactions_total") == 0

        line.listen("answer: defer", Fault("cut for good", cut=True, times=1000))
        who, board, house.world.patience = await group.asked(), await group.board(), 0.1
        replies = await house_watched.sum("roost_reply_seconds_count")
        lost = await house.world.click(who.id, board.id, next(iter(board.moves.values())))
        await house.followed()
        assert lost.failed
        assert await house_watched.sum("roost_failed_interactions_total", kind="move") == 1
        assert await house_watched.sum("roost_reply_seconds_count") == replies
        assert await house_watched.sum("roost_discord_requests_total", status="none") > 0


async def test_health_is_of_the_heartbeats_and_not_of_an_open_port(
    served: Metrics, monkeypatch: pytest.MonkeyPatch
) -> None:
    deaf = False
    receive = Gateway._receive  # pyright: ignore[reportPrivateUsage] - what it does not hear, it does not answer

    def received(self: Gateway, connection: Connection, text: str) -> None:
        if not (deaf and '"op":1,' in text):
            receive(self, connection, text)

    monkeypatch.setattr(gateway, "HEARTBEAT_MS", 50)
    monkeypatch.setattr(Gateway, "_receive", received)
    assert await served.health() == (503, UNWELL | {"shards": {}})
    await served.house.start()
    assert (await served.until(200))["healthy"] is True
    deaf = True
    shards = as_object((await served.until(503))["shards"])
    assert as_object(shards["0"])["late"] is True
    deaf = False
    await served.until(200)
    await served.house.stop()
    assert await served.health() == (503, UNWELL | {"shards": {"0": "not connected"}})


@sqlite_alone
async def test_health_is_of_a_write_to_the_database(served: Metrics) -> None:
    """A file that another program keeps locked; a server that is stopped is in `test_outages.py`."""
    await served.house.start()
    assert (await served.until(200))["database"] == "written"
    with served.house.database.locked():
        status, health = await served.health()
        assert (status, health["database"], health["healthy"]) == (503, "not writable", False)
        assert (await served.read("metrics"))[0] == 200
    await served.until(200)


@sqlite_alone
async def test_health_says_what_is_wrong_with_a_damaged_database(served: Metrics) -> None:
    await served.house.start()
    await served.until(200)
    database = served.house.database
    assert isinstance(database, File)
    database.rows("PRAGMA wal_checkpoint(TRUNCATE)")  # what the bot has read of the file is read again
    with capture_logs():  # whatever reads it from now on fails
        with database.path.open("r+b") as file:
            file.write(bytes(100))
        health = await served.until(503)
        assert "file is not a database" in str(health["database"])
        assert (await served.read("metrics"))[0] == 200
        await served.house.stop()
