"""The table that a person wants to open, and the draft of it in a custom_id."""

from base64 import b85decode, b85encode
from typing import Final

from msgspec import Struct

from bot.chat.front.fields import ids_in
from bot.chat.requests import INVITED_MOST, Draft
from bot.tables.clocks import CLOCKS
from bot.tables.refusals import Refusal
from bot.tables.state import option_codes
from games.registry import GAMES

_BY_HAND_NUMBER: Final = 0
"""The number of the one option that all games share."""
_ACCOUNT_BYTES: Final = 8
_ACCOUNT: Final = 10
"""The letters of an account in base 85."""
_CLOCKS: Final = tuple(CLOCKS)


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


def draft_of(wanted: Wanted) -> Draft:
    """Return the draft of a table."""
    variants = sum(1 << number for code, number in _numbers(wanted.game).items() if code in wanted.variants)
    invited = "".join(b85encode(account.to_bytes(_ACCOUNT_BYTES)).decode() for account in wanted.invited)
    return Draft(variants, _CLOCKS.index(wanted.clock), wanted.language, wanted.again, invited)


def wanted_of(game: str, former: str | None, draft: Draft) -> Wanted:
    """Return the table of a draft. Raises Refusal if the draft is forged, or has a variant that only a newer release
    knows."""
    letters = draft.invited
    try:
        accounts = [b85decode(letters[at : at + _ACCOUNT]) for at in range(0, len(letters), _ACCOUNT)]
    except ValueError:
        raise Refusal("old-button") from None
    invited = ids_in([int.from_bytes(account) for account in accounts], INVITED_MOST)
    if invited is None or draft.clock >= len(_CLOCKS):
        raise Refusal("old-button")
    numbers = _numbers(game)
    if draft.variants & ~sum(1 << number for number in numbers.values()):
        raise Refusal("newer")
    variants = tuple(code for code, number in numbers.items() if draft.variants >> number & 1)
    return Wanted(game, draft.language, _CLOCKS[draft.clock], None, former, variants, draft.again, invited)


def _numbers(game: str) -> dict[str, int]:
    """Return the number of each option of a game."""
    return {code: GAMES[game].option_numbers.get(code, _BY_HAND_NUMBER) for code in option_codes(GAMES[game])}
