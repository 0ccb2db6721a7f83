"""Pages that their reader leafs through: private until shared with the channel; and the queue of those that take
seconds."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from typing import Any, Final, Generic, Literal, TypeVar

import discord
import structlog
from discord.ui import Button, View

from bot.chat.front.controls import Chosen, Request, read
from bot.chat.front.features import Feature, Works
from bot.chat.front.interaction import Interaction
from bot.chat.front.layout import controls_of
from bot.chat.front.permissions import must_be_able_to_write
from bot.chat.front.post import Attachment, Post
from bot.chat.requests import Page, Practise, Share, TurnTo
from bot.chat.words.lengths import CONTENT, LABEL, fit
from bot.chat.words.numbers import tenths
from bot.chat.words.people import People, name_here, name_of_account
from bot.chat.words.players import escaped
from bot.chat.words.texts import Texts, public_texts, texts_for
from bot.finished.rating import Rating
from bot.finished.review import Progress
from bot.tables.caches import BoundedCache
from bot.tables.refusals import Refusal
from bot.tables.store import Person
from games.review import NoFinding


def ordinal(rating: Rating, texts: Texts) -> str:
    """Return a rating with one decimal, as shown everywhere."""
    return tenths(rating.ordinal, texts)


def spread(rating: Rating, texts: Texts) -> str:
    """Return the uncertainty of a rating."""
    return f"±{tenths(rating.sigma, texts)}"


def day(at: int) -> str:
    """Return the UTC day of a moment."""
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d")


T = TypeVar("T")

Way = Literal["new", "in-place", "shared"]
"""new: a new private message. in-place: in the message of the clicked button, which may be an old public one. shared: a
new public message."""

Show = Callable[["PageReply", Any], Awaitable[None]]
"""A function that shows the page of a request."""

PROGRESS_EVERY: Final = 2.0
"""Seconds between two lines of progress."""
_SHARED_KEPT: Final = 1000
_SHARED: Final = 100
"""Characters reserved for the line that names the sharer."""


class PageReply:
    """An interaction that asks for a page, and the way of its reply."""

    def __init__(self, interaction: Interaction, way: Way = "new") -> None:
        self.interaction = interaction
        self.way: Way = way
        self._public = public_texts(interaction)
        self._begun = False
        self.shared = False
        """Whether a new public message shows the page."""
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
        return self.way == "new" or (self.way == "in-place" and self.interaction.place == "private")

    @property
    def texts(self) -> Texts:
        """The texts of the page's language."""
        return self.interaction.texts if self.is_private else self._public

    def use_language(self, language: str) -> None:
        """Use a table's language for the public page."""
        self._public = texts_for(language)

    def turn_to(self, page: Page | Practise, label: str, *, disabled: bool = False) -> Button[Any]:
        """Return the asker's button that shows another page in place of this one."""
        return TurnTo(self.interaction.user.id, page).button(label, disabled=disabled)

    async def show_page(
        self,
        page: Page,
        lines: Sequence[str],
        turning: Sequence[Button[Any]] = (),
        opening: Sequence[Button[Any]] = (),
        *,
        files: tuple[Attachment, ...] = (),
        guild: int | None = None,
    ) -> None:
        """Show a page: its lines as far as they fit, the controls for `turning` it, or for every reader of a shared
        page those `opening` it. A page that belongs to a server `guild` can be shared there alone, and says so
        elsewhere."""
        elsewhere = guild is not None and self.interaction.guild_id not in (None, guild)
        hint = self.texts.say("shared-there") if elsewhere else ""
        content = fit("\n".join(filter(None, [*lines, hint])), CONTENT)
        await self.show(Post(content, files, self._controls(page, turning, opening, guild)))

    def _controls(
        self, page: Page, turning: Sequence[Button[Any]], opening: Sequence[Button[Any]], guild: int | None
    ) -> View:
        if self.way == "shared":
            return controls_of(opening)
        asker = self.interaction.user.id
        shareable = (
            self.is_private and self.interaction.guild_id is not None and guild in (None, self.interaction.guild_id)
        )
        share = Share(asker, page).button(self.texts.say("button-share"), discord.ButtonStyle.primary)
        return controls_of([*turning, *([share] if shareable else [])])

    async def begin(self) -> bool:
        """Defer the reply, for a page that takes long. Returns False if it is too late."""
        if self.way == "new":
            return await self.interaction.defer(private=True)
        if self.way == "shared" and not self._begun:
            self._begun = True
            await self.interaction.reply_in_place(self._clicked_page(shared=True), quiet=True)
        return True

    async def _note_progress(self, page: Page | Practise, share: float) -> None:
        """Say now and then how far the work on a page is, until it is shown. If the process is killed, the line
        stays, so it has a button that asks for the page again."""
        if not self.is_private or time.monotonic() - self._progress_at < PROGRESS_EVERY:
            return
        self._progress_at = time.monotonic()
        again = self.turn_to(page, self.texts.say("button-retry"))
        post = Post(self.texts.say("review-progress", {"percent": int(100 * share)}), (), controls_of([again]))
        if self.way == "in-place":
            await self.interaction.reply_in_place(post)
        elif self._progress is None:
            self._progress = await self.interaction.reply(post, private=True)
        else:
            await self.interaction.edit_private(self._progress, post)

    async def make(self, works: "CachedWork[T]", page: Page | Practise, key: Hashable, make: "Make[T]") -> T:
        """Return what a page shows, from the cache or made with a line of progress, which goes if that fails."""
        interaction, progress = self.interaction, partial(self._note_progress, page)
        try:
            return await works.make(key, interaction.user.id, make, interaction.guild_id, progress)
        except Exception:
            if self._progress is not None:
                await interaction.delete_private(self._progress)
            raise

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
                sent = await self.interaction.reply(replace(post, content=f"{content}\n{shared}"))
                self.shared = sent is not None
                if not self.shared:  # enable a retry
                    await self.interaction.reply_in_place(self._clicked_page(shared=False), quiet=True)

    def _clicked_page(self, *, shared: bool) -> Post:
        """Return the sharer's page with the clicked button disabled, so that it is shared once."""
        clicked = self.interaction.message
        assert clicked is not None  # noqa: S101 - every button belongs to a message
        pressed = read(self.interaction.raw.data, Chosen)
        items: list[Button[Any]] = [item for item in View.from_message(clicked).children if isinstance(item, Button)]
        for item in items:
            if shared and pressed is not None and item.custom_id == pressed.custom_id:
                item.disabled, item.label = True, fit(self.interaction.texts.say("button-shared"), LABEL)
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
    await show(PageReply(interaction), page)


