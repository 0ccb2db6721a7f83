"""Replays of a finished table: a film with the list of moves, and single moves. A film takes some two seconds."""

import asyncio
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, Final, NamedTuple

from discord.ui import Button
from msgspec import Struct

from bot.chat.finished.endings import summary_sentences, unrated_lines
from bot.chat.finished.tables import FinishedTables
from bot.chat.front.commands import EVERYWHERE, AnyCommand, command, options_of, table_menu
from bot.chat.front.controls import Request
from bot.chat.front.interaction import Interaction
from bot.chat.front.painter import Painter
from bot.chat.front.post import Attachment
from bot.chat.front.serving import Serve
from bot.chat.pages import CachedWork, PageFeature, PageReply, Queue, Show
from bot.chat.requests import Film, NextMoment, Pictured, ReplayMove, WholeFilm, table_of
from bot.chat.words.lengths import CONTENT, fit
from bot.chat.words.people import People
from bot.chat.words.players import Player, alt_names, bold_names, party_of
from bot.chat.words.sentences import alt_text, ending_lines, hand_lines, number_lines, result_lines, story
from bot.chat.words.texts import Texts
from bot.finished.replay import BROKEN, Landmarks, Moment, landmarks, moment_at, moments, moves_of
from bot.tables.entries import Entry
from bot.tables.refusals import Refusal
from bot.tables.table import Table
from games.chance import commitment
from games.core import View
from renderers.finished.replay import LASTS_MS, MAX_SHORT, MAX_SHOTS, SHORT_MS, Shot, durations, film, frame
from renderers.finished.still import still
from renderers.kit.layout import Seated

KEPT_BYTES: Final = 16 * 2**20
"""Size of the cache of films."""


class FilmFiles(NamedTuple):
    """A GIF, and the list of all moves in UTF-8."""

    animated: bytes
    moves: bytes


def films() -> CachedWork[FilmFiles]:
    queue = Queue(lambda: Refusal("one-film-at-a-time"), lambda: Refusal("too-many-films"))
    return CachedWork(queue, lambda film: sum(map(len, film)), KEPT_BYTES)


_CAPTION: Final = 140
"""Most characters of a caption with more than one sentence."""


class Reel(Struct, frozen=True):
    """The shots of a film, whether its game has hands, and every move in words."""

    shots: tuple[Shot, ...]
    with_hands: bool
    moves: str


def _spread(numbers: Sequence[int], most: int) -> set[int]:
    """Return the first and the last of some numbers, and evenly spaced ones between them, at most so many."""
    kept = min(len(numbers), most)
    return {numbers[round(n * (len(numbers) - 1) / max(kept - 1, 1))] for n in range(kept)}


def _shown_moments(table: Table, log: Sequence[Entry], *, whole: bool) -> set[int]:
    """Return the moments of a film: of the whole game, or those that changed something, what matters first."""
    last = moves_of(log)
    if whole:
        return _spread(range(last + 1), MAX_SHOTS)
    found = landmarks(table.info, log)
    twists = _spread(found.twist, MAX_SHORT - 2)
    others = [number for number in found.change if number not in twists]
    return {0, last} | twists | _spread(others, MAX_SHORT - 2 - len(twists))


def reel_of(table: Table, log: Sequence[Entry], people: Sequence[Player], texts: Texts, *, whole: bool = True) -> Reel:
    """Return every move in words, and the shots of a film."""
    count, chosen = moves_of(log) + 1, _shown_moments(table, log, whole=whole)
    party = party_of(people)
    shots: list[Shot] = []
    moves_text = _head(table, people, texts)
    since: list[str] = []
    summary = summary_sentences(table, texts, alt_names(people))
    for index, moment in enumerate(moments(table.info, log)):
        sentences = story(table.info.game, moment.events, texts, alt_names(people))
        unasked = [texts.say(f"replay-{moment.unasked}")] if moment.unasked else []
        moves_text.append(f"{moment.number:>5}  {_clock(moment.at)}  {' '.join([*sentences, *unasked])}")
        since += sentences
        if index in chosen:
            why = result_lines(table, texts, alt_names(people))[:1] if index + 1 == count else []
            caption = _caption([*why, *summary[:1]] if why else since)
            shot = _shot(moment, party, (caption,), (index + 1, count))
            shots.append(shot._replace(hand=None) if why else shot)  # the board alone names the places
            since = []
    with_hands = any(shot.hand is not None for shot in shots)
    ended = [*ending_lines(table, texts, alt_names(people)), *unrated_lines(table, texts)]
    return Reel(tuple(shots), with_hands, "\n".join([*moves_text, "", *ended, ""]))


