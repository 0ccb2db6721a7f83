"""One person cannot fill a server with tables."""

from typing import Any

from tests.chat.world import World


async def test_fourth_lobby_is_refused_with_links_to_the_others(world: World) -> None:
    channels = [world.channel, *[world.guild.create_text_channel(f"table-{number}") for number in range(3)]]
    for channel in channels[:3]:
        await world.command(world.anna, "table open", channel=channel, game="heckmeck")
    await world.anna.slash(channels[3], "table open", game="heckmeck")
    said = world.private(world.last)
    assert "3 tables on this server" in said
    assert ", ".join(f"<#{channel.id}>" for channel in channels[:3]) in said
    await world.command(world.bruno, "table open", channel=channels[3], game="heckmeck")
    assert world.private(world.last) == ""


async def test_table_too_many_opens_no_thread(world: World) -> None:
    await world.choose_settings(threads=True)
    computers: tuple[dict[str, Any], ...] = ({}, {"against": "hen"})
    for chosen in computers:
        for _ in range(3):
            await world.command(world.anna, "table open", game="heckmeck", **chosen)
        before = len(world.channel.threads), len(world.public)
        said = await world.hear(world.anna, "table open", game="heckmeck", **chosen)
        assert all(f"<#{thread.id}>" in said for thread in world.channel.threads[-3:])
        assert (len(world.channel.threads), len(world.public)) == before
