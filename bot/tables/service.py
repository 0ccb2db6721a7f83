"""Actions of people at tables. Each call is one cause, one transaction and one step, or a refusal that changes
nothing."""

import secrets
from collections.abc import Collection, Sequence
from contextlib import suppress

from msgspec import Struct

from bot.tables import absence, lobby, votes
from bot.tables.clocks import NO_CLOCK
from bot.tables.holders import Computer, Holder
from bot.tables.posted import THREAD_STARTER, UNLINKED, PostedMessage
from bot.tables.refusals import Refusal
from bot.tables.repository import TableRepository, cause_of
from bot.tables.state import TableInfo
from bot.tables.store import ChannelTaken, Person, StepConflict
from bot.tables.table import Cause, Step, Table
from bot.tables.wall_clock import now
from games.chance import SEED_BYTES
from games.registry import GAMES

_ID_LETTERS = "23456789abcdefghjkmnpqrstvwxyz"  # nothing that is misread or misspelt, no `u` for no words
_ID_LENGTH = 8


class TableLocation(Struct, frozen=True):
    """The place where a table is opened, by Discord's ids. `parent_id` is the channel of a thread."""

    guild_id: int
    channel_id: int
    parent_id: int | None
    starter_id: int | None = None
    """The message in that channel at which the thread was opened for this table."""

    def starter_row(self, at: int) -> PostedMessage | None:
        """Return the row of that message, posted before a moment (milliseconds since 1970)."""
        if self.starter_id is None or self.parent_id is None:
            return None
        return PostedMessage(THREAD_STARTER, None, self.parent_id, self.starter_id, at, shown=UNLINKED)


