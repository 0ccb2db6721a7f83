"""*How to play*: pages about a game, in the reader's language, with questions about positions."""

from collections.abc import Awaitable, Callable, Sequence
from itertools import takewhile
from typing import Any, Final, Literal

from discord import ButtonStyle
from discord.app_commands import Choice
from discord.ui import Button, View
from msgspec import Struct

from bot.chat.front.commands import EVERYWHERE, AnyCommand, command, options_of, text_of
from bot.chat.front.controls import GameCode
from bot.chat.front.features import Feature, Works
from bot.chat.front.interaction import Interaction
from bot.chat.front.layout import Control, controls_of, laid_out
from bot.chat.front.painter import Painter
from bot.chat.front.post import Attachment, Post
from bot.chat.front.serving import Serve
from bot.chat.requests import Help, Pictured, RulesPage, is_outdated
from bot.chat.words.lengths import CONTENT, fit
from bot.chat.words.players import numbered_names
from bot.chat.words.sentences import hand_lines, scene_lines, variant_lines
from bot.chat.words.texts import Texts
from bot.tables.refusals import Refusal
from bot.tables.service import Tables
from bot.tables.state import option_codes
from bot.tables.store import StoreBusy
from bot.tables.table import Table
from games.game import AnyGame, tag_of
from games.lessons import Answer, Question
from games.registry import GAMES, LESSONS
from renderers.registry import Picture, draw_signs, renderer_of

SIGNS: Final = "signs"
SHORT: Final = "short"
VARIANTS: Final = "variants"
TRY: Final = "try-"
"""The codes of pages that are no step of the lesson. A question's code follows the last one."""


def question_of(game: str, code: str) -> Question | None:
    """Return the question of a page, if it has one."""
    return next((question for question in LESSONS[game].questions if f"{TRY}{question.code}" == code), None)


def question_lines(page: RulesPage, question: Question, texts: Texts) -> list[str]:
    """Return the question. After an answer, also whether it is right, and the rule."""
    game = page.game.name
    lines = [texts.say("lesson-try"), texts.say(f"{game}-try-{question.code}")]
    if page.answer is None or page.answer >= len(question.answers):
        return lines
    said = {"answer": answer_label(game, question, page.answer, texts), "right": page.answer == question.right}
    answered = f"{texts.say('lesson-answered', said)} {texts.say(f'{game}-try-{question.code}-rule')}"
    ready = [texts.say("lesson-ready")] if _is_done(page, question) else []
    return [*lines, "", answered, *ready]


def _is_done(page: RulesPage, question: Question | None) -> bool:
    """Return whether a page has the answer to the last question of a lesson."""
    return page.answer is not None and question == LESSONS[page.game.name].questions[-1]


def answer_label(game: str, question: Question, number: int, texts: Texts) -> str:
    """Return an answer in words: a choice like its button, a number, or the name of a row."""
    answer: Answer = question.answers[number]
    if isinstance(answer, int):
        return texts.say("lesson-number", {"value": answer})
    if isinstance(answer, str):
        return texts.say(f"{game}-answer-{answer}") if texts.has(f"{game}-answer-{answer}") else answer
    position = question.scene.position(GAMES[game])
    facts = next(choice.facts for choice in position.legal(0) if choice.action == answer)
    return texts.say(
        f"{game}-choice-{tag_of(answer)}", {**facts, **position.predicted(0, answer)}, numbered_names(texts)
    )


def page_controls(page: RulesPage, code: str, codes: Sequence[str], texts: Texts) -> View:
    """Return the controls of the page with a code, which is one of `codes`."""
    course = course_of(code, codes)
    at = course.index(code)
    turning = [
        _to(page, course[max(at - 1, 0)]).button(texts.say("lesson-back"), disabled=at == 0),
        _to(page, course[min(at + 1, len(course) - 1)]).button(
            texts.say("lesson-on"), ButtonStyle.primary, disabled=at == len(course) - 1
        ),
    ]
    others = [_to(page, there, "other").button(label) for there, label in _page_buttons(code, codes, texts)]
    play = Help("ready", page.game).button(texts.say("lesson-play"), ButtonStyle.success)
    done = [play] if page.table is None and _is_done(page, question_of(page.game.name, code)) else []
    return laid_out([[*_answer_buttons(page, code, texts)], done, turning if len(course) > 1 else [], others])


def how_to_play(game: str, table: str, texts: Texts) -> Button[Any]:
    """Return the button that opens the first page about a table's game."""
    return RulesPage(GameCode[game], "", table, way="open").button(texts.say("lesson-open"))


