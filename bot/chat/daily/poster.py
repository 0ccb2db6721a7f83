"""Posts the daily puzzle on servers: once a day, whatever ends or repeats an attempt.

A post is claimed, sent with a nonce of its server and date, and completed by its message's id. Until it is completed it
is due, and is sent again with the same nonce, which Discord drops while it remembers it. The first claim stays, because
the first try may have arrived. Minutes after it Discord may have forgotten the nonce, so Roost looks in the channel for
the post, and claims it again if it is not there. In an outage no server's post gets its first try while another one's
may still be repeated, or while Discord answers nothing.

What Discord refuses has not arrived, so its claim ends. It is sent once that is allowed, while its puzzle can be
answered. After a week of refusals the posts pause until someone chooses a channel again.
"""

import asyncio
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Final

import discord
import structlog

from bot.chat.daily import puzzles
from bot.chat.daily.puzzles import PuzzleComposer
from bot.chat.front import discord_io
from bot.chat.front.discord_io import PASSING, Trouble
from bot.chat.front.features import Feature
from bot.chat.front.permissions import barred_in
from bot.chat.front.post import Post, nonce_of
from bot.chat.front.update_loop import Next, Retries, UpdateLoop
from bot.chat.requests import AnswerPuzzle
from bot.chat.words.texts import Texts, language_of, texts_for
from bot.daily.dates import begins_at, date_of, first_post, is_missed, next_post, posted_by
from bot.daily.puzzles import Puzzles
from bot.daily.store import Posting
from bot.store import SqlDaily, SqlStore
from bot.tables.refusals import Refusal
from bot.tables.store import StoreBusy
from bot.tables.wall_clock import now
from games.review import NoFinding

PACE: Final = 0.1
"""Seconds from one post to the next, over all servers: a fifth of the requests that Discord grants a bot."""
_SENT_WITHIN: Final = 60.0
"""Seconds for a try, so that the next one follows while Discord remembers the nonce."""
_PAUSES_AFTER: Final = 7 * 24 * 60 * 60 * 1000
"""Milliseconds of refusals after which a server's posts pause."""

_log = structlog.stdlib.get_logger()


