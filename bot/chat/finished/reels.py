"""Material of a finished table's film: shots, and every move in words."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final

from msgspec import Struct

from bot.chat.finished.endings import unrated_lines
from bot.chat.words.players import Player, alt_names, party_of
from bot.chat.words.sentences import ending_lines, headline, result_lines, story
from bot.chat.words.texts import Texts
from bot.finished.replay import Moment, moments, moves_of
from bot.tables.entries import Entry
from bot.tables.table import Table
from games.chance import commitment
from games.core import View
from renderers.finished.replay import SHOTS_MOST, Shot
from renderers.kit.layout import Seated

_CAPTION: Final = 140
"""Most characters of a caption with more than one sentence."""


class Reel(Struct, frozen=True):
    """The shots of a film, whether its game has hands, and every move in words."""

    shots: tuple[Shot, ...]
    with_hands: bool
    moves: str


def reel_of(table: Table, log: Sequence[Entry], people: Sequence[Player], texts: Texts) -> Reel:
    """Return every move in words, and shots of evenly spaced moments, as many as a film may have."""
    count = moves_of(log) + 1
    chosen = {round(n * (count - 1) / max(min(count, SHOTS_MOST) - 1, 1)) for n in range(min(count, SHOTS_MOST))}
    party = party_of(people)
    shots: list[Shot] = []
    moves_text = _head(table, people, texts)
    since: list[str] = []
    for index, moment in enumerate(moments(table.info, log)):
        sentences = story(table.info.game, moment.events, texts, alt_names(people))
        unasked = [texts.say(f"replay-{moment.unasked}")] if moment.unasked else []
        moves_text.append(f"{moment.number:>5}  {_clock(moment.at)}  {' '.join([*sentences, *unasked])}")
        since += sentences
        if index in chosen:
            ended = result_lines(table, texts, alt_names(people)) if index + 1 == count else []
            caption = (headline(table, texts, alt_names(people)), _caption(ended)) if ended else (_caption(since),)
            shots.append(_shot(moment, party, caption, (index + 1, count)))
            since = []
    with_hands = any(shot.hand is not None for shot in shots)
    ended = [*ending_lines(table, texts, alt_names(people)), *unrated_lines(table, texts)]
    return Reel(tuple(shots), with_hands, "\n".join([*moves_text, "", *ended, ""]))


def _shot(moment: Moment, party: tuple[Seated, ...], caption: tuple[str, ...], place: tuple[int, int]) -> Shot:
    view, hand = views_of(moment)
    return Shot(
        view=view,
        party=party,
        hand=hand,
        caption=caption,
        number=place[0],
        of=place[1],
    )


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
    """Return the head of the list of moves."""
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
