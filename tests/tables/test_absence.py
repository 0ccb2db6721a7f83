"""A table that survives what its people do: nudges, absence, seats that change hands, agreements. Time is injected."""

from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Final

import msgspec
import pytest

from bot.finished.finishes import entrants
from bot.tables import absence, lobby, votes
from bot.tables.absence import NUDGED_AFTER, NUDGED_AGAIN_AFTER, VOTE_AFTER
from bot.tables.attendance import STAND_IN
from bot.tables.clocks import ABANDONED_AFTER, SILENT_AFTER
from bot.tables.entries import DecisionShare, Entry, ProposalKind
from bot.tables.refusals import Refusal
from bot.tables.state import TableInfo
from bot.tables.table import Cause, Step, Table
from games.registry import GAMES
from tests.store.children import sensible_action

ANNA, BRUNO, CARLA, DARIO, ELENA = range(1, 6)
MINUTE: Final = 60_000


class TimedTable:
    """People at one table, and its log; every step is at `at`, which only `passes` moves."""

    def __init__(self, *people: int, game: str = "heckmeck", clock: str = "none") -> None:
        info = TableInfo("t", 11, 22, None, game, GAMES[game].version, "en", b"\7" * 32)
        self.at = 1_000_000
        self.log: list[Entry] = []
        self.table = Table(info)
        self.take(lambda table: table.open(self.cause(people[0]), people, (), clock))
        self.take(lambda table: table.start(self.cause(people[0])))

    def cause(self, person: int) -> Cause:
        return Cause(person, self.at, 10_000 + self.table.number)

    def passes(self, milliseconds: int) -> None:
        self.at += milliseconds

    def take(self, plan: Callable[[Table], Step]) -> Step:
        step = plan(self.table)
        self.log += step.entries
        self.table = step.after
        return step

    def nudge(self, person: int, seat: int, since: int = 0) -> Step:
        return self.take(lambda table: absence.nudge(table, self.cause(person), seat, since))

    def nudge_and_wait(self, person: int, seat: int) -> None:
        """Nudge, and wait until the others may vote about the seat."""
        self.nudge(person, seat)
        self.passes(VOTE_AFTER)

    def wish(self, person: int, what: ProposalKind, seat: int | None = None, value: str = "") -> Step:
        return self.take(lambda table: votes.vote(table, self.cause(person), what, seat=seat, value=value))

    def agree(self, what: ProposalKind, *people: int, seat: int | None = None) -> Step:
        """Let these people wish for the same. Returns the last step."""
        return [self.wish(person, what, seat) for person in people][-1]

    def leave(self, person: int) -> Step:
        return self.take(lambda table: votes.leave(table, self.cause(person)))

    def sit(self, person: int, seat: int | None = None) -> Step:
        return self.take(lambda table: absence.sit_down(table, self.cause(person), seat))

    def invite(self, person: int, invited: int, seat: int | None = None) -> Step:
        return self.take(lambda table: absence.invite(table, self.cause(person), invited, seat))

    def miss(self, seat: int) -> Step:
        return self.take(lambda table: absence.declare_absent(table, self.at, seat, table.stamp(seat)))

    def miss_three_turns(self, seat: int) -> None:
        for _ in range(3):
            self.plays_until(lambda table: seat in table.people_awaited - table.computers_awaited)
            self.miss(seat)

    def play(self) -> Step:
        """The first awaited seat plays its sensible action; a computer does where it is to."""
        seat, action = sensible_action(self.table) if len(self.table.awaited) == 1 else self.first_choice()
        if seat in self.table.computers_awaited:
            return self.take(lambda table: table.play_for(self.at, action, seat, table.stamp(seat)))
        holder = self.table.holders[seat]
        assert isinstance(holder, int)
        return self.take(lambda table: table.play(self.cause(holder), action, None, None))

    def first_choice(self) -> tuple[int, bytes]:
        seat, position = min(self.table.awaited), self.table.position
        assert position is not None
        return seat, msgspec.json.encode(position.legal(seat)[0].action)

    def plays_until(self, done: Callable[[Table], bool]) -> None:
        while not done(self.table):
            self.play()

    def to_the_end(self) -> tuple[Sequence[DecisionShare], Sequence[int]]:
        self.plays_until(lambda table: table.phase == "over")
        assert self.table.ended is not None
        assert self.table.ended.result is not None
        again = Table.replayed(self.table.info, self.log)
        assert msgspec.json.encode(again.ended) == msgspec.json.encode(self.table.ended)
        return self.table.ended.shares, self.table.ended.held

    @property
    def asked(self) -> int:
        (seat,) = self.table.awaited
        return seat

    @property
    def others(self) -> list[int]:
        """The people who are not asked."""
        return [person for person in self.table.people if self.table.seat_of(person) != self.asked]


