"""Handlers of clicks and commands in the lobby and in play. They keep no state."""

from collections.abc import Mapping
from contextlib import suppress
from typing import Literal

from msgspec import Raw, Struct

from bot.chat.front.controls import encode
from bot.chat.front.interaction import Interaction
from bot.chat.front.permissions import must_be_able_to_write
from bot.chat.requests import (
    AtTable,
    ChangeComputers,
    ChooseLanguage,
    ChooseVariants,
    Count,
    InLobby,
    Play,
    PlayChosen,
    PlaySeveral,
)
from bot.chat.router import Works
from bot.chat.rules.handlers import RulesHandlers
from bot.chat.tables.answers import Answers
from bot.chat.tables.computer_moves import ComputerMoves
from bot.chat.tables.counts import Counts
from bot.chat.tables.finding import Finder
from bot.chat.tables.opening.handlers import OpeningHandlers
from bot.chat.tables.opening.rules import OpeningRules
from bot.chat.tables.stepping import Stepping
from bot.chat.tables.typed import Asked
from bot.chat.words.languages import private_texts
from bot.chat.words.people import People
from bot.chat.words.texts import LANGUAGES
from bot.tables import absence, lobby
from bot.tables.refusals import Refusal
from bot.tables.service import Tables
from bot.tables.store import Person, StoreBusy
from bot.tables.table import Table
from bot.tables.wall_clock import now


