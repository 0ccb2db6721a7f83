"""How a page about finished tables is shown: to whoever asked alone, until they share it with the channel."""

from collections.abc import Sequence
from typing import Any, Final, Literal

import discord
from discord.ui import Button, View

from bot.chat.finished.requests import Page, Sharing, request_button
from bot.chat.front.controls import Click, controls_of
from bot.chat.front.interaction import Interaction
from bot.chat.front.post import Post
from bot.chat.words.languages import private_texts, public_texts
from bot.chat.words.lengths import CONTENT, LABEL, fit
from bot.chat.words.people import name_here
from bot.chat.words.players import escaped
from bot.chat.words.texts import Texts, texts_for
from bot.tables.refusals import Refusal

Way = Literal["anew", "in-place", "shared"]
"""As a new message to the one who asked; in the message whose page is turned, which may be an old one that everybody
sees; as a new message to everybody in the channel."""

_SHARED: Final = 100
"""Characters that the line about who shared has room for."""


class Showing:
    """An interaction that asks for a page, and how that is answered."""

    def __init__(self, interaction: Interaction, way: Way = "anew") -> None:
        self.interaction = interaction
        self.way: Way = way
        self._public = public_texts(interaction)
        self._begun = False
        if way == "shared" and interaction.guild_id is None:
            raise Refusal("only-in-servers")

    @property
    def alone(self) -> bool:
        """Whether only the one who asked sees it."""
        clicked = self.interaction.message
        return self.way == "anew" or (self.way == "in-place" and clicked is not None and clicked.flags.ephemeral)

    @property
    def texts(self) -> Texts:
        """In whose language it is."""
        return private_texts(self.interaction) if self.alone else self._public

    def of_table(self, language: str) -> None:
        """It is of a table: what everybody sees of that is in the table's language."""
        self._public = texts_for(language)

    def controls(
        self,
        page: Page,
        turning: Sequence[Button[Any]] = (),
        opening: Sequence[Button[Any]] = (),
        guild: int | None = None,
    ) -> View:
        """What stands under a page: what turns it, for who asked; what anybody may open, below what everybody sees; and
        the way to share it, on the server that it is of."""
        if self.way == "shared":
            return controls_of(opening)
        asker = self.interaction.user.id
        shareable = self.alone and self.interaction.guild_id is not None and guild in (None, self.interaction.guild_id)
        share = request_button(asker, Sharing(page), self.texts.say("button-share"), discord.ButtonStyle.primary)
        return controls_of([*turning, *([share] if shareable else [])])

    def told_where(self, guild: int) -> str:
        """Where a page of a table can be shared, for who is on another server than that of the table."""
        return "" if self.interaction.guild_id in (None, guild) else self.texts.say("shared-there")

    async def begin(self) -> bool:
        """Say that it comes, for what takes its time; False where it is too late for that."""
        if self.way == "anew":
            return await self.interaction.defer(private=True)
        if self.way == "shared" and not self._begun:
            self._begun = True
            await self.interaction.reply_in_place(self._clicked(shared=True))
        return True

    async def answer(self, post: Post) -> None:
        """Show the page."""
        match self.way:
            case "anew":
                await self.interaction.reply(post, private=True)
            case "in-place":
                await self.interaction.reply_in_place(post)
            case "shared":
                await self.begin()
                shared = self.texts.say("shared-by", {"name": escaped(name_here(self.interaction))})
                content = fit(post.content, CONTENT - _SHARED)
                if await self.interaction.reply(post._replace(content=f"{content}\n{shared}")) is None:
                    await self.interaction.reply_in_place(self._clicked(shared=False))  # to be tried again

    def _clicked(self, *, shared: bool) -> Post:
        """The page of the one who shares it, which another click does not share a second time."""
        clicked = self.interaction.message
        assert clicked is not None  # noqa: S101 - a button stands under a message
        items: list[Button[Any]] = [item for item in View.from_message(clicked).children if isinstance(item, Button)]
        for item in items:
            if shared and item.custom_id == Click.from_interaction(self.interaction.raw).custom_id:
                item.disabled, item.label = True, fit(private_texts(self.interaction).say("button-shared"), LABEL)
        return Post(clicked.content, None, controls_of(items))
