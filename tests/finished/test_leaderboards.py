"""Leaderboards, beside what a plain list of the tables says: whatever order they ended in, whichever process wrote."""

from collections.abc import Sequence
from itertools import product
from random import Random
from typing import NamedTuple

import pytest

from bot.finished.rating import MODEL, Rating
from bot.finished.store import By, Scope, Standing
from bot.store import SqlStore
from bot.tables.store import Person
from bot.tables.table import Cause
from tests.finished.dumps import derived
from tests.finished.world import Ending, end, ending, in_order, live, new_info, people_of
from tests.store.kept import Kept
from tests.store.tables import interaction

GUILDS = (1, 2)
GAMES = ("heckmeck", "hornochsen")
ORDERS: tuple[By, ...] = ("rating", "wins", "points", "games")
SINCE = 15


class History(NamedTuple):
    """A history of a server: its tables in the order of writing, and its closed seasons with their times."""

    people: Sequence[Person]
    endings: Sequence[Ending]
    closed: dict[int, list[int]]

    def season_of(self, one: Ending) -> int:
        return 1 + sum(at < one.at for at in self.closed[one.guild])

    def within(self, scope: Scope) -> list[Ending]:
        """The tables of a scope, whenever they ended."""
        return [
            one
            for one in in_order(self.endings)
            if scope.guild_id in (None, one.guild)
            and scope.season in (None, self.season_of(one))
            and scope.game in (None, one.game)
        ]


