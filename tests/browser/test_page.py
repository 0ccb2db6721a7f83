"""The playground's page in a real browser, with a bot on the real discord.py."""

import asyncio
import re

import pytest

from bot.playground.server import Playground
from tests.browser.conftest import OpenPage
from tests.browser.driver import Browser, Locator, Page, Route, expect
from tests.browser.players import panel
from tests.patience import PATIENCE
from tests.playground.plain_bot import PlainBot

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

OVERLAPS = """message => {
  const text = (one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return range.getBoundingClientRect();
  };
  const over = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const signs = [...message.querySelectorAll(".alt-badge, .when, .gutter-time, .edited, .tools")];
  const texts = [...message.querySelectorAll(".content p, .author")].map(text);
  const shown = [...texts, ...[...message.querySelectorAll("img")].map((one) => one.getBoundingClientRect())];
  return signs.filter((sign) => shown.some((one) => over(text(sign), one))).map((sign) => sign.className);
}"""
"""Returns the signs of a message that cover its picture or its text."""


def composer(page: Page, name: str) -> Locator:
    return panel(page, name).get_by_role("combobox", name="Message", exact=True)


async def send(page: Page, name: str, text: str) -> None:
    """Enter text or a whole command, and send it."""
    await composer(page, name).fill(text)
    await panel(page, name).get_by_role("button", name="Send", exact=True).click()


async def post_board(page: Page, name: str = "Ada") -> Locator:
    """Post a message with a picture and controls. Returns it in a person's panel."""
    await send(page, "Ada", "/table open game:heckmeck")
    message = panel(page, name).get_by_role("article").filter(has=page.get_by_role("button", name="Step"))
    await message.wait_for()
    return message


async def test_badge_opens_a_pictures_alt_text(page: Page) -> None:
    message = await post_board(page)
    picture = message.get_by_role("img", name="Board 0: nothing is taken.")
    await expect(picture).to_be_visible()
    await expect(picture).to_have_js_property("naturalWidth", 600)
    badge = message.get_by_role("button", name="Alt text")
    await badge.press("Enter")
    await expect(badge).to_have_attribute("aria-expanded", "true")
    await expect(message.locator("figcaption")).to_have_text("Board 0: nothing is taken.")
    await message.get_by_role("button", name="Enlarge the picture").click()
    await expect(page.get_by_role("dialog", name="Picture").get_by_role("img")).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("dialog", name="Picture")).to_be_hidden()


async def test_signs_never_cover_pictures_or_texts(page: Page) -> None:
    await post_board(page)
    await send(page, "Ada", "/write person:Bruno")
    for number in range(2):
        await send(
            page, "Ada", f"{number}: " + "a thought that fills a line on a phone and more than that at a desk, too " * 3
        )
    messages = panel(page, "Ada").get_by_role("article")
    await expect(messages).to_have_count(4)
    await expect(messages.last).to_have_class(re.compile(r"\bgrouped\b"))
    for width in (1280, 390):
        await page.set_viewport_size({"width": width, "height": 844})
        for message in await messages.all():
            await message.hover()
            await expect(message.locator(".when, .gutter-time")).to_be_visible()
            await expect(message.locator(".tools")).to_be_visible()
            assert await message.evaluate(OVERLAPS) == []


async def test_reply_shows_person_and_command(page: Page) -> None:
    message = await post_board(page, "Bruno")
    await expect(message.locator(".reference")).to_have_text("AAdaused/table open")
    await expect(message.locator(".app-badge")).to_have_text("APP")


async def test_a_button_by_mouse_changes_the_message_for_everyone(page: Page) -> None:
    message = await post_board(page)
    await message.get_by_role("button", name="Step").click()
    for name in ("Ada", "Bruno"):
        shown = panel(page, name).get_by_role("article").last
        await expect(shown).to_contain_text("at 1")
        await expect(shown.get_by_role("img", name="Board 1")).to_be_visible()
        await expect(shown.locator(".edited")).to_have_text("(edited)")