def refused(work: Callable[[], object]) -> str:
    with pytest.raises(Refusal) as refusal:
        work()
    return refusal.value.code


def test_absent_seat_is_notified_once_a_turn() -> None:
    group = TimedTable(ANNA, BRUNO, clock="live")
    seat = group.asked
    group.passes(10 * MINUTE)
    group.miss(seat)
    step = group.play()
    assert step.newly_awaited == {seat}, "the turn goes on"
    assert step.seats_to_notify == frozenset()


def test_nudged_and_resumed_seats_are_notified() -> None:
    group = TimedTable(ANNA, BRUNO, CARLA)
    seat, since = group.asked, group.at
    group.passes(NUDGED_AFTER)
    assert group.nudge(group.others[0], seat, since).seats_to_notify == {seat}, "though seen not long ago"
    group.passes(10 * MINUTE)
    others = group.others
    group.agree("pause", *others)
    assert group.agree("resume", *others).seats_to_notify == {seat}


def test_who_waits_long_enough_nudges_once_an_hour() -> None:
    group = TimedTable(ANNA, BRUNO, CARLA)
    seat, waits, since = group.asked, group.others[0], group.at
    assert refused(lambda: group.nudge(waits, seat, since)) == "nudge-too-soon"
    group.passes(NUDGED_AFTER)
    assert refused(lambda: group.nudge(waits, (seat + 1) % 3, since)) == "not-awaited"
    assert refused(lambda: group.nudge(group.table.people[seat], seat, since)) == "awaited-yourself"
    assert refused(lambda: group.nudge(ELENA, seat, since)) == "not-seated"
    step = group.nudge(waits, seat, since)
    assert [(entry.kind, entry.seat, entry.person) for entry in step.entries] == [("nudged", seat, waits)]
    group.passes(NUDGED_AGAIN_AFTER - 1)
    assert refused(lambda: group.nudge(group.others[1], seat, since)) == "nudged-already"
    group.passes(1)
    group.nudge(group.others[1], seat, since)


def test_a_hen_finishes_the_turn_where_most_of_the_others_ask_for_it_after_a_nudge() -> None:
    group = TimedTable(ANNA, BRUNO, CARLA, DARIO)
    seat, (one, two, _) = group.asked, group.others
    assert refused(lambda: group.wish(one, "stand-in", seat)) == "nudge-first"
    group.nudge(one, seat)
    group.passes(VOTE_AFTER - 1)
    assert refused(lambda: group.wish(one, "stand-in", seat)) == "nudge-wait"
    group.passes(1)
    group.wish(one, "stand-in", seat)
    assert group.table.computers_awaited == frozenset()
    assert refused(lambda: group.wish(one, "stand-in", seat)) == "voted-already"
    step = group.wish(two, "stand-in", seat)
    assert [entry.kind for entry in step.entries] == ["voted", "absent"]
    assert group.table.computers_awaited == {seat}
    assert group.table.decider(seat) == STAND_IN
    played = group.play()
    assert (played.entries[0].by, played.entries[0].seat) == ("computer:hen", seat)
    assert group.table.people == (ANNA, BRUNO, CARLA, DARIO), "the seat is still its person's"
    chapter = group.table.chapter
    while group.table.chapter == chapter and seat in group.table.awaited:
        assert seat in group.table.computers_awaited, "nobody has to ask again"
        group.play()
    group.plays_until(lambda table: seat in table.awaited)
    assert seat not in group.table.computers_awaited, "the next turn is its person's again"


