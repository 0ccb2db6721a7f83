"""The messages of the daily puzzle. Nothing in them depends on the values, except in a solution."""

from collections.abc import Mapping, Sequence
from datetime import date
from typing import Final

import discord
import msgspec
from discord import ButtonStyle

from bot.chat.front.layout import controls_of
from bot.chat.front.painter import Painter
from bot.chat.front.post import Attachment, Post
from bot.chat.requests import AnswerPuzzle, Help, NameInSolution, Pictured
from bot.chat.words.lengths import CONTENT, fit
from bot.chat.words.numbers import signed_tenths, tenths
from bot.chat.words.people import People
from bot.chat.words.players import escaped, name_of
from bot.chat.words.sentences import scene_lines
from bot.chat.words.texts import Name, Texts
from bot.daily.dates import ends_at, summer_delay
from bot.daily.puzzle import GAME, Puzzle, PuzzleDecision
from bot.daily.puzzles import Puzzles
from bot.daily.solutions import ServerLine, counts_of, server_line
from bot.daily.store import Answer, Posting, Tally
from bot.store import SqlDaily
from bot.tables.caches import BoundedCache
from bot.tables.refusals import Refusal
from bot.tables.when import printed_date
from games.game import tag_of

_MINUTE: Final = 60 * 1000
MAX_NAMES: Final = (12, 6, 3, 1, 0)
"""The most people named behind one choice: as many as there is room for."""