class PageTurner(Feature):
    """Turns to pages and shares them, whose requests lie in others."""

    def __init__(self, features: Sequence[PageFeature]) -> None:
        self._pages = {kind: show for feature in features for kind, show in feature.pages.items()}
        self._shared: BoundedCache[tuple[int, Share], bool] = BoundedCache(_SHARED_KEPT)
        """The buttons that were pressed, by their message, so that two presses at once share once."""

    @property
    def requests(self) -> Works:
        return {TurnTo: self._turn, Share: self._share}

    async def _turn(self, interaction: Interaction, turn: TurnTo) -> None:
        await self._pages[type(turn.page)](PageReply(interaction, "in-place"), turn.page)

    async def _share(self, interaction: Interaction, share: Share) -> None:
        pressed = (interaction.message.id if interaction.message is not None else 0, share)
        if pressed in self._shared:
            await interaction.acknowledge()
            return
        reply = PageReply(interaction, "shared")
        self._shared[pressed] = True
        try:
            await self._pages[type(share.page)](reply, share.page)
        finally:
            if not reply.shared:
                del self._shared[pressed]


async def person_asked_about(interaction: Interaction, user: discord.abc.User | None, people: People) -> Person:
    """Return the person named by an option, or the author. Raises Refusal if Roost does not know the person, or may say
    nothing here."""
    if user is None or user.id == interaction.user.id:
        return await people.meet(interaction)
    if interaction.guild_id is None:
        raise Refusal("only-in-servers")  # records of other servers are private
    person = await people.find(user.id, interaction.guild_id)
    if person is None:
        raise Refusal("nothing-played", name=escaped(name_of_account(user)))
    return person


async def person_by_id(interaction: Interaction, person_id: int, people: People) -> Person | None:
    """Return the person of an id, named as on the interaction's server. None if that person is unknown or was
    forgotten."""
    try:
        (known,) = await people.people_by_id((person_id,), interaction.guild_id)
    except KeyError:
        return None
    return known if known.discord_id is not None else None


