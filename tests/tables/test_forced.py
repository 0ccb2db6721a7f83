"""Moves by the table where everybody sees that nothing else is possible."""

from random import Random

import msgspec
import pytest

from bot.finished.replay import audit_of, moments
from bot.tables import lobby
from bot.tables.entries import ACTION, TABLE, Entry, by_person
from bot.tables.state import TableInfo
from bot.tables.table import Cause, Step, Table
from games.game import AnyGame
from games.heckmeck import Heckmeck
from games.heckmeck.moves import Keep, Rolled, Took
from games.heckmeck.position import Position
from games.registry import GAMES
from games.verflixxt import Verflixxt
from tests.store.children import sensible_action, some_action
from tests.tables.conftest import House, new_id

MINUTE_MS = 60_000
SEATS = 3
START = 7
"""The interaction that starts a table, which its dice depend on."""


def opened(game: str, seed: bytes = bytes(32)) -> Step:
    """A table with three people, 1 to 3, of whom the first opened it with the others seated."""
    info = TableInfo("abcd2345", 11, 22, None, game, GAMES[game].version, "en", seed)
    return Table(info).open(Cause(1, 0, new_id()), range(1, 1 + SEATS), ())


def begun(game: str, seed: bytes = bytes(32)) -> Step:
    return opened(game, seed).after.start(Cause(1, 0, START))


def moved(table: Table, rng: Random, at: int = 0) -> Step:
    seat, action = some_action(table, rng)
    return table.play(Cause(table.people[seat], at, new_id()), action, seat, table.stamp(seat))


@pytest.mark.parametrize("game", ["heckmeck", "verflixxt"])
def test_a_turn_begins_with_rolled_dice(game: str) -> None:
    step, rng = begun(game), Random(1)
    for _ in range(60):
        table = step.after
        if table.phase == "over":
            break
        assert table.position is not None
        (seat,) = table.awaited
        assert len(table.position.legal(seat)) > 1
        step = moved(table, rng)
        assert step.entries[0].by == by_person(table.people[seat])


def test_what_is_forced_is_in_the_transaction_that_led_there_and_is_the_seats() -> None:
    step = begun("heckmeck")
    rolled = [entry for entry in step.entries if entry.kind == ACTION]
    assert [(entry.by, entry.seat, entry.interaction_id, entry.body) for entry in rolled] == [
        (TABLE, min(step.after.awaited), None, b'["roll"]')
    ]