@pytest.mark.parametrize("game", GAMES)
def test_a_hen_finishes_the_turn_of_who_is_timed_out_and_no_more(game: str) -> None:
    people = (ANNA, BRUNO, CARLA, DARIO, ELENA)[: GAMES[game].seats[0]]
    group = TimedTable(*people, clock="live", game=game)
    seat = min(group.table.awaited)
    chapter = group.table.chapter
    group.miss(seat)
    while group.table.chapter == chapter and seat in group.table.awaited:
        assert seat in group.table.computers_awaited
        group.play()
    group.plays_until(lambda table: seat in table.awaited)
    assert seat not in group.table.computers_awaited, "the next turn is its person's again"
    assert group.table.attendance.away[seat].missed == 1
    again = Table.replayed(group.table.info, group.log)
    assert again.attendance.away == group.table.attendance.away


def test_who_comes_back_in_time_decides() -> None:
    group = TimedTable(ANNA, BRUNO, clock="live")
    seat = group.asked
    group.miss(seat)
    action = msgspec.json.encode(group.table.position.legal(seat)[0].action) if group.table.position else b""
    person, stamp = group.table.people[seat], group.table.stamp(seat)
    group.take(lambda table: table.play(group.cause(person), action, None, None))
    assert refused(lambda: group.take(lambda table: table.play_for(group.at, action, seat, stamp))) == "stale"
    assert group.table.attendance.away == {}


def test_three_in_a_row_and_a_computer_holds_the_seat_until_its_owner_takes_it_back() -> None:
    group = TimedTable(ANNA, BRUNO, clock="live")
    seat = group.asked
    owner = group.table.people[seat]
    for missed in range(3):
        group.plays_until(lambda table: seat in table.people_awaited - table.computers_awaited)
        step = group.miss(seat)
        assert [entry.kind for entry in step.entries] == (["absent"] if missed < 2 else ["absent", "joined"])
    assert group.table.holders[seat] == STAND_IN
    assert group.table.computers_awaited == {seat}
    assert refused(lambda: group.miss(seat)) == "stale", "a computer is never absent"
    assert refused(lambda: group.sit(CARLA)) == "seat-not-free", "it is kept for its owner"
    group.sit(owner)
    assert group.table.holders[seat] == owner
    shares, held = group.to_the_end()
    assert [(share.seat, share.person) for share in shares] == [(0, ANNA), (1, BRUNO)]
    absent = next(share for share in shares if share.person == owner)
    assert absent.decisions - absent.made >= 2
    assert held == (0, 1)


def test_own_decision_resets_the_absence_count() -> None:
    group = TimedTable(ANNA, BRUNO, clock="live")
    seat = group.asked
    for _ in range(4):
        for _ in range(2):
            group.plays_until(lambda table: seat in table.people_awaited - table.computers_awaited)
            group.miss(seat)
        group.plays_until(lambda table: seat in table.people_awaited - table.computers_awaited)
        group.play()
    assert group.table.people == (ANNA, BRUNO)


def test_left_seat_is_open_and_its_next_holder_finishes() -> None:
    group = TimedTable(ANNA, BRUNO, CARLA)
    group.leave(BRUNO)
    assert group.table.holders == (ANNA, STAND_IN, CARLA)
    assert refused(lambda: group.sit(CARLA)) == "already-seated"
    group.sit(DARIO)
    assert group.table.holders == (ANNA, DARIO, CARLA)
    assert refused(lambda: group.sit(BRUNO)) == "seat-not-free"
    group.leave(CARLA)
    assert refused(lambda: group.sit(BRUNO, 2)) == "held-another-seat"
    assert refused(lambda: group.sit(ELENA, 1)) == "seat-not-free"
    group.sit(CARLA)
    shares, held = group.to_the_end()
    assert [(share.seat, share.person) for share in shares] == [(0, ANNA), (1, BRUNO), (1, DARIO), (2, CARLA)]
    assert held == (0, 1, 2)


def test_who_was_away_may_leave_the_seat_that_a_computer_keeps() -> None:
    group = TimedTable(ANNA, BRUNO, CARLA, clock="live")
    seat = group.asked
    owner = group.table.people[seat]
    group.miss_three_turns(seat)
    assert refused(lambda: group.sit(DARIO, seat)) == "not-invited"
    group.leave(owner)
    assert group.table.attendance.open_seats == {seat}
    assert refused(lambda: group.leave(owner)) == "not-seated"
    group.sit(DARIO, seat)
    assert group.table.holders[seat] == DARIO


