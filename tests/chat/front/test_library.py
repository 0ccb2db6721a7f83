"""The pitfalls of discord.py that can come back: DISCORD.md, "Pitfalls of the library"."""

from collections.abc import Iterator
from typing import Self

import discord
import pytest
from discord.ui import View

import bot.app
from bot.chat.tables import commands
from bot.chat.tables.controls import (
    ITEMS,
    PlaySeveral,
    RequestButton,
    RoostItem,
    controls,
    own_controls,
    verb_button,
    view_of,
)
from bot.chat.words import texts
from bot.chat.words.texts import texts_for
from bot.store import SqliteStore
from bot.store.finished import SqliteGlory
from bot.tables.table import Table
from tests.chat.playouts import at, games, people
from tests.chat.world import World, parts

SEVENTEEN_TILES = "stacks=-/- kept=6x4.5x3 phase=go options=free_choice"
EN = texts_for("en")


def tables() -> Iterator[Table]:
    yield from games(3)
    yield at("heckmeck", SEVENTEEN_TILES)


def views() -> Iterator[View]:
    """Every view there is under messages, over many positions."""
    for table in tables():
        seated = people(len(table.people))
        yield controls(table, seated, EN)
        for seat in (None, 0):
            yield own_controls(table, seat, seated, EN, "text")
    yield view_of([verb_button("testtabl", "close", EN)])


async def test_views_hold_nothing_but_dynamic_items_and_never_time_out() -> None:
    for view in views():
        assert view.timeout is None
        assert view.is_persistent()
        assert view.children
        assert all(isinstance(item, RoostItem) for item in view.children)


async def test_every_message_gets_a_view_of_its_own() -> None:
    table = at("heckmeck", SEVENTEEN_TILES)
    assert controls(table, people(2), EN) is not controls(table, people(2), EN)


async def test_every_custom_id_is_claimed_by_exactly_one_template() -> None:
    claimed: set[type[RoostItem[discord.ui.Item[View]]]] = set()
    for view in views():
        ids = [item.custom_id for item in view.children if isinstance(item, RoostItem)]
        assert len(ids) == len(set(ids))
        for custom_id in ids:
            assert len(custom_id) <= 100
            kinds = [kind for kind in ITEMS if kind.__discord_ui_compiled_template__.fullmatch(custom_id)]
            assert len(kinds) == 1, custom_id
            claimed.update(kinds)
    assert claimed | {PlaySeveral, RequestButton} == set(ITEMS)
    for custom_id, claiming in {"r1:testtabl:0.3*play": PlaySeveral, 'r1~42~["forget"]': RequestButton}.items():
        assert [kind for kind in ITEMS if kind.__discord_ui_compiled_template__.fullmatch(custom_id)] == [claiming]


async def test_every_control_still_works_after_messages_lost_controls(world: World) -> None:
    """A view that is sent again without an item must not unregister that item's pattern for the whole bot."""
    await world.lobby(2)
    await world.choose(world.anna, ["free_choice"])
    world.dealer.first(0)
    await world.click(world.anna, "Start")
    await world.turn(world.anna)
    asked = await world.command(world.anna, "table end")
    await world.click(world.anna, "Yes, end it", world.message_of(asked))
    await world.click(world.anna, "Rematch")
    await world.choose(world.anna, ["free_choice", "always_bury"])
    await world.click(world.carla, "Join")
    world.dealer.first(0)
    await world.click(world.anna, "Start")
    world.dealer.rolls((6, 6, 6, 6, 6, 6, 1, 2), (5, 4))
    await world.click(world.anna, "Roll 8 dice")
    await world.click(world.anna, "6 × worm → 30")
    await world.click(world.anna, "Roll 2 dice")
    await world.click(world.anna, "1 × 5 → 35")
    menu = next(part for part in parts(world.board) if part["type"] == 3)
    assert len(menu["options"]) == 15
    await world.choose(world.anna, [next(option["value"] for option in menu["options"] if "33" in option["value"])])
    assert "takes 33 from the grill" in world.public[-2].content
    assert "Table in words" in world.buttons()


async def test_commands_are_synced_only_when_they_changed(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    def syncs() -> int:
        return len(world.requests("PUT", "/commands"))

    assert syncs() == 1
    await world.restart()
    assert syncs() == 1
    real = texts.Texts.say

    def say(self: texts.Texts, key: str, *facts: object) -> str:
        changed = self.language == "it" and key == "command-help-description"
        return "Come si gioca" if changed else real(self, key, *facts)  # type: ignore[arg-type]

    with monkeypatch.context() as patched:
        patched.setattr(texts.Texts, "say", say)
        await world.restart()
    assert syncs() == 2
    monkeypatch.setattr(commands, "_VERBS", ("join", "leave", "start", "end"))
    await world.restart()
    assert syncs() == 3
    await world.restart()
    assert syncs() == 3


async def test_a_gateway_parser_that_fails_ends_the_client_and_begins_another(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[str] = []

    class Client:
        def __init__(self, kept: SqliteStore, glory: SqliteGlory) -> None:
            assert kept is store
            assert glory is store.glory

        async def __aenter__(self) -> Self:
            return self

        async def __aexit__(self, *exc: object) -> None:
            started.append("closed")

        async def start(self, token: str) -> None:
            started.append(token)
            if started.count(token) < 3:
                raise KeyError("a parser")
            raise discord.LoginFailure

    monkeypatch.setattr(bot.app, "Roost", Client)
    monkeypatch.setattr(bot.app, "_RETRY_SECONDS", 0)
    with pytest.raises(discord.LoginFailure):
        await bot.app.serve_discord(store, "token")
    assert started == ["token", "closed"] * 3


async def test_the_library_swallows_what_goes_wrong_in_a_control_so_the_base_item_answers_it(world: World) -> None:
    await world.table(2)

    async def broken(*_: object, **__: object) -> None:
        raise ZeroDivisionError

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(world.store, "know", broken)
        patched.setattr(world.store, "entries", broken)
        reply = await world.click(world.anna, "Roll 8 dice")
    assert "Something went wrong" in world.private(reply)
    assert not world.env.errors


async def test_roost_asks_for_no_privileged_intents(world: World) -> None:
    assert world.env.bot.intents == discord.Intents(guilds=True)
