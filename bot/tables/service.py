"""What people do to tables: each call is one cause, one transaction, one step, or a refusal that changed nothing."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from weakref import WeakValueDictionary

from msgspec import Struct

from bot.tables import absence
from bot.tables.clock import now
from bot.tables.clocks import NO_CLOCK
from bot.tables.entries import Entry
from bot.tables.holders import Computer, Holder
from bot.tables.needs import ChannelTaken, Errand, Outpaced, Person, Store, Stranger
from bot.tables.newest import Newest
from bot.tables.posted import PostedMessage
from bot.tables.refusals import Refusal
from bot.tables.table import Cause, Step, Table
from bot.tables.told import TableInfo
from games.chance import SEED_BYTES
from games.core import IllegalMove
from games.registry import GAMES

_ID_LETTERS = "23456789abcdefghjkmnpqrstvwxyz"  # nothing that is misread or misspelt, no `u` for no words
_ID_LENGTH = 8
_CACHED_TABLES = 512


class Spot(Struct, frozen=True):
    """Where a table is opened: Discord's ids; `parent_id` is a thread's channel."""

    guild_id: int
    channel_id: int
    parent_id: int | None


class Tables:
    """Every table, by its id. The store has the truth; a small cache spares replays. Who takes a step may be given
    as remembered, with the name and locale of this moment: Stranger where the account is not that person's any more."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._cache: Newest[str, Table] = Newest(_CACHED_TABLES)
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._watchers: list[Callable[[Step], None]] = []

    def watch(self, watcher: Callable[[Step], None]) -> None:
        """Have somebody told of every step of this process's tables that is taken from now on, once it is written."""
        self._watchers.append(watcher)

    async def open(
        self,
        spot: Spot,
        person: Person,
        interaction_id: int,
        *,
        game: str,
        language: str,
        holders: Sequence[Holder] = (),
        chosen: tuple[str, ...] = (),
        clock: str = NO_CLOCK,
    ) -> Step:
        """Open a lobby with the person, and the others of an earlier table, seated."""
        return await self._open(
            spot,
            game,
            language,
            lambda table: table.opened(_cause(person, interaction_id), holders or (person.id,), chosen, clock),
            interaction_id,
        )

    async def open_against(
        self,
        spot: Spot,
        person: Person,
        interaction_id: int,
        *,
        game: str,
        language: str,
        level: str,
        clock: str = NO_CLOCK,
    ) -> Step:
        """Open a table at which the person plays against computers of a level, as few as the game needs, and begin."""
        holders: list[Holder] = [person.id, *[Computer(level)] * (GAMES[game].seats.start - 1)]
        return await self._open(
            spot,
            game,
            language,
            lambda table: table.opened(_cause(person, interaction_id), holders, (), clock, begun=True),
            interaction_id,
        )

    async def _open(
        self, spot: Spot, game: str, language: str, plan: Callable[[Table], Step], interaction_id: int
    ) -> Step:
        info = TableInfo(
            id="".join(secrets.choice(_ID_LETTERS) for _ in range(_ID_LENGTH)),
            guild_id=spot.guild_id,
            channel_id=spot.channel_id,
            parent_id=spot.parent_id,
            game=game,
            version=GAMES[game].version,
            language=language,
            seed=secrets.token_bytes(SEED_BYTES),
        )
        step = plan(Table(info))
        try:
            await self._store.create(step)
        except (ChannelTaken, Outpaced):
            own = await self._store.served(interaction_id)
            if own is not None:
                return Step(await self.table(own))
            raise Refusal("channel-taken") from None
        self._written(step)
        return step

    async def rematch(self, table_id: str, person: Person, interaction_id: int) -> Step:
        """Open a lobby like that of a table that is over, with the same people and computers seated, save who is
        forgotten or was away at the end."""
        table = await self.table(table_id)
        if table.phase != "over":
            raise Refusal("not-over")
        if table.seat_of(person.id) is None:
            raise Refusal("not-seated")
        if table.info.game not in GAMES:
            raise Refusal("outdated")
        info = table.info
        known = {one.id for one in await self._store.people(table.people) if one.discord_id is not None}
        return await self.open(
            Spot(info.guild_id, info.channel_id, info.parent_id),
            person,
            interaction_id,
            game=info.game,
            language=table.language,
            holders=[
                holder
                for seat, holder in enumerate(table.holders)
                if holder in known or (isinstance(holder, Computer) and seat not in table.stood_in)
            ],
            chosen=table.variants,
            clock=table.clock,
        )

    async def join(self, table_id: str, person: Person, interaction_id: int) -> Step:
        """Take the next seat."""
        return await self.take(table_id, person, interaction_id, Table.joined)

    async def leave(self, table_id: str, person: Person, interaction_id: int) -> Step:
        """Give the seat up: before the start to nobody, else to a computer, and it stands open."""
        return await self.take(table_id, person, interaction_id, absence.left)

    async def give_up(self, person: int) -> None:
        """Give up, of somebody who is forgotten now, the seats that computers hold in that person's place: others may
        take them."""
        for table_id in await self._store.kept_for(person):
            with suppress(Refusal):  # it stands open already, or is somebody else's
                await self.take_unasked(table_id, lambda table, at: absence.left(table, Cause(person, at, None)))

    async def add_computer(self, table_id: str, person: Person, interaction_id: int, level: str) -> Step:
        """Give the next seat to a computer of a level."""
        return await self.take(
            table_id, person, interaction_id, lambda table, cause: table.computer_added(cause, level)
        )

    async def remove_computer(self, table_id: str, person: Person, interaction_id: int, level: str) -> Step:
        """Take the seat of a computer of a level, before the start."""
        return await self.take(
            table_id, person, interaction_id, lambda table, cause: table.computer_removed(cause, level)
        )

    async def start(self, table_id: str, person: Person, interaction_id: int) -> Step:
        """Begin to play."""
        return await self.take(table_id, person, interaction_id, Table.started)

    async def set_options(self, table_id: str, person: Person, interaction_id: int, chosen: Sequence[str]) -> Step:
        """Choose the variants, by their codes."""
        return await self.take(table_id, person, interaction_id, lambda table, cause: table.options_set(cause, chosen))

    async def set_language(self, table_id: str, person: Person, interaction_id: int, language: str) -> Step:
        """Choose the language in which the table speaks."""
        return await self.take(
            table_id, person, interaction_id, lambda table, cause: table.language_set(cause, language)
        )

    async def play(
        self,
        table_id: str,
        person: Person,
        interaction_id: int,
        action: bytes,
        *,
        seat: int | None = None,
        stamp: int | None = None,
        sure: bool = True,
    ) -> Step:
        """Play an action, in JSON, from a button (which says for which seat and decision it was) or from a command;
        where somebody may not be `sure`, a rash choice raises Rash."""
        return await self.take(
            table_id, person, interaction_id, lambda table, cause: table.played(cause, action, seat, stamp, sure=sure)
        )

    async def play_for(self, table_id: str, seat: int, stamp: int, action: bytes) -> Step:
        """Play an action, in JSON, for the computer that holds a seat or plays for who is absent, as the stamp says it
        was asked. Refusal where the seat is asked something else by now, or nothing, or a person; it is never rash."""
        return await self.take_unasked(table_id, lambda table, at: table.played_for(at, action, seat, stamp))

    async def awaiting_computers(self) -> Sequence[str]:
        """The live tables that wait for a computer, by their ids: what a process that starts has to think about."""
        return await self._store.awaiting_computers()

    async def close(self, table_id: str, person: Person, interaction_id: int, *, moderator: bool) -> Step:
        """End a table before its time."""
        return await self.take(
            table_id, person, interaction_id, lambda table, cause: table.closed(cause, moderator=moderator)
        )

    async def table(self, table_id: str) -> Table:
        """A table as it stands now, whoever wrote last. Not to be changed."""
        async with self._lock(table_id):
            return await self._refreshed(table_id)

    async def newest(self, table_id: str) -> Table:
        """A table as this process knows it, which it may have written last; read where it knows none, or where another
        process shows it. Not to be changed."""
        known = self._cache.get(table_id)
        return known if known is not None and self.owns(known) else await self.table(table_id)

    def owns(self, table: Table) -> bool:
        """Whether this process shows a table: it holds the table's server. What follows a step, but for the answer to
        whoever took it, is for that process alone."""
        return self._store.shards.hold(table.info.guild_id)

    async def retold(self, errand: Errand) -> Step:
        """A step that is in the log, made again; who watches is told of it, for another process has taken it."""
        table_id = errand.table_id
        async with self._lock(table_id):
            known = self._cache.get(table_id)
            newest = await self._refreshed(table_id)
            earlier = known if known is not None and known.number < errand.first else Table(newest.info)
            before, entries = earlier.copy(), await self._store.entries(table_id, earlier.number)
            for entry in entries:
                if entry.number < errand.first:
                    before.apply(entry)
            step = Step.retold(before, [entry for entry in entries if errand.first <= entry.number <= errand.last])
            if not step.entries:
                raise Refusal("stale")
            self._tell(step)
            return step

    async def table_in(self, channel_id: int) -> Table:
        """A channel's live table, or else its last one."""
        table_id = await self._store.live_table(channel_id) or await self._store.last_table(channel_id)
        if table_id is None:
            raise Refusal("no-table-here")
        return await self.table(table_id)

    async def seated_at(self, person: Person) -> Sequence[TableInfo]:
        """The live tables at which a person sits, the newest first."""
        return await self._store.tables_of(person.id)

    # One step

    async def take(
        self, table_id: str, person: Person, interaction_id: int, plan: Callable[[Table, Cause], Step]
    ) -> Step:
        """Take a step of a person's at a table, as planned; where others were first, as planned from what they made of
        it."""
        cause = _cause(person, interaction_id)
        return await self._taken(
            table_id,
            lambda table: plan(table, cause),
            lambda step: self._store.append_by(step, person),
            interaction_id,
        )

    async def take_unasked(self, table_id: str, plan: Callable[[Table, int], Step]) -> Step:
        """Take a step that nobody asked for by an interaction, as planned at a moment (milliseconds since 1970)."""
        return await self._taken(table_id, lambda table: plan(table, now()), self._store.append, None)

    async def _taken(
        self,
        table_id: str,
        plan: Callable[[Table], Step],
        append: Callable[[Step], Awaitable[PostedMessage | None]],
        interaction_id: int | None,
    ) -> Step:
        """Take a step as planned; where others were first, as planned from what they made of the table."""
        async with self._lock(table_id):
            table = self._cache.get(table_id) or await self._refreshed(table_id)
            while True:
                try:
                    step = plan(table)
                    step.board = await append(step)
                except Stranger:
                    raise
                except (Outpaced, Refusal, IllegalMove) as unlike:
                    newer = await self._newer(table)
                    table = self._advanced(table, newer)
                    if interaction_id is not None and await self._store.served(interaction_id) == table_id:
                        return Step(table)
                    if not newer:
                        raise await self._for_good(table_id, unlike) from None
                else:
                    self._written(step)
                    return step

    async def _for_good(self, table_id: str, unlike: Exception) -> Exception:
        """What a refusal comes to when the table has not changed meanwhile."""
        if not isinstance(unlike, Outpaced):
            return unlike
        if await self._store.info(table_id) is None:  # it ended elsewhere, and was removed since
            self._cache.pop(table_id, None)
            return Refusal("no-table", table=table_id)
        return Refusal("stale")

    async def _refreshed(self, table_id: str) -> Table:
        table = self._cache.get(table_id)
        if table is None:
            info = await self._store.info(table_id)
            if info is None:
                raise Refusal("no-table", table=table_id)
            table = Table(info)
        table = self._advanced(table, await self._newer(table))
        if table.phase != "over":
            if table.newer:
                del self._cache[table_id]
                raise Refusal("newer")
            if table.outdated:
                await self._retire(table)
        return table

    async def _retire(self, table: Table) -> None:
        step = table.retired(now())
        with suppress(Outpaced):  # another process has just done it
            await self._store.append(step)
            self._written(step)
        raise Refusal("outdated")

    async def _newer(self, table: Table) -> Sequence[Entry]:
        return await self._store.entries(table.info.id, table.number)

    def _advanced(self, table: Table, entries: Sequence[Entry]) -> Table:
        if entries:
            table = table.copy()
            try:
                for entry in entries:
                    table.apply(entry)
            except Refusal:  # then what is known of it is past
                self._cache.pop(table.info.id, None)
                raise
        self._keep(table)
        return table

    def _written(self, step: Step) -> None:
        self._keep(step.after)
        if self.owns(step.after):
            self._tell(step)

    def _tell(self, step: Step) -> None:
        for watcher in self._watchers:
            watcher(step)

    def _keep(self, table: Table) -> None:
        self._cache[table.info.id] = table

    def _lock(self, table_id: str) -> asyncio.Lock:
        return self._locks.setdefault(table_id, asyncio.Lock())


def _cause(person: Person, interaction_id: int) -> Cause:
    return Cause(person.id, now(), interaction_id)