def test_into_a_seat_kept_for_an_absent_person_one_is_invited() -> None:
    group = TimedTable(ANNA, BRUNO, clock="live")
    seat = group.asked
    (inviter,) = group.others
    group.miss_three_turns(seat)
    assert refused(lambda: group.invite(CARLA, DARIO)) == "not-seated"
    assert refused(lambda: group.invite(inviter, inviter)) == "invited-is-seated"
    assert refused(lambda: group.sit(DARIO, seat)) == "not-invited"
    group.invite(inviter, DARIO)
    group.sit(DARIO)
    assert group.table.holders[seat] == DARIO
    assert refused(lambda: group.invite(inviter, ELENA)) == "seat-not-free"


def test_who_is_away_long_is_voted_out_by_the_majority_of_the_others_and_never_by_the_opener_alone() -> None:
    group = TimedTable(ANNA, BRUNO, CARLA, DARIO)
    seat, (one, two, _) = group.asked, group.others
    group.nudge_and_wait(one, seat)
    group.wish(one, "vote-out", seat)
    assert group.table.holders[seat] != STAND_IN
    group.wish(two, "vote-out", seat)
    assert group.table.holders[seat] == STAND_IN
    assert group.table.attendance.open_seats == {seat}


def test_any_action_after_a_nudge_ends_the_absence() -> None:
    group = TimedTable(ANNA, BRUNO, CARLA)
    seat = group.asked
    group.nudge_and_wait(group.others[0], seat)
    group.wish(group.table.people[seat], "pause")
    assert refused(lambda: group.wish(group.others[0], "vote-out", seat)) == "nudge-first"


def test_a_clock_is_not_voted_over() -> None:
    group = TimedTable(ANNA, BRUNO, clock="day")
    seat = group.asked
    group.nudge_and_wait(group.others[0], seat)
    assert refused(lambda: group.wish(group.others[0], "stand-in", seat)) == "clock-runs"


def test_agreed_pause_refuses_all_moves_until_resumed() -> None:
    group = TimedTable(ANNA, BRUNO, CARLA, clock="live")
    seat, position = group.asked, group.table.position
    assert position is not None
    assert refused(lambda: group.wish(ANNA, "resume")) == "not-paused"
    group.agree("pause", ANNA, BRUNO)
    assert group.table.paused
    assert group.table.awaited == frozenset()
    assert refused(lambda: _first(group, seat)) == "paused"
    assert refused(lambda: group.miss(seat)) == "stale"
    assert refused(lambda: group.wish(CARLA, "pause")) == "paused-already"
    group.agree("resume", CARLA, ANNA)
    assert group.table.awaited == {seat}
    _first(group, seat)


def _first(group: TimedTable, seat: int) -> Step:
    """The first thing that a seat may choose."""
    assert group.table.position is not None
    action = msgspec.json.encode(group.table.position.legal(seat)[0].action)
    return group.table.play(group.cause(group.table.people[seat]), action, None, None)


def test_the_majority_ends_a_table_and_sets_its_clock() -> None:
    group = TimedTable(ANNA, BRUNO, CARLA)
    group.wish(BRUNO, "clock", value="day")
    assert refused(lambda: group.wish(ANNA, "clock", value="none")) == "clock-already"
    assert refused(lambda: group.wish(ANNA, "clock", value="century")) == "old-button"
    group.wish(CARLA, "clock", value="day")
    assert group.table.clock == "day"
    group.wish(BRUNO, "end")
    assert group.table.phase == "playing"
    group.wish(CARLA, "end")
    assert group.table.ended is not None
    assert group.table.ended.reason == "closed"


def test_what_was_wanted_is_enough_where_others_have_left() -> None:
    group = TimedTable(ANNA, BRUNO, CARLA)
    group.wish(ANNA, "end")
    group.leave(BRUNO)
    assert group.table.phase == "playing"
    group.leave(CARLA)
    assert group.table.phase == "over"


