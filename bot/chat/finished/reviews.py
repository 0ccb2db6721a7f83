"""Reviews of finished tables: what was luck, and which decisions cost most."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final, Literal, NamedTuple

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
    decision_line,
    decision_lines,
    decision_picture,
    meaning_lines,
    question_lines,
    question_picture,
    small_print,
    title_line,
    turns_lines,
    verdict_lines,
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
from bot.chat.words.sentences import number_lines
from bot.chat.words.texts import Texts
from bot.finished.replay import BROKEN, audit_of, moment_at
from bot.finished.review import Progress, TooLong, review_of
from bot.finished.review import Review as Reviewed
from bot.tables.entries import Entry, by_person, people_in
from bot.tables.refusals import Refusal
from bot.tables.table import Table
from games.review import NoFinding, SliceWork

KEPT: Final = 64
"""Reviews that are kept."""

_log = structlog.stdlib.get_logger()


_Content = Decided | Literal["accounts", "turns", "meaning"]
"""What a page shows."""


class _Subject(NamedTuple):
    """The review of a table, with the named decisions and the seat of its reader, if there is one."""

    over: Table
    log: Sequence[Entry]
    found: Reviewed
    decided: Sequence[Decided]
    people: Sequence[Player]
    seat: int | None

    @property
    def pages(self) -> Sequence[_Content]:
        """What the pages show, in their order. There is always one."""
        has_turns = bool(self.found.bars) and self.seat is not None
        has_figures = bool(self.found.bars or self.decided)
        return [
            *self.decided,
            *(["accounts"] if self.found.bars or not self.decided else []),
            *(["turns"] if has_turns else []),
            *(["meaning"] if has_figures else []),
        ]


class Reviews(PageFeature):
    def __init__(self, over: FinishedTables, people: People, painter: Painter, work: SliceWork, queue: Queue) -> None:
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
        await self.show(PageReply(interaction), ReviewPage(table))

    async def show(self, showing: PageReply, asked: ReviewPage) -> None:
        """Show one page: the asker's decisions, the costliest first, then the accounts of all turns and of the asker's,
        and what the figures mean. The first page begins with the verdict. The decisions of others stay theirs, until
        they share them."""
        if (subject := await self._subject(showing, asked)) is None:
            return
        over, texts, pages = subject.over, showing.texts, subject.pages
        number = asked.number if asked.number < len(pages) else 0
        shown, content = ReviewPage(over.info.id, number), pages[number]
        lines = await self._lines(showing, subject, number)
        files: tuple[Attachment, ...] = ()
        steps: list[Button[Any]] = []
        if isinstance(content, Decided):
            files = (await self._pictured(subject, content, texts, Pictured(shown).button),)
            steps = [ReplayMove(over.info.id, content.move).button(texts.say("button-steps"))]
        elif content == "accounts" and subject.found.bars:
            files = (await self._bars(subject, texts, Pictured(shown).button),)
        turning = _page_buttons(showing, shown, pages)
        if number == 0 and subject.decided and showing.is_private:
            turning.append(Practise(over.info.id).button(texts.say("button-practise")))
        opening = steps or [ReviewPage(over.info.id).button(texts.say("button-review"))]
        guild = over.info.guild_id
        await showing.show_page(shown, lines, [*turning, *steps], opening, files=files, guild=guild)

    async def _lines(self, showing: PageReply, subject: _Subject, number: int) -> list[str]:
        over, _, found, decided, people, seat = subject
        texts, content = showing.texts, subject.pages[number]
        if number == 0:
            named = sorted(people_in(by for costs in found.shared_seats.values() for by in costs))
            causes = await self._people.people_by_id(named, showing.interaction.guild_id)
            costliest = [decision_line(over, decision, people, texts) for decision in decided[:1]]
            return [
                *verdict_lines(over, people, found, seat, decided, texts, is_private=showing.is_private),
                *costliest,
                *small_print(people, found, causes, texts),
            ]
        match content:
            case Decided():
                return decision_lines(over, content, people, (number + 1, len(decided)), texts)
            case "accounts":
                return [title_line(over, found, texts), *number_lines(people, texts)]
            case "turns":
                assert seat is not None  # noqa: S101 - only players have this page
                return turns_lines(seat, found.bars[seat], people, texts)
            case "meaning":
                return meaning_lines(found, decided, texts)

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
            solution = decision_lines(over, decision, people, place, texts)
            lines = [answered, *solution, *meaning_lines(None, [decision], texts)]
            picture = await self._pictured(subject, decision, texts, Pictured(asked).button)
            then = Practise(over.info.id, asked.number + 1)
            buttons = [showing.turn_to(then, texts.say("practise-next"))] if asked.number < len(decided) else []
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
        over, log = await self._over.find_playable(showing, asked.table)
        if not await showing.begin():
            return None
        found = await showing.make(self._workshop, asked, over.info.id, partial(self._made, over, log))
        person = await self._people.meet(showing.interaction)
        people = await self._people.players_seen_from(showing.interaction.guild_id, over, showing.texts)
        return _Subject(over, log, found, decided_in(found, by_person(person.id)), people, over.seat_of(person.id))

    async def _made(self, over: Table, log: Sequence[Entry], progress: Progress) -> Reviewed:
        """Review a table. Raises Refusal if that fails."""
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

    async def _bars(self, subject: _Subject, texts: Texts, button: Callable[[str], Button[Any]]) -> Attachment:
        """Return the picture of what happened to every seat, and the `button` that shows it."""
        picture = await self._painter.work(bars_picture, subject.people, subject.found, texts)
        return Attachment.of(picture, alt_of_bars(subject.people, subject.found, texts), button)

    async def _pictured(
        self, subject: _Subject, decision: Decided, texts: Texts, button: Callable[[str], Button[Any]]
    ) -> Attachment:
        """Return the picture of a decision, with its alternatives, and the `button` that shows it."""
        _, before = await asyncio.to_thread(moment_at, subject.over.info, subject.log, decision.move - 1)
        picture = await self._painter.work(decision_picture, before, decision, subject.people, texts)
        return Attachment.of(picture, alt_of_decision(before, decision, subject.people, texts), button)


def _page_buttons(showing: PageReply, shown: ReviewPage, pages: Sequence[_Content]) -> list[Button[Any]]:
    """Return buttons to the page before and after, and to the last one, which says what the figures mean."""

    def turn(number: int, label: str, *, possible: bool = True) -> Button[Any]:
        return showing.turn_to(ReviewPage(shown.table, number), label, disabled=not possible)

    number, meaning = shown.number, len(pages) - 1
    if pages[number] == "meaning":
        return [turn(number - 1, "◀")]
    explains = [turn(meaning, showing.texts.say("button-meaning"))] if "meaning" in pages else []
    if meaning < 2:
        return explains
    back = turn(max(number - 1, 0), "◀", possible=number > 0)
    on = turn(min(number + 1, meaning - 1), "▶", possible=number + 1 < meaning)
    return [back, on, *explains]
