"""Pages about a game: a picture and a few sentences each, in the reader's language."""

from collections.abc import Sequence

from msgspec import Struct

from bot.chat.front.painter import Painter
from bot.chat.front.post import Attachment, Post
from bot.chat.requests import RulesPage
from bot.chat.rules.page_controls import page_controls
from bot.chat.rules.questions import SHORT, SIGNS, TRY, VARIANTS, question_lines, question_of
from bot.chat.words.lengths import ALT, CONTENT, fit
from bot.chat.words.players import numbered_names
from bot.chat.words.sentences import hand_lines, scene_lines, variant_lines
from bot.chat.words.texts import Texts
from games.core import AnyGame, variants
from games.registry import GAMES, LESSONS
from renderers.registry import draw_signs, renderer_of

_SEATS = 3
"""Seats of a table that exists in a picture only."""


class Played(Struct, frozen=True):
    """The options of a table's game, and the codes of its variants."""

    options: Struct
    chosen: tuple[str, ...]


def codes_of(game: str) -> tuple[str, ...]:
    """Return the codes of a game's pages, in order."""
    lessons = LESSONS[game]
    about = (SIGNS, SHORT, VARIANTS) if variants(GAMES[game].Options) else (SIGNS, SHORT)
    return (*[step.code for step in lessons.steps], *about, *[f"{TRY}{one.code}" for one in lessons.questions])


class Pages:
    """Composes pages."""

    def __init__(self, painter: Painter) -> None:
        self._painter = painter

    async def page(self, page: RulesPage, texts: Texts, played: Played | None) -> Post:
        """Compose a page. An unknown code gives the first page. `played` is the game's table with its variants, None
        without one."""
        codes = codes_of(page.game)
        code = page.code if page.code in codes else codes[0]
        about = {"game": texts.say(f"{page.game}-title"), "page": codes.index(code) + 1, "pages": len(codes)}
        content = "\n".join([texts.say("lesson-head", about), *_page_lines(page, code, texts, played)])
        picture = await self._picture(page.game, code, texts, played)
        return Post(fit(content, CONTENT), (picture,), page_controls(page, code, codes, texts))

    async def _picture(self, game: str, code: str, texts: Texts, played: Played | None) -> Attachment:
        if code == SIGNS:
            return Attachment.of(await self._painter.work(draw_signs, game), texts.say("lesson-signs-alt"))
        one = next((step for step in LESSONS[game].steps if step.code == code), question_of(game, code))
        if one is None:
            return await self._board(game, _opening_position(game, played), texts)
        position = one.scene.position(GAMES[game])
        return await (self._hand if one.scene.hand else self._board)(game, position, texts)

    async def _board(self, game: str, position: AnyGame, texts: Texts) -> Attachment:
        view = position.view(None)
        picture = await self._painter.paint(game, view, _names(position, texts))
        return Attachment.of(picture, fit(" ".join(scene_lines(game, view, texts, numbered_names(texts))), ALT))

    async def _hand(self, game: str, position: AnyGame, texts: Texts) -> Attachment:
        view = position.view(0)
        picture = await self._painter.paint_hand(game, view, _names(position, texts), 0)
        assert picture is not None  # noqa: S101 - only games with hands show one
        return Attachment.of(picture, fit(" ".join(hand_lines(game, view, texts, numbered_names(texts))), ALT))


def _page_lines(page: RulesPage, code: str, texts: Texts, played: Played | None) -> list[str]:
    """Return the sentences of a page. The pitch of the game is left to its table."""
    game = page.game
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
    codes = [variant.code for variant in variants(GAMES[game].Options)]
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
