"""A finished table watched again: as a film, as a list of all its moves; and its dice checked."""

import asyncio
import io
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

import discord
from msgspec import Struct

from bot.chat.front import door
from bot.chat.front.painter import Painter
from bot.chat.tables.controls import any_hand
from bot.chat.words.languages import private_texts, public_texts
from bot.chat.words.lengths import CHOICE, CONTENT, OPTIONS, fitted
from bot.chat.words.people import People, bold, named, spoken
from bot.chat.words.sentences import closed_text, result_lines, story
from bot.chat.words.texts import Texts, texts_for
from bot.finished.audit import audited
from bot.finished.needs import GloryStore
from bot.finished.replay import BROKEN, Moment, moments, outline
from bot.tables.entries import ACTION, OUTCOME, Entry
from bot.tables.needs import Person, Store
from bot.tables.refusals import Refusal
from bot.tables.table import Table
from games.chance import commitment
from renderers.finished.replay import SHOTS_MOST, Shot, durations, film, frame

if TYPE_CHECKING:
    from bot.chat.client import Roost

    Interaction = discord.Interaction[Roost]

_SEARCHED: Final = 200
"""Tables of a server that completions look through."""
_CAPTION: Final = 140
"""Characters under a frame, at the most, where it is more than one sentence."""


class Reel(Struct, frozen=True):
    """What a film is made of: its shots, whether its game has hands, and every move in words."""

    shots: tuple[Shot, ...]
    with_hands: bool
    told: str


class Films:
    """Shows and checks tables that are over."""

    def __init__(self, store: Store, glory: GloryStore, people: People, painter: Painter) -> None:
        self._store = store
        self._glory = glory
        self._people = people
        self._painter = painter
        self._one_at_a_time = asyncio.Lock()

    async def offers(self, interaction: "Interaction", begun: str) -> list[tuple[str, str]]:
        """Tables of this server that are over, for completions: a name and the id."""
        if interaction.guild_id is None:
            return []
        texts = private_texts(interaction)
        history = await self._glory.history(interaction.guild_id, None, None, 0, _SEARCHED)
        offers: list[tuple[str, str]] = []
        for table in history.tables:
            day = datetime.fromtimestamp(table.ended_at / 1000, UTC).strftime("%Y-%m-%d")
            first = [named(one.person) for one in table.finishers if one.place == 1]
            name = " · ".join([texts.say(f"{table.game}-title"), day, *first, table.id])
            if begun.casefold() in name.casefold():
                offers.append((fitted(name, CHOICE), table.id))
        return offers[:OPTIONS]

    async def replay(self, interaction: "Interaction", table_id: str) -> None:
        """Answer `/replay` with the film, the list of moves, and the seed."""
        table, log = await self._finished(interaction, table_id)
        if not any(entry.kind == ACTION for entry in log):
            raise Refusal("nothing-was-played")
        if not await door.defer(interaction):
            return
        people = await self._people.seated(table.people)
        texts = texts_for(table.info.language)
        async with self._one_at_a_time:
            try:
                reel = await asyncio.to_thread(_reel, table, log, people, texts)
            except BROKEN:
                raise Refusal("log-broken") from None
            frames = [
                await self._painter.work(frame, table.info.game, shot, with_hands=reel.with_hands)
                for shot in reel.shots
            ]
            animated = await asyncio.to_thread(film, frames, durations(len(frames)))
        files = [
            discord.File(io.BytesIO(animated), f"roost-{table.info.id}.gif", description=texts.say("replay-alt")),
            discord.File(io.BytesIO(reel.told.encode()), f"roost-{table.info.id}.txt"),
        ]
        lines = [
            texts.say(f"{table.info.game}-title"),
            *result_lines(table, texts, bold(people)),
            closed_text(table, texts),
        ]
        await door.answer_files(interaction, fitted("\n".join(lines), CONTENT), files)

    async def verify(self, interaction: "Interaction", table_id: str) -> None:
        """Answer `/verify`: whether every roll and deal follows from the seed."""
        table, log = await self._finished(interaction, table_id)
        audit = await asyncio.to_thread(audited, table.info, log)
        seed = {"seed": table.info.seed.hex(), "commitment": commitment(table.info.seed)}
        facts = {"table": table.info.id, "settled": audit.settled, "wrong": audit.wrong, **seed}
        texts = public_texts(interaction)
        if audit.agrees:
            told = texts.say("verify-agrees", facts)
        else:
            told = texts.say("verify-wrong", facts) if audit.committed else texts.say("verify-other-seed", facts)
        await door.answer_text(interaction, fitted(told, CONTENT))

    async def _finished(self, interaction: "Interaction", table_id: str) -> tuple[Table, Sequence[Entry]]:
        """The outline and the log of a table that is over; who has no seat there and is elsewhere is told that there is
        none."""
        person = await self._people.meet(interaction)
        wanted = table_id.strip().casefold()
        info = await self._store.info(wanted)
        log = await self._store.entries(wanted, 0)
        table = outline(info, log) if info is not None else None
        if table is None or (interaction.guild_id != table.info.guild_id and table.seat_of(person.id) is None):
            raise Refusal("no-such-table", table=fitted(wanted, CHOICE))
        if table.phase != "over":
            raise Refusal("not-over-yet")
        if table.outdated:
            raise Refusal("rules-gone")
        if not any(entry.kind == OUTCOME for entry in log):
            raise Refusal("nothing-was-played")
        return table, log


