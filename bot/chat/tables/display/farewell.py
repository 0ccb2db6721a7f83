"""Stories: what a former board keeps in words."""

from collections.abc import Sequence
from itertools import groupby

from msgspec import Struct

from bot.chat.words.lengths import CONTENT, fit
from bot.chat.words.people import People
from bot.chat.words.players import bold_names
from bot.chat.words.presence import deed_lines
from bot.chat.words.sentences import first_sentence_events, lobby_text, story
from bot.chat.words.texts import texts_for
from bot.tables.pages import Scene
from bot.tables.table import Table


async def opening_words(people: People, table: Table) -> str:
    """Return what the opening message keeps: the lobby, and the commitment of the seed."""
    texts = texts_for(table.language)
    return fit(lobby_text(table, await people.players(table, texts), texts), CONTENT)


async def farewell_words(people: People, table: Table, scenes: Sequence[Scene]) -> str:
    """Return scenes in sentences, under the names of their time. Empty if there is nothing to say."""
    texts, lines = texts_for(table.language), list[str]()
    for _, together in groupby(scenes, key=lambda scene: scene.cast):
        same = [*together]
        name = bold_names(await people.players_of_cast(table.info.guild_id, same[0].cast, texts))
        deeds = [line for scene in same for line in deed_lines(scene.deeds, texts, name)]
        events = [event for scene in same for event in reported_events(table, scene)]
        lines += [*deeds, *story(table.info.game, events, texts, name)]
    return fit("\n".join(lines), CONTENT)


def reported_events(table: Table, scene: Scene) -> Sequence[Struct]:
    """Return the events of a scene that a former board reports. The board of the end, right below, reports the rest."""
    return (
        first_sentence_events(table.info.game, scene.events, texts_for(table.language)) if scene.ends else scene.events
    )
