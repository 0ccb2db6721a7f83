"""Handlers of the lobby: seats, computers, variants, language, the waitlist, and the table that follows."""

from dataclasses import dataclass
from functools import partial
from typing import Literal

from discord import ButtonStyle
from discord.app_commands import Choice

from bot.chat.board.lobbies import level_offer
from bot.chat.board.press import TablePress
from bot.chat.board.presses import Presses
from bot.chat.board.table_controls import kind_button
from bot.chat.front.commands import GUILDS, AnyCommand, Option, command, group, localized, options_of, text_of
from bot.chat.front.features import Feature, Works
from bot.chat.front.interaction import Interaction
from bot.chat.front.layout import controls_of
from bot.chat.front.permissions import must_be_able_to_write
from bot.chat.front.post import Post
from bot.chat.front.serving import Serve
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


@dataclass(eq=False)
class LobbyHandlers(Feature):
    """Handles the lobby. Keeps no state."""

    _tables: Tables
    _people: People
    _presses: Presses
    _opening: OpeningHandlers
    _forms: FormHandlers

    @property
    def requests(self) -> Works:
        own: Works = {
            InLobby: self._do,
            ChooseVariants: self._choose,
            ChooseLanguage: self._speak,
            ChooseClock: self._time,
            ChangeComputers: self._change_computers,
        }
        return {**self._presses.requests(own), **self._opening.requests, **self._forms.requests}

    def commands(self, serve: Serve) -> list[AnyCommand]:
        games = [Choice(name=text_of(f"{game}-offer"), value=game) for game in GAMES]
        languages = [Choice(name=texts_for(language).say("language-name"), value=language) for language in LANGUAGES]
        if missing := missing_of(LEVELS):
            raise LookupError(f"levels of computers lack {', '.join(missing)}")
        levels = [Choice(name=localized(partial(level_offer, level)), value=level) for level in LEVELS]
        clocks = [Choice(name=text_of(f"clock-{clock}"), value=clock) for clock in CLOCKS]
        choices = {"game": games, "language": languages, "against": levels, "clock": clocks}
        level = [Option("level", required=True, choices=levels)]
        here = self._presses.here
        changing = [
            command(serve, f"table-computer-{what}", here(partial(self.computer, what=what)), level)
            for what in ("add", "remove")
        ]
        choosing = options_of(self.choose, completions={"variants": self.offer_variants})
        table = [
            command(serve, "table-open", self._forms.open, options_of(self._forms.open, choices=choices)),
            command(serve, "table-options", here(self.choose), choosing),
            group("table-computer", changing),
            command(serve, "table-show", here(self.show)),
            *[
                command(serve, f"table-{what}", self._presses.click_here(self._do, InLobby, what), ())
                for what in ("join", "start", "wait")
            ],
            command(serve, "table-rematch", self.rematch),
        ]
        return [group("table", table, GUILDS)]

    async def show(self, press: TablePress, text: bool = False) -> None:
        """Show a table at the bottom of its channel, or privately in words."""
        if text:
            await press.show_in_words()
        else:
            if press.seat is None:
                must_be_able_to_write(press.interaction)
            await press.show_board()

    # Variants, language, clock and computers

    async def choose(self, press: TablePress, variants: str = "") -> None:
        """Set the variants of a lobby: codes with blanks or commas between them."""
        await self._choose(press, None, tuple(variants.replace(",", " ").split()))

    async def offer_variants(self, interaction: Interaction, begun: str) -> list[Choice[str]]:
        """Offer the codes typed so far and one more."""
        table = await self._presses.finder.table_for(interaction)
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

    async def _choose(self, press: TablePress, _: ChooseVariants | None, chosen: tuple[str, ...]) -> None:
        await press.reply(await press.take(lobby.set_options, chosen), TablePress.show_settings)

    async def _speak(self, press: TablePress, _: ChooseLanguage, chosen: tuple[str]) -> None:
        if chosen[0] not in LANGUAGES:
            raise Refusal("old-button")  # forged
        await press.reply(await press.take(lobby.set_language, chosen[0]), TablePress.show_settings)

    async def _time(self, press: TablePress, _: ChooseClock, chosen: tuple[str]) -> None:
        await press.reply(await press.take(lobby.set_clock, chosen[0]), TablePress.show_settings)

    async def computer(self, press: TablePress, level: str, what: Literal["add", "remove"]) -> None:
        await self._change_computers(press, ChangeComputers(press.table.info.id, what, level))

    async def _change_computers(self, press: TablePress, wanted: ChangeComputers) -> None:
        """Add or remove a computer in a lobby. A press of a control that has counted shows the computers."""
        try:
            if wanted.what == "add":
                step = await press.take(lobby.add_computer, wanted.level, wanted.computers)
            else:
                step = await self._tables.remove_computer(*press.act, wanted.level, wanted.computers)
        except Refusal as refusal:
            if refusal.code != "old-button" or wanted.computers is None:
                raise
            newest = await self._tables.fetch(wanted.table)
            await self._presses.bind(press.interaction, newest, press.person).show_computers()
        else:
            await press.reply(step, TablePress.show_computers)

    # Seats, the waitlist, and the next table

    async def _do(self, press: TablePress, wanted: InLobby) -> None:
        """Do what is asked before a game or for the next one, or show what is behind "…"."""
        match wanted.what:
            case "join":
                await press.do(lobby.join)
            case "start" | "start-without":
                await self._start(press, confirmed=wanted.what == "start-without")
            case "wait":
                await self._wait(press)
            case "unwait":
                await press.reply(await press.take(lobby.leave_waitlist), TablePress.show_off_waitlist)
            case "computers":
                lobby.must_take_computers(press.table, press.person.id)
                await press.show_computers()
            case "settings":
                await press.show_settings()
            case "rematch":
                await self._rematch(press)

    async def _start(self, press: TablePress, *, confirmed: bool) -> None:
        """Start the game. The names of people who have not answered a rematch are asked about first."""
        try:
            step = await self._tables.start(*press.act, confirmed=confirmed)
        except StartUnconfirmed as unconfirmed:
            name = bold_names(await press.players())
            silent = {"names": press.texts.join_names([name(seat) for seat in unconfirmed.seats])}
            yes = kind_button(InLobby(press.table.info.id, "start-without"), press.texts, ButtonStyle.danger)
            await press.show(Post(press.texts.say("confirm-start", silent), controls=controls_of([yes])))
        else:
            await press.reply(step, private=confirmed)

    async def _wait(self, press: TablePress) -> None:
        """Put the author on the waitlist. A second press never takes anyone off it."""
        if press.interaction.place == "command" and press.seat is None:
            must_be_able_to_write(press.interaction)  # the reply to a command is the board
        try:
            step = await press.take(lobby.join_waitlist)
        except Refusal as refusal:
            if refusal.code != "waiting-already":
                raise
            await press.show_on_waitlist()
        else:
            await press.reply(step)

    async def rematch(self, interaction: Interaction) -> None:
        """Open a lobby like that of the author's last table here, or in a thread of the channel."""
        person = await self._people.meet(interaction)
        table = await self._tables.fetch_for_rematch(interaction.channel_id or 0, person)
        if table.info.channel_id != interaction.channel_id:
            await self._opening.repeat(interaction, table)
            return
        async with self._presses.at(interaction, table.info.id) as press:
            await self._rematch(press)

    async def _rematch(self, press: TablePress) -> None:
        """Open a lobby like that of a finished table, or show the one that another press has just opened. Against
        computers alone the game begins."""
        interaction, info = press.interaction, press.table.info
        try:
            await self._opening.rules.check(interaction, info.channel_id, info.parent_id)
            must_be_able_to_write(interaction)
            step = await self._tables.rematch(info.id, press.person, interaction.id)
        except Refusal as refusal:
            opened = await self._tables.fetch_live_in(info.channel_id)
            if opened is None or not _follows(opened, press.table, press.person, refusal):
                raise
            await self._enter(interaction, opened.info.id)
            return
        await self._opening.reply_to_opening(interaction, step, press.person)
        await self._opening.rules.explain(interaction)

    async def _enter(self, interaction: Interaction, table_id: str) -> None:
        """Seat the author in a lobby, or count them in at their kept seat, and say where it is."""
        async with self._presses.at(interaction, table_id) as press:
            if press.seat is not None and press.seat not in press.table.challenged:
                await press.point_to_seat()
                return
            async with press.showing(await press.take(lobby.join)):
                await press.point_to_seat()


def _follows(opened: Table, table: Table, person: Person, refusal: Refusal) -> bool:
    """Return whether a table is the rematch for which a person was refused another one."""
    if opened.info.game != table.info.game:
        return False
    if opened.seat_of(person.id) is not None:
        is_rematch = opened.phase == "lobby" and bool(opened.seated_again)
        return refusal.code == "channel-taken" or (refusal.code == "not-over" and is_rematch)
    return opened.phase == "lobby" and refusal.code == "channel-taken" and bool({*opened.people} & {*table.people})
