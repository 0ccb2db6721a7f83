"""Plans and their answers, on both engines."""

import asyncio

import pytest
from msgspec.structs import replace

from bot.store import SqlStore
from bot.tables.plans import IN_MOST, OF_GUILD, OF_PERSON, Plan
from bot.tables.refusals import Refusal
from bot.tables.shards import Shards
from tests.store.tables import interaction, people_of

HERE, ELSEWHERE = 1, 2
AT = 1_800_000_000_000


def a_plan(person: int, guild_id: int = HERE) -> Plan:
    where = (interaction(), guild_id, 5, person)
    return Plan(*where, "heckmeck", "en", "none", "Europe/Rome", 1230, AT, AT)


async def test_a_plan_is_stored_with_its_planner_in(store: SqlStore) -> None:
    (anna,) = await people_of(store, 1)
    plan = a_plan(anna.id)
    await store.insert_plan(plan, 1)
    assert await store.plan(plan.plan_id) == plan
    assert await store.plan_answers(plan.plan_id) == {anna.id: True}
    assert await store.due_plans(AT - 1) == []
    assert await store.due_plans(AT) == [plan]
    assert await store.next_plan(AT - 1) == AT


async def test_a_person_and_a_server_have_so_many_plans(store: SqlStore) -> None:
    people = await people_of(store, 5)
    for person in people[:3]:
        for _ in range(OF_PERSON):
            await store.insert_plan(a_plan(person.id), 1)
    with pytest.raises(Refusal, match="plans-of-person"):
        await store.insert_plan(a_plan(people[0].id), 1)
    await store.insert_plan(a_plan(people[0].id, ELSEWHERE), 1)
    for person in people[3:]:
        refused = await asyncio.gather(
            *[store.insert_plan(a_plan(person.id), 1) for _ in range(2)], return_exceptions=True
        )
        assert any(isinstance(one, Refusal) for one in refused)
    assert len([plan for plan in await store.due_plans(AT) if plan.guild_id == HERE]) == OF_GUILD


async def test_of_two_processes_one_changes_a_plan(store: SqlStore, other: SqlStore) -> None:
    (anna,) = await people_of(store, 1)
    plan = a_plan(anna.id)
    await store.insert_plan(plan, 1)
    begun = replace(plan, stage="due")
    done = await asyncio.gather(*[one.change_plan(plan, begun) for one in (store, other, store, other)])
    assert sorted(done) == [False, False, False, True]
    assert not await other.answer_plan(plan, anna.id, 2, coming=False), "its hour has come"
    assert sorted(await asyncio.gather(*[one.end_plan(plan.plan_id) for one in (store, other)])) == [False, True]
    assert await other.plan_answers(plan.plan_id) == {}


async def test_what_another_shard_hears_is_done_by_the_process_of_the_server(store: SqlStore) -> None:
    (anna,) = await people_of(store, 1)
    hearing, owning = [SqlStore(store.database, Shards(one, one, 2)) for one in (0, 1)]
    plan = a_plan(anna.id, guild_id=3 << 22)
    await hearing.insert_plan(plan, 1)
    assert await hearing.answer_plan(plan, anna.id, 2, coming=False)
    assert await hearing.change_plan(plan, replace(plan, due_at=0))
    assert (await hearing.due_plans(AT), await hearing.next_plan(-1)) == ([], None)
    assert await owning.due_plans(0) == [replace(plan, due_at=0)]
    assert await owning.plan_answers(plan.plan_id) == {anna.id: False}


async def test_so_many_are_in_and_a_changed_time_drops_the_answers(store: SqlStore) -> None:
    people = await people_of(store, IN_MOST + 1)
    plan = a_plan(people[0].id)
    await store.insert_plan(plan, 1)
    for person in people[1:IN_MOST]:
        assert await store.answer_plan(plan, person.id, 2, coming=True)
    with pytest.raises(Refusal, match="plan-full"):
        await store.answer_plan(plan, people[-1].id, 3, coming=True)
    assert await store.answer_plan(plan, people[0].id, 4, coming=True), "who is in stays in"
    assert await store.answer_plan(plan, people[-1].id, 4, coming=False)
    assert await store.change_plan(plan, replace(plan, at=AT + 1))
    assert not await store.answer_plan(plan, people[0].id, 5, coming=True), "the answer was for the former hour"
    assert await store.plan_answers(plan.plan_id) == {}


async def test_a_forgotten_person_has_no_answer_and_the_message_is_due_to_lose_the_name(store: SqlStore) -> None:
    anna, bruno = await people_of(store, 2)
    plan = a_plan(anna.id)
    await store.insert_plan(plan, 1)
    await store.answer_plan(plan, bruno.id, 2, coming=True)
    assert len((await store.personal_data(bruno.id))["plan_answers"]) == 1  # pyright: ignore[reportArgumentType]
    assert len((await store.personal_data(anna.id))["plans"]) == 1  # pyright: ignore[reportArgumentType]
    await store.forget(bruno.id)
    assert not await store.answer_plan(plan, bruno.id, 3, coming=True)
    assert await store.plan_answers(plan.plan_id) == {anna.id: True}
    assert [one.due_at for one in await store.due_plans(1)] == [0]


async def test_a_server_that_removed_roost_takes_its_plans_along(store: SqlStore) -> None:
    anna, bruno = await people_of(store, 2)
    plan, elsewhere = a_plan(anna.id), a_plan(anna.id, ELSEWHERE)
    for one in (plan, elsewhere):
        await store.insert_plan(one, 1)
    await store.answer_plan(plan, bruno.id, 2, coming=True)
    assert {HERE, ELSEWHERE} <= {*await store.known_guilds()}
    await store.note_removed(HERE, 1)
    assert await store.forget_guild(HERE) == [bruno.id], "the planner is known elsewhere"
    assert await store.plan(plan.plan_id) is None
    assert await store.plan(elsewhere.plan_id) == elsewhere


def test_keys_of_openings_are_no_ids_of_discords_and_differ_by_plan_and_evening() -> None:
    plans = [replace(a_plan(1), at=AT + week) for week in range(50) for _ in range(50)]
    keys = {plan.opening_key for plan in plans}
    assert len(keys) == len(plans)
    assert all(-(1 << 63) <= key < 0 for key in keys)
