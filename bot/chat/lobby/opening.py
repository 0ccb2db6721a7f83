"""Handlers that open tables: in a channel without one, or in place of one that was silent for long."""

from collections.abc import Sequence
from dataclasses import dataclass

import discord

from bot.chat.board.display import RetiredMessage
from bot.chat.board.displays import Displays
from bot.chat.board.invitations import Invitations
from bot.chat.board.messages import silent_table_ended
from bot.chat.board.presses import Presses
from bot.chat.front.controls import GameCode
from bot.chat.front.features import Works
from bot.chat.front.interaction import Interaction
from bot.chat.front.layout import controls_of
from bot.chat.front.permissions import FOR_THREADS, missing, must_be_able_to_write, must_be_permitted
from bot.chat.front.post import Post
from bot.chat.front.serving import SingleUseReplies
from bot.chat.lobby.drafts import OpeningRules, Wanted, draft_of, presets
from bot.chat.lobby.threads import TableThreads
from bot.chat.requests import OpenDraft, Replace
from bot.chat.words.people import People, name_here
from bot.chat.words.texts import LANGUAGES
from bot.tables.clocks import CLOCKS
from bot.tables.guild_settings import GuildSettings
from bot.tables.holders import Holder
from bot.tables.lobby import begins_at_once, must_go_together
from bot.tables.refusals import Refusal
from bot.tables.service import TableLocation, Tables, must_be_over_for
from bot.tables.store import Person, StoreBusy
from bot.tables.table import Cause, Step, Table
from bot.tables.wall_clock import now
from games.computer import LEVELS
from games.registry import GAMES

SeatedAgain = tuple[Sequence[Holder], Sequence[int]]
"""The holders and the waitlist that a table takes from a finished one."""


