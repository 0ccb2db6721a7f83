"""Beside a newer Roost: what becomes of a table at whose log that one has written what this one does not know."""

import pytest
from sqlalchemy import insert, update

from bot.chat.front import features
from bot.store.schema import entries
from bot.tables.table import Table
from games.registry import GAMES
from tests.chat.world import LONGEST, World


async def sneeze(world: World, table: Table) -> None:
    """Write an entry that only a newer Roost knows."""
    entry = {"table_id": table.info.id, "number": table.number + 1, "at": 1, "seat": 0, "by": "person:1"}
    body = {"kind": "sneezed", "body": '{"kind":"sneezed","loudly":true}', "interaction_id": None}
    await world.store.database.write(lambda connection: connection.execute(insert(entries), [entry | body]))


UNKNOWN_OPTION = {"kind": "options", "body": '{"kind":"options","variants":["quacking"]}'}


async def kinds(world: World, table: Table) -> list[str]:
    return [entry.kind for entry in await world.store.entries(table.info.id, 0)]


async def test_click_at_a_newer_releases_table_is_refused(world: World) -> None:
    world.locales[world.bruno.id] = "it"
    await world.table(2, clock="live")
    table = await world.fetch()
    await sneeze(world, table)
    before = await kinds(world, table)
    for _ in range(2):
        assert "Roost is being updated" in world.private(await world.click(world.anna, world.label("Roll")))
        reply = await world.hear(world.bruno, "table show")
        assert "Roost si sta aggiornando" in reply
        assert "si sta aggiornando" in await world.hear(world.bruno, "table end")
        assert "is being updated" in await world.hear(world.anna, "heckmeck roll")
        await world.restart()
    assert await kinds(world, table) == before
    assert await world.store.live_table(world.channel.id) == table.info.id, "nobody closed it"


async def test_at_other_tables_play_goes_on_and_what_is_due_is_done(world: World) -> None:
    world.patch.setattr(features, "AGAIN", LONGEST)  # else SimCord waits for it by this machine's clock
    await world.table(2, clock="live")
    stuck = await world.fetch()
    world.channel = other = world.guild.create_text_channel("other")
    await world.table(2, clock="live")
    alive = await world.store.live_table(other.id)
    assert alive is not None
    await sneeze(world, stuck)
    before = await kinds(world, stuck)
    await world.goes_on(seconds=120)
    assert "absent" in [entry.kind for entry in await world.store.entries(alive, 0)]
    assert "action" in [entry.kind for entry in await world.store.entries(alive, 0)], "a hen has played there"
    reply = await world.hear(world.anna, "heckmeck roll")
    assert "newer" not in reply
    assert await kinds(world, stuck) == before


@pytest.mark.parametrize("game", GAMES)
async def test_press_at_a_table_with_an_unknown_option_is_refused(world: World, game: str) -> None:
    """In play after a rollback, when the log is read again. Without the option the game would go on by other rules."""
    await seated(world, game)
    await world.click(world.anna, "Start")
    table = await world.fetch()
    opened_with = (entries.c.table_id == table.info.id) & (entries.c.kind == "clock")
    await world.store.database.write(
        lambda connection: connection.execute(update(entries).where(opened_with).values(UNKNOWN_OPTION))
    )
    await world.restart()
    await every_press_is_refused(world, table)


async def test_press_in_a_lobby_with_an_unknown_option_is_refused(world: World) -> None:
    """In a rolling update, where this release has the lobby in memory as it was before."""
    await seated(world, "heckmeck")
    table = await world.fetch()
    entry = {"table_id": table.info.id, "number": table.number + 1, "at": 1, "seat": None, "by": "person:1"}
    row = entry | UNKNOWN_OPTION | {"interaction_id": None}
    await world.store.database.write(lambda connection: connection.execute(insert(entries), [row]))
    await every_press_is_refused(world, table)
    await world.restart()
    await every_press_is_refused(world, table)


async def seated(world: World, game: str) -> None:
    """A lobby of three people who read three languages."""
    world.locales |= {world.bruno.id: "it", world.carla.id: "de"}
    await world.lobby(3, game, clock="live")


async def every_press_is_refused(world: World, table: Table) -> None:
    """Press each button about the table on its board, and check that nothing is written."""
    before = await kinds(world, table)
    refusals = ("Roost is being updated", "Roost si sta aggiornando", "Roost wird gerade aktualisiert")
    for label, custom_id in world.buttons().items():
        if f'"{table.info.id}"' in custom_id and not custom_id.startswith('r2["r"'):  # the rules stay readable
            for person, refusal in zip(world.people, refusals, strict=False):
                assert refusal in world.private(await world.click(person, label)), label
    assert await kinds(world, table) == before
    assert await world.store.live_table(world.channel.id) == table.info.id
