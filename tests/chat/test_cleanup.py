"""Deleted channels and threads, and servers that removed Roost."""

from collections.abc import Sequence

from bot.chat.cleanup import REMEMBERED_MS
from tests.chat.world import World


async def test_a_table_ends_with_its_channel_or_its_thread(world: World) -> None:
    for place, gone in (("channel", "channel"), ("thread", "thread"), ("thread", "channel")):
        there = other = world.guild.create_text_channel(gone)
        if place == "thread":
            made = world.env.backend.create_thread(other.id, "evening", owner_id=world.anna.id)
            (there,) = [thread for thread in other.threads if thread.id == made.id]
        world.channel = there
        await world.table()
        assert len(await world.store.live_tables()) == 1
        world.env.backend.delete_channel(there.id if gone == "thread" else other.id)
        await world.env.settle()
        assert await world.store.live_tables() == []
        table_id = await world.store.last_table(there.id, 2**53)
        assert table_id is not None
        last = (await world.store.entries(table_id, 0))[-1]
        assert last.by == "clock"
        assert b'"reason":"gone"' in last.body


async def test_an_outage_ends_nothing_and_a_removal_ends_the_tables_and_is_remembered(world: World) -> None:
    await world.table()
    world.env.backend.emit("GUILD_DELETE", {"id": str(world.guild.id), "unavailable": True})
    await world.env.settle()
    assert len(await world.store.live_tables()) == 1
    assert await world.store.removed_guilds() == []
    world.env.backend.emit("GUILD_DELETE", {"id": str(world.guild.id)})
    await world.env.settle()
    assert await world.store.live_tables() == []
    assert await world.store.removed_guilds() == [world.guild.id]


async def test_a_server_that_takes_roost_back_is_not_forgotten(world: World) -> None:
    await world.table()
    await world.store.note_removed(world.guild.id, 0)
    await world.restart()
    assert await world.store.removed_guilds() == []
    assert len(await world.store.live_tables()) == 1


async def test_a_server_is_forgotten_after_thirty_days_and_so_is_who_is_known_nowhere_else(world: World) -> None:
    await world.table()
    anna = await world.known(world.anna)
    world.env.backend.remove_guild(world.guild.id)
    await world.env.settle()
    world.passes(minutes=REMEMBERED_MS / 60_000 - 1)
    await world.restart()
    assert await world.store.removed_guilds() == [world.guild.id]
    world.passes(minutes=2)
    await world.restart()
    assert await world.store.removed_guilds() == []
    assert await world.store.known_guilds() == set()
    (person,) = await world.store.people([anna.id])
    assert (person.discord_id, person.name) == (None, "")


async def test_next_start_cleans_up_channels_deleted_while_offline(world: World) -> None:
    await world.table()
    here, other = world.channel, world.guild.create_text_channel("other")
    world.channel = other
    await world.table()
    del world.env.backend.channels[other.id]
    world.env.backend.get_guild(world.guild.id).channel_ids.remove(other.id)
    await world.restart()
    assert [info.channel_id for info in await world.store.live_tables()] == [here.id]


async def test_what_was_left_on_a_server_that_removed_roost_ends_and_is_forgotten_all_the_same(world: World) -> None:
    """Roost was stopped before it could end the tables there."""
    await world.table()
    await world.store.note_removed(world.guild.id, 0)
    del world.env.backend.guilds[world.guild.id]
    await world.restart()
    assert await world.store.live_tables() == []
    assert await world.store.removed_guilds() == []
    assert await world.store.known_guilds() == set()


async def test_a_server_that_cannot_be_forgotten_keeps_no_other_from_it(world: World) -> None:
    forget = world.store.forget_guild

    async def forget_but_one(guild_id: int) -> Sequence[int]:
        if guild_id == 5:
            raise ZeroDivisionError
        return await forget(guild_id)

    world.patch.setattr(world.store, "forget_guild", forget_but_one)
    for guild_id in (4, 5, 6):
        await world.store.note_removed(guild_id, 0)
    await world.restart()
    assert await world.store.removed_guilds() == [5]
