"""Every measure of docs/metrics.md moves by its cause in a running bot, and Prometheus raises every alert."""

import asyncio
import re
import shutil
import subprocess
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import aiohttp
import msgspec
import pytest
from structlog.testing import capture_logs

from bot.chat.front import interaction, painter
from bot.playground import gateway
from bot.playground.gateway import Gateway
from bot.playground.objects import Exchange
from bot.playground.rest import CALLBACK
from bot.playground.sessions import Connection
from bot.store import SqlStore
from bot.tables.store import StoreBusy
from games.heckmeck import Heckmeck
from tests.e2e import house as houses
from tests.e2e.conftest import Opening, StartChild, Street
from tests.e2e.faults.proxy import WHISPER, Fault, Line, Proxy
from tests.e2e.faults.trial import house_behind
from tests.e2e.group import STAYS, Group, ids
from tests.e2e.hand_players import Room
from tests.e2e.house import ROOT, House
from tests.e2e.kills import bring_up
from tests.e2e.test_metrics import Metrics, watched
from tests.engines import NewDatabase
from tests.patience import PATIENCE
from tests.sketches import sketch
from tests.steering import drop_gateway, invalidate_sessions, until_online

pytestmark = pytest.mark.usefixtures("sketched")

DOCUMENT = (ROOT / "docs" / "metrics.md").read_text(encoding="utf-8")
RULES = (ROOT / "docs" / "roost-alerts.yml").read_text(encoding="utf-8")
PANELS = msgspec.json.decode((ROOT / "docs" / "roost-dashboard.json").read_bytes())["panels"]
QUERIES: Sequence[str] = [target["expr"] for panel in PANELS for target in panel["targets"]]
"""What the dashboard asks Prometheus."""
SERIES = Path(__file__).with_name("alerts.yml")
CUT = Fault("cut for good", cut=True, times=1000)
LIMITED = Fault("429", status=429, retry_after=0.01)


class Running(NamedTuple):
    """A table in play, what lies between the bot and Discord, and the bot's measures."""

    group: Group
    house: House
    line: Line
    metrics: Metrics
    patch: pytest.MonkeyPatch

    async def values(self) -> dict[str, str]:
        """Return all lines of Roost's measures: name and labels, and value."""
        lines = (await self.metrics.read("metrics"))[1].splitlines()
        return dict(line.rsplit(" ", 1) for line in lines if line.startswith("roost_"))

    async def until(self, name: str, holds: Callable[[float], bool]) -> None:
        """Wait for a value of a measure."""
        async with asyncio.timeout(PATIENCE):
            while not holds(await self.metrics.sum(name)):
                pass


@pytest.fixture
async def running(new_database: NewDatabase, street: Street, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Running]:
    async with Proxy() as proxy, house_behind(proxy, new_database) as (house, line), watched(house) as metrics:
        house.world.patience = PATIENCE
        await house.start()
        await house.emoji_brought()
        group = house.group(2)
        await group.open(variants=STAYS)
        await house.followed()
        yield Running(group, house, line, metrics, monkeypatch)
        house.world.turned_away = None
        await until_online(house.world)


# Causes


async def play(running: Running) -> None:
    await running.group.move()


async def open_table(running: Running) -> None:
    channel = running.house.world.add_channel("hands")
    room = Room(running.house, "hornochsen", running.house.people[:2], channel.id)
    await room.begin()
    await room.dealt()


async def ask_for_signs(running: Running) -> None:
    anna = running.house.people[0]
    page = await running.group.ask(anna, "rules", game="heckmeck")
    await running.group.press_id(anna, page.id, next(one for one in ids(page) if '"signs"' in one))


async def ask_for_missing_table(running: Running) -> None:
    await running.group.say(running.house.people[0], "verify", table="nosuchid")


async def draw_slowly(running: Running) -> None:
    """The picture is not ready before the reply was deferred."""
    deferred = threading.Event()

    def draw(*what: Any) -> Any:
        deferred.wait(PATIENCE)
        return sketch(*what)

    def notice(exchange: Exchange) -> None:
        if exchange.route == CALLBACK:
            deferred.set()

    running.house.world.observers.append(notice)
    running.patch.setattr(interaction, "DEFER_AFTER", 1.5)
    running.patch.setattr(painter, "draw", draw)
    await running.group.move()