async def test_button_keeps_focus_when_its_message_is_redrawn(page: Page) -> None:
    message = await post_board(page)
    button = message.get_by_role("button", name="Step")
    await button.focus()
    for step in range(1, 4):
        await page.keyboard.press("Enter")
        await expect(message).to_contain_text(f"at {step}")
        await expect(button).to_be_focused()
        await expect(button).to_have_attribute("data-custom-id", f"step:{step}")
        await expect(button).not_to_have_attribute("aria-busy", "true")


async def test_old_picture_stays_until_the_new_one_is_loaded(page: Page) -> None:
    message = await post_board(page)
    image = message.get_by_role("img")
    await expect(image).to_have_js_property("complete", True)
    old = await image.get_attribute("src")
    release = asyncio.Event()

    async def held(route: Route) -> None:
        await release.wait()
        await route.continue_()

    await page.route("**/board-1.png", held)
    await message.get_by_role("button", name="Step").click()
    await expect(message).to_contain_text("at 1")
    await expect(image).to_have_attribute("src", old or "")
    release.set()
    await expect(image).to_have_attribute("alt", "Board 1: nothing is taken.")
    assert await image.get_attribute("src") != old


async def test_a_menu_with_several_choices_is_sent_when_it_closes(page: Page) -> None:
    message = await post_board(page)
    menu = message.get_by_role("combobox", name="Fruit")
    await menu.click()
    options = panel(page, "Ada").get_by_role("listbox", name="Fruit")
    await options.get_by_role("option", name="Plum").click()
    await options.get_by_role("option", name="Fig").click()
    await expect(options.get_by_role("option", selected=True)).to_have_count(2)
    await expect(panel(page, "Ada")).not_to_contain_text("picked")
    await page.keyboard.press("Escape")
    await expect(panel(page, "Bruno").get_by_role("article").last).to_contain_text("picked fig plum")
    await expect(menu).to_be_focused()


async def test_a_menu_by_keyboard(page: Page) -> None:
    message = await post_board(page)
    await message.get_by_role("combobox", name="Fruit").focus()
    for key in ("ArrowDown", "p", "Enter", "Escape"):
        await page.keyboard.press(key)
    await expect(panel(page, "Bruno").get_by_role("article").last).to_contain_text("picked pear")


async def test_only_the_addressee_sees_and_dismisses_an_ephemeral_reply(page: Page) -> None:
    message = await post_board(page)
    await message.get_by_role("button", name="My hand").click()
    whisper = panel(page, "Ada").locator('article[data-ephemeral="true"]')
    await expect(whisper).to_contain_text("a hand for @Ada")
    await expect(whisper).to_contain_text("Only you can see this")
    await expect(panel(page, "Bruno").get_by_role("article").filter(has_text="a hand")).to_have_count(0)
    await whisper.get_by_role("button", name="Dismiss message").click()
    await expect(whisper).to_have_count(0)


async def test_click_without_reply_shows_an_error_below_the_message(page: Page, playground: Playground) -> None:
    message = await post_board(page)
    button = message.get_by_role("button", name="Mute")
    await button.click()
    await expect(button).to_have_attribute("aria-busy", "true")
    playground.world.skip(PATIENCE)
    await expect(message.get_by_role("alert")).to_contain_text("This interaction failed")
    await expect(button).not_to_have_attribute("aria-busy", "true")
    await expect(panel(page, "Bruno").get_by_role("alert").filter(has_text="failed")).to_have_count(0)


async def test_a_slash_command_with_completion_by_keyboard_only(page: Page) -> None:
    await composer(page, "Bruno").focus()
    keyboard = page.keyboard
    await keyboard.type("/ke")
    listed = panel(page, "Bruno").get_by_role("listbox", name="Suggestions")
    await expect(listed.get_by_role("option", name="/table keep")).to_have_attribute("aria-selected", "true")
    await keyboard.press("Enter")
    face = panel(page, "Bruno").get_by_role("combobox", name="face (required)")
    await expect(face).to_be_focused()
    await expect(listed.get_by_role("option")).to_have_count(4)
    await keyboard.type("4")
    await expect(listed.get_by_role("option")).to_have_text(["4 (two dice)"])
    await keyboard.press("Tab")
    await expect(face).to_have_value("4 (two dice)")
    await keyboard.press("Enter")
    await expect(panel(page, "Ada").get_by_role("article").last).to_contain_text("kept 4")
    await expect(composer(page, "Bruno")).to_be_focused()
    await keyboard.press("ArrowUp")
    await expect(face).to_have_value("4 (two dice)")


