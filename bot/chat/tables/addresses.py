"""What stands in the custom_ids of a table's controls, written and read in one place.

    r1:<table>:<seat>.<stamp>:<action as JSON>    a button that plays an action
    r1:<table>:<seat>.<stamp>!<action as JSON>    the same, of a rash one that is meant
    r1:<table>:<seat>.<stamp>?<kind><number>      a menu whose values are actions as JSON
    r1:<table>:<seat>.<stamp>*<kind>              a menu whose values are what one action takes together
    r1:<table>!<verb>                             a button for what is no move; some verbs have a seat's number behind
    r1:<table>^<what>[.<seat>][=<clock>]          a button that agrees with a wish
    r1:<table>@<game>.<language>.<clock>[.<level>] a button that ends a table and opens another one in its channel
    r1:<table>+<level>                            a button that adds a computer in the lobby
    r1:<table>-<level>                            a button that removes one
    r1:<table>#variants                           the menu of variants in the lobby
    r1:<table>#language                           the menu of languages in the lobby

The seat tells a stranger's click from a stale one; the stamp, the number of decisions put to that seat so far, changes
only when what the seat is asked changes.
"""

import re
from functools import lru_cache
from typing import Final, Literal, cast

import msgspec
from msgspec import Struct

from bot.chat.front.controls import VERSION, Click, encoded
from bot.tables.attendance import Wish
from bot.tables.entries import What
from bot.tables.table import Table

Change = Literal["add", "remove"]
"""What can be done about the computers of a lobby."""
CHANGES: Final[tuple[Change, ...]] = ("add", "remove")

COUNT: Final = "count"
"""The verb of the button that opens the count of points; with a seat's number behind it, of that seat's."""
NUDGE: Final = "nudge"
SIT: Final = "sit"
"""The verbs of the buttons that nudge a seat, and that take one: with its number behind."""
_OF_A_SEAT: Final = (COUNT, NUDGE, SIT)
VERBS: Final = frozenset(
    {"join", "leave", "quit", "start", "end", "close", "text", "hand", "rematch", "computers", *_OF_A_SEAT}
)
"""What a button is for that plays no move."""
_VARIANTS: Final = "variants"
_LANGUAGE: Final = "language"
_FORM: Final = re.compile(
    rf"{VERSION}:(?P<table>\w+)"
    rf"(?:!(?P<verb>\w+)|(?P<change>[+-])(?P<level>\w+)|#(?P<menu>{_VARIANTS}|{_LANGUAGE})"
    rf"|\^(?:(?P<shared>end|pause|resume)|(?P<about>stand-in|vote-out)\.(?P<whom>\d+)|clock=(?P<set>[\w-]+))"
    rf"|@(?P<game>\w+)\.(?P<language>\w+)\.(?P<clock>[\w-]+)(?:\.(?P<against>\w+))?"
    rf"|:(?P<seat>\d+)\.(?P<stamp>\d+)(?:(?P<sure>[:!])(?P<action>\[.*\])|\?\w+|\*(?P<several>\w+)))"
)


class Play(Struct, frozen=True):
    """To play an action, as JSON, for a seat that was asked as often as the stamp says; `sure`: though it is rash."""

    table: str
    seat: int
    stamp: int
    action: str
    sure: bool


class Do(Struct, frozen=True):
    """To do something to a table that is no move: one of `VERBS`, unless it is forged."""

    table: str
    verb: str


class Choose(Struct, frozen=True):
    """To choose the variants of a table in its lobby, by their codes."""

    table: str
    variants: tuple[str, ...]


class Staff(Struct, frozen=True):
    """To add a computer of a level in the lobby, or to remove one."""

    table: str
    what: Change
    level: str


class Speak(Struct, frozen=True):
    """To choose the language of a table in its lobby."""

    table: str
    language: str


class Agree(Struct, frozen=True):
    """To want what takes the agreement of others."""

    table: str
    wish: Wish


class Wanted(Struct, frozen=True):
    """A table as it is to be opened: by its game, language and clock, and the level of the computers it is against, if
    it is to begin at once."""

    game: str
    language: str
    clock: str
    against: str | None = None


class Replace(Struct, frozen=True):
    """To end a table that was silent for long, and to open another one in its channel."""

    table: str
    wanted: Wanted


Asked = Play | Do | Choose | Staff | Speak | Agree | Replace
"""What a control of a table's can ask."""


@lru_cache(maxsize=1)
def decoded(click: Click) -> Asked | None:
    """What a click asks of a table; None where its custom_id is of no form above, or its values do not fit that."""
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
    if form["menu"]:
        return Speak(form["table"], click.values[0]) if len(click.values) == 1 else None
    action = form["action"] or _chosen(click.values, form["several"])
    sure = form["sure"] == "!"
    return Play(form["table"], int(form["seat"]), int(form["stamp"]), action, sure) if action else None


def _chosen(values: tuple[str, ...], several: str | None) -> str | None:
    """The action that a menu's values make, if they make one."""
    if several is None:
        return values[0] if len(values) == 1 else None
    try:
        return msgspec.json.encode([several, sorted(map(int, values))]).decode() if values else None
    except ValueError:
        return None


def known_verb(verb: str) -> str | None:
    """Which of `VERBS` one is, if it is any: that with a seat's number is the same."""
    bare = next((of_a_seat for of_a_seat in _OF_A_SEAT if verb.startswith(of_a_seat)), verb)
    return bare if bare in VERBS else None


def verb_id(table_id: str, verb: str) -> str:
    """The custom_id of a button for one of a table's verbs."""
    return f"{VERSION}:{table_id}!{verb}"


def agree_id(table_id: str, wish: Wish) -> str:
    """The custom_id of a button that agrees with a wish."""
    about = "" if wish.seat is None else f".{wish.seat}"
    return f"{VERSION}:{table_id}^{wish.what}{about}{f'={wish.value}' if wish.value else ''}"


def replace_id(table_id: str, wanted: Wanted) -> str:
    """The custom_id of a button that ends a table and opens another one."""
    parts = (wanted.game, wanted.language, wanted.clock, *([wanted.against] if wanted.against else []))
    return f"{VERSION}:{table_id}@{'.'.join(parts)}"


def computer_id(table_id: str, level: str, what: Change) -> str:
    """The custom_id of a button that adds or removes a computer."""
    return f"{VERSION}:{table_id}{'+' if what == 'add' else '-'}{level}"


def variants_id(table_id: str) -> str:
    """The custom_id of the menu of variants."""
    return f"{VERSION}:{table_id}#{_VARIANTS}"


def language_id(table_id: str) -> str:
    """The custom_id of the menu of languages."""
    return f"{VERSION}:{table_id}#{_LANGUAGE}"


def play_id(table: Table, seat: int, action: Struct) -> str:
    """The custom_id of a button that plays an action."""
    return f"{_seat_id(table, seat)}:{encoded(action)}"


def sure_id(table: Table, seat: int, action: Struct) -> str:
    """The custom_id of a button that plays a rash action, which is meant."""
    return f"{_seat_id(table, seat)}!{encoded(action)}"


def menu_id(table: Table, seat: int, tag: str, number: int) -> str:
    """The custom_id of a menu of actions of one kind; `number` counts from 0 where they fill several menus."""
    return f"{_seat_id(table, seat)}?{tag}{number or ''}"


def several_id(table: Table, seat: int, tag: str) -> str:
    """The custom_id of a menu of what one action takes together."""
    return f"{_seat_id(table, seat)}*{tag}"


def _seat_id(table: Table, seat: int) -> str:
    return f"{VERSION}:{table.info.id}:{seat}.{table.asked(seat)}"