def test_a_table_where_everybody_vanishes_plays_itself_to_the_end() -> None:
    for game in GAMES:
        group = TimedTable(ANNA, BRUNO, CARLA, game=game, clock="live")
        misses = 0
        while group.table.phase == "playing":
            for seat in sorted(group.table.people_awaited - group.table.computers_awaited):
                group.miss(seat)
                misses += 1
            group.play()
        assert misses <= 9
        assert group.table.ended is not None
        assert group.table.ended.held == ()
        assert [share.made for share in group.table.ended.shares] == [0, 0, 0]


def test_a_silent_table_is_ended_by_anybody_after_a_day_and_by_itself_after_two_weeks() -> None:
    group = TimedTable(ANNA, BRUNO)
    group.passes(SILENT_AFTER - 1)
    assert refused(lambda: group.table.end(group.cause(CARLA), moderator=False)) == "not-yours-to-end"
    group.passes(1)
    assert group.table.end(group.cause(CARLA), moderator=False).after.phase == "over"
    group.passes(ABANDONED_AFTER - SILENT_AFTER - 1)
    assert refused(lambda: absence.end_abandoned(group.table, group.at)) == "stale"
    group.passes(1)
    step = absence.end_abandoned(group.table, group.at)
    assert (step.entries[0].by, step.after.ended and step.after.ended.reason) == ("clock", "abandoned")


def test_a_game_without_absence_says_nothing_of_it() -> None:
    group = TimedTable(ANNA, BRUNO)
    assert group.to_the_end() == ((), ())
    assert b"shares" not in group.log[-1].body


def test_owner_who_comes_back_behind_a_substitute_ends_as_one_who_never_left() -> None:
    group = TimedTable(ANNA, BRUNO)
    group.leave(ANNA)
    group.sit(CARLA)
    group.leave(CARLA)
    group.sit(ANNA)
    assert group.to_the_end() == ((), ())


def test_a_choice_that_is_changed_is_no_decision_more() -> None:
    group = TimedTable(ANNA, BRUNO, game="hornochsen", clock="live")
    for _ in range(5):
        for choice in range(2):
            position = group.table.position
            assert position is not None
            action = msgspec.json.encode(position.legal(0)[choice].action)
            group.take(lambda table, action=action: table.play(group.cause(ANNA), action, None, None))
    assert group.table.attendance.decided == [1, 0]


def test_a_vote_that_is_enough_once_another_has_left_counts_at_once() -> None:
    """Two of four want the game to go on, and it goes on when a third person leaves."""
    group = TimedTable(ANNA, BRUNO, CARLA, DARIO)
    group.agree("pause", ANNA, BRUNO, CARLA)
    group.agree("resume", ANNA, BRUNO)
    assert group.table.paused
    step = group.leave(DARIO)
    assert [entry.kind for entry in step.entries] == ["left", "resumed"]
    assert not group.table.paused
    assert Table.replayed(group.table.info, group.log).awaited == group.table.awaited != frozenset()


def test_vote_about_a_seat_counts_at_once_when_another_leaves() -> None:
    """Two of the four others are too few, two of three are enough."""
    group = TimedTable(ANNA, BRUNO, CARLA, DARIO, ELENA)
    seat, (one, two, three, _) = group.asked, group.others
    group.nudge_and_wait(one, seat)
    for what in ("vote-out", "stand-in"):
        group.agree(what, one, two, seat=seat)
    assert isinstance(group.table.holders[seat], int)
    at = group.table
    quiet = votes.leave(at, group.cause(three), quiet=[seat])
    assert [entry.kind for entry in quiet.entries] == ["left"], "not in that person's quiet hours"
    step = group.leave(three)
    assert [entry.kind for entry in step.entries] == ["left", "left"]
    assert group.table.holders[seat] == STAND_IN
    assert seat in group.table.attendance.voted_out
    assert Table.replayed(group.table.info, group.log).holders == group.table.holders