async def type_text(page: Page, name: str, text: str) -> Locator:
    """Type text letter by letter, and press Enter once. Returns the newest message."""
    await composer(page, name).focus()
    await page.keyboard.type(text)
    await page.keyboard.press("Enter")
    return panel(page, name).get_by_role("article").last


async def test_a_command_typed_letter_by_letter_is_sent_by_one_enter(page: Page) -> None:
    await expect(await type_text(page, "Ada", "/table show")).to_contain_text("the table")
    await expect(await type_text(page, "Ada", "/table show text:True")).to_contain_text("the table in words")
    await expect(composer(page, "Ada")).to_be_focused()


async def test_options_typed_by_their_names_are_taken_in_any_order(page: Page) -> None:
    await expect(await type_text(page, "Ada", "/table open game:karteneck seats:3")).to_contain_text("karteneck for 3")
    await expect(await type_text(page, "Ada", "/table open seats:4 game:Heckmeck")).to_contain_text("heckmeck for 4")
    await expect(await type_text(page, "Bruno", "/table keep face:4")).to_contain_text("kept 4")


async def test_missing_required_option_prevents_sending(page: Page) -> None:
    await send(page, "Ada", "/table keep ")
    await expect(panel(page, "Ada").get_by_role("alert").filter(has_text="face is required")).to_be_visible()
    await expect(panel(page, "Ada").get_by_role("combobox", name="face")).to_be_focused()
    await page.keyboard.press("Escape")
    await page.keyboard.press("Escape")
    await expect(panel(page, "Ada").get_by_role("combobox", name="face")).to_have_count(0)


async def test_a_whole_command_without_options_is_sent_by_the_arrow(page: Page) -> None:
    await send(page, "Ada", "/table keep")
    await expect(panel(page, "Ada").get_by_role("alert").filter(has_text="face is required")).to_be_visible()
    await page.keyboard.press("Escape")
    await page.keyboard.press("Escape")
    await send(page, "Ada", "/table kee")
    await expect(panel(page, "Ada").get_by_role("alert").filter(has_text="No such command")).to_be_visible()
    await expect(composer(page, "Ada")).to_have_value("/table kee")


async def test_an_optional_option_is_added_by_mouse(page: Page) -> None:
    ada = panel(page, "Ada")
    await ada.get_by_role("button", name="/table open").click()
    await ada.get_by_role("option", name="Karteneck").click()
    await ada.get_by_role("button", name="+1 option").click()
    await ada.get_by_role("option", name="seats").click()
    await ada.get_by_role("combobox", name="seats").fill("9")
    await ada.get_by_role("button", name="Send", exact=True).click()
    await expect(ada.get_by_role("alert").filter(has_text="at most 7")).to_be_visible()
    await ada.get_by_role("combobox", name="seats").fill("3")
    await ada.get_by_role("button", name="Send", exact=True).click()
    await expect(ada.get_by_role("article").last).to_contain_text("karteneck for 3")


async def test_players_are_added_shown_side_by_side_and_dropped(page: Page) -> None:
    await page.get_by_role("button", name="Add player").click()
    form = page.get_by_role("dialog", name="Add a player")
    await form.get_by_label("Name").fill("Chiara")
    await form.get_by_label("Language").select_option("it")
    await form.get_by_role("button", name="Add", exact=True).click()
    await expect(page.locator("section[data-person]")).to_have_count(3)
    await expect(panel(page, "Chiara")).to_be_visible()
    await page.get_by_role("button", name="Hide Bruno").click()
    await expect(panel(page, "Bruno")).to_have_count(0)
    await page.get_by_role("button", name="Show Bruno").click()
    await expect(panel(page, "Bruno")).to_be_visible()
    await panel(page, "Chiara").get_by_role("button", name="Impostazioni di Chiara").click()
    await panel(page, "Chiara").get_by_role("button", name="Manda via Chiara").click()
    await expect(page.locator("section[data-person]")).to_have_count(2)
    await expect(page.get_by_role("group", name="People at this screen").get_by_role("button")).to_have_count(2)


