"""Records, a server's best, histories and seasons, beside those of a plain list of the tables."""

import asyncio
from collections.abc import Iterable, Sequence
from random import Random

import pytest
from msgspec import structs

from bot.finished.rating import Rating
from bot.finished.store import GameStats, RecordedScore, Scope, Season, SeasonEmpty
from bot.store import SqlStore
from bot.tables.posted import PostedMessage
from bot.tables.service import Tables
from bot.tables.table import Cause, Table
from games.registry import GAMES
from tests.finished.test_leaderboards import ratings_of
from tests.finished.world import Ending, end, ending, finishers_of, in_order, live, new_info, people_of, play
from tests.store.tables import interaction, opened, started

LOW, HIGH = "hornochsen", "verflixxt"


async def endings_of(store: SqlStore, ids: Sequence[int], rng: Random, tables: int) -> list[Ending]:
    """Random tables of two games on two servers, in order, two or three in every millisecond."""
    assert (GAMES[LOW].lowest_wins, GAMES[HIGH].lowest_wins) == (True, False)
    return [
        await end(
            store,
            rng.choice((1, 2)),
            rng.choice((LOW, HIGH)),
            people := rng.sample(ids, rng.randint(2, 4)),
            [rng.randint(-3, 3) for _ in people],
            1 + number // 3,
        )
        for number in range(tables)
    ]


def own(endings: Iterable[Ending], person: int, scope: Scope) -> list[tuple[Ending, int]]:
    """A person's tables within a scope, in order, with the seat."""
    return [
        (one, one.people.index(person))
        for one in in_order(endings)
        if person in one.people
        and scope.guild_id in (None, one.guild)
        and scope.game in (None, one.game)
        and one.at >= (scope.since or 0)
    ]


def record_of(game: str, played: Sequence[tuple[Ending, int]], rating: Rating) -> GameStats:
    places = [one.places[seat] for one, seat in played]
    scores = [RecordedScore(one.scores[seat], one.table, one.at) for one, seat in played]
    low, high = (min(scores, key=lambda score: sign * score.value) for sign in (1, -1))
    return GameStats(
        game=game,
        games=len(played),
        wins=places.count(1),
        points=sum(other > one.places[seat] for one, seat in played for other in one.places),
        chance=sum(1 / len(one.people) for one, _ in played),
        places=tuple(places.count(place) for place in range(1, max(places) + 1)),
        best=low if game == LOW else high,
        worst=high if game == LOW else low,
        mean=sum(score.value for score in scores) / len(scores),
        rating=rating,
        feats={},
    )


@pytest.mark.parametrize("seed", range(2))
async def test_a_record_says_what_the_tables_say(store: SqlStore, seed: int) -> None:
    rng = Random(seed)
    ids = [person.id for person in await people_of(store, 5)]
    endings = await endings_of(store, ids, rng, 40)
    for guild in (None, 1, 2):
        for game in (None, LOW, HIGH):
            for since in (None, 8):
                for person in ids:
                    scope = Scope(guild, None, game, since)
                    expected = [
                        record_of(name, played, ratings_of(_rated(endings, guild, name))[person])
                        for name in (LOW, HIGH)
                        if game in (None, name) and (played := own(endings, person, Scope(guild, None, name, since)))
                    ]
                    expected.sort(key=lambda record: (-record.games, record.game))
                    found = await store.finished.stats(person, scope)
                    assert [_rounded(record) for record in found] == [_rounded(record) for record in expected]


def _rounded(record: GameStats) -> GameStats:
    """A sum of fractions depends on their order, but not so much."""
    return structs.replace(record, chance=round(record.chance, 9), mean=round(record.mean, 9))


def _rated(endings: Iterable[Ending], guild: int | None, game: str) -> list[Ending]:
    return [one for one in in_order(endings) if guild in (None, one.guild) and one.game == game]


async def test_a_rating_path_has_the_rating_after_every_table(store: SqlStore) -> None:
    ids = [person.id for person in await people_of(store, 4)]
    endings = await endings_of(store, ids, Random(3), 24)
    for guild in (None, 1):
        rated = _rated(endings, guild, LOW)
        for person in ids:
            expected = [
                (one.at, ratings_of(rated[: number + 1])[person])
                for number, one in enumerate(rated)
                if person in one.people
            ]
            path = await store.finished.rating_path(person, Scope(guild, None, LOW))
            assert [(point.at, point.rating) for point in path] == expected
            late = await store.finished.rating_path(person, Scope(guild, None, LOW, since=5))
            assert [(point.at, point.rating) for point in late] == [point for point in expected if point[0] >= 5]


