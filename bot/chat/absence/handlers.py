"""Nudges, seats that change hands, votes, pauses, clocks and ends."""

from dataclasses import dataclass
from functools import partial
from typing import Final

import discord
from discord.app_commands import Choice

from bot.chat.board.invitations import Invitations, Members
from bot.chat.board.messages import silent_table_ended
from bot.chat.board.press import TablePress
from bot.chat.board.presses import Presses
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
from bot.chat.words.people import People, name_here
from bot.chat.words.players import name_of
from bot.store import SqlStore
from bot.tables import absence, lobby, votes
from bot.tables.attendance import Proposal
from bot.tables.clocks import CLOCKS
from bot.tables.majority import supporters
from bot.tables.refusals import LeaveUnconfirmed, Refusal
from bot.tables.service import Tables
from bot.tables.table import Cause, Step, Table
from bot.tables.wall_clock import now

_END: Final = Proposal("end")


@dataclass(eq=False)
class AbsenceHandlers(Feature):
    """Handles who is at a table, and whether it goes on."""

    _tables: Tables
    _store: SqlStore
    _people: People
    _presses: Presses
    _invitations: Invitations
    _members: Members

    @property
    def requests(self) -> Works:
        return self._presses.requests(
            {
                Vote: self._vote,
                FreeSeat: self._free_chosen_seat,
                Leaving: self._leave_or_end,
                Nudge: self._nudge,
                Sit: self._sit_on,
            }
        )

    def commands(self, serve: Serve) -> list[AnyCommand]:
        here, click = self._presses.here, self._presses.click_here
        leave, vote = self._leave_or_end, self._vote
        clocks = [Choice(name=text_of(f"clock-{clock}"), value=clock) for clock in CLOCKS]
        inviting = options_of(self.substitute, completions={"seat": self._offer_free_seats})
        table = [
            *[command(serve, f"table-{what}", click(leave, Leaving, what), ()) for what in ("leave", "end")],
            *[command(serve, f"table-{wish}", click(vote, Vote, wish), ()) for wish in ("pause", "resume")],
            command(serve, "table-clock", here(self.clock), options_of(self.clock, choices={"clock": clocks})),
            command(serve, "table-sit", here(self.sit), ()),
            command(serve, "table-substitute", here(self.substitute), inviting),
            command(serve, "table-kick", here(self.kick)),
        ]
        return [group("table", table, GUILDS), person_menu(serve, "invite", self.invite)]

    async def _offer_free_seats(self, interaction: Interaction, begun: str) -> list[Choice[str]]:
        """Offer the seats that computers hold for people, by the people's names."""
        table = await self._presses.finder.table_for(interaction)
        owned = {seat: owner for seat in table.kept_for_people if (owner := table.attendance.tenant(seat)) is not None}
        owners = await self._people.people_by_id([*owned.values()], table.info.guild_id)
        named_seats = [(fit(name_of(owner), CHOICE), seat) for seat, owner in zip(owned, owners, strict=True)]
        fitting = [(name, seat) for name, seat in named_seats if begun.casefold() in name.casefold()]
        return [Choice(name=name, value=str(seat)) for name, seat in fitting][:OPTIONS]

    # Seats

    async def kick(self, press: TablePress, person: Account) -> None:
        """Free a person's seat in the lobby, or vote to take the seat from a person who is away."""
        known = await self._people.find(person.id, press.interaction.guild_id)
        seat = None if known is None else press.table.seat_of(known.id)
        if known is None or seat is None:
            raise Refusal("no-seat-of-theirs")
        if press.table.phase == "lobby":
            await self._free_seat(press, known.id)
        else:
            await self._vote(press, Vote(press.table.info.id, "vote-out", seat))

    async def _free_chosen_seat(self, press: TablePress, _: FreeSeat, chosen: tuple[int]) -> None:
        await self._free_seat(press, chosen[0])

    async def _free_seat(self, press: TablePress, person: int) -> None:
        """Free a person's seat in a lobby. Discord is asked for that person if nothing else lets the author do it."""
        free = partial(self._tables.free_seat, *press.act, person, moderator=press.may_moderate)
        try:
            step = await free(left_server=False)
        except Refusal as refusal:
            if refusal.code != "not-yours-to-free" or press.seat is None:
                raise
            step = await free(left_server=await self._members.has_left(press.table.info.guild_id, person))
        await press.reply(step, TablePress.show_settings)

    async def _sit_on(self, press: TablePress, wanted: Sit) -> None:
        await self.sit(press, wanted.seat)

    async def sit(self, press: TablePress, seat: int | None = None) -> None:
        """Take a seat, in the lobby or in play: one's own, or another that a computer holds. An invitation stays for
        the invited person."""
        if press.table.phase == "lobby":
            await press.do(lobby.join)
        else:
            await press.reply(await self._tables.sit_down(*press.act, seat))

    async def invite(self, interaction: Interaction, person: Account) -> None:
        """Invite a person to the author's own table, which may be in another channel or thread of the server."""
        table = await self._presses.finder.own_table_for(interaction)
        async with self._presses.at(interaction, table.info.id) as press:
            await self.substitute(press, person)

    async def substitute(self, press: TablePress, person: Account, seat: str | None = None) -> None:
        """Invite a person, in public, to a lobby, or to a seat that a computer holds for an absent one."""
        table, inviter, interaction = press.table, press.person, press.interaction
        must_be_able_to_write(interaction, table.info.channel_id)
        if person.bot:
            raise Refusal("invited-bot")
        if table.phase == "lobby":
            table.seat_in_lobby(inviter.id)
            await self._invitations.send(interaction, table, inviter, (person.id,))
            await _say_where(press)
            return
        if seat is not None and not seat.isdecimal():
            raise Refusal("seat-not-free")
        of_seat = None if seat is None else int(seat)
        gone = await self._tables.forgotten_at(table)
        press.check(partial(absence.invite, person=0, seat=of_seat, forgotten=gone))  # before the person gets a row
        await self._invitations.members(interaction, table, (person.id,))
        invited = await self._people.introduce(person, interaction)
        step = await press.take(absence.invite, invited.id, of_seat, gone)
        async with press.showing(step):
            await self._invitations.post_for_seat(interaction, step, inviter, invited)
            await _say_where(press)

    # Leaving, and the table's end

    async def _leave_or_end(self, press: TablePress, wanted: Leaving) -> None:
        if wanted.what in ("end", "close") and press.seat is None and press.table.silent(now()):
            must_be_able_to_write(press.interaction)  # the channel reads who ended it
        match wanted.what:
            case "leave":
                await self._leave(press)
            case "quit":
                async with press.showing(await self._tables.leave(*press.act)):
                    await press.show(Post(press.texts.say("left-by-you")))
            case "end":
                await self._end(press)
            case "ask":
                step = await press.take(votes.vote, _END.what)
                async with press.showing(step):
                    over = step.after.phase == "over"
                    await press.show(Post(press.texts.say("ended-by-you" if over else "asked-by-you")))
            case "close":
                await self._close(press)

    async def _leave(self, press: TablePress) -> None:
        """Leave a lobby. A player of a game is asked for confirmation."""
        try:
            step = await self._tables.leave(*press.act, confirmed=False)
        except LeaveUnconfirmed:
            yes = kind_button(Leaving(press.table.info.id, "quit"), press.texts, discord.ButtonStyle.danger)
            first = press.table.attendance.first(press.seat or 0)
            unrated = press.table.began_with_computers or first not in (None, press.person.id)
            question = press.texts.say("confirm-quit-unrated" if unrated else "confirm-quit")
            await press.show(Post(question, controls=controls_of([yes])))
        else:
            await press.reply(step)

    async def _end(self, press: TablePress) -> None:
        """Ask for confirmation to end a table. A player who may not end it alone may ask the others, or leave."""
        table, texts = press.table, press.texts
        may_end = table.may_end(press.person.id, now(), moderator=press.may_moderate)
        if table.phase == "playing" and press.seat is not None and not may_end:
            ask = kind_button(Leaving(table.info.id, "ask"), texts, discord.ButtonStyle.primary)
            if supporters(table, _END):  # this vote may end the table at once
                ask.label = texts.say("agree-end", proposal_facts(table, _END, texts))
            ways = [ask, kind_button(Leaving(table.info.id, "leave"), texts)]
            await press.show(Post(texts.say("end-together"), controls=controls_of(ways)))
            return
        table.must_be_endable(press.person.id, now(), moderator=press.may_moderate)
        yes = kind_button(Leaving(table.info.id, "close"), texts, discord.ButtonStyle.danger)
        await press.show(Post(texts.say("confirm-end"), controls=controls_of([yes])))

    async def _close(self, press: TablePress) -> None:
        """End a table after confirmation. If a person without a seat ends a silent table, the channel reads who did."""
        step = await press.take(Table.end, moderator=press.may_moderate)
        await press.show(Post(press.texts.say("ended-by-you")))
        if step.before.seat_of(press.person.id) is None and step.before.silent(step.entries[0].at):
            await press.interaction.reply(silent_table_ended(name_here(press.interaction), step.before))

    # Votes, nudges, clocks

    async def clock(self, press: TablePress, clock: str) -> None:
        """Set the clock of a table, or vote for one in play."""
        await press.do(votes.set_clock, clock)

    async def _vote(self, press: TablePress, vote: Vote) -> None:
        """Vote for what needs the agreement of others. Refused about a person in quiet hours."""
        wanted = partial(votes.vote, what=vote.what, seat=vote.seat, value=vote.clock)
        if vote.seat is not None:
            quiet = await self._tables.quiet_seats(press.table)
            wanted = partial(wanted, quiet=quiet)
            press.check(wanted)  # who may not want it learns nothing of anybody's night
            await self._must_not_be_quiet(press.table, vote.seat)
        await press.do(wanted)

    async def _nudge(self, press: TablePress, wanted: Nudge) -> None:
        """Nudge a seat. Refused in the person's quiet hours."""
        seat = wanted.seat
        since = {turn.seat: turn.since for turn in await self._store.turns(press.table.info.id)}
        stamp = press.table.stamp(seat) if seat in press.table.people_awaited else None

        def nudge(table: Table, cause: Cause) -> Step:
            asked_now = seat not in since or stamp is None or table.stamp(seat) != stamp
            return absence.nudge(table, cause, seat, cause.at if asked_now else since[seat])

        press.check(nudge)  # who may not nudge learns nothing of anybody's night
        await self._must_not_be_quiet(press.table, seat)
        await press.do(nudge)

    async def _must_not_be_quiet(self, table: Table, seat: int) -> None:
        holder = table.holders[seat] if seat in table.people_awaited else None
        if not isinstance(holder, int):
            return
        until = (await self._store.preferences(holder)).quiet_until(now())
        if until is not None:
            raise Refusal("nudge-quiet", seat=seat, until=str(until // 1000))


async def _say_where(press: TablePress) -> None:
    """Reply privately where an invitation was posted, if that is in another channel or thread."""
    channel_id = press.table.info.channel_id
    if channel_id != press.interaction.channel_id:
        said = press.texts.say("invited-elsewhere", {"channel": f"<#{channel_id}>"})
        await press.interaction.reply(Post(said), private=True)
