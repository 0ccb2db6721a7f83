"""Who sits where, and what texts call them."""

from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from typing import Final, Protocol, TypeVar

import discord
from discord.utils import escape_markdown, escape_mentions
from msgspec import Struct
from msgspec.structs import replace

from bot.chat.words.lengths import fitted
from bot.chat.words.texts import Name, Texts
from bot.tables.attendance import STAND_IN
from bot.tables.holders import Computer
from bot.tables.needs import PeopleStore, Person, Stranger
from bot.tables.table import Table
from renderers.kit.layout import Seated
from renderers.kit.palette import SIGNS

T = TypeVar("T")
K = TypeVar("K")
V = TypeVar("V")

_NO_BREAK: Final = "\u00a0"
"""Between a sign and its name, so that no line ends there."""
KEPT: Final = 2000
"""People kept at hand, those who were met last; of the forgotten and of nicknames as many again."""


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


class Author(Protocol):
    """Whoever caused an interaction."""

    @property
    def user(self) -> discord.User | discord.Member:
        """The account; on a server its member."""
        ...

    @property
    def locale(self) -> discord.Locale:
        """The language that account reads."""
        ...


class People:
    """The people of the store, some kept at hand: names change seldom, pictures need them at every move. What a server
    calls somebody is kept beside, by server and person, and shown nowhere else."""

    def __init__(self, store: PeopleStore) -> None:
        self._store = store
        self._by_id: OrderedDict[int, Person] = OrderedDict()
        self._nicknames: OrderedDict[tuple[int | None, int], str] = OrderedDict()
        self._by_account: OrderedDict[int, Person] = OrderedDict()
        self._forgotten: OrderedDict[int, Person] = OrderedDict()

    async def meet(self, author: Author) -> Person:
        """Whoever caused an interaction, with the names and the language of this moment."""
        guild_id, nickname = _nickname_of(author)
        person = await self._store.know(author.user.id, _name_of(author), str(author.locale), guild_id, nickname)
        self._keep([person], guild_id)
        return person

    async def acting(self, author: Author, act: Callable[[Person], Awaitable[T]]) -> tuple[Person, T]:
        """Let whoever caused an interaction take a step at a table, and say who that is: as kept at hand, without a
        reading of its own, for the step is written for nobody else; else, and where it was somebody else, as met."""
        known = self._by_account.get(author.user.id)
        if known is not None:
            guild_id, nickname = _nickname_of(author)
            person = Person(known.id, known.discord_id, _name_of(author), str(author.locale), nickname, guild_id)
            with suppress(Stranger):
                done = await act(person)
                self._keep([person], guild_id)
                return person, done
        person = await self.meet(author)
        return person, await act(person)

    async def known(self, discord_id: int, guild_id: int | None) -> Person | None:
        """Who has a Discord account here, as a server calls them; nobody gets to be known by being asked about."""
        return await self._store.person_of(discord_id, guild_id)

    async def seated(self, table: Table, texts: Texts) -> tuple[Player, ...]:
        """Who plays at a table, by seat: its people as its server calls them, computers as these texts do."""
        return await self.seen_from(table.info.guild_id, table, texts)

    async def seen_from(self, guild_id: int | None, table: Table, texts: Texts) -> tuple[Player, ...]:
        """The same, with its people as another server calls them."""
        attendance = table.attendance
        owners = [attendance.owner(seat) if seat in table.stood_in else None for seat in range(len(table.holders))]
        whose = [holder if owner is None else owner for holder, owner in zip(table.holders, owners, strict=True)]
        people = iter(await self.those([one for one in whose if not isinstance(one, Computer)], guild_id))
        seated = players([one if isinstance(one, Computer) else next(people) for one in whose], texts)
        return tuple(
            _in_place(player, attendance.first(seat), texts, away=owners[seat] is not None)
            for seat, player in enumerate(seated)
        )

    async def those(self, ids: Sequence[int], guild_id: int | None) -> tuple[Person, ...]:
        """People by their ids, in that order, as a server calls them; where none is named, as they call themselves."""
        by_id = {person_id: known for person_id in ids if (known := self._at_hand(person_id, guild_id)) is not None}
        unknown = [person_id for person_id in ids if person_id not in by_id]
        if unknown:
            read = await self._store.people(unknown, guild_id)
            self._keep(read, guild_id)
            by_id |= {person.id: person for person in read}
        return tuple(self._forgotten.get(person_id, by_id[person_id]) for person_id in ids)

    def _at_hand(self, person_id: int, guild_id: int | None) -> Person | None:
        """A person as a server calls them, if both are kept."""
        person, nickname = self._by_id.get(person_id), self._nicknames.get((guild_id, person_id))
        if person is None or nickname is None:
            return None
        self._by_id.move_to_end(person_id)
        self._nicknames.move_to_end((guild_id, person_id))
        return replace(person, nickname=nickname) if nickname else person

    def forget(self, person_id: int) -> None:
        """Know nothing of a person any more who asked for it, nor what a reading brings that began before."""
        nobody = Person(person_id, None, "", "")
        _put(self._forgotten, person_id, nobody)
        known = self._by_id.get(person_id)
        if known is not None and known.discord_id is not None:
            self._by_account.pop(known.discord_id, None)
        for key in [key for key in self._nicknames if key[1] == person_id]:
            del self._nicknames[key]
        self._keep([nobody], None)

    def _keep(self, people: Sequence[Person], guild_id: int | None) -> None:
        """Keep people, and what a server calls them."""
        for read in people:
            person = self._forgotten.get(read.id) or Person(read.id, read.discord_id, read.name, read.locale)
            _put(self._by_id, person.id, person)
            _put(self._nicknames, (guild_id, person.id), read.nickname if person.discord_id is not None else "")
            if person.discord_id is not None:
                _put(self._by_account, person.discord_id, person)


def _put(kept: OrderedDict[K, V], key: K, value: V) -> None:
    """Keep something about a person, and of all no more than `KEPT`."""
    kept[key] = value
    kept.move_to_end(key)
    if len(kept) > KEPT:
        kept.popitem(last=False)


def _name_of(author: Author) -> str:
    """What an account is called: not what one server calls it, for other servers see it, too."""
    return " ".join((author.user.global_name or author.user.name).split())


def called_here(author: Author) -> str:
    """What whoever acts is called where that is."""
    return _nickname_of(author)[1] or _name_of(author)


def _nickname_of(author: Author) -> tuple[int | None, str]:
    """The server where that is, and what it calls them, if anything of its own."""
    member = author.user
    if not isinstance(member, discord.Member):
        return None, ""
    return member.guild.id, " ".join((member.nick or "").split())


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


def _in_place(player: Player, first: int | None, texts: Texts, *, away: bool) -> Player:
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
    return player.nickname or player.name or "N. N."


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
    """A name as messages may show it, cut after so many characters."""
    return escape_mentions(escape_markdown(fitted(name, most)))


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
