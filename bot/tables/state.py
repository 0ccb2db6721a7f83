"""The state of a table, folded from its log."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, Literal, Self

import msgspec
from msgspec import Struct

from bot.tables.attendance import STAND_IN, Attendance
from bot.tables.clocks import CLOCKS, NO_CLOCK
from bot.tables.entries import (
    ACTION,
    OUTCOME,
    TABLE,
    Body,
    ClockSet,
    Ended,
    Entry,
    Joined,
    JoinedWaitlist,
    LanguageSet,
    LeftSeat,
    LeftWaitlist,
    Opened,
    Paused,
    Resumed,
    Started,
    VariantsSet,
    decode_body,
    read_action,
    read_outcome,
)
from bot.tables.holders import Computer, Holder
from bot.tables.refusals import Refusal
from games.chance import deal
from games.core import Chance
from games.game import AnyGame, variants
from games.registry import GAMES, rules_of

Phase = Literal["lobby", "playing", "over"]

BY_HAND: Final = "by-hand"
"""The code of the option that people play routine actions themselves. It is no variant of the rules."""

_HERE_MS: Final = 5 * 60 * 1000
"""A person who has acted within this time is taken to be at the table."""
KEPT_FOR: Final = 5 * 60 * 1000
"""Milliseconds for which a planned lobby keeps its seats for the people who are in."""


def option_codes(game: type[AnyGame]) -> list[str]:
    """Return the codes of a game's options: its variants, and `BY_HAND` if it has routine actions."""
    codes = [variant.code for variant in variants(game.Options)]
    return [*codes, BY_HAND] if game.has_routines() else codes


class TableInfo(Struct, frozen=True):
    """Facts about a table that never change. Ids are Discord's. `language` is the one of its opening, and `seed` is
    secret until the end."""

    id: str
    guild_id: int
    channel_id: int
    parent_id: int | None
    game: str
    version: int
    language: str
    seed: bytes


