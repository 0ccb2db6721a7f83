"""Rolling releases: what becomes of this release while a newer one has migrated its database, and writes there."""

import asyncio
from collections.abc import Sequence
from contextlib import closing, suppress
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import insert, make_url
from structlog.testing import capture_logs

from bot.store import DatabaseRefused, SqlStore, inspect_database, open_store
from bot.store.opening import prepare
from bot.store.schema import entries
from bot.store.versions import MIGRATIONS
from bot.tables.entries import Entry
from bot.tables.refusals import Refusal
from bot.tables.service import Tables
from bot.tables.store import Person, StoreBusy
from bot.tables.table import Table
from tests.engines import on_both
from tests.finished.dumps import DERIVED
from tests.finished.world import play
from tests.patience import PATIENCE
from tests.store.archiving import pack_all
from tests.store.blank import NewUrl, change, cluster, contents, new_url
from tests.store.children import Child, sensible_action
from tests.store.on_server import OnServer, until_a_lock_is_awaited
from tests.store.tables import interaction, people_of, started
from tests.store.trials import CONTRACTS, EXPANDS, HEAD, release

__all__ = ["cluster", "new_url"]


async def move_on(store: SqlStore, table: Table, people: Sequence[Person]) -> Table:
    """A move of the awaited seat, as this process knows the table."""
    seat, action = sensible_action(table)
    (person,) = [person for person in people if person.id == table.people[seat]]
    return (await Tables(store).commit(table.info.id, person, interaction(), Table.play, action)).after


async def sneeze(store: SqlStore, table: Table) -> None:
    """Write an entry that only a newer release knows."""
    entry = Entry(table.number + 1, 5, 0, "person:1", None, "sneezed", b'{"kind":"sneezed","loudly":true}')
    row = {name: getattr(entry, name) for name in Entry.__struct_fields__}
    row |= {"table_id": table.info.id, "body": entry.body.decode()}
    await store.database.write(lambda connection: connection.execute(insert(entries), [row]))


async def test_a_migration_that_waits_for_a_reader_keeps_no_move_waiting(new_url: NewUrl, tmp_path: Path) -> None:
    """Migrate in steps that give way again and again: writers behind it wait no longer than one step."""
    url = new_url("postgresql")
    store = await open_store(url, patience=5.0)
    people = await people_of(store, 2)
    table = await started(store, people)
    with closing(OnServer(url)) as reader, closing(OnServer(url)) as operator:
        with reader.having(("SELECT count(*) FROM entries",)):
            migrating = asyncio.create_task(asyncio.to_thread(prepare, url, release(tmp_path, EXPANDS)))
            await until_a_lock_is_awaited(operator)
            await move_on(store, table, people)
        await migrating
    assert inspect_database(url).version == "9001"
    await store.close()


@on_both
async def test_it_plays_on_while_a_newer_one_expands_its_database_and_after_a_start_of_its_own(
    engine: str, new_url: NewUrl, tmp_path: Path
) -> None:
    url = new_url(engine)
    store = await open_store(url, patience=PATIENCE)
    people = await people_of(store, 3)
    table = await move_on(store, await started(store, people), people)
    prepare(url, release(tmp_path, EXPANDS, EXPANDS))
    table = await move_on(store, table, people)
    await store.upsert_person(77, "Newcomer", "it")
    with capture_logs() as logs:
        again = await open_store(url, patience=PATIENCE)
    said = [log for log in logs if log["event"] == "database.newer"]
    assert [(log["version"], log["own"]) for log in said] == [("9002", HEAD)]
    table = await move_on(again, table, people)
    assert (await Tables(store).fetch(table.info.id)).number == table.number
    await play(again, 1, "karteneck", people, Random(1))
    await store.finished.rebuild()
    await pack_all(again)
    await store.close()
    await again.close()
    file = Path(make_url(url).database or "") if engine == "sqlite" else None
    before = file.read_bytes() if file else None
    assert (inspect_database(url).version, inspect_database(url).newest) == ("9002", HEAD)
    assert (file.read_bytes() if file else None) == before
    prepare(url, release(tmp_path / "again", EXPANDS, EXPANDS))


@on_both
async def test_processes_of_both_releases_that_start_together_all_come_up(
    engine: str, new_url: NewUrl, tmp_path: Path
) -> None:
    """One migrates, the others wait and find it done, or find a newer database with which they work."""
    url = new_url(engine)
    await (await open_store(url, patience=PATIENCE)).close()
    newer = release(tmp_path, EXPANDS, EXPANDS)
    children = [Child("migrating", url, migrations) for migrations in (newer, MIGRATIONS, newer, MIGRATIONS, newer)]
    for child in children:
        child.let_go()
    assert [child.lines() for child in children] == [[]] * 5
    assert inspect_database(url).version == "9002"
    assert engine != "sqlite" or len(list(Path(make_url(url).database or "").parent.glob("*.bak"))) == 1


