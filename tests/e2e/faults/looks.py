"""Checks of a channel and its players' direct messages: do they show the table as the database has it?"""

import re
from collections.abc import Sequence
from typing import Final

import discord

from bot.chat.board.composer import DeadlineReader, story_words
from bot.chat.board.messages import NO_EPILOGUE, compose, compose_hand
from bot.chat.finished.endings import Endings
from bot.chat.front.painter import Painter
from bot.chat.requests import Sit, decode, table_of
from bot.chat.words.people import People
from bot.chat.words.players import Player, escaped
from bot.chat.words.texts import language_of, texts_for
from bot.playground.objects import Message
from bot.tables.posted import DMS_CLOSED
from bot.tables.service import Tables
from bot.tables.store import Person
from bot.tables.table import Table
from tests.e2e.faults.scenes import Stage
from tests.e2e.group import ids

_MENTION: Final = re.compile(r"<@(\d+)>")
_COMMAND: Final = re.compile(r"</([^:]+):\d+>")


async def looked(stage: Stage) -> list[str]:
    """Return the faults of the channel and the direct messages."""
    if await stage.house.store.last_table(stage.channel_id, 2**53) is None:
        return []
    table = await stage.table()
    people = await People(stage.house.store).players(table, texts_for(table.language))
    painter = Painter()
    try:
        return [*await _wrong_board(stage, table, people, painter), *await _wrong_hands(stage, table, people, painter)]
    finally:
        painter.close()


async def _wrong_board(stage: Stage, table: Table, people: Sequence[Player], painter: Painter) -> list[str]:
    boards = [it for it in stage.messages if _is_of(it, table) and not _invites(it)]
    if len(boards) != 1:
        return ["no board has controls" if not boards else f"{len(boards)} boards have controls"]
    epilogue = await Endings(stage.house.store.finished).epilogue(table, people, texts_for(table.language))
    around = await DeadlineReader(stage.house.store, Tables(stage.house.store)).read(table)
    fresh = await compose(
        table, people, painter, epilogue=epilogue if table.phase == "over" else NO_EPILOGUE, deadlines=around
    )
    shown = boards[0]
    names = {str(it.discord_id): f"**{escaped(it.name)}**" for it in people if isinstance(it, Person)}
    content = _COMMAND.sub(r"`/\1`", _MENTION.sub(lambda mention: names[mention[1]], shown.content))
    files = [attachment.name for attachment in fresh.attachments or ()]
    above = {line for it in stage.messages if it.id < shown.id for line in it.content.splitlines()}
    left_out = {*fresh.content.removesuffix(content).splitlines()}
    same = (
        fresh.content.endswith(content)
        and (left_out <= above or await _ends_of_stories(stage, table) & above)  # events are reported once
        and [it.filename for it in shown.attachments] == files
        and ids(shown) == _ids_of(fresh.controls)
    )
    return [] if same else ["the board is not the table"]


async def _ends_of_stories(stage: Stage, table: Table) -> set[str]:
    """The last lines of the story above the board, as a former board reports the steps up to each of this page's."""
    before = table.segment.story.scenes if table.segment.story is not None else ()
    scenes, people = (*before, *table.segment.scenes), People(stage.house.store)
    stories = [await story_words(people, table, scenes[: count + 1]) for count in range(len(scenes))]
    return {story.splitlines()[-1] for story in stories if story}


async def _wrong_hands(stage: Stage, table: Table, people: Sequence[Player], painter: Painter) -> list[str]:
    if not table.has_hands:
        return []
    wrong: list[str] = []
    for seat, player in enumerate(people):
        if not isinstance(player, Person):
            continue
        texts = texts_for(language_of(player.locale))
        fresh = await compose_hand(table, seat, people, painter, texts)
        hands = [it for it in stage.world.messages(stage.world.dm(player.discord_id or 0).id) if _is_of(it, table)]
        informed = await stage.house.store.message(table.info.id, DMS_CLOSED, seat, player.id)
        if not hands and informed is not None:
            continue  # direct messages are closed, and the person knows
        if len(hands) != 1:
            wrong.append(f"{len(hands)} direct hands")
        elif ids(hands[0]) != _ids_of(fresh.controls) or not hands[0].content.startswith(fresh.content):
            wrong.append("a direct hand is not the table's")
    return wrong


def _is_of(message: Message, table: Table) -> bool:
    """Whether a message has controls of a table."""
    return table.info.id in map(table_of, ids(message))


def _invites(message: Message) -> bool:
    """Whether it is an invitation into a seat, which keeps its only control."""
    return all(isinstance(decode(one), Sit) for one in ids(message))


def _ids_of(controls: discord.ui.View | None) -> list[str]:
    return [str(getattr(item, "custom_id", "")) for item in (controls.children if controls is not None else ())]
