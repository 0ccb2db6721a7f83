"""Interactions with the real client, and the messages that its replies create."""

import discord
import pytest

from bot.playground.errors import Refused
from bot.playground.objects import Exchange, Message, Person
from bot.playground.values import as_object, as_objects
from bot.playground.world import World
from tests.patience import until
from tests.playground.plain_bot import PlainBot, picture
from tests.steering import add_guild

pytestmark = pytest.mark.usefixtures("bot")


async def board(world: World, person: Person) -> Message:
    message = (await world.command(person.id, world.main_id, "board")).message
    assert message is not None
    return message


async def test_a_slash_command_is_answered_with_a_message(world: World, anna: Person) -> None:
    interaction = await world.command(anna.id, world.main_id, "/echo", {"text": "hello"})
    assert not interaction.failed
    assert interaction.reply is not None
    assert interaction.reply.kind == 4
    assert [it.content for it in world.messages(world.main_id, anna.id)] == ["hello"]


async def test_options_are_typed_by_the_registered_schema(world: World, anna: Person) -> None:
    interaction = await world.command(anna.id, world.main_id, "table open", {"game": "Heckmeck", "seats": "3"})
    assert interaction.message is not None
    assert interaction.message.content == "heckmeck for 3: at 0"
    options = as_objects(as_objects(interaction.data["options"])[0]["options"])
    assert [it["value"] for it in options] == ["heckmeck", 3]


async def test_channel_of_the_same_server_is_an_option(world: World, anna: Person) -> None:
    world.add_channel("elsewhere")
    world.add_channel("abroad", add_guild(world, "Other", [anna]).id)
    pointed = await world.command(anna.id, world.main_id, "point", {"to": "elsewhere"})
    assert pointed.message is not None
    assert pointed.message.content == "elsewhere"
    with pytest.raises(Refused):
        await world.command(anna.id, world.main_id, "point", {"to": "abroad"})


@pytest.mark.parametrize(
    ("path", "options"),
    [
        ("nothing", {}),
        ("table", {}),
        ("table close", {}),
        ("table open", {}),
        ("table open", {"game": "chess"}),
        ("table open", {"game": "heckmeck", "seats": "8"}),
        ("table open", {"game": "heckmeck", "seats": "many"}),
        ("echo", {"text": "a", "more": "b"}),
        ("write", {"person": "Nobody"}),
    ],
)
async def test_commands_against_their_schema_are_refused(
    world: World, anna: Person, path: str, options: dict[str, str]
) -> None:
    with pytest.raises(Refused):
        await world.command(anna.id, world.main_id, path, options)


async def test_completion_offers_what_the_bot_offers(world: World, anna: Person) -> None:
    face = {"face": ""}
    offered = await world.complete(anna.id, world.main_id, "table keep", face, focused="face")
    assert [it["value"] for it in offered] == ["1", "3", "4", "5"]
    offered = await world.complete(anna.id, world.main_id, "table keep", {"face": "3"}, focused="face")
    assert offered == [{"name": "3 (two dice)", "value": "3"}]


async def test_a_click_edits_the_message_with_a_new_picture(world: World, anna: Person, bot: PlainBot) -> None:
    message = await board(world, anna)
    assert message.picture == picture(0)
    first = message.attachments[0]
    assert (first.size, first.description, first.content_type) == (
        (600, 360),
        "Board 0: nothing is taken.",
        "image/png",
    )
    interaction = await world.click(anna.id, message.id, "step:0")
    assert interaction.reply is not None
    assert (interaction.reply.kind, interaction.message) == (7, message)
    assert (message.content, message.picture, message.edits) == ("at 1", picture(1), 1)
    assert [it.filename for it in message.attachments] == ["board-1.png"]
    assert message.labels()["step:1"] == "Step"
    assert len(world.messages(world.main_id)) == 1


async def test_removed_control_works_only_for_stale_clients(world: World, anna: Person) -> None:
    message = await board(world, anna)
    await world.click(anna.id, message.id, "step:0")
    with pytest.raises(Refused):
        await world.click(anna.id, message.id, "step:0")
    interaction = await world.click(anna.id, message.id, "step:0", stale=True)
    assert not interaction.failed
    assert (message.content, message.edits) == ("at 1", 2)
    with pytest.raises(Refused):
        await world.click(anna.id, message.id, "never:0", stale=True)


async def test_menu_values_must_fit_its_limits(world: World, anna: Person) -> None:
    message = await board(world, anna)
    interaction = await world.click(anna.id, message.id, "pick", ["fig", "plum"])
    assert interaction.message is not None
    assert interaction.message.content == "picked fig plum"
    for values in ([], ["nut"], ["fig", "fig"], ["fig", "plum", "pear"]):
        with pytest.raises(Refused):
            await world.click(anna.id, message.id, "pick", values)


