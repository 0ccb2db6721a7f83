"""Whom tables wait for, by their rows: since when, until when, and who is to be reminded. Time is injected."""

import asyncio
from collections.abc import Callable
from datetime import datetime
from typing import Any, Final, cast
from zoneinfo import ZoneInfo

import msgspec
import pytest
from sqlalchemy import event

from bot.store import SqlStore
from bot.tables import absence, lobby, votes
from bot.tables.attendance import STAND_IN
from bot.tables.clocks import CLOCKS, Quiet
from bot.tables.entries import ProposalKind
from bot.tables.posted import MessageKind, PostedMessage
from bot.tables.service import Tables
from bot.tables.store import Person, Preferences, SeatedStill, Turn
from bot.tables.table import Cause, Step, Table
from games.registry import GAMES
from tests.finished.world import new_info
from tests.store.children import sensible_action
from tests.store.kept import Kept
from tests.store.tables import interaction, people_of

NOON: Final = 1_800_000_000_000
MINUTE: Final = 60_000
HOUR: Final = 60 * MINUTE
LIVE: Final = 2 * MINUTE
ROME: Final = Quiet("Europe/Rome", 22 * 60, 8 * 60)


class TimedTable:
    """People at one table, whose steps are written at `at`, which only `passes` moves."""

    def __init__(self, store: SqlStore, people: list[Person], table: Table) -> None:
        self.store = store
        self.people = people
        self.table = table
        self.at = NOON

    def passes(self, milliseconds: int) -> None:
        self.at += milliseconds

    def cause(self, person: int) -> Cause:
        return Cause(person, self.at, interaction())

    async def take(self, plan: Callable[[Table], Step]) -> Step:
        step = plan(self.table)
        await self.store.append(step)
        self.table = step.after
        return step

    async def play(self) -> Step:
        """The awaited seat plays its sensible action."""
        seat, action = sensible_action(self.table)
        if seat in self.table.computers_awaited:
            return await self.take(lambda table: table.play_for(self.at, action, seat, table.stamp(seat)))
        return await self.take(lambda table: table.play(self.cause(self.person_at(seat)), action, None, None))

    async def wish(self, what: ProposalKind, value: str = "") -> None:
        """Let as many people vote as it takes."""
        for person in self.table.people[: len(self.table.people) // 2 + 1]:
            await self.take(lambda table, who=person: votes.vote(table, self.cause(who), what, value=value))

    async def miss(self) -> None:
        await self.take(lambda table: absence.declare_absent(table, self.at, self.asked, table.stamp(self.asked)))

    def person_at(self, seat: int) -> int:
        holder = self.table.holders[seat]
        assert isinstance(holder, int)
        return holder

    @property
    def asked(self) -> int:
        (seat,) = self.table.awaited
        return seat

    @property
    async def turns(self) -> list[Turn]:
        return [*await self.store.turns(self.table.info.id)]

    @property
    async def turn(self) -> tuple[int, int | None, int | None]:
        """The one seat that is asked: since when, until when, and when it is reminded."""
        (turn,) = await self.turns
        return turn.since, turn.deadline, turn.remind_at


async def begun(
    store: SqlStore,
    *,
    clock: str = "live",
    game: str = "heckmeck",
    quiet: Quiet | None = None,
    at: int = NOON,
    channel: int | None = None,
) -> TimedTable:
    """A table that waits for its first decision, in a channel of its own or a given one."""
    people = await people_of(store, 3)
    for person in people:
        await store.set_preferences(person.id, Preferences(quiet))
    info = new_info(1, game)
    info = info if channel is None else msgspec.structs.replace(info, channel_id=channel)
    opened = Table(info).open(Cause(people[0].id, at, interaction()), [person.id for person in people], (), clock)
    await store.create(opened)
    group = TimedTable(store, people, opened.after)
    group.at = at
    await group.take(lambda table: table.start(group.cause(people[0].id)))
    return group


def at(text: str) -> int:
    return round(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo("Europe/Rome")).timestamp() * 1000)


async def test_a_decision_has_its_clocks_time_and_a_reminder_at_two_thirds(store: SqlStore) -> None:
    group = await begun(store)
    assert await group.turn == (NOON, NOON + LIVE, NOON + 80_000)
    group.passes(30_000)
    await group.play()
    assert await group.turn == (group.at, group.at + LIVE, group.at + 80_000)


