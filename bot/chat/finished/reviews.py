"""Reviews of finished tables: what was luck, and which decisions cost most."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final, NamedTuple

import structlog
from discord import ButtonStyle
from discord.ui import Button

from bot.chat.finished.review_words import (
    Decided,
    alt_of_bars,
    alt_of_decision,
    bars_picture,
    choices_of,
    decided_in,
    decision_lines,
    decision_picture,
    overview_lines,
    question_lines,
    question_picture,
    turns_lines,
)
from bot.chat.finished.tables import FinishedTables
from bot.chat.front.commands import EVERYWHERE, AnyCommand, command, options_of
from bot.chat.front.controls import Request
from bot.chat.front.interaction import Interaction
from bot.chat.front.layout import controls_of
from bot.chat.front.painter import Painter
from bot.chat.front.post import Attachment, Post
from bot.chat.front.serving import Serve
from bot.chat.pages import CachedWork, PageFeature, PageReply, Queue, Show, refusal_of
from bot.chat.requests import Pictured, Practise, ReplayMove, ReviewPage, TurnTo
from bot.chat.words.lengths import CONTENT, fit
from bot.chat.words.people import People
from bot.chat.words.players import Player
from bot.chat.words.texts import Texts
from bot.finished.replay import BROKEN, audit_of, moment_at, was_played
from bot.finished.review import Progress, TooLong, Work, review_of
from bot.finished.review import Review as Reviewed
from bot.tables.entries import Entry, by_person, people_in
from bot.tables.refusals import Refusal
from bot.tables.table import Table
from games.review import NoFinding

KEPT: Final = 64
"""Reviews that are kept."""

_log = structlog.stdlib.get_logger()


class _Subject(NamedTuple):
    """The review of a table, with the named decisions and the id of its reader."""

    over: Table
    log: Sequence[Entry]
    found: Reviewed
    decided: Sequence[Decided]
    people: Sequence[Player]
    person: int


class Reviews(PageFeature):
    """Replies to `/review` and "Review"."""

    def __init__(self, over: FinishedTables, people: People, painter: Painter, work: Work, queue: Queue) -> None:
        self._over = over
        self._people = people
        self._painter = painter
        self._work = work
        self._workshop = CachedWork[Reviewed](queue, lambda _: 1, KEPT)

    @property
    def pages(self) -> Mapping[type[Request], Show]:
        return {ReviewPage: self.show, Practise: self.practise}

    async def stop(self) -> None:
        self._workshop.queue.stop()

    def commands(self, serve: Serve) -> list[AnyCommand]:
        options = options_of(self.ask, prefix="over-", completions={"table": self._over.offers})
        return [command(serve, "review", self.ask, options, EVERYWHERE)]

    async def ask(self, interaction: Interaction, table: str) -> None:
        """Reply to `/review`."""
        await self.show(PageReply(interaction), ReviewPage(table))

    async def show(self, showing: PageReply, asked: ReviewPage) -> None:
        """Show what happened, one of the asker's decisions, or after them the asker's turns. The decisions of others
        stay theirs, until they share them."""
        if (subject := await self._subject(showing, asked)) is None:
            return
        over, _, found, decided, people, person = subject
        seat = over.seat_of(person) if found.bars else None
        last = len(decided) + (seat is not None)
        if 0 < asked.number <= len(decided):
            post = await self._decision(showing, subject, (asked.number, last))
        elif seat is not None and asked.number == last:
            post = self._turns(showing, over, turns_lines(seat, found.bars[seat], people, showing.texts), last)
        else:
            post = await self._overview(showing, over, people, found, (decided, last))
        await showing.show(post)

    async def practise(self, showing: PageReply, asked: Practise) -> None:
        """Ask for one of the asker's decisions, or after an answer show the choices with their values."""
        if (subject := await self._subject(showing, asked)) is None:
            return
        over, log, _, decided, people, _ = subject
        if not 0 < asked.number <= len(decided):
            raise Refusal("old-button")  # forged
        decision, texts, place = decided[asked.number - 1], showing.texts, (asked.number, len(decided))
        choices, asker = choices_of(over, decision, people, texts), showing.interaction.user.id
        if 0 < asked.choice <= len(choices):
            choice, same = choices[asked.choice - 1]
            answered = texts.say("practise-answered", {"choice": choice, "same": same})
            lines = [answered, *decision_lines(over, decision, people, place, texts)]
            picture = await self._pictured(subject, decision, texts, Pictured(asked).button)
            then = Practise(over.info.id, asked.number + 1)
            buttons = [TurnTo(asker, then).button(texts.say("practise-next"))] if asked.number < len(decided) else []
        else:
            lines = question_lines(decision, people, place, texts)
            _, before = await asyncio.to_thread(moment_at, over.info, log, decision.move - 1)
            picture = Attachment.of(
                *await self._painter.work(question_picture, before, decision, people, texts), Pictured(asked).button
            )
            buttons = [
                TurnTo(asker, Practise(over.info.id, asked.number, number)).button(label, ButtonStyle.primary)
                for number, (label, _) in enumerate(choices, 1)
            ]
        await showing.show(Post(fit("\n".join(lines), CONTENT), (picture,), controls_of(buttons)))

    async def _subject(self, showing: PageReply, asked: ReviewPage | Practise) -> _Subject | None:
        """Return what a page is about. None if its reply is too late."""
        over, log = await self._over.find(showing, asked.table)
        if not over.replayable:
            raise Refusal("rules-gone")
        if not was_played(log):
            raise Refusal("nothing-was-played")
        if not await showing.begin():
            return None
        found = await self._made(showing, asked, over, log)
        person = await self._people.meet(showing.interaction)
        people = await self._people.players_seen_from(showing.interaction.guild_id, over, showing.texts)
        return _Subject(over, log, found, decided_in(found, by_person(person.id)), people, person.id)

    async def _made(
        self, showing: PageReply, asked: ReviewPage | Practise, over: Table, log: Sequence[Entry]
    ) -> Reviewed:
        """Return the review from the cache, or made, with a line of progress."""

        async def make(progress: Progress) -> Reviewed:
            try:
                return await review_of(over.info, len(over.holders), log, self._work, progress)
            except TooLong:
                raise Refusal("review-too-long") from None
            except NoFinding as error:
                raise refusal_of(over.info.id, error) from None
            except BROKEN:
                _log.exception("review.failed", table=over.info.id)
                audit = await asyncio.to_thread(audit_of, over.info, log)
                raise Refusal("log-broken" if audit.wrong else "review-impossible") from None

        interaction = showing.interaction
        try:
            progress = partial(showing.note_progress, asked)
            return await self._workshop.make(over.info.id, interaction.user.id, make, interaction.guild_id, progress)
        except Exception:
            await showing.take_progress_back()
            raise

    async def _overview(
        self,
        showing: PageReply,
        over: Table,
        people: Sequence[Player],
        found: Reviewed,
        pages: tuple[Sequence[Decided], int],
    ) -> Post:
        (decided, last), texts = pages, showing.texts
        named = sorted(people_in(by for costs in found.shared_seats.values() for by in costs))
        causes = await self._people.people_by_id(named, showing.interaction.guild_id)
        lines = [*overview_lines(over, people, found, causes, decided, texts), showing.sharing_hint(over.info.guild_id)]
        turning = _page_buttons(showing.interaction.user.id, over.info.id, 0, last)
        if decided and showing.is_private:
            turning.append(Practise(over.info.id).button(texts.say("button-practise")))
        opening = _opening(over, texts)
        page = ReviewPage(over.info.id)
        controls = showing.controls(page, turning, opening, over.info.guild_id)
        content = fit("\n".join(filter(None, lines)), CONTENT)
        if not found.bars:
            return Post(content, (), controls)
        picture = await self._painter.work(bars_picture, people, found, texts)
        return Post(
            content, (Attachment.of(picture, alt_of_bars(people, found, texts), Pictured(page).button),), controls
        )

    async def _decision(self, showing: PageReply, subject: _Subject, place: tuple[int, int]) -> Post:
        (over, _, _, decided, people, _), (number, last), texts = subject, place, showing.texts
        decision = decided[number - 1]
        page = ReviewPage(over.info.id, number)
        picture = await self._pictured(subject, decision, texts, Pictured(page).button)
        lines = [
            *decision_lines(over, decision, people, (number, len(decided)), texts),
            showing.sharing_hint(over.info.guild_id),
        ]
        steps = ReplayMove(over.info.id, decision.move).button(texts.say("button-steps"))
        turning = [*_page_buttons(showing.interaction.user.id, over.info.id, number, last), steps]
        controls = showing.controls(page, turning, [steps], over.info.guild_id)
        return Post(fit("\n".join(filter(None, lines)), CONTENT), (picture,), controls)

    async def _pictured(
        self, subject: _Subject, decision: Decided, texts: Texts, button: Callable[[str], Button[Any]]
    ) -> Attachment:
        """Return the picture of a decision, with its alternatives, and the `button` that shows it."""
        _, before = await asyncio.to_thread(moment_at, subject.over.info, subject.log, decision.move - 1)
        picture = await self._painter.work(decision_picture, before, decision, subject.people, texts)
        return Attachment.of(picture, alt_of_decision(before, decision, subject.people, texts), button)

    def _turns(self, showing: PageReply, over: Table, lines: Sequence[str], number: int) -> Post:
        page = ReviewPage(over.info.id, number)
        turning = _page_buttons(showing.interaction.user.id, over.info.id, number, number)
        controls = showing.controls(page, turning, _opening(over, showing.texts), over.info.guild_id)
        hint = showing.sharing_hint(over.info.guild_id)
        return Post("\n".join(filter(None, [*lines, hint])), (), controls)


def _opening(over: Table, texts: Texts) -> list[Button[Any]]:
    return [ReviewPage(over.info.id).button(texts.say("button-review"))]


def _page_buttons(asker: int, table: str, number: int, last: int) -> list[Button[Any]]:
    """Return buttons to the page before and after. Page 0 is the overview."""
    if not last:
        return []
    return [
        TurnTo(asker, ReviewPage(table, max(number - 1, 0))).button("◀", disabled=number == 0),
        TurnTo(asker, ReviewPage(table, min(number + 1, last))).button("▶", disabled=number == last),
    ]
