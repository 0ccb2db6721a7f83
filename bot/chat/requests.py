"""Everything that can be pressed, and the forms: each request is a type, whose JSON is the custom_id.

Released tags, fields and their order are understood for good (tests/chat/golden). A custom_id has at most 100
characters, so tags are short and every field is bounded.
"""

from collections.abc import Iterator, Sequence
from datetime import date
from typing import Annotated, Any, ClassVar, Final, Literal, Union

import discord
import msgspec
from msgspec import Meta, Raw, Struct

from bot.chat.front.controls import VERSION, GameCode, Request, Snowflake
from bot.finished.store import By
from bot.tables.calls import Until
from bot.tables.entries import ProposalKind
from bot.tables.table import Table

_LIMIT: Final = 2**31
"""More than any number on a control, and more than any database has rows."""
Number = Annotated[int, Meta(ge=0, lt=_LIMIT)]
"""The number of a person, a season, a line or a move."""
TableId = Annotated[str, Meta(pattern=r"^[a-z0-9]{1,8}\Z")]
SeatNumber = Annotated[int, Meta(ge=0, lt=100)]
_Word = Annotated[str, Meta(pattern=r"^[\w-]{0,16}\Z")]
"""A level, a clock, or the kind of an action."""
_Language = Annotated[str, Meta(pattern=r"^[a-z]{2}\Z")]
_Typed = Annotated[str, Meta(pattern=r'^[^"\\\x00-\x1f]{0,32}\Z')]
"""What a person typed, without what JSON makes longer."""
ClockNumber = Annotated[int, Meta(ge=0, lt=10)]
"""A clock, by its number."""
_Values = tuple[str, ...]

MAX_INVITED: Final = 5
"""The most people whom a form invites."""
MAX_OPTIONS: Final = 16
"""More than the number of any option of a game."""


class OfTable(Request, frozen=True):
    table: TableId


# Moves


class Play(OfTable, frozen=True, tag="p"):
    """Play an action (JSON) for a seat. `stamp` counts the decisions put to it. A rash one has to be `confirmed`."""

    word: ClassVar[str] = "move"
    seat: SeatNumber
    stamp: Number
    action: Raw
    confirmed: bool = False

    def __post_init__(self) -> None:
        if not bytes(self.action).startswith(b"["):
            raise ValueError("no action")


class PlayChosen(OfTable, frozen=True, tag="m"):
    """Play the action (JSON) that is chosen in a menu. A message has several menus, and one custom_id once."""

    word: ClassVar[str] = "move"
    arrives: ClassVar[Any] = tuple[Annotated[str, Meta(pattern=r"^\[")]]
    seat: SeatNumber
    stamp: Number
    name: _Word


class PlaySeveral(OfTable, frozen=True, tag="s"):
    """Play the action of a kind that takes all values chosen in a menu."""

    word: ClassVar[str] = "move"
    arrives: ClassVar[Any] = Annotated[tuple[SeatNumber, ...], Meta(min_length=1)]
    seat: SeatNumber
    stamp: Number
    tag: _Word

    def action(self, values: Sequence[int]) -> bytes:
        """Return the action that takes these values, as JSON."""
        return msgspec.json.encode([self.tag, sorted(values)])


class AtTable(OfTable, frozen=True, tag="t"):
    """Show a table in words, one's hand, or the picture of what one sees; or let its computers move that have not for
    long (`hasten`)."""

    what: Literal["text", "hand", "picture", "hasten"]


class Kind(OfTable, frozen=True, tag="ki"):
    """Show a seated person the choices of a rarer kind of action."""

    word: ClassVar[str] = "kind"
    tag: _Word


class Count(OfTable, frozen=True, tag="c"):
    """Show the count of a seat's points. Without a seat, the clicker's."""

    word: ClassVar[str] = "count"
    seat: SeatNumber | None = None


# The lobby


class InLobby(OfTable, frozen=True, tag="l"):
    """Do something before the game, or for the next one; or show what is behind "…" at any table, in play and over as
    well (`settings`)."""

    what: Literal["join", "start", "computers", "settings", "wait", "unwait", "rematch", "start-without"]


class ChooseVariants(OfTable, frozen=True, tag="v"):
    word: ClassVar[str] = "variants"
    arrives: ClassVar[Any] = _Values


class ChooseLanguage(OfTable, frozen=True, tag="g"):
    word: ClassVar[str] = "language"
    arrives: ClassVar[Any] = tuple[_Language]


class ChooseClock(OfTable, frozen=True, tag="ck"):
    word: ClassVar[str] = "clock-menu"
    arrives: ClassVar[Any] = tuple[_Word]


