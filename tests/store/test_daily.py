"""Daily puzzles, answers and posts, on both engines."""

import asyncio
from datetime import timedelta

from msgspec.structs import replace

from bot.daily.puzzle import Puzzle, Valued
from bot.daily.store import Answer
from bot.store import SqlStore
from bot.tables.posted import NONCE_LIFE
from bot.tables.shards import Shards
from tests.finished.world import people_of
from tests.puzzling import CLOSE, RIGHT, WRONG, known
from tests.store.daily import DAY, ELSEWHERE, HERE, NEXT, NINE, fill_daily, posting

LATER = NINE + 1000


async def test_secret_is_made_once_for_all_processes(store: SqlStore, other: SqlStore) -> None:
    found = await asyncio.gather(*[one.daily.daily_secret() for one in (store, other, store, other)])
    assert len(set(found)) == 1
    assert len(found[0]) == 32
    assert await other.daily.daily_secret() == found[0]


async def test_the_puzzle_that_is_stored_first_is_the_dates(store: SqlStore, other: SqlStore) -> None:
    first = Puzzle(DAY, known())
    second = Puzzle(DAY, replace(known(), choices=(Valued('["roll"]', 0.1),)))
    assert await store.daily.puzzle(DAY) is None
    assert await store.daily.insert_puzzle(first) == first
    assert await other.daily.insert_puzzle(second) == first
    assert await other.daily.puzzle(DAY) == first


async def test_first_answer_of_two_processes_stays(store: SqlStore, other: SqlStore) -> None:
    (person,) = await people_of(store, 1)
    choices = (RIGHT, WRONG, CLOSE) * 3
    kept = await asyncio.gather(
        *[
            one.daily.insert_answer(Answer(DAY, person.id, choice, HERE), 1)
            for one in (store, other)
            for choice in choices
        ]
    )
    assert len(set(kept)) == 1
    assert await store.daily.tally(DAY) == {kept[0].choice: 1}
    assert await store.daily.answer(DAY, person.id) == kept[0]


async def test_answers_are_counted_for_all_and_by_server(store: SqlStore) -> None:
    people = await people_of(store, 4)
    await store.daily.insert_puzzle(Puzzle(DAY, known()))
    for person, choice, guild in zip(people, (RIGHT, RIGHT, WRONG, RIGHT), (HERE, HERE, HERE, None), strict=True):
        await store.daily.insert_answer(Answer(DAY, person.id, choice, guild), person.id)
    assert await store.daily.tally(DAY) == {RIGHT: 3, WRONG: 1}
    assert await store.daily.tallies(HERE, NEXT) == [(Puzzle(DAY, known()), {RIGHT: 2, WRONG: 1})]
    assert await store.daily.tallies(HERE, DAY) == [], "today's are not over"
    assert await store.daily.answered(people[2].id, NEXT) == [(Puzzle(DAY, known()), WRONG)]
    assert await store.daily.answered(people[2].id, DAY) == []


async def test_only_who_asked_for_it_is_named_and_on_that_server_alone(store: SqlStore) -> None:
    anna, bruno, carla = await people_of(store, 3)
    for person, guild in ((anna, HERE), (bruno, HERE), (carla, ELSEWHERE)):
        await store.daily.insert_answer(Answer(DAY, person.id, RIGHT, guild), 1)
    for person, named in ((anna, True), (bruno, True), (bruno, False), (carla, True)):
        await store.daily.name_in_solution(DAY, person.id, named=named)
    assert [answer.person for answer in await store.daily.named_answers(DAY, HERE)] == [anna.id]
    assert await store.daily.name_in_solution(NEXT, anna.id, named=True) is None


async def test_forgotten_person_has_no_answer_and_can_give_none(store: SqlStore) -> None:
    (person,) = await people_of(store, 1)
    await fill_daily(store, person.id)
    assert len((await store.personal_data(person.id))["daily_answers"]) == 1  # pyright: ignore[reportArgumentType]
    await store.forget(person.id)
    await store.daily.insert_answer(Answer(NEXT, person.id, RIGHT, HERE), 1)
    assert await store.daily.tally(DAY) == await store.daily.tally(NEXT) == {}


async def test_last_answer_is_the_one_before_a_date(store: SqlStore) -> None:
    (person,) = await people_of(store, 1)
    for day in (DAY, NEXT):
        await store.daily.insert_answer(Answer(day, person.id, RIGHT, HERE), 1)
    last = await store.daily.last_answer(person.id, NEXT)
    assert last is not None
    assert last.day == DAY
    assert await store.daily.last_answer(person.id, DAY) is None


# Posts


async def test_a_post_is_due_until_it_is_completed(store: SqlStore) -> None:
    await store.daily.save_posting(posting())
    assert await store.daily.due_postings(NINE - 1) == []
    assert await store.daily.next_posting() == NINE
    (due,) = await store.daily.due_postings(NINE)
    assert await store.daily.claim_posting(due, LATER)
    (again,) = await store.daily.due_postings(LATER)
    assert await store.daily.claim_posting(again, LATER + 1000), "a retry"
    following = NINE + 24 * 60 * 60 * 1000
    await store.daily.complete_posting(again, NEXT, 77, following)
    assert await store.daily.due_postings(LATER) == []
    assert not await store.daily.claim_posting(again, LATER + 2000), "it is completed"
    kept = await store.daily.posting(HERE)
    assert kept is not None
    assert (kept.posted, kept.posted_in, kept.message_id, kept.next_at) == (NEXT, 5, 77, following)