@dataclass(eq=False)
class OpeningHandlers:
    """Opens tables."""

    _tables: Tables
    _people: People
    _displays: Displays
    _presses: Presses
    rules: OpeningRules
    _threads: TableThreads
    _invitations: Invitations

    def __post_init__(self) -> None:
        self.single_use = SingleUseReplies()
        self._announced: set[tuple[int | None, int]] = set()
        """Who is opening a table in a thread, by server."""

    @property
    def requests(self) -> Works:
        """What replies to the button that replaces a table."""
        return {Replace: self._replace}

    async def open(
        self, interaction: Interaction, game: str, language: str | None, against: str | None, clock: str | None
    ) -> None:
        """Open a lobby in the channel, or start a table against computers of a level. What is not given, the server's
        settings or the author's language decide."""
        settings = await self.must_be_allowed(interaction)
        wanted = Wanted(game, *presets(interaction, settings, language, clock), against)
        await self._open_where_due(interaction, settings, wanted)

    async def open_wanted(self, interaction: Interaction, wanted: Wanted) -> None:
        """Open the table that a form or a button asks for."""
        _must_be_known(wanted)
        await self._open_where_due(interaction, await self.must_be_allowed(interaction), wanted)

    async def repeat(self, interaction: Interaction, former: Table) -> None:
        """Open a table like a finished one, with the same people: where a new table of the channel would be."""
        game, chosen = former.info.game, former.option_codes
        wanted = Wanted(game, former.language, former.clock, None, former.info.id, chosen, again=True)
        await self.open_wanted(interaction, wanted)

    async def must_be_possible(self, interaction: Interaction) -> GuildSettings:
        """Return the server's settings. Raises Refusal if the author cannot open a table here now, nor replace one."""
        settings = await self.must_be_allowed(interaction)
        if not _opens_thread(interaction, settings):
            table = await self._tables.fetch_live_in(interaction.channel_id or 0)
            if table is not None and not table.silent(now()):
                raise Refusal("channel-taken")
        return settings

    async def former(self, interaction: Interaction, table_id: str) -> Table:
        """Return the finished table of this channel, or of a thread of its, that a new one follows."""
        table = await self._tables.fetch(table_id)
        places = (table.info.channel_id, table.info.parent_id)
        if interaction.channel_id not in places or table.phase != "over":
            raise Refusal("old-button")  # forged
        return table

    async def _open_where_due(self, interaction: Interaction, settings: GuildSettings, wanted: Wanted) -> None:
        """Open a table in the channel, or in a thread where the server chose that."""
        person = await self._people.meet(interaction)
        try:
            if _opens_thread(interaction, settings):
                await self._open_in_thread(interaction, person, wanted)
            else:
                await self._open(interaction, person, wanted)
        except Refusal as refusal:
            if refusal.code != "channel-taken":
                raise
            await self._offer_to_replace(interaction, wanted)

    async def _open_in_thread(self, interaction: Interaction, person: Person, wanted: Wanted) -> None:
        """Open a table in a new thread, or in the channel if there can be none. A table that is refused is not
        announced. A press during that time opens no second one."""
        opener = interaction.guild_id, interaction.user.id
        if opener in self._announced:
            await interaction.acknowledge()
            return
        self._announced.add(opener)
        try:
            await self._announce(interaction, person, wanted)
        finally:
            self._announced.discard(opener)

    async def _announce(self, interaction: Interaction, person: Person, wanted: Wanted) -> None:
        must_go_together(GAMES[wanted.game], wanted.variants)
        await self._tables.must_have_room(interaction.guild_id or 0, person, alone=wanted.against is not None)
        again = await self._seated_again(interaction, person, wanted)
        if missing(interaction, FOR_THREADS):
            await self._open(interaction, person, wanted)
            await self._threads.explain(interaction)
            return
        async with self._threads.announcing(interaction, _spot(interaction), wanted.game, wanted.language) as spot:
            if spot.starter_id is None:
                await self._open(interaction, person, wanted)
                return
            step = await self._step(interaction, spot, person, wanted, again)
        await self._invite(interaction, step.after, person, wanted)
        await self.rules.explain(interaction)

    async def must_be_allowed(self, interaction: Interaction) -> GuildSettings:
        """Return the server's settings. Raises Refusal if the author may not open a table here, or Roost cannot
        play."""
        spot = _spot(interaction)
        settings = await self.rules.check(interaction, spot.channel_id, spot.parent_id)
        must_be_permitted(interaction)
        must_be_able_to_write(interaction)
        return settings

    async def _open(self, interaction: Interaction, person: Person, wanted: Wanted) -> None:
        again = await self._seated_again(interaction, person, wanted)
        step = await self._step(interaction, _spot(interaction), person, wanted, again)
        await self.reply_to_opening(interaction, step, person)
        await self._invite(interaction, step.after, person, wanted)
        await self.rules.explain(interaction)

    async def reply_to_opening(self, interaction: Interaction, step: Step, person: Person) -> None:
        """Reply with a new lobby, or with a game that began at once."""
        press = self._presses.bind(interaction, step.after, person)
        if step.after.phase == "lobby":
            async with press.showing(step):
                await press.show_board()
        else:
            await press.reply(step)

    async def _invite(self, interaction: Interaction, table: Table, person: Person, wanted: Wanted) -> None:
        """Invite people to a table that was opened. Says privately why an invitation failed; never report the table as
        failed."""
        try:
            await self._invitations.send(interaction, table, person, wanted.invited)
        except (Refusal, StoreBusy) as failed:
            await interaction.refuse(failed if isinstance(failed, Refusal) else Refusal("invitation-not-sent"))

    async def _step(
        self, interaction: Interaction, spot: TableLocation, person: Person, wanted: Wanted, again: SeatedAgain
    ) -> Step:
        holders, waitlist = again
        return await self._tables.open(
            spot,
            person,
            interaction.id,
            game=wanted.game,
            language=wanted.language,
            holders=holders,
            chosen=wanted.variants,
            clock=wanted.clock,
            waitlist=waitlist,
            against=wanted.against,
            at_once=not wanted.invited and begins_at_once(GAMES[wanted.game], holders),
        )

    async def _seated_again(self, interaction: Interaction, person: Person, wanted: Wanted) -> SeatedAgain:
        """Return what a table takes from a finished one. Both are empty without one."""
        former = None if wanted.former is None else await self.former(interaction, wanted.former)
        if former is None or not wanted.again:
            return (), ()
        must_be_over_for(former, person.id)
        return await self._tables.seats_for_rematch(former, person, wanted.game)

    # A channel that has a table

    async def _offer_to_replace(self, interaction: Interaction, wanted: Wanted) -> None:
        """Reply that the channel has a table. If it was silent for long, a button ends it and opens the new one."""
        table = await self._tables.fetch_in(interaction.channel_id or 0)
        if not table.silent(now()):
            raise Refusal("channel-taken")
        texts = interaction.texts
        said = texts.say(
            "silent-table", {"game": texts.say(f"{table.info.game}-title"), "since": str(table.acted_at // 1000)}
        )
        game = GameCode[wanted.game]
        request = (
            OpenDraft(game, wanted.former, draft_of(wanted))
            if wanted.is_of_form
            else Replace(table.info.id, game, wanted.language, wanted.clock, wanted.against)
        )
        label = texts.say("replace-button", {"game": texts.say(f"{wanted.game}-title")})
        press = request.button(label, discord.ButtonStyle.danger)
        await self.single_use.send(interaction, Post(said, controls=controls_of([press])))

    async def _replace(self, interaction: Interaction, asked: Replace) -> None:
        wanted = Wanted(asked.game.name, asked.language, asked.clock, asked.against)
        await self.replace(interaction, asked.table, wanted)

    async def replace(self, interaction: Interaction, table_id: str, wanted: Wanted) -> None:
        """End a table that was silent for long, say so in the channel, and open another one."""
        _must_be_known(wanted)
        await self.must_be_allowed(interaction)
        person = await self._people.meet(interaction)
        former = await self._tables.fetch(table_id)
        if former.info.channel_id != interaction.channel_id:
            raise Refusal("old-button")  # forged
        if former.phase != "over":
            await self._end(interaction, former, person)
        await self._open(interaction, person, wanted)
        await self.single_use.delete(interaction.message)

    async def _end(self, interaction: Interaction, former: Table, person: Person) -> None:
        table_id = former.info.id

        def closed(table: Table, at: int) -> Step:
            if not table.silent(at):
                raise Refusal("channel-taken")
            return table.end(Cause(person.id, at, None), moderator=False)

        # the interaction is the entry of the table that it opens
        await self._tables.commit_without_interaction(table_id, closed)
        await interaction.reply(silent_table_ended(name_here(interaction), former))
        board = await self._displays.board(table_id)
        if board is not None:
            retired = RetiredMessage(board.channel_id, board.message_id)
            self._displays.retiring.retire(self._displays.display_of(table_id), retired)


def _must_be_known(wanted: Wanted) -> None:
    """Raise Refusal for a forged button."""
    known = wanted.game in GAMES and wanted.language in LANGUAGES and wanted.clock in CLOCKS
    if not known or wanted.against not in (None, *LEVELS):
        raise Refusal("old-button")


def _opens_thread(interaction: Interaction, settings: GuildSettings) -> bool:
    return settings.threads and isinstance(interaction.raw.channel, discord.TextChannel)


def _spot(interaction: Interaction) -> TableLocation:
    channel = interaction.raw.channel
    parent = channel.parent_id if isinstance(channel, discord.Thread) else None
    return TableLocation(interaction.guild_id or 0, interaction.channel_id or 0, parent)
