"""Rows belong to the owner of a server's shard: each of several processes finds its own part, and every row has an
owner."""

from collections.abc import AsyncGenerator, Sequence

import pytest

from bot.store import SqlStore, open_store
from bot.tables.holders import Computer
from bot.tables.shards import WHOLE, Shards
from bot.tables.table import Cause, Table
from tests.finished.world import new_info
from tests.patience import PATIENCE
from tests.postgres import cluster, postgres_url
from tests.store.children import url_of
from tests.store.tables import interaction, people_of

__all__ = ["cluster", "postgres_url"]

NOON = 1_800_000_000_000
HOUR = 3_600_000
ONE, OTHER = 7 << 22 | 5, 4 << 22 | 9
"""Servers on shard 1 and on shard 0 of two."""
HALVES = (Shards(1, 1, 2), Shards(0, 0, 2))


@pytest.fixture(params=["sqlite", "postgresql"])
async def store(request: pytest.FixtureRequest) -> AsyncGenerator[SqlStore]:
    on_a_file = request.param == "sqlite"
    url = url_of(request.getfixturevalue("path")) if on_a_file else request.getfixturevalue("postgres_url")
    opened = await open_store(url, patience=PATIENCE)
    yield opened
    await opened.close()


def part(store: SqlStore, shards: Shards) -> SqlStore:
    """The store of a process with some shards."""
    return SqlStore(store.database, shards)


async def a_table(store: SqlStore, guild_id: int) -> str:
    """A table that waits for a person, with a clock, and for a computer."""
    (person,) = await people_of(store, 1)
    holders = [person.id, Computer("hen")]
    step = Table(new_info(guild_id, "hornochsen")).open(
        Cause(person.id, NOON, interaction()), holders, (), "live", started=True
    )
    await store.create(step)
    return step.after.info.id


@pytest.mark.parametrize("shards", [*HALVES, Shards(0, 2, 5), Shards(15, 15, 16), Shards(0, 0, 40_000), WHOLE], ids=str)
async def test_a_server_is_theirs_in_sql_where_it_is_in_python(store: SqlStore, shards: Shards) -> None:
    guilds = [*range(1 << 22, 40 << 22, 1 << 22), 0xFFFF_FFFF_FFFF >> 1 << 15, 1_190_000_000_000_000_000 + 7]
    for guild_id in guilds:
        await store.upsert_person(1, "Anna", "en", guild_id, "Ann")
        await store.note_removed(guild_id, NOON)
    held = {guild_id for guild_id in guilds if shards.hold(guild_id)}
    assert await part(store, shards).known_guilds() == held
    assert {*await part(store, shards).removed_guilds()} == held
    assert {*await part(store, shards).removed_guilds(NOON + 1)} == held


async def test_each_process_finds_the_tables_of_its_shards_only(store: SqlStore) -> None:
    here, there = await a_table(store, ONE), await a_table(store, OTHER)

    async def found(shards: Shards) -> list[Sequence[str]]:
        its = part(store, shards)
        turns = [await its.turns_since(NOON), await its.due(NOON + HOUR)]
        return [
            await its.awaiting_computers(),
            [info.id for info in await its.live_tables()],
            await its.abandoned_tables(NOON + 1, NOON + HOUR),
            *[[turn.table_id for turn in some] for some in turns],
        ]

    assert await found(HALVES[0]) == [[here]] * 5
    assert await found(HALVES[1]) == [[there]] * 5
    assert [{*some} for some in await found(WHOLE)] == [{here, there}] * 5


async def test_tables_are_counted_by_who_has_them(store: SqlStore) -> None:
    await a_table(store, ONE)
    assert await part(store, HALVES[0]).count_live_tables() == {("hornochsen", "playing"): 1}
    assert await part(store, HALVES[1]).count_live_tables() == {}


async def test_deadlines_restart_only_at_tables_of_a_process_that_was_down(store: SqlStore) -> None:
    here, there = await a_table(store, ONE), await a_table(store, OTHER)
    mine, others = part(store, HALVES[0]), part(store, HALVES[1])
    before = await mine.next_due()
    assert await mine.postpone_deadlines(NOON + HOUR) == [here]
    ((turn,), (late,)) = await store.turns(here), await store.turns(there)
    assert turn.deadline is not None
    assert late.deadline is not None
    assert turn.deadline > NOON + HOUR > late.deadline
    assert (await mine.next_due(), await others.next_due()) == (turn.remind_at or turn.deadline, before)
