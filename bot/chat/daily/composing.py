"""The messages of the daily puzzle. Nothing in them depends on the values, except in a solution."""

from datetime import date
from typing import Final

import discord
from discord import ButtonStyle

from bot.chat.daily import words
from bot.chat.front.controls import controls_of
from bot.chat.front.painter import Painter
from bot.chat.front.post import Attachment, Post
from bot.chat.requests import AnswerPuzzle, NameInSolution
from bot.chat.words.lengths import ALT, CONTENT, fit
from bot.chat.words.people import People
from bot.chat.words.players import name_of
from bot.chat.words.texts import Texts
from bot.daily.puzzle import GAME, Puzzle, PuzzleDecision
from bot.daily.puzzles import Puzzles
from bot.daily.solutions import counts_of, server_line
from bot.daily.store import Answer, DailyStore
from bot.tables.caches import BoundedCache
from bot.tables.refusals import Refusal

SOLUTION_MOST: Final = 1400
"""The most characters of a solution. The puzzle below it needs the rest of the message."""
KEPT: Final = 8
"""The number of pictures in memory, by date and language: all servers post the same ones."""


class PuzzleComposer:
    """Composes puzzles and solutions."""

    def __init__(self, store: DailyStore, puzzles: Puzzles, people: People, painter: Painter) -> None:
        self._store = store
        self._puzzles = puzzles
        self._people = people
        self._painter = painter
        self._pictures: BoundedCache[tuple[date, str], Attachment] = BoundedCache(KEPT)

    async def question(self, puzzle: Puzzle, texts: Texts, before: list[str]) -> Post:
        """Return the puzzle with a button for each choice. `before` are lines above it. Raises Refusal if this release
        does not play its rules."""
        scene = scene_of(puzzle)
        buttons = [
            AnswerPuzzle(puzzle.day, number).button(words.choice_label(scene, number, texts), ButtonStyle.primary)
            for number in range(len(scene.choices))
        ]
        content = "\n".join([*before, words.title(puzzle.day, texts), words.question(puzzle.day, texts)])
        return Post(fit(content, CONTENT), (await self._picture(puzzle, scene, texts),), controls_of(buttons))

    async def answered(
        self, puzzle: Puzzle, answer: Answer, texts: Texts, guild_id: int | None, before: list[str]
    ) -> Post:
        """Return the puzzle as a person sees it who has answered it before."""
        lines = [*before, words.title(puzzle.day, texts), *answer_lines(puzzle, answer, texts, new=False)]
        picture = await self._picture(puzzle, scene_of(puzzle), texts)
        return Post(fit("\n".join(lines), CONTENT), (picture,), naming_controls(answer, texts, guild_id))

    async def _picture(self, puzzle: Puzzle, scene: PuzzleDecision, texts: Texts) -> Attachment:
        key = (puzzle.day, texts.language)
        kept = self._pictures.get(key)
        if kept is None:
            picture = await self._painter.paint(GAME, scene.game.view(None), words.names_on_picture(scene, texts))
            kept = self._pictures[key] = Attachment.of(picture, fit(words.alt_of(scene, texts), ALT))
        return kept

    # Solutions of puzzles that are over

    async def own_solution(self, answer: Answer, texts: Texts) -> list[str]:
        """Return the solution of a puzzle that a person answered. Empty if this release does not play its rules."""
        puzzle = await self._puzzles.find(answer.day)
        scene = puzzle.decision() if puzzle is not None else None
        if puzzle is None or scene is None:
            return []
        counts = counts_of(await self._store.tally(answer.day))
        title = texts.say("daily-solution", {"day": answer.day.isoformat(), "link": None})
        return [title, *words.solution_lines(puzzle, scene, texts, counts, chosen=answer.choice), ""]

    async def solution_for(self, day: date, guild_id: int, link: str, texts: Texts) -> list[str]:
        """Return the solution of a puzzle that a server posted. Empty if this release does not play its rules."""
        puzzle = await self._puzzles.find(day)
        scene = puzzle.decision() if puzzle is not None else None
        if puzzle is None or scene is None:
            return []
        counts = counts_of(await self._store.tally(day))
        names = await self._names(day, guild_id)
        server = server_line(day, await self._store.tallies(guild_id, puzzle.next_day))
        title = texts.say("daily-solution", {"day": day.isoformat(), "link": link})
        after = [words.server_sentence(server, texts)] if server is not None else []
        lines = list[str]()
        for most in words.NAMES_MOST:
            values = words.solution_lines(puzzle, scene, texts, counts, names=names, names_most=most)
            lines = [title, *values, *after, ""]
            if sum(map(len, lines)) <= SOLUTION_MOST:
                break
        return lines

    async def _names(self, day: date, guild_id: int) -> dict[int, list[str]]:
        """Return the names of who wants to be named, by the number of the choice."""
        answers = await self._store.named_answers(day, guild_id)
        people = await self._people.people_by_id([answer.person for answer in answers], guild_id)
        names = dict[int, list[str]]()
        for answer, person in zip(answers, people, strict=True):
            if person.discord_id is not None:
                names.setdefault(answer.choice, []).append(name_of(person))
        return names


def scene_of(puzzle: Puzzle) -> PuzzleDecision:
    """Return the position of a puzzle. Raises Refusal if this release does not play its rules."""
    scene = puzzle.decision()
    if scene is None:
        raise Refusal("daily-outdated", until=words.end_in_seconds(puzzle.day))
    return scene


def answer_lines(puzzle: Puzzle, answer: Answer, texts: Texts, *, new: bool) -> list[str]:
    """Return what a person has chosen, a moment ago or before, without a hint whether it is right."""
    facts = {
        "choice": words.choice_label(scene_of(puzzle), answer.choice, texts),
        "until": words.end_in_seconds(puzzle.day),
        "new": new,
    }
    return [texts.say("daily-answered", facts), *([texts.say("daily-naming")] if answer.named else [])]


def naming_controls(answer: Answer, texts: Texts, guild_id: int | None) -> discord.ui.View | None:
    """Return the button by which a person is named in the solution, on the server where the answer was given."""
    if guild_id is None or guild_id != answer.guild_id:
        return None
    label = texts.say("daily-button-unnamed" if answer.named else "daily-button-named")
    return controls_of([NameInSolution(answer.day, not answer.named).button(label)])