class TableHandlers:
    """Handles lobby and play."""

    def __init__(
        self,
        tables: Tables,
        people: People,
        finder: Finder,
        answers: Answers,
        rules: RulesHandlers,
        counts: Counts,
        computers: ComputerMoves,
        stepping: Stepping,
        opening_rules: OpeningRules,
        opening: OpeningHandlers,
    ) -> None:
        self._tables = tables
        self._people = people
        self._finder = finder
        self._answers = answers
        self._rules = rules
        self._counts = counts
        self._computers = computers
        self._stepping = stepping
        self._opening_rules = opening_rules
        self._opening = opening

    @property
    def requests(self) -> Works:
        """What replies to the requests of the lobby and in play."""
        return {
            Play: self.play,
            PlayChosen: self._play_chosen,
            PlaySeveral: self._play_several,
            AtTable: self.do,
            InLobby: self.do,
            Count: self._count,
            ChooseVariants: self.choose,
            ChooseLanguage: self._speak,
            ChangeComputers: self.staff,
        }

    async def renew(self, interaction: Interaction, table_id: str) -> None:
        """Reply to a control from before the first release with a sentence and what is current in its place."""
        try:
            await self._tables.fetch(table_id)
        except Refusal:
            raise Refusal("old-button") from None
        async with self._stepping.working_at(interaction, table_id):
            raise Refusal("old-button")

    # Commands, for the table that they mean

    async def show(self, interaction: Interaction, text: bool = False) -> None:
        """Show the channel's table at its bottom, or privately in words."""
        table = await self._finder.table_for(interaction)
        async with self._stepping.working_at(interaction, table.info.id):
            person = await self._people.meet(interaction)
            if text:
                await self._answers.show_in_words(interaction, table, person)
            else:
                if table.seat_of(person.id) is None:
                    must_be_able_to_write(interaction)
                await self._answers.show_board(interaction, table)

    async def hand(self, interaction: Interaction, table: str | None = None) -> None:
        """Show one's hand at the channel's table, or, in a direct message, at one's own."""
        found = await self._finder.table_for(interaction, table_id=table)
        await self.do(interaction, AtTable(found.info.id, "hand"))

    async def show_in_words(self, interaction: Interaction, table_id: str) -> None:
        """Show a table in words, privately."""
        await self.do(interaction, AtTable(table_id, "text"))

    async def rules(self, interaction: Interaction, game: str | None = None) -> None:
        """Show how a game is played: the named one, or that of the table here, with its variants."""
        try:
            table = await self._finder.table_for(interaction, game)
        except Refusal:
            table = None
        if table is not None and game in (None, table.info.game):
            await self._rules.show_of(interaction, table.info.game, table)
        elif game is not None:
            await self._rules.show_of(interaction, game, None)
        else:
            await self._rules.ask_which(interaction)

    async def do_here(self, interaction: Interaction, what: Literal["join", "start", "wait"]) -> None:
        """Do something in the lobby of the channel's table, or for its next game."""
        table = await self._finder.table_for(interaction)
        await self.do(interaction, InLobby(table.info.id, what))

    async def rematch(self, interaction: Interaction) -> None:
        """Open a lobby like that of the author's last table here, or in a thread of the channel."""
        person = await self._people.meet(interaction)
        table = await self._tables.fetch_for_rematch(interaction.channel_id or 0, person)
        if table.info.channel_id == interaction.channel_id:
            await self.do(interaction, InLobby(table.info.id, "rematch"))
        else:
            await self._opening.repeat(interaction, table)

    async def choose_here(self, interaction: Interaction, variants: str = "") -> None:
        """Set the variants of the channel's table: codes with blanks or commas between them."""
        table = await self._finder.table_for(interaction)
        chosen = tuple(variants.replace(",", " ").split())
        await self.choose(interaction, ChooseVariants(table.info.id), chosen)

    async def computer(self, interaction: Interaction, level: str, what: Literal["add", "remove"]) -> None:
        """Add or remove a computer at the channel's table, before the start."""
        table = await self._finder.table_for(interaction)
        await self.staff(interaction, ChangeComputers(table.info.id, what, level))

    async def play_typed(
        self, interaction: Interaction, game: str, kind: type[Struct], typed: Mapping[str, str], table_id: str | None
    ) -> None:
        """Play the move of a kind that fits what was typed."""
        table = await self._finder.table_for(interaction, game, table_id)
        async with self._stepping.working_at(interaction, table.info.id):
            person = await self._people.meet(interaction)
            texts = private_texts(interaction)
            if table.info.game != game:
                raise Refusal("another-game", game=texts.say(f"{table.info.game}-title"))
            if table.phase == "over":
                raise Refusal("table-over")
            seat = _seat(table, person)
            asked = Asked(table, seat, kind, await self._people.players(table, texts), texts)
            action = encode(asked.action(typed))
            step = await self._tables.play(table.info.id, person, interaction.id, action.encode(), confirmed=False)
            private = interaction.guild_id is None or kind in table.game.private
            await self._stepping.reply_to_step(interaction, step, person, private=private)

    # Clicks, and what commands come to

    async def _play_chosen(self, interaction: Interaction, menu: PlayChosen, chosen: tuple[str]) -> None:
        await self.play(interaction, Play(menu.table, menu.seat, menu.stamp, Raw(chosen[0])))

    async def _play_several(self, interaction: Interaction, menu: PlaySeveral, values: tuple[int, ...]) -> None:
        await self.play(interaction, Play(menu.table, menu.seat, menu.stamp, Raw(menu.action(values))))

    async def play(self, interaction: Interaction, play: Play) -> None:
        """Play the move of a button or a menu."""
        async with self._stepping.working_at(interaction, play.table):
            action = bytes(play.action)
            person, step = await self._people.act_as(
                interaction,
                lambda person: self._tables.play(
                    play.table,
                    person,
                    interaction.id,
                    action,
                    seat=play.seat,
                    stamp=play.stamp,
                    confirmed=play.confirmed,
                ),
            )
            await self._stepping.reply_to_step(
                interaction, step, person, private=play.confirmed
            )  # that was asked in private

    async def choose(self, interaction: Interaction, lobby: ChooseVariants, chosen: tuple[str, ...]) -> None:
        """Set the variants of a lobby by their codes."""
        async with self._stepping.working_at(interaction, lobby.table):
            person = await self._people.meet(interaction)
            step = await self._tables.set_options(lobby.table, person, interaction.id, chosen)
            await self._stepping.reply_to_change(interaction, step, person, self._answers.settings_of(person))

    async def staff(self, interaction: Interaction, wanted: ChangeComputers) -> None:
        """Add or remove a computer in a lobby."""
        async with self._stepping.working_at(interaction, wanted.table):
            person = await self._people.meet(interaction)
            change = self._tables.add_computer if wanted.what == "add" else self._tables.remove_computer
            step = await change(wanted.table, person, interaction.id, wanted.level)
            await self._stepping.reply_to_change(interaction, step, person, self._answers.show_computers)

    async def _speak(self, interaction: Interaction, lobby: ChooseLanguage, chosen: tuple[str]) -> None:
        """Set the language of a lobby."""
        async with self._stepping.working_at(interaction, lobby.table):
            if chosen[0] not in LANGUAGES:
                raise Refusal("old-button")  # forged
            person = await self._people.meet(interaction)
            step = await self._tables.set_language(lobby.table, person, interaction.id, chosen[0])
            await self._stepping.reply_to_change(interaction, step, person, self._answers.settings_of(person))

    async def _count(self, interaction: Interaction, count: Count) -> None:
        async with self._stepping.working_at(interaction, count.table):
            table, person = await self._tables.fetch(count.table), await self._people.meet(interaction)
            await self._counts.show(interaction, table, count.seat, table.seat_of(person.id))

    async def do(self, interaction: Interaction, wanted: InLobby | AtTable) -> None:
        """Do something that is no move."""
        table_id = wanted.table
        async with self._stepping.working_at(interaction, table_id):
            table = await self._tables.fetch(table_id)
            self._computers.hurry(table)
            person = await self._people.meet(interaction)
            match wanted.what:
                case "join" | "start" as what:
                    change = self._tables.join if what == "join" else self._tables.start
                    await self._stepping.reply_to_step(
                        interaction, await change(table_id, person, interaction.id), person
                    )
                case "wait":
                    await self._wait(interaction, table, person)
                case "unwait":
                    step = await self._tables.leave_waitlist(table_id, person, interaction.id)
                    await self._stepping.reply_to_change(interaction, step, person, self._answers.show_not_waiting)
                case "computers":
                    lobby.must_take_computers(table, person.id)
                    await self._answers.show_computers(interaction, table)
                case "settings":
                    table.must_be_in_lobby()
                    moderator = interaction.raw.permissions.manage_messages
                    if table.seat_of(person.id) is None and not table.may_end(person.id, now(), moderator=moderator):
                        raise Refusal("not-host", host_seat=table.host_seat)
                    await self._answers.show_settings(interaction, table, person)
                case "text":
                    await self._answers.show_in_words(interaction, table, person)
                case "hand":
                    await self._show_hand(interaction, table, person)
                case "rematch":
                    await self._reopen(interaction, table, person)

    async def _reopen(self, interaction: Interaction, table: Table, person: Person) -> None:
        """Open a lobby like that of a finished table."""
        await self._opening_rules.check(interaction, table.info.channel_id, table.info.parent_id)
        step = await self._tables.rematch(table.info.id, person, interaction.id)
        async with self._stepping.showing(interaction, step):
            await self._answers.show_board(interaction, step.after)
        await self._opening_rules.explain(interaction)

    async def _wait(self, interaction: Interaction, table: Table, person: Person) -> None:
        """Put the author on the waiting list. A second press never takes anyone off it."""
        try:
            step = await self._tables.join_waitlist(table.info.id, person, interaction.id)
        except Refusal as refusal:
            if refusal.code != "waiting-already":
                raise
            await self._answers.show_waiting(interaction, table)
        else:
            await self._stepping.reply_to_step(interaction, step, person)

    async def _show_hand(self, interaction: Interaction, table: Table, person: Person) -> None:
        seat = _seat(table, person)
        if not table.has_hands:
            raise Refusal("no-hand")
        if seat in table.stood_in:
            await self._note_present(interaction, table, person)
        await self._answers.open_hand(interaction, table, seat, person)

    async def _note_present(self, interaction: Interaction, table: Table, person: Person) -> None:
        """Note that an absent person is at the table. The hand is shown in any case."""
        with suppress(Refusal, StoreBusy):
            await self._tables.commit(table.info.id, person, interaction.id, absence.come_back)


def _seat(table: Table, person: Person) -> int:
    seat = table.seat_of(person.id)
    if seat is None:
        raise Refusal("not-seated")
    return seat
