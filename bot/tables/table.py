"""A table as its log tells it, and the steps it takes. Pure: a step is a new table and the entries that lead there."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from itertools import combinations
from typing import Any, Final, Literal, Self

import msgspec
from msgspec import Struct

from bot.tables.entries import (
    ACTION,
    DEALER,
    OUTCOME,
    TABLE,
    Body,
    Ended,
    Entry,
    Joined,
    LanguageSet,
    Left,
    Opened,
    OptionsSet,
    Started,
    by_person,
    decode_body,
    kind_of,
)
from bot.tables.refusals import Rash, Refusal
from games.chance import commitment, deal
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


class Cause(Struct, frozen=True):
    """Who does something, when (milliseconds since 1970), and by which interaction."""

    person: int
    at: int
    interaction_id: int | None


class Table:
    """A table after `number` entries: `language` is the one it speaks now, `people` are our ids by seat, `position` the
    game once it has begun, `feats` the most of every feat that its game remembers, by seat and code;
    `started_at` is in milliseconds since 1970."""

    def __init__(self, info: TableInfo) -> None:
        self.info = info
        self.number = 0
        self.phase: Phase = "lobby"
        self.opener = 0
        self.language = info.language
        self.variants: tuple[str, ...] = ()
        self.people: tuple[int, ...] = ()
        self.position: AnyGame | None = None
        self.ended: Ended | None = None
        self.feats: Mapping[tuple[int, str], int] = {}
        self.started_at = 0
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
        """Whether other rules hold now, so that this table cannot be played on."""
        return self.info.game not in GAMES or GAMES[self.info.game].version != self.info.version

    @property
    def replayable(self) -> bool:
        """Whether the code at hand has this table's rules, be they those of now or former ones."""
        return rules_of(self.info.game, self.info.version) is not None

    @property
    def awaited(self) -> frozenset[int]:
        """The seats this table waits for."""
        return self.position.awaited if self.position is not None and self.phase == "playing" else frozenset()

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
        """Whether the person of a seat has done something at this table in the minutes before."""
        seen = self._seen.get(self.people[seat])
        return seen is not None and at - seen < _HERE_MS

    def dealt(self, chance: Chance[Any]) -> Struct:
        """What this table's seed makes of the chance awaited now."""
        return deal(self.info.seed, self._salt, self._chances, chance)

    def seat_of(self, person: int) -> int | None:
        """The seat of a person, if any."""
        return self.people.index(person) if person in self.people else None

    def copy(self) -> Self:
        """An equal table that shares nothing mutable with this one."""
        twin = self.__class__(self.info)
        twin.__dict__.update(self.__dict__)
        twin.position = self.position.copy() if self.position is not None else None
        return twin

    # The log

    def apply(self, entry: Entry) -> Sequence[Struct]:
        """Take in the next entry of the log; returns the game's events."""
        self.number = entry.number
        if entry.interaction_id is not None:  # others who are seated with the first entry of a step did nothing
            self._seen = {**self._seen, entry.person: entry.at}  # anew: copies share it
        if entry.kind not in (ACTION, OUTCOME):
            self._apply_body(entry, decode_body(entry))
            return ()
        if self.position is None:  # its rules are gone, its result stands in its `ended` entry
            return ()
        if entry.kind == ACTION:
            play = self.position.play_forced if entry.by == TABLE else self.position.play
            events = play(_known(entry.seat), _read_action(type(self.position), entry.body))
        else:
            self._chances += 1
            events = self.position.settle(_read_outcome(type(self.position), entry.body))
        for feat in self.position.feats(events):
            if feat.value > self.feats.get((feat.seat, feat.code), feat.value - 1):
                self.feats = {**self.feats, (feat.seat, feat.code): feat.value}  # anew: copies share it
        return events

    def _apply_body(self, entry: Entry, body: Body) -> None:
        match body:
            case Opened():
                self.opener = entry.person
            case OptionsSet(variants):
                self.variants = variants
            case LanguageSet(language):
                self.language = language
            case Joined():
                self.people = (*self.people, entry.person)
            case Left():
                seat = _known(entry.seat)
                self.people = self.people[:seat] + self.people[seat + 1 :]
            case Started():
                self.phase = "playing"
                self.started_at = entry.at
                self._salt = str(entry.interaction_id or 0)
                if self.replayable:
                    self.position = self.game.new(len(self.people), self.options)
            case Ended():
                self.phase = "over"
                self.ended = body

    @property
    def options(self) -> Struct:
        """The game's options with this table's variants."""
        chosen = {v.field: v.value for v in variants(self.game.Options) if v.code in self.variants}
        return msgspec.convert(chosen, self.game.Options)

    # Steps

    def opened(self, cause: Cause, people: Sequence[int], chosen: tuple[str, ...]) -> "Step":
        """The lobby opens with these people seated and these variants chosen."""
        step = Step(self)
        step.write(cause, Opened(commitment(self.info.seed)))
        if chosen:
            step.write(cause, OptionsSet(chosen))
        for seat, person in enumerate(people):
            step.write(cause, Joined(), seat=seat, person=person)
        return step

    def options_set(self, cause: Cause, chosen: Sequence[str]) -> "Step":
        """The opener chooses the variants, by their codes."""
        self._must_be_in_lobby()
        if cause.person != self.opener:
            raise Refusal("not-opener")
        known = [variant for variant in variants(self.game.Options) if variant.code in chosen]
        for code in chosen:
            if code not in [variant.code for variant in known]:
                raise Refusal("unknown-variant", variant=code)
        for one, other in combinations(known, 2):
            if one.field == other.field:
                raise Refusal("variants-exclude", variant=one.code, other_variant=other.code)
        step = Step(self)
        step.write(cause, OptionsSet(tuple(variant.code for variant in known)))
        return step

    def language_set(self, cause: Cause, language: str) -> "Step":
        """The opener chooses the language in which the table speaks."""
        self._must_be_in_lobby()
        if cause.person != self.opener:
            raise Refusal("not-opener")
        step = Step(self)
        step.write(cause, LanguageSet(language))
        return step

    def joined(self, cause: Cause) -> "Step":
        """A person takes the next seat."""
        self._must_be_in_lobby()
        if cause.person in self.people:
            raise Refusal("already-seated")
        if len(self.people) >= self.game.seats.stop - 1:
            raise Refusal("table-full", most=self.game.seats.stop - 1)
        step = Step(self)
        step.write(cause, Joined(), seat=len(self.people))
        return step

    def left(self, cause: Cause) -> "Step":
        """A person gives the seat up."""
        self._must_be_in_lobby()
        step = Step(self)
        step.write(cause, Left(), seat=self._seat_in_lobby(cause.person))
        return step

    def started(self, cause: Cause) -> "Step":
        """Anyone seated starts, once enough are."""
        self._must_be_in_lobby()
        self._seat_in_lobby(cause.person)
        if len(self.people) < self.game.seats.start:
            raise Refusal("too-few-seats", least=self.game.seats.start, seated=len(self.people))
        step = Step(self)
        step.write(cause, Started())
        step.settle(cause)
        return step

    def played(self, cause: Cause, action: bytes, seat: int | None, stamp: int | None, *, sure: bool = True) -> "Step":
        """A person's seat plays an action, as JSON. `seat` and `stamp` are what a button said it was for; None: a
        command, which is for now. Unless it is `sure`, a rash choice is refused, to be asked about."""
        position, own = self._in_play(cause.person)
        if seat is not None and seat >= len(self.people):
            raise Refusal("old-button")  # forged
        if seat is not None and seat != own:
            raise Refusal("not-your-button", seat=seat)
        if stamp is not None and (stamp != position.asked(own) or not position.legal(own)):
            raise Refusal("stale")
        meant = position.meant(own, self._action(action))
        if not sure and (rash := next((one for one in position.legal(own) if one.rash and one.action == meant), None)):
            raise Rash(rash)
        step = Step(self)
        step.act(cause, own, meant)
        step.settle(cause)
        return step

    def _action(self, body: bytes) -> Struct:
        try:
            return _read_action(self.game, body)
        except msgspec.DecodeError:  # also what is JSON, but no action
            raise Refusal("stale") from None

    def closed(self, cause: Cause, *, moderator: bool) -> "Step":
        """The opener, or who may manage messages, ends the table."""
        self.must_be_closable(cause.person, moderator=moderator)
        step = Step(self)
        step.write(cause, Ended("closed", self.info.seed.hex(), None))
        return step

    def must_be_closable(self, person: int, *, moderator: bool) -> None:
        """Refuse whoever may not end this table."""
        if self.phase == "over":
            raise Refusal("table-over")
        if person != self.opener and not moderator:
            raise Refusal("not-yours-to-end")

    def retired(self, at: int) -> "Step":
        """The table ends because other rules hold now."""
        step = Step(self)
        step.write(Cause(self.opener, at, None), Ended("outdated", self.info.seed.hex(), None))
        return step

    def _must_be_in_lobby(self) -> None:
        if self.phase == "over":
            raise Refusal("table-over")
        if self.phase == "playing":
            raise Refusal("already-started")

    def _seat_in_lobby(self, person: int) -> int:
        seat = self.seat_of(person)
        if seat is None:
            raise Refusal("not-seated-yet")
        return seat

    def _in_play(self, person: int) -> tuple[AnyGame, int]:
        if self.phase == "over":
            raise Refusal("table-over")
        seat = self.seat_of(person)
        if self.position is None:
            raise Refusal("not-started")
        if seat is None:
            raise Refusal("not-seated")
        return self.position, seat


