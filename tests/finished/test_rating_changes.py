"""Rating changes of one table, compared with a plain list of the tables."""

from collections import Counter
from random import Random

from openskill.models import BradleyTerryFull, BradleyTerryFullRating

from bot.finished.rating import START
from bot.finished.store import RatingChange
from bot.store import SqlStore
from tests.finished.test_records import HIGH, endings_of
from tests.finished.world import Ending, end, live, new_info, people_of
from tests.store.tables import interaction


async def test_changes_are_those_of_the_servers_season_in_the_order_of_the_tables(store: SqlStore) -> None:
    people = [person.id for person in await people_of(store, 5)]
    endings = await endings_of(store, people, Random(3), 24)
    model = BradleyTerryFull(beta=4 * 25 / 6)
    rated = Counter[tuple[int, str, int]]()
    ratings: dict[tuple[int, str, int], BradleyTerryFullRating] = {}
    for one in sorted(endings, key=lambda one: (one.at, one.table)):
        seats = [(one.guild, one.game, person) for person in one.people]
        before = [ratings.get(seat, model.rating()) for seat in seats]
        after = [rating for (rating,) in model.rate([[rating] for rating in before], ranks=list(one.places))]
        ratings |= dict(zip(seats, after, strict=True))
        changes = await store.finished.rating_changes(one.table)
        assert [change.seat for change in changes] == list(range(len(one.people)))
        assert [(change.before.mu, change.after.mu) for change in changes] == [
            (old.mu, new.mu) for old, new in zip(before, after, strict=True)
        ]
        assert [change.rated for change in changes] == [rated.update([seat]) or rated[seat] for seat in seats]
        assert [change.after.sigma for change in changes] == [new.sigma for new in after]


async def test_new_season_starts_empty_and_keeps_old_rating_changes(store: SqlStore) -> None:
    people = [person.id for person in await people_of(store, 2)]
    first = await end(store, 1, HIGH, people, (2, 1), 10)
    before = await store.finished.rating_changes(first.table)
    await store.finished.close_season(1, 20, people[0])
    second = await end(store, 1, HIGH, people, (2, 1), 30)
    assert await store.finished.rating_changes(second.table) == [
        RatingChange(change.seat, change.who, "held", START, change.after, rated=1) for change in before
    ]
    assert await store.finished.rating_changes(first.table) == before


async def test_who_was_forgotten_and_what_does_not_count_have_no_changes(store: SqlStore) -> None:
    people = [person.id for person in await people_of(store, 3)]
    ended: Ending = await end(store, 1, HIGH, people, (3, 2, 1), 10)
    await store.forget(people[1])
    assert [change.seat for change in await store.finished.rating_changes(ended.table)] == [0, 2]
    running = await live(store, new_info(1, HIGH), [people[0], people[2]], interaction())
    assert await store.finished.rating_changes(running.info.id) == []
