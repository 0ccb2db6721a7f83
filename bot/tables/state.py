"""A table as its log tells it."""

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
    LanguageSet,
    LeftSeat,
    Opened,
    OptionsSet,
    Paused,
    Resumed,
    Started,
    decode_body,
    read_action,
    read_outcome,
)
from bot.tables.holders import Computer, Holder
from games.chance import deal
from games.core import AnyGame, Chance, variants
from games.registry import GAMES, rules_of

Phase = Literal["lobby", "playing", "over"]

_HERE_MS: Final = 5 * 60 * 1000
"""How long somebody who did something is taken to be at the table still."""


class TableInfo(Struct, frozen=True):
    """What a table keeps from its opening to its end. Ids are Discord's; `language` is the one it was opened in; `seed`
    is secret until the end."""

    id: str
    guild_id: int
    channel_id: int
    parent_id: int | None
    game: str
    version: int
    language: str
    seed: bytes


class TableState:
    """A table after `number` entries: `language` is the one it speaks now, `clock` how much time a decision has (one of
    `CLOCKS`), `holders` hold the seats, `attendance` tells of their people since the start, `position` is the game once
    it has begun, `feats` the most of every feat that its game remembers, by seat and code; `started_at`, and `acted_at`
    when a person last did something, are in milliseconds since 1970; `started_with` is the entry of the start, 0 in a
    lobby; `with_computers`: it began with one;
    `handed_over`: since the game's last event a person has taken a seat."""

    def __init__(self, info: TableInfo) -> None:
        self.info = info
        self.number = 0
        self.phase: Phase = "lobby"
        self.opener = 0
        self.language = info.language
        self.clock = NO_CLOCK
        self.paused = False
        self.handed_over = False
        self.variants: tuple[str, ...] = ()
        self.holders: tuple[Holder, ...] = ()
        self.with_computers = False
        self.attendance = Attendance()
        self.position: AnyGame | None = None
        self.ended: Ended | None = None
        self.feats: Mapping[tuple[int, str], int] = {}
        self.started_at = 0
        self.started_with = 0
        self.acted_at = 0
        self._seen: Mapping[int, int] = {}
        self._salt = ""
        self._chances = 0

    @classmethod
    def replayed(cls, info: TableInfo, log: Iterable[Entry]) -> Self:
        """The table that a log tells of."""
        table = cls(info)
        for entry in log:
            table.apply(entry)
        return table

    @property
    def game(self) -> type[AnyGame]:
        """The rules this table plays by; those of now where the code no longer has its own."""
        return rules_of(self.info.game, self.info.version) or GAMES[self.info.game]

    @property
    def outdated(self) -> bool:
        """Whether later rules hold now, so that this table cannot be played on."""
        return self.info.game in GAMES and GAMES[self.info.game].version > self.info.version

    @property
    def newer(self) -> bool:
        """Whether only a newer Roost knows the game or the rules of this table."""
        return self.info.game not in GAMES or GAMES[self.info.game].version < self.info.version

    @property
    def replayable(self) -> bool:
        """Whether the code at hand has this table's rules, be they those of now or former ones."""
        return rules_of(self.info.game, self.info.version) is not None

    @property
    def people(self) -> tuple[int, ...]:
        """The people who hold seats, by our ids, in the order of their seats."""
        return tuple(holder for holder in self.holders if not isinstance(holder, Computer))

    @property
    def computers(self) -> frozenset[int]:
        """The seats that computers hold."""
        return _computers(self.holders)

    @property
    def computers_awaited(self) -> frozenset[int]:
        """The seats this table waits for whose decision a computer is to make: it holds them, or plays in the place of
        somebody absent, who may still be quicker."""
        return frozenset(seat for seat in self.awaited if isinstance(self.asked_of(seat), Computer))

    @property
    def computers_alone(self) -> bool:
        """Whether this table waits for seats that computers hold, and no others."""
        return bool(self.awaited) and self.awaited <= self.computers

    @property
    def people_awaited(self) -> frozenset[int]:
        """The seats this table waits for that people hold."""
        return self.awaited - self.computers

    @property
    def awaited(self) -> frozenset[int]:
        """The seats this table waits for; none while it is paused."""
        playing = self.position is not None and self.phase == "playing" and not self.paused
        return self.position.awaited if playing and self.position is not None else frozenset()

    def asked_of(self, seat: int) -> Holder:
        """Who is to make a seat's decision: its holder, or a computer where that person is absent."""
        away = self.attendance.away
        return STAND_IN if seat in away and away[seat].stood_in else self.holders[seat]

    @property
    def stood_in(self) -> frozenset[int]:
        """The seats that a computer plays in the place of their people: it holds them, or has played what their absent
        people were asked last, or is to play what they are asked now."""
        away = self.attendance.away
        missing = {seat for seat, known in away.items() if known.missed}
        return frozenset(missing | {seat for seat in self.computers if self.attendance.owner(seat) is not None})

    @property
    def time(self) -> int | None:
        """How much time a decision has, in milliseconds; None: as long as it takes."""
        return CLOCKS[self.clock]

    @property
    def has_hands(self) -> bool:
        """Whether a seat sees something that not everybody does."""
        return self.position is not None and bool(self.position.view(0).hand())

    def asked(self, seat: int) -> int:
        """How many decisions were put to a seat so far."""
        return self.position.asked(seat) if self.position is not None else 0

    @property
    def chapter(self) -> int | None:
        """What one message tells of: a turn, or a round; None before and after the game."""
        return self.position.chapter if self.position is not None and self.phase == "playing" else None

    def is_here(self, seat: int, at: int) -> bool:
        """Whether the person of a seat has done something at this table in the minutes before; a computer always is."""
        holder = self.holders[seat]
        if isinstance(holder, Computer):
            return True
        seen = self._seen.get(holder)
        return seen is not None and at - seen < _HERE_MS

    def dealt(self, chance: Chance[Any]) -> Struct:
        """What this table's seed makes of the chance awaited now."""
        return deal(self.info.seed, self._salt, self._chances, chance)

    def seat_of(self, person: int) -> int | None:
        """The seat of a person, if any."""
        return self.holders.index(person) if person in self.holders else None

    def copy(self) -> Self:
        """An equal table that shares nothing mutable with this one."""
        twin = self.__class__(self.info)
        twin.__dict__.update(self.__dict__)
        twin.position = self.position.copy() if self.position is not None else None
        twin.attendance = self.attendance.copy()
        return twin

    # The log

    def apply(self, entry: Entry) -> Sequence[Struct]:
        """Take in the next entry of the log; returns the game's events."""
        self.number = entry.number
        if entry.interaction_id is not None:  # others who are seated with the first entry of a step did nothing
            self._seen = {**self._seen, entry.person: entry.at}  # anew: copies share it
            self.acted_at = entry.at
        if entry.kind not in (ACTION, OUTCOME):
            self._apply_body(entry, decode_body(entry))
            return ()
        self.handed_over = False
        if self.position is None:  # its rules are gone, its result stands in its `ended` entry
            return ()
        if entry.kind == ACTION:
            play = self.position.play_forced if entry.by == TABLE else self.position.play
            seat = _known(entry.seat)
            stamp = self.position.asked(seat)
            events = play(seat, read_action(type(self.position), entry.body))
            if entry.by != TABLE:
                self._decided(entry, seat, stamp)
        else:
            self._chances += 1
            events = self.position.settle(read_outcome(type(self.position), entry.body))
        for feat in self.position.feats(events):
            if feat.value > self.feats.get((feat.seat, feat.code), feat.value - 1):
                self.feats = {**self.feats, (feat.seat, feat.code): feat.value}  # anew: copies share it
        return events

    def _decided(self, entry: Entry, seat: int, stamp: int) -> None:
        """A seat has made a decision, or changed it."""
        attendance = self.attendance
        if attendance.answered[seat] != stamp:
            attendance.answered[seat] = stamp
            attendance.decided[seat] += 1
            if attendance.tracks_absence:
                attendance.acted(entry, seat)

    def _apply_body(self, entry: Entry, body: Body) -> None:
        match body:
            case Opened():
                self.opener = entry.person
                self._salt = str(entry.interaction_id or 0)
            case OptionsSet(variants):
                self.variants = variants
            case LanguageSet(language):
                self.language = language
            case ClockSet(clock):
                self.clock = clock
            case Paused() | Resumed():
                self.paused = isinstance(body, Paused)
            case Joined() | LeftSeat():
                self._seat(entry, body)
            case Started():
                self._begin(entry)
            case Ended():
                self.phase = "over"
                self.ended = body
            case _:  # who is there, and what is wanted
                pass
        if self.phase == "playing":
            self.attendance.apply(entry, body)

    def _begin(self, entry: Entry) -> None:
        self.phase = "playing"
        self.started_at = entry.at
        self.started_with = entry.number
        self.with_computers = bool(self.computers)
        self.attendance.begin(self.holders)
        if entry.interaction_id is not None:  # where it began as it was opened, the opening's is the salt
            self._salt = str(entry.interaction_id)
        if self.replayable:
            self.position = self.game.new(len(self.holders), self.options)

    def _seat(self, entry: Entry, body: Joined | LeftSeat) -> None:
        """A seat is somebody else's from here on, or nobody's, and those behind it move up."""
        seat = _known(entry.seat)
        holders: tuple[Holder, ...]
        if isinstance(body, Joined):
            holders = (entry.person if body.level is None else Computer(body.level),)
        else:
            holders = (STAND_IN,) if self.phase == "playing" else ()
        self.holders = (*self.holders[:seat], *holders, *self.holders[seat + 1 :])
        if self.phase == "playing" and isinstance(body, Joined) and body.level is None:
            self.handed_over = True

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