async def lose_replies(running: Running) -> None:
    running.line.listen(WHISPER, CUT)
    running.house.world.patience = 0.1
    for _ in range(4):
        person, channel = running.house.people[0].id, running.group.channel_id
        assert (await running.house.world.command(person, channel, "verify", {"table": "nosuchid"})).failed


async def lock_database(running: Running) -> None:
    running.patch.setattr(houses, "PATIENCE", 0.1)
    await running.house.restart()
    with running.house.database.locked():
        await running.group.move()


async def fill_disk(running: Running) -> None:
    async def write_nothing(_: SqlStore) -> None:
        raise StoreBusy("database or disk is full")

    running.patch.setattr(SqlStore, "check", write_nothing)


async def limit_requests(running: Running) -> None:
    while await running.metrics.sum("roost_rate_limited_requests_total") < 21:
        running.line.listen("answer: edit", LIMITED)
        await running.group.move()


async def acknowledge_heartbeats_later(running: Running) -> None:
    running.patch.setattr(gateway, "HEARTBEAT_MS", 600)
    running.patch.setattr(gateway, "ACK_AFTER", 0.4)
    drop_gateway(running.house.world)
    await running.until("roost_gateway_latency_seconds", lambda seconds: 0.3 < seconds < PATIENCE)


async def acknowledge_no_heartbeat(running: Running) -> None:
    receive = Gateway._receive  # pyright: ignore[reportPrivateUsage] - what it does not hear, it does not answer

    def received(self: Gateway, connection: Connection, text: str) -> None:
        if '"op":1,' not in text:
            receive(self, connection, text)

    running.patch.setattr(gateway, "HEARTBEAT_MS", 50)
    running.patch.setattr(Gateway, "_receive", received)
    drop_gateway(running.house.world)
    await running.until("roost_gateway_heartbeat_age_seconds", lambda seconds: seconds > 1)


async def turn_away(running: Running) -> None:
    running.house.world.turned_away = 4000
    invalidate_sessions(running.house.world)
    await running.until("roost_gateway_up", lambda up: up == 0)


async def fail_a_thought(running: Running) -> None:
    alone = Room(running.house, "heckmeck", running.house.people[:1], running.house.world.add_channel("alone").id)
    with running.patch.context() as patch, capture_logs():
        patch.setattr(Heckmeck, "resample", None)
        await alone.against(["hen"])
        while not await running.metrics.sum("roost_computer_faults_total"):
            await alone.play_on(1)
        await alone.until_asked()


async def set_discords_clock(running: Running) -> None:
    running.house.world.skip(60)
    await running.group.move()


Cause = Callable[[Running], Awaitable[None]]

CAUSES: Sequence[tuple[str, Cause]] = (
    ('roost_reply_seconds_count{kind="move"}', play),
    ('roost_deferred_replies_total{kind="move"}', draw_slowly),
    ('roost_failed_interactions_total{kind="/verify"}', lose_replies),
    ('roost_refusals_total{code="no-such-table"}', ask_for_missing_table),
    ('roost_picture_seconds_count{what="board"}', play),
    ('roost_picture_seconds_count{what="hand"}', open_table),
    ('roost_picture_seconds_count{what="other"}', ask_for_signs),
    ('roost_store_seconds_count{access="read"}', ask_for_missing_table),
    ('roost_store_seconds_count{access="write"}', play),
    ('roost_store_busy_total{access="write"}', lock_database),
    ("roost_database_writable", fill_disk),
    ('roost_live_tables{game="hornochsen",phase="playing"}', open_table),
    ('roost_discord_requests_total{status="200"}', play),
    ('roost_rate_limited_requests_total{scope="shared"}', limit_requests),
    ('roost_gateway_up{shard="0"}', turn_away),
    ('roost_gateway_latency_seconds{shard="0"}', acknowledge_heartbeats_later),
    ('roost_gateway_heartbeat_age_seconds{shard="0"}', acknowledge_no_heartbeat),
    ("roost_computer_faults_total", fail_a_thought),
    ("roost_clock_ahead_seconds", set_discords_clock),
)
"""Measures and what moves them."""


