"""Handlers of `/daily` and of the buttons below puzzles. Every reply is private."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import date
from typing import Final, Literal

from discord.app_commands import Choice

from bot.chat.daily import puzzles
from bot.chat.daily.puzzles import PuzzleComposer, answer_lines, naming_controls, scene_of
from bot.chat.front.commands import EVERYWHERE, AnyCommand, command, options_of
from bot.chat.front.features import Feature, Works
from bot.chat.front.interaction import Interaction
from bot.chat.front.layout import with_control
from bot.chat.front.permissions import lacked, must_be_permitted, must_manage
from bot.chat.front.post import Post
from bot.chat.front.serving import Serve
from bot.chat.front.zones import zone_of, zones
from bot.chat.requests import AnswerPuzzle, DailyResult, NameInSolution, Share
from bot.chat.words.lengths import CONTENT, fit
from bot.chat.words.people import People
from bot.chat.words.texts import Texts
from bot.daily.dates import date_of, ends_at, first_post
from bot.daily.puzzle import Puzzle
from bot.daily.puzzles import Puzzles
from bot.daily.solutions import streak_of
from bot.daily.store import Answer, Posting
from bot.store import SqlDaily, SqlStore
from bot.tables.refusals import Refusal
from bot.tables.store import StoreBusy
from bot.tables.wall_clock import now
from games.review import NoFinding

Switch = Literal["on", "off"]
_HOURS: Final = 24
_USUAL_HOUR: Final = "9"
_SHOWN_FOR: Final = 7
"""Days for which `/daily` shows the solution of the last puzzle that a person answered."""
_SHORT: Final = 6
"""Hours to answer below which a better hour is named."""
_HOUR_MS: Final = 60 * 60 * 1000


@dataclass(eq=False)
class DailyHandlers(Feature):
    """Shows puzzles, takes answers, and switches a server's posts on and off."""

    _daily: SqlDaily
    _store: SqlStore
    _puzzles: Puzzles
    _people: People
    _composer: PuzzleComposer
    _note_due: Callable[[int], None]
    """Called with the moment of a post that was chosen."""
    _make: Callable[[date], None]
    """Called with a date whose puzzle will be asked for."""

    @property
    def requests(self) -> Works:
        return {AnswerPuzzle: self._answer, NameInSolution: self._name}

    def commands(self, serve: Serve) -> list[AnyCommand]:
        hours = [Choice(name=f"{hour}:00", value=str(hour)) for hour in range(_HOURS)]
        options = options_of(self.daily, prefix="daily-", choices={"hour": hours}, completions={"zone": zones})
        return [command(serve, "daily", self.daily, options, EVERYWHERE)]

    async def daily(
        self, interaction: Interaction, post: Switch | None = None, hour: str | None = None, zone: str | None = None
    ) -> None:
        """Show today's puzzle, or with options switch the server's post."""
        if post is hour is zone is None:
            await self._show(interaction)
        elif post == "off":
            await self._end_posting(interaction)
        else:
            await self._choose_posting(interaction, post, hour, zone)

    # The puzzle of the day

    async def _show(self, interaction: Interaction) -> None:
        today, texts = date_of(now()), interaction.texts
        person = await self._people.find(interaction.user.id, interaction.guild_id)
        last = None if person is None else await self._daily.last_answer(person.id, today)
        shown = last is not None and (today - last.day).days <= _SHOWN_FOR
        before = await self._paused_lines(interaction, texts)
        solution = await self._composer.own_solution(last, texts) if last is not None and shown else []
        before += solution
        try:
            puzzle = await self._puzzles.find_or_make(today)
        except NoFinding as error:
            raise Refusal("daily-not-made") from error
        self._make(puzzle.next_day)
        answer = None if person is None else await self._daily.answer(today, person.id)
        if answer is None:
            post = await self._composer.question(puzzle, texts, before)
        else:
            streak = await self._streak(today, answer.person)
            post = await self._composer.answered(puzzle, answer, texts, interaction.guild_id, before, streak)
        if last is not None and solution and interaction.guild_id is not None:
            share = Share(interaction.user.id, DailyResult(last.day)).button(texts.say("daily-button-share"))
            post = replace(post, controls=with_control(post.controls, share))
        content = "\n".join([post.content, *await self._schedule(interaction, texts)])
        await interaction.reply(replace(post, content=fit(content, CONTENT)), private=True)
        with suppress(StoreBusy):  # the next one who asks notes it
            await self._puzzles.note_shown(today)

    async def _schedule(self, interaction: Interaction, texts: Texts) -> list[str]:
        """Return when the server's next post comes. Empty without one."""
        posting = None if interaction.guild_id is None else await self._daily.posting(interaction.guild_id)
        if posting is None or posting.next_at is None or posting.next_at <= now():
            return []
        return puzzles.schedule_lines(posting, posting.next_at, texts)

    async def _paused_lines(self, interaction: Interaction, texts: Texts) -> list[str]:
        """Return the sentence that the server's posts pause, for a person who may change that."""
        if interaction.guild_id is None or lacked(interaction, "manage_guild") is not None:
            return []
        posting = await self._daily.posting(interaction.guild_id)
        if posting is None or not posting.is_paused:
            return []
        return [texts.say("daily-paused", {"channel": f"<#{posting.channel_id}>"}), ""]

    async def _answer(self, interaction: Interaction, asked: AnswerPuzzle) -> None:
        puzzle = await self._current(interaction, asked.day)
        if puzzle is None:
            return
        if asked.choice >= len(scene_of(puzzle).choices):
            raise Refusal("old-daily")  # forged
        person = await self._people.meet(interaction)
        given = Answer(asked.day, person.id, asked.choice, interaction.guild_id)
        former = await self._daily.answer(asked.day, person.id)
        streak = await self._streak(asked.day, person.id)
        kept = former or await self._daily.insert_answer(given, now())
        await self._confirm(interaction, puzzle, kept, streak, new=former is None and kept == given)

    async def _name(self, interaction: Interaction, asked: NameInSolution) -> None:
        puzzle = await self._current(interaction, asked.day)
        if puzzle is None:
            return
        person = await self._people.meet(interaction)
        streak = await self._streak(asked.day, person.id)
        answer = await self._daily.name_in_solution(asked.day, person.id, named=asked.named)
        if answer is None:
            raise Refusal("old-daily")  # forged, or forgotten since
        await self._confirm(interaction, puzzle, answer, streak, new=True)

    async def _streak(self, day: date, person: int) -> int:
        """Return the streak of a person with an answer on a date. It is read before that answer is stored: a read that
        failed later would deny it."""
        return streak_of(day, await self._daily.answered(person, day), await self._daily.dates_shown(day))

    async def _confirm(
        self, interaction: Interaction, puzzle: Puzzle, answer: Answer, streak: int, *, new: bool
    ) -> None:
        """Reply what the person has chosen."""
        texts = interaction.texts
        lines = [puzzles.title(puzzle.day, texts), *answer_lines(puzzle, answer, texts, streak, new=new)]
        controls = naming_controls(answer, texts, interaction.guild_id)
        await interaction.show(Post("\n".join(lines), controls=controls), page=True)

    async def _current(self, interaction: Interaction, day: date) -> Puzzle | None:
        """Return the puzzle of a date if it is today's. If it is over, replies where the new one is and returns
        None."""
        today = date_of(now())
        if day < today:
            await interaction.reply(Post(await self._over_sentence(interaction, today)), private=True)
            return None
        puzzle = await self._puzzles.find(day) if day == today else None
        if puzzle is None:
            raise Refusal("old-daily")  # forged
        return puzzle

    async def _over_sentence(self, interaction: Interaction, today: date) -> str:
        """Return the sentence that a puzzle is over, with the server's new post if it has one."""
        texts = interaction.texts
        posting = None if interaction.guild_id is None else await self._daily.posting(interaction.guild_id)
        posted = posting is not None and posting.posted == today
        return texts.say("daily-over", {"link": puzzles.link(posting) if posting is not None and posted else None})

    # A server's post

    async def _end_posting(self, interaction: Interaction) -> None:
        _must_manage_here(interaction)
        ended = await self._daily.end_posting(interaction.guild_id or 0)
        await interaction.show(Post(interaction.texts.say("daily-off", {"ended": ended})))

    async def _choose_posting(
        self, interaction: Interaction, post: Switch | None, hour: str | None, zone: str | None
    ) -> None:
        """Post in this channel from now on, or without `post` at another hour in the present one. What is not given
        stays, or is nine o'clock in the person's own zone."""
        _must_manage_here(interaction)
        if post is not None:
            must_be_permitted(interaction)
        guild_id, channel_id = interaction.guild_id or 0, interaction.channel_id or 0
        former = await self._daily.posting(guild_id)
        if post is None:
            channel_id = _present_channel(former)
        chosen_hour = int(hour or (former.hour if former is not None else _USUAL_HOUR))
        own = zone or (None if former is None else former.zone)
        chosen_zone = await zone_of(interaction, own, self._people, self._store)
        next_at = first_post(chosen_hour, chosen_zone, now(), former.posted if former is not None else None)
        posting = Posting(guild_id, channel_id, chosen_hour, chosen_zone, next_at)
        await self._daily.save_posting(posting)
        self._note_due(next_at)
        await interaction.show(Post(posting_text(posting, next_at, interaction.texts)))


def _present_channel(posting: Posting | None) -> int:
    """Return the channel of a server's posts. Raises Refusal while they are off."""
    if posting is None or posting.next_at is None:
        raise Refusal("daily-not-on")
    return posting.channel_id


def _must_manage_here(interaction: Interaction) -> None:
    if interaction.guild_id is None:
        raise Refusal("daily-where")
    must_manage(interaction)


def posting_text(posting: Posting, next_at: int, texts: Texts) -> str:
    """Return when posts come, when the next one does, and how long its puzzle can be answered."""
    over_at = ends_at(date_of(next_at))
    hours = (over_at - next_at) // _HOUR_MS
    facts = {
        "channel": f"<#{posting.channel_id}>",
        "hour": posting.hour,
        "zone": posting.zone.replace("_", " "),
        "until": str(over_at // 1000),
        "hours": hours,
    }
    better = [texts.say("daily-on-short", facts)] if hours < _SHORT else []
    return "\n".join([texts.say("daily-on", facts), *puzzles.schedule_lines(posting, next_at, texts), *better])
