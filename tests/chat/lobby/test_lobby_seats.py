"""Lobbies whose opener has left, and seats whose people have: no channel stays locked."""

import asyncio
from typing import Any

from simcord.actors import MemberActor
from simcord.backend.models import Message

from bot.chat.requests import FreeSeat, decode
from bot.tables.service import Tables
from bot.tables.table import Step
from tests.chat.world import World, parts


async def menu_of_seats(world: World, who: MemberActor) -> tuple[Message, dict[str, Any]]:
    """A person's settings, and the menu in them that frees seats."""
    settings = await world.open(who, "…")
    (menu,) = [part for part in parts(settings) if isinstance(decode(part["custom_id"]), FreeSeat)]
    return settings, menu


async def free(world: World, who: MemberActor, name: str) -> str:
    """Free a person's seat by the menu. Returns what the private message says."""
    settings, menu = await menu_of_seats(world, who)
    (value,) = [option["value"] for option in menu["options"] if name in option["label"]]
    await who.select(world.seen(settings), [value], custom_id=menu["custom_id"])
    await world.later()
    return settings.content


def asked_about(world: World) -> list[int]:
    """The accounts that Discord was asked for as members."""
    paths = [entry.path for entry in world.env.http_requests if entry.method == "GET" and "/members/" in entry.path]
    return [int(path.rpartition("/")[2]) for path in paths]


async def test_lobby_that_its_opener_leaves_alone_gives_the_channel_back(world: World) -> None:
    await world.lobby(1)
    await world.click(world.anna, "Leave")
    assert "This table was closed early" in world.board.content
    await world.command(world.bruno, "table open", game="verflixxt")
    assert "Bruno" in world.shown


async def test_lowest_seat_chooses_and_ends_where_the_opener_has_left(world: World) -> None:
    await world.lobby(3)
    await world.click(world.anna, "Leave")
    assert "**Bruno** chooses this table's variants" in await world.hear(
        world.carla, "table options", variants="free_choice"
    )
    await world.choose(world.bruno, ["free_choice"])
    assert "Free choice" in world.shown
    await world.command(world.bruno, "table clock", clock="day")
    assert "a day" in world.shown
    assert "the one in the first seat" in await world.hear(world.anna, "table end")
    await world.end(by=world.bruno)
    await world.later()
    assert "closed early" in world.board.content


async def test_opener_frees_a_seat_by_menu_and_by_command(world: World) -> None:
    await world.lobby(3)
    settings, menu = await menu_of_seats(world, world.anna)
    assert "This table's settings" in settings.content
    assert [option["label"].split()[-1] for option in menu["options"]] == ["Bruno", "Carla"], "not one's own"
    await free(world, world.anna, "Bruno")
    assert "**Bruno**" not in world.board.content
    await world.command(world.anna, "table kick", person=world.carla.user)
    assert "**Carla**" not in world.board.content
    assert asked_about(world) == [], "the opener may anyway"


async def test_seated_person_frees_the_seat_of_a_former_member_and_of_no_other(world: World) -> None:
    await world.lobby(3)
    assert "can free ■\u00a0**Carla**'s seat" in await free(world, world.bruno, "Carla")
    assert "Carla" in world.shown
    assert asked_about(world) == [world.carla.id], "that one person, once"
    world.guild.remove_member(world.anna)
    path = f"/guilds/{world.guild.id}/members/{world.anna.id}"
    world.env.inject_error("GET", path, status=403, code=50001, message="Missing access", times=None)
    assert "can free " in await free(world, world.bruno, "Anna"), "whom Discord cannot look up counts as member"
    assert "Anna" in world.shown
    world.env.backend.faults.clear()
    assert "**Bruno** chooses" not in await free(world, world.bruno, "Anna")
    assert asked_about(world) == [world.carla.id, *[world.anna.id] * 2]
    assert "**Anna**" not in world.board.content
    world.dealer.first(0)
    await world.command(world.bruno, "table start")
    assert "**Bruno**, your turn" in world.board.content


async def test_rematch_is_answered_before_roost_asks_who_is_still_there(world: World) -> None:
    await world.table(3)
    await world.click(world.people[3], "Play in the next game")
    await world.click(world.people[4], "Play in the next game")
    await world.end()
    await world.later()
    for who in (world.carla, world.people[3]):
        world.guild.remove_member(who)
    world.passes(minutes=10)
    await world.click(world.bruno, "Rematch")
    requests = [
        "board" if entry.path.endswith("/callback") else "member"
        for entry in world.env.http_requests
        if "/members/" in entry.path or (entry.path.endswith("/callback") and "lobby" not in entry.path)
    ]
    assert requests[-5:] == ["board", *["member"] * 4], "Bruno has just acted"
    await world.later()
    assert [name for name in ("Anna", "Bruno", "Carla", "Dario", "Elena") if name in world.shown] == [
        *("Anna", "Bruno", "Elena")
    ]
    assert "next game" not in world.board.content
    for who in (world.anna, world.people[4]):
        await world.click(who, "I'm in")
    await world.click(world.anna, "Start")
    assert "your turn" in world.board.content


async def test_waiting_person_who_has_left_the_server_keeps_no_seat(world: World) -> None:
    await world.lobby(7)
    hugo, ines = world.newcomer("Hugo"), world.newcomer("Ines")
    for who in (hugo, ines):
        await world.click(who, "Play in the next game")
    world.guild.remove_member(hugo)
    world.passes(minutes=10)
    await world.click(world.bruno, "Leave")
    await world.later()
    assert "Hugo" not in world.board.content
    assert "Ines" in world.shown
    assert "Play in the next game" not in world.board.content
    assert len(asked_about(world)) == 8, "everybody else, once"


async def test_leave_pressed_as_the_game_starts_asks_first(world: World) -> None:
    """Both clicks are under way when the game starts."""
    start, leave, started = Tables.start, Tables.leave, asyncio.Event()

    async def starts(*given: Any, **how: Any) -> Step:
        step = await start(*given, **how)
        started.set()
        return step

    async def leaves(*given: Any, **how: Any) -> Step:
        await started.wait()
        return await leave(*given, **how)

    world.patch.setattr(Tables, "start", starts)
    world.patch.setattr(Tables, "leave", leaves)
    await world.lobby(3)
    lobby = world.board
    button = world.buttons(await world.open(world.carla, "…"))["Leave"]
    pressed = world.press(world.carla, button, lobby)
    world.press(world.anna, world.buttons()["Start"], lobby)
    await world.env.settle()
    assert "Really leave?" in world.private(pressed)
    await world.later()
    assert "has left" not in world.board.content


async def test_person_without_a_seat_finds_no_menu_of_seats(world: World) -> None:
    await world.lobby(2)
    _, menu = await menu_of_seats(world, world.anna)
    assert "'s seat. Once " in world.private(
        await world.pressed(world.carla, menu["custom_id"], world.board, [menu["options"][0]["value"]])
    )
    for forged in ("0", "x", "9" * 30):
        assert world.private(await world.pressed(world.anna, menu["custom_id"], world.board, [forged])), forged
    assert "Bruno" in world.shown