async def test_table_without_a_clock_has_no_deadline_and_no_extra_statement(store: SqlStore) -> None:
    executed: list[str] = []

    def note(_connection: object, _cursor: object, statement: str, *_more: object) -> None:
        executed.append(statement)

    async def statements(clock: str) -> list[str]:
        group = await begun(store, clock=clock, game="verflixxt")  # every move passes the turn, whatever the dice
        event.listen(store.database.dialect.engine, "before_cursor_execute", note)
        await group.play()
        event.remove(store.database.dialect.engine, "before_cursor_execute", note)
        heard = [statement for statement in executed if not statement.startswith("PRAGMA")]
        executed.clear()
        assert (await group.turn)[1:] == ((None, None) if clock == "none" else (NOON + LIVE, NOON + 80_000))
        return heard

    without, clocked = await statements("none"), await statements("live")
    assert [statement for statement in clocked if statement not in without] == [
        statement for statement in clocked if "quiet_from" in statement
    ]
    assert len(clocked) == len(without) + 1


async def test_quiet_hours_stop_the_clock_of_their_person_over_a_change_of_the_clocks(store: SqlStore) -> None:
    """Rome's clocks go forward in the night to 29 March 2026."""
    group = await begun(store, clock="relaxed", quiet=ROME, at=at("2026-03-28T21:30"))
    assert await group.turn == (group.at, at("2026-03-29T08:30"), at("2026-03-29T08:10"))
    assert at("2026-03-29T08:30") - group.at == 10 * HOUR


async def test_quiet_hours_of_others_stop_nothing(store: SqlStore) -> None:
    group = await begun(store, clock="relaxed", at=at("2026-01-10T21:30"))
    (asked,) = group.table.awaited
    for person in group.people:
        if person.id != group.person_at(asked):
            await store.set_preferences(person.id, Preferences(ROME))
    while group.asked == asked:
        await group.play()
        if group.asked == asked:
            assert (await group.turn)[1] == group.at + HOUR
    assert (await group.turn)[1] == at("2026-01-11T08:30")


async def test_quiet_hours_of_a_zone_that_is_unknown_here_stop_nothing(store: SqlStore, database: Kept) -> None:
    """The database may come from a machine that knows more zones."""
    group = await begun(store, quiet=ROME)
    database.change(("UPDATE people SET time_zone = 'Atlantis/Poseidonis'",))
    await group.play()
    assert (await group.turn)[1] == NOON + LIVE
    assert await store.preferences(group.people[0].id) == Preferences()


async def test_who_is_absent_is_asked_no_more_until_the_computer_has_finished_the_turn(
    store: SqlStore, database: Kept
) -> None:
    group = await begun(store)
    seat = group.asked
    group.passes(LIVE)
    await group.miss()
    assert await group.turns == []
    assert database.rows("SELECT seat, person_id, level, since, deadline, remind_at FROM turns") == [
        (seat, None, "hen", NOON, None, None)
    ]
    assert await store.awaiting_computers() == [group.table.info.id]
    while group.table.computers_awaited:
        group.passes(1)
        assert await group.turns == []
        await group.play()
    assert group.asked != seat
    assert await group.turn == (group.at, group.at + LIVE, group.at + 80_000)


async def test_seat_with_a_new_holder_gets_a_new_turn(store: SqlStore, database: Kept) -> None:
    """After the seat was left, its computer has no deadline; the person who sits down has the full time, and no earlier
    turn."""
    group = await begun(store)
    seat, leaver = group.asked, group.person_at(group.asked)
    group.passes(MINUTE)
    await group.take(lambda table: votes.leave(table, group.cause(leaver)))
    assert await group.turns == []
    (newcomer,) = [await store.upsert_person(9, "Newcomer", "en")]
    group.passes(MINUTE)
    await group.take(lambda table: absence.sit_down(table, group.cause(newcomer.id)))
    assert await group.turn == (group.at, group.at + LIVE, group.at + 80_000)
    assert database.rows("SELECT person_id, seat FROM former_seats") == [(leaver, seat)]
    assert database.rows(f"SELECT person_id FROM seats WHERE seat = {seat}") == [(newcomer.id,)]  # noqa: S608


async def test_who_takes_a_seat_back_has_held_it_ever_since_and_once(store: SqlStore, database: Kept) -> None:
    group = await begun(store)
    leaver = group.person_at(group.asked)
    for _ in range(2):
        await group.take(lambda table: votes.leave(table, group.cause(leaver)))
        await group.take(lambda table: absence.sit_down(table, group.cause(leaver)))
    assert database.rows("SELECT person_id FROM former_seats") == [(leaver,)]
    assert (await store.count_personal_data(leaver))["seats"] == 1


async def test_resuming_after_a_pause_restores_the_full_time(store: SqlStore) -> None:
    group = await begun(store)
    group.passes(LIVE - 1)
    await group.wish("pause")
    assert await group.turns == []
    assert await store.next_due() is None
    group.passes(7 * 24 * HOUR)
    await group.wish("resume")
    assert await group.turn == (group.at, group.at + LIVE, group.at + 80_000)


