"""Contents of a table's messages: the board, its controls, and the story that a former board keeps."""

import dataclasses
from typing import Final

import structlog
from msgspec.structs import replace

from bot.chat.front.epilogue import NO_EPILOGUE, Epilogues
from bot.chat.front.painter import Painter
from bot.chat.front.post import Post
from bot.chat.tables.board import compose, compose_plain, controls_below
from bot.chat.tables.display.deadlines import DeadlineReader
from bot.chat.tables.display.farewell import farewell_words, opening_words
from bot.chat.tables.display.plan import is_opening, page_has_ended, shares_message
from bot.chat.tables.display.state import Display
from bot.chat.tables.mentions import Mentions
from bot.chat.words.people import People
from bot.chat.words.texts import texts_for
from bot.tables.posted import PostedMessage
from bot.tables.service import Tables
from bot.tables.table import Table
from bot.tables.wall_clock import now

NO_EVENTS: Final = (None, 0)

_log = structlog.stdlib.get_logger()


class Composer:
    """Composes the messages of displays."""

    def __init__(
        self,
        tables: Tables,
        people: People,
        painter: Painter,
        epilogues: Epilogues,
        mentions: Mentions,
        deadlines: DeadlineReader,
    ) -> None:
        self._tables = tables
        self._people = people
        self._painter = painter
        self._epilogues = epilogues
        self._mentions = mentions
        self._deadlines = deadlines

    async def board(
        self, table: Table, reported: int, notify: frozenset[int] = frozenset(), *, pictured: bool = True
    ) -> Post:
        """Compose the board, or the table in words if `pictured` is false. It leaves out the events up to entry number
        `reported`, because the message above reports them. Turns that share its message come first."""
        people = await self._people.players(table, texts_for(table.language))
        epilogue = await self._epilogues(table, people) if table.phase == "over" else NO_EPILOGUE
        mentioned = await self._mentions.seats_to_mention(table, notify)
        deadlines = await self._deadlines.read(table)
        waiting = await self._people.waiting(table)
        if not pictured:
            return compose_plain(table, people, self._painter, mentioned, epilogue, deadlines, waiting)
        unreported = table.events_after(reported) if reported else None
        earlier = ""
        if shares_message(table):
            scenes = [scene for scene in table.segment.scenes if scene.number > reported]
            earlier = await farewell_words(self._people, table, [replace(scene, deeds=()) for scene in scenes])
            unreported = len(table.segment.opening)
        return await compose(table, people, self._painter, mentioned, epilogue, unreported, deadlines, earlier, waiting)

    async def with_controls(self, table: Table, says: Post) -> Post:
        """Return a post with the table's current controls."""
        people = await self._people.players(table, texts_for(table.language))
        return dataclasses.replace(
            says, controls=controls_below(table, people, self._painter, await self._deadlines.read(table))
        )

    async def farewell(
        self, display: Display, table: Table, board: PostedMessage | None, *, reports: bool
    ) -> tuple[Post | None, int]:
        """Return the words of the former board once another replaces it, and the last entry they report (0 for none).

        The words are the story of its pages, or with `reports` of the page so far. None if the message keeps its words.
        """
        if board is None:
            return NO_EVENTS
        try:
            return await self._farewell(display, table, board, reports=reports)
        except Exception:  # noqa: BLE001 - the next board matters more than the former one's words
            _log.exception("farewell.failed")
            return NO_EVENTS

    async def _farewell(
        self, display: Display, table: Table, board: PostedMessage, *, reports: bool
    ) -> tuple[Post | None, int]:
        if is_opening(table, board) or table.phase == "lobby":
            return Post(await opening_words(self._people, table), ()), 0
        if page_has_ended(table, board):
            story = table.segment.story
            # Memory has the story of the last page alone. Older ones are folded from the log again.
            known = story is not None and story.first <= board.shown
            stories = [story] if known and story else await self._tables.stories(table.info.id, board.shown)
            scenes = [scene for story in stories if story.number <= table.number for scene in story.scenes]
        else:
            scenes = [*table.segment.scenes] if reports else []
        words = await farewell_words(
            self._people, table, [scene for scene in scenes if scene.number > display.reported_scenes]
        )
        if not words:
            return NO_EVENTS
        return Post(words, ()), scenes[-1].number if board.is_editable(now()) else 0


def as_live(board: PostedMessage, table: Table) -> PostedMessage:
    """Treat a board whose `shown` is unknown (0) as one that shows the whole log."""
    return board if board.shown else replace(board, shown=table.number)