@dataclass(eq=False)
class Poster(Feature):
    """Posts the puzzles that are due, when asked."""

    _client: discord.Client
    _daily: SqlDaily
    _store: SqlStore
    _puzzles: Puzzles
    _composer: PuzzleComposer
    _retries: Retries

    def __post_init__(self) -> None:
        self._posts = UpdateLoop("daily", self._post_all, self._retries)
        self._alone = UpdateLoop[int]("daily alone", self._post_alone, self._retries)
        self._making = UpdateLoop[date]("puzzle", self._make)
        self.acting = (self._posts, self._alone, self._making)
        self._is_down = False
        """Whether Discord failed at the last request."""

    async def stop(self) -> None:
        self._puzzles.stop()
        await super().stop()

    async def due(self, at: int) -> int | None:
        for posting in await self._daily.far_postings(at):  # chosen or posted while a clock ran ahead
            await self._daily.move_posting(posting, first_post(posting.hour, posting.zone, at, posting.posted))
        next_at = await self._daily.next_posting()
        if next_at is None:
            return None
        today = date_of(at)
        for day in (today, today + timedelta(days=1)):
            self.make(day)
        if next_at > at:
            return next_at
        self._posts.request("all")
        return None

    def make(self, day: date) -> None:
        """Make the puzzle of a date in the background."""
        self._making.request(day)

    async def _make(self, day: date) -> Next:
        try:
            await self._puzzles.find_or_make(day)
        except NoFinding as error:
            if not error.passing:
                raise
            return "again"
        return "done"

    async def _post_all(self, which: str) -> Next:
        """Post on all servers what is due, and first where it was tried before. Returns "again" to retry."""
        for posting in await self._daily.due_postings(now()):
            if self._alone.is_failing(posting.guild_id):
                continue
            if posting.is_unsure(now()):
                self._alone.retry(posting.guild_id)
                continue
            if self._is_down and not await self._is_reachable(posting.channel_id):
                return "again"
            try:
                trouble = await self._post(posting, now())
            except StoreBusy:
                raise
            except NoFinding:  # the puzzle cannot be made now, for no server
                return "again"
            except Exception:  # noqa: BLE001 - whatever it is, the other servers get their posts
                _log.exception("daily.failed", guild=posting.guild_id)
                continue
            self._is_down = trouble in PASSING
            if trouble == "down":  # it may have arrived, so it goes first until its nonce is forgotten
                return "again"
            if trouble is not None:
                self._alone.retry(posting.guild_id)
        return "done"

    async def _post_alone(self, guild_id: int) -> Next:
        """Post on a server where Discord has refused it, or where an earlier try may have arrived."""
        posting = await self._daily.posting(guild_id)
        if posting is None or posting.next_at is None or posting.next_at > now():
            return "done"
        try:
            trouble = await self._post_unless_found(posting, now())
        except NoFinding:
            return "again"
        if trouble is None:
            return "done"
        return "again" if trouble in PASSING else barred_in(self._client, posting.channel_id, guild_id)

    async def _post_unless_found(self, posting: Posting, at: int) -> Trouble | None:
        """Post on a server, unless its channel shows the post that Roost knows no id of. Returns the trouble, if
        any."""
        if posting.tried_at is not None and posting.is_unsure(at):
            day = date_of(posting.next_at or at)
            custom_id = AnswerPuzzle(day, 0).custom_id
            found = await discord_io.find_message(self._client, posting.channel_id, custom_id, posting.tried_at)
            if isinstance(found, int):
                await self._complete(posting, day, found)
                return None
            if found in PASSING:
                return found
            await self._daily.move_posting(posting, posting.next_at)
        return await self._post(posting, at)

    async def _is_reachable(self, channel_id: int) -> bool:
        try:
            async with asyncio.timeout(_SENT_WITHIN):
                self._is_down = not await discord_io.is_reachable(self._client, channel_id)
        except TimeoutError:
            return False
        return not self._is_down

    async def _post(self, posting: Posting, at: int) -> Trouble | None:
        """Post on a server what is due. Returns the trouble, if any."""
        if posting.next_at is None:
            return None
        day = date_of(posting.next_at)
        if is_missed(posting.next_at, at) or posting.posted == day:
            return await self._leave_out(posting, at)
        try:
            post = await self._composed(posting, day)
        except Refusal:  # this release does not play the rules of that puzzle
            return await self._leave_out(posting, at)
        claimed = await self._daily.claim_posting(posting, now())
        if not claimed and posting.is_unsure(now()):  # to compose it may take so long
            return "busy"
        if not claimed or is_missed(posting.next_at, now()):  # or until its puzzle is over
            return await self._leave_out(posting, at)
        trouble = await self._send(posting, day, post)
        await asyncio.sleep(PACE)
        return trouble

    async def _composed(self, posting: Posting, day: date) -> Post:
        """Return the message: the last solution, and the puzzle, in the language of the server."""
        texts = await self._texts(posting.guild_id)
        before = list[str]()
        if posting.posted is not None and posting.posted < date_of(now()):
            link = puzzles.link(posting)
            before = await self._composer.solution_for(posting.posted, posting.guild_id, link, texts)
        return await self._composer.question(await self._puzzles.find_or_make(day), texts, before)

    async def _send(self, posting: Posting, day: date, post: Post) -> Trouble | None:
        nonce = nonce_of(f"daily {posting.guild_id} {day.isoformat()}")
        try:
            async with asyncio.timeout(_SENT_WITHIN):
                sent = await discord_io.send(self._client, posting.channel_id, post, nonce)
        except TimeoutError:
            return "down"
        if isinstance(sent, int):
            await self._complete(posting, day, sent)
            return None
        if sent != "down":
            await self._daily.refuse_posting(posting, now())
        return sent

    async def _complete(self, posting: Posting, day: date, message_id: int) -> None:
        await self._daily.complete_posting(posting, day, message_id, _next_at(posting, now(), day))
        _log.info("daily.posted", guild=posting.guild_id)

    async def _leave_out(self, posting: Posting, at: int) -> None:
        since = posting.refused_since
        pauses = since is not None and at - since >= _PAUSES_AFTER
        if await self._daily.move_posting(posting, None if pauses else _next_at(posting, at, posting.posted)):
            _log.warning("daily.paused" if pauses else "daily.left_out", guild=posting.guild_id)

    async def _texts(self, guild_id: int) -> Texts:
        """Return the texts of a server's default language."""
        settings, guild = await self._store.guild_settings(guild_id), self._client.get_guild(guild_id)
        return texts_for(settings.language or language_of(str(guild.preferred_locale) if guild is not None else ""))


def _next_at(posting: Posting, at: int, posted: date | None) -> int:
    """Return the moment of the next post. After a long absence it may be one that is due today already."""
    after = max(posting.next_at or 0, begins_at(date_of(at)) - 1)
    return next_post(posting.hour, posting.zone, after, posted_by(at, posted))
