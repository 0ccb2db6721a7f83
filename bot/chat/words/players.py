"""Players of a table's seats, and their names in texts, pictures and buttons."""

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from discord.utils import escape_mentions
from msgspec import Struct

from bot.chat.words.lengths import ISOLATE, POP, fit
from bot.chat.words.texts import LANGUAGES, Name, Texts, texts_for
from bot.tables.attendance import STAND_IN
from bot.tables.holders import Computer
from bot.tables.store import Person
from renderers.kit.fonts import seat_name
from renderers.kit.layout import Seated
from renderers.kit.palette import BIRDS, SIGNS

_NO_BREAK: Final = "\u00a0"
"""No-break space between a sign and a name."""
_REORDERING: Final = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
"""Bidirectional controls. In a name they would reverse the text around it."""
_RIGHT_TO_LEFT: Final = frozenset({"R", "AL", "AN"})
_BLANK: Final = re.compile("[\u115f\u1160\u2800\u3164\uffa0\U000e0000-\U000e0fff]")
"""Characters that Unicode counts as letters, symbols or unassigned, and that show nothing."""
_UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Me", "Mn", "Zl", "Zp", "Zs"})
JOINER: Final = "\u2060"
"""A character without width (word joiner). It sets a sign in a name apart from those that `spoken` replaces."""
NAMELESS: Final = "Player"
"""The name of a person whose names show nothing."""
_MARKUP: Final = re.compile(r"[\\*_~`|\[\]<>/]|^[#-]")
"""Characters with a meaning in Discord's markup: formats, masked links, links and server invitations (which need a
slash), and everything that begins with "<". `discord.utils.escape_markdown` skips URLs, and the second of two
brackets."""
_OURS: Final = re.compile(f"[◀▶→{''.join(sign.glyph for sign in (*SIGNS, *BIRDS.values()))}]\ufe0f?")


class NamedComputer(Struct, frozen=True):
    """A computer at a table: its name in a language, and its name in texts that show no sign."""

    level: str
    name: str
    alt_name: str

    @property
    def glyph(self) -> str:
        """The sign of its level."""
        return BIRDS[self.level].glyph


class Substituted(Struct, frozen=True):
    """A seat whose first person does not play it now. `person` holds the seat, or owns it while a computer of a `level`
    plays; `alt_name` is the name in texts that show no sign. The seat keeps the sign of the person who was `first`
    there (Roost's id)."""

    person: Person
    first: int
    level: str | None
    alt_name: str

    @property
    def glyph(self) -> str:
        """The sign of the computer's level, or empty if a person plays."""
        return BIRDS[self.level].glyph if self.level is not None else ""


Player = Person | NamedComputer | Substituted
"""The player of a seat."""


def players(holders: Sequence[Person | Computer], texts: Texts) -> tuple[Player, ...]:
    """Return the players of a table's seats. Further computers of one level are numbered from 2."""
    met: Counter[str] = Counter()
    found: list[Player] = []
    for holder in holders:
        if isinstance(holder, Computer):
            met[holder.level] += 1
            found.append(_named_computer(holder.level, met[holder.level], texts))
        else:
            found.append(holder)
    return tuple(found)


def with_substitute(player: Player, first: int | None, texts: Texts, *, away: bool) -> Player:
    """Return the player of a seat, as Substituted if the person is away or was not the first there."""
    if not isinstance(player, Person) or (not away and first in (None, player.id)):
        return player
    name = isolated(name_of(player))
    said = texts.say("computer-in-place", {"name": name}) if away else name
    return Substituted(player, player.id if first is None else first, STAND_IN.level if away else None, said)


def _named_computer(level: str, number: int, texts: Texts) -> NamedComputer:
    name = texts.say(f"computer-{level}")
    if number > 1:
        name = texts.say("computer-numbered", {"name": name, "number": number})
    return NamedComputer(level, name, texts.say("computer-said", {"name": name}))


def missing_of(levels: Iterable[str]) -> list[str]:
    """Return by name what levels of computers lack: their looks, and their texts in each language."""
    levels = [*levels]
    looks = [f"BIRDS[{level!r}] in renderers/kit/palette.py" for level in levels if level not in BIRDS]
    keys = [f"computer-{level}{what}" for level in levels for what in ("", "-offer")]
    said = [f"{key} in bot/locales/{code}" for code in LANGUAGES for key in keys if not texts_for(code).has(key)]
    return [*looks, *said]


def level_label(level: str, texts: Texts) -> str:
    """Return the sign and name of a level, for buttons and options."""
    return f"{BIRDS[level].glyph} {texts.say(f'computer-{level}')}"


def name_of(player: Player) -> str:
    """Return a player's name in the place where it was looked up. A forgotten person has none."""
    if isinstance(player, NamedComputer):
        return player.name
    player = player.person if isinstance(player, Substituted) else player
    missing = "N. N." if player.discord_id is None else NAMELESS
    return visible(player.nickname) or visible(player.name) or missing


def visible(name: str) -> str:
    """Return a name with single blanks and without bidirectional controls. Empty if it shows nothing."""
    plain = " ".join(without_bidi(name).split())
    if plain.isascii() or any(unicodedata.category(c) not in _UNSEEN for c in _BLANK.sub("", plain)):
        return plain
    return ""


def without_bidi(name: str) -> str:
    return (name if name.isascii() else _REORDERING.sub("", name)).strip()