@pytest.mark.parametrize(("measure", "cause"), CAUSES)
async def test_cause_moves_its_measure(running: Running, measure: str, cause: Cause) -> None:
    before = await running.values()
    await cause(running)
    await running.house.followed()
    assert (await running.values()).get(measure) != before.get(measure)


async def test_process_that_is_killed_answers_no_more(open_house: Opening, start_child: StartChild) -> None:
    child = await bring_up(await open_house(), start_child, ROOST_METRICS="127.0.0.1:0")
    (url,) = re.findall(r"url=(http://\S+)", child.output)
    async with aiohttp.ClientSession() as session, session.get(f"{url}/metrics") as answer:
        assert "roost_build_info" in await answer.text()
    child.kill()
    await child.ended()
    async with aiohttp.ClientSession() as session:
        with pytest.raises(aiohttp.ClientConnectorError):
            await session.get(f"{url}/metrics")


async def test_healthy_bot_moves_no_measure_of_trouble(running: Running) -> None:
    world, named = running.house.world, {*re.findall(r"roost_(?!reply|clock|gateway|database)\w+", RULES)}
    await running.group.play_on(moves=20)
    drop_gateway(world)
    await world.wait_until(lambda: world.resumes)
    await running.group.play_on(moves=2)
    await running.house.followed()
    assert {await running.metrics.sum(name) for name in named} == {0}
    assert await running.metrics.sum("roost_gateway_up") == 1


@pytest.mark.skipif(not shutil.which("promtool"), reason="no promtool (`apt-get install prometheus` installs it)")
def test_prometheus_raises_each_alert_as_its_series_say() -> None:
    judged = subprocess.run(["promtool", "test", "rules", SERIES], capture_output=True, text=True, check=False)
    assert judged.returncode == 0, judged.stdout + judged.stderr


@pytest.mark.skipif(not shutil.which("promtool"), reason="no promtool (`apt-get install prometheus` installs it)")
def test_prometheus_understands_what_the_dashboard_asks(tmp_path: Path) -> None:
    rules = [{"record": f"panel:{number}", "expr": query} for number, query in enumerate(QUERIES)]
    (tmp_path / "rules.yml").write_bytes(msgspec.json.encode({"groups": [{"name": "panels", "rules": rules}]}))
    checked = subprocess.run(["promtool", "check", "rules", tmp_path / "rules.yml"], capture_output=True, check=False)
    assert checked.returncode == 0, checked.stderr


async def test_names_and_labels_of_alerts_and_their_series_are_exposed(running: Running) -> None:
    """All but `up`, which Prometheus itself writes down, as it does its labels `job` and `instance`."""
    exposed = await running.values()
    labels = {one.partition("{")[0]: {*re.findall(r"(\w+)=", one)} for one in exposed}
    for text in (RULES, SERIES.read_text(encoding="utf-8"), *QUERIES):
        for name, selected in re.findall(r"\b(roost_\w+)(?:\{([^}]*)\})?", text):
            assert {*re.findall(r"(\w+)=", selected)} <= labels[name], name
    for by, name in re.findall(r"by \((\w+)\) \(\w+\((roost_\w+)", RULES):
        assert by in labels[name]
    alerts = re.findall(r"alert: (\w+)", RULES)
    assert {*alerts} == {*re.findall(r"alertname: (\w+), exp_alerts", SERIES.read_text(encoding="utf-8"))}


async def test_document_lists_every_measure_with_a_cause_and_every_alert(running: Running) -> None:
    exported = re.findall(r"^# TYPE (\w+)", (await running.metrics.read("metrics"))[1], re.MULTILINE)
    ours = {name for name in exported if not name.startswith(("process_", "python_"))}
    caused = {measure.partition("{")[0].removesuffix("_count") for measure, _ in CAUSES}
    assert set(re.findall(r"^\| `(roost_\w+)` \|", DOCUMENT, re.MULTILINE)) == ours == caused | {"roost_build_info"}
    assert re.findall(r"^\| `([A-Z]\w+)` \|", DOCUMENT, re.MULTILINE) == re.findall(r"alert: (\w+)", RULES)