def test_vote_about_a_nudge_that_is_answered_comes_to_nothing_when_another_leaves() -> None:
    for answered_by in ("a vote", "a pause"):
        group = TimedTable(ANNA, BRUNO, CARLA, DARIO, ELENA)
        seat, (one, two, three, four) = group.asked, group.others
        group.nudge_and_wait(one, seat)
        group.agree("vote-out", one, two, seat=seat)
        if answered_by == "a vote":
            group.wish(group.table.people[seat], "end")
        for what in ("pause", "resume") if answered_by == "a pause" else ():
            group.agree(what, one, two, three)
        group.leave(four)
        assert isinstance(group.table.holders[seat], int), answered_by


def test_the_vote_of_a_person_who_leaves_does_not_count() -> None:
    group = TimedTable(ANNA, BRUNO, CARLA)
    group.wish(ANNA, "end")
    assert [entry.kind for entry in group.leave(ANNA).entries] == ["left"]
    assert group.table.phase == "playing"


def test_a_pause_answers_the_nudge_of_a_person_who_does_nothing() -> None:
    group = TimedTable(ANNA, BRUNO, CARLA)
    seat, (one, two) = group.asked, group.others
    group.nudge_and_wait(one, seat)
    for what in ("pause", "resume"):
        group.agree(what, one, two)
    assert refused(lambda: group.wish(one, "vote-out", seat)) == "nudge-first"


def _vote(group: TimedTable, person: int) -> Step:
    return group.wish(person, "pause")


def _nudge(group: TimedTable, person: int) -> Step:
    return group.nudge(person, group.asked)


def _come_back(group: TimedTable, person: int) -> Step:
    return group.take(lambda table: absence.come_back(table, group.cause(person)))


@pytest.mark.parametrize("act", [_vote, _nudge, _come_back])
def test_any_act_makes_an_absent_person_present(act: Callable[[TimedTable, int], Step]) -> None:
    group = TimedTable(ANNA, BRUNO, CARLA, clock="live")
    seat = group.asked
    person = group.table.people[seat]
    group.miss(seat)
    group.plays_until(lambda table: seat not in table.awaited)
    group.passes(NUDGED_AFTER)
    assert group.table.stood_in == {seat}
    step = act(group, person)
    assert group.table.stood_in == frozenset()
    assert group.table.holders[seat] == person
    assert not step.newly_awaited
    assert refused(lambda: _come_back(group, person)) == "stale"
    shares, held = group.to_the_end()
    assert [share.seat for share in shares if share.made < share.decisions] == [seat], "the hen's decisions still count"
    assert held == (0, 1, 2)


def test_person_who_acts_while_a_hen_is_to_move_decides() -> None:
    group = TimedTable(ANNA, BRUNO, CARLA)
    seat, (one, two) = group.asked, group.others
    group.nudge_and_wait(one, seat)
    group.agree("stand-in", one, two, seat=seat)
    assert group.table.computers_awaited == {seat}
    _vote(group, group.table.people[seat])
    assert group.table.computers_awaited == frozenset()
    _first(group, seat)


