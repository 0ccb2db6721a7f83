"""The way to a table: each press at one is bound to it, and what it is refused is answered where it was pressed."""

from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from functools import wraps
from typing import Any

import structlog

from bot.chat.board.finding import TableFinder
from bot.chat.board.press import Parts, TablePress
from bot.chat.front.features import Works
from bot.chat.front.interaction import Interaction
from bot.chat.requests import OfTable, is_outdated
from bot.tables.refusals import RashUnconfirmed, Refusal
from bot.tables.store import Person
from bot.tables.table import Table
from games.core import IllegalMove

Handler = Callable[..., Awaitable[None]]
"""Work at a table. It takes the press, then what was requested or typed."""


class Presses:
    """Binds handlers to tables."""

    def __init__(self, finder: TableFinder, parts: Parts) -> None:
        self.finder = finder
        self._parts = parts

    def bind(self, interaction: Interaction, table: Table, person: Person) -> TablePress:
        """Return a person's press at a table."""
        return TablePress(interaction, table, person, self._parts)

    @asynccontextmanager
    async def at(self, interaction: Interaction, table_id: str) -> AsyncGenerator[TablePress]:
        """Context of a press at a table. Computers do not make the author wait for their pauses."""
        async with AsyncExitStack() as afterwards, self.working_at(interaction, table_id):
            table, person = await self._parts.tables.fetch(table_id), await self._parts.people.meet(interaction)
            self._parts.hurry(table)
            if table.phase == "lobby" and table.seated_again:
                afterwards.push_async_callback(self._parts.displays.note_press, table_id, person.id)
            interaction.outdated = interaction.in_words and is_outdated(interaction.message, table)
            yield self.bind(interaction, table, person)

    @asynccontextmanager
    async def working_at(self, interaction: Interaction, table_id: str) -> AsyncGenerator[None]:
        """`at` for a move, which neither reads the table nor meets its author before the step. Binds the table's id to
        the logs, and answers refusals and rash choices. Raises Refusal instead if the click does not belong there."""
        with structlog.contextvars.bound_contextvars(table=table_id):
            await self._must_belong_here(interaction, table_id)  # what it raises ends the work, and is answered there
            try:
                yield
            except (RashUnconfirmed, Refusal, IllegalMove) as refusal:
                table = await self._parts.tables.fetch(table_id)  # where there is none, that is the refusal
                interaction.note_refusal(refusal.code)
                press = self.bind(interaction, table, await self._parts.people.meet(interaction))
                if isinstance(refusal, RashUnconfirmed):
                    await press.ask_to_confirm(refusal.choice)
                else:
                    await press.refuse(refusal)

    async def _must_belong_here(self, interaction: Interaction, table_id: str) -> None:
        """Refuse a click on a public message outside the table's channel. Only a forged id leads there."""
        if interaction.place != "public":
            return
        if (await self._parts.tables.get_or_fetch(table_id)).info.channel_id != interaction.channel_id:
            raise Refusal("another-channel")

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