async def test_a_servers_best_score_is_the_lowest_where_the_lowest_wins_and_the_first_of_equals(
    store: SqlStore,
) -> None:
    people = await people_of(store, 5)
    endings = await endings_of(store, [person.id for person in people], Random(4), 40)
    for game, sign in ((LOW, -1), (HIGH, 1)):
        scores = [
            (-sign * one.scores[seat], one.at, one.table, seat, one)
            for one in endings
            if (one.guild, one.game) == (1, game)
            for seat in range(len(one.people))
        ]
        _, at, table, seat, one = min(scores, key=lambda score: score[:4])
        holder = next(person for person in people if person.id == one.people[seat])
        assert (await store.finished.server_records(1, game)) == {
            "score": (holder, RecordedScore(one.scores[seat], table, at))
        }
    assert not await store.finished.server_records(3, LOW)


async def test_the_most_of_every_feat_of_a_server_and_of_a_person_comes_from_the_logs(store: SqlStore) -> None:
    people = await people_of(store, 4)
    tables = [await play(store, 1 + n // 4, "karteneck", people[: 2 + n % 3], Random(n)) for n in range(6)]
    records = GAMES["karteneck"].records
    assert records
    for guild in (1, 2):
        here = [table for table in tables if table.info.guild_id == guild]
        best = await store.finished.server_records(guild, "karteneck")
        assert set(best) == {"score", *records}
        for code in records:
            assert best[code][1].value == max(table.feats.get((seat, code), 0) for table in here for seat in range(4))
        for person in people[:3]:
            (record,) = await store.finished.stats(person.id, Scope(guild))
            assert record.feats.keys() == set(records)
            for code, score in record.feats.items():
                own_feats = [(t, (t.people.index(person.id), code)) for t in here if person.id in t.people]
                most = {t.info.id: t.feats[feat] for t, feat in own_feats if feat in t.feats}
                assert score.value == max(most.values())
                assert most[score.table_id] == score.value


async def test_history_lists_all_finished_tables_newest_first(store: SqlStore) -> None:
    people = await people_of(store, 4)
    ids = [person.id for person in people]
    endings = await endings_of(store, ids, Random(5), 20)
    at_home = [one for one in reversed(in_order(endings)) if one.guild == 1]
    assert len(at_home) > 6
    for offset in (0, 4, len(at_home), 100):
        page = await store.finished.history(1, None, None, offset, 4)
        assert (page.offset, page.total) == (offset, len(at_home))
        assert [(table.id, table.ended_at) for table in page.tables] == [
            (one.table, one.at) for one in at_home[offset : offset + 4]
        ]
    for played, one in zip((await store.finished.history(1, None, None, 0, 50)).tables, at_home, strict=True):
        assert (played.guild_id, played.game, played.because) == (1, one.game, "over")
        finishers = [
            (finisher.seat, person.id, finisher.place, finisher.score)
            for finisher, person in zip(played.finishers, finishers_of(played), strict=True)
        ]
        seats = sorted(range(len(one.people)), key=lambda seat: (one.places[seat], seat))
        assert finishers == [(seat, one.people[seat], one.places[seat], one.scores[seat]) for seat in seats]
    for person in ids:
        own_tables = [one.table for one in at_home if person in one.people]
        page = await store.finished.history(1, None, person, 1, 3)
        assert ([table.id for table in page.tables], page.total) == (own_tables[1:4], len(own_tables))


async def test_history_of_a_channel_has_its_board_and_leaves_lobbies_and_live_tables_out(store: SqlStore) -> None:
    people = await people_of(store, 3)
    info = new_info(1, HIGH)
    closed = await live(store, info, [person.id for person in people], at=3)
    await store.append(closed.end(Cause(99, 9, interaction()), moderator=True))
    await store.save_message(info.id, PostedMessage("board", None, info.channel_id, 77, 9))
    await store.save_message(info.id, PostedMessage("hand", 0, 5, 78, 9))
    lobby = await opened(store, people)
    await store.append(lobby.end(Cause(people[0].id, 10, interaction()), moderator=False))
    await started(store, people)
    for channel in (info.channel_id, None):
        history = await store.finished.history(1, channel, people[1].id, 0, 10)
        (played,) = history.tables
        assert history.total == 1
        assert (played.id, played.channel_id, played.message_id) == (info.id, info.channel_id, 77)
        assert (played.opened_at, played.ended_at, played.because, played.finishers) == (3, 9, "closed", ())
    assert (await store.finished.history(1, lobby.info.channel_id, None, 0, 10)).total == 0
    assert (await store.finished.history(2, None, None, 0, 10)).total == 0


async def test_history_includes_tables_where_the_seat_was_given_up(store: SqlStore) -> None:
    anna, bruno = await people_of(store, 2)
    tables, table = Tables(store), await started(store, [anna, bruno])
    await tables.leave(table.info.id, anna, interaction())
    await tables.commit(table.info.id, bruno, interaction(), Table.end, moderator=True)
    for person in (anna, bruno):
        page = await store.finished.history(1, None, person.id, 0, 10)
        assert ([played.id for played in page.tables], page.total) == ([table.info.id], 1)


# Seasons


async def test_a_table_belongs_to_the_season_in_which_it_ended(store: SqlStore) -> None:
    ids = [person.id for person in await people_of(store, 2)]
    assert list(await store.finished.seasons(1)) == [Season(1, 1, None)]
    late = await live(store, new_info(1, LOW), ids, 1)
    await end(store, 1, LOW, ids, [1, 2], 10)
    await end(store, 2, LOW, ids, [1, 2], 10)
    assert await store.finished.close_season(1, 20, ids[0]) == Season(1, 1, 20)
    assert list(await store.finished.seasons(1)) == [Season(1, 1, 20), Season(1, 2, None)]
    assert list(await store.finished.seasons(2)) == [Season(2, 1, None)]
    await end(store, 1, LOW, ids, [1, 2], 21)
    await store.append(ending(late, [2, 1], 20)[0])  # it ended in time, and was written late
    games = [(await store.finished.leaderboard(Scope(1, n, LOW), "games", 0, 5)).standings[0].games for n in (1, 2)]
    assert games == [2, 1]


async def test_a_season_closes_no_earlier_than_its_last_table_ended(store: SqlStore) -> None:
    """Clocks differ; what is counted in a season stays there."""
    ids = [person.id for person in await people_of(store, 2)]
    await end(store, 1, LOW, ids, [1, 2], 30)
    assert (await store.finished.close_season(1, 20, ids[0])).closed_at == 30
    final = await store.finished.leaderboard(Scope(1, 1, LOW), "rating", 0, 5)
    assert final.total == 2
    await store.finished.rebuild()
    assert await store.finished.leaderboard(Scope(1, 1, LOW), "rating", 0, 5) == final


async def test_an_empty_season_is_not_closed_so_that_two_who_close_it_close_one(
    store: SqlStore, other: SqlStore
) -> None:
    ids = [person.id for person in await people_of(store, 2)]
    with pytest.raises(SeasonEmpty):
        await store.finished.close_season(1, 5, ids[0])
    await end(store, 1, LOW, ids, [1, 2], 10)
    await store.finished.close_season(1, 20, ids[0])
    with pytest.raises(SeasonEmpty):
        await other.finished.close_season(1, 20, ids[1])
    assert len(await other.finished.seasons(1)) == 2


async def test_of_two_who_close_a_season_at_once_one_does(store: SqlStore, other: SqlStore) -> None:
    """The other finds the next one empty, and not the same one closed twice."""
    ids = [person.id for person in await people_of(store, 2)]
    for season in (1, 2, 3):
        await end(store, 1, "heckmeck", ids, [1, 2], at=10 * season)
        closing = [one.finished.close_season(1, 10 * season, ids[0]) for one in (store, other)]
        found = await asyncio.gather(*closing, return_exceptions=True)
        assert {type(one) for one in found} == {Season, SeasonEmpty}
    assert [one.number for one in await store.finished.seasons(1)] == [1, 2, 3, 4]
