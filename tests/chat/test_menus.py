"""Commands in the menus of people and messages: the same as those that are typed, with the same refusals."""

import pytest
from simcord.actors import MemberActor
from simcord.backend.models import Message

from bot.chat.requests import AtTable
from bot.chat.words.texts import LANGUAGES, texts_for
from tests.chat.world import Reply, World


async def used(world: World, who: MemberActor, name: str, target: MemberActor | Message) -> Reply:
    """Use a command in the menu of a person or a message; it must be answered."""
    on = world.seen(target) if isinstance(target, Message) else target
    await who.context_menu(world.channel, name, on)
    assert world.last.responded, "This interaction failed"
    return world.last


# On people


async def test_stats_of_a_person_are_those_of_the_command(world: World) -> None:
    typed = await world.hear(world.anna, "stats", user=world.bruno.user)
    assert world.private(await used(world, world.anna, "Stats", world.bruno)) == typed
    assert "hasn't finished a table" in typed


@pytest.mark.parametrize("in_play", [False, True])
async def test_invitation_from_the_channel_is_posted_in_the_thread_of_the_own_table(
    world: World, in_play: bool
) -> None:
    await world.choose_settings(threads=True)
    channel = world.channel
    await world.command(world.anna, "table open", game="heckmeck")
    (world.channel,) = threads = channel.threads
    if in_play:
        for person in (world.bruno, world.carla):
            await world.command(person, "table join")
        await world.command(world.anna, "table start")
        await world.leave(world.carla)
    world.channel = channel
    said = world.private(await used(world, world.anna, "Invite to my table", world.people[3]))
    assert said == f"Your invitation is in <#{threads[0].id}>."
    (world.channel,) = threads
    words = "take over for" if in_play else "invites you"
    assert f"<@{world.people[3].id}>" in world.only_line(words)


async def test_invitations_are_refused_as_the_command_refuses_them(world: World) -> None:
    bot = world.guild.add_member(world.env.create_user("beep", bot=True))
    assert "no table in this channel" in world.private(await used(world, world.anna, "Invite to my table", world.bruno))
    await world.lobby(2)
    for who, target, said in (
        (world.carla, world.people[3], "You don't have a seat at this table yet"),
        (world.anna, world.bruno, "already has a seat at this table"),
        (world.anna, bot, "That's a bot"),
    ):
        refused = world.private(await used(world, who, "Invite to my table", target))
        assert said in refused
        assert refused == await world.hear(who, "table substitute", person=target.user)
    for person in world.people[2:7]:
        await world.command(person, "table join")
    assert len(world.people) >= 7
    hugo = world.newcomer("Hugo")
    assert "seats are taken" in world.private(await used(world, world.anna, "Invite to my table", hugo))
    assert [message for message in world.public if "invites" in message.content] == []


# On messages


async def test_as_text_is_what_the_button_shows(world: World) -> None:
    board = await world.table(2)
    for person in (world.anna, world.carla):
        by_button = world.private(await world.click(person, "As text"))
        assert world.private(await used(world, person, "As text", board)) == by_button


async def test_replay_of_a_result_in_the_channel_is_the_film_of_the_table_in_its_thread(world: World) -> None:
    await world.choose_settings(threads=True)
    channel = world.channel
    await world.against("chick")
    (world.channel,) = channel.threads
    await world.turn(world.anna)
    await world.end(world.channel)
    world.channel = channel
    await world.env.settle()
    result = world.public[-1]
    await world.click(world.anna, "Replay", result)
    by_button = world.message_of(world.last)
    by_menu = world.message_of(await used(world, world.bruno, "Replay", result))
    assert by_menu.content == by_button.content
    assert len(by_menu.attachments) == len(by_button.attachments) == 2


async def test_replay_of_a_finished_table_is_the_film_and_refused_before(world: World) -> None:
    board = await world.table(2)
    assert "still in play" in world.private(await used(world, world.anna, "Replay", board))
    await world.turn(world.anna)
    await world.end()
    reply = await used(world, world.carla, "Replay", world.board)
    film = world.message_of(reply)
    assert film.is_ephemeral
    assert [attached["filename"].rpartition(".")[2] for attached in film.attachments] == ["gif", "txt"]
    await world.click(world.carla, "Share", film)
    shared = world.public[-1]
    assert shared.content.endswith("Shared by Carla")
    assert len(world.message_of(await used(world, world.bruno, "Replay", shared)).attachments) == 2


async def test_messages_of_no_table_get_a_kind_refusal(world: World) -> None:
    await world.anna.send(world.channel, AtTable("testtabl", "text").custom_id)
    sent = world.messages[-1]
    rules = await world.ask(world.anna, "rules", game="heckmeck")
    for name in ("As text", "Replay"):
        assert "isn't from Roost" in world.private(await used(world, world.bruno, name, sent))
        assert "doesn't belong to a table" in world.private(await used(world, world.anna, name, rules))


def test_names_are_those_of_the_buttons_and_commands() -> None:
    for language in LANGUAGES:
        texts = texts_for(language)
        assert texts.say("menu-text") == texts.say("button-text")
        assert texts.say("menu-replay") == texts.say("button-replay")
