"""Nudges, seats that change hands, votes, pauses, clocks and ends."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final, Literal

import discord
from discord.app_commands import Choice
from discord.ui import Button

from bot.chat.board.finding import TableFinder
from bot.chat.board.invitations import Invitations, Members
from bot.chat.board.replies import Replies, show_alone, silent_table_ended
from bot.chat.board.table_controls import kind_button
from bot.chat.front.commands import GUILDS, Account, AnyCommand, command, group, options_of, person_menu, text_of
from bot.chat.front.features import Feature, Works
from bot.chat.front.interaction import Interaction
from bot.chat.front.layout import controls_of
from bot.chat.front.permissions import must_be_able_to_write
from bot.chat.front.post import Post
from bot.chat.front.serving import Serve
from bot.chat.requests import FreeSeat, Leaving, Nudge, Sit, Vote
from bot.chat.words.absence import proposal_facts
from bot.chat.words.lengths import CHOICE, OPTIONS, fit
from bot.chat.words.people import People
from bot.chat.words.players import name_of
from bot.chat.words.texts import private_texts
from bot.store import SqlStore
from bot.tables import absence, votes
from bot.tables.attendance import Proposal
from bot.tables.clocks import CLOCKS
from bot.tables.entries import ProposalKind
from bot.tables.majority import supporters
from bot.tables.refusals import LeaveUnconfirmed, Refusal
from bot.tables.service import Tables
from bot.tables.store import Person
from bot.tables.table import Cause, Step, Table
from bot.tables.wall_clock import now

_END: Final = Proposal("end")
_LEAVING: Final = ("leave", "end")
_WISHES: Final[Sequence[ProposalKind]] = ("pause", "resume")


class AbsenceHandlers(Feature):
    """Handles who is at a table, and whether it goes on."""

    def __init__(
        self,
        tables: Tables,
        store: SqlStore,
        people: People,
        finder: TableFinder,
        replies: Replies,
        invitations: Invitations,
        members: Members,
    ) -> None:
        self._tables = tables
        self._store = store
        self._people = people
        self._finder = finder
        self._replies = replies
        self._invitations = invitations
        self._members = members

    @property
    def requests(self) -> Works:
        return {Vote: self._vote, FreeSeat: self._free_chosen, Leaving: self.do, Nudge: self._nudge, Sit: self._sit}

    def commands(self, serve: Serve) -> list[AnyCommand]:
        clocks = [Choice(name=text_of(f"clock-{clock}"), value=clock) for clock in CLOCKS]
        inviting = options_of(self.substitute, completions={"seat": self._offer_free_seats})
        table = [
            *[command(serve, f"table-{what}", partial(self.do_here, what=what), ()) for what in _LEAVING],
            *[command(serve, f"table-{wish}", partial(self.vote_here, what=wish), ()) for wish in _WISHES],
            command(serve, "table-clock", self.clock, options_of(self.clock, choices={"clock": clocks})),
            command(serve, "table-sit", self.sit),
            command(serve, "table-substitute", self.substitute, inviting),
            command(serve, "table-kick", self.kick),
        ]
        return [group("table", table, GUILDS), person_menu(serve, "invite", self.invite)]

    async def _offer_free_seats(self, interaction: Interaction, begun: str) -> list[Choice[str]]:
        """Offer the seats that computers hold for people, by the people's names."""
        table = await self._finder.table_for(interaction)
        owned = {seat: owner for seat in table.kept_for_people if (owner := table.attendance.tenant(seat)) is not None}
        owners = await self._people.people_by_id([*owned.values()], table.info.guild_id)
        named_seats = [(fit(name_of(owner), CHOICE), seat) for seat, owner in zip(owned, owners, strict=True)]
        fitting = [(name, seat) for name, seat in named_seats if begun.casefold() in name.casefold()]
        return [Choice(name=name, value=str(seat)) for name, seat in fitting][:OPTIONS]

    # Commands, for the channel's table

    async def do_here(self, interaction: Interaction, what: Literal["leave", "end"]) -> None:
        """Leave or end the channel's table."""
        table = await self._finder.table_for(interaction)
        await self.do(interaction, Leaving(table.info.id, what))

    async def vote_here(self, interaction: Interaction, what: ProposalKind) -> None:
        """Vote to pause or resume the channel's table."""
        table = await self._finder.table_for(interaction)
        await self._vote(interaction, Vote(table.info.id, what))

    async def clock(self, interaction: Interaction, clock: str) -> None:
        """Set the clock of the channel's table, or vote for one in play."""
        table = await self._finder.table_for(interaction)
        await self._take(interaction, table.info.id, lambda one, cause: votes.set_clock(one, cause, clock))

    async def sit(self, interaction: Interaction) -> None:
        """Take a seat of the channel's table: one's own, or another that a computer holds."""
        table = await self._finder.table_for(interaction)
        await self._sit_down(interaction, table.info.id, None)

    async def kick(self, interaction: Interaction, person: Account) -> None:
        """Free a person's seat in the lobby, or vote to take the seat from a person who is away."""
        table = await self._finder.table_for(interaction)
        async with self._replies.working_at(interaction, table.info.id):
            known = await self._people.find(person.id, interaction.guild_id)
            seat = None if known is None else table.seat_of(known.id)
            if known is None or seat is None:
                raise Refusal("no-seat-of-theirs")
            if table.phase == "lobby":
                await self._free(interaction, table.info.id, known.id)
            else:
                await self._vote(interaction, Vote(table.info.id, "vote-out", seat))

    async def substitute(self, interaction: Interaction, person: Account, seat: str | None = None) -> None:
        """Invite a person, in public, to a lobby, or to a seat that a computer holds for an absent one."""
        await self._invite(interaction, await self._finder.table_for(interaction), person, seat)

    async def invite(self, interaction: Interaction, person: Account) -> None:
        """Invite a person to the author's own table, which may be in another channel or thread of the server."""
        await self._invite(interaction, await self._finder.own_table_for(interaction), person, None)

    async def _invite(self, interaction: Interaction, table: Table, person: Account, seat: str | None) -> None:
        async with self._replies.working_at(interaction, table.info.id):
            must_be_able_to_write(interaction, table.info.channel_id)
            if person.bot:
                raise Refusal("invited-bot")
            if table.phase == "lobby":
                await self._invite_to_lobby(interaction, table, person)
                await _say_where(interaction, table)
                return
            if seat is not None and not seat.isdecimal():
                raise Refusal("seat-not-free")
            inviter = await self._people.meet(interaction)
            of_seat = None if seat is None else int(seat)
            gone = await self._tables.forgotten_at(table)
            absence.invite(table, Cause(inviter.id, now(), None), 0, of_seat, gone)  # before the person gets a row
            await self._invitations.members(interaction, table, (person.id,))
            invited = await self._people.introduce(person, interaction)
            step = await self._tables.commit(
                table.info.id, inviter, interaction.id, absence.invite, invited.id, of_seat, gone
            )
            async with self._replies.showing(interaction, step):
                await self._invitations.post_for_seat(interaction, step, inviter, invited)
                await _say_where(interaction, table)

    async def _invite_to_lobby(self, interaction: Interaction, table: Table, person: Account) -> None:
        inviter = await self._people.meet(interaction)
        table.seat_in_lobby(inviter.id)
        await self._invitations.send(interaction, table, inviter, (person.id,))

    # Clicks, and what commands come to

    async def do(self, interaction: Interaction, wanted: Leaving) -> None:
        """Leave a table or end it."""
        table_id = wanted.table
        async with self._replies.visiting(interaction, table_id) as (table, person):
            match wanted.what:
                case "leave":
                    await self._leave(interaction, table_id, person)
                case "quit":
                    await self._quit(interaction, table_id, person)
                case "end":
                    await self._end(interaction, table, person)
                case "ask":
                    await self._ask_others(interaction, table_id, person)
                case "close":
                    await self._close(interaction, table_id, person)

    async def _leave(self, interaction: Interaction, table_id: str, person: Person) -> None:
        """Leave a lobby. A player of a game is asked for confirmation."""
        try:
            step = await self._tables.leave(table_id, person, interaction.id, confirmed=False)
        except LeaveUnconfirmed:
            table, texts = await self._tables.get_or_fetch(table_id), private_texts(interaction)
            yes = kind_button(Leaving(table_id, "quit"), texts, discord.ButtonStyle.danger)
            question = texts.say("confirm-quit-unrated" if table.began_with_computers else "confirm-quit")
            await _ask_to_confirm(interaction, question, yes)
        else:
            await self._replies.reply_to_step(interaction, step, person)

    async def _free_chosen(self, interaction: Interaction, lobby: FreeSeat, chosen: tuple[int]) -> None:
        await self._free(interaction, lobby.table, chosen[0])

    async def _free(self, interaction: Interaction, table_id: str, freed: int) -> None:
        """Free a person's seat in a lobby. Discord is asked for that person if nothing else lets the author do it."""
        async with self._replies.visiting(interaction, table_id) as (table, person):
            free = partial(
                self._tables.free_seat,
                *(table_id, person, interaction.id, freed),
                moderator=interaction.raw.permissions.manage_messages,
            )
            try:
                step = await free(left_server=False)
            except Refusal as refusal:
                if refusal.code != "not-yours-to-free" or table.seat_of(person.id) is None:
                    raise
                step = await free(left_server=await self._members.has_left(table.info.guild_id, freed))
            await self._replies.reply_to_change(interaction, step, person, self._replies.settings_of(person))

    async def _quit(self, interaction: Interaction, table_id: str, person: Person) -> None:
        """Leave a game after confirmation."""
        step = await self._tables.leave(table_id, person, interaction.id)
        async with self._replies.showing(interaction, step):
            await show_alone(interaction, Post(private_texts(interaction).say("left-by-you")))

    async def _end(self, interaction: Interaction, table: Table, person: Person) -> None:
        """Ask for confirmation to end a table. A player who may not end it alone may ask the others, or leave."""
        moderator = interaction.raw.permissions.manage_messages
        texts = private_texts(interaction)
        in_play = table.phase == "playing" and table.seat_of(person.id) is not None
        if in_play and not table.may_end(person.id, now(), moderator=moderator):
            ask = kind_button(Leaving(table.info.id, "ask"), texts, discord.ButtonStyle.primary)
            if supporters(table, _END):  # this vote may end the table at once
                ask.label = texts.say("agree-end", proposal_facts(table, _END, texts))
            await _ask_to_confirm(
                interaction, texts.say("end-together"), ask, kind_button(Leaving(table.info.id, "leave"), texts)
            )
            return
        table.must_be_endable(person.id, now(), moderator=moderator)
        yes = kind_button(Leaving(table.info.id, "close"), texts, discord.ButtonStyle.danger)
        await _ask_to_confirm(interaction, texts.say("confirm-end"), yes)

    async def _ask_others(self, interaction: Interaction, table_id: str, person: Person) -> None:
        """Vote to end a game, after the question of `_end`."""
        step = await self._tables.commit(table_id, person, interaction.id, votes.vote, _END.what)
        async with self._replies.showing(interaction, step):
            texts, over = private_texts(interaction), step.after.phase == "over"
            await show_alone(interaction, Post(texts.say("ended-by-you") if over else texts.say("asked-by-you")))

    async def _close(self, interaction: Interaction, table_id: str, person: Person) -> None:
        """End a table after confirmation. If a person without a seat ends a silent table, the channel reads who did."""
        moderator = interaction.raw.permissions.manage_messages
        step = await self._tables.end(table_id, person, interaction.id, moderator=moderator)
        await show_alone(interaction, Post(private_texts(interaction).say("ended-by-you")))
        if step.before.seat_of(person.id) is None and step.before.silent(step.entries[0].at):
            await interaction.reply(silent_table_ended(interaction, step.before))

    async def _vote(self, interaction: Interaction, vote: Vote) -> None:
        """Vote for what needs the agreement of others. Refused about a person in quiet hours."""

        quiet = frozenset[int]()

        def plan(table: Table, cause: Cause) -> Step:
            return votes.vote(table, cause, vote.what, seat=vote.seat, value=vote.clock, quiet=quiet)

        async with self._replies.working_at(interaction, vote.table):
            if vote.seat is not None:
                table, person = await self._tables.fetch(vote.table), await self._people.meet(interaction)
                quiet = await self._tables.quiet_seats(table)
                plan(table, Cause(person.id, now(), None))  # who may not want it learns nothing of anybody's night
                await self._must_not_be_quiet(table, vote.seat)
            await self._take(interaction, vote.table, plan)

    async def _nudge(self, interaction: Interaction, nudge: Nudge) -> None:
        """Nudge a seat. Refused in the person's quiet hours."""
        table_id, seat = nudge.table, nudge.seat
        async with self._replies.visiting(interaction, table_id) as (table, person):
            since = {turn.seat: turn.since for turn in await self._store.turns(table_id)}
            stamp = table.stamp(seat) if seat in table.people_awaited else None

            def plan(one: Table, cause: Cause) -> Step:
                asked_now = seat not in since or stamp is None or one.stamp(seat) != stamp
                return absence.nudge(one, cause, seat, cause.at if asked_now else since[seat])

            plan(table, Cause(person.id, now(), None))  # who may not nudge learns nothing of anybody's night
            await self._must_not_be_quiet(table, seat)
            step = await self._tables.commit(table_id, person, interaction.id, plan)
            await self._replies.reply_to_step(interaction, step, person)

    async def _must_not_be_quiet(self, table: Table, seat: int) -> None:
        holder = table.holders[seat] if seat in table.people_awaited else None
        if not isinstance(holder, int):
            return
        until = (await self._store.preferences(holder)).quiet_until(now())
        if until is not None:
            raise Refusal("nudge-quiet", seat=seat, until=str(until // 1000))

    async def _sit(self, interaction: Interaction, wanted: Sit) -> None:
        await self._sit_down(interaction, wanted.table, wanted.seat)

    async def _sit_down(self, interaction: Interaction, table_id: str, seat: int | None) -> None:
        """Take a seat, in the lobby or in play. An invitation stays for the invited person."""
        async with self._replies.visiting(interaction, table_id) as (table, person):
            if table.phase == "lobby":
                step = await self._tables.join(table_id, person, interaction.id)
            else:
                step = await self._tables.sit_down(table_id, person, interaction.id, seat)
            await self._replies.reply_to_step(interaction, step, person)

    async def _take(self, interaction: Interaction, table_id: str, plan: Callable[[Table, Cause], Step]) -> None:
        async with self._replies.working_at(interaction, table_id):
            person = await self._people.meet(interaction)
            step = await self._tables.commit(table_id, person, interaction.id, plan)
            await self._replies.reply_to_step(interaction, step, person)


async def _ask_to_confirm(interaction: Interaction, question: str, *ways: Button[Any]) -> None:
    await show_alone(interaction, Post(question, controls=controls_of(ways)))


async def _say_where(interaction: Interaction, table: Table) -> None:
    """Reply privately where an invitation was posted, if that is in another channel or thread."""
    if table.info.channel_id != interaction.channel_id:
        said = private_texts(interaction).say("invited-elsewhere", {"channel": f"<#{table.info.channel_id}>"})
        await interaction.reply(Post(said), private=True)
