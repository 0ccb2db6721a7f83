"""`roost copy`: from one engine to the other all arrives, to the bit, or nothing does."""
# ruff: noqa: ASYNC240 - files of a temporary folder

from pathlib import Path
from random import Random
from stat import S_IMODE

import pytest
from sqlalchemy import Connection, Table

from bot.store import CopyRefused, DatabaseRefused, copy_database, inspect_database, open_store
from bot.store import opening as module
from bot.store.schema import memos
from bot.tables.service import Tables
from bot.tables.table import Table as LiveTable
from tests.finished.world import people_of, play
from tests.patience import PATIENCE
from tests.store.blank import NewUrl, change, cluster, contents, driven, new_url
from tests.store.children import sensible_action
from tests.store.released.record import load
from tests.store.tables import interaction
from tests.store.trials import HEAD

__all__ = ["cluster", "new_url"]

WAYS = [("sqlite", "postgresql"), ("postgresql", "sqlite")]


async def filled(url: str) -> str:
    """A database with a finished table and a memo."""
    store = await open_store(url, patience=PATIENCE)
    await play(store, 1, "karteneck", await people_of(store, 2), Random(1))
    await store.remember("commands", "hash")
    await store.close()
    return url


@pytest.mark.parametrize(("here", "there"), WAYS)
async def test_all_of_it_arrives_and_play_goes_on_there(here: str, there: str, new_url: NewUrl) -> None:
    source, target = load(HEAD, new_url(here)), new_url(there)
    before = contents(source)
    moved = copy_database(source, target)
    assert contents(target) == contents(source) == before
    assert moved.rows == sum(map(len, before.values()))
    if there == "sqlite":
        assert S_IMODE(Path(str(driven(target).database)).stat().st_mode) == 0o600, "it holds hands and seeds"
    assert all(before.values()), "something was in every table"
    store = await open_store(target, patience=PATIENCE)
    newcomer = await store.upsert_person(4_000_000, "Newcomer", "en")
    assert newcomer.id > max(row[0] for row in before["people"])
    tables = Tables(store)
    live = [await tables.fetch(info.id) for info in await store.live_tables()]
    (table,) = [table for table in live if table.phase == "playing" and not table.computers]
    seat, action = sensible_action(table)
    (person,) = await store.people([table.people[seat]])
    step = await tables.commit(table.info.id, person, interaction(), LiveTable.play, action)
    assert step.after.number > table.number
    await store.finished.rebuild()
    await store.close()
    derived = ("results", "ratings", "standings", "feats")
    assert {name: contents(target)[name] for name in derived} == {name: before[name] for name in derived}


@pytest.mark.parametrize(("here", "there"), WAYS)
async def test_what_follows_from_the_logs_in_another_way_is_not_copied(here: str, there: str, new_url: NewUrl) -> None:
    source, target = await filled(new_url(here)), new_url(there)
    change(source, ("UPDATE ratings SET mu = mu + 0.000000001",))
    with pytest.raises(CopyRefused) as refused:
        copy_database(source, target)
    assert (refused.value.code, refused.value.facts["table"]) == ("derived", "ratings")
    assert inspect_database(target).version is None, "nothing stays"
    assert there == "postgresql" or not Path(str(driven(target).database)).exists()
    store = await open_store(source, patience=PATIENCE)
    await store.finished.rebuild()
    await store.close()
    copy_database(source, target)


@pytest.mark.parametrize(("here", "there"), WAYS)
async def test_a_copy_that_fails_on_its_way_leaves_nothing(
    here: str, there: str, new_url: NewUrl, monkeypatch: pytest.MonkeyPatch
) -> None:
    source, target = await filled(new_url(here)), new_url(there)
    copy = module.copy_rows

    def failing(table: Table, reading: Connection, writing: Connection) -> None:
        copy(table, reading, writing)
        if table.name == "entries":
            raise OSError("no space left")

    monkeypatch.setattr(module, "copy_rows", failing)
    with pytest.raises((OSError, DatabaseRefused)):
        copy_database(source, target)
    assert inspect_database(target).version is None


@pytest.mark.parametrize(("here", "there"), WAYS)
async def test_rows_that_are_lost_on_the_way_are_missed(
    here: str, there: str, new_url: NewUrl, monkeypatch: pytest.MonkeyPatch
) -> None:
    source, target = await filled(new_url(here)), new_url(there)
    copy = module.copy_rows

    def forgetful(table: Table, reading: Connection, writing: Connection) -> None:
        if table is not memos:
            copy(table, reading, writing)

    monkeypatch.setattr(module, "copy_rows", forgetful)
    with pytest.raises(CopyRefused) as refused:
        copy_database(source, target)
    assert refused.value.code == "counts"
    assert refused.value.facts == {
        "path": inspect_database(target).path,
        "table": "memos",
        "found": "0",
        "expected": "1",
    }
    assert inspect_database(target).version is None


@pytest.mark.parametrize(("here", "there"), WAYS)
async def test_only_what_is_there_in_this_version_goes_only_where_nothing_is(
    here: str, there: str, new_url: NewUrl
) -> None:
    source, target = await filled(new_url(here)), new_url(there)
    with pytest.raises(CopyRefused) as refused:
        copy_database(target, source)
    assert refused.value.code == "nothing"
    copy_database(source, target)
    change(target, ("UPDATE people SET name = 'Changed'",))
    before = contents(target)
    with pytest.raises(CopyRefused) as refused:
        copy_database(source, target)
    assert (refused.value.code, contents(target)) == ("taken", before)
    with pytest.raises(CopyRefused) as refused:
        copy_database(source, source)
    assert refused.value.code == "taken"
