"""Stories: what a former board keeps in words."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from msgspec import Struct

from bot.chat.words.lengths import CONTENT, fit
from bot.chat.words.people import People
from bot.chat.words.players import bold_names
from bot.chat.words.presence import deed_lines
from bot.chat.words.sentences import chapter_line, final_line, lobby_text, standing_line, story
from bot.chat.words.texts import Name, Texts, texts_for
from bot.tables.segments import Scene
from bot.tables.table import Table

_NAMES: Final = (32, 12, 6)
"""Lengths of names, tried in this order until a story fits."""
_CUT: Final = "…"


async def opening_words(people: People, table: Table) -> str:
    """Return what the opening message keeps: the lobby, and the commitment of the seed."""
    texts = texts_for(table.language)
    return fit(lobby_text(table, await people.players(table, texts), texts, asks=False), CONTENT)


async def farewell_words(people: People, table: Table, scenes: Sequence[Scene]) -> str:
    """Return scenes in sentences, with the names under which the seats acted then. Empty if there is nothing to say.
    If they are too long, names are cut first, then the oldest lines."""
    texts = texts_for(table.language)
    together = [(cast, [*same]) for cast, same in groupby(scenes, key=lambda scene: scene.cast)]
    players = [await people.players_of_cast(table.info.guild_id, cast, texts) for cast, _ in together]
    lines = list[str]()
    for most in _NAMES:
        lines = [
            line
            for seated, (_, same) in zip(players, together, strict=True)
            for line in _lines(table, same, texts, bold_names(seated, most))
        ]
        if len("\n".join(lines)) <= CONTENT:
            return "\n".join(lines)
    while len("\n".join(lines)) > CONTENT - len(_CUT) - 1:
        del lines[0]
    return "\n".join([_CUT, *lines])


def _lines(table: Table, scenes: Sequence[Scene], texts: Texts, name: Name) -> Iterator[str]:
    """Yield the sentences of scenes that share their names, in order: a block a turn or round."""
    for chapter, block in groupby(scenes, key=lambda scene: scene.chapter):
        same, events = [*block], list[Struct]()
        lines, heading = list[str](), chapter_line(table.info.game, chapter, texts)
        for scene in same:
            events += scene.events
            deeds = [deed for deed in scene.deeds if not deed.is_proposal or scene is scenes[-1]]
            if deeds or scene.final is not None or scene is same[-1]:
                lines += story(table.info.game, table.game.story(events), texts, name)
                lines += deed_lines(deeds, texts, name)
                events.clear()
            if scene.places and (heading or scene.final is not None):
                lines.append(standing_line(table.info.game, scene.places, texts, name))
            if scene.final is not None:
                lines.append(final_line(table.info.game, scene.final, texts, name))
        if heading and any(table.game.story(scene.events) for scene in same):
            yield heading
        yield from lines
