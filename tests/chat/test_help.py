"""`/help` asks what a person wants to do, and each button begins it."""

from bot.chat.words.texts import LANGUAGES, texts_for
from games.registry import GAMES
from tests.chat.world import Dealer, World
from tests.patience import until

BUTTONS = ["Play with others", "Play alone", "Learn a game", "Back to my table", "Today's worm", "All commands"]
TITLES = {texts_for("en").say(f"{game}-title") for game in GAMES}


async def test_help_is_a_question_whose_every_button_begins_what_it_says(world: World) -> None:
    for language in LANGUAGES:
        world.locales[world.anna.id] = language
        asked = await world.ask(world.anna, "help")
        assert len(asked.content) < 40
        assert len(world.buttons(asked)) == len(BUTTONS)
    world.locales.clear()
    asked = await world.ask(world.anna, "help")
    assert list(world.buttons(asked)) == BUTTONS
    for label, found in {"Play with others": "Which game?", "Learn a game": "Which game?"}.items():
        reply = await world.open(world.anna, label, asked)
        assert found in reply.content
        assert {*world.buttons(reply)} == TITLES
    assert "no seat at any table" in world.private(await world.click(world.anna, "Back to my table", asked))
    await world.command(world.anna, "help")
    commands = await world.open(world.anna, "All commands", asked)
    assert "/heckmeck roll" in commands.content.replace("</heckmeck roll", "/heckmeck roll")


async def test_help_leads_to_a_game_alone_that_goes_on_and_back_to_it(world: World, dealer: Dealer) -> None:
    dealer.first(1)
    asked = await world.ask(world.anna, "help")
    games = await world.open(world.anna, "Play alone", asked)
    await world.click(world.anna, "Verflixxt!", games)
    await until(lambda: "**Anna**" in world.board.content.splitlines()[-1], world.later)  # asked after the hen
    asked = await world.ask(world.anna, "help")
    back = await world.open(world.anna, "Back to my table", asked)
    assert back.content.endswith(f"Verflixxt!: https://discord.com/channels/{world.guild.id}/{world.channel.id}")


async def test_help_and_rules_work_in_direct_messages_and_open_no_table(world: World) -> None:
    await world.anna.user.slash("rules", game="heckmeck")
    assert "Reiner Knizia" in world.private(world.last)
    await world.anna.user.slash("help")
    asked = world.message_of(world.last)
    await world.anna.user.click(world.seen(asked), label="Play alone")
    assert "only works on a server" in world.private(world.last)
    assert await world.store.live_tables() == []
