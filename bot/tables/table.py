"""The steps a table takes. Pure: a step is a new table and the entries that lead there."""

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec
from msgspec import Struct

from bot.tables.clocks import CLOCKS, NO_CLOCK, SILENT_FOR
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
    Nudged,
    Opened,
    OptionsSet,
    Resumed,
    Started,
    by_holder,
    kind_of,
    read_action,
)
from bot.tables.holders import Computer, Holder
from bot.tables.posted import PostedMessage
from bot.tables.refusals import Rash, Refusal
from bot.tables.told import Told
from games.chance import commitment
from games.core import AnyGame

_NUDGED: Final = kind_of(Nudged())
_RESUMED: Final = kind_of(Resumed())


class Cause(Struct, frozen=True):
    """Who does something (None: the clock), when (milliseconds since 1970), and by which interaction; computers and the
    clock do it by none."""

    holder: Holder | None
    at: int
    interaction_id: int | None

    @property
    def person(self) -> int:
        """The person who does it."""
        assert isinstance(self.holder, int)  # noqa: S101 - a computer only plays its seat, the clock has none
        return self.holder


class Table(Told):
    """A table, and what can be done to it."""

    def opened(
        self,
        cause: Cause,
        holders: Sequence[Holder],
        chosen: tuple[str, ...],
        clock: str = NO_CLOCK,
        *,
        begun: bool = False,
    ) -> "Step":
        """The lobby opens with these seated, these variants and this clock chosen; or the game begins at once."""
        step = Step(self)
        step.write(cause, Opened(commitment(self.info.seed)))
        if chosen:
            step.write(cause, OptionsSet(chosen))
        if clock != NO_CLOCK:
            step.write(cause, ClockSet(clock))
        for seat, holder in enumerate(holders):
            if isinstance(holder, Computer):
                step.write(cause, Joined(holder.level), seat=seat)
            else:
                step.write(cause, Joined(), seat=seat, person=holder)
        if begun:
            step.begin(cause)
        return step

    def started(self, cause: Cause) -> "Step":
        """Anyone seated starts, once enough are."""
        self.must_be_in_lobby()
        self.seat_in_lobby(cause.person)
        if len(self.holders) < self.game.seats.start:
            raise Refusal("too-few-seats", least=self.game.seats.start, seated=len(self.holders))
        step = Step(self)
        step.begin(cause)
        return step

    def played(self, cause: Cause, action: bytes, seat: int | None, stamp: int | None, *, sure: bool = True) -> "Step":
        """A person's seat plays an action, as JSON. `seat` and `stamp` are what a button said it was for; None: a
        command, which is for now. Unless it is `sure`, a rash choice is refused, to be asked about."""
        position, own = self._in_play(cause.person)
        if seat is not None and seat >= len(self.holders):
            raise Refusal("old-button")  # forged
        if seat is not None and seat != own:
            raise Refusal("not-your-button", seat=seat)
        if stamp is not None and (stamp != position.asked(own) or not position.legal(own)):
            raise Refusal("stale")
        meant = position.normalize(own, self._action(action))
        if not sure and (rash := next((one for one in position.legal(own) if one.rash and one.action == meant), None)):
            raise Rash(rash)
        step = Step(self)
        step.act(cause, own, meant)
        step.settle(cause)
        return step

    def played_for(self, at: int, action: bytes, seat: int, stamp: int) -> "Step":
        """A computer that holds a seat, or plays in the place of who is absent, plays an action, as JSON, that it was
        asked for by the stamp; it changes no choice that it has made."""
        position = self._position()
        if seat not in self.computers_awaited or stamp != position.asked(seat):
            raise Refusal("stale")
        cause = Cause(self.asked_of(seat), at, None)
        step = Step(self)
        step.act(cause, seat, position.normalize(seat, self._action(action)))
        step.settle(cause)
        return step

    def _action(self, body: bytes) -> Struct:
        try:
            return read_action(self.game, body)
        except msgspec.DecodeError:  # also what is JSON, but no action
            raise Refusal("stale") from None

    def closed(self, cause: Cause, *, moderator: bool) -> "Step":
        """The opener, who may manage messages, or anybody where it has been silent for long, ends the table."""
        self.must_be_closable(cause.person, cause.at, moderator=moderator)
        step = Step(self)
        step.write(cause, Ended("closed", self.info.seed.hex(), None))
        return step

    def must_be_closable(self, person: int, at: int, *, moderator: bool) -> None:
        """Refuse whoever may not end this table now, at `at`."""
        if self.phase == "over":
            raise Refusal("table-over")
        if not self.closable(person, at, moderator=moderator):
            raise Refusal("not-yours-to-end")

    def closable(self, person: int, at: int, *, moderator: bool) -> bool:
        """Whether somebody needs nobody's agreement to end this table now, at `at`."""
        return person == self.opener or moderator or self.silent(at)

    def silent(self, at: int) -> bool:
        """Whether nobody has acted for a day more than the table's clock gives; in a pause, than the longest clock."""
        given = CLOCKS["three-days"] if self.paused else self.time
        return at - self.acted_at >= SILENT_FOR + (given or 0)

    def retired(self, at: int) -> "Step":
        """The table ends because other rules hold now."""
        step = Step(self)
        step.write(Cause(self.opener, at, None), Ended("outdated", self.info.seed.hex(), None))
        return step

    def must_be_in_lobby(self) -> None:
        """Refuse what is done in a lobby alone, where there is none any more."""
        if self.phase == "over":
            raise Refusal("table-over")
        if self.phase == "playing":
            raise Refusal("already-started")

    def seat_in_lobby(self, person: int) -> int:
        """The seat of somebody who does what only those seated may do; Refusal where there is none."""
        seat = self.seat_of(person)
        if seat is None:
            raise Refusal("not-seated-yet")
        return seat

    @property
    def full(self) -> bool:
        """Whether no seat is left."""
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
    """What one cause does to a table: the table before and after, the new entries, and the game's events. Once it is
    written, `board` is the message that was the table's board in that very moment, where that is known."""

    def __init__(self, before: Table) -> None:
        self.before = before
        self.after = before.copy()
        self.entries: list[Entry] = []
        self.events: list[Struct] = []
        self.board: PostedMessage | None = None
        self._ended_with = 0

    @classmethod
    def retold(cls, before: Table, entries: Iterable[Entry]) -> "Step":
        """The step that the next entries of a table's log were."""
        step = cls(before)
        for entry in entries:
            step._add(entry)
        return step

    @property
    def opened_decisions(self) -> frozenset[int]:
        """The seats a new decision is put to."""
        before, after = self.before, self.after
        return frozenset(seat for seat in after.awaited if after.asked(seat) != before.asked(seat))

    @property
    def opens_chapter(self) -> bool:
        """Whether another turn or round goes on than before, or the game begins or ends."""
        return self.before.chapter != self.after.chapter or self.before.phase != self.after.phase

    @property
    def told(self) -> Sequence[Struct]:
        """What everybody saw happen before the chapter that goes on now; all of it where none was opened."""
        position = self.after.position
        events = self.events[: self._ended_with] if self._ended_with else self.events
        return [seen for event in events if position and (seen := position.seen(event, None)) is not None]

    @property
    def to_notify(self) -> frozenset[int]:
        """The seats a new decision is put to, or anew after a pause, whose people are not there; and those nudged. Who
        is away is told once a turn or a round, though a computer's decision leads to another one."""
        at = max((entry.at for entry in self.entries), default=0)
        asked = self.after.awaited if any(entry.kind == _RESUMED for entry in self.entries) else self.opened_decisions
        nudged = {entry.seat for entry in self.entries if entry.kind == _NUDGED and entry.seat is not None}
        told = frozenset[int]() if self.opens_chapter else self.after.stood_in
        return frozenset(seat for seat in asked - told if not self.after.is_here(seat, at)) | nudged

    def write(self, cause: Cause, body: Body, *, seat: int | None = None, person: int | None = None) -> None:
        """Add an entry that is not the game's, by the cause's person or another."""
        by = by_holder(cause.holder if person is None else person)
        self._append(cause, seat, by, kind_of(body), msgspec.json.encode(body))

    def act(self, cause: Cause, seat: int, action: Struct) -> None:
        """Play a seat's action."""
        self._append(cause, seat, by_holder(cause.holder), ACTION, msgspec.json.encode(action))

    def begin(self, cause: Cause) -> None:
        """Begin the game with the seats as they are."""
        self.write(cause, Started())
        self.settle(cause)

    def settle(self, cause: Cause) -> None:
        """Deal, and play what is forced, until a seat has a decision or the game is over; then write the result."""
        table = self.after
        position = table.position
        assert position is not None  # noqa: S101 - only a table in play is settled
        while True:
            if (chance := position.chance_due) is not None:
                self._append(cause, None, DEALER, OUTCOME, msgspec.json.encode(table.dealt(chance)))
            elif (forced := position.forced) is not None:
                seat, action = forced
                self._append(cause, seat, TABLE, ACTION, msgspec.json.encode(action))
            else:
                break
        if position.result is not None:
            shares, held = table.attendance.shares(table.holders)
            self.write(cause, Ended("over", table.info.seed.hex(), position.result, shares, held))

    def _append(self, cause: Cause, seat: int | None, by: str, kind: str, body: bytes) -> None:
        first = not self.entries
        self._add(
            Entry(
                number=self.after.number + 1,
                at=cause.at,
                seat=seat,
                by=by,
                interaction_id=cause.interaction_id if first else None,
                kind=kind,
                body=body,
            )
        )

    def _add(self, entry: Entry) -> None:
        chapter = self.after.chapter
        self.events += self.after.apply(entry)
        self.entries.append(entry)
        if self.after.chapter != chapter:
            self._ended_with = len(self.events)
