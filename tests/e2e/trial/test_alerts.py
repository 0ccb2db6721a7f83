"""Every measure of docs/metrics.md moves by its cause in a running bot, and every alert is raised by one."""

import asyncio
import re
import threading
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from typing import Any, NamedTuple

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families
from structlog.testing import capture_logs

from bot.chat.front import interaction, painter
from bot.playground import gateway
from bot.playground.gateway import Gateway
from bot.playground.objects import Exchange
from bot.playground.rest import CALLBACK
from bot.playground.sessions import Connection
from games.heckmeck import Heckmeck
from tests.e2e import house as houses
from tests.e2e.conftest import Opening, StartChild, Street
from tests.e2e.faults.proxy import WHISPER, Fault, Line, Proxy
from tests.e2e.faults.trial import house_behind
from tests.e2e.group import Group, ids
from tests.e2e.hand_players import Room
from tests.e2e.house import ROOT, House
from tests.e2e.kills import bring_up
from tests.e2e.promql import Labels, Scrape, evaluate, raised, rules_of
from tests.e2e.test_metrics import Metrics, watched
from tests.engines import NewDatabase
from tests.patience import PATIENCE
from tests.sketches import sketch

pytestmark = pytest.mark.usefixtures("sketched")

DOCUMENT = (ROOT / "docs" / "metrics.md").read_text(encoding="utf-8")
RULES = rules_of((ROOT / "docs" / "roost-alerts.yml").read_text(encoding="utf-8"))
MINUTES = 15
"""For so long Prometheus scrapes what was before a cause, and then what is after it."""
CUT = Fault("cut for good", cut=True, times=1000)
LIMITED = Fault("429", status=429, retry_after=0.01)


class Running(NamedTuple):
    """A table in play, what lies between the bot and Discord, and the bot's measures."""

    group: Group
    house: House
    line: Line
    metrics: Metrics
    patch: pytest.MonkeyPatch

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
        await group.open()
        await house.followed()
        yield Running(group, house, line, metrics, monkeypatch)
        house.world.turned_away = None
        await house.world.until_online()


async def scrape(url: str) -> Scrape:
    """Return the values at an address, as Prometheus finds them."""
    found: defaultdict[str, dict[Labels, float]] = defaultdict(dict)
    target = frozenset({("job", "roost")})
    try:
        async with aiohttp.ClientSession() as session, session.get(f"{url}/metrics") as answer:
            families = text_string_to_metric_families(await answer.text())
    except aiohttp.ClientConnectorError:
        return {"up": {target: 0}}
    for sample in (sample for family in families for sample in family.samples):
        found[sample.name][frozenset(sample.labels.items())] = sample.value
    return {**found, "up": {target: 1}}


def raised_by(*scrapes: Scrape) -> set[str]:
    """Return the alerts that are raised while each of these lasts for some minutes."""
    held = [one for one in scrapes for _ in range(MINUTES)]
    return raised(RULES, {60 * minute: one for minute, one in enumerate(held)})


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
    page = (await running.group.say(anna, "rules", game="heckmeck")).message
    assert page is not None
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


async def limit_requests(running: Running) -> None:
    while await running.metrics.sum("roost_rate_limited_requests_total") < 21:
        running.line.listen("answer: edit", LIMITED)
        await running.group.move()


async def acknowledge_heartbeats_later(running: Running) -> None:
    running.patch.setattr(gateway, "HEARTBEAT_MS", 600)
    running.patch.setattr(gateway, "ACK_AFTER", 0.4)
    running.house.world.drop_gateway()
    await running.until("roost_gateway_latency_seconds", lambda seconds: 0.3 < seconds < PATIENCE)


async def acknowledge_no_heartbeat(running: Running) -> None:
    receive = Gateway._receive  # pyright: ignore[reportPrivateUsage] - what it does not hear, it does not answer

    def received(self: Gateway, connection: Connection, text: str) -> None:
        if '"op":1,' not in text:
            receive(self, connection, text)

    running.patch.setattr(gateway, "HEARTBEAT_MS", 50)
    running.patch.setattr(Gateway, "_receive", received)
    running.house.world.drop_gateway()
    await running.until("roost_gateway_heartbeat_age_seconds", lambda seconds: seconds > 1)


async def turn_away(running: Running) -> None:
    running.house.world.turned_away = 4000
    running.house.world.invalidate_sessions()
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

