"""Steps of a table. Pure: a step is a new table and the entries that lead to it."""

from collections.abc import Iterable, Sequence

import msgspec
from msgspec import Struct

from bot.tables.clocks import CLOCKS, NO_CLOCK, SILENT_AFTER
from bot.tables.entries import (
    ACTION,
    DEALER,
    OUTCOME,
    TABLE,
    Body,
    ClockSet,
    Ended,
    Entry,
    Joined,
    JoinedWaitlist,
    Opened,
    Started,
    VariantsSet,
    by_holder,
    kind_of,
    read_action,
)
from bot.tables.holders import Computer, Holder
from bot.tables.posted import PostedMessage
from bot.tables.refusals import RashUnconfirmed, Refusal
from bot.tables.segmented import SegmentedTable
from bot.tables.state import BY_HAND
from games.chance import commitment
from games.game import AnyGame


class Cause(Struct, frozen=True):
    """The cause of a step. Computers and the clock have no interaction."""

    holder: Holder | None
    """None: the clock."""
    at: int
    """Milliseconds since 1970."""
    interaction_id: int | None

    @property
    def person(self) -> int:
        assert isinstance(self.holder, int)  # noqa: S101 - a computer only plays its seat, the clock has none
        return self.holder


class Table(SegmentedTable):
    """A table and what can be done to it. Every action returns a step, or raises Refusal."""

    def open(
        self,
        cause: Cause,
        holders: Sequence[Holder],
        chosen: tuple[str, ...],
        clock: str = NO_CLOCK,
        *,
        waitlist: Sequence[int] = (),
        expected: Sequence[int] = (),
        planner: int | None = None,
        started: bool = False,
    ) -> "Step":
        """Open a lobby with these holders, options, clock, waitlist and people for whom its seats are kept, by whom
        it was planned, or start the game at once."""
        step = Step(self)
        step.write(cause, Opened(commitment(self.info.seed), (*expected,), planner))
        if chosen:
            step.write(cause, VariantsSet(tuple(code for code in chosen if code != BY_HAND), BY_HAND in chosen))
        if clock != NO_CLOCK:
            step.write(cause, ClockSet(clock))
        for seat, holder in enumerate(holders):
            if isinstance(holder, Computer):
                step.write(cause, Joined(holder.level), seat=seat)
            else:
                step.write(cause, Joined(), seat=seat, person=holder)
        for person in waitlist:
            step.write(cause, JoinedWaitlist(), person=person)
        if started:
            step.begin(cause)
        return step

    def step(self, cause: Cause, body: Body, *, seat: int | None = None) -> "Step":
        """Return the step of one entry that is not a move."""
        step = Step(self)
        step.write(cause, body, seat=seat)
        return step

    def start(self, cause: Cause) -> "Step":
        """Start the game with the seats as they are. Any seated person may, once there are enough."""
        self.must_be_in_lobby()
        self.seat_in_lobby(cause.person)
        self.must_be_enough()
        step = Step(self)
        step.begin(cause)
        return step

    def must_be_enough(self) -> None:
        """Raise Refusal unless enough seats are taken for a game."""
        if len(self.holders) < self.game.seats.start:
            raise Refusal("too-few-seats", least=self.game.seats.start, seated=len(self.holders))

    def play(
        self, cause: Cause, action: bytes, seat: int | None = None, stamp: int | None = None, *, confirmed: bool = True
    ) -> "Step":
        """Play a person's action, as JSON. A button gives the `seat` and `stamp` it was made for; a command gives None
        and means now. Raises RashUnconfirmed for a rash choice unless `confirmed`."""
        position, own = self._in_play(cause.person)
        if seat is not None and seat >= len(self.holders):
            raise Refusal("old-button")  # forged
        if seat is not None and seat != own:
            raise Refusal("not-your-button", seat=seat)
        # A stamp counts one seat's decisions alone, so other seats' choices of the same moment leave it valid.
        legal = position.legal(own)
        if stamp is not None and (stamp != position.stamp(own) or not legal):
            raise Refusal("stale")
        meant = position.normalize(own, self._action(action))
        if not confirmed and (rash := next((c for c in legal if c.rash and c.action == meant), None)):
            raise RashUnconfirmed(rash)
        step = Step(self)
        step.act(cause, own, meant)
        step.settle(cause)
        return step

    def play_for(self, at: int, action: bytes, seat: int, stamp: int) -> "Step":
        """Play the action, as JSON, of a computer that holds a seat or substitutes there, for the decision of that
        stamp. It never changes a choice."""
        position = self._position()
        if seat not in self.computers_awaited or stamp != position.stamp(seat):
            raise Refusal("stale")
        cause = Cause(self.decider(seat), at, None)
        step = Step(self)
        step.act(cause, seat, position.normalize(seat, self._action(action)))
        step.settle(cause)
        return step

    def _action(self, body: bytes) -> Struct:
        try:
            return read_action(self.game, body)
        except msgspec.DecodeError:  # also what is JSON, but no action
            raise Refusal("stale") from None

    def end(self, cause: Cause, *, moderator: bool) -> "Step":
        """End the table. `may_end` says who may."""
        self.must_be_endable(cause.person, cause.at, moderator=moderator)
        return self.step(cause, Ended("closed", self.info.seed.hex(), None))

    def must_be_endable(self, person: int, at: int, *, moderator: bool) -> None:
        """Raise Refusal unless a person may end this table at `at`."""
        if self.phase == "over":
            raise Refusal("table-over")
        if not self.may_end(person, at, moderator=moderator):
            raise Refusal("not-yours-to-end")

    def may_end(self, person: int, at: int, *, moderator: bool) -> bool:
        """Return whether a person may end this table at `at` without the others' agreement. A game belongs to the
        people who play it: of others, only a moderator who never had a seat there may end it."""
        if self.silent(at):
            return True
        if self.phase == "playing" and self.people:
            return self.people == (person,) or (moderator and self.attendance.seat_of_tenant(person) is None)
        if self.phase == "lobby":
            return moderator or self.host_seat in (None, self.seat_of(person))
        return moderator or person == self.opener

    def silent(self, at: int) -> bool:
        """Return whether no seated person has acted for a day longer than the table's clock gives, or than the longest
        clock during a pause."""
        given = CLOCKS["three-days"] if self.paused else self.time_limit
        return at - self.acted_at >= SILENT_AFTER + (given or 0)

    def end_outdated(self, at: int) -> "Step":
        return self.step(Cause(self.opener, at, None), Ended("outdated", self.info.seed.hex(), None))

    def must_be_in_lobby(self) -> None:
        """Raise Refusal unless the table is a lobby."""
        if self.phase == "over":
            raise Refusal("table-over")
        if self.phase == "playing":
            raise Refusal("already-started")

    def seat_in_lobby(self, person: int) -> int:
        """Return a person's seat. Raises Refusal if there is none."""
        seat = self.seat_of(person)
        if seat is None:
            raise Refusal("not-seated-yet")
        return seat

    @property
    def full(self) -> bool:
        """Whether every seat is taken."""
        return len(self.holders) >= self.game.seats.stop - 1

    def _in_play(self, person: int) -> tuple[AnyGame, int]:
        position, seat = self._position(), self.seat_of(person)
        if seat is None:
            raise Refusal("not-seated")
        return position, seat

    def _position(self) -> AnyGame:
        if self.phase == "over":
            raise Refusal("table-over")
        if self.position is None:
            raise Refusal("not-started")
        if self.paused:
            raise Refusal("paused")
        return self.position