@pytest.mark.parametrize("game", GAMES)
def test_what_was_forced_changes_neither_the_dice_nor_the_game(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same decisions of people who have to click for what is forced come to the same log, save who played it."""

    def played() -> list[tuple[object, ...]]:
        rng, step = Random(3), begun(game, bytes(range(32)))
        log = [*step.entries]
        while step.after.phase != "over" and len(log) < 400:
            table = step.after
            assert table.position is not None
            seat = min(table.awaited)
            legal = table.position.legal(seat)
            legal = [choice for choice in legal if not (choice.rash and choice.vain)]
            if len(legal) == 1:  # nothing to choose
                step = table.play(Cause(seat + 1, 0, new_id()), msgspec.json.encode(legal[0].action), seat, None)
            else:
                step = moved(table, rng)
            log += step.entries
        return [(entry.seat, entry.kind, entry.body) for entry in log[:400]]

    by_themselves = played()
    monkeypatch.setattr(GAMES[game], "forced", None)
    monkeypatch.setattr(GAMES[game], "routine", None)
    assert played() == by_themselves


@pytest.mark.parametrize("game", [Heckmeck, Verflixxt])
def test_a_table_of_before_whose_first_roll_is_awaited_goes_on(
    game: type[AnyGame], monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as before:
        before.setattr(game, "forced", None)
        old = begun(game.name)
    table = Table.replayed(old.after.info, [*opened(game.name).entries, *old.entries])
    (seat,) = table.awaited
    step = table.play(Cause(table.people[seat], 0, new_id()), b'["roll"]', seat, table.stamp(seat))
    assert step.entries[0].by == by_person(table.people[seat])
    assert step.after.phase == "playing"


@pytest.mark.parametrize("game", GAMES)
def test_a_log_with_what_was_forced_replays_and_verifies(game: str) -> None:
    rng = Random(5)
    step = begun(game)
    log = [*opened(game).entries, *step.entries]
    while step.after.phase == "playing" and len(log) < 3000:
        step = moved(step.after, rng)
        log += step.entries
    table = Table.replayed(step.after.info, log)
    assert table.position == step.after.position
    assert table.feats == step.after.feats
    assert audit_of(table.info, log).agrees
    events = [event for moment in moments(table.info, log) for event in moment.events]
    assert len(events) > len(log) // 3


def test_events_before_a_forced_action_are_still_reported() -> None:
    """Anna takes a tile, and Bruno's dice are rolled in the same step: everybody reads of both."""
    table = begun("heckmeck").after
    while True:
        seat, action = sensible_action(table)
        step = table.play(Cause(table.people[seat], 0, new_id()), action, seat, None)
        table = step.after
        if any(isinstance(event, Took) for event in step.events):
            break
    assert table.position is not None
    happened = table.position.view(None).happened()
    assert [type(event) for event in happened[-2:]] == [Took, Rolled]
    assert list(step.public_events) == list(happened[:-1]), "the turn that is over, without the roll of the next"


# What needs no decision


def at(notation: str, *, by_hand: bool = False) -> Table:
    """A table in play at a position of Heckmeck."""
    table = begun("heckmeck").after
    table.position = Heckmeck.parse(notation)
    table.by_hand = by_hand
    return table


def keep(table: Table, face: int) -> Step:
    """The step of the seat in turn, which keeps a face."""
    (seat,) = table.awaited
    body = msgspec.json.encode(Keep(face))
    return table.play(Cause(table.people[seat], 0, new_id()), body, seat, table.stamp(seat))


LAST_TILE = "turned=" + ".".join(map(str, range(22, 37)))
DICE = "dice=1.1.5.5.5.5.5.6"


@pytest.mark.parametrize(
    ("notation", "by_hand", "rolls"),
    [
        (f"stacks=-/24/- {DICE}", False, True),
        (f"stacks=-/24/- {DICE}", True, False),
        (f"stacks=-/24/- {DICE} options=always_bury", False, False),
        (f"stacks=-/-/- {LAST_TILE} {DICE}", False, False),
        ("stacks=-/24/- kept=6x4 dice=1.5.5.5", False, False),
    ],
)
def test_dice_roll_by_themselves_where_the_turn_could_only_be_given_up(
    notation: str, by_hand: bool, rolls: bool
) -> None:
    """Never with a tile in reach, for the last tile, where every failure burns one, or where the table wants every
    throw by hand."""
    step = keep(at(notation, by_hand=by_hand), 1)
    moves = [(entry.seat, entry.by, entry.body) for entry in step.entries if entry.kind == ACTION]
    assert ((0, TABLE, b'["roll"]') in moves) == rolls
    assert step.events[0] == step.after.position.view(None).happened()[0]  # type: ignore[union-attr]


def old_table(monkeypatch: pytest.MonkeyPatch) -> tuple[Table, list[Entry]]:
    """A table of a release that rolled nothing but the first throw by itself, at another throw, and its log."""
    known, rng, log = vars(Position)["routine"], Random(2), [*opened("heckmeck").entries]
    with monkeypatch.context() as before:
        before.setattr(Heckmeck, "routine", None)
        step = begun("heckmeck")
        log += step.entries
        while known.fget(step.after.position) is None:
            step = moved(step.after, rng)
            log += step.entries
    return step.after, log


def test_a_table_of_before_that_waits_for_such_a_throw_keeps_its_buttons(monkeypatch: pytest.MonkeyPatch) -> None:
    before, log = old_table(monkeypatch)
    table = Table.replayed(before.info, log)
    assert table.position == before.position
    (seat,) = table.awaited
    assert len(table.position.legal(seat)) == 2  # type: ignore[union-attr]
    step = table.play(Cause(table.people[seat], 0, new_id()), b'["roll"]', seat, table.stamp(seat))
    assert (step.entries[0].by, step.entries[0].body) == (by_person(table.people[seat]), b'["roll"]')
    assert audit_of(table.info, [*log, *step.entries]).agrees


def test_a_replay_tells_routine_throws_from_forced_ones() -> None:
    rng, step = Random(5), begun("heckmeck")
    log = [*opened("heckmeck").entries, *step.entries]
    while step.after.phase == "playing" and len(log) < 300:
        step = moved(step.after, rng)
        log += step.entries
    found = {(moment.unasked, log[moment.number - 1].by == TABLE) for moment in moments(step.after.info, log)}
    assert found == {(None, False), ("forced", True), ("routine", True)}


# Who is there


def test_who_did_something_in_the_last_minutes_is_here() -> None:
    table = lobby.join(opened("heckmeck").after, Cause(9, 1 * MINUTE_MS, new_id())).after
    assert table.is_here(3, 5 * MINUTE_MS)
    assert not table.is_here(3, 6 * MINUTE_MS)
    assert table.is_here(0, 4 * MINUTE_MS)
    assert not table.is_here(0, 5 * MINUTE_MS)


def test_who_is_seated_by_a_rematch_and_whose_dice_roll_by_themselves_is_not_here_for_that() -> None:
    rematch = opened("heckmeck").after
    assert [rematch.is_here(seat, 1) for seat in range(SEATS)] == [True, False, False]
    table = rematch.start(Cause(1, 10 * MINUTE_MS, new_id())).after
    assert [table.is_here(seat, 10 * MINUTE_MS) for seat in range(SEATS)] == [True, False, False]


async def test_who_is_here_is_known_after_a_restart(house: House, elsewhere: House) -> None:
    table = await house.begin(2)
    at = (await house.log(table))[-1].at
    known = await elsewhere.tables.fetch(table.info.id)
    assert [known.is_here(seat, at) for seat in range(2)] == [True, True]


# Chapters


def test_a_chapter_is_a_turn_where_turns_are_short_and_a_round_where_everybody_acts_in_it() -> None:
    rng = Random(6)
    for game, by_turn in (("heckmeck", True), ("verflixxt", True), ("karteneck", False), ("hornochsen", False)):
        step, chapters, moves = begun(game), 0, 0
        while step.after.phase == "playing" and moves < 60:
            table = step.after
            (seat, *_) = table.awaited
            step = moved(table, rng)
            moves += 1
            chapters += step.opens_chapter
            if by_turn and step.after.phase == "playing":
                assert step.opens_chapter == (step.after.awaited != {seat})
        assert chapters
        assert by_turn or chapters <= moves / SEATS + 1