CAUSES: Sequence[tuple[str, Cause, set[str]]] = (
    ('roost_reply_seconds_count{kind="move"}', play, set()),
    ('roost_deferred_replies_total{kind="move"}', draw_slowly, {"RepliesAreSlow"}),
    ('roost_failed_interactions_total{kind="/verify"}', lose_replies, {"InteractionsFail"}),
    ('roost_refusals_total{code="no-such-table"}', ask_for_missing_table, set()),
    ('roost_picture_seconds_count{what="board"}', play, set()),
    ('roost_picture_seconds_count{what="hand"}', open_table, set()),
    ('roost_picture_seconds_count{what="other"}', ask_for_signs, set()),
    ('roost_store_seconds_count{access="read"}', ask_for_missing_table, set()),
    ('roost_store_seconds_count{access="write"}', play, set()),
    ('roost_store_busy_total{access="write"}', lock_database, {"TheDatabaseIsBusy"}),
    ('roost_live_tables{game="hornochsen"}', open_table, set()),
    ('roost_discord_requests_total{status="200"}', play, set()),
    ('roost_rate_limited_requests_total{scope="shared"}', limit_requests, {"DiscordLimitsUs"}),
    ('roost_gateway_up{shard="0"}', turn_away, {"RoostIsNotConnected"}),
    ('roost_gateway_latency_seconds{shard="0"}', acknowledge_heartbeats_later, set()),
    ('roost_gateway_heartbeat_age_seconds{shard="0"}', acknowledge_no_heartbeat, {"RoostIsNotConnected"}),
    ("roost_computer_faults_total", fail_a_thought, {"ComputersFail"}),
    ("roost_clock_ahead_seconds", set_discords_clock, {"TheClockIsWrong"}),
)
"""Measures, what moves them, and the alerts that this raises."""


@pytest.mark.parametrize(("measure", "cause", "alerts"), CAUSES)
async def test_cause_moves_its_measure_and_raises_no_other_alert(
    running: Running, measure: str, cause: Cause, alerts: set[str]
) -> None:
    before = await scrape(running.metrics.url)
    await cause(running)
    await running.house.followed()
    after = await scrape(running.metrics.url)
    assert evaluate(measure, {0: before}, 0) != evaluate(measure, {0: after}, 0)
    assert raised_by(before, after) == alerts


async def test_process_that_is_killed_is_down(open_house: Opening, start_child: StartChild) -> None:
    child = await bring_up(await open_house(), start_child, ROOST_METRICS="127.0.0.1:0")
    (url,) = re.findall(r"url=(http://\S+)", child.output)
    before = await scrape(url)
    child.kill()
    await child.ended()
    after = await scrape(url)
    assert ("roost_build_info" in before, "roost_build_info" in after) == (True, False)
    assert raised_by(before, after) == {"RoostIsDown"}


async def test_healthy_bot_raises_no_alert(running: Running) -> None:
    before, world = await scrape(running.metrics.url), running.house.world
    await running.group.play_on(moves=20)
    world.drop_gateway()
    await world.wait_until(lambda: world.resumes)
    await running.group.play_on(moves=2)
    await running.house.followed()
    assert raised_by(before, await scrape(running.metrics.url)) == set()


@pytest.mark.parametrize(("connected", "alerts"), [("1110111111", set[str]()), ("1110010010", {"RoostIsNotConnected"})])
def test_shard_that_connects_in_vain_is_not_connected(connected: str, alerts: set[str]) -> None:
    """A shard that resumes its session is."""
    shard = frozenset({("shard", "1")})
    assert raised(RULES, {60 * at: {"roost_gateway_up": {shard: int(up)}} for at, up in enumerate(connected)}) == alerts


async def test_document_lists_every_measure_with_a_cause_and_every_alert(running: Running) -> None:
    exported = re.findall(r"^# TYPE (\w+)", (await running.metrics.read("metrics"))[1], re.MULTILINE)
    ours = {name for name in exported if not name.startswith(("process_", "python_"))}
    caused = {measure.partition("{")[0].removesuffix("_count") for measure, _, _ in CAUSES}
    assert set(re.findall(r"^\| `(roost_\w+)` \|", DOCUMENT, re.MULTILINE)) == ours == caused | {"roost_build_info"}
    assert re.findall(r"^\| `([A-Z]\w+)` \|", DOCUMENT, re.MULTILINE) == [rule.alert for rule in RULES]


COUNTED = (0, 0, 2, 5, 1, 1, 4)
BUCKETS = {"1.0": (0, 1, 2, 2, 3, 3, 4), "1.5": (0, 1, 2, 4, 6, 6, 8), "+Inf": (0, 1, 2, 4, 6, 8, 9)}


@pytest.mark.parametrize(
    ("expression", "value"),
    [
        ("increase(counted_total[10m])", 9.875),
        ("rate(counted_total[4m])", 0.02222222222222222),
        ("avg_over_time(counted_total[5m]) > 2", 2.6),
        ("abs(counted_total) < 4", None),
        ("histogram_quantile(0.95, sum by (le) (rate(seconds_bucket[5m])))", 1.5),
        ("histogram_quantile(0.5, sum by (le) (rate(seconds_bucket[5m])))", 1.1875),
    ],
)
def test_expressions_have_the_values_that_promtool_computes(expression: str, value: float | None) -> None:
    """The counter begins again in between, and the quantiles lie in several buckets."""
    scrapes = {
        60 * minute: {
            "counted_total": {frozenset[tuple[str, str]](): float(count)},
            "seconds_bucket": {frozenset({("le", le)}): float(counts[minute]) for le, counts in BUCKETS.items()},
        }
        for minute, count in enumerate(COUNTED)
    }
    assert evaluate(expression, scrapes, 395) == ({} if value is None else {frozenset(): pytest.approx(value)})
