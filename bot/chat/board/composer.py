"""Contents of a board: its picture or words, its controls, whom it mentions, until when it waits, and the story that
it keeps once another board replaces it."""

import dataclasses
from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import groupby, product
from typing import Final

import structlog
from msgspec import Struct
from msgspec.structs import replace

from bot.chat.board.display import Display
from bot.chat.board.messages import NO_EPILOGUE, Epilogue, Epilogues, compose, compose_plain, controls_below
from bot.chat.board.plan import is_opening, segment_has_ended, shares_message
from bot.chat.front.painter import Painter
from bot.chat.front.post import Post
from bot.chat.words.absence import NOTHING, Deadlines, deed_lines
from bot.chat.words.lengths import CONTENT, fit
from bot.chat.words.people import People
from bot.chat.words.players import Player, bold_names, escaped, name_of
from bot.chat.words.sentences import chapter_line, final_line, lobby_text, standing_line, story
from bot.chat.words.texts import Name, Texts, texts_for
from bot.store import SqlStore
from bot.tables.absence import NUDGED_AFTER, seats_are_locked
from bot.tables.attendance import Away
from bot.tables.caches import BoundedCache
from bot.tables.holders import Holder
from bot.tables.lobby import kept_for
from bot.tables.posted import PostedMessage
from bot.tables.profiles import PROFILES
from bot.tables.segments import Scene
from bot.tables.service import Tables
from bot.tables.store import Preferences, StoreBusy, Turn
from bot.tables.table import Table
from bot.tables.wall_clock import now, uptime

_KEPT: Final = 2000
"""The largest number of people whose closed direct messages are remembered."""
_TRIED_AGAIN_MS: Final = 24 * 60 * 60 * 1000
"""Milliseconds until direct messages are tried again."""


class Mentions:
    """Knows how people want to hear of their turn, and whose direct messages are closed."""

    def __init__(self, store: SqlStore) -> None:
        self._store = store
        self._closed: BoundedCache[int, int] = BoundedCache(_KEPT)

    def note_closed(self, person: int) -> None:
        """Remember for a day that a person's direct messages are closed."""
        self._closed[person] = uptime()

    def opened_by(self, person: int) -> None:
        """Forget that a person's direct messages are closed."""
        self._closed.pop(person, None)

    def _is_closed(self, holder: Holder) -> bool:
        return isinstance(holder, int) and holder in self._closed and uptime() - self._closed[holder] < _TRIED_AGAIN_MS

    async def seats_to_mention(self, table: Table, seats: frozenset[int]) -> frozenset[int]:
        """Return the seats whose people a board mentions. A nudge is rare and comes from a person, so it mentions
        even those who want no notice of turns."""
        return frozenset([seat for seat in seats if await self._wants_mention(table, seat)])

    async def _wants_mention(self, table: Table, seat: int) -> bool:
        preferences = await self._preferences_of(table.holders[seat])
        if preferences is None:
            return False
        match preferences.notice_way:
            case "mention":
                return True
            case "direct":
                return self._is_closed(table.holders[seat])
            case "none":
                return table.attendance.away.get(seat, Away()).nudged_at is not None

    async def wants_direct(self, table: Table, seat: int) -> bool:
        """Return whether a seat's person is notified by direct message."""
        preferences = await self._preferences_of(table.holders[seat])
        return (
            preferences is not None and preferences.notice_way == "direct" and not self._is_closed(table.holders[seat])
        )

    async def wants_reminder(self, table: Table, seat: int) -> bool:
        """Return whether a seat's person is reminded of a deadline by direct message, or by the board if those are
        closed."""
        preferences = await self._preferences_of(table.holders[seat])
        return preferences is not None and preferences.notice_way != "none"

    async def may_be_invited(self, person: int) -> bool:
        """Return whether an invitation pings a person. Others find its button where it is posted."""
        preferences = await self._preferences_of(person)
        return preferences is not None and preferences.notice_way != "none"

    async def _preferences_of(self, holder: Holder) -> Preferences | None:
        """Return the preferences of a seat's person. None in quiet hours. The default if the database is busy."""
        if not isinstance(holder, int):
            return None
        preferences = Preferences()
        with suppress(StoreBusy):
            preferences = await self._store.preferences(holder)
        return None if preferences.quiet_until(now()) is not None else preferences


