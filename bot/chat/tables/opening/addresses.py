"""Write and read the custom_ids of the buttons and the form that open a table.

    r1:<table>&<game>            a button that opens the form of a new table, for the people of a finished one
    r1:&<game>                   the same without a finished table
    r1:<table>&<game>=<draft>    a button that opens the form as it was filled in
    r1:<table>&<game>=<draft>!   a button that ends the channel's silent table and opens the one of the draft
    r1%table:<game>:<table>      the form

A draft is `<variants>.<clock>.<language>.<again>.<invited>`: the variants as bits, the clock's number, and the accounts
of the invited people, eleven letters each.
"""

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final

from msgspec import Struct

from bot.chat.front.controls import VERSION, Click
from bot.chat.front.fields import ids_in
from bot.chat.tables.addresses import Wanted
from bot.tables.clocks import CLOCKS
from bot.tables.state import option_codes
from games.registry import GAMES

INVITED_MOST: Final = 5
"""The most people whom a form invites. Their accounts fit into a custom_id."""
_ACCOUNT_BYTES: Final = 8
_ACCOUNT: Final = 11
"""The letters of an account in a custom_id."""
_LETTER: Final = "[A-Za-z0-9_-]"
_CLOCKS: Final = tuple(CLOCKS)
_BUTTON: Final = re.compile(
    rf"{VERSION}:(?P<former>\w*)&(?P<game>\w+)"
    rf"(?:=(?P<variants>[0-9a-f]{{1,8}})\.(?P<clock>\d)\.(?P<language>\w+)\.(?P<again>[01])"
    rf"\.(?P<invited>(?:{_LETTER}{{{_ACCOUNT}}}){{0,{INVITED_MOST}}})(?P<replaces>!)?)?"
)
_FORM: Final = re.compile(rf"{VERSION}%table:(?P<game>\w+):(?P<former>\w*)")


class NewTable(Struct, frozen=True):
    """Open the form of a new table of a game. `former` is the finished table whose people may sit down again."""

    game: str
    former: str | None = None
    draft: Wanted | None = None
    """What was filled in."""
    replaces: bool = False
    """Whether the draft's table is opened at once, in place of a silent one."""

    @property
    def custom_id(self) -> str:
        """The custom_id of the button."""
        draft = "" if self.draft is None else f"={_written(self.draft)}{'!' if self.replaces else ''}"
        return f"{VERSION}:{self.former or ''}&{self.game}{draft}"

    @property
    def form_id(self) -> str:
        """The custom_id of the form."""
        return f"{VERSION}%table:{self.game}:{self.former or ''}"


def decode(click: Click) -> NewTable | None:
    """Return the request of a click. None for a custom_id of another form."""
    form = _BUTTON.fullmatch(click.custom_id)
    if form is None:
        return None
    draft = None if form["variants"] is None else _read(form)
    if draft is None and form["variants"] is not None:
        return None
    return NewTable(form["game"], form["former"] or None, draft, bool(form["replaces"]))


def decode_form(custom_id: str) -> NewTable | None:
    """Return the request that a form was opened for. None for a custom_id of another form."""
    form = _FORM.fullmatch(custom_id)
    return None if form is None else NewTable(form["game"], form["former"] or None)


def _written(draft: Wanted) -> str:
    codes = option_codes(GAMES[draft.game])
    variants = sum(1 << codes.index(code) for code in draft.variants)
    invited = "".join(map(_account, draft.invited))
    return f"{variants:x}.{_CLOCKS.index(draft.clock)}.{draft.language}.{draft.again:d}.{invited}"


def _read(form: re.Match[str]) -> Wanted | None:
    """Return the draft of a button. None if it invites what is no account. A forged clock, language or game makes a
    draft that is refused."""
    codes = option_codes(GAMES[form["game"]]) if form["game"] in GAMES else []
    bits, clock, letters = int(form["variants"], 16), int(form["clock"]), form["invited"]
    accounts = [_number(letters[at : at + _ACCOUNT]) for at in range(0, len(letters), _ACCOUNT)]
    invited = ids_in([*dict.fromkeys(accounts)], INVITED_MOST)  # a released example has one person twice
    if invited is None:
        return None
    return Wanted(
        form["game"],
        form["language"],
        _CLOCKS[clock] if clock < len(_CLOCKS) else "",
        former=form["former"] or None,
        variants=tuple(code for number, code in enumerate(codes) if bits >> number & 1),
        again=form["again"] == "1",
        invited=invited,
    )


def _account(number: int) -> str:
    return urlsafe_b64encode(number.to_bytes(_ACCOUNT_BYTES)).decode().rstrip("=")


def _number(account: str) -> int:
    return int.from_bytes(urlsafe_b64decode(f"{account}="))
