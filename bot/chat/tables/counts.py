"""The count of points at the end of a game, seat by seat: the lines of its view, with their tiles."""

from discord import ButtonStyle

from bot.chat.front.controls import controls_of
from bot.chat.front.interaction import Interaction
from bot.chat.front.painter import Painter
from bot.chat.front.post import Attachment, Post
from bot.chat.requests import Count
from bot.chat.words.languages import private_texts
from bot.chat.words.lengths import ALT, CONTENT, fit
from bot.chat.words.people import People
from bot.chat.words.players import alt_names, bold_names, label_names, party_of
from bot.chat.words.texts import Name, Texts
from bot.tables.refusals import Refusal
from bot.tables.table import Table
from games.core import View


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
        counted = await self._counted(table, view, seat, private_texts(interaction))
        if interaction.message is not None and interaction.message.flags.ephemeral and named is not None:
            await interaction.reply_in_place(counted)
        else:
            await interaction.reply(counted, private=True)

    async def _counted(self, table: Table, view: View, seat: int, texts: Texts) -> Post:
        game, people = table.info.game, await self._people.players(table, texts)
        picture = await self._painter.paint_hand(game, view, party_of(people), seat)
        lines = "\n".join(_lines(game, view, seat, texts, bold_names(people)))
        alt = fit(" ".join(_lines(game, view, seat, texts, alt_names(people))), ALT)
        name = label_names(people)
        seats = [
            Count(table.info.id, other).button(
                name(other), ButtonStyle.primary if other == seat else ButtonStyle.secondary
            )
            for other in range(len(people))
        ]
        pictures = (Attachment.of(picture, alt),) if picture is not None else ()
        return Post(fit(lines, CONTENT), pictures, controls_of(seats))


def _lines(game: str, view: View, seat: int, texts: Texts, name: Name) -> list[str]:
    return [texts.say(f"{game}-count-{line.code}", line.facts, name) for line in view.count(seat)]