async def test_reload_keeps_hidden_people_hidden(open_page: OpenPage, playground: Playground) -> None:
    for name in ("Chiara", "Dario"):
        playground.world.add_person(name)
    page = await open_page(1440, 900)
    await page.get_by_role("button", name="Add player").click()
    await page.get_by_label("Name", exact=True).fill("Elsa")
    await page.keyboard.press("Enter")
    await expect(panel(page, "Elsa")).to_be_in_viewport()
    await page.get_by_role("button", name="Hide Bruno").click()
    await expect(panel(page, "Bruno")).to_have_count(0)
    await page.reload()
    for name in ("Ada", "Chiara", "Dario", "Elsa"):
        await expect(panel(page, name)).to_be_in_viewport(ratio=0.9)
    await expect(panel(page, "Bruno")).to_have_count(0)
    await page.get_by_role("button", name="Show Bruno").click()
    await expect(panel(page, "Bruno")).to_be_in_viewport()


async def test_tab_of_direct_messages_counts_unread_ones(page: Page) -> None:
    await send(page, "Ada", "/write person:Bruno")
    tab = panel(page, "Bruno").get_by_role("tab", name="Direct messages")
    await expect(tab).to_have_attribute("data-unread", "1")
    await expect(panel(page, "Ada").get_by_role("tab", name="Direct messages")).not_to_have_attribute(
        "data-unread", "1"
    )
    await tab.click()
    letter = panel(page, "Bruno").get_by_role("article").last
    await expect(letter).to_contain_text("a private letter")
    await expect(tab).not_to_have_attribute("data-unread", "1")
    await letter.get_by_role("button", name="the table").click()
    aim = panel(page, "Bruno").get_by_role("article").filter(has_text="a letter for @Bruno")
    await expect(aim).to_be_focused()
    await expect(panel(page, "Bruno").get_by_role("tab").first).to_have_attribute("aria-selected", "true")


async def test_mention_highlights_the_message_for_that_person(page: Page) -> None:
    await send(page, "Ada", "/write person:Bruno")
    await expect(panel(page, "Bruno").get_by_role("article").last).to_have_class("message pinged fresh")
    await expect(panel(page, "Bruno").locator(".mention-me")).to_have_text("@Bruno")
    await expect(panel(page, "Ada").locator(".pinged")).to_have_count(0)


async def test_bot_can_report_closed_direct_messages(page: Page) -> None:
    bruno = panel(page, "Bruno")
    await bruno.get_by_role("button", name="Settings of Bruno").click()
    await bruno.get_by_role("switch", name="Direct messages open").click()
    await expect(bruno.get_by_role("switch", name="Direct messages open")).to_have_attribute("aria-checked", "false")
    await page.keyboard.press("Escape")
    await expect(bruno.locator(".panel-head")).to_contain_text("DMs closed")
    await send(page, "Ada", "/write person:Bruno")
    await expect(bruno.get_by_role("article").last).to_contain_text("the letter came back")


async def test_markup_in_messages_stays_text(page: Page, playground: Playground) -> None:
    name = "<img src=x onerror=x>"
    person = playground.world.add_person(name)
    channel = next(iter(playground.world.channels))
    words = '<script>x()</script> [no](javascript:x()) **bold** snake_case_name <img src=x onerror="x()">'
    playground.world.say(person.id, channel, words)
    message = panel(page, "Ada").get_by_role("article").last
    await expect(message.locator(".author")).to_have_text(name)
    await expect(message.locator(".content")).to_have_text(words.replace("**", ""))
    await expect(message.locator("strong")).to_have_text("bold")
    await expect(message.locator("a, script, em, .body img")).to_have_count(0)
    await expect(panel(page, name)).to_be_visible()


async def test_phone_shows_one_person_without_overflow(open_page: OpenPage) -> None:
    page = await open_page(390, 844)
    await expect(page.locator("section[data-person]")).to_have_count(1)
    await post_board(page)
    await page.get_by_role("button", name="Show Bruno").click()
    await expect(panel(page, "Bruno")).to_be_visible()
    await expect(panel(page, "Ada")).to_have_count(0)
    message = panel(page, "Bruno").get_by_role("article").last
    await expect(message.get_by_role("img")).to_be_in_viewport()
    await composer(page, "Bruno").fill("/")
    assert await page.evaluate("document.documentElement.scrollWidth") == 390
    assert await panel(page, "Bruno").locator(".log").evaluate("log => log.scrollWidth <= log.clientWidth")
    box = await message.get_by_role("button", name="Step").bounding_box()
    assert box is not None
    assert box["height"] >= 40


