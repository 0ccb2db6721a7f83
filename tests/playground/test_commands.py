"""Registration of commands: refused bulk overwrites, and access to commands."""

import pytest

from bot.playground.errors import Refused
from bot.playground.objects import Person
from bot.playground.values import Json
from bot.playground.world import World
from tests.playground.conftest import Raw
from tests.steering import set_permissions


def command(**more: object) -> Json:
    return {"name": "roll", "description": "Rolls", **more}


def option(kind: int = 3, name: str = "it", **more: object) -> Json:
    return {"type": kind, "name": name, "description": "It", **more}


def choices(count: int) -> list[Json]:
    return [{"name": str(it), "value": str(it)} for it in range(count)]


async def put(world: World, raw: Raw, *commands: Json) -> tuple[int, Json]:
    return await raw("PUT", f"/applications/{world.bot_id}/commands", list(commands))


@pytest.mark.parametrize(
    "bad",
    [
        command(name="Roll"),
        command(name="x" * 33),
        command(name="two words"),
        command(name=""),
        command(description=""),
        command(description="x" * 101),
        command(name_localizations={"it": "Tira"}),
        command(name_localizations={"xx": "tira"}),
        command(description_localizations={"it": "x" * 101}),
        command(options=[option(name=f"o{it}") for it in range(26)]),
        command(options=[option(), option()]),
        command(options=[option(name="Big")]),
        command(options=[option(99)]),
        command(options=[option(choices=choices(26))]),
        command(options=[option(4, choices=choices(1))]),
        command(options=[option(choices=choices(1), autocomplete=True)]),
        command(options=[option(5, autocomplete=True)]),
        command(options=[option(name="a"), option(name="b", required=True)]),
        command(options=[option(1, "sub"), option(3, "text")]),
        command(options=[option(1, "sub", options=[option(1, "deeper")])]),
        command(options=[option(2, "group", options=[option(2, "deeper")])]),
        command(type=2),
        command(type=3, description="", options=[option()]),
        command(type=2, description="", name="x" * 33),
        command(type=2, description="", name_localizations={"it": "x" * 33}),
        command(options=[option(name=f"o{it}", description="x" * 100, choices=choices(25)) for it in range(25)])
        | {"description_localizations": None, "options": [option(choices=[{"name": "x" * 101, "value": "x"}])]},
    ],
)
async def test_a_bad_command_is_50035_and_the_old_ones_stay(world: World, raw: Raw, bad: Json) -> None:
    assert (await put(world, raw, command()))[0] == 200
    status, answer = await put(world, raw, bad)
    assert (status, answer["code"]) == (400, 50035)
    assert answer["errors"]
    assert [it["name"] for it in world.commands[None]] == ["roll"]


async def test_duplicate_names_and_large_commands_are_refused(world: World, raw: Raw) -> None:
    assert (await put(world, raw, command(), command()))[0] == 400
    long = [option(name=f"o{it}", description="x" * 100) for it in range(25)]
    groups = [option(1, f"s{it}", options=long) for it in range(4)]
    assert (await put(world, raw, command(options=groups)))[0] == 400
    assert (await put(world, raw, command(options=groups[:3])))[0] == 200


async def test_localized_and_nested_commands_are_kept(world: World, raw: Raw) -> None:
    keep = option(1, "keep", options=[option(4, "face", required=True, min_value=1)])
    full = command(name_localizations={"it": "tira", "de": "würfeln"}, options=[option(2, "group", options=[keep])])
    status, _ = await put(world, raw, full)
    assert status == 200
    assert world.commands[None][0]["name_localizations"] == {"it": "tira", "de": "würfeln"}


async def test_commands_respect_contexts_and_permissions(world: World, raw: Raw, anna: Person, bruno: Person) -> None:
    world.patience = 0.01
    guild_only = command(name="guild", contexts=[0])
    managers = command(name="manage", default_member_permissions=str(1 << 5))
    assert (await put(world, raw, guild_only, managers))[0] == 200
    assert (await world.command(bruno.id, world.main_id, "guild")).failed
    with pytest.raises(Refused):
        await world.command(bruno.id, world.dm(bruno.id).id, "guild")
    with pytest.raises(Refused):
        await world.command(bruno.id, world.main_id, "manage")
    assert (await world.command(anna.id, world.main_id, "manage")).failed
    set_permissions(world, bruno.id, 1 << 5)
    assert (await world.command(bruno.id, world.main_id, "manage")).failed