class Step:
    """What one cause does to a table: the table before and after, the new entries, and the game's events."""

    def __init__(self, before: Table) -> None:
        self.before = before
        self.after = before.copy()
        self.entries: list[Entry] = []
        self.events: list[Struct] = []
        self._ended_with = 0

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
        """The seats a new decision is put to whose people are not there."""
        at = max((entry.at for entry in self.entries), default=0)
        return frozenset(seat for seat in self.opened_decisions if not self.after.is_here(seat, at))

    def write(self, cause: Cause, body: Body, *, seat: int | None = None, person: int | None = None) -> None:
        """Add an entry that is not the game's, by the cause's person or another."""
        by = by_person(cause.person if person is None else person)
        self._append(cause, seat, by, kind_of(body), msgspec.json.encode(body))

    def act(self, cause: Cause, seat: int, action: Struct) -> None:
        """Play a seat's action."""
        self._append(cause, seat, by_person(cause.person), ACTION, msgspec.json.encode(action))

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
            self.write(cause, Ended("over", table.info.seed.hex(), position.result))

    def _append(self, cause: Cause, seat: int | None, by: str, kind: str, body: bytes) -> None:
        first = not self.entries
        entry = Entry(
            number=self.after.number + 1,
            at=cause.at,
            seat=seat,
            by=by,
            interaction_id=cause.interaction_id if first else None,
            kind=kind,
            body=body,
        )
        chapter = self.after.chapter
        self.events += self.after.apply(entry)
        self.entries.append(entry)
        if self.after.chapter != chapter:
            self._ended_with = len(self.events)


# Most moves are said again and again, and what is known to be sound is not checked anew. They are found by the game: to
# tell which union of moves is meant takes as long as to read one.


@lru_cache(2048)
def _read_action(game: type[AnyGame], body: bytes) -> Struct:
    return _decoder(game.Actions).decode(body)


@lru_cache(2048)
def _read_outcome(game: type[AnyGame], body: bytes) -> Struct:
    return _decoder(game.Outcomes).decode(body)


@cache
def _decoder(moves: Any) -> msgspec.json.Decoder[Any]:
    """What reads a game's actions or outcomes; to make it takes ten times as long as to read one."""
    return msgspec.json.Decoder(moves)


def _known(seat: int | None) -> int:
    assert seat is not None  # noqa: S101 - the log's own invariant
    return seat