@on_both
@pytest.mark.parametrize("more", [[CONTRACTS], [EXPANDS, CONTRACTS], [CONTRACTS, EXPANDS]], ids=["c", "ec", "ce"])
async def test_it_refuses_a_database_that_a_newer_one_has_contracted(
    engine: str, more: Sequence[str], new_url: NewUrl, tmp_path: Path
) -> None:
    url = new_url(engine)
    await (await open_store(url, patience=PATIENCE)).close()
    prepare(url, release(tmp_path, *more))
    before = contents(url)
    for refused in (prepare, inspect_database):
        with pytest.raises(DatabaseRefused) as caught:
            refused(url)
        assert caught.value.code == "newer"
    assert contents(url) == before
    prepare(url, release(tmp_path / "again", *more))
    if more[-1] == EXPANDS:  # the release that contracted works with what the next one has made
        prepare(url, release(tmp_path / "first", *more[:1]))


@on_both
async def test_writes_during_a_rolling_migration_neither_fail_nor_vanish(
    engine: str, new_url: NewUrl, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a slow machine the writers seldom leave every table alone for long enough, so the migration tries on."""
    monkeypatch.setattr("bot.store.postgres.opening._PAUSES", (0.1,) * 1000)
    url = new_url(engine)
    await (await open_store(url, patience=PATIENCE)).close()
    children = [Child("busy", url, 10**16 * (1 + number)) for number in range(2)]
    for child in children:
        child.let_go()
    said = [child.hear() for child in children]
    for count in (1, 2, 3):
        prepared = False
        while not prepared:
            with suppress(StoreBusy):  # tables that others use at every try: a service starts again
                prepare(url, release(tmp_path / str(count), *[EXPANDS] * count))
                prepared = True
        said += [child.hear() for child in children for _ in range(3)]
    for child in children:
        said += child.lines()
    store = await open_store(url, patience=PATIENCE)
    assert len(said) == len(set(said)) == len(contents(url)["tables"])
    for table_id in said:
        assert [entry.kind for entry in await store.entries(table_id, 0)] == ["opened", "joined", "ended"]
    await store.close()


@on_both
async def test_where_a_newer_one_wrote_what_it_does_not_know_it_changes_nothing_and_plays_on_elsewhere(
    engine: str, new_url: NewUrl, tmp_path: Path
) -> None:
    url = new_url(engine)
    store = await open_store(url, patience=PATIENCE)
    people = await people_of(store, 3)
    tables = Tables(store)
    stuck, other = await started(store, people), await started(store, people)
    prepare(url, release(tmp_path, EXPANDS))
    await tables.fetch(stuck.info.id)
    await sneeze(store, stuck)
    before = contents(url)
    for _ in range(2):
        seat, action = sensible_action(stuck)
        (person,) = [person for person in people if person.id == stuck.people[seat]]
        for attempt in (
            tables.commit(stuck.info.id, person, interaction(), Table.play, action),
            tables.commit(stuck.info.id, people[0], interaction(), Table.end, moderator=True),
            tables.fetch(stuck.info.id),
            tables.fetch_in(stuck.info.channel_id),
        ):
            with pytest.raises(Refusal) as refused:
                await attempt
            assert refused.value.code == "newer"
    assert contents(url) == before
    await move_on(store, other, people)
    kept = await store.personal_data(people[0].id)
    assert "sneezed" in str(kept)
    await store.close()


@on_both
async def test_old_release_does_not_rebuild_results_it_cannot_read(engine: str, new_url: NewUrl) -> None:
    """An unknown entry may have changed a seat's holder. Its log is packed all the same."""
    url = new_url(engine)
    store = await open_store(url, patience=PATIENCE)
    people = await people_of(store, 3)
    table = await play(store, 1, "karteneck", people, Random(1))
    body = '{"kind":"sneezed","loudly":true}'
    change(url, ("UPDATE entries SET kind = 'sneezed', body = ? WHERE number = 2", body))
    before = contents(url)
    assert before["feats"]
    for form in ("as rows", "packed"):
        with pytest.raises(DatabaseRefused) as refused:
            await store.finished.rebuild()
        assert refused.value.code == "newer-logs", form
        assert {name: contents(url)[name] for name in DERIVED} == {name: before[name] for name in DERIVED}
        await pack_all(store)
    assert (await store.entries(table.info.id, 1))[0].kind == "sneezed"
    await store.close()


@on_both
async def test_old_release_keeps_results_with_an_option_it_does_not_know(engine: str, new_url: NewUrl) -> None:
    """The end of the log has the result, and the feats stay as the newer release derived them."""
    url = new_url(engine)
    store = await open_store(url, patience=PATIENCE)
    people = await people_of(store, 3)
    await play(store, 1, "karteneck", people, Random(1))
    set_an_unknown_option(url)
    before = contents(url)
    assert before["feats"]
    for form in ("as rows", "packed"):
        await store.finished.rebuild()
        assert {name: contents(url)[name] for name in DERIVED} == {name: before[name] for name in DERIVED}, form
        await pack_all(store)
    await store.close()


def set_an_unknown_option(url: str) -> None:
    """Write the second entry of the only table, an option that only a newer release knows."""
    body = '{"kind":"variants","variants":["quacking"]}'
    change(
        url,
        ("UPDATE entries SET number = number + 1001 WHERE number > 1",),
        ("UPDATE entries SET number = number - 1000 WHERE number > 1",),
        (_OPTION, body),
    )


_OPTION = """
INSERT INTO entries (table_id, at, seat, by, interaction_id, number, kind, body)
SELECT table_id, at, NULL, by, NULL, 2, 'variants', ? FROM entries WHERE number = 1
"""
