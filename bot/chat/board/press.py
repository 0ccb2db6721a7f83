"""A press at a table: a click, a command or a form there, with all that its handler needs."""

from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import wraps
from typing import Any, Concatenate, ParamSpec

from msgspec import Struct

from bot.chat.board.finding import TableFinder
from bot.chat.board.replies import Replies
from bot.chat.front.features import Works
from bot.chat.front.interaction import Interaction
from bot.chat.front.post import Post
from bot.chat.requests import OfTable
from bot.chat.words.texts import Texts
from bot.tables.service import Tables
from bot.tables.store import Person
from bot.tables.table import Cause, Step, Table
from bot.tables.wall_clock import now

P = ParamSpec("P")
Handler = Callable[..., Awaitable[None]]
"""Work at a table. It takes the press, then what was requested or typed."""


class TablePress(Struct, frozen=True):
    """A press at a table."""

    interaction: Interaction
    table: Table
    """The table as it was when the work began."""
    person: Person
    _tables: Tables
    _replies: Replies

    @property
    def seat(self) -> int | None:
        """The person's seat when the work began."""
        return self.table.seat_of(self.person.id)

    @property
    def texts(self) -> Texts:
        """The texts that the person reads in private."""
        return self.interaction.texts

    @property
    def may_moderate(self) -> bool:
        """Whether the person moderates the channel."""
        return self.interaction.raw.permissions.manage_messages

    @property
    def act(self) -> tuple[str, Person, int]:
        """The table's id, the person and the interaction's id, which begin the arguments of `Tables`."""
        return self.table.info.id, self.person, self.interaction.id

    def check(self, change: Callable[[Table, Cause], Step]) -> None:
        """Raise what a change would raise now, and change nothing."""
        change(self.table, Cause(self.person.id, now(), None))

    async def take(
        self, change: Callable[Concatenate[Table, Cause, P], Step], *args: P.args, **kwargs: P.kwargs
    ) -> Step:
        """Commit the step of a change."""
        return await self._tables.commit(*self.act, change, *args, **kwargs)

    async def reply(self, step: Step) -> None:
        """Reply with the result of a step."""
        await self._replies.reply_to_step(self.interaction, step, self.person)

    async def do(self, change: Callable[Concatenate[Table, Cause, P], Step], *args: P.args, **kwargs: P.kwargs) -> None:
        """Commit the step of a change, and reply with its result."""
        await self.reply(await self.take(change, *args, **kwargs))

    async def reply_in_settings(self, step: Step) -> None:
        """Reply with the result of a change behind **…**: there, if it was made there."""
        show = self._replies.settings_of(self.person)
        await self._replies.reply_to_change(self.interaction, step, self.person, show)

    async def show(self, post: Post) -> None:
        """Show the person a private post."""
        await self.interaction.show(post)

    def showing(self, step: Step) -> AbstractAsyncContextManager[None]:
        """Context for another reply to a step, as `Replies.showing`."""
        return self._replies.showing(self.interaction, step)


class Presses:
    """Binds handlers to tables."""

    def __init__(self, tables: Tables, finder: TableFinder, replies: Replies) -> None:
        self._tables = tables
        self.finder = finder
        self._replies = replies

    @asynccontextmanager
    async def at(self, interaction: Interaction, table_id: str) -> AsyncGenerator[TablePress]:
        """Context of a press at a table, as `Replies.visiting`."""
        async with self._replies.visiting(interaction, table_id) as (table, person):
            yield TablePress(interaction, table, person, self._tables, self._replies)

    def here(self, work: Handler) -> Handler:
        """Return the work of a command, at the channel's table."""

        @wraps(work)
        async def serve(interaction: Interaction, **typed: Any) -> None:
            table = await self.finder.table_for(interaction)
            async with self.at(interaction, table.info.id) as press:
                await work(press, **typed)

        return serve

    def click_here(self, work: Handler, request: Callable[..., OfTable], *fields: object) -> Handler:
        """Return the work of a command that does at the channel's table what a click with these fields does."""

        async def serve(press: TablePress) -> None:
            await work(press, request(press.table.info.id, *fields))

        return self.here(serve)

    def requests(self, works: Works) -> Works:
        """Return the works of requests, at the tables that these name."""
        return {kind: self._at_named(work) for kind, work in works.items()}

    def _at_named(self, work: Handler) -> Handler:
        async def serve(interaction: Interaction, request: OfTable, *arrived: Any) -> None:
            async with self.at(interaction, request.table) as press:
                await work(press, request, *arrived)

        return serve
