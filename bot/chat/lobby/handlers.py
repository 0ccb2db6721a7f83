"""Handlers of the lobby: seats, computers, variants, language, the waiting list, and the table that follows."""

from functools import partial
from typing import Final, Literal

from discord import ButtonStyle
from discord.app_commands import Choice

from bot.chat.board.finding import TableFinder
from bot.chat.board.lobbies import level_offer
from bot.chat.board.replies import Replies
from bot.chat.board.table_controls import kind_button
from bot.chat.front.commands import GUILDS, AnyCommand, Option, command, group, localized, options_of, text_of
from bot.chat.front.features import Feature, Works
from bot.chat.front.interaction import Interaction
from bot.chat.front.layout import controls_of
from bot.chat.front.permissions import must_be_able_to_write
from bot.chat.front.post import Post
from bot.chat.front.serving import Serve
from bot.chat.lobby.drafts import OpeningRules
from bot.chat.lobby.forms import FormHandlers
from bot.chat.lobby.opening import OpeningHandlers
from bot.chat.requests import ChangeComputers, ChooseClock, ChooseLanguage, ChooseVariants, InLobby
from bot.chat.words.lengths import CHOICE, OPTIONS, fit
from bot.chat.words.people import People
from bot.chat.words.players import bold_names, missing_of
from bot.chat.words.texts import LANGUAGES, texts_for
from bot.tables import lobby
from bot.tables.clocks import CLOCKS
from bot.tables.refusals import Refusal, StartUnconfirmed
from bot.tables.service import Tables
from bot.tables.state import option_codes
from bot.tables.store import Person
from bot.tables.table import Table
from games.computer import LEVELS
from games.registry import GAMES

_TYPED: Final = ("join", "start", "wait")