class DeadlineReader:
    """Reads the deadlines of a table from the store. At a table without a clock only if a nudge is possible or a person
    is away, which saves every other click a query; and who was forgotten only if a seat is open."""

    def __init__(self, store: SqlStore, tables: Tables) -> None:
        self._store = store
        self._tables = tables

    async def read(self, table: Table) -> Deadlines:
        """Return what the table waits for at this moment. Empty if the database is busy."""
        if table.phase != "playing":
            return NOTHING
        turns: Sequence[Turn] = ()
        closed = False
        with suppress(StoreBusy):
            if _matters(table):
                turns = await self._store.turns(table.info.id)
            if table.attendance.open_seats and table.has_hands:
                closed = seats_are_locked(table, await self._tables.forgotten_at(table))
        return Deadlines(now(), turns, closed)


def _matters(table: Table) -> bool:
    """Return whether a board shows a deadline, or a person who keeps others waiting."""
    if table.time_limit is not None or table.attendance.away:
        return True
    return len(table.people) > 1 and now() - table.awaited_since >= NUDGED_AFTER


_NAMES: Final = (32, 12, 6)
"""Lengths of names, tried in this order until a story fits."""
_CUT: Final = "…"


async def opening_words(people: People, table: Table) -> str:
    """Return what the opening message keeps: the lobby, and the commitment of the seed."""
    texts = texts_for(table.language)
    return fit(lobby_text(table, await people.players(table, texts), texts, asks=False), CONTENT)


async def story_words(people: People, table: Table, scenes: Sequence[Scene], texts: Texts | None = None) -> str:
    """Return scenes in sentences, in the table's language or by other `texts`, with the names under which the seats
    acted then. Empty if there is nothing to say. If they are too long, names are cut first, then the oldest lines."""
    return await _fitting_words(people, table, scenes, texts or texts_for(table.language), [False], CONTENT)


async def narrative_words(
    people: People, table: Table, scenes: Sequence[Scene], texts: Texts, most: int, *, continued: bool
) -> str:
    """Return scenes in sentences for a reader who sees no pictures: all that happened, in order, or else at most as
    many characters of the story. `continued` leaves out the heading of the first turn or round."""
    return await _fitting_words(people, table, scenes, texts, [True, False], most, continued=continued)


async def _fitting_words(
    people: People,
    table: Table,
    scenes: Sequence[Scene],
    texts: Texts,
    ways: Sequence[bool],
    most: int,
    *,
    continued: bool = False,
) -> str:
    """Return scenes in sentences, in the first of the `ways` (whole or not) and with the longest names that fit."""
    together = [(cast, [*same]) for cast, same in groupby(scenes, key=lambda scene: scene.cast)]
    players = [await people.players_of_cast(table.info.guild_id, cast, texts) for cast, _ in together]
    lines = list[str]()
    for whole, length in product(ways, _NAMES):
        lines = [
            line
            for seated, (_, same) in zip(players, together, strict=True)
            for line in _lines(table, same, texts, bold_names(seated, length), whole, scenes[0] if continued else None)
        ]
        if len("\n".join(lines)) <= most:
            return "\n".join(lines)
    while lines and len("\n".join(lines)) > most - len(_CUT) - 1:
        del lines[0]
    return "\n".join([_CUT, *lines])


def _lines(
    table: Table, scenes: Sequence[Scene], texts: Texts, name: Name, whole: bool, continued: Scene | None
) -> Iterator[str]:
    """Yield the sentences of scenes that share their names, in order: a block a turn or round, with its heading unless
    it is `continued` from that scene on."""
    shared = PROFILES[table.info.game].chapters_per_message > 1
    narrated = table.game.narrative if whole else table.game.story
    for chapter, block in groupby(scenes, key=lambda scene: scene.chapter):
        same, events = [*block], list[Struct]()
        lines, heading = list[str](), chapter_line(table.info.game, chapter, texts)
        for scene in same:
            events += scene.events
            deeds = [deed for deed in scene.deeds if not deed.is_proposal or scene is scenes[-1]]
            if deeds or scene.final is not None or scene is same[-1]:
                lines += story(table.info.game, narrated(events), texts, name, in_order=whole)
                lines += deed_lines(deeds, texts, name)
                events.clear()
            if scene.places and (heading or shared or scene.final is not None):
                lines.append(standing_line(table.info.game, scene.places, texts, name))
            if scene.final is not None:
                lines.append(final_line(table.info.game, scene.final, texts, name))
        if heading and any(narrated(scene.events) for scene in same) and same[0] is not continued:
            yield heading
        yield from lines