def _reel(table: Table, log: Sequence[Entry], people: Sequence[Person], texts: Texts) -> Reel:
    """Every move in words, and as many of them as shots as a film may have, evenly taken."""
    count = sum(entry.kind == ACTION for entry in log) + 1
    chosen = {round(n * (count - 1) / max(min(count, SHOTS_MOST) - 1, 1)) for n in range(min(count, SHOTS_MOST))}
    names = tuple(map(named, people))
    shots: list[Shot] = []
    told = _opening(table, people, texts)
    since: list[str] = []
    for index, moment in enumerate(moments(table.info, log)):
        sentences = story(table.info.game, moment.events, texts, spoken(people))
        told.append(f"{moment.number:>5}  {_clock(moment.at)}  {' '.join(sentences)}")
        since += sentences
        if index in chosen:
            told_now = since if index + 1 < count else result_lines(table, texts, spoken(people)) or since
            shots.append(_shot(moment, names, told_now, (index + 1, count)))
            since = []
    with_hands = any(shot.hand is not None for shot in shots)
    return Reel(tuple(shots), with_hands, "\n".join([*told, "", *result_lines(table, texts, spoken(people)), ""]))


def _shot(moment: Moment, names: tuple[str, ...], sentences: Sequence[str], place: tuple[int, int]) -> Shot:
    position, seat = moment.table.position, moment.seat
    assert position is not None  # noqa: S101 - a moment is one of a begun game
    hands = any_hand(moment.table)
    shown = 0 if seat is None else seat
    return Shot(
        view=position.view(None),
        names=names,
        hand=(position.view(shown), shown) if hands else None,
        caption=(_caption(sentences),),
        number=place[0],
        of=place[1],
    )


def _caption(sentences: Sequence[str]) -> str:
    """The last of what happened, as much as has room."""
    kept: list[str] = []
    for sentence in reversed(sentences):
        if kept and len(" ".join([sentence, *kept])) > _CAPTION:
            break
        kept.insert(0, sentence)
    return " ".join(kept)


def _opening(table: Table, people: Sequence[Person], texts: Texts) -> list[str]:
    """The head of the list of moves."""
    name = spoken(people)
    facts = {"table": table.info.id, "seed": table.info.seed.hex(), "commitment": commitment(table.info.seed)}
    variants = [texts.say(f"{table.info.game}-variant-{code}") for code in table.variants]
    return [
        texts.say(f"{table.info.game}-title"),
        *variants,
        texts.listed([f"{seat + 1}. {name(seat)}" for seat in range(len(people))]),
        texts.say("replay-seed", facts),
        "",
    ]


def _clock(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M:%SZ")
