"""Two parts of the bot, each with a shard: processes, as far as Discord and the database can tell."""

import asyncio
from collections.abc import Generator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.app import run
from bot.chat.front import registration
from bot.chat.words.texts import LANGUAGES, texts_for
from bot.playground.objects import Exchange, Guild
from bot.playground.rest import EMOJI as UPLOADS
from bot.settings import Settings
from bot.store import SqlStore
from bot.store.postgres import sessions as locks
from bot.store.postgres.sessions import SessionLocks
from bot.tables.shards import Shards, ShardsRefused
from bot.tables.store import Person
from bot.tables.table import Step
from bot.tables.wall_clock import put_forward
from renderers.kit.emoji import EMOJI
from tests.e2e.conftest import Opening, StartChild
from tests.e2e.hand_players import Room
from tests.e2e.house import HEARING, OWNING, House
from tests.engines import on_both, sqlite_alone
from tests.postgres import cluster, postgres_url
from tests.steering import add_guild, until_online
from tests.store.test_locks import Operator, connected

__all__ = ["cluster", "postgres_url"]

pytestmark = pytest.mark.usefixtures("sketched")

FIRST, SECOND = HEARING, OWNING


Written = Mapping[Shards, list[Step]]


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Written:
    """The steps that each part of the bot has written."""
    written: dict[Shards, list[Step]] = {FIRST: [], SECOND: []}

    def spied(name: str) -> None:
        write = getattr(SqlStore, name)

        async def noted(self: SqlStore, step: Step, *person: Person) -> Any:
            done = await write(self, step, *person)
            if self.shards in written:
                written[self.shards].append(step)
            return done

        monkeypatch.setattr(SqlStore, name, noted)

    for name in ("create", "append", "append_by"):
        spied(name)
    return written


def tables_of(steps: Sequence[Step], kind: str = "") -> list[str]:
    """The table of each entry, or of each of a kind."""
    return [step.after.info.id for step in steps for entry in step.entries if entry.kind == kind or not kind]


async def start_both(house: House) -> None:
    for shards in (FIRST, SECOND):
        await house.start_part(shards)
    await house.emoji_brought()


def channel_on(house: House, shards: Shards) -> int:
    """A channel of a server that is theirs."""
    guild_id = next(number << 22 for number in (2, 3) if shards.hold(number << 22))
    guild: Guild = add_guild(house.world, str(shards), house.people, guild_id)
    return house.world.add_channel("table", guild.id).id


def lonely(house: House, channel_id: int) -> Room:
    """Anna and computers in a channel."""
    return Room(house, "heckmeck", house.people[:1], channel_id)


@on_both
async def test_each_serves_its_own_servers_and_the_computers_there(open_house: Opening, written: Written) -> None:
    house = await open_house()
    await start_both(house)
    rooms = [lonely(house, channel_on(house, shards)) for shards in (FIRST, SECOND)]
    for room in rooms:
        await room.against(["hen", "hen"])
    for room in rooms:
        assert await room.play_on(8) == 8
    await house.followed()
    ids = [(await room.table()).info.id for room in rooms]
    assert [{*tables_of(written[shards])} for shards in (FIRST, SECOND)] == [{ids[0]}, {ids[1]}]


async def test_who_comes_before_the_first_learns_later_what_that_one_registers(
    open_house: Opening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registration, "_CHECK_AGAIN", 0.05)
    house = await open_house()
    await house.start_part(SECOND)
    await house.emoji_brought()
    assert not house.world.emoji
    room = lonely(house, channel_on(house, SECOND))
    await house.start_part(FIRST)
    await house.world.wait_until(lambda: len(house.world.emoji) == len(EMOJI))
    uploads = [number for number, it in enumerate(house.exchanges) if (it.method, it.route) == ("POST", UPLOADS)]
    await house.world.wait_until(lambda: any(map(is_a_look, house.exchanges[uploads[-1] :])))
    await house.followed()
    await room.against(["hen"])
    await room.until_asked()
    board = (await room.begun()).id
    assert any(item.get("emoji") for item in house.world.message(board).controls())