class TableState:
    """The state of a table after `number` entries of its log."""

    def __init__(self, info: TableInfo) -> None:
        self.info = info
        self.number = 0
        self.phase: Phase = "lobby"
        self.opener = 0
        self.language = info.language
        """The language the table uses now."""
        self.clock = NO_CLOCK
        """A key of `CLOCKS`."""
        self.paused = False
        self.handed_over = False
        """Whether a person has taken a seat since the game's last event."""
        self.variants: tuple[str, ...] = ()
        self.by_hand = False
        """Whether people play `Game.routine` actions themselves."""
        self.holders: tuple[Holder, ...] = ()
        """The holders of the seats, in order."""
        self.seated_again: tuple[Holder, ...] = ()
        """The holders that the opening of a lobby took from a finished table, beside the opener."""
        self.waitlist: tuple[int, ...] = ()
        """The people on the waitlist for the next game, in order."""
        self.expected: tuple[int, ...] = ()
        """The people who are in for a planned evening."""
        self.planner: int | None = None
        """The person who planned the evening."""
        self.kept_until = 0
        """Until when they alone take seats in the lobby, in milliseconds since 1970."""
        self.began_with_computers = False
        """Whether the game began with a computer."""
        self.attendance = Attendance()
        """Of the people since the start."""
        self.position: AnyGame | None = None
        """The game, from its start on. None if the code no longer has its rules."""
        self.ended: Ended | None = None
        self.feats: Mapping[tuple[int, str], int] = {}
        """The best value of each feat that the game records, by seat and code."""
        self.started_at = 0
        """In milliseconds since 1970."""
        self.started_with = 0
        """The entry of the start. 0 in a lobby."""
        self.acted_at = 0
        """When a seated person last acted, in milliseconds since 1970."""
        self.moved_at = 0
        """When the last move was made, or the game began, paused or went on, in milliseconds since 1970."""
        self._longest_wait = 0
        self._awaited: frozenset[int] | None = None
        """The awaited seats, once they were asked for after the last entry."""
        self._seen: Mapping[int, int] = {}
        self._salt = ""
        self._chances = 0

    @classmethod
    def replayed(cls, info: TableInfo, log: Iterable[Entry]) -> Self:
        """Fold a whole log."""
        table = cls(info)
        for entry in log:
            table.apply(entry)
        return table

    @property
    def game(self) -> type[AnyGame]:
        """The rules of this table, or the newest ones of its game if the code no longer has its version."""
        return rules_of(self.info.game, self.info.version) or GAMES[self.info.game]

    @property
    def has_outdated_rules(self) -> bool:
        """Whether newer rules are in force, so that this table cannot be played on."""
        return self.info.game in GAMES and GAMES[self.info.game].version > self.info.version

    @property
    def is_from_newer_release(self) -> bool:
        """Whether only a newer Roost knows this table's game or rules."""
        return self.info.game not in GAMES or GAMES[self.info.game].version < self.info.version

    @property
    def replayable(self) -> bool:
        """Whether the code has this table's version of the rules."""
        return rules_of(self.info.game, self.info.version) is not None

    @property
    def people(self) -> tuple[int, ...]:
        """Our ids of the people who hold seats, in the order of seats. Never index them by seat."""
        return tuple(holder for holder in self.holders if not isinstance(holder, Computer))

    @property
    def host_seat(self) -> int | None:
        """The seat with the opener's rights in a lobby: the opener's, or the lowest person's while the opener has none.
        None if no people are seated."""
        if self.opener in self.holders:
            return self.seat_of(self.opener)
        return next((seat for seat in range(len(self.holders)) if seat not in self.computers), None)

    @property
    def computers(self) -> frozenset[int]:
        return _computers(self.holders)

    @property
    def computers_awaited(self) -> frozenset[int]:
        """Awaited seats for which a computer decides: it holds the seat, or stands in for an absent person, who may
        still be faster."""
        return frozenset(seat for seat in self.awaited if isinstance(self.decider(seat), Computer))

    @property
    def computers_alone(self) -> bool:
        """Whether every awaited seat is held by a computer."""
        return bool(self.awaited) and self.awaited <= self.computers

    @property
    def people_awaited(self) -> frozenset[int]:
        return self.awaited - self.computers

    @property
    def awaited(self) -> frozenset[int]:
        """Seats that the game waits for. Empty while the table is paused."""
        if self._awaited is None:
            playing = self.position is not None and self.phase == "playing" and not self.paused
            self._awaited = self.position.awaited if playing and self.position is not None else frozenset()
        return self._awaited

    @property
    def out(self) -> frozenset[int]:
        """Seats that decide nothing more in this game."""
        return self.position.out if self.position is not None and self.phase == "playing" else frozenset()

    @property
    def kept_for_people(self) -> frozenset[int]:
        """Seats that computers hold for people, and that decide something yet."""
        return frozenset(seat for seat in self.computers - self.out if self.attendance.tenant(seat) is not None)

    def decider(self, seat: int) -> Holder:
        """Return who decides for a seat: its holder, or a computer while that person is absent."""
        away = self.attendance.away.get(seat)
        return STAND_IN if away is not None and away.chapter is not None else self.holders[seat]

    @property
    def stood_in(self) -> frozenset[int]:
        """Seats that a computer plays for a person: it holds the seat for them, has played their last decision, or is
        about to play the current one."""
        away = self.attendance.away
        missing = {seat for seat, known in away.items() if known.missed}
        return frozenset(missing | self.kept_for_people) - self.out

    @property
    def time_limit(self) -> int | None:
        """Milliseconds for a decision. None without a clock."""
        return CLOCKS[self.clock]

    @property
    def has_hands(self) -> bool:
        """Whether seats see something that others do not."""
        return self.position is not None and self.position.has_hands

    def stamp(self, seat: int) -> int:
        """Return the number of decisions put to a seat so far."""
        return self.position.stamp(seat) if self.position is not None else 0

    @property
    def chapter(self) -> int | None:
        """The turn or round that one message shows. None before and after the game."""
        return self.position.chapter if self.position is not None and self.phase == "playing" else None

    def is_here(self, seat: int, at: int) -> bool:
        """Return whether a seat's person acted at this table within the last minutes. Always true for computers."""
        holder = self.holders[seat]
        if isinstance(holder, Computer):
            return True
        seen = self._seen.get(holder)
        return seen is not None and at - seen < _HERE_MS

    @property
    def challenged(self) -> frozenset[int]:
        """The seats of people who were seated again with the opening, and have done nothing here since."""
        return frozenset(
            seat
            for seat, holder in enumerate(self.holders)
            if holder in self.seated_again and holder not in self._seen and not isinstance(holder, Computer)
        )

    def longest_wait(self, at: int) -> int:
        """Return the longest time without a move, in milliseconds, up to a moment. Pauses are left out."""
        waiting = self.phase == "playing" and not self.paused
        return max(self._longest_wait, at - self.moved_at if waiting else 0)

    def _end_wait(self, at: int) -> None:
        self._longest_wait = self.longest_wait(at)
        self.moved_at = at

    def dealt(self, chance: Chance[Any]) -> Struct:
        """Return the outcome that this table's seed gives for a chance."""
        return deal(self.info.seed, self._salt, self._chances, chance)

    def seat_of(self, person: int) -> int | None:
        """Return a person's seat. None if the person holds no seat."""
        return self.holders.index(person) if person in self.holders else None

    def copy(self) -> Self:
        """Return an equal table that shares nothing mutable with this one."""
        twin = self.__class__(self.info)
        twin.__dict__.update(self.__dict__)
        twin.position = self.position.copy() if self.position is not None else None
        twin.attendance = self.attendance.copy()
        return twin

    @property
    def option_codes(self) -> tuple[str, ...]:
        """The codes of the chosen options: the variants, and `BY_HAND`."""
        return (*self.variants, BY_HAND) if self.by_hand else self.variants

    # The log

    def apply(self, entry: Entry) -> Sequence[Struct]:
        """Apply the next entry of the log, and return the game's events. Raises Refusal "newer" if only a newer Roost
        knows the entry's kind, or an option that it sets."""
        self.number = entry.number
        self._awaited = None
        acts = entry.interaction_id is not None  # others who are seated with the first entry of a step did nothing
        if acts:
            self._seen = {**self._seen, entry.person: entry.at}  # a new dict: copies share the old one
        if entry.kind not in (ACTION, OUTCOME):
            was_seated, body = acts and entry.person in self.holders, decode_body(entry)
            self._apply_body(entry, body)
            if acts and (was_seated or entry.person in self.holders or isinstance(body, Opened)):
                self.acted_at = entry.at
            return ()
        if acts:
            self.acted_at = entry.at
        self.handed_over = False
        self._end_wait(entry.at)
        if self.position is None:  # the rules are gone; the `ended` entry has the result
            return ()
        if entry.kind == ACTION:
            play = self.position.play_forced if entry.by == TABLE else self.position.play
            seat = _known(entry.seat)
            decides = entry.by != TABLE and seat in self.position.awaited
            events = play(seat, read_action(type(self.position), entry.body))
            if decides:
                self._decided(entry, seat)
        else:
            self._chances += 1
            events = self.position.settle(read_outcome(type(self.position), entry.body))
        if self.attendance.away:
            self.attendance.end_turns(self.position.chapter, self.position.awaited)
        for feat in self.position.feats(events):
            if feat.value > self.feats.get((feat.seat, feat.code), feat.value - 1):
                self.feats = {**self.feats, (feat.seat, feat.code): feat.value}  # a new dict: copies share the old one
        return events

    def _decided(self, entry: Entry, seat: int) -> None:
        """Count a decision of an awaited seat. A seat that is not awaited changes its choice, or buys before its turn,
        and neither counts."""
        attendance = self.attendance
        attendance.decided[seat] += 1
        if attendance.is_relevant(entry, seat):
            attendance.count_decision(entry, seat)

    def _apply_body(self, entry: Entry, body: Body) -> None:
        match body:
            case Opened():
                self.opener, self.expected, self.planner = entry.person, body.expected, body.planner
                self.kept_until = entry.at + KEPT_FOR if body.expected else 0
                self._salt = str(entry.interaction_id or 0)
            case VariantsSet():
                self._set_options(body)
            case LanguageSet(language):
                self.language = language
            case ClockSet(clock):
                self.clock = clock
            case Paused() | Resumed():
                self._end_wait(entry.at)
                self.paused = isinstance(body, Paused)
            case Joined() | LeftSeat():
                self._seat(entry, body)
            case JoinedWaitlist():
                self.waitlist = (*self.waitlist, entry.person)
            case LeftWaitlist():
                self._leave_waitlist(entry.person)
            case Started():
                self._begin(entry)
            case Ended():
                self.phase = "over"
                self.ended = body
            case _:  # who is there, and what is wanted
                pass
        if self.phase == "playing":
            self.attendance.apply(entry, body, self.out)

    def _set_options(self, body: VariantsSet) -> None:
        self.variants, self.by_hand = body.variants, body.by_hand
        if self.replayable and not {*self.option_codes} <= {*option_codes(self.game)}:
            raise Refusal("newer")  # without that option the game would go on by other rules

    def _begin(self, entry: Entry) -> None:
        self.phase = "playing"
        self.started_at = self.moved_at = entry.at
        self.started_with = entry.number
        self.began_with_computers = bool(self.computers)
        self.attendance.begin(self.holders)
        if entry.interaction_id is not None:  # where it began as it was opened, the opening's is the salt
            self._salt = str(entry.interaction_id)
        if self.replayable:
            self.position = self.game.new(len(self.holders), self.options)

    def _seat(self, entry: Entry, body: Joined | LeftSeat) -> None:
        """Give a seat to another holder, or remove it in the lobby, so that the seats after it move up."""
        seat = _known(entry.seat)
        holders: tuple[Holder, ...]
        if isinstance(body, Joined):
            holders = (entry.person if body.level is None else Computer(body.level),)
        else:
            holders = (STAND_IN,) if self.phase == "playing" else ()
        former, self.holders = self.holders, (*self.holders[:seat], *holders, *self.holders[seat + 1 :])
        by_opening = entry.interaction_id is None and entry.at == self.acted_at and set(self._seen) == {self.opener}
        if isinstance(body, Joined) and by_opening:
            self.seated_again += tuple(holder for holder in holders if holder != self.opener)
        if isinstance(body, Joined) and body.level is None:
            self._leave_waitlist(entry.person)
        if self.phase == "playing" and isinstance(body, Joined) and body.level is None:
            self.handed_over |= former != self.holders

    def _leave_waitlist(self, person: int) -> None:
        self.waitlist = tuple(other for other in self.waitlist if other != person)

    @property
    def options(self) -> Struct:
        """The game's options with this table's variants."""
        chosen = {v.field: v.value for v in variants(self.game.Options) if v.code in self.variants}
        return msgspec.convert(chosen, self.game.Options)


@lru_cache(maxsize=256)
def _computers(holders: tuple[Holder, ...]) -> frozenset[int]:
    return frozenset(seat for seat, holder in enumerate(holders) if isinstance(holder, Computer))


def _known(seat: int | None) -> int:
    assert seat is not None  # noqa: S101 - the log's own invariant
    return seat
