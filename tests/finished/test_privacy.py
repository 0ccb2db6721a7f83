"""Rows about a person, and forgetting them: the row is emptied, the games of the others stay whole."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.finished.store import Scope
from bot.store import SqlStore, open_store
from bot.tables.clocks import Quiet
from bot.tables.posted import PostedMessage
from bot.tables.service import Tables
from bot.tables.store import Person, Preferences, SeatedStill
from bot.tables.table import Table
from tests.finished.dumps import derived
from tests.finished.world import finishers_of, people_of, play
from tests.store.children import url_of
from tests.store.kept import Kept
from tests.store.tables import a_move, a_spot, end_early, interaction, opened, started

UNTOUCHED = ("tables", "entries", "seats", "turns", "results", "ratings", "feats", "seasons")


def rows(database: Kept, *names: str) -> dict[str, list[tuple[Any, ...]]]:
    return {name: sorted(database.rows(f"SELECT * FROM {name}"), key=_with_gaps) for name in names}  # noqa: S608


def _with_gaps(row: tuple[Any, ...]) -> list[tuple[bool, Any]]:
    return [(value is not None, value) for value in row]


async def test_forgetting_empties_the_row_and_leaves_every_log_seat_and_result(
    store: SqlStore, other: SqlStore, database: Kept
) -> None:
    anna, bruno, carla = await people_of(store, 3)
    table = await play(store, 1, "karteneck", [anna, bruno, carla], Random(1))
    for seat in range(3):
        await store.save_message(
            table.info.id, PostedMessage("hand", seat, 70 + seat, 80 + seat, 5, table.people[seat])
        )
    await store.save_message(table.info.id, PostedMessage("board", None, 7, 8, 5))
    await store.finished.close_season(1, 0, bruno.id)
    for person in (anna, bruno):
        await store.upsert_person(person.discord_id or 0, person.name, person.locale, 1, f"Boss {person.name}")
    before = rows(database, *UNTOUCHED)
    await store.forget(bruno.id)
    assert rows(database, *UNTOUCHED) == before
    assert list(await other.people([anna.id, bruno.id])) == [anna, Person(bruno.id, None, "", "")]
    assert [person.nickname for person in await other.people([anna.id, bruno.id], 1)] == [f"Boss {anna.name}", ""]
    assert rows(database, "nicknames")["nicknames"] == [(anna.id, 1, f"Boss {anna.name}")]
    assert await other.person_of(bruno.discord_id or 0) is None
    hands = [await other.message(table.info.id, "hand", seat, table.people[seat]) for seat in range(3)]
    assert [hand is None for hand in hands] == [False, True, False]
    assert await other.message(table.info.id, "board", None) is not None
    for scope in (Scope(1, None, "karteneck"), Scope(None), Scope(1, 1), Scope(1, since=1)):
        board = await other.finished.leaderboard(scope, "games", 0, 10)
        assert [line.person.id for line in board.standings] == [anna.id, carla.id]
        assert await other.finished.position_of(scope, "games", bruno.id) is None
    assert list(await other.finished.stats(bruno.id, Scope(1))) == []
    assert list(await other.finished.rating_path(bruno.id, Scope(1, None, "karteneck"))) == []
    assert bruno.id not in {person.id for person, _ in (await other.finished.server_records(1, "karteneck")).values()}
    (played,) = (await other.finished.history(1, None, None, 0, 10)).tables
    assert {person.name for person in finishers_of(played)} == {anna.name, carla.name, ""}


async def test_a_forgotten_name_is_nowhere_in_the_files(path: Path) -> None:
    """Overwritten and deleted bytes stay in a file's gaps unless SQLite is configured otherwise."""
    store = await open_store(url_of(path))
    for name in ("Before Her Marriage", "After Her Marriage"):
        anna = await store.upsert_person(987_654_321_987_654_321, name, "de-AT", 1, f"Boss {name}")
    bruno = await store.upsert_person(5, "Bruno", "en")
    await play(store, 1, "karteneck", [anna, bruno], Random(1))
    await store.forget(anna.id)
    await store.close()
    content = b"".join(file.read_bytes() for file in path.parent.iterdir())
    assert b"Bruno" in content
    for trace in (b"Her Marriage", b"de-AT", (987_654_321_987_654_321).to_bytes(8)):
        assert trace not in content


async def test_returning_person_is_a_new_person(store: SqlStore) -> None:
    anna, bruno = await people_of(store, 2)
    await play(store, 1, "karteneck", [anna, bruno], Random(1))
    await store.forget(anna.id)
    again = await store.upsert_person(anna.discord_id or 0, anna.name, anna.locale)
    assert again.id not in (anna.id, bruno.id)
    assert await store.person_of(anna.discord_id or 0) == again
    assert list(await store.finished.stats(again.id, Scope(None))) == []