async def test_another_clock_gives_all_its_time_from_now_on(store: SqlStore) -> None:
    group = await begun(store)
    group.passes(MINUTE)
    await group.wish("clock", "day")
    assert await group.turn == (NOON, group.at + 24 * HOUR, group.at + 16 * HOUR)
    await group.wish("clock", "none")
    assert await group.turn == (NOON, None, None)


async def test_what_seats_choose_in_secret_has_a_deadline_each(store: SqlStore) -> None:
    group = await begun(store, game="hornochsen")
    assert [(turn.seat, turn.deadline) for turn in await group.turns] == [(seat, NOON + LIVE) for seat in range(3)]
    group.passes(MINUTE)
    position = group.table.position
    assert position is not None
    action = msgspec.json.encode(position.legal(1)[0].action)
    await group.take(lambda table: table.play(group.cause(group.person_at(1)), action, None, None))
    before = {turn.seat: turn.deadline for turn in await group.turns}
    assert {before[0], before[2]} == {NOON + LIVE}, "what one of them does gives the others no more time"


async def test_due_is_whose_time_is_over_and_who_is_to_be_reminded(store: SqlStore) -> None:
    group = await begun(store)
    assert await store.next_due() == NOON + 80_000
    assert await store.due(NOON + 80_000 - 1) == []
    (turn,) = await store.due(NOON + 80_000)
    assert turn == (await group.turns)[0]
    assert await store.claim_reminder(turn)
    assert await store.next_due() == NOON + LIVE
    assert await store.due(NOON + LIVE - 1) == []
    assert [one.deadline for one in await store.due(NOON + LIVE)] == [NOON + LIVE]


async def test_of_two_processes_one_reminds(store: SqlStore, other: SqlStore) -> None:
    group = await begun(store)
    (turn,) = await group.turns
    claims = await asyncio.gather(*[one.claim_reminder(turn) for one in (store, other) * 5])
    assert claims.count(True) == 1