async def test_a_claimed_post_is_due_before_all_others(store: SqlStore) -> None:
    for guild in range(1, 6):
        await store.daily.save_posting(posting(guild, NINE - guild))
    assert await store.daily.claim_posting(posting(3, NINE - 3), LATER)
    assert [one.guild_id for one in await store.daily.due_postings(LATER)] == [3, 5, 4, 2, 1]


async def test_a_try_too_long_ago_is_not_repeated(store: SqlStore) -> None:
    await store.daily.save_posting(posting())
    assert await store.daily.claim_posting(posting(), LATER)
    assert await store.daily.claim_posting(posting(), LATER + NONCE_LIFE)
    assert not await store.daily.claim_posting(posting(), LATER + NONCE_LIFE + 1), "the first try counts"
    assert await store.daily.move_posting(posting(), NINE + 1)
    assert not await store.daily.move_posting(posting(), NINE + 2)
    assert await store.daily.claim_posting(posting(next_at=NINE + 1), LATER + 3 * NONCE_LIFE)


async def test_a_post_completed_after_another_choice_is_noted_and_the_choice_stays(store: SqlStore) -> None:
    await store.daily.save_posting(posting())
    assert await store.daily.claim_posting(posting(), LATER)
    await store.daily.save_posting(posting(next_at=NINE + 5000))
    await store.daily.complete_posting(posting(), NEXT, 77, NINE + 1)
    kept = await store.daily.posting(HERE)
    assert kept is not None
    assert (kept.posted, kept.next_at) == (NEXT, NINE + 5000)
    assert not await store.daily.claim_posting(kept, NINE + 5000), "its puzzle is posted"


async def test_posts_are_switched_off_once(store: SqlStore) -> None:
    await store.daily.save_posting(posting())
    assert await store.daily.end_posting(HERE)
    assert not await store.daily.end_posting(HERE)
    assert await store.daily.next_posting() is None


async def test_refused_post_may_be_claimed_again_and_the_first_refusal_counts(store: SqlStore) -> None:
    await store.daily.save_posting(posting())
    for at in (LATER, LATER + 2 * NONCE_LIFE):
        assert await store.daily.claim_posting(posting(), at)
        await store.daily.refuse_posting(posting(), at)
    kept = await store.daily.posting(HERE)
    assert kept is not None
    assert (kept.refused_since, kept.is_paused) == (LATER, False)


async def test_paused_posts_are_switched_off_or_chosen_again(store: SqlStore) -> None:
    for switch_on in (False, True):
        await store.daily.save_posting(posting())
        await store.daily.refuse_posting(posting(), LATER)
        assert await store.daily.move_posting(posting(), None)
        paused = await store.daily.posting(HERE)
        assert paused is not None
        assert paused.is_paused
        await (store.daily.save_posting(posting()) if switch_on else store.daily.end_posting(HERE))
        kept = await store.daily.posting(HERE)
        assert kept is not None
        assert not kept.is_paused


async def test_posts_belong_to_the_process_that_owns_the_server(store: SqlStore) -> None:
    guilds = [number << 22 for number in range(4)]
    for guild in guilds:
        await store.daily.save_posting(posting(guild))
    for shard in (0, 1):
        store.daily.shards = Shards(shard, shard, 2)
        due = await store.daily.due_postings(NINE)
        assert sorted(one.guild_id for one in due) == guilds[shard::2]
        assert await store.daily.next_posting() == NINE


# Servers that removed Roost


async def test_server_that_is_forgotten_takes_its_post_and_its_name_from_answers(store: SqlStore) -> None:
    anna, bruno, carla = await people_of(store, 3)
    for person, guild in ((anna, HERE), (bruno, ELSEWHERE), (carla, None)):
        await store.daily.insert_answer(Answer(DAY, person.id, RIGHT, guild, named=True), 1)
    await store.daily.insert_answer(Answer(NEXT, bruno.id, RIGHT, HERE), 1)
    await store.daily.save_posting(posting())
    assert set(await store.known_guilds()) == {HERE, ELSEWHERE}
    await store.note_removed(HERE, 0)
    assert await store.forget_guild(HERE) == [anna.id], "who is known from nowhere else"
    assert await store.daily.posting(HERE) is None
    assert await store.daily.tally(NEXT) == {RIGHT: 1}
    assert await store.daily.tallies(HERE, NEXT + timedelta(days=1)) == []
    assert await store.daily.tally(DAY) == {RIGHT: 2}
    assert set(await store.known_guilds()) == {ELSEWHERE}
    assert (await store.daily.last_answer(carla.id, DAY + timedelta(days=9))) is not None