async def test_second_press_of_delete_removes_a_message(page: Page) -> None:
    message = await post_board(page)
    await message.focus()
    await page.keyboard.press("Delete")
    await expect(message).to_be_visible()
    await page.keyboard.press("Delete")
    await expect(panel(page, "Bruno").get_by_role("article")).to_have_count(0)


async def test_a_second_channel_is_a_second_tab(page: Page) -> None:
    ada = panel(page, "Ada")
    await ada.get_by_role("button", name="Add channel").click()
    await ada.get_by_label("Name of the channel").fill("corner")
    await page.keyboard.press("Enter")
    await expect(ada.get_by_role("tab", name="# corner")).to_have_attribute("aria-selected", "true")
    await send(page, "Ada", "hello there")
    await expect(panel(page, "Bruno").get_by_role("tab", name="# corner")).to_have_attribute("data-unread", "0")


async def test_chosen_theme_survives_a_reload(open_page: OpenPage) -> None:
    page = await open_page(dark=True)
    paper = "getComputedStyle(document.body).backgroundColor"
    dark = await page.evaluate(paper)
    await page.get_by_role("button", name="Light theme").click()
    light = await page.evaluate(paper)
    assert light != dark
    await page.reload()
    await page.get_by_role("button", name="Dark theme").wait_for()
    assert await page.evaluate(paper) == light


async def test_page_speaks_the_readers_language(page: Page, playground: Playground) -> None:
    ada, bruno, bar = panel(page, "Ada"), panel(page, "Bruno"), page.get_by_role("banner").first
    message = await post_board(page)
    await ada.get_by_role("button", name="Settings of Ada").click()
    await ada.get_by_label("Language").select_option("it")
    await expect(ada.get_by_role("tab", name="Messaggi privati")).to_be_visible()
    await expect(ada.get_by_placeholder("Ada scrive in # general")).to_be_visible()
    await expect(ada.locator(".reference")).to_have_text("AAdaha usato/table open")
    await expect(bruno.locator(".reference")).to_have_text("AAdaused/table open")
    await expect(bruno.get_by_placeholder("Write in # general as Bruno")).to_be_visible()

    await expect(bar).to_contain_text("Prova locale, non è Discord.")
    await expect(page.get_by_role("button", name="Aggiungi giocatore")).to_be_visible()
    await composer(page, "Bruno").click()
    await expect(bar).to_contain_text("Local stand-in, not Discord.")
    await expect(bar).to_contain_text("Roost is online")
    await expect(page.locator("html")).to_have_attribute("lang", "en")

    await message.get_by_role("button", name="Mute").click()
    await expect(message.get_by_role("button", name="Mute")).to_have_attribute("aria-busy", "true")
    playground.world.skip(PATIENCE)
    await expect(message.get_by_role("alert")).to_contain_text("Questa interazione non è riuscita")
    await ada.get_by_role("combobox", name="Messaggio", exact=True).fill("/table keep ")
    await ada.get_by_role("button", name="Invia", exact=True).click()
    await expect(ada.get_by_role("alert").filter(has_text="face: manca")).to_be_visible()


async def test_chosen_language_overrides_the_browsers(browser: Browser, playground: Playground, bot: PlainBot) -> None:
    context = await browser.new_context(locale="it-IT")
    page = await context.new_page()
    await page.goto(playground.url)
    await expect(page.get_by_role("button", name="Aggiungi giocatore")).to_be_visible()
    await expect(page.locator("html")).to_have_attribute("lang", "it")
    for name in ("Ada", "Bruno"):
        await expect(panel(page, name).get_by_role("tab", name="Messaggi privati")).to_be_visible()
    await panel(page, "Ada").get_by_role("button", name="Impostazioni di Ada").click()
    await panel(page, "Ada").get_by_label("Lingua").select_option("en-US")
    await expect(panel(page, "Ada").get_by_role("tab", name="Direct messages")).to_be_visible()
    await page.reload()
    await expect(panel(page, "Ada").get_by_role("tab", name="Direct messages")).to_be_visible()
    await expect(panel(page, "Bruno").get_by_role("tab", name="Messaggi privati")).to_be_visible()
    assert bot.is_ready()
    await context.close()


