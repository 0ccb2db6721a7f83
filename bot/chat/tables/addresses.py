"""Write and read the custom_ids of a table's controls.

    r1:<table>:<seat>.<stamp>:<action as JSON>    a button that plays an action
    r1:<table>:<seat>.<stamp>!<action as JSON>    the button that confirms a risky action
    r1:<table>:<seat>.<stamp>?<kind><number>      a menu whose values are actions as JSON
    r1:<table>:<seat>.<stamp>*<kind>              a menu whose values form one action together
    r1:<table>!<verb>                             a button that is no move; a seat's number may follow the verb
    r1:<table>^<what>[.<seat>][=<clock>]          a button that agrees with a wish
    r1:<table>@<game>.<language>.<clock>[.<level>] a button that ends a table and opens another one in its channel
    r1:<table>+<level>                            a button that adds a computer in the lobby
    r1:<table>-<level>                            a button that removes one
    r1:<table>#variants                           the menu of variants of a lobby
    r1:<table>#language                           the menu of languages of a lobby
    r1:<table>#seats                              the menu of seats of a lobby that can be freed

The seat distinguishes a stranger's click from a stale one. The stamp (`Game.asked`) changes only when the seat's
decision changes, or what it may do in a new round.
"""

import re
from functools import lru_cache
from typing import Final, Literal, cast

import msgspec
from msgspec import Struct

from bot.chat.front.controls import VERSION, Click, encode
from bot.tables.attendance import Wish
from bot.tables.entries import What
from bot.tables.table import Table

Change = Literal["add", "remove"]
"""Changes to the computers of a lobby."""
CHANGES: Final[tuple[Change, ...]] = ("add", "remove")

COUNT: Final = "count"
"""The verb of the button that opens the count of points. A seat's number may follow, for that seat's count."""
NUDGE: Final = "nudge"
SIT: Final = "sit"
"""The verbs that nudge a seat and take one. The seat's number follows."""
_OF_A_SEAT: Final = (COUNT, NUDGE, SIT)
VERBS: Final = frozenset(
    {
        "join",
        "leave",
        "quit",
        "start",
        "end",
        "ask",
        "close",
        "text",
        "hand",
        "rematch",
        "another",
        "computers",
        "settings",
        "wait",
        "unwait",
        *_OF_A_SEAT,
    }
)
"""Verbs of buttons that play no move."""
_VARIANTS: Final = "variants"
_LANGUAGE: Final = "language"
_SEATS: Final = "seats"
_PERSON: Final = re.compile(r"[1-9]\d{0,8}")
_FORM: Final = re.compile(
    rf"{VERSION}:(?P<table>\w+)"
    rf"(?:!(?P<verb>\w+)|(?P<change>[+-])(?P<level>\w+)|#(?P<menu>{_VARIANTS}|{_LANGUAGE}|{_SEATS})"
    rf"|\^(?:(?P<shared>end|pause|resume)|(?P<about>stand-in|vote-out)\.(?P<whom>\d+)|clock=(?P<set>[\w-]+))"
    rf"|@(?P<game>\w+)\.(?P<language>\w+)\.(?P<clock>[\w-]+)(?:\.(?P<against>\w+))?"
    rf"|:(?P<seat>\d+)\.(?P<stamp>\d+)(?:(?P<sure>[:!])(?P<action>\[.*\])|\?\w+|\*(?P<several>\w+)))"
)


class Play(Struct, frozen=True):
    """Play an action (JSON) for a seat. `stamp` is the one of that seat's decision; `sure` confirms a rash action."""

    table: str
    seat: int
    stamp: int
    action: str
    sure: bool


class Do(Struct, frozen=True):
    """Do something that is no move: one of `VERBS`, unless the id is forged."""

    table: str
    verb: str


class Choose(Struct, frozen=True):
    """Choose the variants of a lobby by their codes."""

    table: str
    variants: tuple[str, ...]


class Staff(Struct, frozen=True):
    """Add a computer of a level to a lobby, or remove one."""

    table: str
    what: Change
    level: str


class Speak(Struct, frozen=True):
    """Choose the language of a lobby."""

    table: str
    language: str


class Free(Struct, frozen=True):
    """Remove a person (our id) from a lobby."""

    table: str
    person: int


class Agree(Struct, frozen=True):
    """Vote for what needs the agreement of others."""

    table: str
    wish: Wish


class Wanted(Struct, frozen=True):
    """The table to open."""

    game: str
    language: str
    clock: str
    against: str | None = None
    """The level of the computers against which it starts at once."""
    former: str | None = None
    """The finished table below which it was asked for."""
    variants: tuple[str, ...] = ()
    again: bool = False
    """Whether the people of the finished table sit down again."""
    invited: tuple[int, ...] = ()
    """The accounts of the people to invite."""

    @property
    def is_of_form(self) -> bool:
        """Whether it says more than the options of a command can."""
        return self.former is not None or bool(self.variants or self.invited)


