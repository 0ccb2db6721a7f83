"""Who sits where, and what texts call them."""

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Final, Protocol, TypeVar

import discord
from discord.utils import escape_markdown, escape_mentions

from bot.chat.words.lengths import fitted
from bot.chat.words.texts import Name, Texts
from bot.tables.needs import PeopleStore, Person, Stranger
from renderers.kit.palette import SIGNS

T = TypeVar("T")

KEPT: Final = 2000
"""People kept at hand, those who were met last; of the forgotten as many again."""


class Author(Protocol):
    """Whoever caused an interaction."""

    @property
    def user(self) -> discord.User | discord.Member:
        """The account."""
        ...

    @property
    def locale(self) -> discord.Locale:
        """The language that account reads."""
        ...


class People:
    """The people of the store, some kept at hand: names change seldom, pictures need them at every move."""

    def __init__(self, store: PeopleStore) -> None:
        self._store = store
        self._by_id: OrderedDict[int, Person] = OrderedDict()
        self._by_account: OrderedDict[int, Person] = OrderedDict()
        self._forgotten: OrderedDict[int, Person] = OrderedDict()

    async def meet(self, author: Author) -> Person:
        """Whoever caused an interaction, with the name and language of this moment."""
        person = await self._store.know(author.user.id, name_of(author), str(author.locale))
        self._keep([person])
        return person

    async def acting(self, author: Author, act: Callable[[Person], Awaitable[T]]) -> tuple[Person, T]:
        """Let whoever caused an interaction take a step at a table, and say who that is: as kept at hand, without a
        reading of its own, for the step is written for nobody else; else, and where it was somebody else, as met."""
        known = self._by_account.get(author.user.id)
        if known is not None:
            person = Person(known.id, known.discord_id, name_of(author), str(author.locale))
            with suppress(Stranger):
                done = await act(person)
                self._keep([person])
                return person, done
        person = await self.meet(author)
        return person, await act(person)

    async def known(self, discord_id: int) -> Person | None:
        """Who has a Discord account here; nobody gets to be known by being asked about."""
        return await self._store.person_of(discord_id)

    async def seated(self, ids: Sequence[int]) -> tuple[Person, ...]:
        """People by their ids, in that order."""
        by_id = {person_id: self._by_id[person_id] for person_id in ids if person_id in self._by_id}
        for person_id in by_id:
            self._by_id.move_to_end(person_id)
        unknown = [person_id for person_id in ids if person_id not in by_id]
        if unknown:
            read = await self._store.people(unknown)
            self._keep(read)
            by_id |= {person.id: person for person in read}
        return tuple(self._forgotten.get(person_id, by_id[person_id]) for person_id in ids)

    def forget(self, person_id: int) -> None:
        """Know nothing of a person any more who asked for it, nor what a reading brings that began before."""
        nobody = Person(person_id, None, "", "")
        _put(self._forgotten, person_id, nobody)
        known = self._by_id.get(person_id)
        if known is not None and known.discord_id is not None:
            self._by_account.pop(known.discord_id, None)
        self._keep([nobody])

    def _keep(self, people: Sequence[Person]) -> None:
        for read in people:
            person = self._forgotten.get(read.id, read)
            _put(self._by_id, person.id, person)
            if person.discord_id is not None:
                _put(self._by_account, person.discord_id, person)


def _put(kept: OrderedDict[int, Person], key: int, person: Person) -> None:
    """Keep a person, and of all no more than `KEPT`."""
    kept[key] = person
    kept.move_to_end(key)
    if len(kept) > KEPT:
        kept.popitem(last=False)


def name_of(author: Author) -> str:
    """What an account is called: not what one server calls it, for other servers see it, too."""
    return " ".join((author.user.global_name or author.user.name).split())


def named(person: Person) -> str:
    """What somebody is called outside a game; who asked to be forgotten has no name."""
    return person.name or "N. N."


def sign_of(person: Person) -> int:
    """The sign and colour somebody has outside a game, where nobody has a seat."""
    return (person.id - 1) % len(SIGNS)


def safe(name: str, most: int = 32) -> str:
    """A name as messages may show it, cut after so many characters."""
    return escape_mentions(escape_markdown(fitted(name, most)))


def plain(people: Sequence[Person]) -> Name:
    """Seats by sign and name, for buttons and completions."""
    return lambda seat: f"{SIGNS[seat].glyph} {named(people[seat])}"


def spoken(people: Sequence[Person], most: int = 32) -> Name:
    """Seats by name alone, cut after so many characters, for alt texts."""
    return lambda seat: fitted(named(people[seat]), most)


def bold(people: Sequence[Person], most: int = 32) -> Name:
    """Seats by sign and bold name, cut after so many characters, for messages."""
    return lambda seat: f"{SIGNS[seat].glyph} **{safe(named(people[seat]), most)}**"


def numbered(texts: Texts) -> Name:
    """Seats by their numbers, where nobody sits."""
    return lambda seat: texts.say("lesson-player", {"number": seat + 1})


def called(people: Sequence[Person], pinged: frozenset[int]) -> Name:
    """Seats as `bold` has them, but those to be notified by their mention."""
    by_name = bold(people)

    def name(seat: int) -> str:
        return f"{SIGNS[seat].glyph} <@{people[seat].discord_id}>" if seat in pinged else by_name(seat)

    return name