async def test_an_ephemeral_message_is_seen_by_its_addressee_alone(
    world: World, anna: Person, bruno: Person, bot: PlainBot
) -> None:
    interaction = await world.command(anna.id, world.main_id, "secret")
    await world.wait_until(lambda: len(interaction.followups) == 2)
    assert [it.content for it in world.messages(world.main_id, anna.id)] == ["a secret", "another", "for all"]
    assert [it.content for it in world.messages(world.main_id, bruno.id)] == ["for all"]
    hidden = world.messages(world.main_id, anna.id)[0]
    with pytest.raises(Refused):
        await world.click(bruno.id, hidden.id, "any", stale=True)
    world.dismiss(hidden.id)
    assert [it.content for it in world.messages(world.main_id, anna.id)] == ["another", "for all"]


@pytest.mark.parametrize("secret", [False, True])
async def test_deferred_reply_is_loading_until_its_edit(
    world: World, anna: Person, bruno: Person, bot: PlainBot, secret: bool
) -> None:
    interaction = await world.command(anna.id, world.main_id, "think", {"secret": secret})
    message = interaction.message
    assert message is not None
    assert (message.thinking, message.content, message.ephemeral) == (True, "", secret)
    bot.release.set()
    await world.wait_until(lambda: not message.thinking)
    assert (message.content, message.picture, message.edits) == ("thought", picture(1), 0)
    assert world.messages(world.main_id, bruno.id) == ([] if secret else [message])


async def test_second_reply_is_40060(world: World, anna: Person, bot: PlainBot) -> None:
    await world.command(anna.id, world.main_id, "twice")
    await until(lambda: bot.errors)
    assert [it.code for it in bot.errors] == [40060]
    assert [it.content for it in world.messages(world.main_id)] == ["once"]


async def test_late_reply_is_10062(world: World, anna: Person, bot: PlainBot) -> None:
    world.patience = 0.05
    interaction = await world.command(anna.id, world.main_id, "late")
    assert interaction.failed
    assert interaction.reply is None
    bot.release.set()
    await until(lambda: bot.errors)
    assert [it.code for it in bot.errors] == [10062]
    assert world.messages(world.main_id) == []


async def test_a_token_ends_after_fifteen_minutes(world: World, anna: Person, bot: PlainBot) -> None:
    interaction = await world.command(anna.id, world.main_id, "think")
    world.skip(15 * 60 + 1)
    bot.release.set()
    exchange = await world.wait_until(lambda: next((it for it in world.log if it.status == 401), None))
    assert exchange is not None
    assert exchange.route == "/webhooks/{webhook_id}/{webhook_token}/messages/@original"
    assert interaction.message is not None
    assert interaction.message.thinking


async def test_webhook_edits_a_clicked_message_as_original_alone(world: World, anna: Person, bot: PlainBot) -> None:
    message = await board(world, anna)
    token = (await world.click(anna.id, message.id, "step:0")).token
    hook = discord.Webhook.partial(world.bot_id, token, client=bot)
    with pytest.raises(discord.NotFound, match="10008"):
        await hook.edit_message(message.id, content="by its id")
    assert message.content == "at 1"
    picked = await world.click(anna.id, message.id, "pick", ["fig"])
    hook = discord.Webhook.partial(world.bot_id, picked.token, client=bot)
    with pytest.raises(discord.NotFound, match="10008"):
        await hook.edit_message(message.id, content="by an answer elsewhere")
    assert message.content == "at 1"


async def test_direct_message_to_closed_dms_is_50007(world: World, anna: Person, bruno: Person, bot: PlainBot) -> None:
    await world.command(anna.id, world.main_id, "write", {"person": "Bruno"})
    await world.wait_until(lambda: world.messages(world.dm(bruno.id).id))
    world.set_dms(bruno.id, False)
    interaction = await world.command(anna.id, world.main_id, "write", {"person": f"<@{bruno.id}>"})
    await world.wait_until(lambda: interaction.followups)
    assert [(it.status, it.code) for it in bot.errors] == [(403, 50007)]
    assert len(world.messages(world.dm(bruno.id).id)) == 1
    assert interaction.message is not None
    assert interaction.message.pings == (bruno.id,)


async def test_bot_receives_deletions_but_no_texts_of_people(world: World, anna: Person, bot: PlainBot) -> None:
    message = await board(world, anna)
    world.delete_message(message.id)
    world.say(anna.id, world.main_id, "not for the bot")
    world.say(anna.id, world.dm(anna.id).id, "for the bot")
    await until(lambda: len(bot.heard) == 3)
    assert bot.deleted == [message.id]
    assert [it.content for it in bot.heard] == ["at 0", "", "for the bot"]
    with pytest.raises(Refused):
        await world.click(anna.id, message.id, "step:0", stale=True)


async def test_interaction_contains_the_channels_last_public_message(world: World, anna: Person) -> None:
    exchanges: list[Exchange] = []
    world.observers.append(exchanges.append)
    said = world.say(anna.id, world.main_id, "Pizza?")
    await world.command(anna.id, world.main_id, "secret")
    await world.command(anna.id, world.main_id, "/echo", {"text": "hello"})
    (answer,) = [it for it in world.messages(world.main_id) if it.content == "hello"]
    await world.command(anna.id, world.main_id, "/echo", {"text": "again"})
    channels = [as_object(it.response)["channel"] for it in exchanges if it.route == "INTERACTION_CREATE"]
    assert [as_object(it)["last_message_id"] for it in channels] == [str(said.id), str(said.id), str(answer.id)]