class FreeSeat(OfTable, frozen=True, tag="x"):
    """Free the seat of the person chosen in a lobby. `absence` handles it, because `/table kick` does the same."""

    word: ClassVar[str] = "free"
    arrives: ClassVar[Any] = tuple[Number]


class ChangeComputers(OfTable, frozen=True, tag="a"):
    """Add a computer of a level to a lobby that has so many `computers`, or remove one. Without their number, whatever
    it has: a control counts once, a command always."""

    word: ClassVar[str] = "computers"
    what: Literal["add", "remove"]
    level: _Word
    computers: SeatNumber | None = None


# Opening


class Draft(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """What was filled in: a bit for the number of each variant, the clock's number, and the invited accounts, each
    eight bytes in base 85."""

    variants: Annotated[int, Meta(ge=0, lt=1 << MAX_OPTIONS)]
    clock: ClockNumber
    language: _Language
    again: bool
    invited: Annotated[str, Meta(max_length=10 * MAX_INVITED)]


class AskGame(OfTable, frozen=True, tag="n"):
    """Ask for the game of a table that follows a finished one."""

    word: ClassVar[str] = "another"


class OpenForm(Request, frozen=True, tag="o"):
    """Open the form of a new table, as it was filled in. `table` is the finished one whose people may sit down
    again."""

    word: ClassVar[str] = "new-table"
    game: GameCode
    table: TableId | None = None
    draft: Draft | None = None


class OpenDraft(Request, frozen=True, tag="d"):
    """Open the table of a draft in place of the channel's silent one."""

    word: ClassVar[str] = "new-table"
    game: GameCode
    table: TableId | None
    draft: Draft


class Replace(OfTable, frozen=True, tag="k"):
    """End a table that was silent for long, and open another in its channel: a lobby, or against computers of a
    level."""

    word: ClassVar[str] = "replace"
    game: GameCode
    language: _Language
    clock: _Word
    against: _Word | None = None


class FilledTable(Struct, frozen=True):
    """The fields of the form of a new table. `bots` are the invited accounts that are bots."""

    clock: tuple[_Word]
    language: tuple[_Language]
    people: Annotated[tuple[Snowflake, ...], Meta(max_length=MAX_INVITED)] = ()
    variants: _Values = ()
    again: Annotated[tuple[Literal["yes", "no"], ...], Meta(max_length=1)] = ()
    bots: tuple[Snowflake, ...] = ()


class TableForm(Request, frozen=True, tag="f"):
    """The form of a new table. `table` is a finished one."""

    word: ClassVar[str] = "new-table"
    arrives: ClassVar[Any] = FilledTable
    game: GameCode
    table: TableId | None


class FilledSettings(Struct, frozen=True):
    """The fields of the form of a server's settings."""

    language: tuple[_Word]
    place: tuple[Literal["channel", "thread"]]
    clock: tuple[_Word]
    openers: tuple[_Word]
    channels: tuple[Snowflake, ...] = ()


class SettingsForm(Request, frozen=True, tag="b"):
    """The form of a server's settings, with marks of the values that it shows."""

    word: ClassVar[str] = "guild-settings"
    arrives: ClassVar[Any] = FilledSettings
    marks: Annotated[str, Meta(pattern=r"^[0-9a-f]{20}\Z")]


# Absence


class Leaving(OfTable, frozen=True, tag="e"):
    """Leave a table or end it: ask first (`leave`, `end`), do it (`quit`, `close`), or ask the others (`ask`)."""

    what: Literal["leave", "quit", "end", "ask", "close"]


class Nudge(OfTable, frozen=True, tag="u"):
    word: ClassVar[str] = "nudge"
    seat: SeatNumber


class Sit(OfTable, frozen=True, tag="i"):
    word: ClassVar[str] = "sit"
    seat: SeatNumber


class Vote(OfTable, frozen=True, tag="w"):
    """Vote for what needs the agreement of others."""

    what: ProposalKind
    seat: SeatNumber | None = None
    clock: _Word = ""

    def __post_init__(self) -> None:
        if (self.seat is not None) is not (self.what in ("stand-in", "vote-out")):
            raise ValueError(self.seat)
        if bool(self.clock) is not (self.what == "clock"):
            raise ValueError(self.clock)


# Rules, calls, and the daily puzzle


class Help(Request, frozen=True, tag="he"):
    """Begin what a person wants to do. With a game, the table against a computer: for who is `ready` with the lesson,
    the weakest."""

    word: ClassVar[str] = "help"
    what: Literal["together", "alone", "learn", "table", "daily", "commands", "ready"]
    game: GameCode | None = None


class RulesPage(Request, frozen=True, tag="r"):
    """Show a page about a game: in place of the clicked one, or as a new message (`open`). A message may not have two
    equal custom_ids, so the buttons of every page have a way of their own (`other`). With a table, the page shows its
    variants."""

    word: ClassVar[str] = "rules"
    game: GameCode
    code: Annotated[str, Meta(pattern=r"^[\w-]{0,32}\Z")] = ""
    table: TableId | None = None
    answer: Annotated[int, Meta(ge=0, lt=10)] | None = None
    """The answer given on the page."""
    way: Literal["turn", "other", "open"] = "turn"


class Subscribe(Request, frozen=True, tag="y"):
    """Set a person's subscription to a game's tables on a server. Without `until` it is switched on or off."""

    word: ClassVar[str] = "call"
    game: GameCode
    guild_id: Snowflake
    until: Until | None = None


class AnswerPuzzle(Request, frozen=True, tag="q"):
    """Answer the puzzle of a date with a choice, by its number in the order of `legal`. No id says which is right."""

    word: ClassVar[str] = "daily"
    day: date
    choice: Annotated[int, Meta(ge=0, lt=100)]


class NameInSolution(Request, frozen=True, tag="z"):
    """Set whether the person is named in the solution of a date's puzzle."""

    word: ClassVar[str] = "daily-name"
    day: date
    named: bool


PlanRequest = Literal["in", "out", "more", "cancel", "cancel-all", "open"]


class AnswerPlan(Request, frozen=True, tag="pa"):
    """Answer a plan, ask what else may be done, cancel it (this evening or all), or open its lobby."""

    word: ClassVar[str] = "plan"
    plan: Snowflake
    what: PlanRequest


class OpenPlanForm(Request, frozen=True, tag="po"):
    """Open the form of a plan that was refused, with what was typed. What is longer than a zone's name is cut."""

    word: ClassVar[str] = "plan-again"
    game: GameCode | None
    weekly: bool
    clock: ClockNumber
    when: _Typed
    zone: _Typed


class FilledPlan(Struct, frozen=True):
    """The fields of the form of a plan."""

    game: tuple[GameCode]
    when: tuple[str]
    zone: tuple[str]


class PlanForm(Request, frozen=True, tag="pf"):
    word: ClassVar[str] = "plan-form"
    arrives: ClassVar[Any] = FilledPlan
    weekly: bool
    clock: ClockNumber


class MovePlan(Request, frozen=True, tag="pm"):
    """Move a plan, this evening or `every` one, to the moment that is chosen in a menu, in minutes since 1970."""

    word: ClassVar[str] = "plan-move"
    arrives: ClassVar[Any] = tuple[Number]
    plan: Snowflake
    every: bool


# Pages


Period = Literal["season", "all", "year", "month", "week"]
"""The period that tables count in: since the season, year, month or week (from Monday, UTC) began, or all time."""
OWN: Final = -1
"""An offset that means the asker's own line."""


class LeaderboardPage(Request, frozen=True, tag="lb"):
    """A page of a leaderboard from line `offset` on: a game or all, this server or everywhere, the current season or an
    earlier one."""

    word: ClassVar[str] = "leaderboard"
    game: GameCode | None
    period: Period
    everywhere: bool
    by: By
    season: Number | None = None
    offset: Annotated[int, Meta(ge=OWN, lt=_LIMIT)] = 0


class HistoryPage(Request, frozen=True, tag="hi"):
    """A page of tables that are over from line `offset` on: of this channel or of a person."""

    word: ClassVar[str] = "history"
    person: Number | None
    offset: Number = 0


class StatsPage(Request, frozen=True, tag="st"):
    """A person's stats in a game or in all."""

    word: ClassVar[str] = "stats"
    person: Number
    game: GameCode | None


class StatsText(Request, frozen=True, tag="sx"):
    """A person's stats in words, in a game or in all."""

    word: ClassVar[str] = "stats-text"
    person: Number
    game: GameCode | None


class Film(OfTable, frozen=True, tag="fi"):
    """The film of a table that is over, with its moves in words: what changed something."""

    word: ClassVar[str] = "film"


class WholeFilm(OfTable, frozen=True, tag="ff"):
    """The same film with every move."""

    word: ClassVar[str] = "whole-film"


class ReplayMove(OfTable, frozen=True, tag="mo"):
    """The picture of one move of a finished table: move `number + further`, where move 0 is the deal."""

    word: ClassVar[str] = "still"
    number: Number = 0
    further: Annotated[int, Meta(gt=-_LIMIT, lt=_LIMIT)] = 0


class NextMoment(OfTable, frozen=True, tag="ml"):
    """The picture of the next landmark of a finished table after a move: the end of a turn, or what turned the game."""

    word: ClassVar[str] = "landmark"
    number: Number
    landmark: Literal["turn", "twist"]


class Proof(OfTable, frozen=True, tag="pr"):
    """The seed of a table that is over, with its check."""

    word: ClassVar[str] = "proof"


class ReviewPage(OfTable, frozen=True, tag="re"):
    """A page of the review of a table that is over: what happened, from 1 the asker's costliest decisions, and
    then the asker's turns."""

    word: ClassVar[str] = "review"
    number: Number = 0


class Practise(OfTable, frozen=True, tag="px"):
    """One of the asker's costliest decisions at a table that is over, as a question. `choice` is the answer, counted
    from 1."""

    word: ClassVar[str] = "review"
    number: Number = 1
    choice: Number = 0


class Luck(Request, frozen=True, tag="lu"):
    """A person's luck and costs in their last games with accounts on this server."""

    word: ClassVar[str] = "luck"
    person: Number


class DailyFigures(Request, frozen=True, tag="da"):
    """The asker's own figures about the daily worm."""

    word: ClassVar[str] = "daily"
    person: Number


class DailyResult(Request, frozen=True, tag="dr"):
    """The asker's answer to the puzzle of a date that is over, without the choice."""

    word: ClassVar[str] = "daily"
    day: date


_Finished = LeaderboardPage | HistoryPage | StatsPage | Film | WholeFilm | ReplayMove | NextMoment | Proof
Page = _Finished | StatsText | ReviewPage | Luck | DailyFigures | DailyResult
"""A page shown to its asker, who can share it with the channel. Pressed by itself, it is a new private message for
every reader."""


class Pictured(Request, frozen=True, tag="im"):
    """Show a page with its picture, to a reader who is answered in words."""

    page: Page | Practise | RulesPage | Count | Help

    @classmethod
    def kinds(cls) -> tuple[str, ...]:
        return ()

    @property
    def kind(self) -> str:
        return self.page.kind


class OfAsker(Request, frozen=True):
    """A request that only its asker (a Discord id) may make."""

    asker: Snowflake


class TurnTo(OfAsker, frozen=True, tag="tu"):
    """Show a page in place of the clicked one."""

    page: Page | Practise

    @classmethod
    def kinds(cls) -> tuple[str, ...]:
        return ()

    @property
    def kind(self) -> str:
        return self.page.kind


class Share(OfAsker, frozen=True, tag="sh"):
    word: ClassVar[str] = "sharing"
    page: Page


class Forget(OfAsker, frozen=True, tag="fo"):
    word: ClassVar[str] = "forgetting"


class CloseSeason(OfAsker, frozen=True, tag="cl"):
    word: ClassVar[str] = "closing"


def _tagged(kind: type[Request]) -> Iterator[type[Request]]:
    """Return a type of requests and those below it, as far as they have a tag."""
    if kind.__struct_config__.tag is not None:
        yield kind
    for below in kind.__subclasses__():
        yield from _tagged(below)


REQUESTS: Final = (*_tagged(Request),)
"""Every request: whatever has a tag. The router refuses to start without a handler for each."""
FORMS: Final = (TableForm, SettingsForm, PlanForm)


def decode(custom_id: str) -> Request | None:
    """Return the request of a custom_id. None if it cannot be read, whatever it is."""
    if not custom_id.startswith(VERSION):
        return None
    try:
        return _DECODER.decode(custom_id[len(VERSION) :])
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


def is_of_daily(custom_id: str) -> bool:
    """Return whether a custom_id, though it cannot be read, was of a puzzle."""
    tags = [kind.__struct_config__.tag for kind in (AnswerPuzzle, NameInSolution)]
    return any(custom_id.startswith(f'{VERSION}["{tag}"') for tag in tags)


def request_of(control: object) -> Request | None:
    """Return the request of a control that a message has. None for a link, and for what cannot be read."""
    return decode(getattr(control, "custom_id", None) or "")


def requests_in(message: discord.Message) -> Iterator[Request]:
    """Yield the requests of a message's controls."""
    for row in message.components:
        yield from filter(None, map(request_of, getattr(row, "children", ())))


def is_outdated(message: discord.Message | None, table: Table) -> bool:
    """Return whether a message has moves of a decision that a table no longer waits for."""
    plays = [r for r in requests_in(message) if isinstance(r, Play | PlayChosen | PlaySeveral)] if message else []
    stamps = {seat: table.stamp(seat) for seat in table.awaited}
    return any(play.stamp != stamps.get(play.seat) for play in plays)


def table_of(custom_id: str) -> str | None:
    """Return the id of the table that a control belongs to. None if it belongs to none."""
    request = decode(custom_id)
    page = request.page if isinstance(request, TurnTo | Share | Pictured) else request
    return getattr(page, "table", None)


_DECODER: Final[msgspec.json.Decoder[Request]] = msgspec.json.Decoder(Union[REQUESTS])  # noqa: UP007 - of a tuple