class Step:
    """The effect of one cause on a table: the table before and after, the new entries, and the game's events."""

    def __init__(self, before: Table) -> None:
        self.before = before
        self.after = before.copy()
        self.after.begin_step()
        self.entries: list[Entry] = []
        self.events: list[Struct] = []
        self.board: PostedMessage | None = None
        """The board's row as found in the step's own transaction. None if there is none, or it was not read."""
        self.replied_seat: int | None = None
        """The seat whose direct message was updated by the reply itself."""
        self.by_other_process = False
        """Whether another process took this step and replies to its interaction."""

    @classmethod
    def from_entries(cls, before: Table, entries: Iterable[Entry]) -> "Step":
        """Rebuild the step of a log's next entries."""
        step = cls(before)
        step.by_other_process = True
        for entry in entries:
            step._add(entry)
        return step

    @property
    def newly_awaited(self) -> frozenset[int]:
        before, after = self.before, self.after
        return frozenset(seat for seat in after.awaited if after.stamp(seat) != before.stamp(seat))

    @property
    def opens_chapter(self) -> bool:
        """Whether another turn or round begins, or the game begins or ends."""
        return self.before.chapter != self.after.chapter or self.before.phase != self.after.phase

    @property
    def public_events(self) -> Sequence[Struct]:
        """Events of this step that everybody saw, up to the chapter that it opened, if any."""
        return self.after.public_events

    @property
    def seats_to_notify(self) -> frozenset[int]:
        """Seats whose people the new segment notifies. Empty if no segment begins."""
        segment = self.after.segment
        return segment.seats_to_notify if segment.first > self.before.number else frozenset()

    def write(self, cause: Cause, body: Body, *, seat: int | None = None, person: int | None = None) -> None:
        """Add an entry that is not a move, by the cause's person or another."""
        by = by_holder(cause.holder if person is None else person)
        self._append(cause, seat, by, kind_of(body), msgspec.json.encode(body))

    def act(self, cause: Cause, seat: int, action: Struct) -> None:
        self._append(cause, seat, by_holder(cause.holder), ACTION, msgspec.json.encode(action))

    def begin(self, cause: Cause) -> None:
        """Start the game with the seats as they are."""
        self.write(cause, Started())
        self.settle(cause)

    def settle(self, cause: Cause) -> None:
        """Deal, and play what is forced or routine, until a seat has a decision or the game is over. Then write the
        result."""
        table = self.after
        position = table.position
        assert position is not None  # noqa: S101 - only a table in play is settled
        while True:
            if (chance := position.chance_due) is not None:
                self._append(cause, None, DEALER, OUTCOME, msgspec.json.encode(table.dealt(chance)))
            elif (move := position.forced or (None if table.by_hand else position.routine)) is not None:
                seat, action = move
                self._append(cause, seat, TABLE, ACTION, msgspec.json.encode(action))
            else:
                break
        if position.result is not None:
            shares, held = table.attendance.shares(table.holders)
            self.write(cause, Ended("over", table.info.seed.hex(), position.result, shares, held))

    def _append(self, cause: Cause, seat: int | None, by: str, kind: str, body: bytes) -> None:
        used = any(entry.interaction_id is not None for entry in self.entries)
        self._add(
            Entry(
                number=self.after.number + 1,
                at=cause.at,
                seat=seat,
                by=by,
                interaction_id=None if used else cause.interaction_id,  # unique in the log, against double delivery
                kind=kind,
                body=body,
            )
        )

    def _add(self, entry: Entry) -> None:
        self.events += self.after.apply(entry)
        self.entries.append(entry)
