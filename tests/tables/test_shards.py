"""Shards, as they are set for a process, and whose a table is by them."""

from collections.abc import AsyncGenerator, Sequence
from random import Random

import pytest

from bot.tables.shards import WHOLE, Shards
from bot.tables.table import Step
from tests.engines import on_both
from tests.store.kept import Kept
from tests.tables.conftest import House, house_at


@pytest.mark.parametrize(("text", "shards"), [("0-3/8", Shards(0, 3, 8)), ("2/8", Shards(2, 2, 8)), ("0/1", WHOLE)])
def test_a_range_and_a_single_one_are_read(text: str, shards: Shards) -> None:
    assert Shards.parse(text) == shards
    assert Shards.parse(str(shards)) == shards


@pytest.mark.parametrize("text", ["", "8", "0-3", "/8", "3-0/8", "0-8/8", "8/8", "-1/8", "0-3/0", "a-b/c", "0-1-2/8"])
def test_what_are_no_shards_is_refused(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - the message names the setting
        Shards.parse(text)


def test_every_server_is_one_process_s_and_direct_messages_are_the_first_s() -> None:
    parts = [Shards(0, 2, 8), Shards(3, 3, 8), Shards(4, 7, 8)]
    for guild_id in (*range(0, 20 << 22, 1 << 22), 1_190_000_000_000_000_007):
        assert [part.hold(guild_id) for part in parts].count(True) == 1
        assert WHOLE.hold(guild_id)
    assert [part.hear_direct_messages for part in (*parts, WHOLE)] == [True, False, False, True]


@pytest.fixture
async def halves(database: Kept, discord_ids: Sequence[int]) -> AsyncGenerator[list[House]]:
    """The process that holds the server of all tables, and another one."""
    halves = [await house_at(database.url, discord_ids, Shards(number, number, 2)) for number in (0, 1)]
    assert halves[0].store.shards.hold(halves[0].spot.guild_id)
    yield halves
    for half in halves:
        await half.store.close()


def watched_steps(house: House) -> list[Step]:
    """The steps that a listener at a process receives from now on."""
    steps: list[Step] = []
    house.tables.add_listener(steps.append)
    return steps


@on_both
async def test_steps_are_reported_to_the_tables_owner_only(halves: list[House]) -> None:
    owner, other = halves
    table = await owner.begin(2)
    owners, others = watched_steps(owner), watched_steps(other)
    taken = await other.move(table, Random(3))
    assert (owners, others) == ([], [])
    assert await other.store.errands() == []
    (errand,) = await owner.store.errands()
    read = await owner.tables.rebuild_step(errand)
    assert (owners, others) == ([read], [])
    assert (read.entries, read.before.number) == (taken.entries, table.number)
    assert read.seats_to_notify == taken.seats_to_notify
    step = await owner.move(taken.after, Random(3))
    assert (owners, others) == ([read, step], [])
    assert await owner.store.errands() == [errand], "its own steps are nobody's errand"


@on_both
async def test_state_of_another_processs_table_is_read_again(halves: list[House]) -> None:
    owner, other = halves
    table = await owner.begin(2)
    taken = await other.move(table, Random(3))
    step = await owner.move(taken.after, Random(3))
    assert (await other.tables.get_or_fetch(table.info.id)).number == step.after.number