def show_the_rule(game: str, refusal: str, table: str, texts: Texts) -> Button[Any]:
    """Return the button that opens the lesson step about a refused move."""
    page = RulesPage(GameCode[game], LESSONS[game].refusals[refusal], table, way="open")
    return page.button(texts.say("lesson-rule"))


def _to(page: RulesPage, code: str, way: Literal["turn", "other"] = "turn") -> RulesPage:
    return RulesPage(page.game, code, page.table, way=way)


def _page_buttons(code: str, codes: Sequence[str], texts: Texts) -> list[tuple[str, str]]:
    """Return a button to the first page of every other kind."""
    tries = next((other for other in codes if other.startswith(TRY)), "")
    ways = (
        (codes[0], texts.say("lesson-steps")),
        (SIGNS, texts.say("lesson-signs")),
        (SHORT, texts.say("lesson-short")),
        (VARIANTS, texts.say("lesson-variants")),
        (tries, texts.say("lesson-tries")),
    )
    return [(there, label) for there, label in ways if there in codes and there not in course_of(code, codes)]


def _answer_buttons(page: RulesPage, code: str, texts: Texts) -> list[Control]:
    """Return a button for each answer. After an answer the right one is green, and a wrong one that was given is
    red."""
    question = question_of(page.game.name, code)
    if question is None:
        return []
    found: list[Control] = []
    for number in range(len(question.answers)):
        style = ButtonStyle.secondary
        if page.answer is not None and number == question.right:
            style = ButtonStyle.success
        elif number == page.answer:
            style = ButtonStyle.danger
        label = answer_label(page.game.name, question, number, texts)
        found.append(RulesPage(page.game, code, page.table, number).button(label, style))
    return found


_SEATS = 3
"""Seats of a table that exists in a picture only."""


class Played(Struct, frozen=True):
    """The options of a table's game, and their codes."""

    options: Struct
    chosen: tuple[str, ...]


def codes_of(game: str) -> tuple[str, ...]:
    """Return the codes of a game's pages, in order."""
    lessons = LESSONS[game]
    about = (SIGNS, SHORT, VARIANTS) if option_codes(GAMES[game]) else (SIGNS, SHORT)
    return (*[step.code for step in lessons.steps], *about, *[f"{TRY}{q.code}" for q in lessons.questions])


def course_of(code: str, codes: Sequence[str]) -> Sequence[str]:
    """Return the pages that are turned from one to the next: the steps of the lesson, its questions, or one other page.
    At most seven."""
    if code in (SIGNS, SHORT, VARIANTS):
        return (code,)
    tries = [other for other in codes if other.startswith(TRY)]
    return tries if code in tries else [*takewhile(lambda other: other != SIGNS, codes)]


class Pages:
    """Composes pages."""

    def __init__(self, painter: Painter) -> None:
        self._painter = painter

    async def page(self, page: RulesPage, texts: Texts, played: Played | None) -> Post:
        """Compose a page. An unknown code gives the first page. `played` is the game's table with its variants, None
        without one."""
        game = page.game.name
        codes = codes_of(game)
        code = page.code if page.code in codes else codes[0]
        course = course_of(code, codes)
        about = {"game": texts.say(f"{game}-title"), "page": course.index(code) + 1, "pages": len(course)}
        content = "\n".join([texts.say("lesson-head", about), *_page_lines(page, code, texts, played)])
        picture = await self._picture(page, code, texts, played)
        return Post(fit(content, CONTENT), (picture,), page_controls(page, code, codes, texts))

    async def _picture(self, page: RulesPage, code: str, texts: Texts, played: Played | None) -> Attachment:
        game, button = page.game.name, Pictured(page).button
        if code == SIGNS:
            return Attachment.of(await self._painter.work(draw_signs, game), texts.say("lesson-signs-alt"), button)
        lesson = next((step for step in LESSONS[game].steps if step.code == code), question_of(game, code))
        if lesson is None:
            return Attachment.of(*await self._board(game, _opening_position(game, played), texts), button)
        position = lesson.scene.position(GAMES[game])
        return Attachment.of(*await (self._hand if lesson.scene.hand else self._board)(game, position, texts), button)

    async def _board(self, game: str, position: AnyGame, texts: Texts) -> tuple[Picture, str]:
        view = position.view(None)
        picture = await self._painter.paint(game, view, _names(position, texts))
        return picture, " ".join(scene_lines(game, view, texts, numbered_names(texts)))

    async def _hand(self, game: str, position: AnyGame, texts: Texts) -> tuple[Picture, str]:
        view = position.view(0)
        picture = await self._painter.paint_hand(game, view, _names(position, texts), 0)
        assert picture is not None  # noqa: S101 - only games with hands show one
        return picture, " ".join(hand_lines(game, view, texts, numbered_names(texts)))