async def test_forgetting_is_refused_at_a_table_in_play(store: SqlStore, database: Kept) -> None:
    people = await people_of(store, 2)
    lobby, playing = await opened(store, people), await started(store, people)
    before = rows(database, "people")
    with pytest.raises(SeatedStill) as refused:
        await store.forget(people[1].id)
    assert set(refused.value.tables) == {lobby.info.id, playing.info.id}
    assert rows(database, "people") == before
    for table in (lobby, playing):
        await end_early(store, table)
    await store.forget(people[1].id)


async def test_kept_is_everything_of_one_person_and_nothing_of_others(store: SqlStore, database: Kept) -> None:
    anna, bruno, carla = [
        await store.upsert_person(7 * 10**17 + n, name, "it") for n, name in enumerate(("Ännä", "Brünö", "Cärlä"))
    ]
    table = await play(store, 1, "karteneck", [anna, bruno, carla], Random(1))
    live = await started(store, [anna, bruno])
    await store.append(a_move(live))
    foreign = await opened(store, [carla, bruno], a_spot())
    await Tables(store).commit(foreign.info.id, anna, interaction(), Table.end, moderator=True)
    lobby = await opened(store, [bruno, anna])
    await Tables(store).leave(lobby.info.id, anna, interaction())
    await store.save_message(table.info.id, PostedMessage("hand", 0, 70, 80, 5, anna.id))
    await store.save_message(table.info.id, PostedMessage("hand", 1, 71, 81, 5, bruno.id))
    await store.finished.close_season(1, 0, anna.id)
    for guild, who, nickname in ((1, anna, "Boss"), (2, anna, "Queen"), (1, bruno, "Bear")):
        await store.upsert_person(who.discord_id or 0, who.name, who.locale, guild, nickname)
    await store.set_preferences(anna.id, Preferences(Quiet("Europe/Rome", 22 * 60, 8 * 60), "direct", words=True), 1)
    kept: dict[str, Any] = json.loads(json.dumps(await store.personal_data(anna.id)))
    assert kept["person"] == {
        "id": anna.id,
        "discord_id": anna.discord_id,
        "name": "Ännä",
        "locale": "it",
        "time_zone": "Europe/Rome",
        "quiet_from": 1320,
        "quiet_until": 480,
        "quiet_spent": "[0,[]]",
        "notice_way": "direct",
        "words": 1,
        "chosen_guild_id": 1,
        "called_at": None,
        "uncalled_at": None,
    }
    assert [(seat["table_id"], seat["game"], seat["seat"]) for seat in kept["seats"]] == [
        (table.info.id, "karteneck", 0),
        (live.info.id, "heckmeck", 0),
    ]
    assert all(seat["opened_at"] for seat in kept["seats"])
    assert kept["nicknames"] == [{"guild_id": 1, "nickname": "Boss"}, {"guild_id": 2, "nickname": "Queen"}]
    assert (await store.count_personal_data(anna.id))["nicknames"] == 2
    own = [row for row in rows(database, "entries")["entries"] if row[4] == f"person:{anna.id}"]
    assert [(e["table_id"], e["number"], e["at"], e["seat"], e["kind"], e["body"]) for e in kept["entries"]] == [
        (*row[:4], row[6], json.loads(row[7])) for row in own
    ]
    assert {entry["table_id"] for entry in kept["entries"]} == {t.info.id for t in (table, live, foreign, lobby)}
    assert {entry["kind"] for entry in kept["entries"]} >= {"opened", "joined", "left", "started", "action", "ended"}
    everything = derived(database)
    for name in ("results", "ratings", "standings"):
        assert sorted(map(repr, kept[name])) == sorted(
            repr(row) for row in everything[name] if row["person_id"] == anna.id
        )
        assert kept[name]
    assert [(feat["code"], feat["value"]) for feat in kept["feats"]] == [
        (row["code"], row["value"]) for row in everything["feats"] if row["seat"] == 0
    ]
    assert [season["number"] for season in kept["seasons"]] == [1]
    assert [(message["channel_id"], message["message_id"]) for message in kept["messages"]] == [(70, 80)]
    text = json.dumps(kept, ensure_ascii=False)
    assert bruno.name not in text
    assert carla.name not in text
    assert "Bear" not in text
    assert str(bruno.discord_id) not in text
    assert f"person:{bruno.id}" not in text
    assert live.info.seed.hex() not in text
    assert {row["person_id"] for name in ("results", "ratings", "standings") for row in kept[name]} == {anna.id}
