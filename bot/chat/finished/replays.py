"""Replays of a finished table: a film with the list of moves, and single moves."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any, Final

from discord.ui import Button

from bot.chat.finished.ended_tables import EndedTables
from bot.chat.finished.endings import unrated_lines
from bot.chat.finished.films import Film as MadeFilm
from bot.chat.finished.films import films
from bot.chat.finished.reels import reel_of, views_of
from bot.chat.finished.showing import PageFeature, Show, Showing
from bot.chat.front.controls import Request
from bot.chat.front.interaction import Interaction
from bot.chat.front.menus import table_menu
from bot.chat.front.painter import Painter
from bot.chat.front.post import Attachment, Post
from bot.chat.front.serving import Serve
from bot.chat.front.slash import EVERYWHERE, AnyCommand, command, options_of
from bot.chat.requests import Film, ReplayMove, TurnTo, table_of
from bot.chat.words.lengths import ALT, CONTENT, fit
from bot.chat.words.people import People
from bot.chat.words.players import Player, alt_names, bold_names, party_of
from bot.chat.words.sentences import alt_text, ending_lines, hand_lines, number_lines, story
from bot.chat.words.texts import Texts
from bot.finished.replay import BROKEN, Moment, moment_at, moves_of, was_played
from bot.tables.entries import Entry
from bot.tables.refusals import Refusal
from bot.tables.table import Table
from renderers.finished.replay import durations, film, frame
from renderers.finished.still import still

_STRIDES: Final = (-10, -1, 1, 10)
"""Moves that a button skips."""


class Replays(PageFeature):
    """Shows tables that are over."""

    def __init__(self, over: EndedTables, people: People, painter: Painter) -> None:
        self._over = over
        self._people = people
        self._painter = painter
        self.films = films()

    @property
    def pages(self) -> Mapping[type[Request], Show]:
        return {Film: self.show_film, ReplayMove: self.show_still}

    async def stop(self) -> None:
        self.films.queue.stop()

    def commands(self, serve: Serve) -> list[AnyCommand]:
        options = options_of(self.ask, prefix="over-", completions={"table": self._over.offers})
        return [
            command(serve, "replay", self.ask, options, EVERYWHERE),
            table_menu(serve, "replay", self.ask, table_of),
        ]

    async def ask(self, interaction: Interaction, table: str) -> None:
        """Reply to `/replay`."""
        await self.show_film(Showing(interaction), Film(table))

    async def show_film(self, showing: Showing, asked: Film) -> None:
        """Show the film and the list of moves."""
        over, log = await self._playable(showing, asked.table)
        if not await showing.begin():
            return
        texts = showing.texts
        people = await self._people.players_seen_from(
            showing.interaction.guild_id, over, texts
        )  # it may be shown elsewhere
        key = (over.info.id, texts.language, party_of(people))
        made = await self.films.make(key, showing.interaction.user.id, lambda: self._film(over, log, people, texts))
        name = f"roost-{over.info.id}"
        film_and_moves = (
            Attachment(f"{name}.gif", made.animated, texts.say("replay-alt")),
            Attachment(f"{name}.txt", made.moves),
        )
        lines = [
            f"**{texts.say(f'{over.info.game}-title')}**",
            *ending_lines(over, texts, bold_names(people)),
            *unrated_lines(over, texts),
            *number_lines(people, texts),
            showing.sharing_hint(over.info.guild_id),
        ]
        steps = ReplayMove(over.info.id).button(texts.say("button-steps"))
        controls = showing.controls(Film(over.info.id), [steps], [steps], over.info.guild_id)
        content = fit("\n".join(filter(None, lines)), CONTENT)
        await showing.show(Post(content, film_and_moves, controls))

    async def _film(self, over: Table, log: Sequence[Entry], people: Sequence[Player], texts: Texts) -> MadeFilm:
        try:
            reel = await asyncio.to_thread(reel_of, over, log, people, texts)
        except BROKEN:
            raise Refusal("log-broken") from None
        frames = [
            await self._painter.work(frame, over.info.game, shot, with_hands=reel.with_hands) for shot in reel.shots
        ]
        animated = await asyncio.to_thread(film, frames, durations(len(frames)))
        return MadeFilm(animated, reel.moves.encode())

    async def show_still(self, showing: Showing, asked: ReplayMove) -> None:
        """Show the picture after one move, and its events."""
        over, log = await self._playable(showing, asked.table)
        texts = showing.texts
        people = await self._people.players_seen_from(showing.interaction.guild_id, over, texts)
        try:
            number, moment = await asyncio.to_thread(moment_at, over.info, log, asked.number + asked.further)
        except BROKEN:
            raise Refusal("log-broken") from None
        view, hand = views_of(moment)
        painting = self._painter.work(still, over.info.game, view, party_of(people), hand)
        content = _still_text(moment, people, texts, (number, moves_of(log)))
        alt = _alt(moment, people, texts)
        shown = ReplayMove(over.info.id, number)
        turning = _step_buttons(showing.interaction.user.id, shown, moves_of(log))
        opening = [shown.button(texts.say("button-steps"))]
        controls = showing.controls(shown, turning, opening, over.info.guild_id)
        await showing.show(Post(content, (Attachment.of(await painting, alt),), controls))

    async def _playable(self, showing: Showing, table_id: str) -> tuple[Table, Sequence[Entry]]:
        """Return a table that is over, with its log. Raises Refusal if it cannot be replayed."""
        over, log = await self._over.find(showing, table_id)
        if not over.replayable:
            raise Refusal("rules-gone")
        if not was_played(log):
            raise Refusal("nothing-was-played")
        return over, log


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
    return fit(" ".join([alt_text(moment.table, view, people, texts), *own]), ALT)


def _step_buttons(asker: int, shown: ReplayMove, last: int) -> list[Button[Any]]:
    """Return buttons back and forward by one move, and by ten if there are more."""
    return [
        TurnTo(asker, ReplayMove(shown.table, shown.number, further)).button(
            _LABELS[further],
            disabled=not 0 <= shown.number + max(-1, min(further, 1)) <= last,
        )
        for further in _STRIDES
        if last > max(map(abs, _STRIDES)) or abs(further) == 1
    ]


_LABELS: Final = {-10: "−10", -1: "◀", 1: "▶", 10: "+10"}
