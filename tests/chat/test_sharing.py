"""Pages about finished tables are private to their asker until the asker shares them."""

import pytest

from bot.chat.requests import Film, Share
from tests.chat.finished.asking import aborted, finished, labels, lines, shared
from tests.chat.world import World, alt_of

COMMANDS = ("leaderboard", "stats", "history", "replay", "verify")


@pytest.mark.parametrize("words", ["on", "off"])
async def test_page_is_shared_once_by_two_presses_at_once_and_by_a_later_one(world: World, words: str) -> None:
    await finished(world, (2, 1), (world.anna, world.bruno))
    await world.command(world.anna, "me words", words=words)
    page = await world.ask(world.anna, "leaderboard")
    share = world.buttons(page)["Share"]
    for _ in range(2):
        world.press(world.anna, share, page)
    await world.env.settle()
    await world.pressed(world.anna, share, page)
    assert len(world.public) == 1
    assert "Share" not in labels(page)


async def test_a_page_is_its_askers_until_it_is_shared_once_and_by_name(world: World) -> None:
    anna, bruno = world.anna, world.bruno
    await finished(world, (2, 1), (anna, bruno))
    table = await aborted(world, anna, bruno)
    for number, name in enumerate(COMMANDS):
        options = {"table": table.info.id} if name in ("replay", "verify") else {}
        options |= {"user": bruno.user} if name == "history" else {}
        page = await world.ask(anna, name, **options)
        assert page.is_ephemeral
        assert len(world.public) == number
        before = page.content
        public = await shared(world, anna, page)
        assert public.content.endswith("\n-# Shared by Anna")
        assert public.content.startswith(before)
        assert len(public.attachments) == len(page.attachments)
        assert not public.ping_user_ids
        assert page.content == before
        assert "Share" not in labels(page), "a second click would post it twice"


async def test_shared_page_is_redrawn_in_the_servers_language_and_marks_no_line(world: World) -> None:
    await finished(world, (2, 1), (world.anna, world.bruno))
    world.locales[world.anna.id] = "it"
    page = await world.ask(world.anna, "leaderboard")
    assert "Vittorie. 1–2 di 2." in page.content
    await finished(world, (2, 1), (world.anna, world.bruno))
    world.env.inject_error("POST", "/webhooks/*", status=503, code=0)
    await world.click(world.anna, "Condividi", page)
    assert world.public == []
    await world.click(world.anna, "Condividi", page)
    (public,) = world.public
    assert "Wins. 1–2 of 2." in public.content
    assert [line.games for line in lines(public)] == [2, 2], alt_of(public)
    assert world.files(public) != world.files(page)

    before = (public.content, public.edited_timestamp)
    own = await world.open(world.bruno, "Where am I?", public)
    assert [line.name for line in lines(own)] == ["Anna", "Bruno"]
    assert (public.content, public.edited_timestamp) == before
    assert "not on this leaderboard yet" in world.private(await world.click(world.carla, "Where am I?", public))


async def test_a_table_is_shared_on_its_own_server_only(world: World) -> None:
    table = await aborted(world, world.anna, world.bruno)
    elsewhere = world.env.create_guild("Elsewhere")
    channel, anna = elsewhere.create_text_channel("far"), elsewhere.add_member(world.anna.user)
    for name in ("replay", "verify"):
        page = await world.ask(anna, name, channel=channel, table=table.info.id)
        assert page.is_ephemeral
        assert "Share" not in labels(page)
        assert page.content.endswith("-# This table was played on another server, and can be shared only there.")
    await world.anna.user.slash("replay", table=table.info.id)
    assert "Share" not in labels(world.message_of(world.last)), "nor in a direct message"


async def test_a_button_to_share_that_should_not_be_is_refused_kindly(world: World) -> None:
    """No Roost makes one; the refusal does not tell strangers that there is such a table."""
    elsewhere = world.env.create_guild("Elsewhere")
    channel = elsewhere.create_text_channel("far")
    anna, carla = elsewhere.add_member(world.anna.user), elsewhere.add_member(world.carla.user)
    table = await aborted(world, world.anna, world.bruno)
    for who, sentence in ((anna, "can be shared only there"), (carla, "There's no table")):
        message = await world.ask(who, "help", channel=channel)
        reply = world.private(await world.pressed(who, Share(who.id, Film(table.info.id)).custom_id, message))
        assert sentence in reply
    assert not [message for message in world.env.backend.messages[channel.id].values() if not message.is_ephemeral]