def end_in_seconds(day: date) -> str:
    return str(ends_at(day) // 1000)


def title(day: date, texts: Texts) -> str:
    return texts.say("daily-title", {"day": printed_date(day, texts.language)})


def question(day: date, texts: Texts) -> str:
    """Return the question, with the moment at which the puzzle is over."""
    return texts.say("daily-question", {"until": end_in_seconds(day)})


def link(posting: Posting) -> str:
    """Return the address of a server's last post."""
    return f"https://discord.com/channels/{posting.guild_id}/{posting.posted_in}/{posting.message_id}"


def schedule_lines(posting: Posting, next_at: int, texts: Texts) -> list[str]:
    """Return where and when a server's next post comes, and how much later posts come in summer."""
    next_post = texts.say("daily-next", {"channel": f"<#{posting.channel_id}>", "at": str(next_at // 1000)})
    delay = summer_delay(posting.hour, posting.zone, next_at) // _MINUTE
    if not delay:
        return [next_post]
    hour, minute = divmod((posting.hour * 60 + delay) % (24 * 60), 60)
    return [next_post, texts.say("daily-summer", {"minutes": delay, "time": f"{hour}:{minute:02}"})]


def choice_label(scene: PuzzleDecision, number: int, texts: Texts) -> str:
    choice = scene.choices[number]
    facts = {**choice.facts, **scene.game.predicted(scene.seat, choice.action)}
    return texts.say(f"{GAME}-choice-{tag_of(choice.action)}", facts, name_in(scene, texts))


def name_in(scene: PuzzleDecision, texts: Texts) -> Name:
    """Name the seats of a puzzle by number, and the reader's as such."""
    return lambda seat: texts.say("lesson-learner" if seat == scene.seat else "lesson-player", {"number": seat + 1})


def names_on_picture(scene: PuzzleDecision, texts: Texts) -> Sequence[str]:
    """Return the names of the seats on the picture."""
    return [
        texts.say("lesson-you") if seat == scene.seat else texts.say("lesson-player", {"number": seat + 1})
        for seat in range(scene.game.seat_count)
    ]


def alt_of(scene: PuzzleDecision, texts: Texts) -> str:
    """Return the alt text of the picture, as that of a board."""
    return " ".join(scene_lines(GAME, scene.game.view(None), texts, name_in(scene, texts)))


def solution_lines(
    puzzle: Puzzle,
    scene: PuzzleDecision,
    texts: Texts,
    counts: Tally | None,
    *,
    chosen: int | None = None,
    names: Mapping[int, Sequence[str]] | None = None,
    names_most: int = 0,
) -> list[str]:
    """Return each choice with its value, the best one first, and why it is the best; with `counts` how many chose it,
    with `chosen` a mark at the reader's own, with `names` who of the server wants to be named, at most `names_most` a
    choice."""
    values = [choice.value for choice in puzzle.position.choices]
    lines = list[str]()
    for number in sorted(range(len(values)), key=lambda n: (-values[n], n)):
        facts = {
            "choice": choice_label(scene, number, texts),
            "value": signed_tenths(values[number], texts),
            "best": puzzle.is_right(number),
            "counted": counts is not None,
            "people": (counts or {}).get(number, 0),
            "own": number == chosen,
        }
        named = (names or {}).get(number, ())
        lines.append(texts.say("daily-value", facts) + _names(named, names_most, texts))
    return [*lines, why_sentence(puzzle, scene, texts)]


def why_sentence(puzzle: Puzzle, scene: PuzzleDecision, texts: Texts) -> str:
    """Return why the best choice is the best, in one sentence."""
    reason = scene.reason(puzzle)
    facts = {
        **msgspec.structs.asdict(reason),
        "kind": tag_of(scene.choices[puzzle.best].action),
        "rival": choice_label(scene, reason.rival, texts),
        "more": tenths(puzzle.loss(reason.rival), texts),
    }
    return texts.say("daily-why", facts)


def _names(named: Sequence[str], most: int, texts: Texts) -> str:
    if not named or not most:
        return ""
    shown = [f"**{escaped(name)}**" for name in named[:most]]
    return texts.say("daily-named", {"names": texts.join(shown), "more": len(named) - len(shown)})


def server_sentence(line: ServerLine, texts: Texts) -> str:
    return texts.say("daily-server", {"played": line.played, "found": line.found, "best": line.best_week})


MAX_SOLUTION: Final = 1400
"""The most characters of a solution. The puzzle below it needs the rest of the message."""
KEPT: Final = 8
"""The number of pictures in memory, by date and language: all servers post the same ones."""


class PuzzleComposer:
    def __init__(self, store: SqlDaily, puzzles: Puzzles, people: People, painter: Painter) -> None:
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
            AnswerPuzzle(puzzle.day, number).button(choice_label(scene, number, texts), ButtonStyle.primary)
            for number in range(len(scene.choices))
        ]
        content = "\n".join([*before, title(puzzle.day, texts), question(puzzle.day, texts)])
        return Post(fit(content, CONTENT), (await self._picture(puzzle, scene, texts),), controls_of(buttons))

    async def answered(
        self, puzzle: Puzzle, answer: Answer, texts: Texts, guild_id: int | None, before: list[str], streak: int
    ) -> Post:
        """Return the puzzle as a person sees it who has answered it before."""
        lines = [*before, title(puzzle.day, texts), *answer_lines(puzzle, answer, texts, streak, new=False)]
        picture = await self._picture(puzzle, scene_of(puzzle), texts)
        return Post(fit("\n".join(lines), CONTENT), (picture,), naming_controls(answer, texts, guild_id))

    async def _picture(self, puzzle: Puzzle, scene: PuzzleDecision, texts: Texts) -> Attachment:
        key = (puzzle.day, texts.language)
        kept = self._pictures.get(key)
        if kept is None:
            picture = await self._painter.paint(GAME, scene.game.view(None), names_on_picture(scene, texts))
            kept = self._pictures[key] = Attachment.of(picture, alt_of(scene, texts), Pictured(Help("daily")).button)
        return kept

    # Solutions of puzzles that are over

    async def own_solution(self, answer: Answer, texts: Texts) -> list[str]:
        """Return the solution of a puzzle that a person answered. Empty if this release does not play its rules."""
        puzzle = await self._puzzles.find(answer.day)
        scene = puzzle.decision() if puzzle is not None else None
        if puzzle is None or scene is None:
            return []
        counts = counts_of(await self._store.tally(answer.day))
        title = texts.say("daily-solution", {"day": printed_date(answer.day, texts.language), "link": None})
        return [title, *solution_lines(puzzle, scene, texts, counts, chosen=answer.choice), ""]

    async def solution_for(self, day: date, guild_id: int, link: str, texts: Texts) -> list[str]:
        """Return the solution of a puzzle that a server posted. Empty if this release does not play its rules."""
        puzzle = await self._puzzles.find(day)
        scene = puzzle.decision() if puzzle is not None else None
        if puzzle is None or scene is None:
            return []
        counts = counts_of(await self._store.tally(day))
        names = await self._names(day, guild_id)
        server = server_line(day, await self._store.tallies(guild_id, puzzle.next_day))
        title = texts.say("daily-solution", {"day": printed_date(day, texts.language), "link": link})
        after = [server_sentence(server, texts)] if server is not None else []
        lines = list[str]()
        for most in MAX_NAMES:
            values = solution_lines(puzzle, scene, texts, counts, names=names, names_most=most)
            lines = [title, *values, *after, ""]
            if sum(map(len, lines)) <= MAX_SOLUTION:
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
        raise Refusal("daily-outdated", until=end_in_seconds(puzzle.day))
    return scene


def answer_lines(puzzle: Puzzle, answer: Answer, texts: Texts, streak: int, *, new: bool) -> list[str]:
    """Return what a person has chosen, a moment ago or before, and the streak of dates with an answer, without a hint
    whether it is right."""
    facts = {
        "choice": choice_label(scene_of(puzzle), answer.choice, texts),
        "until": end_in_seconds(puzzle.day),
        "new": new,
        "streak": streak,
    }
    lines = [texts.say("daily-answered", facts), texts.say("daily-streak", facts)]
    return [*lines, *([texts.say("daily-naming")] if answer.named else [])]


def naming_controls(answer: Answer, texts: Texts, guild_id: int | None) -> discord.ui.View | None:
    """Return the button by which a person is named in the solution, on the server where the answer was given."""
    if guild_id is None or guild_id != answer.guild_id:
        return None
    label = texts.say("daily-button-unnamed" if answer.named else "daily-button-named")
    return controls_of([NameInSolution(answer.day, not answer.named).button(label)])
