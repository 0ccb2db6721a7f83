"""How to play on Discord: from the lobby, under the board, by command and from a refusal; always private."""

from dataclasses import replace

from msgspec import Raw
from simcord.backend.models import Message

from bot.chat.front.controls import GameCode
from bot.chat.requests import Play, RulesPage, table_of
from bot.chat.words.texts import texts_for
from games.registry import GAMES
from tests.chat.world import Reply, World, parts

PITCH = texts_for("en").say("heckmeck-pitch")


def answered(world: World, reply: Reply) -> Message:
    """The private message that answers; its picture has an alt text."""
    message = world.message_of(reply)
    assert message.attachments[0]["description"]
    return message


async def test_the_lobbys_button_opens_private_pages_with_the_tables_variants(world: World) -> None:
    await world.lobby()
    before = len(world.public)
    reply = await world.click(world.carla, "How to play")
    assert "1 / 5" in answered(world, reply).content
    assert PITCH not in answered(world, reply).content, "the lobby has said it"
    assert len(world.public) == before
    page = answered(world, await world.click(world.anna, "How to play"))
    pictures = [page.attachments[0]["filename"]]
    messages = len(world.messages)
    for number in (2, 3, 4):
        await world.click(world.anna, "Next ▶", page)
        assert f"{number} / 5" in page.content
        pictures.append(page.attachments[0]["filename"])
    assert len({*pictures}) == 4
    await world.click(world.anna, "◀ Back", page)
    assert "3 / 5" in page.content
    assert len(world.messages) == messages
    await world.choose(world.anna, ["free_choice", "by-hand"])
    page = answered(world, await world.click(world.bruno, "How to play"))
    await world.click(world.bruno, "Variants", page)
    here, _, others = page.content.partition("in the lobby, too")
    assert "Free choice" in here
    assert "Roll everything yourself" in here
    assert "Every bust burns a tile" in others


async def test_how_to_play_is_offered_under_the_board(world: World) -> None:
    await world.table()
    board = world.board.content
    page = answered(world, await world.click(world.bruno, "How to play"))
    await world.click(world.bruno, "Signs", page)
    assert "**1** **Golden frame:**" in page.content
    assert world.board.content == board


async def test_a_question_is_answered_at_once_and_may_be_answered_again(world: World) -> None:
    page = answered(world, await world.command(world.anna, "rules", game="heckmeck"))
    await world.click(world.anna, "Try it", page)
    assert "What would you do?" in page.content
    await world.click(world.anna, "29", page)
    assert "Not **29**: " in page.content
    await world.click(world.anna, "28", page)
    assert "**28** is right!" in page.content


async def test_rules_without_a_game_and_a_table_ask_which(world: World) -> None:
    asked = await world.ask(world.anna, "rules")
    assert set(world.buttons(asked)) == {texts_for("en").say(f"{game}-title") for game in GAMES}
    await world.click(world.anna, "Verflixxt!", asked)
    assert "Verflixxt! · 1 / " in asked.content


async def test_a_refused_move_shows_its_rule(world: World) -> None:
    await world.table()
    message = await world.ask(world.anna, "heckmeck keep", face="3")
    assert "Roll the dice first." in message.content
    page = answered(world, await world.click(world.anna, "Show the rule", message))
    assert "**1. Roll, and keep one face.**" in page.content
    assert PITCH not in page.content, "who plays knows what is played"
    assert "Roll the dice first." in message.content, "it stays"
    assert not [*parts(await world.ask(world.carla, "heckmeck roll"))], "no rule of the game refuses that"


async def test_a_refusal_behind_the_table_in_words_shows_its_rule(world: World) -> None:
    await world.table()
    words = await world.open(world.anna, "As text")
    table = table_of(world.buttons(words)["Refresh"]) or ""
    await world.pressed(world.anna, Play(table, 0, 1, Raw(b'["keep",3]')).custom_id, words)
    assert words.content.startswith("You haven't rolled yet. Roll the dice first.")
    page = answered(world, await world.click(world.anna, "Show the rule", words))
    assert "1 / 5" in page.content
    assert words.content.startswith("You haven't rolled yet. Roll the dice first.")


async def test_a_page_that_is_gone_is_the_first_one(world: World) -> None:
    await world.lobby()
    for page in (
        RulesPage(GameCode["heckmeck"], "nosuchpage", way="open"),
        RulesPage(GameCode["heckmeck"], "try-figure-99", answer=1, way="open"),
    ):
        reply = await world.pressed(world.anna, page.custom_id, world.board)
        assert "1 / 5" in answered(world, reply).content


async def test_a_table_elsewhere_is_none_of_its_pages(world: World) -> None:
    await world.lobby()
    await world.choose(world.anna, ["free_choice"])
    table = table_of(world.buttons()["Join"])
    other = world.env.create_guild()
    channel = other.create_text_channel("other")
    carla = other.add_member(world.carla.user)
    there = replace(world, guild=other, channel=channel)
    page = answered(there, await there.command(carla, "rules", game="heckmeck"))
    variants = RulesPage(GameCode["heckmeck"], "variants", table, way="open")
    reply = await there.pressed(carla, variants.custom_id, page)
    assert "Free choice" in there.private(reply)
    assert "At this table" not in there.private(reply)