class Replace(Struct, frozen=True):
    """End a table that was silent for long, and open another in its channel."""

    table: str
    wanted: Wanted


Asked = Play | Do | Choose | Staff | Speak | Free | Agree | Replace
"""Every request that a table's control can make."""


@lru_cache(maxsize=1)
def decode(click: Click) -> Asked | None:
    """Decode the custom_id and values of a click. None if the id has none of the forms above or the values do not fit
    it."""
    form = _FORM.fullmatch(click.custom_id)
    if form is None:
        return None
    if form["verb"]:
        return Do(form["table"], form["verb"])
    if form["level"]:
        return Staff(form["table"], "add" if form["change"] == "+" else "remove", form["level"])
    if form["shared"] or form["about"] or form["set"]:
        whom = None if form["whom"] is None else int(form["whom"])
        what = cast("What", form["shared"] or form["about"] or "clock")  # the form has no other
        return Agree(form["table"], Wish(what, whom, form["set"] or ""))
    if form["game"]:
        wanted = Wanted(form["game"], form["language"], form["clock"], form["against"])
        return Replace(form["table"], wanted)
    if form["menu"] == _VARIANTS:
        return Choose(form["table"], click.values)
    if form["menu"] and len(click.values) != 1:
        return None
    if form["menu"] == _SEATS:
        return Free(form["table"], int(click.values[0])) if _PERSON.fullmatch(click.values[0]) else None
    if form["menu"]:
        return Speak(form["table"], click.values[0])
    action = form["action"] or _chosen(click.values, form["several"])
    sure = form["sure"] == "!"
    return Play(form["table"], int(form["seat"]), int(form["stamp"]), action, sure) if action else None


def _chosen(values: tuple[str, ...], several: str | None) -> str | None:
    """Return the action that the values of a menu make. None if they make none."""
    if several is None:
        return values[0] if len(values) == 1 else None
    try:
        return msgspec.json.encode([several, sorted(map(int, values))]).decode() if values else None
    except ValueError:
        return None


def table_of(click: Click) -> str | None:
    """Return the id of the table whose control was clicked. None for a custom_id of another form."""
    form = _FORM.fullmatch(click.custom_id)
    return None if form is None else form["table"]


def known_verb(verb: str) -> str | None:
    """Return the member of `VERBS` that a verb is, with or without a seat's number. None if it is none."""
    bare = next((of_a_seat for of_a_seat in _OF_A_SEAT if verb.startswith(of_a_seat)), verb)
    return bare if bare in VERBS else None


def verb_id(table_id: str, verb: str) -> str:
    """Return the custom_id of a button for a verb."""
    return f"{VERSION}:{table_id}!{verb}"


def agree_id(table_id: str, wish: Wish) -> str:
    """Return the custom_id of a button that votes."""
    about = "" if wish.seat is None else f".{wish.seat}"
    return f"{VERSION}:{table_id}^{wish.what}{about}{f'={wish.value}' if wish.value else ''}"


def replace_id(table_id: str, wanted: Wanted) -> str:
    """Return the custom_id of a button that ends a table and opens another."""
    parts = (wanted.game, wanted.language, wanted.clock, *([wanted.against] if wanted.against else []))
    return f"{VERSION}:{table_id}@{'.'.join(parts)}"


def computer_id(table_id: str, level: str, what: Change) -> str:
    """Return the custom_id of a button that adds or removes a computer."""
    return f"{VERSION}:{table_id}{'+' if what == 'add' else '-'}{level}"


def variants_id(table_id: str) -> str:
    """Return the custom_id of the menu of variants."""
    return f"{VERSION}:{table_id}#{_VARIANTS}"


def language_id(table_id: str) -> str:
    """Return the custom_id of the menu of languages."""
    return f"{VERSION}:{table_id}#{_LANGUAGE}"


def seats_id(table_id: str) -> str:
    """Return the custom_id of the menu of seats to free. Its values are people."""
    return f"{VERSION}:{table_id}#{_SEATS}"


def play_id(table: Table, seat: int, action: Struct) -> str:
    """Return the custom_id of a button that plays an action."""
    return f"{_seat_id(table, seat)}:{encode(action)}"


def sure_id(table: Table, seat: int, action: Struct) -> str:
    """Return the custom_id of a button that confirms a rash action."""
    return f"{_seat_id(table, seat)}!{encode(action)}"


def menu_id(table: Table, seat: int, tag: str, number: int) -> str:
    """Return the custom_id of a menu of actions of one kind. `number` counts such menus from 0."""
    return f"{_seat_id(table, seat)}?{tag}{number or ''}"


def several_id(table: Table, seat: int, tag: str) -> str:
    """Return the custom_id of a menu whose values are taken together by one action."""
    return f"{_seat_id(table, seat)}*{tag}"


def _seat_id(table: Table, seat: int) -> str:
    return f"{VERSION}:{table.info.id}:{seat}.{table.asked(seat)}"