def isolated(name: str) -> str:
    """Return a name for the middle of a text. One with right-to-left letters keeps its order to itself, instead of
    taking the figures and names after it along. Signs and arrows in it are no signs and arrows of ours."""
    if name.isascii():
        return name
    name = _OURS.sub(f"{JOINER}\\g<0>{JOINER}", name)
    if not any(unicodedata.bidirectional(c) in _RIGHT_TO_LEFT for c in name):
        return name
    return f"{ISOLATE}{name}{POP}"


def account_of(player: Player) -> int | None:
    """Return the Discord account of a player. None for computers and forgotten people."""
    if isinstance(player, NamedComputer):
        return None
    return player.person.discord_id if isinstance(player, Substituted) else player.discord_id


def sign_of(person: Person) -> int:
    """Return the number of a person's own sign and colour. Tables use it unless an earlier seat has the same."""
    return _sign_by(person.id)


def _sign_by(person_id: int) -> int:
    return (person_id - 1) % len(SIGNS)


def looks_of(people: Sequence[Player]) -> tuple[int, ...]:
    """Return the look (number of sign and colour) of each seat. It never changes during a table. Pictures
    draw it, never the seat's number.

    If several people have the same own sign, the lowest seat keeps it. The others, and computers, get the next free
    one.
    """
    return _looks(tuple([_own_sign(player) for player in people]))


@lru_cache(maxsize=256)
def _looks(own: tuple[int | None, ...]) -> tuple[int, ...]:
    looks: list[int] = []
    for seat, sign in enumerate(own):
        if sign is not None and sign not in own[:seat]:
            looks.append(sign)
            continue
        first = sign or 0
        following = (number % len(SIGNS) for number in range(first, first + len(SIGNS)))
        looks.append(next(number for number in following if number not in (*own, *looks)))
    return tuple(looks)


def _own_sign(player: Player) -> int | None:
    if isinstance(player, NamedComputer):
        return None
    return _sign_by(player.first) if isinstance(player, Substituted) else sign_of(player)


def party_of(people: Sequence[Player]) -> tuple[Seated, ...]:
    """Return a table's seats for pictures."""
    return tuple(
        Seated(name_of(player), look, None if isinstance(player, Person) else player.level)
        for player, look in zip(people, looks_of(people), strict=True)
    )


def escaped(name: str, most: int = 32) -> str:
    """Return a name for a message's content, cut after `most` characters, without links, mentions, emoji and
    formats."""
    return isolated(escape_mentions(_MARKUP.sub(r"\\\g<0>", fit(without_bidi(name), most))))


def holder_names(holders: Sequence[Person | Computer], texts: Texts) -> list[str]:
    """Return the names of a table's holders for places without the seats' signs. Computers have their own sign."""
    return [
        f"{player.glyph}{_NO_BREAK}{player.name}" if isinstance(player, NamedComputer) else isolated(name_of(player))
        for player in players(holders, texts)
    ]


def label_names(people: Sequence[Player]) -> Name:
    """Name seats by sign and name, for buttons and completions."""
    signs = _signs(people)
    return lambda seat: f"{signs[seat]} {isolated(name_of(people[seat]))}"


def alt_names(people: Sequence[Player], most: int = 32) -> Name:
    """Name seats by name alone, cut after `most` characters, for alt texts. Computers are marked by a word, or by their
    sign if that is too long."""

    def name(seat: int) -> str:
        player = people[seat]
        if isinstance(player, Person) or not player.glyph:
            return isolated(fit(name_of(player), most))
        if len(player.alt_name) <= most:
            return player.alt_name
        name = isolated(fit(name_of(player), most)) if isinstance(player, Substituted) else player.name
        return f"{player.glyph} {name}"

    return name


def bold_names(people: Sequence[Player], most: int = 32) -> Name:
    """Name seats by sign and bold name, cut after `most` characters, for messages."""
    signs = _signs(people)
    return lambda seat: f"{signs[seat]}{_NO_BREAK}**{escaped(name_of(people[seat]), most)}**"


def drawn_names(people: Sequence[Player]) -> Name:
    """Name seats by sign and name as in pictures, for words in a picture."""
    looks = looks_of(people)
    return lambda seat: f"{SIGNS[looks[seat]].glyph} {seat_name(name_of(people[seat]), seat)}"


def line_names(people: Sequence[Player]) -> Name:
    """Name seats by sign and name, for messages in which a line may be cut, so that no format is left open."""
    signs = _signs(people)
    return lambda seat: f"{signs[seat]}{_NO_BREAK}{escaped(name_of(people[seat]))}"


def _signs(people: Sequence[Player]) -> list[str]:
    """Return every seat's sign, followed by a computer's own."""
    return [
        f"{SIGNS[look].glyph}{_NO_BREAK}{player.glyph}"
        if not isinstance(player, Person) and player.glyph
        else SIGNS[look].glyph
        for look, player in zip(looks_of(people), people, strict=True)
    ]


def numbered_names(texts: Texts) -> Name:
    """Name seats by number, for tables without people. Seat 0 is the learner."""
    return lambda seat: texts.say("lesson-player" if seat else "lesson-learner", {"number": seat + 1})


def names_with_mentions(people: Sequence[Player], pinged: frozenset[int]) -> Name:
    """Name seats like `bold_names`, and those in `pinged` by a mention."""
    by_name, looks = bold_names(people), looks_of(people)

    def name(seat: int) -> str:
        if seat in pinged:
            return f"{SIGNS[looks[seat]].glyph}{_NO_BREAK}<@{account_of(people[seat])}>"
        return by_name(seat)

    return name