def test_people_who_wait_keep_no_dead_table_alive() -> None:
    group = TimedTable(ANNA, BRUNO)
    began = group.at
    for plan in (lobby.join_waitlist, lobby.leave_waitlist) * 7:
        group.passes(ABANDONED_AFTER // 14)
        group.take(lambda table, plan=plan: plan(table, group.cause(CARLA)))
    assert group.table.acted_at == began
    assert group.table.silent(group.at)
    absence.end_abandoned(group.table, group.at)
    group.wish(ANNA, "pause")
    assert group.table.acted_at == group.at, "a seated person does"


def test_no_stranger_ends_a_table_whose_clock_gives_more_than_a_day_nor_one_that_is_paused() -> None:
    group = TimedTable(ANNA, BRUNO, clock="three-days")
    group.passes(3 * SILENT_AFTER)
    assert refused(lambda: group.table.end(group.cause(CARLA), moderator=False)) == "not-yours-to-end"
    group.passes(SILENT_AFTER)
    assert group.table.silent(group.at)
    paused = TimedTable(ANNA, BRUNO)
    paused.agree("pause", ANNA, BRUNO)
    paused.passes(3 * SILENT_AFTER)
    assert refused(lambda: paused.table.end(paused.cause(CARLA), moderator=False)) == "not-yours-to-end"
    paused.passes(SILENT_AFTER)
    assert paused.table.end(paused.cause(CARLA), moderator=False).after.phase == "over"


def test_a_nudge_answered_by_a_move_still_counts_for_the_hour() -> None:
    group = TimedTable(ANNA, BRUNO)
    seat, waits = group.asked, group.others[0]
    group.nudge(waits, seat)
    group.play()
    group.plays_until(lambda table: seat in table.people_awaited)
    group.passes(NUDGED_AFTER)
    assert refused(lambda: group.nudge(waits, seat)) == "nudged-already"
    group.passes(NUDGED_AGAIN_AFTER)
    group.nudge(waits, seat)


def test_second_invitation_into_a_seat_is_refused() -> None:
    group = TimedTable(ANNA, BRUNO)
    group.leave(BRUNO)
    group.invite(ANNA, CARLA)
    assert refused(lambda: group.invite(ANNA, CARLA)) == "invited-already"
    group.invite(ANNA, DARIO)


@pytest.mark.parametrize("game", ["hornochsen", "karteneck"])
def test_after_a_forgotten_player_only_the_seat_that_a_hen_keeps_is_taken_back(game: str) -> None:
    group = TimedTable(ANNA, BRUNO, CARLA, DARIO, game=game, clock="live")
    for person in (BRUNO, CARLA):
        group.leave(person)

    def sit(person: int, seat: int | None, forgotten: Collection[int]) -> str:
        return refused(lambda: group.take(lambda one: absence.sit_down(one, group.cause(person), seat, forgotten)))

    for seat in (None, 1, 2):
        assert sit(ELENA, seat, {BRUNO}) == "seat-for-computers"
        assert sit(CARLA, seat, {BRUNO}) == "seat-for-computers", "what she gave up is not hers any more"
    plan = partial(absence.invite, cause=group.cause(ANNA), person=ELENA, seat=None)
    assert refused(lambda: group.take(lambda one: plan(one, forgotten={BRUNO}))) == "seat-for-computers"
    group.miss_three_turns(3)
    assert group.table.holders[3] == STAND_IN
    assert sit(ELENA, 3, {BRUNO}) == "seat-for-computers"
    group.take(lambda one: absence.sit_down(one, group.cause(DARIO), None, {BRUNO}))
    assert group.table.holders[3] == DARIO


# Seats that are out


def someone_is_out() -> tuple[TimedTable, int, list[int]]:
    """A table of Verflixxt! at which one of four people is home: the seat, and the seats of the others."""
    group = TimedTable(ANNA, BRUNO, CARLA, DARIO, game="verflixxt")
    while not group.table.out:
        seat, position = group.asked, group.table.position
        assert position is not None
        ahead = max(position.legal(seat), key=lambda choice: (choice.facts["piece"] == "pawn", choice.facts["to"]))
        action, cause = msgspec.json.encode(ahead.action), group.cause(group.table.people[seat])
        group.take(partial(Table.play, cause=cause, action=action, seat=None, stamp=None))
    (seat,) = group.table.out
    return group, seat, [other for other in range(4) if other != seat]


def test_people_who_are_out_have_no_vote_and_are_not_needed() -> None:
    group, out, (first, second, _) = someone_is_out()
    people = group.table.people
    group.agree("end", people[out], people[first])
    assert group.table.phase == "playing", "one of three, and the one who is out"
    group.wish(people[second], "end")
    assert group.table.phase == "over", "two of three"


def test_who_leaves_when_out_loses_nothing_and_leaves_no_seat_to_take() -> None:
    group, out, others = someone_is_out()
    person = group.table.people[out]
    group.take(lambda table: votes.leave(table, group.cause(person), confirmed=False))
    assert not group.table.stood_in | group.table.attendance.open_seats
    assert refused(lambda: group.sit(ELENA)) == refused(lambda: group.sit(person)) == "seat-not-free"
    assert refused(lambda: group.invite(group.table.people[0], ELENA)) == "seat-not-free"
    assert refused(lambda: group.leave(person)) == "not-seated"
    group.to_the_end()
    result = group.table.ended and group.table.ended.result
    assert result is not None
    assert {one.seat: (one.place, one.role) for one in entrants(group.table)} == {
        place.seat: (place.place, "held") for place in result.places
    }
    assert len(others) == 3
