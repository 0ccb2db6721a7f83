"""People from the database, with a cache."""

from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Final, Protocol, TypeVar

import discord
from msgspec.structs import replace

from bot.chat.words.players import NAMELESS, Player, players, visible, with_substitute
from bot.chat.words.texts import Texts
from bot.store import SqlStore
from bot.tables.caches import BoundedCache
from bot.tables.holders import Computer
from bot.tables.segments import Cast, cast_of
from bot.tables.store import ForgottenActor, Person, StoreBusy
from bot.tables.table import Table

T = TypeVar("T")

KEPT: Final = 2000
"""The number of people cached, those used last. The caches of forgotten people and of nicknames have the same size."""


class Author(Protocol):
    """The author of an interaction."""

    user: discord.User | discord.Member
    """The account; on a server its member."""
    locale: discord.Locale
    """The account's language."""


class People:
    """Reads people, with a cache, because names change seldom and every picture needs them. Nicknames are cached by
    server and person and never shown on another server."""

    def __init__(self, store: SqlStore) -> None:
        self._store = store
        self._by_id: BoundedCache[int, Person] = BoundedCache(KEPT)
        self._nicknames: BoundedCache[tuple[int | None, int], str] = BoundedCache(KEPT)
        self._by_account: BoundedCache[int, Person] = BoundedCache(KEPT)
        self._forgotten: BoundedCache[int, Person] = BoundedCache(KEPT)
        self._dropped = 0

    async def meet(self, author: Author) -> Person:
        """Return the author of an interaction, stored with the current names and language."""
        guild_id, nickname = _nickname_of(author)
        dropped = self._dropped
        person = await self._store.upsert_person(
            author.user.id, _display_name(author.user), str(author.locale), guild_id, nickname
        )
        self._keep([person], guild_id, dropped)
        return person

    async def act_as(self, author: Author, act: Callable[[Person], Awaitable[T]]) -> tuple[Person, T]:
        """Run `act` with the author of an interaction. Returns the person and the result of `act`. `act` gets the
        cached person, which saves a query. It gets the person from `meet` if none is cached, or if it raises
        ForgottenActor because the account belongs to another person by now."""
        known = self._by_account.get(author.user.id)
        if known is not None:
            guild_id, nickname = _nickname_of(author)
            person = Person(
                known.id,
                known.discord_id,
                _display_name(author.user),
                str(author.locale),
                nickname,
                known.words,
                guild_id,
            )
            dropped = self._dropped
            with suppress(ForgottenActor):
                done = await act(person)
                self._keep([person], guild_id, dropped)
                return person, done
        person = await self.meet(author)
        return person, await act(person)

    async def reads_words(self, account: int) -> bool:
        """Return whether a Discord account is answered in words. False if the database is busy."""
        person = self._by_account.get(account)
        if person is None:
            dropped = self._dropped
            with suppress(StoreBusy):
                person = await self._store.person_of(account)
            if person is not None:
                self._keep([person], None, dropped)
        return person is not None and person.words

    async def find(self, discord_id: int, guild_id: int | None) -> Person | None:
        """Return the person with a Discord account, with the nickname of a server. None if Roost does not know the
        account; a lookup stores nothing."""
        return await self._store.person_of(discord_id, guild_id)

    async def introduce(self, account: discord.User | discord.Member, author: Author) -> Person:
        """Return an invited person. A new one is stored with the author's language until the person's own first
        interaction."""
        guild_id, _ = _nickname_of(author)
        known = await self.find(account.id, guild_id)
        if known is not None:
            return known
        nickname = _nick_of(account)
        return await self._store.upsert_person(
            account.id, _display_name(account), str(author.locale), guild_id, nickname
        )

    async def players(self, table: Table, texts: Texts) -> tuple[Player, ...]:
        """Return the players of a table by seat, with the nicknames of its server. Computers are named in the language
        of the texts."""
        return await self.players_seen_from(table.info.guild_id, table, texts)

    async def players_seen_from(self, guild_id: int | None, table: Table, texts: Texts) -> tuple[Player, ...]:
        """Return the players of a table with the nicknames of another server."""
        return await self.players_of_cast(guild_id, cast_of(table), texts)

    async def players_of_cast(self, guild_id: int | None, cast: Sequence[Cast], texts: Texts) -> tuple[Player, ...]:
        """Return the players for the past or present holders of a table's seats."""
        people = iter(await self.people_by_id([m.holder for m in cast if isinstance(m.holder, int)], guild_id))
        seated = players([m.holder if isinstance(m.holder, Computer) else next(people) for m in cast], texts)
        return tuple(
            with_substitute(player, member.first, texts, away=member.away)
            for player, member in zip(seated, cast, strict=True)
        )

    async def waitlist(self, table: Table) -> list[Person]:
        """Return the people on a table's waitlist, in order, without forgotten ones."""
        known = await self.people_by_id(table.waitlist, table.info.guild_id)
        return [person for person in known if person.discord_id is not None]

    async def people_by_id(self, ids: Sequence[int], guild_id: int | None) -> tuple[Person, ...]:
        """Return people in the order of their ids, with the nicknames of a server, or with their own names without a
        server."""
        by_id = {person_id: known for person_id in ids if (known := self._cached(person_id, guild_id)) is not None}
        unknown = [person_id for person_id in ids if person_id not in by_id]
        if unknown:
            dropped = self._dropped
            read = await self._store.people(unknown, guild_id)
            self._keep(read, guild_id, dropped)
            by_id |= {person.id: person for person in read}
        return tuple(self._forgotten.get(person_id, by_id[person_id]) for person_id in ids)

    def _cached(self, person_id: int, guild_id: int | None) -> Person | None:
        """Return a person with the nickname of a server if both are cached."""
        person, nickname = self._by_id.get(person_id), self._nicknames.get((guild_id, person_id))
        if person is None or nickname is None:
            return None
        self._by_id.move_to_end(person_id)
        self._nicknames.move_to_end((guild_id, person_id))
        return replace(person, nickname=nickname) if nickname else person

    def forget(self, person_id: int) -> None:
        """Drop a forgotten person from the cache, for queries under way as well."""
        forgotten = Person(person_id, None, "", "")
        self._forgotten[person_id] = forgotten
        self.drop(person_id)
        self._keep([forgotten], None, self._dropped)

    def drop(self, person_id: int) -> None:
        """Drop a person from the cache, because another process changed the row."""
        self._dropped += 1
        known = self._by_id.pop(person_id, None)
        if known is not None and known.discord_id is not None:
            self._by_account.pop(known.discord_id, None)
        for key in [key for key in self._nicknames if key[1] == person_id]:
            del self._nicknames[key]

    def drop_all(self) -> None:
        """Drop all people from the cache, because any row may have changed."""
        self._dropped += 1
        for kept in (self._by_id, self._nicknames, self._by_account):
            kept.clear()

    def _keep(self, people: Sequence[Person], guild_id: int | None, dropped: int) -> None:
        """Cache people and their nicknames on a server. Does nothing if a person was dropped since the query began."""
        if dropped != self._dropped:
            return
        for read in people:
            person = self._forgotten.get(read.id) or Person(
                read.id, read.discord_id, read.name, read.locale, words=read.words
            )
            self._by_id[person.id] = person
            self._nicknames[guild_id, person.id] = read.nickname if person.discord_id is not None else ""
            if person.discord_id is not None:
                self._by_account[person.discord_id] = person


def _display_name(account: discord.abc.User) -> str:
    """Return the name of an account. Its nickname on one server is not for others."""
    return visible(account.global_name or "") or visible(account.name) or NAMELESS


def name_here(author: Author) -> str:
    """Return the author's name in the place of an interaction."""
    return name_of_account(author.user)


def name_of_account(account: discord.abc.User) -> str:
    """Return the name of an account where it was met: on a server its nickname there."""
    return _nick_of(account) or _display_name(account)


def _nickname_of(author: Author) -> tuple[int | None, str]:
    """Return the server of an interaction and the author's nickname there. The nickname is empty if there is none."""
    member = author.user
    if not isinstance(member, discord.Member):
        return None, ""
    return member.guild.id, _nick_of(member)


def _nick_of(account: discord.abc.User) -> str:
    return visible(account.nick or "") if isinstance(account, discord.Member) else ""
