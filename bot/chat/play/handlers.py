"""Moves, by button and by command, and what a seat looks at: its hand, the table in words, the count of points."""

from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import partial

import msgspec
from discord import ButtonStyle, app_commands
from discord.app_commands import Choice
from msgspec import Raw, Struct

from bot.chat.board.moves import kinds_of
from bot.chat.board.press import TablePress
from bot.chat.board.presses import Presses
from bot.chat.front.commands import (
    EVERYWHERE,
    AnyCommand,
    Command,
    Completion,
    Option,
    command,
    group,
    options_of,
    table_menu,
)
from bot.chat.front.controls import encode
from bot.chat.front.features import Feature, Works
from bot.chat.front.interaction import Interaction
from bot.chat.front.layout import controls_of
from bot.chat.front.painter import Painter
from bot.chat.front.post import Attachment, Post
from bot.chat.front.serving import Serve
from bot.chat.play.typed import TypedMove
from bot.chat.requests import AtTable, Count, Kind, Pictured, Play, PlayChosen, PlaySeveral, table_of
from bot.chat.words.lengths import CONTENT, fit
from bot.chat.words.people import People
from bot.chat.words.players import alt_names, bold_names, label_names, party_of
from bot.chat.words.texts import Name, Texts
from bot.tables import absence
from bot.tables.refusals import Refusal
from bot.tables.service import Tables
from bot.tables.store import StoreBusy
from bot.tables.table import Step, Table
from games.core import View
from games.game import AnyGame, tag_of
from games.registry import GAMES


class Counts:
    """Shows the count of points privately."""

    def __init__(self, painter: Painter) -> None:
        self._painter = painter

    async def show(self, press: TablePress, named: int | None) -> None:
        """Reply with the count of a named seat, or one's own. A click updates the private message."""
        if press.table.position is None:
            raise Refusal("no-count")
        view, seats = press.table.position.view(None), range(len(press.table.holders))
        seat = next(seat for seat in (named, press.seat, 0) if seat is not None)
        if seat not in seats or not view.count(seat):
            raise Refusal("no-count")
        counted = await self._counted(press, view, seat)
        if named is None:  # opened from a hand, which stays
            await press.interaction.reply(counted, private=True)
        else:
            await press.show(counted)

    async def _counted(self, press: TablePress, view: View, seat: int) -> Post:
        table, texts, people = press.table, press.texts, await press.players()
        game, name = table.info.game, label_names(people)
        picture = await self._painter.paint_hand(game, view, party_of(people), seat)
        lines = "\n".join(_lines(game, view, seat, texts, bold_names(people)))
        alt = " ".join(_lines(game, view, seat, texts, alt_names(people)))
        seats = [
            Count(table.info.id, other).button(
                name(other), ButtonStyle.primary if other == seat else ButtonStyle.secondary
            )
            for other in range(len(people))
        ]
        pictures = (
            (Attachment.of(picture, alt, Pictured(Count(table.info.id, seat)).button),) if picture is not None else ()
        )
        return Post(fit(lines, CONTENT), pictures, controls_of(seats))


def _lines(game: str, view: View, seat: int, texts: Texts, name: Name) -> list[str]:
    return [texts.say(f"{game}-count-{line.code}", line.facts, name) for line in view.count(seat)]


