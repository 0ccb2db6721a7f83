"""Public text speaks the table's language, private text the reader's."""

from bot.chat.requests import ChooseLanguage, decode
from bot.chat.words.texts import LANGUAGES, texts_for
from tests.chat.world import World, parts


async def test_an_italian_reads_refusals_in_italian_at_an_english_table(world: World) -> None:
    world.locales[world.bruno.id] = "it"
    await world.table(2)
    assert "Questo pulsante è per ● **Anna**." in world.private(await world.click(world.bruno, "Roll 8 dice"))
    assert "È il turno di ● **Anna**." in await world.hear(world.bruno, "heckmeck roll")
    text = await world.command(world.bruno, "table show", text=True)
    assert "● **Anna**, tocca a te: tira i dadi." in world.private(text)
    assert set(world.buttons(world.message_of(text))) == {"Aggiorna"}
    assert "your turn" in world.board.content


async def test_english_is_read_at_an_italian_table(world: World) -> None:
    await world.table(2, language="it")
    assert "tocca a te" in world.board.content
    assert "Tira 8 dadi" in world.buttons()
    assert "This button is for" in world.private(await world.click(world.bruno, "Tira 8 dadi"))
    assert "Sulla griglia: 21" in world.board.attachments[0]["description"]


async def test_table_uses_its_openers_language_by_default(world: World) -> None:
    """Most servers never chose a language, and Discord calls that American English."""
    world.locales[world.anna.id] = "it"
    await world.lobby(1)
    assert "Siediti" in world.buttons()
    other = world.guild.create_text_channel("other")
    assert "Join" in world.buttons(
        await world.ask(world.anna, "table open", channel=other, game="heckmeck", language="en")
    )


async def test_a_table_speaks_the_servers_language_where_roost_does_not_speak_its_openers(world: World) -> None:
    world.env.backend.get_guild(world.guild.id).preferred_locale = "it"
    world.locales[world.anna.id] = "xx"
    await world.lobby(1)
    assert "Siediti" in world.buttons()


async def test_the_opener_chooses_the_language_in_the_lobby_and_a_rematch_keeps_it(world: World) -> None:
    await world.lobby(2)
    settings = await world.open(world.anna, "…")
    (menu,) = [part for part in parts(settings) if isinstance(decode(part["custom_id"]), ChooseLanguage)]
    assert [(option["label"], option["value"], option["default"]) for option in menu["options"]] == [
        (texts_for(language).say("language-name"), language, language == "en") for language in LANGUAGES
    ]
    assert "**Anna** chooses this table's variants" in world.private(await world.click(world.bruno, "…"))
    refused = await world.pressed(world.bruno, menu["custom_id"], settings, ["it"])
    assert "**Anna** chooses this table's variants" in world.message_of(refused).content
    assert "Join" in world.buttons()
    before = len(world.public)
    await world.choose(world.anna, ["it"])
    assert "Siediti" in world.buttons()
    assert "Posti: " in world.shown
    assert len(world.public) == before, "in place"
    world.dealer.first(0)
    await world.click(world.anna, "Comincia")
    await world.restart()
    assert "tocca a te" in world.board.content
    await world.end()
    await world.later()
    await world.click(world.bruno, "Rivincita")
    assert "Ci sono" in world.buttons(), "though its opener reads English"
