"""The people of the store, some of them kept at hand."""

from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Final, Protocol, TypeVar

import discord
from msgspec.structs import replace

from bot.chat.words.players import Player, in_place, players
from bot.chat.words.texts import Texts
from bot.tables.caches import BoundedCache
from bot.tables.holders import Computer
from bot.tables.needs import PeopleStore, Person, Stranger
from bot.tables.pages import Cast, cast_of
from bot.tables.table import Table

T = TypeVar("T")

KEPT: Final = 2000
"""People kept at hand, those who were met last; of the forgotten and of nicknames as many again."""


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
        self._by_id: BoundedCache[int, Person] = BoundedCache(KEPT)
        self._nicknames: BoundedCache[tuple[int | None, int], str] = BoundedCache(KEPT)
        self._by_account: BoundedCache[int, Person] = BoundedCache(KEPT)
        self._forgotten: BoundedCache[int, Person] = BoundedCache(KEPT)
        self._dropped = 0

    async def meet(self, author: Author) -> Person:
        """Whoever caused an interaction, with the names and the language of this moment."""
        guild_id, nickname = _nickname_of(author)
        dropped = self._dropped
        person = await self._store.know(author.user.id, _name_of(author), str(author.locale), guild_id, nickname)
        self._keep([person], guild_id, dropped)
        return person

    async def acting(self, author: Author, act: Callable[[Person], Awaitable[T]]) -> tuple[Person, T]:
        """Let whoever caused an interaction take a step at a table; returns who that is, and what `act` returned. `act`
        is given the person as kept at hand, which spares a reading. Where nobody is, or where it raises Stranger for
        the account is another person's by now, it is given the person as `meet` finds them."""
        known = self._by_account.get(author.user.id)
        if known is not None:
            guild_id, nickname = _nickname_of(author)
            person = Person(known.id, known.discord_id, _name_of(author), str(author.locale), nickname, guild_id)
            dropped = self._dropped
            with suppress(Stranger):
                done = await act(person)
                self._keep([person], guild_id, dropped)
                return person, done
        person = await self.meet(author)
        return person, await act(person)

    async def known(self, discord_id: int, guild_id: int | None) -> Person | None:
        """Who has a Discord account here, as a server calls them; nobody gets to be known by being asked about."""
        return await self._store.person_of(discord_id, guild_id)

    async def introduced(self, account: discord.User | discord.Member, author: Author) -> Person:
        """Somebody whom another invites, known from now on: in the author's language until that person says a word."""
        guild_id, _ = _nickname_of(author)
        known = await self.known(account.id, guild_id)
        if known is not None:
            return known
        nickname = _nick_of(account)
        return await self._store.know(account.id, _called(account), str(author.locale), guild_id, nickname)

    async def seated(self, table: Table, texts: Texts) -> tuple[Player, ...]:
        """Who plays at a table, by seat: its people as its server calls them, computers as these texts do."""
        return await self.seen_from(table.info.guild_id, table, texts)

    async def seen_from(self, guild_id: int | None, table: Table, texts: Texts) -> tuple[Player, ...]:
        """The same, with its people as another server calls them."""
        return await self.cast(guild_id, cast_of(table), texts)

    async def cast(self, guild_id: int | None, cast: Sequence[Cast], texts: Texts) -> tuple[Player, ...]:
        """Who plays, or has played, at a table's seats."""
        people = iter(await self.those([one.holder for one in cast if isinstance(one.holder, int)], guild_id))
        seated = players([one.holder if isinstance(one.holder, Computer) else next(people) for one in cast], texts)
        return tuple(
            in_place(player, one.first, texts, away=one.away) for player, one in zip(seated, cast, strict=True)
        )

    async def those(self, ids: Sequence[int], guild_id: int | None) -> tuple[Person, ...]:
        """People by their ids, in that order, as a server calls them; where none is named, as they call themselves."""
        by_id = {person_id: known for person_id in ids if (known := self._at_hand(person_id, guild_id)) is not None}
        unknown = [person_id for person_id in ids if person_id not in by_id]
        if unknown:
            dropped = self._dropped
            read = await self._store.people(unknown, guild_id)
            self._keep(read, guild_id, dropped)
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
        self._forgotten[person_id] = nobody
        self.drop(person_id)
        self._keep([nobody], None, self._dropped)

    def drop(self, person_id: int) -> None:
        """Keep nothing at hand of a person whom another process has changed: the store has the truth."""
        self._dropped += 1
        known = self._by_id.pop(person_id, None)
        if known is not None and known.discord_id is not None:
            self._by_account.pop(known.discord_id, None)
        for key in [key for key in self._nicknames if key[1] == person_id]:
            del self._nicknames[key]

    def drop_all(self) -> None:
        """Keep nobody at hand: anybody may have been changed."""
        self._dropped += 1
        for kept in (self._by_id, self._nicknames, self._by_account):
            kept.clear()

    def _keep(self, people: Sequence[Person], guild_id: int | None, dropped: int) -> None:
        """Keep people as they were read, and what a server calls them; nobody, where somebody was changed since."""
        if dropped != self._dropped:
            return
        for read in people:
            person = self._forgotten.get(read.id) or Person(read.id, read.discord_id, read.name, read.locale)
            self._by_id[person.id] = person
            self._nicknames[guild_id, person.id] = read.nickname if person.discord_id is not None else ""
            if person.discord_id is not None:
                self._by_account[person.discord_id] = person


def _name_of(author: Author) -> str:
    """What an account is called: not what one server calls it, for other servers see it, too."""
    return _called(author.user)


def _called(account: discord.User | discord.Member) -> str:
    return " ".join((account.global_name or account.name).split())


def called_here(author: Author) -> str:
    """What whoever acts is called where that is."""
    return _nickname_of(author)[1] or _name_of(author)


def _nickname_of(author: Author) -> tuple[int | None, str]:
    """The server where that is, and what it calls them, if anything of its own."""
    member = author.user
    if not isinstance(member, discord.Member):
        return None, ""
    return member.guild.id, _nick_of(member)


def _nick_of(account: discord.User | discord.Member) -> str:
    return " ".join((account.nick or "").split()) if isinstance(account, discord.Member) else ""
