"""Recorded games stay playable: every game in every released version, from its log as the store keeps it."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from msgspec.structs import replace
from prometheus_client.parser import text_string_to_metric_families

from bot.chat.router import CLICKS
from bot.finished.decisions import decisions_of
from bot.finished.replay import Moment, audit_of, moments, outline
from bot.metrics.meters import Meters
from bot.metrics.protocol import Heartbeat
from bot.store import SqlStore, open_store
from bot.store.logs import unpack
from bot.tables.entries import ACTION, OUTCOME, TABLE, Body, Entry, VariantsSet
from bot.tables.refusals import Refusal
from bot.tables.state import TableInfo
from bot.tables.table import Step, Table
from games.registry import GAMES, rules_of
from tests.databases import new_database
from tests.finished.dumps import derived
from tests.finished.world import people_of
from tests.games.own import released_games
from tests.golden.record import FOLDER, Golden, path_of, read, read_packed, written
from tests.store.archiving import pack_all, without_interactions
from tests.store.children import url_of
from tests.store.kept import File

FILES = sorted(FOLDER.glob("*.json"))
of_every_file = pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)


@cache
def tables(path: Path) -> list[Golden]:
    return read(path)


def test_every_released_version_has_its_file() -> None:
    """A version that is left out here can no longer be replayed."""
    expected = {path_of(game.name, game.version) for game in released_games()}
    wrong = sorted(path.name for path in expected ^ {*FILES})
    assert not wrong, f"run `uv run python -m tests.golden.record`, last of all: {wrong}"


@of_every_file
def test_a_golden_log_is_what_its_file_says(path: Path) -> None:
    assert written(read(path)) == path.read_text(encoding="utf-8")


@of_every_file
def test_a_golden_log_replays_to_the_result_it_had(path: Path) -> None:
    for golden in tables(path):
        table = Table.replayed(golden.info, golden.log)
        assert table.ended is not None
        assert table.position is not None
        assert table.replayable
        assert (table.phase, table.position.version) == ("over", golden.info.version)
        assert table.position.result == table.ended.result
        assert table.ended.result is not None
        game = rules_of(golden.info.game, golden.info.version)
        assert game is not None
        assert game.parse(table.position.notation()).notation() == table.position.notation()


UNKNOWN = (VariantsSet(("quacking",)), VariantsSet(("bury_returned", "board-flooded", "path-spiral")))
"""Options that only a newer release knows, alone and beside others."""


@of_every_file
@pytest.mark.parametrize("options", [*UNKNOWN, VariantsSet((), by_hand=True)], ids=["one", "several", "by hand"])
def test_log_with_an_unknown_option_is_refused_as_a_newer_releases(path: Path, options: VariantsSet) -> None:
    """Without that option it would be replayed by other rules."""
    for golden in tables(path):
        game = rules_of(golden.info.game, golden.info.version)
        assert game is not None
        if options.by_hand and game.has_routines():
            continue
        entry = replace(golden.log[0], kind="variants", body=msgspec.json.encode(options), interaction_id=None)
        log = [golden.log[0], entry, *[entry for entry in golden.log[1:] if entry.kind != "variants"]]
        for read_log in (Table.replayed, film, audit_of, decisions_of):
            with pytest.raises(Refusal) as refused:
                read_log(golden.info, log)
            assert refused.value.code == "newer"
        known, whole = outline(golden.info, log), outline(golden.info, golden.log)
        assert (known.phase, known.ended, known.holders) == ("over", whole.ended, whole.holders)


def film(info: TableInfo, log: Sequence[Entry]) -> Sequence[Moment]:
    return [*moments(info, log)]


@of_every_file
def test_a_golden_logs_chances_follow_from_its_seed_alone(path: Path) -> None:
    for golden in tables(path):
        audit = audit_of(golden.info, golden.log)
        assert audit.agrees
        assert audit.settled == sum(entry.kind == OUTCOME for entry in golden.log)
        other = replace(golden.info, seed=bytes(len(golden.info.seed)))
        assert not audit_of(other, golden.log).agrees


@of_every_file
def test_golden_log_replays_with_its_recorded_texts(path: Path) -> None:
    for golden in tables(path):
        replayed = list(moments(golden.info, golden.log))
        assert len(replayed) == 1 + sum(entry.kind == ACTION for entry in golden.log)
        assert all(moment.table.position is not None for moment in replayed)


@of_every_file
def test_a_log_that_was_packed_once_is_read_for_good(path: Path) -> None:
    """`python -m tests.golden.record` adds those that are missing."""
    for golden in tables(path):
        assert unpack(read_packed()[golden.info.id]) == without_interactions(golden.log)


@of_every_file
def test_golden_log_has_as_many_decisions_as_when_it_was_played(path: Path) -> None:
    """Once for each count of a seat's questions under which it acted. Shares, and so ratings, follow from it."""
    for golden in tables(path):
        table, answered = Table(golden.info), set[tuple[int, str]]()
        for entry in golden.log:
            if entry.kind == ACTION and entry.by != TABLE and table.position is not None:
                assert entry.seat is not None
                asked = dict(word.split("=") for word in table.position.notation().split())["asked"]
                answered.add((entry.seat, asked.split("/")[entry.seat]))
            table.apply(entry)
        decided = [sum(seat == other for other, _ in answered) for seat in range(len(table.holders))]
        assert table.attendance.decided == decided