async def random_history(stores: Sequence[SqlStore], rng: Random, tables: int) -> History:
    """Tables that end within thirty milliseconds, mostly not in the order they are written in, and some seasons."""
    people = await people_of(stores[0], 7)
    endings: list[Ending] = []
    closed: dict[int, list[int]] = {guild: [] for guild in GUILDS}
    for number in range(tables):
        store = rng.choice(stores)
        seated = [person.id for person in rng.sample(people, rng.randint(2, 5))]
        scores = [rng.randint(-2, 3) for _ in seated]
        endings.append(await end(store, rng.choice(GUILDS), rng.choice(GAMES), seated, scores, rng.randint(1, 30)))
        if number in (tables // 3, tables // 2):
            at = (await store.finished.close_season(1, at=rng.randint(1, 20), person=people[0].id)).closed_at or 0
            assert at >= max(one.at for one in endings if one.guild == 1)
            closed[1].append(at)
            endings.append(await end(store, 1, GAMES[0], [people[0].id, people[1].id], [1, 2], at + 1))
    return History(people, endings, closed)


def ratings_of(endings: Sequence[Ending]) -> dict[int, Rating]:
    """Return everybody's rating after these tables of one game, by openskill alone."""
    ratings = {person: MODEL.rating() for one in endings for person in one.people}
    for one in endings:
        after = MODEL.rate([[ratings[person]] for person in one.people], ranks=list(one.places))
        ratings |= {person: rating for person, (rating,) in zip(one.people, after, strict=True)}
    return {person: Rating(rating.mu, rating.sigma) for person, rating in ratings.items()}


def expected(history: History, scope: Scope, by: By) -> list[Standing]:
    """A whole leaderboard, from the list."""
    ever = history.within(scope)
    counted = [one for one in ever if one.at >= (scope.since or 0)]
    ratings = ratings_of(ever) if scope.game is not None else {}
    lines: list[Standing] = []
    for person in history.people:
        own = [(one, one.places[one.people.index(person.id)]) for one in counted if person.id in one.people]
        if own and person.discord_id is not None:
            line = Standing(
                place=0,
                person=person,
                rating=ratings.get(person.id),
                games=len(own),
                wins=sum(place == 1 for _, place in own),
                points=sum(other > place for one, place in own for other in one.places),
                rated=sum(person.id in one.people for one in ever) if scope.game is not None else 0,
            )
            lines.append(line)

    def value(line: Standing) -> int:
        return line.rating.tenths if by == "rating" and line.rating else getattr(line, by)

    lines.sort(key=lambda line: (-value(line), -line.games, line.person.id))
    return [Standing(1 + sum(value(other) > value(line) for other in lines), *_rest(line)) for line in lines]


def _rest(line: Standing) -> tuple[Person, Rating | None, int, int, int, int]:
    return line.person, line.rating, line.games, line.wins, line.points, line.rated


def scopes() -> list[tuple[Scope, By]]:
    some = [
        Scope(guild, season, game, since)
        for guild, season, game, since in product((None, *GUILDS), (None, 1, 2, 3), (None, *GAMES), (None, SINCE))
        if guild is not None or season is None
    ]
    return [(scope, by) for scope in some for by in ORDERS if by != "rating" or scope.game is not None]


async def check(store: SqlStore, history: History, rng: Random) -> None:
    """A third of all leaderboards, in pages of some size, and the lines of three people on each."""
    for scope, by in rng.sample(scopes(), len(scopes()) // 3):
        lines = expected(history, scope, by)
        size = rng.randint(1, 8)
        for offset in range(0, len(lines) + size, size):
            page = await store.finished.leaderboard(scope, by, offset, size)
            assert list(page.standings) == lines[offset : offset + size], (scope, by, offset)
            assert (page.offset, page.total) == (offset, len(lines))
        for person in rng.sample(history.people, 3):
            numbers = [number for number, line in enumerate(lines) if line.person == person]
            assert [await store.finished.position_of(scope, by, person.id)] == (numbers or [None]), (scope, by, person)


@pytest.mark.parametrize("seed", range(3))
async def test_leaderboards_say_what_the_tables_say_in_whatever_order_they_were_written(
    store: SqlStore, other: SqlStore, database: Kept, seed: int
) -> None:
    rng = Random(seed)
    history = await random_history((store, other), rng, 40)
    await check(store, history, rng)
    before = derived(database)
    rebuilt = await other.finished.rebuild()
    assert (rebuilt.tables, rebuilt.unplayable) == (42, 0)
    assert derived(database) == before


async def test_forgotten_person_leaves_leaderboards_and_other_ratings_stay(
    store: SqlStore, other: SqlStore, database: Kept
) -> None:
    rng = Random(7)
    history = await random_history((store,), rng, 30)
    gone = history.people[2]
    await store.forget(gone.id)
    left = [*history.people[:2], gone.__class__(gone.id, None, "", ""), *history.people[3:]]
    history = history._replace(people=left)
    await check(other, history, rng)
    before = derived(database)
    await store.finished.rebuild()
    assert derived(database) == before
    assert gone.id not in {row["person_id"] for row in before["standings"]}
    assert gone.id in {row["person_id"] for row in before["ratings"]}
    # a table that ended before one of the forgotten person's is written only now
    late = [left[0].id, left[1].id]
    history = history._replace(endings=[*history.endings, await end(store, 2, GAMES[0], late, [1, 0], at=2)])
    await check(other, history, rng)
    before = derived(database)
    await store.finished.rebuild()
    assert derived(database) == before


async def test_tables_that_end_at_the_same_moment_in_two_processes_are_rated_by_their_ids(
    store: SqlStore, other: SqlStore
) -> None:
    people = await people_of(store, 3)
    ids = [person.id for person in people]
    tables = [await live(store, new_info(1, GAMES[0]), ids, 1) for _ in range(2)]
    (first, one), (second, two) = (
        ending(table, scores, 5) for table, scores in zip(tables, ([3, 2, 1], [1, 3, 2]), strict=True)
    )
    await other.append(second)
    await store.append(first)
    board = await store.finished.leaderboard(Scope(1, 1, GAMES[0]), "rating", 0, 10)
    assert {line.person.id: line.rating for line in board.standings} == ratings_of([one, two])
    assert ratings_of([one, two]) != ratings_of([two, one])


async def test_leaderboard_without_people_is_empty(store: SqlStore) -> None:
    for scope, by in scopes():
        page = await store.finished.leaderboard(scope, by, 0, 10)
        assert (page.standings, page.total) == ((), 0)
        assert await store.finished.position_of(scope, by, 1) is None


async def test_a_rating_made_of_four_tables_is_provisional_whatever_the_period(store: SqlStore) -> None:
    ids = [person.id for person in await people_of(store, 2)]
    provisional: list[list[bool]] = []
    for at in range(1, 7):
        await end(store, 1, GAMES[0], ids, [1, 2], at)
        boards = [
            await store.finished.leaderboard(Scope(1, None, GAMES[0], since), "rating", 0, 10) for since in (None, at)
        ]
        provisional.append([board.standings[0].provisional for board in boards])
    assert provisional == [[True, True]] * 4 + [[False, False]] * 2


async def test_a_table_with_one_person_and_a_table_without_a_result_count_for_nothing(
    store: SqlStore, database: Kept
) -> None:
    people = await people_of(store, 2)
    alone = await live(store, new_info(1, GAMES[0]), [people[0].id], 1, begun=False)
    await store.append(ending(alone, [5], 2)[0])
    closed = await live(store, new_info(1, GAMES[0]), [person.id for person in people], 1)
    await store.append(closed.end(Cause(99, 2, interaction()), moderator=True))
    assert not any(derived(database).values())
    assert (await store.finished.rebuild()).tables == 0
    assert not any(derived(database).values())