async def test_deadline_missed_during_downtime_is_extended(store: SqlStore) -> None:
    """Two days on, a clock of two minutes gives two, one of an hour ten; a seat in time keeps its deadline, and is
    reminded later."""
    minutes, hours, days = [await begun(store, clock=clock) for clock in ("live", "relaxed", "three-days")]
    back = NOON + 52 * HOUR
    spared = await store.postpone_deadlines(back)
    assert set(spared) == {minutes.table.info.id, hours.table.info.id}
    assert await store.due(back) == []
    assert await minutes.turn == (NOON, back + LIVE, back + 80_000)
    assert await hours.turn == (NOON, back + 10 * MINUTE, back + 10 * MINUTE * 2 // 3)
    assert await days.turn == (NOON, NOON + 72 * HOUR, back + 20 * HOUR * 2 // 3)


async def test_extended_deadline_brings_no_second_reminder(store: SqlStore) -> None:
    group = await begun(store)
    assert await store.claim_reminder((await group.turns)[0])
    await store.postpone_deadlines(NOON + HOUR)
    assert await group.turn == (NOON, NOON + HOUR + LIVE, None)


async def test_extended_deadline_falls_after_quiet_hours(store: SqlStore) -> None:
    group = await begun(store, clock="relaxed", quiet=ROME, at=at("2026-01-10T12:00"))
    await store.postpone_deadlines(at("2026-01-11T02:00"))
    assert (await group.turn)[1:] == (at("2026-01-11T08:10"), at("2026-01-11T08:00") + 10 * MINUTE * 2 // 3)


async def test_silent_is_a_table_at_which_no_person_acts_whatever_computers_do(store: SqlStore) -> None:
    quiet, lively, over = [await begun(store) for _ in range(3)]
    for group in (quiet, lively):
        group.passes(HOUR)
        await group.miss()
        await group.play()
    await lively.wish("pause")
    await quiet.take(lambda table: lobby.join_waitlist(table, quiet.cause(table.people[0] + 100)))
    await over.wish("end")
    assert await store.abandoned_tables(NOON, NOON + HOUR) == []
    assert await store.abandoned_tables(NOON + 1, NOON + HOUR) == [quiet.table.info.id]
    abandoned = await store.abandoned_tables(NOON + HOUR + 1, NOON + HOUR)
    assert {*abandoned} == {quiet.table.info.id, lively.table.info.id}


async def test_asked_lately_are_the_turns_of_people(store: SqlStore) -> None:
    first = await begun(store, clock="none")
    second = await begun(store, clock="none", at=NOON + HOUR)
    asked = {turn.table_id for turn in await store.turns_since(NOON)}
    assert asked == {first.table.info.id, second.table.info.id}
    assert [turn.table_id for turn in await store.turns_since(NOON + 1)] == [second.table.info.id]
    await second.take(lambda table: votes.leave(table, second.cause(second.person_at(second.asked))))
    assert await store.turns_since(NOON + 1) == []


async def test_every_clock_of_every_game_is_written(store: SqlStore) -> None:
    for game in GAMES:
        for clock, wait in CLOCKS.items():
            group = await begun(store, clock=clock, game=game)
            deadlines = {turn.deadline for turn in await group.turns}
            assert deadlines == {NOON + wait if wait is not None else None}


# Habits, and what is kept of who was there


async def test_habits_are_kept_until_their_person_is_forgotten(
    store: SqlStore, other: SqlStore, database: Kept
) -> None:
    (anna,) = await people_of(store, 1)
    assert await store.preferences(anna.id) == Preferences(None, "mention")
    await store.set_preferences(anna.id, Preferences(ROME, "direct"))
    assert await other.preferences(anna.id) == Preferences(ROME, "direct")
    await other.upsert_person(anna.discord_id or 0, "Another name", "it")
    assert await store.preferences(anna.id) == Preferences(ROME, "direct")
    await store.set_preferences(anna.id, Preferences(None, "none"))
    assert await other.preferences(anna.id) == Preferences(None, "none")
    await store.set_preferences(anna.id, Preferences(ROME, "direct"))
    await store.forget(anna.id)
    await other.set_preferences(anna.id, Preferences(ROME, "direct"))
    assert database.rows("SELECT time_zone, quiet_from, quiet_until, notice_way FROM people") == [
        (None, None, None, "mention")
    ]


async def test_who_has_left_a_game_may_be_forgotten_and_takes_everything_of_that_seat_along(
    store: SqlStore, database: Kept
) -> None:
    group = await begun(store, game="hornochsen")
    bruno = group.people[1]
    with pytest.raises(SeatedStill):
        await store.forget(bruno.id)
    await group.take(lambda table: votes.leave(table, group.cause(bruno.id)))
    newcomer = await store.upsert_person(9, "Newcomer", "en")
    await group.take(lambda table: absence.sit_down(table, group.cause(newcomer.id)))
    kept = await store.personal_data(bruno.id)
    assert [(seat["table_id"], seat["seat"]) for seat in _list(kept["seats"])] == [(group.table.info.id, 1)]
    assert kept["turns"] == []
    assert [turn["seat"] for turn in _list((await store.personal_data(newcomer.id))["turns"])] == [1]
    await store.forget(bruno.id)
    assert database.rows("SELECT id FROM people WHERE discord_id IS NULL") == [(bruno.id,)]


async def test_who_was_away_and_is_forgotten_gives_up_the_seat_that_a_computer_keeps(store: SqlStore) -> None:
    group = await begun(store)
    seat, away = group.asked, group.person_at(group.asked)
    for _ in range(3):
        while seat not in group.table.people_awaited or seat in group.table.computers_awaited:
            await group.play()
        await group.miss()
    assert group.table.holders[seat] == STAND_IN
    assert await store.stand_in_tables(away) == [group.table.info.id]
    await store.forget(away)
    tables = Tables(store)
    await tables.give_up_seats(away)
    assert (await tables.fetch(group.table.info.id)).attendance.open_seats == {seat}
    await tables.give_up_seats(away)
    newcomer = await store.upsert_person(9, "Newcomer", "en")
    await tables.commit(group.table.info.id, newcomer, interaction(), absence.sit_down)
    assert await store.stand_in_tables(away) == []


def _list(rows: object) -> list[dict[str, Any]]:
    return cast("list[dict[str, Any]]", rows)


@pytest.mark.parametrize("kind", ["hand", "dms-closed"])
async def test_former_holders_messages_stay_theirs(store: SqlStore, kind: MessageKind) -> None:
    group = await begun(store, game="hornochsen")
    bruno, newcomer = group.people[1], await store.upsert_person(9, "Newcomer", "en")
    table_id = group.table.info.id
    await store.save_message(table_id, PostedMessage(kind, 1, 70, 80, 5, bruno.id))
    await group.take(lambda table: votes.leave(table, group.cause(bruno.id)))
    await group.take(lambda table: absence.sit_down(table, group.cause(newcomer.id)))
    await store.save_message(table_id, PostedMessage(kind, 1, 71, 81, 6, newcomer.id))

    async def messages(person: Person) -> list[int]:
        return [message["message_id"] for message in _list((await store.personal_data(person.id))["messages"])]

    assert [await messages(bruno), await messages(newcomer)] == [[80], [81]]
    await store.forget(bruno.id)
    assert await store.message(table_id, kind, 1, bruno.id) is None
    assert await store.message(table_id, kind, 1, newcomer.id) is not None