def _page_lines(page: RulesPage, code: str, texts: Texts, played: Played | None) -> list[str]:
    """Return the sentences of a page. The pitch of the game is left to its table."""
    game = page.game.name
    if code == SIGNS:
        return [f"**{n}** {texts.say(f'{game}-sign-{sign}')}" for n, (sign, _) in enumerate(renderer_of(game).signs, 1)]
    if code == SHORT:
        return [texts.say(f"{game}-rules")]
    if code == VARIANTS:
        return _variants(game, texts, played)
    question = question_of(game, code)
    if question is not None:
        return question_lines(page, question, texts)
    first = [texts.say(f"{game}-pitch")] if played is None and code == LESSONS[game].steps[0].code else []
    return [*first, texts.say(f"{game}-lesson-{code}")]


def _variants(game: str, texts: Texts, played: Played | None) -> list[str]:
    """Return the variants of a table, then the others. All of them without a table."""
    codes = option_codes(GAMES[game])
    if played is None:
        return [texts.say("lesson-variants-all"), *variant_lines(game, codes, texts)]
    others = [code for code in codes if code not in played.chosen]
    here = variant_lines(game, played.chosen, texts) or [texts.say("lesson-variants-none")]
    return [
        texts.say("lesson-variants-here"),
        *here,
        texts.say("lesson-variants-others"),
        *variant_lines(game, others, texts),
    ]


def _opening_position(game: str, played: Played | None) -> AnyGame:
    """Return the opening position with a table's options, or the usual ones. Chance has fixed outcomes."""
    rules = GAMES[game]
    position = rules.new(min(_SEATS, rules.seats[-1]), rules.Options() if played is None else played.options)
    while (chance := position.chance_due) is not None:
        position.settle(chance.outcome([7 * n % bound for n, bound in enumerate(chance.bounds)]))
    return position


def _names(position: AnyGame, texts: Texts) -> Sequence[str]:
    """Return the names of seats: the learner, and the others by number."""
    return [texts.say("lesson-you"), *map(numbered_names(texts), range(1, position.seat_count))]


Find = Callable[[Interaction, str | None], Awaitable[Table]]
"""A function to the table that a command means, of a game if named. Raises Refusal if there is none."""


class RulesHandlers(Feature):
    """Replies privately with pages about games, and to `/help`. Keeps no state."""

    def __init__(self, tables: Tables, painter: Painter, find: Find, hurry: Callable[[Table], None]) -> None:
        """`hurry` is called with the table of every page, because its owner is present."""
        self._tables = tables
        self._find = find
        self._hurry = hurry
        self._pages = Pages(painter)

    @property
    def requests(self) -> Works:
        return {RulesPage: self._show}

    def commands(self, serve: Serve) -> list[AnyCommand]:
        games = {"game": [Choice(name=text_of(f"{game}-title"), value=game) for game in GAMES]}
        return [command(serve, "rules", self.rules, options_of(self.rules, choices=games), EVERYWHERE)]

    async def rules(self, interaction: Interaction, game: str | None = None) -> None:
        """Show how a game is played: the named one, or that of the table here, with its variants."""
        try:
            table = await self._find(interaction, game)
        except Refusal:
            table = None
        if table is not None and game in (None, table.info.game):
            await self._show(interaction, RulesPage(GameCode[table.info.game], "", table.info.id, way="open"))
        elif game is not None:
            await self._show(interaction, RulesPage(GameCode[game], "", way="open"))
        else:
            await self.ask_which(interaction)

    async def ask_which(self, interaction: Interaction) -> None:
        """Reply with a button for each game."""
        texts = interaction.texts
        games = [RulesPage(GameCode[game]).button(texts.say(f"{game}-title"), ButtonStyle.primary) for game in GAMES]
        await interaction.reply(Post(texts.say("lesson-which"), controls=controls_of(games)), private=True)

    async def _show(self, interaction: Interaction, page: RulesPage) -> None:
        """Reply with a page: as a new message, or in place of the clicked one."""
        post = await self._pages.page(page, interaction.texts, await self._played(interaction, page))
        await (interaction.reply(post, private=True) if page.way == "open" else interaction.show(post))

    async def _played(self, interaction: Interaction, page: RulesPage) -> Played | None:
        """Return the options of a page's table. None if the table cannot be read or belongs to another server."""
        if page.table is None:
            return None
        try:
            table = await self._tables.fetch(page.table)
        except (Refusal, StoreBusy):
            return None
        interaction.outdated = interaction.in_words and is_outdated(interaction.message, table)
        elsewhere = interaction.guild_id not in (None, table.info.guild_id)
        if elsewhere or table.info.game != page.game.name:
            return None
        self._hurry(table)
        return Played(table.options, table.option_codes)
