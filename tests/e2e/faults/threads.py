"""Scenes in threads of tables: a thread that cannot be opened, and one that is archived, locked or deleted in play."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Final

from bot.playground.errors import Refused
from bot.playground.objects import THREAD, Interaction, Permission
from bot.tables.guild_settings import GuildSettings
from tests.e2e.faults.scenes import HECKMECK, Scene, Stage
from tests.e2e.group import seen, steady, takes
from tests.patience import PATIENCE
from tests.steering import remove_channel, set_bot_permissions, set_thread

_LOOKS: Final = 0.05
"""Seconds between two looks for a table."""
_SAID_WITHIN: Final = 8.0
"""Seconds that a sentence in the parent channel gets where its request fails."""


async def _switched_on(stage: Stage) -> None:
    await stage.house.store.change_guild_settings(stage.world.guild_id, lambda _: GuildSettings(threads=True))


async def _without_permission(stage: Stage) -> None:
    await _switched_on(stage)
    set_bot_permissions(stage.world, stage.channel_id, Permission.MEMBER & ~Permission.CREATE_PUBLIC_THREADS)


async def _at_the_limit(stage: Stage) -> None:
    await _switched_on(stage)
    stage.world.threads_most = 0


async def open_table(stage: Stage) -> Interaction:
    """Open a table, and go on wherever it is."""
    interaction = await stage.send(stage.people[0], "table open", game=stage.game)
    await _follow(stage, interaction)
    return interaction


async def _follow(stage: Stage, interaction: Interaction) -> None:
    store = stage.house.store
    async with asyncio.timeout(PATIENCE):
        while (table_id := await store.table_of_interaction(interaction.id)) is None:  # noqa: ASYNC110 - the database notifies of nothing
            await asyncio.sleep(_LOOKS)
    info = await store.info(table_id)
    assert info is not None
    stage.channel_id = info.channel_id


async def _open_in_channel(stage: Stage) -> Interaction:
    """Open a table that has to be in the channel. The sentence that says why may fail for good with its request, so
    `tests/chat/lobby/test_threads.py` looks for it."""
    interaction = await open_table(stage)
    if stage.channel_id != stage.world.main_id:
        raise Refused("there is a thread all the same")
    return interaction


async def _until_said_or_refused(stage: Stage, words: str) -> None:
    """Wait until the parent channel has one message with these words, or Discord refuses it for good."""

    def said() -> bool:
        return sum(words in message.content for message in stage.world.messages(stage.world.main_id)) == 1

    with suppress(TimeoutError):
        async with asyncio.timeout(_SAID_WITHIN):
            await stage.world.wait_until(said)


async def _playing(stage: Stage) -> None:
    """A table in its thread, where a tile can be taken, which ends the turn."""
    await _switched_on(stage)
    await open_table(stage)
    await stage.world.wait_until(stage.newest)
    await stage.press(stage.people[1], "Join")
    await stage.press(stage.people[0], "Start")
    while not any(takes(label) for label in (await stage.board()).moves):
        await stage.move(steady)
    await stage.settled()


async def _passes(stage: Stage, *, archived: bool, locked: bool) -> Interaction:
    """End the turn in a thread that was archived or locked a moment ago."""
    board = await stage.board()
    set_thread(stage.world, stage.channel_id, archived=archived, locked=locked)
    interaction = await stage.press_now((await stage.awaited())[1], steady(board.moves))
    if locked:  # a moderator brings it back, and the board is there without a click
        await stage.world.wait_until(lambda: interaction.reply is not None or interaction.failed)
        await asyncio.sleep(1)
        set_thread(stage.world, stage.channel_id, archived=False)
    return interaction


async def _types_when_archived(stage: Stage) -> Interaction:
    set_thread(stage.world, stage.channel_id, archived=True)
    return await stage.typed()


async def _beside(stage: Stage) -> None:
    """Look at the channel of a table in play in its thread."""
    await _playing(stage)
    stage.channel_id = stage.world.main_id


async def _deleted(stage: Stage) -> Interaction:
    """Delete the thread. The channel says so, and has no table."""
    (thread,) = [it for it in stage.world.channels.values() if it.kind == THREAD]
    remove_channel(stage.world, thread.id)
    await _until_said_or_refused(stage, "couldn't see this table's channel any more")
    interaction = await stage.send(stage.people[0], "table show")
    if interaction.message is None or "no table in this channel" not in interaction.message.content:
        raise Refused("the table is still there")
    return interaction


async def _about_to_end(stage: Stage) -> None:
    """One vote on the end of a table in its thread is missing."""
    await _playing(stage)
    await stage.want_to_end(stage.people[1])
    stage.last = seen(await stage.question_to_end(stage.people[0]))


async def _ends(stage: Stage) -> Interaction:
    """End a table in its thread. The channel has its line, at most one result and nothing else."""
    interaction = await stage.click(stage.people[0], stage.last.id, next(iter(stage.last.buttons.values())))
    await _until_said_or_refused(stage, f"in <#{stage.channel_id}>.")
    if len([it for it in stage.world.messages(stage.world.main_id) if not it.ephemeral]) > 2:
        raise Refused("more than two messages in the channel")
    return interaction


Act = Callable[[Stage], Awaitable[Interaction]]


def _scene(name: str, prepare: Callable[[Stage], Awaitable[None]], act: Act, *, moves: bool = True) -> Scene:
    return Scene(name, HECKMECK, prepare, act, moves)


THREADS: Final = (
    _scene("open a table in a thread", _switched_on, open_table),
    _scene("open without the permission for threads", _without_permission, _open_in_channel),
    _scene("open at the limit of threads", _at_the_limit, _open_in_channel),
    _scene("end a turn in an archived thread", _playing, partial(_passes, archived=True, locked=False)),
    _scene("end a turn in a locked thread", _playing, partial(_passes, archived=False, locked=True)),
    _scene("end a turn in a locked and archived thread", _playing, partial(_passes, archived=True, locked=True)),
    _scene("type a move in an archived thread", _playing, _types_when_archived),
    _scene("delete a thread", _beside, _deleted, moves=False),
    _scene("end a table in a thread", _about_to_end, _ends),
)