def _shot(moment: Moment, party: tuple[Seated, ...], caption: tuple[str, ...], place: tuple[int, int]) -> Shot:
    view, hand = views_of(moment)
    return Shot(view=view, party=party, hand=hand, caption=caption, number=place[0], of=place[1])


def views_of(moment: Moment) -> tuple[View, tuple[View, int] | None]:
    """Return the board's view of a moment, and the mover's hand if the game has hands."""
    position, seat = moment.table.position, moment.seat or 0
    assert position is not None  # noqa: S101 - a moment is one of a begun game
    return position.view(None), (position.view(seat), seat) if moment.table.has_hands else None


def _caption(sentences: Sequence[str]) -> str:
    """Return the last sentences that fit into a caption."""
    kept: list[str] = []
    for sentence in reversed(sentences):
        if kept and len(" ".join([sentence, *kept])) > _CAPTION:
            break
        kept.insert(0, sentence)
    return " ".join(kept)


def _head(table: Table, people: Sequence[Player], texts: Texts) -> list[str]:
    name = alt_names(people)
    facts = {"table": table.info.id, "seed": table.info.seed.hex(), "commitment": commitment(table.info.seed)}
    variants = [texts.say(f"{table.info.game}-variant-{code}") for code in table.variants]
    return [
        texts.say(f"{table.info.game}-title"),
        *variants,
        texts.join([f"{seat + 1}. {name(seat)}" for seat in range(len(people))]),
        texts.say("replay-seed", facts),
        "",
    ]


