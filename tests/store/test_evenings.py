"""Evenings and their answers, on both engines."""

import asyncio

import pytest
from msgspec.structs import replace

from bot.store import SqlStore
from bot.tables.evenings import MAX_IN, MAX_OF_GUILD, MAX_OF_PERSON, Evening
from bot.tables.refusals import Refusal
from bot.tables.shards import Shards
from tests.store.tables import interaction, people_of

HERE, ELSEWHERE = 1, 2
AT = 1_800_000_000_000


def an_evening(person: int, guild_id: int = HERE) -> Evening:
    where = (interaction(), guild_id, 5, person)
    return Evening(*where, "heckmeck", "en", "none", "Europe/Rome", 1230, AT, AT)


async def test_a_plan_is_stored_with_its_planner_in(store: SqlStore) -> None:
    (anna,) = await people_of(store, 1)
    plan = an_evening(anna.id)
    await store.insert_evening(plan, 1)
    assert await store.evening(plan.evening_id) == plan
    assert await store.evening_answers(plan.evening_id) == {anna.id: True}
    assert await store.due_evenings(AT - 1) == []
    assert await store.due_evenings(AT) == [plan]
    assert await store.next_evening(AT - 1) == AT


async def test_a_person_and_a_server_have_so_many_plans(store: SqlStore) -> None:
    people = await people_of(store, 5)
    for person in people[:3]:
        for _ in range(MAX_OF_PERSON):
            await store.insert_evening(an_evening(person.id), 1)
    with pytest.raises(Refusal, match="plans-of-person"):
        await store.insert_evening(an_evening(people[0].id), 1)
    await store.insert_evening(an_evening(people[0].id, ELSEWHERE), 1)
    for person in people[3:]:
        refused = await asyncio.gather(
            *[store.insert_evening(an_evening(person.id), 1) for _ in range(2)], return_exceptions=True
        )
        assert any(isinstance(one, Refusal) for one in refused)
    assert len([plan for plan in await store.due_evenings(AT) if plan.guild_id == HERE]) == MAX_OF_GUILD


async def test_of_two_processes_one_changes_an_evening(store: SqlStore, other: SqlStore) -> None:
    anna, bruno = await people_of(store, 2)
    evening = an_evening(anna.id)
    await store.insert_evening(evening, 1)
    assert await store.answer_evening(evening, bruno.id, 2, coming=True)
    (answered,) = await store.due_evenings(0, stale=True)
    assert answered == replace(evening, revision=1), "its message does not show the answer yet"
    begun = replace(answered, stage="due")
    done = await asyncio.gather(*[one.change_evening(answered, begun) for one in (store, other, store, other)])
    assert sorted(done) == [False, False, False, True]
    assert not await other.answer_evening(evening, anna.id, 3, coming=False), "its hour has come"
    ended = replace(begun, stage="ended", outcome="cancelled")
    assert await store.change_evening(begun, ended)
    assert await other.evening_answers(evening.evening_id) == {}, "at the end all answers go"
    for _ in range(MAX_OF_PERSON):
        await store.insert_evening(an_evening(anna.id), 1)
    done = await asyncio.gather(*[one.end_evening(ended.evening_id) for one in (store, other)])
    assert sorted(done) == [False, True]


async def test_what_another_shard_hears_is_done_by_the_process_of_the_server(store: SqlStore) -> None:
    (anna,) = await people_of(store, 1)
    hearing, owning = [SqlStore(store.database, Shards(one, one, 2)) for one in (0, 1)]
    plan = an_evening(anna.id, guild_id=3 << 22)
    await hearing.insert_evening(plan, 1)
    assert await hearing.answer_evening(plan, anna.id, 2, coming=False)
    plan = replace(plan, revision=1)
    assert await hearing.change_evening(plan, replace(plan, due_at=0))
    assert (await hearing.due_evenings(AT), await hearing.next_evening(-1)) == ([], None)
    assert await owning.due_evenings(0) == [replace(plan, due_at=0)]
    assert await owning.evening_answers(plan.evening_id) == {anna.id: False}


async def test_so_many_are_in_and_at_another_hour_the_planner_alone(store: SqlStore) -> None:
    people = await people_of(store, MAX_IN + 1)
    evening = an_evening(people[0].id)
    await store.insert_evening(evening, 1)
    for person in people[1:MAX_IN]:
        assert await store.answer_evening(evening, person.id, 2, coming=True)
    with pytest.raises(Refusal, match="plan-full"):
        await store.answer_evening(evening, people[-1].id, 3, coming=True)
    assert await store.answer_evening(evening, people[1].id, 4, coming=True), "who is in stays in"
    assert [*await store.evening_answers(evening.evening_id)][1] == people[1].id, "and in place"
    assert await store.answer_evening(evening, people[-1].id, 4, coming=False)
    assert not await store.answer_evening(evening, people[-1].id, AT, coming=True), "its hour has come"
    before = await store.evening(evening.evening_id)
    assert before is not None
    assert await store.change_evening(before, replace(before, at=AT + 1))
    assert not await store.answer_evening(evening, people[1].id, 5, coming=True), "the answer was for the former hour"
    assert await store.evening_answers(evening.evening_id) == {people[0].id: True}


async def test_a_forgotten_person_has_no_answer_and_the_message_is_due_to_lose_the_name(store: SqlStore) -> None:
    anna, bruno = await people_of(store, 2)
    plan = an_evening(anna.id)
    await store.insert_evening(plan, 1)
    await store.answer_evening(plan, bruno.id, 2, coming=True)
    assert len((await store.personal_data(bruno.id))["evening_answers"]) == 1  # pyright: ignore[reportArgumentType]
    assert len((await store.personal_data(anna.id))["evenings"]) == 1  # pyright: ignore[reportArgumentType]
    await store.forget(bruno.id)
    assert not await store.answer_evening(plan, bruno.id, 3, coming=True)
    assert await store.evening_answers(plan.evening_id) == {anna.id: True}
    assert [(one.due_at, one.revision) for one in await store.due_evenings(1)] == [(0, 2)]


async def test_a_server_that_removed_roost_takes_its_plans_along(store: SqlStore) -> None:
    anna, bruno = await people_of(store, 2)
    plan, elsewhere = an_evening(anna.id), an_evening(anna.id, ELSEWHERE)
    for one in (plan, elsewhere):
        await store.insert_evening(one, 1)
    await store.answer_evening(plan, bruno.id, 2, coming=True)
    assert {HERE, ELSEWHERE} <= {*await store.known_guilds()}
    await store.note_removed(HERE, 1)
    assert await store.forget_guild(HERE) == [bruno.id], "the planner is known elsewhere"
    assert await store.evening(plan.evening_id) is None
    assert await store.evening(elsewhere.evening_id) == elsewhere
