"""Who plays at a table's seats, and what texts, pictures and buttons call them."""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from discord.utils import escape_mentions
from msgspec import Struct

from bot.chat.words.lengths import fitted
from bot.chat.words.texts import Name, Texts
from bot.tables.attendance import STAND_IN
from bot.tables.holders import Computer
from bot.tables.needs import Person
from renderers.kit.layout import Seated
from renderers.kit.palette import SIGNS

_NO_BREAK: Final = "\u00a0"
"""Between a sign and its name, so that no line ends there."""
_REORDERING: Final = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
"""Bidirectional controls: in a name they would turn the text around it."""
_MARKUP: Final = re.compile(r"[\\*_~`|\[\]<>/]|^[#-]")
"""Characters that Discord makes more than text of: formats, masked links, links and server invitations (which need a
slash), and all that begins with "<". `discord.utils.escape_markdown` skips URLs, and the second of two brackets."""
GLYPHS: Final[Mapping[str, str]] = {"chick": "🐥", "hen": "🐔", "rooster": "🐓"}
"""What stands beside a computer's name, by its level: no person plays there."""


class NamedComputer(Struct, frozen=True):
    """A computer at a table: its name in a language, and how that is said where its sign cannot be seen."""

    level: str
    name: str
    said: str

    @property
    def glyph(self) -> str:
        """The sign of its level."""
        return GLYPHS[self.level]


class InPlace(Struct, frozen=True):
    """Who plays at a seat that is not played by the person who began there, or not now: `person` holds it, or owns it
    where a computer of a `level` plays in that person's place; `said` is how that is said where no sign can be seen.
    The seat's sign stays that of the person who was `first` there, by our id."""

    person: Person
    first: int
    level: str | None
    said: str

    @property
    def glyph(self) -> str:
        """The sign of the computer's level, if one plays."""
        return GLYPHS[self.level] if self.level is not None else ""


Player = Person | NamedComputer | InPlace
"""Who plays at a seat."""


def players(holders: Sequence[Person | Computer], texts: Texts) -> tuple[Player, ...]:
    """Who plays at a table's seats. Of several computers of a level the second has its number, and so on."""
    met: Counter[str] = Counter()
    found: list[Player] = []
    for holder in holders:
        if isinstance(holder, Computer):
            met[holder.level] += 1
            found.append(_named_computer(holder.level, met[holder.level], texts))
        else:
            found.append(holder)
    return tuple(found)


def in_place(player: Player, first: int | None, texts: Texts, *, away: bool) -> Player:
    """A person as who plays at a seat: marked where that person is away, with the sign of who was first there."""
    if not isinstance(player, Person) or (not away and first in (None, player.id)):
        return player
    said = texts.say("computer-in-place", {"name": named(player)}) if away else named(player)
    return InPlace(player, player.id if first is None else first, STAND_IN.level if away else None, said)


def _named_computer(level: str, number: int, texts: Texts) -> NamedComputer:
    name = texts.say(f"computer-{level}")
    if number > 1:
        name = texts.say("computer-numbered", {"name": name, "number": number})
    return NamedComputer(level, name, texts.say("computer-said", {"name": name}))


def level_named(level: str, texts: Texts) -> str:
    """The computers of a level by their sign and name, for buttons and options."""
    return f"{GLYPHS[level]} {texts.say(f'computer-{level}')}"


def named(player: Player) -> str:
    """What somebody is called where that person was asked for; who asked to be forgotten has no name."""
    if isinstance(player, NamedComputer):
        return player.name
    player = player.person if isinstance(player, InPlace) else player
    return upright(player.nickname) or upright(player.name) or "N. N."


def upright(name: str) -> str:
    """Return a name without bidirectional controls."""
    return (name if name.isascii() else _REORDERING.sub("", name)).strip()


def account_of(player: Player) -> int | None:
    """The Discord account of who plays, if there is one to be notified."""
    if isinstance(player, NamedComputer):
        return None
    return player.person.discord_id if isinstance(player, InPlace) else player.discord_id


def sign_of(person: Person) -> int:
    """Somebody's own sign and colour: outside games, and at every table where nobody else of the same sits before."""
    return _sign_by(person.id)


def _sign_by(person_id: int) -> int:
    return (person_id - 1) % len(SIGNS)


def looks_of(people: Sequence[Player]) -> tuple[int, ...]:
    """The signs of a table's seats, for its whole life: those of the people who began there, which of several equal
    ones the first keeps, and else the next that is nobody's. Computers have none of their own."""
    own = [_own_sign(player) for player in people]
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
    return _sign_by(player.first) if isinstance(player, InPlace) else sign_of(player)


def party_of(people: Sequence[Player]) -> tuple[Seated, ...]:
    """A table's seats as pictures show them."""
    return tuple(
        Seated(named(player), look, None if isinstance(player, Person) else player.level)
        for player, look in zip(people, looks_of(people), strict=True)
    )


def safe(name: str, most: int = 32) -> str:
    """Return a name for a message's content, cut after `most` characters: no link, mention, emoji or format."""
    return escape_mentions(_MARKUP.sub(r"\\\g<0>", fitted(upright(name), most)))


def marked(holders: Sequence[Person | Computer], texts: Texts) -> list[str]:
    """What those are called who hold a table's seats, where no sign of a seat is shown: computers behind their own."""
    return [
        f"{player.glyph}{_NO_BREAK}{player.name}" if isinstance(player, NamedComputer) else named(player)
        for player in players(holders, texts)
    ]


def plain(people: Sequence[Player]) -> Name:
    """Seats by sign and name, for buttons and completions."""
    signs = _signs(people)
    return lambda seat: f"{signs[seat]} {named(people[seat])}"


def spoken(people: Sequence[Player], most: int = 32) -> Name:
    """Seats by name alone, cut after so many characters, for alt texts. Computers are said to be such, by their sign
    where that is too long."""

    def name(seat: int) -> str:
        player = people[seat]
        if isinstance(player, Person) or not player.glyph:
            return fitted(named(player), most)
        if len(player.said) <= most:
            return player.said
        name = fitted(named(player), most) if isinstance(player, InPlace) else player.name
        return f"{player.glyph} {name}"

    return name


def bold(people: Sequence[Player], most: int = 32) -> Name:
    """Seats by sign and bold name, cut after so many characters, for messages."""
    signs = _signs(people)
    return lambda seat: f"{signs[seat]}{_NO_BREAK}**{safe(named(people[seat]), most)}**"


def _signs(people: Sequence[Player]) -> list[str]:
    """Every seat's sign, and behind it a computer's own."""
    return [
        f"{SIGNS[look].glyph}{_NO_BREAK}{player.glyph}"
        if not isinstance(player, Person) and player.glyph
        else SIGNS[look].glyph
        for look, player in zip(looks_of(people), people, strict=True)
    ]


def numbered(texts: Texts) -> Name:
    """Seats by their numbers, where nobody sits; whoever learns, in seat 0, is told so."""
    return lambda seat: texts.say("lesson-player" if seat else "lesson-learner", {"number": seat + 1})


def called(people: Sequence[Player], pinged: frozenset[int]) -> Name:
    """Seats as `bold` has them, but those of people to be notified by their mention."""
    by_name, looks = bold(people), looks_of(people)

    def name(seat: int) -> str:
        if seat in pinged:
            return f"{SIGNS[looks[seat]].glyph}{_NO_BREAK}<@{account_of(people[seat])}>"
        return by_name(seat)

    return name