async def test_page_reconnects_after_a_restart(page: Page, playground: Playground) -> None:
    await composer(page, "Ada").fill("half a thought")
    banner = page.get_by_role("status").filter(has_text="The table is away")
    await playground.stop()
    await expect(banner).to_be_visible()
    playground.world.add_person("Chiara")
    await playground.start()
    await expect(banner).to_be_hidden()
    await expect(panel(page, "Chiara")).to_be_visible()
    await expect(composer(page, "Ada")).to_have_value("half a thought")


async def test_tab_key_skips_old_boards(page: Page) -> None:
    articles = panel(page, "Ada").get_by_role("article")
    for number, words in enumerate(("/table open game:heckmeck", "/table open game:karteneck", "well played")):
        await send(page, "Ada", words)
        await expect(articles).to_have_count(number + 1)
    await composer(page, "Ada").focus()
    stops: list[str] = []
    while not await panel(page, "Ada").get_by_role("tab").first.evaluate("tab => tab === document.activeElement"):
        await page.keyboard.press("Shift+Tab")
        stops.append(
            await page.evaluate("(document.activeElement.closest('article') ?? {dataset: {}}).dataset.messageId") or ""
        )
    ids = await articles.evaluate_all("all => all.map(one => one.dataset.messageId)")
    assert set(stops) - {""} == set(ids[1:])
    assert len(stops) > 8  # picture, text, buttons and menu of the newest board

    await articles.last.focus()
    await page.keyboard.press("Home")
    await expect(articles.first).to_be_focused()
    await page.keyboard.press("Tab")
    assert await articles.first.evaluate("old => old.contains(document.activeElement)")
    await articles.first.get_by_role("button", name="Step").click()
    await expect(articles.first).to_contain_text("at 1")


async def test_menu_closed_without_a_change_sends_nothing(page: Page) -> None:
    message = await post_board(page)
    menu = message.get_by_role("combobox", name="Fruit")
    await menu.press("Enter")
    await expect(menu).to_have_attribute("aria-expanded", "true")
    await page.keyboard.press("Escape")
    await expect(menu).to_have_attribute("aria-expanded", "false")
    await expect(menu).to_be_focused()
    await send(page, "Bruno", "nothing was sent")
    await expect(panel(page, "Ada").get_by_role("article").last).to_contain_text("nothing was sent")
    await expect(panel(page, "Ada")).not_to_contain_text("picked")


async def test_new_messages_scroll_only_from_the_bottom(page: Page) -> None:
    await post_board(page)
    log = panel(page, "Ada").get_by_role("log")
    for number in range(12):
        await send(page, "Bruno", f"line {number}")
    await expect(panel(page, "Ada").get_by_text("line 11")).to_be_in_viewport()
    await log.evaluate("log => { log.scrollTop = 0 }")
    await expect(panel(page, "Ada").get_by_role("button", name="Newest")).to_be_visible()
    await send(page, "Bruno", "the latest")
    await expect(panel(page, "Ada").get_by_text("the latest")).not_to_be_in_viewport()
    await panel(page, "Ada").get_by_role("button", name="1 new").click()
    await expect(panel(page, "Ada").get_by_text("the latest")).to_be_in_viewport()


async def test_draft_stays_in_its_channel(page: Page) -> None:
    ada = panel(page, "Ada")
    await composer(page, "Ada").fill("good luck")
    await ada.get_by_role("tab", name="Direct messages").click()
    await expect(composer(page, "Ada")).to_have_value("")
    await composer(page, "Ada").fill("my secret")
    await ada.get_by_role("tab", name="general").click()
    await expect(composer(page, "Ada")).to_have_value("good luck")
    await ada.get_by_role("tab", name="Direct messages").click()
    await expect(composer(page, "Ada")).to_have_value("my secret")