def is_a_look(exchange: Exchange) -> bool:
    return (exchange.method, exchange.route) == ("GET", UPLOADS)


@contextmanager
def passed(seconds: int) -> Generator[None]:
    """So much time has passed, for these clients alone."""
    put_forward(1000 * seconds)
    try:
        yield
    finally:
        put_forward(-1000 * seconds)


@on_both
async def test_a_start_ends_no_table_on_a_server_of_the_other(open_house: Opening, written: Written) -> None:
    """It is not on that server, as far as its own shard tells."""
    house = await open_house()
    room = lonely(house, channel_on(house, SECOND))
    await start_both(house)
    await room.against(["hen", "hen"])
    await room.play_on(2)
    await house.followed()
    table = await room.table()
    await house.stop()
    house.exchanges.clear()
    await house.start_part(FIRST)
    await house.emoji_brought()  # as soon as it is ready, when it looks where it is, too
    assert written[FIRST] == []
    assert (await room.table()).number == table.number


@sqlite_alone
@pytest.mark.parametrize("language", LANGUAGES)
async def test_shards_on_a_file_are_refused_with_a_sentence(
    open_house: Opening, start_child: StartChild, language: str
) -> None:
    house = await open_house()
    for job in ("run", "check"):
        child = await start_child(job, **house.settings, ROOST_SHARDS="0-1/4", LANG=language)
        assert await child.ended() == 1
        assert child.output.splitlines()[-1] == texts_for(language).say("cli-shards-engine")
    assert house.requests == []


def settings_of(house: House, postgres_url: str) -> Settings:
    """Return the settings of a process with the first shard."""
    return Settings(
        discord_api_base=house.playground.api_base,
        discord_gateway=house.playground.gateway,
        roost_database_url=postgres_url,
        roost_shards=FIRST,
    )


async def test_a_process_whose_shard_another_has_ends_before_it_identifies(
    open_house: Opening, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(locks, "DRAINED_AFTER", 0.0)
    house = await open_house()
    there = SessionLocks(postgres_url, FIRST)
    await there.hold()
    with pytest.raises(ShardsRefused) as refused:
        await run(settings_of(house, postgres_url), house.playground.token)
    assert refused.value.code == "held"
    assert house.requests == []
    await there.close()


async def test_a_process_that_loses_its_shard_to_another_ends(
    open_house: Opening, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(locks, "DRAINED_AFTER", 0.0)
    house = await open_house()
    house.world.shards = 4
    with capture_logs() as logs:
        running = asyncio.create_task(run(settings_of(house, postgres_url), house.playground.token))
        await until_online(house.world)
    assert {"event": "shards.few", "log_level": "warning", "shards": 2, "wanted": 4} in logs
    async with connected(postgres_url) as connection, connected(postgres_url) as another:
        operator = Operator(connection)
        taking = asyncio.create_task(another.execute("SELECT pg_advisory_lock(%s, %s)", (locks.SHARD, 0)))
        await operator.until_waited_for(locks.SHARD, 0)
        await operator.cut(locks.SHARD, 0)
        await taking
        with pytest.raises(ShardsRefused) as refused:
            await running
    assert refused.value.code == "held"
    assert not house.world.wire or not house.world.wire.online


@pytest.mark.parametrize("language", LANGUAGES)
async def test_health_check_lists_the_shards_and_whether_they_suffice(
    open_house: Opening, start_child: StartChild, postgres_url: str, language: str
) -> None:
    house = await open_house()
    house.world.shards = 8
    settings = house.place | {"ROOST_SHARDS": "1-2/4", "LANG": language}
    child = await start_child("check", **settings, ROOST_DATABASE_URL=postgres_url)
    assert await child.ended() == 0, child.output
    texts = texts_for(language)
    facts = {"many": 2, "first": 1, "last": 2, "count": 4}
    assert texts.say("cli-check-shards", facts) in child.output
    assert texts.say("cli-check-shards-few", {"count": 4, "shards": 8}) in child.output
    assert house.world.identifies_left == 1000
