"""The menus of people and messages at the page: by mouse and by keyboard, on a phone's width."""

import pytest

from tests.browser.driver import Page, expect
from tests.browser.players import last, open_table, panel

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

PLAYERS = ("Anna", "Bruno")
WIDTH = 390


async def test_menus_of_messages_and_people_open_by_mouse_and_keyboard(page: Page) -> None:
    await open_table(page, "Heckmeck am Bratwurmeck")
    lobby = last(page, "Anna")
    menu = page.get_by_role("dialog")
    await lobby.click(button="right", position={"x": 90, "y": 60})
    await menu.get_by_role("button", name="As text").click()
    await expect(last(page, "Anna")).to_contain_text("Only you can see this")
    await expect(last(page, "Anna")).to_contain_text("Anna")
    await last(page, "Anna").focus()
    await page.keyboard.press("Shift+F10")
    await expect(menu.get_by_role("button", name="As text")).to_be_focused()
    await page.keyboard.press("Escape")
    await expect(menu).not_to_be_visible()
    await panel(page, "Anna").get_by_role("button", name="People here").click()
    await menu.get_by_role("button", name="Bruno").click()
    box = await menu.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= WIDTH
    await expect(menu.get_by_role("button", name="Invite to my table")).to_be_focused()
    await page.keyboard.press("Enter")
    await expect(last(page, "Anna")).to_contain_text("@Bruno: Anna invites you")


async def test_new_table_form_is_filled_in_and_opens_the_lobby(page: Page) -> None:
    anna = panel(page, "Anna")
    await anna.get_by_role("button", name="/table open").click()
    await anna.get_by_role("button", name="Send", exact=True).click()
    await last(page, "Anna").get_by_role("button", name="Verflixxt!").click()
    form = page.locator("dialog.form")
    await expect(form.get_by_role("heading", name="New table: Verflixxt!")).to_be_visible()
    await form.get_by_label("Bruno").check()
    await form.get_by_label("a day", exact=True).check()
    await form.get_by_role("button", name="Submit").click()
    await expect(form).not_to_be_visible()
    await expect(last(page, "Anna")).to_contain_text("@Bruno: Anna invites you")
    await expect(anna.get_by_role("img", name="Clock per move: a day")).to_be_visible()