MAX_QUEUED: Final = 8
"""Works under way and waiting in a queue."""

_log = structlog.stdlib.get_logger()


def refusal_of(table_id: str, error: NoFinding) -> Refusal:
    """Log why a review failed. Returns the refusal, which asks for another try only where that may help."""
    log = _log.warning if error.passing else _log.error
    log("review.failed", table=table_id, cause=str(error))
    return Refusal("review-failed" if error.passing else "review-impossible")


Make = Callable[[Progress], Awaitable[T]]
"""A work, which reports how far it is."""


async def quietly(share: float) -> None:
    """Report no progress."""


class _SharedWork(Generic[T]):
    """A work that is under way or waits, with all who asked for it and their servers."""

    def __init__(self, make: Make[T], turn: asyncio.Lock) -> None:
        self.askers: dict[int, Progress] = {}
        """The progress of each one's newest request."""
        self.servers: set[int] = set()
        self.task = asyncio.create_task(self._in_turn(make, turn))

    async def _in_turn(self, make: Make[T], turn: asyncio.Lock) -> T:
        async with turn:
            return await make(self._note)

    async def _note(self, share: float) -> None:
        for progress in tuple(self.askers.values()):
            await progress(share)


class Queue:
    """Does works one after another. All who ask for the same share its work. Raises Refusal if a person or a server has
    another one under way, if too many wait, and at a stop, for those that wait as well."""

    def __init__(self, busy: Callable[[], Refusal], full: Callable[[], Refusal]) -> None:
        self._busy = busy
        """The refusal if a person or a server has a work under way."""
        self._full = full
        """The refusal if too many wait."""
        self._works: dict[Hashable, _SharedWork[Any]] = {}
        self._turn = asyncio.Lock()
        self._is_stopping = False

    async def work(
        self, key: Hashable, asker: int, make: Make[T], server: int | None, progress: Progress = quietly
    ) -> T:
        """Return the result of a work for the asker (a Discord id), whose newest request hears the progress. A `server`
        has one key under way at a time."""
        if self._is_stopping:
            raise Refusal("restarting")
        others = [work for other, work in self._works.items() if other != key]
        if any(asker in work.askers or server in work.servers for work in others):
            raise self._busy()
        work = self._works.get(key)
        if sum(len(work.askers) for work in self._works.values()) >= MAX_QUEUED and (
            work is None or asker not in work.askers
        ):
            raise self._full()
        if work is None:
            work = self._works[key] = _SharedWork(make, self._turn)
            work.task.add_done_callback(lambda _: self._works.pop(key))
        work.askers[asker] = progress
        if server is not None:
            work.servers.add(server)
        await asyncio.wait([work.task])
        if work.task.cancelled():
            raise Refusal("restarting")
        result: T = work.task.result()
        return result

    def stop(self) -> None:
        """Begin nothing more, and refuse those that wait."""
        self._is_stopping = True
        for work in self._works.values():
            work.task.cancel()


def review_queue() -> Queue:
    """Return the queue of reviews and pages about luck."""
    return Queue(lambda: Refusal("one-review-at-a-time"), lambda: Refusal("too-many-reviews"))


class CachedWork(Generic[T]):
    """Makes and caches results of one kind. Those that share a queue share its limits."""

    def __init__(self, queue: Queue, size_of: Callable[[T], int], kept_most: int) -> None:
        self.queue = queue
        self._size_of = size_of
        self._kept_most = kept_most
        """The size of the cache."""
        self._kept: OrderedDict[Hashable, T] = OrderedDict()

    async def make(
        self, key: Hashable, asker: int, make: Make[T], server: int | None = None, progress: Progress = quietly
    ) -> T:
        """Return the result of a key from the cache, or made by `make` in the queue."""
        if (found := self._kept.get(key)) is not None:
            self._kept.move_to_end(key)
            return found
        return await self.queue.work(key, asker, partial(self._make, key, make), server, progress)

    async def _make(self, key: Hashable, make: Make[T], progress: Progress) -> T:
        made = self._kept[key] = await make(progress)
        while sum(map(self._size_of, self._kept.values())) > self._kept_most:
            self._kept.popitem(last=False)
        return made
