"""Servers that are forgotten, and who is forgotten with them."""

from collections.abc import Sequence
from pathlib import Path
from random import Random

from bot.store import SqliteStore
from tests.finished.dumps import derived
from tests.finished.world import people_of, play

HERE, ELSEWHERE = 1, 2


async def forget(store: SqliteStore, guild: int = HERE) -> Sequence[int]:
    await store.depart(guild, 0)
    return await store.forget_guild(guild)


async def test_what_is_rebuilt_after_a_server_is_forgotten_is_equal_to_the_bit(store: SqliteStore, path: Path) -> None:
    people = await people_of(store, 2)
    await play(store, HERE, "karteneck", people, Random(1))
    await store.finished.close_season(HERE, 0, people[0].id)
    await play(store, HERE, "karteneck", people, Random(2))
    await play(store, ELSEWHERE, "karteneck", people, Random(3))
    await forget(store)
    before = derived(path)
    assert len(before["results"]) == 6
    await store.finished.rebuild()
    assert derived(path) == before