@dataclass(eq=False)
class PlayHandlers(Feature):
    """Handles play. Keeps no state."""

    _tables: Tables
    _people: People
    _presses: Presses
    _counts: Counts
    _hasten: Callable[[Table], Awaitable[Step]]
    """Lets the computers move that a table waits for."""

    @property
    def requests(self) -> Works:
        looks: Works = {AtTable: self._look, Kind: self._offer_kind, Count: self._count}
        moves: Works = {Play: self._play, PlayChosen: self._play_chosen, PlaySeveral: self._play_several}
        return {**moves, **self._presses.requests(looks)}

    def commands(self, serve: Serve) -> list[AnyCommand]:
        hand = options_of(self.hand, completions={"table": partial(self._presses.finder.offer, None)})
        return [
            *[self._commands_of(serve, game) for game in GAMES.values()],
            command(serve, "hand", self.hand, hand, EVERYWHERE),
            table_menu(serve, "text", self.show_in_words, table_of),
        ]

    def _commands_of(self, serve: Serve, game: type[AnyGame]) -> app_commands.Group:
        return group(game.name, [self._command_of(serve, game.name, kind) for kind in kinds_of(game)], EVERYWHERE)

    def _command_of(self, serve: Serve, game: str, kind: type[Struct]) -> Command:
        """Return the command of a kind of action. Its options are the action's fields, and the table's id for a person
        at several tables who types in a direct message."""

        async def work(interaction: Interaction, table: str | None = None, **typed: str) -> None:
            await self._play_typed(interaction, game, kind, typed, table)

        def values(field: str) -> Completion:
            return partial(self._offer_values, game, kind, field)

        options = [
            Option(field.name, required=field.required, prefix=f"{game}-", completion=values(field.name))
            for field in msgspec.structs.fields(kind)
        ]
        which = Option("table", completion=partial(self._presses.finder.offer, game))
        return command(serve, f"{game}-{tag_of(kind)}", work, [*options, which])

    async def _offer_values(
        self, game: str, kind: type[Struct], field: str, interaction: Interaction, begun: str
    ) -> list[Choice[str]]:
        """Offer what is legal now, to the seated person alone."""
        typed = {name: str(value) for name, value in interaction.raw.namespace if value is not None}
        table = await self._presses.finder.table_for(interaction, game, typed.pop("table", None))
        if table.info.game != game:
            return []
        person = await self._people.meet(interaction)
        texts = interaction.texts
        people = await self._people.players(table, texts)
        seat = table.seat_of(person.id)
        return (
            [] if seat is None else TypedMove(table, seat, kind, people, texts).offers(field, {**typed, field: begun})
        )

    async def hand(self, interaction: Interaction, table: str | None = None) -> None:
        """Show one's hand at the channel's table, or, in a direct message, at one's own."""
        found = await self._presses.finder.table_for(interaction, table_id=table)
        async with self._presses.at(interaction, found.info.id) as press:
            await self._look(press, AtTable(found.info.id, "hand"))

    async def show_in_words(self, interaction: Interaction, table_id: str) -> None:
        """Show a table in words, privately."""
        async with self._presses.at(interaction, table_id) as press:
            await press.show_in_words()

    async def _play_typed(
        self, interaction: Interaction, game: str, kind: type[Struct], typed: Mapping[str, str], table_id: str | None
    ) -> None:
        """Play the move of a kind that fits what was typed."""
        table = await self._presses.finder.table_for(interaction, game, table_id)
        async with self._presses.working_at(interaction, table.info.id):
            press = self._presses.bind(interaction, table, await self._people.meet(interaction))
            if table.info.game != game:
                raise Refusal("another-game", game=press.texts.say(f"{table.info.game}-title"))
            if table.phase != "playing":
                raise Refusal("not-started" if table.phase == "lobby" else "table-over")
            asked = TypedMove(table, press.own_seat(), kind, await press.players(), press.texts)
            step = await press.take(Table.play, encode(asked.action(typed)).encode(), confirmed=False)
            await press.reply(step, private=interaction.guild_id is None or kind in table.game.private)

    # Clicks, and what commands come to

    async def _play_chosen(self, interaction: Interaction, menu: PlayChosen, chosen: tuple[str]) -> None:
        await self._play(interaction, Play(menu.table, menu.seat, menu.stamp, Raw(chosen[0])))

    async def _play_several(self, interaction: Interaction, menu: PlaySeveral, values: tuple[int, ...]) -> None:
        await self._play(interaction, Play(menu.table, menu.seat, menu.stamp, Raw(menu.action(values))))

    async def _play(self, interaction: Interaction, play: Play) -> None:
        """Play the move of a button or a menu."""
        interaction.close_question(answered=True)
        async with self._presses.working_at(interaction, play.table):
            action, seat, stamp = bytes(play.action), play.seat, play.stamp
            person, step = await self._people.act_as(
                interaction,
                lambda person: self._tables.commit(
                    play.table, person, interaction.id, Table.play, action, seat, stamp, confirmed=play.confirmed
                ),
            )
            press = self._presses.bind(interaction, step.after, person)
            await press.reply(step, private=play.confirmed)  # that was asked in private

    async def _count(self, press: TablePress, count: Count) -> None:
        await self._counts.show(press, count.seat)

    async def _offer_kind(self, press: TablePress, wanted: Kind) -> None:
        """Show the choices of a rarer kind of action."""
        await press.show_kind(wanted.tag)

    async def _look(self, press: TablePress, wanted: AtTable) -> None:
        """Show the table in words, one's hand, or the picture of what one sees; or let computers move."""
        press.interaction.close_question(answered=False)
        match wanted.what:
            case "text":
                await press.show_in_words()
            case "picture":
                await press.show_picture()
            case "hasten":
                press.own_seat()
                await press.reply(await self._hasten(press.table))
            case "hand":
                await self._show_hand(press)

    async def _show_hand(self, press: TablePress) -> None:
        """Show one's hand. An absent person is back at the table by that; the hand is shown in any case."""
        seat = press.own_seat()
        if press.table.has_hands or press.interaction.in_words:
            if seat in press.table.stood_in:
                with suppress(Refusal, StoreBusy):
                    await press.take(absence.come_back)
            await press.open_hand()
        elif press.interaction.place == "private":  # words were switched off
            await press.show_in_words()
        else:
            raise Refusal("not-started" if press.table.phase == "lobby" else "no-hand")
