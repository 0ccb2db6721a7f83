"""What stays written in a message that is no board any more."""

from collections.abc import Sequence

import discord

from bot.chat.front.post import Post
from bot.chat.tables.boards import opened_with
from bot.chat.tables.pages import Pages, Scene
from bot.chat.tables.parting import Left, ToldAbove
from bot.chat.words.lengths import CONTENT, fitted
from bot.chat.words.people import People
from bot.chat.words.players import bold
from bot.chat.words.presence import deed_lines
from bot.chat.words.sentences import first_told, lobby_text, story
from bot.chat.words.texts import texts_for
from bot.tables.posted import PostedMessage
from bot.tables.table import Step
from games.chance import commitment


class LastWords:
    """Tells what was done on the pages that such a message has."""

    def __init__(self, people: People, pages: Pages) -> None:
        self._people = people
        self._pages = pages

    async def farewell(self, step: Step, posted: PostedMessage | None) -> Left | None:
        """The message that is the board, as it stays behind if another takes its place."""
        if posted is None:
            return None
        opening = step.after.phase == "lobby" or opened_with(step.after, posted)
        says, told = await self.of(step, opening=opening)
        return Left(posted.channel_id, posted.message_id, says if says.content else None, told)

    async def of(self, step: Step, *, opening: bool) -> tuple[Post, ToldAbove | None]:
        """What stays written, without a picture, in a message that is no board any more, and what it tells of. The one
        with which a table was opened keeps the promise of its seed."""
        table = step.after
        texts = texts_for(table.language)
        people = await self._people.seated(table, texts)
        if opening:
            return Post(fitted(lobby_text(table, people, texts), CONTENT), ()), None
        page = self._pages.of(step)
        told = page.told
        if table.phase == "over":  # the ending, which stays right below, tells the rest
            told = told._replace(events=first_told(table.info.game, told.events, texts))
        earlier = [line for scene in page.before for line in await self._story(scene)]
        moves, deeds = await self._story(told), deed_lines(step, texts, bold(people))
        lines = [*earlier, *moves, *deeds] if table.handed_over else [*earlier, *deeds, *moves]
        return Post(fitted("\n".join(lines), CONTENT), ()), ToldAbove(table.number, told.events)

    async def where_clicked(self, clicked: discord.Message, step: Step) -> tuple[Post, ToldAbove | None]:
        """The same of a message as it was when it was clicked."""
        return await self.of(step, opening=commitment(step.after.info.seed) in clicked.content)

    async def _story(self, scene: Scene) -> Sequence[str]:
        """What was done, in the names of those who did it."""
        texts = texts_for(scene.table.language)
        return story(scene.table.info.game, scene.events, texts, bold(await self._people.seated(scene.table, texts)))
