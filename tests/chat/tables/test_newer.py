"""Beside a newer Roost: what becomes of a table at whose log that one has written what this one does not know."""

import pytest
from sqlalchemy import insert

from bot.chat.tables import timekeeper
from bot.store.schema import entries
from bot.tables.table import Table
from tests.chat.finished.asking import here
from tests.chat.world import LONGEST, World


async def sneeze(world: World, table: Table) -> None:
    """Write an entry that only a newer Roost knows."""
    entry = {"table_id": table.info.id, "number": table.number + 1, "at": 1, "seat": 0, "by": "person:1"}
    body = {"kind": "sneezed", "body": '{"kind":"sneezed","loudly":true}', "interaction_id": None}
    await world.store.database.write(lambda connection: connection.execute(insert(entries), [entry | body]))


async def kinds(world: World, table: Table) -> list[str]:
    return [entry.kind for entry in await world.store.entries(table.info.id, 0)]


async def test_click_at_a_newer_releases_table_is_refused(world: World) -> None:
    world.locales[world.bruno.id] = "it"
    await world.table(2, clock="live")
    table = await here(world)
    await sneeze(world, table)
    before = await kinds(world, table)
    for _ in range(2):
        assert "Roost is being updated" in world.private(await world.click(world.anna, world.label("Roll")))
        reply = world.private(await world.command(world.bruno, "table show"))
        assert "Roost si sta aggiornando" in reply
        assert "si sta aggiornando" in world.private(await world.command(world.bruno, "table end"))
        assert "is being updated" in world.private(await world.command(world.anna, "heckmeck roll"))
        await world.restart()
    assert await kinds(world, table) == before
    assert await world.store.live_table(world.channel.id) == table.info.id, "nobody closed it"


async def test_at_other_tables_play_goes_on_and_what_is_due_is_done(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(timekeeper, "AGAIN", LONGEST)  # else SimCord waits for it by this machine's clock
    await world.table(2, clock="live")
    stuck = await here(world)
    other = world.guild.create_text_channel("other")
    await world.command(world.anna, "table open", channel=other, game="heckmeck", clock="live")
    await world.command(world.bruno, "table join", channel=other)
    world.dealer.first(0)
    await world.command(world.anna, "table start", channel=other)
    alive = await world.store.live_table(other.id)
    assert alive is not None
    await sneeze(world, stuck)
    before = await kinds(world, stuck)
    await world.goes_on(seconds=120)
    assert "absent" in [entry.kind for entry in await world.store.entries(alive, 0)]
    assert "action" in [entry.kind for entry in await world.store.entries(alive, 0)], "a hen has played there"
    reply = world.private(await world.command(world.anna, "heckmeck roll", channel=other))
    assert "newer" not in reply
    assert await kinds(world, stuck) == before
