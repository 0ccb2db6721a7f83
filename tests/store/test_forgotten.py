"""People who were forgotten stay so in spite of backups."""

from bot.forgetting import forget_again, forget_for_good
from bot.store import SqlStore
from bot.tables.service import Tables
from tests.store.kept import Kept
from tests.store.tables import people_of, started


async def test_who_was_forgotten_since_a_backup_is_forgotten_again_after_its_restore(
    store: SqlStore, database: Kept
) -> None:
    """Their seats are given up, and people whom the backup lacks leave no number to a new person."""
    assert await forget_again(store) == 0  # at a first start
    anna, bruno, late = await people_of(store, 3)
    table = await started(store, [anna, bruno])
    await store.forget(late.id)
    await store.list_forgotten([anna.id])
    database.change(("DELETE FROM people WHERE id = ?", late.id))  # as in the backup
    assert await forget_again(store) == 1
    assert await forget_again(store) == 0
    assert database.rows("SELECT discord_id FROM people ORDER BY id") == [(None,), (bruno.discord_id,), (None,)]
    assert (await Tables(store).fetch(table.info.id)).attendance.open_seats == {0}
    assert (await store.upsert_person(9, "Newcomer", "en")).id > late.id


async def test_list_of_another_installation_forgets_no_one(store: SqlStore, database: Kept) -> None:
    (anna,) = await people_of(store, 1)
    await forget_again(store)
    await store.list_forgotten([anna.id])
    database.change(("UPDATE memos SET value = 'another' WHERE key = 'installation'",))
    assert await forget_again(store) == 0


async def test_operator_forgets_a_person_at_a_table(store: SqlStore) -> None:
    people = await people_of(store, 2)
    table = await started(store, people)
    await forget_for_good(store, people[0].id)
    assert (await Tables(store).fetch(table.info.id)).attendance.open_seats == {0}
    assert await store.person_of(people[0].discord_id or 0) is None