class Tables(TableRepository):
    """The actions of people at tables, by table id."""

    async def open(
        self,
        spot: TableLocation,
        person: Person,
        interaction_id: int,
        *,
        game: str,
        language: str,
        holders: Sequence[Holder] = (),
        chosen: tuple[str, ...] = (),
        clock: str = NO_CLOCK,
        waitlist: Sequence[int] = (),
        expected: Sequence[int] = (),
        planner: int | None = None,
        against: str | None = None,
        at_once: bool = False,
    ) -> Step:
        """Open a lobby with a person seated, with all `holders` and the waitlist of an earlier table, or with all
        seats free and kept for the people who are `expected`, as a `planner` planned. A table `against` computers of a
        level has as few as the game allows, and starts `at_once`. Another call for that interaction returns its
        table."""
        computers = [] if against is None else [Computer(against)] * (GAMES[game].seats.start - 1)
        seated = holders or (() if expected else (person.id, *computers))
        lobby.must_go_together(GAMES[game], chosen)
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
        cause, started = cause_of(person, interaction_id), at_once or against is not None
        step = Table(info).open(
            cause, seated, chosen, clock, waitlist=waitlist, expected=expected, planner=planner, started=started
        )
        try:
            await self._store.create(step, spot.starter_row(step.entries[0].at))
        except (ChannelTaken, StepConflict):
            own = await self._store.table_of_interaction(interaction_id)
            if own is not None:
                return Step(await self.fetch(own))
            raise Refusal("channel-taken") from None
        self._committed(step)
        return step

    async def must_have_room(self, guild_id: int, person: Person, *, alone: bool) -> None:
        """Raise Refusal if a person has too many unfinished tables on a server for one more: games `alone` against
        computers, or else lobbies that the person opened."""
        await self._store.must_have_room(guild_id, person.id, alone=alone)

    async def rematch(self, table_id: str, person: Person, interaction_id: int) -> Step:
        """Open a lobby like that of a finished table, with the same people and computers, as `seats_for_rematch` seats
        them. Against computers alone the game starts."""
        table = await self.fetch(table_id)
        must_be_over_for(table, person.id)
        info = table.info
        if info.game not in GAMES:
            raise Refusal("outdated")
        holders, waitlist = await self.seats_for_rematch(table, person, info.game)
        return await self.open(
            TableLocation(info.guild_id, info.channel_id, info.parent_id),
            person,
            interaction_id,
            game=info.game,
            language=table.language,
            holders=holders,
            chosen=table.option_codes,
            clock=table.clock,
            waitlist=waitlist,
            at_once=lobby.begins_at_once(table.game, holders),
        )

    async def seats_for_rematch(
        self, table: Table, person: Person, game: str
    ) -> tuple[Sequence[Holder], Sequence[int]]:
        """Return the holders of a finished table who take seats at a new one, and the people who wait there. Leaves out
        people who were forgotten or away at the end, and those for whom the game has no seat. The waitlist comes
        next, and its rest waits at the new table."""
        forgotten = await self._forgotten((*table.people, *table.waitlist))
        return lobby.next_seats(
            [holder for seat in seats_in(table, game, person.id) if (holder := table.holders[seat]) not in forgotten],
            [person for person in table.waitlist if person not in forgotten],
            GAMES[game].seats.stop - 1,
        )

    async def _forgotten(self, people: Sequence[int]) -> frozenset[int]:
        known = await self._store.people(people) if people else ()
        return frozenset(person.id for person in known if person.discord_id is None)

    async def leave(self, table_id: str, person: Person, interaction_id: int, *, confirmed: bool = True) -> Step:
        """Give up a seat. In play a computer holds it, and others may take it; in the lobby the waitlist does.
        Raises LeaveUnconfirmed if the person plays and has not `confirmed`."""
        facts = await self._facts_of_leaving(table_id)
        return await self.commit(table_id, person, interaction_id, votes.leave, *facts, confirmed=confirmed)

    async def _facts_of_leaving(self, table_id: str) -> tuple[frozenset[int], frozenset[int]]:
        """Return the forgotten people on the waitlist, and the seats in quiet hours that votes are about."""
        known = await self.get_or_fetch(table_id)
        return await self._forgotten(known.waitlist), await self.quiet_seats(known)

    async def quiet_seats(self, table: Table) -> frozenset[int]:
        """Return the seats with votes about them whose people are in quiet hours."""
        about = {
            proposal.seat: table.holders[proposal.seat]
            for proposal in table.attendance.votes
            if proposal.seat is not None
        }
        return frozenset(
            [
                seat
                for seat, holder in about.items()
                if isinstance(holder, int) and (await self._store.preferences(holder)).quiet_until(now()) is not None
            ]
        )

    async def free_seat(
        self, table_id: str, person: Person, interaction_id: int, freed: int, *, moderator: bool, left_server: bool
    ) -> Step:
        """Remove a person from a lobby, as `lobby.free_seat` allows. The waitlist takes the seat."""
        forgotten = await self._forgotten((await self.get_or_fetch(table_id)).waitlist)
        return await self.commit(
            table_id,
            person,
            interaction_id,
            lobby.free_seat,
            freed,
            moderator=moderator,
            left_server=left_server,
            forgotten=forgotten,
        )

    async def forgotten_at(self, table: Table) -> frozenset[int]:
        """Return the forgotten ones of the people who hold or have held a seat of a running table."""
        return await self._forgotten([*table.attendance.everyone])

    async def sit_down(self, table_id: str, person: Person, interaction_id: int, seat: int | None) -> Step:
        """Take a seat in play, as `absence.sit_down` allows it. Who was forgotten is read after the person was met, so
        that it includes whom this account was before."""
        forgotten = await self.forgotten_at(await self.fetch(table_id))
        return await self.commit(table_id, person, interaction_id, absence.sit_down, seat, forgotten)

    async def give_up_seats(self, person: int) -> None:
        """Give up the seats at live tables that a person holds who is being forgotten, or a computer for that person.
        Others may take them."""
        held = [info.id for info in await self._store.tables_of(person)]
        for table_id in (*held, *await self._store.stand_in_tables(person)):
            facts = await self._facts_of_leaving(table_id)
            with suppress(Refusal):  # it is open already, or another person's
                await self.commit_without_interaction(table_id, _leave, person, *facts)

    async def remove_departed(self, table_id: str, departed: Collection[int]) -> Step:
        """Remove people who have left the server from a lobby. Raises Refusal if there are none."""
        return await self.commit_without_interaction(table_id, lobby.remove_departed, departed)

    async def remove_computer(
        self, table_id: str, person: Person, interaction_id: int, level: str, computers: int | None = None
    ) -> Step:
        """Remove a computer of a level before the start, if the lobby has so many `computers`."""
        forgotten = await self._forgotten((await self.get_or_fetch(table_id)).waitlist)
        return await self.commit(table_id, person, interaction_id, lobby.remove_computer, level, computers, forgotten)

    async def start(self, table_id: str, person: Person, interaction_id: int, *, confirmed: bool = True) -> Step:
        """Start the game, as `lobby.start` does."""
        forgotten = await self._forgotten((await self.get_or_fetch(table_id)).waitlist)
        return await self.commit(table_id, person, interaction_id, lobby.start, forgotten, confirmed=confirmed)

    async def play_for(self, table_id: str, seat: int, stamp: int, action: bytes) -> Step:
        """Play a computer's action, as JSON, for the decision of that stamp. Raises Refusal if the seat is asked
        something else by now, or a person decides."""
        return await self.commit_without_interaction(table_id, Table.play_for, action, seat, stamp)

    async def awaiting_computers(self) -> Sequence[str]:
        """Return the ids of live tables that wait for a computer."""
        return await self._store.awaiting_computers()

    async def fetch_in(self, channel_id: int) -> Table:
        """Return the channel's live table, or its last one. Raises Refusal if there is none."""
        table_id = await self._store.live_table(channel_id) or await self._store.last_table(channel_id, now())
        if table_id is None:
            raise Refusal("no-table-here")
        return await self.fetch(table_id)

    async def fetch_for_rematch(self, channel_id: int, person: Person) -> Table:
        """Return the table of which a person wants a rematch in a channel: its live table, which is not over yet, or
        the person's last one there or in a thread with its starter there. Raises Refusal if the channel has no table
        at all."""
        table_id = await self._store.live_table(channel_id) or await self._store.last_ended(channel_id, person.id)
        return await (self.fetch_in(channel_id) if table_id is None else self.fetch(table_id))

    async def fetch_live_in(self, channel_id: int) -> Table | None:
        """Return the channel's live table. None if there is none."""
        table_id = await self._store.live_table(channel_id)
        return None if table_id is None else await self.fetch(table_id)

    async def tables_of(self, person: Person) -> Sequence[TableInfo]:
        """Return the live tables where a person is seated, newest first."""
        return await self._store.tables_of(person.id)


def _leave(table: Table, at: int, person: int, forgotten: Collection[int], quiet: Collection[int]) -> Step:
    return votes.leave(table, Cause(person, at, None), forgotten, quiet)


def must_be_over_for(table: Table, person: int) -> None:
    """Raise Refusal unless the table is over and a person has a seat there."""
    if table.phase != "over":
        raise Refusal("not-over")
    if table.seat_of(person) is None:
        raise Refusal("not-seated")


def seats_in(table: Table, game: str, person: int) -> Sequence[int]:
    """Return the seats of a finished table whose holders take part in the next one, in order: as many as the game has,
    with the person's own, and without those of absent people."""
    there = [seat for seat in range(len(table.holders)) if seat not in table.stood_in or seat not in table.computers]
    own = [seat for seat in there if table.holders[seat] == person]
    others = [seat for seat in there if seat not in own]
    return sorted([*own, *others][: GAMES[game].seats.stop - 1])