@of_every_file
async def test_packed_golden_log_verifies_and_reads_as_before(path: Path, tmp_path: Path) -> None:
    for golden in tables(path):
        store = await open_store(url_of(new_database(tmp_path / f"{golden.info.id}.db")))
        await people_of(store, max(game.seats[-1] for game in GAMES.values()))
        await kept(store, golden, 0)
        await pack_all(store)
        log = await store.entries(golden.info.id, 0)
        await store.close()
        assert log == without_interactions(golden.log)
        assert audit_of(golden.info, log).agrees
        assert all_moments(golden.info, log) == all_moments(golden.info, golden.log)


def all_moments(info: TableInfo, log: Sequence[Entry]) -> list[tuple[object, ...]]:
    return [(one.number, one.at, one.seat, one.unasked is not None, one.events) for one in moments(info, log)]


def test_raised_version_leaves_old_logs_to_the_former_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """How rules change: the game's `version` is raised, and `_FORMER` keeps what replays the logs before."""
    former = GAMES["heckmeck"]
    raised = type("Raised", (former,), {"version": former.version + 1})
    monkeypatch.setitem(GAMES, "heckmeck", raised)
    monkeypatch.setattr("games.registry._FORMER", (former,))
    golden = tables(path_of("heckmeck", 1))[0]
    position = Table.replayed(golden.info, golden.log).position
    assert isinstance(position, former)
    assert not isinstance(position, raised)
    assert rules_of("heckmeck", former.version + 1) is raised


def released(name: str) -> list[str]:
    """Return the lines of a file of released values. Lines are only added."""
    return [line for line in (FOLDER / name).read_text(encoding="utf-8").splitlines() if line[0] != "#"]


def test_released_entries_are_read_and_written_as_they_were() -> None:
    read = {line: msgspec.json.decode(line, type=Body) for line in released("entries.txt")}
    assert [msgspec.json.encode(body).decode() for body in read.values()] == [*read]
    fields = {(type(body), name) for line, body in read.items() for name in msgspec.json.decode(line)}
    every = {(body, name) for body in get_args(Body) for name in ("kind", *body.__struct_encode_fields__)}
    assert fields == every, "add a line to entries.txt"


def test_released_metrics_keep_their_names_and_labels() -> None:
    meters = Meters("0.1.0")
    meters.expect(CLICKS, ["rash"])
    meters.observe_heartbeats(lambda: [Heartbeat(0, 1.0, 0.1, late=False)])
    found = {f"kind {kind}" for kind in CLICKS}
    for family in text_string_to_metric_families(meters.exposition().decode()):
        if family.name.startswith("roost_"):
            found |= {" ".join([family.name, family.type, *sorted({*it.labels} - {"le"})]) for it in family.samples}
    assert found == {*released("metrics.txt")}, "add a line to metrics.txt"


async def test_a_rebuilding_keeps_the_feats_of_every_version(tmp_path: Path) -> None:
    path = tmp_path / "roost.db"
    store = await open_store(f"sqlite+aiosqlite:///{path}")
    played = [golden for path in FILES for golden in tables(path)]
    await people_of(store, max(game.seats[-1] for game in GAMES.values()))
    for number, golden in enumerate(played):
        await kept(store, golden, number)
    before = derived(File(path))
    assert len({row["table_id"] for row in before["results"]}) == len(played)
    rebuilt = await store.finished.rebuild()
    assert (rebuilt.tables, rebuilt.unplayable) == (len(played), 0)
    assert derived(File(path)) == before
    await store.close()


async def kept(store: SqlStore, golden: Golden, number: int) -> None:
    """Write a golden table into a store, with interactions of its own."""
    step = Step(Table(golden.info))
    for entry in golden.log:
        if entry.kind == "started":
            await store.create(step)
            step = Step(step.after)
        own = entry.interaction_id and entry.interaction_id + number * 10**6
        step.after.apply(entry)
        step.entries.append(replace(entry, interaction_id=own))
    await store.append(step)