def _clock(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M:%SZ")


class Replays(PageFeature):
    """Shows tables that are over."""

    def __init__(self, over: FinishedTables, people: People, painter: Painter) -> None:
        self._over = over
        self._people = people
        self._painter = painter
        self.films = films()

    @property
    def pages(self) -> Mapping[type[Request], Show]:
        return {
            Film: self.show_film,
            WholeFilm: self.show_film,
            ReplayMove: self.show_still,
            NextMoment: self.show_still,
        }

    async def stop(self) -> None:
        self.films.queue.stop()

    def commands(self, serve: Serve) -> list[AnyCommand]:
        options = options_of(self.ask, prefix="over-", completions={"table": self._over.offers})
        return [
            command(serve, "replay", self.ask, options, EVERYWHERE),
            table_menu(serve, "replay", self.ask, table_of),
        ]

    async def ask(self, interaction: Interaction, table: str) -> None:
        await self.show_film(PageReply(interaction), Film(table))

    async def show_film(self, showing: PageReply, asked: Film | WholeFilm) -> None:
        """Show the film and the list of moves."""
        over, log = await self._over.find_playable(showing, asked.table)
        if not await showing.begin():
            return
        texts = showing.texts
        people = await self._people.players_seen_from(
            showing.interaction.guild_id, over, texts
        )  # it may be shown elsewhere
        whole = isinstance(asked, WholeFilm)
        key = (asked, texts.language, party_of(people))
        asker = showing.interaction.user.id
        made = await self.films.make(key, asker, lambda _: self._film(over, log, people, texts, whole=whole))
        name = f"roost-{over.info.id}"
        film_and_moves = (
            Attachment(f"{name}.gif", made.animated, texts.say("replay-alt"), Pictured(asked).button),
            Attachment(f"{name}.txt", made.moves),
        )
        lines = [
            f"**{texts.say(f'{over.info.game}-title')}**",
            *ending_lines(over, texts, bold_names(people)),
            *unrated_lines(over, texts),
            *number_lines(people, texts),
        ]
        steps = ReplayMove(over.info.id).button(texts.say("button-steps"))
        more = [] if whole else [showing.turn_to(WholeFilm(over.info.id), texts.say("button-whole-film"))]
        guild = over.info.guild_id
        await showing.show_page(asked, lines, [*more, steps], [steps], files=film_and_moves, guild=guild)

    async def _film(
        self, over: Table, log: Sequence[Entry], people: Sequence[Player], texts: Texts, *, whole: bool
    ) -> FilmFiles:
        try:
            reel = await asyncio.to_thread(reel_of, over, log, people, texts, whole=whole)
        except BROKEN:
            raise Refusal("log-broken") from None
        frames = [
            await self._painter.work(frame, over.info.game, shot, with_hands=reel.with_hands) for shot in reel.shots
        ]
        animated = await asyncio.to_thread(film, frames, durations(len(frames), LASTS_MS if whole else SHORT_MS))
        return FilmFiles(animated, reel.moves.encode())

    async def show_still(self, showing: PageReply, asked: ReplayMove | NextMoment) -> None:
        """Show the picture after one move, and its events."""
        over, log = await self._over.find_playable(showing, asked.table)
        texts = showing.texts
        people = await self._people.players_seen_from(showing.interaction.guild_id, over, texts)
        try:
            found = await asyncio.to_thread(landmarks, over.info, log)
            number, moment = await asyncio.to_thread(moment_at, over.info, log, _number_asked(asked, found))
        except BROKEN:
            raise Refusal("log-broken") from None
        view, hand = views_of(moment)
        painting = self._painter.work(still, over.info.game, view, party_of(people), hand)
        content = _still_text(moment, people, texts, (number, moves_of(log)))
        alt = _alt(moment, people, texts)
        shown = ReplayMove(over.info.id, number)
        picture = Attachment.of(await painting, alt, Pictured(shown).button)
        turning = _step_buttons(showing, shown, moves_of(log), found)
        opening = [shown.button(texts.say("button-steps"))]
        await showing.show_page(shown, [content], turning, opening, files=(picture,), guild=over.info.guild_id)


def _still_text(moment: Moment, people: Sequence[Player], texts: Texts, place: tuple[int, int]) -> str:
    """Return the events of a moment. `place` is its number and the last number; the last one has the result as well,
    which is never cut."""
    game, name = moment.table.info.game, bold_names(people)
    number, last = place
    title = texts.say("still-title", {"game": texts.say(f"{game}-title"), "number": number, "last": last})
    events = "\n".join([title, *story(game, moment.events, texts, name)])
    numbers = number_lines(people, texts)
    if number < last:
        return fit("\n".join([events, *numbers]), CONTENT)
    ending = "\n".join([*ending_lines(moment.table, texts, name), *unrated_lines(moment.table, texts), *numbers])
    return "\n".join(filter(None, [fit(events, CONTENT - len(ending) - 1), ending]))


def _alt(moment: Moment, people: Sequence[Player], texts: Texts) -> str:
    """Return the alt text: the board, and the hand as far as it fits."""
    view, hand = views_of(moment)
    own = hand_lines(moment.table.info.game, hand[0], texts, alt_names(people)) if hand is not None else []
    return " ".join([alt_text(moment.table, view, people, texts), *own])


def _next_of(found: Landmarks, asked: NextMoment) -> int | None:
    """Return the landmark that is asked for after a move. None if there is none."""
    return next((at for at in (found.turn if asked.landmark == "turn" else found.twist) if at > asked.number), None)


def _number_asked(asked: ReplayMove | NextMoment, found: Landmarks) -> int:
    if isinstance(asked, ReplayMove):
        return asked.number + asked.further
    following = _next_of(found, asked)
    return asked.number if following is None else following


def _step_buttons(showing: PageReply, shown: ReplayMove, last: int, found: Landmarks) -> list[Button[Any]]:
    """Return buttons back and forward by one move, to the next turn, and to what turned the game next."""
    table, number, texts = shown.table, shown.number, showing.texts
    turn, twist = NextMoment(table, number, "turn"), NextMoment(table, number, "twist")
    steps = (
        (texts.say("button-page-back"), ReplayMove(table, number, -1), number > 0),
        (texts.say("button-page-on"), ReplayMove(table, number, 1), number < last),
        (texts.say("button-next-turn"), turn, _next_of(found, turn) is not None),
        (texts.say("button-next-twist"), twist, _next_of(found, twist) is not None),
    )
    return [showing.turn_to(page, label, disabled=not possible) for label, page, possible in steps]
