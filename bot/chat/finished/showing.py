"""Display of a page about finished tables: private, until the asker shares it with the channel."""

import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final, Literal

import discord
from discord.ui import Button, View

from bot.chat.front.controls import Request, controls_of
from bot.chat.front.features import Feature, Works
from bot.chat.front.fields import Chosen, read
from bot.chat.front.interaction import Interaction
from bot.chat.front.permissions import must_be_able_to_write
from bot.chat.front.post import Post
from bot.chat.requests import Page, Share, TurnTo
from bot.chat.words.languages import private_texts, public_texts
from bot.chat.words.lengths import CONTENT, LABEL, fit
from bot.chat.words.people import name_here
from bot.chat.words.players import escaped
from bot.chat.words.texts import Texts, texts_for
from bot.tables.refusals import Refusal

Way = Literal["new", "in-place", "shared"]
"""new: a new private message. in-place: in the message of the clicked button, which may be an old public one. shared: a
new public message."""

Show = Callable[["Showing", Any], Awaitable[None]]
"""A function that shows the page of a request."""

PROGRESS_EVERY: Final = 2.0
"""Seconds between two lines of progress."""
_SHARED: Final = 100
"""Characters reserved for the line that names the sharer."""


class Showing:
    """An interaction that asks for a page, and the way of its reply."""

    def __init__(self, interaction: Interaction, way: Way = "new") -> None:
        self.interaction = interaction
        self.way: Way = way
        self._public = public_texts(interaction)
        self._begun = False
        self._progress: int | None = None
        """The id of the reply that says how far the work is."""
        self._progress_at = time.monotonic()
        if way == "shared" and interaction.guild_id is None:
            raise Refusal("only-in-servers")
        if way == "shared":
            must_be_able_to_write(interaction)

    @property
    def is_private(self) -> bool:
        """Whether only the asker sees the page."""
        clicked = self.interaction.message
        return self.way == "new" or (self.way == "in-place" and clicked is not None and clicked.flags.ephemeral)

    @property
    def texts(self) -> Texts:
        """The texts of the page's language."""
        return private_texts(self.interaction) if self.is_private else self._public

    def use_language(self, language: str) -> None:
        """Use a table's language for the public page."""
        self._public = texts_for(language)

    def controls(
        self,
        page: Page,
        turning: Sequence[Button[Any]] = (),
        opening: Sequence[Button[Any]] = (),
        guild: int | None = None,
    ) -> View:
        """Return the controls of a page: `turning` for the asker, `opening` for every reader of a shared page, and the
        button that shares it, on the server `guild` that it belongs to."""
        if self.way == "shared":
            return controls_of(opening)
        asker = self.interaction.user.id
        shareable = (
            self.is_private and self.interaction.guild_id is not None and guild in (None, self.interaction.guild_id)
        )
        share = Share(asker, page).button(self.texts.say("button-share"), discord.ButtonStyle.primary)
        return controls_of([*turning, *([share] if shareable else [])])

    def sharing_hint(self, guild: int) -> str:
        """Return the hint that a page can be shared on its table's server. Empty there."""
        return "" if self.interaction.guild_id in (None, guild) else self.texts.say("shared-there")

    async def begin(self) -> bool:
        """Defer the reply, for a page that takes long. Returns False if it is too late."""
        if self.way == "new":
            return await self.interaction.defer(private=True)
        if self.way == "shared" and not self._begun:
            self._begun = True
            await self.interaction.reply_in_place(self._clicked_page(shared=True))
        return True

    async def note_progress(self, page: Page, share: float) -> None:
        """Say now and then how far the work on a page is, until it is shown. If the process is killed, the line
        stays, so it has a button that asks for the page again."""
        if not self.is_private or time.monotonic() - self._progress_at < PROGRESS_EVERY:
            return
        self._progress_at = time.monotonic()
        again = TurnTo(self.interaction.user.id, page).button(self.texts.say("button-start-again"))
        post = Post(self.texts.say("review-progress", {"percent": int(100 * share)}), (), controls_of([again]))
        if self.way == "in-place":
            await self.interaction.reply_in_place(post)
        elif self._progress is None:
            self._progress = await self.interaction.reply(post, private=True)
        else:
            await self.interaction.edit_private(self._progress, post)

    async def take_progress_back(self) -> None:
        """Delete the line of progress, where the work fails."""
        if self._progress is not None:
            await self.interaction.delete_private(self._progress)

    async def show(self, post: Post) -> None:
        """Show the page."""
        match self.way:
            case "new":
                if self._progress is None or await self.interaction.edit_private(self._progress, post) is not None:
                    await self.interaction.reply(post, private=True)
            case "in-place":
                await self.interaction.reply_in_place(post)
            case "shared":
                await self.begin()
                shared = self.texts.say("shared-by", {"name": escaped(name_here(self.interaction))})
                content = fit(post.content, CONTENT - _SHARED)
                if await self.interaction.reply(replace(post, content=f"{content}\n{shared}")) is None:
                    await self.interaction.reply_in_place(self._clicked_page(shared=False))  # enable a retry

    def _clicked_page(self, *, shared: bool) -> Post:
        """Return the sharer's page with the clicked button disabled, so that it is shared once."""
        clicked = self.interaction.message
        assert clicked is not None  # noqa: S101 - every button belongs to a message
        pressed = read(self.interaction.raw.data, Chosen)
        items: list[Button[Any]] = [item for item in View.from_message(clicked).children if isinstance(item, Button)]
        for item in items:
            if shared and pressed is not None and item.custom_id == pressed.custom_id:
                item.disabled, item.label = True, fit(private_texts(self.interaction).say("button-shared"), LABEL)
        return Post(clicked.content, None, controls_of(items))


class PageFeature(Feature):
    """A feature with pages, which a request opens, turns to, or shares."""

    @property
    def pages(self) -> Mapping[type[Request], Show]:
        """What shows its pages, by the type of their requests."""
        raise NotImplementedError

    @property
    def requests(self) -> Works:
        return {kind: partial(_open, show) for kind, show in self.pages.items()}


async def _open(show: Show, interaction: Interaction, page: Page) -> None:
    await show(Showing(interaction), page)


class PageTurner(Feature):
    """Turns to pages and shares them, whose requests lie in others."""

    def __init__(self, features: Sequence[PageFeature]) -> None:
        self._pages = {kind: show for feature in features for kind, show in feature.pages.items()}

    @property
    def requests(self) -> Works:
        return {TurnTo: self._turn, Share: self._share}

    async def _turn(self, interaction: Interaction, turn: TurnTo) -> None:
        await self._pages[type(turn.page)](Showing(interaction, "in-place"), turn.page)

    async def _share(self, interaction: Interaction, share: Share) -> None:
        await self._pages[type(share.page)](Showing(interaction, "shared"), share.page)
