"""Whatever goes wrong is answered with a sentence, and nothing is lost."""

import pytest

from bot.chat.board import messages
from bot.tables.posted import PostedMessage
from bot.tables.store import StoreBusy
from tests.chat.world import EIGHT_WORMS, ROLL, World
from tests.engines import sqlite_alone
from tests.store.kept import Kept


async def test_a_double_click_plays_once_and_says_it_was_decided(world: World) -> None:
    shown = await world.table()
    roll = world.buttons(shown)["Roll 8 dice"]
    world.dealer.rolls(ROLL)
    first, second = world.press(world.anna, roll, shown), world.press(world.anna, roll, shown)
    await world.env.settle()
    assert first.responded
    assert second.responded
    assert "Too late" in world.private(first) + world.private(second)
    assert "Keep 3×worm (15)" in world.buttons(shown)


async def test_a_stale_button_answers_with_the_way_to_the_board_and_goes(world: World) -> None:
    old = await world.table()
    roll = world.buttons(old)["Roll 8 dice"]
    world.dealer.rolls(ROLL)
    await world.command(world.anna, "heckmeck roll")
    reply = await world.pressed(world.anna, roll, old)
    assert "Too late" in world.private(reply)
    assert f"/channels/{world.guild.id}/{world.channel.id}/{world.board.id}" in world.private(reply)
    assert not old.components


@pytest.mark.parametrize("name", ["table show", "heckmeck roll"])
async def test_show_and_a_move_by_command_repair_a_deleted_board(world: World, name: str) -> None:
    await world.moderator().delete(world.seen(await world.table()))
    world.dealer.rolls(ROLL)
    await world.command(world.anna, name)
    assert "Roll 8 dice" in world.buttons() if name == "table show" else "Keep 3×worm (15)" in world.buttons()


async def test_board_deleted_between_click_and_reply_is_reposted(world: World) -> None:
    shown = await world.table()
    world.dealer.rolls(ROLL)
    record = world.press(world.anna, world.buttons(shown)["Roll 8 dice"], shown)
    world.env.backend.delete_message(shown.channel_id, shown.id)
    await world.env.settle()
    assert "Keep 3×worm (15)" in world.buttons()
    assert "went wrong" not in world.private(record)


async def test_a_channel_without_permissions_is_refused_by_their_names(world: World) -> None:
    closed = world.channel_without("send_messages", "attach_files")
    reply = await world.command(world.anna, "table open", channel=closed, game="heckmeck")
    assert reply.ephemeral
    assert "Send Messages, Attach Files" in world.private(reply)
    world.locales[world.anna.id] = "it"
    assert "Invia messaggi, Allega file" in await world.hear(world.anna, "table open", channel=closed, game="heckmeck")


async def test_where_posting_is_forbidden_in_mid_game_the_interaction_carries_the_board(world: World) -> None:
    await world.table()
    world.passes(minutes=6)
    world.env.inject_error("POST", "/channels/*/messages", status=403, code=50013, times=None)
    await world.turn(world.anna)
    assert world.only_line("takes 36")
    assert world.board.ping_user_ids == [world.bruno.id]
    await world.turn(world.bruno)
    assert world.only_line("takes 35")


@pytest.mark.parametrize("patience", [0.05])
@sqlite_alone
async def test_a_locked_database_is_a_sentence_and_the_click_works_afterwards(world: World, database: Kept) -> None:
    shown = await world.table()
    before = shown.content
    with database.locked():
        assert "nothing has changed" in world.private(await world.click(world.anna, "Roll 8 dice"))
        assert "nothing has changed" in await world.hear(world.anna, "heckmeck roll")
        assert "nothing has changed" in await world.hear(world.carla, "table show")
        assert await world.anna.autocomplete(world.channel, "heckmeck keep", "face", "") == []
    assert shown.content == before
    await world.roll(world.anna)
    assert "Keep 3×worm (15)" in world.buttons()


async def test_what_was_committed_is_never_called_unchanged(world: World) -> None:
    await world.table()

    async def post(table_id: str, message: PostedMessage) -> None:
        raise StoreBusy

    with world.patch.context() as patched:
        patched.setattr(world.store, "save_message", post)
        await world.roll(world.anna, EIGHT_WORMS)
        reply = await world.click(world.anna, "Keep 8×worm (40)")
        contents = [message.content for message in world.messages if message.is_ephemeral]
        assert reply.responded
        assert not any("nothing has changed" in content for content in contents)
    await world.command(world.bruno, "table show")
    assert "takes 36" in world.board.content


async def test_an_unexpected_error_is_a_sentence(world: World) -> None:
    await world.table()

    def broken(*_: object) -> str:
        raise ZeroDivisionError("a bug")

    with world.patch.context() as patched:
        patched.setattr(messages, "story", broken)
        world.dealer.rolls(ROLL)
        reply = await world.click(world.anna, "Roll 8 dice")
    assert "Something went wrong on Roost's side; nothing you did is lost" in world.private(reply)
    await world.command(world.bruno, "table show")
    assert "Keep 3×worm (15)" in world.buttons()


async def test_an_answer_that_discord_fails_to_take_is_given_again(world: World) -> None:
    await world.table()
    world.env.inject_error("POST", "/interactions/*/callback", status=500, times=1)
    await world.roll(world.anna)
    assert "Keep 3×worm (15)" in world.buttons()


async def test_a_command_of_another_version_is_answered(world: World) -> None:
    stored = world.env.backend.find_command("heckmeck", None, type=1)
    assert stored is not None
    stored["options"].append({"name": "peek", "description": "An old move", "type": 1, "options": []})
    assert "This command has changed" in await world.hear(world.anna, "heckmeck peek")
    world.env.check_errors = False  # the library's own CommandNotFound
