"""A finished table watched again: as a film, as a list of all its moves; and its dice checked."""

import asyncio
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final

from discord.app_commands import Choice
from msgspec import Struct

from bot.chat.front.interaction import Interaction
from bot.chat.front.painter import Painter
from bot.chat.front.post import Attachment, Post
from bot.chat.words.languages import private_texts, public_texts
from bot.chat.words.lengths import CHOICE, CONTENT, OPTIONS, fitted
from bot.chat.words.people import People, bold, named, party_of, spoken
from bot.chat.words.sentences import closed_text, result_lines, story
from bot.chat.words.texts import Texts, texts_for
from bot.finished.audit import audited
from bot.finished.needs import FinishedStore
from bot.finished.replay import BROKEN, Moment, moments, outline
from bot.tables.entries import ACTION, OUTCOME, Entry
from bot.tables.needs import Person, TableStore
from bot.tables.refusals import Refusal
from bot.tables.table import Table
from games.chance import commitment
from renderers.finished.replay import SHOTS_MOST, Shot, durations, film, frame
from renderers.kit.layout import Seated

_SEARCHED: Final = 200
"""Tables of a server that completions look through."""
_CAPTION: Final = 140
"""Characters under a frame, at the most, where it is more than one sentence."""


class Reel(Struct, frozen=True):
    """What a film is made of: its shots, whether its game has hands, and every move in words."""

    shots: tuple[Shot, ...]
    with_hands: bool
    told: str


class Replays:
    """Shows and checks tables that are over."""

    def __init__(self, tables: TableStore, store: FinishedStore, people: People, painter: Painter) -> None:
        self._tables = tables
        self._store = store
        self._people = people
        self._painter = painter
        self._one_at_a_time = asyncio.Lock()

    async def offers(self, interaction: Interaction, begun: str) -> list[Choice[str]]:
        """Tables of this server that are over, for completions: a name and the id."""
        if interaction.guild_id is None:
            return []
        texts = private_texts(interaction)
        history = await self._store.history(interaction.guild_id, None, None, 0, _SEARCHED)
        offers: list[Choice[str]] = []
        for table in history.tables:
            day = datetime.fromtimestamp(table.ended_at / 1000, UTC).strftime("%Y-%m-%d")
            first = [named(one.person) for one in table.finishers if one.place == 1]
            name = " · ".join([texts.say(f"{table.game}-title"), day, *first, table.id])
            if begun.casefold() in name.casefold():
                offers.append(Choice(name=fitted(name, CHOICE), value=table.id))
        return offers[:OPTIONS]

    async def replay(self, interaction: Interaction, table: str) -> None:
        """Answer `/replay` with the film, the list of moves, and the seed."""
        over, log = await self._finished(interaction, table)
        if not any(entry.kind == ACTION for entry in log):
            raise Refusal("nothing-was-played")
        if not await interaction.promise(private=False):
            return
        people = await self._people.those(over.people, interaction.guild_id)  # others than its own server may see it
        texts = texts_for(over.info.language)
        async with self._one_at_a_time:
            try:
                reel = await asyncio.to_thread(_reel, over, log, people, texts)
            except BROKEN:
                raise Refusal("log-broken") from None
            frames = [
                await self._painter.work(frame, over.info.game, shot, with_hands=reel.with_hands) for shot in reel.shots
            ]
            animated = await asyncio.to_thread(film, frames, durations(len(frames)))
        name = f"roost-{over.info.id}"
        film_and_moves = (
            Attachment(f"{name}.gif", animated, texts.say("replay-alt")),
            Attachment(f"{name}.txt", reel.told.encode()),
        )
        lines = [
            texts.say(f"{over.info.game}-title"),
            *result_lines(over, texts, bold(people)),
            closed_text(over, texts),
        ]
        await interaction.answer(Post(fitted("\n".join(lines), CONTENT), film_and_moves))

    async def verify(self, interaction: Interaction, table: str) -> None:
        """Answer `/verify`: whether every roll and deal follows from the seed."""
        over, log = await self._finished(interaction, table)
        audit = await asyncio.to_thread(audited, over.info, log)
        seed = {"seed": over.info.seed.hex(), "commitment": commitment(over.info.seed)}
        facts = {"table": over.info.id, "settled": audit.settled, "wrong": audit.wrong, **seed}
        texts = public_texts(interaction)
        if audit.agrees:
            told = texts.say("verify-agrees", facts)
        else:
            told = texts.say("verify-wrong", facts) if audit.committed else texts.say("verify-other-seed", facts)
        await interaction.answer(Post(fitted(told, CONTENT)))

    async def _finished(self, interaction: Interaction, table_id: str) -> tuple[Table, Sequence[Entry]]:
        """The outline and the log of a table that is over; who has no seat there and is elsewhere is told that there is
        none."""
        person = await self._people.meet(interaction)
        wanted = table_id.strip().casefold()
        info = await self._tables.info(wanted)
        log = await self._tables.entries(wanted, 0)
        table = outline(info, log) if info is not None else None
        if table is None or (interaction.guild_id != table.info.guild_id and table.seat_of(person.id) is None):
            raise Refusal("no-such-table", table=fitted(wanted, CHOICE))
        if table.phase != "over":
            raise Refusal("not-over-yet")
        if not table.replayable:
            raise Refusal("rules-gone")
        if not any(entry.kind == OUTCOME for entry in log):
            raise Refusal("nothing-was-played")
        return table, log


def _reel(table: Table, log: Sequence[Entry], people: Sequence[Person], texts: Texts) -> Reel:
    """Every move in words, and as many of them as shots as a film may have, evenly taken."""
    count = sum(entry.kind == ACTION for entry in log) + 1
    chosen = {round(n * (count - 1) / max(min(count, SHOTS_MOST) - 1, 1)) for n in range(min(count, SHOTS_MOST))}
    party = party_of(people)
    shots: list[Shot] = []
    told = _opening(table, people, texts)
    since: list[str] = []
    for index, moment in enumerate(moments(table.info, log)):
        sentences = story(table.info.game, moment.events, texts, spoken(people))
        told.append(f"{moment.number:>5}  {_clock(moment.at)}  {' '.join(sentences)}")
        since += sentences
        if index in chosen:
            told_now = since if index + 1 < count else result_lines(table, texts, spoken(people)) or since
            shots.append(_shot(moment, party, told_now, (index + 1, count)))
            since = []
    with_hands = any(shot.hand is not None for shot in shots)
    return Reel(tuple(shots), with_hands, "\n".join([*told, "", *result_lines(table, texts, spoken(people)), ""]))


def _shot(moment: Moment, party: tuple[Seated, ...], sentences: Sequence[str], place: tuple[int, int]) -> Shot:
    position, seat = moment.table.position, moment.seat
    assert position is not None  # noqa: S101 - a moment is one of a begun game
    hands = moment.table.has_hands
    shown = 0 if seat is None else seat
    return Shot(
        view=position.view(None),
        party=party,
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
