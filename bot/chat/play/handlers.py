"""Moves, by button and by command, and what a seat looks at: its hand, the table in words, the count of points."""

from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from functools import partial

import msgspec
from discord import ButtonStyle, app_commands
from discord.app_commands import Choice
from msgspec import Raw, Struct

from bot.chat.board.finding import TableFinder
from bot.chat.board.moves import kinds_of
from bot.chat.board.replies import Replies
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
from bot.tables.store import Person, StoreBusy
from bot.tables.table import Step, Table
from games.core import View
from games.game import AnyGame, tag_of
from games.registry import GAMES


class Counts:
    """Shows the count of points privately."""

    def __init__(self, people: People, painter: Painter) -> None:
        self._people = people
        self._painter = painter

    async def show(self, interaction: Interaction, table: Table, named: int | None, own: int | None) -> None:
        """Reply with the count of a named seat, or one's own. A click updates the private message."""
        if table.position is None:
            raise Refusal("no-count")
        view, seats = table.position.view(None), range(len(table.holders))
        seat = next(seat for seat in (named, own, 0) if seat is not None)
        if seat not in seats or not view.count(seat):
            raise Refusal("no-count")
        counted = await self._counted(table, view, seat, interaction.texts)
        if named is None:  # opened from a hand, which stays
            await interaction.reply(counted, private=True)
        else:
            await interaction.show(counted)

    async def _counted(self, table: Table, view: View, seat: int, texts: Texts) -> Post:
        game, people = table.info.game, await self._people.players(table, texts)
        picture = await self._painter.paint_hand(game, view, party_of(people), seat)
        lines = "\n".join(_lines(game, view, seat, texts, bold_names(people)))
        alt = " ".join(_lines(game, view, seat, texts, alt_names(people)))
        name = label_names(people)
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


class PlayHandlers(Feature):
    """Handles play. Keeps no state."""

    def __init__(
        self,
        tables: Tables,
        people: People,
        finder: TableFinder,
        replies: Replies,
        counts: Counts,
        hasten: Callable[[Table], Awaitable[Step]],
    ) -> None:
        """`hasten` lets the computers move that a table waits for."""
        self._tables = tables
        self._people = people
        self._finder = finder
        self._counts = counts
        self._replies = replies
        self._hasten = hasten

    @property
    def requests(self) -> Works:
        return {
            Play: self._play,
            PlayChosen: self._play_chosen,
            PlaySeveral: self._play_several,
            AtTable: self._look,
            Kind: self._offer_kind,
            Count: self._count,
        }

    def commands(self, serve: Serve) -> list[AnyCommand]:
        hand = options_of(self.hand, completions={"table": partial(self._finder.offer, None)})
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
            Option(one.name, required=one.required, prefix=f"{game}-", completion=values(one.name))
            for one in msgspec.structs.fields(kind)
        ]
        which = Option("table", completion=partial(self._finder.offer, game))
        return command(serve, f"{game}-{tag_of(kind)}", work, [*options, which])

    async def _offer_values(
        self, game: str, kind: type[Struct], field: str, interaction: Interaction, begun: str
    ) -> list[Choice[str]]:
        """Offer what is legal now, to the seated person alone."""
        typed = {name: str(value) for name, value in interaction.raw.namespace if value is not None}
        table = await self._finder.table_for(interaction, game, typed.pop("table", None))
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
        found = await self._finder.table_for(interaction, table_id=table)
        await self._look(interaction, AtTable(found.info.id, "hand"))

    async def show_in_words(self, interaction: Interaction, table_id: str) -> None:
        """Show a table in words, privately."""
        await self._look(interaction, AtTable(table_id, "text"))

    async def _play_typed(
        self, interaction: Interaction, game: str, kind: type[Struct], typed: Mapping[str, str], table_id: str | None
    ) -> None:
        """Play the move of a kind that fits what was typed."""
        table = await self._finder.table_for(interaction, game, table_id)
        async with self._replies.working_at(interaction, table.info.id):
            person = await self._people.meet(interaction)
            texts = interaction.texts
            if table.info.game != game:
                raise Refusal("another-game", game=texts.say(f"{table.info.game}-title"))
            if table.phase == "over":
                raise Refusal("table-over")
            seat = _seat(table, person)
            asked = TypedMove(table, seat, kind, await self._people.players(table, texts), texts)
            action = encode(asked.action(typed))
            step = await self._tables.play(table.info.id, person, interaction.id, action.encode(), confirmed=False)
            private = interaction.guild_id is None or kind in table.game.private
            await self._replies.reply_to_step(interaction, step, person, private=private)

    # Clicks, and what commands come to

    async def _play_chosen(self, interaction: Interaction, menu: PlayChosen, chosen: tuple[str]) -> None:
        await self._play(interaction, Play(menu.table, menu.seat, menu.stamp, Raw(chosen[0])))

    async def _play_several(self, interaction: Interaction, menu: PlaySeveral, values: tuple[int, ...]) -> None:
        await self._play(interaction, Play(menu.table, menu.seat, menu.stamp, Raw(menu.action(values))))

    async def _play(self, interaction: Interaction, play: Play) -> None:
        """Play the move of a button or a menu."""
        interaction.close_question(answered=True)
        async with self._replies.working_at(interaction, play.table):
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
            private = play.confirmed  # that was asked in private
            await self._replies.reply_to_step(interaction, step, person, private=private)

    async def _count(self, interaction: Interaction, count: Count) -> None:
        async with self._replies.visiting(interaction, count.table) as (table, person):
            await self._counts.show(interaction, table, count.seat, table.seat_of(person.id))

    async def _offer_kind(self, interaction: Interaction, wanted: Kind) -> None:
        """Show the choices of a rarer kind of action."""
        async with self._replies.visiting(interaction, wanted.table) as (table, person):
            await self._replies.show_kind(interaction, table, _seat(table, person), wanted.tag)

    async def _look(self, interaction: Interaction, wanted: AtTable) -> None:
        """Show the table in words, one's hand, or the picture of what one sees; or let computers move."""
        interaction.close_question(answered=False)
        async with self._replies.visiting(interaction, wanted.table) as (table, person):
            if wanted.what == "text":
                await self._replies.show_in_words(interaction, table, person)
                return
            if wanted.what == "picture":
                await self._replies.show_picture(interaction, table, person)
                return
            seat = _seat(table, person)
            if wanted.what == "hasten":
                await self._replies.reply_to_step(interaction, await self._hasten(table), person)
                return
            if not (table.has_hands or interaction.in_words):
                if interaction.place == "private":  # words were switched off
                    await self._replies.show_in_words(interaction, table, person)
                    return
                raise Refusal("no-hand")
            if seat in table.stood_in:
                await self._note_present(interaction, table, person)
            await self._replies.open_hand(interaction, table, seat, person)

    async def _note_present(self, interaction: Interaction, table: Table, person: Person) -> None:
        """Note that an absent person is at the table. The hand is shown in any case."""
        with suppress(Refusal, StoreBusy):
            await self._tables.commit(table.info.id, person, interaction.id, absence.come_back)


def _seat(table: Table, person: Person) -> int:
    seat = table.seat_of(person.id)
    if seat is None:
        raise Refusal("not-seated")
    return seat