class LobbyHandlers(Feature):
    """Handles the lobby. Keeps no state."""

    def __init__(
        self,
        tables: Tables,
        people: People,
        finder: TableFinder,
        replies: Replies,
        opening_rules: OpeningRules,
        opening: OpeningHandlers,
        forms: FormHandlers,
    ) -> None:
        self._tables = tables
        self._people = people
        self._finder = finder
        self._replies = replies
        self._opening_rules = opening_rules
        self._opening = opening
        self._forms = forms

    @property
    def requests(self) -> Works:
        return {
            InLobby: self.do,
            ChooseVariants: self._choose,
            ChooseLanguage: self._speak,
            ChooseClock: self._time,
            ChangeComputers: self._change_computers,
            **self._opening.requests,
            **self._forms.requests,
        }

    def commands(self, serve: Serve) -> list[AnyCommand]:
        games = [Choice(name=text_of(f"{game}-offer"), value=game) for game in GAMES]
        languages = [Choice(name=texts_for(language).say("language-name"), value=language) for language in LANGUAGES]
        if missing := missing_of(LEVELS):
            raise LookupError(f"levels of computers lack {', '.join(missing)}")
        levels = [Choice(name=localized(partial(level_offer, level)), value=level) for level in LEVELS]
        clocks = [Choice(name=text_of(f"clock-{clock}"), value=clock) for clock in CLOCKS]
        choices = {"game": games, "language": languages, "against": levels, "clock": clocks}
        level = [Option("level", required=True, choices=levels)]
        changing = [
            command(serve, f"table-computer-{what}", partial(self.computer, what=what), level)
            for what in ("add", "remove")
        ]
        choosing = options_of(self.choose_here, completions={"variants": self.offer_variants})
        table = [
            command(serve, "table-open", self._forms.open, options_of(self._forms.open, choices=choices)),
            command(serve, "table-options", self.choose_here, choosing),
            group("table-computer", changing),
            command(serve, "table-show", self.show),
            *[command(serve, f"table-{what}", partial(self.do_here, what=what), ()) for what in _TYPED],
            command(serve, "table-rematch", self.rematch),
        ]
        return [group("table", table, GUILDS)]

    # Commands, for the channel's table

    async def show(self, interaction: Interaction, text: bool = False) -> None:
        """Show the channel's table at its bottom, or privately in words."""
        table = await self._finder.table_for(interaction)
        async with self._replies.working_at(interaction, table.info.id):
            person = await self._people.meet(interaction)
            if text:
                await self._replies.show_in_words(interaction, table, person)
            else:
                if table.seat_of(person.id) is None:
                    must_be_able_to_write(interaction)
                await self._replies.show_board(interaction, table)

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
        await self._choose(interaction, ChooseVariants(table.info.id), tuple(variants.replace(",", " ").split()))

    async def offer_variants(self, interaction: Interaction, begun: str) -> list[Choice[str]]:
        """Offer the codes typed so far and one more."""
        table = await self._finder.table_for(interaction)
        texts = interaction.texts
        codes = option_codes(table.game)
        typed = [code for code in begun.replace(",", " ").split() if code in codes]
        return [
            Choice(
                name=fit(texts.join([texts.say(f"{table.info.game}-variant-{code}") for code in more]), CHOICE),
                value=" ".join(more),
            )
            for code in codes
            if len(" ".join(more := [*typed, code])) <= CHOICE and code not in typed
        ][:OPTIONS]

    async def computer(self, interaction: Interaction, level: str, what: Literal["add", "remove"]) -> None:
        """Add or remove a computer at the channel's table, before the start."""
        table = await self._finder.table_for(interaction)
        await self._change_computers(interaction, ChangeComputers(table.info.id, what, level))

    # Clicks, and what commands come to

    async def _choose(self, interaction: Interaction, lobby: ChooseVariants, chosen: tuple[str, ...]) -> None:
        """Set the variants of a lobby by their codes."""
        async with self._replies.working_at(interaction, lobby.table):
            person = await self._people.meet(interaction)
            step = await self._tables.set_options(lobby.table, person, interaction.id, chosen)
            await self._replies.reply_to_change(interaction, step, person, self._replies.settings_of(person))

    async def _change_computers(self, interaction: Interaction, wanted: ChangeComputers) -> None:
        """Add or remove a computer in a lobby. A press of a control that has counted shows the computers."""
        async with self._replies.working_at(interaction, wanted.table):
            person = await self._people.meet(interaction)
            change = self._tables.add_computer if wanted.what == "add" else self._tables.remove_computer
            try:
                step = await change(wanted.table, person, interaction.id, wanted.level, wanted.computers)
            except Refusal as refusal:
                if refusal.code != "old-button" or wanted.computers is None:
                    raise
                await self._replies.show_computers(interaction, await self._tables.fetch(wanted.table))
                return
            await self._replies.reply_to_change(interaction, step, person, self._replies.show_computers)

    async def _speak(self, interaction: Interaction, lobby: ChooseLanguage, chosen: tuple[str]) -> None:
        """Set the language of a lobby."""
        async with self._replies.working_at(interaction, lobby.table):
            if chosen[0] not in LANGUAGES:
                raise Refusal("old-button")  # forged
            person = await self._people.meet(interaction)
            step = await self._tables.set_language(lobby.table, person, interaction.id, chosen[0])
            await self._replies.reply_to_change(interaction, step, person, self._replies.settings_of(person))

    async def _time(self, interaction: Interaction, chosen_in: ChooseClock, chosen: tuple[str]) -> None:
        """Set the clock of a lobby."""
        async with self._replies.working_at(interaction, chosen_in.table):
            person = await self._people.meet(interaction)
            step = await self._tables.set_clock(chosen_in.table, person, interaction.id, chosen[0])
            await self._replies.reply_to_change(interaction, step, person, self._replies.settings_of(person))

    async def do(self, interaction: Interaction, wanted: InLobby) -> None:
        """Do something before a game, or for the next one."""
        table_id = wanted.table
        async with self._replies.visiting(interaction, table_id) as (table, person):
            match wanted.what:
                case "join":
                    step = await self._tables.join(table_id, person, interaction.id)
                    await self._replies.reply_to_step(interaction, step, person)
                case "start" | "start-without" as what:
                    await self._start(interaction, table_id, person, confirmed=what == "start-without")
                case "wait":
                    await self._wait(interaction, table, person)
                case "unwait":
                    step = await self._tables.leave_waitlist(table_id, person, interaction.id)
                    await self._replies.reply_to_change(interaction, step, person, self._replies.show_not_waiting)
                case "computers":
                    lobby.must_take_computers(table, person.id)
                    await self._replies.show_computers(interaction, table)
                case "settings":
                    if table.phase == "over":
                        raise Refusal("table-over")
                    await self._replies.show_settings(interaction, table, person)
                case "rematch":
                    await self._rematch(interaction, table, person)

    async def _start(self, interaction: Interaction, table_id: str, person: Person, *, confirmed: bool) -> None:
        """Start the game. The names of people who have not answered a rematch are asked about first."""
        try:
            step = await self._tables.start(table_id, person, interaction.id, confirmed=confirmed)
        except StartUnconfirmed as unconfirmed:
            table, texts = await self._tables.get_or_fetch(table_id), interaction.texts
            name = bold_names(await self._people.players(table, texts))
            silent = {"names": texts.join_names([name(seat) for seat in unconfirmed.seats])}
            yes = kind_button(InLobby(table_id, "start-without"), texts, ButtonStyle.danger)
            await interaction.show(Post(texts.say("confirm-start", silent), controls=controls_of([yes])))
        else:
            await self._replies.reply_to_step(interaction, step, person, private=confirmed)

    async def _rematch(self, interaction: Interaction, table: Table, person: Person) -> None:
        """Open a lobby like that of a finished table, or show the one that another press has just opened. Against
        computers alone the game begins."""
        try:
            await self._opening_rules.check(interaction, table.info.channel_id, table.info.parent_id)
            must_be_able_to_write(interaction)
            step = await self._tables.rematch(table.info.id, person, interaction.id)
        except Refusal as refusal:
            opened = await self._tables.fetch_live_in(table.info.channel_id)
            if opened is None or not _follows(opened, table, person, refusal):
                raise
            await self._enter(interaction, opened, person)
            return
        await self._opening.reply_to_opening(interaction, step, person)
        await self._opening_rules.explain(interaction)

    async def _enter(self, interaction: Interaction, opened: Table, person: Person) -> None:
        """Seat the author in a lobby, if that is still to be done, and say where it is."""
        async with self._replies.visiting(interaction, opened.info.id):
            if opened.seat_of(person.id) is None:
                step = await self._tables.join(opened.info.id, person, interaction.id)
                async with self._replies.showing(interaction, step):
                    await self._replies.point_to_seat(interaction, step.after)
            else:
                await self._replies.point_to_seat(interaction, opened)

    async def _wait(self, interaction: Interaction, table: Table, person: Person) -> None:
        """Put the author on the waiting list. A second press never takes anyone off it."""
        if interaction.message is None and table.seat_of(person.id) is None:
            must_be_able_to_write(interaction)  # the reply to a command is the board
        try:
            step = await self._tables.join_waitlist(table.info.id, person, interaction.id)
        except Refusal as refusal:
            if refusal.code != "waiting-already":
                raise
            await self._replies.show_waiting(interaction, table)
        else:
            await self._replies.reply_to_step(interaction, step, person)


def _follows(opened: Table, table: Table, person: Person, refusal: Refusal) -> bool:
    """Return whether a table is the rematch for which a person was refused another one."""
    if opened.info.game != table.info.game:
        return False
    if opened.seat_of(person.id) is not None:
        return refusal.code in ("channel-taken", "not-over")
    return opened.phase == "lobby" and refusal.code == "channel-taken" and bool({*opened.people} & {*table.people})