KEEPS_ITS_WORDS: Final = (None, 0)

_log = structlog.stdlib.get_logger()


def _is_challenge(table: Table) -> bool:
    return table.phase == "lobby" and bool(table.seated_again)


@dataclasses.dataclass(eq=False)
class Composer:
    _tables: Tables
    _people: People
    _painter: Painter
    _epilogues: Epilogues
    _mentions: Mentions
    _deadlines: DeadlineReader

    async def board(
        self, table: Table, reported: int, notify: frozenset[int] = frozenset(), *, pictured: bool = True
    ) -> Post:
        """Compose the board, or the table in words if `pictured` is false. It leaves out the events up to entry number
        `reported`, because the message above reports them. Turns that share its message come first."""
        texts = texts_for(table.language)
        people = await self._people.players(table, texts)
        epilogue = await self.epilogue(table, people, texts)
        mentioned = await self._mentions.seats_to_mention(table, notify)
        deadlines = await self._deadlines.read(table)
        waitlist = await self._people.waitlist(table)
        if not pictured:
            return compose_plain(table, people, self._painter, mentioned, epilogue, deadlines, waitlist)
        unreported = table.events_after(reported) if reported else None
        earlier = ""
        if shares_message(table):
            scenes = [scene for scene in table.segment.scenes if scene.number > reported]
            earlier = await story_words(self._people, table, [replace(scene, deeds=()) for scene in scenes])
            unreported = len(table.segment.opening)
        return await compose(
            table, people, self._painter, mentioned, epilogue, unreported, deadlines, earlier, waitlist
        )

    async def epilogue(self, table: Table, people: Sequence[Player], texts: Texts) -> Epilogue:
        """Compose the epilogue of a table that is over, or of the lobby of a rematch or an evening by appointment.
        Empty for others."""
        if table.phase == "lobby" and table.planner is not None:
            kept = kept_for(table, now())
            planner, *people = await self._people.people_by_id([table.planner, *kept], table.info.guild_id)
            names = tuple([name_of(person) for person in people if person.discord_id is not None])
            bold = [f"**{escaped(name)}**" for name in (name_of(planner), *names)]
            facts = {"name": bold[0], "until": str(table.kept_until // 1000), "names": texts.join_names(bold[1:])}
            return Epilogue(lines=(texts.say("lobby-planned", facts | {"count": len(names)}),), kept_for=names)
        due = table.phase == "over" or _is_challenge(table)
        return await self._epilogues(table, people, texts) if due else NO_EPILOGUE

    async def with_controls(self, table: Table, says: Post) -> Post:
        people = await self._people.players(table, texts_for(table.language))
        return dataclasses.replace(
            says, controls=controls_below(table, people, self._painter, await self._deadlines.read(table))
        )

    async def farewell(
        self, display: Display, table: Table, board: PostedMessage | None, *, reports: bool
    ) -> tuple[Post | None, int]:
        """Return the words of the former board once another replaces it, and the last entry they report (0 for none).

        The words are the story of its segments, or with `reports` of the one so far. None if the message keeps its
        words.
        """
        if board is None:
            return KEEPS_ITS_WORDS
        try:
            return await self._farewell(display, table, board, reports=reports)
        except Exception:  # noqa: BLE001 - the next board matters more than the former one's words
            _log.exception("farewell.failed")
            return KEEPS_ITS_WORDS

    async def _farewell(
        self, display: Display, table: Table, board: PostedMessage, *, reports: bool
    ) -> tuple[Post | None, int]:
        if is_opening(table, board) or table.phase == "lobby":
            return Post(await opening_words(self._people, table), ()), 0
        if segment_has_ended(table, board):
            story = table.segment.story
            # Memory has the story of the last segment alone. Older ones are folded from the log again.
            known = story is not None and story.first <= board.shown
            stories = [story] if known and story else await self._tables.stories(table.info.id, board.shown)
            scenes = [scene for story in stories if story.number <= table.number for scene in story.scenes]
        else:
            scenes = [*table.segment.scenes] if reports else []
        words = await story_words(
            self._people, table, [scene for scene in scenes if scene.number > display.reported_scenes]
        )
        if not words:
            return KEEPS_ITS_WORDS
        return Post(words, ()), scenes[-1].number if board.is_editable(now()) else 0


def as_live(board: PostedMessage, table: Table) -> PostedMessage:
    """Treat a board whose `shown` is unknown (0) as one that shows the whole log."""
    return board if board.shown else replace(board, shown=table.number)
