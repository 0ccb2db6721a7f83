"""The pages about a game: a picture and a few sentences each, in their reader's language."""

from collections.abc import Sequence

from msgspec import Struct

from bot.chat.front.painter import Painter
from bot.chat.front.post import Attachment, Post
from bot.chat.rules.addresses import SHORT, SIGNS, TRY, VARIANTS, Page
from bot.chat.rules.asking import asked, question_of
from bot.chat.rules.turning import turning
from bot.chat.words.lengths import ALT, CONTENT, fitted
from bot.chat.words.players import numbered
from bot.chat.words.sentences import hand_lines, scene_lines, variant_lines
from bot.chat.words.texts import Texts
from games.core import AnyGame, variants
from games.registry import GAMES, LESSONS
from renderers.registry import RENDERERS, draw_signs

_SEATS = 3
"""How many sit at a table that is only drawn."""


class Played(Struct, frozen=True):
    """What is played at a table: its game's options, and the codes of those that are variants."""

    options: Struct
    chosen: tuple[str, ...]


def codes_of(game: str) -> tuple[str, ...]:
    """The pages about a game, from the first to the last."""
    lessons = LESSONS[game]
    about = (SIGNS, SHORT, VARIANTS) if variants(GAMES[game].Options) else (SIGNS, SHORT)
    return (*[step.code for step in lessons.steps], *about, *[f"{TRY}{one.code}" for one in lessons.questions])


class Pages:
    """Writes and draws pages."""

    def __init__(self, painter: Painter) -> None:
        self._painter = painter

    async def page(self, page: Page, texts: Texts, played: Played | None) -> Post:
        """A page as a message; of one that there is no more, the first one. `played` tells of its table, if any."""
        codes = codes_of(page.game)
        code = page.code if page.code in codes else codes[0]
        about = {"game": texts.say(f"{page.game}-title"), "page": codes.index(code) + 1, "pages": len(codes)}
        told = "\n".join([texts.say("lesson-head", about), *_told(page, code, texts, played)])
        picture = await self._picture(page.game, code, texts, played)
        return Post(fitted(told, CONTENT), (picture,), turning(page, code, codes, texts))

    async def _picture(self, game: str, code: str, texts: Texts, played: Played | None) -> Attachment:
        if code == SIGNS:
            return Attachment.of(await self._painter.work(draw_signs, game), texts.say("lesson-signs-alt"))
        one = next((step for step in LESSONS[game].steps if step.code == code), question_of(game, code))
        if one is None:
            return await self._board(game, _begun(game, played), texts)
        position = one.scene.position(GAMES[game])
        return await (self._hand if one.scene.hand else self._board)(game, position, texts)

    async def _board(self, game: str, position: AnyGame, texts: Texts) -> Attachment:
        view = position.view(None)
        picture = await self._painter.paint(game, view, _names(position, texts))
        return Attachment.of(picture, fitted(" ".join(scene_lines(game, view, texts, numbered(texts))), ALT))

    async def _hand(self, game: str, position: AnyGame, texts: Texts) -> Attachment:
        view = position.view(0)
        picture = await self._painter.paint_hand(game, view, _names(position, texts), 0)
        assert picture is not None  # noqa: S101 - only games with hands show one
        return Attachment.of(picture, fitted(" ".join(hand_lines(game, view, texts, numbered(texts))), ALT))


def _told(page: Page, code: str, texts: Texts, played: Played | None) -> list[str]:
    """The sentences of a page. A table has said already what kind of game it is."""
    game = page.game
    if code == SIGNS:
        return [f"**{n}** {texts.say(f'{game}-sign-{sign}')}" for n, (sign, _) in enumerate(RENDERERS[game].signs, 1)]
    if code == SHORT:
        return [texts.say(f"{game}-rules")]
    if code == VARIANTS:
        return _variants(game, texts, played)
    question = question_of(game, code)
    if question is not None:
        return asked(page, question, texts)
    first = [texts.say(f"{game}-pitch")] if played is None and code == LESSONS[game].steps[0].code else []
    return [*first, texts.say(f"{game}-lesson-{code}")]


def _variants(game: str, texts: Texts, played: Played | None) -> list[str]:
    """The variants of a table, then those that it does not play; of no table, all."""
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


def _begun(game: str, played: Played | None) -> AnyGame:
    """The beginning of a game by a table's options, or by the usual ones; chance is settled anyhow."""
    rules = GAMES[game]
    position = rules.new(_SEATS, rules.Options() if played is None else played.options)
    while (chance := position.chance_due) is not None:
        position.settle(chance.outcome([7 * n % bound for n, bound in enumerate(chance.bounds)]))
    return position


def _names(position: AnyGame, texts: Texts) -> Sequence[str]:
    """Who learns, and the others by their numbers."""
    return [texts.say("lesson-you"), *map(numbered(texts), range(1, position.seat_count))]
